"""Facing, where it is tracked: what lies behind a back, and who may turn when."""

from typing import Any

import pytest

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose, Roll
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.game import PhaseSix
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.cover import cover_numbers
from regelwerk.systems.phasesix.rules.handlings.facing import direction, is_behind
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import CONTENT, fight, possible, refusal, someone, step

TRACKED = Options(facing_model="rear_half")
EAST, WEST = Point(1, 0), Point(-1, 0)
STAB = "attack:short_sword:melee:hagen"


def robber_west_of_hagen(options: Options = TRACKED, **hagen: Any) -> Combat:
    """The robber, whose turn it is, a metre to the west of Hagen with axe and shield."""
    bearer = someone("hagen", ready=("axe",), **{"facing": EAST, "dice": (1, 0, 0), **hagen})
    places = {"robber": (9.0, 10.0), "hagen": (10.0, 10.0)}
    return fight(someone("robber"), bearer, positions=places, options=options)


def answers_to_a_hit(state: Combat) -> Any:
    return step(state, STAB, faces=[5, 1, 1, 1]).asked[1]


@pytest.mark.rule("PS:facing_model")
@pytest.mark.parametrize(
    ("place", "behind"), [((9, 10), True), ((9.99, 20), True), ((10, 20), False), ((11, 10), False), ((10, 10), False)]
)
def test_ruling_72_behind_is_the_half_plane_at_the_back(place: tuple[float, float], behind: bool) -> None:
    state = robber_west_of_hagen()
    assert is_behind(state, state.find("hagen"), Point.metres(*place)) is behind


@pytest.mark.rule("PS:facing_model")
@pytest.mark.parametrize(("place", "behind"), [((11, 8), True), ((11, 9.5), False), ((8, 11), True), ((9, 12), False)])
def test_ruling_72_also_at_a_slant(place: tuple[float, float], behind: bool) -> None:
    state = robber_west_of_hagen(facing=Point(1, 1))
    assert is_behind(state, state.find("hagen"), Point.metres(*place)) is behind


@pytest.mark.rule("PS:facing_model", "PS:from_behind_blocks", "PS-DOD-02")
def test_ruling_48_from_behind_there_is_no_defence_but_any_other_answer() -> None:
    asked = answers_to_a_hit(robber_west_of_hagen())
    assert refusal(asked, "dodge") == refusal(asked, "parry:axe") == refusal(asked, "shield_parry") == "PS-DOD-02"
    assert {"attack:axe:melee:robber", "crouch", "none"} <= possible(asked), "he hears it"


@pytest.mark.rule("PS:facing_model")
def test_ruling_72_from_the_front_and_where_facing_is_not_tracked_he_defends() -> None:
    defences = {"dodge", "parry:axe", "shield_parry"}
    assert defences <= possible(answers_to_a_hit(robber_west_of_hagen(facing=WEST)))
    assert defences <= possible(answers_to_a_hit(robber_west_of_hagen(Options())))


@pytest.mark.rule("PS:from_behind_blocks")
def test_ruling_48_or_only_dodging_is_impossible_from_behind() -> None:
    asked = answers_to_a_hit(robber_west_of_hagen(Options(facing_model="rear_half", from_behind_blocks="dodge_only")))
    assert refusal(asked, "dodge") == "PS-DOD-02"
    assert {"parry:axe", "shield_parry"} <= possible(asked)


@pytest.mark.rule("PS:from_behind_blocks", "PS:ruling_83")
@pytest.mark.parametrize(("blocks", "raised"), [("defensive", False), ("dodge_only", True)])
def test_ruling_83_a_shield_against_a_grenade_from_behind(blocks: Any, raised: bool) -> None:
    bearer = someone("hagen", side="foes", ready=("axe",), facing=EAST)
    places = {"juri": (10.0, 10.0), "hagen": (25.0, 10.0)}
    options = Options(facing_model="rear_half", from_behind_blocks=blocks)
    state = fight(someone("juri"), bearer, positions=places, options=options)
    asked = step(state, "throw_item:frag_grenade:hagen", faces=[5, 1, 1, 1, 1]).asked[1]
    assert ("shield_parry" in possible(asked)) is raised


@pytest.mark.rule("PS:shield_block_facing")
@pytest.mark.parametrize(
    ("facing", "everywhere", "front"), [(EAST, (5,), ()), (WEST, (5,), (5,)), (Point(0, 1), (5,), (5,))]
)
def test_ruling_69_a_block_covers_all_round_or_the_front_only(
    facing: Point, everywhere: tuple[int, ...], front: tuple[int, ...]
) -> None:
    def cover(options: Options) -> tuple[int, ...]:
        state = robber_west_of_hagen(options, facing=facing, shield_block="up")
        return cover_numbers(state, Point.metres(9, 10), "robber", state.find("hagen"), shield_raised=False)

    assert cover(TRACKED) == everywhere
    assert cover(Options(facing_model="rear_half", shield_block_facing="front_only")) == front


@pytest.mark.rule("PS:shield_block_facing", "PS:facing_model")
def test_ruling_69_without_facing_the_unsuspecting_have_no_front() -> None:
    front_only = Options(shield_block_facing="front_only")
    for unaware, rolls in ((True, 1), (False, 2)):
        state = robber_west_of_hagen(front_only, shield_block="up", unaware=unaware, dice=(0, 0, 0), actions=0)
        assert len(step(state, STAB, faces=[5, 1, 1, 1, *[1] * (rolls - 1)]).rolled) == rolls


