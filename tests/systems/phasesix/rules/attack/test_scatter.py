"""Scatter: where a failed throw comes down."""

import pytest

from regelwerk.dice import Each, Sum
from regelwerk.space import Point
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import fight, someone, step

NORTH = {"juri": (50.0, 0.0), "robber": (50.0, 10.0)}


def failed(clock: int, metres: int, places: dict[str, tuple[float, float]] | None = None) -> tuple[float, float]:
    """Where a grenade lands that missed with these two dice."""
    state = fight(someone("juri"), someone("robber", actions=0), positions=places or NORTH)
    played = step(state, "throw_item:frag_grenade:robber", faces=[4, 2, 1, 3, clock, metres, 1])
    (line,) = played.notes("ps-scatters")
    x, y = str(line.facts["place"]).split(",")
    return float(x), float(y)


@pytest.mark.rule("PS-SCA-01", "PS-SCA-05")
def test_ps_sca_01_without_a_success_it_scatters_with_two_plain_dice() -> None:
    state = fight(someone("juri"), someone("robber", actions=0), positions=NORTH)
    played = step(state, "throw_item:frag_grenade:robber", faces=[4, 2, 1, 3, 12, 6, 1])
    assert [r.roll.cause for r in played.rolled] == ["PS-THR-01", "PS-SCA-02", "PS-GEA-06"]
    assert [r.roll.throw for r in played.rolled[1:]] == [Each((12, 6)), Sum((6,))]
    assert played.rolled[1].faces == ((12,), (6,)), "neither the 12 nor the 6 is rolled on"
    assert played.result.find("robber").hearts == 6, "six metres off, radius 1"
    hit = step(state, "throw_item:frag_grenade:robber", faces=[5, 2, 1, 3, 1])
    assert not hit.notes("ps-scatters")


@pytest.mark.rule("PS-SCA-02", "PS-SCA-03", "PS-SCA-04")
@pytest.mark.parametrize(
    ("clock", "metres", "place"),
    [(12, 5, (50, 15)), (3, 4, (54, 10)), (6, 5, (50, 5)), (9, 2, (48, 10)), (8, 6, (50 - 5.196152, 7))],
)
def test_ps_sca_02_the_clock_is_read_by_the_thrower(clock: int, metres: int, place: tuple[float, float]) -> None:
    assert failed(clock, metres) == pytest.approx(place, abs=1e-6)


@pytest.mark.rule("PS-SCA-02", "PS-SCA-04")
def test_ps_sca_02_looking_west_three_o_clock_is_north() -> None:
    assert failed(3, 4, {"juri": (60.0, 20.0), "robber": (50.0, 20.0)}) == pytest.approx((50, 24))


@pytest.mark.rule("PS-SCA-04")
def test_ps_sca_04_the_blast_is_where_it_landed() -> None:
    """Thrown at the robber, it comes down four metres to the right, right at the wolf's feet."""
    people = (someone("juri"), someone("robber", actions=0), someone("wolf", actions=0))
    state = fight(*people, positions={**NORTH, "wolf": (54.0, 10.0)})
    after = step(state, "throw_item:frag_grenade:robber", faces=[1, 1, 1, 1, 3, 4, 1]).result
    assert (after.find("robber").hearts, after.find("wolf").hearts) == (6, 0)


@pytest.mark.rule("PS:ruling_61", "PS-SCA-02")
def test_ruling_61_thrown_at_the_own_feet_twelve_is_north() -> None:
    assert failed(12, 3, {"juri": (50.0, 10.0), "robber": (50.0, 10.0)}) == pytest.approx((50, 13))


@pytest.mark.rule("PS:scatter_die", "PS-SCA-02")
def test_ruling_60_the_direction_is_a_w12() -> None:
    assert failed(1, 2) == pytest.approx((51, 10 + 3**0.5), abs=1e-6), "one o'clock can come up"


@pytest.mark.rule("PS:scatter_die")
def test_ruling_60_or_two_w6() -> None:
    """2 and 1 are three o'clock; four metres."""
    state: Combat = fight(
        someone("juri"), someone("robber", actions=0), positions=NORTH, options=Options(scatter_die="2d6")
    )
    played = step(state, "throw_item:frag_grenade:robber", faces=[1, 1, 1, 1, 2, 1, 4, 6])
    assert played.notes("ps-scatters")[0].facts["clock"] == 3
    assert played.notes("ps-scatters")[0].facts["place"] == "54,10"
    assert state.find("robber").position == Point.metres(50, 10)


@pytest.mark.rule("PS:ruling_92", "PS-SCA-05")
def test_ruling_92_no_extra_dice_on_scatter_or_radius() -> None:
    juri = someone("juri", dice=(1, 1, 1))
    state = fight(juri, someone("robber", actions=0), positions=NORTH)
    played = step(state, "throw_item:frag_grenade:robber", "none", "none", faces=[1, 1, 1, 1, 12, 6, 1])
    assert [a.prompt.rule_id for a in played.asked] == ["PS-RND-02", "PS-ROL-05", "PS-ROL-06"]
