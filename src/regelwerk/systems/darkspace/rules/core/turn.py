"""The order of play: initiative, the order of a round, late arrivals, and who acts next."""

from __future__ import annotations

from typing import Any

from regelwerk.dice import RollOff
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, Note, Play, choose, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.rules.body.monitors import lets_go
from regelwerk.systems.darkspace.rules.body.stress import headroom, suffer
from regelwerk.systems.darkspace.rules.chase.chase import start_of_phase
from regelwerk.systems.darkspace.rules.core.acts import BUDGET
from regelwerk.systems.darkspace.rules.core.circumstances import ruling_counted
from regelwerk.systems.darkspace.rules.core.pools import skill_value, talent
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check, cast_of, manner, resolve_probe
from regelwerk.systems.darkspace.rules.core.side_probes import finish, strain
from regelwerk.systems.darkspace.rules.cortex.duty import awake
from regelwerk.systems.darkspace.state import Actor, Phase, PhaseKind, World, seat_of

ONE_ROUND = ("surprised:", "chase:asked:")
"""What marks begin with that end in the number of the one round for which they hold."""
LONGEST_ROUND = 3
"""On a running track a round ends after this many phases per participant, even if somebody who keeps interrupting
has not come to act: what happens at a round's end must happen."""
SEIZING = 3
"""The stress that lets somebody act out of turn (DS-CORE-20)."""


@rule("DS-ORD-01", "DS-ORD-02", "DS:initiative_probe")
def initiative_check(world: World, who: str) -> Check:
    """The open perception probe that opens a confrontation; or the competence alone."""
    actor = world.find(who)
    check = basic_check(world, who, "perception", "DS-ORD-02", concerns=(actor.distracted_by,))
    if world.options.initiative_probe == "competence":
        dice = actor.sheet.competence or talent(actor, "intuition", world.options)
        return replace(
            check, pool=tally(dice, "DS-ORD-02", "ds-term-competence"), bonus=tally(0, "DS-ORD-02", "ds-term-no-skill")
        )
    return check


@rule("DS-ORD-02")
def tie_values(world: World, actor: Actor) -> tuple[int, ...]:
    """What breaks ties: intuition, attention, dexterity, luck, then their sum."""
    options = world.options
    luck = skill_value(actor, "luck", options)
    if actor.sheet.kind == "character":
        values = [talent(actor, name, options) for name in ("intuition", "attention", "dexterity")]
    else:
        sheet = actor.sheet
        main = {"machine": sheet.bots, "system": sheet.mk}.get(sheet.kind, sheet.competence)
        values, luck = [main] * 3, 0
    return (*values, luck, sum(values) + luck)


@rule("DS-ORD-01", "DS-ORD-02", "DS-CORE-15")
def throw_initiative(world: World, who: str) -> Play[World]:
    """Somebody's initiative: it cannot fail, but like any open probe it may strain or collapse."""
    check = initiative_check(world, who)
    world = yield from strain(ruling_counted(world, check), check, "before")
    yield meanwhile(world)
    rolled = yield from do(resolve_probe, cast_of(world, check))
    facts: dict[str, Any] = {"who": Ref(who), **manner(check, world.options), "main": rolled.main}
    yield note("DS-ORD-02", "ds-throws-initiative", **facts, bonus=check.bonus, result=rolled.result)
    world = yield from finish(world, check, rolled)
    return world.change(who, initiative=rolled.result)


