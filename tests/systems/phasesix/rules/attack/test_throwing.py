"""Throwing objects: the throw, whom a blast catches, and what helps against it."""

from typing import Any

import pytest

from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.state_values import replace
from regelwerk.space import Piece, Point, rectangle
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.handlings.choices import Handlings
from regelwerk.systems.phasesix.rules.handlings.handlings import BY_DICE, NOTHING, Handling
from regelwerk.systems.phasesix.state import Aim, Combat
from systems.phasesix.builders import CONTENT, enemies_lose, fight, possible, refusal, someone, step

GRENADE = "throw_item:frag_grenade:robber"
PLACES = {"juri": (10.0, 10.0), "robber": (25.0, 10.0), "wolf": (25.0, 13.0), "hagen": (25.0, 8.0)}


def meadow(*terrain: Piece, options: Options | None = None, **juri: Any) -> Combat:
    """Juri with his grenades; a robber 15 m away, a wolf 3 m and Hagen 2 m from him; nobody can answer."""
    people = (
        someone("juri", **juri),
        someone("robber", actions=0),
        someone("wolf", actions=0),
        someone("hagen", actions=0),
    )
    return fight(*people, positions=PLACES, terrain=terrain, options=options)


def hearts(state: Combat) -> dict[str, int]:
    return {f.id: f.hearts for f in state.fighters}


# -- the throw ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-THR-01", "PS-THR-02")
def test_ps_thr_01_the_skill_alone_against_the_own_number() -> None:
    """Juri throws with 4 dice at 5+; one success and it lies where it should: radius 1 catches only the robber."""
    played = step(meadow(), GRENADE, faces=[5, 1, 1, 1, 1])
    assert played.rolled[0].roll.throw.notation().startswith("4W6!≥5")
    assert [r.roll.cause for r in played.rolled] == ["PS-THR-01", "PS-GEA-06"]
    assert hearts(played.result) == {"juri": 6, "robber": 0, "wolf": 4, "hagen": 6}
    assert played.result.find("juri").count_of("frag_grenade") == 1
    assert played.result.find("juri").actions == 1


@pytest.mark.rule("PS-THR-01", "PS-CND-06", "PS-CND-09", "PS-CND-10", "PS-CND-07")
def test_ps_thr_01_shock_poison_and_crouching_impair_it_flames_do_not() -> None:
    sick = (("burning", 3), ("crouched", 1), ("poisoned", 1), ("shocked", 1))
    played = step(meadow(conditions=sick), GRENADE, faces=[(6, 1), 1, 1, 1])
    assert played.rolled[0].roll.throw.notation().startswith("3W6!≥7")
    assert played.notes("ps-throw-lands")


@pytest.mark.rule("PS-THR-01", "PS-ACT-07")
def test_ps_thr_01_in_walking_it_is_one_harder() -> None:
    played = step(meadow(), "walk", "stay", GRENADE, faces=[(6, 1), 1, 1, 1, 1])
    assert played.rolled[0].roll.throw.notation().startswith("4W6!≥6")


@pytest.mark.rule("PS-THR-02", "PS-ROL-05")
def test_ps_thr_02_a_bonus_die_saves_a_failed_throw() -> None:
    played = step(meadow(dice=(1, 0, 0)), GRENADE, "none", "bonus", faces=[4, 2, 1, 3, 5, 1])
    assert played.notes("ps-throw-lands")
    assert not played.notes("ps-scatters")


@pytest.mark.rule("PS-THR-01", "PS-GEA-06", "PS:throw_item_range")
def test_ruling_62_a_grenade_flies_thirty_metres() -> None:
    people = (someone("juri"), someone("robber", actions=0))
    for metres, rule in ((30.0, ""), (30.1, "PS-GEA-06")):
        state = fight(*people, positions={"juri": (10.0, 10.0), "robber": (10.0 + metres, 10.0)})
        assert refusal(step(state, "end_turn").asked[0], GRENADE) == rule
    far = {"juri": (10.0, 10.0), "robber": (150.0, 10.0)}
    unlimited = fight(*people, positions=far, options=Options(throw_item_range="unlimited"))
    assert GRENADE in possible(step(unlimited, "end_turn").asked[0])


@pytest.mark.rule("PS-GEA-06")
def test_ps_gea_06_what_is_used_up_is_gone() -> None:
    state = meadow(items=(("frag_grenade", 0),))
    assert refusal(step(state, "end_turn").asked[0], GRENADE) == "PS-GEA-06"


