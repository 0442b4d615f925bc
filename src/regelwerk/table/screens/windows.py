"""Windows: for whom else an answer may hold, what an order may depend on, and orders that keep silent."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.table.screens.language import Language

Json = dict[str, Any]


def window_fields(language: Language, names: Names, prompt: Choose[Any], alike: Sequence[Choose[Any]]) -> Json:
    """The fields of a `Choice` about those who are asked the same in a row."""
    figures = list(dict.fromkeys(one.who for one in (prompt, *alike)))
    if len(figures) < 2:
        return {}
    scopes = []
    kind = [who for who in figures if kind_of(who) == kind_of(prompt.who)]
    if 1 < len(kind) < len(figures):
        name = re.sub(r" \d+$", "", language.seat(prompt.who, names))
        label = language.text("table-scope-kind", number=len(kind), name=name)
        scopes.append({"label": label, "figures": kind})
    label = language.text("table-scope-all", number=len(figures))
    scopes.append({"label": label, "figures": figures})
    default = language.say(prompt.answers.find(prompt.default).label, names)
    return {"scopes": scopes, "rest": language.text("table-scope-rest", number=len(figures), answer=default)}


def kind_of(who: str) -> str:
    """What several of a kind have in common: the id without their number."""
    return re.sub(r"_\d+$", "", who)


def counted_fields(language: Language, prompt: Choose[Any]) -> Json:
    """The numbers of a question by name."""
    if not prompt.numbers:
        return {}
    counted = [{"name": one.name, "label": language.text(one.name), "amount": one.amount} for one in prompt.numbers]
    return {"counted": counted}


def silent_fields(language: Language, names: Names, prompt: Choose[Any], orders: Iterable[Order]) -> Json:
    """The orders that concern a question and leave it to the person, each with the reason."""
    reasons = [reason for order in orders if (reason := order.silent(prompt)) is not None]
    if not reasons:
        return {}
    return {"silent": [language.text("table-order-silent", why=language.say(reason, names)) for reason in reasons]}
