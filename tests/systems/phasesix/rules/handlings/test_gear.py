"""Gear: hands, readying, reloading, ammunition, reach, and what foes carry."""

from typing import Any

import pytest

from regelwerk.engine.state_values import Name, field_names, replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.handlings.gear import drawn
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling, label
from regelwerk.systems.phasesix.state import Aim, Combat
from regelwerk.systems.phasesix.values import Weapon, encumbrance, walk_m
from systems.phasesix.builders import CONTENT, fight, possible, refusal, sheet_of, someone, step


def alone(who: str, **changes: Any) -> Combat:
    """Somebody against a robber who cannot answer."""
    return fight(someone(who, **changes), someone("robber", actions=0))


def asked(state: Combat) -> Any:
    return step(state, "end_turn").asked[0]


@pytest.mark.rule("PS-ACT-04")
@pytest.mark.parametrize(
    ("handling", "key"),
    [
        (Handling("reload", "ak_47"), "ps-handling-reload"),
        (Handling("parry", "axe"), "ps-handling-parry-with"),
        (Handling("parry"), "ps-handling-parry"),
    ],
)
def test_only_a_parry_with_something_is_put_into_words_of_its_own(handling: Handling, key: str) -> None:
    assert label(handling).key == key


# -- helping ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:ruling_89", "PS-CND-07", "PS-CND-12")
def test_only_sleepers_are_woken_and_only_friends_in_reach_are_helped() -> None:
    friend = someone("mira", actions=0, conditions=(("asleep", 1), ("burning", 1)))
    people = (someone("hagen"), someone("robber", actions=0), friend, someone("juri", actions=0))
    near = {"hagen": (10.0, 10.0), "robber": (10.5, 10.0), "mira": (10.0, 10.5), "juri": (10.0, 9.5)}
    helping = {key for key in possible(asked(fight(*people, positions=near))) if key.startswith(("wake", "put_out"))}
    assert helping == {"wake:mira", "put_out:mira"}, "Juri is awake, and the robber in between is no friend"


# -- readying -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-GEA-01", "PS:ruling_74")
def test_ps_gea_01_readying_costs_an_action_and_puts_away_what_is_in_the_way() -> None:
    state = alone("juri", ready=("ak_47",))
    assert refusal(asked(state), "attack:glock:single:robber") == "PS-GEA-01"
    changed = step(state, "ready:glock").result.find("juri")
    assert (changed.ready, changed.actions) == (("glock",), 1)


@pytest.mark.rule("PS-GEA-01")
def test_ps_gea_01_a_crossbow_takes_two_actions() -> None:
    state = alone("mira", ready=("dagger",), sheet={"weapons": ("crossbow", "dagger")})
    assert step(state, "ready:crossbow").result.find("mira").actions == 0
    short = alone("mira", ready=("dagger",), sheet={"weapons": ("crossbow", "dagger")}, actions=1)
    assert refusal(asked(short), "ready:crossbow") == "PS-ACT-04"


@pytest.mark.rule("PS-GEA-01", "PS:ruling_74", "PS:ruling_80")
def test_ruling_74_a_quick_weapon_is_drawn_with_the_blow() -> None:
    state = alone("mira", ready=("longbow",), aim=Aim("robber", "longbow", 1))
    assert "ready:dagger" not in possible(asked(state)), "no action of its own"
    struck = step(state, "attack:dagger:melee:robber", faces=[5, 5, 1, 1]).result
    mira = struck.find("mira")
    assert (mira.ready, mira.aim, mira.actions) == (("dagger",), None, 1)
    assert struck.find("robber").hearts == 5
    assert refusal(asked(struck), "attack:longbow:single:robber") == "PS-GEA-01", "the bow is put away"


@pytest.mark.rule("PS:ruling_74")
@pytest.mark.parametrize(
    ("ready", "new", "after"),
    [
        (("axe",), "dagger", ("dagger",)),
        (("axe",), "two_hander", ("two_hander",)),
        ((), "axe", ("axe",)),
        (("axe",), "axe", ("axe",)),
    ],
)
def test_ruling_74_a_shield_keeps_its_hand_if_it_can(ready: tuple[str, ...], new: str, after: tuple[str, ...]) -> None:
    hagen = someone("hagen", ready=ready, sheet={"weapons": ("axe", "dagger", "two_hander")})
    assert drawn(hagen, hagen.sheet.weapon(new)).ready == after


@pytest.mark.rule("PS:ruling_74")
def test_ruling_74_without_a_shield_two_hands_hold_two_weapons() -> None:
    leyla = someone("leyla", ready=("short_sword",))
    both = drawn(leyla, leyla.sheet.weapon("throwing_axe"))
    assert set(both.ready) == {"short_sword", "throwing_axe"}


