"""Jokers and cards on hold: taking one's turn between, or in the middle of, the turns of others."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Play, do, gather, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.core.checks import after_roll, modifiers, roller
from regelwerk.systems.factions.rules.core.recovery import offer_after_own_failure
from regelwerk.systems.factions.rules.core.rolls import Contest, Roller, resolve_contest
from regelwerk.systems.factions.rules.phase.visibility import seen_by
from regelwerk.systems.factions.state import Turn, World, seat_of

WAIT_OR_TURN = Listed(
    [Answer("wait", False, phrase("fa-answer-wait")), Answer("take_turn", True, phrase("fa-answer-take-turn"))]
)


def by_card(world: World) -> tuple[str, ...]:
    """Who waits, the black joker before the red one, then by card."""
    return tuple(sorted(world.waiting, key=lambda who: -world.find(who).card))


@rule("FA-CORE-18", "FA:joker_tie")
def window(world: World, *, last: bool = False) -> Play[World | None]:
    """Between two turns a waiting faction may take the turn; None if nobody does."""
    waiting = by_card(world)
    question = "fa-ask-joker-last" if last else "fa-ask-joker"
    if world.options.joker_tie == "opposed_operations" and len(waiting) > 1:
        return (yield from _window_for_all(world, waiting, question))
    for who in waiting:
        if (yield from _asked(world, who, question)):
            return taking_turn(world, who)
    return None


def _prompt(world: World, who: str, question: str) -> Choose[bool]:
    seat = seat_of(world, world.find(who))
    ask = phrase(question, who=Ref(who))
    return Choose(seat, who, "FA-CORE-18", ask, WAIT_OR_TURN, "wait", seen_by(world, seat))


def _asked(world: World, who: str, question: str) -> Play[bool]:
    wanted: bool = yield _prompt(world, who, question)
    return wanted


@rule("FA:joker_tie")
def _window_for_all(world: World, waiting: tuple[str, ...], question: str) -> Play[World | None]:
    """All who wait say at once whether they want this moment; if several do, operations decide."""
    wanted = yield from gather(*[_prompt(world, who, question) for who in waiting])
    wanting = [who for who, wants in zip(waiting, wanted, strict=True) if wants]
    if not wanting:
        return None
    first = wanting[0]
    for rival in wanting[1:]:
        yield note("FA:joker_tie", "fa-joker-tie", who=Ref(rival), other=Ref(first))
        world, wins = yield from _outrun(world, rival, first)
        if wins:
            first = rival
    return taking_turn(world, first)


class Race(NamedTuple):
    """Who comes first, as it was declared: both sides of the opposed roll."""

    acting: Roller
    other: Roller
    kinds: tuple[str, str] = ("initiative", "initiative")


def declare_race(world: World, who: str, other: str) -> Race:
    """Operations on both sides with all modifiers."""
    mine, theirs = world.find(who), world.find(other)
    return Race(
        roller(world, mine, "initiative", mine.operations, modifiers(mine, "initiative", world.options).total),
        roller(world, theirs, "initiative", theirs.operations, modifiers(theirs, "initiative", world.options).total),
    )


def _outrun(world: World, who: str, other: str) -> Play[tuple[World, bool]]:
    """An opposed roll on operations, and who has won it."""
    race = declare_race(world, who, other)
    yield meanwhile(world)
    result = yield from do(resolve_contest, *race, world.options)
    return (yield from apply_race(world, who, other, result))


def apply_race(world: World, who: str, other: str, result: Contest) -> Play[tuple[World, bool]]:
    """Rerolls are paid; the acting side comes first only if it has won."""
    world = yield from after_roll(world, who, "initiative", result.acting, result.grade)
    world = yield from after_roll(world, other, "initiative", result.other, 0)
    world = yield from offer_after_own_failure(world, who, result.grade)
    return world, result.grade >= 1


@rule("FA-CORE-18", "FA:allow_hold", "FA:joker_tie")
def interrupted(world: World, actor: str) -> Play[tuple[World, bool]]:
    """After a declaration a waiting faction may step in; a card on hold must win operations against operations."""
    waiting = by_card(world)
    jokers = tuple(who for who in waiting if world.find(who).has_joker)
    if world.options.joker_tie == "opposed_operations" and len(jokers) > 1:
        taken = yield from _window_for_all(world, jokers, "fa-ask-interrupt")
        if taken is not None:
            yield note("FA-CORE-18", "fa-interrupts", who=Ref(taken.turns[-1].who), other=Ref(actor))
            return taken, True
        waiting = waiting[len(jokers) :]
    for who in waiting:
        if not (yield from _asked(world, who, "fa-ask-interrupt")):
            continue
        wins = world.find(who).has_joker
        if not wins:
            world, wins = yield from _outrun(world, who, actor)
        if wins:
            yield note("FA-CORE-18", "fa-interrupts", who=Ref(who), other=Ref(actor))
            return taking_turn(world, who), True
        yield note("FA:allow_hold", "fa-interrupts-in-vain", who=Ref(who), other=Ref(actor))
    return world, False


def taking_turn(world: World, who: str) -> World:
    """The turn of somebody who waited begins."""
    waiting = tuple(one for one in world.waiting if one != who)
    faction = world.find(who)
    world = world.put(replace(faction, on_hold=False)) if faction.on_hold else world
    turn = Turn(who, underway=faction.on_hold)
    return replace(world, turns=(*world.turns, turn), waiting=waiting)
