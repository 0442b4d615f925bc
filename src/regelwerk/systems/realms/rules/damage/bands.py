"""What people ask of an attack: whether it wounds, stuns, puts out or destroys its target, and what that costs.

Shared by everything that ends in a damage contest: hits, shots and blows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from regelwerk.engine.book.stakes import Args, Band, Stake
from regelwerk.systems.realms.state import Vitals

Harm: TypeAlias = tuple[Vitals, Vitals]
"""How the target of an attack was, and how it is afterwards."""


def lost_hp(before: Vitals, after: Vitals) -> int:
    """The hit points that a model has lost, those of all its zones together."""
    return before.hp + sum(before.limbs) - after.hp - sum(after.limbs)


def is_stunned(before: Vitals, after: Vitals) -> bool:
    """Whether action points were lost, or a shock marker came instead."""
    return after.ap < before.ap or after.markers > before.markers


def is_felt(before: Vitals, after: Vitals) -> bool:
    """Whether a hit does anything at all."""
    return lost_hp(before, after) > 0 or is_stunned(before, after) or after.status != before.status


def is_put_out(before: Vitals, after: Vitals) -> bool:
    """Whether a model can do nothing any more that could do something before."""
    return before.status == "active" and after.status != "active"


def is_destroyed(before: Vitals, after: Vitals) -> bool:
    """Whether nothing but a wreck is left of a model, or nothing at all."""
    return after.status != before.status and after.status in ("removed", "wreck")


# From the mildest to the gravest: of equal chances that stand side by side only the gravest is told.
TESTS: tuple[tuple[str, Callable[[Vitals, Vitals], bool]], ...] = (
    ("re-band-stunned", is_stunned),
    ("re-band-wounded", lambda before, after: lost_hp(before, after) > 0),
    ("re-band-out", is_put_out),
    ("re-band-destroyed", is_destroyed),
)


def attack_stake(
    whom: Callable[[Args], str], by: Callable[[Args], str], harm: Callable[[Args, Any], Harm], first: Band
) -> Stake:
    """What is at stake in an attack: hit points, and as chances what else may become of its target.

    `first` is what comes before any of it: that a shot or a blow hits, that a hit does anything.
    """

    def band(message: str, reached: Callable[[Vitals, Vitals], bool]) -> Band:
        return Band(message, lambda args, result: reached(*harm(args, result)))

    bands = (first, *(band(message, reached) for message, reached in TESTS))
    return Stake(lambda args, result: lost_hp(*harm(args, result)), "re-stake-hp", whom, by, harms=True, bands=bands)
