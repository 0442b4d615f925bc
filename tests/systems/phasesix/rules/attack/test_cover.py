"""Cover: who gets a roll, how many dice, and which hits fall."""

from typing import Any

import pytest

from regelwerk.dice import HitPool, Hits
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.state_values import replace
from regelwerk.space import Piece, Point, rectangle
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.cover import cover_in_turn, cover_numbers, cover_roll
from regelwerk.systems.phasesix.rules.handlings.ground import terrain_cover
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.phasesix.builders import fight, refusal, someone, step

STAB = "attack:short_sword:melee:leyla"
FAR = {"mira": (10.0, 10.0), "robber": (30.0, 10.0)}


def box(kind: str, x1: float, x2: float, *, y1: float = 5, y2: float = 15, name: str = "box") -> Piece:
    """A piece of terrain across the line from Mira at (10, 10) to the robber at (30, 10)."""
    return rectangle(name, x1, y1, x2, y2, solid=True, kind=kind)


def cover_of_robber(*terrain: Piece, crouched: bool = False) -> tuple[int, ...]:
    robber = someone("robber").with_condition("crouched", int(crouched))
    state = fight(someone("mira"), robber, positions=FAR, terrain=terrain)
    return cover_numbers(state, Point.metres(10, 10), "mira", state.find("robber"), shield_raised=False)


def covered_leyla(level: str = "5", options: Options | None = None, **changes: Any) -> Combat:
    """A robber strikes at Leyla, who has no action left."""
    leyla: Fighter = replace(someone("leyla", actions=0), **changes)
    return fight(someone("robber"), leyla, cover={("*", "leyla"): level}, options=options)


# -- where cover comes from ---------------------------------------------------------------------------------------


@pytest.mark.rule("PS-COV-01", "PS-COV-02", "PS:terrain_cover")
@pytest.mark.parametrize(("kind", "number"), [("4", 4), ("5", 5), ("6", 6)])
def test_ps_cov_02_what_hides_the_target_gives_its_level(kind: str, number: int) -> None:
    assert cover_of_robber(box(kind, 20, 22)) == (number,)
    assert cover_of_robber(box(kind, 20, 22, y1=11)) == (), "the line runs past it: nothing is hidden"


@pytest.mark.rule("PS-COV-01", "PS:terrain_cover")
def test_ps_cov_01_touching_an_edge_hides_nothing() -> None:
    assert cover_of_robber(box("4", 20, 22, y1=10)) == ()
    assert cover_of_robber(box("4", 20, 22, y1=9.99)) == (4,)


@pytest.mark.rule("PS-COV-01", "PS:terrain_cover")
def test_ruling_71_whoever_stands_within_a_metre_fires_over_it() -> None:
    assert cover_of_robber(box("4", 11, 12)) == ()
    assert cover_of_robber(box("4", 11.1, 12)) == (4,)
    assert cover_of_robber(box("4", 9, 12)) == (), "the shooter stands inside"
    assert cover_of_robber(box("4", 28.5, 29.5)) == (4,), "next to the target it does hide"


@pytest.mark.rule("PS-COV-02", "PS:terrain_cover", "PS:cover_combination")
def test_ruling_71_of_several_pieces_the_best_counts() -> None:
    assert cover_of_robber(box("6", 15, 16, name="bush"), box("4", 20, 21, name="rock")) == (4,)


@pytest.mark.rule("PS:terrain_cover")
def test_ruling_71_a_blocked_line_forbids_the_attack_even_next_to_it() -> None:
    state = fight(someone("mira"), someone("robber", actions=0), positions=FAR, terrain=[box("blocked", 10.5, 11)])
    asked = step(state, "end_turn").asked[0]
    assert refusal(asked, "attack:longbow:single:robber") == "PS:terrain_cover"


@pytest.mark.rule("PS:terrain_cover", "PS:space")
def test_ruling_71_by_hand_the_table_names_cover_per_pair() -> None:
    wall = [box("4", 20, 22)]
    leyla = someone("leyla")
    people = (someone("mira"), leyla, someone("robber"))
    places = {**FAR, "leyla": (50.0, 50.0)}
    state = fight(*people, positions=places, terrain=wall, cover={("mira", "robber"): "6", ("*", "leyla"): "5"})
    assert state.options == Options(terrain_cover="manual")
    robber = state.find("robber")
    assert terrain_cover(state, Point.metres(10, 10), robber, "mira") == "6", "the wall on the map does not count"
    assert terrain_cover(state, Point.metres(50, 50), robber, "leyla") is None
    assert terrain_cover(state, Point.metres(10, 10), state.find("leyla"), "mira") == "5"
    without_map = fight(*people, cover={("mira", "robber"): "6"})
    assert without_map.options.space == "none"
    assert terrain_cover(without_map, None, without_map.find("robber"), "mira") == "6"


