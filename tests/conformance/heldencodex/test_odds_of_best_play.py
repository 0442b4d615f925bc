"""The exact numbers of the best play, by the solver and by the rules themselves: O11 to O26, O34 to O38, O40 to O42."""

from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from conformance.heldencodex.arena import ANNA
from conformance.heldencodex.playing import OPTIONS, ForGoal, attribute, skill
from regelwerk.dice import Handful
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import (
    HERBS,
    RESULT,
    SIZES,
    STAR,
    Goal,
    measure,
    parse,
    reach,
    shot,
    twenties,
    worth,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, legal_keeps
from regelwerk.systems.heldencodex.rules.probe.learning import lesson, resolve_lesson
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import resolve_probe
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, Settled, balancings, with_faces
from regelwerk.systems.heldencodex.rules.road.herbs import resolve_search
from regelwerk.systems.heldencodex.rules.shooting.shots import ranged_lead
from regelwerk.systems.heldencodex.values import ThrowKind
from systems.heldencodex.builders import hero, told

SWORD = {"weapons": ["arming_sword"]}


def fighter(art: str) -> Prober:
    return skill("arming_sword", art, **SWORD)


def solved(prober: Prober, lead: int, goal: Goal) -> Fraction:
    return chance(prober.dice, prober.reading, lead, goal)


def played(prober: Prober, kind: ThrowKind, lead: int, goal: Goal) -> Fraction:
    """The worth of a probe by the rules, if its owner follows the advice in every throw."""
    law = Odds(ForGoal(goal)).law(resolve_probe, prober, kind, lead, goal)
    reading = prober.reading
    values = law.map(lambda probed: measure(goal, Settled(probed.left, unbalanced=probed.psyche), probed.left, reading))
    return Fraction(values.mean())


# -- O11 to O19 sieves ------------------------------------------------------------------------------------------------

SIEVES = [
    pytest.param(7, "7", "25315/32768", id="O11"),
    pytest.param(7, "11", "27595/131072", id="O12"),
    pytest.param(7, "result", "980785/131072", id="O13"),
    pytest.param(10, "11", "132217/186624", id="O14"),
    pytest.param(10, "16", "3577/20736", id="O15"),
    pytest.param(10, "result", "8384269/746496", id="O16"),
]
LARGE_SIEVES = [
    pytest.param(16, "16", "1205271475033/1280000000000", id="O17"),
    pytest.param(16, "31", "62722853623/640000000000", id="O18"),
    pytest.param(16, "result", "107334969728997/5120000000000", id="O19"),
]


@pytest.mark.rule("HC-SIV-01", "HC-SIV-02", "HC-FUM-01")
@pytest.mark.parametrize(("value", "goal", "expected"), [*SIEVES, *LARGE_SIEVES])
def test_the_best_sieve(value: int, goal: str, expected: str) -> None:
    assert solved(attribute(value), 1, parse(goal)) == Fraction(expected)


@pytest.mark.rule("HC-SIV-01", "HC-SIV-02", "HC-FUM-01", "HC-FUM-02")
@pytest.mark.parametrize(("value", "goal", "expected"), SIEVES)
def test_the_rules_of_a_sieve_play_the_game_that_was_solved(value: int, goal: str, expected: str) -> None:
    assert played(attribute(value), "sieve", 1, parse(goal)) == Fraction(expected)


# -- O20 to O26 cascades ----------------------------------------------------------------------------------------------

CASCADES = [
    pytest.param("10/2", 1, "size:2", "140537/248832", id="O20"),
    pytest.param("10/2", 1, "size:3", "94139/497664", id="O21"),
    pytest.param("10/2", 1, "size", "68435/41472", id="O22"),
    pytest.param("10/2", 2, "size:2", "509/1152", id="O23"),
]
LARGE_CASCADES = [
    pytest.param("16/3", 1, "size:2", "16667508697/20000000000", id="O24"),
    pytest.param("16/3", 1, "size:3", "440222386453/1280000000000", id="O25"),
    pytest.param("16/3", 1, "size:4", "95422085311/1280000000000", id="O26"),
]


@pytest.mark.rule("HC-CAS-01", "HC-CAS-02", "HC-CAS-03", "HC-RUN-02")
@pytest.mark.parametrize(("art", "lead", "goal", "expected"), [*CASCADES, *LARGE_CASCADES])
def test_the_best_cascade(art: str, lead: int, goal: str, expected: str) -> None:
    assert solved(fighter(art), lead, parse(goal)) == Fraction(expected)


@pytest.mark.rule("HC-CAS-01", "HC-CAS-03", "HC-MEL-02")
@pytest.mark.parametrize(("art", "lead", "goal", "expected"), CASCADES)
def test_the_rules_of_a_cascade_play_the_game_that_was_solved(art: str, lead: int, goal: str, expected: str) -> None:
    assert played(fighter(art), "cascade", lead, parse(goal)) == Fraction(expected)


# -- O35 to O38 learning, O40 herbs -----------------------------------------------------------------------------------


@pytest.mark.rule("HC-LRN-01", "HC-LRN-03", "HC-LRN-04")
def test_o35_a_learning_throw_raises_a_six() -> None:
    pupil = hero(attributes={"memory": 6})
    given = lesson(pupil, "memory", OPTIONS)
    law = Odds(ForGoal(RESULT)).law(resolve_lesson, ANNA, ANNA, given, 3, "raise", OPTIONS)
    assert law.where(lambda learnt: learnt.points == 1) == Fraction(3367, 4096)


@pytest.mark.rule("HC-STAR-02", "HC-HIM-02")
@pytest.mark.parametrize(
    ("dice", "value", "goal", "expected"),
    [
        pytest.param(3, 12, STAR, "13284567/32000000", id="O36"),
        pytest.param(4, 12, STAR, "1071846897183/1280000000000", id="O37"),
        pytest.param(5, 20, twenties(2), "2800886341690969943/16384000000000000000", id="O38"),
    ],
)
def test_the_best_learning_throw(dice: int, value: int, goal: Goal, expected: str) -> None:
    assert chance(dice, Reading(value, 20), 1, goal) == Fraction(expected)


@pytest.mark.rule("HC-HRB-01", "HC-HRB-02", "HC-HRB-03")
def test_o40_a_search_finds_this_many_portions() -> None:
    searcher = skill("wilderness", "6/2")
    law = Odds(ForGoal(HERBS)).law(resolve_search, searcher)
    assert law.map(lambda found: found[0]).mean() == solved(searcher, 1, HERBS) == Fraction(52011, 16384)


# -- O41 and O42 the star ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-STAR-03", "HC:runs_add")
@pytest.mark.parametrize(
    ("sneaking", "goal", "expected"),
    [
        pytest.param("12/2*", reach(20), "25018147/64000000", id="O41"),
        pytest.param("12/2", reach(20), "5005527/16000000", id="O41-without"),
        pytest.param("12/2*", RESULT, "1152562107/64000000", id="O42"),
    ],
)
def test_the_star_adds_runs(sneaking: str, goal: Goal, expected: str) -> None:
    assert solved(skill("sneak", sneaking), 1, goal) == Fraction(expected)


# -- O34 aiming -------------------------------------------------------------------------------------------------------


def parts(faces: Faces) -> set[Faces]:
    """Everything that may be saved of some dice."""
    return {saved for size in range(len(faces) + 1) for saved in combinations(faces, size)}


@pytest.mark.rule("HC-RNG-03", "HC-RNG-04", "HC-RNG-05", "HC-RNG-20")
def test_o34_aiming_for_a_phase_is_worth_more_than_three_shots_at_once() -> None:
    reading = skill("crossbow", "10/2", weapons=["crossbow"]).reading
    goal, lead = shot(16), ranged_lead(12)

    @cache
    def shoots(saved: Faces) -> Fraction:
        """The chance of a shot at once with saved dice and those that are thrown to them."""
        law = Handful(3 - len(saved), 12).law()
        return Fraction(law.map(lambda faces: worth(goal, with_faces(saved, faces), reading)).mean())

    @cache
    def saves(lying: Faces) -> Fraction:
        """The best dice to save of those that the ones have left."""
        return max(shoots(saved) for settled in balancings(lying, reading) for saved in parts(settled.left))

    @cache
    def aims(kept: Faces, hand: int) -> Fraction:
        """The cascade to its end, each throw by the rules of what must be kept."""
        if not hand:
            return saves(kept)
        law = Handful(hand, 12).law()
        total = sum((ways * best(kept, thrown) for thrown, ways in law.pairs()), Fraction(0))
        return total / law.total

    def best(kept: Faces, thrown: Faces) -> Fraction:
        keeps = legal_keeps(Keeping(kept, thrown, reading, lead, goal))
        return max(aims(with_faces(kept, keep), len(thrown) - len(keep)) for keep in keeps)

    assert round(float(shoots(())), 8) == 0.12962963
    assert aims((), 3) == Fraction(929419, 2239488)


# -- the lucky number: nothing is published, but the solver and the rules must agree ----------------------------------


@pytest.mark.rule("HC-LUK-01", "HC-FUM-02", "HC-SIV-01")
@pytest.mark.parametrize("goal", [reach(13), RESULT], ids=str)
def test_with_a_lucky_number_the_rules_still_play_the_game_that_was_solved(goal: Goal) -> None:
    lucky = skill("watch", "12/1", lucky_number=7)
    assert lucky.reading.lucky == 7
    assert played(lucky, "sieve", 1, goal) == solved(lucky, 1, goal)


# -- decision values --------------------------------------------------------------------------------------------------

SIEVE_11 = {"6": "157/512", "7": "157/512", "6,7": "1/4", "2,6": "1/8", "2,7": "1/8", "2": "19/256", "2,6,7": "0"}
SIZE_3 = {"8,9": "1/3", "8": "43/216", "5": "299/1728", "9": "299/1728", "5,8": "0", "5,9": "0", "5,8,9": "0"}
SIZE = {"7": "1493/864", "9": "1487/864", "7,9": "3/2", "3,7": "7/6", "3,9": "7/6", "3": "877/864", "3,7,9": "1"}
SCORE = {"8,12": "37/3", "3,8,12": "12", "12": "859/72", "8": "4871/432", "3,12": "11", "3,8": "53/6", "3": "2405/288"}


@pytest.mark.rule("HC-SIV-01", "HC-CAS-01")
@pytest.mark.parametrize(
    ("prober", "kind", "goal", "thrown", "expected"),
    [
        pytest.param(attribute(7), "sieve", reach(11), (2, 6, 7), SIEVE_11, id="at least 11"),
        pytest.param(fighter("10/2"), "cascade", Goal("size", 3), (5, 8, 9), SIZE_3, id="three dice"),
        pytest.param(fighter("10/2"), "cascade", SIZES, (3, 7, 9), SIZE, id="expected size"),
        pytest.param(attribute(10), "sieve", RESULT, (3, 8, 12), SCORE, id="expected result"),
    ],
)
def test_the_question_which_dice_to_keep_knows_what_each_answer_is_worth(
    prober: Prober, kind: ThrowKind, goal: Goal, thrown: Faces, expected: dict[str, str]
) -> None:
    asked = told(lambda: resolve_probe(prober, kind, 1, goal), faces=thrown).asked[0].prompt
    assert asked.advice is not None
    advice = asked.advice()
    assert {key.removeprefix("keep:"): value for key, value in advice.worths} == {
        keep: Fraction(value) for keep, value in expected.items()
    }
