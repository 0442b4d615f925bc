"""Interrupts: whether to answer an act, how, and what to add to it."""

from __future__ import annotations

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import system_mk
from regelwerk.systems.darkspace.rules.core.phase import left_in, total_cost
from regelwerk.systems.darkspace.rules.core.pools import skill_value, talent
from regelwerk.systems.darkspace.rules.core.spheres import is_attack, sphere_of
from regelwerk.systems.darkspace.rules.fight.announcing import FULL_DEFENCE, MOST_EXTRA_AE, InterruptScene
from regelwerk.systems.darkspace.rules.fight.attack import weapon_of
from regelwerk.systems.darkspace.rules.fight.cover import protection
from regelwerk.systems.darkspace.rules.fight.defence import armed_with
from regelwerk.systems.darkspace.rules.fight.hindrances import FEE, Interrupt, body_of, stress_of
from regelwerk.systems.darkspace.rules.fight.interrupts import block_difficulty
from regelwerk.systems.darkspace.state import Actor, Cover, Deed, World
from regelwerk.systems.darkspace.tactics.chances import COVER_BOX, at_least
from regelwerk.systems.darkspace.tactics.stakes import Announced, announced, importance
from regelwerk.systems.darkspace.tactics.weights import Temper, blow, races, stress_price, worth
from regelwerk.systems.darkspace.values import TALENT_OF, weapon_damage

LASTING = 4.5
"""Cover counts for the shots of later phases as well."""
ONCE = 0.35
"""What the only interrupt of a round is worth to keep."""
WORTHWHILE = 0.12
"""The least gain beyond its price for which an interrupt is announced."""
DELAY = 0.03
"""What an action unit on the account costs: acting later."""
PHASE = 0.4
"""What a further act of the same phase is worth that is no attack: a failed act ends the phase."""
AGAIN = 1.0
"""What a further act of the same phase is worth, measured by the one that is announced."""
HINDERED = 5
"""What an interrupt takes off an act about, before stress is added to it."""
MOST_STRESS = 3
"""No more is added to a full defence at once."""
GREAT_NEED = 2.0
"""From this worth on somebody interrupts whatever the stress."""


def decide(scene: InterruptScene, answers: list[Interrupt], temper: Temper) -> str:
    """The best answer to an act, or none."""
    actor = scene.world.find(scene.who)
    best, key = 0.0, "pass"
    if scene.world.find(scene.deed.who).infiltrating:
        return key
    act = Threat(scene, temper)
    for interrupt in answers:
        if interrupt.kind == "pass":
            continue
        value = act.gain(interrupt) - _price(scene.world, actor, interrupt, temper)
        if actor.stress > temper.nerve and value < GREAT_NEED:
            continue
        if value > max(best, WORTHWHILE):
            best, key = value, interrupt.key
    return key


def _price(world: World, actor: Actor, interrupt: Interrupt, temper: Temper) -> float:
    """Stress, or the only interrupt of the round, and the action units."""
    fee = stress_price(world, actor, stress_of(world, interrupt), temper) if actor.sheet.has_stress else ONCE
    return fee + DELAY * interrupt.ae


