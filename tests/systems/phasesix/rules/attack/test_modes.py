"""Attack modes: melee, single shots, bursts and throws; what each costs, allows and forbids."""

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.phasesix.builders import CONTENT, Dice, fight, possible, refusal, someone, step


def attacked(
    fighter: Fighter, key: str, faces: Dice, *answers: str, options: Options | None = None
) -> Transcript[Combat]:
    """An attack on Leyla, who holds her sword and has actions to defend herself."""
    leyla = someone("leyla", side="foes", ready=("short_sword",))
    return step(fight(fighter, leyla, options=options), key, *answers, faces=faces)


def defences(played: Transcript[Combat]) -> set[str]:
    window = next(a for a in played.asked if a.prompt.who == "leyla")
    return {key for key in possible(window) if key.split(":")[0] in ("dodge", "parry")}


def ammo(played: Transcript[Combat], who: str, weapon: str) -> int | None:
    return dict(played.result.find(who).ammo).get(weapon)


@pytest.mark.rule("PS-MOD-01", "PS-MOD-02")
def test_ps_mod_01_a_weapon_offers_its_modes_and_no_others() -> None:
    guns = {"weapons": ("glock", "kar98", "tommy_gun")}
    juri = someone("juri", sheet=guns, ready=("glock", "kar98", "tommy_gun"))
    asked = step(fight(juri, someone("robber")), "end_turn").asked[0]
    assert {key for key in possible(asked) if key.startswith("attack:")} == {
        "attack:glock:single:robber",
        "attack:glock:burst:robber",
        "attack:kar98:single:robber",
        "attack:tommy_gun:burst:robber",
        "attack:unarmed:melee:robber",
    }


@pytest.mark.rule("PS-MOD-02", "PS-MOD-03", "PS:ruling_75")
def test_ps_mod_03_another_mode_for_every_attack_and_no_action_for_the_switch() -> None:
    state = fight(someone("juri"), someone("robber", actions=0))
    state = step(state, "attack:ak_47:single:robber", faces=[1] * 8).result
    played = step(state, "attack:ak_47:burst:robber", faces=[1] * 10)
    assert (played.result.find("juri").actions, ammo(played, "juri", "ak_47")) == (0, 30 - 1 - 3)


@pytest.mark.rule("PS-MEL-01")
def test_ps_mel_01_melee_weapons_know_one_mode() -> None:
    melee = [weapon for weapon in CONTENT.weapons.values() if weapon.kind == "melee"]
    assert len(melee) == 6
    assert {weapon.modes for weapon in melee} == {("melee",)}


@pytest.mark.rule("PS-MEL-02", "PS-MEL-03", "PS-MEL-04")
def test_ps_mel_02_a_blow_can_be_parried_and_dodged_and_can_crit() -> None:
    blow = attacked(someone("hagen"), "attack:axe:melee:leyla", [(6, 5), *[1] * 6])
    assert defences(blow) == {"dodge", "parry:short_sword"}
    assert blow.notes("ps-hits")[0].facts["crits"] == 1


@pytest.mark.rule("PS-MEL-05")
def test_ps_mel_05_a_blow_can_be_aimed() -> None:
    state = fight(someone("hagen"), someone("robber", actions=0))
    state = step(state, "aim:axe:robber").result
    blow = step(state, "attack:axe:melee:robber", faces=[(6, 3), *[1] * 6])
    assert blow.notes("ps-hits")[0].facts["crits"] == 1


@pytest.mark.rule("PS-SGL-01", "PS-SGL-02", "PS-ATK-03")
def test_ps_sgl_02_one_shot_one_round_one_action() -> None:
    shot = attacked(someone("juri"), "attack:ak_47:single:leyla", [1] * 8)
    assert (ammo(shot, "juri", "ak_47"), shot.result.find("juri").actions) == (29, 1)


@pytest.mark.rule("PS-SGL-01")
def test_ps_sgl_01_bows_and_crossbows_shoot_singly() -> None:
    assert {CONTENT.weapons[name].modes for name in ("longbow", "crossbow", "kar98")} == {("single",)}


@pytest.mark.rule("PS-SGL-03", "PS-SGL-04", "PS-SGL-05")
def test_ps_sgl_03_a_shot_cannot_be_parried_or_dodged_but_can_crit() -> None:
    shot = attacked(someone("juri"), "attack:ak_47:single:leyla", [(6, 5), *[1] * 7])
    assert defences(shot) == set()
    window = shot.asked[1]
    assert refusal(window, "dodge") == "PS-DOD-01"
    assert refusal(window, "parry") == "PS-PAR-01"
    assert shot.notes("ps-hits")[0].facts["crits"] == 1


@pytest.mark.rule("PS-SGL-06")
def test_ps_sgl_06_a_shot_can_be_aimed() -> None:
    state = step(fight(someone("juri"), someone("robber", actions=0)), "aim:ak_47:robber").result
    shot = step(state, "attack:ak_47:single:robber", faces=[(6, 3), *[1] * 7])
    assert shot.notes("ps-hits")[0].facts["crits"] == 1


