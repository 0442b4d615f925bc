"""What an attack or a search brings on average: exact laws of the rules' own `resolve…`, remembered by a few numbers.

Names and seats make no difference to dice, so they are left out of what is remembered; so is by how much both sides of
a contest are raised alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import NamedTuple, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.rules.damage.damage import Clash, harm_done, resolve_hit
from regelwerk.systems.realms.rules.melee.melee import DeclaredMelee, resolve_melee
from regelwerk.systems.realms.rules.melee.melee_roll import Bout
from regelwerk.systems.realms.rules.shooting.area import resolve_area_shot
from regelwerk.systems.realms.rules.shooting.hitting import Attempt, DeclaredShot, resolve_shot
from regelwerk.systems.realms.rules.sight.spotting import DeclaredSearch, Search, resolve_spotting
from regelwerk.systems.realms.state import Vitals

T = TypeVar("T")
ENOUGH = 1 << 12
"""So many laws are asked for before the memory behind them begins anew."""


class Chance(NamedTuple):
    """How an attack may go: the chances to hit and to put out, and the mean loss, misses included."""

    hit: float
    out: float
    loss: float
    """Hit points; of a paralysing weapon action points."""


class Memory:
    """Laws of rules; what one law has taken others can use."""

    def __init__(self) -> None:
        self._odds = Odds(REROLLING)
        self._left = ENOUGH

    def law(self, rule: Callable[..., Play[T]], *args: Hashable) -> Law[T]:
        """The exact law of a rule."""
        if not self._left:
            self._odds, self._left = Odds(REROLLING), ENOUGH
        self._left -= 1
        return self._odds.law(rule, *args)


MEMORY = Memory()


# -- numbers without names --------------------------------------------------------------------------------------------


def plain(clash: Clash) -> Clash:
    """A clash without names, and with what one side is ahead instead of what each adds, where only that matters."""
    sides = clash.contest
    other = "b" if sides.hostile else "a"
    contest = sides._replace(attacker="", attacker_seat="a", target="", target_seat=other, friendly=False)
    if not sides.piercing:
        contest = contest._replace(attack=sides.attack - sides.defence, defence=0)
    return clash._replace(contest=contest, victim=clash.victim._replace(id="", seat=other))


def _nameless(bout: Bout) -> Bout:
    """A melee without the names of who fights it, and with what the attacker is ahead."""
    numbers = bout._replace(attacker="", attacker_seat="", defender="", defender_seat="")
    return numbers._replace(attack=bout.attack - bout.defence, defence=0)


# -- chances ----------------------------------------------------------------------------------------------------------


def shot_chance(declared: DeclaredShot) -> Chance:
    """How a shot at one target may go."""
    return shot_in_numbers(declared.attempt._replace(seat="", who=""), plain(declared.hit.clash))


@lru_cache(maxsize=1 << 14)
def shot_in_numbers(attempt: Attempt, clash: Clash) -> Chance:
    """The same for numbers that name nobody."""
    law = MEMORY.law(resolve_shot, attempt, clash)
    return _chance(clash, law.map(lambda landed: landed.vitals if landed.hit else None))


@lru_cache(maxsize=1 << 13)
def hit_in_numbers(clash: Clash) -> Chance:
    """How a hit may go, for numbers that name nobody."""
    return _chance(clash, MEMORY.law(resolve_hit, clash))


def melee_chance(declared: DeclaredMelee) -> Chance:
    """How a blow may go for its target, without any riposte to it."""
    back = plain(declared.back.clash) if declared.back is not None else None
    return _melee(_nameless(declared.bout), plain(declared.hit.clash), back)


@lru_cache(maxsize=1 << 13)
def _melee(bout: Bout, clash: Clash, back: Clash | None) -> Chance:
    law = MEMORY.law(resolve_melee, bout, clash, back)
    return _chance(clash, law.map(lambda result: result.defender))


def _chance(clash: Clash, law: Law[Vitals | None]) -> Chance:
    """The chances that people weigh; None: the target was not even hit."""
    hit = law.where(lambda vitals: vitals is not None)
    out = law.where(lambda vitals: vitals is not None and vitals.status != "active")
    loss = law.map(lambda vitals: 0 if vitals is None else harm_done(clash, vitals)).mean()
    return Chance(float(hit), float(out), float(loss))


@lru_cache(maxsize=1 << 10)
def on_target(attempt: Attempt, most: int) -> float:
    """How likely an area weapon comes down where it is aimed, if it can go astray by so much."""
    law = MEMORY.law(resolve_area_shot, attempt._replace(seat="", who=""), min(most, 1), "")
    return float(law.where(lambda strayed: not strayed.aside))


def spot_chance(declared: DeclaredSearch) -> float:
    """How likely somebody hidden is found."""
    return _found(declared.search._replace(seat="", who="", whom=""))


@lru_cache(maxsize=1 << 10)
def _found(search: Search) -> float:
    return float(MEMORY.law(resolve_spotting, search).probability(True))
