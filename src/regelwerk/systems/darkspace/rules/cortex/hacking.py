"""Hacking: the attack on a system, declared, resolved and applied.

Its numbers and `resolve_hack` stand in `intrusion`, what a hit does to a system in `systems`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, do, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import is_breached, knocked_out, system_mk
from regelwerk.systems.darkspace.rules.body.stress import suffer
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, cost_by_class
from regelwerk.systems.darkspace.rules.core.attempts import answered, declare_probe, numbers_of
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.rules.core.probe import Check, manner
from regelwerk.systems.darkspace.rules.core.side_probes import finish
from regelwerk.systems.darkspace.rules.cortex import entering
from regelwerk.systems.darkspace.rules.cortex.intrusion import (
    ACCESS,
    CONNECTIONS,
    MEMORY,
    Hacked,
    Intrusion,
    land,
    resolve_hack,
)
from regelwerk.systems.darkspace.rules.cortex.networks import (
    cannot_probe,
    check_against,
    firewall_value,
    home_network,
    is_online,
    link,
    networks_of,
    tool_of,
)
from regelwerk.systems.darkspace.rules.cortex.systems import breach
from regelwerk.systems.darkspace.rules.fight.ambush import STEALTH_OF_ATTACKS, aftermath, may_ambush
from regelwerk.systems.darkspace.rules.fight.attack import CRITICAL_DAMAGE, STRONG
from regelwerk.systems.darkspace.rules.fight.declaring import with_effect, with_steps, with_weak_spot
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import Weapon, armour_values, cost_of, half_up, penetration, weapon_damage


def terminals(actor: Actor) -> tuple[Weapon, ...]:
    """What somebody can hack with."""
    return tuple(one for one in actor.sheet.weapons if one.kind == "terminal" and one.id not in actor.used)


@rule("DS-INC-04", "DS-CTX-13", "DS-CTX-14", "DS-INF-23", "DS:person_hack")
def targets(world: World, actor: Actor) -> tuple[Actor, ...]:
    """Whose system can be attacked: all that work and are not on the own side, unless the owner hides; a system strikes
    back at intruders, whom it has found in any case."""
    found = (one for one in world.actors if is_online(one) and _is_prey(world, actor, one))
    return tuple(one for one in found if actor.sheet.kind != "system" or one.id in actor.intruders)


def _is_prey(world: World, actor: Actor, target: Actor) -> bool:
    if target.sheet.is_person:
        found = not target.infiltrating or target.id in actor.intruders
        return world.options.person_hack != "off" and found and bool(target.side) and target.side != actor.side
    holder = world.find(target.controlled_by).side if target.controlled_by else target.side
    return holder != actor.side


@rule("DS-ATT-01", "DS-ACT-04", "DS-CTX-03", "DS-MON-08")
def hack_deeds(world: World, actor: Actor) -> Offer:
    """Every terminal against every system that it reaches."""
    tools, preys = terminals(actor), targets(world, actor)
    if not tools or not preys:
        return ()
    unable = cannot_probe(actor, world.options)
    if unable is not None:
        return unable
    found: list[Deed] = []
    why: Refused | None = None
    for tool in tools:
        for prey in preys:
            refused = link(world, actor.id, prey.id, tool).refused
            if refused is None:
                found.append(Deed("hack", actor.id, prey.id, tool.id))
            why = why or refused
    return found or why or ()


@rule("DS-COST-03", "DS:hack_ae")
def hack_cost(world: World, deed: Deed) -> Tally:
    """Half the class of the terminal, or of the system that is attacked."""
    if world.options.hack_ae == "target":
        mk = system_mk(world.find(deed.target))
        return tally(cost_of(mk, world.options), "DS-COST-03", "ds-term-half-class", deed.target)
    return cost_by_class(world.find(deed.who).sheet.weapon(deed.tool), world.options)


@rule("DS-ATT-01", "DS-CTX-04", "DS-MOV-09", "DS-RNG-03", "DS-DEF-07")
def hacking_check(world: World, deed: Deed) -> Check:
    """The attack as it is announced: tech, aim, the access that was won, distance, the state of the firewall."""
    actor = world.find(deed.who)
    check = check_against(world, deed, None, link(world, deed.who, deed.target, tool_of(world, deed)))
    check = replace(check, pool=check.pool.plus(actor.aim, "DS-MOV-09", "ds-term-aim"))
    if deed.weak_spot:
        check = check.hampered("DS-ATT-10", "ds-term-weak-spot")
    target = world.find(deed.target)
    check = check.changed(-target.full_defence, "DS-DEF-07", "ds-term-full-defence", target.id)
    if actor.infiltrating and world.options.attack_stealth == "pair":
        check = replace(check, secondary=STEALTH_OF_ATTACKS)
    return replace(check, bonus=Tally((*check.bonus.terms, *openings(world, deed).terms)))


@rule("DS-CTX-12", "DS-MON-14", "DS-PEN-03", "DS-PEN-05", "DS-AMB-03")
@rule("DS:firewall_broken_bonus", "DS:plus3_stacking", "DS:ambush_gap", "DS:hack_penetration")
def openings(world: World, deed: Deed) -> Tally:
    """What a terminal that goes clean through and a broken firewall add to the result."""
    options = world.options
    target = world.find(deed.target)
    plus = Tally()
    armour = network_armour(world, deed)
    if armour is not None and penetration(tool_of(world, deed), options) >= armour[1]:
        plus = plus.plus(STRONG, "DS-PEN-03", "ds-term-strong-penetration")
    free = system_mk(target) - target.breach.firewall
    if deed.ambush == "gap" and options.ambush_gap == "defensive":
        free -= talent(world.find(deed.who), "concentration", options)
    if free <= 0 and not (plus.terms and options.plus3_stacking == "single"):
        plus = plus.plus(options.firewall_broken_bonus, "DS-CTX-12", "ds-term-firewall-broken")
    return plus


@rule("DS:hack_penetration", "DS-ATT-10", "DS-AMB-03", "DS:bypass_plus3")
def network_armour(world: World, deed: Deed) -> tuple[int, int] | None:
    """By one ruling the best class in the network is soft and hard armour for all of its systems."""
    options = world.options
    if options.hack_penetration == "off":
        return None
    network = home_network(world.find(deed.target))
    inside = [system_mk(one) for one in world.actors if one.able and network in networks_of(world, one)]
    soft, hard = armour_values(max(inside, default=0), options)
    if deed.weak_spot:
        soft, hard = half_up(soft), half_up(hard)
    if deed.ambush == "gap" and options.ambush_gap == "armour":
        focus = talent(world.find(deed.who), "concentration", options)
        soft, hard = max(0, soft - focus), max(0, hard - focus)
    if deed.ambush == "bypass" and options.bypass_plus3:
        hard = 0
    return soft, hard


def intrusion(world: World, deed: Deed, check: Check) -> Intrusion:
    """A hacking attack in numbers, with everybody's interrupts in."""
    options = world.options
    tool, target = tool_of(world, deed), world.find(deed.target)
    armour = network_armour(world, deed)
    strong = any(term.rule_id == "DS-PEN-03" for term in check.bonus.terms)
    return Intrusion(
        numbers_of(world, check),
        firewall_value(target).total,
        weapon_damage(tool, options),
        penetration(tool, options) if armour is not None else 0,
        armour[0] if armour is not None else 0,
        deed.ambush == "bypass",
        STRONG if options.critical_plus3 and armour is not None and not strong else 0,
        deed.target,
        system_mk(target) - target.breach.access,
    )


