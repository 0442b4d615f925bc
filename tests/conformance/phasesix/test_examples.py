"""The worked examples of Phase Six, die by die, through the real rules."""

import pytest

from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, metres, scatter
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.cover import cover_numbers
from regelwerk.systems.phasesix.rules.attack.defence import parry_dice
from regelwerk.systems.phasesix.rules.body.wounds import wound
from regelwerk.systems.phasesix.rules.core.rolls import Purse, Spent, plain_pool, pool_roll
from regelwerk.systems.phasesix.rules.handlings.movement import metres_of
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from regelwerk.systems.phasesix.values import evasion
from systems.phasesix.builders import Dice, fight, possible, refusal, someone, step


def hits(played: Transcript[Combat]) -> tuple[int, int, int]:
    """Normal hits, crits and extra wounds as announced by the last hit roll."""
    facts = played.notes("ps-hits")[-1].facts
    return facts["normals"], facts["crits"], facts["mega"]  # type: ignore[return-value]


def resting(who: str, **more: object) -> Fighter:
    """Somebody who has no action left and therefore cannot answer."""
    return someone(who, **{"actions": 0, **more})  # type: ignore[arg-type]


# -- E1 initiative -----


@pytest.mark.rule("PS-INI-02", "PS-INI-03", "PS-INI-04")
def test_e01_the_bear_begins_and_three_sevens_go_by_quickness_then_deftness() -> None:
    people = [someone(who) for who in ("hagen", "mira", "juri", "wolf", "bear")]
    state = replace(fight(*people), phase="initiative", round=0)
    begun = step(state, faces=[5, 4, 5, 1, (6, 2)]).result
    assert [(f.id, f.initiative) for f in begun.fighters] == [
        ("bear", 11),
        ("mira", 7),
        ("juri", 7),
        ("hagen", 7),
        ("wolf", 6),
    ]


# -- E2 the budget of actions, played through the whole game -----


def skirmish() -> Combat:
    """Mira, a robber within a walk of her, and Hagen with a throwing axe in hand; nobody has acted yet."""
    mira = someone("mira", ready=("longbow",), dice=(1, 1, 1))
    hagen = someone("hagen", ready=("throwing_axe",), dice=(1, 0, 1))
    places = {"mira": (10, 10), "robber": (14, 10), "hagen": (20, 20)}
    state = fight(mira, someone("robber"), hagen, positions=places)
    return replace(state, phase="initiative", round=0)


def actions(state: Combat) -> dict[str, int]:
    return {f.id: f.actions for f in state.fighters}


def until_the_robbers_turn() -> Combat:
    """Initiative, then Mira shoots (a miss) and saves her second action."""
    state = step(skirmish(), faces=[5, 5, 3]).result
    assert [f.id for f in state.fighters] == ["mira", "robber", "hagen"]
    assert actions(state) == {"mira": 0, "robber": 0, "hagen": 0}
    state = step(state).result
    assert actions(state) == {"mira": 2, "robber": 0, "hagen": 0}
    state = step(state, "attack:longbow:single:robber", faces=[1] * 7).result
    assert actions(state) == {"mira": 1, "robber": 0, "hagen": 0}
    state = step(state, "end_turn").result
    assert (state.actor.id, actions(state)) == ("robber", {"mira": 1, "robber": 2, "hagen": 0})
    return state


STRIKE_WHILE_WALKING = ("walk", "11,10", "attack:short_sword:melee:mira")
AT_SIX_PLUS: Dice = [5, (6, 1), 5, 5]
"""The robber's four dice: at 6+ only the 7 hits."""


