"""Blows: what stands against what, effects, losses, and what happens on the table."""

from typing import Any

import pytest

from regelwerk.engine.facts import Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import field_names, replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import (
    Blow,
    active_effects,
    apply_hit,
    attack_value,
    compared,
    declare_hit,
    defence_dice,
    defence_value,
    harm_done,
    loss_of,
    next_on_line,
    resolve_hit,
    strike,
)
from regelwerk.systems.realms.rules.damage.damage_contest import Verdict
from regelwerk.systems.realms.rules.mission.scenes import Environment
from regelwerk.systems.realms.state import Model, Vitals, World
from regelwerk.systems.realms.values import DamageProfile
from systems.realms.builders import armour, enemy, facts, item, model, questions, told, world

WON, TIED, LOST = [12, 1], [6, 6], [1, 12]
OPTIONS = set(field_names(Options))
FIELD = item("feld", field=True)
SHIELD = item("schild", shield=True)


def profile(*effects: str, strength: int = 4, damage: int = 3, level: int = 1) -> DamageProfile:
    return DamageProfile("kinetik", level, strength, damage, effects)


def table(target: Model | None = None, **options: Any) -> World:
    return world(model(), target or enemy(armour=armour(4), hp=9), options=Options(**options))


def blow(*effects: str, **changes: Any) -> Blow:
    kind = changes.pop("kind", "shot")
    weapon = profile(*effects, **{key: changes.pop(key) for key in ("strength", "damage", "level") if key in changes})
    return Blow("mars", "amok", weapon, kind, **changes)


def struck(scene: World, with_: Blow, *answers: str, faces: list[int]) -> Transcript[World]:
    """A blow with strength and protection of 5 and 4 unless told: the first two dice decide the contest."""
    return told(lambda: strike(scene, with_), *answers, faces=faces)


def vitals(scene: World, with_: Blow, faces: list[int]) -> Vitals:
    return struck(scene, with_, faces=faces).result.find("amok").vitals


# -- What stands against what -----------------------------------------------------------------------------------------


@pytest.mark.rule("RE-DMG-02", "RE-DMG-03", "RE-DMG-04", "RE-DMG-06", "RE-DMG-07", "RE-ARM-01", "RE:type_levels")
def test_strength_and_level_against_protection_and_the_level_of_the_same_type() -> None:
    scene = table(enemy(armour=armour(4, kinetik=2, schnitt=3)))
    assert (attack_value(scene, blow()).total, defence_value(scene, blow()).total) == (5, 6)
    assert defence_value(table(), blow()).total == 4
    off = table(enemy(armour=armour(4, kinetik=2)), type_levels="off")
    assert (attack_value(off, blow()).total, defence_value(off, blow()).total) == (4, 4)


@pytest.mark.rule("RE:type_levels")
@pytest.mark.parametrize(("level", "dice"), [(3, (2, 1)), (2, (1, 1)), (1, (1, 2))])
def test_the_difference_of_levels_may_give_dice(level: int, dice: tuple[int, int]) -> None:
    scene = table(enemy(armour=armour(4, kinetik=2)), type_levels="difference_bonus_dice")
    sides = declare_hit(scene, blow(level=level)).clash.contest
    assert (sides.attack_dice, sides.defence_dice) == dice
    assert (sides.attack, sides.defence) == (4, 4)


@pytest.mark.rule("RE-AUT-04", "RE-ENV-05")
def test_further_shots_add_to_the_damage_roll_and_the_cold_weakens_heat() -> None:
    assert attack_value(table(), blow(bonus=3)).total == 8
    arctic = world(model(), enemy(), environment="arctic")
    assert attack_value(arctic, blow("hitze")).total == 4
    assert attack_value(arctic, blow()).total == 5


@pytest.mark.rule("RE-DMG-06", "RE:unarmoured_protection")
def test_without_armour_there_is_nothing_to_add_unless_the_constitution_counts() -> None:
    bare = enemy(ko=5, critical=True)
    assert defence_value(table(bare), blow()).total == 0
    tough = table(bare, unarmoured_protection="ko")
    assert defence_value(tough, blow("desintegrator")).total == 4


