"""What results mean, where the truth is known or can be worked out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import regelwerk
from regelwerk.lab.studies import findings
from regelwerk.lab.studies.designs import balance, compare, explore, matrix, sensitivity, setting, sweep
from regelwerk.lab.studies.running import run
from regelwerk.lab.studies.study import StudyError, Variant
from regelwerk.lab.studies.varying import parse_axis

BRAWL = setting("phasesix", "schlaegerei", tactic="light")
BLOW = setting("phasesix", question="attack", given={"attacker": "hagen", "target": "bear", "weapon": "axe"})


def test_a_sweep_of_odds_says_exactly_what_odds_say() -> None:
    results = run(sweep(BLOW, [parse_axis("given.aim=0..2")]))
    for variant, aim in enumerate((0, 1, 2)):
        (answer,) = regelwerk.ask("phasesix", "attack", attacker="hagen", target="bear", weapon="axe", aim=aim)
        found = results.estimate(variant)
        assert found is not None
        assert found.value == found.low == found.high == float(answer.law.mean())
        assert results.is_exact(variant)


def test_a_matrix_of_odds_is_exact_sorted_and_names_who_is_dominated() -> None:
    results = run(matrix(setting("phasesix", question="attack"), None, parse_axis("given.target=wolf,bear,hagen")))
    found = findings.matrix(results)
    assert len(found.exact) == len(found.cells) == 12 * 3
    assert found.columns == ("wolf", "bear", "hagen"), "who takes most wounds first"
    assert [found.means[row] for row in found.rows] == sorted(found.means.values(), reverse=True)
    for one in found.dominated:
        pairs = [(found.cells[one.worse, c], found.cells[one.better, c]) for c in found.columns]
        assert all(a is not None and b is not None and a.value <= b.value for a, b in pairs)
    assert "zombie" in {one.worse for one in found.dominated}
    assert found.rows[0] not in {one.worse for one in found.dominated}


def test_what_costs_less_is_not_dominated() -> None:
    """Take hearts for a price: a wolf has fewer than a bear, so that it may be weaker than one."""
    sides = [parse_axis("given.attacker=wolf,bear"), parse_axis("given.target=hagen,mira")]
    asked = setting("phasesix", question="attack")
    assert findings.matrix(run(matrix(asked, *sides))).dominated == (findings.Dominated("wolf", "bear"),)
    assert findings.matrix(run(matrix(asked, *sides, cost="hearts"))).dominated == ()


def test_duels_are_solved_where_that_is_possible_and_say_which() -> None:
    rivals = [parse_axis(f"duel.{who}=wolf,leyla") for who in ("first", "second")]
    results = run(matrix(setting("phasesix", duel=("", ""), tactic="light"), *rivals, games=20))
    found = findings.matrix(results)
    assert found.exact
    solved = regelwerk.duel("phasesix", "wolf", "leyla", "light")
    cell = found.cells["wolf", "leyla"]
    assert cell is not None and solved.exact
    assert cell.value == pytest.approx(solved.winners["a"].value, abs=1e-9)


def test_options_that_matter_and_those_that_do_not() -> None:
    results = run(sensitivity(BRAWL, ["shield_counts_as_protection", "aim_throw", "dying_trigger"], games=120))
    found = {effect.path: effect for effect in findings.effects(results)}
    assert found["options.shield_counts_as_protection"].verdict == "sure"
    none = found["options.aim_throw"]
    assert (none.verdict, none.changed, none.games) == ("none", 0, 120)
    assert none.most_changed == pytest.approx(3 / 120)
    assert found["options.dying_trigger"].changed > 60


def test_an_option_of_odds_is_certain_or_exactly_nothing() -> None:
    results = run(sensitivity(BLOW, ["explode_in_combat", "coup_wake", "crit_requires_hit"]))
    assert {effect.verdict for effect in findings.effects(results) if effect.path == "options.coup_wake"} == {"none"}


def test_all_changed_odds_the_largest_first() -> None:
    results = run(compare(setting("phasesix", question="attack"), Variant({"weapon.Axt.penetration": 2})))
    odds, compared = findings.changed_odds(results)
    assert compared > 300
    assert {one.given["attacker"] for one in odds} == {"hagen"}, "only Hagen carries an axe"
    sizes = [abs(one.after - one.before) for one in odds]
    assert sizes == sorted(sizes, reverse=True) and sizes[-1] > 0
    assert odds[0].label == {"de": "Axt (Nahkampf)", "en": "axe (melee)"}


def test_balance_of_odds_is_exact() -> None:
    study = balance(BLOW, [parse_axis("characters.hagen.attributes.strength=1..12")], target=2.0)
    found = findings.balanced(run(study))
    (low, high) = (next(e.value for v, e, _ in found.tested if v == end and e) for end in (found.low, found.high))
    assert low < 2.0 < high
    assert found.is_bracketed and found.is_monotone
    assert len(found.tested) < 12


def test_exploring_counts_games_rules_answers_and_decisions() -> None:
    found = findings.explored(run(explore(BRAWL, games=25)))
    assert found.games == 25
    for values in found.values.values():
        assert sum(values.values()) == 25
    assert found.rules["PS-INI-01"] == 25
    assert not set(found.dead) & (found.rules.keys() | found.looked_at)
    assert "PS-ARM-02" in found.dead, "armour is not worn down unless the table says so"
    assert sum(one.times for one in found.decisions) <= 25
    assert any(answer.startswith("PS-RND-02 attack") for answer in found.given)
    assert not set(found.never_given) & found.given.keys()


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: sweep(BRAWL, []), "lab-no-axis"),
        (
            lambda: sweep(BRAWL, [parse_axis(f"weapons.{axe}.penetration=1") for axe in ("Axt", "axe")]),
            "lab-axis-twice",
        ),
        (lambda: sweep(BRAWL, [parse_axis("options.overkill=ignored")], measure="wins.foe"), "lab-unknown-measure"),
        (lambda: sweep(BRAWL, [parse_axis("options.overkill=ignored")], games=0), "lab-games"),
        (lambda: sweep(BRAWL, [parse_axis("options.overkill=ignored")], precision=-1.0), "lab-precision"),
        (lambda: compare(BRAWL, Variant()), "lab-nothing-changed"),
        (lambda: sensitivity(BRAWL, ["overkil"]), "lab-unknown-option"),
        (lambda: balance(BRAWL, [parse_axis("options.overkill=ignored,raise_level")], target=0.5), "lab-no-numbers"),
        (lambda: explore(BLOW), "lab-games-only"),
        (lambda: setting("phasesix", "schlaegerei", question="attack"), "lab-one-subject"),
        (lambda: setting("phasesix", duel=("wolf",)), "lab-two-rivals"),
        (lambda: matrix(setting("phasesix", question="atack")), "lab-unknown-question"),
        (lambda: sweep(setting("phasesix", question="attack"), [parse_axis("given.aim=1")]), "lab-missing-given"),
        (lambda: sweep(BLOW, [parse_axis("given.aims=1")]), "lab-unknown-given"),
        (lambda: matrix(setting("phasesix", question="attack"), cost="price"), "lab-no-cost"),
    ],
)
def test_what_cannot_be_studied_is_refused_before_anything_runs(make: Callable[[], object], code: str) -> None:
    with pytest.raises(StudyError) as wrong:
        make()
    assert wrong.value.code == code