@pytest.mark.rule(
    "PS-ACT-02", "PS-ACT-07", "PS-RND-03", "PS-REA-03", "PS-REA-07", "PS-INI-05", "PS-BON-02", "PS-BON-03", "PS-BON-04"
)
def test_e02_everybody_spends_saves_buys_and_steals_actions() -> None:
    state = until_the_robbers_turn()
    mira, hagen = ("steal:robber", "dodge"), ("buy_action", "attack:throwing_axe:throw:robber")
    struck = step(state, *STRIKE_WHILE_WALKING, *mira, *hagen, faces=[*AT_SIX_PLUS, 1, (6, 1), 4, 5, 5, 1, 1, 1, 1])
    hagens_window = next(a for a in struck.asked if a.prompt.who == "hagen")
    assert possible(hagens_window) == {"buy_action", "none"}  # without an action of his own he can only buy one
    assert struck.notes("ps-attacks")[0].facts["min_roll"].total == 6  # type: ignore[union-attr]
    assert struck.notes("ps-dodge-succeeds")
    state = struck.result
    assert actions(state) == {"mira": 1, "robber": 0, "hagen": 0}
    assert (state.find("mira").hearts, state.find("robber").hearts) == (6, 5)
    assert (state.find("hagen").bonus_dice, state.find("mira").destiny_dice) == (0, 0)

    hagens_turn = step(state, "end_turn")
    assert hagens_turn.asked[0].prompt.who == "hagen"
    assert hagens_turn.notes("ps-turn")[0].facts["actions"] == 2


@pytest.mark.rule("PS-BON-05")
def test_e02_stolen_in_another_turn_the_saved_action_stays_and_the_next_refresh_brings_one_less() -> None:
    state = until_the_robbers_turn()
    state = step(state, *STRIKE_WHILE_WALKING, "dodge", faces=[*AT_SIX_PLUS, 1, (6, 1), 4]).result
    assert actions(state) == {"mira": 0, "robber": 1, "hagen": 0}
    state = step(state, "end_turn").result
    assert state.actor.id == "hagen"

    state = step(state, "crouch", "steal:robber").result
    assert actions(state) == {"mira": 1, "robber": 1, "hagen": 1}
    state = step(state, "end_turn").result
    assert (state.actor.id, state.round) == ("mira", 2)
    state = step(state, "end_turn").result
    assert (state.actor.id, actions(state)["robber"]) == ("robber", 1)


# -- E3 to E6 hit rolls -----


@pytest.mark.rule("PS-CRT-01", "PS-CRT-05", "PS-CRT-06", "PS-MEG-02", "PS-PRO-03")
def test_e03_two_crits_one_hit_and_a_mega_wound() -> None:
    hagen = someone("hagen", sheet={"weapons": ("short_sword",)})
    state = fight(hagen, resting("robber", sheet={"base_protection": 2}))
    struck = step(state, "attack:short_sword:melee:robber", faces=[5, (6, 5), 3, (6, 6, 5), 2])
    assert hits(struck) == (1, 2, 1)
    assert struck.notes("ps-through-protection")[0].facts["prevented"] == 1
    assert struck.result.find("robber").hearts == 6 - 3


@pytest.mark.rule("PS-AIM-02", "PS-AIM-03", "PS-AIM-05", "PS-MEG-02")
def test_e04_aiming_twice_makes_crits_of_seven_and_more() -> None:
    state = fight(someone("mira"), someone("robber", sheet={"base_protection": 4}))
    for _ in range(2):
        state = step(state, "aim:longbow:robber").result
    state = step(state, "end_turn").result  # the robber lets his turn pass
    shot = step(state, "attack:longbow:single:robber", faces=[(6, 1), 5, (6, 4), 4, (6, 6, 2), 1, 3])
    assert shot.notes("ps-attacks")[0].facts["crit"].total == 7  # type: ignore[union-attr]
    assert hits(shot) == (1, 3, 0)
    assert shot.result.find("robber").hearts == 6 - 3
    assert shot.result.find("mira").aim is None


