"""Carrying out the probe of an act in its three stages: declared, resolved, applied.

`declare_probe` is all that comes before the dice: dice bought with stress, the others' interrupts, the stress of
despair. `resolve_probe` throws. `apply_probe` tells it and does what stress does. An act that makes more of its throw
than a success (an attack, a hack, a ram) has a `resolve` of its own around the same throw and shares the stages before.
"""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.stress import headroom, suffer
from regelwerk.systems.darkspace.rules.core.circumstances import ruling_counted
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, Rolled, cast_of, is_collapse, resolve_probe
from regelwerk.systems.darkspace.rules.core.side_probes import apply_probe, buy_dice, strain
from regelwerk.systems.darkspace.rules.core.strength import spend_on_probe
from regelwerk.systems.darkspace.rules.fight.interrupts import interrupts
from regelwerk.systems.darkspace.state import Deed, World

BROKEN_OFF = Rolled(0, 0, False)
"""A probe that was not made: its stress has put somebody out of action before the dice fell (DS-INC-03)."""


def declare_probe(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check]]:
    """All that comes before the dice of an act: bought dice, then the interrupts of the others."""
    world = ruling_counted(world, check)
    world, check = yield from buy_dice(world, deed, check)
    world, check = yield from spend_on_probe(world, deed, check)
    if world.options.interrupt_window == "before_roll":
        world, check = yield from interrupts(world, deed, check)
    world = yield from strain(world, check, "before")
    yield meanwhile(world)
    return world, check


@rule("DS-INC-03")
def attempt(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check, Rolled]]:
    """The probe of an act, from the announcement to its result."""
    world, check = yield from declare_probe(world, deed, check)
    if not world.find(check.who).able:
        return world, check, BROKEN_OFF
    rolled = yield from do(resolve_probe, numbers_of(world, check))
    world, check, rolled = yield from answered(world, deed, check, rolled)
    world = yield from apply_probe(world, check, rolled)
    return world, check, rolled


@rule("DS:stress_dice")
def numbers_of(world: World, check: Check) -> Cast:
    """The probe of an act in numbers: by one ruling dice may still be bought while they lie on the table."""
    values = cast_of(world, check)
    if world.options.stress_dice != "stepwise":
        return values
    return replace(values, room=headroom(world.find(check.who), world))


@rule("DS:interrupt_window", "DS:stress_dice")
def answered(world: World, deed: Deed, check: Check, rolled: Rolled) -> Play[tuple[World, Check, Rolled]]:
    """What is paid and answered once the dice lie on the table; by the usual rulings nothing is.

    Dice bought afterwards cost their stress. Interrupts after the throw: the others have seen it, and what they take
    away is taken from the result.
    """
    if rolled.bought:
        world = yield from suffer(world, check.who, rolled.bought, "DS-CORE-19")
        check = replace(check, bought=check.bought + rolled.bought)
    if world.options.interrupt_window != "after_roll":
        return world, check, rolled
    yield note("DS-DEF-01", "ds-thrown", who=Ref(check.who), result=rolled.result)
    before = check.bonus.total
    world, check = yield from interrupts(world, deed, check)
    result = rolled.result + check.bonus.total - before
    success = check.difficulty is None or result >= check.difficulty.total
    collapses = is_collapse(rolled.main, result, cast_of(world, check).stress, world.options)
    return world, check, replace(rolled, result=result, success=success, collapse=collapses)
