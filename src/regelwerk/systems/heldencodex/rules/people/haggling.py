"""Haggling: round by round one side wears the other down, until an offer is accepted or has to be.

There is one price on the table: the starting price, then the last offer. An offer must be better for the other side
than that price, so the seller's offers go down and the buyer's go up, also beyond the starting price.

A part `x` ends with `x:won` if the buyer pays the goal or less, otherwise with `x:lost`; and with `x:price:180` if
there is a deal at all.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Choose, Play, choose, do, gather, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import State, replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.emptying import tell_emptied
from regelwerk.systems.heldencodex.rules.people.offering import BREAK_OFF, Offers, concession
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, Side, apply_probe, declare_probe
from regelwerk.systems.heldencodex.rules.probe.probing import result_of, two_sides
from regelwerk.systems.heldencodex.rules.scene.plans import HagglePlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of

HAGGLE = "haggle"
BUYER, SELLER = 0, 1
BREAKING_OFF = Answer(BREAK_OFF, False, phrase("hc-answer-break-off"))
Reply = Literal["accept", "refuse", "break_off"]


class Mood(NamedTuple):
    """How somebody was before the haggling: it comes back at its end."""

    psyche_lost: int
    dazed: bool


class Haggle(State, frozen=True):
    """A haggle that is going on. What belongs to both sides is told of the buyer first."""

    plan: HagglePlan
    before: tuple[Mood, Mood]
    table: int
    """The price on the table."""
    opened: bool = False
    offers: tuple[int, int] = (-1, -1)
    """The last offer of each side; -1: none yet."""
    won: tuple[int, int] = (0, 0)
    owing: tuple[int, ...] = ()
    """Who has to make a concession."""
    asked: bool = True
    """Both sides have just had the chance to break off."""

    @property
    def sides(self) -> tuple[str, str]:
        return self.plan.buyer, self.plan.seller


class Bargain(NamedTuple):
    """What somebody knows who decides in a haggle; only the buyer knows the goal."""

    buying: bool
    price: int
    table: int
    own_offer: int
    their_offer: int
    step: int
    goal: int
    own_rounds: int
    their_rounds: int
    own_psyche: int
    their_psyche: int


def begin(world: World, plan: HagglePlan) -> Play[World]:
    """Somebody names a starting price."""
    buyer, seller = world.find(plan.buyer), world.find(plan.seller)
    yield note("HC-HAG-01", "hc-haggle-begins", who=Ref(buyer.id), seller=Ref(seller.id), price=plan.price)
    act = Haggle(plan, (_mood(buyer), _mood(seller)), plan.price)
    return replace(world, act=act, round=0)


def _mood(hero: Hero) -> Mood:
    return Mood(hero.psyche_lost, hero.dazed)


def step(world: World) -> Play[World]:
    """The opening, one round, or one concession with its answer."""
    if any(world.find(one).down for one in world.act.sides):
        return (yield from break_off(world))
    if not world.act.opened:
        return (yield from open_haggle(world))
    return (yield from concede(world) if world.act.owing else bargain(world))


def _scene(world: World, side: int) -> Bargain:
    act: Haggle = world.act
    other = 1 - side
    own, their = (world.find(act.sides[one]).left("psyche") for one in (side, other))
    return Bargain(
        side == BUYER, act.plan.price, act.table, act.offers[side], act.offers[other],
        concession(act.plan.price, world.options), act.plan.goal if side == BUYER else 0,
        act.won[side], act.won[other], own, their,
    )  # fmt: skip


def _both(world: World, question: str, yes: Answer[bool], no: Answer[bool]) -> Play[bool]:
    """Ask both sides at once; whether both say yes, which is the default."""
    act: Haggle = world.act
    answers = Listed([yes, no])
    choices = []
    for side in (BUYER, SELLER):
        hero = world.find(act.sides[side])
        asked = phrase(
            question, who=Ref(hero.id), price=act.table, own=act.won[side], theirs=act.won[1 - side],
            psyche=hero.left("psyche"),
        )  # fmt: skip
        choices.append(Choose(seat_of(hero), hero.id, "HC-HAG-01", asked, answers, yes.key, _scene(world, side)))
    return all((yield from gather(*choices)))


@rule("HC-HAG-01")
def open_haggle(world: World) -> Play[World]:
    """Haggling begins only if both find the starting price reasonable in principle."""
    accept = Answer("accept", True, phrase("hc-answer-reasonable"))
    decline = Answer("decline", False, phrase("hc-answer-unreasonable"))
    if not (yield from _both(world, "hc-ask-reasonable", accept, decline)):
        yield note("HC-HAG-01", "hc-price-declined", price=world.act.plan.price)
        return replace(world.marked(f"{world.act.plan.id}:lost"), act=None)
    return replace(world, act=replace(world.act, opened=True))


class Round(NamedTuple):
    """Who won a round (1: the buyer, -1: the seller, 0: nobody), and what both probes left."""

    winner: int
    buyer: Probed
    seller: Probed


@rule("HC-HAG-02", "HC-HAG-07")
@stakes(
    Stake(
        lambda _, found: int(found.winner > 0), "hc-stake-round", lambda args: args[0].prober.who,
        bands=(Band("hc-band-wins-round", lambda _, found: found.winner > 0),),
    ),
    Stake(
        lambda _, found: int(found.winner < 0), "hc-stake-round", lambda args: args[1].prober.who,
        bands=(Band("hc-band-wins-round", lambda _, found: found.winner < 0),),
    ),
)  # fmt: skip
def resolve_round(buyer: Side, seller: Side) -> Play[Round]:
    """Both throw sieves; the higher result wins, a tie changes nothing."""
    (one, bought), (other, sold) = yield from two_sides(buyer, seller, result_of)
    yield note(
        "HC-HAG-02", "hc-haggled", who=Ref(buyer.prober.who), result=one, seller=Ref(seller.prober.who), against=other
    )
    if one == other:
        yield note("HC-HAG-02", "hc-haggle-tied")
    return Round((one > other) - (one < other), bought, sold)


@rule("HC-HAG-02")
def bargain(world: World) -> Play[World]:
    """One round: the winner takes a psyche point from the loser for the time being."""
    act: Haggle = world.act
    go_on = Answer("go_on", True, phrase("hc-answer-haggle-on"))
    if not act.asked and not (yield from _both(world, "hc-ask-haggle-on", go_on, BREAKING_OFF)):
        return (yield from break_off(world))
    world = replace(world, round=world.round + 1)
    yield note("HC-HAG-02", "hc-haggle-round", round=world.round)
    before = world
    options = world.options
    buyer, buys = yield from declare_probe(world.find(act.plan.buyer), HAGGLE, options)
    seller, sells = yield from declare_probe(world.find(act.plan.seller), HAGGLE, options)
    found = yield from do(resolve_round, Side(buys, "sieve", RESULT), Side(sells, "sieve", RESULT))
    buyer = yield from apply_probe(buyer, found.buyer, options)
    seller = yield from apply_probe(seller, found.seller, options)
    world = replace(world.put(buyer).put(seller), act=replace(act, asked=False))
    if found.winner:
        world = yield from take_point(world, SELLER if found.winner > 0 else BUYER)
    elif not buys.dice and not sells.dice:
        # Two sides without a die between them would never come to an end.
        return (yield from break_off(world))
    return (yield from after_round(world, before))


def take_point(world: World, side: int) -> Play[World]:
    """The point of a lost round."""
    act: Haggle = world.act
    before = world.find(act.sides[side])
    hero = before.losing("psyche", 1)
    won = (act.won[BUYER] + (side == SELLER), act.won[SELLER] + (side == BUYER))
    yield note("HC-HAG-02", "hc-haggle-point", who=Ref(hero.id), left=hero.left("psyche"))
    yield from tell_emptied(before, hero, "psyche")
    return replace(world.put(hero), act=replace(act, won=won))


@rule("HC-HAG-03", "HC-HAG-04")
def after_round(world: World, before: World) -> Play[World]:
    """An emptied row demands a concession, the last point ends the haggle, whether a round or a fumble took it."""
    act: Haggle = world.act
    spent = [side for side in (BUYER, SELLER) if is_spent(world, side)]
    if spent:
        return (yield from give_in(world, spent[0]) if len(spent) == 1 else break_off(world))
    owing = tuple(
        side
        for side, who in enumerate(act.sides)
        if world.find(who).emptied("psyche") > before.find(who).emptied("psyche")
    )
    return replace(world, act=replace(act, owing=owing))


def is_spent(world: World, side: int) -> bool:
    """Whether a side has no psyche left."""
    return world.find(world.act.sides[side]).left("psyche") <= 0


@rule("HC-HAG-03", "HC-HAG-07", "HC:haggle_step")
def concede(world: World) -> Play[World]:
    """Whose row is empty must make a better offer; the other accepts it, refuses it or breaks off."""
    act: Haggle = world.act
    side = act.owing[0]
    hero, other = world.find(act.sides[side]), world.find(act.sides[1 - side])
    offers = Offers(side == BUYER, act.table, concession(act.plan.price, world.options))
    question = phrase("hc-ask-offer", who=Ref(hero.id), other=Ref(other.id), table=act.table)
    offer = yield from choose(
        seat_of(hero), hero.id, "HC-HAG-03", question, offers, offers.default, _scene(world, side)
    )
    if offer is None:
        return (yield from break_off(world))
    yield note("HC-HAG-03", "hc-offers", who=Ref(hero.id), price=offer)
    act = replace(act, table=offer, offers=(offer, act.offers[SELLER]) if side == BUYER else (act.offers[BUYER], offer))
    world = replace(world, act=replace(act, owing=act.owing[1:], asked=True))
    reply = yield from _answer_offer(world, 1 - side, offer)
    if reply == "accept":
        return (yield from close(world, offer))
    if reply == "break_off":
        return (yield from break_off(world))
    yield note("HC-HAG-03", "hc-offer-refused", who=Ref(other.id), price=offer)
    return world


@rule("HC-HAG-03")
def _answer_offer(world: World, side: int, offer: int) -> Play[Reply]:
    hero = world.find(world.act.sides[side])
    answers: Listed[Reply] = Listed(
        [
            Answer("refuse", "refuse", phrase("hc-answer-refuse")),
            Answer("accept", "accept", phrase("hc-answer-accept-offer", price=offer)),
            Answer(BREAK_OFF, "break_off", phrase("hc-answer-break-off")),
        ]
    )
    yield meanwhile(world)
    question = phrase("hc-ask-accept", who=Ref(hero.id), price=offer)
    return (yield from choose(seat_of(hero), hero.id, "HC-HAG-03", question, answers, "refuse", _scene(world, side)))


def rows_lost(world: World, side: int) -> int:
    """How many rows of a side were emptied in this haggle."""
    hero = world.find(world.act.sides[side])
    start = replace(hero, psyche_lost=world.act.before[side].psyche_lost)
    return hero.emptied("psyche") - start.emptied("psyche")


@rule("HC-HAG-04", "HC-HAG-07", "HC:haggle_forced")
def forced_price(price: int, offer: int, buying: bool, rows: int, options: Options) -> int:
    """What somebody has to accept: the other's last offer, or the starting price moved by a step for each row lost."""
    if offer >= 0:
        return offer
    if options.haggle_forced == "starting_price":
        return price
    moved = concession(price, options) * rows
    return price + moved if buying else max(0, price - moved)