@pytest.mark.rule("RE-EFF-01", "RE-EFF-10", "RE:panzerbrechend", "RE:ruling_111")
def test_protection_is_halved_up_and_only_once() -> None:
    scene = table(enemy(armour=armour(5, kinetik=1)))
    assert defence_value(scene, blow("desintegrator", cover=True)).total == 3 + 1 + 2
    assert defence_value(scene, blow("panzerbrechend")).total == 3 + 1
    assert defence_value(scene, blow("desintegrator", "panzerbrechend")).total == 3 + 1


@pytest.mark.rule("RE-EFF-10", "RE:panzerbrechend")
def test_armour_piercing_may_take_a_die_instead_but_never_the_last() -> None:
    scene = table(enemy(armour=armour(5), items=(SHIELD,)), panzerbrechend="defence_dice_minus_1")
    piercing = blow("panzerbrechend", shielded=True)
    assert (defence_value(scene, piercing).total, defence_dice(scene, piercing).total) == (5, 1)
    assert defence_dice(scene, blow("panzerbrechend")).total == 1


@pytest.mark.rule("RE-DMG-05", "RE-EFF-01", "RE-EFF-03", "RE-EFF-10", "RE:ruling_46")
def test_armour_neutralises_what_it_names_and_fields_stop_three_effects() -> None:
    armoured = enemy(armour=armour(7, ("explosiv", "panzerbrechend")))
    assert active_effects(armoured, profile("explosiv", "vibro", "panzerbrechend")) == ("vibro",)
    fielded = enemy(items=(FIELD,))
    stopped = profile("desintegrator", "elektro", "panzerbrechend", "mikrowelle")
    assert active_effects(fielded, stopped) == ("mikrowelle",)


@pytest.mark.rule("RE-ARM-02", "RE-ARM-03", "RE-CAM-08", "RE-CAM-09")
def test_shield_camouflage_and_hiding_bring_dice() -> None:
    cloaked = enemy(camouflage="active", items=(SHIELD,))
    scene = table(cloaked)
    assert defence_dice(scene, blow()).total == 2
    assert defence_dice(scene, blow(shielded=True)).total == 3
    assert defence_dice(scene, blow(kind="area", hidden=True)).total == 4
    assert defence_dice(scene, blow(kind="detonation", hidden=True, shielded=True)).total == 6
    assert defence_dice(scene, blow(hidden=True)).total == 2
    assert defence_dice(table(enemy()), blow(shielded=True)).total == 1


@pytest.mark.rule("RE-COV-06", "RE-ARE-09")
@pytest.mark.parametrize(("kind", "value"), [("shot", 6), ("area", 6), ("detonation", 6), ("melee", 4), ("fall", 4)])
def test_touching_cover_ii_helps_against_fire_and_templates(kind: str, value: int) -> None:
    assert defence_value(table(), blow(kind=kind, cover=True)).total == value


@pytest.mark.rule("RE-EFF-13", "RE:schrapnell")
def test_shrapnel_ignores_what_camouflage_and_cover_give() -> None:
    cloaked = enemy(camouflage="active", armour=armour(4))
    shot = blow("schrapnell", kind="area", hidden=True, cover=True)
    assert (defence_dice(table(cloaked), shot).total, defence_value(table(cloaked), shot).total) == (1, 4)
    dice_only = table(cloaked, schrapnell="dice_only")
    assert (defence_dice(dice_only, shot).total, defence_value(dice_only, shot).total) == (1, 6)


@pytest.mark.rule("RE-DMG-05", "RE-DMG-06")
def test_the_log_says_what_stands_against_what_and_what_was_stopped() -> None:
    scene = table(enemy(armour=armour(4, ("vibro",)), hp=9))
    said = compared(scene, blow("vibro", "explosiv"))
    assert said.attack == attack_value(scene, blow())
    assert (said.effects, said.stopped) == (("explosiv",), ("vibro",))
    story = struck(scene, blow("vibro"), faces=[1, 12])
    assert facts(story, "re-versus", "attack", "effects", "stopped") == [
        (attack_value(scene, blow()), (), (Word("re-effect-vibro"),))
    ]
    assert facts(story, "re-contest-lost", "attack", "defence") == [(6, 16)]


