"""Chances to win: they add up, what is decided is certain, and weights that do not fit are refused."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from math import exp

import pytest

from lab.games import Ambush, won
from players.small import AMBUSHED
from regelwerk.engine.system import system, system_names
from regelwerk.players.judging import (
    FILE,
    GENERAL,
    Judge,
    ValueFile,
    ValueFileError,
    Weights,
    check,
    judge_of,
    points,
    read_value,
    renewed,
    value_file,
    write_value,
)

VALUE = ValueFile(
    "phasesix",
    "2.1",
    ("one", "two"),
    "regelwerk value",
    {GENERAL: Weights((0.5, -1.0), {}), "x": Weights((1.0, 2.0), {"a": 0.25})},
)


def test_two_parties_have_the_chances_of_a_logistic_model() -> None:
    chances = Weights((2.0,), {"a": 0.5}).chances({"a": (1.0,), "b": (0.5,)})
    assert chances["a"] == pytest.approx(1 / (1 + exp(-(2.0 * 0.5 + 0.5))))
    assert sum(chances.values()) == pytest.approx(1.0)


def test_what_is_decided_is_certain() -> None:
    judge: Judge[str] = Judge(Ambush(), AMBUSHED, Weights((9.0,), {}))
    assert judge.chances("won") == {"a": 1.0, "b": 0.0}
    assert judge.chances("lost") == {"a": 0.0, "b": 1.0}


def test_a_draw_is_shared() -> None:
    assert points(won(None), ("a", "b", "c", "d")) == dict.fromkeys("abcd", 0.25)


def test_a_file_says_what_was_written() -> None:
    assert read_value(write_value(VALUE, {GENERAL: "told", "x": "told"})) == VALUE
    assert VALUE.of_scene("x").parts == {"a": 0.25}
    assert VALUE.of_scene("unheard of") == VALUE.scenes[GENERAL]


def test_one_scene_is_renewed_and_the_others_stay_as_they_are_written() -> None:
    text = write_value(VALUE, {GENERAL: "told", "x": "told"})
    other, new = Weights((3.0, 4.0), {}), Weights((5.0, 6.0), {"b": 0.5})
    changed = renewed(text, {"x": other, "y": new}, {"x": "since", "y": "new"})
    assert read_value(changed).scenes == {**VALUE.scenes, "x": other, "y": new}
    assert changed.split("\n\n")[:2] == text.split("\n\n")[:2]


@pytest.mark.parametrize(
    "text", ["", "concerns = 3", 'concerns = ["a"]\n[general]\nweights = [1.0, 2.0]', "nonsense ="]
)
def test_what_is_no_file_of_weights_is_refused(text: str) -> None:
    with pytest.raises(ValueFileError, match="not a file of weights"):
        read_value(text)


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "1e300", "true", '"1.0"'])
@pytest.mark.parametrize("place", ["weights = [{}, 1.0]", "weights = [1.0, 1.0]\nparts = {{ a = {}, b = 0.0 }}"])
def test_what_is_no_weight_is_refused(place: str, number: str) -> None:
    """Chances of such weights would be nan, or those of somebody who is always certain."""
    text = write_value(VALUE, {GENERAL: "told", "x": "told"})
    kept, _, _ = text.partition("[scene.x]")
    with pytest.raises(ValueFileError, match="is no weight"):
        read_value(f"{kept}[scene.x]\n{place.format(number)}\n")


@pytest.mark.parametrize(
    ("scene", "parts", "why"),
    [
        ("schlaegerei", {"heroes": 0.5, "hereos": -0.5}, r"parties that do not play in schlaegerei \(hereos\)"),
        ("schlagerei", {}, r"scenes that phasesix does not have \(schlagerei\)"),
        (GENERAL, {"heroes": 0.5}, r"parties that do not play in every scene \(heroes\)"),
    ],
)
def test_weights_for_whoever_is_not_there_are_refused(scene: str, parts: dict[str, float], why: str) -> None:
    chosen = system("phasesix")
    good = value_file(chosen)
    plain = Weights(good.scenes[GENERAL].weights, parts)
    with pytest.raises(ValueFileError, match=f"{why}.* regelwerk value phasesix"):
        judge_of(chosen, file=replace(good, scenes={**good.scenes, scene: plain}))


def test_weights_that_do_not_fit_are_refused_with_the_command_that_makes_them() -> None:
    chosen = system("phasesix")
    good = value_file(chosen)
    check(chosen, good)
    with pytest.raises(ValueFileError, match="not for phasesix"):
        check(chosen, replace(good, system="realms"))
    with pytest.raises(ValueFileError, match=r"version 0\.1 .* regelwerk value"):
        check(chosen, replace(good, rules_version="0.1"))
    with pytest.raises(ValueFileError, match=r"luck.* regelwerk value"):
        judge_of(chosen, file=replace(good, concerns=(*good.concerns, "luck")))


@pytest.mark.parametrize("name", [name for name in system_names() if system(name).concerns is not None])
def test_the_weights_that_come_with_a_system_fit_it(name: str) -> None:
    chosen = system(name)
    found = value_file(chosen)
    check(chosen, found)
    assert found.command.startswith(f"regelwerk value {name}")
    for scene in found.scenes.keys() - {GENERAL}:
        start = chosen.start(chosen.scenario(chosen.content(), scene, {}))
        chances = judge_of(chosen, scene).chances(start)
        assert sum(chances.values()) == pytest.approx(1.0)
        assert chances.keys() == found.of_scene(scene).parts.keys()


CLAIM = re.compile(r"log loss ([\d.]+), knowing nothing ([\d.]+)")
HEADING = re.compile(r"^\[(general|scene\.\w+)\]$", re.MULTILINE)


@pytest.mark.parametrize("name", [name for name in system_names() if system(name).concerns is not None])
def test_the_weights_that_come_with_a_system_are_better_than_knowing_nothing(name: str) -> None:
    """By their own account: each set says how it did on games that were not used for fitting it."""
    text = files(system(name).package).joinpath("tactics", FILE).read_text(encoding="utf-8")
    told = {heading[1]: CLAIM.findall(part) for part in text.split("\n\n") if (heading := HEADING.search(part))}
    assert len(told) == len(value_file(system(name)).scenes)
    for scene, claims in told.items():
        # Those for scenes that are not known need not boast: how often each party wins there nobody knows.
        assert len(claims) == 1 or scene == "general", scene
        assert all(float(loss) < float(ignorant) for loss, ignorant in claims), scene
