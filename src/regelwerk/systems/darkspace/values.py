"""The fixed things: talents and skills, weapons, armour, items, and the sheets of everybody and everything."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeVar, get_args

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import called
from regelwerk.engine.state_values import NO_NAME, Name, Value
from regelwerk.systems.darkspace.options import Options

PACKAGE = "regelwerk.systems.darkspace"
Talent = Literal[
    "presence", "dexterity", "constitution", "concentration", "intelligence", "intuition", "attention", "anomaly"
]  # fmt: skip
TALENTS: tuple[Talent, ...] = get_args(Talent)

TALENT_OF: dict[str, Talent] = {
    "charisma": "presence",
    "intimidate": "presence",
    "persuade": "presence",
    "contacts": "presence",
    "agility": "dexterity",
    "speed": "dexterity",
    "body_control": "dexterity",
    "precision": "dexterity",
    "fitness": "constitution",
    "strength": "constitution",
    "cybernesis": "constitution",
    "manoeuvre": "concentration",
    "tech": "concentration",
    "willpower": "concentration",
    "education": "intelligence",
    "logic": "intelligence",
    "creativity": "intelligence",
    "cortex_skill": "intelligence",
    "empathy": "intuition",
    "culture": "intuition",
    "perception": "intuition",
    "luck": "anomaly",
}
"""Each skill and the talent that gives its pool (DS-CORE-02)."""
SKILLS = tuple(TALENT_OF)
STANDS_IN = {"persuade": "charisma", "precision": "body_control", "cortex_skill": "tech"}
"""Without the extra skills another one takes their place; luck counts 0 (DS:extra_skills)."""

Kind = Literal["character", "henchman", "group", "machine", "system", "object"]
KINDS: tuple[Kind, ...] = get_args(Kind)
WeaponKind = Literal["ranged", "melee", "natural", "terminal", "turret"]
ATTACK_SKILL: dict[str, str] = {
    "ranged": "body_control",
    "melee": "strength",
    "natural": "strength",
    "turret": "manoeuvre",
    "terminal": "tech",
}
"""The skill of each kind of attack (DS-ATT-01)."""
ItemKind = Literal["medkit", "tool", "obstacle"]

Category = Literal[0, 1, 2, 3, 4]
NEAR: Category = 0
SHORT: Category = 1
LONG: Category = 2
EXTENDED: Category = 3
EXTREME: Category = 4
CATEGORIES = ("near", "short", "long", "extended", "extreme")
"""The distance categories in their order (DS-DST-01)."""

Physical = Literal["vital", "interaction", "mobility", "defensive"]
PHYSICAL: tuple[Physical, ...] = get_args(Physical)
Digital = Literal["access", "memory", "connections", "firewall"]
DIGITAL: tuple[Digital, ...] = get_args(Digital)


T = TypeVar("T")


@lru_cache(maxsize=4096)
def kept(value: T) -> T:
    """The same object for equal values: what is remembered by them is found again without comparing their fields."""
    return value


class Armour(Value, frozen=True):
    """Worn armour or plating. Class 0 is what somebody without armour has (DS-ATT-07)."""

    id: str = ""
    name: Name = NO_NAME
    size: int = 0
    mk: int = 0


NO_ARMOUR = Armour()


class Weapon(Value, frozen=True):
    """Anything that does damage, a terminal in the cortex included."""

    id: str
    name: Name
    kind: WeaponKind
    size: int
    mk: int


class Item(Value, frozen=True):
    """A thing that is used: a medkit, a tool, something to throw in the way."""

    id: str
    name: Name
    kind: ItemKind
    size: int
    mk: int


class Sheet(Value, frozen=True):
    """What does not change about a participant: person, machine, system, group of henchmen or plain object."""

    id: str
    name: Name
    side: str
    seat: str
    kind: Kind
    talents: tuple[int, ...] = ()
    """In the order of `TALENTS`; characters only."""
    skills: tuple[tuple[str, int], ...] = ()
    competence: int = 0
    expertise: tuple[str, ...] = ()
    size: int = 5
    mk: int = 0
    power: int = 0
    servos: int = 0
    sensors: int = 0
    bots: int = 0
    armour: Armour = NO_ARMOUR
    weapons: tuple[Weapon, ...] = ()
    items: tuple[Item, ...] = ()
    network: str = ""
    """The network in which its system hangs; empty: a personal network of its own."""
    open: bool = False
    """A machine whose occupants can be seen and chosen as targets (DS:occupant_armour)."""
    strength: int = 0
    """The strength with which a group of henchmen starts (DS-GRP-01)."""
    called_in: bool = False
    """Came into the running scene by a correction: no document tells of this one."""

    @property
    def has_stress(self) -> bool:
        """Only characters have a stress track."""
        return self.kind == "character"

    @property
    def is_person(self) -> bool:
        return self.kind in ("character", "henchman", "group")

    def weapon(self, weapon_id: str) -> Weapon:
        return next(weapon for weapon in self.weapons if weapon.id == weapon_id)

    def item(self, item_id: str) -> Item:
        return next(item for item in self.items if item.id == item_id)

    @property
    def terminal(self) -> Weapon | None:
        """The best terminal that is carried or fitted."""
        return _best_terminal(self)


@lru_cache(maxsize=1024)
def _best_terminal(sheet: Sheet) -> Weapon | None:
    terminals = [weapon for weapon in sheet.weapons if weapon.kind == "terminal"]
    return max(terminals, key=lambda weapon: (weapon.mk, weapon.size), default=None)


@rule("DS-ATT-09", "DS:terminal_damage")
def weapon_damage(weapon: Weapon, options: Options) -> int:
    """Half the size of a weapon, rounded up; a terminal may add its class."""
    base = half_up(weapon.size)
    if weapon.kind == "terminal" and options.terminal_damage == "half_size_plus_mk":
        base += weapon.mk
    return base


@rule("DS-PEN-01", "DS:penetration_formula")
def penetration(weapon: Weapon, options: Options) -> int:
    """Class plus size of a weapon."""
    return weapon.mk + weapon.size * (2 if options.penetration_formula == "mk+2size" else 1)


@rule("DS-MON-03", "DS-MON-04", "DS:hard_armour_factor")
def armour_values(mk: int, options: Options) -> tuple[int, int]:
    """Soft and hard armour of a class."""
    return mk, options.hard_armour_factor * mk


@rule("DS-RNG-01", "DS-RNG-02", "DS:terminal_near")
def ideal_range(weapon: Weapon) -> int:
    """The category at which a weapon is shot normally: firearms by size, terminals by class, blades near only."""
    if weapon.kind in ("melee", "natural"):
        return NEAR
    return min(weapon.mk if weapon.kind == "terminal" else weapon.size, EXTREME)


@rule("DS-COST-02", "DS-COST-03", "DS-COST-04", "DS:min_ae_cost")
def cost_of(value: int, options: Options) -> int:
    """The action units that an item of a size or class asks for."""
    return max(options.min_ae_cost, half_up(value))


def half_up(value: int) -> int:
    """Every half of this game is rounded up."""
    return (value + 1) // 2


@rule("DS:unarmed_size", "DS-ATT-07")
def unarmed(options: Options) -> Weapon:
    """What everybody has who has nothing else in hand."""
    return _fists(options.unarmed_size)


@lru_cache(maxsize=8)
def _fists(size: int) -> Weapon:
    """The same weapon every time: it is asked for with every attack."""
    return Weapon("unarmed", called(PACKAGE, "ds-name-unarmed"), "natural", size, 0)