@pytest.mark.rule("RE:type_levels", "RE:bonus_die")
@pytest.mark.parametrize(
    ("bonus_die", "attack", "defence"),
    [("keep_best", (3, 4), (2, 4)), ("sum", (3, 4), (2, 4)), ("flat_plus_1", (1, 6), (1, 5))],
)
def test_the_log_tells_the_dice_that_are_thrown(
    bonus_die: str, attack: tuple[int, int], defence: tuple[int, int]
) -> None:
    """Two levels ahead are two more dice, and so is a shield; where bonus dice are flat, they are told as such."""
    bearer = enemy(armour=armour(4, kinetik=1), items=(SHIELD,), hp=9)
    scene = table(bearer, type_levels="difference_bonus_dice", bonus_die=bonus_die)
    with_ = blow(level=3, shielded=True)
    thrown = attack[0] + defence[0]
    story = struck(scene, with_, faces=[1] * thrown + [12])
    ((attack_dice, added, defence_dice, guarded),) = facts(
        story, "re-versus", "attack_dice", "attack", "defence_dice", "defence"
    )
    assert ((attack_dice.total, added.total), (defence_dice.total, guarded.total)) == (attack, defence)
    sizes = [len(dice.faces) for dice in story.rolled[:2]]
    assert sizes == [attack[0], defence[0]], "what is told is what is thrown"


@pytest.mark.rule("RE:type_levels", "RE:area_contests")
def test_the_one_die_of_a_template_stays_one_die() -> None:
    scene = table(type_levels="difference_bonus_dice")
    assert compared(scene, blow(level=3, kind="area", fixed_attack=7)).attack_dice.total == 1


@pytest.mark.rule("RE-EFF-02", "RE-EFF-06", "RE-EFF-07", "RE-EFF-12", "RE-EFF-04", "RE-EFF-15")
@pytest.mark.rule("RE:durchschlag", "RE:undefined_effects", "RE:panzerbrechend", "RE:schrapnell")
def test_only_effects_that_can_do_something_are_announced() -> None:
    def felt(
        *effects: str, target: Model | None = None, where: Environment = "rural", **changes: Any
    ) -> tuple[str, ...]:
        options = {key: changes.pop(key) for key in [*changes] if key in OPTIONS}
        scene = world(model(), target or enemy(armour=armour(4), hp=9), options=Options(**options), environment=where)
        return compared(scene, blow(*effects, **changes)).effects

    through: dict[str, Any] = {"durchschlag": "line_hit_if_total_doubled"}
    assert felt("durchschlag", "hitze", "kaelte", "rail", "emp", reach=60) == ()
    assert felt("durchschlag", reach=60, **through) == ("durchschlag",)
    assert felt("durchschlag", kind="melee", **through) == (), "a blow goes no further"
    assert felt("hitze", where="arctic") == ("hitze",)
    drone = enemy(type="drone", armour=armour(4), hp=9)
    assert felt("emp", target=drone, undefined_effects="shock") == ("emp",)
    assert felt("emp", undefined_effects="shock") == (), "a man of flesh and blood"
    assert felt("strukturschaedigend") == ()
    assert felt("strukturschaedigend", target=enemy(armour=armour(4, ("strukturverstaerkt",)))) == (
        "strukturschaedigend",
    )
    assert felt("panzerbrechend", "desintegrator", target=enemy(hp=9)) == (), "there is no armour to halve"
    assert felt("panzerbrechend") == ("panzerbrechend",)
    assert felt("panzerbrechend", panzerbrechend="defence_dice_minus_1") == ()
    bearer = enemy(armour=armour(4), items=(SHIELD,))
    assert felt("panzerbrechend", target=bearer, shielded=True, panzerbrechend="defence_dice_minus_1") == (
        "panzerbrechend",
    )
    assert felt("schrapnell") == ()
    assert felt("schrapnell", cover=True) == ("schrapnell",)
    assert felt("schrapnell", target=enemy(camouflage="active")) == ("schrapnell",)
    assert felt("explosiv", kind="area", fixed_attack=3) == (), "that die has had its reroll"
    # What armour stops is told only if it would have done something.
    proof = enemy(armour=armour(4, ("hitze", "vibro")), hp=9)
    assert compared(table(proof), blow("hitze", "vibro")).stopped == ("vibro",)


