"""What to do with dice that lie: second chances, swaps, shadow throws, shifted results, lucky numbers and ones.

Everything is tried out; what the dice are worth then is read as the rules read it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from regelwerk.systems.heldencodex.rules.probe.goals import measure
from regelwerk.systems.heldencodex.rules.probe.mastery import Aftermath, after_shift, shifted
from regelwerk.systems.heldencodex.rules.probe.prospects import promise, swapped, thrown_again, turned
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, balancings, with_faces, without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed

TAKEN = 0.7
"""What a loss of the other side is worth to somebody who swaps dice."""


@lru_cache(maxsize=1 << 14)
def second_chance(scene: Aftermath) -> str:
    """Throw the die again from which most is to be hoped for, if that is more than what lies there."""
    prober, faces, _ = scene
    reading, goal = prober.reading, prober.goal
    best, key = Fraction(promise(faces, reading, goal)), "leave"
    for face in sorted(set(faces)):
        if face == FUMBLE and not prober.options.shadow_ones:
            continue
        hoped = thrown_again(faces, face, reading, goal)
        if hoped > best:
            best, key = hoped, f"again:{face}"
    return key


@lru_cache(maxsize=1 << 14)
def mastery(scene: Aftermath) -> str:
    """A shadow throw or a swap, whichever promises most; a swap also takes something from the other side.

    How the others read their dice is not told, so they are taken to read them like everybody of one's own rank.
    """
    prober, faces, rivals = scene
    reading, goal = prober.reading, prober.goal
    now = float(promise(faces, reading, goal))
    best, key = 0.0, "leave"
    for face in sorted(set(faces)):
        if face == FUMBLE and not prober.options.shadow_ones:
            continue
        gain = float(thrown_again(faces, face, reading, goal, may_stay=True)) - now
        if gain > best:
            best, key = gain, f"shadow:{face}"
    for rival in rivals:
        lucky_apart = reading._replace(lucky=0)
        theirs_now = promise(rival.faces, lucky_apart, goal)
        for face in sorted(set(faces)):
            for theirs in sorted(set(rival.faces) - {face}):
                mine = swapped(faces, face, theirs, reading, goal)
                left = promise(with_faces(without(rival.faces, (theirs,)), (face,)), lucky_apart, goal)
                gain = mine - now + TAKEN * (theirs_now - left)
                if gain > best:
                    best, key = gain, f"swap:{face}:{theirs}:{rival.who}"
    return key


def shadow(scene: Aftermath, faces: tuple[int, ...]) -> str:
    """The better of two faces."""
    reading, goal = scene.prober.reading, scene.prober.goal
    best = max(faces, key=lambda face: (promise(with_faces(scene.faces, (face,)), reading, goal), -face))
    return f"take:{best}"


def shift(scene: Aftermath) -> str:
    """The shifted results that are worth most; nothing is shifted for nothing."""
    prober, faces, _ = scene
    ways = shifted(faces, prober.shift, prober.reading.die)
    best = max(ways, key=lambda way: (after_shift(prober, faces, way), way == faces))
    return f"to:{listed(best)}"


@lru_cache(maxsize=1 << 14)
def lucky_number(scene: Aftermath) -> str:
    """Turn a lucky die into the face that helps most; where none helps, leave it and learn something."""
    prober, faces, _ = scene
    reading, goal = prober.reading, prober.goal
    worths = turned(faces, reading, goal)
    best = max(worths, key=worths.__getitem__)
    return f"become:{best}" if best else "leave"


@lru_cache(maxsize=1 << 14)
def devalue(scene: Aftermath) -> str:
    """Balance ones with the dice that are missed least."""
    prober, faces, _ = scene
    reading, goal = prober.reading, prober.goal
    best = max(balancings(faces, reading), key=lambda way: measure(goal, way, faces, reading))
    return f"devalue:{listed(best.devalued)}"
