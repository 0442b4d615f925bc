"""What a learner is told at a table."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire


class LessonRule(Wire):
    id: str
    heading: str


class LessonStep(Wire):
    """The decision that is to be made: what it is about, and what is recommended and why."""

    prompt: str
    """The question that it belongs to."""
    number: int
    title: str
    caption: str
    rules: list[LessonRule]
    recommended: str
    """The key of the recommended answer."""
    advice: str
    """Its label."""
    why: str


class LessonEnd(Wire):
    """What was learned and what to play next."""

    learned: list[str]
    text: str
    scene: str
    scene_name: str


class LessonView(Wire):
    """A guided scene as it stands.

    asked: a step is open; free: a question that belongs to none; waiting: others act; over: all steps came up, or the
    game has ended; left: it goes on as an ordinary game.
    """

    id: str
    name: str
    stage: Literal["asked", "free", "waiting", "over", "left"]
    introduction: str = ""
    """Before the first decision is made."""
    done: int
    """How many steps were answered."""
    steps: int
    reaction: list[str] = []
    """What is told about the last answer."""
    step: LessonStep | None = None
    end: LessonEnd | None = None