def ranked(world: World, newcomers: frozenset[str]) -> Play[World]:
    """Everybody's place in the order of initiative; who is equal in everything throws for it."""

    def standing(actor: Actor) -> tuple[int, ...]:
        return tuple(-value for value in (actor.initiative, *tie_values(world, actor)))

    ranks = {actor.id: actor.rank for actor in world.actors if actor.id not in newcomers}
    placed = [actor for actor in world.actors if actor.initiative]
    placed.sort(key=lambda actor: (standing(actor), ranks.get(actor.id, len(placed) + 1)))
    order: list[str] = []
    at = 0
    while at < len(placed):
        same = [actor for actor in placed[at:] if standing(actor) == standing(placed[at])]
        at += len(same)
        new = [actor.id for actor in same if actor.id in newcomers]
        order += [actor.id for actor in same if actor.id not in newcomers]
        if len(new) > 1:
            yield meanwhile(world)
            yield note("DS-ORD-02", "ds-roll-off", who=tuple(Ref(who) for who in new))
            decided = yield from roll(RollOff(len(new), 10), "DS-ORD-02", seat=MASTER)
            new = [new[number] for number in decided]
        order += new
    for rank, who in enumerate(order, 1):
        world = world.change(who, rank=rank)
    return world


@rule("DS-ORD-01", "DS-ORD-02", "DS-PRI-01", "DS-MAC-04")
def begin_fight(world: World) -> Play[World]:
    """A confrontation opens: everybody who takes part throws initiative, accounts are empty, rounds count from 1."""
    world = _counted_anew(world)
    active = [actor.id for actor in world.actors if actor.active]
    for who in active:
        world = yield from throw_initiative(world, who)
    world = yield from ranked(world, frozenset(active))
    return replace(world, stage="bonus", round=0, queue=(), acted=(), placed=(), phase=None)


def _counted_anew(world: World) -> World:
    """Accounts are empty, also of those who come back later; whatever waits for a round waits as long as before.

    What was true of one round of the old count is forgotten: the new count has a round of that number as well.
    """
    due = tuple((event, max(1, at - world.round)) for event, at in world.due)
    actors = tuple(
        replace(actor, account=0, back_in=max(1, actor.back_in - world.round) if actor.back_in else 0)
        for actor in world.actors
    )
    chase = world.chase
    if chase is not None:
        chase = replace(chase, began=chase.began - world.round)
    marks = tuple(mark for mark in world.marks if not mark.rpartition(":")[0].startswith(ONE_ROUND))
    return replace(world, due=due, actors=actors, chase=chase, marks=marks)


@rule("DS-JOI-01", "DS-JOI-02", "DS:joiner_acts")
def join(world: World, who: str, rule_id: str = "DS-JOI-02") -> Play[World]:
    """A late arrival: initiative for ties only, the highest account plus 1, a phase from the next round on."""
    highest = max((actor.account for actor in world.actors if actor.active and actor.id != who), default=-1)
    world = world.change(who, waiting=False, account=highest + 1)
    told = "ds-rejoins" if rule_id == "DS-INC-05" else "ds-joins"
    yield note(rule_id, told, who=Ref(who), account=highest + 1)
    if not world.find(who).initiative:
        world = yield from throw_initiative(world, who)
        world = yield from ranked(world, frozenset({who}))
    late = world.options.joiner_acts == "this_round_last" and world.stage in ("order", "phase")
    if late and who not in world.queue and who not in world.acted:
        return replace(world, queue=(*world.queue, who))
    return world


@rule("DS-INC-05", "DS:return_account")
def come_back(world: World, who: str) -> Play[World]:
    """A participant who is ready again takes part like one who joins; or with the old account, if there is one."""
    world = world.change(who, out="", taken_out=0, back_in=0)
    if world.options.return_account == "keep" and world.find(who).initiative:
        yield note("DS-INC-05", "ds-comes-back", who=Ref(who))
        return world.change(who, waiting=False)
    return (yield from join(world, who, "DS-INC-05"))


@rule("DS-ORD-03", "DS-ORD-04", "DS-ORD-05", "DS-UNI-01", "DS:turn_order")
def round_order(world: World) -> tuple[str, ...]:
    """The order of a round: by account, ties by initiative. In the first round that is the order of initiative, but for
    those whose account is not empty any more, such as late arrivals (R-104).
    """
    active = list(awake(world))
    if world.options.turn_order == "static":
        active.sort(key=lambda actor: actor.rank)
    else:
        active.sort(key=lambda actor: (actor.account, actor.rank))
    return tuple(actor.id for actor in active)


