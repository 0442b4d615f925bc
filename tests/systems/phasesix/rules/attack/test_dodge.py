"""Dodging: who may, with how many dice, against which number, and what it saves from."""

from typing import Any

import pytest

from regelwerk.dice import Hits
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.defence import dodge, dodge_dice, guard_of
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import evasion
from systems.phasesix.builders import fight, possible, refusal, sheet_of, someone, step

BITE = "attack:bite:melee:leyla"


def bear_before_leyla(options: Options | None = None, **changes: Any) -> Combat:
    leyla: Fighter = replace(someone("leyla", actions=1), **changes)
    return fight(someone("bear"), leyla, options=options)


def needed(hits: Hits, options: Options | None = None, **changes: Any) -> str:
    """The dice and the number of a dodge against these hits."""
    state = bear_before_leyla(options, **changes)
    leyla = state.find("leyla")
    guard = guard_of(state, leyla, Handling("dodge"))
    played = scripted(lambda: dodge(hits, guard), [1] * max(0, dodge_dice(leyla).total))
    return played.rolled[0].roll.throw.notation()


# -- who may --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-DOD-01", "PS-MEL-03", "PS-ACT-11")
def test_ps_dod_01_the_target_of_a_melee_attack_may_dodge_as_a_reaction() -> None:
    state = fight(someone("bear"), someone("leyla"), someone("mira"))
    played = step(state, BITE, "none", "none", faces=[5, *[1] * 7])
    assert [a.prompt.who for a in played.asked] == ["bear", "leyla", "mira"]
    assert "dodge" in possible(played.asked[1])
    assert "dodge" not in possible(played.asked[2]), "only the target"
    assert "dodge" not in possible(played.asked[0]), "not in the own turn"


@pytest.mark.rule("PS-DOD-01", "PS-SGL-04", "PS-BST-04")
@pytest.mark.parametrize(("mode", "dice"), [("single", 8), ("burst", 10)])
def test_ps_dod_01_shots_cannot_be_dodged(mode: str, dice: int) -> None:
    state = fight(someone("juri"), someone("leyla", side="foes"))
    played = step(state, f"attack:ak_47:{mode}:leyla", "none", faces=[5, *[1] * (dice - 1)])
    assert refusal(played.asked[1], "dodge") == "PS-DOD-01"


@pytest.mark.rule("PS-DOD-01", "PS:throw_mode_dodgeable")
def test_ruling_27_thrown_weapons_are_dodged_only_where_a_table_wants_it() -> None:
    throw = "attack:throwing_axe:throw:leyla"
    for options, rule in ((Options(), "PS-DOD-01"), (Options(throw_mode_dodgeable=True), "")):
        state = fight(someone("robber"), someone("leyla"), options=options)
        assert refusal(step(state, throw, "none", faces=[5, *[1] * 4]).asked[1], "dodge") == rule
    shot = fight(someone("juri"), someone("leyla", side="foes"), options=Options(throw_mode_dodgeable=True))
    asked = step(shot, "attack:ak_47:single:leyla", "none", faces=[5, *[1] * 7]).asked[1]
    assert refusal(asked, "dodge") == "PS-DOD-01", "shots are no throws"


@pytest.mark.rule("PS-DOD-02")
def test_ps_dod_02_a_dodge_costs_an_action() -> None:
    without = step(bear_before_leyla(actions=0, bonus_dice=1), BITE, "none", faces=[5, *[1] * 7])
    assert refusal(without.asked[1], "dodge") == "PS-REA-03"
    bought = step(bear_before_leyla(actions=0, bonus_dice=1), BITE, "buy_action", "dodge", faces=[5, *[1] * 7, 1, 1, 1])
    assert bought.result.find("leyla").actions == 0


@pytest.mark.rule("PS-DOD-02", "PS:facing_model", "PS:from_behind_blocks")
def test_ps_dod_02_who_does_not_perceive_the_attacker_is_not_asked() -> None:
    """Facing is not tracked by default: from behind comes who is not perceived."""
    played = step(bear_before_leyla(unaware=True), BITE, faces=[5, *[1] * 7])
    assert [a.prompt.who for a in played.asked] == ["bear"]
    assert played.result.find("leyla").actions == 1


@pytest.mark.rule("PS:ruling_47", "PS-ROL-04")
def test_ruling_47_without_evasion_only_extra_dice_dodge() -> None:
    hagen = someone("hagen")
    assert dodge_dice(hagen).total == -1
    stab = "attack:short_sword:melee:hagen"
    played = step(fight(someone("robber"), hagen), stab, "none", faces=[5, 1, 1, 1])
    assert refusal(played.asked[1], "dodge") == "PS-ROL-04"
    assert dodge_dice(someone("juri")).total == 0
    none_left = step(fight(someone("wolf"), someone("juri")), "attack:bite:melee:juri", "none", faces=[5, *[1] * 6])
    assert refusal(none_left.asked[1], "dodge") == "PS-ROL-04", "no evasion at all is no dodge either"
    lucky = fight(someone("robber"), someone("hagen", dice=(1, 0, 0)))
    dodged = step(lucky, stab, "dodge", faces=[5, 1, 1, 1, (6, 1)])
    assert dodged.rolled[1].roll.throw.notation().startswith("1W6!≥6"), "exactly the added die, however negative"
    assert dodged.result.find("hagen").hearts == 6


