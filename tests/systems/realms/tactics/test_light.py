"""The light tactic: a fair attack at once, otherwise one of a few places; the mission comes first."""

from __future__ import annotations

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.rules.mission.scenes import Ends, Mission, MissionArea
from regelwerk.systems.realms.tactics.light import hunch
from regelwerk.systems.realms.tactics.plan import plan
from regelwerk.systems.realms.tactics.weights import LIGHT
from systems.realms.builders import box, enemy, model, named, piece, weapon, world

RIFLE = weapon()
TALL = piece("haus", box(40, 35, 50, 55), 12, 1)
HOME = Ends(MissionArea("south", box(0, 0, 90, 15), named("south")))
AWAY = Ends(MissionArea("north", box(0, 75, 90, 90), named("north")))


def test_a_fair_shot_is_taken_at_once() -> None:
    mars = model("mars", (35, 45), weapons=(RIFLE,), fk=7)
    start = world(mars, enemy("amok", (60, 45), weapons=(weapon("pistole", 1, strength=1, damage=1),)), acting="mars")
    assert hunch(start, "mars").target == "amok"


def test_whoever_sees_nobody_goes_late_in_the_game_and_goes_only_once() -> None:
    mars = model("mars", (10, 45), weapons=(RIFLE,), fk=7)
    foe = enemy("amok", (60, 45), weapons=(weapon("pistole", 1, strength=1, damage=1),), ap=0, had_phase=True)
    early = world(mars, foe, pieces=(TALL,), acting="mars", round=2)
    assert hunch(early, "mars").kind != "move"
    late = replace(early, round=6)
    assert hunch(late, "mars").kind == "move"
    assert late.phase is not None
    came = replace(late, phase=replace(late.phase, acts=1, last="move"))
    assert hunch(came, "mars").kind != "move"


def test_a_mike_makes_the_whole_plan() -> None:
    foe = enemy("amok", (65, 45), weapons=(weapon("pistole", 1, strength=1, damage=1),))
    soldier, machine = (model("mars", (20, 45), weapons=(RIFLE,), fk=5, type=kind) for kind in ("infantry", "mike"))
    waiting, going = (world(one, foe, pieces=(TALL,), acting="mars") for one in (soldier, machine))
    assert hunch(waiting, "mars").kind == "fire_ready"
    assert hunch(going, "mars").kind == "move"
    assert hunch(going, "mars") == plan(going, "mars", LIGHT)


def test_whoever_is_sent_for_something_goes_rather_than_shoots() -> None:
    at = model(at=(45, 38)).at
    goal = Mission("bergung", named("bergung"), (HOME, AWAY), "recover", (at,), 1)
    mars = model("mars", (45, 28), facing=90, weapons=(RIFLE,), fk=7)
    foe = enemy("amok", (45, 60), facing=270, weapons=(weapon("pistole", 1, strength=1, damage=1),))
    there = world(mars, foe, mission=goal, objects=(at,), acting="mars")
    assert hunch(there, "mars").kind == "move"
    assert hunch(world(mars, foe, acting="mars"), "mars").target == "amok"