def begin_round(world: World) -> Play[World]:
    """The next round: its order is fixed now."""
    world = replace(world, round=world.round + 1, acted=(), stage="order")
    world = replace(
        world, actors=tuple(replace(actor, interrupted=False) if actor.interrupted else actor for actor in world.actors)
    )
    world = world.mark(f"round:{world.round}")
    queue = placed(world, round_order(world))
    yield _told(world, queue)
    return replace(world, queue=queue, placed=())


def _told(world: World, queue: tuple[str, ...]) -> Note:
    """The line of the log that opens a round: the order, with the accounts that make it once there are any."""
    if not any(world.find(who).account for who in queue):
        return note("DS-ORD-04", "ds-round", round=world.round, order=tuple(Ref(who) for who in queue))
    order = tuple(phrase("ds-in-order", who=Ref(who), account=world.find(who).account) for who in queue)
    return note("DS-ORD-04", "ds-round-by-account", round=world.round, order=order)


@rule("DS-DST-07", "DS:long_sprint_account")
def placed(world: World, order: tuple[str, ...]) -> tuple[str, ...]:
    """The order with those who sprinted put directly before or after their target."""
    for runner, where, target in world.placed:
        if runner in order and target in order:
            rest = [who for who in order if who != runner]
            at = rest.index(target) + (where == "after")
            order = (*rest[:at], runner, *rest[at:])
    return order


def next_in_order(world: World) -> Play[World]:
    """The next phase begins, or the round is over."""
    queue = tuple(who for who in world.queue if world.find(who).active)
    if world.options.turn_order == "continuous":
        queue = _continuous(world)
    world = replace(world, queue=queue)
    if not queue:
        return replace(world, stage="round_end")
    world = yield from seize(world)
    who, *rest = world.queue
    return begin_phase(replace(world, queue=tuple(rest)), who)


@rule("DS:turn_order")
def _continuous(world: World) -> tuple[str, ...]:
    """On a running track the lowest account acts; a round is over when everybody active has acted in it."""
    active = list(awake(world))
    if all(actor.id in world.acted for actor in active) or len(world.acted) >= LONGEST_ROUND * len(active):
        return ()
    active.sort(key=lambda actor: (actor.account, actor.rank))
    return tuple(actor.id for actor in active)


@rule("DS-CORE-20", "DS:seize_phase")
def seize(world: World) -> Play[World]:
    """For 3 stress somebody who has still to act goes first."""
    if not world.options.seize_phase:
        return world
    for who in world.queue[1:]:
        actor = world.find(who)
        if headroom(actor, world) < SEIZING:
            continue
        answers = [
            Answer("wait", False, phrase("ds-answer-wait")),
            Answer("seize", True, phrase("ds-answer-seize"), (Cost("ds-cost-stress", SEIZING),)),
        ]
        question = phrase("ds-ask-seize", who=Ref(who), next=Ref(world.queue[0]))
        seat = seat_of(world, actor)
        if (yield from choose(seat, who, "DS-CORE-20", question, Listed(answers), "wait", (world, who))):
            world = yield from suffer(world, who, SEIZING, "DS-CORE-20")
            return replace(world, queue=(who, *(other for other in world.queue if other != who)))
    return world


@rule("DS-AE-02", "DS-DEF-07", "DS-DEF-13", "DS-CHA-10", "DS:pin_duration")
def begin_phase(world: World, who: str, kind: PhaseKind = "normal") -> World:
    """A phase begins: what lasted until now ends, and 3 AE are there, less what went into a group's act before."""
    actor = world.find(who)
    used = min(BUDGET, actor.owed)
    world = lets_go(world.put(replace(actor, full_defence=0, owed=actor.owed - used)), who)
    return start_of_phase(replace(world, stage="phase", phase=Phase(who, used, kind=kind)), who)
