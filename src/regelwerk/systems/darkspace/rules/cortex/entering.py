"""Entering a network: the way to block, to command machines and to come back after having been thrown out."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, cost_by_class, routine_cost
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import Check
from regelwerk.systems.darkspace.rules.cortex.networks import (
    SHIFT,
    cannot_probe,
    check_against,
    firewall_value,
    home_network,
    is_dark,
    is_online,
    networks_of,
    reaches,
    tool_of,
)
from regelwerk.systems.darkspace.state import Actor, Deed, World


@rule("DS-MAC-01", "DS-MAC-02", "DS-DEF-12", "DS:network_entry")
def enter_deeds(world: World, actor: Actor) -> Offer:
    """Every system and machine in reach by which one gets into a network that one is not in."""
    terminal = actor.sheet.terminal
    if terminal is None or terminal.id in actor.used or not actor.sheet.is_person or is_dark(actor):
        return ()
    inside = networks_of(world, actor)
    gates = [
        one
        for one in world.actors
        if one.sheet.kind in ("system", "machine") and is_online(one) and home_network(one) not in inside
    ]
    if not gates:
        return ()
    unable = cannot_probe(actor, world.options)
    if world.options.network_entry == "probe" and unable is not None:
        return unable
    found = [one.id for one in gates if reaches(world, actor.id, one.id, terminal).refused is None]
    if found:
        return [Deed("enter_network", actor.id, gate, terminal.id) for gate in found]
    return reaches(world, actor.id, gates[0].id, terminal).refused or ()


@rule("DS-COST-03", "DS:network_entry")
def enter_cost(world: World, deed: Deed) -> Tally:
    """The action units of the terminal; where networks are open it is no more than a routine."""
    if world.options.network_entry == "free":
        return routine_cost(world, deed)
    return cost_by_class(tool_of(world, deed), world.options)


@rule("DS-CTX-06", "DS:network_entry")
def enter_check(world: World, deed: Deed) -> Check:
    """Tech against the firewall; each damage to the connections shifts it by 2 in the hacker's favour."""
    gate = world.find(deed.target)
    difficulty = firewall_value(gate).plus(-SHIFT * gate.breach.connections, "DS-CTX-06", "ds-term-connections")
    return check_against(world, deed, difficulty, reaches(world, deed.who, deed.target, tool_of(world, deed)))


@rule("DS:network_entry", "DS-CTX-10")
def enter_network(world: World, deed: Deed) -> Play[Done]:
    """Getting into a network, also after having been thrown out; a failure has no effect."""
    if world.options.network_entry == "probe":
        world, _, rolled = yield from attempt(world, deed, enter_check(world, deed))
        if not rolled.success:
            yield note("DS-CTX-03", "ds-stays-out", who=Ref(deed.who), whom=Ref(deed.target))
            return world, False
    network = home_network(world.find(deed.target))
    actor = world.find(deed.who)
    yield note("DS-CTX-03", "ds-enters-network", who=Ref(deed.who), whom=Ref(deed.target))
    entered = tuple(sorted({*actor.networks, network}))
    expelled = tuple(one for one in actor.expelled if one != network)
    return world.put(replace(actor, networks=entered, expelled=expelled)), True


def enter_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-enter-network", whom=Ref(deed.target))


ACTS = (Act("enter_network", "action", "cortex", "DS-CTX-03", enter_deeds, enter_cost, enter_network, enter_label),)
