"""Rounds: action points at their start, the order in which models act, and their end."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.dice import Decided, RollOff
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Play, choose, do, gather, note, roll
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import drones, phase
from regelwerk.systems.realms.rules.core.acts import price
from regelwerk.systems.realms.rules.core.leaders import free_shifts, leader_of
from regelwerk.systems.realms.rules.core.profile import attribute, value
from regelwerk.systems.realms.rules.core.rolls import pool
from regelwerk.systems.realms.rules.damage.wounds import pay_markers
from regelwerk.systems.realms.rules.mission.missions import judged, judged_at_round_end
from regelwerk.systems.realms.state import Model, World, seat_of


@rule("RE-RND-01", "RE-RND-02", "RE-RND-04", "RE-SHK-04")
def start(world: World) -> Play[World]:
    """A round begins: action points are refilled, shock markers paid, and every model has its phase before it."""
    world = replace(world, round=world.round + 1, stage="order", queue=())
    yield note("RE-RND-01", "re-round-begins", round=world.round)
    given = {model.id: new_ap(world, model) for model in world.models if model.active}
    more = tuple(phrase("re-ap-of", who=Ref(who), ap=ap) for who, ap in given.items() if len(ap.terms) > 1)
    if more:
        yield note("RE-RND-03", "re-carried-over", models=more)
    for model in world.models:
        if model.id not in given:
            continue
        vitals = replace(model.vitals, ap=given[model.id].total)
        # The controller of a drone may take its markers away before it pays for them.
        if not drones.acts_with_controller(world, model):
            vitals = pay_markers(vitals)
        paid = model.vitals.markers - vitals.markers
        if paid:
            who = Ref(model.id)
            yield note("RE-SHK-04", "re-markers-cost", who=who, paid=paid, ap=vitals.ap, left=vitals.markers)
        world = world.change(model.id, vitals=vitals, unused=0, had_phase=False, shift=0)
    world = yield from drones.at_round_start(world)
    if world.options.turn_order == "agi_descending":
        world = yield from order_by_agility(world)
    return world


@rule("RE-AP-01", "RE-RND-02", "RE-RND-03", "RE-RND-08", "RE:ap_carry_halving", "RE:ap_max")
def new_ap(world: World, model: Model) -> Tally:
    """The action points of a new round: 6, and half of what was not spent."""
    ap = tally(drones.round_ap(world, model), "RE-RND-02", "re-term-ap")
    kept = model.unused // 2
    if world.options.ap_carry_halving == "twice":
        kept //= 2
    ap = ap.plus(kept, "RE-RND-03", "re-term-carried-over")
    most = world.options.ap_max
    return ap.plus(min(0, most - ap.total), "RE:ap_max", "re-term-ap-max") if most else ap


@rule("RE-RND-01", "RE-ORD-04", "RE-RND-05", "RE:turn_order")
def next_phase(world: World) -> Play[World]:
    """Whose phase comes next: the queued model, a new pair, or nobody: then the round ends."""
    if world.queue:
        who, *rest = world.queue
        world = replace(world, queue=tuple(rest))
        model = world.find(who)
        if not model.active:
            # A model put out of action before its phase loses it.
            return world.change(who, had_phase=True)
        return (yield from phase.begin(world, who))
    waiting = {side.id: _waiting(world, side.id) for side in world.scene.sides}
    if not any(waiting.values()):
        return replace(world, stage="round_end")
    return replace(world, queue=(yield from pair(world, waiting)))


def _waiting(world: World, side: str) -> tuple[Model, ...]:
    """The models of a side that have not had their phase; a drone acts in its controller's, one without any last."""
    models = [model for model in world.models if model.side == side and model.active and not model.had_phase]
    own = tuple(model for model in models if not drones.acts_with_controller(world, model))
    soon = tuple(model for model in own if not drones.is_leaderless(world, model))
    return soon or own


class PickScene(NamedTuple):
    """What somebody knows who picks the next model."""

    world: World
    side: str
    models: tuple[str, ...]


