"""Garbage collection at quiet moments.

Python's collector scans every live object; with a hundred open tables that takes some tenths of a second, in the middle
of an answer. A process that only serves tables can choose better moments.
"""

from __future__ import annotations

import gc

YOUNG, NEVER = 2_000, 1_000_000_000
"""Thresholds: young objects are collected often and in small batches, older ones only by `collect`."""


def freeze() -> None:
    """Treat everything loaded so far as permanent, and stop automatic full collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def collect() -> None:
    """A full collection, including objects that were frozen before."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
