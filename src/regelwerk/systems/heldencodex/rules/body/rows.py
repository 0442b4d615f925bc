"""Physis and psyche: tracks of rows that empty from the first to the last."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule

Rows = tuple[int, ...]
"""The capacities of the rows of a track, in the order in which they empty."""


def emptied(rows: Rows, lost: int) -> int:
    """How many rows are empty."""
    empty = 0
    for capacity in rows:
        lost -= capacity
        if lost < 0:
            break
        empty += 1
    return empty


def is_exhausted(rows: Rows, lost: int) -> bool:
    """Whether nothing is left on the track."""
    return lost >= sum(rows)


@rule("HC-PHY-01")
def after_loss(rows: Rows, lost: int, points: int) -> int:
    """How much is lost after losing more points; nobody loses more than there is."""
    return min(sum(rows), lost + points)


def missing_current(rows: Rows, lost: int) -> int:
    """The points missing in the last row from which one is missing."""
    before = 0
    for capacity in rows:
        if lost <= before + capacity:
            return lost - before
        before += capacity
    return lost - before


@rule("HC-REG-01", "HC-REG-02")
def after_break(rows: Rows, lost: int, regeneration: int) -> int:
    """How much is lost after half an hour of rest, or after the hour that somebody exhausted needs.

    A break fills the current row at most. Who is exhausted gets back a single point first.
    """
    if not regeneration:
        return lost
    if lost and is_exhausted(rows, lost):
        lost -= 1
    return lost - min(regeneration, missing_current(rows, lost))


@rule("HC-REG-03")
def after_night(lost: int, regeneration: int) -> int:
    """How much is lost after a night: it fills more than one row."""
    return max(0, lost - regeneration)
