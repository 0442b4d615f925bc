"""The rulebook: search results, and one rule with everything that touches it."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.scenes import OptionInfo


class RuleHit(Wire):
    """A rule, option or ruling among the search results."""

    id: str
    heading: str
    snippet: str
    chapter: str
    kind: Literal["rule", "option", "ruling"] = "rule"


class Cite(Wire):
    """Another entry of the catalogue that this one refers to."""

    id: str
    heading: str


class RulingInfo(Wire):
    """A gap of the rulebook that is settled without alternatives."""

    id: str
    text: str
    rules: list[str]


class RulePage(Wire):
    """One rule in our own words, its place in the book, and the options in force."""

    id: str
    heading: str
    chapter: str
    kind: Literal["code", "table", "text", "option", "ruling"]
    kind_text: str
    text: str
    why: str = ""
    """Why the program does not carry it out, if it does not."""
    book: str
    optional: bool = False
    options: list[OptionInfo] = []
    rulings: list[RulingInfo] = []
    cites: list[Cite] = []
    before: str = ""
    after: str = ""
    """The neighbours in the book, to read on."""
