"""Estimates against the rules themselves: chances are exact, modifiers are those that the rules add up."""

import pytest

from regelwerk.dice import RandomDice, WildCard, beats
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.rules.actions.attack import mark as rule_mark
from regelwerk.systems.factions.rules.actions.attack import strike, striker
from regelwerk.systems.factions.rules.core.assets import defense, resilience
from regelwerk.systems.factions.rules.core.checks import modifiers
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.tactics.estimates import blow, completion, earnings, modifier, profile, reaches, spying
from regelwerk.systems.factions.tactics.policies import TACTICS
from regelwerk.systems.factions.tactics.tempers import TEMPERS, read_tempers
from regelwerk.systems.factions.values import ROLL_KINDS
from systems.factions.builders import CONTENT, GAME, faction, world


def worlds() -> list[World]:
    """States in the middle of campaigns."""
    found = []
    for seed, name in enumerate(("nebelhafen", "funkstille", "salz", "torsturm")):
        state, play = start(scenario_document(CONTENT, name, {})), Simulation(TACTICS["own"], RandomDice(seed))
        while GAME.outcome(state) is None:
            state = play.run(GAME.step(state))
            found.append(state)
    return found


def test_a_profile_has_the_numbers_of_the_rules() -> None:
    for state in worlds():
        for one in state.factions:
            if one.destroyed:
                continue
            seen, options = profile(one, state.options), state.options
            assert seen.mark.defense == defense(one, options).total
            assert seen.mark.resilience == resilience(one, options).total
            for kind in ROLL_KINDS:
                assert modifier(one, kind, options) == modifiers(one, kind, options).total
            assert seen.arms.attack == one.operations.bonus + modifiers(one, "attack", options).total
            assert seen.spy == one.operations.bonus + modifiers(one, "espionage", options).total


@pytest.mark.parametrize("shaken", [False, True])
def test_a_blow_has_the_odds_of_the_rules(shaken: bool) -> None:
    state = world(faction("wache"), faction("asche", shaken=shaken, rp=0))
    attacker, target, options = state.find("wache"), state.find("asche"), state.options
    none = modifiers(attacker, "attack", options)
    law = Odds().law(strike, striker(state, attacker, none, none)._replace(), rule_mark(state, target), options)
    promised = blow(profile(attacker, options).arms, profile(target, options).mark, 0, False)
    assert promised.hit == pytest.approx(float(law.where(lambda one: one.is_hit)), abs=1e-9)
    assert promised.shakes == pytest.approx(float(law.where(lambda one: one.raises >= 0)), abs=1e-9)
    least = 1 if shaken else 0
    expected = sum(float(law.probability(one)) * min(4, max(least, one.raises)) for one in law if one.raises >= 0)
    assert promised.wounds == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(("first", "second", "edge"), [(6, 6, 0), (10, 4, 1), (4, 12, -3), (12, 8, 4)])
def test_espionage_has_the_exact_chances(first: int, second: int, edge: int) -> None:
    wins, raises = spying(first, second, edge)
    spy, victim = WildCard(first, 0, edge), WildCard(second, 0, 0)
    assert wins == pytest.approx(float(beats(spy, victim)), abs=1e-6)
    assert raises == pytest.approx(float(beats(spy, victim, 4)), abs=1e-6)


def test_known_figures() -> None:
    assert reaches(8, 4) == pytest.approx(13 / 16)
    assert reaches(8, 1) == pytest.approx(47 / 48)
    assert earnings(10, 0, 1) == pytest.approx(2.30242409, abs=1e-4)
    assert completion(10, 0, 0, 7, 4) == pytest.approx(0.33078192, abs=1e-8)


def test_tempers_are_checked_when_they_are_read() -> None:
    table = "strike = 1\nspy = 1\ngather = 1\nplan = 1\ncaution = 1\nreserve = 3\nambush = false\n"
    assert set(read_tempers(f"[balanced]\n{table}[patient]\n{table}")) == {"balanced", "patient"}
    for text in (
        f"[patient]\n{table}",
        "[balanced]\nstrike = 1",
        f"[balanced]\n{table}speed = 1",
        f"[balanced]\n{table}".replace("reserve = 3", "reserve = 2.5"),
        f"[balanced]\n{table}".replace("spy = 1", "spy = -1"),
        f"[balanced]\n{table}".replace("ambush = false", "ambush = 1"),
        "balanced = 3",
    ):
        with pytest.raises(ValueError, match=r"temper|table"):
            read_tempers(text)


def test_every_faction_of_the_content_has_a_known_temper() -> None:
    assert {one.sheet.temper for one in CONTENT.factions.values()} <= set(TEMPERS)
