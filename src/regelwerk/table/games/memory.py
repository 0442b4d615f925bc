"""Garbage collection at quiet moments, and results that are forgotten in time.

Python's collector scans every live object; with a hundred open tables that takes some tenths of a second, in the middle
of an answer. A process that only serves tables can choose better moments.

Rules and pages remember many small results, of which hardly any comes again once its position is past. Some of these
caches fill within minutes, others within hours; a server that runs for weeks would keep all of them full.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Collection
from functools import _lru_cache_wrapper
from math import ceil
from typing import Any

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


LARGE = 1_000
"""Caches with room for so many results hold small ones, each worked out in less than a millisecond."""


class Forgetting:
    """Empties all large caches in so many turns, a few at a time, and begins anew."""

    def __init__(self, packages: Collection[str], turns: int) -> None:
        """The caches are those of all modules of these packages."""
        self._packages = tuple(f"{package}." for package in packages)
        self._turns = turns
        self._due: list[_lru_cache_wrapper[Any]] = []
        self._each = 0

    def go_on(self) -> None:
        if not self._due:
            # Looked for anew, because some modules are loaded only when something needs them.
            self._due = self._found()
            self._each = ceil(len(self._due) / self._turns)
        for cache in self._due[: self._each]:
            cache.cache_clear()
        del self._due[: self._each]

    def _found(self) -> list[_lru_cache_wrapper[Any]]:
        # Copies, because another thread may load a module meanwhile.
        modules = [module for name, module in list(sys.modules.items()) if f"{name}.".startswith(self._packages)]
        named = {id(one): one for module in modules for one in list(vars(module).values())}
        caches = [one for one in named.values() if isinstance(one, _lru_cache_wrapper)]
        return [one for one in caches if (one.cache_info().maxsize or 0) >= LARGE]
