"""Content files of the host's own: kept, checked, and what is wrong with them."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated

from pydantic import Field

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.fields import ContentName, ContentText


class KindInfo(Wire):
    """A kind of content that can be written."""

    name: str
    title: str


class ContentTemplate(Wire):
    kind: str
    text: str


class ContentInfo(Wire):
    """Content that is kept: its name and what stands in it."""

    system: str
    name: str
    entries: list[str]


class ContentPage(Wire):
    system: str
    name: str
    text: str


class ContentCheck(Wire):
    """A content file to look over, with the other files that it is to be used with."""

    text: ContentText
    name: ContentName | None = None
    """What it is called, if it is one that is kept already."""
    beside: Annotated[list[ContentName], Field(max_length=50)] = []
    """Its entries may refer to what stands in these."""


class ContentProblem(Wire):
    """What is wrong with a content file, and where."""

    code: str
    text: str
    line: int | None = None
    column: int | None = None
    field: str = ""
