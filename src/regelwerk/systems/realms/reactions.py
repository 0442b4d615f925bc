"""Reactions: who answers an action, when, and who comes first.

An action opens one window. Whoever could react is asked at the same time; then the action goes on from moment to
moment. At each moment that somebody wanted to use, the interrupt contest says who comes first (RE-REA-06): reactions
that win are resolved there, the others after the action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

from regelwerk.dice import RollOff
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.effects import Choose, Note, Play, do, gather, note, roll
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.rulebook import rule
from regelwerk.space import Point, cut
from regelwerk.systems.realms import detonation
from regelwerk.systems.realms.acts import Moment, Reaction, price
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.positions import cm, is_exposed, sighting, typed
from regelwerk.systems.realms.profile import attribute, value
from regelwerk.systems.realms.rolls import pool
from regelwerk.systems.realms.state import Deed, Model, World, seat_of
from regelwerk.systems.realms.values import CENTIMETRE

NONE = "none"
FAST = 20 * CENTIMETRE
"""Whoever covers more than this in its phase is fast (RE-FAST-01)."""


class Reply(NamedTuple):
    """A reaction that somebody could use or has named: who, what, and at which moment of the action."""

    who: str
    deed: Deed
    moment: int


class Window(NamedTuple):
    """What is left of a window once the action goes on: reactions that come after it."""

    deed: Deed
    late: tuple[Reply, ...] = ()
    stopped: bool = False
    """The acting model cannot go on."""


class ReplyScene(NamedTuple):
    """What somebody knows who may react: the table, the action and what could be done about it."""

    world: World
    who: str
    action: Deed
    replies: tuple[Reply, ...]


CHAPTERS = ("dodging", "reaction_fire", "spotting", "charging")


@cache
def kinds() -> tuple[Reaction, ...]:
    """All kinds of reactions. Chapters are entered when first needed: shots and spot rolls open windows themselves."""
    found: list[Reaction] = []
    for chapter in CHAPTERS:
        found += import_module(f"regelwerk.systems.realms.{chapter}").REACTIONS
    return tuple(found)


def kind_of(deed: Deed) -> Reaction:
    return next(kind for kind in kinds() if kind.kind == deed.kind)


def here(world: World, who: str) -> Moment:
    """The one moment of an action that happens on the spot."""
    model = world.find(who)
    return Moment(0, model.at, model.floor, model.prone, model.facing)


@rule("RE-INI-02", "RE-REA-01", "RE-REA-06", "RE-REA-08", "RE-REA-09")
def before(world: World, deed: Deed, moments: tuple[Moment, ...]) -> Play[tuple[World, Window]]:
    """The window of an action on the spot: what comes before it is resolved now, what comes after it is kept."""
    world = _nobody_yet(world)
    named = yield from ask(world, deed, moments)
    at_once = tuple(reply for reply in named if not moments[reply.moment].last)
    late = tuple(reply for reply in named if moments[reply.moment].last)
    contest = Contest()
    world, lost, _ = yield from interrupted(world, deed, at_once, contest)
    return world, Window(deed, (*lost, *late), not world.find(deed.who).active)


@rule("RE-REA-08", "RE-REA-09")
def after(world: World, window: Window) -> Play[World]:
    """Reactions that came too late to go first; what the action has set off goes off before them."""
    world = yield from detonation.resolve(world)
    for reply in window.late:
        world = yield from resolve(world, window.deed, reply)
    return world


class Walked(NamedTuple):
    """How far a mover has come."""

    along: int
    """Units of the declared way."""
    stopped: bool
    """It did not reach the end."""


@rule("RE-MOV-02", "RE-MOV-03", "RE-MOV-04", "RE-GEO-21", "RE-GEO-23", "RE-REA-08")
def walk(
    world: World,
    deed: Deed,
    moments: tuple[Moment, ...],
    limit: Callable[[World], int],
    then: Callable[[World, Walked], Play[World]] | None = None,
    said: Note | None = None,
) -> Play[tuple[World, Walked]]:
    """Move along the moments of a way, with reactions where somebody wants them.

    `limit` says how many units the mover can go in all as things stand: who is hurt on the way may have to stop early.
    Below 0 the mover stays as it is, also where it takes no way to turn or to get up.
    `then` is the rest of the action, before those come who were too late: an attack move strikes first.
    `said` announces it, which the log needs only if somebody reacts: otherwise its end says it all.
    """
    world = _nobody_yet(world)
    mover = world.find(deed.who)
    whole = moments[-1].along
    waiting = sorted((yield from ask(world, deed, moments)), key=lambda reply: reply.moment)
    if said is not None and waiting:
        yield said
    late: tuple[Reply, ...] = ()
    contest = Contest()
    come = moments[0]
    while waiting and not moments[waiting[0].moment].last and world.find(deed.who).active:
        number = waiting[0].moment
        if moments[number].along > max(0, limit(world)):
            break
        come = moments[number]
        world = stand(world, mover, come, whole)
        here_now = tuple(reply for reply in waiting if reply.moment == number)
        waiting = waiting[len(here_now) :]
        world, lost, contest = yield from interrupted(world, deed, here_now, contest)
        late = (*late, *lost)
    stopped = True
    if world.find(deed.who).active:
        far = limit(world)
        come = _end(deed, moments, max(come.along, min(whole, far))) if far >= 0 else come
        stopped = come != moments[-1]
        world = stand(world, mover, come, come.along)
        # Whoever waits for the end of the way meets the mover where it has ended.
        late = (*late, *(reply for reply in waiting if moments[reply.moment].last))
        waiting = [reply for reply in waiting if not moments[reply.moment].last]
    for reply in waiting:
        yield _lapses(reply)
    if deed.path:
        world = world._replace(trail=cut(deed.path, come.along)[0])
    walked = Walked(come.along, stopped)
    world = (yield from then(world, walked)) if then is not None else world
    return (yield from after(world, Window(deed, late))), walked


def _nobody_yet(world: World) -> World:
    """A window opens: nobody has reacted to this action."""
    return world._replace(phase=world.phase._replace(reacted=())) if world.phase is not None else world


def _end(deed: Deed, moments: tuple[Moment, ...], along: int) -> Moment:
    """Where a mover that goes so far comes to stand."""
    last = moments[-1]
    if along >= last.along:
        return last
    reached = max((moment for moment in moments if moment.along <= along), key=lambda moment: moment.along)
    at: Point = cut(deed.path, along)[0][-1] if deed.path else reached.at
    return reached._replace(along=along, at=at)


@rule("RE-FAST-01", "RE-FAST-02", "RE:fast_during_move", "RE-GEO-23")
def stand(world: World, mover: Model, moment: Moment, whole: int) -> World:
    """The acting model (given as it was before) at a moment of its action; beyond 20 cm in its phase it is fast.

    `whole` is the way that counts where a table goes by what was announced.
    """
    walked = mover.walked + moment.along
    counted = mover.walked + whole if world.options.fast_during_move == "declared" else walked
    return world.change(
        mover.id,
        at=moment.at,
        floor=moment.floor,
        prone=moment.prone,
        facing=moment.facing,
        walked=walked,
        fast=mover.fast or counted > FAST,
    )


@rule("RE-REA-02", "RE-REA-03", "RE-REA-04", "RE-REA-05", "RE:reactions_per_action")
def ask(world: World, deed: Deed, moments: tuple[Moment, ...]) -> Play[tuple[Reply, ...]]:
    """Who reacts, how and when: everybody names it at the same time."""
    offers = [replies for replies in (possible(world, deed, moments, model) for model in world.models) if replies]
    named: list[Reply] = []
    while offers:
        choices = [_question(world, deed, moments, replies) for replies in offers]
        answers = yield from gather(*choices)
        chosen = [reply for reply in answers if reply is not None]
        named += chosen
        if world.options.reactions_per_action == 1:
            break
        offers = [_further(world, replies, named) for replies in offers]
        offers = [replies for replies in offers if replies and any(reply.who == replies[0].who for reply in chosen)]
    return tuple(named)


def _further(world: World, replies: tuple[Reply, ...], named: list[Reply]) -> tuple[Reply, ...]:
    """What somebody could name beside what it has named already."""
    spent = sum(_cost(world, reply) for reply in named if reply.who == replies[0].who)
    left = world.find(replies[0].who).ap - spent
    return tuple(reply for reply in replies if reply not in named and _cost(world, reply) <= left)


def _cost(world: World, reply: Reply) -> int:
    return kind_of(reply.deed).cost(world, reply.deed).total


@rule("RE-GEO-21", "RE:ruling_106")
def possible(world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model) -> tuple[Reply, ...]:
    """What a model could do about an action: for each kind at the first moment it can, and at the end of the way."""
    if not reactor.active or reactor.id == deed.who:
        return ()
    found: list[Reply] = []
    for kind in kinds():
        if kind.may(world, reactor, deed):
            found += _first_and_last(world, deed, moments, reactor, kind)
    return tuple(found)


def _first_and_last(
    world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model, kind: Reaction
) -> Iterator[Reply]:
    first = _first(world, deed, moments, reactor, kind)
    if first is None:
        return
    number, deeds = first
    yield from (_reply(world, deed, moments, reactor, number, one, new=number > 0) for one in deeds)
    last = len(moments) - 1
    if number < last and moments[last].last:
        new = not kind.deeds(_at(world, deed, moments[last - 1]), reactor, deed)
        for one in kind.deeds(_at(world, deed, moments[last]), reactor, deed):
            yield _reply(world, deed, moments, reactor, last, one, new=new)


def _first(
    world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model, kind: Reaction
) -> tuple[int, tuple[Deed, ...]] | None:
    """The first moment at which a kind of reaction is possible."""
    for number, moment in enumerate(moments):
        deeds = kind.deeds(_at(world, deed, moment), reactor, deed)
        if deeds:
            return number, deeds
    return None


def _at(world: World, deed: Deed, moment: Moment) -> World:
    return world.change(deed.who, at=moment.at, floor=moment.floor, prone=moment.prone, facing=moment.facing)


@rule("RE-SHO-10", "RE:emerging")
def _reply(
    world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model, number: int, reply: Deed, *, new: bool
) -> Reply:
    """A reply with its moment; a shot is harder if the target has only just become one."""
    if new and world.options.emerging == "cover_only":
        before_it = _at(world, deed, moments[number - 1])
        new = not is_exposed(sighting(before_it, reactor, before_it.find(deed.who)), world.options)
    return Reply(reactor.id, reply._replace(emerging=new), number)


def _question(
    world: World, deed: Deed, moments: tuple[Moment, ...], replies: tuple[Reply, ...]
) -> Choose[Reply | None]:
    who = replies[0].who
    answers: list[Answer[Reply | None]] = [Answer(NONE, None, phrase("re-answer-no-reaction"))]
    for reply in replies:
        moment = moments[reply.moment]
        when = "end" if moment.last else f"{cm(moment.along):g}" if moment.along else ""
        key = ":".join(part for part in (reply.deed.kind, reply.deed.weapon, str(reply.deed.extra or ""), when) if part)
        answers.append(Answer(key, reply, _label(reply, moment), price(_cost(world, reply))))
    scene = ReplyScene(world, who, deed, replies)
    return Choose(seat_of(world, who), who, "RE-REA-01", _asked(who, deed), Listed(answers), NONE, scene)


def _asked(who: str, deed: Deed) -> Phrase:
    """The question whether somebody reacts, with what is known of the action."""
    facts: dict[str, Fact] = {"who": Ref(who), "whom": Ref(deed.who), "act": Word(f"re-act-{deed.kind}")}
    if deed.target == who:
        return phrase("re-ask-reaction-self", **facts)
    if deed.target:
        return phrase("re-ask-reaction", **facts, target=Ref(deed.target))
    if deed.path:
        return phrase("re-ask-reaction-way", **facts, **typed(deed.path[-1]))
    return phrase("re-ask-reaction-plain", **facts)


def _label(reply: Reply, moment: Moment) -> Phrase:
    deed = reply.deed
    weapon: tuple[Fact, ...] = (Ref(deed.weapon),) if deed.weapon else ()
    act, hint = Word(f"re-act-{deed.kind}"), Word(f"re-hint-{deed.kind}")
    facts: dict[str, Fact] = {"act": act, "hint": hint, "weapon": weapon, "extra": deed.extra}
    if moment.last:
        return phrase("re-answer-reaction-end", **facts)
    if moment.along:
        return phrase("re-answer-reaction-after", **facts, cm=cm(moment.along))
    return phrase("re-answer-reaction", **facts)


class Contest(NamedTuple):
    """The acting model's throw, made once for the whole window; None: not yet."""

    total: int | None = None


