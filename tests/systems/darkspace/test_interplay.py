"""Rules that meet in one act: what is left over from it, who is seen, whom a shot hits, whose victory it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.corrections.changes import corrected
from regelwerk.systems.darkspace.game import STAGES
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import knocked_out
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.chase.gunnery import machine_guns
from regelwerk.systems.darkspace.rules.core.ending import decided, outcome
from regelwerk.systems.darkspace.rules.core.events import happens
from regelwerk.systems.darkspace.rules.core.menu import ACTS
from regelwerk.systems.darkspace.rules.core.phase import carry_out, happen
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.core.rounds import ambushes, bonus_phases
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, Event, Goal, SideGoals
from regelwerk.systems.darkspace.rules.core.simple_acts import earshot
from regelwerk.systems.darkspace.rules.core.turn import begin_fight
from regelwerk.systems.darkspace.rules.fight.defence import throw_in_the_way
from regelwerk.systems.darkspace.rules.fight.hindrances import Interrupt, body_of, fitting
from regelwerk.systems.darkspace.rules.fight.reach import reach
from regelwerk.systems.darkspace.rules.movement.paces import headings
from regelwerk.systems.darkspace.state import Actor, Deed, Order, Phase, Progress, World
from regelwerk.systems.darkspace.values import Item
from systems.darkspace.builders import (
    WEAPONS,
    actor,
    character,
    facts,
    henchman,
    machine,
    possible,
    system,
    told,
    world,
    zone,
)
from systems.darkspace.chases import chasing, des, drive, hauler, juro, patrol, pilot

AREA = AreaPlan("crew", mk=2, competence=3, thresholds=(40,), guards=("guard",))
YARD = (zone("gate", at=(0, 0)), zone("tower", at=(5000, 0)))


def done(where: World, deed: Deed, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """An act that is paid for, with everything that follows."""
    return told(lambda: happen(where, deed), *answers, faces=faces)


def group(**changes: Any) -> Actor:
    made = actor("gang", "group", "guards", competence=2, strength=3, weapons=("pistol",), **changes)
    return replace(made, strength=3)


def step(where: World, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """One step of the game."""
    return told(lambda: STAGES[where.stage](where), *answers, faces=faces)


# -- a probe that was never made --------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INC-03", "DS-CORE-10", "DS-CTX-08", "DS:stress_dice")
def test_who_breaks_down_before_the_throw_has_not_touched_the_firewall() -> None:
    """A distracted hacker with one die is desperate, and the stress of that is the last straw: no dice, no alarm."""
    ilko = character("ilko", concentration=1, stress=19, distracted_by="guard", weapons=("terminal",))
    options = Options(stress_dice="stepwise")
    where = world(ilko, system(), henchman(), options=options, acting="ilko")
    after = done(where, Deed("hack", "ilko", "core", "terminal")).result
    assert after.find("ilko").out == "stress"
    core = after.find("core")
    assert (core.alarm, core.breach.firewall) == (False, 0)


@pytest.mark.rule("DS-INC-03", "DS-CORE-10", "DS-CHA-09")
def test_who_breaks_down_at_the_wheel_gains_nothing() -> None:
    """Control is kept, but the desperate dash behind it is one point of stress too many."""
    driver = juro(dexterity=1, stress=19, handicaps=("dexterity",), skills={"manoeuvre": 5})
    where = chasing(hauler(), driver, patrol(), pilot(), start={"hauler": 12, "patrol": 0}, acting="juro")
    after, success = drive(where, "dash", "juro", faces=[10, 10, 9, 9, 8]).result
    assert after.find("juro").out == "stress"
    assert (success, des(after)["hauler"]) == (False, 12)


@pytest.mark.rule("DS-ACT-06", "DS-DEF-13", "DS-INC-03")
def test_who_collapses_over_what_they_heave_stops_nobody() -> None:
    crate = Item("crate", Name.of("Kiste", en="crate"), "obstacle", 3, 0)
    guard = character("guard", "guards", stress=19, constitution=1, distracted_by="rhea", items=(crate,))
    where = world(character(), character("ilko"), guard, acting="ilko")
    heave = Interrupt("obstacle", "crate", 2, probe=True)
    after, stands = told(
        lambda: throw_in_the_way(where, "guard", Deed("move", "ilko"), heave), faces=[10, 10, 9]
    ).result
    assert after.find("guard").out == "stress"
    assert (stands, after.find("ilko").barred) == (False, ())


@pytest.mark.rule("DS:interrupt_window", "DS:collapse_rule", "DS-CORE-12")
def test_what_comes_off_the_result_after_the_throw_counts_for_a_collapse() -> None:
    """8 and 6 and 2 are 16: more than the stress of 14, until the guard's carbine takes 2 off it."""
    options = Options(interrupt_window="after_roll", collapse_rule="result_le")
    rhea = character(skills={"body_control": 2}, stress=14, weapons=("pistol",))
    where = world(rhea, henchman(weapons=("carbine",), armour_size=3), options=options, acting="rhea")
    shot = Deed("attack", "rhea", "guard", "pistol")
    assert not done(where, shot, "0", "pass", faces=[8, 6, 2]).result.find("rhea").doubled
    assert done(where, shot, "0", "pin_down:carbine", "0", faces=[8, 6, 2]).result.find("rhea").doubled


