"""Standing orders as people give them, checked against the question at which they are given."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.interpreters.standing_orders import Condition, Order
from regelwerk.engine.system import System
from regelwerk.table.errors import TableError
from regelwerk.table.wire.commands import Stand


def named_order(command: Stand) -> Order:
    """The order that a command names, as far as it tells orders apart."""
    return Order(command.seat, command.question, command.who, key=command.key, condition=_condition(command))


def new_orders(system: System, session: Session[Any], command: Stand) -> list[Order]:
    """The orders that a command gives: one for each of its figures; raises TableError."""
    wanted = Order(command.seat, command.question, command.who)
    prompt = next((prompt for prompt in session.prompts if wanted.concerns(prompt)), None)
    if prompt is None:
        raise TableError("table-order-unasked")
    _check_answer(prompt, command)
    condition = _condition(command)
    if condition is not None and condition.found(prompt) is None:
        raise TableError("table-order-number", status=422, number=condition.number)
    order = Order.for_prompt(prompt, command.key, condition, pays=command.pays)
    own = own_figures(system, session, command.seat)
    strangers = [who for who in command.figures if who not in own]
    if strangers:
        raise TableError("table-not-yours", status=403)
    others = [who for who in dict.fromkeys(command.figures) if who != prompt.who]
    return [order, *(order.for_figure(who) for who in others)]


def _check_answer(prompt: Choose[Any], command: Stand) -> None:
    """The answer has to be possible now, and may cost something only if the order says so."""
    found = prompt.answers.find(prompt.default if command.key is None else command.key)
    if isinstance(found, Refusal):
        raise TableError("table-order-refused", status=422)
    if found.cost and not command.pays:
        raise TableError("table-order-costs", status=422)


def _condition(command: Stand) -> Condition | None:
    told = command.condition
    return None if told is None else Condition(told.number, told.comparison, told.amount)


def own_figures(system: System, session: Session[Any], seat: str) -> frozenset[str]:
    """The figures that a seat decides for."""
    cards = system.display(session.game.view(session.meanwhile, MASTER)).cards
    return frozenset(card.id for card in cards if card.seat == seat)
