"""The frozen things of Phase Six: weapons, armour, items, character sheets; and what is derived from them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import called
from regelwerk.engine.state_values import Name, Value
from regelwerk.engine.tally import Tally, tally

PACKAGE = "regelwerk.systems.phasesix"
Mode = Literal["melee", "single", "burst", "throw"]
MODES: tuple[Mode, ...] = ("melee", "single", "burst", "throw")
Kind = Literal["melee", "shooting", "throwing"]
KINDS: tuple[Kind, ...] = ("melee", "shooting", "throwing")
Levels = tuple[tuple[str, int], ...]

PHYSIS = ("deftness", "strength", "quickness", "resistance", "endurance", "attractiveness")
PERSONA = ("education", "logic", "conscientiousness", "willpower", "apprehension", "charm")
ATTRIBUTES = PHYSIS + PERSONA

SKILLS: dict[str, tuple[str, str]] = {
    "melee_skill": ("strength", "deftness"),
    "shooting": ("deftness", "strength"),
    "throwing": ("deftness", "strength"),
    "perception": ("apprehension", "quickness"),
    "first_aid": ("education", "conscientiousness"),
}
SKILL_OF_KIND = {"melee": "melee_skill", "shooting": "shooting", "throwing": "throwing"}

UNARMED_ID = "unarmed"


def half_up(number: int) -> int:
    """Half of a whole number, rounded up (also below zero)."""
    return -(-number // 2)


@rule("PS-MEL-01", "PS-SGL-01", "PS-MOD-01", "PS-MOD-04")
def modes_of(kind: Kind) -> tuple[Mode, ...]:
    """Melee weapons strike and nothing else, shooting weapons shoot singly or in bursts, throwing ones are thrown."""
    modes: dict[Kind, tuple[Mode, ...]] = {"melee": ("melee",), "shooting": ("single", "burst"), "throwing": ("throw",)}
    return modes[kind]


class Weapon(Value, frozen=True):
    """A weapon, or a foe's way of attacking. A foe's `pool` is the complete number of dice."""

    id: str
    name: Name
    kind: Kind
    modes: tuple[Mode, ...]
    damage_potential: int = 0
    penetration: int = 0
    wounds_per_hit: int = 1
    range_m: int = 1
    capacity: int | None = None
    reload_actions: int = 1
    actions_to_ready: int = 1
    hands: int = 1
    braceable: bool = False
    encumbrance: int = 0
    status_on_wound: Levels = ()
    crit_base: int = 11
    pool: int | None = None
    can_parry: bool = False
    uses: int | None = None
    natural: bool = False

    def mode(self, name: str) -> Mode | None:
        """The mode of attack with this name, if the weapon has it."""
        for mode in self.modes:
            if mode == name:
                return mode
        return None


class Armor(Value, frozen=True):
    """A piece of armour."""

    id: str
    name: Name
    protection: int
    encumbrance: int = 0


class Shield(Value, frozen=True):
    """A shield. Its protection becomes cover when it is used, never armour."""

    id: str
    name: Name
    protection: int
    encumbrance: int = 0


class Item(Value, frozen=True):
    """Something to throw or to use: a blast (`hits` > 0) or a bandage (`boosts` > 0)."""

    id: str
    name: Name
    range_m: int | None = None
    radius_m: int | None = None
    hits: int = 0
    wounds_per_hit: int = 1
    penetration: int = 0
    status_on_wound: Levels = ()
    boosts: int = 0

    @property
    def is_blast(self) -> bool:
        return self.hits > 0


class Wear(Value, frozen=True):
    """What earlier fights have left of somebody; whatever is None or missing is as good as new."""

    hearts: int | None = None
    boosts: int = 0
    bonus_dice: int | None = None
    destiny_dice: int | None = None
    rerolls: int | None = None
    conditions: Levels = ()
    ammo: Levels = ()
    armor: Levels = ()
    """By piece, in percent of what it was."""


class Sheet(Value, frozen=True):
    """The fixed part of a participant."""

    id: str
    name: Name
    side: str
    seat: str
    attributes: tuple[int, ...]
    skill_bonus: Levels = ()
    actions: int = 2
    min_roll: int = 5
    base_protection: int = 0
    base_evasion: int = 0
    max_hearts: int = 6
    bonus_dice: int = 0
    destiny_dice: int = 0
    rerolls: int = 0
    weapons: tuple[Weapon, ...] = ()
    armor: tuple[Armor, ...] = ()
    shield: Shield | None = None
    items: tuple[tuple[Item, int], ...] = ()
    foe: bool = False
    fixed_evasion: int | None = None
    wear: Wear = Wear()
    """How this participant begins."""
    called_in: bool = False
    """Came into the running fight by a correction: no document tells of this one."""

    def attribute(self, name: str) -> int:
        return self.attributes[ATTRIBUTES.index(name)]

    @rule("PS-ATK-02")
    def skill(self, name: str) -> int:
        """A skill is the mean of its two attributes, rounded up, plus what templates add."""
        first, second = SKILLS[name]
        return half_up(self.attribute(first) + self.attribute(second)) + dict(self.skill_bonus).get(name, 0)

    def weapon(self, weapon_id: str) -> Weapon:
        if weapon_id == UNARMED_ID:
            return unarmed(self)
        for weapon in self.weapons:
            if weapon.id == weapon_id:
                return weapon
        raise KeyError(weapon_id)

    def item(self, item_id: str) -> Item:
        return next(item for item, _ in self.items if item.id == item_id)

    @property
    def quickness(self) -> int:
        return self.attribute("quickness")

    @property
    def deftness(self) -> int:
        return self.attribute("deftness")


@rule("PS-UNA-02", "PS-UNA-03", "PS-UNA-04")
@lru_cache(maxsize=1024)
def unarmed(sheet: Sheet) -> Weapon:
    """Bare hands: reach 1 m; strength above 2 gives penetration 1, quickness above 2 one more die."""
    return Weapon(
        UNARMED_ID,
        called(PACKAGE, "ps-name-unarmed"),
        "melee",
        ("melee",),
        damage_potential=1 if sheet.quickness > 2 else 0,
        penetration=1 if sheet.attribute("strength") > 2 else 0,
        actions_to_ready=0,
        hands=0,
        natural=True,
    )


@rule("PS-ACT-07")
def walk_m(sheet: Sheet) -> int:
    return sheet.quickness + 1


@rule("PS-ACT-08")
def run_m(sheet: Sheet) -> int:
    return sheet.quickness + 5


@rule("PS-ACT-09")
def crawl_m(sheet: Sheet) -> int:
    """Half the quickness, rounded up, and one metre more."""
    return half_up(sheet.quickness) + 1


@rule("PS-GEA-05", "PS-DOD-04")
def encumbrance(sheet: Sheet) -> int:
    """What is worn and carried; it lowers evasion and nothing else."""
    return (
        sum(piece.encumbrance for piece in sheet.armor)
        + sum(weapon.encumbrance for weapon in sheet.weapons)
        + (sheet.shield.encumbrance if sheet.shield else 0)
    )


@rule("PS-DOD-03", "PS-DOD-04")
@lru_cache(maxsize=1024)
def evasion(sheet: Sheet) -> Tally:
    """Lineage, the mean of quickness and deftness rounded up, less encumbrance."""
    if sheet.fixed_evasion is not None:
        return tally(sheet.fixed_evasion, "PS-DOD-03", "ps-term-evasion")
    mean = half_up(sheet.quickness + sheet.deftness)
    figure = tally(mean, "PS-DOD-03", "ps-term-quick-deft")
    figure = figure.plus(sheet.base_evasion, "PS-DOD-03", "ps-term-lineage", "lineage")
    return figure.plus(-encumbrance(sheet), "PS-DOD-04", "ps-term-encumbrance")


@rule("PS-SHD-05")
def shield_cover(shield: Shield, clamp: str) -> int | None:
    """A shield's cover number is 7 less its protection; protection 0 gives no roll."""
    number = 7 - shield.protection
    if clamp == "best_2":
        number = max(2, number)
    elif clamp == "between_4_and_6":
        number = min(6, max(4, number))
    return number if number <= 6 else None