# -- whom people see --------------------------------------------------------------------------------------------------


def hidden(options: Options | None = None, **changes: Any) -> World:
    rhea = character(zone="gate", infiltrating=True, weapons=("pistol",), hurt={"vital": 1}, **changes)
    guard = henchman(zone="gate", weapons=("pistol",))
    where = world(rhea, guard, zones=YARD, links=(("gate", "tower", 3),), options=options, acting="guard")
    return replace(where, area=replace(laid_out(AREA), se=5))


@pytest.mark.rule("DS-INF-23", "DS-MOV-07")
def test_nobody_distracts_somebody_who_hides() -> None:
    where = hidden()
    assert earshot(where, where.find("guard")) == []
    assert earshot(where.change("rhea", infiltrating=False), where.find("guard")) == ["rhea"]


@pytest.mark.rule("DS-INF-23", "DS-DST-06", "DS-MOV-01")
def test_nobody_runs_or_walks_to_somebody_who_hides() -> None:
    where = hidden().change("guard", zone="tower")
    offer = ACTS["long_sprint"].deeds(where, where.find("guard"))
    assert not isinstance(offer, Refused)
    assert {deed.amount for deed in offer} == {1}, "only to the zone, as if nobody were there"
    seen = ACTS["long_sprint"].deeds(where.change("rhea", infiltrating=False), where.find("guard"))
    assert not isinstance(seen, Refused)
    assert {deed.amount for deed in seen} == {0, 1}
    metres = hidden(Options(movement_scale="metres"), position=(60, 0))
    assert [target for target, _ in headings(metres, "guard") if target] == []
    shown = metres.change("rhea", infiltrating=False)
    assert [target for target, _ in headings(shown, "guard") if target] == ["rhea", "rhea"]


@pytest.mark.rule("DS-INF-23", "DS-DEF-01")
def test_what_somebody_does_in_hiding_is_not_interrupted_but_an_attack_is() -> None:
    where = replace(hidden(), phase=Phase("rhea"))
    guard = where.find("guard")
    assert list(fitting(where, guard, Deed("grit", "rhea"), None)) == []
    seen = where.change("rhea", infiltrating=False)
    assert [one.key for one in fitting(seen, guard, Deed("grit", "rhea"), None)] == ["pin_down:pistol"]
    shot = Deed("attack", "rhea", "guard", "pistol")
    check = basic_check(where, "rhea", "body_control", "DS-ATT-01")
    assert [one.kind for one in fitting(where, guard, shot, check)] == ["pin_down"]


# -- whom a shot hits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-DEF-10", "DS-CHA-13")
def test_who_jumps_under_fire_does_not_draw_it_to_the_machine_boarded() -> None:
    """A trooper on an open skimmer is pinned down from an escort: its shots do not hit the hauler he jumps into."""
    trooper = henchman("trooper", 3, "customs", aboard="patrol", zone="", armour_size=3)
    escort = machine("escort", "crew", size=5, waiting=True)
    oda = character("oda", "crew", aboard="escort", weapons=("heavy_rifle",))
    people = (hauler(), juro(), escort, oda, patrol(open=True), pilot(), trooper)
    start = {"hauler": 5, "patrol": 5, "escort": 5}
    where = chasing(*people, start=start, acting="trooper", queue=("oda",))
    jump = Deed("board", "trooper", "hauler")
    after = done(where, jump, "pin_down:heavy_rifle", "0", "0", faces=[9, 8, 3]).result
    assert after.find("trooper").aboard == "hauler"
    assert (after.find("hauler").hurt.defensive, after.find("trooper").hurt.defensive) == (0, 2)


