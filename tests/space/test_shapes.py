"""Outlines that run once round an area, and those that do not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from regelwerk.space import Point
from regelwerk.space.shapes import has_one_inside

SQUARE = ((0, 0), (10, 0), (10, 10), (0, 10))
BOW_TIE = ((0, 0), (10, 10), (10, 0), (0, 10))
TOUCHING = ((0, 0), (10, 0), (10, 10), (5, 0), (0, 10))
FLAT = ((0, 0), (10, 0), (5, 0))
BENT = ((0, 0), (10, 0), (10, 2), (2, 2), (2, 10), (0, 10))


@pytest.mark.parametrize(
    ("corners", "has_one"),
    [(SQUARE, True), (SQUARE[::-1], True), (BENT, True), (BOW_TIE, False), (TOUCHING, False), (FLAT, False)],
)
def test_an_outline_runs_once_round_one_area(corners: tuple[tuple[float, float], ...], has_one: bool) -> None:
    assert has_one_inside(tuple(Point.cm(*corner) for corner in corners)) is has_one


def test_a_game_of_plain_outlines_begins_without_the_heavy_libraries() -> None:
    code = (
        "import regelwerk, sys; played = regelwerk.system('realms');"
        "played.start(played.scenario(played.content(), 'hochmoor', {}));"
        "assert not {'shapely', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
