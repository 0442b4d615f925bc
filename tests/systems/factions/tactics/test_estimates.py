"""Estimates against the rules themselves: chances are theirs up to grains, modifiers are those that they add up."""

import pytest

from regelwerk.dice import RandomDice, WildCard, beats
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import declare_attack, resolve_attack
from regelwerk.systems.factions.rules.core.assets import defense, resilience
from regelwerk.systems.factions.rules.core.checks import modifiers
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.tactics.estimates import completion, earnings, profile, promise, reaches, spying
from regelwerk.systems.factions.tactics.policies import TACTICS
from regelwerk.systems.factions.tactics.tempers import TEMPERS, read_tempers
from regelwerk.systems.factions.values import ROLL_KINDS, Die
from systems.factions.builders import CONTENT, GAME, faction, world

GRAINED = 1e-3
"""Estimates round the laws of throws to grains."""


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
            assert seen.foe.defense == defense(one, options).total
            assert seen.foe.resilience == resilience(one, options).total
            for kind in ROLL_KINDS:
                assert seen.rolls[kind] == modifiers(one, kind, options).total
            assert seen.arms.die == one.operations
            assert seen.arms.attack == modifiers(one, "attack", options).total


@pytest.mark.parametrize("shaken", [False, True])
def test_a_blow_has_the_odds_of_the_rules(shaken: bool) -> None:
    state = world(faction("wache"), faction("asche", shaken=shaken, rp=0))
    attacker, target, options = state.find("wache"), state.find("asche"), state.options
    assault = declare_attack(state, "wache", "asche", state)
    law = Odds().law(resolve_attack, *assault._replace(bearer=None), options)
    promised = promise(profile(attacker, options).arms, profile(target, options).foe, 0, options)
    assert promised.hits == pytest.approx(float(law.where(lambda one: one.is_hit)), abs=GRAINED)
    harmed = float(law.where(lambda one: one.raises >= 0))
    assert promised.shakes == pytest.approx(0 if shaken else harmed, abs=GRAINED)
    least = 1 if shaken else 0
    expected = sum(float(law.probability(one)) * min(4, max(least, one.raises)) for one in law if one.raises >= 0)
    assert promised.wounds == pytest.approx(expected, abs=GRAINED)


@pytest.mark.parametrize(("first", "second", "edge"), [(6, 6, 0), (10, 4, 1), (4, 12, -3), (12, 8, 4)])
def test_espionage_has_the_exact_chances(first: int, second: int, edge: int) -> None:
    wins, raises = spying(Die(first), edge + 1, Die(second), 1, Options())
    spy, victim = WildCard(first, 0, edge), WildCard(second, 0, 0)
    assert wins == pytest.approx(float(beats(spy, victim)), abs=GRAINED)
    assert raises == pytest.approx(float(beats(spy, victim, 4)), abs=GRAINED)


def test_espionage_knows_a_table_that_asks_for_4() -> None:
    plain = spying(Die(4), -2, Die(4), -2, Options())
    strict = spying(Die(4), -2, Die(4), -2, Options(opposed_minimum_total=4))
    assert strict[0] < plain[0], "with a penalty of 2 a total below 4 often wins, but not at this table"


def test_known_figures() -> None:
    options = Options()
    assert reaches(Die(8), 4, options) == pytest.approx(13 / 16)
    assert reaches(Die(8), 1, options) == pytest.approx(47 / 48)
    assert earnings(Die(10), 0, 1, options) == pytest.approx(2.30242409, abs=GRAINED)
    assert completion(Die(10), 0, 0, 7, 4, options) == pytest.approx(0.33078192, abs=GRAINED)


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
