"""Aiming: what it brings, what it is bound to, and how it is lost."""

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.space import rectangle
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import aim_bonus, crit_threshold
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from regelwerk.systems.phasesix.values import Mode
from systems.phasesix.builders import CONTENT, Dice, fight, possible, refusal, someone, step


def threshold(
    fighter: Fighter, target: str = "robber", weapon: str = "longbow", mode: Mode = "single", **options: object
) -> int:
    arm = fighter.sheet.weapon(weapon)
    bonus = aim_bonus(fighter, target, arm, mode, Options(**options))  # type: ignore[arg-type]
    figure = crit_threshold(arm, mode, bonus)
    assert figure is not None
    return figure.total


def aimed(actions: int, target: str = "robber", weapon: str = "longbow", who: str = "mira") -> Fighter:
    return someone(who, aim=Aim(target, weapon, actions))


def offers(state: Combat) -> set[str]:
    return {key for key in possible(step(state, "end_turn").asked[0]) if key.startswith("aim:")}


@pytest.mark.rule("PS-AIM-01")
def test_ps_aim_01_melee_weapons_and_single_shots_are_aimed_bursts_are_not() -> None:
    gun_and_knife = {"weapons": ("tommy_gun", "dagger", "glock")}
    state = fight(someone("juri", sheet=gun_and_knife, ready=("tommy_gun", "glock")), someone("robber"))
    assert offers(state) == {"aim:dagger:robber", "aim:glock:robber", "aim:unarmed:robber"}


@pytest.mark.rule("PS-AIM-02", "PS-AIM-03")
@pytest.mark.parametrize(("actions", "number"), [(0, 11), (1, 9), (2, 7), (3, 7), (9, 7)])
def test_ps_aim_03_two_lower_for_every_action_but_not_below_seven(actions: int, number: int) -> None:
    assert threshold(aimed(actions) if actions else someone("mira")) == number


@pytest.mark.rule("PS-AIM-03")
def test_ps_aim_03_more_aiming_is_not_offered() -> None:
    asked = step(fight(aimed(2), someone("robber", actions=0)), "end_turn").asked[0]
    assert refusal(asked, "aim:longbow:robber") == "PS-AIM-03"
    assert refusal(step(fight(aimed(1), someone("robber")), "end_turn").asked[0], "aim:longbow:robber") == ""


@pytest.mark.rule("PS-AIM-02", "PS-ACT-04")
def test_ps_aim_02_each_action_counts() -> None:
    state = fight(someone("mira"), someone("robber", actions=0))
    for actions in (1, 2):
        state = step(state, "aim:longbow:robber").result
        assert state.find("mira").aim == Aim("robber", "longbow", actions)
    assert state.find("mira").actions == 0


@pytest.mark.rule("PS-AIM-04", "PS:aim_lost_on")
@pytest.mark.parametrize(
    ("value", "hit_saved", "hit_stopped", "hit_wounds"),
    [("hit", True, False, False), ("wound", True, True, False), ("any_success", False, False, False)],
)
def test_ps_aim_lost_on(value: str, hit_saved: bool, hit_stopped: bool, hit_wounds: bool) -> None:
    options = Options(aim_lost_on=value)  # type: ignore[arg-type]
    mira = replace(aimed(2), actions=0)
    state = fight(someone("robber"), mira, cover={("*", "mira"): "6"}, options=options)
    throw = "attack:throwing_axe:throw:mira"
    for faces, kept in (
        ([5, 1, 1, 1, 1, 6], hit_saved),
        ([5, 1, 1, 1, 1, 1], hit_stopped),
        ([5, 5, 1, 1, 1, 1, 1], hit_wounds),
        ([1, 1, 1, 1, 1], True),
    ):
        assert (step(state, throw, faces=faces).result.find("mira").aim is not None) is kept


@pytest.mark.rule("PS-AIM-04", "PS:aim_lost_on")
@pytest.mark.parametrize(("value", "kept"), [("hit", True), ("any_success", False)])
def test_ps_aim_lost_on_a_dodged_blow(value: str, kept: bool) -> None:
    options = Options(aim_lost_on=value)  # type: ignore[arg-type]
    state = fight(someone("robber"), aimed(2), options=options)
    dodged = step(state, "attack:short_sword:melee:mira", "dodge", faces=[5, 1, 1, 1, (6, 1), 1, 1])
    assert dodged.notes("ps-dodge-succeeds")
    assert (dodged.result.find("mira").aim is not None) is kept


