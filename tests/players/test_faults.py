"""A player that fails loses nothing but its move."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from time import sleep
from typing import Any

import pytest

from lab.games import Ambush
from players.small import STRIKES
from regelwerk.engine.interpreters.outlook import Reached
from regelwerk.engine.policies import ByRule
from regelwerk.players.faults import Guarded, decided

AT: Any = Reached(Ambush(), "open", ())
(PROMPT,) = AT.choices()


@dataclass(frozen=True)
class Says:
    """Answers this, or fails if it is nothing."""

    key: str
    name: str = "says"

    def decide(self, at: Any, prompt: Any, seed: str) -> str:
        del at, prompt, seed
        if not self.key:
            raise RuntimeError("no idea")
        return self.key


@pytest.mark.parametrize(
    ("key", "decision"),
    [("wait", ("wait", None)), ("fly", ("strike", "wrong")), ("", ("strike", "crashed"))],
)
def test_the_tactic_answers_for_a_player_that_crashes_or_answers_nonsense(key: str, decision: Any) -> None:
    assert decided(Says(key), STRIKES, AT, PROMPT, "1") == decision


@pytest.mark.parametrize("key", ["fly", ""])
def test_where_the_tactic_fails_too_the_default_is_left(key: str) -> None:
    fails = ByRule("fails", {"T-ASK-01": lambda _: Says(key).decide(None, None, "")})
    assert decided(Says(""), fails, AT, PROMPT, "1") == (PROMPT.default, "crashed")


class Hangs:
    """Never answers, and lets no error end it."""

    name = "hangs"

    def decide(self, at: Any, prompt: Any, seed: str) -> str:
        del at, prompt, seed
        while True:
            with suppress(Exception):
                sleep(60)


def test_the_tactic_answers_for_a_player_that_hangs() -> None:
    assert decided(Hangs(), STRIKES, AT, PROMPT, "1", longest=0.05) == ("strike", "slow")


def test_a_tactic_that_hangs_as_well_leaves_the_default() -> None:
    hangs = ByRule("hangs", {"T-ASK-01": lambda _: Hangs().decide(None, None, "")})
    assert decided(Hangs(), hangs, AT, PROMPT, "1", longest=0.05) == (PROMPT.default, "slow")


def test_faults_are_counted_and_the_first_is_told(caplog: pytest.LogCaptureFixture) -> None:
    at_seat, sound = Guarded(Says(""), STRIKES), Guarded(Says("wait"), STRIKES)
    assert [at_seat.decide(AT, PROMPT, seed) for seed in "123"] == ["strike"] * 3
    assert sound.decide(AT, PROMPT, "1") == "wait"
    assert (at_seat.faults, sound.faults, at_seat.name) == (3, 0, "says")
    assert [record.levelname for record in caplog.records if record.name == "regelwerk.players"] == ["WARNING"]