@pytest.mark.rule("PS-ACT-07", "PS-CRT-03")
def test_e05_a_strike_while_walking_is_harder_but_its_crits_are_not() -> None:
    places = {"hagen": (10, 10), "robber": (14, 10)}
    state = fight(someone("hagen"), resting("robber"), positions=places)
    faces: Dice = [5, (6, 4), (6, 5), (6, 1), 3, 2, 4]
    struck = step(state, "walk", "13,10", "attack:axe:melee:robber", faces=faces)
    assert hits(struck) == (2, 1, 0)
    assert struck.result.find("robber").hearts == 6 - 2
    assert struck.result.find("hagen").actions == 1


@pytest.mark.rule("PS-BST-01", "PS-BST-02", "PS-BST-05")
def test_e06_a_burst_has_two_dice_more_and_no_crits() -> None:
    state = fight(someone("juri"), resting("robber", sheet={"base_protection": 4}))
    burst = step(state, "attack:ak_47:burst:robber", faces=[(6, 6, 5), 5, (6, 2), 4, 1, 5, 3, 2, (6, 5), 1])
    assert hits(burst) == (5, 0, 0)
    assert burst.result.find("robber").hearts == 6 - 2
    assert dict(burst.result.find("juri").ammo)["ak_47"] == 27


@pytest.mark.rule("PS-GEA-03", "PS-BST-02")
def test_e06_two_rounds_are_too_few_for_a_burst_but_not_for_single_shots() -> None:
    juri = someone("juri", ammo=(("ak_47", 2), ("glock", 17)))
    asked = step(fight(juri, resting("robber")), "end_turn").asked[0]
    assert refusal(asked, "attack:ak_47:burst:robber") == "PS-GEA-03"
    assert "attack:ak_47:single:robber" in possible(asked)


# -- E7 and E8 cover -----


@pytest.mark.rule("PS-COV-05", "PS-COV-06", "PS-CRT-07", "PS-MEG-04")
def test_e07_cover_is_rolled_apart_for_hits_and_crits_and_the_worst_crit_falls() -> None:
    guard = resting("robber", sheet={"base_protection": 1})
    state = fight(someone("hagen"), guard, cover={("hagen", "robber"): "5"})
    attack: Dice = [5, 5, 5, (6, 6, 5), (6, 5), 1, 1]
    struck = step(state, "attack:axe:melee:robber", faces=[*attack, *[5, 2, 6], *[5, 1]])
    assert hits(struck) == (3, 2, 1)
    facts = struck.notes("ps-cover")[0].facts
    assert (facts["normals_left"], facts["crits_left"]) == (1, 1)
    assert struck.result.find("robber").hearts == 6 - 1


@pytest.mark.rule("PS-PRO-02", "PS-GEA-06", "PS-PRO-04")
def test_e08_a_grenade_wounds_behind_cover_and_not_through_a_vest() -> None:
    behind = resting("robber", sheet={"base_protection": 2})
    vest = resting("guard_mp5", side="foes", sheet={"armor": ("kevlar_vest",)})
    places = {"juri": (10, 10), "robber": (30, 10), "guard_mp5": (32, 10)}
    state = fight(someone("juri"), behind, vest, positions=places, cover={("*", "robber"): "4"})
    thrown = step(state, "throw_item:frag_grenade:robber", faces=[5, 1, 1, 1, 3, *[4, 3, 2]])
    assert thrown.result.find("robber").hearts == 6 - 2
    assert thrown.result.find("guard_mp5").hearts == 6


# -- E9 to E11 defence -----

BEAR_BITE: Dice = [5, 5, (6, 5), 1, 1, 1, 1, 1]
"""Two normal hits and a crit."""


