"""Passability: what a way costs, movement action by movement action, and the test that makes it cheaper."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Path, cut, length, spans
from regelwerk.space.outlines import holds
from regelwerk.space.points import GRAIN
from regelwerk.systems.realms.rules.core.acts import announced
from regelwerk.systems.realms.rules.core.rolls import attribute_roll
from regelwerk.systems.realms.rules.movement.climbing import Climb, climb_of
from regelwerk.systems.realms.rules.movement.walking import reach_of, stop_before
from regelwerk.systems.realms.rules.sight.environment import (
    HOVERS,
    ZONE_RULES,
    movement_type,
    passability,
    wn_for_test,
    zones_on,
)
from regelwerk.systems.realms.state import Deed, Model, World, seat_of
from regelwerk.systems.realms.values import CENTIMETRE

ROAD_BONUS = 2 * CENTIMETRE
"""How much further wheels carry on a road (RE-MVT-05)."""
WORDS = {rule_id: f"re-zone-{kind}" for kind, rule_id in ZONE_RULES.items()} | {
    "RE-ENV-10": "re-environment-space",
    "RE-ENV-11": "re-environment-desert",
}
"""What the reason for a higher cost is called."""


class Price(NamedTuple):
    """What a way costs before any test, how many movement actions it takes, and what a passed test saves."""

    cost: Tally
    actions: int
    saved: int


@rule("RE-MVT-05")
def reach_on(world: World, model: Model, path: Path) -> int:
    """How far one movement action goes on a path: wheels go further on a road that they do not leave."""
    reach = reach_of(world, model)
    if movement_type(model, world.options) == "wheels" and _stays_on_road(world, path):
        return reach + ROAD_BONUS
    return reach


def _stays_on_road(world: World, path: Path) -> bool:
    """Whether every place of a path is on a road, one road or several that meet."""
    roads = [zone for zone in zones_on(world, path) if zone.type == "road"]
    come = 0
    for begin, end in sorted(segment for road in roads for segment in spans(path, road.outline)):
        if begin > come + 1:
            return False
        come = max(come, end)
    return bool(roads) and come >= length(path)


def per_action(model: Model) -> Tally:
    """What one movement action costs on open ground: 1 AP, lying down 2."""
    return tally(2, "RE-MOV-08", "re-term-crawl") if model.prone else tally(1, "RE-MOV-08", "re-term-move")


@lru_cache(maxsize=1 << 8)
@rule("RE-MOV-01", "RE-MOV-03", "RE-MOV-08", "RE-PAS-01", "RE-PAS-02", "RE-GEO-16")
def priced(world: World, model: Model, climb: Climb) -> Price:
    """The price of a move: as many actions as it is long, each raised by the worst ground that it touches."""
    parts = climb.parts(reach_on(world, model, climb.path))
    once = per_action(model).terms[0]
    cost = tally(once.amount * len(parts), once.rule_id, once.message)
    raised: dict[tuple[str, str], int] = {}
    saved = 0
    for part in parts:
        level, rule_id, source = passability(world, model, part)
        if level:
            raised[rule_id, source] = raised.get((rule_id, source), 0) + level
            saved += 1
    for (rule_id, source), level in raised.items():
        cost = cost.plus(level, rule_id, WORDS[rule_id], source)
    return Price(cost, len(parts), saved)


def price_of(world: World, model: Model, path: Path) -> Tally:
    """What a move along a path costs before any test, in action points; nobody asks whether the way is open."""
    return priced(world, model, climb_of(world, model, path)).cost


@rule("RE-PAS-02")
def raised_by(world: World, model: Model, cost: Tally, path: Path) -> Price:
    """The price of a single action that moves without being a move, such as a jump or an attack move."""
    level, rule_id, source = passability(world, model, path)
    return Price(cost.plus(level, rule_id, WORDS[rule_id], source) if level else cost, 1, min(level, 1))


@rule("RE-ZON-08", "RE:ruin_test")
def must_test(world: World, model: Model, path: Path) -> bool:
    """Whether a movement test has to be made: in ruins, by a model that goes upright and does not hover."""
    if model.prone or movement_type(model, world.options) in HOVERS:
        return False
    return any(zone.type == "ruin" for zone in zones_on(world, path))


class Tested(NamedTuple):
    """A way after its movement test, if one was made; then the act has been announced before it."""

    cost: Tally
    path: Path
    """As far as the model gets."""
    falls: int = -1
    """Where along the path it falls, in units; -1: it does not."""
    announced: bool = False
    """What the model does was told before the test, with the full price."""


@rule("RE-PAS-03", "RE-PAS-04", "RE-ZON-08", "RE:ruin_test")
def tested(world: World, deed: Deed, price: Price, rule_id: str) -> Play[Tested]:
    """One movement test for a whole way: passed, every action that terrain made dearer costs 1 AP less.

    In ruins a model that fails it falls where the ruin begins and stays there. `rule_id` is the rule of the act that
    the test is made for; people hear of the act and its price before the dice.
    """
    model, path = world.find(deed.who), deed.path
    mandatory = must_test(world, model, path)
    if not deed.test and not mandatory:
        return Tested(price.cost, path)
    yield announced(deed, rule_id, price.cost)
    cause = "RE-ZON-08" if mandatory else "RE-PAS-03"
    zones = {zone.id for zone in world.scene.battlefield.zones}
    ground = tuple(Ref(term.source) for term in price.cost.terms if term.source in zones)
    purpose = phrase("re-test-ruin") if mandatory else phrase("re-test-saving", saved=price.saved, ground=ground)
    if (yield from movement_test(world, model, path, cause, purpose)):
        cost = price.cost.plus(-price.saved, "RE-PAS-03", "re-term-movement-test")
        if price.saved:
            yield note("RE-PAS-03", "re-test-saves", who=Ref(model.id), saved=price.saved, cost=cost)
        return Tested(cost, path, announced=True)
    if not mandatory:
        return Tested(price.cost, path, announced=True)
    falls = _first_ruin(world, path)
    if world.options.ruin_test == "continue_prone":
        return Tested(price.cost, path, falls, announced=True)
    walked = cut(path, stop_before(world, model, path, falls))[0]
    # Measured anew: the place it is cut at is rounded.
    return Tested(price.cost, walked, length(walked), announced=True)


@rule("RE-ZON-08", "RE-GEO-16")
def _first_ruin(world: World, path: Path) -> int:
    """How far along a path the first place is that lies in a ruin; on a slope, rounding may miss it by a hair."""
    ruins = [zone.outline for zone in zones_on(world, path) if zone.type == "ruin"]
    begin, end, ruin = min((begin, end, ruin) for ruin in ruins for begin, end in spans(path, ruin))
    return begin if holds(ruin, cut(path, begin)[0][-1]) else min(begin + GRAIN, end)


@rule("RE-MOV-06", "RE-MVT-04")
def movement_test(world: World, model: Model, path: Path, cause: str, purpose: Phrase) -> Play[bool]:
    """A roll on WN; tracks may repeat a failed one for difficult ground, and nobody would not."""
    seat, wanted = seat_of(world, model.id), wn_for_test(world, model, path)
    passed = yield from attribute_roll(seat, model.id, wanted, cause, world.options, purpose=purpose)
    if passed or movement_type(model, world.options) != "tracks":
        return passed
    yield note("RE-MVT-04", "re-tracks-again", who=Ref(model.id))
    return (yield from attribute_roll(seat, model.id, wanted, "RE-MVT-04", world.options))