@pytest.mark.rule("PS-AIM-05")
@pytest.mark.parametrize("face", [1, 5], ids=["miss", "hit"])
def test_ps_aim_05_the_next_attack_uses_it_up(face: int) -> None:
    state = fight(aimed(1), someone("robber", actions=0))
    assert step(state, "attack:longbow:single:robber", faces=[face, *[1] * 6]).result.find("mira").aim is None


@pytest.mark.rule("PS:aim_binding", "PS-AIM-05")
def test_ps_aim_binding_to_target_and_weapon() -> None:
    assert threshold(aimed(2), target="wolf") == 11
    assert threshold(aimed(2), weapon="dagger", mode="melee") == 11
    state = fight(aimed(2), someone("robber", actions=0), someone("wolf", actions=0))
    shot = step(state, "attack:longbow:single:wolf", faces=[(6, 1), *[1] * 6])
    assert shot.notes("ps-hits")[0].facts["crits"] == 0
    assert shot.result.find("mira").aim is None  # and the bonus is gone


@pytest.mark.rule("PS:aim_binding")
def test_ps_aim_binding_may_be_free() -> None:
    assert threshold(aimed(2), target="wolf", aim_binding="free") == 7
    assert threshold(aimed(1), weapon="dagger", mode="melee", aim_binding="free") == 9


@pytest.mark.rule("PS:aim_limit")
@pytest.mark.parametrize(
    ("value", "numbers"),
    [("floor_7", [9, 7, 7, 7]), ("perception_2023", [10, 9, 8, 8]), ("perception_2024", [9, 8, 8, 8])],
)
def test_ps_aim_limit(value: str, numbers: list[int]) -> None:
    mira = someone("mira")
    assert mira.sheet.skill("perception") == 3
    assert [threshold(aimed(actions), aim_limit=value) for actions in (1, 2, 3, 4)] == numbers


@pytest.mark.rule("PS:aim_limit")
@pytest.mark.parametrize("value", ["perception_2023", "perception_2024"])
def test_ps_aim_limit_who_perceives_nothing_aims_at_nothing(value: str) -> None:
    blind = someone("mira", aim=Aim("robber", "longbow", 2), sheet={"skill_bonus": (("perception", -3),)})
    assert blind.sheet.skill("perception") == 0
    assert threshold(blind, aim_limit=value) == 11


@pytest.mark.rule("PS:aim_lost_on")
@pytest.mark.parametrize("faces", [[5, (6, 5), 1, 1], [(6, 5), 1, 1, 1]], ids=["hit and crit", "crit"])
def test_ps_aim_lost_on_any_success_counts_crits(faces: Dice) -> None:
    state = fight(someone("robber"), aimed(2), options=Options(aim_lost_on="any_success"))
    dodged = step(state, "attack:short_sword:melee:mira", "dodge", faces=[*faces, (6, 6, 1), 1, 1])
    assert dodged.notes("ps-dodge-succeeds")
    assert dodged.result.find("mira").aim is None


@pytest.mark.rule("PS:aim_unarmed")
@pytest.mark.parametrize(("allowed", "number"), [(True, 7), (False, 11)])
def test_ps_aim_unarmed(allowed: bool, number: int) -> None:
    leyla = aimed(2, weapon="unarmed", who="leyla")
    assert threshold(leyla, weapon="unarmed", mode="melee", aim_unarmed=allowed) == number
    state = fight(someone("leyla"), someone("robber"), options=Options(aim_unarmed=allowed))
    assert ("aim:unarmed:robber" in offers(state)) is allowed


@pytest.mark.rule("PS:aim_throw")
@pytest.mark.parametrize(("allowed", "number"), [(False, 11), (True, 7)])
def test_ps_aim_throw(allowed: bool, number: int) -> None:
    leyla = aimed(2, weapon="throwing_axe", who="leyla")
    assert threshold(leyla, weapon="throwing_axe", mode="throw", aim_throw=allowed) == number
    state = fight(someone("leyla", ready=("throwing_axe",)), someone("robber"), options=Options(aim_throw=allowed))
    assert ("aim:throwing_axe:robber" in offers(state)) is allowed


@pytest.mark.rule("PS:ruling_80", "PS-AIM-02")
def test_ps_ruling_80_another_target_or_weapon_starts_anew() -> None:
    state = fight(aimed(1), someone("robber", actions=0), someone("wolf", actions=0))
    assert step(state, "aim:longbow:wolf").result.find("mira").aim == Aim("wolf", "longbow", 1)
    assert step(state, "aim:dagger:robber").result.find("mira").aim == Aim("robber", "dagger", 1)