@pytest.mark.rule("RE-DMG-06", "RE-ARE-08", "RE-EFF-11", "RE-EFF-16")
def test_the_log_tells_what_is_really_at_stake() -> None:
    sturdy = table(enemy(armour=armour(4, ("strukturverstaerkt",)), hp=9))
    half = struck(sturdy, blow(damage=5, kind="area", partial=True), faces=LOST)
    ((damage, *said),) = facts(half, "re-versus", "damage", "halved", "stuns")
    assert (damage.total, said) == (1, [True, False])
    stunning = struck(table(), blow("paralyse"), faces=LOST)
    ((damage, *said),) = facts(stunning, "re-versus", "damage", "halved", "stuns")
    assert (damage.total, said) == (3, [False, True])


# -- What a contest brings --------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-DMG-08", "RE-DMG-09", "RE-DMG-10")
def test_ahead_is_damage_a_tie_a_shock_behind_nothing() -> None:
    scene = table()
    assert vitals(scene, blow(), [*WON, 3]) == Vitals(6, ap=6)
    assert vitals(scene, blow(), [5, 6, 4]) == Vitals(9, ap=5)
    assert vitals(scene, blow(), LOST) == Vitals(9, ap=6)


@pytest.mark.rule("RE-EFF-03", "RE:elektro_tie")
def test_electricity_shocks_where_no_damage_is_done() -> None:
    scene = table()
    assert vitals(scene, blow("elektro"), [*LOST, 4]).ap == 5
    assert vitals(scene, blow("elektro"), [*WON, 4]) == Vitals(6, ap=5)
    assert vitals(scene, blow("elektro"), [5, 6, 4]).ap == 5
    assert vitals(table(elektro_tie="two_shocks"), blow("elektro"), [5, 6, 4, 4]).ap == 4
    assert vitals(table(enemy(hp=9, armour=armour(4), items=(FIELD,))), blow("elektro"), LOST).ap == 6


@pytest.mark.rule("RE-EFF-03", "RE-EFF-08", "RE-EFF-04", "RE:elektro_tie", "RE:zero_loss_hit")
def test_only_a_second_shock_is_called_additional() -> None:
    def shocks(*effects: str, faces: list[int], target: Model | None = None, **options: Any) -> list[str]:
        damage = options.pop("damage", 3)
        story = struck(table(target, **options), blow(*effects, damage=damage), faces=faces)
        return [note.message for note in story.log if note.message.startswith("re-shocked")]

    assert shocks("elektro", faces=[*LOST, 1]) == ["re-shocked-anyway"]
    assert shocks("elektro", faces=[5, 6, 1]) == []
    assert shocks("elektro", faces=[5, 6, 1, 1], elektro_tie="two_shocks") == ["re-shocked-by"]
    assert shocks("mikrowelle", faces=[*LOST, 1]) == ["re-shocked-anyway"]
    assert shocks("mikrowelle", faces=[*WON, 1, 1]) == ["re-shocked-by"]
    assert shocks("elektro", "mikrowelle", faces=[*LOST, 1, 1]) == ["re-shocked-anyway", "re-shocked-by"]
    sturdy = enemy(armour=armour(4, ("strukturverstaerkt",)), hp=9)
    halved: dict[str, Any] = {"target": sturdy, "damage": 1, "zero_loss_hit": "nothing"}
    assert shocks("elektro", faces=[*WON, 1], **halved) == ["re-shocked-anyway"]
    assert shocks("mikrowelle", faces=[*WON, 1], **halved) == ["re-shocked-anyway"]


@pytest.mark.rule("RE-EFF-08")
def test_microwaves_shock_however_the_contest_went() -> None:
    scene = table()
    assert vitals(scene, blow("mikrowelle"), [*LOST, 4]).ap == 5
    assert vitals(scene, blow("mikrowelle"), [*WON, 4, 4]) == Vitals(6, ap=4)
    assert vitals(scene, blow("mikrowelle", damage=9), WON).status == "out"


@pytest.mark.rule("RE-EFF-04", "RE-EFF-06", "RE-EFF-07", "RE-EFF-12", "RE:undefined_effects")
def test_undefined_effects_are_names_unless_emp_shocks_machines() -> None:
    named = blow("emp", "hitze", "kaelte", "rail")
    drone = enemy(type="drone", armour=armour(4), hp=9)
    assert vitals(table(drone), named, LOST).ap == 6
    assert vitals(table(drone, undefined_effects="shock"), named, [*LOST, 4]).ap == 5
    assert vitals(table(undefined_effects="shock"), named, LOST).ap == 6


