"""Whom a question about odds is about: models of the content or bare numbers, and the open table they stand on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import called
from regelwerk.engine.odds_arguments import Arguments, flag, is_given, number, one_of, some_of
from regelwerk.engine.questions import Parameter
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.space import Point
from regelwerk.space.solids import Solid
from regelwerk.systems.realms.content.lineup import vitals as at_full_strength
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.odds.arguments import named
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import (
    ENVIRONMENTS,
    ZONE_TYPES,
    Battlefield,
    Ends,
    Environment,
    Mission,
    MissionArea,
    Piece,
    Scene,
    Side,
    Zone,
)
from regelwerk.systems.realms.state import Model, Phase, World
from regelwerk.systems.realms.values import (
    ARMOUR_EFFECTS,
    CENTIMETRE,
    DAMAGE_TYPES,
    MODEL_TYPES,
    MOST_HP,
    PACKAGE,
    RADIUS,
    SIZES,
    SIZES_OF,
    WEAPON_EFFECTS,
    Armour,
    Card,
    DamageProfile,
    Item,
    Weapon,
    critical_below,
)

MOST = 30
"""No value of a card is asked about beyond this."""
FIRST, SECOND = "a", "b"
BARE = "bare"
USUAL_HP, USUAL_KO, USUAL_AP = 10, 3, 6
MIDDLE = 500.0
"""Where the attacker stands on a table that is large enough for every shot, in centimetres."""
AHEAD, BACK = 0, 18000
"""Facings: to the east, where the other one stands, and back."""

WEAPON = (
    Parameter("strength", "re-given-strength"),
    Parameter("level", "re-given-level", "0"),
    Parameter("damage", "re-given-damage", "3"),
    Parameter(
        "type",
        "re-given-type",
        values=("kinetik", "schlag", "schnitt", "strahl"),
    ),
    Parameter("effects", "re-given-effects"),
)
"""A weapon by its numbers."""
TARGET = (
    Parameter("protection", "re-given-protection"),
    Parameter("armour_level", "re-given-armour-level"),
    Parameter("armour_effects", "re-given-armour-effects"),
    Parameter("ko", "re-given-ko"),
    Parameter("size", "re-given-size", values=("small", "medium", "large")),
    Parameter(
        "kind",
        "re-given-kind",
        values=("infantry", "mike", "drone"),
    ),
    Parameter("shield", "re-given-shield", flag=True),
    Parameter("field", "re-given-field", flag=True),
    Parameter("active_camouflage", "re-given-active-camouflage", flag=True),
    Parameter("hp", "re-given-hp"),
    Parameter("ap", "re-given-ap", "6"),
    Parameter("critical", "re-given-critical", flag=True),
    Parameter("target_prone", "re-given-target-prone", flag=True),
)
"""The target, by name with changes or by numbers alone."""
PLACE = (
    Parameter("environment", "re-given-environment", "rural"),
    Parameter("zone", "re-given-zone"),
)


# -- models -----------------------------------------------------------------------------------------------------------


def somebody(content: Content, text: str, side: str) -> Model:
    """A model of the content at full strength."""
    return standing(content.models.find(text), side)


def nobody(side: str, **values: Any) -> Model:
    """A model of which only numbers are known."""
    plain: dict[str, Any] = {"type": "infantry", "size": "medium", "hp": USUAL_HP}
    plain |= dict.fromkeys(("agi", "bw", "ko", "fk", "wn", "eh"), USUAL_KO)
    return standing(Card(**{"id": f"{BARE}_{side}", "name": NO_NAME, "faction": NO_NAME, **plain, **values}), side)


def standing(card: Card, side: str) -> Model:
    vitals = replace(at_full_strength(card), status="active", ap=USUAL_AP)
    return Model(side, card, side, vitals)


def is_bare(model: Model) -> bool:
    return model.card.name == NO_NAME


def weakened(model: Model, given: Arguments, name: str) -> Model:
    """A model that is critical already, if that was typed."""
    if not flag(given, name):
        return model
    return replace(model, vitals=replace(model.vitals, critical=True, was_critical=("torso",)))


def attacker_of(content: Content, given: Arguments, **values: str) -> Model:
    """Who attacks: somebody, or bare numbers; `values` are the attributes that may be typed, and by which name."""
    if is_given(given, "attacker"):
        found = somebody(content, str(given["attacker"]), FIRST)
    elif not is_given(given, *values.values()):
        raise ContentError("re-odds-who-or-numbers", known=", ".join(f"--{name}" for name in values.values()))
    else:
        found = nobody(FIRST)
    typed: dict[str, Any] = {key: number(given, name, 0, MOST) for key, name in values.items() if is_given(given, name)}
    found = replace(found, card=replace(found.card, **typed), prone=flag(given, "prone"))
    return weakened(found, given, "attacker_critical")


def target_of(content: Content, given: Arguments) -> Model:
    """Who is hit: somebody, changed as typed, or bare numbers."""
    if is_given(given, "target"):
        found = somebody(content, str(given["target"]), SECOND)
    else:
        kind = one_of(given, "kind", MODEL_TYPES, "infantry")
        sizes = {str(one): found for one, found in SIZES_OF.items()}
        found = nobody(SECOND, type=kind, size=sizes[kind][-1], hp=number(given, "hp", 1, MOST_HP, USUAL_HP))
    card = replace(found.card, **_typed_card(found.card, given))
    vitals = replace(at_full_strength(card), status="active", ap=number(given, "ap", 0, MOST, USUAL_AP))
    vitals = replace(vitals, hp=number(given, "hp", 1, card.hp, card.hp))
    if vitals.hp < critical_below(card.hp):
        vitals = replace(vitals, critical=True, was_critical=("torso",))
    found = replace(found, card=card, vitals=vitals, prone=flag(given, "target_prone"))
    found = replace(found, revealed=not flag(given, "hidden"))
    return weakened(found, given, "critical")


def _typed_card(card: Card, given: Arguments) -> dict[str, Any]:
    """What of a target's card was typed."""
    changes: dict[str, Any] = {}
    if is_given(given, "size"):
        changes["size"] = one_of(given, "size", SIZES, card.size)
    for name, key in (("ko", "ko"), ("target_agi", "agi")):
        if is_given(given, name):
            changes[key] = number(given, name, 0, MOST)
    if flag(given, "shield"):
        changes["items"] = (*card.items, Item("shield", NO_NAME, shield=True))
    if flag(given, "field"):
        changes["items"] = (*changes.get("items", card.items), Item("field", NO_NAME, field=True))
    if flag(given, "active_camouflage"):
        changes |= {"camouflage": "active", "camouflage_level": max(1, card.camouflage_level)}
    if flag(given, "hidden"):
        level = number(given, "camouflage", 1, MOST, max(1, card.camouflage_level))
        kind = changes.get("camouflage", card.camouflage)
        changes |= {"camouflage": "passive" if kind == "none" else kind, "camouflage_level": level}
    if is_given(given, "protection", "armour_level", "armour_effects"):
        changes["armour"] = _armour(card.armour, given)
    return changes


