"""Answers on a list: their order is the same with and without odds, so that a number means what it meant before."""

from __future__ import annotations

from fractions import Fraction

from engine.plain_previews import plain_preview
from regelwerk.dice import Law
from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answer
from regelwerk.engine.facts import phrase
from regelwerk.engine.screen.offers import arranged, by_advice, in_order


def named(*keys: str) -> list[Answer[str]]:
    return [Answer(key, key, phrase("engine-answer", key=key)) for key in keys]


def keys(answers: list[Answer[str]]) -> list[str]:
    return [answer.key for answer in answers]


TURN = named("gather", "attack:watch", "attack:circle", "espionage:watch", "improve:force", "end_turn")


def test_kinds_stay_together_in_the_order_of_the_rules_and_the_default_is_last() -> None:
    mixed = named("end_turn", "gather", "attack:a", "spy:a", "attack:b", "aim:bow:a", "aim:axe:a", "aim:bow:b")
    assert keys(in_order(mixed, "end_turn")) == [
        "gather", "attack:a", "attack:b", "spy:a", "aim:bow:a", "aim:bow:b", "aim:axe:a", "end_turn",
    ]  # fmt: skip


def test_one_target_less_moves_no_other_kind_in_front() -> None:
    fewer = [answer for answer in TURN if answer.key != "attack:circle"]
    assert keys(in_order(fewer, "end_turn"))[:2] == keys(in_order(TURN, "end_turn"))[:2] == ["gather", "attack:watch"]


def test_a_default_among_its_like_stays_where_it_is() -> None:
    targets = named("target:a", "target:b", "target:c")
    assert keys(in_order(targets, "target:a")) == keys(in_order(targets, "target:c")) == keys(targets)


def test_numbers_stand_in_their_own_order() -> None:
    assert keys(in_order(named("2", "0", "1"), "0")) == ["2", "0", "1"]


def test_odds_change_no_order() -> None:
    odds = {
        "espionage:watch": plain_preview(Law.certain(3), "x", "plain"),
        "gather": plain_preview(Law.certain(1), "x", "plain"),
    }
    with_odds = arranged(TURN, "end_turn", odds)
    assert [one.answer for one in with_odds] == [one.answer for one in arranged(TURN, "end_turn", {})]
    assert [one.answer.key for one in with_odds if one.preview] == ["gather", "espionage:watch"]


def test_advice_changes_no_order_either() -> None:
    advice = Advice(phrase("engine-answer", key="?"), (("keep:2", Fraction(3)), ("keep:1", Fraction(1))), False)
    keeping = named("keep:1", "keep:2", "keep:3")
    assert [(one.answer.key, one.worth) for one in by_advice(keeping, "keep:1", advice)] == [
        ("keep:1", 1), ("keep:2", 3), ("keep:3", None),
    ]  # fmt: skip