@pytest.mark.rule("RE-EFF-09")
def test_a_monomolecular_edge_doubles_the_loss_after_a_failed_ko_roll() -> None:
    scene = table(enemy(armour=armour(4), hp=12))
    assert vitals(scene, blow("monomolekular"), [*WON, 4, 1]).hp == 6
    assert vitals(scene, blow("monomolekular"), [*WON, 3, 1]).hp == 9


@pytest.mark.rule("RE-EFF-11")
def test_paralysis_takes_no_hit_points_but_shocks() -> None:
    scene = table()
    assert vitals(scene, blow("paralyse"), [*WON, 4, 3, 4]) == Vitals(9, ap=4)
    clash = declare_hit(scene, blow("paralyse")).clash
    assert harm_done(clash, Vitals(9, ap=0, markers=1)) == 7
    idle = struck(table(enemy(left=0, status="out")), blow("paralyse"), faces=WON)
    assert idle.log[-1].message == "re-paralysis-in-vain", "the log says why nothing follows"


@pytest.mark.rule("RE-EFF-15", "RE-EFF-16", "RE-ARE-08", "RE:damage_margin", "RE:ruling_48")
def test_the_loss_is_halved_down_by_structure_then_up_by_a_partial_template() -> None:
    sturdy = table(enemy(armour=armour(4, ("strukturverstaerkt",))))
    won = Verdict("won")

    def loss(*effects: str, verdict: Verdict = won, **changes: Any) -> int:
        return loss_of(declare_hit(sturdy, blow(*effects, **changes)).clash, verdict)

    assert loss(damage=5) == 2
    assert loss("strukturschaedigend", damage=5) == 5
    assert loss("strukturschaedigend", damage=5, partial=True) == 3
    assert loss(damage=5, partial=True) == 1
    assert loss(damage=6, partial=True) == 2, "3, then 2; the other way round it would be 1"
    assert loss(damage=5, verdict=Verdict("won", 1)) == 3
    assert loss(damage=5, verdict=Verdict("lost")) == 0


@pytest.mark.rule("RE:zero_loss_hit")
def test_a_hit_without_loss_is_a_shock_or_nothing() -> None:
    sturdy = enemy(armour=armour(4, ("strukturverstaerkt",)), hp=9)
    assert vitals(table(sturdy), blow(damage=1), [*WON, 4]).ap == 5
    assert vitals(table(sturdy), blow("paralyse", damage=1), [*WON, 4]).ap == 5
    nothing = table(sturdy, zero_loss_hit="nothing")
    assert vitals(nothing, blow(damage=1), WON).ap == 6
    assert vitals(nothing, blow("elektro", damage=1), [*WON, 4]).ap == 5


@pytest.mark.rule("RE-SHO-02", "RE-MEL-06", "RE-MIK-07")
def test_a_mike_is_hit_in_a_zone_before_the_contest() -> None:
    mike = enemy(type="mike", ko=7, armour=armour(4))
    assert vitals(table(mike), blow(damage=2), [9, *WON, 1]) == Vitals(9, (6, 4, 6), ap=6)
    gone = enemy(type="mike", ko=7, limbs=(6, 0, 6))
    assert vitals(table(gone, destroyed_zone_hit="no_effect"), blow(), [9]) == gone.vitals
    assert vitals(table(gone), blow(damage=2), [9, *WON, 1]).hp == 7


@pytest.mark.rule("RE-EFF-05", "RE-DMG-05")
def test_explosive_weapons_ask_unless_the_armour_names_them_or_the_die_is_shared() -> None:
    assert questions(struck(table(), blow("explosiv"), faces=LOST)) == ["RE-EFF-05"]
    proof = table(enemy(armour=armour(4, ("explosiv",)), hp=9))
    assert questions(struck(proof, blow("explosiv"), faces=LOST)) == []
    assert questions(struck(table(), blow("explosiv", kind="area", fixed_attack=1), faces=[12])) == []
    composite = table(enemy(armour=armour(4, ("kompositpanzerung",)), hp=9))
    assert questions(struck(composite, blow(), faces=[*WON, 1])) == ["RE-EFF-17"]