@rule("RE-REA-06", "RE-REA-07", "RE-REA-08", "RE:interrupt_needed", "RE:reaction_order")
def interrupted(
    world: World, deed: Deed, replies: tuple[Reply, ...], contest: Contest
) -> Play[tuple[World, tuple[Reply, ...], Contest]]:
    """All reactions at one moment: those that come first are resolved, the others are given back in their order."""
    if not replies:
        return world, (), contest
    free = tuple(reply for reply in replies if not needs_contest(reply.deed, world.options))
    for reply in free:
        world = yield from resolve(world, deed, reply)
    totals: list[tuple[Reply, int]] = []
    late: list[Reply] = []
    one_by_one = world.options.reaction_order == "one_by_one"
    for reply in replies:
        if reply in free or not _still_there(world, deed, reply):
            continue
        if contest.total is None or one_by_one:
            contest = Contest((yield from _active_total(world, deed)))
        assert contest.total is not None
        total = yield from _total(world, reply)
        first = comes_first(total, contest.total, world.options)
        message = "re-interrupt-won" if first else "re-interrupt-lost"
        yield note("RE-REA-07", message, who=Ref(reply.who), whom=Ref(deed.who), total=total, active=contest.total)
        if not one_by_one:
            totals.append((reply, total))
        elif first:
            world = yield from resolve(world, deed, reply)
        else:
            late.append(reply)
    ordered = yield from _in_order(world, totals)
    for reply, total in ordered:
        assert contest.total is not None
        if comes_first(total, contest.total, world.options):
            world = yield from resolve(world, deed, reply)
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


