"""A master's rulings on one probe, in every system whose rules leave room for them: counted once, told, taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regelwerk.cli.voice import Voice
from regelwerk.dice import Law
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import from_json
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import Session, TooLate, new_session
from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.system import System, system, system_names
from regelwerk.engine.tally import Tally
from regelwerk.languages import supplied_languages
from systems.placing import other_values, play_on

SCENES = {"phasesix": "schlaegerei", "darkspace": "duell", "heldencodex": "duel", "factions": "erbe"}
TERMS = {"ps-term-ruling", "ds-term-ruling", "hc-term-ruling", "fa-term-modifier"}
WANTED = {"phasesix": "difficulty", "darkspace": "dice", "heldencodex": "dice", "factions": "gather"}
"""What is decided in each of them: something that the next probes there are about."""


def begun(name: str) -> tuple[System, Session[Any]]:
    rules = system(name)
    document = rules.scenario(rules.content(), SCENES[name], {})
    return rules, new_session(rules.game, rules.start(document), document, seed=b"rulings")


def offered(rules: System, session: Session[Any], who: str) -> dict[str, Amendment]:
    return offered_in(rules, session.state, who)


def offered_in(rules: System, state: Any, who: str) -> dict[str, Amendment]:
    found = [one for one in rules.rulings(state) if one.who == who]
    return {one.change["set"].removeprefix("ruling:"): one for one in found}


def terms(events: Iterator[dict[str, Any]]) -> list[tuple[int, str]]:
    """The terms of all tallies that the log tells which come from the master."""
    facts = [from_json(fact) for event in events for fact in event.get("facts", {}).values()]
    return [
        (term.amount, term.rule_id)
        for fact in facts
        if isinstance(fact, Tally)
        for term in fact.terms
        if term.message in TERMS
    ]


def test_only_realms_leaves_no_room() -> None:
    """In Realms nobody but the rules decides what a roll needs."""
    assert {name for name in system_names() if system(name).has_rulings} == set(SCENES)
    realms = system("realms")
    state = realms.start(realms.scenario(realms.content(), realms.first_scenario, {}))
    assert not realms.rulings(state)
    with pytest.raises(ValueError):
        realms.game.correct(state, {"who": "mars", "set": "ruling:dice", "to": 1})


@pytest.mark.parametrize("name", SCENES)
def test_every_ruling_does_what_its_form_says_and_can_be_taken_back(name: str) -> None:
    rules, session = begun(name)
    play_on(rules, session, 4)
    for one in rules.rulings(session.state):
        assert one.rule_id
        for value in other_values(one):
            after = rules.game.correct(session.state, one.to(value))
            assert offered_in(rules, after, one.who)[one.change["set"].removeprefix("ruling:")].value == value
            assert rules.game.correct(after, one.to(one.value)) == session.state
        too_much = "no such word" if one.kind == "choice" else (one.high or 0) + 1
        with pytest.raises(ValueError, match="ruling:"):
            rules.game.correct(session.state, one.to(too_much))
        with pytest.raises(ValueError, match="why"):
            rules.game.correct(session.state, {**one.to(one.value), "why": "x" * 201})


@pytest.mark.parametrize("name", SCENES)
def test_a_ruling_is_told_counts_once_and_the_game_can_be_verified(name: str) -> None:
    rules, session = begun(name)
    while not session.prompts or not offered(rules, session, session.prompts[0].who):
        play_on(rules, session, 1)
    prompt = session.prompts[0]
    ruling = offered(rules, session, prompt.who)[WANTED[name]]
    before = session.journal.next_number
    session.correct({**ruling.to(2), "why": "Das Licht ist gut."}, MASTER)
    assert session.prompts[0].question.key == prompt.question.key, "the question under way stays"
    event = next(e for entry in session.journal.entries[before:] for e in entry.events if e["event"] == "correction")
    for lang in supplied_languages():
        voice = Voice(lang)
        voice.learn(rules.package)
        said = voice.sentence(event, session.names)
        assert "+2" in said
        assert "Das Licht ist gut." in said
    assert offered(rules, session, prompt.who)[WANTED[name]].value == 2

    session.undo(before - 1, MASTER)
    assert offered(rules, session, prompt.who)[WANTED[name]].value == 0
    session.correct(ruling.to(2), MASTER)
    for _ in range(400):
        if session.outcome is not None or not offered(rules, session, prompt.who)[WANTED[name]].value:
            break
        play_on(rules, session, 1)
    told = terms(e for entry in session.journal.entries[before:] for e in entry.events)
    assert (2, ruling.rule_id) in told, "the sum names it, with the rule that leaves the room"
    counted = len(told)
    play_on(rules, session, 2000)
    assert len(terms(e for entry in session.journal.entries[before:] for e in entry.events)) == counted
    start = rules.start(session.journal.header.document)
    assert verify(rules.game, start, session.journal).replayed


@pytest.mark.parametrize("name", SCENES)
def test_dice_that_lie_there_are_not_ruled_on(name: str) -> None:
    """Whenever somebody has thrown in the step under way, a ruling on them is too late, and nothing has happened."""
    rules, session = begun(name)
    tactic, refused = rules.tactics[rules.default_tactic], 0
    while session.outcome is None and session.journal.next_number < 300:
        under_way = [entry for entry in session.journal.effective() if entry.n > session.journal.step_began]
        thrown = {event["who"] for entry in under_way for event in entry.events if event["event"] == "dice"}
        for who in sorted(thrown):
            for one in list(offered(rules, session, who).values())[:2]:
                value = next(value for value in other_values(one) if value != one.value)
                kept = session.journal.next_number
                assert session.comes_too_late(one.to(value))
                with pytest.raises(TooLate):
                    session.correct(one.to(value), MASTER)
                assert session.journal.next_number == kept
                refused += 1
        prompt = session.prompts[0]
        decision = tactic.decide(prompt)
        session.answer(prompt.seat, decision.outcomes()[0] if isinstance(decision, Law) else decision)
    assert refused or name == "darkspace", "in a duel of Dark Space nothing is asked after the dice"
