"""The news of a game as a newspaper."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from regelwerk.table.wire.base import Wire


class Story(Wire):
    """Something that happened at an entry of the journal."""

    n: int
    headline: str
    text: str


class Issue(Wire):
    """The news of one round: a lead, other stories, and what is told in a line."""

    number: int
    date: str
    lead: Story | None = None
    stories: list[Story] = []
    briefs: list[str] = []


class Newspaper(Wire):
    title: str
    scene: str
    issues: list[Issue]
    """The newest first."""