@pytest.mark.rule("PS-DOD-01", "PS-DOD-05", "PS-DOD-06")
@pytest.mark.parametrize(
    ("dice", "hearts", "bleeding"),
    [([(6, 1), (6, 2), 4], 6, 0), ([(6, 1), 5, 4], 6 - 2, 2)],
    ids=["8 dodges", "7 fails"],
)
def test_e09_a_dodge_needs_five_and_all_hits(dice: Dice, hearts: int, bleeding: int) -> None:
    leyla = someone("leyla", actions=1)
    assert evasion(leyla.sheet).total == 3
    bite = step(fight(someone("bear"), leyla), "attack:bite:melee:leyla", "dodge", faces=[*BEAR_BITE, *dice])
    after = bite.result.find("leyla")
    assert (after.hearts, after.level("bleeding"), after.actions) == (hearts, bleeding, 0)


@pytest.mark.rule("PS-PAR-02", "PS-PAR-03", "PS-PAR-04", "PS-CND-06")
@pytest.mark.parametrize("second", [(6, 3), (6, 5)], ids=["9", "11"])
def test_e10_a_parry_stops_normal_hits_and_never_a_crit(second: tuple[int, int]) -> None:
    leyla = someone("leyla", conditions=(("shocked", 2),))
    state = fight(someone("robber"), leyla)
    assert parry_dice(state, leyla, "short_sword").total == 6 - 2
    blow = step(state, "attack:short_sword:melee:leyla", "parry:short_sword", faces=[5, 5, 5, (6, 5), 5, second, 2, 1])
    assert hits(blow) == (3, 1, 0)
    assert blow.result.find("leyla").hearts == 6 - 2


@pytest.mark.rule("PS-SHD-04", "PS-SHD-05")
def test_e11_a_shield_parry_covers_against_one_attack() -> None:
    state = fight(someone("robber"), someone("hagen", actions=1))
    blow = step(state, "attack:short_sword:melee:hagen", "shield_parry", faces=[5, 5, 5, 1, *[5, 5, 2]])
    assert blow.notes("ps-through-protection")[0].facts["prevented"] == 1
    assert (blow.result.find("hagen").hearts, blow.result.find("hagen").actions) == (6, 0)


def robber_strikes(state: Combat, cover_dice: list[int]) -> Combat:
    """One hit by the robber, answered by nothing but cover; then the robber's turn ends."""
    blow = step(state, "attack:short_sword:melee:hagen", faces=[5, 1, 1, 1, *cover_dice])
    assert (blow.result.actor.id, len(blow.rolled)) == ("robber", 2 if cover_dice else 1)
    return step(blow.result, "end_turn").result


@pytest.mark.rule("PS-SHD-02", "PS-SHD-03")
@pytest.mark.parametrize("renewed", [False, True])
def test_e11_a_shield_block_covers_the_whole_next_round_and_halves_movement(renewed: bool) -> None:
    state = fight(someone("hagen"), someone("robber"), number=2)
    state = step(state, "shield_block").result
    assert state.find("hagen").actions == 0
    state = robber_strikes(state, cover_dice=[])
    assert (state.round, state.actor.id) == (3, "hagen")
    assert [metres_of(state, state.find("hagen"), kind) for kind in ("walk", "run")] == [2, 4]
    state = step(state, "shield_block" if renewed else "end_turn").result
    state = robber_strikes(state, cover_dice=[5])
    assert (state.round, state.actor.id) == (4, "hagen")
    assert [metres_of(state, state.find("hagen"), kind) for kind in ("walk", "run")] == ([2, 4] if renewed else [3, 7])
    state = step(state, "end_turn").result
    robber_strikes(state, cover_dice=[5] if renewed else [])


# -- E12 to E15 -----


@pytest.mark.rule("PS-ARM-01", "PS-ARM-02", "PS:rule_armor_damage")
def test_e12_a_vest_wears_off_by_ten_for_every_two_hits_it_stops() -> None:
    juri = resting("juri", side="foes", hearts=30)
    state = fight(someone("hagen", actions=3), juri, options=Options(rule_armor_damage=True))
    condition = []
    attacks: list[Dice] = [[5, 5, 5, 5, 5, 1, 1], [5, 5, 5, (6, 5), (6, 5), 1, 1], [5, 1, 1, 1, 1, 1, 1]]
    for dice in attacks:
        state = step(state, "attack:axe:melee:juri", faces=dice).result
        condition.append(state.find("juri").armor_condition[0])
    assert condition == [80, 70, 70]
    assert state.find("juri").hearts == 30 - 1 - 2


