"""What is worth following in a confrontation from round to round."""

from __future__ import annotations

from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.systems.darkspace.state import Actor, World

FIGURES = ("ds-figure-vital", "ds-figure-boxes", "ds-figure-stress", "ds-figure-account")
WORTHS = (0, -1, -1, 0)
"""Vital boxes are among all boxes; the account goes up and down all the time."""


def standings(world: World) -> Standings:
    """Vital boxes, all boxes of body and system, stress, the account."""
    shown = [actor for actor in world.actors if actor.sheet.kind != "object"]
    return Standings(FIGURES, tuple(_standing(actor) for actor in shown), unit="ds-unit-round", worths=WORTHS)


def _standing(actor: Actor) -> Standing:
    figures = (actor.hurt.vital, actor.hurt.total + actor.breach.total, actor.stress, actor.account)
    return Standing(actor.id, bool(actor.out) or actor.dead, figures, actor.sheet.side)
