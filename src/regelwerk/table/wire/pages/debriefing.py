"""The debriefing of a finished game: its progress, and the page."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.commands import Problem


class DebriefingItem(Wire):
    """Something that happened at an entry of the journal."""

    n: int
    when: str
    text: str
    lines: list[str] = []


class DebriefingTable(Wire):
    """Rows of cells under their heads; the first cell of a row names it."""

    heads: list[str]
    rows: list[list[str]]


class DebriefingSection(Wire):
    id: str
    heading: str
    texts: list[str] = []
    items: list[DebriefingItem] = []
    table: DebriefingTable | None = None


class DebriefingPoint(Wire):
    """The chances of all parties after an entry of the journal."""

    n: int
    when: str
    chances: list[float]


class DebriefingPage(Wire):
    """What luck and decisions made of a game."""

    lang: str
    title: str
    ending: str
    notice: str
    parties: list[str]
    curve: list[DebriefingPoint]
    sections: list[DebriefingSection]


class DebriefingProgress(Wire):
    """How far a debriefing is, and in the end its page; `unasked` if nobody has begun one."""

    state: Literal["unasked", "waiting", "running", "done", "failed"]
    done: int = 0
    steps: int = 0
    page: DebriefingPage | None = None
    problem: Problem | None = None