@pytest.mark.rule("PS-UNA-01", "PS-UNA-02", "PS-UNA-03")
def test_e13_bare_hands() -> None:
    state = fight(someone("leyla"), resting("robber"))
    struck = step(state, "attack:unarmed:melee:robber", faces=[5, (6, 2), 1, 3, (6, 5), 2])
    assert hits(struck) == (2, 1, 0)
    assert struck.result.find("robber").hearts == 6 - 3


@pytest.mark.rule("PS-UNA-04")
def test_e13_bare_hands_reach_one_metre() -> None:
    for away, refused in ((1, ""), (1.01, "PS-GEA-04")):
        state = fight(someone("leyla"), resting("robber"), positions={"leyla": (10, 10), "robber": (10 + away, 10)})
        assert refusal(step(state, "end_turn").asked[0], "attack:unarmed:melee:robber") == refused


@pytest.mark.rule("PS-BRC-01", "PS-BRC-02", "PS-CND-10", "PS-CRT-03", "PS-COV-03")
def test_e14_lying_down_and_bracing_cancel_out() -> None:
    state = fight(someone("juri"), someone("robber"))
    state = step(state, "crouch").result
    state = step(state, "brace:ak_47").result
    assert state.find("juri").actions == 0
    assert cover_numbers(state, None, "robber", state.find("juri"), shield_raised=False) == (6,)
    state = step(state, "end_turn").result  # the robber lets his turn pass
    assert state.actor.id == "juri"
    shot = step(state, "attack:ak_47:single:robber", faces=[5, 4, (6, 1), (6, 6, 3), 2, 1, 3, 4])
    assert shot.notes("ps-attacks")[0].facts["min_roll"].total == 5  # type: ignore[union-attr]
    assert hits(shot) == (2, 1, 0)


@pytest.mark.rule("PS-CDG-01", "PS-CDG-02", "PS-CDG-03", "PS-CDG-05")
def test_e15_a_sleeper_is_dying_at_three_and_dead_at_six() -> None:
    hagen = someone("hagen", sheet={"weapons": ("short_sword",)})
    robber = resting("robber", conditions=(("asleep", 1),), sheet={"base_protection": 5})
    other = someone("robber", id="other")
    state = fight(hagen, robber, other, cover={("hagen", "robber"): "4"})
    coup = "coup_de_grace:short_sword:melee:robber"
    state = step(state, coup, faces=[5, (6, 6, 5), 2, (6, 1), 3]).result
    assert (state.find("robber").level("dying"), state.find("robber").hearts) == (3, 6)
    state = step(state, coup, faces=[5, 5, 5, 1, 1]).result
    assert state.find("robber").is_dead


@pytest.mark.rule("PS-CDG-04", "PS:coup_wake")
def test_e15_a_failed_coup_wakes_the_sleeper() -> None:
    hagen = someone("hagen", sheet={"weapons": ("short_sword",)})
    state = fight(hagen, resting("robber", conditions=(("asleep", 1),)))
    state = step(state, "coup_de_grace:short_sword:melee:robber", faces=[4, 4, 3, 2, 1]).result
    assert not state.find("robber").is_helpless


# -- E16 to E18 -----


@pytest.mark.rule("PS-SCA-02", "PS-SCA-03", "PS-SCA-04")
@pytest.mark.parametrize(
    ("clock", "off_by", "lands"), [(3, 4, (4, 10)), (6, 5, (0, 5)), (8, 6, (-5.196152, 7))], ids=["right", "short", "8"]
)
def test_e16_scatter_is_read_as_a_clock(clock: int, off_by: int, lands: tuple[float, float]) -> None:
    landed = scatter(Point.metres(0, 0), Point.metres(0, 10), clock, metres(off_by))
    assert landed.in_metres == pytest.approx(lands, abs=5e-7)