@pytest.mark.rule("PS:shield_block_facing", "PS:ruling_83")
def test_ruling_69_for_a_blast_its_own_place_counts() -> None:
    """Thrown from the front, but a grenade that lies behind him gets past the shield."""
    bearer = someone("hagen", side="foes", ready=("axe",), facing=WEST, shield_block="up", actions=0)
    places = {"juri": (10.0, 10.0), "hagen": (25.0, 10.0)}
    options = Options(facing_model="rear_half", shield_block_facing="front_only")
    state = fight(someone("juri"), bearer, positions=places, options=options)
    behind = step(state, "throw_item:frag_grenade:@26,10", faces=[5, 1, 1, 1, 1])
    before = step(state, "throw_item:frag_grenade:@24,10", faces=[5, 1, 1, 1, 1, 5, 5, 5])
    assert behind.result.find("hagen").hearts == 2
    assert before.result.find("hagen").hearts == 6


# -- turning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:facing_model")
def test_ruling_72_after_each_own_handling_one_may_turn() -> None:
    state = robber_west_of_hagen(actions=0, dice=(0, 0, 0))
    state = replace(state, turn=1).put(replace(state.find("hagen"), actions=2))
    state = state.put(replace(state.find("robber"), actions=0))
    turned = step(state, "crouch", "towards:robber")
    assert turned.asked[1].prompt.rule_id == "PS:facing_model"
    assert turned.result.find("hagen").facing == WEST
    struck = step(state, "attack:axe:melee:robber", "10,40", faces=[1] * 7)
    assert struck.result.find("hagen").facing == Point(0, 1), "attacks are handlings too"
    kept = step(state, "crouch")
    assert (kept.asked[1].taken, kept.result.find("hagen").facing) == ("keep", EAST)


@pytest.mark.rule("PS:facing_model")
def test_ruling_72_who_is_asked_where_to_look_sees_what_the_attack_has_done() -> None:
    state = robber_west_of_hagen(actions=0, dice=(0, 0, 0))
    run = Run(lambda: PhaseSix().step(state), lambda _: None)
    assert isinstance(run.need, Choose)
    run.feed(run.need.answers.meaning(STAB))
    assert isinstance(run.need, Roll)
    run.feed(run.need.throw.read(run.need.throw.faces_from([5, 5, 5, 5])))
    assert isinstance(run.need, Choose)
    assert run.need.rule_id == "PS:facing_model"
    assert run.meanwhile.find("hagen").hearts < state.find("hagen").hearts


@pytest.mark.rule("PS:facing_model")
def test_ruling_72_nobody_is_asked_where_facing_is_not_tracked() -> None:
    played = step(robber_west_of_hagen(Options(), actions=0, dice=(0, 0, 0)), "crouch")
    assert [a.prompt.rule_id for a in played.asked] == ["PS-RND-02"]


@pytest.mark.rule("PS:facing_model")
def test_ruling_72_who_has_fallen_meanwhile_does_not_turn() -> None:
    state = robber_west_of_hagen(facing=WEST)
    state = state.put(replace(state.find("robber"), hearts=1))
    played = step(state, STAB, "attack:axe:melee:robber", "none", faces=[1] * 4 + [5, 5, *[1] * 5])
    assert played.result.find("robber").has("dying")
    assert [a.prompt.rule_id for a in played.asked].count("PS:facing_model") == 0


@pytest.mark.rule("PS:facing_model")
def test_ruling_72_only_other_places_can_be_looked_at() -> None:
    answers = step(robber_west_of_hagen(actions=0, dice=(0, 0, 0)), "crouch").asked[1].prompt.answers
    assert {a.key for a in answers.listed()} == {"keep", "towards:hagen"}
    for key in ("9,10", "towards:robber", "up"):
        assert isinstance(answers.find(key), Refusal), key


@pytest.mark.rule("PS:facing_model")
def test_ruling_72_at_the_start_everybody_looks_at_the_nearest_enemy() -> None:
    tracked = start(scenario_document(CONTENT, "hohlweg", {"facing_model": "rear_half"}))
    leyla, robber = tracked.find("leyla"), tracked.find("robber_3")
    assert leyla.position is not None and robber.position is not None
    assert leyla.facing == direction(leyla.position, robber.position)
    assert all(f.facing is None for f in start(scenario_document(CONTENT, "hohlweg", {})).fighters)


@pytest.mark.rule("PS:ruling_61", "PS:facing_model")
def test_ruling_61_thrown_at_the_own_feet_the_clock_is_read_along_the_facing() -> None:
    juri = someone("juri", facing=EAST)
    places = {"juri": (50.0, 10.0), "robber": (50.0, 10.0)}
    state = fight(juri, someone("robber", actions=0), positions=places, options=TRACKED)
    played = step(state, "throw_item:frag_grenade:robber", faces=[1, 1, 1, 1, 12, 3, 1])
    assert played.notes("ps-scatters")[0].facts["place"] == "53,10"


def test_equal_directions_are_equal_values() -> None:
    origin = Point.metres(3, 4)
    assert direction(origin, Point.metres(5, 8)) == direction(origin, Point.metres(4, 6)) == Point(1, 2)
    assert direction(origin, origin) is None