# -- On the table -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-DMG-10", "RE-DMG-11")
def test_whoever_drops_out_drops_what_it_carries() -> None:
    scene = replace(table(enemy(hp=3, carries=1)), objects=(Point.cm(1, 1), None))
    done = struck(scene, blow(), faces=WON).result
    assert done.find("amok").vitals.status == "out"
    assert done.objects == (Point.cm(1, 1), Point.cm(65, 45))
    assert done.find("amok").carries == -1
    kept = struck(scene, blow(), faces=LOST).result
    assert (kept.objects, kept.find("amok").carries) == (scene.objects, 1)


@pytest.mark.rule("RE-DMG-01")
def test_a_fall_has_no_attacker() -> None:
    fall = Blow("", "amok", DamageProfile("schlag", 1, 4, 2), "fall")
    story = struck(table(), fall, faces=[*WON, 1])
    assert story.result.find("amok").vitals.hp == 7
    assert story.rolled[0].roll.seat == "red"


@pytest.mark.rule("RE-EFF-02", "RE:durchschlag")
def test_a_shot_goes_through_only_where_the_table_says_so() -> None:
    behind = enemy("bor", (75.0, 45.5), hp=9, facing=0.0)
    scene = world(model(), enemy(hp=9), behind, options=Options(durchschlag="line_hit_if_total_doubled"))
    through = blow("durchschlag", reach=60)
    done = struck(scene, through, faces=[12, 8, 1, 12, 9, 1]).result
    assert [done.find(one).vitals.hp for one in ("amok", "bor")] == [6, 6]
    assert not done.find("amok").vitals.pierced
    # Not twice as high, out of range, not on the line, or without the option: nobody else is hit.
    assert struck(scene, through, faces=[12, 9, 1]).result.find("bor").vitals.hp == 9
    assert struck(scene, through._replace(reach=20), faces=[12, 1, 1]).result.find("bor").vitals.hp == 9
    aside = scene.change("bor", at=Point.cm(75, 47))
    assert struck(aside, through, faces=[12, 1, 1]).result.find("bor").vitals.hp == 9
    plain = replace(scene, options=Options())
    assert struck(plain, through, faces=[12, 1, 1]).result.find("bor").vitals.hp == 9


@pytest.mark.rule("RE:durchschlag")
def test_who_stands_behind_a_target_on_a_slanting_line() -> None:
    shooter, target = model(at=(60, 60)), enemy(at=(50, 50))
    behind, farther = enemy("bor", (40, 40.5)), model("nord", (30, 30))
    beside, before = enemy("dora", (40, 43)), enemy("emil", (55, 55))
    scene = world(shooter, target, farther, behind, beside, before)
    found = next_on_line(scene, shooter, target, 60)
    assert found is not None and found.id == "bor"
    assert next_on_line(scene, shooter, target, 20) is None, "out of range"


@pytest.mark.rule("RE-DMG-06")
def test_suffer_and_after_make_a_strike() -> None:
    scene, shot = table(), blow()
    hurt = told(lambda: resolve_hit(declare_hit(scene, shot).clash), faces=[*WON, 1]).result
    assert harm_done(declare_hit(scene, shot).clash, hurt) == 3
    assert told(lambda: apply_hit(scene, shot, hurt)).result == struck(scene, shot, faces=[*WON, 1]).result


# -- Whoever is out already -------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-DMG-10", "RE-DMG-11", "RE:finish_off")
def test_any_hit_removes_whoever_is_out_where_the_table_lets_it() -> None:
    lying = replace(enemy(hp=9, status="out"), vitals=Vitals(0, status="out"))
    done = struck(table(lying, finish_off="yes"), blow("paralyse"), faces=[])
    assert done.result.find("amok").vitals.status == "removed"
    assert [note.message for note in done.log] == ["re-finished"]
    clash = declare_hit(table(lying, finish_off="yes"), blow()).clash
    assert harm_done(clash, done.result.find("amok").vitals) == 1, "the last thing there was to lose"
    # Otherwise only a template can reach it, and what it stands it stands.
    assert vitals(table(lying), blow(kind="area"), LOST).status == "out"
    assert vitals(table(lying), blow(kind="area"), WON).status == "removed"
