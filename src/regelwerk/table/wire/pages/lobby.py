"""The lobby: a game being prepared, its seats and their links."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from regelwerk.table.wire.base import Role, Wire
from regelwerk.table.wire.pages.fields import Called, ContentName, Id, Options, Renamed, Title
from regelwerk.table.wire.pages.scenes import PersonInfo, SceneDetail


class LobbySeat(Wire):
    """A link of a game: who it is for, the link itself, and its QR code as the data of an SVG path."""

    id: int
    role: Role
    seat: str
    seat_name: str
    side: str = ""
    people: list[str] = []
    player: str
    name: str
    manual: bool = False
    link: str
    """The fragment of the address, `#/t/...`; empty for a seat without a person."""
    qr: str = ""
    qr_size: int = 0
    """The width and height of the code, in units of its path."""
    revoked: bool = False
    connected: int = 0


class Lobby(Wire):
    """A game being prepared, or the links of a running one."""

    game: str
    title: str
    stage: Literal["lobby", "running", "over"]
    system: str
    scene: str
    detail: SceneDetail
    seats: list[LobbySeat]
    names: dict[str, str]
    people: list[PersonInfo]
    content: list[str] = []
    seating: dict[str, str] = {}
    """The figures that sit elsewhere than the scene has them, with their seats."""
    cast: dict[str, str] = {}
    """The heroes who take the places of figures, by figure."""
    cast_problem: str = ""
    """Why the cast cannot play as it is, in a sentence; the scene is then shown without it."""
    campaign: str = ""
    """The campaign that this game belongs to; empty: none."""
    countdown: int | None = None
    hints: bool = False
    """Whether the computer says on request what it would do."""
    can_hint: bool = False
    """Whether it can in this system."""
    addresses: list[str]
    """The addresses of this server; links and QR codes use the first one that others can reach."""
    address: str
    """The one used in QR codes."""


class LobbyChange(Wire):
    """Changes by the master; fields left out stay as they are."""

    title: Title | None = None
    scene: Id | None = None
    options: Options | None = None
    names: Renamed | None = None
    countdown: Annotated[int, Field(ge=0, le=3600)] | None = None
    """Seconds to answer; 0: no limit."""
    hints: bool | None = None
    content: Annotated[list[ContentName], Field(max_length=50)] | None = None
    seating: Annotated[dict[Id, Id], Field(max_length=200)] | None = None
    """Which figures sit elsewhere than the scene has them: at another seat, or at one with a figure's name."""
    cast: Annotated[dict[Id, Id], Field(max_length=100)] | None = None
    """Which heroes take the places of which figures: the ids of entries by figure."""


class HeroInfo(Wire):
    """Somebody who can take the place of a figure."""

    id: str
    name: str
    kind: str
    kind_title: str = ""
    source: Literal["campaign", "own", "supplied"]
    lost: bool = False


class NewSeat(Wire):
    """One more link, for a spectator."""

    role: Literal["spectator"] = "spectator"
    name: Called = ""


class SeatChange(Wire):
    """Changes to a seat; fields left out stay as they are."""

    player: Id | None = None
    """`person`, `master`, or the name of a tactic or level."""
    name: Called | None = None
    manual: bool | None = None
