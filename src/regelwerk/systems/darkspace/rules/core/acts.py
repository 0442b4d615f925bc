"""Kinds of acts: what each costs, whether it takes a probe, and how it is offered and carried out.

Every chapter describes its acts as `Act`s; `menu.py` puts them together. An act offers four things:
`deeds` (what somebody could do now, each fully named), `cost` (action units with their reasons), `perform` (everything
that happens once it is paid) and a label. Acts with a probe make it by `attempts.attempt`: the others may interrupt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Phrase
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import Item, Weapon, cost_of

Nature = Literal["routine", "action", "attack"]
Sphere = Literal["physical", "cortex", "movement", "drive", "stealth"]
"""What an act is about; it decides which interrupts fit it."""


BUDGET = 3
"""The action units of a phase (DS-AE-02)."""


Offer = Sequence[Deed] | Refused
Done = tuple[World, bool]
"""What an act has led to, and whether it was a success."""


def nothing_more(world: World, deed: Deed) -> Play[Deed]:  # noqa: ARG001 (the shape of every declaration)
    """An act that needs no further decision when it is announced."""
    yield from ()
    return deed


class Act(NamedTuple):
    """One kind of act."""

    kind: str
    nature: Nature
    sphere: Sphere
    rule_id: str
    deeds: Callable[[World, Actor], Offer]
    cost: Callable[[World, Deed], Tally]
    perform: Callable[[World, Deed], Play[Done]]
    label: Callable[[World, Deed], Phrase]
    declare: Callable[[World, Deed], Play[Deed]] = nothing_more
    """Decisions that belong to the announcement, such as a weak spot."""


def key_of(deed: Deed) -> str:
    """The stable key of an answer that means this deed."""
    parts = [deed.tool, deed.target, deed.detail, str(deed.amount) if deed.amount else ""]
    return ":".join(part for part in parts if part) or deed.kind


@rule("DS-COST-05", "DS-ACT-01", "DS-ACT-02")
def routine_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """A routine costs 1 AE, whatever is used for it."""
    return tally(1, "DS-COST-05", "ds-term-routine")


@rule("DS-COST-01", "DS:ae_no_item")
def bare_cost(options: Options) -> Tally:
    """An action without an item costs 1 AE."""
    return tally(options.ae_no_item, "DS-COST-01", "ds-term-no-item")


@rule("DS-COST-02", "DS-ACT-03")
def cost_by_size(item: Item | Weapon, options: Options) -> Tally:
    """An item used with a skill of constitution or dexterity costs half its size."""
    return tally(cost_of(item.size, options), "DS-COST-02", "ds-term-half-size", item.id)


@rule("DS-COST-03", "DS-ACT-03")
def cost_by_class(item: Item | Weapon, options: Options) -> Tally:
    """Any other item costs half its class."""
    return tally(cost_of(item.mk, options), "DS-COST-03", "ds-term-half-class", item.id)
