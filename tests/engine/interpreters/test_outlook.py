"""Odds that take too long: the position is remembered for a while, no other one of its kind."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from msgspec import structs

from engine.games import PICKS
from regelwerk.engine.advice import Advice
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters import outlook
from regelwerk.engine.interpreters.outlook import Outlook, Reached
from regelwerk.engine.patience import OutOfPatience
from regelwerk.engine.policies import Defaults
from tiny import picks


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Slow:
    """Works out nothing in time, and counts how often it was tried."""

    tried = 0

    def __call__(self, *_: Any) -> None:
        self.tried += 1
        raise OutOfPatience


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(outlook, "monotonic", clock)
    return clock


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(outlook, "preview_for", slow)
    return slow


def at(round_: int) -> tuple[Reached[Any], Choose[Any]]:
    position = Reached(PICKS, replace(picks.start(), round=round_), ())
    return position, position.choices()[0]


def ask(ahead: Outlook, round_: int) -> None:
    position, prompt = at(round_)
    assert ahead.of(position, prompt, prompt.answers.listed()) == {}


@pytest.mark.usefixtures("clock")
def test_every_new_position_is_tried_however_many_of_its_kind_took_too_long(slow: Slow) -> None:
    ahead = Outlook(Defaults(), 1.0, simple=True)
    for round_ in range(1, 9):
        ask(ahead, round_)
    assert slow.tried == 8


def test_the_same_position_is_not_tried_again_for_a_while(slow: Slow, clock: Clock) -> None:
    ahead = Outlook(Defaults(), 1.0, simple=True)
    ask(ahead, 1)
    ask(ahead, 1)
    assert slow.tried == 1
    clock.now += outlook.IN_VAIN_FOR + 1
    ask(ahead, 1)
    assert slow.tried == 2


@pytest.mark.usefixtures("clock", "slow")
def test_no_more_is_remembered_than_there_is_room_for() -> None:
    ahead = Outlook(Defaults(), 1.0, simple=True)
    for round_ in range(outlook.IN_VAIN + 20):
        ask(ahead, round_)
    assert len(ahead._in_vain) == outlook.IN_VAIN


def test_advice_that_knows_nothing_of_any_answer_is_none() -> None:
    _, asked = at(1)
    ahead = Outlook(Defaults(), 1.0)
    goal = phrase("engine-answer", key="?")
    silent, helpful = Advice(goal, (), True), Advice(goal, ((asked.default, Fraction(1, 2)),), True)
    assert ahead.advice(asked) is None
    assert ahead.advice(structs.replace(asked, advice=lambda: silent)) is None
    assert ahead.advice(structs.replace(asked, advice=lambda: helpful)) == helpful
