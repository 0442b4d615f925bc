"""Campaigns: the list, one campaign with heroes, scenes and history, and what is sent to change it."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.entries import EntryData, FormPage
from regelwerk.table.wire.pages.fields import ContentText, Id, Title
from regelwerk.table.wire.pages.lobby import HeroInfo

Head = Annotated[int, Field(ge=0, le=100_000)]
"""The number of the next entry, as the sender has seen it: a change at another position is refused."""


class CampaignInfo(Wire):
    """A campaign in a list."""

    id: str
    system: str
    system_title: str
    title: str
    changed: float
    """Seconds since 1970."""
    damaged: str = ""
    """A sentence if its history cannot be read."""


class PlannedCampaign(Wire):
    """A campaign that is supplied as an example."""

    id: str
    system: str
    name: str
    introduction: str
    heroes: list[str]
    scenes: list[str]


class NewCampaign(Wire):
    """A campaign to begin: one that is supplied, or with heroes and scenes of one's choice."""

    system: Id
    title: Title | None = None
    example: Id | None = None
    heroes: Annotated[list[Id], Field(max_length=40)] = []
    scenes: Annotated[list[Id], Field(max_length=100)] = []


class CampaignHero(Wire):
    """A hero as they are now."""

    id: str
    name: str
    kind_title: str
    lost: bool
    state: list[str] = []
    """What is different from how they joined, in words."""


class CampaignScene(Wire):
    """A scene of a campaign."""

    id: str
    name: str
    played: bool = False
    missing: bool = False
    """Whether it does not exist any more."""


class HistoryLine(Wire):
    """An entry of the history in words."""

    n: int
    kind: Literal["founded", "hero", "scenes", "began", "kept", "back"]
    text: str
    changes: list[str] = []
    taken_back: bool = False
    can_take_back: bool = False


class CampaignGame(Wire):
    """A game of the campaign whose end does not count yet, with the master's token."""

    game: str
    title: str
    scene_name: str
    stage: Literal["lobby", "running", "over"]
    token: str


class CampaignPage(Wire):
    """A campaign."""

    id: str
    system: str
    system_title: str
    title: str
    head: int
    heroes: list[CampaignHero]
    scenes: list[CampaignScene]
    next_scene: str
    games: list[CampaignGame]
    history: list[HistoryLine]
    """The latest entry first."""


class CampaignChoices(Wire):
    """Who could join, and what could be played."""

    heroes: list[HeroInfo]
    scenes: list[CampaignScene]


class HeroPage(Wire):
    """A hero to be changed: the entry with its form, and the text of a content file with all that they bring along."""

    hero: str
    name: str
    data: dict[str, Any]
    since: int
    """The entry of the history that made them so: it goes back with the change."""
    form: FormPage
    text: str


class HeroCheck(Wire):
    """A hero's entry as the form has it."""

    data: EntryData


class Joining(Wire):
    head: Head
    hero: Id


class Planning(Wire):
    """The scenes in their new order."""

    head: Head
    scenes: Annotated[list[Id], Field(min_length=1, max_length=100)]


class HeroChange(Wire):
    """A hero changed by the master: the entry, the text of a content file, or whether they are lost."""

    head: Head
    data: EntryData | None = None
    since: Head | None = None
    """What the change of an entry began with; somebody who was changed since is left as they are."""
    text: ContentText | None = None
    lost: bool | None = None


class NextScene(Wire):
    """The scene to prepare a game of; without a cast one is proposed."""

    scene: Id
    cast: Annotated[dict[Id, Id], Field(max_length=100)] | None = None


class Keeping(Wire):
    game: Id


class TakingBack(Wire):
    head: Head
    n: Head


class CampaignFile(Wire):
    """A campaign as a file, to be brought in."""

    text: Annotated[str, Field(max_length=10_000_000)]
