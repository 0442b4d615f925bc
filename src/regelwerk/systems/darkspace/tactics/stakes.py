"""Stakes: what an announced act is worth to its actor on average, with more dice or something off its result.

A buyer of dice and an interrupter ask the same question, from opposite sides.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import system_mk
from regelwerk.systems.darkspace.rules.chase.chase import fleeing, gap, power_of, pursuers, pursuit_range, side_of
from regelwerk.systems.darkspace.rules.chase.ramming import ram_strike, resolve_ram
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, cast_of, mode_of
from regelwerk.systems.darkspace.rules.cortex.hacking import intrusion
from regelwerk.systems.darkspace.rules.fight.attack import resolve_attack, strike_of
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.tactics.chances import Target, chance, harm, nameless, progress
from regelwerk.systems.darkspace.tactics.weights import GOAL, Temper, aims_of, named, races, stress_price, worth

IMPORTANCE: dict[str, float] = {
    "board": 8.0,
    "take_controls": 6.0,
    "remote": 4.0,
    "instruct": 4.0,
    "enter_network": 4.0,
    "cut_off": 5.0,
    "treat": 4.0,
    "grit": 3.0,
    "use_item": 4.0,
    "distract": 1.2,
    "long_sprint": 1.5,
    "get_in": 1.5,
    "aim": 0.5,
    "dig_in": 2.0,
    "last_breath": 15.0,
    "break_through": 1.0,
    "obstacle": 1.0,
    "sprint": 1.0,
    "move": 1.0,
    "jump": 1.0,
    "leave": 3.0,
    "sneak": 6.0,
    "sabotage": 6.0,
    "security_hack": 6.0,
    "sprint_past": 8.0,
    "distract_guards": 8.0,
    "secure": 2.0,
}
"""What the success of an act is worth that is no attack and no drive."""
GETTING_AWAY = ("leave", "long_sprint", "sprint", "move", "jump", "obstacle")
"""Acts that matter more to somebody who only wants to get away."""
DRIVES = ("dash", "crowd_off", "fast_and_deadly", "block")
PERSONAL_NETWORK = 1.5
"""What shutting down somebody's network is worth."""
LEAST_GAP = 4
DISTANT_GAP = 60


class Announced:
    """An act as it is announced: what is the same for all that could be added to it is worked out once."""

    __slots__ = ("_cast", "_known", "_whole", "_with")

    def __init__(self, world: World, deed: Deed, check: Check | None) -> None:
        self._cast: Cast | None = None
        self._with: Callable[[Cast], tuple[float, float]] = _plainly
        self._known: dict[tuple[int, int], tuple[float, float]] = {}
        """What was asked before: interrupts are weighed by what they take off, and several take off the same."""
        if check is not None and deed.kind in ("attack", "ram"):
            self._cast, self._with, self._whole = _attack(world, deed, check)
        elif check is not None and deed.kind == "hack":
            self._cast, self._with, self._whole = _hack(world, deed, check)
        else:
            # A routine that nobody blocks succeeds.
            self._cast = None if check is None else cast_of(world, check)
            self._whole = importance(world, deed)

    def stake(self, dice: int = 0, bonus: int = 0) -> float:
        """What the act is worth to its actor on average, with more dice or something added to its result."""
        return self._whole * self._odds(dice, bonus)[0]

    def success(self, bonus: int = 0) -> float:
        """The chance that it comes off."""
        return self._odds(0, bonus)[1]

    def _odds(self, dice: int, bonus: int) -> tuple[float, float]:
        """The share of its worth that it brings on average, and the chance that it brings anything."""
        found = self._known.get((dice, bonus))
        if found is None:
            found = self._known[dice, bonus] = self._worked_out(dice, bonus)
        return found

    def _worked_out(self, dice: int, bonus: int) -> tuple[float, float]:
        cast = self._cast
        if cast is None:
            return 1.0, 1.0
        return self._with(nameless(cast, 0 if cast.mode == "desperate" else dice, bonus))


