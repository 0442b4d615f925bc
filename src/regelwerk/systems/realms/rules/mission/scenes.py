"""Battlefields and missions as data: terrain, zones, deployment and what it takes to win."""

from __future__ import annotations

from typing import Literal, get_args

from regelwerk.engine.state_values import NO_NAME, Name, Value
from regelwerk.space import Point
from regelwerk.space.solids import Solid

Environment = Literal[
    "urban", "rural", "wilderness", "arctic", "tundra", "moon", "indoors", "coast", "space", "desert"
]  # fmt: skip
ENVIRONMENTS: tuple[Environment, ...] = get_args(Environment)
ZoneType = Literal["swamp", "crater", "forest", "dense_forest", "thicket", "building", "ruin", "road"]
ZONE_TYPES: tuple[ZoneType, ...] = get_args(ZoneType)
PASSABILITY: dict[ZoneType, int] = {
    "swamp": 2,
    "crater": 2,
    "forest": 1,
    "dense_forest": 2,
    "thicket": 1,
    "building": 1,
    "ruin": 2,
    "road": 0,
}
"""How much dearer a movement action is in each zone (RE-PAS-01, RE-ZON-02 to RE-ZON-08); roads only carry wheels."""


class Piece(Value, frozen=True):
    """A solid piece of terrain: what stands in the way, hides and covers."""

    solid: Solid
    name: Name = NO_NAME
    cover: Literal[0, 1, 2] = 1
    climbable: bool = True

    @property
    def id(self) -> str:
        return self.solid.id


class Zone(Value, frozen=True):
    """A bounded part of the table with rules of its own (RE-ZON-01)."""

    id: str
    type: ZoneType
    outline: tuple[Point, ...]
    name: Name = NO_NAME


class Battlefield(Value, frozen=True):
    """The table: its size, its environment (RE-ENV-01) and everything on it."""

    id: str
    name: Name
    width: int
    height: int
    environment: Environment = "rural"
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()

    @property
    def solids(self) -> tuple[Solid, ...]:
        return tuple(piece.solid for piece in self.pieces)


class MissionArea(Value, frozen=True):
    """An area of the table that a mission names: a deployment or extraction zone."""

    id: str
    outline: tuple[Point, ...]
    name: Name = NO_NAME


class Ends(Value, frozen=True):
    """What one end of the table means for the side that deploys there."""

    deployment: MissionArea
    extraction: MissionArea | None = None


GoalKind = Literal["eliminate", "extract", "recover", "hold"]


class Mission(Value, frozen=True):
    """What is at stake: two ends, the goal beside elimination, objects and how long it lasts."""

    id: str
    name: Name
    ends: tuple[Ends, Ends]
    goal: GoalKind = "eliminate"
    objects: tuple[Point, ...] = ()
    """Things to recover, or the places to hold."""
    needed: int = 0
    """How many objects win a recovery, how many points win a hold."""
    hold_radius: int = 0
    """Within this distance (units) of a place a model holds it."""
    round_limit: int = 0
    """0: as the table's options say."""
    text: Name = NO_NAME


class Side(Value, frozen=True):
    """A task force with its player (RE-GRP-01, RE-GRP-02)."""

    id: str
    name: Name
    seat: str
    force: str
    """The id of the task force."""


class Scene(Value, frozen=True):
    """Everything that is fixed once a game is set up."""

    battlefield: Battlefield
    mission: Mission
    sides: tuple[Side, Side]
    seats: tuple[tuple[str, str], ...] = ()
    """The models for which another seat decides than their side's, with that seat."""
