"""The shape of scenarios in content files, and of the documents made from them.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.about import AboutEntry
from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.engine.content.images import ImagesEntry
from regelwerk.engine.content.marks import RARE, Refers, Settles, Within
from regelwerk.systems.darkspace.content.models import Amount, Competence, Mk, Size
from regelwerk.systems.darkspace.rules.core.scenes import GoalKind, HazardKind, Medium, ObstacleKind
from regelwerk.systems.darkspace.state import OrderKind

Metres = Annotated[int, Field(ge=-2_000, le=2_000)]
Point = Annotated[list[Metres], Field(min_length=2, max_length=2)]
SideId = Annotated[str, Within("sides")]
ZoneId = Annotated[str, Within("zones")]
Somebody = Annotated[str, Within("participants")]
Pair = Annotated[list[str], Field(min_length=2, max_length=2)]
Link = Annotated[list[str], Field(min_length=3, max_length=3)]
Round = Annotated[int, Field(ge=0, le=1_000)]
TrackValue = Annotated[int, Field(ge=1, le=30)]
Share = Annotated[list[Annotated[int, Field(ge=1, le=100)]], Field(min_length=2, max_length=2)]
Units = Annotated[int, Field(ge=0, le=1_000)]


class HazardEntry(Entry):
    """Something that strikes everybody in a zone at the end of a round; 0 as the last round: for good."""

    kind: HazardKind
    value: Annotated[int, Field(ge=1, le=13)]
    from_round: Round = 1
    until_round: Round = 0


class DropEntry(Entry):
    """A way down."""

    to: ZoneId
    metres: Annotated[int, Field(ge=1, le=100)]


class SwitchEntry(Entry):
    """Something that can be pressed."""

    id: str
    name: Texts


class ZoneEntry(Entry):
    """A place. `exits` are the sides that may leave the scene here; `at` is in metres."""

    id: str
    name: Texts
    exits: list[SideId] = Field(default_factory=list)
    covers: list[Annotated[str, Refers("cover")]] = Field(default_factory=list)
    hazards: list[HazardEntry] = Field(default_factory=list)
    drops: list[DropEntry] = Field(default_factory=list)
    switches: list[SwitchEntry] = Field(default_factory=list)
    track_value: Annotated[int, Field(ge=0, le=30)] = 0
    obstacles: Amount = 0
    at: Point = Field(default_factory=lambda: [0, 0])


class GoalEntry(Entry):
    """One thing that is to be reached."""

    kind: GoalKind
    target: str = ""
    number: Round = 0


class SideGoalsEntry(Entry):
    """What a side wants: all goals of one of these ways."""

    side: SideId
    ways: Annotated[list[Annotated[list[GoalEntry], Field(min_length=1)]], Field(min_length=1, max_length=10)]


class ChaseEntry(Entry):
    """A chase."""

    fleeing: SideId
    start: Annotated[dict[str, Units], Field(min_length=1)]
    track: Annotated[list[TrackValue], Field(min_length=1, max_length=100)] = Field(default_factory=lambda: [14])
    medium: Medium = "ground"


class ObstacleEntry(Entry):
    """Something in the way of infiltrators; a guard is a participant and has a name and a value already."""

    id: str
    name: Texts | None = None
    kind: ObstacleKind
    value: Size = 0


class AreaEntry(Entry):
    """A place to break into."""

    side: SideId
    mk: Mk
    competence: Competence
    first: Units = 0
    thresholds: list[Units] = Field(default_factory=list)
    random: bool = False
    obstacles: list[ObstacleEntry] = Field(default_factory=list)
    guards: list[Somebody] = Field(default_factory=list)
    at: str = ""


class AreaChangeEntry(Entry):
    """What becomes of an area; what is not stated stays."""

    mk: Mk | None = None
    competence: Competence | None = None


class EventEntry(Entry):
    """What happens once something has come about."""

    id: str
    when: Annotated[list[str], Field(min_length=1)]
    delay: Annotated[int, Field(ge=0, le=100)] = 0
    joins: list[Somebody] = Field(default_factory=list)
    at: str = ""
    aboard: str = ""
    chase: ChaseEntry | None = None
    area: AreaEntry | None = None
    change: AreaChangeEntry | None = None
    ends_chase: bool = False
    ends_area: bool = False
    moves: dict[str, str] = Field(default_factory=dict)
    surprised: SideId = ""
    text: Texts | None = None


class OrderEntry(Entry):
    """What a machine was told before the scene begins, and by whom."""

    kind: OrderKind
    by: str
    target: str = ""
    repeat: bool = False


class ParticipantEntry(Entry):
    """Somebody or something in a scenario, or several alike, and how they begin there."""

    who: Annotated[str, Refers("character", "henchman", "machine", "system", "object", "squad")]
    id: Annotated[str | None, RARE] = None
    name: Texts | None = None
    count: Annotated[int, Field(ge=1, le=20)] = 1
    side: SideId | None = None
    seat: Annotated[str | None, RARE] = None
    zone: ZoneId = ""
    at: Annotated[Point | None, RARE] = None
    aboard: Annotated[Somebody, RARE] = ""
    at_controls: Annotated[bool, RARE] = False
    remote: Annotated[Somebody, RARE] = ""
    network: Annotated[str, Within("networks"), RARE] | None = None
    networks: Annotated[list[Annotated[str, Within("networks")]], RARE] = Field(default_factory=list)
    waiting: Annotated[bool | None, RARE] = None
    infiltrating: Annotated[bool, RARE] = False
    order: Annotated[OrderEntry | None, RARE] = None
    changes: Annotated[dict[str, Any], RARE] = Field(default_factory=dict)


class ScenarioEntry(Entry):
    """A scenario: who takes part where, and what can happen."""

    name: Texts
    introduction: Texts
    about: AboutEntry | None = None
    images: Annotated[ImagesEntry | None, RARE] = None
    sides: Annotated[dict[str, Texts], Field(min_length=1, max_length=10)]
    networks: dict[str, Texts] = Field(default_factory=dict)
    zones: Annotated[list[ZoneEntry], Field(min_length=1, max_length=30)]
    links: list[Link] = Field(default_factory=list)
    blind: Annotated[list[Pair], RARE] = Field(default_factory=list)
    participants: Annotated[list[ParticipantEntry], Field(min_length=1, max_length=40)]
    engaged: Annotated[list[Pair], RARE] = Field(default_factory=list)
    distances: Annotated[list[Link], RARE] = Field(default_factory=list)
    cables: Annotated[list[Pair], RARE] = Field(default_factory=list)
    goals: list[SideGoalsEntry] = Field(default_factory=list)
    chase: Annotated[ChaseEntry | None, RARE] = None
    area: Annotated[AreaEntry | None, RARE] = None
    events: Annotated[list[EventEntry], RARE] = Field(default_factory=list)
    surprised: SideId = ""
    round_limit: Annotated[int, Field(ge=1, le=200)] = 30
    dominate_share: Annotated[Share, RARE] = Field(default_factory=lambda: [1, 2])
    options: Annotated[dict[str, Any], Settles(), RARE] = Field(default_factory=dict)


class DocumentEntry(ScenarioEntry):
    """A scenario as one document, together with all the content that it uses."""

    system: Literal["darkspace"]
    format: Literal[1]
    scenario: str
    content: dict[str, dict[str, Any]]
