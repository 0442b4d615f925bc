"""Windows: for whom else an answer may hold, what an order may depend on, and orders that keep silent."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from regelwerk.engine.answers import Answer
from regelwerk.engine.book.messages import Names
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.answers_ahead import AskedFigure, LookAhead
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.screen.offers import FEW, in_order, kind_and_subject
from regelwerk.table.screens.language import Language

Json = dict[str, Any]
Viewer = tuple[str, bool]
"""Whoever decides a question: the language, and whether it is the master, who sees everything."""
MOST_THEN = 7
"""How many answers to the next question are offered beside an answer."""
MOST_OFFERS = 12
"""How many answers a figure has where a whole window is decided at once."""


def ahead_fields(language: Language, names: Names, ahead: LookAhead, *, is_master: bool) -> Json:
    """The fields of a `Choice` about what lies ahead of it; a list of figures or of questions is for the master."""
    alike = ahead.alike(sees_all=is_master)
    found = window_fields(language, names, ahead.prompt, alike)
    if is_master and ahead.is_midway and not ahead.is_one_of_several:
        window = ahead.window(sees_all=True) if alike else ()
        if has_few_answers(ahead.prompt):
            # The first figure of a window is the one that is asked.
            following = window[0].following if window else ahead.following()
            found |= then_fields(language, names, following)
        found |= figure_fields(language, names, window)
        if "window" not in found:
            found |= row_fields(language, names, ahead.row())
    return found


def takes_looking(ahead: LookAhead, *, is_master: bool) -> bool:
    """Whether the step has to be run on to say what lies ahead: that may take longer than all else about an answer."""
    if ahead.is_one_of_several:
        return False
    return not ahead.prompt.alone or (is_master and ahead.is_midway and has_few_answers(ahead.prompt))


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


def has_few_answers(prompt: Choose[Any]) -> bool:
    """Whether there is room beside each answer for what is asked next."""
    return _are_few(prompt, FEW)


def offered_next(following: Mapping[str, Choose[Any]]) -> dict[str, Choose[Any]]:
    """What is offered beside the answer that it follows; what takes more than a few buttons is asked by itself."""
    return {key: one for key, one in following.items() if _are_few(one, MOST_THEN)}


def then_fields(language: Language, names: Names, following: Mapping[str, Choose[Any]]) -> Json:
    """The field of a `Choice` about what is asked next."""
    few = offered_next(following)
    return {"then": {key: _offers(language, names, asked) for key, asked in few.items()}} if few else {}


def offered_figures(window: Sequence[AskedFigure]) -> dict[str, AskedFigure]:
    """The figures of a window that is decided at once; where there are not several, or too much to choose, none."""
    figures = {figure.prompt.who: figure for figure in reversed(window)}
    is_short = all(_are_few(figure.prompt, MOST_OFFERS) for figure in window)
    return dict(reversed(figures.items())) if is_short and len(figures) > 1 else {}


def offered_row(row: Sequence[Choose[Any]]) -> list[Choose[Any]]:
    """What one figure is asked in a row and decides at once, up to where there is too much to choose from."""
    few = list(takewhile(lambda prompt: _are_few(prompt, MOST_OFFERS), row))
    return few if len(few) > 1 else []


def figure_fields(language: Language, names: Names, window: Sequence[AskedFigure]) -> Json:
    """The field of a `Choice` about each figure in a window."""
    shown = [
        {
            "who": who,
            "name": language.seat(who, names),
            "offers": _offers(language, names, figure.prompt),
            "then": {},
            **then_fields(language, names, figure.following),
        }
        for who, figure in offered_figures(window).items()
    ]
    return {"window": shown} if shown else {}


def row_fields(language: Language, names: Names, row: Sequence[Choose[Any]]) -> Json:
    """The field of a `Choice` about what one figure is asked in a row."""
    shown = [
        {
            "question": language.say(prompt.question, names),
            "rule": prompt.rule_id,
            "offers": _offers(language, names, prompt),
            "default": prompt.default,
        }
        for prompt in offered_row(row)
    ]
    return {"row": shown} if shown else {}


def _are_few(prompt: Choose[Any], most: int) -> bool:
    return prompt.answers.finite and len(prompt.answers.listed()) <= most


def _offers(language: Language, names: Names, prompt: Choose[Any]) -> list[Json]:
    return [offer_fields(language, names, one) for one in in_order(prompt.answers.listed(), prompt.default)]


def offer_fields(language: Language, names: Names, answer: Answer[Any]) -> Json:
    """The fields of an `Offer`, before anybody knows its odds."""
    kind, subject = kind_and_subject(answer.key)
    return {
        "key": answer.key,
        "label": language.say(answer.label, names),
        "cost": language.cost(answer.cost) if answer.cost else "",
        "kind": kind,
        "subject": subject,
        "odds": None,
        "worth": None,
        "worth_text": "",
    }


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
