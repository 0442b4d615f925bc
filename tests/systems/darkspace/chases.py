"""Chases for tests: a hauler that flees from patrol skimmers, with drivers, and drives run with given dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.chase.driving import ACTS
from regelwerk.systems.darkspace.rules.core.acts import Act, Done
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan, Medium
from regelwerk.systems.darkspace.state import Actor, Chase, Curb, Deed, World
from systems.darkspace.builders import armour, character, henchman, machine, told, world

BY_KIND: dict[str, Act] = {act.kind: act for act in ACTS}


def hauler(**changes: Any) -> Actor:
    values = {"size": 6, "mk": 3, "power": 4, "sensors": 2, "bots": 2, "armour": armour(6, 3), "waiting": True}
    return machine("hauler", "crew", **{**values, **changes})


def patrol(id: str = "patrol", **changes: Any) -> Actor:  # noqa: A002
    values = {"size": 5, "mk": 3, "power": 4, "sensors": 2, "bots": 2, "armour": armour(5, 2), "waiting": True}
    return machine(id, "customs", **{**values, **changes})


def juro(**changes: Any) -> Actor:
    """A character at the hauler's controls: pools of 3, manoeuvre 1, speed 2."""
    values: dict[str, Any] = {"aboard": "hauler", "at_controls": True, "skills": {"manoeuvre": 1, "speed": 2}}
    return character("juro", "crew", **{**values, **changes})


def pilot(id: str = "pilot", aboard: str = "patrol", **changes: Any) -> Actor:  # noqa: A002
    """A henchman of competence 3 at a skimmer's controls: three dice, no skill."""
    return henchman(id, 3, "customs", **{"aboard": aboard, "at_controls": True, **changes})


def chasing(
    *actors: Actor,
    start: dict[str, int],
    track: tuple[int, ...] = (14,),
    medium: Medium = "ground",
    curbs: tuple[Curb, ...] = (),
    stalled: tuple[str, ...] = (),
    **changes: Any,
) -> World:
    """A chase in which the crew flees, everybody at the distance units named."""
    plan = ChasePlan("crew", tuple(start.items()), track, medium)
    return replace(world(*actors, **changes), chase=Chase(plan, plan.start, 1, curbs, stalled))


def des(where: World) -> dict[str, int]:
    assert where.chase is not None
    return dict(where.chase.des)


def drive(
    where: World, kind: str, who: str, *answers: str, faces: Sequence[int] = (), amount: int = 0
) -> Transcript[Done]:
    """A driver's act, carried out by who steers something: control first, then the act."""
    act = BY_KIND[kind]
    offer = act.deeds(where, where.find(who))
    assert isinstance(offer, tuple), offer
    deed: Deed = replace(offer[0], amount=amount)
    return told(lambda: act.perform(where, deed), *answers, faces=faces)
