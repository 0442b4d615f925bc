"""What the computer would do, for whoever is asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from msgspec import structs

import regelwerk
from regelwerk.cli.voice import Voice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.system import system
from regelwerk.players import hints
from regelwerk.players.hints import Hint, chance_in_words, hint_for, hint_notes
from regelwerk.players.levels import STRONG, thinker
from regelwerk.players.thinking import Considered

PHASESIX = system("phasesix")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few futures that time does not matter."""
    monkeypatch.setattr(hints, "EFFORT", replace(hints.EFFORT, futures=60, seconds=None))


def brawl() -> Any:
    return regelwerk.new_game("phasesix", "schlaegerei", seed=b"hints")


def test_a_hint_names_the_answer_of_the_computer_and_the_best_of_the_others() -> None:
    game = brawl()
    (prompt,) = game.prompts
    hint = hint_for(PHASESIX, game, prompt, "1", "schlaegerei")
    assert hint is not None
    first, *others = hint.answers
    assert len(others) == 2
    assert [one.chance for one in others] == sorted((one.chance for one in others), reverse=True)
    assert first.key == thinker(PHASESIX, STRONG, "schlaegerei", hints.EFFORT).decide(game, prompt, "1")
    assert {one.futures for one in hint.answers} == {first.futures}, "all have met the same futures"
    assert hint == hint_for(PHASESIX, game, prompt, "1", "schlaegerei")


def test_on_a_very_busy_machine_whoever_asked_is_told_what_is_known_by_then() -> None:
    game = brawl()
    (prompt,) = game.prompts
    looks = count()
    hint = hint_for(PHASESIX, game, prompt, "1", "schlaegerei", clock=lambda: hints.LONGEST * next(looks) / 20)
    whole = hint_for(PHASESIX, game, prompt, "1", "schlaegerei")
    assert hint is not None
    assert whole is not None
    assert 0 < hint.answers[0].futures < whole.answers[0].futures


def test_there_is_no_hint_where_nobody_can_win_or_nothing_matters() -> None:
    game = brawl()
    (prompt,) = game.prompts
    assert hint_for(PHASESIX, game, structs.replace(prompt, seat=MASTER), "1") is None
    assert hint_for(_without_concerns(), game, prompt, "1") is None


def _without_concerns() -> Any:
    class Unconcerned:
        concerns = None

    return Unconcerned()


HINT = Hint((Considered("a", 0.612, 0.012, 40), Considered("b", 0.65, 0.04, 40)), "light", 1)


def test_a_hint_is_told_with_its_uncertainty_and_what_it_rests_on() -> None:
    assert chance_in_words(Voice("de"), HINT.answers[0]) == "61 % ± 3"
    usual, rests = hint_notes(Voice("de"), HINT)
    assert "gewohnten" in usual
    assert "40 Mal" in rests and "bis zum Ende der Runde" in rests and "entscheidet rasch" in rests
    (rests,) = hint_notes(Voice("en"), replace(HINT, answers=HINT.answers[:1], rounds=2))
    assert "for 2 rounds" in rests and "40 times" in rests
