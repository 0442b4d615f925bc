"""The fixed things: attributes, weapons, armour, equipment, unit cards, and the values derived from them."""

from __future__ import annotations

from typing import Literal, get_args

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import called
from regelwerk.engine.state_values import NO_NAME, Name, Value
from regelwerk.systems.realms.options import Options

PACKAGE = "regelwerk.systems.realms"
Attribute = Literal["agi", "bw", "ko", "fk", "wn", "eh"]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
ModelType = Literal["infantry", "mike", "drone"]
MODEL_TYPES: tuple[ModelType, ...] = get_args(ModelType)
Size = Literal["small", "medium", "large"]
SIZES: tuple[Size, ...] = get_args(Size)
SIZES_OF: dict[ModelType, tuple[Size, ...]] = {
    "infantry": ("small", "medium"),
    "mike": ("large",),
    "drone": ("small", "medium"),
}
"""Which sizes a type of model can have (RE-MOD-02). Vehicles have no rules, so nobody is offered them (RE-MOD-03)."""
MovementType = Literal["legs", "antigrav", "flight", "tracks", "wheels", "stationary"]
MOVEMENT_TYPES: tuple[MovementType, ...] = get_args(MovementType)
DamageType = Literal["kinetik", "schlag", "schnitt", "strahl"]
DAMAGE_TYPES: tuple[DamageType, ...] = get_args(DamageType)
Camouflage = Literal["none", "passive", "active"]
FIELDS_OF_VIEW = (45, 90, 180, 360)
WEAPON_EFFECTS = (
    "desintegrator", "durchschlag", "elektro", "emp", "explosiv", "hitze", "kaelte", "mikrowelle", "monomolekular",
    "panzerbrechend", "paralyse", "rail", "schrapnell", "vibro", "strukturschaedigend",
)  # fmt: skip
ARMOUR_EFFECTS = ("strukturverstaerkt", "kompositpanzerung")
"""What only armour can have; it may also name any weapon effect, which it then neutralises (RE-DMG-05)."""
MOST_HP = 20
ROUND_AP = 6
"""The action points that every model gets each round (RE-AP-01)."""
CENTIMETRE = 10**6
"""Units of length in a centimetre."""

Zone = Literal["torso", "right_arm", "left_arm", "legs"]

RADIUS: dict[Size, int] = {"small": 1_250_000, "medium": 1_250_000, "large": 2_000_000}
HEIGHT: dict[Size, int] = {"small": 3_000_000, "medium": 6_000_000, "large": 8_000_000}
"""Bases and cylinders in units (RE-SIZ-01, RE-GEO-04)."""


class DamageProfile(Value, frozen=True):
    """What a hit does: one type, its level, strength, damage and effects (RE-DMG-02)."""

    type: DamageType
    level: int
    strength: int
    damage: int
    effects: tuple[str, ...] = ()

    def has(self, effect: str) -> bool:
        return effect in self.effects


class Weapon(Value, frozen=True):
    """A weapon; one without bands strikes only in base contact (RE-WPN-01)."""

    id: str
    name: Name
    wk: int
    profile: DamageProfile
    band: int = 0
    """The length of a range band in whole centimetres; 0: melee."""
    bands: int = 0
    af: int = 0
    area: int = 0
    """The radius of its template in whole centimetres; 0: no area weapon."""
    unwieldy: bool = False
    uses: int = 0
    """0: without limit."""
    arm: Literal["", "right_arm", "left_arm"] = ""
    """The arm of a MIKe it is built into."""
    projectile: bool = False
    """Counts as a projectile weapon where a table flags them (RE:projectile_weapons)."""
    grams: int = 0

    @property
    def is_melee(self) -> bool:
        return not self.band


class Armour(Value, frozen=True):
    """A defence profile (RE-DMG-03)."""

    id: str
    name: Name
    protection: int
    types: tuple[tuple[DamageType, int], ...] = ()
    effects: tuple[str, ...] = ()
    grams: int = 0

    def level(self, kind: DamageType) -> int:
        return dict(self.types).get(kind, 0)


class Item(Value, frozen=True):
    """A piece of equipment: a shield, a field, something to use (RE-EQP-01)."""

    id: str
    name: Name
    ap: int = 0
    """0: works without an action (RE:equipment_rules)."""
    uses: int = 0
    """0: without limit."""
    heals: int = 0
    """Hit points that a model in contact, or the bearer, gets back; also from exactly 0."""
    spotting: int = 0
    """Added to the bearer's spot rolls."""
    shield: bool = False
    field: bool = False
    modifiers: tuple[tuple[Attribute, int], ...] = ()
    """Raise attributes from its use until the bearer's next phase begins."""
    text: Name = NO_NAME
    grams: int = 0


