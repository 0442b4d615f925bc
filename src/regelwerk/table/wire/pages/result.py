"""The result of a finished game, and the game that follows it."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.table import Ending


class ResultSeat(Wire):
    """A seat of a finished game: who sat there, and whether they won."""

    seat: str
    name: str
    person: str = ""
    player_name: str = ""
    people: list[str] = []
    """The participants that were played from there."""
    won: bool = False
    next_seat: str = ""
    """Where this person would sit with sides changed."""


class FollowingGame(Wire):
    game: str
    title: str
    stage: Literal["lobby", "running", "over"]


class ResultCampaign(Wire):
    """The campaign that a finished game belongs to."""

    id: str
    title: str
    kept: bool
    """Whether its result was taken over."""
    may_keep: bool
    """Whether this link may do so."""
    changes: list[str] = []
    """What would change for whom, or has changed, in sentences."""


class ResultPage(Wire):
    """Who won and why, who sat where, and what can come next."""

    game: str
    title: str
    system: str
    system_title: str
    scene: str
    ending: Ending
    rounds: int
    throws: int
    decisions: int
    created: float
    ended: float
    """Seconds since 1970."""
    seats: list[ResultSeat]
    may_repeat: bool
    """Whether this link may set up another game."""
    can_swap: bool
    """Whether sides can be changed."""
    following: FollowingGame | None = None
    campaign: ResultCampaign | None = None
    can_verify: bool = True
    has_paper: bool = False


class Rematch(Wire):
    """Another game of the same scene; with `swap`, sides are changed."""

    swap: bool = False


class Following(Wire):
    """The seat of the same person in the following game, as a token."""

    game: str
    token: str
    stage: Literal["lobby", "running", "over"]
