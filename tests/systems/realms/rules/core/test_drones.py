"""Drones: orders, borrowed action points, the loss of a drone, and drones without a controller."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import phase
from regelwerk.systems.realms.rules.core.drones import (
    ACTS,
    acts_with_controller,
    after_loss,
    at_round_start,
    is_leaderless,
    leaderless_phase,
    round_ap,
)
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.rules.melee.melee import melee_weapons
from regelwerk.systems.realms.state import Deed, Model, Phase, Shots, World
from systems.realms.builders import box, enemy, model, possible, questions, told, weapon, world, zone

(COMMAND,) = ACTS
WITH_DRONES = Options(drones="controller")
PILOT = model(agi=6, fk=7, eh=5)
GUN = weapon("pistole", 1, (20, 3))


def drone(**changes: Any) -> Model:
    plain = {"type": "drone", "size": "small", "hp": 2, "ap": 2, "agi": 1, "fk": 1, "eh": 1, "controller": "mars"}
    return model("biene", **{"at": (45, 50), **plain, **changes})


def table(*models: Model, **changes: Any) -> World:
    return world(*(models or (PILOT, drone())), **{"acting": "mars", "options": WITH_DRONES, **changes})


@pytest.mark.rule("RE-DRO-01", "RE-MOD-03", "RE:drones")
def test_a_drone_lives_by_its_controller() -> None:
    start = table()
    bee = start.find("biene")
    assert [value(start, bee, name) for name in ("agi", "fk", "eh")] == [6, 7, 5]
    assert round_ap(start, bee) == 2 and round_ap(start, PILOT) == 6
    assert acts_with_controller(start, bee) and not is_leaderless(start, bee)
    assert melee_weapons(start, bee) == ()
    orphan = table(model(status="out"), drone())
    assert is_leaderless(orphan, orphan.find("biene"))
    off = table(options=Options())
    assert round_ap(off, bee) == 6 and not acts_with_controller(off, bee) and not is_leaderless(off, bee)


@pytest.mark.rule("RE:drones", "RE-ACT-03")
def test_an_order_is_paid_by_the_drone_first() -> None:
    start = table(PILOT, drone(weapons=(GUN,)), enemy(at=(60, 50)))
    told_it = told(lambda: COMMAND.declare(start, PILOT), "biene:aimed_shot")
    deed = told_it.result
    shot = Deed("aimed_shot", "biene", "pistole", (Shots("amok"),))
    assert deed == Deed("command", "mars", order=shot)
    assert questions(told_it) == ["RE-DRO-01"]
    assert COMMAND.cost(start, deed).total == 1, "3 AP, 2 of them its own"
    done = told(lambda: COMMAND.perform(start, deed), "none", faces=[12]).result
    assert (done.find("mars").ap, done.find("biene").ap) == (5, 0)
    assert done.phase is not None and done.phase.who == "mars"
    assert [(one.who, one.acts, one.last) for one in done.phase.drones] == [("biene", 1, "aimed_shot")]


@pytest.mark.rule("RE:drones", "RE-DRO-01")
def test_a_controller_without_action_points_still_commands_what_the_drone_can_pay() -> None:
    weary = model(ap=0)
    start = table(weary, drone())
    (asked, *_) = told(lambda: phase.take_act(start)).asked
    assert "command" in possible(asked)
    assert asked.prompt.answers.find("command").cost == ()  # type: ignore[union-attr]


@pytest.mark.rule("RE:drones", "RE:turn_limit")
def test_a_drone_does_not_turn_for_ever() -> None:
    start = table()
    turned = told(
        lambda: COMMAND.perform(start, Deed("command", "mars", order=Deed("turn", "biene", facing=9000)))
    ).result
    assert turned.find("biene").facing == 9000
    assert "biene:turn" in possible(told(lambda: COMMAND.declare(start, PILOT)).asked[0])
    assert "biene:turn" not in possible(told(lambda: COMMAND.declare(turned, turned.find("mars"))).asked[0])


@pytest.mark.rule("RE:drones", "RE-INI-03", "RE-RND-01")
def test_its_phase_begins_and_ends_with_its_controllers() -> None:
    worn = drone(fast=True, fire_ready=True, guard=True, walked=25)
    begun = told(lambda: phase.begin(table(PILOT, worn, enemy()), "mars")).result
    bee = begun.find("biene")
    assert (bee.fast, bee.fire_ready, bee.guard, bee.walked) == (False, False, False, 0)
    ended = told(lambda: phase.end(begun)).result
    assert ended.find("biene").had_phase, "if its controller falls now, it does not act a second time"
    orphan = begun.hurt("mars", model(status="out").vitals)
    assert not told(lambda: phase.end(orphan)).result.find("biene").had_phase, "nobody has commanded it"
    assert orphan.phase is not None
    used = replace(orphan, phase=replace(orphan.phase, drones=(Phase("biene", acts=1),)))
    assert told(lambda: phase.end(used)).result.find("biene").had_phase


@pytest.mark.rule("RE:drones", "RE-DRO-01")
def test_what_the_run_of_a_lost_drone_sets_off_is_settled_at_once() -> None:
    stray = drone(at=(45, 80), bw=4, controller="")
    start = table(PILOT, stray, replace(drone(), id="wespe", vitals=drone(status="out").vitals), acting="biene")
    run = told(lambda: phase.take_act(start), faces=[5])
    assert [one.rule_id for one in run.notes("re-tests")] == ["RE-DRO-01"], "its pilot feels the loss of the other one"


@pytest.mark.rule("RE:drones")
def test_only_controllers_give_orders() -> None:
    assert COMMAND.offered(table(), PILOT) is True
    assert COMMAND.offered(table(PILOT, drone(status="out")), PILOT) is False
    assert COMMAND.offered(table(options=Options()), PILOT) is False


@pytest.mark.rule("RE:drones", "RE-PAS-03")
def test_saved_points_go_back_to_the_controller() -> None:
    start = table(PILOT, drone(bw=4), zones=(zone("swamp", box(40, 48, 60, 60)),))
    bee = start.find("biene")
    move = Deed("move", "biene", path=(bee.at, model(at=(49, 50)).at), test=True)
    order = Deed("command", "mars", order=move)
    assert COMMAND.cost(start, order).total == 1
    passed = told(lambda: COMMAND.perform(start, order), faces=[1]).result
    assert (passed.find("mars").ap, passed.find("biene").ap) == (6, 0)


@pytest.mark.rule("RE:drones", "RE-SHK-04")
def test_a_controller_pays_for_shock_markers() -> None:
    start = table(PILOT, drone(markers=3))
    done = told(lambda: at_round_start(start), "2")
    assert possible(done.asked[0]) == ["0", "1", "2", "3"]
    bee = done.result.find("biene").vitals
    assert (bee.markers, bee.ap, done.result.find("mars").ap) == (0, 1, 4)
    plain = told(lambda: at_round_start(start)).result
    assert (plain.find("biene").vitals.markers, plain.find("biene").ap) == (1, 0)
    assert told(lambda: at_round_start(table())).asked == []


@pytest.mark.rule("RE:drones", "RE-DRO-01")
def test_the_loss_of_a_drone_is_felt_once() -> None:
    start = table(PILOT, drone(status="out"))
    calm = told(lambda: after_loss(start), faces=[5]).result
    assert calm.find("mars").vitals.hp == 4
    shaken = told(lambda: after_loss(start), faces=[6, 1]).result
    assert shaken.find("mars").vitals.hp == 3
    assert told(lambda: after_loss(shaken)).rolled == []
    assert told(lambda: after_loss(table())).rolled == []


@pytest.mark.rule("RE:drones")
def test_without_a_controller_it_runs_to_the_nearest_edge() -> None:
    start = table(model(status="out"), drone(at=(45, 80), bw=4), acting="biene")
    run = told(lambda: leaderless_phase(start, "biene")).result.find("biene")
    assert run.active and run.at.in_cm == (45, 88) and run.ap == 0
    hidden = drone(at=(45, 80), bw=4, camouflage="passive", camouflage_level=1, revealed=False)
    woods = table(model(status="out"), hidden, acting="biene", zones=(zone("forest", box(40, 75, 50, 82)),))
    assert told(lambda: leaderless_phase(woods, "biene")).result.find("biene").revealed, "out of the woods (RE-CAM-04)"
    near = table(model(status="out"), drone(at=(45, 85), bw=4), acting="biene")
    left = told(lambda: leaderless_phase(near, "biene"))
    assert left.notes("re-drone-leaves")
    assert left.result.find("biene").vitals.status == "removed"


@pytest.mark.rule("RE:drones", "RE-DET-01")
def test_the_loss_of_a_drone_may_blow_up_its_pilot() -> None:
    pilot = enemy("amok", (65, 45), type="mike", ko=3, hp=9, left=1, eh=3)
    bee = drone(at=(50, 45), side="red", controller="amok", weapons=())
    shooter = model(weapons=(weapon(damage=2),))
    start = table(shooter, pilot, bee)
    shot = Deed("normal_shot", "mars", "gewehr", (Shots("biene"),))
    # The shot puts the drone out, the EH roll and the KO roll fail; nobody stands in the circle.
    story = told(lambda: phase.carry_out(start, shot), faces=[1, 12, 1, 12, 12])
    assert [story.result.find(one).vitals.status for one in ("biene", "amok")] == ["out", "removed"]
    assert story.notes("re-explosion")
