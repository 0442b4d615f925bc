"""What meets in probes: hidden dice and what they cost, dice turned by luck in a pool, communities on both sides."""

from typing import Any

import pytest

from regelwerk.engine.effects import MASTER, MASTER_ONLY
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.rules.people import influence
from regelwerk.systems.heldencodex.rules.probe import memory
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.scene.plans import InfluencePlan, ProbePlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import critical, facts, hero, played, possible, questions, world


def remembering(*answers: str, faces: Faces, value: int = 7, **changes: Any) -> Transcript[World]:
    """A hidden memory probe of Jost."""
    plan = ProbePlan("name", who=("jost",), ability="memory", hidden=True, minimum=11)
    return played(memory, world(hero(attributes={"memory": value}, **changes)), plan, *answers, faces=faces)


def seen_by(over: Transcript[World], seat: str) -> list[str]:
    return [note.message for note in over.log if note.audience.includes(seat)]


# -- hidden -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEM-01", "HC-FUM-03")
def test_hc_mem_01_nobody_is_told_what_hidden_ones_cost() -> None:
    over = remembering(faces=(1, 1, 5))
    assert over.result.find("jost").psyche_lost == 1
    assert [note.audience for note in over.notes("hc-ones-cost")] == [MASTER_ONLY]
    assert seen_by(over, "jost") == ["hc-remembers"]


@pytest.mark.rule("HC-MEM-01", "HC-FUM-04", "HC-LEG-02")
@pytest.mark.parametrize(("value", "faces"), [(10, (1, 1, 1)), (12, (12, 12, 12))])
def test_hc_mem_01_nobody_is_told_of_legendary_hidden_dice(value: int, faces: Faces) -> None:
    assert seen_by(remembering(faces=faces, value=value), "jost") == ["hc-remembers"]


@pytest.mark.rule("HC-MEM-01", "HC-LUK-02")
def test_hc_mem_01_what_a_hidden_lucky_die_teaches_is_the_masters_business() -> None:
    over = remembering("leave", "attribute:reaction", faces=(12, 12, 7, 12), value=13, lucky_number=7)
    assert [asked.prompt.seat for asked in over.asked] == [MASTER, MASTER]
    assert {(one.roll.seat, one.roll.audience) for one in over.rolled} == {(MASTER, MASTER_ONLY)}
    assert over.result.find("jost").attribute("reaction") == 11
    assert seen_by(over, "jost") == ["hc-remembers"]


@pytest.mark.rule("HC-PHY-04", "HC-MEM-01")
def test_hc_phy_04_teeth_can_be_gritted_for_a_hidden_probe_too() -> None:
    over = remembering("grit:1", faces=(6, 6, 2), psyche_lost=6)
    assert over.asked[0].prompt.seat == "jost"
    assert over.rolled[0].roll.throw.notation() == "3W8"
    assert (over.result.marks, over.result.find("jost").marked) == (("name:won",), 1)


@pytest.mark.rule("HC-PHY-04", "HC-INJ-04")
def test_hc_phy_04_nobody_takes_a_wound_for_a_die_that_does_not_come() -> None:
    plan = ProbePlan("dive", who=("jost",), ability="acrobatics")

    def diving(*answers: str, lost: int, faces: Faces = ()) -> Transcript[World]:
        worn = hero(skills={"acrobatics": "10/2"}, physis_lost=lost, circles=(critical(), critical()))
        return played(memory, world(worn), plan, *answers, faces=faces)

    # Three dice less two for wounds and two for rows: the first one bought back only makes up for what is missing.
    over = diving("grit:2", lost=12, faces=(9,))
    assert possible(over.asked[0]) == ["grit:0", "grit:2"]
    assert over.rolled[0].roll.throw.notation() == "1W12"
    assert possible(diving("grit:0", lost=6).asked[0]) == ["grit:0", "grit:1"]


# -- turned by luck ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-LEG-03", "HC-COM-03")
@pytest.mark.parametrize(
    ("faces", "answers", "points"),
    [((12, 12, 4, 7, 3, 2), ("give:12,12", "become:12"), 0), ((12, 12, 4, 12, 3, 7), ("give:12,12", "become:12"), 1)],
)
def test_hc_leg_03_dice_turned_by_luck_do_not_make_a_pool_legendary(
    faces: Faces, answers: tuple[str, ...], points: int
) -> None:
    people = (hero("jost", attributes={"memory": 10}), hero("elsbeth", attributes={"memory": 13}, lucky_number=7))
    plan = ProbePlan("chest", who=("jost", "elsbeth"), ability="memory", minimum=20)
    over = played(memory, world(*people), plan, *answers, faces=faces)
    pooled = (12, 12, 12) if not points else (12, 12, 12, 12)
    assert facts(over, "hc-community-over", "faces") == [(pooled,)]
    assert over.result.find("elsbeth").mythos == points


@pytest.mark.rule("HC-COM-03")
def test_hc_com_03_mythos_points_do_not_go_to_somebody_asleep() -> None:
    people = (hero("jost", attributes={"memory": 12}), hero("elsbeth", attributes={"memory": 15}, down="asleep"))
    plan = ProbePlan("chest", who=("jost", "elsbeth"), ability="memory", minimum=20)
    over = played(memory, world(*people), plan, faces=(12, 12, 12))
    assert [one.mythos for one in over.result.heroes] == [1, 0]


# -- communities that talk --------------------------------------------------------------------------------------------


def talk(*answers: str, faces: Faces, **plan: Any) -> Transcript[World]:
    """Elsbeth talks to a guard; Jost may help her, the wife of the guard may stand by him (all throw 3W12)."""
    people = (
        hero("elsbeth", skills={"oratory": "10/2*"}),
        hero("jost", skills={"oratory": "8/2"}),
        hero("guard"),
        hero("wife", attributes={"self_control": 11}),
    )
    made = InfluencePlan("plea", influencer="elsbeth", victim="guard", rounds=1, **plan)
    return played(influence, world(*people), made, *answers, faces=faces)


@pytest.mark.rule("HC-INF-05", "HC-COM-01", "HC-COM-02")
def test_hc_inf_05_who_stands_by_the_victim_puts_dice_against_the_tricks() -> None:
    faces = (8, 8, 9, 11, 2, 3, 11, 4, 2)
    keeps = ("keep:8,8,9", "keep:2,3,11", "keep:2,4,11")
    over = talk(*keeps, "give:11", faces=faces, defenders=("wife",))
    assert questions(over) == ["HC-SIV-01"] * 3 + ["HC-COM-01"]
    assert possible(over.asked[-1]) == ["give:11", "give:4"]
    assert facts(over, "hc-tricks", "faces") == [((8, 8, 9),)], "whoever talks alone has the whole group"
    assert facts(over, "hc-tricks-answered", "faces", "through") == [((11, 11), 1)], "11 is above the guard's own value"
    assert [one.psyche_lost for one in over.result.heroes] == [0, 0, 1, 0]


@pytest.mark.rule("HC-INF-05", "HC-COM-01")
def test_hc_inf_05_communities_on_both_sides() -> None:
    faces = (8, 8, 2, 8, 3, 2, 9, 3, 2, 9, 3, 2)
    keeps = ("keep:2,8,8", "keep:2,3,8", "keep:2,3,9", "keep:2,3,9")
    over = talk(*keeps, faces=faces, helpers=("jost",), defenders=("wife",))
    assert facts(over, "hc-tricks", "faces") == [((8, 8, 8),)]
    assert over.result.find("guard").psyche_lost == 1
