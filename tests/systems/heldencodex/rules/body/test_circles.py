"""Life circles: marks, what is alike, and how circles heal."""

import pytest

from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.circles import (
    WoundSite,
    can_heal_slowly,
    distinct,
    fresh,
    has_light_wounds_only,
    healed_quickly,
    healed_slowly,
    with_critical,
    with_segment,
    with_severe,
)
from regelwerk.systems.heldencodex.values import CircleShape
from systems.heldencodex.builders import circle, critical, hero, severe

PLAIN, SHAPE = Options(), CircleShape()


def marks(one: object) -> str:
    """Outer, middle and inner segments, marked ones as `x`."""
    rings = (one.outer, one.middle, one.inner)  # type: ignore[attr-defined]
    return "|".join("".join("x" if marked else "." for marked in ring) for ring in rings)


@pytest.mark.rule("HC-INJ-02")
def test_hc_inj_02_a_severe_wound_marks_a_middle_segment_and_the_two_outer_ones_beside_it() -> None:
    wounded = with_severe(fresh(SHAPE), 1, SHAPE, PLAIN)
    assert marks(wounded) == "..xx..|.x.|."
    assert (wounded.severe, wounded.critical) == (1, False)
    again = with_severe(wounded, 0, SHAPE, PLAIN)
    assert (marks(again), again.severe) == ("xxxx..|xx.|.", 2)


@pytest.mark.rule("HC-INJ-04", "HC:full_circle_is_critical")
def test_hc_inj_04_a_circle_whose_segments_are_all_marked_is_critical() -> None:
    nearly = circle(5, 3, 1, severe=2, care="first_aid")
    full = with_segment(nearly, "outer", 5, PLAIN)
    assert (full.critical, full.care) == (True, "none")
    spared = with_segment(nearly, "outer", 5, Options(full_circle_is_critical=False))
    assert (spared.is_full, spared.critical, spared.care) == (True, False, "first_aid")


@pytest.mark.rule("HC-INJ-04")
def test_hc_inj_04_a_critical_wound_marks_the_whole_circle() -> None:
    wounded = with_critical(circle(1), PLAIN)
    assert (marks(wounded), wounded.critical, wounded.severe) == ("xxxxxx|xxx|x", True, 0)


@pytest.mark.rule("HC-INJ-08", "HC:care_reset")
def test_hc_inj_08_a_new_serious_wound_undoes_the_care() -> None:
    treated = severe(care="medicine")
    assert with_severe(treated, 1, SHAPE, PLAIN).care == "none"
    assert with_severe(treated, 1, SHAPE, Options(care_reset=False)).care == "medicine"
    assert with_segment(treated, "outer", 5, PLAIN).care == "medicine", "a light wound undoes nothing"
    healing = circle(5, 3, 1, critical=True, care="medicine")
    assert with_segment(healing, "outer", 5, PLAIN).care == "medicine", "nor where the wound was critical before"


def test_places_that_come_to_the_same_are_one() -> None:
    everywhere = [WoundSite(at, "outer", n) for at in range(5) for n in range(6)]
    assert distinct(hero(), everywhere) == (WoundSite(0, "outer", 0),)
    # One light wound: beside it, elsewhere in its circle, in another circle.
    scratched = hero(circles=[circle(1)])
    free = [place for place in everywhere if place != (0, "outer", 0)]
    assert [place.key for place in distinct(scratched, free)] == [
        "circle:1:outer:2",
        "circle:1:outer:3",
        "circle:2:outer:1",
    ]


def test_a_circle_that_a_healer_has_tried_is_not_like_another() -> None:
    twice = [severe(), severe()]
    assert len(distinct(hero(circles=twice), (WoundSite(0), WoundSite(1)))) == 1
    assert len(distinct(hero(circles=twice, treated=("mechthild:2",)), (WoundSite(0), WoundSite(1)))) == 2


@pytest.mark.rule("HC-REG-04")
def test_hc_reg_04_light_wounds_only() -> None:
    assert has_light_wounds_only(circle(2))
    assert not has_light_wounds_only(circle())
    assert not has_light_wounds_only(severe())


@pytest.mark.rule("HC-REG-03")
def test_hc_reg_03_outer_segments_heal_those_beside_a_middle_wound_first() -> None:
    assert marks(healed_quickly(circle(3), 2, SHAPE)) == "..x...|...|."
    assert marks(healed_quickly(circle(3), 9, SHAPE)) == "......|...|."
    mixed = circle(2)._replace(outer=(True, False, True, True, False, False), middle=(False, True, False))
    assert marks(healed_quickly(mixed, 2, SHAPE)) == "x.....|.x.|."


@pytest.mark.rule("HC-REG-06", "HC-AID-03")
def test_hc_reg_06_untreated_circles_do_not_heal_and_critical_ones_need_medicine() -> None:
    assert not can_heal_slowly(severe(), PLAIN)
    assert can_heal_slowly(severe(care="first_aid"), PLAIN)
    assert not can_heal_slowly(critical(care="first_aid"), PLAIN)
    assert can_heal_slowly(critical(care="medicine"), PLAIN)
    assert not can_heal_slowly(circle(3), PLAIN), "light wounds heal quickly"


@pytest.mark.rule("HC-REG-05", "HC:middle_heals")
def test_hc_reg_05_a_severe_wound_heals_from_the_outside_to_the_inside() -> None:
    state = severe(care="first_aid")
    seen = []
    while state.marked:
        state = healed_slowly(state, SHAPE, PLAIN)
        seen.append((marks(state), state.severe, state.care))
    assert seen == [
        (".x....|x..|.", 1, "first_aid"),
        ("......|x..|.", 1, "first_aid"),
        ("......|...|.", 0, "none"),
    ]


@pytest.mark.rule("HC-REG-05", "HC-INJ-04")
def test_hc_reg_05_the_critical_wound_ends_with_the_inner_segment() -> None:
    state = critical(care="medicine", severe=1)
    nights = 0
    while state.critical:
        state = healed_slowly(state, SHAPE, PLAIN)
        nights += 1
    assert (nights, state) == (10, fresh(SHAPE))


@pytest.mark.rule("HC:middle_heals")
def test_middle_segments_may_heal_with_the_last_outer_one_or_never() -> None:
    together = Options(middle_heals="with_outer")
    state = healed_slowly(severe(care="first_aid"), SHAPE, together)
    assert marks(state) == ".x....|x..|."
    assert healed_slowly(state, SHAPE, together) == fresh(SHAPE)
    never = Options(middle_heals="never")
    assert can_heal_slowly(severe(care="first_aid"), never)
    assert not can_heal_slowly(circle(0, 1, severe=1, care="first_aid"), never)


@pytest.mark.rule("HC-REG-05")
def test_segments_that_were_lost_without_a_wound_in_the_circle_heal_without_care() -> None:
    lost = circle(0, 2)
    assert can_heal_slowly(lost, PLAIN)
    assert marks(healed_slowly(lost, SHAPE, PLAIN)) == "......|.x.|."


def test_the_shape_of_circles_may_differ() -> None:
    large = CircleShape(9, 3, 1)
    assert marks(with_severe(fresh(large), 2, large, PLAIN)) == "......xxx|..x|."
