"""What one chapter does to another: wrecks, roofs, templates among friends, prone machines, carried things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import phase
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.melee.melee import why_not_attack
from regelwerk.systems.realms.rules.mission.scenes import Mission
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.hitting import blow_of
from regelwerk.systems.realms.rules.shooting.targets import why_not_aim
from regelwerk.systems.realms.rules.sight.cover import cover
from regelwerk.systems.realms.rules.sight.positions import distance, is_exposed, sighting
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import blade, box, enemy, model, piece, possible, told, weapon, world

RIFLE = weapon()
GRENADE = weapon("granate", 1, (12, 4), area=4, strength=4, damage=2)
SHOT = Deed("normal_shot", "mars", "gewehr", (Shots("amok"),))
SHOOTER = model(at=(20, 45), weapons=(RIFLE, GRENADE))


def carried_out(table: World, deed: Deed, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """An action with everything that follows from it."""
    return told(lambda: phase.carry_out(table, deed), *answers, faces=faces)


def table(*models: Model, **changes: Any) -> World:
    return world(*models, **{"acting": "mars", **changes})


# -- size and posture -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MIK-03", "RE-COV-05", "RE-COV-06")
def test_a_mike_profits_from_cover_like_anybody() -> None:
    mike = enemy(type="mike", at=(65.75, 45))
    start = table(SHOOTER, mike, pieces=(piece("mauer", box(58, 40, 63.75, 50), height=5.5, cover=2),))
    found = cover(start, SHOOTER, mike)
    assert (found.level, found.touching) == (2, True)
    assert blow_of(start, SHOT, 0).cover


@pytest.mark.rule("RE-PRO-01", "RE-MODS-01", "RE-MODS-02", "RE:prone_size")
@pytest.mark.parametrize(("ruling", "value"), [("small", 5 - 1 - 1 - 2), ("one_step_smaller", 5 - 1 - 2)])
def test_a_prone_mike_is_a_small_target(ruling: Any, value: int) -> None:
    cannon = replace(SHOOTER, card=model(weapons=(weapon(unwieldy=True),)).card)
    start = table(cannon, enemy(type="mike", prone=True), options=Options(prone_size=ruling))
    assert shot_value(start, SHOT).total == value
    upright = table(cannon, enemy(type="mike"))
    assert shot_value(upright, SHOT).total == 5 - 1 + 1


@pytest.mark.rule("RE-FAST-03", "RE-MODS-04")
def test_the_marker_of_a_fast_model_goes_when_its_phase_begins() -> None:
    start = table(SHOOTER, enemy(fast=True, walked=21 * CENTIMETRE))
    assert shot_value(start, SHOT).total == 3
    begun = told(lambda: phase.begin(start, "amok")).result
    assert (begun.find("amok").fast, begun.find("amok").walked) == (False, 0)
    assert shot_value(begun, SHOT).total == 4
    other = told(lambda: phase.begin(start, "mars")).result
    assert other.find("amok").fast


# -- roofs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-GEO-02", "RE-GEO-08", "RE-MEL-01")
def test_whoever_stands_on_a_roof_is_higher_for_sight_and_blows() -> None:
    roof = piece("haus", box(60, 40, 72, 50), height=10)
    above = enemy(at=(62, 45), floor=10 * CENTIMETRE)
    below = model(at=(58.75, 45), weapons=(blade(),))
    start = table(below, above, pieces=(roof,))
    assert distance(start, below, above) == pytest.approx((0.75**2 + 10**2) ** 0.5)
    beside = table(below, replace(above, at=Point.cm(61.25, 45)), pieces=(roof,))
    refused = why_not_attack(beside, beside.find("mars"), beside.find("amok"))
    assert refused is not None and refused.rule_id == "RE-MEL-01", "nobody strikes up a wall"
    near = replace(SHOOTER, at=Point.cm(55, 45))
    seen = [table(near, replace(above, at=Point.cm(x, 45)), pieces=(roof,)) for x in (61.3, 70)]
    sights = [sighting(one, near, one.find("amok")) for one in seen]
    assert [is_exposed(sight, Options()) for sight in sights] == [True, False], "the edge hides who stands back"


@pytest.mark.rule("RE-GEO-12")
def test_templates_know_no_height() -> None:
    roof = piece("haus", box(60, 40, 72, 50), height=10)
    above = enemy(at=(65, 45), floor=10 * CENTIMETRE, hp=9)
    throw = Deed("normal_shot", "mars", "granate", point=Point.cm(59, 45))
    start = table(replace(SHOOTER, at=Point.cm(40, 45)), replace(above, at=Point.cm(61.5, 45)), pieces=(roof,))
    story = carried_out(start, throw, faces=[1, 12, 1, 1])
    assert story.result.find("amok").vitals.hp == 7


# -- templates among friends ------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-ARE-01", "RE-ARE-07", "RE-DMG-11")
def test_a_template_spares_neither_friends_nor_the_fallen_nor_the_shooter() -> None:
    throw = Deed("normal_shot", "mars", "granate", point=Point.cm(23, 45))
    friend, fallen = model("juno", (23, 46)), enemy("alt", (25, 47), left=0, status="out")
    start = table(SHOOTER, friend, fallen)
    # The throw; juno (1 cm), alt (2.8 cm) and mars (3 cm, partly covered) in the order of their distance.
    story = carried_out(start, throw, faces=[1, 12, 1, 1, 12, 1, 12, 1, 1])
    left = {one: story.result.find(one).vitals for one in ("juno", "alt", "mars")}
    assert left["juno"].hp == 2
    assert left["alt"].status == "removed", "whoever is at 0 falls below it"
    assert left["mars"].hp == 3, "half of two, rounded up"


@pytest.mark.rule("RE-DMG-10", "RE-MOV-17", "RE-MEL-06")
def test_whoever_falls_leaves_what_it_carries_and_a_friend_picks_it_up() -> None:
    goal = world(model()).scene.mission
    recover = Mission("bergung", goal.name, goal.ends, "recover", (Point.cm(30, 30),), 1)
    bearer = enemy(carries=0, left=2, at=(23, 45))
    start = table(SHOOTER, bearer, mission=recover, objects=(None,))
    throw = Deed("snap_shot", "mars", "granate", (Shots("amok"),))
    story = carried_out(start, throw, faces=[1, 12, 1, 12, 1, 1])
    assert story.result.find("amok").vitals.status == "out"
    assert (story.result.find("amok").carries, story.result.objects) == (-1, (Point.cm(23, 45),))
    act = ACTS["interact"]
    near = story.result.change("mars", at=Point.cm(21.75, 45))
    assert isinstance(act.offered(story.result, story.result.find("mars")), Refused), "out of reach"
    deed = told(lambda: act.declare(near, near.find("mars"))).result
    assert deed is not None and act.cost(near, deed).total == 1
    after = carried_out(near, deed).result
    assert (after.find("mars").carries, after.objects) == (0, (None,))
    assert after.find("mars").ap == near.find("mars").ap - 1


# -- wrecks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE:wreck", "RE-MIK-12", "RE-TGT-01")
def test_a_wreck_hides_and_covers_but_is_nobodys_target() -> None:
    mike = enemy("amboss", (50, 45), type="mike")
    wreck = replace(mike, vitals=replace(mike.vitals, hp=0, status="wreck"))
    target = enemy(at=(53.3, 45))
    start = table(SHOOTER, wreck, target)
    refused = why_not_aim(start, SHOOTER, target)
    assert refused is not None and refused.rule_id == "RE-TGT-01"
    hidden = why_not_aim(start, SHOOTER, wreck)
    assert hidden is not None and hidden.rule_id == "RE-DMG-10"
    away = table(SHOOTER, replace(wreck, vitals=replace(wreck.vitals, status="removed")), target)
    assert why_not_aim(away, SHOOTER, target) is None


@pytest.mark.rule("RE-DMG-10", "RE-REA-03")
def test_whoever_is_out_neither_reacts_nor_stands_in_the_line_of_fire() -> None:
    fallen = enemy("alt", (40, 45), weapons=(RIFLE,), fire_ready=True, left=0, status="out")
    start = table(SHOOTER, fallen, enemy(weapons=(RIFLE,), ap=0))
    assert why_not_aim(start, SHOOTER, start.find("amok")) is None
    assert cover(start, SHOOTER, start.find("amok")).level == 0
    assert carried_out(start, Deed("guard", "mars")).asked == []


# -- what ends readiness, and what does not ---------------------------------------------------------------------------


@pytest.mark.rule("RE-SHO-07", "RE-MEL-09", "RE-MOV-15")
def test_any_further_action_ends_readiness_guard_and_a_run_up() -> None:
    set_up = replace(SHOOTER, fire_ready=True, guard=True)
    start = table(set_up)
    assert start.phase is not None
    start = replace(start, phase=replace(start.phase, full_move=True))
    after = carried_out(start, Deed("turn", "mars", facing=9000)).result
    assert (after.find("mars").fire_ready, after.find("mars").guard) == (False, False)
    assert after.phase is not None and not after.phase.full_move and after.phase.last == "turn"
    again = carried_out(after, Deed("fire_ready", "mars")).result
    assert again.find("mars").fire_ready


@pytest.mark.rule("RE-CAM-04", "RE-CAM-13", "RE:camo_break_passive", "RE:ruling_106")
def test_whoever_sneaks_out_of_its_shelter_is_hidden_until_the_last_reaction_is_over() -> None:
    crate = piece("kiste", box(46.25, 40, 50, 50), height=6, climbable=False)
    scout = model(camouflage="passive", camouflage_level=2, revealed=False)
    watcher = enemy(at=(45, 60), facing=270, weapons=(RIFLE,), fire_ready=True, wn=6)
    start = table(scout, watcher, pieces=(crate,))
    walk = Deed("move", "mars", path=(Point.cm(45, 45), Point.cm(42, 45)))
    story = carried_out(start, walk, "none")
    assert {key.partition(":")[0] for key in possible(story.asked[0])} == {"none", "spot"}
    assert story.result.find("mars").revealed, "nothing to hide beside"
    stays = carried_out(replace(start, options=Options(camo_break_passive="stays")), walk, "none").result
    assert not stays.find("mars").revealed
