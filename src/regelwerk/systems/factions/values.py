"""The fixed things: dice, sheets, kinds of assets and plans, the master's commands; what follows from dice alone."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.state_values import NO_NAME, Name, Value

PACKAGE = "regelwerk.systems.factions"
Attribute = Literal["striking_power", "operations", "resources", "structure", "flexibility"]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)

RollKind = Literal[
    "attack",
    "damage",
    "espionage",
    "espionage_defense",
    "gather",
    "plan",
    "unshake",
    "soak",
    "reorganise",
    "hide",
]
ROLL_KINDS: tuple[RollKind, ...] = get_args(RollKind)

BennieUse = Literal["reroll", "soak", "shake_off"]
SpyEffect = Literal["intel", "sabotage", "assault", "siphon"]
SPY_EFFECTS: tuple[SpyEffect, ...] = get_args(SpyEffect)
EffectKind = Literal[
    "rp_bonus_on_gather",
    "free_attack_on_miss",
    "hide",
    "roll_bonus",
    "derived_bonus",
    "free_reroll",
    "plan_bonus_on_success",
    "bennie_price",
    "pay_for_bonus",
]

LARGEST = 12
BASE = 2
"""What defence and resilience have beyond half a die."""


class Die(Value, frozen=True):
    """A die of a faction: W4 to W12, and beyond W12 a fixed bonus."""

    sides: int
    bonus: int = 0

    def __str__(self) -> str:
        return f"W{self.sides}+{self.bonus}" if self.bonus else f"W{self.sides}"

    @property
    def half(self) -> int:
        return self.sides // 2

    def higher(self) -> Die:
        """One step up: W4, W6, W8, W10, W12, W12+1, ..."""
        return Die(self.sides + 2) if self.sides < LARGEST else Die(self.sides, self.bonus + 1)

    def lower(self) -> Die:
        """One step down; W4 is the lowest."""
        if self.bonus:
            return Die(self.sides, self.bonus - 1)
        return Die(max(4, self.sides - 2))


@cache
def in_words(die: Die) -> Phrase:
    """A die for people: W8, W12+1; other languages have a letter of their own for it."""
    return phrase("fa-die", sides=die.sides, bonus=die.bonus)


class Effect(Value, frozen=True):
    """What an asset does, as data: a kind and the parameters that this kind reads."""

    kind: EffectKind
    roll: str = ""
    value: str = ""
    use: str = ""
    attribute: Attribute = "operations"
    amount: int = 0
    price: int = 0
    uses_per_phase: int = 0
    tn: int = 4

    @property
    def default_key(self) -> str:
        """The quantity that it changes, where an asset names none."""
        match self.kind:
            case "rp_bonus_on_gather":
                return "gather_rp"
            case "roll_bonus":
                return f"roll:{self.roll}"
            case "derived_bonus":
                return f"value:{self.value}"
            case "plan_bonus_on_success":
                return "plan_hits"
            case "bennie_price":
                return f"price:{self.use}"
        return self.kind


class AssetKind(Value, frozen=True):
    """An asset as it is offered or owned: what it is called, what it consists of, what it does (FA-AST-01, -06)."""

    id: str
    template: str
    name: Name
    material_base: Name
    mode: Literal["passive", "reaction", "free_action", "action"]
    effect: Effect
    stack_key: str


class Command(Value, frozen=True):
    """What the master does to the world, as data. Which fields a kind reads is told in `commands.FIELDS`."""

    kind: str
    faction: str = ""
    item: str = ""
    amount: int = 0
    to: str = ""
    reason: Name = NO_NAME


class PlanKind(Value, frozen=True):
    """A plan: what it is about, which attribute it is rolled on, how it takes effect."""

    id: str
    name: Name
    attribute: Attribute
    required: int
    outcome: Literal["immediate", "mission"]
    note: Name
    effects: tuple[Command, ...] = ()


class Sheet(Value, frozen=True):
    """What never changes about a faction: its name, who plays it, and its temper when the computer does."""

    id: str
    name: Name
    seat: str
    temper: str = "balanced"


class Character(Value, frozen=True):
    """A person of the role-playing game: outside all factions, but may come to control one (FA-GEN-11, -12)."""

    id: str
    name: Name
    seat: str


@rule("FA-DER-01", "FA-DER-02", "FA-DER-05", "FA-CORE-20", "FA-ATR-02", "FA-ATR-04")
def sturdiness(die: Die, half_bonus: bool) -> int:
    """Defence and resilience: half the die and 2 more, beyond W12 half the bonus as well."""
    return die.half + BASE + (die.bonus // 2 if half_bonus else 0)


@rule("FA-DER-04", "FA-DER-05", "FA-ATR-03")
def asset_limit(resources: Die, half_bonus: bool) -> int:
    """A faction can maintain as many assets as half its resources die."""
    return resources.half + (resources.bonus // 2 if half_bonus else 0)
