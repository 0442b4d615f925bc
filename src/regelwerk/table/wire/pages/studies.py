"""Studies: a scene played many times, its progress and its report."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.pages.fields import ContentName, Id, Options


class StudyRequest(Wire):
    """A scene to play many times with tactics."""

    system: Id
    scene: Id
    options: Options = {}
    content: Annotated[list[ContentName], Field(max_length=20)] = []
    tactic: Annotated[str, Field(max_length=80)] = ""
    """The tactic of all seats; empty: the system's default."""
    runs: Annotated[int, Field(ge=1, le=2_000)] = 1_000
    rounds: Annotated[int, Field(ge=1, le=60)] = 12
    seed: Annotated[int, Field(ge=0, le=10**9)] = 0


class StudyShare(Wire):
    """How often something happened, with its 95 % confidence interval."""

    name: str
    share: float
    low: float
    high: float
    text: str


class StudyCourse(Wire):
    """A participant: the share still in play after each round, and the means of its figures at the end."""

    name: str
    side: str = ""
    still: StudyShare
    survival: list[float]
    means: list[str] = []


class StudyReport(Wire):
    title: str
    played: int
    winners: list[StudyShare]
    rounds: str
    unit: str
    first_round: int
    figures: list[str] = []
    courses: list[StudyCourse]
    method: str


class Study(Wire):
    """The progress of a study, and in the end its report."""

    id: str
    state: Literal["running", "done", "failed"]
    played: int
    runs: int
    report: StudyReport | None = None
    problem: Problem | None = None
