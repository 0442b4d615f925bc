"""What chapters share that read the dice of a probe in their own way: taking up the dice, and what a probe leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, Side, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.rivalry import resolve_contest

R = TypeVar("R")
Read = Callable[[Prober, Probed], R]
"""What matters of the dice of a probe: as little as possible, so that odds remember few results."""


def aftermath(probed: Probed) -> Probed:
    """A probe whose dice have been read: only what it costs and earns is left of it."""
    return probed._replace(result=0, left=(), devalued=(), throws=0, turned=())


def result_of(_: Prober, probed: Probed) -> int:
    """All that matters of the dice where only results are compared."""
    return probed.result


@rule("HC-POOL-04")
def one_side(side: Side, read: Read[R]) -> Play[tuple[R, Probed]]:
    """One side's probe: what matters of its dice, and its aftermath."""
    probed = yield from resolve_probe(side.prober, side.kind, side.lead, side.goal)
    return read(side.prober, probed), aftermath(probed)


@rule("HC-POOL-04", "HC-HIM-03")
def two_sides(first: Side, second: Side, read: Read[R]) -> Play[tuple[tuple[R, Probed], tuple[R, Probed]]]:
    """Two probes against each other. Only high mastery reaches for the other's dice; without it, each stands alone."""
    if not first.prober.mastery and not second.prober.mastery:
        return (yield from do(one_side, first, read)), (yield from do(one_side, second, read))
    one, other = yield from resolve_contest((first, second), (first.prober.who, second.prober.who))
    return (read(first.prober, one), aftermath(one)), (read(second.prober, other), aftermath(other))
