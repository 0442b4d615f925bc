"""What dice that lie promise for their goal, and what each way to go on with them is worth: advice after the throw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache

from regelwerk.engine.advice import Advice
from regelwerk.systems.heldencodex.rules.probe.goals import Aim, Goal
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, conversions, with_faces, without


@lru_cache(maxsize=1 << 16)
def promise(faces: Faces, reading: Reading, goal: Goal, luckless: int = 0) -> int:
    """What dice are worth whose owner turns lucky ones and settles the fumbles in the best way.

    A number of those that show the lucky number may be `luckless`: they stay as they are.
    """
    read = _reader(goal, reading)
    if reading.lucky and faces.count(reading.lucky) > luckless:
        stay = (reading.lucky,) * luckless
        return max(read(with_faces(turned, stay)) for turned, _ in conversions(without(faces, stay), reading))
    return read(faces)


@lru_cache(maxsize=64)
def _reader(goal: Goal, reading: Reading) -> Callable[[Faces], int]:
    return Aim(goal, reading).reader()


@lru_cache(maxsize=1 << 14)
def thrown_again(faces: Faces, face: int, reading: Reading, goal: Goal, may_stay: bool = False) -> Fraction:
    """What dice promise if one of them is thrown again; in a shadow throw the old face may stay."""
    rest = without(faces, (face,))
    now = promise(faces, reading, goal) if may_stay else 0
    news = [promise(with_faces(rest, (new,)), reading, goal) for new in range(1, reading.die + 1)]
    return Fraction(sum(max(now, new) for new in news), reading.die)


def turned(faces: Faces, reading: Reading, goal: Goal) -> dict[int, int]:
    """What dice promise by the face into which a lucky one is turned; 0 stands for leaving all as they are."""
    rest = without(faces, (reading.lucky,))
    found = {0: promise(faces, reading._replace(lucky=0), goal)}
    for face in range(20, 0, -1):
        if face != reading.lucky:
            found[face] = promise(with_faces(rest, (face,)), reading, goal)
    return found


def swapped(faces: Faces, face: int, theirs: int, reading: Reading, goal: Goal) -> int:
    """What dice promise after one of them was swapped for another."""
    return promise(with_faces(without(faces, (face,)), (theirs,)), reading, goal)


def advised(goal: Goal, worths: Mapping[str, Fraction | int] | Iterable[tuple[str, Fraction | int]]) -> Advice:
    """Advice from the worth of each answer, best first; of equals the one that was told first."""
    ordered = sorted(dict(worths).items(), key=lambda told: -told[1])
    return Advice(goal.phrase(), tuple((key, Fraction(worth) / goal.unit) for key, worth in ordered), goal.is_chance)
