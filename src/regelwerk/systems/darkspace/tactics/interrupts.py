"""Interrupts: whether to answer an act, how, and what to add to it."""

from __future__ import annotations

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import system_mk
from regelwerk.systems.darkspace.rules.core.pools import skill_value, talent
from regelwerk.systems.darkspace.rules.core.spheres import is_attack, sphere_of
from regelwerk.systems.darkspace.rules.fight.announcing import FULL_DEFENCE, InterruptScene
from regelwerk.systems.darkspace.rules.fight.attack import weapon_of
from regelwerk.systems.darkspace.rules.fight.cover import protection
from regelwerk.systems.darkspace.rules.fight.defence import armed_with
from regelwerk.systems.darkspace.rules.fight.hindrances import Interrupt, body_of, stress_of
from regelwerk.systems.darkspace.rules.fight.interrupts import block_difficulty
from regelwerk.systems.darkspace.state import Actor, Cover, Deed, World
from regelwerk.systems.darkspace.tactics.chances import COVER_BOX, at_least
from regelwerk.systems.darkspace.tactics.stakes import Announced, importance
from regelwerk.systems.darkspace.tactics.weights import Temper, blow, races, stress_price, worth
from regelwerk.systems.darkspace.values import TALENT_OF, weapon_damage

LASTING = 1.8
"""Cover counts for the shots to come as well."""
ONCE = 0.35
"""What the only interrupt of a round is worth to keep."""
WORTHWHILE = 0.12
"""The least gain beyond its price for which an interrupt is announced."""
DELAY = 0.06
"""What an action unit on the account costs: acting later."""
PHASE = 0.4
"""What it is worth that a failed act ends somebody's phase."""
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
    act = Threat(scene)
    for interrupt in answers:
        if interrupt.kind == "pass":
            continue
        value = act.gain(interrupt, temper) - _price(scene.world, actor, interrupt, temper)
        if actor.stress > temper.nerve and value < GREAT_NEED:
            continue
        if value > max(best, WORTHWHILE):
            best, key = value, interrupt.key
    return key


def _price(world: World, actor: Actor, interrupt: Interrupt, temper: Temper) -> float:
    """Stress, or the only interrupt of the round, and the action units."""
    fee = stress_price(actor, stress_of(world, interrupt), temper) if actor.sheet.has_stress else ONCE
    if interrupt.kind == "full_defence":
        fee += stress_price(replace(actor, stress=actor.stress + 1), 2, temper)
    return fee + DELAY * interrupt.ae


class Threat:
    """An act that could be interrupted, and what it is worth as it was announced."""

    def __init__(self, scene: InterruptScene) -> None:
        self.world, self.deed, self.check = scene.world, scene.deed, scene.check
        self.actor = scene.world.find(scene.who)
        """The one who could interrupt."""
        self.announced = Announced(scene.world, scene.deed, scene.check)

    def gain(self, interrupt: Interrupt, temper: Temper) -> float:
        """What an interrupt takes from the act, and what it does besides."""
        world, actor = self.world, self.actor
        match interrupt.kind:
            case "cover":
                return self._cover(interrupt) * temper.caution
            case "full_defence":
                return self.lost(2 * FULL_DEFENCE) * (1 + 0.5 * _shooters(world, actor)) * temper.caution
            case "defend":
                dexterity, constitution = (talent(actor, name, world.options) for name in ("dexterity", "constitution"))
                return self._hindered(interrupt, max(dexterity, constitution))
            case "block":
                return self._hindered(interrupt, system_mk(actor))
            case "pin_down":
                return self._pinned(interrupt)
            case "hinder" | "obstacle":
                return self._stopped(interrupt)
        return 0.0

    def lost(self, points: int) -> float:
        """What the act loses by points off its result."""
        return self.announced.stake() - self.announced.stake(0, -points)

    def _hindered(self, interrupt: Interrupt, points: int) -> float:
        """Points off a probe; a routine becomes a probe. Failing ends the phase."""
        if self.check is None:
            return importance(self.world, self.deed) * (1 - self._overcomes(interrupt))
        fails = self.announced.success() - self.announced.success(-points)
        return self.lost(points) + PHASE * fails

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

    def _pinned(self, interrupt: Interrupt) -> float:
        """Fire at somebody's position: points off an attack, and a hit if the act comes off nevertheless."""
        world, deed = self.world, self.deed
        weapon = armed_with(world, self.actor.id, interrupt.tool)
        counts = self.check is not None and (is_attack(deed) or world.options.pin_scope == "all_probes")
        points = weapon.size if counts else 0
        value = self.lost(points) if points else 0.0
        comes_off = self.announced.success(-points)
        if points:
            value += PHASE * (self.announced.success() - comes_off)
        body = world.find(body_of(world, deed, self.actor.id))
        return value + comes_off * _grazed(world, body, weapon_damage(weapon, world.options))

    def _cover(self, interrupt: Interrupt) -> float:
        """What it helps to get behind something."""
        world, deed, check, actor = self.world, self.deed, self.check, self.actor
        cover = next((cover for _, cover in world.covers if cover.id == interrupt.tool), None)
        if cover is None or check is None or not _is_better(world, deed, actor, cover):
            return 0.0
        behind = Announced(world.change(actor.id, cover=cover), deed, check)
        return (self.announced.stake() - behind.stake()) * LASTING


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
    actor = world.find(scene.who)
    if scene.choice == "ae":
        act = Threat(scene)
        worths = [act.lost(n) - n * DELAY if check else importance(world, deed) * 0.06 * n - n * DELAY
                  for n in range(most + 1)]  # fmt: skip
        return str(max(range(most + 1), key=lambda n: worths[n]))
    own = deed.target == actor.id and is_attack(deed) and sphere_of(deed) == "physical"
    # Full defence without a point of stress would be none.
    least = 1 if scene.choice == "full_defence" else 0
    if not own:
        return str(least)
    act = Threat(scene)
    threats = 1 + 0.5 * _shooters(world, actor)
    spent = replace(actor, stress=actor.stress + 1)

    def defended(n: int) -> float:
        return act.lost(FULL_DEFENCE * n) * threats * temper.caution - stress_price(spent, n, temper)

    return str(max(range(least, min(MOST_STRESS, most) + 1), key=defended))