@pytest.mark.rule("PS-THR-01", "PS-SCA-01", "PS-SCA-05")
def test_e16_a_throw_without_success_scatters() -> None:
    places = {"juri": (50, 50), "robber": (150, 90)}
    state = fight(someone("juri"), resting("robber"), positions=places)
    missed = step(state, "throw_item:frag_grenade:@50,60", faces=[4, 2, 1, 3, *[3, 4], 6])
    assert missed.notes("ps-scatters")[0].facts["place"] == "54,60"
    short = step(state, "throw_item:frag_grenade:@50,60", faces=[4, 2, 1, 3, *[6, 5], 6])
    assert short.notes("ps-scatters")[0].facts["place"] == "50,55"


@pytest.mark.rule("PS-THR-02")
def test_e16_one_success_and_it_lands_where_it_should() -> None:
    places = {"juri": (50, 50), "robber": (50, 60)}
    state = fight(someone("juri"), resting("robber"), positions=places)
    thrown = step(state, "throw_item:frag_grenade:@50,60", faces=[5, 2, 1, 3, 1])
    assert not thrown.notes("ps-scatters")
    assert thrown.result.find("robber").hearts == 6 - 6  # three hits of two wounds, penetration 1 against protection 1


@pytest.mark.rule("PS-DST-02", "PS-DST-03", "PS-DST-04", "PS:rule_wrong_distance")
@pytest.mark.parametrize(("metres", "dice"), [(60, 7), (61, 5), (120, 5), (121, None)])
def test_e17_beyond_the_range_two_dice_fewer_and_beyond_twice_of_it_no_attack(metres: int, dice: int | None) -> None:
    places = {"mira": (10, 10), "robber": (10 + metres, 10)}
    state = fight(someone("mira"), resting("robber"), positions=places, options=Options(rule_wrong_distance=True))
    if dice is None:
        assert refusal(step(state, "end_turn").asked[0], "attack:longbow:single:robber") == "PS-DST-04"
    else:
        shot = step(state, "attack:longbow:single:robber", faces=[1] * dice)
        assert len(shot.rolled[0].faces) == dice


@pytest.mark.rule("PS-AIM-04", "PS:aim_lost_on")
def test_e18_a_hit_costs_the_aim_even_if_armour_stops_it() -> None:
    mira = resting("mira", aim=Aim("first", "longbow", 2))
    robbers = [someone("robber", id=name) for name in ("first", "second")]
    state = fight(robbers[0], mira, robbers[1], cover={("*", "mira"): "6"})
    state = step(state, "attack:throwing_axe:throw:mira", faces=[5, 5, 1, 1, 1, *[6, 6]]).result
    assert state.find("mira").aim == Aim("first", "longbow", 2)

    state = replace(state, turn=2)
    state = step(state, "attack:throwing_axe:throw:mira", faces=[5, 1, 1, 1, 1, 2]).result
    assert state.find("mira").hearts == 6
    assert state.find("mira").aim is None


# -- E19 to E21 -----


@pytest.mark.rule("PS-HEA-01", "PS-HEA-02", "PS-CND-01", "PS-CND-02", "PS-CND-04", "PS:overkill", "PS:stabilised_state")
def test_e19_falling_dying_and_being_stabilised() -> None:
    hurt = scripted(lambda: wound(someone("hagen", hearts=2, boosts=1), 5, Options())).result
    assert (hurt.boosts, hurt.hearts, hurt.level("dying"), hurt.actions) == (0, 0, 1, 0)

    state = replace(fight(hurt, someone("juri"), someone("robber")), phase="turn_start")
    state = step(state, faces=[4, 2, 1]).result
    assert state.find("hagen").level("dying") == 2
    state = replace(state, phase="turn_start")
    state = step(state, faces=[5, 1, 3]).result
    assert state.find("hagen").level("dying") == 2

    state = step(state, "stabilise:hagen", faces=[5, (6, 1), 2]).result
    hagen = state.find("hagen")
    assert not hagen.has("dying")
    assert hagen.has("unconscious")


