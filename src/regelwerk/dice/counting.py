"""Which dice of a throw counted, told from its notation and its faces alone, as a log has them.

A log holds throws as they were written, so this reads what `notation` of each throw writes. A notation that it does not
know says nothing about its dice: then all of them count.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from regelwerk.dice.throw import Faces

PLAIN = re.compile(r"(?:\d*W\d+!?)(?:[+,]\d*W\d+!?)*(?:[+−]\d+)?")
KEPT = re.compile(r"(\d+)W(\d+)(!?)([hn])(\d+)(?:([+−])|[+−]\d+)?")
PAIRS = re.compile(r"(\d+)W(\d+)h2\|h2")
BETTER = re.compile(r"\(?W(\d+)!([+−]\d+)?\)?\|W(\d+)!(?:[+−]\d+)?")
POOL = re.compile(r"(\d+)W(\d+)!?≥(\d+)(?:\+(\d+)W(\d+)!?≥(\d+))?(?: krit \d+)?")
UNDER = re.compile(r"W(\d+)≤(−?\d+)")
ROLL_OFF = re.compile(r"(\d+)W(\d+)! im Stechen")
DICE = re.compile(r"(?<!\d)(\d*)W(\d+)")
REROLL = re.compile(r"(.+) \(unter −?\d+ neu\)")
DECIDED = " bis zur Entscheidung"
AGAINST = " gegen "
TYPED, TYPED_CHAINS = ("5", "6", "3"), "5 6,5 3"
"""How the faces of dice are typed, and how if dice are thrown on. Dice that bring further ones are all apart."""


class SeenDie(NamedTuple):
    """One die as it lies there: its chain of faces, its sides, whether it counted, which dice it belongs with."""

    faces: tuple[int, ...]
    sides: int | None
    counted: bool = True
    group: int = 0


Dice = list[SeenDie]


@lru_cache(maxsize=4096)
def seen_dice(notation: str, faces: Faces) -> tuple[SeenDie, ...]:
    """The dice of a throw that was written so and fell so."""
    return tuple(_seen(notation, faces))


def sides_in(notation: str) -> list[int] | None:
    """The sides of each die in throwing order; None where faces decide how many dice there are, or nothing is known."""
    again = REROLL.fullmatch(notation)
    if again is not None or notation.endswith(DECIDED) or ROLL_OFF.fullmatch(notation) is not None:
        return None
    kept = KEPT.fullmatch(notation)
    if kept is not None and kept[3]:
        return None
    left, against, right = notation.partition(AGAINST)
    if against:
        one, other = sides_in(left), sides_in(right)
        return None if one is None or other is None else one + other
    if not any(form.fullmatch(notation) for form in (PLAIN, KEPT, PAIRS, BETTER, POOL, UNDER)):
        return None
    return list(_written(notation))


def growing(notation: str) -> list[int] | None:
    """The sides of the dice that are thrown first, where each that shows its highest number brings one more."""
    kept = KEPT.fullmatch(notation)
    return [int(kept[2])] * int(kept[1]) if kept is not None and kept[3] else None


def explodes(notation: str) -> bool:
    """Whether dice of this throw may be thrown on."""
    return "!" in notation


def typed_example(notation: str) -> str:
    """How faces of such a throw are typed: dice apart, the chain of one die with commas."""
    if growing(notation) is not None:
        return " ".join(TYPED)
    if explodes(notation):
        return TYPED_CHAINS
    sides = sides_in(notation)
    return " ".join(TYPED if sides is None else TYPED[: len(sides)])


def _written(notation: str) -> Iterator[int]:
    for number, sides in DICE.findall(notation):
        yield from (int(sides),) * int(number or 1)


def _seen(notation: str, faces: Faces) -> Dice:
    again = REROLL.fullmatch(notation)
    if again is not None:
        return _last_counts(again[1], faces)
    if notation.endswith(DECIDED):
        return _last_counts(notation.removesuffix(DECIDED), faces)
    left, against, right = notation.partition(AGAINST)
    if against:
        return _both(left, right, faces)
    for form, read in READERS:
        found = form.fullmatch(notation)
        if found is not None:
            return read(found, faces)
    return _all(notation, faces)


def _all(notation: str, faces: Faces) -> Dice:
    """Every die counts; further ones than are written have the sides of the last."""
    sides: list[int | None] = [*_written(notation)] or [None]
    return [SeenDie(chain, sides[min(n, len(sides) - 1)]) for n, chain in enumerate(faces)]


def _last_counts(once: str, faces: Faces) -> Dice:
    """The same throw several times: whatever came before the last time has been replaced."""
    sides = sides_in(once)
    if not sides or len(faces) <= len(sides):
        return _seen(once, faces)
    before, last = faces[: -len(sides)], faces[-len(sides) :]
    return [die._replace(counted=False) for die in _last_counts(once, before)] + _seen(once, last)


def _both(left: str, right: str, faces: Faces) -> Dice:
    """Two sides: each one's dice belong together."""
    sides = sides_in(left)
    if sides is None:
        return _all(f"{left},{right}", faces)
    one, other = _seen(left, faces[: len(sides)]), _seen(right, faces[len(sides) :])
    return [die._replace(group=1) for die in one] + [die._replace(group=2) for die in other]


def _of_kept(found: re.Match[str], faces: Faces) -> Dice:
    """The highest or lowest few. A sign alone: the very highest is taken away, or counts twice."""
    kept = int(found[5])
    ranked = sorted(range(len(faces)), key=lambda n: sum(faces[n]), reverse=found[4] == "h")
    first = 1 if found[6] == "−" else 0
    chosen = set(ranked[first : first + kept - (found[6] == "+")])
    return [SeenDie(chain, int(found[2]), n in chosen) for n, chain in enumerate(faces)]


def _of_pairs(found: re.Match[str], faces: Faces) -> Dice:
    """The two highest belong together, and so do the next two."""
    ranked = sorted(range(len(faces)), key=lambda n: -sum(faces[n]))
    groups = {n: 1 + place // 2 for place, n in enumerate(ranked[:4])}
    return [SeenDie(chain, int(found[2]), n in groups, groups.get(n, 0)) for n, chain in enumerate(faces)]


def _of_better(found: re.Match[str], faces: Faces) -> Dice:
    """The better of two dice; a bonus in brackets is the first one's alone."""
    own = int((found[2] or "0").replace("−", "-")) if found[0].startswith("(") else 0
    totals = [sum(chain) + bonus for chain, bonus in zip(faces, (own, 0), strict=False)]
    best = totals.index(max(totals)) if totals else 0
    return [SeenDie(chain, int(found[3 if n else 1]), n == best) for n, chain in enumerate(faces)]


def _of_pool(found: re.Match[str], faces: Faces) -> Dice:
    """Dice that reach what they need; those behind the plus have a limit of their own."""
    plain = int(found[1])
    dice = []
    for n, chain in enumerate(faces):
        sides, need = (found[5], found[6]) if n >= plain and found[4] else (found[2], found[3])
        dice.append(SeenDie(chain, int(sides), sum(chain) >= int(need)))
    return dice


def _of_under(found: re.Match[str], faces: Faces) -> Dice:
    limit = int(found[2].replace("−", "-"))
    return [SeenDie(chain, int(found[1]), sum(chain) <= limit) for chain in faces]


READERS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Faces], Dice]], ...] = (
    (KEPT, _of_kept),
    (PAIRS, _of_pairs),
    (BETTER, _of_better),
    (POOL, _of_pool),
    (UNDER, _of_under),
)
