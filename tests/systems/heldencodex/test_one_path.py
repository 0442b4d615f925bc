"""One path: what is at stake is resolved in one place, and nobody but the rules throws dice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import regelwerk.systems.heldencodex as package
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.systems.heldencodex.odds.arguments import ForGoal
from regelwerk.systems.heldencodex.odds.best_play_odds import BestOdds
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.people.haggling import resolve_round
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP, RESULT, Goal, reach
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import Side, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.values import ThrowKind

ROOT = Path(package.__file__).parent
MAY_USE = {"Law", "RandomDice"}
"""What those may use of dice who only ask: laws, and a source for simulated games."""


def modules(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def functions() -> Iterator[tuple[str, Any]]:
    """The functions of all chapters."""
    for path in modules("rules"):
        name = ".".join((package.__name__, *path.relative_to(ROOT).with_suffix("").parts))
        module = import_module(name)
        for found in vars(module).values():
            if getattr(found, "__module__", "") == name and callable(found):
                yield found.__name__, found


def test_rules_with_stakes_are_those_that_resolve() -> None:
    named = {name for name, _ in functions() if name.startswith("resolve_")}
    at_stake = {name for name, function in functions() if stakes_of(function)}
    assert named == at_stake != set()


def test_every_stake_says_to_whom_and_in_which_words() -> None:
    for name, function in functions():
        for stake in stakes_of(function):
            assert stake.whom is not None and stake.bands, name
            assert stake.by is not None or not stake.harms, name


def test_only_rules_throw_dice() -> None:
    for path in modules("odds", "tactics", "screen", "content", "corrections"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("regelwerk.dice"):
                assert {alias.name for alias in node.names} <= MAY_USE, path


@pytest.mark.rule("HC-SIV-02", "HC-CAS-01")
@pytest.mark.parametrize(
    ("dice", "reading", "kind", "lead", "goal", "free"),
    [
        (3, Reading(7, 8), "sieve", 1, RESULT, 0),
        (3, Reading(9, 12, runs=True), "cascade", 2, GROUP, 0),
        (2, Reading(15, 20, lucky=7), "sieve", 1, reach(16), 0),
        (2, Reading(9, 12), "sieve", 1, RESULT, 1),
        (2, Reading(15, 20, lucky=7, options=Options(lucky_when="any_throw")), "sieve", 1, RESULT, 0),
    ],
)
def test_the_quicker_law_of_kept_dice_is_that_of_the_rule(
    dice: int, reading: Reading, kind: ThrowKind, lead: int, goal: Goal, free: int
) -> None:
    prober = Prober("", "", "", dice, reading, free=free)
    asked = (resolve_probe, prober, kind, lead, goal)
    assert BestOdds(ForGoal(goal)).law(*asked) == Odds(ForGoal(goal)).law(*asked)


@pytest.mark.rule("HC-HAG-02")
def test_a_haggling_round_has_the_same_law_either_way() -> None:
    sides = [
        Side(Prober(who, "", "haggle", 2, Reading(value, 12)), "sieve", RESULT) for who, value in (("a", 9), ("b", 7))
    ]
    assert BestOdds(ForGoal(RESULT)).law(resolve_round, *sides) == Odds(ForGoal(RESULT)).law(resolve_round, *sides)
