"""Interrupts: the contest that says whether a reaction comes before the action, and what becomes of each."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.dice import RollOff
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.acts import Reaction
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.core.replies import Reply, ap_of, kind_of
from regelwerk.systems.realms.rules.core.rolls import as_thrown, pool
from regelwerk.systems.realms.rules.damage import detonation
from regelwerk.systems.realms.state import Deed, World, seat_of


class Contest(NamedTuple):
    """The acting model's throw, made once for the whole window; None: not yet."""

    total: int | None = None
    agility: Tally = Tally()
    """What it has added: a model hurt later in the window was quicker when it threw."""


class Runner(NamedTuple):
    """One side of an interrupt contest in numbers."""

    seat: str
    who: str
    dice: int
    agility: int


class Race(NamedTuple):
    """How an interrupt contest went: both totals, and whether the reaction comes first."""

    active: int
    reacting: int
    first: bool


@rule("RE-REA-06", "RE-REA-07", "RE-REA-08", "RE:interrupt_needed", "RE:reaction_order")
def interrupted(
    world: World, deed: Deed, replies: tuple[Reply, ...], contest: Contest
) -> Play[tuple[World, tuple[Reply, ...], Contest]]:
    """All reactions at one moment: those that come first are resolved, the others are given back in their order."""
    if not replies:
        return world, (), contest
    free = tuple(reply for reply in replies if not needs_contest(reply.deed, world.options))
    for reply in free:
        world = yield from take_effect(world, deed, reply)
    totals: list[tuple[Reply, int]] = []
    late: list[Reply] = []
    one_by_one = world.options.reaction_order == "one_by_one"
    for reply in replies:
        if reply in free:
            continue
        if not _still_there(world, deed, reply):
            yield lapses(reply)
            continue
        if contest.total is None or one_by_one:
            contest = Contest(agility=attribute(world, world.find(deed.who), "agi"))
        race, contest = yield from _raced(world, deed, reply, contest)
        total, first = race.reacting, race.first
        if not one_by_one:
            totals.append((reply, total))
        elif first:
            world = yield from take_effect(world, deed, reply)
        else:
            late.append(reply)
    ordered = yield from _in_order(world, totals)
    for reply, total in ordered:
        assert contest.total is not None
        if comes_first(total, contest.total, world.options):
            world = yield from take_effect(world, deed, reply)
        else:
            late.append(reply)
    kept = []
    for reply in late:
        if kind_of(reply.deed).needs_win:
            world = yield from lapse(world, reply)
        else:
            kept.append(reply)
    return world, tuple(kept), contest


def _still_there(world: World, deed: Deed, reply: Reply) -> bool:
    return world.find(reply.who).active and world.find(deed.who).active


@rule("RE:interrupt_needed")
def needs_contest(deed: Deed, options: Options) -> bool:
    """Whether a reaction must win the contest to come before the action."""
    if options.interrupt_needed == "only_reaction_fire":
        return deed.kind == "reaction_fire"
    return kind_of(deed).contested


@rule("RE-REA-08", "RE:interrupt_tie")
def comes_first(total: int, active: int, options: Options) -> bool:
    """Whether a reaction with this total goes before the acting model's; a tie as the table has ruled."""
    return total > active or (total == active and options.interrupt_tie == "reactor")


@rule("RE-REA-07", "RE:interrupt_bonus", "RE:bonus_die")
def active_throw(agility: Tally, options: Options) -> tuple[Tally, Tally]:
    """How many dice the acting model throws, and what it adds: it has a bonus die."""
    bonus = int(options.interrupt_bonus == "bonus_die")
    dice = tally(1, "RE-REA-07", "re-term-base-die").plus(bonus, "RE-REA-07", "re-term-bonus-die", "bonus")
    return as_thrown(dice, agility, options)