class Threat:
    """An act that could be interrupted, and what it and the rest of its phase are worth as it was announced."""

    def __init__(self, scene: InterruptScene, temper: Temper) -> None:
        self.world, self.deed, self.check = scene.world, scene.deed, scene.check
        self.temper = temper
        self.actor = scene.world.find(scene.who)
        """The one who could interrupt."""
        self.announced = announced(scene.world, scene.deed, scene.check)
        self.is_own = self.deed.target == self.actor.id and is_attack(self.deed) and sphere_of(self.deed) == "physical"
        """Whether it is aimed at the one who could interrupt."""
        self._more = self._acts_to_come()
        self._stress: tuple[float, ...] = ()
        self._shooters: int | None = None

    def gain(self, interrupt: Interrupt) -> float:
        """What an interrupt takes from the act, and what it does besides, with the best that could be added to it."""
        match interrupt.kind:
            case "cover":
                return self._cover(interrupt) * self.temper.caution
            case "full_defence":
                return max(self.guarded(n, hindered=False) for n in range(1, MOST_STRESS + 1))
            case "defend" | "block" | "pin_down":
                return self._hindered(interrupt)
            case "hinder" | "obstacle":
                return self._stopped(interrupt)
        return 0.0

    # -- an act with a probe ------------------------------------------------------------------------------------------

    def worth(self, points: int = 0, guard: int = 0, *, hindered: bool = False) -> float:
        """What the act and those that may follow it in its phase bring with points off, and a guard off all of them.

        Whoever is hindered and fails has no more acts in this phase.
        """
        off = points + guard
        value = self.announced.stake(0, -off)
        if not self._more:
            return value
        rest = self._more * (self.announced.stake(0, -guard) if is_attack(self.deed) else PHASE)
        return value + rest * (self.announced.success(-off) if hindered else 1.0)

    def _acts_to_come(self) -> float:
        """How many more acts like this one the actor could do in the same phase."""
        phase = self.world.phase
        if phase is None or phase.who != self.deed.who or not left_in(phase):
            return 0.0
        return AGAIN * left_in(phase) / max(1, total_cost(self.world, self.deed).total)

    def guarded(self, stress: int, points: int = 0, *, hindered: bool = True) -> float:
        """What it brings to add stress for a full defence, with points off the act besides, beyond its price."""
        guard = FULL_DEFENCE * stress * self.is_own
        gained = self.worth() - self.worth(points, guard, hindered=hindered)
        if not stress:
            return gained
        if self._shooters is None:
            self._shooters = _shooters(self.world, self.actor)
        others = 0.5 * self._shooters * (self.announced.stake() - self.announced.stake(0, -guard))
        return gained + others * self.temper.caution - self._price_of(stress)

    def _price_of(self, stress: int) -> float:
        """The price of stress beyond that of the interrupt itself."""
        if not self._stress:
            paid = replace(self.actor, stress=self.actor.stress + FEE)
            each = range(MOST_STRESS + 1)
            self._stress = tuple([stress_price(self.world, paid, n, self.temper) for n in each])
        return self._stress[stress]

    def _hindered(self, interrupt: Interrupt) -> float:
        """Points off a probe; a routine becomes a probe. Failing ends the phase; who is pinned and succeeds is hit."""
        if self.check is None:
            return self._grazes(interrupt, 1.0) or importance(self.world, self.deed) * (1 - self._overcomes(interrupt))
        points = self.points(interrupt)
        gained = max(
            self.guarded(stress, points + ae) - DELAY * ae
            for ae in (0, MOST_EXTRA_AE)
            for stress in (range(MOST_STRESS + 1) if self.is_own else (0,))
        )
        return gained + self._grazes(interrupt, self.announced.success(-points))

    def points(self, interrupt: Interrupt) -> int:
        """What an interrupt alone takes off the result of an act."""
        actor, options = self.actor, self.world.options
        match interrupt.kind:
            case "defend":
                return max(talent(actor, "dexterity", options), talent(actor, "constitution", options))
            case "block":
                return system_mk(actor)
            case "pin_down" if is_attack(self.deed) or options.pin_scope == "all_probes":
                return armed_with(self.world, actor.id, interrupt.tool).size
        return 0

    def _grazes(self, interrupt: Interrupt, comes_off: float) -> float:
        """What covering fire does to somebody whose act comes off."""
        if interrupt.kind != "pin_down":
            return 0.0
        world = self.world
        weapon = armed_with(world, self.actor.id, interrupt.tool)
        body = world.find(body_of(world, self.deed, self.actor.id))
        return comes_off * _grazed(world, body, weapon_damage(weapon, world.options))

    def _overcomes(self, interrupt: Interrupt) -> float:
        """The chance that somebody brings off a routine although it is blocked."""
        world, deed = self.world, self.deed
        difficulty = block_difficulty(world, self.actor, interrupt).total
        mover = world.find(deed.who)
        skill = "speed" if sphere_of(deed) == "movement" else "tech" if sphere_of(deed) == "cortex" else "agility"
        dice = talent(mover, TALENT_OF[skill], world.options)
        needed = difficulty - skill_value(mover, skill, world.options)
        return at_least(max(1, dice), "normal" if dice > 0 else "desperate", world.options, needed)

    def _stopped(self, interrupt: Interrupt) -> float:
        """A movement that is stopped."""
        through = self._overcomes(interrupt)
        before = self.announced.success()
        return importance(self.world, self.deed) * max(0.0, before - min(before, through))

    def _cover(self, interrupt: Interrupt) -> float:
        """What it helps to get behind something."""
        world, deed, check, actor = self.world, self.deed, self.check, self.actor
        cover = next((cover for _, cover in world.covers if cover.id == interrupt.tool), None)
        if cover is None or check is None or not _is_better(world, deed, actor, cover):
            return 0.0
        behind = Announced(world.change(actor.id, cover=cover), deed, check)
        return (self.announced.stake() - behind.stake()) * (self._more + LASTING)


def _grazed(world: World, body: Actor, damage: int) -> float:
    """What covering fire does: it marks the armour, or the cover in front of it."""
    if not body.able:
        return 0.0
    if body.cover is not None:
        return COVER_BOX * damage * worth(world, body)
    share = blow(body.sheet, body.hurt, body.reductions, "defensive", damage, races(world, body.id), world.options)
    return share * worth(world, body)


def _is_better(world: World, deed: Deed, actor: Actor, cover: Cover) -> bool:
    """Whether something is worth changing places for: it is harder or still whole."""
    if actor.cover is None:
        return True
    kind = weapon_of(world, deed).kind if deed.kind == "attack" else "ranged"
    now = protection(world, actor.id, kind)
    return (cover.mk, cover.size - cover.damage) > (actor.cover.mk, now.free)


def _shooters(world: World, actor: Actor) -> int:
    """How many opponents have still to act this round."""
    return sum(1 for who in world.queue if world.find(who).side not in ("", actor.side))


def extra(scene: InterruptScene, most: int, temper: Temper) -> str:
    """What is added to an interrupt: action units while they take enough off an act, stress for full defence."""
    world, deed, check = scene.world, scene.deed, scene.check
    act = Threat(scene, temper)
    if scene.choice == "ae":
        if check is None:
            return str(max(range(most + 1), key=lambda n: n * (importance(world, deed) * 0.06 - DELAY)))
        return str(max(range(most + 1), key=lambda n: -act.worth(n, hindered=True) - n * DELAY))
    # Full defence without a point of stress would be none.
    least = 1 if scene.choice == "full_defence" else 0
    if not act.is_own:
        return str(least)
    hindered = scene.choice != "full_defence"
    stress = range(least, min(MOST_STRESS, most) + 1)
    return str(max(stress, key=lambda n: act.guarded(n, HINDERED * hindered, hindered=hindered)))
