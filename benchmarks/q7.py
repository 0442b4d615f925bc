"""The Phase Six duel: two fighters with 10 hearts, who strike in turn until one has none left.

A stand-in for the real game with the same parameters. Whoever replaces it only has to give `setup` another body.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from benchmarks.parameters import CRIT_FROM, DUEL_ARMOUR, DUEL_HEARTS, DUEL_POOLS, HIT_FROM
from benchmarks.tiny import TinyGame
from regelwerk.dice import HitPool
from regelwerk.engine.effects import Play, do, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Game, Outcome
from regelwerk.engine.policies import Defaults, Policy


class Setup(NamedTuple):
    """A game, where it starts, who decides, and the seat that strikes first."""

    game: Game[Any]
    start: Any
    policy: Policy
    first: str


def setup() -> Setup:
    """The duel that is measured."""
    return Setup(StandIn(), Fight(DUEL_HEARTS, DUEL_HEARTS, turn_a=True), Defaults(), "a")


class Fight(NamedTuple):
    """The hearts that both have left, and whose turn it is."""

    hearts_a: int
    hearts_b: int
    turn_a: bool


def wounds(pool: int, armour: int, most: int) -> Play[int]:
    """Armour takes normal hits away; crits and their bonuses go past it."""
    hits = yield from roll(HitPool(pool, HIT_FROM, CRIT_FROM), "attack", cap=most)
    return min(most, max(0, hits.normals - armour) + hits.crits + sum(hits.megas))


class StandIn(TinyGame[Fight]):
    """One melee attack each in turn, without reactions."""

    name = "phasesix-stand-in"

    def step(self, state: Fight) -> Play[Fight]:
        hearts_a, hearts_b, turn_a = state
        lost = yield from do(wounds, DUEL_POOLS[0 if turn_a else 1], DUEL_ARMOUR, DUEL_HEARTS)
        if turn_a:
            return Fight(hearts_a, max(0, hearts_b - lost), turn_a=False)
        return Fight(max(0, hearts_a - lost), hearts_b, turn_a=True)

    def outcome(self, state: Fight) -> Outcome | None:
        if state.hearts_a and state.hearts_b:
            return None
        return Outcome("a" if state.hearts_a else "b", phrase("down"), "")