@rule("RE-REA-07", "RE:interrupt_bonus")
def active_dice(options: Options) -> int:
    """How many dice the acting model throws."""
    return 2 if options.interrupt_bonus == "bonus_die" else 1


@rule("RE-REA-07", "RE:interrupt_bonus", "RE:bonus_die")
def _active_total(world: World, deed: Deed) -> Play[int]:
    """The acting model's throw: its agility, with a bonus die."""
    dice, agility = active_dice(world.options), value(world, world.find(deed.who), "agi")
    return (yield from do(thrown, seat_of(world, deed.who), deed.who, dice, agility, world.options))


@rule("RE-REA-07")
def _total(world: World, reply: Reply) -> Play[int]:
    agility = value(world, world.find(reply.who), "agi")
    return (yield from do(thrown, seat_of(world, reply.who), reply.who, 1, agility, world.options))


def thrown(seat: str, who: str, dice: int, agility: int, options: Options) -> Play[int]:
    """One side's throw of an interrupt contest."""
    return (yield from roll(pool(dice, agility, options), "RE-REA-07", seat=seat, who=who))


@rule("RE:reaction_order")
def _in_order(world: World, totals: list[tuple[Reply, int]]) -> Play[list[tuple[Reply, int]]]:
    """Reactions from the highest total down; equal ones by agility, then by chance."""
    if len(totals) < 2:
        return totals
    ranks = [(total, attribute(world, world.find(reply.who), "agi").total) for reply, total in totals]
    lots: tuple[int, ...] = tuple(range(len(totals)))
    if len(set(ranks)) < len(ranks):
        lots = yield from roll(RollOff(len(totals), 12), "RE-REA-08")
    order = sorted(lots, key=lambda n: (-ranks[n][0], -ranks[n][1]))
    return [totals[n] for n in order]


