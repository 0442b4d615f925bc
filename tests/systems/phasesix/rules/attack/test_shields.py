"""Shields: block and parry, the cover they give, and what a hand is needed for."""

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.dice import HitPool
from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.cover import block_is_up, can_use_shield, cover_numbers
from regelwerk.systems.phasesix.rules.attack.protection import protection_tally
from regelwerk.systems.phasesix.rules.core.rounds import next_round
from regelwerk.systems.phasesix.rules.handlings.movement import metres_of
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Shield, shield_cover
from systems.phasesix.builders import fight, possible, refusal, someone, step

STAB = "attack:short_sword:melee:hagen"
AXE_THROW = "attack:throwing_axe:throw:hagen"


def hagen(ready: tuple[str, ...] = ("axe",), **changes: Any) -> Fighter:
    return replace(someone("hagen", ready=ready), **changes)


def shield_numbers(state: Combat, *, raised: bool = False) -> tuple[int, ...]:
    return cover_numbers(state, None, "robber", state.find("hagen"), shield_raised=raised)


def struck(state: Combat, *answers: str, faces: Sequence[int | Sequence[int]]) -> Transcript[Combat]:
    """The robber, whose turn it is, strikes at Hagen."""
    return step(state, STAB, *answers, faces=faces)


# -- the hand -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-SHD-01", "PS:shield_hand_rule")
@pytest.mark.parametrize(
    ("ready", "usual", "strict"),
    [
        (("axe",), True, True),
        ((), True, False),
        (("axe", "throwing_axe"), False, False),
        (("two_hander",), False, False),
    ],
)
def test_ps_shd_01_a_shield_needs_a_free_hand(ready: tuple[str, ...], usual: bool, strict: bool) -> None:
    bearer = someone("hagen", ready=ready, sheet={"weapons": ("axe", "throwing_axe", "two_hander")})
    assert can_use_shield(fight(bearer), bearer) is usual
    assert can_use_shield(fight(bearer, options=Options(shield_hand_rule="strict_one_handed")), bearer) is strict


@pytest.mark.rule("PS-SHD-01")
def test_ps_shd_01_with_both_hands_full_neither_block_nor_parry_is_to_be_had() -> None:
    full = hagen(("axe", "throwing_axe"))
    asked = step(fight(full, someone("robber")), "end_turn").asked[0]
    assert refusal(asked, "shield_block") == "PS-SHD-01"
    attacked = struck(fight(someone("robber"), full), "none", faces=[5, 1, 1, 1])
    assert refusal(attacked.asked[1], "shield_parry") == "PS-SHD-01"


# -- the block ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-SHD-02", "PS-SHD-03", "PS-SHD-05", "PS:shield_block_window")
def test_ps_shd_02_the_block_covers_in_the_following_round_only() -> None:
    """Round 1: two actions, no cover yet. Round 2: 5+ against every attack. Round 3: over."""
    state = step(fight(hagen(), someone("robber")), "shield_block").result
    assert state.find("hagen").actions == 0
    assert shield_numbers(state) == ()
    state = struck(state, faces=[5, 1, 1, 1]).result
    assert state.round == 1, "no cover roll in the rest of the round in which it was made ready"
    state = step(step(state, "end_turn").result, "end_turn").result
    assert (state.round, state.actor.id) == (2, "robber")
    in_round_2 = struck(state, "none", faces=[5, 5, 1, 1, 5, 1])
    assert in_round_2.rolled[1].roll.throw == HitPool(2, 5, None, explode=False)
    state = step(step(in_round_2.result, "end_turn").result, "end_turn").result
    assert (state.round, state.actor.id, shield_numbers(state)) == (3, "robber", ())


@pytest.mark.rule("PS-SHD-02", "PS:shield_block_window")
def test_ruling_36_renewed_in_its_round_the_block_goes_on() -> None:
    state = step(fight(hagen(shield_block="up"), someone("robber"), number=2), "shield_block").result
    assert shield_numbers(state) == (5,), "still up in this round"
    state = step(step(state, "end_turn").result, "end_turn").result
    assert (state.round, shield_numbers(state)) == (3, (5,))
    state = step(step(state, "end_turn").result, "end_turn").result
    assert (state.round, shield_numbers(state)) == (4, ())


@pytest.mark.rule("PS-SHD-02")
def test_ps_shd_02_the_block_costs_two_actions_of_the_own_turn() -> None:
    asked = step(fight(hagen(actions=1), someone("robber")), "end_turn").asked[0]
    assert refusal(asked, "shield_block") == "PS-ACT-04"
    attacked = struck(fight(someone("robber"), hagen()), "none", faces=[5, 1, 1, 1])
    assert "shield_parry" in possible(attacked.asked[1])
    assert "shield_block" not in possible(attacked.asked[1]), "no reaction"


@pytest.mark.rule("PS:shield_block_facing")
def test_ruling_69_a_block_covers_from_every_side_and_against_what_is_not_perceived() -> None:
    """A thrown axe at somebody who suspects nothing still meets the shield."""
    state = fight(someone("robber"), hagen(shield_block="up", unaware=True))
    thrown = step(state, AXE_THROW, faces=[5, 5, 1, 1, 1, 5, 5])
    assert [r.roll.cause for r in thrown.rolled] == ["PS-HIT-01", "PS-COV-05"]
    assert thrown.result.find("hagen").hearts == 6


@pytest.mark.rule("PS:ruling_82", "PS-SHD-02")
@pytest.mark.parametrize("condition", ["asleep", "unconscious", "dying"])
def test_ruling_82_the_helpless_have_no_block(condition: str) -> None:
    state = fight(someone("robber"), hagen(shield_block="up").with_condition(condition, 1))
    assert shield_numbers(state) == ()


