"""What to do with dice that lie: second chances, swaps, shadow throws, shifted results, lucky numbers and ones.

Everything is tried out; what the dice are worth then is read as the rules read it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from regelwerk.systems.heldencodex.goals import Aim, Goal, measure
from regelwerk.systems.heldencodex.groups import Faces
from regelwerk.systems.heldencodex.mastery import Aftermath, shifted
from regelwerk.systems.heldencodex.pools import Prober
from regelwerk.systems.heldencodex.reading import FUMBLE, Reading, balancings, conversions, with_faces, without
from regelwerk.systems.heldencodex.throwing import listed

DRINK = "drinking"
HOLDING = Goal("holding")
"""High dice, as many as possible: for drinking, where each die counts by itself."""
TAKEN = 0.7
"""What a loss of the other side is worth to somebody who swaps dice."""


def purpose(prober: Prober) -> Goal:
    """What dice that lie are for; whoever drinks wants high ones, each for itself."""
    return HOLDING if prober.ability == DRINK else prober.goal


@lru_cache(maxsize=1 << 16)
def promise(faces: Faces, reading: Reading, goal: Goal) -> int:
    """What dice are worth whose owner turns lucky ones and settles the fumbles in the best way."""
    if goal == HOLDING:
        return max(_holding(way.left) for way in balancings(faces, reading))
    read = _reader(goal, reading)
    if reading.lucky and reading.lucky in faces:
        return max(read(turned) for turned, _ in conversions(faces, reading))
    return read(faces)


@lru_cache(maxsize=64)
def _reader(goal: Goal, reading: Reading) -> Callable[[Faces], int]:
    return Aim(goal, reading).reader()


def _holding(left: Faces) -> int:
    """The second highest die decides, then the highest."""
    top = (0, 0, *left)[-2:]
    return 100 * top[0] + top[1]


@lru_cache(maxsize=1 << 14)
def after_throwing(faces: Faces, face: int, reading: Reading, goal: Goal, may_stay: bool) -> float:
    """What dice promise if one of them is thrown again; in a shadow throw the old face may stay."""
    rest = without(faces, (face,))
    now = promise(faces, reading, goal) if may_stay else 0
    news = [promise(with_faces(rest, (new,)), reading, goal) for new in range(1, reading.die + 1)]
    return sum(max(now, new) for new in news) / reading.die


@lru_cache(maxsize=1 << 14)
def second_chance(scene: Aftermath) -> str:
    """Throw the die again from which most is to be hoped for, if that is more than what lies there."""
    prober, faces, _ = scene
    reading, goal = prober.reading, purpose(prober)
    best, key = float(promise(faces, reading, goal)), "leave"
    for face in sorted(set(faces)):
        if face == FUMBLE and not prober.options.shadow_ones:
            continue
        hoped = after_throwing(faces, face, reading, goal, False)
        if hoped > best:
            best, key = hoped, f"again:{face}"
    return key


@lru_cache(maxsize=1 << 14)
def mastery(scene: Aftermath) -> str:
    """A shadow throw or a swap, whichever promises most; a swap also takes something from the other side.

    How the others read their dice is not told, so they are taken to read them like everybody of one's own rank.
    """
    prober, faces, rivals = scene
    reading, goal = prober.reading, purpose(prober)
    now = float(promise(faces, reading, goal))
    best, key = 0.0, "leave"
    for face in sorted(set(faces)):
        if face == FUMBLE and not prober.options.shadow_ones:
            continue
        gain = after_throwing(faces, face, reading, goal, True) - now
        if gain > best:
            best, key = gain, f"shadow:{face}"
    for rival in rivals:
        lucky_apart = reading._replace(lucky=0)
        theirs_now = promise(rival.faces, lucky_apart, goal)
        for face in sorted(set(faces)):
            for theirs in sorted(set(rival.faces) - {face}):
                mine = promise(with_faces(without(faces, (face,)), (theirs,)), reading, goal)
                left = promise(with_faces(without(rival.faces, (theirs,)), (face,)), lucky_apart, goal)
                gain = mine - now + TAKEN * (theirs_now - left)
                if gain > best:
                    best, key = gain, f"swap:{face}:{theirs}:{rival.who}"
    return key


def shadow(scene: Aftermath, faces: tuple[int, ...]) -> str:
    """The better of two faces."""
    reading, goal = scene.prober.reading, purpose(scene.prober)
    best = max(faces, key=lambda face: (promise(with_faces(scene.faces, (face,)), reading, goal), -face))
    return f"take:{best}"


def shift(scene: Aftermath) -> str:
    """The shifted results that are worth most; nothing is shifted for nothing."""
    prober, faces, _ = scene
    reading, goal = prober.reading, purpose(prober)
    ways = shifted(faces, prober.shift, reading.die)
    best = max(ways, key=lambda way: (promise(way, reading, goal), way == faces))
    return f"to:{listed(best)}"


@lru_cache(maxsize=1 << 14)
def lucky_number(scene: Aftermath) -> str:
    """Turn a lucky die into the face that helps most; where none helps, leave it and learn something."""
    prober, faces, _ = scene
    reading, goal = prober.reading, purpose(prober)
    rest = without(faces, (reading.lucky,))
    plain = reading._replace(lucky=0) if reading.lucky not in rest else reading
    best, key = promise(faces, plain, goal), "leave"
    for face in range(20, 0, -1):
        if face != reading.lucky:
            found = promise(with_faces(rest, (face,)), plain, goal)
            if found > best:
                best, key = found, f"become:{face}"
    return key


@lru_cache(maxsize=1 << 14)
def devalue(scene: Aftermath) -> str:
    """Balance ones with the dice that are missed least."""
    prober, faces, _ = scene
    reading, goal = prober.reading, purpose(prober)

    def worth_left(at: int) -> int:
        way = ways[at]
        return _holding(way.left) if goal == HOLDING else measure(goal, way, faces, reading)

    ways = balancings(faces, reading)
    best = max(range(len(ways)), key=worth_left)
    return f"devalue:{listed(ways[best].devalued)}"
