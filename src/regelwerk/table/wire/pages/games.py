"""The games of a house: listed and made by its host, and what a token opens."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from regelwerk.table.wire.base import Role, Wire
from regelwerk.table.wire.pages.fields import ContentName, Id, Options, Title


class NewGame(Wire):
    """A game to prepare."""

    system: Id
    scene: Id
    title: Title | None = None
    options: Options = {}
    content: Annotated[list[ContentName], Field(max_length=50)] = []
    """Names of the content files that the scene may use."""


class Created(Wire):
    """A new game, and the master's token for it."""

    game: str
    token: str
    note: str = ""
    """A remark, such as that it was played by other rules."""


class HostLink(Wire):
    """The host's new link, and how many masters got a new one too."""

    token: str
    link: str
    masters: int


class GameInfo(Wire):
    """A game in the host's list, with the master's token."""

    id: str
    system: str
    system_title: str
    title: str
    scene: str
    scene_name: str = ""
    stage: Literal["lobby", "running", "over"]
    round: int = 0
    changed: float
    """Seconds since 1970."""
    created: float = 0.0
    connected: int = 0
    token: str
    people: list[str] = []
    """The names of the people who sit at it, as far as they were given."""
    winner: str = ""
    outcome: str = ""
    """How it ended, in a sentence."""
    damaged: str = ""
    """A sentence if what is stored of it is damaged."""


class Whoami(Wire):
    """What a token opens."""

    role: Role | Literal["host"]
    game: str = ""
    seat: str = ""
    name: str = ""
    title: str = ""
    system: str = ""
    system_title: str = ""
    stage: Literal["lobby", "running", "over", ""] = ""
    changed: float = 0.0
    winner: str = ""
    outcome: str = ""
    """How it ended, in a sentence."""
