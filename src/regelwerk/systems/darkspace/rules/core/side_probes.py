"""Probes that nobody interrupts: dice bought with stress, the throw, and what stress makes of it.

Nothing here knows of interrupts or acts, so damage and death can throw dice without knowing who might answer an act.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from regelwerk.engine.answers import Cost, Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.stress import collapse, headroom, suffer
from regelwerk.systems.darkspace.rules.core.circumstances import ruling_counted
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, Rolled, cast_of, mode_of, resolve_probe, tell
from regelwerk.systems.darkspace.state import Deed, World, seat_of


class BuyScene(NamedTuple):
    """What somebody knows who may buy dice for stress."""

    world: World
    deed: Deed
    check: Check


@rule("DS-CORE-19", "DS:stress_dice")
def buy_dice(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check]]:
    """Before the throw stress may be taken on for further dice; it already counts for a collapse."""
    actor = world.find(check.who)
    room = headroom(actor, world)
    if not room or world.options.stress_dice == "stepwise" or not helps(check, room, world.options):
        return world, check
    question = phrase("ds-ask-dice", who=Ref(check.who), skill=Word(f"ds-skill-{check.skill}"), pool=check.pool)
    answers = Numbers(0, room, "ds-answer-dice", lambda n: (Cost("ds-cost-stress", n),) if n else ())
    scene = BuyScene(world, deed, check)
    bought = yield from choose(seat_of(world, actor), check.who, "DS-CORE-19", question, answers, "0", scene)
    if not bought:
        return world, check
    world = yield from suffer(world, check.who, bought, "DS-CORE-19")
    return world, replace(check, pool=check.pool.plus(bought, "DS-CORE-19", "ds-term-bought", "stress"), bought=bought)


@rule("DS-CORE-10")
def helps(check: Check, dice: int, options: Options) -> bool:
    """Whether further dice would be thrown at all: a desperate probe has exactly one, unless they end the despair."""
    more = replace(check, pool=check.pool.plus(dice, "DS-CORE-19", "ds-term-bought", "stress"))
    return mode_of(more, options) != "desperate"


@rule("DS-CORE-10", "DS:desperate_stress")
def strain(world: World, check: Check, when: str) -> Play[World]:
    """A desperate probe costs 1 stress, before the throw or after it."""
    if world.options.desperate_stress == when and mode_of(check, world.options) == "desperate":
        world = yield from suffer(world, check.who, 1, "DS-CORE-10")
    return world


def finish(world: World, check: Check, rolled: Rolled) -> Play[World]:
    """All that comes after the dice: stress of a desperate throw, and a collapse."""
    stress = cast_of(world, check).stress if rolled.collapse else 0
    if rolled.strained:
        world = yield from suffer(world, check.who, 1, "DS-CORE-10")
    world = yield from strain(world, check, "after")
    if rolled.collapse:
        world = yield from collapse(world, check.who, rolled.main, stress)
    return world


def apply_probe(world: World, check: Check, rolled: Rolled) -> Play[World]:
    """A probe has been thrown: the line of the log, and what stress makes of it."""
    yield from tell(world, check, rolled)
    return (yield from finish(world, check, rolled))


def side_probe(
    world: World, check: Check, resolve: Callable[[Cast], Play[Rolled]] = resolve_probe
) -> Play[tuple[World, Rolled]]:
    """A probe that belongs to something else: nobody interrupts it. `resolve` is the throw under its own name."""
    world = yield from strain(ruling_counted(world, check), check, "before")
    yield meanwhile(world)
    rolled = yield from do(resolve, cast_of(world, check))
    return (yield from apply_probe(world, check, rolled)), rolled