@pytest.mark.rule("PS:ruling_74", "PS-MOD-04")
def test_ruling_74_a_thrown_weapon_is_gone() -> None:
    throw = "attack:throwing_axe:throw:robber"
    thrown = step(alone("hagen", ready=("throwing_axe",)), throw, faces=[1] * 6).result
    hagen = thrown.find("hagen")
    assert (hagen.ready, dict(hagen.ammo)) == ((), {"throwing_axe": 0})
    assert refusal(asked(thrown), throw) == "PS:ruling_74"
    assert "ready:throwing_axe" not in possible(asked(thrown))
    three = step(alone("leyla", ready=("throwing_axe",)), throw, faces=[1] * 7).result
    assert "ready:throwing_axe" in possible(asked(three)), "Leyla carries two more"


@pytest.mark.rule("PS:ruling_74")
def test_ruling_74_using_an_item_includes_taking_it_out() -> None:
    full_hands = alone("juri", ready=("ak_47",))
    assert "throw_item:frag_grenade:robber" in possible(asked(full_hands))


# -- ammunition -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-GEA-02", "PS:ammo_supply")
def test_ps_gea_02_reloading_fills_the_weapon_and_spare_rounds_are_not_counted() -> None:
    state = alone("juri", ready=("ak_47",), ammo=(("ak_47", 2), ("glock", 17)))
    for _ in range(2):
        loaded = step(state, "reload:ak_47").result
        assert dict(loaded.find("juri").ammo) == {"ak_47": 30, "glock": 17}
        assert loaded.find("juri").actions == state.find("juri").actions - 1
        state = loaded.put(replace(loaded.find("juri"), ammo=(("ak_47", 0), ("glock", 17))))


@pytest.mark.rule("PS-GEA-02")
def test_ps_gea_02_a_crossbow_takes_two_actions_and_is_no_reaction() -> None:
    shooter = someone("mira", ready=("crossbow",), sheet={"weapons": ("crossbow",)}, ammo=(("crossbow", 0),))
    assert step(fight(shooter, someone("robber", actions=0)), "reload:crossbow").result.find("mira").actions == 0
    attacked = fight(someone("robber"), shooter)
    played = step(attacked, "attack:short_sword:melee:mira", "none", faces=[1, 1, 1, 1])
    assert refusal(played.asked[1], "reload:crossbow") == "PS-REA-07"


@pytest.mark.rule("PS-GEA-02")
def test_ps_gea_02_only_a_weapon_in_hand_that_is_not_full() -> None:
    assert "reload:ak_47" not in possible(asked(alone("juri", ready=("ak_47",))))
    bag = alone("juri", ready=("glock",), ammo=(("ak_47", 3), ("glock", 17)))
    assert refusal(asked(bag), "reload:ak_47") == "PS-GEA-01"


@pytest.mark.rule("PS-GEA-03")
def test_ps_gea_03_no_mode_without_the_rounds_for_it() -> None:
    two_left = asked(alone("juri", ready=("ak_47",), ammo=(("ak_47", 2), ("glock", 17))))
    assert refusal(two_left, "attack:ak_47:burst:robber") == "PS-GEA-03"
    assert "attack:ak_47:single:robber" in possible(two_left)
    empty = asked(alone("juri", ready=("ak_47",), ammo=(("ak_47", 0), ("glock", 17))))
    assert refusal(empty, "attack:ak_47:single:robber") == "PS-GEA-03"


# -- reach and weight -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-GEA-04")
@pytest.mark.parametrize(("weapon", "reach"), [("axe", 1), ("spear", 2), ("two_hander", 2)])
def test_ps_gea_04_melee_weapons_reach_as_far_as_they_are_long(weapon: str, reach: int) -> None:
    hagen = someone("hagen", ready=(weapon,), sheet={"weapons": (weapon,)})
    for metres, rule in ((reach, ""), (reach + 0.01, "PS-GEA-04")):
        state = fight(hagen, someone("robber", actions=0), positions={"hagen": (10, 10), "robber": (10 + metres, 10)})
        assert refusal(asked(state), f"attack:{weapon}:melee:robber") == rule


@pytest.mark.rule("PS-GEA-05")
def test_ps_gea_05_encumbrance_touches_evasion_and_nothing_else() -> None:
    light, heavy = sheet_of("hagen", armor=(), shield=None), sheet_of("hagen", armor=("plate",))
    assert (encumbrance(light), encumbrance(heavy)) == (0, 6)
    assert walk_m(light) == walk_m(heavy)
    assert light.skill("melee_skill") == heavy.skill("melee_skill")


