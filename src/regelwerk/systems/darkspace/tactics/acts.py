"""Acts: every deed gets a value, and the phase is planned with the action units that are left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from regelwerk.systems.darkspace.rules.core.acts import key_of
from regelwerk.systems.darkspace.rules.core.groups import dig_in_check
from regelwerk.systems.darkspace.rules.core.phase import (
    END,
    GO_ON,
    ActScene,
    DeedScene,
    PayScene,
    left_in,
    overdraft,
    phase_of,
    rest_of,
    total_cost,
)
from regelwerk.systems.darkspace.rules.core.probe import cast_of
from regelwerk.systems.darkspace.rules.core.strength import most_strength
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.tactics import body, chase, cortex, fight, moves
from regelwerk.systems.darkspace.tactics import break_in as infiltration
from regelwerk.systems.darkspace.tactics.chances import chance
from regelwerk.systems.darkspace.tactics.weights import Situation, Temper, situation, stress_price

Rating = Callable[[Situation, Deed], float]
BEGUN = 0.65
"""The share of its value that an act counts for when it is only begun: it may come to nothing."""
LEAST = 0.02
"""What is worth less is not worth the trouble."""
MOST_OVERDRAWN = 2
LOOKED_AT = 5
"""How many of the best acts are combined into a plan."""
GATHERED = 0.8
DUG_IN = 4.0


def _aim(now: Situation, deed: Deed) -> float:  # noqa: ARG001 (the shape of every rating)
    """Aiming for the next phase, when nothing else is left to do."""
    return 0.05 if fight.attack_here(now) > 0 else 0.0


def _coordinate(now: Situation, deed: Deed) -> float:  # noqa: ARG001 (the shape of every rating)
    return GATHERED if now.actor.strength < most_strength(now.actor, now.world) - 1 else GATHERED / 2


def _dig_in(now: Situation, deed: Deed) -> float:
    """A trench helps those who stay."""
    return 0.0 if now.aims.out else DUG_IN * chance(cast_of(now.world, dig_in_check(now.world, deed.who)))


def _use_item(now: Situation, deed: Deed) -> float:
    """A switch is pressed by the side whose comrades it brings."""
    pressed = f"pressed:{deed.detail}"
    joining = [who for event in now.world.scene.events if pressed in event.when for who in event.joins]
    ours = [who for who in joining if now.world.find(who).side == now.actor.side]
    return 5.0 if ours else 0.0


def _suppress(now: Situation, deed: Deed) -> float:  # noqa: ARG001 (the shape of every rating)
    return 0.5 if now.actor.stress <= now.temper.nerve else 0.0


def _nothing(now: Situation, deed: Deed) -> float:  # noqa: ARG001 (the shape of every rating)
    return 0.0


RATINGS: Mapping[str, Rating] = {
    "attack": fight.attack_value,
    "ram": fight.ram_value,
    "distract": fight.distract_value,
    "hack": cortex.hack_value,
    "enter_network": cortex.enter_value,
    "cut_off": cortex.cut_off_value,
    "crash": cortex.crash_value,
    "instruct": cortex.instruct_value,
    "remote": cortex.remote_value,
    "take_controls": cortex.controls_value,
    "leave_controls": _nothing,
    "man_gun": fight.man_gun_value,
    "get_in": cortex.get_in_value,
    "get_out": cortex.get_out_value,
    "move": moves.move_value,
    "leave": moves.leave_value,
    "jump": moves.jump_value,
    "obstacle": moves.obstacle_value,
    "sprint": moves.sprint_value,
    "long_sprint": moves.long_sprint_value,
    "break_through": moves.break_through_value,
    "board": chase.board_value,
    **dict.fromkeys(("dash", "crowd_off", "block", "fast_and_deadly"), chase.drive_value),
    **dict.fromkeys(
        ("sabotage", "sneak", "security_hack", "sprint_past", "distract_guards", "secure"),
        infiltration.infiltration_value,
    ),
    "treat": body.treat_value,
    "grit": body.grit_value,
    "coordinate": _coordinate,
    "dig_in": _dig_in,
    "use_item": _use_item,
    "suppress_handicap": _suppress,
    "aim": _aim,
}
AIMED: Mapping[str, Callable[[Situation, Deed, int], float]] = {
    "attack": fight.attack_value,
    "ram": fight.ram_value,
    "hack": cortex.hack_value,
}
REPEATED = frozenset({*AIMED, "dash", "fast_and_deadly", "coordinate", "sneak", "security_hack", "distract_guards"})
"""Acts that can be done more than once in a phase with the same gain."""


def value_of(now: Situation, deed: Deed) -> float:
    """What a deed is worth."""
    return RATINGS[deed.kind](now, deed)


class Option(NamedTuple):
    """Something to do next: the answer that begins it, what it costs and what it is worth."""

    answer: str
    cost: int
    value: float
    repeats: bool = False


class Rated(NamedTuple):
    """A deed, what it is worth and what it costs."""

    deed: Deed
    value: float
    cost: int

    @property
    def rate(self) -> float:
        return self.value / max(1, self.cost)


@lru_cache(maxsize=64)
def best_attack(world: World, who: str, temper: Temper, deeds: tuple[Deed, ...]) -> Rated:
    """The best of the attacks of one kind: who has chosen to attack is asked in the same world what and whom."""
    return best_deed(situation(world, who, temper), deeds)


def best_deed(now: Situation, deeds: tuple[Deed, ...]) -> Rated:
    """The best of the deeds of one kind, measured by what they cost."""
    rated = [Rated(deed, value_of(now, deed), total_cost(now.world, deed).total) for deed in deeds]
    return max(rated, key=lambda one: one.rate)


def which(scene: DeedScene, temper: Temper) -> str:
    """Which deed of a kind."""
    if scene.deeds[0].kind in AIMED:
        return key_of(best_attack(scene.world, scene.who, temper, scene.deeds).deed)
    return key_of(best_deed(situation(scene.world, scene.who, temper), scene.deeds).deed)


def act(scene: ActScene, temper: Temper, *, can_go_on: bool) -> str:
    """The kind of act with which the best plan for the rest of the phase begins."""
    now = situation(scene.world, scene.who, temper)
    left = left_in(phase_of(scene.world))
    attacks = [best_attack(scene.world, scene.who, temper, scene.menu[kind]) for kind in scene.menu if kind in AIMED]
    now.here = max((attack.rate for attack in attacks), default=0.0)
    others = [best_deed(now, deeds) for kind, deeds in scene.menu.items() if kind not in AIMED]
    options = [_option(one, left) for one in (*attacks, *others)]
    if "aim" in scene.menu:
        options += [option for attack in attacks for option in _aimed(now, attack, left)]
    options += _begun(now) if can_go_on else []
    options = [option for option in options if option.value > LEAST]
    free = [option for option in options if not option.cost]
    if free:
        return max(free, key=lambda option: option.value).answer
    options.sort(key=lambda option: option.value / option.cost, reverse=True)
    # Of a plan's acts the most important comes first: what happens meanwhile may spoil the others.
    looked_at = sorted(options[:LOOKED_AT], key=lambda option: option.value, reverse=True)
    return plan(tuple(looked_at), left, _overdrawn(now))[1]


def _option(rated: Rated, left: int) -> Option:
    """A deed as a part of a plan; a long sprint takes no action units, but nothing else is done in the same phase."""
    cost = max(1, left) if rated.deed.kind == "long_sprint" else rated.cost
    return Option(rated.deed.kind, cost, rated.value, rated.deed.kind in REPEATED)


def _aimed(now: Situation, rated: Rated, left: int) -> list[Option]:
    """An attack after taking aim, for an attacker who can still do so."""
    steady = not now.actor.aim and not now.actor.doubled and now.actor.progress is None
    if rated.value <= LEAST or not steady or rated.cost >= left:
        return []
    return [Option("aim", rated.cost + 1, AIMED[rated.deed.kind](now, rated.deed, 1), True)]


def _begun(now: Situation) -> list[Option]:
    """The act that was begun, for what is left to pay."""
    progress = now.actor.progress
    if progress is None:
        return []
    return [Option(GO_ON, max(1, rest_of(progress).total), value_of(now, progress.deed))]


def _overdrawn(now: Situation) -> tuple[float, ...]:
    """What it costs to overdraw the phase by 0, 1, 2 action units."""
    room = min(MOST_OVERDRAWN - phase_of(now.world).overdrawn, overdraft(now.world, now.actor))
    if now.actor.stress >= now.temper.nerve:
        room = 0
    return tuple(stress_price(now.world, now.actor, n, now.temper) for n in range(max(0, room) + 1))


def plan(options: tuple[Option, ...], left: int, prices: tuple[float, ...], overdrawn: int = 0) -> tuple[float, str]:
    """The best use of the action units that are left, and the answer with which it begins.

    Acts are taken in the order in which they are given, so every selection is looked at once.
    """
    best, answer = 0.0, END
    for at, option in enumerate(options):
        extra = overdrawn + max(0, option.cost - left)
        if extra < len(prices):
            rest = options[at:] if option.repeats else options[at + 1 :]
            value = option.value - prices[extra] + prices[overdrawn]
            value += plan(rest, max(0, left - option.cost), prices, extra)[0]
        elif left and option.answer != "aim":
            value = option.value * BEGUN * left / option.cost
        else:
            continue
        if value > best:
            best, answer = value, option.answer
    return best, answer


def pay(scene: PayScene, keys: list[str], temper: Temper) -> str:
    """Overdraw for what is worth the stress, else begin and go on in the next phase; never back to the same choice."""
    now = situation(scene.world, scene.deed.who, temper)
    actor: Actor = now.actor
    value = value_of(now, scene.deed)
    price = stress_price(now.world, actor, scene.cost - scene.left, temper)
    begun = value * BEGUN * scene.left / scene.cost if "begin" in keys else 0.0
    if "overdraw" in keys and value - price >= begun and actor.stress < temper.nerve:
        return "overdraw"
    if "begin" in keys:
        return "begin"
    return "overdraw" if "overdraw" in keys else "back"
