"""Breaking through what was thrown in the way."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, bare_cost
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.movement.stopping import by_obstacle
from regelwerk.systems.darkspace.state import Actor, Deed, World


@rule("DS-DEF-15", "DS:ramming")
def break_through_deeds(world: World, actor: Actor) -> Offer:
    """A mover stopped by a thrown obstacle may break through it."""
    lying = [(by, size) for by, size in actor.barred if by in actor.stopped_by]
    if not lying or not actor.sheet.is_person or world.options.ramming == "off":
        return ()
    if not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    return tuple(Deed("break_through", actor.id, by, amount=size) for by, size in lying)


@rule("DS-DEF-15")
def break_through(world: World, deed: Deed) -> Play[Done]:
    """Strength against 10 and twice the size; then the way is free of it."""
    difficulty = by_obstacle(deed.amount, "DS-DEF-15")
    check = basic_check(world, deed.who, "strength", "DS-DEF-15", difficulty, concerns=(deed.target,))
    world, _, rolled = yield from attempt(world, deed, check)
    if rolled.success:
        actor = world.find(deed.who)
        yield note("DS-DEF-15", "ds-breaks-through", who=Ref(deed.who))
        world = world.put(
            replace(
                actor,
                barred=tuple(entry for entry in actor.barred if entry != (deed.target, deed.amount)),
                stopped_by=tuple(by for by in actor.stopped_by if by != deed.target),
            )
        )
    return world, rolled.success


def _cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    return bare_cost(world.options)


def _label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-break-through", size=deed.amount)


ACTS = (Act("break_through", "action", "movement", "DS-DEF-15", break_through_deeds, _cost, break_through, _label),)
