"""The light tactic: a fair attack at once, otherwise one of a few places; the mission comes first."""

from __future__ import annotations

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.rules.mission.scenes import Ends, Mission, MissionArea
from regelwerk.systems.realms.tactics.light import hunch
from systems.realms.builders import box, enemy, model, named, piece, weapon, world

RIFLE = weapon()
TALL = piece("haus", box(40, 35, 50, 55), 12, 1)
HOME = Ends(MissionArea("south", box(0, 0, 90, 15), named("south")))
AWAY = Ends(MissionArea("north", box(0, 75, 90, 90), named("north")))


def test_a_fair_shot_is_taken_at_once() -> None:
    mars = model("mars", (35, 45), weapons=(RIFLE,), fk=7)
    start = world(mars, enemy("amok", (60, 45), weapons=(weapon("pistole", 1, strength=1, damage=1),)), acting="mars")
    assert hunch(start, "mars").target == "amok"


def test_whoever_sees_nobody_goes_and_goes_only_once() -> None:
    mars = model("mars", (30, 45), weapons=(RIFLE,), fk=7)
    foe = enemy("amok", (60, 45), weapons=(weapon("pistole", 1, strength=1, damage=1),), ap=0, had_phase=True)
    start = world(mars, foe, pieces=(TALL,), acting="mars", round=6)
    assert hunch(start, "mars").kind == "move"
    assert start.phase is not None
    came = replace(start, phase=replace(start.phase, acts=1, last="move"))
    assert hunch(came, "mars").kind != "move"


def test_whoever_is_sent_for_something_goes_rather_than_shoots() -> None:
    at = model(at=(45, 38)).at
    goal = Mission("bergung", named("bergung"), (HOME, AWAY), "recover", (at,), 1)
    mars = model("mars", (45, 28), facing=90, weapons=(RIFLE,), fk=7)
    foe = enemy("amok", (45, 60), facing=270, weapons=(weapon("pistole", 1, strength=1, damage=1),))
    there = world(mars, foe, mission=goal, objects=(at,), acting="mars")
    assert hunch(there, "mars").kind == "move"
    assert hunch(world(mars, foe, acting="mars"), "mars").target == "amok"
