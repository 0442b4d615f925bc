"""What is stored, as plain values, and what can go wrong with a store."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from regelwerk.engine.journal.entries import Json

if TYPE_CHECKING:
    from regelwerk.table.wire.base import Role


class Stage(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat at a table: the link that opens it, and who plays it. `token_hash` is empty until it has a link."""

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
    """A game: what is planned in the lobby, its journal's header once it runs, and what lies on the desk beside it.

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
    """Whoever began it without being asked in: a mark of their address. Empty: the host."""


@dataclass(frozen=True, slots=True)
class DamagedGame:
    """What can still be said of a game whose row does not hold together."""

    id: str
    system: str
    title: str
    changed: float


@dataclass(frozen=True, slots=True)
class ContentRecord:
    """A text of somebody's own content, by system, the game that it belongs to (empty: the house), and name."""

    id: int
    system: str
    game: str
    name: str
    text: str


class WriteConflict(Exception):
    """Somebody else appended to the game or changed it first."""

    def __init__(self, game: str, head: int) -> None:
        self.game = game
        self.head = head
        super().__init__(f"{game} has moved on to {head}")


class NoSuchGame(LookupError):
    """There is no game, or no seat, of this name."""


class DamagedGameError(Exception):
    """What is stored of a game does not hold together. It is left as it is; the others have nothing to do with it."""

    def __init__(self, game: str, where: str) -> None:
        self.game = game
        self.where = where
        super().__init__(f"{game}: {where}")


class StoreError(Exception):
    """The store cannot do its work: a message's key and its facts. What was to be written is not there."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))


class CommitUncertain(StoreError):
    """The connection broke while it was being stored, and nobody can say yet whether it is: read the game anew."""
