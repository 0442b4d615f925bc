"""What a moving shooter strikes, and the matches that make a shot legendary."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import LEGENDARY, LIVE

FOUR, FIVE = 4, 5
"""Matches of a legendary shot; six count as five."""


@rule("HC-RNG-17", "HC-RNG-18")
def legendary_matches(left: Faces, value: int) -> tuple[int, int]:
    """The face and the number of the matches of a legendary shot: four or five of 11 and more; (0, 0) if it is none."""
    # Of equal faces in order the first and the fourth stand three apart.
    fours = [one for one, other in zip(left, left[FOUR - 1 :], strict=False) if one == other]
    if not fours or not LEGENDARY <= fours[0] <= value:  # Six dice have no second such set.
        return 0, 0
    return fours[0], min(left.count(fours[0]), FIVE)


@rule("HC-RNG-12", "HC-RNG-13")
def may_strike(left: Faces, value: int) -> Faces:
    """The dice of which a moving shooter must strike one: match and run dice as long as there are any."""
    joined: set[int] = set()
    last = 0
    for face in left:
        if LIVE <= face <= value:
            if face - last <= 1:
                joined.update((last, face))
            last = face
    return tuple(sorted(joined)) if joined else tuple(sorted({face for face in left if face >= LIVE}))
