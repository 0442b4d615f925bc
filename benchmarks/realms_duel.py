"""Opposed W12 with rerolls, and a duel of two who strike in turn, written as rules and as a tiny game."""

from __future__ import annotations

from typing import NamedTuple

from benchmarks.parameters import REALMS_A, REALMS_B, REALMS_LIFE, Realms
from benchmarks.tiny import TinyGame
from regelwerk.dice import Reroll, RollUnder, Sum, Throw
from regelwerk.engine.effects import Play, do, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Outcome

W12: Throw[int] = Sum((12,))


def damage(attacker: Realms, defender: Realms) -> Play[int]:
    """Hit by rolling the skill or less, then strike; composite armour guards a second time."""
    if (yield from roll(RollUnder(12, attacker.skill), "hit", steps=(0,))) < 0:
        return 0
    blow = yield from do(strike, attacker, defender)
    if blow and defender.composite:
        return max(0, blow - (yield from roll(W12, "guard")))
    return blow


def strike(attacker: Realms, defender: Realms) -> Play[int]:
    """The strike's lead over the guard, or 0; against composite armour the whole strike, if it has a lead.

    An explosive weapon repeats a strike without a lead once.
    """
    edge = attacker.strength - defender.protection
    guard = yield from roll(W12, "guard")
    blow = Reroll(W12, below=guard - edge + 1) if attacker.explosive else W12
    total = edge + (yield from roll(blow, "strike"))
    if total <= guard:
        return 0
    return total if defender.composite else total - guard


class Duel(NamedTuple):
    """What is left of both, and whose turn it is."""

    life_a: int
    life_b: int
    turn_a: bool


START = Duel(REALMS_LIFE, REALMS_LIFE, turn_a=True)


class RealmsDuel(TinyGame[Duel]):
    """A strikes, then B, until one of them is down."""

    name = "realms-duel"

    def step(self, state: Duel) -> Play[Duel]:
        life_a, life_b, turn_a = state
        if turn_a:
            lost = yield from do(damage, REALMS_A, REALMS_B)
            return Duel(life_a, max(0, life_b - lost), turn_a=False)
        lost = yield from do(damage, REALMS_B, REALMS_A)
        return Duel(max(0, life_a - lost), life_b, turn_a=True)

    def outcome(self, state: Duel) -> Outcome | None:
        if state.life_a and state.life_b:
            return None
        return Outcome("a" if state.life_a else "b", phrase("down"), "")
