"""Attacks: skills, distance, thresholds, penetration, weak spots, criticals, and what all that costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.acts import Done
from regelwerk.systems.darkspace.rules.core.phase import take_act
from regelwerk.systems.darkspace.rules.core.probe import mode_of
from regelwerk.systems.darkspace.rules.fight.attack import (
    armoured,
    attack,
    attack_check,
    attack_cost,
    attack_deeds,
    band,
    declare,
    targets,
)
from regelwerk.systems.darkspace.rules.fight.reach import reach
from regelwerk.systems.darkspace.state import Actor, Cover, Damage, Deed, Phase, World
from regelwerk.systems.darkspace.values import Weapon, ideal_range, weapon_damage
from systems.darkspace.builders import (
    WEAPONS,
    actor,
    armour,
    character,
    facts,
    henchman,
    machine,
    questions,
    system,
    told,
    world,
    zone,
)

UNHURT = Damage()
DRAW: dict[int, Any] = {
    0: {"engaged": (("guard", "rhea"),)},
    1: {},
    **{apart: {"links": (("hall", "yard", apart),)} for apart in (2, 3, 4)},
}


def guard(mk: int = 2, size: int = 3, **changes: Any) -> Actor:
    """An opponent of competence 2 who has interrupted already, so nobody does. Armour is given by class and size."""
    plain = henchman(interrupted=True, **changes)
    return replace(plain, sheet=replace(plain.sheet, armour=armour(size, mk)))


def duel(target: Actor, apart: int = 1, options: Options | None = None, **attacker: Any) -> World:
    """Rhea, with 3 dice in everything, and an opponent at some distance."""
    skill = attacker.pop("skill", 0)
    weapons = attacker.pop("weapons", ("pistol",))
    skills = {"body_control": skill, "strength": skill, "manoeuvre": skill}
    rhea = character(skills=skills, weapons=weapons, **attacker)
    there = replace(target, zone="yard") if apart > 1 else target
    return world(rhea, there, acting="rhea", zones=(zone(), zone("yard")), options=options, **DRAW[apart])


def struck(where: World, *answers: str, faces: Sequence[int], weapon: str = "pistol", **deed: Any) -> Transcript[Done]:
    announced = Deed("attack", "rhea", "guard", weapon, **deed)
    return told(lambda: attack(where, announced), *answers, faces=faces)


def wounds(transcript: Transcript[Done]) -> Damage:
    return transcript.result[0].find("guard").hurt


# -- the attack itself ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-ATT-01")
@pytest.mark.parametrize(
    ("weapon", "skill"),
    [("pistol", "body_control"), ("knife", "strength"), ("unarmed", "strength"), ("gun", "manoeuvre")],
)
def test_every_kind_of_weapon_has_its_skill(weapon: str, skill: str) -> None:
    where = duel(guard(), apart=0, weapons=("pistol", "knife", "gun"))
    assert attack_check(where, Deed("attack", "rhea", "guard", weapon)).skill == skill


@pytest.mark.rule("DS-ATT-04", "DS-ATT-05", "DS-CORE-18")
@pytest.mark.parametrize(
    ("pair", "hurt"),
    [
        ((6, 4), UNHURT),
        ((6, 5), Damage(defensive=1)),
        ((7, 6), Damage(defensive=1)),
        ((7, 7), Damage(mobility=1)),
        ((8, 7), Damage(interaction=1)),
        ((8, 8), Damage(vital=1)),
        ((9, 9), Damage(vital=1)),
    ],
)
def test_the_result_picks_exactly_one_monitor(pair: tuple[int, int], hurt: Damage) -> None:
    """With a skill of 4 and no bonus a main pair of 10 is a 14, which misses."""
    transcript = struck(duel(guard(), skill=4), "0", faces=(*pair, 1))
    assert wounds(transcript) == hurt
    assert transcript.result[1] is bool(hurt.total)


@pytest.mark.rule("DS-ATT-04")
def test_the_bands_meet_without_gaps() -> None:
    expected = ["", "defensive", "defensive", "defensive", "mobility", "interaction", "vital", "vital"]
    assert [band(result) for result in range(14, 22)] == expected
    assert band(-3) == "" and band(40) == "vital"


@pytest.mark.rule("DS-ATT-03")
def test_the_log_names_result_damage_and_penetration() -> None:
    hit = struck(duel(guard(), skill=4), "0", faces=(7, 7, 1))
    assert facts(hit, "ds-attack-hits", "result", "damage", "penetration") == [(18, 1, 3)]
    missed = struck(duel(guard(), skill=4), "0", faces=(5, 5, 1))
    assert facts(missed, "ds-attack-misses", "result", "least") == [(14, 15)]


@pytest.mark.rule("DS-ATT-04", "DS-GRP-04")
@pytest.mark.parametrize(
    ("faces", "told_range"),
    [
        ((6, 5, 1), phrase("ds-range-between", low=15, high=17)),
        ((7, 7, 1), phrase("ds-range-exactly", low=18)),
        ((8, 7, 1), phrase("ds-range-exactly", low=19)),
        ((8, 8, 1), phrase("ds-range-from", low=20)),
    ],
)
def test_the_log_of_a_hit_adds_up_and_names_the_results_that_strike_its_monitor(
    faces: tuple[int, ...], told_range: Phrase
) -> None:
    hit = struck(duel(guard(), skill=4), "0", faces=faces)
    ((main, bonus, result, spoken),) = facts(hit, "ds-attack-hits", "main", "bonus", "result", "range")
    assert main == faces[0] + faces[1] and main + bonus == result
    assert spoken == told_range


@pytest.mark.rule("DS-ATT-06", "DS-ATT-09")
def test_damage_is_half_the_size_of_the_weapon_rounded_up() -> None:
    sizes = [Weapon("w", Name.of("w"), "melee", size, 0) for size in range(7)]
    assert [weapon_damage(weapon, Options()) for weapon in sizes] == [0, 1, 1, 2, 2, 3, 3]
    where = duel(guard(0, 6), apart=4, weapons=("cannon",))
    assert wounds(struck(where, "0", faces=(7, 5, 1), weapon="cannon")) == Damage(defensive=3)


@pytest.mark.rule("DS-MOV-09", "DS-CORE-07")
def test_an_aim_is_a_die_and_full_defence_comes_off_the_result() -> None:
    where = duel(guard(full_defence=4), skill=4, aim=1)
    check = attack_check(where, Deed("attack", "rhea", "guard", "pistol"))
    assert (check.pool.total, check.bonus.total) == (4, 0)
    assert wounds(struck(where, "0", faces=(1, 9, 1, 9))) == Damage(mobility=1)


@pytest.mark.rule("DS-MOV-08")
def test_distraction_does_not_count_against_whoever_distracts() -> None:
    where = duel(guard(), distracted_by="guard")
    deed = Deed("attack", "rhea", "guard", "pistol")
    assert mode_of(attack_check(where, deed), Options()) == "normal"
    other = where.change("rhea", distracted_by="cop")
    assert mode_of(attack_check(other, deed), Options()) == "hampered"


# -- armour and penetration -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-ATT-07", "DS-PEN-02")
def test_too_weak_a_weapon_bounces_off() -> None:
    transcript = struck(duel(guard(mk=4), skill=4), "0", faces=(8, 8, 1))
    assert wounds(transcript) == UNHURT and not transcript.result[1]
    assert facts(transcript, "ds-attack-bounces", "result", "soft", "penetration") == [(20, 4, 3)]
    enough = struck(duel(guard(mk=3), skill=4), "0", faces=(8, 8, 1))
    assert wounds(enough) == Damage(vital=1), "equal to the soft armour is enough"


@pytest.mark.rule("DS-PEN-01", "DS-PEN-03")
def test_penetration_up_to_the_hard_armour_adds_three() -> None:
    """A pistol has 3: hard armour of 2 is no match for it, hard armour of 4 is."""
    assert wounds(struck(duel(guard(mk=1)), "0", faces=(6, 6, 1))) == Damage(defensive=1)
    assert wounds(struck(duel(guard(mk=2)), "0", faces=(6, 6, 1))) == UNHURT
    equal = duel(guard(mk=2), weapons=("carbine",), apart=2)
    assert wounds(struck(equal, "0", faces=(6, 6, 1), weapon="carbine")) == Damage(defensive=1)


@pytest.mark.rule("DS-PEN-04", "DS-ATT-07")
def test_every_attack_on_the_unarmoured_gets_the_three_and_only_them() -> None:
    where = duel(guard(0, 0))
    shield = armoured(where, Deed("attack", "rhea", "guard", "pistol"), WEAPONS["pistol"])
    assert (shield.soft, shield.hard) == (0, 0)
    assert wounds(struck(where, "0", faces=(8, 7, 1))) == Damage(mobility=1)
    lost = struck(where, "0", faces=(8, 6, 1))
    assert wounds(lost) == UNHURT and lost.result[1], "a hit on armour that is not there marks nothing"


@pytest.mark.rule("DS-PEN-05", "DS-MON-13", "DS-MON-14", "DS:plus3_stacking")
def test_a_broken_defence_adds_three_more() -> None:
    broken = guard(mk=1, hurt={"defensive": 3})
    assert wounds(struck(duel(broken), "0", faces=(6, 6, 1))) == Damage(mobility=1, defensive=3)
    single = duel(broken, options=Options(plus3_stacking="single"))
    assert wounds(struck(single, "0", faces=(6, 6, 1))) == Damage(defensive=3), "15 finds no free box"
    strong = guard(mk=3, hurt={"defensive": 3})
    only = duel(strong, options=Options(plus3_stacking="single"))
    assert wounds(struck(only, "0", faces=(8, 7, 1))) == Damage(mobility=1, defensive=3)


@pytest.mark.rule("DS-ATT-10", "DS-PEN-02", "DS-PEN-03")
def test_a_weak_spot_is_hampered_and_halves_both_armours_rounded_up() -> None:
    """Class 3 has 3 and 6: halved 2 and 3, so a knife of 2 gets through and a pistol of 3 even has the bonus."""
    knife = duel(guard(mk=3), apart=0, weapons=("knife",), skill=4)
    assert wounds(struck(knife, "0", faces=(9, 8, 8), weapon="knife")) == UNHURT
    weak = struck(knife, "0", faces=(9, 8, 8), weapon="knife", weak_spot=True)
    assert wounds(weak) == Damage(vital=1) and weak.rolled[0].roll.cause == "DS-CORE-09"
    pistol = duel(guard(mk=3), skill=0)
    assert wounds(struck(pistol, "0", faces=(9, 8, 7), weak_spot=True)) == Damage(mobility=1)


@pytest.mark.rule("DS-ATT-08")
def test_a_critical_goes_through_armour_and_does_two_more() -> None:
    transcript = struck(duel(guard(mk=5), skill=2), "0", faces=(9, 9, 9))
    assert wounds(transcript) == Damage(vital=2), "3 damage on 2 boxes"
    assert facts(transcript, "ds-attack-hits", "damage", "result") == [(3, 20)]


@pytest.mark.rule("DS-ATT-08", "DS:critical_needs_hit")
def test_a_critical_that_misses_does_nothing_by_default() -> None:
    dodging = guard(full_defence=6)
    assert wounds(struck(duel(dodging), "0", faces=(9, 9, 9))) == UNHURT
    lenient = duel(dodging, options=Options(critical_needs_hit=False))
    assert wounds(struck(lenient, "0", faces=(9, 9, 9))) == Damage(defensive=3)
    assert wounds(struck(lenient, "0", faces=(9, 9, 8))) == UNHURT


@pytest.mark.rule("DS:critical_plus3")
def test_a_critical_may_also_count_as_strong_penetration() -> None:
    assert wounds(struck(duel(guard(mk=5)), "0", faces=(9, 9, 9))) == Damage(mobility=2)
    generous = Options(critical_plus3=True)
    assert wounds(struck(duel(guard(mk=5), options=generous), "0", faces=(9, 9, 9))) == Damage(vital=2)
    once = struck(duel(guard(mk=1), options=generous), "0", faces=(9, 9, 9))
    assert facts(once, "ds-attack-hits", "result") == [(21,)], "never twice"


@pytest.mark.rule("DS-ATT-04", "DS-GRP-02", "DS-MON-02")
def test_objects_and_groups_are_marked_by_every_hit_from_fifteen_on() -> None:
    crate = actor("guard", "object", "", size=4)
    assert wounds(struck(duel(crate), "0", faces=(6, 6, 1))) == Damage(vital=1)
    assert wounds(struck(duel(crate), "0", faces=(6, 5, 1))) == UNHURT
    gang = actor("guard", "group", "guards", competence=2, strength=2, interrupted=True)
    assert wounds(struck(duel(gang, options=Options(henchman_groups=True)), "0", faces=(6, 6, 1))) == Damage(vital=1)


@pytest.mark.rule("DS-GRP-04")
def test_a_group_that_has_dug_in_is_harder_to_hit() -> None:
    gang = actor("guard", "group", "guards", competence=2, strength=2, interrupted=True, dug_in=True)
    where = duel(gang, options=Options(henchman_groups=True))
    assert wounds(struck(where, "0", faces=(7, 6, 1))) == UNHURT
    assert wounds(struck(where, "0", faces=(7, 7, 1))) == Damage(vital=1)


@pytest.mark.rule("DS-GRP-03")
def test_a_group_strikes_a_second_target_with_the_same_throw() -> None:
    gang = replace(actor("gang", "group", "guards", competence=3, strength=3, weapons=("pistol",)), strength=3)
    bare = character(stress=19)
    clad = character("juro", stress=19, armour=armour(4, 4))
    where = world(gang, bare, clad, acting="gang", options=Options(henchman_groups=True))
    deed = Deed("attack", "gang", "rhea", "pistol")
    after = told(lambda: attack(where, deed), "juro", "0", faces=(9, 8, 1)).result[0]
    assert after.find("rhea").hurt == Damage(vital=1), "20 with the bonus against the unarmoured"
    assert after.find("juro").hurt == UNHURT, "soft armour of 4 stops the same shot"
    assert after.find("gang").strength == 2


# -- distance ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-RNG-01", "DS-RNG-02")
def test_firearms_by_size_terminals_by_class_blades_near_only() -> None:
    sizes = [Weapon("w", Name.of("w"), "ranged", size, 0) for size in range(6)]
    assert [ideal_range(weapon) for weapon in sizes] == [0, 1, 2, 3, 4, 4]
    assert ideal_range(WEAPONS["terminal"]) == 3 and ideal_range(WEAPONS["baton"]) == 0


@pytest.mark.rule("DS-RNG-01", "DS-RNG-03")
@pytest.mark.parametrize(
    ("weapon", "modes"),
    [
        ("pistol", ["hampered", "normal", "hampered", "desperate", "DS-RNG-03"]),
        ("carbine", ["desperate", "hampered", "normal", "hampered", "desperate"]),
        ("rifle", ["DS-RNG-03", "desperate", "hampered", "normal", "hampered"]),
        ("cannon", ["DS-RNG-03", "DS-RNG-03", "desperate", "hampered", "normal"]),
        ("knife", ["normal", *["DS-DST-02"] * 4]),
    ],
)
def test_each_category_off_is_a_step_worse(weapon: str, modes: list[str]) -> None:
    found = []
    for apart in range(5):
        where = duel(guard(), apart, weapons=(weapon,))
        refused = reach(where, "rhea", "guard", WEAPONS[weapon]).refused
        check = attack_check(where, Deed("attack", "rhea", "guard", weapon))
        found.append(mode_of(check, Options()) if refused is None else refused.rule_id)
    assert found == modes


@pytest.mark.rule("DS-RNG-03")
def test_what_is_out_of_range_is_not_offered_and_says_why() -> None:
    where = duel(guard(), 4)
    offer = attack_deeds(where, where.find("rhea"))
    assert isinstance(offer, Refused)
    assert offer.rule_id == "DS-RNG-03"


@pytest.mark.rule("DS-RNG-04", "DS:stress_range")
def test_stress_may_make_up_for_a_wrong_distance() -> None:
    far = duel(guard(0, 0), apart=3, options=Options(stress_range=True))
    deed = Deed("attack", "rhea", "guard", "pistol")
    assert questions(told(lambda: declare(duel(guard(0, 0), 3), deed))) == []
    modes = {}
    for steps in (0, 1, 2):
        chosen = told(lambda: declare(far, deed), str(steps)).result
        modes[steps] = mode_of(attack_check(far, chosen), far.options)
    assert modes == {0: "desperate", 1: "hampered", 2: "normal"}
    after = told(lambda: attack(far, replace(deed, amount=2)), "0", faces=(8, 7, 1)).result[0]
    assert after.find("rhea").stress == 2 and after.find("guard").hurt == Damage(mobility=1)
    near = duel(guard(0, 0), apart=2, options=Options(stress_range=True))
    assert mode_of(attack_check(near, told(lambda: declare(near, deed), "1").result), near.options) == "normal"


@pytest.mark.rule("DS-CORE-10", "DS-INC-03", "DS-INC-06")
def test_who_breaks_down_before_the_shot_does_not_shoot() -> None:
    """The point of stress of a desperate shot is the twentieth: no dice fall, and the phase is over."""
    where = duel(guard(0, 0), apart=3, stress=19)
    transcript = told(lambda: take_act(where), "attack", faces=())
    after = transcript.result
    assert after.find("rhea").out == "stress" and after.find("guard").hurt == UNHURT
    assert after.phase is None or after.phase.over
    assert transcript.rolled == []


# -- costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-COST-02", "DS-ACT-03", "DS-COST-04")
@pytest.mark.parametrize(
    ("weapon", "cost"), [("pistol", 1), ("carbine", 1), ("rifle", 2), ("cannon", 3), ("unarmed", 1)]
)
def test_an_attack_costs_half_the_size_of_the_weapon(weapon: str, cost: int) -> None:
    where = duel(guard(), weapons=("pistol", "carbine", "rifle", "cannon"))
    assert attack_cost(where, Deed("attack", "rhea", "guard", weapon)).total == cost


@pytest.mark.rule("DS-COST-03", "DS:turret_ae")
def test_a_turret_is_handled_by_its_class_or_by_its_size() -> None:
    def cost(options: Options) -> int:
        gunner = character(aboard="van", at_controls=True)
        where = world(gunner, machine("van", "crew", weapons=("gun",)), guard(), acting="rhea", options=options)
        return attack_cost(where, Deed("attack", "rhea", "guard", "gun", "van")).total

    assert cost(Options()) == 2
    assert cost(Options(turret_ae="size")) == 1


@pytest.mark.rule("DS-DEF-11", "DS:pin_follow_up")
def test_whoever_was_pinned_down_is_shot_at_for_less_as_the_first_act_only() -> None:
    where = duel(guard(), apart=3, weapons=("rifle",), cheaper=("guard", "rifle"), options=Options(pin_follow_up=True))
    deed = Deed("attack", "rhea", "guard", "rifle")
    assert attack_cost(where, deed).total == 1
    assert attack_cost(replace(where, phase=Phase("rhea", acts=1)), deed).total == 2
    assert attack_cost(duel(guard(), 3, weapons=("rifle",), cheaper=("guard", "rifle")), deed).total == 2
    idle = told(lambda: take_act(where), "end").result
    assert idle.find("rhea").cheaper is None, "it was that phase or never"


# -- out of hiding -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-AMB-03", "DS-MON-14", "DS:ambush_gap")
def test_a_gap_is_a_broken_defence_or_weaker_armour() -> None:
    """Concentration 3: three free boxes count as none, four as one; or class 4 counts as 1 and 5."""
    gap: Any = {"ambush": "gap", "faces": (8, 7, 1)}
    assert wounds(struck(duel(guard(mk=3)), "0", **gap)) == Damage(mobility=1)
    assert wounds(struck(duel(guard(mk=3, size=4)), "0", **gap)) == Damage(defensive=1)
    lowered = Options(ambush_gap="armour")
    assert wounds(struck(duel(guard(mk=3), options=lowered), "0", **gap)) == Damage(mobility=1), "hard armour of 3"
    thick = duel(guard(mk=4), skill=3)
    assert wounds(struck(thick, "0", **gap)) == UNHURT, "whatever the boxes, 3 do not get through 4"
    through = duel(guard(mk=4), skill=3, options=lowered)
    assert wounds(struck(through, "0", **gap)) == Damage(mobility=1)


@pytest.mark.rule("DS-AMB-03", "DS:take_out_scope", "DS-ATT-06")
def test_a_dent_in_the_armour_takes_nobody_out_unless_the_table_says_so() -> None:
    rifle: Any = {"weapon": "rifle", "ambush": "take_out"}
    scene: Any = {"apart": 3, "weapons": ("rifle",)}
    body = struck(duel(guard(mk=2), **scene), "0", faces=(8, 7, 1), **rifle)
    assert body.result[0].find("guard").out == "taken_out", "2 damage against a constitution of 2"
    dent = struck(duel(guard(mk=2), **scene), "0", faces=(8, 6, 1), **rifle)
    assert dent.result[0].find("guard").able and wounds(dent) == Damage(defensive=2)
    anywhere = duel(guard(mk=2), options=Options(take_out_scope="any"), **scene)
    assert struck(anywhere, "0", faces=(8, 6, 1), **rifle).result[0].find("guard").out == "taken_out"


@pytest.mark.rule("DS-AMB-03", "DS-PEN-04", "DS:bypass_plus3")
def test_bypassing_armour_stops_no_shot_and_gives_the_three_only_by_ruling() -> None:
    past: Any = {"ambush": "bypass", "faces": (9, 9, 1)}
    assert wounds(struck(duel(guard(mk=5)), "0", faces=(9, 9, 1))) == UNHURT
    assert wounds(struck(duel(guard(mk=5)), "0", **past)) == Damage(mobility=1)
    generous = duel(guard(mk=5), options=Options(bypass_plus3=True))
    assert wounds(struck(generous, "0", **past)) == Damage(vital=1)


@pytest.mark.rule("DS-ATT-07", "DS-DTH-01", "DS-INC-04")
def test_who_can_be_attacked() -> None:
    """People who lie there can still be shot; wrecks, systems, the dead, the broken and those who left cannot."""
    others = [
        henchman("lying", out="damage"),
        henchman("dead", out="damage", dead=True),
        henchman("gone", left=True),
        henchman("beaten", out="gave_up"),
        machine("wreck", out="damage"),
        machine("drone"),
        system("core"),
        actor("crate", "object", ""),
        actor("splinters", "object", "", out="damage"),
        actor("gang", "group", "guards", competence=2, strength=1, out="broken"),
        character("friend"),
    ]
    where = world(character(weapons=("pistol",)), *others, acting="rhea")
    assert sorted(one.id for one in targets(where, "rhea")) == ["crate", "drone", "lying"]


@pytest.mark.rule("DS-AMB-03", "DS:take_out_lasts")
@pytest.mark.parametrize(("ruling", "back"), [("scene", 0), ("rounds", 6)])
def test_how_long_somebody_is_taken_out(ruling: Any, back: int) -> None:
    where = replace(duel(guard(mk=2), apart=3, weapons=("rifle",), options=Options(take_out_lasts=ruling)), round=4)
    after = struck(where, "0", faces=(8, 7, 1), weapon="rifle", ambush="take_out").result[0].find("guard")
    assert (after.out, after.taken_out, after.back_in) == ("taken_out", 2, back)


@pytest.mark.rule("DS-COV-02", "DS-ATT-04", "DS-ATT-07")
def test_cover_takes_what_would_have_marked_the_armour_and_nothing_else() -> None:
    crate = Cover("crate", 4, 1)
    where = replace(duel(guard(mk=1, cover=crate)), covers=(("hall", crate),))
    stopped = struck(where, "0", faces=(6, 6, 1))
    assert wounds(stopped) == UNHURT and stopped.result[0].covers == (("hall", replace(crate, damage=1)),)
    assert stopped.result[1], "it was a hit all the same"
    through = struck(where, "0", faces=(8, 7, 1))
    assert wounds(through) == Damage(mobility=1) and through.result[0].covers == where.covers


@pytest.mark.rule("DS:stress_dice", "DS-CORE-19", "DS-ATT-04")
def test_dice_bought_after_the_throw_of_an_attack_count_for_where_it_lands() -> None:
    """4 and 3 and a skill of 4 miss; a bought 9 takes the place of the 3, and that is enough."""
    where = duel(guard(), options=Options(stress_dice="stepwise"), skill=4)
    missed = struck(where, "0", faces=(4, 3, 2))
    bought = struck(where, "1", "0", faces=(4, 3, 2, 9))
    (first,), (second,) = facts(missed, "ds-attack-misses", "result"), facts(bought, "ds-attack-hits", "result")
    assert second[0] - first[0] == 6
    assert bought.result[0].find("rhea").stress == 1
    lines = [line.message for line in bought.log]
    assert lines.index("ds-stress-dice") < lines.index("ds-attack-hits"), "a price before what it buys"
