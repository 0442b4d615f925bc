"""The worked examples of probes, learning and pools, played with given dice: E1 to E5, E22, E24 and E25."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe import learning, memory
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, attempt
from regelwerk.systems.heldencodex.rules.scene.plans import LearnPlan, ProbePlan
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import Bonus, Item, ThrowKind
from systems.heldencodex.builders import critical, facts, hero, played, told, world

OPTIONS = Options()


def probed(
    who: Hero, ability: str, *answers: str, faces: tuple[int, ...], kind: ThrowKind = "single"
) -> Transcript[tuple[Hero, Probed]]:
    return told(lambda: attempt(who, ability, kind, RESULT, OPTIONS), *answers, faces=faces)


def dice(transcript: Transcript[Any]) -> str:
    """The first throw, as people write it."""
    return transcript.rolled[0].roll.throw.notation()


# -- E1 usable dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-POOL-01", "HC-POOL-02", "HC-PHY-03", "HC-INJ-04")
def test_e1_an_emptied_row_and_a_critical_wound_cost_a_die_each() -> None:
    assert dice(probed(hero(attributes={"memory": 16}), "memory", faces=(5, 6, 7, 8))) == "4W20"
    weary = hero(attributes={"memory": 16}, psyche_lost=6, circles=[critical()])
    assert dice(probed(weary, "memory", "grit:0", faces=(5, 6))) == "2W20"


@pytest.mark.rule("HC-PHY-04")
def test_e1_gritted_teeth_buy_back_one_die_for_one_light_wound() -> None:
    weary = hero(attributes={"memory": 16}, psyche_lost=6, circles=[critical()])
    done = probed(weary, "memory", "grit:1", faces=(5, 6, 7))
    assert dice(done) == "3W20"
    assert [answer.key for answer in done.asked[0].prompt.answers.listed()] == ["grit:0", "grit:1"]
    assert done.result[0].marked == weary.marked + 1


@pytest.mark.rule("HC-POOL-03", "HC-QUA-04")
def test_e1_a_skill_takes_one_die_and_its_bonus_dice_up_to_six() -> None:
    jost = hero(skills={"running": "9/2"})
    assert dice(probed(jost, "running", faces=(5, 6, 7))) == "3W12"
    kit = Item("kit", Name.of("Werkzeug", en="tools"), (Bonus("W", 3),), ("smithing",))
    smith = hero(skills={"smithing": "13/4"}, items=[kit])
    assert dice(probed(smith, "smithing", faces=(5, 6, 7, 8, 9, 10))) == "6W20"


# -- E2 and E3 ones, failures and matches -----------------------------------------------------------------------------


@pytest.mark.rule("HC-SGL-01", "HC-SGL-02", "HC-MAT-01", "HC-FAI-01", "HC-FUM-02", "HC-FUM-03", "HC-FUM-05")
@pytest.mark.parametrize(
    ("faces", "devalued", "result", "psyche"),
    [
        ((5, 5, 8), (), 10, 0),
        ((6, 6, 4), (), 6, 0),
        ((1, 7, 4), (4,), 7, 0),
        ((1, 4, 4), (4,), 4, 0),
        ((1, 1, 6), (6,), 0, 1),
        ((3, 3, 2), (), 0, 0),
    ],
)
def test_e2_a_single_throw_on_five(
    faces: tuple[int, int, int], devalued: tuple[int, ...], result: int, psyche: int
) -> None:
    done = probed(hero(attributes={"memory": 5}), "memory", faces=faces)
    after, found = done.result
    assert dice(done) == "3W8"
    assert (found.devalued, found.result, found.fumble) == (devalued, result, psyche > 0)
    assert (after.psyche_lost, after.respect) == (psyche, 0)


@pytest.mark.rule("HC-FUM-03", "HC-FUM-04")
def test_e2_three_ones_with_w12_cost_three_psyche_and_one_respect() -> None:
    after, found = probed(hero(attributes={"memory": 8}), "memory", faces=(1, 1, 1)).result
    assert (after.psyche_lost, after.respect, found.fumble) == (3, -1, True)


@pytest.mark.rule("HC-MAS-01", "HC-MAS-02", "HC-MAS-03", "HC-FUM-04", "HC-LEG-01", "HC-LEG-02")
@pytest.mark.parametrize(
    ("value", "faces", "result", "psyche", "respect", "mythos"),
    [
        (16, (1, 9, 9, 17), 18, 0, 0, 0),
        (16, (1, 1, 9, 9), 0, 0, 0, 0),
        (20, (1, 1, 14, 14, 14), 42, 0, 0, 1),
        (20, (1, 1, 1, 14, 14), 0, 1, -2, 0),
    ],
    ids=["one ignored", "two balanced", "legendary", "three ones"],
)
def test_e3_experts_and_masters_ignore_ones_but_not_too_many(
    value: int, faces: tuple[int, ...], result: int, psyche: int, respect: int, mythos: int
) -> None:
    after, found = probed(hero(attributes={"memory": value}), "memory", faces=faces).result
    assert found.result == result
    assert (after.psyche_lost, after.respect, after.mythos) == (psyche, respect, mythos)


@pytest.mark.rule("HC-SGL-01", "HC-RUN-02")
def test_e4_without_runs_a_single_throw_is_worth_its_matches() -> None:
    _, found = probed(hero(skills={"watch": "14/4"}), "watch", faces=(8, 9, 9, 10, 15)).result
    assert found.result == 18


# -- E5 the lucky number ----------------------------------------------------------------------------------------------

LUCKY = hero(lucky_number=7, attributes={"memory": 13, "reaction": 6})


@pytest.mark.rule("HC-LUK-01", "HC-LEG-03")
def test_e5_a_lucky_die_becomes_another_face_but_not_legendary() -> None:
    after, found = probed(LUCKY, "memory", "become:12", faces=(7, 12, 12)).result
    assert (found.result, found.mythos, found.lucky) == (36, 0, 0)
    assert after == LUCKY


@pytest.mark.rule("HC-LUK-02", "HC-LUK-04")
def test_e5_left_as_it_is_it_gives_a_free_learning_die() -> None:
    done = probed(LUCKY, "memory", "leave", "attribute:reaction", faces=(7, 12, 12, 8))
    after, found = done.result
    assert (found.result, found.lucky) == (24, 1)
    assert done.rolled[1].roll.throw.notation() == "1W8"
    assert (after.attribute("reaction"), after.ep) == (7, 0)


@pytest.mark.rule("HC-LUK-01", "HC-LUK-02", "HC-FUM-02")
def test_e5_a_lucky_die_balances_a_one_and_teaches_or_becomes_twenty() -> None:
    left = probed(LUCKY, "memory", "leave", "devalue:7", "attribute:reaction", faces=(1, 7, 12, 5))
    assert (left.result[1].result, left.result[1].lucky) == (12, 1)
    turned = probed(LUCKY, "memory", "become:20", "devalue:12", faces=(1, 7, 12))
    assert (turned.result[1].result, turned.result[1].lucky) == (20, 0)


# -- E22 learning -----------------------------------------------------------------------------------------------------


def learns(who: Hero, *answers: str, faces: tuple[int, ...]) -> Hero:
    plan = LearnPlan("lessons", learners=(who.id,))
    return played(learning, world(who), plan, *answers, faces=faces).result.find(who.id)


@pytest.mark.rule("HC-LRN-01", "HC-LRN-02", "HC-LRN-03", "HC-LRN-04")
def test_e22_useless_dice_are_kept_until_one_is_higher_than_the_value() -> None:
    pupil = hero(attributes={"memory": 6}, ep=3)
    after = learns(pupil, "raise:memory:3", "keep:2", "keep:3", faces=(2, 5, 6, 4, 3, 7))
    assert (after.attribute("memory"), after.ep) == (7, 0)


@pytest.mark.rule("HC-STAR-01", "HC-STAR-02", "HC:star_with_raise")
def test_e22_three_dice_of_twelve_and_more_earn_the_star_and_a_twenty_raises_the_value_too() -> None:
    pupil = hero(skills={"wilderness": "12/2"}, ep=3)
    after = learns(pupil, "star:wilderness:3", "keep:13", "keep:12", faces=(13, 5, 9, 12, 2, 20))
    skill = after.skill("wilderness")
    assert skill is not None
    assert (skill.star, skill.fkw) == (True, 13)


@pytest.mark.rule("HC-HIM-01", "HC-HIM-02")
@pytest.mark.parametrize(("value", "after"), [(20, 21), (21, 21)])
def test_e22_two_twenties_lead_beyond_twenty_but_not_to_twenty_two(value: int, after: int) -> None:
    pupil = hero(skills={"smithing": f"{value}/4"}, ep=5)
    learnt = learns(pupil, "raise:smithing:5", "keep:4,5,6,20,20", faces=(20, 4, 20, 5, 6)).skill("smithing")
    assert learnt is not None
    assert learnt.fkw == after


# -- E24 a community, E25 the star ------------------------------------------------------------------------------------


@pytest.mark.rule("HC-COM-01", "HC-COM-02", "HC-COM-03")
def test_e24_a_pair_above_the_own_value_counts_below_the_joint_one() -> None:
    both = (hero("jost", attributes={"memory": 10}), hero("elsbeth", attributes={"memory": 13}))
    plan = ProbePlan("chest", who=("jost", "elsbeth"), ability="memory", minimum=20)
    done = played(memory, world(*both), plan, "give:12,12", "give:12", faces=[12, 12, 5, 12, 4, 6])
    assert facts(done, "hc-community-over", "faces", "result") == [((12, 12, 12), 36)]
    assert done.result.has("chest:won")


@pytest.mark.rule("HC-STAR-03", "HC-RUN-02", "HC-RUN-03", "HC:runs_add")
@pytest.mark.parametrize(("faces", "starred", "plain"), [((8, 9, 12), 17, 12), ((8, 9, 9), 26, 18)])
def test_e25_with_the_star_the_total_of_a_run_may_be_scored(
    faces: tuple[int, int, int], starred: int, plain: int
) -> None:
    keep = "keep:" + ",".join(map(str, faces))
    results = [
        probed(hero(skills={"sneak": skill}), "sneak", keep, faces=faces, kind="sieve").result[1].result
        for skill in ("12/2*", "12/2")
    ]
    assert results == [starred, plain]