@pytest.mark.rule("PS:terrain_cover")
def test_ruling_71_nothing_is_thrown_through_a_wall() -> None:
    state = meadow(rectangle("wall", 15, 0, 16, 40, solid=True, kind="blocked"))
    asked = step(state, "end_turn").asked[0]
    assert refusal(asked, GRENADE) == "PS:terrain_cover"
    assert refusal(asked, "throw_item:frag_grenade:@20,10") == "PS:terrain_cover"
    assert refusal(asked, "throw_item:frag_grenade:@40,10") == "PS:terrain_cover", "30 m are not too far"


@pytest.mark.rule("PS-THR-01", "PS-THR-02")
def test_ps_thr_02_a_place_can_be_the_target() -> None:
    played = step(meadow(), "throw_item:frag_grenade:@25,11.5", faces=[5, 1, 1, 1, 1])
    assert hearts(played.result) == hearts(meadow()), "a metre around (25, 11.5) there is nobody"
    asked = step(meadow(), "end_turn").asked[0]
    assert refusal(asked, "throw_item:frag_grenade:@45,10") == "PS-GEA-06", "35 m is too far"


# -- the blast ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-GEA-06", "PS:throw_item_range", "PS:terrain_cover")
@pytest.mark.parametrize(
    ("options", "juri", "reason"),
    [
        (Options(), {}, "ps-no-range-place"),
        (Options(throw_item_range="unlimited"), {}, "ps-no-line-place"),
        (Options(), {"items": (("frag_grenade", 0),)}, "ps-no-item"),
        (Options(throw_item_range="unlimited"), {"conditions": (("shocked", 9),)}, "ps-no-line-place"),
    ],
)
def test_a_place_that_cannot_be_thrown_at_is_refused_for_the_reason_there_is(
    options: Options, juri: dict[str, Any], reason: str
) -> None:
    """A place 35 m away behind a wall: too far, blocked, or nothing to throw."""
    wall = rectangle("wall", 30, 5, 31, 15, solid=True, kind="blocked")
    asked = step(meadow(wall, options=options, **juri), "end_turn").asked[0]
    found = asked.prompt.answers.find("throw_item:frag_grenade:@45,10")
    assert isinstance(found, Refusal)
    assert found.reason.key == reason
    assert "target" not in dict(found.reason.facts), "nobody stands there"


@pytest.mark.rule("PS-GEA-06", "PS:ruling_83", "PS-PRO-02")
def test_ps_gea_06_everyone_within_the_radius_takes_three_hits_of_two_wounds() -> None:
    """Radius 3: robber (protection 1), wolf at exactly 3 m (none) and Hagen (mail 2), each less penetration 1."""
    played = step(meadow(), GRENADE, faces=[5, 1, 1, 1, 3])
    assert hearts(played.result) == {"juri": 6, "robber": 0, "wolf": 0, "hagen": 2}
    caught = played.notes("ps-blast-catches")[0].facts["caught"]
    assert isinstance(caught, tuple) and len(caught) == 3


@pytest.mark.rule("PS:ruling_83")
def test_ruling_83_friends_and_the_thrower_are_not_spared() -> None:
    state = meadow()
    state = state.put(replace(state.find("robber"), position=state.find("juri").position))
    played = step(state, GRENADE, faces=[5, 1, 1, 1, 1])
    assert played.result.find("juri").hearts == 6, "Kevlar 4 less 1 stops three hits"
    assert played.notes("ps-through-protection")[0].facts["prevented"] == 3
    bare = state.put(replace(state.find("juri"), armor_condition=(0,)))
    assert step(bare, GRENADE, faces=[5, 1, 1, 1, 1]).result.find("juri").conditions == (("dying", 1),)


@pytest.mark.rule("PS-PRO-02", "PS:ruling_83", "PS-COV-05")
def test_ps_pro_02_cover_helps_and_is_judged_from_where_it_went_off() -> None:
    """A rock between robber and wolf hides the wolf from the blast, though Juri sees them both."""
    rock = rectangle("rock", 24, 11.2, 26, 12, solid=True, kind="4")
    played = step(meadow(rock), GRENADE, faces=[5, 1, 1, 1, 3, 4, 3, 2])
    assert [(r.roll.cause, r.roll.who) for r in played.rolled][2:] == [("PS-COV-05", "wolf")]
    assert hearts(played.result)["wolf"] == 0, "two of three hits are left: four wounds"
    saved = step(meadow(rock), GRENADE, faces=[5, 1, 1, 1, 3, 4, 4, 4])
    assert hearts(saved.result)["wolf"] == 4


