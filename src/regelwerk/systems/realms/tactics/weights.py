"""Judgement: what models, harm and action points are worth to a computer player, and how differently players weigh.

Everything is measured in one coin: an ordinary soldier put out of action is worth about 1. Tactics use it, rules never
do. A computer player sees the table as it lies there and judges distances by eye, exactly: it measures nothing that a
table keeps unmeasured, and a shot that does not carry simply looks worthless to it.
"""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.realms.state import Model, Vitals, World
from regelwerk.systems.realms.values import LEADER, Card

AP = 0.02
"""What an action point is worth: somewhat less than what a rifle does with it at a fair target."""
CARRIED_OVER = 0.5
"""The share of an unspent action point that the next round sees."""
MOST_KEPT = 4
"""More unspent action points than this help nobody: a phase can hardly use what comes back of them."""
DOWN, WOUND = 0.45, 0.55
"""How the worth of a model divides into being put out and losing its hit points."""
STUN = 0.04
"""What an action point costs that a shock takes."""
FRESH_AP = 6


class Temper(Value, frozen=True):
    """How a computer player weighs; the numbers of `sensible` are the plain estimate."""

    name: str
    strike: float = 1.0
    """Harm done to others."""
    caution: float = 0.5
    """Harm to be feared from everybody who could do it."""
    goal: float = 1.0
    """What the mission asks for."""
    urge: float = 1.0
    """Going where the enemy is if the mission asks for nothing else."""
    thrift: float = 1.0
    """Action points that are kept."""
    nerve: float = 1.0
    """How much of a riposte somebody who strikes takes into account."""
    prize: float = 1.0
    """Being where the mission wants somebody."""
    chase: float = 1.0
    """Harm done to those who are about to win."""
    acted: float = 0.55
    """How much somebody is still to be feared who has had its phase: it must wait for the next round."""
    sure: float = 0.04
    """What a place must be worth beyond this one to somebody who can attack from here and is not sent anywhere.

    The best of many guesses is better guessed than it is, and points that are walked away shoot at nobody.
    """
    expected: float = 0.6
    """How likely an enemy that is due and near comes before the muzzle of somebody who waits."""
    haste: float = 0.5
    """How soon somebody acts who has much to fear."""
    screen: float = 1.0
    """How much cover counts where models are deployed."""
    quick: bool = False
    """Chooses places by rules of thumb."""


SENSIBLE = Temper("sensible")
AGGRESSIVE = Temper("aggressive", strike=1.2, caution=0.25, urge=2.0, thrift=0.7, nerve=0.6)
CAREFUL = Temper("careful", strike=0.9, caution=0.9, urge=0.7, thrift=1.3, nerve=1.4)
LIGHT = Temper("light", caution=1.0, urge=0.5, quick=True)
TEMPERS = (SENSIBLE, AGGRESSIVE, CAREFUL, LIGHT)
SHREWD = Temper("shrewd", caution=1.5, urge=0.5)
"""What somebody who looks ahead begins with: it lets others come, and looks for the moment to strike by itself."""
RAIDING = Temper(
    "raiding",
    strike=1.15,
    caution=0.28,
    goal=0.7,
    prize=0.4,
    chase=2.0,
    acted=0.2,
    sure=0.065,
    expected=0.7,
    haste=0.4,
    screen=2.0,
)
"""What it begins with on the beach, where two equal crews of short range want the same three crates.

Deployed in cover, it fights for the way first, hunts whoever carries something, fears those little who have had their
phase, and leaves a place that it can attack from only for a much better one.
"""


@lru_cache(maxsize=1024)
def firepower(card: Card) -> float:
    """How dangerous a model is at a distance: about 1 for a soldier with a rifle."""
    return max(
        (
            card.fk * (w.profile.strength + w.profile.level + min(w.af, 3)) * w.profile.damage / (25 * (w.wk + 1))
            for w in card.weapons
            if not w.is_melee
        ),
        default=0.0,
    )


@lru_cache(maxsize=1024)
def striking_power(card: Card) -> float:
    """How dangerous a model is in base contact, on the same scale."""
    return max(
        (
            card.agi * (w.profile.strength + w.profile.level) * w.profile.damage / (60 * w.wk)
            for w in card.weapons
            if w.is_melee
        ),
        default=0.1,
    )


@lru_cache(maxsize=1024)
def worth(card: Card) -> float:
    """What a whole model of this kind is worth; leaders and machines are worth more."""
    power = min(2.0, max(firepower(card), striking_power(card)))
    return 0.6 + 0.3 * power + 0.1 * (card.trait(LEADER) >= 0) + 0.5 * card.is_mike


def fragility(card: Card) -> float:
    """The hit points among which the worth of a model is divided; hits on a machine spread over its zones."""
    return card.hp * (2.0 if card.is_mike else 1.0)


def toll(card: Card, loss: float, out: float, *, stuns: bool = False) -> float:
    """What harm is worth: lost hit points and the chance to be out of action, or action points that are lost."""
    if stuns:
        return worth(card) * STUN * loss
    return worth(card) * (WOUND * min(1.0, loss / fragility(card)) + DOWN * out)


@lru_cache(maxsize=1 << 12)
def calm(vitals: Vitals) -> Vitals:
    """The same hit points with fresh action points: what a hit takes in hit points does not depend on them."""
    return replace(vitals, ap=FRESH_AP, markers=0)


@lru_cache(maxsize=1 << 12)
def able(vitals: Vitals) -> Vitals:
    """The same for somebody who shoots: its hit points make no difference to its shots either."""
    return replace(calm(vitals), hp=1)


def spare(ap: int, temper: Temper) -> float:
    """What unspent action points are worth by themselves: half of them come back in the next round.

    Beyond a few they are only carried along from round to round.
    """
    ap = min(ap, MOST_KEPT)
    return AP * CARRIED_OVER * temper.thrift * (ap - ap % 2 * 0.5)


def is_last_round(world: World) -> bool:
    """Whether there is no next round to keep anything for."""
    limit = world.scene.mission.round_limit or world.options.round_limit
    return bool(limit) and world.round >= limit


def foes(world: World, model: Model) -> tuple[Model, ...]:
    """The enemies that can still do anything."""
    return tuple(enemy for enemy in world.enemies(model) if enemy.active)
