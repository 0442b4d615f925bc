"""What blows are worth: each weapon in base contact, what a riposte would cost, and how far somebody can rush."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.rules.damage.structure import why_not_fight
from regelwerk.systems.realms.rules.melee.melee import declare_melee, may_riposte, melee_weapons
from regelwerk.systems.realms.rules.melee.melee_roll import Onset
from regelwerk.systems.realms.rules.mission.scenes import Scene
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.tactics.chances import Chance, melee_chance
from regelwerk.systems.realms.tactics.shots import HERE, empty
from regelwerk.systems.realms.tactics.weights import Temper, calm, toll
from regelwerk.systems.realms.values import RADIUS, Weapon

NO_RIPOSTE = 0.0, 99


class Strike(NamedTuple):
    """One way to strike at somebody."""

    weapon: str
    ap: int
    gain: float
    """What it is worth on average."""
    risk: float
    """What the riposte to a repelled blow costs on average, if there is one."""
    riposte_ap: int
    """The fewest action points that such a riposte takes."""


def charges(world: World, attacker: Model, defender: Model, *, answered: bool = True) -> tuple[Strike, ...]:
    """Every way in which one model could run at another and strike it, the two of them alone and face to face."""
    return _charges(empty(world.scene), world.options, _attacking(attacker), _attacked(attacker, defender), answered)


def _attacking(model: Model) -> Model:
    return Model(
        "a", model.card, model.side, calm(model.vitals), HERE, prone=model.prone, revealed=model.revealed,
        ambusher=model.ambusher, used=model.used, aided=model.aided,
    )  # fmt: skip


def _attacked(attacker: Model, model: Model) -> Model:
    apart = RADIUS[attacker.card.size] + RADIUS[model.card.size] + 1
    return Model(
        "b", model.card, model.side, calm(model.vitals), Point(HERE.x + apart, HERE.y), facing=18000,
        prone=model.prone, guard=model.guard, used=model.used, aided=model.aided,
    )  # fmt: skip


@lru_cache(maxsize=1 << 12)
def _charges(scene: Scene, options: Options, attacker: Model, defender: Model, answered: bool) -> tuple[Strike, ...]:
    world = World(scene, options, (attacker, defender))
    return strikes_at(world, attacker, defender, charged=True, answered=answered)


def strikes_at(
    world: World, attacker: Model, defender: Model, *, charged: bool = False, answered: bool = True
) -> tuple[Strike, ...]:
    """Every way to strike as the two stand in a world: friends in contact, and an attack from behind, count."""
    back, back_ap = _riposte(world, attacker, defender) if answered else NO_RIPOSTE
    found = []
    for weapon in melee_weapons(world, attacker):
        chance = chance_of(world, attacker, defender, weapon, charged=charged)
        gain = _gain(weapon, defender, chance)
        found.append(Strike(weapon.id, weapon.wk, gain, (1 - chance.hit) * back, back_ap))
    return tuple(found)


def chance_of(
    world: World, attacker: Model, defender: Model, weapon: Weapon, *, charged: bool = False, at: Point | None = None
) -> Chance:
    """How a blow may go; `at` is where the attacker will stand, if not where it stands now."""
    onset = Onset(charged=charged, start=attacker.at if charged else None)
    there = attacker if at is None else replace(attacker, at=at)
    there = replace(there, ambusher=there.ambusher or there.camouflaged)
    return melee_chance(declare_melee(world, there, defender, weapon, onset))


def _gain(weapon: Weapon, defender: Model, chance: Chance) -> float:
    return toll(defender.card, chance.loss, chance.out, stuns=weapon.profile.has("paralyse"))


def _riposte(world: World, attacker: Model, defender: Model) -> tuple[float, int]:
    """What the defender's own best blow is worth, and the fewest action points it could come with."""
    weapons = melee_weapons(world, defender)
    if not weapons:
        return NO_RIPOSTE
    worths = []
    for weapon in weapons:
        worths.append(_gain(weapon, attacker, chance_of(world, defender, attacker, weapon)))
    return max(worths), min(weapon.wk for weapon in weapons)


def calmed(world: World) -> World:
    """Everybody with fresh action points: chances that are worked out once then hold for the whole round."""
    return replace(world, models=tuple(replace(m, vitals=calm(m.vitals)) for m in world.models))


def strike_worth(strike: Strike, defender: Model, temper: Temper, *, answered: bool = True) -> float:
    """What a blow is worth, less what the riposte to it may cost."""
    risky = answered and defender.ap >= strike.riposte_ap
    return strike.gain * temper.strike - (temper.nerve * strike.risk if risky else 0.0)


def reach_in_cm(world: World, model: Model) -> int:
    """How far one movement action goes."""
    if model.vitals.legs != "ok" or model.card.movement == "stationary":
        return 0
    return value(world, model, "bw")


def can_charge(world: World, model: Model) -> bool:
    """Whether somebody could run at an enemy at all once it stands."""
    return model.vitals.legs == "ok" and reach_in_cm(world, model) > 0 and why_not_fight(model) is None


def best_riposte(world: World, who: str, whom: str, weapons: tuple[str, ...], price: float, temper: Temper) -> str:
    """The weapon to strike back with; "" if none is worth its action points, each at this price."""
    if not may_riposte(world, who, whom):
        return ""
    still = calmed(world)
    model, attacker = still.find(who), still.find(whom)
    worths = [
        (one.gain * temper.strike - price * one.ap, one.weapon)
        for one in strikes_at(still, model, attacker)
        if one.weapon in weapons
    ]
    gain, weapon = max(worths, default=(0.0, ""))
    return weapon if gain > 0 else ""
