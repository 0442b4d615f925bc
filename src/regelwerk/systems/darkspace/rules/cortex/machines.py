"""Machines under orders: giving instructions, what a machine may do by them, standby."""

from __future__ import annotations

from typing import NamedTuple, get_args

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.chase.chase import carrier
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, routine_cost
from regelwerk.systems.darkspace.rules.core.turn import join
from regelwerk.systems.darkspace.rules.cortex import controls
from regelwerk.systems.darkspace.rules.cortex.duty import (
    ALLOWED,
    commands,
    controller_of,
    disobeys,
    is_possible,
    off_duty,
    system_allows,
    works_for,
)
from regelwerk.systems.darkspace.state import Actor, Deed, Order, OrderKind, World, seat_of

ORDERS: tuple[OrderKind, ...] = get_args(OrderKind)
REPEAT = 1
"""The amount of a deed that stands for an order until the next one."""


class OrderScene(NamedTuple):
    """What somebody knows who instructs a machine."""

    world: World
    who: str
    machine: str


@rule("DS-MAC-02", "DS-MAC-03", "DS-CTX-14")
def instruct_deeds(world: World, actor: Actor) -> Offer:
    """Machines that take orders: within a network one is in, by cable, or from somebody aboard."""
    if actor.sheet.kind not in ("character", "henchman", "system"):
        return ()
    found: list[Deed] = []
    why: Refused | None = None
    for machine in world.actors:
        if machine.sheet.kind != "machine" or not machine.able or not machine.present:
            continue
        if controller_of(world, machine.id) is not None or not possible_orders(world, machine):
            continue
        refused = may_instruct(world, actor, machine)
        if refused is None:
            found.append(Deed("instruct", actor.id, machine.id))
        elif machine.side == actor.side:
            why = why or refused
    return found or why or ()


@rule("DS-MAC-02")
def may_instruct(world: World, giver: Actor, machine: Actor) -> Refused | None:
    """Why somebody cannot instruct a machine; physical access does as well as the same network."""
    if giver.aboard == machine.id and machine.side == giver.side:
        return disobeys(world, giver, machine)
    return commands(world, giver, machine)


def possible_orders(world: World, machine: Actor) -> tuple[OrderKind, ...]:
    """The orders that a machine could carry out now."""
    in_chase = bool(carrier(world, machine.id))
    return tuple(kind for kind in ORDERS if is_possible(machine, Order(kind, ""), world.options, in_chase))


@rule("DS-MAC-03", "DS-MAC-06")
def declare_order(world: World, deed: Deed) -> Play[Deed]:
    """What the machine is told, for its next phase or until a new order."""
    answers = [
        Answer(
            f"{kind}:repeat" if repeat else kind,
            (kind, repeat),
            phrase("ds-answer-order-repeat" if repeat else "ds-answer-order", order=Word(f"ds-order-{kind}")),
        )
        for kind in possible_orders(world, world.find(deed.target))
        for repeat in (0, REPEAT)
    ]
    question = phrase("ds-ask-order", who=Ref(deed.who), machine=Ref(deed.target))
    seat = seat_of(world, world.find(deed.who))
    scene = OrderScene(world, deed.who, deed.target)
    kind, repeat = yield from choose(
        seat, deed.who, "DS-MAC-03", question, Listed(answers), answers[0].key, scene
    )  # fmt: skip
    return replace(deed, detail=kind, amount=repeat)


@rule("DS-MAC-03", "DS-MAC-04", "DS-MAC-05")
def instruct(world: World, deed: Deed) -> Play[Done]:
    """The machine takes its order and works for the one who gave it; a waiting machine becomes active and joins."""
    machine, giver = world.find(deed.target), world.find(deed.who)
    kind = next(kind for kind in ORDERS if kind == deed.detail)
    order = Order(kind, deed.who, repeat=deed.amount == REPEAT)
    yield note(
        "DS-MAC-03", "ds-instructs", who=Ref(deed.who), machine=Ref(machine.id),
        order=Word(f"ds-order-{kind}"), repeat=order.repeat,
    )  # fmt: skip
    world = works_for(world.change(machine.id, order=order), machine.id, giver.side)
    if machine.waiting:
        world = yield from join(world, machine.id, "DS-MAC-04")
    return world, True


@rule("DS-MAC-02", "DS-MAC-05", "DS-CTX-14")
def order_allows(world: World, actor: Actor, kind: str) -> bool:
    """Whether a kind of act is open to somebody: machines act within their order, systems as their alarm allows."""
    if actor.sheet.kind == "machine":
        return actor.order is not None and kind in ALLOWED[actor.order.kind]
    if actor.sheet.kind == "system":
        return system_allows(world, actor, kind)
    return True


@rule("DS-MAC-03", "DS-MAC-06")
def after_phase(world: World, who: str) -> Play[World]:
    """A machine that has done as it was told, or cannot, reports and waits; a repeated order goes on."""
    machine = world.find(who)
    if machine.sheet.kind != "machine" or machine.order is None or not machine.able:
        return world
    possible = is_possible(machine, machine.order, world.options, bool(carrier(world, who)))
    if possible and machine.order.repeat:
        return world
    order = Word(f"ds-order-{machine.order.kind}")
    yield note("DS-MAC-06", "ds-order-done" if possible else "ds-order-impossible", who=Ref(who), order=order)
    return off_duty(world.change(who, order=None, waiting=True), who)


def instruct_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-instruct", machine=Ref(deed.target))


ACTS = (
    Act(
        "instruct", "routine", "cortex", "DS-MAC-03", instruct_deeds, routine_cost, instruct, instruct_label,
        declare_order,
    ),
    *controls.ACTS,
)  # fmt: skip
