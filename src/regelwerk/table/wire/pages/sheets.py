"""Sheets: somebody of a game or of a content, with finished text."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from regelwerk.table.wire.base import Wire


class SheetRating(Wire):
    """A value: what it is called, what it is worth, what is rolled for it, and where it comes from."""

    part: Literal["rating"] = "rating"
    name: str
    value: str
    note: str = ""
    reasons: str = ""


class SheetTrack(Wire):
    """Boxes: how many there are and which are crossed out; the last ones may stand out."""

    part: Literal["track"] = "track"
    name: str
    size: int
    marked: int = 0
    late: int = 0
    note: str = ""
    marks: list[bool] = []
    """Which are crossed out; empty: the first ones."""
    gaps: list[int] = []
    """After how many boxes there is some room."""


class SheetRow(Wire):
    cells: list[str]
    note: str = ""
    size: int = 0
    """Boxes behind the name."""
    marked: int = 0
    state: Literal["", "quiet", "bad"] = ""


class SheetTable(Wire):
    part: Literal["table"] = "table"
    columns: list[str]
    rows: list[SheetRow]


class SheetRemark(Wire):
    part: Literal["remark"] = "remark"
    text: str
    name: str = ""


SheetPart = Annotated[SheetRating | SheetTrack | SheetTable | SheetRemark, Field(discriminator="part")]


class SheetSection(Wire):
    title: str
    parts: list[SheetPart]
    column: Literal["left", "right", "wide"] = "wide"


class SheetView(Wire):
    """A whole sheet as it is now."""

    id: str
    system: str
    system_title: str
    name: str
    kind: str
    figures: list[SheetRating] = []
    alerts: list[str] = []
    sections: list[SheetSection] = []