@pytest.mark.rule("PS-GEA-06")
def test_ps_gea_06_the_frag_grenade_as_written() -> None:
    grenade = CONTENT.items["frag_grenade"]
    assert (grenade.range_m, grenade.radius_m, grenade.hits) == (30, None, 3)
    assert (grenade.wounds_per_hit, grenade.penetration) == (2, 1)


# -- foes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:ruling_90")
def test_ruling_90_a_foes_pool_is_complete_and_always_ready() -> None:
    robber = fight(someone("robber"), someone("hagen", actions=0))
    thrown = step(robber, "attack:throwing_axe:throw:hagen", faces=[1] * 5)
    assert len(thrown.rolled[0].faces) == 5
    assert refusal(asked(thrown.result), "attack:throwing_axe:throw:hagen") == "PS:ruling_90", "used up"
    stabbed = step(thrown.result, "attack:short_sword:melee:hagen", faces=[1] * 4)
    assert len(stabbed.rolled[0].faces) == 4


@pytest.mark.rule("PS:ruling_90")
@pytest.mark.parametrize(("mode", "kind"), [("melee", "melee"), ("single", "shooting"), ("burst", "shooting")])
def test_ruling_90_limited_actions_are_used_up_in_every_mode(mode: Any, kind: Any) -> None:
    """Twice and no more; a burst adds no dice and takes one use, not three."""
    spit = Weapon("spit", Name.of("Speien", en="spit"), kind, (mode,), pool=2, uses=2)
    state = fight(someone("wolf", sheet={"weapons": (spit,)}, actions=3), someone("hagen", actions=0))
    key = f"attack:spit:{mode}:hagen"
    for left in (1, 0):
        played = step(state, key, faces=[1, 1])
        state = played.result
        assert dict(state.find("wolf").ammo) == {"spit": left}
    assert refusal(asked(state), key) == "PS:ruling_90"


@pytest.mark.rule("PS:ruling_90")
def test_ruling_90_conditions_change_a_foes_pool_and_number() -> None:
    wolf = someone("wolf", conditions=(("burning", 1), ("shocked", 2)))
    played = step(fight(wolf, someone("hagen", actions=0)), "attack:bite:melee:hagen", faces=[(6, 1), 5, 1, 1, 1])
    assert played.rolled[0].roll.throw.notation().startswith("5W6!≥6")
    assert played.notes("ps-hits")[0].facts["normals"] == 1


@pytest.mark.rule("PS:ruling_90")
def test_ruling_90_foes_have_no_extra_dice_but_aim_crouch_and_move() -> None:
    wolf = someone("wolf")
    assert (wolf.sheet.bonus_dice, wolf.sheet.destiny_dice, wolf.sheet.rerolls) == (0, 0, 0)
    state = fight(wolf, someone("hagen"), positions={"wolf": (10, 10), "hagen": (20, 10)})
    assert {"aim:bite:hagen", "crouch", "walk", "run"} <= possible(asked(state))


@pytest.mark.rule("PS:protection_model", "PS:recoil", "PS:special_attacks", "PS:ammo_supply")
def test_what_later_editions_added_is_off() -> None:
    """Ruling 63 and others: a second shot in a row is no harder, and only the seed's handlings are on offer."""
    state = alone("juri", ready=("ak_47",))
    shot = "attack:ak_47:single:robber"
    numbers = []
    for _ in range(2):
        played = step(state, shot, faces=[1] * 8)
        numbers.append(played.rolled[0].roll.throw)
        state = played.result
    assert numbers[0] == numbers[1]
    kinds = {key.split(":")[0] for key in possible(asked(alone("juri", ready=("ak_47",), hearts=5)))}
    assert kinds <= {"attack", "aim", "throw_item", "first_aid", "ready", "brace", "crouch", "other", "end_turn"}
    assert not {"recoil", "special_attacks", "ammo_supply"} & set(field_names(Options))


@pytest.mark.rule("PS-REA-07", "PS:ruling_75")
def test_ps_rea_07_what_is_free_in_the_own_turn_costs_an_action_as_a_reaction() -> None:
    bow = replace(CONTENT.weapons["longbow"], reload_actions=0)
    mira = someone("mira", sheet={"weapons": (bow,)}, ammo=(("longbow", 0),), dice=(1, 0, 0))
    robber = someone("robber")
    asked = step(fight(robber, replace(mira, actions=0)), "other", "none").asked[1]
    assert refusal(asked, "reload:longbow") == "PS-REA-03"
    reacted = step(fight(robber, mira), "other", "reload:longbow").result.find("mira")
    assert (reacted.actions, reacted.ammo) == (1, (("longbow", 1),))
    in_turn = step(fight(mira, robber), "reload:longbow")
    assert (in_turn.result.find("mira").actions, len(in_turn.asked)) == (2, 1), "no action, so nobody reacts"