def _armour(worn: Armour | None, given: Arguments) -> Armour:
    """Armour by numbers; its level counts against whatever it is hit with."""
    found = worn or Armour("armour", NO_NAME, 0)
    if is_given(given, "protection"):
        found = replace(found, protection=number(given, "protection", 0, MOST))
    if is_given(given, "armour_level"):
        level = number(given, "armour_level", 0, MOST)
        found = replace(found, types=tuple((kind, level) for kind in DAMAGE_TYPES))
    if is_given(given, "armour_effects"):
        found = replace(found, effects=some_of(given, "armour_effects", (*ARMOUR_EFFECTS, *WEAPON_EFFECTS)))
    return found


# -- weapons ----------------------------------------------------------------------------------------------------------


def weapon_of(content: Content, attacker: Model, given: Arguments, own: Sequence[Weapon], **bare: Any) -> Weapon:
    """The weapon that was typed, the first of the attacker's own, or one of numbers alone."""
    if is_given(given, "weapon"):
        text = str(given["weapon"])
        carried = {weapon.id: weapon for weapon in own}
        return carried[text] if text in carried else content.weapons.find(text)
    if own and not is_given(given, "strength"):
        return own[0]
    if not is_bare(attacker) and not is_given(given, "strength"):
        raise ContentError("re-odds-no-weapon", who=named(attacker.card.name))
    return Weapon(BARE, NO_NAME, 1, profile_of(given), **bare)


