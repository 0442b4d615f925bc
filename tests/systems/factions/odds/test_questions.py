"""Questions about odds: the specification's exact numbers, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.questions import Answered
from regelwerk.systems.factions.content.loading import Content, load
from regelwerk.systems.factions.odds.questions import QUESTIONS
from regelwerk.systems.factions.values import PACKAGE


@cache
def content() -> Content:
    return load()


def ask(question: str, options: Mapping[str, Any] | None = None, **given: Any) -> tuple[Answered, ...]:
    return tuple(QUESTIONS[question].ask(content(), {**given, "options": options or {}}))


def shares(answer: Answered) -> dict[int, Fraction]:
    return {outcome: Fraction(weight, answer.law.total) for outcome, weight in answer.law.items()}


def decimals(answer: Answered) -> list[float]:
    return [float(share) for _, share in sorted(shares(answer).items())]


def refused(question: str, **given: Any) -> ContentError:
    with pytest.raises(ContentError) as error:
        ask(question, **given)
    return error.value


# -- attack -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-ATK-01", "FA-ATK-03", "FA-ATK-04", "FA-CORE-09")
def test_an_attack_of_the_watch_on_the_ash_children() -> None:
    hit, effect = ask("attack", attacker="wache", target="Die Aschekinder")
    assert shares(hit) == {0: Fraction(5, 8), 1: Fraction(3, 8)}
    assert shares(effect) == {
        0: Fraction(5, 8),
        1: Fraction(3, 64),
        2: Fraction(115, 768),
        3: Fraction(157, 1536),
        4: Fraction(259, 6144),
        5: Fraction(2305, 110592),
        6: Fraction(1457, 110592),
    }
    assert [(label, figure.total) for label, figure in (*hit.tallies, *effect.tallies)] == [
        ("fa-odds-defense", 7),
        ("fa-odds-resilience", 5),
    ]
    assert not hit.counts and not effect.counts


@pytest.mark.rule("FA-CORE-10", "FA-SHK-02")
def test_whoever_is_shaken_is_wounded_at_least_once() -> None:
    _, effect = ask("attack", attacker="wache", target="asche", shaken="true")
    found = shares(effect)
    assert (found[1], found[3], found[4]) == (Fraction(3, 64), Fraction(129, 512), Fraction(259, 6144))
    assert 2 not in found


@pytest.mark.rule("FA-ATK-02", "FA:attack_raise_bonus_damage")
def test_options_count() -> None:
    _, effect = ask("attack", {"attack_raise_bonus_damage": True}, attacker="wache", target="asche")
    found = shares(effect)
    assert (found[1], found[2], found[5]) == (
        Fraction(5, 162), Fraction(19445, 165888), Fraction(192613, 5971968),
    )  # fmt: skip
    with pytest.raises(OptionError):
        ask("attack", {"bonus": True}, attacker="wache", target="asche")


@pytest.mark.rule("FA-ATK-06", "FA-SPY-03", "FA-SPY-04", "FA-CORE-18", "FA-WND-01")
def test_circumstances_are_terms_with_their_rules() -> None:
    given: dict[str, Any] = {
        "wounds": "2",
        "joker": "true",
        "intel": "true",
        "sabotage": "ja",
        "without": ["torfestung"],
    }
    hit, effect = ask("attack", attacker="asche", target="wache", **given)
    terms = {label: [(term.amount, term.rule_id) for term in figure.terms] for label, figure in hit.tallies}
    assert terms == {
        "fa-odds-attack": [(-2, "FA-WND-01"), (2, "FA-CORE-18"), (2, "FA-SPY-03")],
        "fa-odds-defense": [(4, "FA-DER-01"), (2, "FA-DER-01"), (-2, "FA-SPY-04")],
    }
    assert {label: figure.total for label, figure in effect.tallies} == {"fa-odds-damage": 0, "fa-odds-resilience": 6}
    # W10 with +2 against 4.
    assert shares(hit)[1] == Fraction(59, 60)


@pytest.mark.rule("FA-GEN-05")
def test_one_wound_more_destroys_who_has_three() -> None:
    _, effect = ask("attack", attacker="wache", target="asche", target_wounds="3")
    fresh = shares(ask("attack", attacker="wache", target="asche")[1])
    assert shares(effect)[6] == sum(fresh[severity] for severity in (3, 4, 5, 6))
    assert set(shares(effect)) == {0, 1, 2, 6}


@pytest.mark.rule("FA-ATK-05", "FA-CORE-13", "FA-CORE-14")
def test_a_target_that_soaks_is_shown_beside_one_that_does_not() -> None:
    hit, plain, soaked = ask("attack", attacker="wache", target="asche", soak="true")
    assert (hit.policy, plain.policy, soaked.policy) == ("defaults", "defaults", "soak")
    before, after = shares(plain), shares(soaked)
    # One wound is soaked by any success of W6, three chances in four; then nothing is left of the blow at all.
    assert after[1] > before[1] + before[3] * Fraction(3, 4)
    assert (after[0], after[2]) == (before[0], before[2])
    assert soaked.law.mean() < plain.law.mean()
    poor = ask("attack", attacker="wache", target="asche", soak="true", target_rp="2")
    assert shares(poor[2]) == before


@pytest.mark.rule("FA-CORE-12", "FA-RP-01")
def test_a_missed_attack_may_be_rolled_anew_as_often_as_it_is_paid_for() -> None:
    for rp, misses in (("2", 1), ("3", 2), ("8", 3)):
        hit, _ = ask("attack", attacker="wache", target="asche", reroll="true", rp=rp)
        assert shares(hit)[0] == Fraction(5, 8) ** misses
        assert hit.policy == "reroll"


def test_a_faction_against_itself_are_two() -> None:
    hit, _ = ask("attack", attacker="orden", target="orden")
    assert shares(hit)[1] == Fraction(5, 9)


# -- the others -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-SPY-01", "FA-SPY-02", "FA-CORE-06", "FA-CORE-07")
def test_espionage_of_the_ash_children_in_the_circle() -> None:
    grades, siphoned = ask("espionage", spy="asche", target="zirkel")
    assert decimals(grades) == pytest.approx([1 - 0.702422, 0.702422 - 0.42841954, 0.42841954], abs=1e-8)
    # Of six points a quarter is one, half of them are three.
    assert shares(siphoned) == dict(zip((0, 1, 3), shares(grades).values(), strict=True))


@pytest.mark.rule("FA-SPY-07")
def test_what_is_siphoned_off_depends_on_what_is_there() -> None:
    _, siphoned = ask("espionage", spy="asche", target="kontor", target_rp="12")
    assert set(shares(siphoned)) == {0, 3, 6}
    _, siphoned = ask("espionage", spy="asche", target="kontor", target_rp="0")
    assert set(shares(siphoned)) == {0}


def test_rerolls_help_their_own_side() -> None:
    plain, _ = ask("espionage", spy="wache", target="orden")
    spying, _ = ask("espionage", spy="wache", target="orden", reroll="true")
    guarding, siphoned = ask("espionage", spy="wache", target="orden", target_reroll="true")
    assert guarding.law.mean() < plain.law.mean() < spying.law.mean()
    # What rerolls cost was not siphoned off.
    assert shares(siphoned)[0] == shares(guarding)[0]


@pytest.mark.rule("FA-GAT-01", "FA-GAT-02", "FA-AST-08")
def test_gathering_with_and_without_assets() -> None:
    (bare,) = ask("gather", faction="kontor", without=["Silbermine", "handelsflotte"])
    assert float(bare.law.mean()) == pytest.approx(1.45242409, abs=1e-8)
    (with_mine,) = ask("gather", faction="kontor", without=["handelsflotte"])
    assert float(with_mine.law.mean()) == pytest.approx(2.30242409, abs=1e-8)
    (hurt,) = ask("gather", faction="kontor", wounds="2", without=["silbermine", "handelsflotte"])
    assert float(hurt.law.mean()) == pytest.approx(0.90366384, abs=1e-8)
    (pilgrims,) = ask("gather", faction="orden", rp="0", reroll="true")
    assert shares(pilgrims)[0] == Fraction(1, 16), "an asset rerolls without payment"


@pytest.mark.rule("FA-PLN-03", "FA-PLN-04")
@pytest.mark.parametrize(("actions", "chance"), [(2, 0.02641705), (3, 0.12687645), (4, 0.33078192), (5, 0.58585011)])
def test_the_council_is_robbed_within_some_actions(actions: int, chance: float) -> None:
    needed, within = ask("plan", faction="asche", actions=str(actions))
    assert float(shares(within)[1]) == pytest.approx(chance, abs=1e-8)
    assert float(shares(needed)[actions + 1]) == pytest.approx(1 - chance, abs=1e-8)


def test_a_plan_that_is_nearly_done_needs_one_success() -> None:
    needed, _ = ask("plan", faction="zirkel", plan="Der Donnerwagen", progress="7", actions="1")
    assert shares(needed)[1] == Fraction(13, 16), "the workshop adds the second step to any success"


@pytest.mark.rule("FA-CORE-13")
def test_two_wounds_are_soaked() -> None:
    (left,) = ask("soak", faction="wache", blow="2")
    assert shares(left) == {0: Fraction(71, 288), 1: Fraction(163, 288), 2: Fraction(3, 16)}


@pytest.mark.rule("FA-SHK-05", "FA-SHK-06", "FA-SHK-07")
def test_recovery_and_paying_for_it() -> None:
    (recovered,) = ask("recovery", faction="kontor")
    assert shares(recovered) == {0: Fraction(1, 4), 1: Fraction(637, 1296), 2: Fraction(335, 1296)}
    (paid,) = ask("recovery", faction="kontor", shake_off="true")
    assert shares(paid) == {1: Fraction(637, 1296), 2: Fraction(335, 1296) + Fraction(1, 4)}


@pytest.mark.rule("FA-REO-01", "FA-REO-02")
def test_reorganisation() -> None:
    (healed,) = ask("reorganise", faction="kontor", wounds="2")
    assert shares(healed) == {0: Fraction(25, 48), 1: Fraction(227, 768), 2: Fraction(47, 256)}
    (default,) = ask("reorganise", faction="kontor")
    assert set(shares(default)) == {0, 1}


# -- refusals and words -----------------------------------------------------------------------------------------------


def test_what_does_not_fit_is_refused_with_a_sentence() -> None:
    assert refused("attack", attacker="wachee", target="asche").code == "content-not-found"
    assert refused("attack", attacker="wache", target="asche", wounds="4").facts["high"] == 3
    assert refused("attack", attacker="wache", target="asche", joker="vielleicht").code == "odds-flag"
    assert refused("attack", attacker="wache", target="asche", without=["hospital"]).code == "content-not-found"
    assert refused("plan", faction="bettler").code == "fa-odds-no-plan"
    assert refused("plan", faction="asche", plan="donnerwagen").code == "content-not-found"
    assert refused("plan", faction="asche", actions="0").code == "odds-number"
    assert refused("plan", faction="asche", progress="7").facts["high"] == 6
    assert refused("soak", faction="bettler").code == "fa-odds-too-poor"
    assert refused("reorganise", faction="wache", wounds="0").code == "odds-number"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_has_words(lang: str) -> None:
    book = phrasebook(lang, PACKAGE)
    sides = {"attacker": "wache", "spy": "wache", "target": "asche", "faction": "wache", "soak": "true"}
    for name, question in QUESTIONS.items():
        known = {parameter.name for parameter in question.parameters}
        given: dict[str, Any] = {key: value for key, value in sides.items() if key in known}
        for answer in ask(name, **given):
            assert book.say(answer.title)
            keys = [answer.measure, *(key for _, key in answer.words), *(label for label, _ in answer.tallies)]
            assert all(book.text(key) for key in keys)
        assert all(book.text(parameter.help) for parameter in question.parameters) and book.text(question.help)
    for error in (refused("plan", faction="bettler"), refused("soak", faction="bettler")):
        assert book.text(error.code, error.facts)
