"""Templates over bases (RE-GEO-12)."""

import pytest

from regelwerk.space import Point, centimetres, covered, scatter

from .heights import cm, figure


@pytest.mark.rule("RE-GEO-12", "RE-GEO-13")
def test_example_08_ten_centimetres_beyond_the_target() -> None:
    impact = scatter(cm(0, 0), cm(22.5, 0), 12, centimetres(10))
    assert impact == cm(32.5, 0)
    assert covered(impact, centimetres(4), figure(30, 0)) == "full"
    assert covered(impact, centimetres(4), figure(32.5, 4.5)) == "partial"
    assert covered(impact, centimetres(4), figure(22.5, 0)) == "none"


@pytest.mark.rule("RE-GEO-12")
@pytest.mark.parametrize(
    ("apart", "hit"),
    [(0, "full"), (2.75, "full"), (2.750002, "partial"), (5.249, "partial"), (5.25, "none"), (6, "none")],
)
def test_the_edges_of_a_template(apart: float, hit: str) -> None:
    assert covered(cm(10, 10), centimetres(4), figure(10 + apart, 10)) == hit


@pytest.mark.rule("RE-GEO-12")
def test_a_template_that_lies_on_a_large_base_hits_it_fully() -> None:
    giant = figure(0, 0, height=8, radius=4)
    assert covered(cm(2, 0), centimetres(2), giant) == "full"
    assert covered(cm(2.1, 0), centimetres(2), giant) == "partial"


@pytest.mark.rule("RE-GEO-12")
def test_elevation_does_not_matter() -> None:
    assert covered(Point(0, 0), centimetres(4), figure(1, 1, floor=20)) == "full"
