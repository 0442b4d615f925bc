"""Stakes: what an announced act is worth to its actor on average, with more dice or something off its result.

A buyer of dice and an interrupter ask the same question, from opposite sides.
"""

from __future__ import annotations

from regelwerk.systems.darkspace.rules.body.monitors import system_mk
from regelwerk.systems.darkspace.rules.chase.chase import fleeing, gap, power_of, pursuers, pursuit_range, side_of
from regelwerk.systems.darkspace.rules.chase.ramming import ram_strike, resolve_ram
from regelwerk.systems.darkspace.rules.core.probe import Check, cast_of, mode_of
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


def stake(world: World, deed: Deed, check: Check | None, dice: int = 0, bonus: int = 0) -> float:
    """What an act is worth to its actor on average; a routine that nobody blocks succeeds."""
    if check is not None:
        match deed.kind:
            case "attack" | "ram":
                return attack_stake(world, deed, check, dice, bonus)[0]
            case "hack":
                return hack_stake(world, deed, check, dice, bonus)[0]
    value = importance(world, deed)
    return value if check is None else value * chance(cast_of(world, check), dice, bonus)


def despair(world: World, check: Check, temper: Temper) -> float:
    """What a desperate throw costs before it is made: a point of stress."""
    if mode_of(check, world.options) != "desperate":
        return 0.0
    return stress_price(world.find(check.who), 1, temper)


def success(world: World, deed: Deed, check: Check | None, bonus: int = 0) -> float:
    """The chance that an act comes off."""
    if check is None:
        return 1.0
    match deed.kind:
        case "attack" | "ram":
            return attack_stake(world, deed, check, 0, bonus)[1]
        case "hack":
            return hack_stake(world, deed, check, 0, bonus)[1]
    return chance(cast_of(world, check), 0, bonus)


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


def attack_stake(world: World, deed: Deed, check: Check, dice: int = 0, bonus: int = 0) -> tuple[float, float]:
    """What an attack or a ram is worth, and the chance that it hits."""
    target = world.find(deed.target)
    ram = deed.kind == "ram"
    values = ram_strike(world, deed, check) if ram else strike_of(world, deed, check)
    extra = 0 if values.cast.mode == "desperate" else dice
    values = values._replace(cast=nameless(values.cast, extra, bonus))
    share, hitting = harm(values, target_of(world, target), resolve_ram if ram else resolve_attack)
    return share * worth(world, target) * target.able, hitting


def hack_stake(world: World, deed: Deed, check: Check, dice: int = 0, bonus: int = 0) -> tuple[float, float]:
    """What a hacking attack is worth, and the chance that it hits."""
    target = world.find(deed.target)
    values = intrusion(world, deed, check)
    extra = 0 if values.cast.mode == "desperate" else dice
    values = values._replace(cast=nameless(values.cast, extra, bonus), target="", missing=0)
    breach = target.breach
    share, hitting = progress(values, system_mk(target), breach.access, breach.firewall, target.alarm)
    return share * system_worth(world, world.find(deed.who), target), hitting


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
