"""Attacks out of hiding: who can be surprised, and what follows from success and failure."""

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.awareness import fight_is_heard
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.core.rounds import end_round
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.rules.fight.ambush import aftermath, come_round, may_ambush, surprise
from regelwerk.systems.darkspace.rules.fight.attack import attack, declare
from regelwerk.systems.darkspace.state import Actor, Cover, Deed, Phase, World
from systems.darkspace.builders import (
    actor,
    armour,
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

PLAN = AreaPlan("crew", mk=2, competence=3, thresholds=(40,), guards=("guard",))
PAIR = Options(attack_stealth="pair")


def rhea(**changes: Any) -> Actor:
    return character("rhea", **{"infiltrating": True, "skills": {"luck": 2}, **changes})


def guard(**changes: Any) -> Actor:
    return henchman("guard", 3, **{"waiting": True, **changes})


def scene(*people: Actor, options: Options | None = None, scene_fields: Any = None, **area: Any) -> World:
    made = world(*people, options=options, acting="rhea", **(scene_fields or {}))
    return replace(made, area=replace(laid_out(PLAN), se=5, **area))


def struck(where: World, *dice: int, was_able: bool = True, whom: str = "guard", pair: int | None = None) -> World:
    return told(lambda: aftermath(where, Deed("attack", "rhea", whom), was_able, pair), faces=dice).result


# -- who can be surprised ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-AMB-02", "DS-AMB-01")
def test_ds_amb_02_in_a_break_in_the_attackers_need_more_se_than_the_guards_and_no_alarm() -> None:
    assert may_ambush(scene(rhea(), guard()), "rhea", "guard")
    assert may_ambush(scene(rhea(), machine("drone", waiting=True)), "rhea", "drone")
    assert may_ambush(scene(rhea(), system("core")), "rhea", "core")
    assert not may_ambush(scene(rhea(), guard(), guard_se=5), "rhea", "guard")
    assert not may_ambush(scene(rhea(), guard(), alarm=True), "rhea", "guard")
    assert not may_ambush(scene(rhea(), guard(), discovered=True), "rhea", "guard")
    assert not may_ambush(scene(rhea(infiltrating=False), guard()), "rhea", "guard")


def test_nobody_ambushes_friends_things_or_the_fallen() -> None:
    crate = actor("crate", "object", "", size=4)
    where = scene(rhea(), character("ilko"), crate, guard(out="damage"))
    assert not any(may_ambush(where, "rhea", whom) for whom in ("ilko", "crate", "guard"))


@pytest.mark.rule("DS-AMB-02")
def test_ds_amb_02_before_the_first_round_the_surprised_side_can_be_ambushed() -> None:
    people = (rhea(infiltrating=False), henchman("guard"), henchman("cop", side="police"))
    where = world(*people, surprised="guards")
    ambush = replace(where, phase=Phase("rhea", kind="ambush"))
    assert may_ambush(ambush, "rhea", "guard")
    assert not may_ambush(ambush, "rhea", "cop")
    assert not may_ambush(replace(where, phase=Phase("rhea")), "rhea", "guard")


@pytest.mark.rule("DS-AMB-02")
def test_ds_amb_02_who_walks_into_an_ambush_is_surprised_until_the_next_round() -> None:
    where = surprise(world(rhea(infiltrating=False), henchman("guard"), acting="rhea"), "guards")
    assert may_ambush(where, "rhea", "guard")
    # Whoever is still on standby later has heard the shots as well.
    assert not may_ambush(replace(where, round=2), "rhea", "guard")
    assert not may_ambush(replace(where, queue=("guard",)), "rhea", "guard")
    assert not may_ambush(replace(where, acted=("guard",)), "rhea", "guard")


@pytest.mark.rule("DS-AMB-03", "DS-GRP-02", "DS:bypass_scope")
def test_ds_amb_03_the_effects_on_offer() -> None:
    """By the narrow reading armour cannot be bypassed where there is some; cover is armour against fire only."""
    crowd = actor("guard", "group", "guards", competence=2, strength=3, waiting=True)
    bare = guard(cover=Cover("crate", 3, 1))
    bare = replace(bare, sheet=replace(bare.sheet, armour=armour(0, 0)))
    narrow = Options(bypass_scope="unarmoured")

    def effects(prey: Actor, weapon: str = "pistol", options: Options | None = None) -> list[str]:
        where = scene(rhea(weapons=("pistol", "baton")), prey, options=options)
        announced = told(lambda: declare(where, Deed("attack", "rhea", "guard", weapon)))
        asked = [one for one in announced.asked if one.prompt.rule_id == "DS-AMB-03"]
        return possible(asked[0]) if asked else [announced.result.ambush]

    assert effects(guard()) == ["gap", "bypass", "take_out"]
    assert effects(crowd) == ["gap", "bypass"]
    assert effects(guard(), options=narrow) == ["gap", "take_out"]
    assert effects(bare, options=narrow) == ["gap", "take_out"]
    assert effects(bare, "baton", options=narrow) == ["gap", "bypass", "take_out"]
    armoured = replace(crowd, sheet=replace(crowd.sheet, armour=armour(2, 2)))
    assert effects(armoured, options=narrow) == ["gap"]


# -- what follows -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-09", "DS-AMB-01")
def test_ds_inf_09_if_the_target_is_out_nobody_knows_but_the_attack_was_not_quiet() -> None:
    after = struck(scene(rhea(), guard(out="taken_out")), 6)
    assert after.area is not None
    assert (after.area.guard_se, after.area.discovered) == (6, False)
    assert after.find("rhea").infiltrating


@pytest.mark.rule("DS-AMB-02", "DS-INF-23")
def test_ds_amb_02_a_target_that_is_still_standing_gives_them_away() -> None:
    after = struck(scene(rhea(), guard()), 9, 1, 1, 5, 1, 1)
    assert after.has("discovered")
    assert not after.find("guard").waiting


@pytest.mark.rule("DS-AMB-02", "DS-INF-23")
def test_ds_inf_23_who_was_shot_at_from_afar_comes_as_well() -> None:
    yard = {"zones": (zone(), zone("yard"))}
    people = (rhea(), guard(zone="yard"), henchman("other", waiting=True, zone="yard"))
    where = scene(*people, scene_fields=yard)
    where = replace(where, area=replace(laid_out(replace(PLAN, guards=())), se=5))
    after = struck(where, 9, 8, 7, 6, 5, 4)
    assert (after.find("guard").active, after.find("other").active) == (True, False)
    assert after.find("guard").zone == "yard"


@pytest.mark.rule("DS-INF-09", "DS-INF-23")
def test_ds_inf_09_an_attack_while_behind_or_in_an_alarm_is_discovered_anyway() -> None:
    fallen = guard(out="damage")
    assert struck(scene(rhea(), fallen, guard_se=6)).has("discovered")
    assert struck(scene(rhea(), fallen, alarm=True)).has("discovered")


@pytest.mark.rule("DS-INF-09", "DS:attack_stealth")
def test_attack_stealth_the_secondary_pair_of_an_attack_may_keep_it_quiet() -> None:
    where = scene(rhea(), guard(out="taken_out"), options=PAIR)
    quiet, loud = struck(where, pair=13), struck(where, 4, pair=12)
    assert quiet.area is not None
    assert loud.area is not None
    assert (quiet.area.guard_se, loud.area.guard_se) == (0, 4)
    strict = struck(scene(rhea(), guard(out="taken_out")), 4, pair=20)
    assert strict.area is not None
    assert strict.area.guard_se == 4


def test_things_and_systems_that_have_noticed_nothing_do_not_call_for_help() -> None:
    crate = actor("crate", "object", "", size=4)
    assert not struck(scene(rhea(), crate), 3, whom="crate").has("discovered")
    assert not struck(scene(rhea(), system("core")), 3, whom="core").has("discovered")
    assert struck(scene(rhea(), system("core", alarm=True)), whom="core").has("discovered")


def test_an_attack_before_the_first_round_is_the_only_one() -> None:
    where = replace(world(rhea(infiltrating=False), henchman("guard")), phase=Phase("rhea", kind="ambush"))
    after = struck(where)
    assert after.phase is not None
    assert after.phase.over


def test_outside_of_a_break_in_nothing_follows() -> None:
    where = world(rhea(infiltrating=False), henchman("guard"), acting="rhea")
    assert struck(where) == where


# -- who knows afterwards (R-105) -------------------------------------------------------------------------------------


def after_the_break_in(*people: Actor, **changes: Any) -> World:
    """The last threshold is reached: nobody hides any longer, and the guards still suspect nothing."""
    made = world(rhea(infiltrating=False, account=4, weapons=("cannon",)), *people, acting="rhea", **changes)
    return made.mark("area:over")


@pytest.mark.rule("DS-AMB-02", "DS-INF-23", "DS-JOI-02")
def test_ds_amb_02_after_a_break_in_whoever_was_attacked_knows_and_calls_the_others() -> None:
    yard = {"zones": (zone(), zone("yard"), zone("roof")), "links": (("hall", "yard", 2),)}
    others = (henchman("near", waiting=True, zone="yard"), henchman("far", waiting=True, zone="roof"))
    where = after_the_break_in(guard(), *others, **yard)
    done = told(lambda: aftermath(where, Deed("attack", "rhea", "guard"), True), faces=[9, 8, 1, 7, 6])
    after = done.result
    assert after.has("discovered")
    assert [(who, after.find(who).active) for who in ("guard", "near", "far")] == [
        ("guard", True), ("near", True), ("far", False),
    ]  # fmt: skip
    assert (after.find("guard").account, after.find("near").account) == (5, 6)
    assert facts(done, "ds-alerted", "who", "others") == [(Ref("guard"), (Ref("near"),))]


@pytest.mark.rule("DS-AMB-02", "DS-INF-23")
def test_ds_amb_02_in_every_scene_whoever_was_attacked_takes_part() -> None:
    where = world(rhea(infiltrating=False), guard(), acting="rhea")
    after = struck(where, 9, 8, 1)
    assert after.find("guard").active
    assert not after.has("discovered"), "nobody was breaking in"


@pytest.mark.rule("DS-AMB-02", "DS-INF-23")
def test_ds_inf_23_an_open_attack_during_a_break_in_is_noticed_as_well() -> None:
    after = struck(
        scene(rhea(infiltrating=False), character("ilko", infiltrating=True), guard()), 9, 1, 1, 8, 1, 1, 7, 1, 1
    )
    assert after.has("discovered") and after.find("guard").active


@pytest.mark.rule("DS-INF-23", "DS-INF-26")
def test_ds_inf_23_a_fight_after_a_break_in_is_heard_from_the_next_round_on() -> None:
    """The first guard falls without a word. The second learns of it when the round is over, and not before."""
    where = after_the_break_in(guard(out="damage"), henchman("near", waiting=True))
    fallen = struck(where)
    assert not fallen.find("near").active
    heard = told(lambda: end_round(replace(fallen, stage="round_end", phase=None)), faces=[7, 6])
    assert heard.result.find("near").active and "near" in heard.result.queue
    assert heard.notes("ds-fight-heard")
    quiet = told(lambda: fight_is_heard(where))
    assert not quiet.result.find("near").active, "nobody has fought yet"


@pytest.mark.rule("DS-AMB-02", "DS-INF-23")
def test_ds_inf_23_the_guards_of_a_place_come_when_they_are_called() -> None:
    plan = replace(PLAN, guards=("porter",), at="hall")
    people = (guard(), henchman("porter", waiting=True, zone="stairs"))
    where = after_the_break_in(*people, zones=(zone(), zone("stairs")), area=plan)
    after = struck(replace(where, area=None), 9, 8, 1, 7, 6)
    assert after.find("porter").active and after.find("porter").zone == "hall"


# -- whole attacks ----------------------------------------------------------------------------------------------------


def shoots(where: World, effect: str, faces: Sequence[int]) -> Transcript[tuple[World, bool]]:
    return told(lambda: attack(where, Deed("attack", "rhea", "marok", "cannon", ambush=effect)), faces=faces)


def gunner() -> Actor:
    """Four dice and 4: a cannon of size 5 is three steps off at short distance, so she shoots from afar."""
    return rhea(dexterity=4, skills={"body_control": 4}, weapons=("cannon",))


@pytest.mark.rule("DS-AMB-03", "DS-INF-09", "DS:take_out_scope")
def test_ds_amb_03_taken_out_at_once_with_the_vital_monitor_untouched() -> None:
    """Penetration 7 against hard 8: no bonus. 19 hits interaction for 3, as much as the target's constitution."""
    marok = character("marok", "guards", constitution=3, armour=armour(5, 4), waiting=True)
    where = replace(scene(gunner(), marok, options=Options(distance_model="pairs")), apart=(("marok", "rhea", 4),))
    done = shoots(where, "take_out", [8, 7, 3, 1, 6])
    after = done.result[0]
    assert (after.find("marok").out, after.find("marok").hurt.vital, after.find("marok").hurt.interaction) == (
        "taken_out",
        0,
        3,
    )
    assert after.find("marok").taken_out == 3
    assert not after.has("discovered")
    assert after.area is not None
    assert after.area.guard_se == 6
    assert facts(done, "ds-attack-hits", "result", "damage") == [(19, 3)]
    assert facts(done, "ds-uses-ambush", "effect") == [(Word("ds-effect-take_out"),)]


# -- coming round -----------------------------------------------------------------------------------------------------


def taken_out(**changes: Any) -> Actor:
    return henchman("guard", 1, **{"out": "taken_out", "taken_out": 2, "back_in": 3, "initiative": 5, **changes})


@pytest.mark.rule("DS-AMB-03", "DS:take_out_lasts")
def test_take_out_lasts_rounds_then_they_come_back() -> None:
    def later(*people: Actor, number: int) -> Actor:
        where = replace(world(*people), round=number)
        return told(lambda: come_round(where)).result.find("guard")

    ilko = character("ilko", account=4)
    assert later(ilko, taken_out(), number=2).out == "taken_out"
    back = later(ilko, taken_out(), number=3)
    assert (back.out, back.account, back.taken_out, back.back_in) == ("", 5, 0, 0)
    assert later(ilko, taken_out(back_in=0), number=9).out == "taken_out"
    assert later(ilko, taken_out(dead=True), number=9).out == "taken_out"
    assert later(ilko, taken_out(hurt={"vital": 1}), number=9).out == "taken_out"


@pytest.mark.rule("DS-AMB-03", "DS-INF-23")
def test_a_guard_who_comes_round_during_a_break_in_calls_the_others() -> None:
    where = replace(scene(rhea(), taken_out()), round=3)
    after = told(lambda: come_round(where), faces=[9, 1, 1, 5]).result
    assert after.has("discovered")
    assert after.find("guard").active
