"""Every trial of every system passes every check, one test for each."""

import pytest

from battery.entrants import ENTRANTS, each_twins
from regelwerk.battery.checks.secrets import check_twins
from regelwerk.battery.running import OF_BRIEF_GAMES, OF_EVERY_GAME
from regelwerk.engine.trials import Trial, Twins

each_entrant = pytest.mark.parametrize("trial", ENTRANTS, ids=lambda trial: trial.name)
each_brief_entrant = pytest.mark.parametrize(
    "trial", [trial for trial in ENTRANTS if trial.brief], ids=lambda trial: trial.name
)
SECRETS = "secrets"
"""Looked at for each pair of twins by itself."""


@each_entrant
@pytest.mark.parametrize("check", [name for name in OF_EVERY_GAME if name != SECRETS])
def test_every_game(check: str, trial: Trial) -> None:
    OF_EVERY_GAME[check](trial)


@each_twins
def test_a_secret_does_not_show(trial: Trial, twins: Twins) -> None:
    check_twins(trial, twins)


@each_brief_entrant
@pytest.mark.parametrize("check", list(OF_BRIEF_GAMES))
def test_every_brief_game(check: str, trial: Trial) -> None:
    OF_BRIEF_GAMES[check](trial)
