"""Tactics: whole scenes are played to their end, every answer is legal, and no phase is idled away."""

from itertools import product

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.systems.darkspace.content.setup import duel_document, scenario_document, start
from regelwerk.systems.darkspace.system import SYSTEM
from regelwerk.systems.darkspace.tactics.policies import DEFAULT, TACTICS
from soaking import every

CONTENT = SYSTEM.content()
GAME = SYSTEM.game
STEPS = 3000


def ended(document: dict[str, object], tactic: str, seed: int) -> str:
    """Who has won a scene that a tactic plays for everybody."""
    last = Simulation(TACTICS[tactic], RandomDice(seed)).play(GAME, start(document), STEPS)
    return last.ended


def test_the_tactics_are_named_after_their_tempers() -> None:
    assert set(TACTICS) == {"sensible", "aggressive", "careful", "light"}
    assert TACTICS[DEFAULT].name == "sensible"


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "tactic"), every(2, product(sorted(CONTENT.scenarios), sorted(TACTICS))))
def test_every_scenario_is_played_to_its_end(scenario: str, tactic: str) -> None:
    assert ended(scenario_document(CONTENT, scenario, {}), tactic, 3)


def test_a_tactic_decides_the_same_every_time() -> None:
    document = scenario_document(CONTENT, "duell", {})
    assert ended(document, DEFAULT, 5) == ended(document, DEFAULT, 5)


def test_the_better_fighter_wins_more_often() -> None:
    document = duel_document(CONTENT, "soeldner", "lagerwache", {})
    first = document["participants"][0]["side"]
    assert sum(ended(document, DEFAULT, seed) == first for seed in range(10)) >= 8


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"distance_model": "pairs"},
        {"movement_scale": "metres"},
        {"interrupt_window": "after_roll", "stress_dice": "stepwise"},
        {"turn_order": "continuous", "stressless_interrupts": "unlimited"},
        {"stress_range": True, "seize_phase": True, "collapse_effect": "gm"},
    ],
)
def test_other_rulings_do_not_lead_astray(options: dict[str, object]) -> None:
    assert ended(scenario_document(CONTENT, "schiesserei", options), DEFAULT, 2)
