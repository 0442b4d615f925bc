"""A scene as data: zones with cover and hazards, goals, a chase, an area to break into, and what happens when."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.state_values import NO_NAME, Name, Value

HazardKind = Literal["fire", "electricity", "radiation"]
GoalKind = Literal[
    "destroy", "dominate", "escape", "sabotage", "take_out", "threshold", "hold", "seize", "rescue", "mark"
]  # fmt: skip
Medium = Literal["ground", "space"]
ObstacleKind = Literal["technical", "system", "room", "guard"]


class CoverPlan(Value, frozen=True):
    """Something to hide behind."""

    id: str
    name: Name
    size: int
    mk: int


class Hazard(Value, frozen=True):
    """Something that strikes everybody in a zone at the end of a round (DS-HAZ-03)."""

    kind: HazardKind
    value: int
    """The size of a fire, the class of anything else."""
    from_round: int = 1
    until_round: int = 0
    """0: for good."""


class Drop(Value, frozen=True):
    """A way down from this zone: jumping costs 1 AE and is a fall (DS-HAZ-08)."""

    to: str
    metres: int


class Switch(Value, frozen=True):
    """Something that can be pressed once: events that wait for `pressed:` and its id tell what it does (DS-MOV-06)."""

    id: str
    name: Name


class Zone(Value, frozen=True):
    """A place where everybody is at short distance unless engaged (DS:distance_model)."""

    id: str
    name: Name
    exits: tuple[str, ...] = ()
    """The sides that may leave the scene here."""
    covers: tuple[CoverPlan, ...] = ()
    hazards: tuple[Hazard, ...] = ()
    drops: tuple[Drop, ...] = ()
    track_value: int = 0
    """What it takes to get through the obstacles on the way into this zone; 0: the way is free (DS-MOV-04)."""
    obstacles: int = 0
    """How many obstacles lie on that way (DS-MOV-05)."""
    at: tuple[int, int] = (0, 0)
    """In decimetres, where the scene counts metres."""
    switches: tuple[Switch, ...] = ()


class Goal(Value, frozen=True):
    """What a side wants (DS-PRI-02, DS:R-77)."""

    kind: GoalKind
    target: str = ""
    """sabotage, take_out, seize, rescue: of whom or what; mark: which one must have come about."""
    number: int = 0
    """threshold: which one (from 1); hold: for how many rounds."""


class SideGoals(Value, frozen=True):
    """A side has won when all goals of one of its ways are reached."""

    side: str
    ways: tuple[tuple[Goal, ...], ...]


class ChasePlan(Value, frozen=True):
    """A chase: who flees, where everybody starts, and the track (DS-CHA-01 to DS-CHA-06)."""

    fleeing: str
    """The side that wants to get away."""
    start: tuple[tuple[str, int], ...]
    """The distance units of machines and runners at the beginning."""
    track: tuple[int, ...] = (14,)
    """The track value of each round; the last holds on."""
    medium: Medium = "ground"


class Obstacle(Value, frozen=True):
    """Something in the way of infiltrators: doors and cables, a camera, a gallery, a guard (DS-INF-11)."""

    id: str
    name: Name
    kind: ObstacleKind
    value: int = 0
    """The class of a lock or camera, the size of a room; a guard has the competence of the sheet."""


class AreaPlan(Value, frozen=True):
    """A place to break into (DS-INF-02)."""

    side: str
    """The side that breaks in."""
    mk: int
    competence: int
    thresholds: tuple[int, ...] = ()
    """Thresholds after the first; the first is the formula's unless `first` is given."""
    first: int = 0
    random: bool = False
    """The first threshold is thrown (DS-INF-05)."""
    obstacles: tuple[Obstacle, ...] = ()
    guards: tuple[str, ...] = ()
    """Who comes when the infiltrators are discovered."""
    at: str = ""
    """The zone in which they come; empty: where they wait already."""


class AreaChange(Value, frozen=True):
    """What becomes of an area at an event."""

    mk: int = -1
    competence: int = -1


class Event(Value, frozen=True):
    """What happens once all its marks have come about: somebody joins, a chase or a break-in begins, a place changes.

    Marks: `round:3` (that round has begun), `threshold:1`, `discovered`, `out:marok`, `left:juro`,
    `controls:hauler:crew`, `controlled:core`, `crashed:core`, `aboard:oda:hauler`, `alarm:core`, `chase:over`,
    `area:over`, `pressed:gate`, or the id of another event. `!mark` stands for one that has not come about.
    """

    id: str
    when: tuple[str, ...]
    delay: int = 0
    """Rounds that pass: it happens at the end of that many further rounds."""
    joins: tuple[str, ...] = ()
    at: str = ""
    """The zone of those who join."""
    aboard: str = ""
    chase: ChasePlan | None = None
    area: AreaPlan | None = None
    change: AreaChange | None = None
    ends_chase: bool = False
    ends_area: bool = False
    moves: tuple[tuple[str, str], ...] = ()
    """Who finds themselves in which zone from now on (a change of scene)."""
    surprised: str = ""
    """A side that walks into an ambush with this event."""
    text: Name = NO_NAME
