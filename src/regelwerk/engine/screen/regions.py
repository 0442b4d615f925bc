"""Where something is on a map, in words: one of nine parts of the ground, for those who do not look at it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from regelwerk.engine.facts import Word

if TYPE_CHECKING:
    from regelwerk.engine.screen.map import Coordinates

REGIONS = (
    ("southwest", "south", "southeast"),
    ("west", "middle", "east"),
    ("northwest", "north", "northeast"),
)
"""From the lower left corner of a map, row by row."""


@lru_cache(maxsize=4096)
def region(at: Coordinates, size: Coordinates) -> Word:
    """The ninth of a map in which a place lies."""
    column, row = (max(0, min(2, int(3 * length / whole))) for length, whole in zip(at, size, strict=True))
    return Word(f"engine-region-{REGIONS[row][column]}")
