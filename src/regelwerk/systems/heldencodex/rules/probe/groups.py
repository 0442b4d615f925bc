"""Matches, runs and the groups that they form."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.options import Options

Faces = tuple[int, ...]
"""Faces of dice in ascending order."""

LOWEST = 4
"""The lowest face that forms matches and runs; below are failures and fumbles (HC-FAI-01)."""


@rule("HC-MAT-01", "HC-RUN-01", "HC-FAI-01")
def usable(faces: Faces, value: int) -> Faces:
    """The dice that may form matches and runs: from 4 up to the tested value."""
    return tuple([face for face in faces if LOWEST <= face <= value])


def match_dice(group: Faces) -> Faces:
    """The dice of a group that share their face with another one."""
    counts = Counter(group)
    return tuple([face for face in group if counts[face] > 1])


@rule("HC-CAS-02")
def rank(group: Faces) -> tuple[int, int, int]:
    """How good a group is: its size, then its match dice, then its total."""
    return len(group), len(match_dice(group)), sum(group)


@lru_cache(maxsize=4096)
@rule("HC-CAS-01", "HC-CAS-02", "HC-CAS-03", "HC-MAT-02", "HC-RUN-01", "HC:group_shape")
def best_group(faces: Faces, value: int, runs: bool, options: Options) -> Faces:
    """The greatest group: connected by equal and, where runs are allowed, neighbouring faces; () if there is none."""
    counts = Counter(usable(faces, value))
    best: Faces = ()
    pieces: list[Faces] = []
    for chain in _chains(counts, runs):
        piece = tuple([face for face in chain for _ in range(counts[face])])
        if len(piece) >= 2:
            pieces.append(piece)
            if not best or rank(piece) > rank(best):
                best = piece
    if options.group_shape == "disjoint" and pieces:
        return tuple(sorted(face for piece in pieces for face in piece))
    return best


def _chains(counts: Counter[int], runs: bool) -> list[list[int]]:
    """The distinct faces, cut where a face has no lower neighbour (or everywhere, where runs are not allowed)."""
    chains: list[list[int]] = []
    for face in sorted(counts):
        if runs and chains and chains[-1][-1] == face - 1:
            chains[-1].append(face)
        else:
            chains.append([face])
    return chains


@lru_cache(maxsize=4096)
@rule("HC-MAT-02", "HC-RUN-01", "HC-RUN-02", "HC:group_shape")
def legal_groups(faces: Faces, value: int, runs: bool, options: Options) -> tuple[Faces, ...]:
    """Every group that may be named, each once, in ascending order of their rank."""
    counts = Counter(usable(faces, value))
    found: set[Faces] = set()
    for chain in _chains(counts, runs):
        for first in range(len(chain)):
            for last in range(first, len(chain)):
                found.update(_taking(chain[first : last + 1], counts))
    found = {group for group in found if len(group) >= 2}
    if options.group_shape == "disjoint":
        found |= _unions(found, counts)
    return tuple(sorted(found, key=lambda group: (rank(group), group)))


@lru_cache(maxsize=4096)
@rule("HC-CAS-03", "HC-INF-02", "HC:group_shape")
def whole_groups(faces: Faces, value: int, runs: bool, options: Options) -> tuple[Faces, ...]:
    """The groups that are not part of another, best first; part of a group is never better than all of it."""
    groups = legal_groups(faces, value, runs, options)
    whole = [one for one in groups if not any(one != other and not Counter(one) - Counter(other) for other in groups)]
    return tuple(sorted(whole, key=rank, reverse=True))


def _taking(faces: list[int], counts: Counter[int]) -> list[Faces]:
    """All ways to take at least one die of every face."""
    ways = product(*(range(1, counts[face] + 1) for face in faces))
    return [tuple([face for face, n in zip(faces, way, strict=True) for _ in range(n)]) for way in ways]


def _unions(groups: set[Faces], counts: Counter[int]) -> set[Faces]:
    """Groups put together, as far as the dice allow."""
    found = set(groups)
    fresh = found
    while fresh:
        joined = {tuple(sorted(one + other)) for one in fresh for other in groups}
        fresh = {group for group in joined if not Counter(group) - counts} - found
        found |= fresh
    return found
