"""Nobody decides by what a seat may not know: in games that differ only in that, everybody decides the same."""

from __future__ import annotations

import pytest

from battery.entrants import ENTRANTS, SYSTEMS
from regelwerk.battery.checks.secrets import both_go_on, has_come_out
from regelwerk.battery.playing import seed_bytes
from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.system import system
from regelwerk.engine.trials import Trial, Twins
from regelwerk.players.judging import GENERAL
from regelwerk.players.levels import STRONG, thinker
from regelwerk.players.thinking import Effort

LITTLE = Effort(futures=24, answers=4)
ASKED = 4
"""So many questions to the seat are compared."""
ANSWERS = 400
CASES = [
    pytest.param(one, twins, id=f"{one.name}-{twins.unaware}")
    for one in ENTRANTS
    if one.game.name in SYSTEMS
    for twins in one.twins
]


def test_a_real_system_has_secrets() -> None:
    assert CASES


@pytest.mark.parametrize(("trial", "twins"), CASES)
def test_a_secret_changes_no_decision(trial: Trial, twins: Twins) -> None:
    """Both games are played side by side with the same answers, until the rules tell the secret."""
    chosen = system(trial.game.name)
    thinks = thinker(chosen, STRONG, GENERAL, LITTLE)
    first, second = (new_session(trial.game, start, {}, seed=seed_bytes(1)) for start in (twins.first, twins.second))
    chance, asked, compared = RandomDice(1), 0, 0
    for _ in range(ANSWERS):
        told = [one.journal.entries for one in (first, second)]
        if asked == ASKED or first.outcome is not None or any(has_come_out(entries, twins) for entries in told):
            break
        if twins.asks_otherwise(first.state, second.state):
            break
        for prompt, twin in zip(first.prompts, second.prompts, strict=True):
            if prompt.seat != twins.unaware:
                continue
            asked += 1
            for name, tactic in chosen.tactics.items():
                assert tactic.decide(prompt) == tactic.decide(twin), name
            considered = thinks.consider(first, prompt, "twins")
            assert considered == thinks.consider(second, twin, "twins")
            compared += len(considered) > 1
        both_go_on(first, second, chance)
    assert compared, "nobody had to think"
