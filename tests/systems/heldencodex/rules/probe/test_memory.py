"""Probes as parts of a scene: open ones, and hidden ones of memory."""

from typing import Any

import pytest

from regelwerk.engine.effects import MASTER, MASTER_ONLY
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe import memory
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.scene.plans import ProbePlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, played, told, world

PLAIN = Options()


def probe(
    *answers: str, faces: Faces, options: Options = PLAIN, value: int = 7, plan: Any = None, **changes: Any
) -> Transcript[World]:
    """Somebody with memory 7 (3W8)."""
    made = ProbePlan("name", who=("jost",), ability="memory", **(plan or {}))
    return played(
        memory, world(hero(attributes={"memory": value}, **changes), options=options), made, *answers, faces=faces
    )


@pytest.mark.rule("HC-POOL-04")
def test_a_probe_begins_to_count_anew_whatever_was_played_before() -> None:
    begun = told(lambda: memory.begin(world(hero(), round=7), ProbePlan("name", who=("jost",), ability="memory")))
    assert begun.result.round == 0


@pytest.mark.rule("HC-POOL-04")
@pytest.mark.parametrize(
    ("minimum", "faces", "mark"),
    [
        (0, (4, 2, 2), "name:won"),
        (0, (3, 2, 2), "name:lost"),
        (11, (6, 6, 2), "name:won"),
        (11, (8, 6, 2), "name:lost"),
    ],
)
def test_hc_pool_04_a_single_throw_that_succeeds_from_4_on_unless_told_otherwise(
    minimum: int, faces: Faces, mark: str
) -> None:
    over = probe(faces=faces, plan={"minimum": minimum})
    assert over.result.marks == (mark,)
    assert (over.asked, over.result.act) == ([], None)


@pytest.mark.rule("HC:default_minimum")
def test_hc_default_minimum_another_lowest_step() -> None:
    assert probe(faces=(6, 2, 2), options=Options(default_minimum=7)).result.marks == ("name:lost",)
    assert probe(faces=(7, 2, 2), options=Options(default_minimum=7)).result.marks == ("name:won",)


@pytest.mark.rule("HC-POOL-04", "HC-SIV-01")
def test_hc_pool_04_a_plan_may_name_another_throw() -> None:
    over = probe("keep:7", "keep:7", faces=(2, 3, 7, 7, 4, 7), plan={"minimum": 21, "throw": "sieve"})
    assert over.result.marks == ("name:won",)


@pytest.mark.rule("HC-POOL-04", "HC-FUM-03", "HC-FUM-05")
def test_hc_pool_04_a_fumbled_probe_fails_and_costs_psyche() -> None:
    over = probe(faces=(1, 1, 8))
    assert over.result.marks == ("name:lost",)
    assert over.result.find("jost").psyche_lost == 1


@pytest.mark.rule("HC-POOL-05", "HC:untrained")
def test_hc_pool_05_a_skill_that_one_does_not_have_is_tried_with_one_w8_or_not_at_all() -> None:
    plan = ProbePlan("lock", who=("jost",), ability="lockpicking")
    over = played(memory, world(hero()), plan, faces=(5,))
    assert (over.rolled[0].roll.throw.notation(), over.result.marks) == ("1W8", ("lock:won",))
    never = played(memory, world(hero(), options=Options(untrained="forbidden")), plan)
    assert (never.rolled, never.result.marks) == ([], ("lock:lost",))


@pytest.mark.rule("HC-STAR-03", "HC-RUN-03")
@pytest.mark.parametrize(("faces", "star", "result"), [
    ((8, 9, 12), True, 17), ((8, 9, 12), False, 12), ((8, 9, 9), True, 26), ((8, 9, 9), False, 18),
])  # fmt: skip
def test_example_e25_with_the_star_the_total_of_a_run_is_a_result(faces: Faces, star: bool, result: int) -> None:
    sneaker = hero(skills={"sneak": "12/2*" if star else "12/2"})
    plan = ProbePlan("past", who=("jost",), ability="sneak", throw="sieve")
    over = played(memory, world(sneaker), plan, "keep:" + ",".join(map(str, faces)), faces=faces)
    assert facts(over, "hc-probe-result", "result") == [(result,)]


# -- hidden -----------------------------------------------------------------------------------------------------------

HIDDEN = {"hidden": True, "minimum": 11}


@pytest.mark.rule("HC-MEM-01")
def test_hc_mem_01_the_master_throws_and_nobody_else_sees_the_dice() -> None:
    over = probe(faces=(6, 6, 2), plan=HIDDEN)
    assert [(one.roll.seat, one.roll.audience) for one in over.rolled] == [(MASTER, MASTER_ONLY)]
    seen = [note.message for note in over.log if note.audience.includes("jost")]
    assert seen == ["hc-remembers"]
    assert facts(over, "hc-remembers", "succeeds") == [(True,)]
    assert over.result.marks == ("name:won",)


@pytest.mark.rule("HC-MEM-01")
def test_hc_mem_01_only_the_one_who_tries_to_remember_learns_what_came_to_mind() -> None:
    over = probe(faces=(8, 6, 2), plan=HIDDEN)
    (told,) = over.notes("hc-remembers")
    assert told.facts["succeeds"] is False
    assert (told.audience.includes("jost"), told.audience.includes("elsbeth")) == (True, False)


@pytest.mark.rule("HC-MEM-01")
def test_hc_mem_01_the_master_also_decides_about_the_dice() -> None:
    over = probe("devalue:6", faces=(1, 6, 8), plan={**HIDDEN, "minimum": 8})
    assert [one.prompt.seat for one in over.asked] == [MASTER]
    assert over.result.marks == ("name:won",)
