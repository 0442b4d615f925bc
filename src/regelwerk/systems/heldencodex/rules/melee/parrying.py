"""Blocks: how dice parry manoeuvres, alone or equal ones added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, usable

DEFAULTS = Options()
Block = Faces
"""One die, or several equal dice that are added up."""
Plan = tuple[Block, ...]
"""One block for each manoeuvre, in the order of the manoeuvres; () where nothing stops it."""


@lru_cache(maxsize=1024)
def splits(count: int, most: int = 6) -> tuple[tuple[int, ...], ...]:
    """Every way to split equal dice into blocks, larger blocks first."""
    if count == 0:
        return ((),)
    return tuple((size, *rest) for size in range(min(count, most), 0, -1) for rest in splits(count - size, size))


@lru_cache(maxsize=16384)
@rule("HC-MEL-06", "HC-MEL-10", "HC-MAT-02")
def blocks_of(dice: Faces) -> tuple[tuple[Block, ...], ...]:
    """Every way to make blocks of some dice: each die alone, or equal dice added up."""
    per_face = [[tuple((face,) * n for n in split) for split in splits(count)] for face, count in Counter(dice).items()]
    return tuple(tuple(block for part in way for block in part) for way in product(*per_face))


@rule("HC-MEL-08", "HC:parry_tie")
def stops(block: Block, manoeuvre: int, options: Options) -> bool:
    """Whether a block parries a manoeuvre: an equal value is enough."""
    worth = sum(block)
    return worth > manoeuvre or (worth == manoeuvre and options.parry_tie == "defender")


@lru_cache(maxsize=16384)
@rule("HC-MEL-08", "HC-MEL-09", "HC-MEL-10")
def parries(attacks: tuple[int, ...], dice: Faces, fkw: int, options: Options) -> tuple[Plan, ...]:
    """Every way to parry manoeuvres that wastes nothing: which block stands against which manoeuvre.

    What stops most with fewest dice comes first, to stop nothing comes last. Which of the later blocks meets which of
    the later manoeuvres makes no difference, so such plans are listed once.
    """
    found: dict[object, Plan] = {}
    for blocks in blocks_of(usable(dice, fkw)):
        for matched in _matched(attacks, blocks, options):
            plan = _pruned(attacks, matched, options)
            stopped = tuple(map(bool, plan))
            found.setdefault((stopped, plan[:1], tuple(sorted(plan))), plan)
    return tuple(
        sorted(
            found.values(),
            key=lambda plan: (-sum(map(bool, plan)), sum(map(len, plan)), [sum(block) for block in plan], plan),
        )
    )


def _pruned(attacks: tuple[int, ...], plan: Plan, options: Options) -> Plan:
    """Without the dice of a block that are more than it takes to stop its manoeuvre."""
    slim = []
    for block, manoeuvre in zip(plan, attacks, strict=True):
        while len(block) > 1 and stops(block[1:], manoeuvre, options):
            block = block[1:]
        slim.append(block)
    return tuple(slim)


def _matched(attacks: tuple[int, ...], blocks: tuple[Block, ...], options: Options) -> Iterator[Plan]:
    """Every way to put blocks against manoeuvres that they stop, each block at most once."""
    if not attacks:
        yield ()
        return
    for rest in _matched(attacks[1:], blocks, options):
        yield ((), *rest)
    tried = set()
    for at, block in enumerate(blocks):
        if block not in tried and stops(block, attacks[0], options):
            tried.add(block)
            for rest in _matched(attacks[1:], blocks[:at] + blocks[at + 1 :], options):
                yield (block, *rest)


@lru_cache(maxsize=65536)
@rule("HC-MEL-08", "HC-MEL-10")
def max_parried(attacks: tuple[int, ...], dice: Faces, fkw: int, options: Options = DEFAULTS) -> int:
    """The largest number of manoeuvres that dice can stop; for fixed blocks the lowest one that will do stops each."""
    best = 0
    wanted = sorted(attacks)
    for blocks in blocks_of(usable(dice, fkw)):
        stopped = 0
        for block in sorted(blocks, key=sum):
            if stopped < len(wanted) and stops(block, wanted[stopped], options):
                stopped += 1
        best = max(best, stopped)
        if best == len(wanted):
            break
    return best
