"""Questions about probes: the chances of the specification, by numbers and by name."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import regelwerk
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.questions import Answered


def ask(question: str, options: Any = None, **given: Any) -> dict[str, Answered]:
    """The answers to a question by the keys of their titles."""
    answers = regelwerk.ask("darkspace", question, options=options, **given)
    return {answer.title.key.removeprefix("ds-odds-title-"): answer for answer in answers}


def share(question: str, title: str, options: Any = None, **given: Any) -> Fraction:
    """The one number that an answer is about."""
    found = ask(question, options, **given)
    worth = found[title].worth if title in found else Fraction(0)
    assert worth is not None
    return worth


# -- one probe --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CORE-02", "DS-CORE-05", "DS-CORE-06", "DS-CORE-08", "DS-CORE-09", "DS-CORE-10")
@pytest.mark.parametrize(
    ("given", "chance"),
    [
        ({"pool": 3, "skill": 2, "difficulty": 14}, "7127/10000"),
        ({"pool": 4, "skill": 0, "difficulty": 16}, "5113/10000"),
        ({"pool": 3, "skill": 2, "difficulty": 14, "mode": "hampered"}, "7271/25000"),
        ({"pool": 3, "skill": 2, "difficulty": 14, "mode": "eased"}, "7/8"),
        ({"pool": 3, "skill": 4, "difficulty": 14, "mode": "desperate"}, "1/10"),
    ],
    ids=["P1", "P2", "P4", "P5", "P6"],
)
def test_the_chance_of_a_probe(given: dict[str, Any], chance: str) -> None:
    assert share("probe", "probe", **given) == Fraction(chance)


SUCCESS = {
    1: ("0.1", "0.09", "0.07", "0.05", "0.03", "0.01"),
    2: ("0.64", "0.468", "0.322", "0.2", "0.102", "0.028"),
    3: ("0.846", "0.7127", "0.5449", "0.3645", "0.1931", "0.0523"),
    4: ("0.9344", "0.84786", "0.70516", "0.5113", "0.28956", "0.08146"),
    5: ("0.97206", "0.919845", "0.812175", "0.631455", "0.383485", "0.114265"),
}


@pytest.mark.rule("DS-CORE-03", "DS-CORE-04", "DS-CORE-06")
@pytest.mark.parametrize("pool", SUCCESS)
def test_the_table_of_successes(pool: int) -> None:
    for difficulty, chance in zip(range(10, 21, 2), SUCCESS[pool], strict=True):
        assert share("probe", "probe", pool=pool, difficulty=difficulty) == Fraction(chance)


@pytest.mark.rule("DS-CORE-11")
@pytest.mark.parametrize(("pool", "chance"), [(1, "1/500"), (3, "94/3125"), (5, "1577/15625")])
def test_p3_criticals(pool: int, chance: str) -> None:
    assert share("probe", "critical", pool=pool) == Fraction(chance)


@pytest.mark.rule("DS-CORE-12")
def test_p7_collapses() -> None:
    assert share("probe", "collapse", pool=2, stress=6) == Fraction(3, 20)
    assert share("probe", "collapse", pool=2) == 0


@pytest.mark.rule("DS-INF-08")
def test_p9_both_pairs_of_one_throw() -> None:
    given = {"pool": 4, "skill": 3, "difficulty": 15, "secondary": 2, "level": 15}
    assert share("probe", "both-pairs", **given) == Fraction(5193, 12500)
    assert share("probe", "secondary", **given) == Fraction(5193, 12500)


@pytest.mark.rule("DS:rule_of_ten", "DS:core_edition")
def test_p10_without_the_rule_of_ten() -> None:
    assert share("probe", "probe", {"rule_of_ten": False}, pool=3, difficulty=12) == Fraction(71, 100)
    assert share("probe", "collapse", {"core_edition": "HS"}, pool=3) == Fraction(23, 1000)


@pytest.mark.rule("DS-CORE-12")
def test_success_and_collapse_come_together() -> None:
    together = ask("probe", pool=2, skill=4, difficulty=12, stress=8)["together"]
    assert dict(together.words)[5] == "ds-odds-succeeds-collapse"
    law = together.law
    assert law.probability(5) == Fraction(7, 100)
    assert sum(law.probability(n) for n in (4, 5, 6, 7)) == share("probe", "collapse", pool=2, stress=8)


@pytest.mark.rule("DS-CORE-19")
def test_bought_dice_count_and_so_does_their_stress() -> None:
    bought = ask("probe", pool=3, skill=2, difficulty=14, stress=4, bought=2)
    assert bought["probe"].worth == share("probe", "probe", pool=5, skill=2, difficulty=14)
    assert bought["collapse"].worth == share("probe", "collapse", pool=5, stress=6)
    assert bought["probe"].policy == "as-asked"


@pytest.mark.rule("DS-CORE-02", "DS-CORE-05")
def test_somebody_by_name_with_the_reasons_of_the_numbers() -> None:
    answer = ask("probe", who="Nadja", ability="agility", difficulty=16)["probe"]
    assert answer.worth == share("probe", "probe", pool=4, skill=4, difficulty=16)
    assert [(key, tally.total, tally.terms[0].rule_id) for key, tally in answer.tallies] == [
        ("ds-odds-tally-pool", 4, "DS-CORE-02"),
        ("ds-odds-tally-bonus", 4, "DS-CORE-05"),
        ("ds-odds-tally-difficulty", 16, "DS-CORE-06"),
    ]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "ds-odds-who-or-pool"),
        ({"who": "nadja"}, "ds-odds-which-skill"),
        ({"who": "nadja", "ability": "whistling"}, "odds-word"),
        ({"pool": 99}, "odds-number"),
        ({"pool": 3, "mode": "drunk"}, "odds-word"),
        ({"who": "nobody at all", "ability": "luck"}, "content-not-found"),
        ({"pool": 3, "stress": 18, "bought": 5}, "odds-number"),
    ],
)
def test_what_cannot_be_asked_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(ContentError) as refused:
        ask("probe", **given)
    assert refused.value.code == code


# -- several people ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-ORD-01", "DS-CORE-15")
def test_p11_open_probes_against_each_other() -> None:
    law = ask("initiative", first="3+2", second="3+1")["initiative"].law
    assert law.probability(2) == Fraction(53584339, 10**8)
    assert law.probability(1) == Fraction(6973959, 10**8)


@pytest.mark.rule("DS-ORD-02")
def test_ties_are_broken_by_values_then_by_an_even_throw() -> None:
    even = regelwerk.ask("darkspace", "initiative", first="3+2", second="3+1")
    assert even[1].worth == even[0].law.probability(2) + even[0].law.probability(1) / 2
    rhea, juro = regelwerk.ask("darkspace", "initiative", first="rhea", second="juro")[1:]
    results = ask("initiative", first="rhea", second="juro")["initiative"].law
    # Juro has the higher intuition, so ties are his.
    assert rhea.worth == results.probability(2)
    assert juro.worth == results.probability(0) + results.probability(1)


@pytest.mark.rule("DS-ORD-01")
def test_several_share_the_first_place() -> None:
    shares = [answer.worth for answer in regelwerk.ask("darkspace", "initiative", first="rhea", second="marok",
                                                       others="ilko,3+2")]  # fmt: skip
    assert len(shares) == 4 and sum(share for share in shares if share is not None) == 1


@pytest.mark.rule("DS-CORE-16")
def test_a_group_takes_the_best_throw_and_the_highest_skill() -> None:
    # Without stress nothing is struck out: both miss 16 - 3 with their best pair, or somebody does not.
    alone = [share("probe", "probe", pool=pool, skill=3, difficulty=16) for pool in (3, 2)]
    assert share("group", "group", members="3+3,2+0", difficulty=16) == 1 - (1 - alone[0]) * (1 - alone[1])


@pytest.mark.rule("DS-CORE-16", "DS-CORE-12")
def test_collapses_may_leave_a_group_with_nothing() -> None:
    answers = ask("group", members="2+2@6,2+2@6", difficulty=10)
    assert answers["nothing-left"].worth == Fraction(3, 20) ** 2
    with pytest.raises(ContentError):
        ask("group", members="nadja")
