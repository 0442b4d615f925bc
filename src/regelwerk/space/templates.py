"""Templates: circles laid over bases."""

import math
from typing import Literal

from regelwerk.space.bases import EPS
from regelwerk.space.points import CENTIMETRE, Point
from regelwerk.space.solids import Body


def covered(centre: Point, radius: int, body: Body) -> Literal["full", "partial", "none"]:
    """How much of a base a circle covers; one that lies wholly on the base counts as full, a mere touch as nothing."""
    apart = math.hypot(body.at.x - centre.x, body.at.y - centre.y)
    forgiven = EPS * CENTIMETRE
    if apart <= abs(radius - body.radius) + forgiven:
        return "full"
    return "partial" if apart < radius + body.radius - forgiven else "none"
