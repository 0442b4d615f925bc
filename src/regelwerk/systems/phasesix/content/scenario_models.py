"""The shape of scenarios in content files, and of the documents made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.about import AboutEntry
from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.engine.content.images import ImagesEntry
from regelwerk.engine.content.marks import RARE, Refers, Settles, Within
from regelwerk.systems.phasesix.content.models import Conditions, Items, Small
from regelwerk.systems.phasesix.state import Goals

Coordinate = Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)]


class ParticipantEntry(Entry):
    """Somebody in a scenario: who, on which side, where, with what in hand, in what state."""

    who: Annotated[str, Refers("character", "foe")]
    side: Annotated[str, Within("sides")]
    id: Annotated[str | None, RARE] = None
    name: Texts | None = None
    seat: Annotated[str | None, RARE] = None
    at: Annotated[list[Coordinate], Field(min_length=2, max_length=2)] | None = None
    hands: Annotated[list[Annotated[str, Refers("weapon", "shield")]] | None, RARE] = None
    extra_items: Annotated[Items, RARE] = Field(default_factory=dict)
    hearts: Annotated[Small | None, RARE] = None
    boosts: Annotated[Small, RARE] = 0
    conditions: Annotated[Conditions, RARE] = Conditions()
    unaware: Annotated[bool, RARE] = False
    initiative: Annotated[int | None, Field(ge=-100, le=1000), RARE] = None


class TerrainEntry(Entry):
    """A rectangle on the map: x and y of one corner, x and y of the opposite one."""

    id: str
    name: Texts
    rectangle: Annotated[list[Coordinate], Field(min_length=4, max_length=4)]
    cover: Literal[4, 5, 6, "blocked", "none"] = "none"
    solid: bool = False
    exit: bool = False

    @property
    def kind(self) -> str:
        """What the rules read off a piece of terrain."""
        if self.exit:
            return "exit"
        return "" if self.cover == "none" else str(self.cover)


class PairCoverEntry(Entry):
    """Cover of one participant against another (`*`: against everybody), where no map decides."""

    attacker: Annotated[str, Within("participants")]
    target: Annotated[str, Within("participants")]
    cover: Literal[4, 5, 6, "blocked"]


class GoalsEntry(Entry):
    """How a scenario can be won or lost besides being the last side standing."""

    escape_side: Annotated[str, Within("sides")] = ""
    escape_x_m: Annotated[int, Field(ge=0, le=1000)] | None = None
    must_live: list[Annotated[str, Within("participants")]] = Field(default_factory=list)

    def value(self) -> Goals:
        return Goals(self.escape_side, self.escape_x_m, tuple(self.must_live))


class ScenarioEntry(Entry):
    """A scenario."""

    name: Texts
    introduction: Texts
    about: AboutEntry | None = None
    images: Annotated[ImagesEntry | None, RARE] = None
    sides: Annotated[dict[str, Texts], Field(min_length=2)]
    participants: Annotated[list[ParticipantEntry], Field(min_length=2, max_length=200)]
    map: Annotated[list[Coordinate], Field(min_length=2, max_length=2)] | None = None
    terrain: list[TerrainEntry] = Field(default_factory=list)
    options: Annotated[dict[str, Any], Settles(), RARE] = Field(default_factory=dict)
    round_limit: Annotated[int, Field(ge=1, le=10_000)] | None = None
    goals: GoalsEntry = GoalsEntry()
    pair_cover: Annotated[list[PairCoverEntry], RARE] = Field(default_factory=list)


class DocumentEntry(ScenarioEntry):
    """A scenario as one document, together with all the content that it uses."""

    system: Literal["phasesix"]
    format: Literal[1]
    scenario: str
    content: dict[str, dict[str, Any]]
