"""Since your last turn: what others did, told and drawn to one seat."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.system import system
from regelwerk.table.screens.recaps import MANY, SENTENCES, recap
from regelwerk.table.screens.rendering import Renderer
from regelwerk.table.wire.recap import RecapView, Stage


def begun(name: str, scene: str, seed: int = 1) -> Session[Any]:
    found = system(name)
    document = found.scenario(found.content(), scene, {})
    return new_session(found.game, found.start(document), document, seed=bytes([seed]) * 32)


def answered(session: Session[Any], name: str) -> str:
    """The first open question is answered by the system's tactic; by whom."""
    found, prompt = system(name), session.prompts[0]
    key = found.tactics[found.default_tactic].decide(prompt)
    session.answer(prompt.seat, key if isinstance(key, str) else prompt.default)
    return prompt.seat


def told(session: Session[Any], name: str, seat: str, lang: str = "de") -> RecapView:
    renderer = Renderer(system(name))
    return recap(renderer, session, seat, [seat], lang, renderer.names(session, {}))


def stages(name: str, scene: str, seat: str, answers: int) -> list[Stage]:
    """All that a seat was ever told when it was asked."""
    session, found = begun(name, scene), []
    for _ in range(answers):
        if not session.prompts:
            break
        if session.prompts[0].seat == seat:
            found += told(session, name, seat).stages
        answered(session, name)
    return found


def test_a_move_and_an_attack_are_told_and_drawn() -> None:
    found = stages("phasesix", "schlaegerei", "heroes", 40)
    moves = [move for stage in found for move in stage.moves]
    assert moves and all(len(move.points) >= 2 and move.points[0] != move.points[-1] for move in moves)
    attack = next(stage for stage in found if stage.ties)
    tie = attack.ties[0]
    assert tie.one_name in attack.lines[0] and tie.other_name in attack.lines[0]
    assert {tie.one, tie.other} <= attack.places.keys() and {tie.one, tie.other} <= set(attack.about)


def test_wounds_are_numbers_beside_the_figures_and_a_chase_moves_on_its_lane() -> None:
    counts = [count for stage in stages("realms", "uebung", "blue", 60) for count in stage.counts]
    assert any(count.text.startswith("−") and count.mood == "bad" for count in counts)
    assert [stage for stage in stages("darkspace", "ringflucht", "nadja", 30) if stage.drifts]


def test_whoever_decided_last_has_nothing_to_look_back_at() -> None:
    session = begun("phasesix", "schlaegerei")
    while answered(session, "phasesix") != "heroes":
        pass
    if session.prompts[0].seat == "heroes":
        assert told(session, "phasesix", "heroes").stages == []
    others = told(session, "phasesix", "foes")
    assert others.since < others.until and others.stages


def test_a_long_stretch_is_told_by_turns_or_rounds_and_each_only_in_a_few_sentences() -> None:
    session = begun("darkspace", "ringflucht")
    for _ in range(150):
        if session.prompts:
            answered(session, "darkspace")
    found = told(session, "darkspace", "nobody").stages
    assert 1 < len(found) <= MANY
    assert all(stage.title.startswith("Runde ") and len(stage.lines) <= SENTENCES for stage in found[1:])
    assert any(stage.more for stage in found)
    english = told(session, "darkspace", "nobody", "en").stages
    assert [stage.n for stage in english] == [stage.n for stage in found] and english[1].title.startswith("Round ")


def test_what_was_taken_back_is_not_told() -> None:
    session = begun("phasesix", "schlaegerei")
    for _ in range(3):
        answered(session, "phasesix")
    before = told(session, "phasesix", "heroes")
    entries = [entry.n for entry in session.journal.effective()]
    session.undo(entries[0], "master")
    assert before.stages and told(session, "phasesix", "heroes").stages == []


def test_a_seat_is_told_only_what_it_may_know() -> None:
    session = begun("factions", "torsturm")
    for _ in range(60):
        if session.prompts:
            answered(session, "factions")
    seats = system("factions").game.seats(session.state)
    renderer = Renderer(system("factions"))
    names = renderer.names(session, {})
    for seat in seats:
        known = {
            line.text for entry in session.journal.effective() for line in renderer.lines(entry, seat, "de", names)
        }
        view = recap(renderer, session, seat, ["nobody"], "de", names)
        assert view.stages and {line for stage in view.stages for line in stage.lines} <= known