@rule("RE-REA-07")
def _raced(world: World, deed: Deed, reply: Reply, contest: Contest) -> Play[tuple[Race, Contest]]:
    """One reaction against the action, told with both totals; and the acting model's throw, which stands."""
    dice, agility = active_throw(contest.agility, world.options)
    own = attribute(world, world.find(reply.who), "agi")
    active = Runner(seat_of(world, deed.who), deed.who, dice.total, agility.total)
    reacting = Runner(seat_of(world, reply.who), reply.who, 1, own.total)
    act = Word(f"re-act-{reply.deed.kind}")
    who, whom, thrown = Ref(reply.who), Ref(deed.who), contest.total or 0
    yield note("RE-REA-07", "re-interrupts", who=who, whom=whom, act=act, dice=dice, thrown=thrown)
    yield meanwhile(world)
    race: Race = yield from do(outrun, active, contest.total, reacting, world.options)
    yield note(
        "RE-REA-07",
        "re-interrupt-won" if race.first else "re-interrupt-lost",
        who=who,
        whom=whom,
        total=race.reacting,
        own=own,
        active=race.active,
        other=agility,
    )
    return race, contest._replace(total=race.active)


@rule("RE-REA-07", "RE-REA-08")
def outrun(active: Runner, thrown: int | None, reacting: Runner, options: Options) -> Play[Race]:
    """The interrupt contest in numbers; `thrown` is the acting model's total if it has thrown already."""
    total = thrown if thrown is not None else (yield from _throw(active, options))
    own = yield from _throw(reacting, options)
    return Race(total, own, comes_first(own, total, options))


def _throw(runner: Runner, options: Options) -> Play[int]:
    throw = pool(runner.dice, runner.agility, options)
    return (yield from roll(throw, "RE-REA-07", seat=runner.seat, who=runner.who))


@rule("RE:reaction_order")
def _in_order(world: World, totals: list[tuple[Reply, int]]) -> Play[list[tuple[Reply, int]]]:
    """Reactions from the highest total down; equal ones by agility, then by chance."""
    if len(totals) < 2:
        return totals
    ranks = [(total, attribute(world, world.find(reply.who), "agi").total) for reply, total in totals]
    lots: tuple[int, ...] = tuple(range(len(totals)))
    if len(set(ranks)) < len(ranks):
        yield note("RE-REA-08", "re-lots", who=tuple(Ref(reply.who) for reply, _ in totals))
        lots = yield from roll(RollOff(len(totals), 12), "RE-REA-08")
    order = sorted(lots, key=lambda n: (-ranks[n][0], -ranks[n][1]))
    return [totals[n] for n in order]


@rule("RE-REA-03", "RE-REA-09", "RE:reactions_per_action")
def take_effect(world: World, action: Deed, reply: Reply) -> Play[World]:
    """A reaction happens if it still can, and is paid now; otherwise it lapses and costs nothing."""
    reactor = world.find(reply.who)
    kind = kind_of(reply.deed)
    cost = kind.cost(world, reply.deed)
    phase = world.phase
    once = world.options.reactions_per_action == 1 and phase is not None and reply.who in phase.reacted
    if once or not reactor.active or cost.total > reactor.ap or not _still_possible(world, action, reply, kind):
        yield lapses(reply)
        return world
    yield note(kind.rule_id, "re-reacts", who=Ref(reply.who), act=Word(f"re-act-{reply.deed.kind}"), cost=cost)
    if phase is not None:
        world = replace(world, phase=replace(phase, reacted=(*phase.reacted, reply.who)))
    world = yield from kind.perform(world.pay(reply.who, cost.total), reply.deed, action)
    return (yield from detonation.explosions(world))


def lapses(reply: Reply) -> Note:
    """The line of the log that says that a reply comes to nothing."""
    return note("RE-REA-02", "re-reaction-lapses", who=Ref(reply.who), act=Word(f"re-act-{reply.deed.kind}"))


def _still_possible(world: World, action: Deed, reply: Reply, kind: Reaction) -> bool:
    deeds = kind.deeds(world, world.find(reply.who), action)
    return any(one._replace(emerging=reply.deed.emerging) == reply.deed for one in deeds)


@rule("RE:lost_interrupt")
def lapse(world: World, reply: Reply) -> Play[World]:
    """A dodge that comes too late; the table decides whether it is paid all the same."""
    free = world.options.lost_interrupt == "lapses_free"
    cost = 0 if free else min(world.find(reply.who).ap, ap_of(world, reply))
    act = Word(f"re-act-{reply.deed.kind}")
    yield note("RE-REA-08", "re-reaction-too-late", who=Ref(reply.who), act=act, cost=cost)
    return world.pay(reply.who, cost) if cost else world