@pytest.mark.rule("PS:terrain_cover", "PS:ruling_83")
def test_ruling_83_behind_a_wall_there_is_no_blast() -> None:
    wall = rectangle("wall", 24, 11.2, 26, 12, solid=True, kind="blocked")
    played = step(meadow(wall), GRENADE, faces=[5, 1, 1, 1, 3])
    assert hearts(played.result)["wolf"] == 4
    assert len(played.notes("ps-blast-blocked")) == 1


@pytest.mark.rule("PS:ruling_83", "PS-AIM-04")
def test_ruling_83_a_blast_spoils_the_aim_even_if_armour_stops_it() -> None:
    state = meadow()
    aiming = replace(state.find("hagen"), aim=Aim("robber", "axe", 1), armor_condition=(100,))
    armoured = replace(aiming, sheet=someone("hagen", sheet={"armor": ("plate",)}).sheet)
    state = replace(state, fighters=(*state.fighters[:3], armoured))
    played = step(state, GRENADE, faces=[5, 1, 1, 1, 2])
    assert (played.result.find("hagen").hearts, played.result.find("hagen").aim) == (6, None)


@pytest.mark.rule("PS:ruling_83", "PS-GEA-06")
def test_ruling_83_the_dead_and_the_gone_are_not_hit_the_fallen_are() -> None:
    state = meadow()
    state = state.put(replace(state.find("wolf"), hearts=0, conditions=(("dead", 1),)))
    state = state.put(replace(state.find("hagen"), hearts=0, conditions=(("dying", 1),)))
    played = step(state, GRENADE, faces=[5, 1, 1, 1, 3])
    assert played.result.find("wolf").conditions == (("dead", 1),)
    assert played.result.find("hagen").conditions == (("dying", 5),), "four wounds, each a level deeper"


@pytest.mark.rule("PS:ruling_83", "PS-CND-11")
def test_a_fire_bottle_burns_whom_it_wounds_within_its_fixed_metre() -> None:
    bottles = {"items": ((CONTENT.items["fire_bottle"], 1),)}
    state = meadow(sheet=bottles)
    state = state.put(replace(state.find("wolf"), position=Point.metres(20, 10)))
    played = step(state, "throw_item:fire_bottle:wolf", faces=[5, 1, 1, 1])
    assert [r.roll.cause for r in played.rolled] == ["PS-THR-01"], "no die for the radius"
    assert played.result.find("wolf").conditions == (("burning", 1),)
    stopped = step(state, "throw_item:fire_bottle:robber", faces=[5, 1, 1, 1])
    assert stopped.result.find("robber").conditions == (), "protection 1 stopped the only hit"


def test_what_is_at_stake_in_a_throw_is_what_the_enemies_lose() -> None:
    """Robber and wolf fall (six and four hearts, and a level of dying each); Hagen, a friend, is not counted."""
    state = meadow()
    played = step(state, GRENADE, faces=[5, 1, 1, 1, 3])
    handling = Handling("throw_item", "frag_grenade", "", "robber")
    assert hearts(played.result)["hagen"] == 2
    at_stake = scripted(lambda: enemies_lose(state, "juri", handling), [5, 1, 1, 1, 3]).result
    assert at_stake == 6 + 4, "the fall comes with the last heart"


# -- answers --------------------------------------------------------------------------------------------------------


def grenade_at_hagen(options: Options | None = None, **changes: Any) -> Combat:
    hagen = someone("hagen", side="foes", ready=("axe",), **{"actions": 1, **changes})
    places = {"juri": (10.0, 10.0), "hagen": (25.0, 10.0)}
    return fight(someone("juri"), hagen, positions=places, options=options)


HOT = "throw_item:frag_grenade:hagen"


@pytest.mark.rule("PS:blast_shield", "PS:ruling_83", "PS-SHD-04")
def test_ruling_83_a_shield_may_be_raised_but_nothing_is_dodged_or_parried() -> None:
    played = step(grenade_at_hagen(), HOT, "shield_parry", faces=[5, 1, 1, 1, 1, 5, 5, 1])
    offered = possible(played.asked[1])
    assert not {"dodge", "parry:axe"} & offered
    assert (played.result.find("hagen").hearts, played.result.find("hagen").actions) == (6, 0), "one hit for mail 2 - 1"


