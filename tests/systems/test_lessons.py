"""The guided scenes of all systems: played as recommended, and with every other answer at every decision."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.lessons.guide import GIVEN, SCRIPT
from regelwerk.engine.lessons.models import texts
from regelwerk.engine.lessons.reading import FoundLesson, lessons_of
from regelwerk.engine.lessons.trying import trouble_with, try_out
from regelwerk.engine.system import system, system_names
from regelwerk.players.games import ByTactic

SUPPLIED = [one for name in system_names() for one in lessons_of(system(name))[0]]
AFTERWARDS = 6
"""How many of the learner's decisions are played after another answer."""
MOST_TRIED = 14
"""Answers that are tried at one decision; of more, and of places on a map, some are drawn."""
each = pytest.mark.parametrize("one", SUPPLIED, ids=[f"{one.system.name}-{one.id}" for one in SUPPLIED])


def test_every_system_has_a_guided_scene_and_none_is_wrong() -> None:
    assert [one.system.name for one in SUPPLIED] == list(system_names())
    assert [fault for name in system_names() for fault in lessons_of(system(name))[1]] == []
    assert [trouble_with(one) for one in SUPPLIED] == [None] * len(SUPPLIED)


@each
def test_as_recommended_every_caption_comes_in_order_and_every_given_die_falls(one: FoundLesson) -> None:
    session = try_out(one)
    assert session.guide is not None
    steps = one.lesson.steps
    assert session.guide.position.used == tuple(range(len(steps)))
    assert session.outcome is not None, "a guided scene ends with the end of its game"
    assert session.outcome.won_by(session.guide.lesson.seat)
    scripts = [one.lesson, *(step.script(step.recommended[0]) for step in steps)]
    thrown = [entry.data["by"] for entry in session.journal.entries if entry.kind == "faces"]
    assert thrown == [GIVEN] * sum(len(script.dice) for script in scripts)
    assert verify(session.game, one.system.start(one.document), session.journal).given == len(thrown)


@each
def test_both_languages_say_something_of_their_own(one: FoundLesson) -> None:
    names = {"Am Brunnen", "Phase 2"}
    for text in texts(one.lesson):
        german, english = text.told("de"), text.told("en")
        assert german != english or german in names
        assert not {"TODO", "XXX"} & set(german.split())
        assert german.strip() == german
        assert english.strip() == english
    assert 5 <= one.lesson.minutes <= 10


@pytest.mark.slow
@each
def test_whatever_is_answered_the_scene_reacts_and_goes_on(one: FoundLesson) -> None:
    chosen, luck = one.system, Random(7)
    session = new_session(chosen.game, chosen.start(one.document), one.document, seed=bytes(32))
    guide = session.guide
    assert guide is not None
    tried = 0
    while session.outcome is None:
        to_learner(session, chosen)
        if session.outcome is not None:
            break
        prompt = session.prompts[0]
        number = guide.step_for(prompt)
        assert number is not None
        step, head = one.lesson.steps[number], session.journal.next_number - 1
        recommended = guide.recommended(step, prompt)
        assert recommended is not None
        for key in others(prompt, luck, recommended):
            session.answer(prompt.seat, key)
            assert guide.position.used[-1] == number
            assert guide.reactions[0] == step.told(key)
            carry_on(session, chosen, luck)
            session.undo(head, prompt.seat)
            tried += 1
        session.answer(prompt.seat, recommended)
    assert tried >= len(one.lesson.steps)
    assert guide.position.used == tuple(range(len(one.lesson.steps)))
    session.journal.check_chain()


def others(prompt: Any, luck: Random, recommended: str) -> list[str]:
    """All answers but the recommended one; where there are too many, or places on a map, some of them."""
    listed = [answer.key for answer in prompt.answers.listed() if answer.key != recommended]
    return listed if len(listed) <= MOST_TRIED else luck.sample(listed, MOST_TRIED)


def to_learner(session: Session[Any], chosen: Any) -> None:
    """The others answer until the learner is asked."""
    assert session.guide is not None
    players = ByTactic(chosen.tactics[chosen.quick_tactic])
    while session.outcome is None:
        waiting = [(name, prompt) for name, prompt in session.asked.items() if prompt.seat != session.guide.lesson.seat]
        if not waiting:
            return
        asked, prompt = waiting[0]
        given = session.guide.reply(prompt)
        key = given or players.decide(session, prompt, "x")
        session.answer(prompt.seat, key, asked=asked, by=SCRIPT if given else "")


def carry_on(session: Session[Any], chosen: Any, luck: Random) -> None:
    """The learner goes on for a while: as recommended where there is advice, otherwise anyhow."""
    assert session.guide is not None
    for _ in range(AFTERWARDS):
        to_learner(session, chosen)
        if session.outcome is not None:
            return
        asked, prompt = next(iter(session.asked.items()))
        number = session.guide.step_for(prompt)
        if number is not None:
            key = session.guide.recommended(session.guide.lesson.steps[number], prompt)
        else:
            listed = prompt.answers.listed()
            key = listed[luck.randrange(len(listed))].key
        assert key is not None
        session.answer(prompt.seat, key, asked=asked)
