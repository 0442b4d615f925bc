"""Content files of the host's own: kept, checked, and what is wrong with them."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated

from pydantic import Field

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.fields import ContentName, ContentText


class KindInfo(Wire):
    """A kind of content entry."""

    name: str
    title: str


class ContentTemplate(Wire):
    kind: str
    text: str


class ContentInfo(Wire):
    """A stored content file: its name and its entries."""

    system: str
    name: str
    entries: list[str]


class ContentPage(Wire):
    system: str
    name: str
    text: str


class ContentCheck(Wire):
    """A content file to check, with the other files it is used with."""

    text: ContentText
    name: ContentName | None = None
    """Its name, if it is already stored."""
    beside: Annotated[list[ContentName], Field(max_length=50)] = []
    """Files whose entries it may refer to."""


class ContentProblem(Wire):
    """A problem of a content file, and where it is."""

    code: str
    text: str
    line: int | None = None
    column: int | None = None
    field: str = ""
