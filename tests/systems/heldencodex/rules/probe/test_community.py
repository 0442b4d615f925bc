"""Community probes: what goes into the pool, and how it is read."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe import memory
from regelwerk.systems.heldencodex.rules.probe.community import Giving, contributions, joint_reading, most_able
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.scene.plans import ProbePlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, played, possible, questions, world

PLAIN = Options()
PLAN = ProbePlan("chest", who=("jost", "elsbeth"), ability="memory", minimum=20)


def together(
    *answers: str, faces: Faces, values: tuple[int, int] = (10, 13), options: Options = PLAIN, **plan: Any
) -> Transcript[World]:
    """Two people and their memories: 3W12 and 3W20."""
    heroes = [hero(who, attributes={"memory": value}) for who, value in zip(("jost", "elsbeth"), values, strict=True)]
    made = ProbePlan("chest", who=("jost", "elsbeth"), ability="memory", **{"minimum": 20, **plan})
    return played(memory, world(*heroes, options=options), made, *answers, faces=faces)


@pytest.mark.rule("HC-COM-01", "HC-COM-03")
@pytest.mark.parametrize(
    ("left", "ways"),
    [
        ((5, 12, 12), ((12, 12), (5,))),
        ((5, 14, 14), ((14,), (5,))),
        ((9,), ((9,),)),
        ((), ()),
    ],
)
def test_hc_com_01_one_die_or_equal_dice_up_to_the_joint_value(left: Faces, ways: tuple[Faces, ...]) -> None:
    assert contributions(left, Reading(13, 20)) == ways


@pytest.mark.rule("HC-COM-01", "HC-COM-02", "HC-COM-03")
def test_example_e24_a_pair_above_the_own_value_counts_up_to_the_joint_one() -> None:
    over = together("give:12,12", "give:12", faces=(12, 12, 5, 12, 4, 7))
    assert questions(over) == ["HC-COM-01", "HC-COM-01"]
    assert facts(over, "hc-community-over", "faces", "result", "succeeds") == [((12, 12, 12), 36, True)]
    assert over.result.marks == ("chest:won",)


@pytest.mark.rule("HC-COM-01")
def test_hc_com_01_each_one_chooses_and_the_default_is_what_helps_most() -> None:
    over = together("give:5", faces=(12, 12, 5, 12, 5, 7))
    first, second = over.asked
    assert possible(first) == ["give:12,12", "give:5"]
    assert (first.prompt.default, second.prompt.default) == ("give:12,12", "give:12")
    assert isinstance(second.prompt.scene, Giving)
    assert (second.prompt.scene.left, second.prompt.scene.pooled) == ((5, 7, 12), (5,))
    assert facts(over, "hc-community-over", "faces", "result", "succeeds") == [((5, 12), 12, False)]
    assert over.result.marks == ("chest:lost",)


@pytest.mark.rule("HC-COM-01", "HC-FUM-02", "HC-FUM-03")
def test_hc_com_01_each_settles_the_own_ones_first_and_a_fumble_gives_nothing() -> None:
    over = together("devalue:5", "give:12", faces=(1, 5, 12, 12, 4, 7))
    assert facts(over, "hc-gives", "faces") == [((12,),), ((12,),)]
    fumbled = together(faces=(1, 1, 12, 12, 4, 7))
    assert facts(fumbled, "hc-gives", "faces") == [((12,),)]
    assert fumbled.result.find("jost").psyche_lost == 1


@pytest.mark.rule("HC-COM-02")
def test_hc_com_02_matches_above_every_value_do_not_count() -> None:
    over = together("give:12", "give:12", faces=(12, 12, 5, 12, 4, 7), values=(10, 11))
    assert facts(over, "hc-community-over", "result") == [(12,)]


@pytest.mark.rule("HC-COM-03", "HC-STAR-03")
def test_hc_com_03_runs_count_if_the_one_with_the_highest_value_may_form_them() -> None:
    able = hero("jost", skills={"track_down": "12/2*"})
    other = hero("elsbeth", skills={"track_down": "9/2"})
    assert joint_reading((other, able), "track_down", PLAIN) == Reading(12, 20, runs=True, adds=True)
    better = hero("elsbeth", skills={"track_down": "13/2"})
    assert joint_reading((better, able), "track_down", PLAIN) == Reading(13, 20)
    plan = ProbePlan("trail", who=("elsbeth", "jost"), ability="track_down", minimum=17)
    state = world(other, able)
    over = played(memory, state, plan, "give:9", faces=(8, 2, 3, 9, 2, 5))
    assert over.result.marks == ("trail:won",)


@pytest.mark.rule("HC-COM-02")
def test_hc_com_02_who_is_not_awake_does_not_raise_the_joint_value() -> None:
    asleep = hero("elsbeth", attributes={"memory": 16}, down="asleep")
    assert joint_reading((hero("jost"), asleep), "memory", PLAIN).value == 8


@pytest.mark.rule("HC-COM-03", "HC:community_mythos")
def test_hc_com_03_mythos_points_of_the_pool_go_to_the_highest_value_or_to_all() -> None:
    faces = (12, 12, 5, 12, 4, 7)
    for whom, points in (("highest_value", (0, 1)), ("all", (1, 1))):
        options = Options(community_mythos=whom)  # type: ignore[arg-type]
        over = together("give:12,12", "give:12", faces=faces, options=options).result
        assert tuple(one.mythos for one in over.heroes) == points
    assert most_able((hero("jost"), hero("elsbeth")), "memory", PLAIN).id == "jost"


@pytest.mark.rule("HC-COM-03")
def test_hc_com_03_a_legendary_probe_that_does_not_reach_the_pool_earns_nothing() -> None:
    faces = (5, 5, 4, 12, 12, 12, 7)
    for given, points in (("give:12,12,12", (0, 1)), ("give:7", (0, 0))):
        over = together("give:5,5", given, faces=faces, values=(10, 15))
        assert tuple(one.mythos for one in over.result.heroes) == points


@pytest.mark.rule("HC-COM-01", "HC-SIV-01")
def test_hc_com_01_each_participant_is_a_step_of_the_game() -> None:
    over = together("keep:12,12", "give:12,12", "keep:4,7,12", "give:12", faces=(12, 12, 5, 4, 12, 4, 7), throw="sieve")
    assert questions(over) == ["HC-SIV-01", "HC-COM-01", "HC-SIV-01", "HC-COM-01"]
    assert over.result.marks == ("chest:won",)
