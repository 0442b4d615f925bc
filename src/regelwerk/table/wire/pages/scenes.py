"""Systems and scenes to choose from, and all that a lobby shows of a scene."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.fields import Value
from regelwerk.table.wire.pages.lessons import LessonInfo


class SceneAbout(Wire):
    """What is said of a scene before it is played, in words; what nobody has said is empty."""

    kind: str = ""
    level: str = ""
    grade: int = 0
    """How hard it is as a number, 1 to 3; 0 if nobody has said."""
    players: str = ""
    minutes: int = 0
    length: str = ""
    teaches: str = ""


class SceneInfo(Wire):
    """A scene to choose."""

    id: str
    name: str
    introduction: str = ""
    about: SceneAbout = SceneAbout()


class SystemInfo(Wire):
    """A rule system to choose, with its scenes; `first` is the one recommended for beginners."""

    name: str
    title: str
    scenes: list[SceneInfo]
    first: str
    lessons: list[LessonInfo] = []
    """Guided scenes: what somebody who knows nothing plays before everything else."""
    lesson_faults: list[str] = []
    """Why others are disabled, in sentences."""


class SceneSeat(Wire):
    """A seat of a scene: whom it plays, on which side, and the suggested player."""

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


class OptionInfo(Wire):
    """A question left open by the rulebook, this table's choice, and the alternatives."""

    name: str
    title: str
    text: str
    """The meaning of the current value."""
    rule: str
    rules: list[str] = []
    value: Value
    default: Value
    values: list[OptionValue]


class TacticInfo(Wire):
    """A tactic or a level of the computer."""

    name: str
    title: str
    note: str = ""
    """What a level is like and how long it thinks."""


class PersonInfo(Wire):
    """A participant of a scene, who can be renamed."""

    id: str
    name: str
    side: str
    side_name: str = ""
    seat: str
    kind: str = ""
    """The kind of entry that can take this place; empty: nobody else can."""
    hero: str = ""
    """The hero who takes it."""


class SceneDetail(Wire):
    id: str
    name: str
    introduction: str = ""
    about: SceneAbout = SceneAbout()
    seats: list[SceneSeat]
    options: list[OptionInfo]
    tactics: list[TacticInfo]
    levels: list[TacticInfo] = []
    people: list[PersonInfo] = []
