"""The form of a guided scene in its file. Every text stands there in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Annotated, Any

from pydantic import Field

from regelwerk.engine.content.entries import Entry
from regelwerk.languages import chain

Caption = Annotated[str, Field(min_length=1, max_length=900)]
Id = Annotated[str, Field(min_length=1, max_length=80)]
Key = Annotated[str, Field(min_length=1, max_length=400)]


class Both(Entry):
    """A text in both languages; neither stands for the other."""

    de: Caption
    en: Caption

    def told(self, lang: str) -> str:
        """The text in a language, or in the one that stands in for it."""
        texts = {"de": self.de, "en": self.en}
        return next(texts[code] for code in chain(lang) if code in texts)


class GivenThrow(Entry):
    """Faces of the next throw for this rule (and this figure); an exploded die is given as its chain."""

    rule: Id
    who: str = ""
    faces: Annotated[list[int | list[int]], Field(min_length=1, max_length=100)]


class Reply(Entry):
    """What the next one besides the learner answers who is asked this."""

    asks: Id
    who: str = ""
    key: Key


class Script(Entry):
    """What follows an answer: dice and answers of the others, and what is told if all of them were used."""

    dice: list[GivenThrow] = Field(default_factory=list, max_length=100)
    replies: list[Reply] = Field(default_factory=list, max_length=200)
    then: Both | None = None


class Reaction(Entry):
    """What the learner is told after one of these answers; `*` stands for anything. A script of its own is optional."""

    keys: Annotated[list[Key], Field(min_length=1)]
    reaction: Both
    script: Script | None = None

    def fits(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.keys)


class Step(Script):
    """One decision of the learner: what is asked, what it is about, what is recommended and why."""

    title: Both
    asks: Id
    """The message key of the question."""
    who: str = ""
    caption: Both
    rules: Annotated[list[Id], Field(min_length=1, max_length=4)]
    recommended: Annotated[list[Key], Field(min_length=1)]
    """The first of them that is possible; the step comes up where one is. `*` stands for the default."""
    why: Both
    answers: list[Reaction] = Field(default_factory=list, max_length=40)
    otherwise: Both
    """The reaction to every other answer."""

    def reaction(self, key: str) -> Reaction | None:
        return next((one for one in self.answers if one.fits(key)), None)

    def told(self, key: str) -> Both:
        """What the learner is told after this answer."""
        found = self.reaction(key)
        return found.reaction if found is not None else self.otherwise

    def script(self, key: str) -> Script:
        """What follows this answer: its own script, or that of the step as far as it fits."""
        found = self.reaction(key)
        return found.script if found is not None and found.script is not None else self


class Next(Entry):
    """What to play afterwards."""

    scenario: Id
    text: Both


class Lesson(Script):
    """A guided scene; its own script is what happens before the first decision."""

    name: Both
    minutes: Annotated[int, Field(ge=1, le=60)]
    scenario: Id
    options: dict[str, Any] = Field(default_factory=dict)
    seat: str = ""
    """The learner's; without it, the one seat that the scene suggests for people."""
    introduction: Both
    steps: Annotated[list[Step], Field(min_length=1, max_length=60)]
    learned: Annotated[list[Both], Field(min_length=1, max_length=12)]
    next: Next


class StoredLesson(Lesson):
    """A guided scene as the document of its game carries it."""

    id: Id
    seat: Id


def texts(lesson: Lesson) -> Sequence[Both]:
    """All that a learner may read."""
    found = [lesson.name, lesson.introduction, *lesson.learned, lesson.next.text]
    for step in lesson.steps:
        scripts = [step, *(one.script for one in step.answers if one.script is not None)]
        found += [step.title, step.caption, step.why, step.otherwise, *(one.reaction for one in step.answers)]
        found += [script.then for script in scripts if script.then is not None]
    return found
