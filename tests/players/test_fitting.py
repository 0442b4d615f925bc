"""Fitting: weights come back from games that follow them, promises are kept on games that were not used."""

from __future__ import annotations

from math import log
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from lab.games import Ruin
from regelwerk.engine.policies import Defaults
from regelwerk.players.fitting import Sample, fit_general, fit_scene, fit_weights, played_positions, quality
from regelwerk.players.judging import Weights

WALKED: Any = SimpleNamespace(
    CONCERNS=("place",), concerns=lambda place: {"a": (place / 10,), "b": (1 - place / 10,)}, party_of=lambda _, s: s
)


def _samples(weights: Weights, games: int, seed: int) -> list[Sample]:
    """Positions whose ends were drawn by known chances."""
    chance = Random(seed)
    found = []
    for game in range(games):
        rows = {party: (chance.gauss(0, 1), chance.gauss(0, 1)) for party in ("a", "b", "c")}
        winner = chance.choices("abc", [weights.chances(rows)[party] for party in "abc"])[0]
        found.append(Sample(rows, {party: float(party == winner) for party in "abc"}, game))
    return found


def test_weights_come_back_from_games_that_follow_them() -> None:
    true = Weights((1.5, -0.7), {"a": 0.8, "b": -0.2, "c": -0.6})
    found = fit_weights(_samples(true, 6_000, 1), ridge=1.0)
    assert found.weights == pytest.approx(true.weights, abs=0.08)
    assert found.parts["a"] - found.parts["c"] == pytest.approx(1.4, abs=0.12)


def test_a_fit_is_better_than_knowing_nothing_and_keeps_its_promises() -> None:
    fitted = fit_scene(_samples(Weights((1.5, -0.7), {}), 6_000, 2)).quality
    assert fitted.games == 1_500
    assert fitted.log_loss < fitted.ignorant - 0.1
    for band in fitted.bands:
        if band.positions > 200:
            assert band.came == pytest.approx(band.promised, abs=0.05)


def test_what_is_useless_is_no_better_than_knowing_nothing() -> None:
    samples = _samples(Weights((0.0, 0.0), {}), 2_000, 3)
    assert (
        quality(Weights((2.0, 0.0), {}), samples, samples).log_loss
        > quality(Weights((0.0, 0.0), {}), samples, samples).log_loss
    )


def test_a_walk_is_judged_by_its_place() -> None:
    """A fair walk between 0 and 10 ends at the top with the chance place / 10."""
    samples = played_positions(Ruin(10), WALKED, 5, Defaults(), 1_500, "walk")
    found = fit_scene(samples).weights
    for place in (3, 5, 7):
        assert found.chances(WALKED.concerns(place))["a"] == pytest.approx(place / 10, abs=0.06)


def _won(party: str, parties: str, game: int) -> Sample:
    """A position that says nothing, and who won from it."""
    return Sample(dict.fromkeys(parties, (0.0,)), {one: float(one == party) for one in parties}, game)


def test_who_knows_nothing_knows_whose_scene_it_is() -> None:
    """In one scene the first party wins three games in four, in the other both win as often."""
    one = [_won("ab"[game % 4 == 3], "ab", game) for game in range(400) for _ in range(2)]
    other = [_won("cd"[game // 4 % 2], "cd", game) for game in range(400) for _ in range(2)]
    found = fit_general({"one": one, "other": other}).quality
    # The games kept aside are all won by the first party, and of the others it wins two in three.
    assert found.ignorant == pytest.approx((-log(2 / 3) + log(2)) / 2)
    assert found.log_loss == pytest.approx(log(2))


def test_who_knows_nothing_divides_what_is_left_among_those_who_are_there() -> None:
    """Each of three wins a third of the games; where one of them is gone, each of the others wins every other one."""
    fitted = [_won("abc"[game % 3], "abc", game) for game in range(3)]
    aside = [_won("a", "ab", 4), _won("b", "ab", 8)]
    assert quality(Weights((0.0,), {}), fitted, aside).ignorant == pytest.approx(log(2))
    strangers = [_won("x", "xyz", 4)]
    assert quality(Weights((0.0,), {}), fitted, strangers).ignorant == pytest.approx(log(3))


def test_weights_for_unknown_scenes_know_no_parts() -> None:
    samples = _samples(Weights((1.0, 0.5), {"a": 1.0, "b": 0.0, "c": -1.0}), 2_000, 4)
    assert fit_general({"one": samples, "other": samples}).weights.parts == {}


def test_weights_for_unknown_scenes_do_not_rely_on_parts_of_known_ones() -> None:
    """The stronger of two wins as often as the other, because its part is worse: elsewhere strength says nothing."""
    chance, samples = Random(6), []
    for game in range(3_000):
        rows = {"strong": (3 + chance.gauss(0, 1),), "weak": (chance.gauss(0, 1),)}
        odds = Weights((1.0,), {"strong": -3.0}).chances(rows)
        winner = chance.choices(("strong", "weak"), [odds["strong"], odds["weak"]])[0]
        samples.append(Sample(rows, {party: float(party == winner) for party in rows}, game))
    assert fit_scene(samples).weights.weights[0] > 0.7
    assert fit_general({"one": samples}).quality.log_loss < log(2) + 0.005


def test_the_same_seed_gives_the_same_positions() -> None:
    one, other = (played_positions(Ruin(4), WALKED, 2, Defaults(), 20, "same") for _ in range(2))
    assert one == other
