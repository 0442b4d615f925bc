"""The fixed things: weapons, items, armour, sheets; skills and dice as they stand on them."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import called
from regelwerk.engine.state_values import Name, Value

PACKAGE = "regelwerk.systems.heldencodex"
WeaponKind = Literal["sword", "blunt", "polearm", "dagger", "unarmed", "bow", "crossbow", "thrown"]
RANGED: tuple[WeaponKind, ...] = ("bow", "crossbow", "thrown")
BonusKind = Literal["W", "WFr", "W2c", "FkW", "E", "TS"]
BONUS_KINDS: tuple[BonusKind, ...] = get_args(BonusKind)
Level = Literal["light", "severe", "critical"]
LEVELS: tuple[Level, ...] = get_args(Level)
ThrowKind = Literal["single", "sieve", "cascade"]

BASIC_ART = "basic_combat_art"
SHIELD = "shield"
ROWS = ("head", "torso", "arms", "hands", "legs", "feet", SHIELD)
BEHIND_THE_SHIELD = ("hands", "head", "torso")
"""Where the rest of a damage throw lands once the shield is beaten (HC-SHD-01)."""

PHYSICAL = frozenset({"acrobatics", "running", "sneak", "hide", "reaction", "drinking", "watch"})
"""Probes that emptied physis rows weaken, beside all combat arts (HC-PHY-01)."""

MOST_DICE = 6


class Bonus(Value, frozen=True):
    """What a fine item does for the probes that it is used with (HC-QUA-02)."""

    kind: BonusKind
    amount: int = 1

    def __str__(self) -> str:
        return f"{self.kind}{'' if self.kind == 'W2c' else self.amount}"


class Item(Value, frozen=True):
    """Something with bonuses, and the skills, attributes or weapons that it is used with."""

    id: str
    name: Name
    bonuses: tuple[Bonus, ...]
    used_with: tuple[str, ...]


class DamageDice(NamedTuple):
    """The damage dice of a weapon."""

    dice: int
    die: int

    def __str__(self) -> str:
        return f"{self.dice}W{self.die}"


class Weapon(Value, frozen=True):
    """A weapon: its kind decides which attacks are possible with it."""

    id: str
    name: Name
    kind: WeaponKind
    ts: DamageDice
    lead: int = 1
    pts: DamageDice | None = None

    @property
    def ranged(self) -> bool:
        return self.kind in RANGED

    @property
    def unarmed(self) -> bool:
        return self.kind == "unarmed"


FIST = Weapon("fist", called(PACKAGE, "hc-name-fist"), "unarmed", DamageDice(1, 8))
"""What everybody has who has nothing else."""


class Skill(NamedTuple):
    """A skill: its value and bonus dice; whether its owner has the star in it."""

    id: str
    fkw: int = 0
    bonus_dice: int = 0
    star: bool = False
    general: bool = True
    base_die: int = 0
    """0: by the value (HC:base_die_source)."""


class CircleShape(NamedTuple):
    """How many outer, middle and inner segments a life circle has."""

    outer: int = 6
    middle: int = 3
    inner: int = 1

    def neighbours(self, middle: int) -> range:
        """The outer segments that border a middle one."""
        each = self.outer // self.middle
        return range(middle * each, middle * each + each)


class Sheet(Value, frozen=True):
    """What does not change about somebody during a game."""

    id: str
    name: Name
    side: str
    seat: str
    lucky_number: int
    regeneration: int = 3
    physis_rows: tuple[int, ...] = (6, 6, 6)
    psyche_rows: tuple[int, ...] = (6, 6, 6)
    circles: int = 5
    circle: CircleShape = CircleShape()
    weapons: tuple[Weapon, ...] = ()
    items: tuple[Item, ...] = ()
    gives_up: bool = False
    """Run by the master or by nobody: gives up when badly wounded (HC-MEL-24)."""
    called_in: bool = False
    """Came into the scene while it was played, so that its start does not know it."""


@rule("HC-POOL-02")
def attribute_pool(value: int) -> tuple[int, int]:
    """How many dice of which size a probe on an attribute takes."""
    if value <= 7:
        return 3, 8
    if value <= 11:
        return 3, 12
    return (3 if value <= 14 else 4 if value <= 17 else 5 if value <= 20 else 6), 20


@rule("HC-POOL-03", "HC-RNG-20", "HC:base_die_source")
def die_by_value(fkw: int) -> int:
    """The size of a skill's dice by its value."""
    return 8 if fkw <= 7 else 12 if fkw <= 11 else 20
