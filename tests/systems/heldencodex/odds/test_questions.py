"""Questions about odds: the specification's exact numbers, who is asked about, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from regelwerk.dice import Law
from regelwerk.dice.law import RestUnknown
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.questions import Answered
from regelwerk.systems.heldencodex.content.loading import Content, load
from regelwerk.systems.heldencodex.odds.arguments import ForGoal
from regelwerk.systems.heldencodex.odds.questions import QUESTIONS, advise
from regelwerk.systems.heldencodex.odds.rivals import until_over
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, parse
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import resolve_probe
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.values import PACKAGE
from systems.heldencodex.builders import law_of_best_play


@cache
def content() -> Content:
    return load()


def ask(question: str, options: Mapping[str, Any] | None = None, **given: Any) -> tuple[Answered, ...]:
    return tuple(QUESTIONS[question].ask(content(), {**given, "options": options or {}}))


def worth(question: str, **given: Any) -> Fraction:
    """The number that the first answer gives."""
    found = ask(question, **given)[0].worth
    assert found is not None
    return found


def refused(question: str, options: Mapping[str, Any] | None = None, **given: Any) -> ContentError:
    with pytest.raises(ContentError) as error:
        ask(question, options, **given)
    return error.value


# -- probes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-SGL-01", "HC-SGL-02", "HC-MAT-01", "HC-POOL-04")
@pytest.mark.parametrize(
    ("dice", "value", "goal", "expected"),
    [
        ("3W8", "7", "7", "305/512"),
        ("3W8", "7", "11", "5/64"),
        ("3W8", "5", "7", "73/128"),
        ("3W12", "10", "11", "275/576"),
        ("3W12", "10", "16", "95/1728"),
        ("4W20", "16", "16", "118129/160000"),
        ("4W20", "16", "31", "21/1280"),
    ],
)
def test_single_throws(dice: str, value: str, goal: str, expected: str) -> None:
    reached, results, *_ = ask("probe", dice=dice, value=value, goal=goal)
    assert reached.worth == reached.law.probability(1) == Fraction(expected)
    assert results.law.at_least(int(goal)) == Fraction(expected)


@pytest.mark.rule("HC-FUM-03", "HC-LEG-01", "HC-MAS-01")
def test_single_throws_tell_what_ones_cost_and_what_glory_there_is() -> None:
    _, psyche, _ = ask("probe", dice="3W8", value="7")
    assert psyche.law.at_least(1) == Fraction(17, 256)
    _, psyche, mythos = ask("probe", dice="4W20", value="16")
    assert psyche.law.at_least(1) == Fraction(509, 160000)
    assert mythos.law.at_least(1) == Fraction(231, 80000)


@pytest.mark.slow
@pytest.mark.rule("HC-SIV-01", "HC-CAS-01", "HC-STAR-03")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"dice": "3W8", "value": "7", "throw": "sieve", "goal": "7"}, "25315/32768"),
        ({"dice": "3W8", "value": "7", "throw": "sieve", "goal": "11"}, "27595/131072"),
        ({"dice": "3W8", "value": "7", "throw": "sieve"}, "980785/131072"),
        ({"dice": "3W12", "value": "10", "throw": "sieve", "goal": "11"}, "132217/186624"),
        ({"dice": "3W12", "value": "10", "throw": "sieve", "goal": "16"}, "3577/20736"),
        ({"dice": "3W12", "value": "10", "throw": "sieve"}, "8384269/746496"),
        ({"dice": "4W20", "value": "16", "throw": "sieve", "goal": "16"}, "1205271475033/1280000000000"),
        ({"dice": "3W12", "value": "10", "throw": "cascade", "goal": "size:2"}, "140537/248832"),
        ({"dice": "3W12", "value": "10", "throw": "cascade", "goal": "size:3"}, "94139/497664"),
        ({"dice": "3W12", "value": "10", "throw": "cascade", "goal": "size"}, "68435/41472"),
        ({"dice": "3W12", "value": "10", "throw": "cascade", "goal": "size:2", "lead": "2"}, "509/1152"),
        ({"dice": "4W20", "value": "16", "throw": "cascade", "goal": "size:3"}, "440222386453/1280000000000"),
        ({"dice": "3W20", "value": "12", "throw": "sieve", "goal": "20", "star": "true"}, "25018147/64000000"),
        ({"dice": "3W20", "value": "12", "throw": "sieve", "goal": "20"}, "5005527/16000000"),
        ({"dice": "3W20", "value": "12", "throw": "sieve", "star": "true"}, "1152562107/64000000"),
    ],
)
def test_sieves_and_cascades(given: dict[str, Any], expected: str) -> None:
    first, *rest = ask("probe", **given)
    assert first.worth == Fraction(expected) and first.policy == "best" and first.tries == 0
    if "goal" in given and first.words:
        assert first.law.probability(1) == Fraction(expected)
        (then,) = rest
        least = int(given["goal"].rpartition(":")[2])
        assert then.law.at_least(least) == Fraction(expected)
    else:
        assert first.law.mean() == Fraction(expected) and not rest


@pytest.mark.rule("HC-LUK-01", "HC-MAS-03")
@pytest.mark.parametrize("goal", ["result", "12", "group", "size:2", "total:14", "herbs"])
@pytest.mark.parametrize("reading", [Reading(14, 20, lucky=7), Reading(16, 20, True, True, lucky=1), Reading(6, 8)])
def test_the_rule_of_a_single_throw_and_the_solver_agree(goal: str, reading: Reading) -> None:
    wanted = parse(goal)
    probes = Odds(ForGoal(wanted)).law(resolve_probe, Prober("", "", "", 2, reading), "single", 1, wanted)
    found = law_of_best_play(2, reading, 2, wanted, wanted).mean() / wanted.unit
    assert found == chance(2, reading, 2, wanted)
    if wanted == RESULT:
        assert probes.map(lambda probed: probed.result).mean() == found
    (first, *_) = ask(
        "probe", dice=f"2W{reading.die}", value=str(reading.value), goal=goal, lucky=str(reading.lucky),
        star=str(reading.adds).lower(),
    )  # fmt: skip
    if goal != "group":
        assert first.worth == found


@pytest.mark.slow
def test_a_large_pool_has_a_worth_but_no_law() -> None:
    (only,) = ask("probe", dice="6W20", value="16", throw="cascade", lead="2", goal="size")
    assert only.worth == chance(6, Reading(16, 20, True), 2, parse("size"))
    assert not only.is_listed
    with pytest.raises(RestUnknown):
        only.law.mean()


@pytest.mark.rule("HC-QUA-02")
def test_free_throws_lucky_numbers_and_lost_dice_count() -> None:
    given = {"dice": "3W20", "value": "14", "throw": "sieve", "goal": "16"}
    plain = worth("probe", **given)
    assert worth("probe", **given, free="1") == chance(3, Reading(14, 20), 1, parse("16"), free=1) > plain
    assert worth("probe", **given, lucky="7") == chance(3, Reading(14, 20, lucky=7), 1, parse("16")) > plain
    assert worth("probe", **given, lost="1") == chance(2, Reading(14, 20), 1, parse("16")) < plain


@pytest.mark.rule("HC-POOL-02", "HC-POOL-03", "HC-POOL-05")
def test_somebodys_dice_come_with_their_reasons() -> None:
    first, _ = ask("probe", who="Richart", ability="Reaktion", throw="sieve", goal="11")
    assert first.worth == chance(3, Reading(12, 20, lucky=17), 1, parse("11"))
    dice, value = dict(first.tallies).values()
    assert (dice.total, value.total) == (3, 12)
    assert first.names["reaction"]["de"] == "Reaktion"
    cloak, *_ = ask("probe", who="jost", ability="sneak")
    assert [(term.amount, term.source) for term in dict(cloak.tallies)["hc-odds-tally-value"].terms] == [
        (12, "sneak"),
        (2, "grey_cloak"),
    ]
    untrained, *_ = ask("probe", who="richart", ability="smithing")
    assert dict(untrained.tallies)["hc-odds-tally-dice"].total == 1


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "hc-odds-who-or-dice"),
        ({"who": "richart"}, "hc-odds-which-ability"),
        ({"value": "x"}, "odds-number"),
        ({"value": "14", "dice": "7W20"}, "hc-odds-dice-form"),
        ({"value": "14", "dice": "3W6"}, "hc-odds-dice-form"),
        ({"value": "14", "throw": "high"}, "odds-word"),
        ({"value": "14", "goal": "glory"}, "hc-goal-unknown"),
        ({"value": "14", "star": "perhaps"}, "odds-flag"),
        ({"value": "7", "lucky": "3"}, "hc-odds-lucky"),
        ({"value": "7", "lost": "3"}, "hc-odds-no-dice"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(given: dict[str, Any], code: str) -> None:
    error = refused("probe", **given)
    assert error.code == code
    for lang in ("de", "en"):
        assert phrasebook(lang, PACKAGE).text(error.code, error.facts)


# -- defence, damage, drink, learning, herbs --------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-08", "HC-MEL-10")
@pytest.mark.parametrize(
    ("attacks", "dice", "value", "expected"),
    [
        ("9", "3W12", "10", "799/1728"),
        ("9,9", "3W12", "10", "35/432"),
        ("12, 13", "4W20", "16", "2277/8000"),
    ],
)
def test_defence(attacks: str, dice: str, value: str, expected: str) -> None:
    assert worth("defence", attacks=attacks, dice=dice, value=value) == Fraction(expected)


def test_manoeuvres_of_matches_are_written_with_a_plus() -> None:
    assert worth("defence", attacks="12+12", dice="3W12", value="10") == worth(
        "defence", attacks="24", dice="3W12", value="10"
    )
    assert refused("defence", attacks="9,x", dice="3W12", value="10").code == "hc-odds-attacks"


@pytest.mark.rule("HC-MEL-19", "HC-MEL-20")
def test_damage() -> None:
    worst, number, segments = ask("damage", dice="2W12")
    assert worst.law.at_least(2) == Fraction(49, 144)
    assert number.law.probability(1) + number.law.probability(2) == 1
    assert segments.law.probability(10) == Fraction(2, 144)
    assert ask("damage", dice="2d20")[0].law.at_least(3) == Fraction(1, 40)


@pytest.mark.rule("HC-DRK-01", "HC-DRK-02")
def test_drinks() -> None:
    assert worth("drink", dice="3W12", value="9", nth="3") == Fraction(931, 1728)
    assert worth("drink", who="richart", nth="3") == Fraction(931, 1728)
    assert worth("drink", who="richart", nth="9") < worth("drink", who="richart", nth="3")


@pytest.mark.rule("HC-LRN-03", "HC-HIM-02", "HC-STAR-02")
def test_learning() -> None:
    assert worth("learn", dice="3W8", value="6") == Fraction(3367, 4096)
    assert worth("learn", dice="5W20", value="20") == Fraction("2800886341690969943/16384000000000000000")
    assert worth("learn", who="jost", ability="sneak", use="1") == Fraction(8, 20)
    assert worth("star", dice="3W20") == Fraction(13284567, 32000000)
    assert worth("star", dice="4W20") == Fraction(1071846897183, 1280000000000)
    assert refused("star", dice="2W20").code == "hc-odds-star-dice"
    assert refused("learn", who="jost", ability="smithing").code == "hc-odds-unlearned"


@pytest.mark.rule("HC-HRB-01", "HC-HRB-03")
def test_herbs() -> None:
    (found,) = ask("herbs", dice="3W8", value="6")
    assert found.worth == found.law.mean() == Fraction(52011, 16384)


# -- shots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RNG-06", "HC-RNG-07", "HC-RNG-10")
def test_immediate_shots() -> None:
    assert worth("shot", dice="3W12", value="10") == Fraction(3845, 10368)
    assert worth("shot", dice="4W20", value="16", metres="20") == Fraction(74419, 80000)
    assert worth("shot", dice="3W12", value="10", minimum="16") == Fraction(7, 54)


@pytest.mark.rule("HC-RNG-03", "HC-RNG-04", "HC-RNG-20")
def test_a_shot_after_a_phase_of_aiming() -> None:
    at_once, aimed = ask("shot", dice="3W12", value="10", minimum="16", aim="true")
    assert (at_once.worth, aimed.worth) == (Fraction(7, 54), Fraction(929419, 2239488))


@pytest.mark.rule("HC-RNG-08", "HC-RNG-11", "HC-RNG-23")
def test_moving_and_evading_make_shots_harder() -> None:
    given = {"dice": "3W12", "value": "10"}
    still = worth("shot", **given)
    assert worth("shot", **given, move="slow") < still
    assert worth("shot", **given, move="fast") < worth("shot", **given, move="slow")
    assert worth("shot", **given, target_move="fast") < still
    assert worth("shot", **given, size="tiny") == 0
    assert worth("shot", **given, evade="3W8", evade_value="6") < still
    assert worth("shot", **given, target="bandit", evade="acrobatics") < still


@pytest.mark.rule("HC-RNG-14", "HC-RNG-15")
def test_hits_of_a_small_pool_are_followed_to_their_wounds() -> None:
    chance_to_hit, worst, *_ = ask("shot", who="jost", lost="1", metres="200", minimum="21")
    assert chance_to_hit.worth == 1 - worst.law.probability(0)


@pytest.mark.slow
@pytest.mark.rule("HC:legendary_shot_auto_hit")
def test_a_legendary_shot_may_hit_whatever_the_minimum() -> None:
    given: dict[str, Any] = {"dice": "4W20", "value": "12", "minimum": "90"}
    assert ask("shot", **given)[0].worth == 0
    assert ask("shot", {"legendary_shot_auto_hit": True}, **given)[0].worth == Fraction(2, 20**4)


def test_shots_need_something_to_shoot_with() -> None:
    assert refused("shot", who="mechthild").code == "hc-odds-no-shooter"
    assert refused("shot", who="jost", weapon="dagger").code == "hc-odds-not-ranged"
    assert refused("shot", {"aim_ones": "at_shot"}, dice="2W8", value="6", aim="true").code == "hc-odds-aim-options"


# -- two against each other -------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("HC-MEL-05", "HC-MEL-16")
def test_an_attack_of_small_pools_is_exact() -> None:
    end, worst, harm, marked, back = ask("attack", attacker="mechthild", target="bandit")
    assert [answer.tries for answer in (end, worst, harm, marked, back)] == [0] * 5
    assert end.worth == end.law.probability(2) == 1 - worst.law.probability(0) == harm.law.at_least(1)
    assert harm.law.at_least(4) <= harm.law.at_least(3) <= harm.law.at_least(2) == marked.law.at_least(1) <= end.worth
    assert len(end.tallies) == 4


def test_an_attack_of_large_pools_says_that_it_is_an_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regelwerk.systems.heldencodex.odds.rivals.TRIES", 50)
    monkeypatch.setattr("regelwerk.systems.heldencodex.odds.rivals.FOLLOWED", 500)
    end, *_ = ask("attack", attacker="richart", target="mercenary")
    assert end.tries == 50
    again, *_ = ask("attack", attacker="richart", target="mercenary")
    assert again.law == end.law


def test_who_has_no_such_weapon_does_not_attack_with_it() -> None:
    assert refused("attack", attacker="jost", target="bandit", weapon="hunting_bow").code == "hc-odds-no-weapon"


@pytest.mark.rule("HC-HAG-02", "HC-HAG-03", "HC-HAG-04")
def test_a_haggle_of_equals_is_even() -> None:
    one_round, concession, whole = ask("haggle", buyer="innkeeper", seller="innkeeper")
    for answer in (one_round, concession, whole):
        assert answer.law.probability(1) == answer.law.probability(-1)
    assert one_round.law.probability(0) > 0


@pytest.mark.rule("HC-HAG-02")
def test_a_better_haggler_wins_a_round_often_and_the_whole_nearly_always() -> None:
    one_round, concession, whole = (answer.worth for answer in ask("haggle", buyer="innkeeper", seller="richart"))
    assert one_round is not None and concession is not None and whole is not None
    assert Fraction(1, 2) < one_round < concession < whole < 1


def test_what_never_comes_back_is_followed_to_its_end() -> None:
    # Two steps to go, each with a coin; tails changes nothing. Of the last step one side in three is another end.
    def after(left: int) -> Law[int]:
        return Law({left: 3, left - 1: 2, -5: 1}) if left == 1 else Law({left: 1, left - 1: 1})

    ends = until_over(2, after, lambda left: left if left <= 0 else None)
    assert ends == Law({0: 2, -5: 1})
    assert until_over(7, Law.certain, lambda _: None) == Law.certain(0)


@pytest.mark.rule("HC-CHS-02", "HC-CHS-04", "HC-CHS-05")
def test_a_chase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regelwerk.systems.heldencodex.odds.rivals.CHASES", 20)
    after, whole = ask("chase", leader="jost", pursuer="town_guard", gap="2")
    assert set(after.law.outcomes()) <= set(range(7)) and after.tries == 0
    assert after.worth is not None and after.worth > 2
    assert whole.tries == 20 and whole.worth is not None and whole.worth > Fraction(1, 2)
    assert refused("chase", leader="jost", pursuer="jost").code == "hc-odds-same"


# -- advice -----------------------------------------------------------------------------------------------------------


def advice(**given: str) -> dict[str, Fraction]:
    return dict(advise(content(), {**given, "options": {}}).advice.worths)


@pytest.mark.rule("HC-SIV-01", "HC-CAS-01")
def test_the_published_decisions() -> None:
    sieve = advice(dice="2,6,7", value="7", goal="11")
    assert (sieve["keep:6"], sieve["keep:6,7"], sieve["keep:2"]) == (
        Fraction(157, 512), Fraction(1, 4), Fraction(19, 256),
    )  # fmt: skip
    cascade = advice(dice="5 8 9", value="10", throw="cascade", goal="size:3")
    assert list(cascade.items())[:2] == [("keep:8,9", Fraction(1, 3)), ("keep:8", Fraction(43, 216))]
    size = advice(dice="3,7,9", value="10", throw="cascade", goal="size")
    assert (size["keep:7"], size["keep:7,9"], size["keep:3,7,9"]) == (Fraction(1493, 864), Fraction(3, 2), Fraction(1))
    result = advice(dice="3,8,12", value="10")
    assert (result["keep:8,12"], result["keep:3,8,12"]) == (Fraction(37, 3), Fraction(12))


def test_advice_reads_dice_as_their_owner_does() -> None:
    plain = {"dice": "8,9,3", "value": "12", "goal": "17"}
    assert advice(**plain)["keep:3,8,9"] == 0 and advice(**plain, star="true")["keep:3,8,9"] == 1
    assert advice(**plain, runs="true")["keep:3,8,9"] == 0
    assert advice(**plain, lucky="3")["keep:3,8,9"] == 1
    assert "keep:" in advice(**plain, free="1") and "keep:" not in advice(**plain)
    assert advice(dice="9", value="12", kept="9,9", goal="27") == {"keep:9": 1}
    assert "keep:3" not in advice(dice="8,9,3", value="12", throw="cascade", lead="2", goal="group")


def test_the_die_is_that_of_the_value_or_a_larger_one_if_faces_show_more() -> None:
    title = dict(advise(content(), {"dice": "9,2", "value": "7", "options": {}}).title.facts)
    assert title["die"] == 12
    assert dict(advise(content(), {"dice": "5,2", "value": "7", "options": {}}).title.facts)["die"] == 8
    assert dict(advise(content(), {"dice": "5,2", "value": "7", "die": "W20", "options": {}}).title.facts)["die"] == 20


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"dice": "9,x", "value": "7"}, "hc-odds-faces"),
        ({"dice": "9,21", "value": "7"}, "hc-odds-faces"),
        ({"dice": "9,9,9,9", "kept": "4,4,4", "value": "9"}, "hc-advise-dice"),
        ({"dice": "9,2", "value": "7", "die": "8"}, "hc-advise-die"),
        ({"dice": "9,2", "value": "7", "die": "six"}, "hc-advise-die"),
        ({"dice": "9,2", "value": "7", "throw": "single"}, "hc-advise-single"),
        ({"dice": "9,2", "value": "9", "lucky": "4"}, "hc-odds-lucky"),
        ({"dice": "9,2", "value": "9", "goal": "luck"}, "hc-goal-unknown"),
    ],
)
def test_advice_on_impossible_dice_is_refused(given: dict[str, str], code: str) -> None:
    with pytest.raises(ContentError) as error:
        advice(**given)
    assert error.value.code == code
    for lang in ("de", "en"):
        assert phrasebook(lang, PACKAGE).text(error.value.code, error.value.facts)


@pytest.mark.slow
def test_every_answer_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regelwerk.systems.heldencodex.odds.rivals.CHASES", 5)
    books = [phrasebook(lang, PACKAGE) for lang in ("de", "en")]
    small = {"dice": "2W8", "value": "6"}
    asked: list[tuple[str, dict[str, str]]] = [
        ("probe", {**small, "goal": goal, "throw": throw})
        for goal in ("result", "7", "size", "size:2", "matches", "total", "total:9:1", "group", "herbs")
        for throw in ("single", "sieve", "cascade")
    ]
    asked += [("probe", {**small, "goal": goal}) for goal in ("learn", "star", "twenties:2")]
    asked += [("drink", small), ("herbs", small), ("learn", small), ("star", {"dice": "3W20"}), ("damage", small)]
    asked += [("defence", {**small, "attacks": "4,5"}), ("shot", {**small, "aim": "true"})]
    asked += [
        ("chase", {"leader": "jost", "pursuer": "bandit"}),
        ("attack", {"attacker": "bandit", "target": "bandit"}),
    ]
    asked += [("haggle", {"buyer": "jost", "seller": "bandit"}), ("shot", {"who": "jost", "lost": "3"})]
    for question, given in asked:
        answers = QUESTIONS[question].ask(content(), {**given, "options": {}})
        for answer, book in product(answers, books):
            assert book.say(answer.title) and book.text(answer.measure)
            assert all(book.text(key) for _, key in answer.words) and all(book.text(key) for key, _ in answer.tallies)
