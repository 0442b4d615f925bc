"""Answers that were known before anybody was asked, by the name that the comparison gives to their parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from benchmarks import parameters as p
from regelwerk.dice import WildCard, beats


def spies() -> dict[str, float]:
    """The opposed roll in closed form: endless explosions are summed, not cut off."""
    spy, other = WildCard(p.SPY, bonus=p.SPY_BONUS), WildCard(p.SPIED_ON)
    ahead, by_a_raise = beats(spy, other), beats(spy, other, by=4)
    return _named({0: float(1 - ahead), 1: float(ahead - by_a_raise), 2: float(by_a_raise)})


def _named(law: Mapping[int, float]) -> dict[str, float]:
    return {f" {outcome}": chance for outcome, chance in law.items()}


ANSWERS: dict[str, Callable[[], dict[str, float]]] = {
    "phasesix_duel": lambda: {"": p.DUEL_ANSWER},
    "phasesix_fights": lambda: {"": p.DUEL_ANSWER},
    "factions_attack": lambda: _named(p.ATTACK_ANSWER),
    "factions_raise": lambda: _named(p.ATTACK_RAISED_ANSWER),
    "factions_spies": spies,
}
