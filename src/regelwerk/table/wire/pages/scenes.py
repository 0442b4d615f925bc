"""Systems and scenes to choose from, and all that a lobby shows of a scene."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.fields import Value


class SceneInfo(Wire):
    """A scene to choose."""

    id: str
    name: str
    introduction: str = ""


class SystemInfo(Wire):
    """A rule system to choose, with its scenes; `first` is the one to begin with."""

    name: str
    title: str
    scenes: list[SceneInfo]
    first: str


class SceneSeat(Wire):
    """A seat of a scene: whom it plays, on which side, and who should sit there if nobody says otherwise."""

    seat: str
    name: str
    side: str = ""
    side_name: str = ""
    people: list[str] = []
    suggested: str
    """`person`, `master`, or the name of a tactic."""


class OptionValue(Wire):
    value: Value
    text: str
    built: bool = True
    """Known but not built: refused with a sentence."""


class OptionInfo(Wire):
    """A question that the rulebook leaves open, how this table settles it, and what else it could say."""

    name: str
    title: str
    text: str
    """What the value in force means."""
    rule: str
    rules: list[str] = []
    value: Value
    default: Value
    values: list[OptionValue]


class TacticInfo(Wire):
    """A way in which the computer plays."""

    name: str
    title: str


class PersonInfo(Wire):
    """A participant of a scene, who can be renamed."""

    id: str
    name: str
    side: str
    side_name: str = ""
    seat: str


class SceneDetail(Wire):
    id: str
    name: str
    introduction: str = ""
    seats: list[SceneSeat]
    options: list[OptionInfo]
    tactics: list[TacticInfo]
    people: list[PersonInfo] = []
