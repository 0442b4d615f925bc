"""Range bands: how far a weapon carries, and what the distance costs."""

from __future__ import annotations

import pytest

from regelwerk.engine.tally import tally
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.shooting.ranges import (
    Bands,
    bands,
    is_within,
    shot_distance,
    used_bands,
    with_range,
)
from systems.realms.builders import enemy, model, weapon, world

PISTOL = weapon("pistole", 1, (20, 3))
FLAMES = weapon("flammenwerfer", 3, (10, 2), "strahl", effects=("hitze",))


@pytest.mark.rule("RE-RNG-01", "RE-RNG-02")
@pytest.mark.parametrize(("cm", "malus"), [(0, 0), (16, 0), (20, 0), (20.1, 1), (40, 1), (42, 2), (60, 2)])
def test_each_fully_used_band_costs_one(cm: float, malus: int) -> None:
    table = world()
    assert used_bands(table.options, cm, bands(table, PISTOL, "normal_shot")) == malus


@pytest.mark.rule("RE-RNG-02", "RE:range_boundary")
def test_a_table_may_count_the_edge_to_the_farther_band() -> None:
    table = world(options=Options(range_boundary="floor"))
    assert [used_bands(table.options, cm, Bands(20, 3)) for cm in (0, 19.9, 20, 40, 59)] == [0, 0, 1, 2, 2]


@pytest.mark.rule("RE-RNG-02")
def test_the_range_is_a_term_of_the_value_only_if_it_costs_something() -> None:
    base = tally(5, "RE-ATR-01", "re-attribute-fk")
    assert with_range(base, world(), 15, Bands(20, 3)) == base
    assert [term.rule_id for term in with_range(base, world(), 25, Bands(20, 3)).terms] == ["RE-ATR-01", "RE-RNG-02"]


@pytest.mark.rule("RE-RNG-03")
def test_beyond_the_last_band_nothing_carries() -> None:
    pistol = bands(world(), PISTOL, "normal_shot")
    assert pistol.reach == 60
    assert (is_within(60, pistol), is_within(60.01, pistol)) == (True, False)


@pytest.mark.rule("RE-SHO-04", "RE:aimed_range")
def test_aiming_doubles_the_bands() -> None:
    """75 cm with a pistol: too far for a normal shot, in the second band of an aimed one."""
    table = world()
    assert not is_within(75, bands(table, PISTOL, "normal_shot"))
    aimed = bands(table, PISTOL, "aimed_shot")
    assert (aimed, is_within(75, aimed), used_bands(table.options, 75, aimed)) == (Bands(40, 3), True, 1)
    assert bands(world(options=Options(aimed_range="count")), PISTOL, "aimed_shot") == Bands(20, 6)


@pytest.mark.rule("RE-ENV-04", "RE-ENV-05", "RE-ENV-07", "RE-ENV-10")
def test_the_environment_changes_the_bands() -> None:
    single = weapon("werfer", 2, (15, 1))
    assert bands(world(environment="wilderness"), PISTOL, "normal_shot") == Bands(20, 2)
    assert bands(world(environment="wilderness"), single, "normal_shot") == Bands(15, 1)
    assert bands(world(environment="arctic"), FLAMES, "normal_shot") == Bands(10, 1)
    assert bands(world(environment="arctic"), PISTOL, "normal_shot") == Bands(20, 3)
    assert bands(world(environment="moon"), PISTOL, "normal_shot") == Bands(20, 4)
    assert bands(world(environment="space"), FLAMES, "normal_shot") == Bands(10, 2)
    # A lost band is lost before aiming doubles the number.
    options = Options(aimed_range="count")
    assert bands(world(environment="wilderness", options=options), PISTOL, "aimed_shot") == Bands(20, 4)


@pytest.mark.rule("RE-MEA-01", "RE-GEO-13")
def test_distances_end_at_the_base_or_at_the_spot() -> None:
    shooter, target = model(at=(10, 10)), enemy(at=(40, 10))
    table = world(shooter, target)
    assert shot_distance(table, shooter, target) == pytest.approx(27.5)
    assert shot_distance(table, shooter, Point.cm(40, 10)) == pytest.approx(28.75)
