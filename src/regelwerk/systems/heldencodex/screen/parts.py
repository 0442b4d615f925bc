"""What belongs to all in each part of a scene: the order in a fight, the lanes of a chase, prices, shifts, portions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.screen.display import (
    Box,
    Cell,
    CellState,
    Chip,
    Chips,
    ChipState,
    Figure,
    Fixture,
    Label,
    Lane,
    Meter,
    Order,
    Part,
    Row,
    Rows,
    Token,
    Turn,
)
from regelwerk.systems.heldencodex.rules.body.aid import Treating
from regelwerk.systems.heldencodex.rules.body.regeneration import Resting
from regelwerk.systems.heldencodex.rules.chase.chase import GOT_AWAY, LEVEL, ChaseState
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, is_able, opponents
from regelwerk.systems.heldencodex.rules.people.drinking import Carouse, minimum_of
from regelwerk.systems.heldencodex.rules.people.haggling import BUYER, SELLER, Haggle
from regelwerk.systems.heldencodex.rules.people.influence import Talk
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.learning import Learning
from regelwerk.systems.heldencodex.rules.probe.memory import Pooling
from regelwerk.systems.heldencodex.rules.probe.probe import minimum_or_default
from regelwerk.systems.heldencodex.rules.probe.quality import Craft
from regelwerk.systems.heldencodex.rules.road.herbs import Search
from regelwerk.systems.heldencodex.rules.road.journey import Journey, travellers
from regelwerk.systems.heldencodex.rules.road.sneaking import Alertness, SneakState
from regelwerk.systems.heldencodex.rules.road.watch import SHIFTS, WatchState, shifts_of
from regelwerk.systems.heldencodex.state import World

ALERT: dict[Alertness, ChipState] = {"unsuspecting": "idle", "alert": "active", "noticed": "bad", "discovered": "bad"}


def dice(faces: Faces, state: CellState = "empty") -> tuple[Cell, ...]:
    """Dice as they lie there."""
    return tuple(Cell(state, face) for face in faces)


def acting(world: World) -> tuple[str, ...]:
    """Whose turn it is in the part that is being played."""
    match world.act:
        case Fight(queue=queue) | Treating(queue=queue) | Learning(queue=queue) | Journey(queue=queue):
            return queue[:1]
        case ChaseState() as chase if chase.stage in ("lay", "pass"):
            return tuple(runner.who for runner in chase.running[chase.turn : chase.turn + 1])
        case Carouse() as carouse:
            return carouse.drinkers[carouse.at : carouse.at + 1]
        case Search() as search:
            return search.plan.searchers[search.at : search.at + 1]
        case Pooling() as pooling:
            return pooling.plan.who[pooling.thrown : pooling.thrown + 1]
        case SneakState(plan=plan):
            return (plan.sneaker,)
        case Haggle(owing=(first, *_)) as haggle:
            return (haggle.sides[first],)
        case Talk(plan=plan):
            return (plan.influencer,)
        case Craft(plan=plan):
            return (plan.who,)
    return ()


def fixtures(world: World) -> Iterator[Fixture]:
    """Everything that the part being played brings along."""
    drawn = DRAWN.get(type(world.act))
    return iter(()) if drawn is None else drawn(world, world.act)


def _token(world: World, who: str, at: float, now: tuple[str, ...]) -> Token:
    return Token(Ref(who), at, world.find(who).sheet.side, who in now)


def _queue(name: str, queue: tuple[str, ...], done: tuple[str, ...] = ()) -> Order:
    """Who was there already, who is now, and who comes after."""
    over = tuple(Turn(who, state="done") for who in done)
    to_come = tuple(Turn(who, state="next" if at else "now") for at, who in enumerate(queue))
    return Order(name, (*over, *to_come))


# -- Fights and chases ------------------------------------------------------------------------------------------------


def _fight(world: World, fight: Fight) -> Iterator[Fixture]:
    if fight.queue:
        yield _queue(f"hc-place-stage-{fight.stage}", fight.queue, _have_acted(fight) if fight.stage == "act" else ())
    if fight.distances:
        able = [fighter.who for fighter in fight.fighters if is_able(world, fighter)]
        yield from _distances(world, fight, [*fight.queue[:1], *able][:1])


def _have_acted(fight: Fight) -> tuple[str, ...]:
    """Who had dice for this phase in melee and is no longer to come; who went first is not remembered."""
    had = (f for f in fight.fighters if (f.dice or f.acted) and not f.shooting)
    return tuple(fighter.who for fighter in had if fighter.who not in fight.queue)


def _distances(world: World, fight: Fight, middle: list[str]) -> Iterator[Lane]:
    """How far everybody is from the one who acts."""
    for who in middle:
        foes = [(foe.who, fight.distance(who, foe.who)) for foe in opponents(world, fight.fighter(who))]
        tokens = (_token(world, who, 0, (who,)), *(_token(world, foe, metres, ()) for foe, metres in foes))
        last = max(metres for _, metres in (*foes, (who, 0)))
        yield Lane(phrase("hc-place-distances", who=Ref(who)), 0, last, tokens, unit="hc-place-unit-metres", mover=who)


def _chase(world: World, act: ChaseState) -> Iterator[Fixture]:
    """The gaps to the leader, from level to out of sight; the dice of the round, and what lies in the way."""
    now = acting(world)
    yield Lane(
        phrase("hc-place-chase", who=Ref(act.leader.who)),
        LEVEL,
        GOT_AWAY,
        tuple(_token(world, runner.who, runner.gap, now) for runner in act.running),
        labels=tuple(Label(gap, Word(f"hc-gap-{gap}")) for gap in range(LEVEL, GOT_AWAY + 1)),
    )
    lying = tuple(Row(Ref(runner.who), dice(runner.left)) for runner in act.running if runner.left)
    laid = tuple(Row(Ref(runner.who), dice(runner.obstacles, "crossed")) for runner in act.running if runner.obstacles)
    parts = [Rows(name, rows) for name, rows in (("hc-board-dice", lying), ("hc-place-obstacles", laid)) if rows]
    if parts:
        yield Box(phrase("hc-place-round", round=world.round), tuple(parts))


# -- Sneaking and watching --------------------------------------------------------------------------------------------


def _sneak(world: World, act: SneakState) -> Iterator[Fixture]:
    bands = act.plan.bands
    labels = tuple(Label(at, Word(f"hc-band-{band}")) for at, band in enumerate(bands))
    yield Lane(
        phrase("hc-place-sneak", who=Ref(act.plan.sneaker)),
        0,
        len(bands),
        (_token(world, act.plan.sneaker, act.at, (act.plan.sneaker,)),),
        goal=len(bands),
        labels=(*labels, Label(len(bands), Word("hc-place-past"))),
    )
    guards = tuple(Chip((Ref(one.who), Word(f"hc-place-guard-{one.state}")), ALERT[one.state]) for one in act.guards)
    cover: tuple[Part, ...] = (Figure("hc-place-cover", Word("hc-place-yes")),) if act.cover else ()
    yield Box(phrase("hc-place-guards"), (Chips("hc-place-guards", guards), *cover))


def _watch(world: World, act: WatchState) -> Iterator[Fixture]:
    """The shifts of the night, and who is due for the next one."""
    shifts = shifts_of(act.plan)
    due = tuple(one for one in act.due if not one.asleep and not world.find(one.who).down)
    yield Box(phrase("hc-place-night"), (Meter("hc-place-shift", act.shift, shifts),))
    yield Order(
        "hc-place-due",
        tuple(
            Turn(one.who, phrase("hc-place-kept", shifts=one.kept), "next" if at else "now")
            for at, one in enumerate(due)
        ),
    )


# -- Talking and drinking ---------------------------------------------------------------------------------------------


def _haggle(world: World, act: Haggle) -> Iterator[Fixture]:  # noqa: ARG001 (all parts are drawn alike)
    """The price on the table, what both have offered, and who has won how many rounds."""
    plan = act.plan
    parts: list[Part] = [Figure("hc-place-price", act.table), Figure("hc-place-first-price", plan.price)]
    for side, name in ((BUYER, "hc-place-buyer-offer"), (SELLER, "hc-place-seller-offer")):
        if act.offers[side] >= 0:
            parts.append(Figure(name, act.offers[side]))
    parts += [
        Figure("hc-place-buyer-rounds", act.won[BUYER]),
        Figure("hc-place-seller-rounds", act.won[SELLER]),
    ]
    if plan.goal:
        parts.append(Chips("hc-place-goal", (Chip(plan.goal, "hidden"),)))
    yield Box(phrase("hc-place-haggle", who=Ref(plan.buyer), whom=Ref(plan.seller)), tuple(parts))


def _influence(world: World, act: Talk) -> Iterator[Fixture]:
    plan = act.plan
    parts = (Meter("hc-place-rounds", world.round, plan.rounds), Figure("hc-place-ability-used", Ref(plan.skill)))
    yield Box(phrase("hc-place-talk", who=Ref(plan.influencer), whom=Ref(plan.victim)), parts)


def _drink(world: World, act: Carouse) -> Iterator[Fixture]:
    """How many cups everybody has had; what the next one asks for stands beside its number."""
    cups = {who: world.find(who).drinks for who in act.drinkers}
    last = max(act.plan.most, *cups.values())
    yield Lane(
        phrase("hc-place-drinking"),
        0,
        last,
        tuple(_token(world, who, drinks, acting(world)) for who, drinks in cups.items()),
        unit="hc-place-unit-cups",
        labels=tuple(
            Label(drinks, phrase("hc-place-minimum", minimum=minimum_of(drinks))) for drinks in sorted({*cups.values()})
        ),
    )


# -- On the road and at work ------------------------------------------------------------------------------------------


def _journey(world: World, act: Journey) -> Iterator[Fixture]:
    days = act.plan.days
    tokens = tuple(_token(world, who, world.round, acting(world)) for who in travellers(world, act.plan))
    yield Lane(phrase("hc-place-journey"), 1, days, tokens, goal=days, unit="hc-place-unit-days")
    parts: list[Part] = [Figure("hc-place-herbs", act.herbs)]
    if act.stage in ("evening", "night"):
        parts.append(Meter("hc-place-shifts-kept", SHIFTS - act.unwatched, SHIFTS))
    yield Box(phrase("hc-place-provisions"), tuple(parts))


def _herbs(world: World, act: Search) -> Iterator[Fixture]:
    plan = act.plan
    parts = (
        Meter("hc-place-herbs", min(act.found, plan.needed), plan.needed),
        Meter("hc-place-searches", world.round, plan.searches),
    )
    yield Box(phrase("hc-place-search"), parts)
    yield _queue("hc-place-due", plan.searchers[act.at :], plan.searchers[: act.at])


def _craft(world: World, act: Craft) -> Iterator[Fixture]:  # noqa: ARG001
    parts = (Figure("hc-place-ability-used", Ref(act.plan.skill)), Figure("hc-place-base-price", act.plan.base_price))
    yield Box(phrase("hc-place-craft", who=Ref(act.plan.who)), parts)


def _probe(world: World, act: Pooling) -> Iterator[Fixture]:
    """What is tried and from which result it succeeds; the dice that a community has put together."""
    plan = act.plan
    parts: list[Part] = [Figure("hc-place-ability-used", Ref(plan.ability))]
    if plan.minimum or not plan.hidden:
        parts.append(Figure("hc-place-needed", minimum_or_default(plan.minimum, world.options)))
    if act.pooled.faces:
        parts.append(Rows("hc-board-dice", (Row(None, dice(act.pooled.faces, "full")),)))
    yield Box(phrase("hc-place-probe", who=tuple(map(Ref, plan.who))), tuple(parts), plan.hidden)


def _rest(world: World, act: Resting) -> Iterator[Fixture]:  # noqa: ARG001
    if not act.plan.night:
        yield Box(phrase("hc-place-rest"), (Meter("hc-place-breaks", act.taken, act.plan.breaks),))


def _queued(world: World, act: Treating | Learning) -> Iterator[Fixture]:  # noqa: ARG001
    if act.queue:
        yield _queue("hc-place-due", act.queue)


DRAWN: dict[type[Any], Callable[[World, Any], Iterator[Fixture]]] = {
    Fight: _fight,
    ChaseState: _chase,
    SneakState: _sneak,
    WatchState: _watch,
    Haggle: _haggle,
    Talk: _influence,
    Carouse: _drink,
    Journey: _journey,
    Search: _herbs,
    Craft: _craft,
    Pooling: _probe,
    Resting: _rest,
    Treating: _queued,
    Learning: _queued,
}
"""How the state of each kind of part is drawn."""