@pytest.mark.rule("PS:blast_shield")
def test_ruling_83_where_shields_do_not_help_against_blasts() -> None:
    no_shields = Options(blast_shield=False)
    played = step(grenade_at_hagen(no_shields), HOT, "none", faces=[5, 1, 1, 1, 1])
    assert "shield_parry" not in possible(played.asked[1])
    blocking = step(grenade_at_hagen(no_shields, shield_block="up", actions=0), HOT, faces=[5, 1, 1, 1, 1])
    assert blocking.result.find("hagen").hearts == 2, "a block does not help either"


@pytest.mark.rule("PS:blast_shield", "PS:ruling_83")
def test_ruling_83_a_block_works_without_a_reaction() -> None:
    played = step(grenade_at_hagen(shield_block="up", actions=0), HOT, faces=[5, 1, 1, 1, 1, 5, 5, 5])
    assert played.result.find("hagen").hearts == 6


@pytest.mark.rule("PS:ruling_83", "PS-REA-01")
def test_ruling_83_the_radius_is_known_before_anybody_answers_and_other_reactions_follow() -> None:
    """Hagen crouches as his reaction: too late for cover against this blast."""
    played = step(grenade_at_hagen(), HOT, "crouch", faces=[5, 1, 1, 1, 1])
    assert played.result.find("hagen").hearts == 2
    assert played.result.find("hagen").has("crouched")
    assert [n.message for n in played.log if n.message in ("ps-blast-catches", "ps-reacts")] == [
        "ps-blast-catches",
        "ps-reacts",
    ]


# -- without a map --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:space", "PS:ruling_83")
def test_ruling_83_without_a_map_a_hit_catches_the_named_target_only() -> None:
    state = fight(someone("juri"), someone("robber", actions=0), someone("wolf", actions=0))
    played = step(state, GRENADE, faces=[5, 1, 1, 1, 6])
    assert hearts(played.result) == {"juri": 6, "robber": 0, "wolf": 4}


@pytest.mark.rule("PS:space", "PS:ruling_83", "PS-SCA-03")
@pytest.mark.parametrize(("metres", "radius", "left"), [(3, 3, 0), (4, 3, 6)])
def test_ruling_83_without_a_map_a_miss_catches_it_within_the_radius(metres: int, radius: int, left: int) -> None:
    state = fight(someone("juri"), someone("robber", actions=0))
    played = step(state, GRENADE, faces=[1, 1, 1, 1, 7, metres, radius])
    assert hearts(played.result)["robber"] == left


@pytest.mark.rule("PS:walk_extra_scope", "PS:react_to_reactions")
def test_a_throw_at_a_place_is_no_way_round_what_a_table_allows() -> None:
    """Places are typed, not listed: they follow the same limits as the throws on the list."""
    place = "throw_item:frag_grenade:@25,11.5"
    for scope, code in (("any_single", Answer), ("attack_only", Refusal)):
        options = Options(walk_extra_scope=scope)  # type: ignore[arg-type]
        people = someone("juri"), someone("robber", actions=0)
        state = fight(*people, positions={"juri": (10, 10), "robber": (30, 10)}, options=options)
        walking = step(state, "walk", "stay", "none").asked[2]
        assert isinstance(walking.prompt.answers.find(place), code)
    warding = Handlings(state, state.find("juri"), "reaction", NOTHING, only=BY_DICE)
    assert isinstance(warding.find(place), Refusal)


@pytest.mark.rule("PS:aim_lost_on", "PS:ruling_83")
def test_ruling_83_where_any_success_spoils_the_aim_a_blast_does_even_behind_cover() -> None:
    mira = someone("mira", side="foes", actions=0, aim=Aim("juri", "longbow", 2))
    for value, kept in (("hit", True), ("any_success", False)):
        options = Options(aim_lost_on=value)  # type: ignore[arg-type]
        state = fight(someone("juri"), mira, cover={("*", "mira"): "4"}, options=options)
        blast = step(state, "throw_item:frag_grenade:mira", faces=[5, 1, 1, 1, 1, 4, 4, 4])
        assert (blast.result.find("mira").aim is not None) is kept
