"""What is stored, as plain values, and the errors of a store."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.engine.journal.entries import Json

if TYPE_CHECKING:
    from regelwerk.table.wire.base import Role


class Stage(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat at a table: who plays it, and the hash of the token that opens it (empty until it has a link)."""

    id: int
    game: str
    role: Role
    seat: str
    player: str
    name: str
    generation: int
    token_hash: str
    revoked: bool
    manual: bool


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game: the draft made in the lobby, its journal's header once it runs, and the state of its table.

    `version` counts the changes of everything but the journal; `head` is the number of the journal's next entry.
    """

    id: str
    system: str
    title: str
    stage: Stage
    draft: Json
    header: Json | None
    seed: bytes | None
    table_state: Json
    version: int
    head: int
    created: float
    changed: float
    origin: str = ""
    """A keyed mark of the address of the stranger who began it; empty for the host."""
    outcome: Json | None = None
    """How it ended, as `screens/outcomes` keeps it; None before that, and for games of versions before 0.13."""


@dataclass(frozen=True, slots=True)
class DamagedGame:
    """What is still readable of a game whose row is damaged."""

    id: str
    system: str
    title: str
    changed: float


@dataclass(frozen=True, slots=True)
class ContentRecord:
    """A content file by system, the game it belongs to (empty: the house), and name."""

    id: int
    system: str
    game: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class CampaignRecord:
    """A campaign in a list; everything else about it is in its history."""

    id: str
    system: str
    title: str
    head: int
    changed: float


class NoSuchCampaign(LookupError):
    """There is no campaign with this id."""


class WriteConflict(Exception):
    """Somebody else changed the game first; nothing was written."""

    def __init__(self, game: str, head: int) -> None:
        self.game = game
        self.head = head
        super().__init__(f"{game} has moved on to {head}")


class NoSuchGame(LookupError):
    """There is no game with this id."""


class DamagedGameError(Exception):
    """What is stored of a game is inconsistent. It is left as it is, and other games are not affected."""

    def __init__(self, game: str, where: str) -> None:
        self.game = game
        self.where = where
        super().__init__(f"{game}: {where}")


class StoreError(Exception):
    """The store failed: a message key and its facts. Nothing was written."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))


class Append(NamedTuple):
    """New entries of a journal that is expected to end at `head`, as rows: what nearly all writes are."""

    game: str
    head: int
    rows: list[dict[str, Any]]
    now: float
    seed: bytes | None = None
    """The seed of the dice from now on; None: as it was."""
    stage: str | None = None
    """The stage from now on; None: as it was."""
    outcome: str | None = None
    """With another stage, how the game has ended, if it has."""

    @property
    def next(self) -> int:
        """The head that it leaves behind."""
        return self.head + len(self.rows)


class CommitUncertain(StoreError):
    """The connection broke during the commit, so it is unknown whether it was carried out: read the game again."""
