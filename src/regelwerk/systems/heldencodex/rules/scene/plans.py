"""The parts that a scene is made of, as data: a fight, a chase, a haggle, a night. Each is played when its turn comes.

`when` are the marks that must have come about, or must not (`!alarm`), for a part to be played at all.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from regelwerk.engine.state_values import Value
from regelwerk.systems.heldencodex.values import ThrowKind

TargetSize = Literal["huge", "very_large", "large", "small", "very_small", "tiny"]
Band = Literal["far", "middle", "near"]
Alertness = Literal["unsuspecting", "alert"]


class Plan(Value, frozen=True):
    """One part of a scene: its id (also the beginning of its marks) and when it is played."""

    id: str
    when: tuple[str, ...] = ()
    kind: ClassVar[str] = ""


class FightPlan(Plan, frozen=True):
    """A fight of everybody named (or of all who can), side against side."""

    kind = "fight"
    fighters: tuple[str, ...] = ()
    distance: int = 2
    """Metres between the sides at the beginning; up to 3 are melee reach."""
    sizes: tuple[tuple[str, TargetSize], ...] = ()
    """Who is a smaller or larger target than a human, for example behind a cart."""
    unsuspecting: tuple[str, ...] = ()
    """Who cannot evade the first shot at all."""
    noticing: tuple[str, ...] = ()
    """Who notices the first shot only with a reaction probe."""
    assassin: str = ""
    victim: str = ""
    """An attack from ambush opens the fight."""
    reaction: bool = True
    """Whether the victim of the ambush gets a reaction probe."""
    asleep: tuple[str, ...] = ()
    to_first_hit: bool = False


class ChasePlan(Plan, frozen=True):
    """One who leads and those who are after him."""

    kind = "chase"
    leader: str = ""
    pursuers: tuple[str, ...] = ()
    initiator: str = ""
    gap: int = -1
    """-1: as the option says."""


class SneakPlan(Plan, frozen=True):
    """Past guards, band by band from far to near; `hiding` are the bands that have cover."""

    kind = "sneak"
    sneaker: str = ""
    guards: tuple[tuple[str, Alertness], ...] = ()
    bands: tuple[Band, ...] = ("far", "middle", "near")
    hiding: tuple[Band, ...] = ()


class HagglePlan(Plan, frozen=True):
    """About a price; the buyer has reached the goal if it is paid or less."""

    kind = "haggle"
    buyer: str = ""
    seller: str = ""
    price: int = 0
    goal: int = 0


class InfluencePlan(Plan, frozen=True):
    """Talking somebody into something, for some rounds at most; helpers and defenders join in community probes."""

    kind = "influence"
    influencer: str = ""
    helpers: tuple[str, ...] = ()
    victim: str = ""
    defenders: tuple[str, ...] = ()
    """Who stands by the victim: their dice stop tricks too, though only the victim loses psyche."""
    skill: str = "oratory"
    rounds: int = 3


class DrinkPlan(Plan, frozen=True):
    """Drinks in turn until only one is left who neither vomited nor is dead drunk."""

    kind = "drink"
    drinkers: tuple[str, ...] = ()
    most: int = 20


class HerbsPlan(Plan, frozen=True):
    """Searching herbs, half an hour each time."""

    kind = "herbs"
    searchers: tuple[str, ...] = ()
    searches: int = 1
    needed: int = 1


class CraftPlan(Plan, frozen=True):
    """Making something of a base price; the goal is a quality."""

    kind = "craft"
    who: str = ""
    skill: str = "smithing"
    base_price: int = 0
    goal: int = 11


class ProbePlan(Plan, frozen=True):
    """A probe, or a community probe of several; a hidden one is thrown by the master."""

    kind = "probe"
    who: tuple[str, ...] = ()
    ability: str = ""
    throw: ThrowKind = "single"
    minimum: int = 0
    """0: as the option says."""
    hidden: bool = False


class WatchPlan(Plan, frozen=True):
    """A night of shifts; somebody may come in one of them."""

    kind = "watch"
    watchers: tuple[str, ...] = ()
    sleepers: tuple[str, ...] = ()
    alarmed: bool = False
    intruder: str = ""
    minimum: int = 0


class RestPlan(Plan, frozen=True):
    """Breaks of half an hour, or a night."""

    kind = "rest"
    who: tuple[str, ...] = ()
    night: bool = False
    breaks: int = 1


class TreatPlan(Plan, frozen=True):
    """Healers treat wounded circles."""

    kind = "treat"
    healers: tuple[str, ...] = ()
    patients: tuple[str, ...] = ()


class LearnPlan(Plan, frozen=True):
    """Experience points become learning throws."""

    kind = "learn"
    learners: tuple[str, ...] = ()


class JourneyPlan(Plan, frozen=True):
    """Days on the road: every day herbs may be searched and wounds treated, every night there is a rest."""

    kind = "journey"
    who: tuple[str, ...] = ()
    days: int = 1