@rule("HC-HAG-04")
def give_in(world: World, side: int) -> Play[World]:
    """Without psyche there is no more haggling."""
    act: Haggle = world.act
    price = forced_price(act.plan.price, act.offers[1 - side], side == BUYER, rows_lost(world, side), world.options)
    yield note("HC-HAG-04", "hc-gives-in", who=Ref(act.sides[side]), price=price)
    return (yield from close(world, price))


def close(world: World, price: int) -> Play[World]:
    """A deal: the price is paid."""
    plan = world.act.plan
    yield note("HC-HAG-03", "hc-deal", who=Ref(plan.buyer), seller=Ref(plan.seller), price=price)
    reached = "won" if price <= plan.goal else "lost"
    return (yield from calm_down(world.marked(f"{plan.id}:{reached}", f"{plan.id}:price:{price}")))


def break_off(world: World) -> Play[World]:
    """No deal."""
    plan = world.act.plan
    yield note("HC-HAG-01", "hc-haggle-broken-off", who=Ref(plan.buyer), seller=Ref(plan.seller))
    return (yield from calm_down(world.marked(f"{plan.id}:lost")))


@rule("HC-HAG-05", "HC-HAG-06", "HC-HAG-07")
def outcome(world: World) -> tuple[int, int]:
    """The psyche points that buyer and seller gain or lose.

    A clear winner has won more rounds and emptied a row of the other: one point. Who lost the last point is the loser
    in any case, and it is a point for each row.
    """
    act: Haggle = world.act
    rows = rows_lost(world, BUYER), rows_lost(world, SELLER)
    if is_spent(world, BUYER) != is_spent(world, SELLER):
        return (-rows[BUYER], rows[BUYER]) if is_spent(world, BUYER) else (rows[SELLER], -rows[SELLER])
    if rows[SELLER] and act.won[BUYER] > act.won[SELLER]:
        return 1, -1
    return (-1, 1) if rows[BUYER] and act.won[SELLER] > act.won[BUYER] else (0, 0)


@rule("HC-HAG-05", "HC-HAG-06", "HC-HAG-07", "HC:haggle_cap")
def calm_down(world: World) -> Play[World]:
    """At the end psyche is what it was before; a clear winner has more of it, the loser less.

    Above the maximum, where that is allowed, it lasts until the next rest.
    """
    act: Haggle = world.act
    for side, points in zip((BUYER, SELLER), outcome(world), strict=True):
        hero = world.find(act.sides[side])
        mood = act.before[side]
        lost = mood.psyche_lost - points
        if points > 0 and world.options.haggle_cap == "max":
            lost = max(min(mood.psyche_lost, 0), lost)
        hero = replace(hero.regaining("psyche", min(lost, mood.psyche_lost)), dazed=mood.dazed)
        if points < 0:
            hero = hero.losing("psyche", -points)
        world = world.put(hero)
        change = mood.psyche_lost - hero.psyche_lost
        yield note("HC-HAG-05", "hc-calms-down", who=Ref(hero.id), left=hero.left("psyche"), change=change)
    return replace(world, act=None)