@pytest.mark.rule("PS-COV-03", "PS-CND-10", "PS:cover_combination")
def test_ps_cov_03_crouching_gives_6_or_better() -> None:
    assert cover_of_robber() == ()
    assert cover_of_robber(crouched=True) == (6,)
    assert cover_of_robber(box("5", 20, 22), crouched=True) == (5,)


# -- the roll -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-COV-04", "PS-COV-05")
def test_ps_cov_04_the_roll_follows_the_hit_roll_and_costs_nothing() -> None:
    played = step(covered_leyla(), STAB, faces=[5, 5, 5, 1, 5, 2, 6])
    assert [(r.roll.cause, r.roll.who, len(r.faces)) for r in played.rolled] == [
        ("PS-HIT-01", "robber", 4),
        ("PS-COV-05", "leyla", 3),
    ]
    assert len(played.asked) == 1, "nobody is asked whether to take cover"
    leyla = played.result.find("leyla")
    assert (leyla.hearts, leyla.actions) == (5, 0), "of three hits one is left; protection 1 - penetration 1"


@pytest.mark.rule("PS-COV-04")
def test_ps_cov_04_without_cover_or_without_hits_there_is_no_roll() -> None:
    nothing_hit = step(covered_leyla(), STAB, faces=[4, 4, 1, 1])
    assert len(nothing_hit.rolled) == 1
    uncovered = fight(someone("robber"), someone("leyla", actions=0))
    assert [r.roll.cause for r in step(uncovered, STAB, faces=[5, 1, 1, 1]).rolled] == ["PS-HIT-01"]


@pytest.mark.rule("PS-COV-05")
@pytest.mark.parametrize(("level", "left"), [(4, 2), (5, 3), (6, 4)])
def test_ps_cov_05_each_die_at_the_number_removes_one_hit(level: int, left: int) -> None:
    played = scripted(lambda: cover_roll("s", "x", level, Hits(5, 0, ()), "worst_first"), [4, 5, 6, 3, 1])
    assert played.result == Hits(left, 0, ())


@pytest.mark.rule("PS-COV-05", "PS:ruling_92")
def test_ps_cov_05_cover_dice_are_plain_and_take_no_extra_dice() -> None:
    """A 6 is not rolled on, and a full purse raises no question (unaware, she could not buy a reaction either)."""
    state = covered_leyla("6", bonus_dice=2, destiny_dice=1, rerolls=3, unaware=True)
    played = step(state, STAB, faces=[5, 5, 1, 1, 6, 1])
    assert played.rolled[1].roll.throw == HitPool(2, 6, None, explode=False)
    assert len(played.asked) == 1
    assert played.result.find("leyla").hearts == 5


@pytest.mark.rule("PS-COV-06", "PS-CRT-07", "PS-MEG-04", "PS:cover_crit_removal")
def test_ps_cov_06_crits_and_normal_hits_are_rolled_for_apart() -> None:
    """3 normal hits and 2 crits behind 5+: dice 5, 2, 6 for the normals, 5, 1 for the crits; the mega crit falls."""
    played = scripted(lambda: cover_roll("s", "x", 5, Hits(3, 2, (1,)), "worst_first"), [5, 2, 6, 5, 1])
    assert [len(r.faces) for r in played.rolled] == [3, 2]
    assert played.result == Hits(1, 1, ())


@pytest.mark.rule("PS-COV-06")
def test_ps_cov_06_surplus_successes_do_not_reach_the_other_kind() -> None:
    only_crits = scripted(lambda: cover_roll("s", "x", 4, Hits(3, 1, ()), "worst_first"), [6, 6, 6, 1])
    assert only_crits.result == Hits(0, 1, ())
    only_normals = scripted(lambda: cover_roll("s", "x", 4, Hits(1, 3, (2, 1)), "worst_first"), [1, 6, 6, 6])
    assert only_normals.result == Hits(1, 0, ())


# -- rulings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:cover_crit_removal", "PS-MEG-04")
@pytest.mark.parametrize(
    ("removal", "left"),
    [("worst_first", Hits(0, 2, (1,))), ("least_first", Hits(0, 2, (3, 1))), ("per_die", Hits(0, 2, (3,)))],
)
def test_ruling_33_which_crits_fall(removal: str, left: Hits) -> None:
    """Crits with bonus 3, 1 and 0; one cover die of three succeeds, the second."""
    assert scripted(lambda: cover_roll("s", "x", 5, Hits(0, 3, (3, 1)), removal), [1, 5, 1]).result == left


