"""Rolls: a W12 against a value, bonus dice, and what a contest throws."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.tally import tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.rolls import attribute_roll, lowest, pool
from regelwerk.systems.realms.rules.core.rolls import test as tried
from systems.realms.builders import facts, told

COURAGE = tally(3, "RE-ATR-01", "re-attribute-eh", "mars")


@pytest.mark.rule("RE-DIE-01", "RE-DIE-06")
@pytest.mark.parametrize(("value", "die", "succeeds"), [(5, 5, True), (5, 6, False), (12, 12, True), (13, 12, True)])
def test_at_or_below_the_value_succeeds(value: int, die: int, succeeds: bool) -> None:
    run = told(lambda: tried("blue", "mars", value, 1, "RE-INI-04", Options()), faces=[die])
    assert run.result is succeeds
    assert run.rolled[0].roll.throw.notation() == "W12"


@pytest.mark.rule("RE-DIE-05")
def test_against_nothing_no_die_is_rolled() -> None:
    for value in (0, -2):
        assert told(lambda value=value: tried("blue", "mars", value, 1, "RE-INI-04", Options())).result is False  # type: ignore[misc]
    run = told(lambda: lowest("blue", "mars", 0, 2, "RE-ARE-03", Options()))
    assert (run.result, run.rolled) == (None, [])


@pytest.mark.rule("RE-DIE-03", "RE-DIE-04")
def test_a_roll_is_told_with_the_value_and_its_reasons() -> None:
    wanted = COURAGE.plus(-1, "RE-CRT-03", "re-term-critical")
    purpose = phrase("re-test-ignore", whom=Ref("amok"))
    run = told(lambda: attribute_roll("blue", "mars", wanted, "RE-INI-04", Options(), purpose=purpose), faces=[3])
    assert run.result is False, "3 against 3 - 1"
    assert facts(run, "re-tests", "value", "test") == [(wanted, purpose)]
    assert [note.message for note in run.log] == ["re-tests", "re-test-fails"], "what for, then how it went"
    assert (run.rolled[0].roll.cause, run.rolled[0].roll.who) == ("RE-INI-04", "mars")


@pytest.mark.rule("RE-TRA-02", "RE:bonus_die")
@pytest.mark.parametrize(
    ("rule", "faces", "succeeds"),
    [
        ("keep_best", [11, 4, 12], True),
        ("keep_best", [11, 5, 12], False),
        ("sum", [11, 4, 12], True),
        ("flat_plus_1", [6], True),
        ("flat_plus_1", [7], False),
    ],
)
def test_bonus_dice_of_an_attribute_roll(rule: Any, faces: list[int], succeeds: bool) -> None:
    options = Options(bonus_die=rule)
    assert told(lambda: tried("blue", "mars", 4, 3, "RE-CAM-14", options), faces=faces).result is succeeds


@pytest.mark.rule("RE-DIE-07", "RE-DIE-08", "RE:bonus_die")
@pytest.mark.parametrize(
    ("rule", "faces", "total"), [("keep_best", (5, 9), 13), ("sum", (5, 9), 18), ("flat_plus_1", (5,), 10)]
)
def test_bonus_dice_of_a_contest(rule: Any, faces: tuple[int, ...], total: int) -> None:
    throw = pool(2, 4, Options(bonus_die=rule))
    assert throw.read(tuple((face,) for face in faces)) == total
