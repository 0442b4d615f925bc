"""Guided scenes: those of a system, and what a learner is told at a table."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.error_sentences import refusal
from regelwerk.engine.book.rulebook import heading_of, read_catalogue
from regelwerk.engine.content.errors import ContentError, hint
from regelwerk.engine.lessons.reading import FoundLesson, lessons_of
from regelwerk.engine.lessons.trying import trouble_with
from regelwerk.engine.system import System, system
from regelwerk.table.errors import TableError
from regelwerk.table.screens.language import Language
from regelwerk.table.wire.lesson import LessonEnd, LessonRule, LessonStep, LessonView
from regelwerk.table.wire.pages.lessons import LessonInfo

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.lessons.guide import Guide

LOG = logging.getLogger("regelwerk.table")


@cache
def _tried(name: str) -> tuple[dict[str, FoundLesson], tuple[ContentError, ...]]:
    """The guided scenes of a system that hold what they promise, and what is wrong with the others."""
    found, faults = lessons_of(system(name))
    troubles = {one.id: trouble_with(one) for one in found}
    faults += [trouble for trouble in troubles.values() if trouble is not None]
    for fault in faults:
        LOG.error("guided scene disabled: %s", fault)
    return {one.id: one for one in found if troubles[one.id] is None}, tuple(faults)


def lesson_faults(chosen: System, lang: str) -> list[str]:
    """Why guided scenes of a system are disabled, in sentences."""
    language = Language(lang, chosen)
    return [language.text("lesson-disabled", why=refusal(one, language) or one.code) for one in _tried(chosen.name)[1]]


def lesson_infos(chosen: System, lang: str) -> list[LessonInfo]:
    """The guided scenes that a system offers."""
    return [
        LessonInfo(
            id=one.id,
            name=one.lesson.name.told(lang),
            introduction=one.lesson.introduction.told(lang),
            minutes=one.lesson.minutes,
        )
        for one in _tried(chosen.name)[0].values()
    ]


def found_lesson(chosen: System, name: str) -> FoundLesson:
    """A guided scene by its name; raises TableError."""
    known = _tried(chosen.name)[0]
    if name not in known:
        raise TableError("lesson-not-found", status=404, field="lesson", name=name, hint=hint(name, known))
    return known[name]


def lesson_view(language: Language, names: Names, session: Session[Any], guide: Guide) -> LessonView:
    """What the learner is told now."""
    lang, lesson, now = language.lang, guide.lesson, guide.position
    told = LessonView(
        id=lesson.id, name=lesson.name.told(lang), stage="waiting", done=len(now.used), steps=len(lesson.steps),
        introduction="" if now.used else lesson.introduction.told(lang),
        reaction=[one.told(lang) for one in guide.reactions],
    )  # fmt: skip
    if now.left:
        return told.model_copy(update={"stage": "left"})
    open_here = {name: prompt for name, prompt in session.asked.items() if prompt.seat == lesson.seat}
    for name, prompt in open_here.items():
        number = guide.step_for(prompt)
        if number is not None:
            step = _step(language, names, guide, name, prompt, number)
            return told.model_copy(update={"stage": "asked", "step": step})
    if session.outcome is not None or (open_here and guide.has_all):
        return told.model_copy(update={"stage": "over", "end": _end(guide, session, lang)})
    return told.model_copy(update={"stage": "free"}) if open_here else told


def _step(language: Language, names: Names, guide: Guide, name: str, prompt: Choose[Any], number: int) -> LessonStep:
    step, lang = guide.lesson.steps[number], language.lang
    rules = read_catalogue(language.system.package).rules
    key = guide.recommended(step, prompt) or prompt.default
    return LessonStep(
        prompt=name, number=len(guide.position.used) + 1, title=step.title.told(lang), caption=step.caption.told(lang),
        rules=[LessonRule(id=one, heading=heading_of(rules[one], lang)) for one in step.rules if one in rules],
        recommended=key, advice=language.say(prompt.answers.find(key).label, names), why=step.why.told(lang),
    )  # fmt: skip


def _end(guide: Guide, session: Session[Any], lang: str) -> LessonEnd:
    wanted = guide.lesson.next
    chosen = system(session.journal.header.system)
    known = chosen.scenarios(chosen.content())
    return LessonEnd(
        learned=[one.told(lang) for one in guide.lesson.learned], text=wanted.text.told(lang),
        scene=wanted.scenario if wanted.scenario in known else "",
        scene_name=known[wanted.scenario][lang] if wanted.scenario in known else "",
    )  # fmt: skip