@pytest.mark.rule("PS:cover_crit_removal")
def test_ruling_33_the_table_s_choice_reaches_the_attack() -> None:
    """A crit of 11 and one of 23 (two more wounds); of the cover dice 1 and 5 the second succeeds."""

    def hearts(options: Options) -> int:
        return (
            step(covered_leyla("5", options), STAB, faces=[(6, 6, 6, 5), (6, 5), 1, 1, 1, 5])
            .result.find("leyla")
            .hearts
        )

    assert hearts(Options()) == 5, "the worst falls"
    assert hearts(Options(cover_crit_removal="least_first")) == 3
    assert hearts(Options(cover_crit_removal="per_die")) == 3, "each die for its own crit, the worst first"


@pytest.mark.rule("PS:cover_combination")
def test_ruling_32_only_the_best_cover_is_rolled() -> None:
    state = covered_leyla("5", conditions=(("crouched", 1),))
    played = step(state, STAB, faces=[5, 5, 1, 1, 1, 1])
    assert [r.roll.throw for r in played.rolled[1:]] == [HitPool(2, 5, None, explode=False)]


@pytest.mark.rule("PS:cover_combination")
def test_ruling_32_in_sequence_every_cover_is_rolled_for_what_the_better_one_left() -> None:
    state = covered_leyla("5", Options(cover_combination="sequential"), conditions=(("crouched", 1),))
    played = step(state, STAB, faces=[5, 5, 5, 1, 5, 1, 1, 6, 1])
    assert [r.roll.throw.notation() for r in played.rolled[1:]] == ["3W6≥5", "2W6≥6"]
    assert played.result.find("leyla").hearts == 5
    spared = scripted(lambda: cover_in_turn("s", "x", (4, 5), Hits(1, 0, ()), "worst_first"), [4])
    assert spared.result == Hits(0, 0, ()), "no second roll when nothing is left"


@pytest.mark.rule("PS:cover_affected_by_conditions")
def test_ruling_34_conditions_leave_cover_rolls_alone() -> None:
    sick = (("burning", 2), ("poisoned", 3), ("shocked", 4))
    played = step(covered_leyla("5", conditions=sick), STAB, faces=[5, 5, 1, 1, 5, 5])
    assert played.rolled[1].roll.throw == HitPool(2, 5, None, explode=False)
    assert played.result.find("leyla").hearts == 6


@pytest.mark.rule("PS:defence_order")
def test_ruling_35_the_reaction_comes_first_and_counts_the_hits_of_the_roll() -> None:
    """Two hits: dodge at 5 + 2. It fails on 5, then both hits meet the cover."""
    state = covered_leyla("5", actions=1)
    played = step(state, STAB, "dodge", faces=[5, 5, 1, 1, 5, 5, 5, 5, 1])
    assert [r.roll.cause for r in played.rolled] == ["PS-HIT-01", "PS-DOD-05", "PS-COV-05"]
    assert played.rolled[1].roll.throw.notation().startswith("3W6!≥7")
    assert played.result.find("leyla").hearts == 5


@pytest.mark.rule("PS:defence_order")
def test_ruling_35_the_other_way_round_the_dodge_counts_what_cover_left() -> None:
    """Cover takes one of two hits; the dodge is then at 5 + 1 only."""
    state = covered_leyla("5", Options(defence_order="cover_then_reaction"), actions=1)
    played = step(state, STAB, "dodge", faces=[5, 5, 1, 1, 5, 1, (6, 1), 1, 1])
    assert [r.roll.cause for r in played.rolled] == ["PS-HIT-01", "PS-COV-05", "PS-DOD-05"]
    assert played.rolled[2].roll.throw.notation().startswith("3W6!≥6")
    assert played.result.find("leyla").hearts == 6


@pytest.mark.rule("PS:defence_order")
def test_ruling_35_after_cover_has_taken_everything_nothing_is_dodged() -> None:
    state = covered_leyla("5", Options(defence_order="cover_then_reaction"), actions=1)
    played = step(state, STAB, "dodge", faces=[5, 1, 1, 1, 6])
    assert [r.roll.cause for r in played.rolled] == ["PS-HIT-01", "PS-COV-05"]
    assert played.result.find("leyla").actions == 0, "the reaction was declared and stays paid"
