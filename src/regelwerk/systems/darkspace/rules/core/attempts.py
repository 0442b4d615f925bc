"""Carrying out the probe of an act: dice bought with stress, the others' interrupts, the throw, what stress does."""

from __future__ import annotations

from regelwerk.engine.answers import Cost, Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.darkspace.rules.body.stress import headroom, suffer
from regelwerk.systems.darkspace.rules.core.probe import (
    Cast,
    Check,
    Rolled,
    cast,
    cast_of,
    highest_three,
    is_collapse,
    read,
    tell,
    throw,
)
from regelwerk.systems.darkspace.rules.core.side_probes import BuyScene, buy_dice, finish, strain
from regelwerk.systems.darkspace.rules.core.strength import spend_on_probe
from regelwerk.systems.darkspace.rules.fight.interrupts import interrupts
from regelwerk.systems.darkspace.state import Deed, World, seat_of

BROKEN_OFF = Rolled(0, 0, False)
"""A probe that was not made: its stress has put somebody out of action before the dice fell (DS-INC-03)."""


def prepare(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check]]:
    """All that comes before the dice of an act: bought dice, then the interrupts of the others."""
    world, check = yield from buy_dice(world, deed, check)
    world, check = yield from spend_on_probe(world, deed, check)
    if world.options.interrupt_window == "before_roll":
        world, check = yield from interrupts(world, deed, check)
    world = yield from strain(world, check, "before")
    return world, check


@rule("DS-INC-03")
def attempt(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check, Rolled]]:
    """The probe of an act, from the announcement to its result."""
    world, check = yield from prepare(world, deed, check)
    if not world.find(check.who).able:
        return world, check, BROKEN_OFF
    yield meanwhile(world)
    values = cast_of(world, check)
    if world.options.stress_dice == "stepwise":
        world, check, rolled = yield from _step_by_step(world, deed, check, values)
    else:
        rolled = yield from do(cast, values)
    if world.options.interrupt_window == "after_roll":
        world, check, rolled = yield from reconsider(world, deed, check, rolled)
    yield from tell(world, check, rolled)
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
    collapses = is_collapse(rolled.main, result, cast_of(world, check).stress, world.options)
    return world, check, rolled._replace(result=result, success=success, collapse=collapses)


@rule("DS-CORE-19", "DS:stress_dice")
def _step_by_step(world: World, deed: Deed, check: Check, values: Cast) -> Play[tuple[World, Check, Rolled]]:
    """Dice are bought after the throw, one at a time, as long as somebody wants to."""
    dice, strained = yield from throw(values)
    while True:
        rolled = read(dice, cast_of(world, check), strained)
        actor = world.find(check.who)
        if not headroom(actor, world) or values.mode == "desperate" or strained:
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
        yield meanwhile(world)
        new = yield from do(highest_three, values.seat, values.who, 1, "normal", values.options)
        best = sorted((*dice, *new), reverse=True)
        dice = (best[0], best[1], best[2])