@rule("RE-ORD-01", "RE-ORD-02", "RE-ORD-03", "RE-ORD-04")
def pair(world: World, waiting: dict[str, tuple[Model, ...]]) -> Play[tuple[str, ...]]:
    """Both players pick a model at the same time; the higher W12 + AGI acts first. Alone, one picks as one likes."""
    sides = [side for side, models in waiting.items() if models]
    picks = [_pick(world, side, waiting[side]) for side in sides]
    asked = [pick for pick in picks if isinstance(pick, Choose)]
    answers = iter((yield from gather(*asked)) if asked else ())
    picked = [next(answers) if isinstance(pick, Choose) else pick for pick in picks]
    if len(picked) == 1:
        return tuple(picked)
    first, second = (world.find(who) for who in picked)
    own, other = (attribute(world, model, "agi") for model in (first, second))
    yield note("RE-ORD-02", "re-race", who=Ref(first.id), whom=Ref(second.id), own=own, other=other)
    ahead = yield from compare(world, first, second, "RE-ORD-02")
    return (first.id, second.id) if ahead else (second.id, first.id)


def _pick(world: World, side: str, models: tuple[Model, ...]) -> Choose[str] | str:
    """The question which model comes next; the only one left needs no question."""
    if len(models) == 1:
        return models[0].id
    answers = [Answer(model.id, model.id, _standing(model)) for model in models]
    scene = PickScene(world, side, tuple(model.id for model in models))
    seat = world.side_of(side).seat
    return Choose(seat, side, "RE-ORD-01", phrase("re-ask-pick"), Listed(answers), models[0].id, scene)


def _standing(model: Model) -> Phrase:
    return phrase("re-answer-pick", who=Ref(model.id), ap=model.ap)


@rule("RE-ORD-02", "RE-ORD-03", "RE:initiative_tie")
def compare(world: World, first: Model, second: Model, cause: str) -> Play[bool]:
    """A contest of agility between two models; whether the first one is ahead."""
    values = tuple((seat_of(world, m.id), m.id, value(world, m, "agi"), value(world, m, "eh")) for m in (first, second))
    return (yield from do(ahead, values[0], values[1], cause, world.options))


Racer = tuple[str, str, int, int]
"""The seat, the model, its agility and its resolve."""


@rule("RE-ORD-02", "RE-ORD-03", "RE-DIE-07", "RE:initiative_tie")
def ahead(first: Racer, second: Racer, cause: str, options: Options) -> Play[bool]:
    """W12 + AGI against W12 + AGI, told with both totals; a tie as the table has ruled."""
    totals = []
    for seat, who, agility, _ in (first, second):
        totals.append((yield from roll(pool(1, agility, options), cause, seat=seat, who=who)))
    own, other = totals
    won = own > other if own != other else (yield from _tied(first, second, own, cause, options))
    (_, who, *_), (_, whom, *_) = (first, second) if won else (second, first)
    decided = "RE-ORD-03" if cause == "RE-ORD-02" else cause
    if own == other:
        yield note(decided, "re-race-settled", who=Ref(who), whom=Ref(whom))
    else:
        yield note(decided, "re-race-won", who=Ref(who), whom=Ref(whom), own=max(totals), other=min(totals))
    return won


@rule("RE-ORD-03", "RE:initiative_tie")
def _tied(first: Racer, second: Racer, total: int, cause: str, options: Options) -> Play[bool]:
    """Whether the first one is ahead although both have the same total; if nothing else decides, a lot."""
    better = 0
    match options.initiative_tie:
        case "higher_agi_then_random":
            better = first[2] - second[2]
        case "higher_eh":
            better = first[3] - second[3]
    decides = options.initiative_tie if better or options.initiative_tie == "reroll" else "lot"
    yield note(cause, "re-race-tied", total=total, by=decides)
    if decides == "reroll":
        again = Decided(pool(1, first[2], options), pool(1, second[2], options))
        better = yield from roll(again, cause, seat=first[0], who=first[1])
    if better:
        return better > 0
    lots: tuple[int, ...] = yield from roll(RollOff(2, 12), cause)
    return lots[0] == 0


@rule("RE-RND-05", "RE-RND-06", "RE-RND-07", "RE:turn_order", "RE:leader_trait", "RE:expert_order")
def order_by_agility(world: World) -> Play[World]:
    """Everybody in the order of agility; then shifts, bought or given by leaders, may change it.

    It is told to those who may shift, and again only if anything has changed.
    """
    active = tuple(m.id for m in world.models if m.active and not drones.acts_with_controller(world, m))
    lot = yield from _lots(world, dict.fromkeys(active, 0))
    told = _ranked(world, lot)
    yield note("RE-RND-05", "re-order", order=tuple(Ref(who) for who in told))
    for side in world.scene.sides:
        world = yield from _leader_shifts(world, side.id, lot)
    if world.options.expert_order:
        for who in _ranked(world, lot):
            world = yield from _bought_shift(world, who)
    lot = yield from _lots(world, lot)
    order = _ranked(world, lot)
    if order != told:
        yield note("RE-RND-06", "re-order", order=tuple(Ref(who) for who in order))
    return replace(world, queue=order)