class Declared(NamedTuple):
    """A hacking attack as it stands when the dice fall."""

    check: Check
    values: Intrusion
    was_able: bool
    """Whether the system worked before."""


@rule("DS-CTX-03", "DS-ATT-02")
def hack(world: World, deed: Deed) -> Play[Done]:
    """A hacking attack, from the announcement to the boxes."""
    world, declared = yield from declare_hack(world, deed)
    if declared is None:
        return world, False
    hacked = yield from do(resolve_hack, declared.values)
    return (yield from apply_hack(world, deed, declared, hacked))


@rule("DS-ATT-03", "DS-RNG-04")
def declare_hack(world: World, deed: Deed) -> Play[tuple[World, Declared | None]]:
    """The attack is announced and paid for, the others answer it; None: its stress has ended it before the throw."""
    if deed.amount:
        world = yield from suffer(world, deed.who, deed.amount, "DS-RNG-04")
        if not world.find(deed.who).able:
            return world, None
    was_able = world.find(deed.target).able
    facts: dict[str, Any] = {"who": Ref(deed.who), "whom": Ref(deed.target), "terminal": Ref(deed.tool)}
    yield note("DS-ATT-03", "ds-announces-hack", **facts, ae=deed.paid)
    if deed.ambush:
        yield note("DS-AMB-03", "ds-uses-ambush", who=Ref(deed.who), effect=Word(f"ds-effect-{deed.ambush}"))
    world, check = yield from declare_probe(world, deed, hacking_check(world, deed))
    if not world.find(deed.who).able:
        return world, None
    return world, Declared(check, intrusion(world, deed, check), was_able)


