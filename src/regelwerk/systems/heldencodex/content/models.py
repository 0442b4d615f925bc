"""The shape of gear, characters and scenarios in content files, and of the documents made from them.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.about import AboutEntry
from regelwerk.engine.content.entries import Entry, Text, Texts
from regelwerk.engine.content.images import ImagesEntry, Pictured
from regelwerk.engine.content.marks import IN_PLAY, RARE, Among, Called, Refers, Settles, Within
from regelwerk.systems.heldencodex.state import Care, Down
from regelwerk.systems.heldencodex.values import ROWS, WeaponKind

Value = Annotated[int, Field(ge=1, le=25)]
Points = Annotated[int, Field(ge=0, le=1_000_000)]
Respect = Annotated[int, Field(ge=-1_000, le=1_000)]
Tracks = Annotated[list[Annotated[int, Field(ge=1, le=100)]], Field(min_length=1, max_length=10)]
Segments = list[Annotated[int, Field(ge=1, le=36)]]
Some = Annotated[int, Field(ge=1, le=30)]
AttributeId = Annotated[str, Refers("ability", kind="attribute")]
SkillId = Annotated[str, Refers("ability", "weapon")]
RowName = Annotated[str, Among(ROWS), Called("hc-row-")]


class AbilityEntry(Entry):
    """An attribute, or a skill that is no combat art."""

    name: Texts
    kind: Literal["attribute", "skill"] = "skill"


class WeaponEntry(Entry):
    """A weapon, and with it the combat art of the same id."""

    name: Texts
    kind: WeaponKind
    ts: str
    pts: str | None = None
    lead: Annotated[int, Field(ge=1, le=3), RARE] = 1


class ItemEntry(Entry):
    """Something fine: its bonuses by their codes, and what it is used with."""

    name: Texts
    bonuses: Annotated[list[str], Field(min_length=1, max_length=10)]
    used_with: Annotated[list[SkillId], Field(min_length=1)]


class ArmourEntry(Entry):
    """A piece of armour: the points of each row that it covers, light/heavy."""

    name: Texts
    rows: Annotated[dict[RowName, str], Field(min_length=1)]


class WoundEntry(Entry):
    """The wounds in one life circle. Segments are counted from 1; where none are named, the wounds tell which."""

    circle: Some
    outer: Segments | None = None
    middle: Segments | None = None
    inner: Segments | None = None
    severe: Annotated[int, Field(ge=0, le=100)] = 0
    critical: bool = False
    care: Care = "none"


class CircleEntry(Entry):
    """How many segments each life circle has."""

    outer: Annotated[int, Field(ge=1, le=36)] = 6
    middle: Annotated[int, Field(ge=1, le=36)] = 3
    inner: Annotated[int, Field(ge=1, le=36)] = 1


class CharacterValues(Entry):
    """Everything about somebody that a scenario may set anew; the second half changes during a game."""

    attributes: dict[AttributeId, Value] = Field(default_factory=dict)
    skills: dict[SkillId, str] = Field(default_factory=dict)
    lucky_number: Annotated[int, Field(ge=1, le=20)] = 1
    weapons: list[Annotated[str, Refers("weapon")]] = Field(default_factory=list)
    armour: list[Annotated[str, Refers("armour")]] = Field(default_factory=list)
    items: list[Annotated[str, Refers("item")]] = Field(default_factory=list)
    physis: Tracks = Field(default_factory=lambda: [6, 6, 6])
    psyche: Tracks = Field(default_factory=lambda: [6, 6, 6])
    side: Annotated[str, RARE] = "heroes"
    seat: Annotated[str | None, RARE] = None
    gives_up: Annotated[bool | None, RARE] = None
    regeneration: Annotated[int, Field(ge=0, le=10), RARE] = 3
    circles: Annotated[Some, RARE] = 5
    circle: Annotated[CircleEntry, RARE] = CircleEntry()
    respect: Annotated[Respect, RARE] = 0
    ep: Annotated[Points, RARE] = 0
    mythos: Annotated[Points, RARE] = 0

    armour_rows: Annotated[dict[RowName, str], IN_PLAY] = Field(default_factory=dict)
    wounds: Annotated[list[WoundEntry], IN_PLAY] = Field(default_factory=list)
    physis_lost: Annotated[Points, IN_PLAY] = 0
    psyche_lost: Annotated[Points, IN_PLAY] = 0
    wished_rows: Annotated[list[Annotated[int, Field(ge=1, le=1_000_000)]], IN_PLAY] = Field(default_factory=list)
    drinks: Annotated[Points, IN_PLAY] = 0
    queasy: Annotated[Points, IN_PLAY] = 0
    breathless: Annotated[bool, IN_PLAY] = False
    dazed: Annotated[bool, IN_PLAY] = False
    treated: Annotated[list[str], IN_PLAY] = Field(default_factory=list)
    down: Annotated[Down, IN_PLAY] = ""


class CharacterEntry(Pictured, CharacterValues):
    """A hero, an opponent, or anybody else."""

    name: Texts
    lucky_number: Annotated[int, Field(ge=1, le=20)]
    attributes: dict[AttributeId, Value]


class LineupEntry(CharacterValues):
    """Somebody in a scenario, or several alike, and what is different there."""

    who: Annotated[str, Refers("character")]
    id: Annotated[str | None, RARE] = None
    name: Texts | None = None
    count: Some = 1


class RewardEntry(Entry):
    """What somebody gets for success."""

    ep: Points = 0
    respect: Respect = 0


class ScenarioEntry(Entry):
    """A scenario: who takes part, and the parts that are played one after another."""

    name: Texts
    introduction: Texts
    about: AboutEntry | None = None
    images: Annotated[ImagesEntry | None, RARE] = None
    begins: str = "06:00"
    sides: Annotated[dict[str, Texts], Field(min_length=1, max_length=10)]
    characters: Annotated[list[LineupEntry], Field(min_length=1, max_length=40)]
    parts: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=60)]
    points: list[Text] = Field(default_factory=list)
    needed: Annotated[int, Field(ge=0, le=60)] = 0
    winners: Annotated[str, Within("sides")] = ""
    losers: Annotated[str, Within("sides")] = ""
    rewards: Annotated[dict[str, RewardEntry], RARE] = Field(default_factory=dict)
    options: Annotated[dict[str, Any], Settles(), RARE] = Field(default_factory=dict)


class DocumentEntry(ScenarioEntry):
    """A scenario as one document, together with all the content that it uses."""

    system: Literal["heldencodex"]
    format: Literal[1]
    scenario: str
    content: dict[str, dict[str, Any]]