@pytest.mark.rule("DS-GRP-03", "DS-DEF-07", "DS-ATT-03")
def test_a_group_strikes_a_second_target_with_its_own_full_defence_and_says_so() -> None:
    """9 and 8 are 17, and 20 against no armour; rhea's full defence takes 4 off it, for herself alone."""
    people = (group(), character(full_defence=4), character("ilko"))
    where = world(*people, options=Options(henchman_groups=True), acting="gang")
    shot = Deed("attack", "gang", "rhea", "pistol")
    told_so = done(where, shot, "ilko", "0", "pass", faces=[9, 8])
    assert [(whom.id, result) for whom, result in facts(told_so, "ds-attack-hits", "whom", "result")] == [
        ("rhea", 16),
        ("ilko", 20),
    ]
    assert told_so.result.find("ilko").hurt.vital == 1


@pytest.mark.rule("DS-MAC-07", "DS-CHA-05")
def test_outside_a_chase_it_is_the_hull_that_keeps_somebody_out_of_reach() -> None:
    van = machine("van", size=6, waiting=True)
    where = world(character(), van, henchman(aboard="van"))
    found = reach(where, "rhea", "guard", WEAPONS["rifle"])
    assert found.refused is not None
    assert found.refused.rule_id == "DS-MAC-07"


# -- acts that were begun ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-AE-03", "DS-MAC-03", "DS-CORE-13")
def test_an_instruction_that_was_begun_is_gone_on_with() -> None:
    """After a collapse it costs 2: one is left in this phase, the other follows in the next."""
    drone = machine(side="crew", network="crew_net", weapons=("gun",), waiting=True)
    ilko = character("ilko", doubled=True, weapons=("datapad",), network="crew_net")
    where = replace(world(ilko, drone, acting="ilko"), phase=Phase("ilko", used=2))
    order = Deed("instruct", "ilko", "drone", detail="guard")
    begun = told(lambda: carry_out(where, order), "begin").result
    assert begun.find("ilko").progress == Progress(order, 1, 2)
    later = replace(begun, phase=Phase("ilko"))
    after = step(later, "continue", faces=[5, 4]).result
    assert after.find("drone").order == Order("guard", "ilko")
    assert after.phase is not None and after.phase.used == 1


@pytest.mark.rule("DS-AE-03", "DS-AE-09")
def test_nothing_is_gone_on_with_that_nothing_can_be_paid_of() -> None:
    """Stuck in obstacles with the budget spent and no room for stress: the phase is over without a question."""
    begun = Progress(Deed("move", "rhea", detail="tower"), 2, 4)
    rhea = character(stress=18, zone="gate", progress=begun)
    where = replace(world(rhea, zones=YARD, links=(("gate", "tower", 2),), acting="rhea"), phase=Phase("rhea", used=3))
    asked = step(where, "end").asked
    assert "continue" not in possible(asked[0])
    bearable = step(where.change("rhea", stress=10), "end").asked
    assert "continue" in possible(bearable[0])


@pytest.mark.rule("DS-MOV-09", "DS-AE-03")
def test_an_aim_is_lost_with_the_beginning_of_anything_but_an_attack() -> None:
    rhea = character(aim=1, doubled=True, weapons=("cannon",), hurt={"vital": 1})
    where = replace(world(rhea, henchman(), acting="rhea"), phase=Phase("rhea", used=2))
    assert told(lambda: carry_out(where, Deed("grit", "rhea")), "begin").result.find("rhea").aim == 0
    shot = Deed("attack", "rhea", "guard", "cannon")
    assert told(lambda: carry_out(where, shot), "begin").result.find("rhea").aim == 1


