"""Melee: weapons, bonuses, the roll, ties, ripostes and guard."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import astuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.melee.melee import (
    ACTS,
    Exchange,
    declare_melee,
    fight,
    fists,
    melee_weapons,
    resolve_melee,
)
from regelwerk.systems.realms.rules.melee.melee_roll import Bout, Onset, Result, contest, defence_bonus, melee_bonus
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.tactics.melee import chance_of
from regelwerk.systems.realms.values import unarmed
from systems.realms.builders import (
    armour,
    blade,
    box,
    enemy,
    facts,
    item,
    model,
    piece,
    possible,
    questions,
    refusal,
    told,
    weapon,
    world,
)

MELEE, GUARD = ACTS
SWORD = blade()
FIGHTER = model(weapons=(SWORD,))
FOE = enemy(at=(47.5, 45), weapons=(SWORD,))
SNEAK = model(weapons=(SWORD,), camouflage="active", camouflage_level=2, revealed=False)
STRIKE = Deed("melee", "mars", "schwert", (Shots("amok"),))
PLAIN = Onset()
CHARGE = Onset(charged=True)
HIT, MISS = [12, 1], [1, 12]
HARMLESS = [1, 12]
"""The damage contest of a hit that does nothing."""


def table(*models: Model, **changes: Any) -> World:
    return world(*(models or (FIGHTER, FOE)), acting="mars", **changes)


def terms(bonus: Tally) -> dict[str, int]:
    """What was added beside agility, by rule."""
    found: dict[str, int] = {}
    for term in bonus.terms[1:]:
        found[term.rule_id] = found.get(term.rule_id, 0) + term.amount
    return found


def attacking(attacker: Model, defender: Model, *others: Model, onset: Onset = PLAIN, **changes: Any) -> dict[str, int]:
    made = world(attacker, defender, *others, **changes)
    return terms(melee_bonus(made, attacker, defender, onset))


def defending(attacker: Model, defender: Model, *others: Model, onset: Onset = PLAIN, **changes: Any) -> dict[str, int]:
    made = world(attacker, defender, *others, **changes)
    return terms(defence_bonus(made, defender, attacker, onset))


def bout(
    attack: int, defence: int, agility: tuple[int, int] = (4, 4), *, leaving: bool = False, **options: Any
) -> Bout:
    return Bout("mars", "blue", "amok", "red", attack, defence, agility, Options(**options), leaving)


def rolled(values: Bout, *faces: int) -> Result:
    return told(lambda: contest(values), faces=faces).result


# -- weapons ----------------------------------------------------------------------------------------------------------


def strikes_with(fighter: Model, **options: Any) -> list[str]:
    return [one.id for one in melee_weapons(world(fighter, options=Options(**options)), fighter)]


@pytest.mark.rule("RE-MEL-07", "RE-MEL-21", "RE-WPN-01", "RE:wk1_in_melee")
def test_blades_and_small_guns_strike() -> None:
    pistol, grenade = weapon("pistole", 1, (20, 3)), weapon("granate", 1, (12, 4), area=4)
    fighter = model(weapons=(weapon(), pistol, grenade, SWORD))
    assert strikes_with(fighter) == ["pistole", "schwert", "unarmed"]
    assert strikes_with(fighter, wk1_in_melee="all") == ["pistole", "granate", "schwert", "unarmed"]
    assert strikes_with(enemy(type="drone", weapons=())) == []


@pytest.mark.rule("RE-ARM-04", "RE:shield_hand")
def test_no_hand_for_heavy_weapons_beside_a_shield() -> None:
    bearer = model(weapons=(blade("axt", 3), SWORD), items=(item("schild", shield=True),))
    assert strikes_with(bearer) == ["schwert", "unarmed"]
    assert strikes_with(bearer, shield_hand=False) == ["axt", "schwert", "unarmed"]


@pytest.mark.rule("RE-MIK-13", "RE-MEL-07")
def test_destroyed_arms_strike_no_more() -> None:
    fist, claw = blade("faust", arm="left_arm"), blade("klaue", arm="right_arm")
    mike = model(type="mike", weapons=(fist, claw))
    assert strikes_with(mike) == ["faust", "klaue", "unarmed"]
    assert strikes_with(model(type="mike", weapons=(fist, claw), limbs=(6, 0, 6))) == ["klaue", "unarmed"]
    armless = model(type="mike", weapons=(fist, claw), limbs=(0, 0, 6))
    assert strikes_with(armless) == []
    offered = MELEE.offered(table(armless, enemy(at=(48.25, 45))), armless)
    assert isinstance(offered, Refused) and offered.rule_id == "RE-MIK-13"


@pytest.mark.rule("RE-WPN-03")
def test_a_weapon_with_markers_wears_out() -> None:
    bat = blade("schlagstock", uses=1)
    start = table(model(weapons=(bat,)), FOE)
    done = told(lambda: fight(start, "mars", "amok", bat), faces=MISS).result
    assert [one.id for one in melee_weapons(done, done.find("mars"))] == ["unarmed"]


@pytest.mark.rule("RE-MEL-21", "RE-MEL-22", "RE-MEL-23", "RE-MEL-24", "RE-MEL-25", "RE:rounding_mode")
def test_example_12_bare_hands() -> None:
    infantry, mike = unarmed("infantry", 4, Options()), unarmed("mike", 7, Options())
    assert infantry is not None and mike is not None
    assert (infantry.wk, *astuple(infantry.profile))[:5] == (1, "schlag", 1, 4, 1)
    assert (mike.wk, *astuple(mike.profile))[:5] == (2, "schlag", 2, 7, 2)
    up = unarmed("infantry", 4, Options(rounding_mode="up"))
    assert up is not None and up.profile.damage == 2
    assert unarmed("drone", 4, Options()) is None


@pytest.mark.rule("RE-MEL-23", "RE:derived_profile_ko")
def test_fists_by_the_printed_or_the_current_constitution() -> None:
    hurt = model(ko=6, critical=True)
    by_card, by_state = (fists(world(hurt, options=Options(derived_profile_ko=ko)), hurt) for ko in ("card", "current"))
    assert by_card is not None and by_card.profile.strength == 6
    assert by_state is not None and by_state.profile.strength == 5


# -- bonuses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MEL-02", "RE-MEL-13", "RE-MEL-11", "RE-MEL-14")
def test_an_attack_move_has_impetus_but_not_against_a_guard() -> None:
    assert melee_bonus(world(FIGHTER, FOE), FIGHTER, FOE, PLAIN).total == 4
    assert attacking(FIGHTER, FOE, onset=CHARGE) == {"RE-MEL-13": 1}
    assert attacking(FIGHTER, replace(FOE, guard=True), onset=CHARGE) == {}
    assert defending(FIGHTER, FOE, onset=CHARGE) == {}


@pytest.mark.rule("RE-MEL-15", "RE:rear_attack", "RE-GEO-05")
def test_an_attack_that_is_not_seen_coming() -> None:
    away = enemy(at=(47.5, 45), facing=0)
    assert attacking(FIGHTER, away) == {"RE-MEL-15": 1}
    assert attacking(FIGHTER, FOE) == {}
    assert defending(FIGHTER, away) == {}, "only the attacker comes from behind"
    from_front = Onset(charged=True, start=enemy(at=(60, 45)).at)
    assert attacking(FIGHTER, away, onset=from_front) == {"RE-MEL-13": 1, "RE-MEL-15": 1}
    by_start = attacking(FIGHTER, away, onset=from_front, options=Options(rear_attack="charge_start"))
    assert by_start == {"RE-MEL-13": 1}


@pytest.mark.rule("RE-MEL-16")
def test_friends_who_touch_the_enemy_help_either_side() -> None:
    friend, far = model("luna", at=(50, 45)), model("io", at=(53, 45))
    assert attacking(FIGHTER, FOE, friend, far) == {"RE-MEL-16": 1}
    assert attacking(FIGHTER, FOE, replace(friend, vitals=replace(friend.vitals, status="out"))) == {}
    assert defending(FIGHTER, FOE, enemy("asta", at=(42.5, 45))) == {"RE-MEL-16": 1}


@pytest.mark.rule("RE-MEL-17", "RE-PRO-01")
def test_the_larger_one_has_an_advantage() -> None:
    mike = enemy(type="mike", at=(48.25, 45))
    assert defending(FIGHTER, mike) == {"RE-MEL-17": 1}
    assert attacking(FIGHTER, mike) == {}
    assert attacking(FIGHTER, replace(FOE, prone=True)) == {"RE-MEL-17": 1}
    assert defending(FIGHTER, replace(mike, prone=True)) == {}, "lying down it counts as small"


@pytest.mark.rule("RE-MEL-20", "RE-CAM-12", "RE-CAM-23")
def test_active_camouflage_hampers_the_opponent() -> None:
    blurred = enemy(at=(47.5, 45), camouflage="active", camouflage_level=2)
    assert attacking(FIGHTER, blurred) == {"RE-MEL-20": -1}
    assert defending(FIGHTER, blurred) == {}
    passive = enemy(at=(47.5, 45), camouflage="passive", camouflage_level=2)
    assert attacking(FIGHTER, passive) == {}


@pytest.mark.rule("RE-MIK-10", "RE:destroyed_arm")
def test_critical_arms_hamper_a_mike() -> None:
    arms: Any = ("right_arm", "left_arm")
    mike = model(type="mike", was_critical=arms, limbs=(2, 0, 6), at=(44.25, 45))
    replaced = attacking(mike, FOE)
    assert replaced["RE-MIK-10"] == -1, "the lost arm costs agility instead"
    assert attacking(mike, FOE, options=Options(destroyed_arm="cumulative"))["RE-MIK-10"] == -2


@pytest.mark.rule("RE-MEL-02", "RE-DIE-08")
def test_example_11_in_numbers() -> None:
    attacker = model(agi=5, at=(45, 45), weapons=(SWORD,))
    mike = enemy(type="mike", agi=4, at=(48.25, 45), facing=0)
    friend = model("luna", at=(48.25, 48.25))
    made = world(attacker, mike, friend)
    assert melee_bonus(made, attacker, mike, CHARGE).total == 8
    assert defence_bonus(made, mike, attacker, CHARGE).total == 5
    guarded = replace(mike, guard=True)
    assert melee_bonus(world(attacker, guarded, friend), attacker, guarded, CHARGE).total == 7


# -- the roll ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MEL-02", "RE-MEL-04", "RE-DIE-07")
def test_the_higher_total_wins() -> None:
    assert rolled(bout(5, 4), 6, 6) == Result("hit")
    assert rolled(bout(4, 5), 6, 6) == Result("repelled")


@pytest.mark.rule("RE-MEL-04", "RE:melee_tie")
def test_a_tie() -> None:
    assert rolled(bout(6, 4, (4, 3)), 4, 6) == Result("hit"), "the more agile one"
    assert rolled(bout(6, 4, (3, 4)), 4, 6) == Result("repelled")
    assert rolled(bout(6, 4, (4, 4)), 4, 6, 7, 7, 3, 2) == Result("hit"), "plain throws until somebody is ahead"
    assert rolled(bout(6, 4, (4, 4)), 4, 6, 2, 3) == Result("repelled"), "without any modifier"
    assert rolled(bout(6, 4, (5, 3), melee_tie="defender"), 4, 6) == Result("repelled")
    assert rolled(bout(6, 4, (3, 5), melee_tie="both_hit"), 4, 6) == Result("both")
    assert rolled(bout(6, 4, (3, 5), melee_tie="reroll"), 4, 6, 2, 3) == Result("hit"), "with all modifiers"


@pytest.mark.rule("RE-MEL-03", "RE:both_agi_zero")
def test_without_agility_there_is_nothing_to_roll() -> None:
    assert rolled(bout(3, 0, (3, 0))) == Result("hit")
    assert rolled(bout(2, 1, (0, 3))) == Result("repelled")
    assert rolled(bout(2, 0, (0, 0))) == Result("repelled")
    assert rolled(bout(2, 0, (0, 0), both_agi_zero="normal_contest"), 7, 2) == Result("hit")


@pytest.mark.rule("RE-MEL-05", "RE-DIE-09", "RE:melee_margin")
def test_a_wide_margin() -> None:
    assert rolled(bout(4, 4), 12, 1) == Result("hit", 0)
    assert rolled(bout(4, 4, melee_margin="plus_1_per_6"), 12, 1) == Result("hit", 1)
    assert rolled(bout(5, 4, melee_margin="plus_1_per_6"), 12, 1) == Result("hit", 2)
    start = table(options=Options(melee_margin="plus_1_per_6"))
    done = told(lambda: fight(start, "mars", "amok", SWORD), faces=[12, 1, 12, 1]).result
    assert done.find("amok").vitals.hp == 1, "damage 2 and 1 more"


# -- fights -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MEL-01", "RE-MEL-08", "RE-MEL-06")
def test_a_hit_does_its_damage() -> None:
    done = told(lambda: MELEE.perform(table(), STRIKE), faces=[7, 6, 12, 1, 1])
    assert done.result.find("amok").vitals.hp == 2
    assert done.result.find("mars").ap == 4, "a sword is of class II"
    assert [roll.roll.cause for roll in done.rolled] == [
        "RE-MEL-02",
        "RE-MEL-02",
        "RE-DMG-06",
        "RE-DMG-06",
        "RE-SHK-01",
    ]


@pytest.mark.rule("RE-MEL-06", "RE-MIK-05")
def test_a_mike_is_hit_in_a_zone() -> None:
    mike = enemy(type="mike", at=(48.25, 45))
    done = told(lambda: fight(table(FIGHTER, mike), "mars", "amok", SWORD), faces=[12, 1, 8, 12, 1, 1]).result
    assert done.find("amok").vitals.limbs == (4, 6, 6)


@pytest.mark.rule("RE-ARM-03")
def test_a_shield_counts_from_behind_too() -> None:
    bearer = enemy(at=(47.5, 45), facing=0, items=(item("schild", shield=True),))
    ready = declare_melee(world(FIGHTER, bearer), FIGHTER, bearer, SWORD)
    assert ready.hit.clash.contest.defence_dice == 2


@pytest.mark.rule("RE:disengage", "RE-MEL-04", "RE:melee_tie")
def test_between_a_clumsy_fighter_and_one_who_breaks_away_a_tie_is_thrown_again() -> None:
    clumsy = model(agi=0, weapons=(SWORD,))
    ready = declare_melee(table(clumsy, FOE), clumsy, FOE, SWORD, Onset(leaving=True))
    assert ready.bout.agility == (0, 0), "whoever breaks away has none to win a tie with, and no less than none"
    again = told(lambda: contest(ready.bout._replace(attack=0, defence=0)), faces=[5, 5, 3, 8])
    assert again.result == Result("repelled")


@pytest.mark.rule("RE:melee_tie")
def test_both_hit() -> None:
    start = table(options=Options(melee_tie="both_hit"))
    faces = [6, 6, 12, 1, 1, 12, 1, 1]
    done = told(lambda: fight(start, "mars", "amok", SWORD), faces=faces).result
    assert (done.find("mars").vitals.hp, done.find("amok").vitals.hp) == (2, 2)
    plain = told(lambda: fight(start, "mars", "amok", SWORD), faces=[7, 6, 12, 1, 1]).result
    assert (plain.find("mars").vitals.hp, plain.find("amok").vitals.hp) == (4, 2), "only a tie hurts both"


@pytest.mark.rule("RE-MEL-12", "RE-REA-03")
def test_whoever_repels_may_riposte_once() -> None:
    start = table()
    done = told(lambda: fight(start, "mars", "amok", SWORD), "schwert", faces=[*MISS, *MISS])
    assert questions(done) == ["RE-MEL-12"], "nobody ripostes a riposte"
    assert possible(done.asked[0]) == ["none", "schwert", "unarmed"]
    assert done.result.find("amok").ap == 4
    assert facts(done, "re-melee", "who", "whom")[1] == (Ref("amok"), Ref("mars"))
    poor = table(FIGHTER, enemy(at=(47.5, 45), weapons=(SWORD,), ap=1))
    cheap = told(lambda: fight(poor, "mars", "amok", SWORD), faces=MISS)
    assert possible(cheap.asked[0]) == ["none", "unarmed"]
    tired = table(FIGHTER, enemy(at=(47.5, 45), weapons=(SWORD,), ap=0))
    assert told(lambda: fight(tired, "mars", "amok", SWORD), faces=MISS).asked == []
    assert told(lambda: fight(start, "mars", "amok", SWORD), faces=[*HIT, *HARMLESS]).asked == []


@pytest.mark.rule("RE-MEL-12", "RE:perception_contact")
def test_a_riposte_answers_what_is_noticed() -> None:
    away = enemy(at=(47.5, 45), facing=0)
    assert told(lambda: fight(table(FIGHTER, away), "mars", "amok", SWORD), faces=MISS).asked
    strict = table(FIGHTER, away, options=Options(perception_contact="strict"))
    assert told(lambda: fight(strict, "mars", "amok", SWORD), faces=MISS).asked == []


@pytest.mark.rule("RE:reactions_per_action")
def test_one_reaction_to_an_action() -> None:
    made = table()
    assert made.phase is not None
    reacted = replace(made, phase=replace(made.phase, reacted=("amok",)))
    assert told(lambda: fight(reacted, "mars", "amok", SWORD), faces=MISS).asked == []
    # A hidden attacker is looked for in vain and repelled: that was the one reaction.
    hidden = table(SNEAK, enemy(at=(47.5, 45), wn=1))
    tried = told(lambda: MELEE.perform(hidden, STRIKE), "spot:1", faces=[1, 1, 12, *MISS])
    assert questions(tried) == ["RE-REA-01"]
    free = replace(reacted, options=Options(reactions_per_action=0))
    assert told(lambda: fight(free, "mars", "amok", SWORD), faces=MISS).asked


@pytest.mark.rule("RE-MEL-09", "RE-MEL-10")
def test_guard_ends_with_the_melee_it_was_meant_for() -> None:
    ready = told(lambda: GUARD.perform(table(), Deed("guard", "mars"))).result
    assert ready.find("mars").guard and ready.find("mars").ap == 4
    again = GUARD.offered(ready, ready.find("mars"))
    assert isinstance(again, Refused) and again.rule_id == "RE-MEL-09", "that would only cost"
    on_guard = table(FIGHTER, replace(FOE, guard=True))
    assert not told(lambda: fight(on_guard, "mars", "amok", SWORD), faces=MISS).result.find("amok").guard
    poor = GUARD.offered(table(), model(ap=1))
    assert isinstance(poor, Refused) and poor.rule_id == "RE-ACT-01"


@pytest.mark.rule("RE-MEL-18", "RE-CAM-07", "RE-MEL-01")
def test_who_can_be_struck() -> None:
    hidden = enemy("asta", at=(42.5, 45), camouflage="active", revealed=False)
    out = enemy("rana", at=(45, 47.5), status="out")
    start = table(FIGHTER, FOE, hidden, out, enemy("weit", at=(60, 45)))
    asked = told(lambda: MELEE.declare(start, FIGHTER)).asked[0]
    assert possible(asked) == ["schwert:amok", "unarmed:amok", "back"]
    assert refusal(asked, "schwert:asta") == "RE-CAM-07"
    assert refusal(asked, "schwert:rana") == "RE-DMG-10"
    assert MELEE.offered(table(FIGHTER, enemy(at=(48, 45))), FIGHTER) is False
    only_hidden = MELEE.offered(table(FIGHTER, hidden), FIGHTER)
    assert isinstance(only_hidden, Refused) and only_hidden.rule_id == "RE-CAM-07"


@pytest.mark.rule("RE-MEL-08", "RE-ACT-01")
def test_a_single_possibility_needs_no_question() -> None:
    poor = model(weapons=(SWORD,), ap=1)
    done = told(lambda: MELEE.declare(table(poor, FOE), poor))
    assert done.asked == [] and done.result == Deed("melee", "mars", "unarmed", (Shots("amok"),))


@pytest.mark.rule("RE-REA-09", "RE-MEL-01")
def test_an_attack_without_contact_is_lost() -> None:
    apart = table(FIGHTER, enemy(at=(50, 45)))
    done = told(lambda: MELEE.perform(apart, STRIKE))
    assert done.notes("re-act-lost") and done.rolled == []
    assert done.result.find("mars").ap == 4


# -- out of camouflage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MEL-19", "RE-CAM-11", "RE:first_melee_round")
def test_an_ambush_reveals_and_surprises_once() -> None:
    start = table(SNEAK, FOE)
    done = told(lambda: fight(start, "mars", "amok", SWORD), faces=[*HIT, *HARMLESS])
    (bonus,) = facts(done, "re-melee", "attack")[0]
    assert isinstance(bonus, Tally) and terms(bonus) == {"RE-MEL-19": 1}
    sneak = done.result.find("mars")
    assert sneak.revealed and not sneak.ambusher
    again = told(lambda: fight(done.result, "mars", "amok", SWORD), faces=[*HIT, *HARMLESS])
    (later,) = facts(again, "re-melee", "attack")[0]
    assert isinstance(later, Tally) and terms(later) == {}
    long = replace(start, options=Options(first_melee_round="until_round_end"))
    kept = told(lambda: fight(long, "mars", "amok", SWORD), faces=[*HIT, *HARMLESS]).result
    assert kept.find("mars").ambusher


@pytest.mark.rule("RE:camo_reveal_timing", "RE-CAM-11", "RE-CAM-13")
def test_a_hidden_attacker_is_revealed_when_the_dice_fall_or_at_once() -> None:
    spotter = enemy(at=(47.5, 45), wn=6)
    late = told(lambda: MELEE.perform(table(SNEAK, spotter), STRIKE), "spot", faces=[1, 1, 12, 1, *HIT, *HARMLESS])
    (bonus,) = facts(late, "re-melee", "attack")[0]
    assert isinstance(bonus, Tally) and terms(bonus) == {}, "spotted in time, it surprises nobody"
    options = Options(camo_reveal_timing="on_declaration")
    early = told(lambda: MELEE.perform(table(SNEAK, spotter, options=options), STRIKE), faces=[*HIT, *HARMLESS])
    assert early.asked == [], "there is nothing left to spot"
    assert early.result.find("mars").revealed


# -- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MEL-02", "RE-MEL-04")
@pytest.mark.parametrize("margin", ["ignored", "plus_1_per_6"])
def test_chances_are_those_of_the_fight(margin: Any) -> None:
    foe = enemy(at=(47.5, 45), armour=armour(3, schnitt=1), agi=5)
    made = world(FIGHTER, foe, options=Options(melee_margin=margin))
    declared = declare_melee(made, FIGHTER, foe, SWORD, CHARGE)
    law = odds(resolve_melee, declared.bout, declared.hit.clash, None)

    def lost(result: Exchange) -> int:
        return 0 if result.defender is None else 4 - result.defender.hp

    chance = chance_of(made, FIGHTER, foe, SWORD, charged=True)
    assert chance.hit == pytest.approx(float(law.where(lambda result: result.outcome != "repelled")))
    assert chance.loss == pytest.approx(float(law.map(lost).mean()))
    assert chance.out == pytest.approx(float(law.where(lambda result: lost(result) == 4)))


@pytest.mark.rule("RE-MEL-13", "RE-MEL-19")
def test_chances_know_where_the_attacker_will_stand() -> None:
    away = enemy(at=(60, 45), facing=180)
    sneak = model(at=(50, 45), camouflage="active", revealed=False)
    made = world(sneak, away, pieces=(piece("wand", box(0, 0, 1, 1)),))
    front = chance_of(made, sneak, away, SWORD, charged=True, at=model(at=(57.5, 45)).at)
    behind = chance_of(made, sneak, away, SWORD, charged=True, at=model(at=(62.5, 45)).at)
    assert behind.hit > front.hit > chance_of(made, FIGHTER, FOE, SWORD).hit


@pytest.mark.rule("RE-MEL-02", "RE-DMG-06", "RE:melee_tie")
def test_the_damage_is_spoken_of_only_after_a_hit() -> None:
    repelled = told(lambda: fight(table(), "mars", "amok", SWORD, riposte=False), faces=MISS)
    assert not repelled.notes("re-versus")
    hit = told(lambda: fight(table(), "mars", "amok", SWORD, riposte=False), faces=[*HIT, *HARMLESS])
    assert [note.message for note in hit.log] == ["re-melee", "re-melee-hit", "re-versus", "re-contest-lost"]
    even = table(options=Options(melee_tie="both_hit"))
    both = told(lambda: fight(even, "mars", "amok", SWORD, riposte=False), faces=[6, 6, *HARMLESS, *HARMLESS])
    assert facts(both, "re-versus", "whom") == [(Ref("amok"),), (Ref("mars"),)]


@pytest.mark.rule("RE-DMG-10", "RE:finish_off")
def test_whoever_is_out_can_be_struck_where_the_table_lets_it() -> None:
    lying = enemy(at=(47.5, 45), weapons=(SWORD,), status="out")
    assert MELEE.offered(table(FIGHTER, lying), FIGHTER) is False
    merciless = table(FIGHTER, lying, options=Options(finish_off="yes"))
    assert MELEE.offered(merciless, FIGHTER) is True
    done = told(lambda: MELEE.perform(merciless, STRIKE), faces=HIT)
    assert done.result.find("amok").vitals.status == "removed"
    repelled = told(lambda: MELEE.perform(merciless, STRIKE), faces=MISS)
    assert repelled.result.find("amok").vitals.status == "out" and repelled.asked == [], "no riposte"
