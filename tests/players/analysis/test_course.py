"""A game walked through from its journal: the same states, what was taken back left out."""

from __future__ import annotations

from lab.games import Ambush, FirstSix, Morra, Turn
from players.analysis.played import Corrected, answered, walked
from regelwerk.engine.effects import Gather, Roll
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.system import system
from regelwerk.players.analysis.course import checked_course, events_of


def test_a_step_knows_where_it_began_and_what_it_was_given() -> None:
    session = answered(Ambush(), "open", [("a", "wait")])
    (step,) = walked(session, "open").steps
    assert (step.state, step.after) == ("open", session.state)
    (kind, key), (thrown, faces) = step.told
    assert (kind, key, thrown) == ("answer", "wait", "faces")
    assert step.given[1].value == faces[0][0]


def test_what_was_taken_back_is_left_out() -> None:
    session = answered(Ambush(), "open", [("a", "wait")])
    session.undo(0, "master")
    assert walked(session, "open").steps == ()
    session.answer("a", "strike")
    (step,) = walked(session, "open").steps
    assert step.told[0] == ("answer", "strike")


def test_simultaneous_answers_are_one_need() -> None:
    session = answered(Morra(), "start", [("b", "two"), ("a", "one")])
    (step,) = walked(session, "start").steps
    assert isinstance(step.given[0].need, Gather)
    assert step.told == (("gathered", ("one", "two")),)
    assert step.given[0].n == 2


def test_a_correction_is_a_step_that_was_given_nothing() -> None:
    session = new_session(Corrected(), "open", {}, seed=b"x")
    session.correct({"state": "cover"}, "master")
    (step,) = walked(session, "open").steps
    assert (step.state, step.after, step.given, step.by) == ("open", "cover", (), "master")


def test_dice_alone_make_steps() -> None:
    session = new_session(FirstSix(), Turn("a"), {}, seed=b"six")
    found = walked(session, Turn("a"))
    assert found.last == session.state
    assert all(isinstance(given.need, Roll) for step in found.steps for given in step.given)
    assert [step.state for step in found.steps[1:]] == [step.after for step in found.steps[:-1]]


def test_a_real_game_is_walked_to_where_it_stands_and_tells_what_its_journal_tells() -> None:
    chosen = system("phasesix")
    document = chosen.scenario(chosen.content(), "schlaegerei", {})
    session = new_session(chosen.game, chosen.start(document), document, seed=b"walk")
    while session.outcome is None and session.journal.next_number < 60:
        prompt = session.prompts[0]
        decision = chosen.tactics[chosen.default_tactic].decide(prompt)
        session.answer(prompt.seat, decision if isinstance(decision, str) else decision.outcomes()[0])
    found = checked_course(chosen.game, chosen.start(document), session.journal)
    assert found.last == session.state
    told = [event for step in found.steps for event in events_of(chosen.game, step)]
    stored = [event for _, event in session.log]
    thrown = [[event for event in events if event["event"] == "dice"] for events in (told, stored)]
    assert thrown[0]
    assert thrown[0] == thrown[1][: len(thrown[0])]
    assert all(event in stored for event in told)