@pytest.mark.rule("PS-BST-01", "PS-BST-02")
def test_ps_bst_01_a_burst_adds_two_dice_and_takes_three_rounds() -> None:
    burst = attacked(someone("juri"), "attack:ak_47:burst:leyla", [1] * 10)
    assert len(burst.rolled[0].faces) == 5 + 3 + 2
    assert ammo(burst, "juri", "ak_47") == 27


@pytest.mark.rule("PS-BST-03", "PS-BST-04", "PS-BST-05")
def test_ps_bst_03_a_burst_cannot_be_parried_or_dodged_and_never_crits() -> None:
    burst = attacked(someone("juri"), "attack:ak_47:burst:leyla", [(6, 5), *[1] * 9])
    assert defences(burst) == set()
    assert (burst.notes("ps-hits")[0].facts["normals"], burst.notes("ps-hits")[0].facts["crits"]) == (1, 0)
    assert burst.notes("ps-attacks")[0].facts["crit"] is None


@pytest.mark.rule("PS-BST-06")
def test_ps_bst_06_a_pure_burst_weapon_cannot_be_aimed() -> None:
    gunner = someone("juri", sheet={"weapons": ("tommy_gun",)})
    asked = step(fight(gunner, someone("robber")), "end_turn").asked[0]
    assert "aim:tommy_gun:robber" not in possible(asked)
    assert "attack:tommy_gun:burst:robber" in possible(asked)


@pytest.mark.rule("PS:burst_low_ammo", "PS-BST-02", "PS-GEA-03")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_ps_burst_low_ammo_forbids_a_burst(left: int) -> None:
    juri = someone("juri", ammo=(("ak_47", left), ("glock", 17)))
    asked = step(fight(juri, someone("robber")), "end_turn").asked[0]
    assert refusal(asked, "attack:ak_47:burst:robber") == "PS-GEA-03"
    assert (refusal(asked, "attack:ak_47:single:robber") == "PS-GEA-03") is (left == 0)


@pytest.mark.rule("PS:burst_low_ammo")
@pytest.mark.parametrize(("left", "dice"), [(1, 8), (2, 8), (3, 10)])
def test_ps_burst_low_ammo_may_allow_it_without_the_extra_dice(left: int, dice: int) -> None:
    options = Options(burst_low_ammo="allowed_without_bonus_dice")
    juri = someone("juri", ammo=(("ak_47", left), ("glock", 17)))
    burst = attacked(juri, "attack:ak_47:burst:leyla", [(6, 5), *[1] * (dice - 1)], options=options)
    assert (len(burst.rolled[0].faces), ammo(burst, "juri", "ak_47")) == (dice, 0)
    assert burst.notes("ps-hits")[0].facts["crits"] == 0
    empty = someone("juri", ammo=(("ak_47", 0), ("glock", 17)))
    asked = step(fight(empty, someone("robber"), options=options), "end_turn").asked[0]
    assert refusal(asked, "attack:ak_47:burst:robber") == "PS-GEA-03"


@pytest.mark.rule("PS:ruling_29", "PS-GEA-03")
def test_ps_ruling_29_without_a_capacity_nothing_is_counted() -> None:
    breath = attacked(someone("skeleton", side="heroes"), "attack:cold_breath:single:leyla", [1] * 6)
    assert breath.result.find("skeleton").ammo == ()
    assert "attack:cold_breath:single:leyla" in possible(step(breath.result, "end_turn").asked[0])


@pytest.mark.rule("PS-MOD-04", "PS:throw_mode_dodgeable")
def test_ps_mod_04_a_thrown_axe_crits_is_gone_and_cannot_be_warded_off() -> None:
    hagen = someone("hagen", ready=("throwing_axe",))
    thrown = attacked(hagen, "attack:throwing_axe:throw:leyla", [(6, 5), *[1] * 5])
    assert defences(thrown) == set()
    assert thrown.notes("ps-hits")[0].facts["crits"] == 1
    assert (ammo(thrown, "hagen", "throwing_axe"), thrown.result.find("hagen").ready) == (0, ())


@pytest.mark.rule("PS:throw_mode_dodgeable", "PS-MOD-04")
def test_ps_throw_mode_dodgeable_allows_a_dodge_but_no_parry() -> None:
    hagen = someone("hagen", ready=("throwing_axe",))
    options = Options(throw_mode_dodgeable=True)
    faces: Dice = [5, 5, 1, 1, 1, 1, (6, 1), 1, 1]
    thrown = attacked(hagen, "attack:throwing_axe:throw:leyla", faces, "dodge", options=options)
    assert defences(thrown) == {"dodge"}
    assert thrown.result.find("leyla").hearts == 6
