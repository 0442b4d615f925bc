"""Kinds of actions and reactions: how each is offered, declared and carried out.

Every chapter describes its actions as `Act`s and its reactions as `Reaction`s; `menu.py` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Cost
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.tally import Tally
from regelwerk.space import Point
from regelwerk.systems.realms.state import Deed, Model, World

BACK = "back"
"""The answer that thinks better of an action before anything is fixed."""


class Act(NamedTuple):
    """One kind of action (decision D4)."""

    kind: str
    rule_id: str
    offered: Callable[[World, Model], Refused | bool]
    """Whether it can be chosen now; refused with a reason, or out of place here (False: not even shown)."""
    cheapest: Callable[[World, Model], int]
    """The least it can cost now, to be shown beside it."""
    declare: Callable[[World, Model], Play[Deed | None]]
    """Ask for everything that belongs to the announcement; None: thought better of it. Nothing is paid yet."""
    cost: Callable[[World, Deed], Tally]
    """What the deed costs in action points, with reasons, before any test lowers it."""
    perform: Callable[[World, Deed], Play[World]]
    """Everything from paying on: reaction window, dice, consequences."""


class Moment(NamedTuple):
    """How the acting model stands at one point of its action, where others may react (RE-GEO-21)."""

    along: int
    """Units walked since the action began."""
    at: Point
    floor: int
    prone: bool
    facing: int
    last: bool = False
    """The action is over here: no contest is rolled."""


class Reaction(NamedTuple):
    """One kind of reaction (decision D5)."""

    kind: str
    rule_id: str
    may: Callable[[World, Model, Deed], bool]
    """Cheap: whether a model could react like this to such an action at all, wherever it happens (means, AP)."""
    deeds: Callable[[World, Model, Deed], tuple[Deed, ...]]
    """What a model can do in reaction to a deed as things stand (the acting model stands at the moment in question)."""
    cost: Callable[[World, Deed], Tally]
    perform: Callable[[World, Deed, Deed], Play[World]]
    """Carry out a paid reaction (second argument) to an action (third)."""
    contested: bool = True
    """Whether it must win the contest to come first (RE-REA-06)."""
    needs_win: bool = False
    """Whether it lapses if the contest is lost: a dodge that comes too late (RE:lost_interrupt)."""


def price(ap: int) -> tuple[Cost, ...]:
    """Action points as the cost of an answer."""
    return (Cost("re-cost-ap", ap),) if ap else ()


@rule("RE-AP-01", "RE-AP-02", "RE-ACT-01")
def paid(world: World, deed: Deed, cost: Tally) -> World:
    """The world after somebody has paid for a deed."""
    assert cost.total <= world.find(deed.who).ap, f"{deed} costs {cost.total}"
    return world.pay(deed.who, cost.total)


def announced(deed: Deed, rule_id: str, cost: Tally) -> Note:
    """The line of the log that says what somebody sets about, and what it costs."""
    who, act = Ref(deed.who), Word(f"re-act-{deed.kind}")
    if deed.against:
        return note(rule_id, "re-does-to", who=who, act=act, cost=cost, whom=Ref(deed.against))
    return note(rule_id, "re-does", who=who, act=act, cost=cost)


def too_dear(model: Model, ap: int) -> Refused | None:
    """Why an action cannot be paid, if it cannot."""
    if ap <= model.ap:
        return None
    return Refused(phrase("re-refuse-ap", need=ap, have=model.ap), "RE-ACT-01")