@pytest.mark.rule("PS:ruling_80", "PS-AIM-05", "PS-BST-06")
def test_ps_ruling_80_a_burst_wastes_the_aim() -> None:
    juri = aimed(2, weapon="ak_47", who="juri")
    burst = step(fight(juri, someone("robber", actions=0)), "attack:ak_47:burst:robber", faces=[(6, 5), *[1] * 9])
    assert burst.notes("ps-hits")[0].facts["crits"] == 0
    assert burst.result.find("juri").aim is None


@pytest.mark.rule("PS:ruling_80")
def test_ps_ruling_80_a_coup_uses_the_aim_up_and_a_reaction_too() -> None:
    asleep = someone("robber", conditions=(("asleep", 1),))
    state = fight(aimed(1), asleep, someone("wolf", actions=0))
    assert step(state, "coup_de_grace:longbow:single:robber", faces=[5] * 7).result.find("mira").aim is None
    state = fight(someone("robber"), aimed(1))
    shot_back = step(state, "crouch", "attack:longbow:single:robber", faces=[1] * 7)
    assert shot_back.result.find("mira").aim is None


@pytest.mark.rule("PS:ruling_80")
def test_ps_ruling_80_a_parry_leaves_the_aim_alone() -> None:
    leyla = aimed(1, weapon="short_sword", who="leyla")
    state = fight(someone("robber"), leyla)
    faces = [5, 1, 1, 1, 5, 1, 1, 1, 1, 1]
    parried = step(state, "attack:short_sword:melee:leyla", "parry:short_sword", faces=faces)
    assert parried.result.find("leyla").aim == Aim("robber", "short_sword", 1)


@pytest.mark.rule("PS:ruling_80", "PS:aim_binding")
def test_ps_ruling_80_other_handlings_and_turns_keep_the_aim() -> None:
    state = fight(aimed(1), someone("robber"))
    state = step(state, "crouch").result
    state = step(step(state, "end_turn").result, "end_turn").result
    assert (state.round, state.find("mira").aim) == (2, Aim("robber", "longbow", 1))


@pytest.mark.rule("PS:ruling_80")
def test_ps_ruling_80_the_aim_goes_with_the_weapon_and_with_the_senses() -> None:
    nadja = someone("nadja", aim=Aim("robber", "kar98", 2))
    assert step(fight(nadja, someone("robber")), "ready:glock").result.find("nadja").aim is None
    state = fight(someone("robber"), replace(aimed(2), hearts=1, actions=0))
    fallen = step(state, "attack:short_sword:melee:mira", faces=[5, 5, 1, 1]).result.find("mira")
    assert (fallen.has("dying"), fallen.aim) == (True, None)


@pytest.mark.rule("PS:ruling_80", "PS-CND-08")
def test_ps_ruling_80_bleeding_does_not_disturb_the_aim() -> None:
    mira = replace(aimed(2), conditions=(("bleeding", 1),))
    state = step(replace(fight(mira, someone("robber")), phase="turn_start"), faces=[1, 1]).result
    assert (state.find("mira").hearts, state.find("mira").aim) == (5, Aim("robber", "longbow", 2))


def test_every_weapon_of_the_content_crits_from_eleven() -> None:
    assert {weapon.crit_base for weapon in CONTENT.weapons.values()} == {11}


@pytest.mark.rule("PS-AIM-03")
@pytest.mark.parametrize(("base", "useful"), [(9, 1), (11, 2), (13, 3)])
def test_ps_aim_03_aiming_goes_on_until_the_threshold_is_at_its_lowest(base: int, useful: int) -> None:
    bow = replace(CONTENT.weapons["longbow"], crit_base=base)
    for actions in (1, 2, 3):
        mira = someone("mira", sheet={"weapons": (bow,)}, aim=Aim("robber", "longbow", actions))
        asked = step(fight(mira, someone("robber")), "end_turn").asked[0]
        assert refusal(asked, "aim:longbow:robber") == ("" if actions < useful else "PS-AIM-03")


@pytest.mark.rule("PS:terrain_cover", "PS-AIM-01")
def test_ruling_71_nobody_aims_through_a_wall() -> None:
    """Mira aims at the robber she sees; the wolf behind the wall is refused like any attack on it."""
    wall = rectangle("wall", 20, 12, 21, 40, solid=True, kind="blocked")
    places = {"mira": (10.0, 20.0), "robber": (30.0, 2.0), "wolf": (30.0, 20.0)}
    people = (someone("mira", ready=("longbow",)), someone("robber"), someone("wolf"))
    asked = step(fight(*people, positions=places, terrain=[wall]), "end_turn").asked[0]
    assert "aim:longbow:robber" in possible(asked)
    assert refusal(asked, "aim:longbow:wolf") == refusal(asked, "attack:longbow:single:wolf") == "PS:terrain_cover"
