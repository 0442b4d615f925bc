"""Finding and reading guided scenes: `content/lessons/NAME.toml` of a system, or `lessons/NAME.toml` in a folder of
one's own. A file that is wrong disables itself alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.options import OptionError
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.entries import valid
from regelwerk.engine.content.errors import ContentError, Location, hint
from regelwerk.engine.content.files import Overlay, Source, files_beside
from regelwerk.engine.facts import Word, phrase
from regelwerk.engine.lessons.guide import DOCUMENT_KEY
from regelwerk.engine.lessons.models import Lesson
from regelwerk.engine.seating import seats_for_people

if TYPE_CHECKING:
    from regelwerk.engine.system import System

Json = dict[str, Any]
FOLDER = "lessons"


@dataclass(frozen=True)
class FoundLesson:
    """A guided scene with the place where it stands, and the content that its scene may use."""

    id: str
    system: System
    lesson: Lesson
    place: Location
    content: Any

    @cached_property
    def document(self) -> Json:
        """The document of its game, which carries the lesson along; raises ContentError."""
        lesson = self.lesson
        known = self.system.scenarios(self.content)
        if lesson.scenario not in known:
            wrong = self.place.at("scenario")
            raise wrong.error(
                "content-unknown-reference", kind=Word("lesson-kind-scenario"), value=lesson.scenario,
                hint=hint(lesson.scenario, known),
            )  # fmt: skip
        try:
            document = self.system.scenario(self.content, lesson.scenario, lesson.options)
        except OptionError as error:
            raise self.place.at("options").error("content-option", problem=phrase(error.code, **error.facts)) from error
        stored = lesson.model_dump(mode="json") | {"id": self.id, "seat": self._seat(document)}
        return {**document, DOCUMENT_KEY: stored}

    def _seat(self, document: Json) -> str:
        """The learner's seat."""
        start = self.system.start(document)
        seats, wanted = self.system.game.seats(start), self.lesson.seat
        people = {wanted} if wanted else seats_for_people(self.system, start)
        if len(people) != 1 or not people <= set(seats):
            raise self.place.at("seat").error("lesson-seat", seats=", ".join(seats))
        return next(iter(people))


def lessons_of(system: System, folders: Sequence[Path] = ()) -> tuple[list[FoundLesson], list[ContentError]]:
    """The guided scenes of a system that can be used, and what is wrong with the others."""
    found: dict[str, FoundLesson] = {}
    faults = []
    for place, data in files_beside(system.package, FOLDER, folders):
        try:
            if isinstance(data, ContentError):
                raise data
            one = _read(system, place, data, folders)
            _check(one)
            found[one.id] = one
        except ContentError as error:
            faults.append(error)
    return list(found.values()), faults


def _read(system: System, place: Location, data: Json, folders: Sequence[Path]) -> FoundLesson:
    """A file says the lesson, and beside it content that only its scene uses."""
    beside = {name: table for name, table in data.items() if name != "lesson"}
    if "lesson" not in data:
        raise place.error("lesson-missing")
    lesson = valid(data["lesson"], Lesson, place.at("lesson"))
    sources: list[Source] = [*folders, *([Overlay(beside, place)] if beside else [])]
    name = str(place.file).rpartition("/")[2].removesuffix(".toml")
    return FoundLesson(name, system, lesson, place.at("lesson"), system.content(sources))


def _check(one: FoundLesson) -> None:
    """Whatever can be told without playing: rules and scenes that are named exist."""
    rules = read_catalogue(one.system.package).rules
    for at, rule in _cited(one.lesson):
        if rule not in rules:
            raise one.place.at(*at).error("lesson-unknown-rule", rule=rule, hint=hint(rule, rules))
    known = one.system.scenarios(one.content)
    if one.lesson.next.scenario not in known:
        wrong, value = one.place.at("next", "scenario"), one.lesson.next.scenario
        kind = Word("lesson-kind-scenario")
        raise wrong.error("content-unknown-reference", kind=kind, value=value, hint=hint(value, known))
    assert one.document


def _cited(lesson: Lesson) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """All rules that a lesson names, with the way to each."""
    yield from ((("dice", n, "rule"), one.rule) for n, one in enumerate(lesson.dice))
    for number, step in enumerate(lesson.steps):
        here = ("steps", number)
        yield from (((*here, "rules", n), rule) for n, rule in enumerate(step.rules))
        yield from (((*here, "dice", n, "rule"), one.rule) for n, one in enumerate(step.dice))
