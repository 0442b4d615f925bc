"""What others did since somebody last decided something, told and drawn stage by stage."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.display import Coordinates, TieView


class MoveView(Wire):
    """Somebody went somewhere on the map."""

    who: str
    points: list[Coordinates]


class DriftView(Wire):
    """A token of a lane came forward or fell back; `lane` is its place among the fixtures."""

    lane: int
    text: str
    before: float
    after: float


class CountView(Wire):
    """What changed of somebody, such as `−2 Herzen`; or that somebody is out."""

    who: str
    text: str
    mood: Literal["good", "bad", "neutral"] = "neutral"


class Stage(Wire):
    """One stage of a recap: a step, the turn of somebody, or a whole round where much happened."""

    n: int
    """The first entry of the journal that belongs to it."""
    title: str = ""
    lines: list[str]
    more: int = 0
    """How many sentences of the log are left out here."""
    about: list[str] = []
    """The ids of the participants it mentions."""
    ties: list[TieView] = []
    moves: list[MoveView] = []
    drifts: list[DriftView] = []
    counts: list[CountView] = []
    places: dict[str, Coordinates] = {}
    """Where those were on the map, then, whom something is drawn at."""


class RecapView(Wire):
    """All that others did since; empty if nobody did anything."""

    since: int
    """The entry of the person's own last decision."""
    until: int
    """How far the journal went."""
    stages: list[Stage]
