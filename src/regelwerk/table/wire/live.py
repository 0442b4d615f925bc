"""The live connection: hello, snapshot, updates, commands and their replies."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.wire.base import Lang, Wire
from regelwerk.table.wire.commands import Command, Done, Problem
from regelwerk.table.wire.log import Line
from regelwerk.table.wire.numbers import Odds
from regelwerk.table.wire.table import TableView


class Hello(Wire):
    """The first message of a connection. The token is sent here, never in an address."""

    token: Annotated[str, Field(min_length=8, max_length=200)]
    lang: Lang = DEFAULT_LANGUAGE


class Ask(Wire):
    """A command with an id chosen by the client, which the reply repeats."""

    id: Annotated[int, Field(ge=0, le=2**31)]
    command: Command


class Snapshot(Wire):
    """The whole table. Every later message about it makes the next version."""

    type: Literal["table"] = "table"
    version: int
    table: TableView


class Patch(Wire):
    """What has changed in an object or in a list, by the names of fields or by positions; what has not is left out.

    First a list gets its new length, then whole values are replaced, then the patches inside others are applied.
    """

    changed: dict[str, Any] | None = None
    """The new values."""
    inside: dict[str, Patch] | None = None
    """What has changed in values that stay otherwise."""
    length: int | None = None
    """The number of elements, if a list has more or fewer than before."""


class Update(Patch):
    """What has changed in the `TableView` of the version before, and the new lines of the log.

    Whoever has another version has missed something, and says hello anew.
    """

    type: Literal["update"] = "update"
    version: int
    head: int
    lines: list[Line] = []
    struck: list[int] = []
    """The entries that this update undoes."""


class Worth(Wire):
    """The worth of an answer under best play: a chance, or a share of the best one; and in words."""

    share: float
    text: str


class OddsNews(Wire):
    """The odds of an open question, computed after it was asked; answers that are missing here have none.

    The order of the answers stays the same. This too makes the next version of the table.
    """

    type: Literal["odds"] = "odds"
    version: int
    prompt: str
    odds: dict[str, Odds]
    worths: dict[str, Worth] = {}
    goal: str = ""
    """What the worths measure."""


class Reply(Wire):
    type: Literal["reply"] = "reply"
    id: int
    done: Done | None = None
    problem: Problem | None = None


class Closed(Wire):
    """The server ends the connection, with the reason."""

    type: Literal["closed"] = "closed"
    problem: Problem


ServerMessage = Annotated[Snapshot | Update | OddsNews | Reply | Closed, Field(discriminator="type")]
