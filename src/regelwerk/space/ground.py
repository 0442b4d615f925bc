"""The ground that bases walk on: a table with solid pieces."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Self

from regelwerk.space.points import GRAIN, centimetres
from regelwerk.space.solids import Solid

# How much a base may overlap what it touches: places are rounded to whole units, those on a cut path twice.
FORGIVEN = 4


@dataclass(frozen=True, slots=True)
class Ground:
    """A table from (0, 0) to (width, height), in millionths of a centimetre, with all that stands on it."""

    width: int
    height: int
    solids: tuple[Solid, ...] = ()
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if min(self.width, self.height) <= 4 * GRAIN:
            raise ValueError("a ground needs a width and a height")
        ids = [solid.id for solid in self.solids]
        twice = sorted({name for name in ids if ids.count(name) > 1})
        if twice:
            raise ValueError(f"solids named twice: {', '.join(twice)}")
        object.__setattr__(self, "_hash", hash((self.width, self.height, self.solids)))

    @classmethod
    def cm(cls, width: float, height: float, solids: tuple[Solid, ...] = ()) -> Self:
        """A ground measured in centimetres."""
        return cls(centimetres(width), centimetres(height), solids)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Ground, (self.width, self.height, self.solids)


@lru_cache(maxsize=256)
def in_the_way(ground: Ground, passable: frozenset[str]) -> tuple[Solid, ...]:
    """The solids that stop a walker who may cross those named."""
    return tuple(solid for solid in ground.solids if solid.id not in passable)
