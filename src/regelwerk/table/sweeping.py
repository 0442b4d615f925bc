"""Memory without pauses: what lives long is not looked through again and again, garbage is swept when nobody waits.

Python looks for garbage among everything that is alive; with a hundred open tables that takes some tenths of a second,
in the middle of somebody's answer. A process that only serves tables can choose better moments.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, NEVER = 20_000, 50, 1_000_000
"""Young objects are looked through often, which is quick; all of them never by itself."""


def settle() -> None:
    """From now on everything that is here is here to stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


def sweep(*, thoroughly: bool = False) -> None:
    """Sweep what has come since, and count what is left among what stays; thoroughly: among everything."""
    if thoroughly:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
