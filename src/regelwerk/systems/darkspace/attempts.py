"""Carrying out a probe: dice bought with stress, the others' interrupts, the throw, and what stress makes of it."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Cost, Numbers
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.rulebook import rule
from regelwerk.systems.darkspace.interrupts import interrupts
from regelwerk.systems.darkspace.probe import Cast, Check, Rolled, cast, cast_of, highest_three, read, tell
from regelwerk.systems.darkspace.state import Deed, World, seat_of
from regelwerk.systems.darkspace.stress import collapse, headroom, suffer


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
    if not room or world.options.stress_dice == "stepwise":
        return world, check
    question = phrase("ds-ask-dice", who=Ref(check.who), skill=Word(f"ds-skill-{check.skill}"), pool=check.pool)
    answers = Numbers(0, room, "ds-answer-dice", lambda n: (Cost("ds-cost-stress", n),) if n else ())
    scene = BuyScene(world, deed, check)
    bought = yield from choose(seat_of(world, actor), check.who, "DS-CORE-19", question, answers, "0", scene)
    if not bought:
        return world, check
    world = yield from suffer(world, check.who, bought, "DS-CORE-19")
    return world, check._replace(pool=check.pool.plus(bought, "DS-CORE-19", "ds-term-bought", "stress"), bought=bought)


def prepare(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check]]:
    """All that comes before the dice of an act: bought dice, then the interrupts of the others."""
    world, check = yield from buy_dice(world, deed, check)
    if world.options.interrupt_window == "before_roll":
        world, check = yield from interrupts(world, deed, check)
    world = yield from strain(world, check, "before")
    return world, check


@rule("DS-CORE-10", "DS:desperate_stress")
def strain(world: World, check: Check, when: str) -> Play[World]:
    """A desperate probe costs 1 stress, before the throw or after it."""
    values = cast_of(world, check)
    if values.mode == "desperate" and world.options.desperate_stress == when:
        world = yield from suffer(world, check.who, 1, "DS-CORE-10")
    return world


def finish(world: World, check: Check, rolled: Rolled) -> Play[World]:
    """All that comes after the dice: stress of a desperate throw, and a collapse."""
    if rolled.strained:
        world = yield from suffer(world, check.who, 1, "DS-CORE-10")
    world = yield from strain(world, check, "after")
    if rolled.collapse:
        world = yield from collapse(world, check.who)
    return world


def attempt(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check, Rolled]]:
    """The probe of an act, from the announcement to its result."""
    world, check = yield from prepare(world, deed, check)
    values = cast_of(world, check)
    if world.options.stress_dice == "stepwise":
        world, check, rolled = yield from _step_by_step(world, deed, check, values)
    else:
        rolled = yield from do(cast, values)
    if world.options.interrupt_window == "after_roll":
        world, check, rolled = yield from reconsider(world, deed, check, rolled)
    yield from tell(world, check, cast_of(world, check), rolled)
    world = yield from finish(world, check, rolled)
    return world, check, rolled


@rule("DS:interrupt_window")
def reconsider(world: World, deed: Deed, check: Check, rolled: Rolled) -> Play[tuple[World, Check, Rolled]]:
    """Interrupts after the throw: the others have seen it, and what they take away is taken from the result."""
    yield note("DS-DEF-01", "ds-thrown", who=Ref(check.who), result=rolled.result)
    before = check.bonus.total
    world, check = yield from interrupts(world, deed, check)
    result = rolled.result + check.bonus.total - before
    success = check.difficulty is None or result >= check.difficulty.total
    return world, check, rolled._replace(result=result, success=success)


@rule("DS-CORE-19", "DS:stress_dice")
def _step_by_step(world: World, deed: Deed, check: Check, values: Cast) -> Play[tuple[World, Check, Rolled]]:
    """Dice are bought after the throw, one at a time, as long as somebody wants to."""
    dice = yield from do(highest_three, values.seat, values.who, values.dice, values.mode, values.options)
    while True:
        rolled = read(dice, cast_of(world, check))
        actor = world.find(check.who)
        if not headroom(actor, world):
            return world, check, rolled
        question = phrase("ds-ask-one-more", who=Ref(check.who), result=rolled.result)
        answers = Numbers(0, 1, "ds-answer-dice", lambda n: (Cost("ds-cost-stress", n),) if n else ())
        scene = BuyScene(world, deed, check)
        more = yield from choose(seat_of(world, actor), check.who, "DS-CORE-19", question, answers, "0", scene)
        if not more:
            return world, check, rolled
        world = yield from suffer(world, check.who, 1, "DS-CORE-19")
        bought = check.bought + 1
        check = check._replace(bought=bought)
        new = yield from do(highest_three, values.seat, values.who, 1, "normal", values.options)
        best = sorted((*dice, *new), reverse=True)
        dice = (best[0], best[1], best[2])


def side_probe(world: World, check: Check) -> Play[tuple[World, Rolled]]:
    """A probe that belongs to something else: nobody interrupts it."""
    world = yield from strain(world, check, "before")
    values = cast_of(world, check)
    rolled = yield from do(cast, values)
    yield from tell(world, check, values, rolled)
    world = yield from finish(world, check, rolled)
    return world, rolled
