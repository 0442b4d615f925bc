"""Learning throws: what they cost, what they bring; the star, high mastery, and what luck teaches."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.policies import Policy
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe import learning as part
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.learning import (
    LearnScene,
    can_earn_star,
    can_rise,
    choices,
    goal_of,
    learn_by_luck,
    learning_throw,
    lesson,
    resolve_lesson,
)
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, result
from regelwerk.systems.heldencodex.rules.scene.plans import LearnPlan
from regelwerk.systems.heldencodex.state import Hero
from systems.heldencodex.builders import facts, hero, played, possible, questions, told, world

PLAIN = Options()


def learns(
    learner: Hero,
    what: str,
    dice: int,
    *answers: str,
    faces: tuple[int, ...],
    options: Options = PLAIN,
    aim: part.Aim = "raise",
) -> Transcript[Hero]:
    return told(lambda: learning_throw(learner, what, dice, options, aim=aim), *answers, faces=faces)


def fkw(learner: Hero, name: str) -> tuple[int, bool]:
    found = learner.skill(name)
    assert found is not None
    return found.fkw, found.star


@pytest.mark.rule("HC-LRN-01", "HC-LRN-02", "HC-LRN-03")
def test_e22_an_attribute_rises_by_one() -> None:
    learner = hero(attributes={"memory": 6}, ep=4)
    done = learns(learner, "memory", 3, "keep:2", "keep:3", faces=(2, 5, 6, 4, 3, 7))
    assert done.result.attribute("memory") == 7
    assert done.result.ep == 1
    assert facts(done, "hc-lesson", "dice", "die", "ep", "value") == [(3, 8, 3, 6)]
    assert facts(done, "hc-learnt", "value") == [(7,)]


@pytest.mark.rule("HC-LRN-03")
def test_hc_lrn_03_a_high_die_still_raises_by_exactly_one_and_an_equal_one_does_not() -> None:
    learner = hero(attributes={"memory": 4}, ep=1)
    assert learns(learner, "memory", 1, faces=(8,)).result.attribute("memory") == 5
    failed = learns(learner, "memory", 1, faces=(4,))
    assert (failed.result.attribute("memory"), failed.result.ep) == (4, 0)
    assert len(failed.notes("hc-learnt-nothing")) == 1


@pytest.mark.rule("HC-LRN-04", "HC-FUM-01", "HC-LUK-04")
def test_hc_lrn_04_ones_may_be_thrown_again_and_luck_does_not_matter() -> None:
    learner = hero(skills={"sneak": "13/1"}, lucky_number=5, ep=2)
    done = learns(learner, "sneak", 2, "keep:5", faces=(1, 5, 14))
    assert questions(done) == ["HC-SIV-01"]
    assert possible(done.asked[0]) == ["keep:1,5", "keep:1", "keep:5"]
    assert (fkw(done.result, "sneak")[0], done.result.psyche_lost) == (14, 0)


@pytest.mark.rule("HC-LRN-05", "HC:learning_pool")
def test_hc_lrn_05_the_dice_are_those_of_a_probe_without_items_and_penalties() -> None:
    learner = hero(skills={"first_aid": "16/3"}, items=["herb_bag"], psyche_lost=12)
    assert lesson(learner, "first_aid", PLAIN)[1:4] == (16, 20, 4)
    assert lesson(learner, "reaction", PLAIN)[1:4] == (10, 12, 3)
    assert lesson(learner, "reaction", Options(learning_pool=5)).most == 5


@pytest.mark.rule("HC-LRN-03", "HC:base_die_source")
def test_dice_too_small_for_the_value_teach_nothing() -> None:
    learner = hero(skills={"sneak": "9/2"})
    small = learner.with_skill(learner.skills[0]._replace(base_die=8))
    assert can_rise(lesson(small, "sneak", PLAIN), 3)
    assert not can_rise(lesson(small, "sneak", Options(base_die_source="explicit")), 3)


# -- The star ---------------------------------------------------------------------------------------------------------

STARGAZER = hero("mechthild", skills={"wilderness": "12/2"}, ep=6)


@pytest.mark.rule("HC-STAR-01", "HC-STAR-02")
def test_hc_star_01_from_twelve_on_a_general_skill_can_earn_it_with_three_dice() -> None:
    given = lesson(STARGAZER, "wilderness", PLAIN)
    assert [can_earn_star(given, dice) for dice in (2, 3)] == [False, True]
    others = hero(skills={"wilderness": "11/2", "sneak": "12/2*", "dagger": "14/3"})
    assert not any(can_earn_star(lesson(others, one.id, PLAIN), 3) for one in others.skills)


@pytest.mark.rule("HC-STAR-02", "HC:star_with_raise")
def test_e22_three_dice_of_twelve_bring_the_star_and_may_raise_the_value() -> None:
    thrown, kept = (13, 5, 9, 12, 2, 20), ("keep:13", "keep:12")
    done = learns(STARGAZER, "wilderness", 3, *kept, faces=thrown, aim="star")
    assert fkw(done.result, "wilderness") == (13, True)
    assert done.result.ep == 3
    either = Options(star_with_raise=False)
    star = learns(STARGAZER, "wilderness", 3, *kept, faces=thrown, aim="star", options=either)
    assert fkw(star.result, "wilderness") == (12, True)
    value = learns(STARGAZER, "wilderness", 3, *kept, faces=thrown, options=either)
    assert fkw(value.result, "wilderness") == (13, False)


@pytest.mark.rule("HC-STAR-01")
def test_hc_star_01_whoever_has_the_star_keeps_it() -> None:
    done = learns(hero(skills={"sneak": "12/2*"}, ep=1), "sneak", 1, faces=(13,))
    assert fkw(done.result, "sneak") == (13, True)


@pytest.mark.rule("HC-STAR-02")
def test_hc_star_02_two_dice_of_twelve_are_too_few() -> None:
    done = learns(STARGAZER, "wilderness", 3, "keep:12", "keep:12", faces=(12, 2, 2, 12, 4, 11), aim="star")
    assert fkw(done.result, "wilderness") == (12, False)


@pytest.mark.rule("HC-STAR-03")
def test_hc_star_03_with_the_star_runs_count_from_then_on() -> None:
    before = prober(STARGAZER, "wilderness", PLAIN).reading
    starred = learns(STARGAZER, "wilderness", 3, faces=(12, 12, 12), aim="star").result
    after = prober(starred, "wilderness", PLAIN).reading
    assert [result((8, 9, 12), one) for one in (before, after)] == [12, 17]


# -- High mastery -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HIM-01", "HC-HIM-02", "HC-LRN-05")
def test_e22_twenty_one_takes_two_twenties_and_twenty_two_three() -> None:
    smith = hero(skills={"smithing": "20/4"}, ep=5)
    done = learns(smith, "smithing", 5, faces=(20, 20, 2, 3, 4))
    assert fkw(done.result, "smithing")[0] == 21
    assert fkw(learns(smith, "smithing", 5, faces=(20, 19, 2, 3, 4)).result, "smithing")[0] == 20
    better = hero(skills={"smithing": "21/4"}, ep=5)
    assert fkw(learns(better, "smithing", 5, faces=(20, 20, 2, 3, 4)).result, "smithing")[0] == 21
    assert fkw(learns(better, "smithing", 5, faces=(20, 20, 20, 3, 4)).result, "smithing")[0] == 22


@pytest.mark.rule("HC-HIM-02", "HC:high_mastery_jump")
def test_hc_him_02_one_point_per_throw_unless_jumps_are_allowed() -> None:
    smith = hero(skills={"smithing": "20/4"}, ep=5)
    faces = (20, 20, 20, 3, 4)
    assert fkw(learns(smith, "smithing", 5, faces=faces).result, "smithing")[0] == 21
    jump = learns(smith, "smithing", 5, faces=faces, options=Options(high_mastery_jump=True))
    assert fkw(jump.result, "smithing")[0] == 22


@pytest.mark.rule("HC-HIM-01", "HC-HIM-02", "HC-HIM-05", "HC:attribute_high_mastery")
def test_hc_him_05_only_skills_rise_above_twenty_and_none_above_twenty_five() -> None:
    master = hero(attributes={"memory": 20}, skills={"smithing": "24/5", "haggle": "25/5", "oratory": "20/0"})
    assert not can_rise(lesson(master, "memory", PLAIN), 5)
    assert can_rise(lesson(master, "memory", Options(attribute_high_mastery=True)), 5)
    assert [can_rise(lesson(master, "smithing", PLAIN), dice) for dice in (5, 6)] == [False, True]
    assert not can_rise(lesson(master, "haggle", PLAIN), 6)
    assert not can_rise(lesson(master, "oratory", PLAIN), 1), "one die never shows two twenties"


# -- Exact chances ----------------------------------------------------------------------------------------------------


def best_chance(learner: Hero, what: str, dice: int, aim: part.Aim) -> Fraction:
    given = lesson(learner, what, PLAIN)
    return chance(dice, Reading(given.value, given.die), 1, goal_of(given, aim))


@pytest.mark.rule("HC-LRN-01", "HC-STAR-02", "HC-HIM-02")
def test_o35_to_o38_chances_of_learning() -> None:
    assert best_chance(hero(attributes={"memory": 6}), "memory", 3, "raise") == Fraction(3367, 4096)
    gazer = hero(skills={"wilderness": "12/3"})
    assert best_chance(gazer, "wilderness", 3, "star") == Fraction(13284567, 32000000)
    assert best_chance(gazer, "wilderness", 4, "star") == Fraction(1071846897183, 1280000000000)
    smith = hero(skills={"smithing": "20/4"})
    assert best_chance(smith, "smithing", 5, "raise") == Fraction(2800886341690969943, 16384000000000000000)


@dataclass(frozen=True, slots=True)
class Advised(Policy):
    """Follows the advice that comes with a question."""

    name: str = "advised"

    def decide(self, prompt: Choose[Any]) -> str:
        assert prompt.advice is not None
        return prompt.advice().best


@pytest.mark.rule("HC-LRN-01", "HC-LRN-03", "HC-LRN-04")
def test_whoever_follows_the_advice_learns_with_just_that_chance() -> None:
    given = lesson(hero(attributes={"memory": 6}), "memory", PLAIN)
    law = odds(resolve_lesson, "jost", "jost", given, 3, "raise", PLAIN, policy=Advised())
    assert law.probability(part.Learnt(1, False)) == Fraction(3367, 4096)
    for dice in (1, 2):
        law = odds(resolve_lesson, "jost", "jost", given, dice, "raise", PLAIN, policy=Advised())
        assert law.probability(part.Learnt(1, False)) == 1 - Fraction(6, 8) ** (dice * (dice + 1) // 2)


# -- Luck -------------------------------------------------------------------------------------------------------------


def lucky(
    learner: Hero, dice: int, *answers: str, faces: tuple[int, ...] = (), options: Options = PLAIN
) -> Transcript[Hero]:
    return told(lambda: learn_by_luck(learner, dice, options), *answers, faces=faces)


@pytest.mark.rule("HC-LUK-02", "HC-LUK-04")
def test_hc_luk_02_a_lucky_die_teaches_an_attribute_for_nothing() -> None:
    done = lucky(hero(ep=0), 1, "attribute:memory", faces=(9,))
    assert questions(done) == ["HC-LUK-02"]
    assert possible(done.asked[0]) == ["attribute:memory", "attribute:reaction", "attribute:self_control"]
    assert (done.result.attribute("memory"), done.result.ep) == (9, 0)
    assert lucky(hero(), 1, faces=(2,)).asked[0].taken == "attribute:memory", "8 of 12 is easier than 10 of 12"
    small = lucky(hero(attributes={"memory": 7, "reaction": 8}), 1, faces=(2,))
    assert small.asked[0].taken == "attribute:reaction", "8 of 12 is easier than 7 of 8"


@pytest.mark.rule("HC-LUK-03")
def test_hc_luk_03_several_lucky_dice_are_one_sieve_throw_for_one_point() -> None:
    done = lucky(hero(), 2, "attribute:memory", "keep:3", faces=(3, 5, 12))
    assert questions(done) == ["HC-LUK-02", "HC-SIV-01"]
    assert done.result.attribute("memory") == 9
    both = lucky(hero(), 2, "attribute:memory", faces=(12, 12))
    assert both.result.attribute("memory") == 9


@pytest.mark.rule("HC-LUK-04", "HC:lucky_learning_cost")
def test_hc_luk_04_where_luck_costs_experience_it_may_be_declined() -> None:
    costly = Options(lucky_learning_cost=1)
    learner = hero(ep=1)
    declined = lucky(learner, 2, options=costly)
    assert (declined.asked[0].taken, declined.result) == ("none", learner)
    paid = lucky(learner, 2, "attribute:memory", faces=(9,), options=costly)
    assert (paid.result.attribute("memory"), paid.result.ep) == (9, 0), "as many dice as can be paid"
    assert lucky(hero(ep=0), 2, options=costly).asked == []


@pytest.mark.rule("HC-LUK-02", "HC-HIM-05")
def test_luck_has_nothing_to_teach_who_knows_all() -> None:
    perfect = hero(attributes={"memory": 20, "reaction": 20, "self_control": 21})
    assert lucky(perfect, 3).result == perfect
    one_left = hero(attributes={"memory": 20, "reaction": 19, "self_control": 21})
    done = lucky(one_left, 1, faces=(20,))
    assert (done.asked, done.result.attribute("reaction")) == ([], 20)


# -- A part of a scene ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-LRN-02", "HC-LRN-05")
def test_everybody_learns_as_long_as_there_is_experience() -> None:
    jost = hero("jost", attributes={"memory": 5}, ep=2)
    state = world(jost, hero("richart"), hero("mechthild", skills={"wilderness": "12/2"}, ep=3))
    answers = ("raise:memory:1", "raise:memory:1", "star:wilderness:3")
    done = played(part, state, LearnPlan("learn"), *answers, faces=(6, 7, 12, 13, 14))
    assert done.result.find("jost").attribute("memory") == 7
    assert fkw(done.result.find("mechthild"), "wilderness") == (13, True)
    assert [one.ep for one in done.result.heroes] == [0, 0, 0]
    assert done.result.marks == ("learn:won",)
    scene = done.asked[0].prompt.scene
    assert isinstance(scene, LearnScene)
    assert "raise:memory:2" in possible(done.asked[0])
    assert "raise:memory:3" not in possible(done.asked[0]), "three dice cannot be paid"


def test_choices_offer_only_what_can_succeed() -> None:
    learner = hero(attributes={"memory": 20}, skills={"smithing": "20/4*", "sneak": "12/2"}, ep=6)
    keys = {one.key for one in choices(learner, PLAIN)}
    assert "raise:smithing:1" not in keys
    assert "raise:smithing:2" in keys
    assert not any(key.startswith("raise:memory") for key in keys)
    assert {key for key in keys if key.startswith("star")} == {"star:sneak:3"}


def test_who_learns_nothing_or_does_not_want_to() -> None:
    learner = hero("jost", ep=1)
    ended = played(part, world(learner), LearnPlan("learn"))
    assert ([asked.taken for asked in ended.asked], ended.result.find("jost").ep) == (["end"], 1)
    assert ended.result.marks == ("learn:lost",)
    failed = played(part, world(learner), LearnPlan("learn", learners=("jost",)), "raise:memory:1", faces=(3,))
    assert failed.result.marks == ("learn:lost",)
    assert played(part, world(hero("jost", ep=3, down="dead")), LearnPlan("learn")).asked == []


def test_who_learns_is_told_how_likely_it_is() -> None:
    learner = hero(attributes={"memory": 6}, skills={"sneak": "12/2"}, ep=3)
    asked = played(part, world(learner), LearnPlan("learn")).asked[0].prompt
    assert asked.advice is not None
    advice = asked.advice()
    found = dict(advice.worths)
    assert found["raise:memory:1"] == Fraction(1, 4), "7 and 8 of a W8"
    # Both dice are thrown; if neither is high enough, one of them once more.
    assert found["raise:memory:2"] == 1 - Fraction(3, 4) ** 3
    assert found["star:sneak:3"] < found["raise:sneak:3"] and advice.is_chance
    assert set(found) | {"end"} == {answer.key for answer in asked.answers.listed()}
