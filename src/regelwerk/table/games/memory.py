"""Memory without pauses: what lives long is not looked through again and again, garbage is swept when nobody waits.

Python looks for garbage among everything that is alive; with a hundred open tables that takes some tenths of a second,
in the middle of somebody's answer. A process that only serves tables can choose better moments.
"""

from __future__ import annotations

import gc

YOUNG, NEVER = 2_000, 1_000_000_000
"""Young objects are looked through often, a few at a time; those that are older never by themselves."""


def settle() -> None:
    """From now on everything that is here is here to stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def sweep() -> None:
    """Look through everything that has come since, also what has been there for long."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