@pytest.mark.rule("PS:ruling_82", "PS-SHD-03")
def test_ruling_82_full_hands_lower_the_shield_but_still_halve_the_way() -> None:
    state = fight(someone("robber"), hagen(("axe", "throwing_axe"), shield_block="up"))
    bearer = state.find("hagen")
    assert not block_is_up(state, bearer)
    assert metres_of(state, bearer, "run") == 4


@pytest.mark.rule("PS-SHD-03", "PS:shield_move_rounding")
@pytest.mark.parametrize(("rounding", "metres"), [("up", (2, 4, 1)), ("down", (1, 3, 1))])
def test_ps_shd_03_under_a_block_every_way_is_halved(rounding: str, metres: tuple[int, int, int]) -> None:
    """Hagen walks 3, runs 7 and crawls 2 metres."""
    state = fight(hagen(), options=Options(shield_move_rounding=rounding))  # type: ignore[arg-type]
    kinds = ("walk", "run", "crawl")
    assert tuple(metres_of(state, hagen(), kind) for kind in kinds) == (3, 7, 2)
    assert tuple(metres_of(state, hagen(shield_block="coming"), kind) for kind in kinds) == (3, 7, 2), "not yet"
    assert tuple(metres_of(state, hagen(shield_block="up"), kind) for kind in kinds) == metres


@pytest.mark.rule("PS-RND-04", "PS-SHD-02")
def test_blocks_come_up_and_expire_when_the_round_ends() -> None:
    before = ("", "coming", "up", "renewed")
    state = fight(
        *(hagen(shield_block=block, sheet=someone("hagen", id=f"h{n}").sheet) for n, block in enumerate(before))
    )
    after = scripted(lambda: next_round(state)).result
    assert [f.shield_block for f in after.fighters] == ["", "up", "", "up"]


# -- the parry ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-SHD-04", "PS-SHD-05")
def test_ps_shd_04_a_parry_costs_one_action_and_covers_against_one_attack() -> None:
    """Three hits, cover dice 5, 5, 2; the one left is stopped by mail 2 less penetration 1."""
    first = struck(fight(someone("robber"), hagen(actions=1)), "shield_parry", faces=[5, 5, 5, 1, 5, 5, 2])
    bearer = first.result.find("hagen")
    assert (bearer.hearts, bearer.actions) == (6, 0)
    second = struck(first.result, faces=[5, 5, 5, 1])
    assert [r.roll.cause for r in second.rolled] == ["PS-HIT-01"], "the next attack meets no shield"
    assert second.result.find("hagen").hearts == 4


@pytest.mark.rule("PS-SHD-04")
def test_ps_shd_04_a_parry_helps_against_shots_and_throws_too() -> None:
    shot = step(
        fight(someone("juri", ready=("ak_47",)), hagen(sheet=someone("hagen", side="foes").sheet)),
        "attack:ak_47:burst:hagen",
        "shield_parry",
        faces=[5, 5, *[1] * 8, 5, 5],
    )
    assert shot.result.find("hagen").hearts == 6
    thrown = step(fight(someone("robber"), hagen()), AXE_THROW, "shield_parry", faces=[5, 5, 5, 5, 1, 5, 5, 1, 1])
    assert [r.roll.cause for r in thrown.rolled] == ["PS-HIT-01", "PS-COV-05"]
    assert thrown.result.find("hagen").hearts == 6, "two of four hits are left for mail 2"


# -- the numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-SHD-05")
def test_ps_shd_05_a_shield_that_is_merely_carried_gives_nothing() -> None:
    state = fight(someone("robber"), hagen())
    assert shield_numbers(state) == ()
    assert shield_numbers(state, raised=True) == (5,)


@pytest.mark.rule("PS-SHD-05", "PS:shield_cover_clamp")
@pytest.mark.parametrize(
    ("protection", "none", "best_2", "between"),
    [(0, None, None, 6), (1, 6, 6, 6), (2, 5, 5, 5), (3, 4, 4, 4), (4, 3, 3, 4), (6, 1, 2, 4), (8, -1, 2, 4)],
)
def test_ps_shd_05_cover_is_seven_less_protection(
    protection: int, none: int | None, best_2: int | None, between: int
) -> None:
    shield = Shield("s", Name.of("S"), protection)
    assert shield_cover(shield, "none") == none
    assert shield_cover(shield, "best_2") == best_2
    assert shield_cover(shield, "between_4_and_6") == between


@pytest.mark.rule("PS:shield_cover_clamp")
def test_ruling_38_at_1_and_below_every_hit_is_stopped() -> None:
    wall = Shield("wall", Name.of("Wand", en="wall"), 6)
    bearer = someone("hagen", ready=("axe",), sheet={"shield": wall}, shield_block="up", actions=0)
    played = struck(fight(someone("robber"), bearer), faces=[5, 5, 5, (6, 5), 1, 1, 1, 1])
    assert played.result.find("hagen").hearts == 6
    bounded = fight(someone("robber"), bearer, options=Options(shield_cover_clamp="best_2"))
    assert struck(bounded, faces=[5, 5, 5, 5, 1, 1, 1, 2]).result.find("hagen").hearts == 4
    narrow = fight(someone("robber"), bearer, options=Options(shield_cover_clamp="between_4_and_6"))
    assert struck(narrow, faces=[5, 5, 5, 5, 3, 3, 4, 4]).result.find("hagen").hearts == 5


@pytest.mark.rule("PS:shield_counts_as_protection", "PS-SHD-05")
@pytest.mark.parametrize(("counts", "protection"), [(False, 2), (True, 4)])
def test_ruling_40_a_shield_is_no_armour(counts: bool, protection: int) -> None:
    options = Options(shield_counts_as_protection=counts)
    assert protection_tally(hagen(), options).total == protection
