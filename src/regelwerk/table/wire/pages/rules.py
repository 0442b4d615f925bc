"""The rulebook: search results, and one rule with everything that touches it."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.scenes import OptionInfo


class RuleHit(Wire):
    """A rule, option or ruling that was found."""

    id: str
    heading: str
    snippet: str
    chapter: str
    kind: Literal["rule", "option", "ruling"] = "rule"


class Cite(Wire):
    """Another entry of the catalogue that touches this one."""

    id: str
    heading: str


class RulingInfo(Wire):
    """A gap that is settled without an alternative."""

    id: str
    text: str
    rules: list[str]


class RulePage(Wire):
    """One rule in our own words, where it stands in the book, and what this table has settled about it."""

    id: str
    heading: str
    chapter: str
    kind: Literal["code", "table", "text", "option", "ruling"]
    kind_text: str
    text: str
    why: str = ""
    """Why no program carries it out, if none does."""
    book: str
    optional: bool = False
    options: list[OptionInfo] = []
    rulings: list[RulingInfo] = []
    cites: list[Cite] = []
    before: str = ""
    after: str = ""
    """The neighbours in the book, to read on."""
