"""Trying out a guided scene: its recommended answers are played, and everything in it must come up and fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from regelwerk.dice.description import Description
from regelwerk.engine.answers import Refusal
from regelwerk.engine.content.errors import ContentError, Location, hint
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.lessons.guide import GIVEN, SCRIPT, Guide
from regelwerk.engine.lessons.models import Step

if TYPE_CHECKING:
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.lessons.reading import FoundLesson

SEED = bytes(32)
LISTED = 400
"""Characters of possible answers that an error shows."""


def try_out(one: FoundLesson) -> Session[Any]:
    """Play the recommended line of a guided scene to its end; raises ContentError where it does not hold."""
    chosen = one.system
    session = new_session(chosen.game, chosen.start(one.document), one.document, seed=SEED)
    guide = session.guide
    assert guide is not None
    _check_dice(session, one, 0)
    while session.outcome is None:
        head = session.journal.next_number
        prompt = next((p for p in session.prompts if p.seat != guide.lesson.seat), session.prompts[0])
        if not _go_on(session, guide, prompt, one.place):
            break
        _check_dice(session, one, head)
    _check_whole(guide, one.place)
    return session


def trouble_with(one: FoundLesson) -> ContentError | None:
    """What is wrong with a guided scene, if anything is."""
    try:
        try_out(one)
    except ContentError as error:
        return error
    except (ValueError, LookupError, TypeError, AttributeError, RuntimeError, AssertionError) as error:
        # The rules of another package may fail in any way; that is no reason to fail with them.
        return one.place.error("lesson-broken", why=f"{type(error).__name__}: {error}")
    return None


def _go_on(session: Session[Any], guide: Guide, prompt: Choose[Any], place: Location) -> bool:
    """Answer as the lesson says; false where it has ended."""
    last = guide.position.used[-1] if guide.position.used else None
    if prompt.seat != guide.lesson.seat:
        key = guide.reply(prompt)
        if key is None:
            if guide.has_all:
                return False
            at = place if last is None else place.at("steps", last)
            raise at.error(
                "lesson-no-reply", asks=prompt.question.key, who=prompt.who or prompt.seat, possible=_possible(prompt)
            )
        session.answer(prompt.seat, key, asked=_name(session, prompt), by=SCRIPT)
        return True
    number = guide.step_for(prompt)
    if number is None:
        if guide.has_all:
            return False
        raise _unguided(guide, prompt, place)
    _check_left_over(guide, place)
    step = guide.lesson.steps[number]
    _check_answers(step, prompt, place.at("steps", number))
    key = guide.recommended(step, prompt)
    assert key is not None
    session.answer(prompt.seat, key, asked=_name(session, prompt))
    return True


def _name(session: Session[Any], prompt: Choose[Any]) -> str:
    return next(name for name, one in session.asked.items() if one is prompt)


def _unguided(guide: Guide, prompt: Choose[Any], place: Location) -> ContentError:
    """A question without a step. Where the next step is about it, its advice is at fault."""
    number = next(n for n in range(len(guide.lesson.steps)) if n not in guide.position.used)
    step, here = guide.lesson.steps[number], place.at("steps", number)
    if step.asks == prompt.question.key and step.who in ("", prompt.who):
        key = step.recommended[0]
        keys = [answer.key for answer in prompt.answers.listed()]
        return here.at("recommended").error("lesson-unknown-answer", key=key, hint=hint(key, keys))
    return here.at("asks").error(
        "lesson-unguided", asks=step.asks, question=prompt.question.key, who=prompt.who, possible=_possible(prompt)
    )


def _possible(prompt: Choose[Any]) -> str:
    text = ", ".join(answer.key for answer in prompt.answers.listed())
    return text if len(text) <= LISTED else text[:LISTED] + "…"


def _check_answers(step: Step, prompt: Choose[Any], place: Location) -> None:
    """Every answer that the lesson reacts to can be given, as far as all of them can be listed."""
    keys = [answer.key for answer in prompt.answers.listed()]
    for number, reaction in enumerate(step.answers):
        for n, pattern in enumerate(reaction.keys):
            is_pattern = any(sign in pattern for sign in "*?[")
            is_known = not is_pattern and not isinstance(prompt.answers.find(pattern), Refusal)
            matches = any(one.fits(key) for one in [reaction.model_copy(update={"keys": [pattern]})] for key in keys)
            if not is_known and not matches and (prompt.answers.finite or not is_pattern):
                here = place.at("answers", number, "keys", n)
                raise here.error("lesson-unknown-answer", key=pattern, hint=hint(pattern, keys))


def _check_dice(session: Session[Any], one: FoundLesson, head: int) -> None:
    """All dice since an entry were given: what fell otherwise is missing in the lesson, or does not fit."""
    guide = session.guide
    assert guide is not None
    for entry in session.journal.entries[head:]:
        if entry.kind != "faces" or entry.data["by"] == GIVEN:
            continue
        thrown = next(event for event in entry.events if event["event"] == "dice")
        last = guide.position.used[-1] if guide.position.used else None
        here = (one.place if last is None else one.place.at("steps", last)).at("dice")
        rule, who, throw = thrown["rule"], thrown["who"] or thrown["seat"], _throw(entry.data)
        meant = _meant(guide, thrown["rule"], thrown["who"])
        if meant:
            raise here.error("lesson-faces", faces=meant, rule=rule, who=who, throw=throw)
        raise here.error("lesson-no-faces", rule=rule, who=who, throw=throw)


def _throw(data: dict[str, Any]) -> Description:
    from regelwerk.engine.journal.events import throw_of

    return throw_of(data)


def _meant(guide: Guide, rule: str, who: str) -> str:
    """Faces that stand there for such a throw and were not taken."""
    left = guide.position.dice
    return next((str(one.faces) for one in left if one.rule == rule and one.who in ("", who)), "")


def _check_left_over(guide: Guide, place: Location) -> None:
    """All that was given for the last step was used when the next one comes."""
    now = guide.position
    if not now.is_on_script:
        left = [f"{one.rule} {one.faces}" for one in now.dice] + [f"{one.asks} = {one.key}" for one in now.replies]
        at = place.at("steps", now.used[-1]) if now.used else place
        raise at.error("lesson-left-over", left=_listed(left))


def _check_whole(guide: Guide, place: Location) -> None:
    _check_left_over(guide, place)
    unused = [n for n in range(len(guide.lesson.steps)) if n not in guide.position.used]
    if unused:
        raise place.at("steps", unused[0]).error("lesson-unreached", asks=guide.lesson.steps[unused[0]].asks)


def _listed(left: Sequence[str]) -> str:
    return "; ".join(left) or "–"