@pytest.mark.rule("DS-ORD-04", "DS-DST-06", "DS:turn_order")
def test_on_a_running_track_too_nobody_runs_a_long_way_twice_in_a_round() -> None:
    """Else a runner, put before the target again and again, would keep everybody else from acting."""
    people = (character(zone="gate", account=4), henchman(zone="tower", account=5))
    links = (("gate", "tower", 3),)
    where = world(*people, zones=YARD, links=links, options=Options(turn_order="continuous"), acting="rhea")
    run = Deed("long_sprint", "rhea", "guard", detail="tower", amount=1)
    after = done(where, run, "0", faces=[10, 10, 9, 9, 9]).result
    assert (after.find("rhea").zone, after.find("rhea").account) == ("tower", 4)
    again = ACTS["long_sprint"].deeds(
        replace(after.change("guard", zone="gate"), phase=Phase("rhea")), after.find("rhea")
    )
    assert isinstance(again, Refused)
    assert again.rule_id == "DS-ORD-04"


# -- phases before the first round ------------------------------------------------------------------------------------


@pytest.mark.rule("DS-DEF-07", "DS-DEF-13", "DS-INF-20", "DS-AMB-02")
def test_phases_of_grace_and_of_ambush_end_what_lasts_until_the_next_phase() -> None:
    people = (character(full_defence=4), henchman(stopped_by=("rhea",)))
    grace = told(lambda: bonus_phases(world(*people, stage="bonus", bonus=("rhea",)))).result
    assert (grace.find("rhea").full_defence, grace.find("guard").stopped_by) == (0, ())
    surprised = world(*people, stage="ambush", surprised="guards")
    ambush = told(lambda: ambushes(surprised)).result
    assert ambush.phase == Phase("rhea", kind="ambush")
    assert (ambush.find("rhea").full_defence, ambush.find("guard").stopped_by) == (0, ())


@pytest.mark.rule("DS-INF-24", "DS:discovery_shortcut")
def test_a_phase_before_word_is_sent_names_its_own_rule() -> None:
    area = laid_out(AREA)
    where = world(character(), henchman(), stage="bonus", bonus=("rhea",))
    quicker = told(lambda: bonus_phases(replace(where, area=replace(area, informer="guard"))))
    confused = told(lambda: bonus_phases(replace(where, area=area)))
    rules = [note.rule_id for heard in (quicker, confused) for note in heard.notes("ds-bonus-phase")]
    assert rules == ["DS-INF-24", "DS-INF-20"]


@pytest.mark.rule("DS-ORD-01", "DS:return_account", "DS-AMB-02")
def test_a_new_fight_begins_with_empty_accounts_and_forgets_the_rounds_of_the_old_one() -> None:
    fallen = character("oda", out="damage", hurt={"vital": 3}, account=14)
    marks = ("alarm:core", "surprised:guards", "surprised:guards:2")
    where = world(character(account=9), henchman(account=8), fallen, marks=marks, round=2)
    fought = told(lambda: begin_fight(where), faces=[9, 8, 7, 5, 4]).result
    assert {one.account for one in fought.actors} == {0}
    assert fought.marks == ("alarm:core", "surprised:guards")


# -- where people are put ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DS:movement_scale", "DS-JOI-01", "DS-PRI-01")
def test_who_comes_or_is_moved_by_an_event_stands_on_the_spot_where_metres_count() -> None:
    people = (character(zone="gate"), henchman(zone="", waiting=True))
    where = world(*people, zones=YARD, options=Options(movement_scale="metres"), acting="rhea")
    come = Event("help", (), joins=("guard",), at="tower", moves=(("rhea", "tower"),))
    after = told(lambda: happens(where, come), faces=[5, 4]).result
    assert [after.find(who).position for who in ("rhea", "guard")] == [(5000, 0), (5000, 0)]


@pytest.mark.rule("DS:distance_model", "DS-PRI-01")
def test_a_change_of_scene_ends_distances_that_were_set_for_pairs_and_trenches() -> None:
    gang = group(zone="gate", dug_in=True)
    where = world(character(zone="gate"), gang, zones=YARD, apart=(("gang", "rhea", 0),), acting="rhea")
    after = told(lambda: happens(where, Event("gone", (), moves=(("gang", "tower"),)))).result
    assert (after.apart, after.find("gang").dug_in) == ((), False)


