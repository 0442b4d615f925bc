"""The odds workbench: the questions of a system, and their answers as bars and numbers."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated

from pydantic import Field

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.numbers import ChanceView, Sum
from regelwerk.table.wire.pages.fields import ContentName, Id, Options


class ParameterChoice(Wire):
    value: str
    text: str


class ParameterInfo(Wire):
    """A parameter of a question."""

    name: str
    help: str
    default: str = ""
    required: bool = False
    many: bool = False
    flag: bool = False
    choices: list[ParameterChoice] = []
    """Suggested values; others may be typed as well."""


class QuestionInfo(Wire):
    """A question that a system can answer."""

    name: str
    help: str
    parameters: list[ParameterInfo]


Given = Annotated[str, Field(max_length=200)]


class OddsRequest(Wire):
    """The arguments of a question, as typed."""

    content: Annotated[list[ContentName], Field(max_length=20)] = []
    """Content files whose entries may be named; for the host and for masters."""
    given: Annotated[dict[Id, Given | Annotated[list[Given], Field(max_length=20)]], Field(max_length=60)] = {}
    options: Options = {}


class OddsBar(Wire):
    """One outcome: its share, and the share of all outcomes at least as high."""

    label: str
    share: float
    at_least: float | None = None
    value: int


class OddsAnswer(Wire):
    """A law, exact or estimated with an interval, and the sums it is based on."""

    title: str
    measure: str
    bars: list[OddsBar]
    mean: float | None = None
    mean_text: str = ""
    worth: float | None = None
    worth_text: str = ""
    sums: list[Sum] = []
    assumed: str = ""
    exact: bool = True
    interval_text: str = ""
    note: str = ""
    bands: list[ChanceView] = []
    """What may come of it, in words, and how likely each is."""