def apply_hack(world: World, deed: Deed, declared: Declared, hacked: Hacked) -> Play[Done]:
    """The attack has landed: what stress makes of the throw, the boxes of the system, what follows."""
    world, check, rolled = yield from answered(world, deed, declared.check, hacked.rolled)
    if world.options.interrupt_window == "after_roll":
        hacked = land(intrusion(world, deed, check), rolled)
    if hacked.critical:
        yield note("DS-CORE-11", "ds-critical", who=Ref(deed.who))
    yield _told(world, deed, check, hacked)
    world = yield from finish(world, check, rolled)
    if hacked.monitor:
        world = yield from breach(world, deed.target, hacked.monitor, hacked.damage, deed.who)
        world = yield from _take_out(world, deed, hacked)
    world = yield from aftermath(world, deed, declared.was_able, rolled.secondary)
    return world, bool(hacked.monitor)


@rule("DS-CTX-01", "DS-CTX-03", "DS-PEN-02")
def _told(world: World, deed: Deed, check: Check, hacked: Hacked) -> Note:
    """The line of the log: the result with its reasons, the threshold and the damage."""
    values = intrusion(world, deed, check)
    bonus = check.bonus
    if hacked.critical and values.critical_plus:
        bonus = bonus.plus(values.critical_plus, "DS-PEN-03", "ds-term-critical")
    facts: dict[str, Any] = {"who": Ref(deed.who), "whom": Ref(deed.target), "main": hacked.rolled.main}
    facts |= {**manner(check, world.options), "bonus": bonus, "result": hacked.result}
    if hacked.bounced:
        return note("DS-PEN-02", "ds-hack-stopped", penetration=values.penetration, soft=values.soft, **facts)
    if not hacked.monitor:
        return note("DS-CTX-01", "ds-hack-in-vain", firewall=values.firewall, least=CONNECTIONS, **facts)
    damage = tally(values.damage, "DS-CTX-03", "ds-term-terminal-damage", deed.tool)
    if hacked.critical:
        damage = damage.plus(CRITICAL_DAMAGE, "DS-CTX-03", "ds-term-critical")
    facts |= {"monitor": Word(f"ds-monitor-{hacked.monitor}"), "range": _range(values, hacked), "damage": damage}
    return note("DS-CTX-01", "ds-hack-lands", **facts)


@rule("DS-CTX-01")
def _range(values: Intrusion, hacked: Hacked) -> Phrase:
    """The results that pick the monitor of a hack, in words."""
    match hacked.monitor:
        case "firewall":
            return phrase("ds-range-to", high=values.firewall)
        case "access":
            return phrase("ds-range-from", low=ACCESS)
        case "memory":
            return phrase("ds-range-exactly", low=MEMORY)
    if hacked.result < CONNECTIONS:
        return phrase("ds-range-critical")
    return phrase("ds-range-exactly", low=CONNECTIONS)


@rule("DS-AMB-03", "DS:take_out_scope", "DS:take_out_lasts")
def _take_out(world: World, deed: Deed, hacked: Hacked) -> Play[World]:
    """Out of hiding an attack behind the firewall that does as much damage as the system's class ends it at once."""
    target = world.find(deed.target)
    scope = hacked.behind or world.options.take_out_scope == "any"
    if deed.ambush != "take_out" or not scope or not target.able or target.controlled_by == deed.who:
        return world
    if hacked.damage < system_mk(target):
        return world
    yield note("DS-AMB-03", "ds-taken-out", who=Ref(target.id))
    world = knocked_out(world, target.id, "taken_out")
    back = world.round + hacked.damage if world.options.take_out_lasts == "rounds" else 0
    return world.change(target.id, taken_out=hacked.damage, back_in=back)


def declare(world: World, deed: Deed) -> Play[Deed]:
    """What belongs to the announcement: an ambush's effect, a weak spot in the network, stress against distance."""
    if may_ambush(world, deed.who, deed.target):
        deed = yield from _declare_ambush(world, deed)
    armour = network_armour(world, deed)
    if armour is not None and armour[1] > 0:
        deed = yield from with_weak_spot(world, deed)
    if world.options.stress_range:
        deed = yield from with_steps(world, deed, link(world, deed.who, deed.target, tool_of(world, deed)).steps)
    return deed


@rule("DS-AMB-03", "DS:bypass_scope")
def _declare_ambush(world: World, deed: Deed) -> Play[Deed]:
    """One effect: a gap in the firewall, past it, or out at once. People are not taken out by way of a network."""
    target = world.find(deed.target)
    effects = ["gap", "bypass"] if target.sheet.is_person else ["gap", "bypass", "take_out"]
    if world.options.bypass_scope == "unarmoured" and not is_breached(target, "firewall"):
        effects.remove("bypass")
    answers = [Answer(effect, effect, phrase(f"ds-answer-{effect.replace('_', '-')}-cortex")) for effect in effects]
    return (yield from with_effect(world, deed, answers))


def label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-hack", terminal=Ref(deed.tool), whom=Ref(deed.target))


ACTS = (
    Act("hack", "attack", "cortex", "DS-CTX-03", hack_deeds, hack_cost, hack, label, declare),
    *entering.ACTS,
)