class Wear(Value, frozen=True):
    """What earlier games have left of a model; whatever is None or missing is as good as new."""

    hp: int | None = None
    """0: it takes part no more."""
    limbs: tuple[int | None, int | None, int | None] = (None, None, None)
    """Right arm, left arm, legs of a MIKe."""
    legs: Literal["ok", "can_turn", "immobile"] = "ok"
    used: tuple[tuple[str, int], ...] = ()
    """How often weapons and items with limited uses were used."""


class Card(Value, frozen=True):
    """A unit card: everything that is printed about a model (RE-CARD-01). Encumbrance is in its attributes already."""

    id: str
    name: Name
    faction: Name
    type: ModelType
    size: Size
    agi: int
    bw: int
    ko: int
    fk: int
    wn: int
    eh: int
    hp: int
    """For a MIKe the hit points of its torso."""
    fov: int = 90
    movement: MovementType = "legs"
    traits: tuple[tuple[str, int], ...] = ()
    weapons: tuple[Weapon, ...] = ()
    armour: Armour | None = None
    items: tuple[Item, ...] = ()
    camouflage: Camouflage = "none"
    camouflage_level: int = 0
    grams: int = 0
    """What it carries."""
    encumbrance: int = 0
    """By how much its load has lowered AGI and BW."""
    outfit: Name = NO_NAME
    points: int = 0
    wear: Wear = Wear()
    """How the model begins."""

    def attribute(self, name: Attribute) -> int:
        value: int = getattr(self, name)
        return value

    def trait(self, name: str) -> int:
        """The level of a trait; -1 without it."""
        return dict(self.traits).get(name, -1)

    @property
    def is_mike(self) -> bool:
        return self.type == "mike"

    @property
    def has_shield(self) -> bool:
        return any(item.shield for item in self.items)

    @property
    def has_field(self) -> bool:
        return any(item.field for item in self.items)


LEADER = "gruppenfuehrer"
"""The trait that makes a leader (RE-LEAD-01)."""
LIMBS: tuple[Zone, ...] = ("right_arm", "left_arm", "legs")
UNARMED = "unarmed"


@rule("RE-CAR-01", "RE-CAR-02")
def carry_capacity(kind: ModelType, ko: int) -> int:
    """What a model carries without a penalty, in kilograms: KO squared, a MIKe twice its KO squared."""
    return (2 * ko) ** 2 if kind == "mike" else ko**2


@rule("RE-CAR-03", "RE-CAR-04")
def encumbrance(grams: int, capacity_kg: int) -> int:
    """How much AGI and BW drop: once for each full capacity that the load goes beyond."""
    if grams <= 0:
        return 0
    if not capacity_kg:
        return 99
    return max(0, -(-grams // (capacity_kg * 1000)) - 1)


@rule("RE:rounding_mode")
def rounded(amount: int, parts: int, options: Options) -> int:
    """A quotient, rounded as the table rounds where the rules only say "rounded"."""
    match options.rounding_mode:
        case "half_up":
            return (2 * amount + parts) // (2 * parts)
        case "down":
            return amount // parts
        case "up":
            return -(-amount // parts)


@rule("RE-MIK-08")
def limb_hp(torso: int) -> int:
    """The hit points of each arm and of the legs: two thirds of the torso's, rounded up."""
    return -(-2 * torso // 3)


@rule("RE-DMG-12", "RE-DMG-13", "RE-DMG-14")
def critical_below(hp_max: int) -> int:
    """A model or zone with fewer hit points than this is critical."""
    return hp_max // 2


@rule("RE-MEL-21", "RE-MEL-22", "RE-MEL-23", "RE-MEL-24", "RE-MEL-25")
def unarmed(kind: ModelType, ko: int, options: Options) -> Weapon | None:
    """Fists: what infantry and MIKe can always strike with."""
    if kind not in ("infantry", "mike"):
        return None
    heavy = kind == "mike"
    profile = DamageProfile("schlag", 2 if heavy else 1, ko, rounded(ko, 3, options))
    return Weapon(UNARMED, called(PACKAGE, "re-name-unarmed"), 2 if heavy else 1, profile)