@pytest.mark.rule("DS-CORE-22", "DS-DST-01")
def test_whom_the_master_puts_elsewhere_stands_there_in_metres_and_for_pairs_as_well() -> None:
    where = world(character(zone="gate"), henchman(zone="gate"), zones=YARD, apart=(("guard", "rhea", 0),))
    after = corrected(where, {"who": "rhea", "set": "zone", "to": "tower"})
    assert (after.find("rhea").zone, after.find("rhea").position, after.apart) == ("tower", (5000, 0), ())


# -- whose victory it is ----------------------------------------------------------------------------------------------

DESTROY = (SideGoals("crew", ((Goal("destroy"),),)), SideGoals("guards", ((Goal("destroy"),),)))


@pytest.mark.rule("DS-PRI-02")
def test_two_sides_that_bring_each_other_down_have_both_lost() -> None:
    where = world(character(out="damage"), henchman(out="damage"), goals=DESTROY)
    assert decided(where).ended == "-"
    assert decided(where.change("rhea", out="")).ended == "crew"
    assert decided(where.change("guard", out="")).ended == "guards"


@pytest.mark.rule("DS-PRI-02", "DS-MAC-05", "DS-CTX-12")
def test_a_machine_that_was_won_over_does_not_make_its_owner_a_winner() -> None:
    taken = hauler(turned="guards", seat="crew_seat")
    where = world(taken, character(seat="crew_seat"), henchman(seat="guard_seat"), ended="guards", reason="seize")
    assert outcome(where).seats == ("guard_seat",)
    core = system(controlled_by="rhea", seat="guard_seat")
    hacked = world(core, character(seat="crew_seat"), henchman(seat="guard_seat"), ended="guards", reason="destroy")
    assert outcome(hacked).seats == ("guard_seat",)


@pytest.mark.rule("DS-PRI-02", "DS-CHA-13")
def test_a_side_whose_last_member_is_adrift_has_lost() -> None:
    lost = character(out="adrift", zone="")
    assert decided(world(lost, henchman(), goals=DESTROY)).ended == "guards"


# -- machines from afar -----------------------------------------------------------------------------------------------


def steering(**changes: Any) -> World:
    """Ilko rides in a van and steers a drone from there."""
    net = {"network": "crew_net", "waiting": True}
    van, drone = machine("van", "crew", size=6, **net), machine("drone", "crew", weapons=("gun",), **net)
    ilko = character("ilko", aboard="van", remote="drone", network="crew_net", weapons=("datapad",))
    return world(van, drone, ilko, henchman(weapons=("heavy_rifle",)), acting="ilko", **changes)


@pytest.mark.rule("DS-MAC-01", "DS-ATT-01")
def test_who_rides_in_one_machine_fires_the_gun_of_the_one_steered_from_there() -> None:
    where = steering()
    assert [(weapon.id, mount) for weapon, mount in machine_guns(where, where.find("ilko"))] == [("gun", "drone")]
    inside = where.change("ilko", aboard="drone")
    assert len(machine_guns(inside, inside.find("ilko"))) == 1


@pytest.mark.rule("DS-MAC-01", "DS-DEF-09", "DS-DEF-01")
def test_two_guns_of_one_make_are_one_answer() -> None:
    where = steering()
    armed = where.find("van")
    where = where.put(replace(armed, sheet=replace(armed.sheet, weapons=(WEAPONS["gun"],), open=True)))
    where = replace(where, phase=Phase("guard"), queue=("ilko",))
    asked = done(where, Deed("aim", "guard"), "pass").asked
    assert possible(asked[0]) == ["pass", "pin_down:gun"]


@pytest.mark.rule("DS-MAC-01", "DS-DEF-09")
def test_whoever_steers_from_afar_is_held_down_where_the_machine_is() -> None:
    where = steering(engaged=(("drone", "guard"),))
    assert body_of(where, Deed("ram", "ilko", "guard", "drone"), "guard") == "drone"
    assert body_of(where, Deed("attack", "ilko", "guard", "gun", "drone"), "guard") == "drone"
    assert body_of(where, Deed("grit", "ilko"), "guard") == "van"


@pytest.mark.rule("DS-MAC-01", "DS-INC-03")
def test_nobody_steers_a_machine_that_is_out_of_action() -> None:
    where = knocked_out(steering(), "drone", "damage")
    assert where.find("ilko").remote == ""
    assert ACTS["leave_controls"].deeds(where, where.find("ilko")) == ()