@rule("RE-REA-03", "RE-REA-09", "RE:reactions_per_action")
def resolve(world: World, action: Deed, reply: Reply) -> Play[World]:
    """A reaction happens if it still can, and is paid now; otherwise it lapses and costs nothing."""
    reactor = world.find(reply.who)
    kind = kind_of(reply.deed)
    cost = kind.cost(world, reply.deed)
    phase = world.phase
    once = world.options.reactions_per_action == 1 and phase is not None and reply.who in phase.reacted
    if once or not reactor.active or cost.total > reactor.ap or not _still_possible(world, action, reply, kind):
        yield _lapses(reply)
        return world
    yield note(kind.rule_id, "re-reacts", who=Ref(reply.who), act=Word(f"re-act-{reply.deed.kind}"), cost=cost)
    if phase is not None:
        world = world._replace(phase=phase._replace(reacted=(*phase.reacted, reply.who)))
    world = yield from kind.resolve(world.pay(reply.who, cost.total), reply.deed, action)
    return (yield from detonation.resolve(world))


def _lapses(reply: Reply) -> Note:
    return note("RE-REA-02", "re-reaction-lapses", who=Ref(reply.who), act=Word(f"re-act-{reply.deed.kind}"))


def _still_possible(world: World, action: Deed, reply: Reply, kind: Reaction) -> bool:
    deeds = kind.deeds(world, world.find(reply.who), action)
    return any(one._replace(emerging=reply.deed.emerging) == reply.deed for one in deeds)


@rule("RE:lost_interrupt")
def lapse(world: World, reply: Reply) -> Play[World]:
    """A dodge that comes too late; the table decides whether it is paid all the same."""
    yield note("RE-REA-08", "re-reaction-late", who=Ref(reply.who), act=Word(f"re-act-{reply.deed.kind}"))
    if world.options.lost_interrupt == "lapses_free":
        return world
    return world.pay(reply.who, min(world.find(reply.who).ap, _cost(world, reply)))
