"""Chases of computer players: how they drive, and who jumps across."""

from typing import Any

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.chase.overtaking import DriveScene
from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.state import Deed, World
from regelwerk.systems.darkspace.tactics.chase import board_value, drive_value, risk
from regelwerk.systems.darkspace.tactics.stakes import unit_worth
from regelwerk.systems.darkspace.tactics.weights import AGGRESSIVE, CAREFUL, SENSIBLE, Temper, situation
from systems.darkspace.builders import henchman
from systems.darkspace.chases import chasing, hauler, juro, patrol, pilot
from systems.darkspace.deciding import first_act

GOALS = (SideGoals("crew", ((Goal("escape"),),)), SideGoals("customs", ((Goal("seize", "hauler"),),)))


def race(apart: int, acting: str = "juro", *more: Any, **changes: Any) -> World:
    start = {"hauler": apart, "patrol": 0}
    return chasing(hauler(), patrol(), juro(), pilot(), *more, start=start, acting=acting, goals=GOALS, **changes)


def value(scene: World, kind: str, who: str, machine: str, temper: Temper = SENSIBLE) -> float:
    return drive_value(situation(scene, who, temper), Deed(kind, who, tool=machine))


def test_with_a_lead_one_drives_on() -> None:
    assert first_act(race(20)) in ("dash", "crowd_off")


def test_a_dash_leads_farthest() -> None:
    scene = race(20)
    assert value(scene, "dash", "juro", "hauler") > value(scene, "crowd_off", "juro", "hauler")


def test_crowding_off_gains_worth_when_the_pursuer_could_draw_level() -> None:
    close, far = race(6), race(20)
    share = [value(one, "crowd_off", "juro", "hauler") / value(one, "dash", "juro", "hauler") for one in (close, far)]
    assert share[0] > share[1]


def test_a_pursuer_gains_nothing_by_driving_past() -> None:
    level = race(0, "pilot")
    assert value(level, "dash", "pilot", "patrol") == 0
    assert value(level, "block", "pilot", "patrol") > 0


def test_nobody_blocks_an_empty_road() -> None:
    assert value(race(12), "block", "juro", "hauler") == 0


def test_the_pursuer_follows() -> None:
    assert first_act(race(12, "pilot")) == "dash"


def test_a_pursuer_hurries_when_the_prey_is_all_but_gone() -> None:
    near, halfway, nearly_gone = (unit_worth(race(apart), "patrol") for apart in (8, 15, 29))
    assert near > halfway
    assert nearly_gone > halfway


def test_recklessness_is_a_matter_of_temper() -> None:
    scene = race(20)
    bold, careful = (value(scene, "fast_and_deadly", "juro", "hauler", one) for one in (AGGRESSIVE, CAREFUL))
    assert bold >= careful


def test_what_is_risked_is_no_more_than_the_machine_bears() -> None:
    scene = race(20)
    amount = int(risk(DriveScene(scene, "juro", Deed("fast_and_deadly", "juro", tool="hauler"), "hauler", 9), SENSIBLE))
    assert 1 <= amount < 6


def test_boarders_jump_and_drivers_do_not() -> None:
    boarder = henchman("boarder", 3, "customs", aboard="patrol", expertise=("strength",))
    scene = race(0, "boarder", boarder)
    jump = Deed("board", "boarder", "hauler")
    assert board_value(situation(scene, "boarder", SENSIBLE), jump) > 1
    assert board_value(situation(scene, "pilot", SENSIBLE), replace(jump, who="pilot")) == 0


def test_an_empty_driving_seat_is_taken_first_of_all() -> None:
    passenger = juro(at_controls=False)
    scene = chasing(
        hauler(), patrol(), passenger, pilot(), start={"hauler": 12, "patrol": 0}, acting="juro", goals=GOALS
    )
    assert first_act(scene) == "take_controls"