# -- with how many dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-DOD-03")
@pytest.mark.parametrize(("quickness", "deftness", "mean"), [(4, 3, 4), (3, 3, 3), (2, 1, 2), (0, 0, 0), (-3, 0, -1)])
def test_ps_dod_03_evasion_is_lineage_and_the_mean_rounded_up(quickness: int, deftness: int, mean: int) -> None:
    attributes = {"quickness": quickness, "deftness": deftness}
    naked = sheet_of("leyla", attributes=attributes, armor=(), weapons=())
    assert evasion(naked).total == mean
    assert evasion(sheet_of("leyla", attributes=attributes, armor=(), weapons=(), base_evasion=2)).total == mean + 2


@pytest.mark.rule("PS-DOD-03", "PS:ruling_90")
def test_ps_dod_03_foes_without_a_number_use_the_same_mean() -> None:
    assert evasion(sheet_of("wolf")).total == 4
    assert evasion(sheet_of("robber")).total == 1, "given"


@pytest.mark.rule("PS-DOD-04", "PS-GEA-05")
def test_ps_dod_04_encumbrance_of_all_that_is_carried_lowers_it() -> None:
    """Mean 2; mail 1, round shield 2, two-hander 1."""
    loaded = sheet_of("hagen", weapons=("axe", "two_hander"))
    assert evasion(loaded).total == 2 - 4
    assert {t.rule_id: t.amount for t in evasion(loaded).terms} == {"PS-DOD-03": 2, "PS-DOD-04": -4}


# -- against which number -------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-DOD-05", "PS:dodge_hit_count")
def test_ps_dod_05_every_hit_raises_the_number_by_one() -> None:
    assert needed(Hits(1, 0, ())).startswith("3W6!≥6")
    assert needed(Hits(2, 1, ())).startswith("3W6!≥8")
    assert needed(Hits(0, 2, (3, 1))).startswith("3W6!≥7"), "a mega crit is one hit"


@pytest.mark.rule("PS:dodge_hit_count")
def test_ruling_46_or_only_normal_hits_count() -> None:
    assert needed(Hits(2, 1, ()), Options(dodge_hit_count="normal_only")).startswith("3W6!≥7")


@pytest.mark.rule("PS-DOD-05", "PS-CND-06", "PS-CND-09", "PS-CND-10", "PS-CND-07")
def test_ps_dod_05_shock_takes_dice_poison_and_crouching_make_it_harder_flames_do_not() -> None:
    assert needed(Hits(1, 0, ()), conditions=(("shocked", 2),)).startswith("1W6!≥6")
    assert needed(Hits(1, 0, ()), conditions=(("poisoned", 2),)).startswith("3W6!≥8")
    assert needed(Hits(1, 0, ()), conditions=(("crouched", 1),)).startswith("3W6!≥7")
    assert needed(Hits(1, 0, ()), conditions=(("burning", 2),)).startswith("3W6!≥6")


# -- what it saves from ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-DOD-05", "PS-DOD-06")
def test_ps_dod_06_one_success_avoids_the_whole_attack_crits_included() -> None:
    """Two normal hits and a mega crit; number 8; the dice show 7, 8, 4."""
    bite: list[int | tuple[int, ...]] = [5, 5, (6, 6, 5), *[1] * 5]
    played = step(bear_before_leyla(), BITE, "dodge", faces=[*bite, (6, 1), (6, 2), 4])
    leyla = played.result.find("leyla")
    assert (leyla.hearts, leyla.actions, leyla.conditions) == (6, 0, ())


@pytest.mark.rule("PS-DOD-06")
def test_ps_dod_06_without_success_nothing_is_removed() -> None:
    bite: list[int | tuple[int, ...]] = [5, 5, (6, 5), *[1] * 5]
    played = step(bear_before_leyla(), BITE, "dodge", faces=[*bite, (6, 1), 5, 4])
    leyla = played.result.find("leyla")
    assert (leyla.hearts, leyla.actions) == (4, 0), "2 normals less protection 1, and the crit; the action is spent"


@pytest.mark.rule("PS-ROL-04", "PS-BON-02")
def test_ruling_47_the_die_that_buys_the_action_cannot_be_rolled_for_the_dodge_as_well() -> None:
    """Hagen's evasion is below nothing: only an extra die lets him dodge, and it has just become an action."""
    for dice, rule in (((1, 0, 0), "PS-ROL-04"), ((2, 0, 0), "")):
        state = fight(someone("wolf"), someone("hagen", actions=0, dice=dice))
        played = step(state, "attack:bite:melee:hagen", "buy_action", "none", faces=[5, *[1] * 6])
        assert refusal(played.asked[2], "dodge") == rule
