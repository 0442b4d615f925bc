"""A guided scene being played: given dice and answers as long as they fit, and a journal that says so."""

from __future__ import annotations

import pytest

from regelwerk.engine.interpreters.replay import replay, verify
from regelwerk.engine.interpreters.session import NotAsked, Session, new_session, resume
from regelwerk.engine.journal.entries import Header, Journal, JournalError, journal_from, lines_of
from regelwerk.engine.journal.views import read_view, verify_view, view_of
from regelwerk.engine.lessons.guide import GIVEN, SCRIPT
from regelwerk.engine.lessons.reading import lessons_of
from regelwerk.engine.lessons.trying import try_out
from regelwerk.engine.screen.verdict_words import verdict_in_words, worth_in_words
from regelwerk.engine.state_values import Value
from regelwerk.engine.system import system
from regelwerk.table.screens.language import Language

SYSTEM = system("phasesix")
LESSON = next(one for one in lessons_of(SYSTEM)[0] if one.id == "am_brunnen")
SEED = bytes(range(32))
THROW, DICE, WAIT = "attack:throwing_axe:throw:thief", "none", "end_turn"


def begun() -> Session[Value]:
    return new_session(SYSTEM.game, SYSTEM.start(LESSON.document), LESSON.document, seed=SEED)


def play_on(session: Session[Value], *keys: str) -> None:
    """The learner's answers; the others answer as given, or their default."""
    assert session.guide is not None
    answers = iter(keys)
    while session.outcome is None:
        prompt = session.prompts[0]
        if prompt.seat == "heroes":
            key = next(answers, None)
            if key is None:
                return
            session.answer("heroes", key)
        else:
            given = session.guide.reply(prompt)
            session.answer(prompt.seat, given or prompt.default, by=SCRIPT if given else "")


def thrown(session: Session[Value]) -> list[str]:
    return [entry.data["by"] for entry in session.journal.effective() if entry.kind == "faces"]


def test_the_dice_are_given_and_the_next_step_tells_what_came_of_it() -> None:
    session = begun()
    guide = session.guide
    assert guide is not None
    assert [guide.step_for(prompt) for prompt in session.prompts] == [0]
    play_on(session, THROW, DICE)
    assert thrown(session) == [GIVEN] * 3
    assert guide.position.used == (0, 1)
    assert [one.told("de").split(":")[0] for one in guide.reactions] == [
        "Du sparst den Bonuswürfel auf.",
        "Zwei Treffer",
    ]


def test_another_answer_gets_another_reaction_and_the_scene_goes_on_with_fair_dice() -> None:
    session = begun()
    guide = session.guide
    assert guide is not None
    play_on(session, "run")
    assert guide.reactions[0].told("de").startswith("Du kommst näher.")
    assert [guide.step_for(prompt) for prompt in session.prompts] == [None], "the way is nobody's step"
    play_on(session, "8,4", "attack:short_sword:melee:thief", "none")
    # The second step gives six faces for the axe; the sword has five dice.
    assert thrown(session) == [GIVEN, GIVEN, "server"]
    assert guide.position.used == (0, 2, 1), "what was passed over comes when it is asked"
    verify(SYSTEM.game, SYSTEM.start(LESSON.document), session.journal)


def test_what_was_taken_back_comes_again_with_the_same_dice() -> None:
    session = begun()
    start = session.journal.next_number - 1
    play_on(session, THROW, DICE)
    before = [entry.data["faces"] for entry in session.journal.effective() if entry.kind == "faces"]
    assert session.undo_is_free(start)
    session.undo(start, "heroes")
    assert session.guide is not None
    assert session.guide.position.used == ()
    play_on(session, THROW, DICE)
    assert [entry.data["faces"] for entry in session.journal.effective() if entry.kind == "faces"] == before


def test_a_stored_lesson_goes_on_at_the_same_step_and_needs_no_file() -> None:
    session = begun()
    play_on(session, THROW, DICE, WAIT)
    stored = journal_from("\n".join(lines_of(session.journal)), "x")
    again = resume(SYSTEM.game, SYSTEM.start(stored.header.document), stored, SEED)
    assert again.guide is not None
    assert session.guide is not None
    assert again.guide.position == session.guide.position
    play_on(again, "none", "parry:short_sword")
    assert again.guide.position.used == (0, 1, 2, 3, 4)


def test_whoever_leaves_the_lesson_plays_on_with_fair_dice() -> None:
    session = begun()
    play_on(session, THROW)
    session.leave_lesson("heroes")
    play_on(session, DICE)
    assert thrown(session)[-1] == "server"
    assert session.guide is not None
    assert session.guide.step_for(session.prompts[0]) is None
    with pytest.raises(NotAsked):
        session.leave_lesson("heroes")
    again = replay(SYSTEM.game, SYSTEM.start(LESSON.document), session.journal)
    assert again.journal.last_hash == session.journal.last_hash


def test_the_verdict_says_that_dice_were_given() -> None:
    session = try_out(LESSON)
    start = SYSTEM.start(LESSON.document)
    verdict = verify(SYSTEM.game, start, session.journal)
    assert (verdict.given, verdict.checked, verdict.unchecked) == (verdict.throws, 0, 0)
    seen = verify_view(read_view(view_of(session.journal, "heroes").encode()))
    assert (seen.given, seen.unchecked) == (verdict.given, 0)
    for lang, word in (("de", "Lernpartie"), ("en", "guided scene")):
        told = list(verdict_in_words(Language(lang, SYSTEM), verdict, {}, "1"))
        assert any(word in one for one in told)
        assert word in worth_in_words(Language(lang, SYSTEM), session.journal.promises, {})


def test_nobody_contributes_to_the_dice_of_a_lesson() -> None:
    with pytest.raises(JournalError):
        begun().pledge("heroes", "0" * 64)


def test_only_a_lesson_may_have_given_dice() -> None:
    session = try_out(LESSON)
    header = session.journal.header.to_json()
    assert header.pop("lesson") is True
    forged = Journal(Header.from_json(header))
    for entry in session.journal.entries:
        forged.append(forged.seal(entry.kind, entry.data, entry.events, entry.state))
    with pytest.raises(JournalError, match="journal-typed"):
        verify(SYSTEM.game, SYSTEM.start(LESSON.document), forged)


def test_other_faces_than_the_lesson_gives_are_found() -> None:
    session = try_out(LESSON)
    forged = Journal(session.journal.header)
    for entry in session.journal.entries:
        if entry.kind == "faces" and entry.data["seat"] == "foes" and len(entry.data["faces"]) == 4:
            event = entry.events[0] | {"faces": [[1], [1], [1], [1]]}
            data = entry.data | {"faces": [[1], [1], [1], [1]]}
            forged.append(forged.seal(entry.kind, data, (event, *entry.events[1:]), entry.state))
        else:
            forged.append(forged.seal(entry.kind, entry.data, entry.events, entry.state))
    with pytest.raises(JournalError):
        verify(SYSTEM.game, SYSTEM.start(LESSON.document), forged)
