"""The exact chances of a melee as it would be rolled now, without any reaction to it or riposte."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.interpreters.odds import odds
from regelwerk.space import Point
from regelwerk.systems.realms.odds.shot_chances import harm_of
from regelwerk.systems.realms.rules.damage.damage import Clash
from regelwerk.systems.realms.rules.melee.melee import prepared
from regelwerk.systems.realms.rules.melee.melee_roll import Bout, Onset, Result, contest
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import Weapon

NONE = Fraction(0)


class MeleeChance(NamedTuple):
    """How an attack may go: the chances to hit, to wound and to put out, and the mean loss of hit points."""

    hit: Fraction = NONE
    wound: Fraction = NONE
    out: Fraction = NONE
    loss: Fraction = NONE


@rule("RE-MEL-02", "RE-MEL-13")
def melee_chances(
    world: World, attacker: Model, defender: Model, weapon: Weapon, *, charged: bool = False, at: Point | None = None
) -> MeleeChance:
    """The chances of an attack; `at` is where the attacker will stand, if not where it stands now."""
    onset = Onset(charged=charged, start=attacker.at if charged else None)
    there = attacker if at is None else attacker._replace(at=at)
    there = there._replace(ambusher=there.ambusher or there.camouflaged)
    ready = prepared(world, there, defender, weapon, onset)
    return _chances(_nameless(ready.bout), ready.clash)


def _nameless(bout: Bout) -> Bout:
    """A melee without the names of who fights it: equal numbers have equal odds."""
    return bout._replace(attacker="", attacker_seat="", defender="", defender_seat="")


@lru_cache(maxsize=1 << 12)
def _rolled(bout: Bout) -> Law[Result]:
    return odds(contest, bout)


@lru_cache(maxsize=1 << 13)
def _chances(bout: Bout, clash: Clash) -> MeleeChance:
    """Each way the roll can go, with what a hit does then."""
    found = MeleeChance()
    law = _rolled(bout)
    for result, weight in law.items():
        if result.outcome == "repelled":
            continue
        share, harm = Fraction(weight, law.total), harm_of(clash._replace(damage=clash.damage + result.extra))
        found = MeleeChance(
            found.hit + share,
            found.wound + share * harm.wound,
            found.out + share * harm.out,
            found.loss + share * harm.loss,
        )
    return found
