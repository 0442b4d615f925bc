"""Answers that somebody who looks ahead compares with the plan: the best few of every kind, not all there are.

Places and ways on a table are too many to list, and most kinds of actions have nothing to offer at a given moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.systems.realms.rules.core.phase import ActScene
from regelwerk.systems.realms.rules.movement.map_answers import key_of
from regelwerk.systems.realms.rules.movement.movement import MoveScene
from regelwerk.systems.realms.rules.shooting.aims import ShotScene
from regelwerk.systems.realms.tactics.plan import ATTACKS, ways_to
from regelwerk.systems.realms.tactics.policies import shot_key
from regelwerk.systems.realms.tactics.weights import SENSIBLE

PLAIN = ("fire_ready", "lie_down", "stand_up", "guard", "end")
"""Kinds of actions that need no more than to be named."""


def prospects(prompt: Choose[Any]) -> Sequence[str]:
    """The answers to a question that deserve a thought."""
    match prompt.scene:
        case ActScene(world, who, duty) if not duty:
            offered = [answer.key for answer in prompt.answers.listed()]
            able = [kind for kind in ("move", *ATTACKS) if kind in offered and ways_to(world, who, kind, SENSIBLE)]
            return [*able, *(kind for kind in PLAIN if kind in offered)]
        case ShotScene(world, who, kind):
            return [shot_key(deed) for deed in ways_to(world, who, kind, SENSIBLE)]
        case MoveScene(world, who, "move"):
            return [key_of(deed.path) for deed in ways_to(world, who, "move", SENSIBLE)]
        case MoveScene():
            return []
    return [answer.key for answer in prompt.answers.listed()]
