"""The live connection: hello, the whole table, what changes, what was asked."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.table.wire.base import Lang, Wire
from regelwerk.table.wire.commands import Command, Done, Problem
from regelwerk.table.wire.log import Line
from regelwerk.table.wire.numbers import Odds
from regelwerk.table.wire.table import TableView


class Hello(Wire):
    """The first message of a connection. The token travels here and in no address."""

    token: Annotated[str, Field(min_length=8, max_length=200)]
    lang: Lang = "de"


class Ask(Wire):
    """A command with a number of the client's own, which comes back with the answer."""

    id: Annotated[int, Field(ge=0, le=2**31)]
    command: Command


class Snapshot(Wire):
    type: Literal["table"] = "table"
    table: TableView


class Update(Wire):
    """What has changed; the fields of `TableView` that are not here are as they were. `lines` are new in the log."""

    type: Literal["update"] = "update"
    head: int
    lines: list[Line] = []
    struck: list[int] = []
    """The entries that were taken back by this."""
    changed: dict[str, Any] = {}


class Worth(Wire):
    """What an answer is worth by the best play: a share of the best one or a chance, and in words."""

    share: float
    text: str


class OddsNews(Wire):
    """The odds of an open question, worked out after it was asked. What is not here has none.

    The answers stay where they are: only their numbers arrive.
    """

    type: Literal["odds"] = "odds"
    prompt: str
    odds: dict[str, Odds]
    worths: dict[str, Worth] = {}
    goal: str = ""
    """What the worths are about."""


class Reply(Wire):
    type: Literal["reply"] = "reply"
    id: int
    done: Done | None = None
    problem: Problem | None = None


class Closed(Wire):
    """The server ends the connection and says why."""

    type: Literal["closed"] = "closed"
    problem: Problem


ServerMessage = Annotated[Snapshot | Update | OddsNews | Reply | Closed, Field(discriminator="type")]