def profile_of(given: Arguments) -> DamageProfile:
    kind: Any = one_of(given, "type", DAMAGE_TYPES, "kinetik")
    effects = some_of(given, "effects", WEAPON_EFFECTS)
    values = {name: number(given, name, 0, MOST) for name in ("level", "strength")}
    return DamageProfile(kind, values["level"], values["strength"], number(given, "damage", 0, MOST, 3), effects)


def armed(model: Model, weapon: Weapon) -> Model:
    """A model with this weapon among its own."""
    if any(one.id == weapon.id for one in model.card.weapons):
        return model
    return replace(model, card=replace(model.card, weapons=(*model.card.weapons, weapon)))


# -- the table --------------------------------------------------------------------------------------------------------


def beyond(first: Model, second: Model, far: float) -> Point:
    """Where the second one stands, so far to the east of the first, from edge to edge."""
    apart = RADIUS[first.card.size] + RADIUS[second.card.size] + round(far * CENTIMETRE)
    return Point(first.at.x + apart, first.at.y)


def around(centre: Model, other: Model, degrees: float) -> Point:
    """Where somebody touches a model from this direction."""
    apart = RADIUS[centre.card.size] + RADIUS[other.card.size]
    angle = math.radians(degrees)
    return Point(centre.at.x + round(apart * math.cos(angle)), centre.at.y + round(apart * math.sin(angle)))


def wall(target: Model, level: int, far: float, *, touching: bool, opaque: bool = True) -> Piece:
    """Cover of a level west of a target, between it and somebody so far away: beside its base, or not quite."""
    room = round(far * CENTIMETRE)
    apart, thick = 0 if touching else min(CENTIMETRE, room // 2), min(CENTIMETRE // 2, room // 4)
    east = target.at.x - RADIUS[target.card.size] - apart
    west, south, north = east - thick, target.at.y - 20 * CENTIMETRE, target.at.y + 20 * CENTIMETRE
    outline = (Point(west, south), Point(east, south), Point(east, north), Point(west, north))
    # How much of the target it leaves to be seen does not matter: the question says that there is a shot.
    found: Any = level
    return Piece(Solid("cover", outline, 0, 10 * CENTIMETRE, opaque), called(PACKAGE, "re-name-cover"), found)


def zones_of(given: Arguments, target: Model) -> tuple[Zone, ...]:
    """The zone that the target stands in, just large enough for it."""
    if not is_given(given, "zone"):
        return ()
    kind: Any = one_of(given, "zone", ZONE_TYPES, "")
    (x, y), far = target.at, RADIUS[target.card.size]
    corners = ((x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far))
    return (Zone("zone", kind, tuple(Point(*corner) for corner in corners), called(PACKAGE, "re-name-zone")),)


def environment_of(given: Arguments) -> Environment:
    text = one_of(given, "environment", ENVIRONMENTS, "rural")
    return next(environment for environment in ENVIRONMENTS if environment == text)


def table(
    options: Options,
    models: Sequence[Model],
    environment: Environment = "rural",
    pieces: tuple[Piece, ...] = (),
    zones: tuple[Zone, ...] = (),
    phase: Phase | None = None,
) -> World:
    """A wide open table with these models in the first one's phase."""
    wide = round(2 * MIDDLE * CENTIMETRE)
    field = Battlefield("odds", NO_NAME, wide, wide, environment, pieces, zones)
    nowhere = Ends(MissionArea("nowhere", (Point(0, 0), Point(wide, 0), Point(0, wide))))
    sides = (Side(FIRST, NO_NAME, FIRST, FIRST), Side(SECOND, NO_NAME, SECOND, SECOND))
    scene = Scene(field, Mission("odds", NO_NAME, (nowhere, nowhere)), sides)
    phase = phase or Phase(models[0].id, settled=True)
    return World(scene, options, tuple(models), "phase", 1, phase=phase)


def names_in(world: World) -> Names:
    """The names of all that tallies may come from, cards too; what has none is not named."""
    cards = {model.card.id: model.card.name.by_language for model in world.models}
    return {key: name for key, name in {**cards, **Realms().names(world)}.items() if any(name.values())}
