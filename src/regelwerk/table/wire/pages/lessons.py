"""Guided scenes to choose from, and one to begin."""

from __future__ import annotations

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.pages.fields import Id


class LessonInfo(Wire):
    """A guided scene: what it is about and how many minutes it takes."""

    id: str
    name: str
    introduction: str
    minutes: int


class NewLesson(Wire):
    """A guided scene to begin at once, alone."""

    system: Id
    lesson: Id