@rule("RE:turn_order")
def _lots(world: World, lot: dict[str, int]) -> Play[dict[str, int]]:
    """Everybody throws a die once two are equal in agility and resolve; the highest of them goes first."""
    if len({_rank(world, who, lot) for who in lot}) == len(lot):
        return lot
    models = tuple(lot)
    yield note("RE-RND-05", "re-lots", who=tuple(Ref(who) for who in models))
    order: tuple[int, ...] = yield from roll(RollOff(len(models), 12), "RE-RND-05")
    return {models[number]: place for place, number in enumerate(order)}


@rule("RE-RND-05", "RE:turn_order", "RE:drones")
def _rank(world: World, who: str, lot: dict[str, int]) -> tuple[bool, int, int, int]:
    """The quicker first, then the more resolute, then the luckier; a drone without a controller comes last."""
    model = world.find(who)
    last = drones.is_leaderless(world, model)
    return last, -(value(world, model, "agi") + model.shift), -value(world, model, "eh"), lot[who]


def _ranked(world: World, lot: dict[str, int]) -> tuple[str, ...]:
    return tuple(sorted(lot, key=lambda who: _rank(world, who, lot)))


class ShiftScene(NamedTuple):
    """What somebody knows who may shift a model in the order."""

    world: World
    who: str


@rule("RE-RND-06")
def _bought_shift(world: World, who: str) -> Play[World]:
    """For 1 AP a model counts as one point quicker or slower in this round's order."""
    model = world.find(who)
    if not model.ap:
        return world
    answers = [
        Answer("stay", 0, phrase("re-answer-stay")),
        Answer("quicker", 1, phrase("re-answer-quicker"), price(1)),
        Answer("slower", -1, phrase("re-answer-slower"), price(1)),
    ]
    question = phrase("re-ask-shift", who=Ref(who))
    by = yield from choose(
        seat_of(world, who), who, "RE-RND-06", question, Listed(answers), "stay", ShiftScene(world, who)
    )
    return world.change(who, shift=model.shift + by).pay(who, abs(by)) if by else world


@rule("RE-RND-07", "RE:leader_trait")
def _leader_shifts(world: World, side: str, lot: dict[str, int]) -> Play[World]:
    """The leader shifts models of the own side, one point each time, as often as the trait's level says."""
    leader = leader_of(world, side)
    if leader is None:
        return world
    for _ in range(free_shifts(leader, world.options)):
        own = [who for who in _ranked(world, lot) if world.find(who).side == side]
        answers: list[Answer[tuple[str, int]]] = [Answer("stay", ("", 0), phrase("re-answer-stay"))]
        for who in own:
            answers.append(Answer(f"quicker:{who}", (who, 1), phrase("re-answer-quicker-who", who=Ref(who))))
            answers.append(Answer(f"slower:{who}", (who, -1), phrase("re-answer-slower-who", who=Ref(who))))
        question = phrase("re-ask-leader-shift", who=Ref(leader.id))
        who, by = yield from choose(
            seat_of(world, leader.id), leader.id, "RE-RND-07", question, Listed(answers), "stay",
            ShiftScene(world, leader.id),
        )  # fmt: skip
        if not by:
            break
        world = world.change(who, shift=world.find(who).shift + by)
    return world


@rule("RE-RND-08", "RE-GAM-01", "RE:first_melee_round")
def end(world: World) -> Play[World]:
    """A round ends: what is unspent is remembered, and the mission may be decided; surprise may end with it."""
    for model in world.models:
        if model.active:
            surprise = model.ambusher and world.options.first_melee_round == "first_roll"
            world = world.change(model.id, unused=model.ap, ambusher=surprise)
    world = yield from judged(world)
    if world.verdict is None:
        world = yield from judged_at_round_end(world)
    return world if world.verdict is not None else replace(world, stage="round_start")