@pytest.mark.rule("PS-CND-08", "PS-CND-11")
def test_e20_a_bite_that_wounds_makes_the_victim_bleed() -> None:
    state = fight(someone("wolf", actions=1), resting("hagen"))
    state = step(state, "attack:bite:melee:hagen", faces=[5, 5, 1, (6, 3), 2, 4, 3]).result
    assert (state.find("hagen").hearts, state.find("hagen").level("bleeding")) == (5, 1)
    state = step(state).result
    assert (state.actor.id, state.phase) == ("hagen", "turn_start")
    state = step(state, faces=[4, 2, 1]).result
    assert state.find("hagen").hearts == 4


@pytest.mark.rule("PS-ROL-05", "PS-ROL-06")
@pytest.mark.parametrize(
    ("answer", "dice", "spent"), [("bonus", [5], (0, 1)), ("reroll", [1, 5, 2, 3], (1, 0))], ids=["bonus", "reroll"]
)
def test_e21_a_failed_throw_is_saved_by_a_bonus_die_or_a_reroll(
    answer: str, dice: list[int], spent: tuple[int, int]
) -> None:
    places = {"juri": (50, 50), "robber": (50, 60)}
    state = fight(someone("juri", dice=(1, 0, 1)), resting("robber"), positions=places)
    faces = [4, 2, 1, 3, *dice, 1]
    thrown = step(state, "throw_item:frag_grenade:robber", "none", answer, faces=faces)
    assert not thrown.notes("ps-scatters")
    juri = thrown.result.find("juri")
    assert (juri.bonus_dice, juri.rerolls) == spent


@pytest.mark.rule("PS-ROL-07")
def test_e21_a_destiny_die_succeeds_with_four_whatever_the_number() -> None:
    purse, pool = Purse("heroes", "juri", destiny=1), plain_pool(4, 14, Options())
    roll = scripted(lambda: pool_roll(purse, pool, "PS-THR-01"), [5, 5, 5, 5, 4], ["bonus:0+destiny:1"])
    assert (roll.result.successes, roll.result.spent) == (1, Spent(destiny=1))


# -- E22 -----


@pytest.mark.rule("PS-REA-05", "PS-REA-06", "PS-SGL-03", "PS-SGL-04", "PS-SHD-04")
def test_e22_one_reaction_each_to_every_shot() -> None:
    hagen = someone("hagen", ready=("throwing_axe",))
    others = [someone(who) for who in ("mira", "leyla", "nadja")]
    state = fight(someone("guard_mp5", side="foes"), hagen, *others)
    shoot = "attack:mp5:single:hagen"
    shot = step(state, shoot, "shield_parry", "crouch", "crouch", "crouch", faces=[5, 1, 1, 1, 1, 1, 5])
    windows = [a for a in shot.asked if a.prompt.rule_id == "PS-REA-01"]
    assert [a.prompt.who for a in windows] == ["hagen", "mira", "leyla", "nadja"]
    assert {"dodge", "parry:axe", "parry:throwing_axe"}.isdisjoint(possible(windows[0]))
    assert {"shield_parry", "attack:throwing_axe:throw:guard_mp5"} <= possible(windows[0])
    assert actions(shot.result) == {"guard_mp5": 1, "hagen": 1, "mira": 1, "leyla": 1, "nadja": 1}

    again = step(shot.result, shoot, "shield_parry", faces=[5, 1, 1, 1, 1, 1, 5])
    assert [a.prompt.who for a in again.asked if a.prompt.rule_id == "PS-REA-01"] == ["hagen", "mira", "leyla", "nadja"]
    assert again.result.find("hagen").actions == 0