@lru_cache(maxsize=16)
def announced(world: World, deed: Deed, check: Check | None) -> Announced:
    """An act as it is announced: all who might interrupt it weigh the same one, and again what they add."""
    return Announced(world, deed, check)


Odds = tuple[Cast, Callable[[Cast], tuple[float, float]], float]


def _plainly(cast: Cast) -> tuple[float, float]:
    likely = chance(cast)
    return likely, likely


def _attack(world: World, deed: Deed, check: Check) -> Odds:
    """An attack or a ram: what it does to its target."""
    target = world.find(deed.target)
    ram = deed.kind == "ram"
    values = ram_strike(world, deed, check) if ram else strike_of(world, deed, check)
    struck = target_of(world, target)
    resolve = resolve_ram if ram else resolve_attack
    return (
        values.cast,
        lambda cast: harm(replace(values, cast=cast), struck, resolve),
        worth(world, target) * target.able,
    )


def _hack(world: World, deed: Deed, check: Check) -> Odds:
    """A hacking attack: how much nearer it leads to full access."""
    target = world.find(deed.target)
    values = replace(intrusion(world, deed, check), target="", missing=0)
    breach, mk = target.breach, system_mk(target)
    whole = system_worth(world, world.find(deed.who), target)
    return (
        values.cast,
        lambda cast: progress(replace(values, cast=cast), mk, breach.access, breach.firewall, target.alarm),
        whole,
    )


def despair(world: World, check: Check, temper: Temper) -> float:
    """What a desperate throw costs before it is made: a point of stress."""
    if mode_of(check, world.options) != "desperate":
        return 0.0
    return stress_price(world, world.find(check.who), 1, temper)


def importance(world: World, deed: Deed) -> float:
    """What the success of an act without a target is worth."""
    if deed.kind in DRIVES:
        return drive_importance(world, deed)
    value = IMPORTANCE.get(deed.kind, 1.0)
    if deed.kind in GETTING_AWAY and aims_of(world, world.find(deed.who).side).out:
        value *= 3.0
    return value


def target_of(world: World, target: Actor) -> Target:
    """The target, as the odds know it."""
    return Target(target.sheet, target.hurt, target.reductions, target.cover is not None, races(world, target.id))


def system_worth(world: World, hacker: Actor, target: Actor) -> float:
    """What full access to a system is worth to a hacker."""
    if named(world.scene).get(target.id) == hacker.side:
        return GOAL
    if target.sheet.is_person:
        return PERSONAL_NETWORK
    if target.sheet.kind == "machine":
        return worth(world, target) if target.side and not target.waiting else 0.5
    return 6.0 if target.alarm else 2.0


def drive_importance(world: World, deed: Deed) -> float:
    """What an act of a driver is worth if it succeeds."""
    key = deed.tool or deed.who
    if not races(world, key):
        return 0.0
    power = power_of(world, key)
    gained = {"dash": power, "crowd_off": power, "fast_and_deadly": deed.amount or power, "block": power}
    return gained[deed.kind] * unit_worth(world, key)


def unit_worth(world: World, key: str) -> float:
    """What one distance unit is worth: the nearer the escape, or the prey, the more."""
    chase = world.chase
    assert chase is not None
    if side_of(world, key) == chase.plan.fleeing:
        return GOAL / max(LEAST_GAP, _to_safety(world, key))
    prey = min(fleeing(world), key=lambda one: gap(world, key, one) or 0, default="")
    if not prey:
        return GOAL / DISTANT_GAP
    return GOAL / max(LEAST_GAP, min(max(2 * LEAST_GAP, gap(world, key, prey) or 0), _to_safety(world, prey)))


def _to_safety(world: World, key: str) -> int:
    """How many distance units somebody who flees still lacks to be out of every pursuer's range."""
    missing = [pursuit_range(world, one).total - (gap(world, key, one) or 0) + 1 for one in pursuers(world)]
    return max(missing, default=LEAST_GAP)
