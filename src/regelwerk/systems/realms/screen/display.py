"""The table as a screen shows it: everybody as a card, the order of the round, and what the mission is about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.screen.display import (
    WHERE,
    Box,
    Card,
    Cell,
    Chip,
    Chips,
    ChipState,
    Display,
    Figure,
    Fixture,
    Lane,
    Meter,
    Order,
    Part,
    Row,
    Rows,
    Token,
    Turn,
    left_of,
)
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.rules.core.drones import acts_with_controller, round_ap
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.damage.structure import why_not_arm
from regelwerk.systems.realms.rules.mission.missions import extracted, extraction_needed, recovered
from regelwerk.systems.realms.rules.sight.positions import danger_radius, perception_range
from regelwerk.systems.realms.screen.battlefield import battlefield, is_there
from regelwerk.systems.realms.screen.whereabouts import lying, whereabouts
from regelwerk.systems.realms.state import Model, World, seat_of
from regelwerk.systems.realms.values import ATTRIBUTES, LIMBS, Item, Weapon, critical_below, limb_hp

REMEMBERED = 1000
"""How many cards are kept: from one answer to the next most models stay as they are."""
COLUMNS = ("re-board-hp", "re-board-ap", WHERE, "re-board-notes")
GOOD = ("re-board-fire_ready", "re-board-guard", "re-board-carries")
IDLE = ("re-board-prone", "re-board-fast")


def display(world: World) -> Display:
    """All models with everything that is known of them; nothing on this table is hidden from anybody."""
    return Display(
        tuple(_card(world, model) for model in world.models),
        tuple(_fixtures(world)),
        heading(world),
        world.round,
        battlefield(world),
        COLUMNS,
    )


def heading(world: World) -> Phrase:
    """Mission, table, round and whose phase it is."""
    scene = world.scene
    facts: dict[str, Fact] = {
        "mission": Ref(scene.mission.id),
        "field": Ref(scene.battlefield.id),
        "round": world.round,
    }
    if world.phase is not None:
        return phrase("re-map-title-phase", **facts, who=Ref(world.phase.who))
    return phrase("re-map-title" if world.round else "re-map-title-setup", **facts)


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(world: World, model: Model) -> Card:
    return Card(
        model.id,
        model.side,
        seat_of(world, model.id),
        _parts(model, _numbers(world, model)),
        acts=world.phase is not None and world.phase.who == model.id,
        out=model.vitals.status not in ("active", "waiting"),
        where=whereabouts(world, model) if is_there(model) else None,
    )


class Numbers(NamedTuple):
    """What a card tells that does not depend on the model alone."""

    round_ap: int
    attributes: tuple[Tally, ...]
    perception: Tally
    danger: Tally


def _numbers(world: World, model: Model) -> Numbers:
    attributes = tuple([attribute(world, model, name) for name in ATTRIBUTES])
    return Numbers(round_ap(world, model), attributes, perception_range(world, model), danger_radius(world, model))


@lru_cache(maxsize=REMEMBERED)
def _parts(model: Model, numbers: Numbers) -> tuple[Part, ...]:
    return tuple(_told(model, numbers))


def _told(model: Model, numbers: Numbers) -> Iterator[Part]:
    vitals, card = model.vitals, model.card
    if card.is_mike:
        yield _zones(model)
    else:
        hp = max(0, vitals.hp)
        serious = critical_below(card.hp) - 1
        yield Meter("re-figure-hp", hp, card.hp, "heart", serious, "re-board-hp", left_of(hp, card.hp))
    if model.active:
        most = max(numbers.round_ap, vitals.ap)
        yield Meter("re-figure-ap", vitals.ap, most, "coin", column="re-board-ap", line=vitals.ap)
    conditions = tuple(_conditions(model))
    told = (*_limbs(model), *(chip.text for chip in conditions))
    yield Chips("re-board-notes", conditions, column="re-board-notes", line=told)
    yield Chips("re-place-weapons", tuple(_weapon(model, weapon) for weapon in card.weapons))
    yield Chips("re-place-items", tuple(_item(model, item) for item in card.items))
    for name, value in zip(ATTRIBUTES, numbers.attributes, strict=True):
        yield Figure(f"re-attribute-{name}", value, quiet=True)
    yield Figure("re-place-perception", numbers.perception, quiet=True)
    yield Figure("re-place-danger", numbers.danger, quiet=True)


def _zones(model: Model) -> Rows:
    """The structure zones of a MIKe, box by box: what is left of each and what is crossed off."""
    limbs = zip(LIMBS, model.vitals.limbs, strict=True)
    zones = (("torso", model.vitals.hp, model.card.hp), *((zone, hp, limb_hp(model.card.hp)) for zone, hp in limbs))
    return Rows(
        "re-figure-hp",
        tuple(
            Row(Word(f"re-limb-{zone}"), (Cell("full"),) * max(0, left) + (Cell("crossed"),) * (most - max(0, left)))
            for zone, left, most in zones
        ),
        column="re-board-hp",
        line=left_of(max(0, model.vitals.hp), model.card.hp),
    )


def _limbs(model: Model) -> Iterator[Phrase]:
    """What is left of the limbs of a MIKe, in words."""
    if model.card.is_mike and model.active:
        for limb, hp in zip(LIMBS, model.vitals.limbs, strict=True):
            yield phrase(f"re-board-{limb}", hp=hp)


def _conditions(model: Model) -> Iterator[Chip]:
    """Whatever hangs over a model; who has camouflage and is seen through says so too."""
    for fact in _notes(model):
        key = fact.key
        if key == "re-board-camouflaged":
            yield Chip(fact, "hidden", phrase("re-place-camouflaged"))
        else:
            yield Chip(fact, "good" if key in GOOD else "idle" if key in IDLE else "bad")
    if model.active and model.revealed and model.card.camouflage != "none":
        yield Chip(Word("re-place-revealed"), "suspended")


def _notes(model: Model) -> Iterator[Word | Phrase]:
    """Whatever changes what a model can do."""
    vitals = model.vitals
    if vitals.status != "active":
        yield Word(f"re-status-{vitals.status}")
        return
    if vitals.critical:
        yield Word("re-board-critical")
    for flag in ("prone", "fast", "fire_ready", "guard", "camouflaged"):
        if getattr(model, flag):
            yield Word(f"re-board-{flag}")
    if vitals.markers:
        yield phrase("re-board-markers", n=vitals.markers)
    if vitals.legs != "ok":
        yield Word(f"re-board-legs-{vitals.legs}")
    if model.carries >= 0:
        yield phrase("re-board-carries", number=model.carries + 1)


def _weapon(model: Model, weapon: Weapon) -> Chip:
    """A weapon with the uses that are left, spent or broken if it is of no use now."""
    left = model.uses_left(weapon.id, weapon.uses)
    text = phrase("re-place-thing", thing=Ref(weapon.id), left=left, uses=weapon.uses)
    state: ChipState = "damaged" if why_not_arm(model, weapon) is not None else "spent" if left <= 0 else "active"
    profile = weapon.profile
    facts: dict[str, Fact] = {
        "wk": weapon.wk,
        "strength": profile.strength,
        "damage": profile.damage,
        "type": Word(f"re-type-{profile.type}"),
        "level": profile.level,
        "effects": tuple(Word(f"re-effect-{effect}") for effect in profile.effects),
        "number": len(profile.effects),
    }
    if weapon.is_melee:
        return Chip(text, state, phrase("re-place-blade", **facts))
    return Chip(text, state, phrase("re-place-gun", **facts, bands=weapon.bands, band=weapon.band, area=weapon.area))


def _item(model: Model, item: Item) -> Chip:
    left = model.uses_left(item.id, item.uses)
    text = phrase("re-place-thing", thing=Ref(item.id), left=left, uses=item.uses)
    title = phrase("re-named", name=item.text) if item.text else None
    return Chip(text, "spent" if left <= 0 else "active", title)


# -- what belongs to all ----------------------------------------------------------------------------------------------


def _fixtures(world: World) -> Iterator[Fixture]:
    if world.round:
        yield Order("re-place-order", tuple(_turns(world)))
    yield from _goal(world)
    yield _mission(world)


def _turns(world: World) -> Iterator[Turn]:
    """Whose phase is over, runs, and is sure to come next; then everybody who has yet to be picked."""
    own = [model for model in world.models if model.active and not acts_with_controller(world, model)]
    now = world.phase.who if world.phase is not None else ""
    by_agility = world.options.turn_order == "agi_descending"
    queued = [who for who in world.queue if world.find(who).active]
    waiting = [model.id for model in own if not model.had_phase and model.id != now and model.id not in queued]

    def turn(who: str, state: str, *, is_sure: bool = True) -> Turn:
        model = world.find(who)
        agility = attribute(world, model, "agi").plus(model.shift, "RE-RND-06", "re-place-shift")
        label = agility if by_agility else None if is_sure else Word("re-place-open")
        return Turn(who, label, "done" if state == "done" else "now" if state == "now" else "next")

    yield from (turn(model.id, "done") for model in own if model.had_phase and model.id != now)
    if now:
        yield turn(now, "now")
    yield from (turn(who, "next") for who in queued)
    yield from (turn(who, "next", is_sure=by_agility) for who in waiting)


def _goal(world: World) -> Iterator[Lane]:
    """What both sides have of the goal."""
    mission = world.scene.mission
    sides = [side.id for side in world.scene.sides]
    match mission.goal:
        case "recover":
            counts, goal = [recovered(world, side) for side in sides], mission.needed
        case "hold":
            counts, goal = list(world.scores), mission.needed
        case "extract":
            counts = [extracted(world, side) for side in sides]
            goal = max(extraction_needed(world, side) for side in sides)
        case "eliminate":
            return
    tokens = tuple(Token(Ref(side), count, side) for side, count in zip(sides, counts, strict=True))
    yield Lane(phrase(f"re-board-goal-{mission.goal}"), 0, max(goal, *counts), tokens, goal=goal, listed=True)


def _mission(world: World) -> Box:
    """What it is about, how long it may last, and where the things are."""
    mission = world.scene.mission
    parts: list[Part] = []
    if mission.text:
        parts.append(Figure("re-place-goal", phrase("re-named", name=mission.text)))
    limit = mission.round_limit or world.options.round_limit
    if limit:
        parts.append(Meter("re-place-rounds", min(world.round, limit), limit, "bar"))
    if mission.goal == "recover" and world.objects:
        parts.append(Chips("re-place-objects", tuple(_object(world, n) for n in range(len(world.objects)))))
    return Box(phrase("re-place-mission", mission=Ref(mission.id)), tuple(parts))


def _object(world: World, number: int) -> Chip:
    """Where an object lies, or who carries it."""
    at = world.objects[number]
    if at is not None:
        return Chip(lying(world, number + 1, at), "idle")
    bearer = next((model.id for model in world.models if model.carries == number), "")
    return Chip(phrase("re-place-carried", number=number + 1, who=Ref(bearer)))
