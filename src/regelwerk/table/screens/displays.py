"""A display as people see it: every word in one language, and everybody by name."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

import orjson

from regelwerk.engine.book.messages import Names
from regelwerk.engine.facts import Fact, Ref
from regelwerk.engine.screen.display import Card, Cell, Chips, Display, Figure, Meter, Overlay, Tie, Turn
from regelwerk.engine.screen.map import Area, Piece
from regelwerk.engine.screen.marks import marks
from regelwerk.engine.state_values import Value
from regelwerk.engine.tally import Tally
from regelwerk.table.screens.language import Language
from regelwerk.table.wire import display as wire
from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.display import OverlayView
from regelwerk.table.wire.numbers import Sum, Term

KEPT = 400
"""How many cards, fixtures and areas are remembered in words: from one answer to the next hardly any change."""


def display_json(language: Language, names: Names, display: Display) -> bytes:
    """Everything on the table in words, a `DisplayView` as JSON."""
    return _speaker(language, names).display(display)


def overlay_view(language: Language, names: Names, overlay: Overlay) -> OverlayView:
    """What a map shows while an answer is only considered."""
    return OverlayView(**_speaker(language, names).said(overlay))


def sum_of(language: Language, names: Names, name: str, tally: Tally) -> Sum:
    """A number with its reasons, under the message key that names it."""
    return tally_view(language, names, language.text(name), tally)


def tally_view(language: Language, names: Names, name: str, tally: Tally) -> Sum:
    """A number with its reasons, under a name in words."""
    terms = [
        Term(
            amount=term.amount,
            label=language.text(term.message),
            source=names[term.source][language.lang] if term.source in names else "",
            rule=term.rule_id,
        )
        for term in tally.terms
    ]
    return Sum(name=name, total=tally.total, terms=terms)


def _speaker(language: Language, names: Names) -> _Speaker:
    speaker = language.speaker
    if not isinstance(speaker, _Speaker) or speaker.names != names:
        speaker = language.speaker = _Speaker(language, names)
    return speaker


class _Plan(NamedTuple):
    """How things of one class are told: which fields how, and what their view says beyond those."""

    defaults: dict[str, Any]
    """The fields of the view that the thing does not have, as they are if nobody says otherwise."""
    plain: tuple[str, ...]
    texts: tuple[str, ...]
    keys: tuple[str, ...]
    inner: tuple[str, ...]
    has_more: bool


def _planned(kind: type[Value]) -> _Plan:
    """By the annotations of the class: a `Key` names a message, a `Fact` or a `Phrase` is put into words."""
    view: type[Wire] = getattr(wire, f"{kind.__name__}View")
    types = {name: str(kind.__annotations__[name]) for name in kind.__struct_fields__ if name in view.model_fields}
    texts = tuple(name for name, hint in types.items() if hint in ("Fact", "Phrase", "Phrase | None"))
    keys = tuple(name for name, hint in types.items() if hint == "Key")
    inner = tuple(name for name, hint in types.items() if hint.startswith("tuple["))
    plain = tuple(name for name in types if name not in (*texts, *keys, *inner))
    others = {name: field for name, field in view.model_fields.items() if name not in types}
    defaults = {name: field.default for name, field in others.items() if not field.is_required()}
    return _Plan(defaults, plain, texts, keys, inner, bool(others.keys() - {"part", "fixture"}))


_PLANS: dict[type[Any], _Plan] = {}


def _is_empty(part: Any) -> bool:
    return type(part) is Chips and not part.chips


class _Speaker:
    """Puts displays into words, as long as nobody is called otherwise; what has not changed is not said again.

    What it says has the fields of the views in `wire.display`, but no view is made on the way: a model for each part of
    each card costs more than all of its words. The tests read everything back as those views.
    """

    def __init__(self, language: Language, names: Names) -> None:
        self.language = language
        self.names = dict(names)
        self.marks: dict[str, str] = {}
        self.signs: dict[str, str] = {}
        self._kept: dict[Hashable, orjson.Fragment] = {}

    def display(self, display: Display) -> bytes:
        self.marks = marks(display, self.names, self.language.lang)
        drawn = display.map
        self.signs = {} if drawn is None else dict(drawn.signs)
        round_told = self.language.text("engine-log-round", round=display.round) if display.round else ""
        return orjson.dumps(
            {
                "heading": self.cell(display.heading) or round_told,
                "round": display.round,
                "cards": [self._once(card, self.marks[card.id]) for card in display.cards],
                "fixtures": [self._once(fixture) for fixture in display.fixtures],
                "map": None if drawn is None else self.said(drawn),
            }
        )

    def _once(self, thing: Any, mark: str = "") -> orjson.Fragment:
        """What was put into words before, or is now."""
        key = (thing, mark)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = orjson.Fragment(orjson.dumps(self.said(thing)))
        return found

    def said(self, thing: Any) -> dict[str, Any]:
        """A part of a display, with the fields of its view."""
        kind = type(thing)
        plan = _PLANS.get(kind) or _PLANS.setdefault(kind, _planned(kind))
        told = plan.defaults.copy()
        for name in plan.plain:
            told[name] = getattr(thing, name)
        for name in plan.texts:
            told[name] = self.cell(getattr(thing, name))
        for name in plan.keys:
            told[name] = self.text(getattr(thing, name))
        for name in plan.inner:
            told[name] = [self._shown(part) for part in getattr(thing, name) if not _is_empty(part)]
        if plan.has_more:
            told |= self._more(thing)
        return told

    def _shown(self, part: Any) -> Any:
        """A part of something; fields of rows and areas are alike again and again."""
        if type(part) in (Cell, Area):
            return self._once(part)
        return self.said(part) if isinstance(part, Value) else part

    def _more(self, thing: Any) -> dict[str, Any]:
        """What a view says beyond the fields of the thing itself."""
        match thing:
            case Card():
                name = self.name(thing.id)
                side_name = self.language.seat(thing.side, self.names)
                return {"name": name, "mark": self.marks[thing.id], "side_name": side_name}
            case Meter():
                return {"serious": thing.serious}
            case Figure(name=name, value=Tally() as value):
                return {"text": self.cell(value), "sum": sum_of(self.language, self.names, name, value).model_dump()}
            case Figure():
                return {"text": self.cell(thing.value)}
            case Turn():
                return {"name": self.name(thing.who)}
            case Tie():
                return {"one_name": self.name(thing.one), "other_name": self.name(thing.other)}
            case Area():
                return {"name": self.name(thing.id), "kind_name": self.text(thing.kind)}
            case Piece():
                return {"sign_name": self.text(self.signs.get(thing.sign, ""))}
        return {}

    # -- words --------------------------------------------------------------------------------------------

    def text(self, key: str) -> str:
        return self.language.text(key) if key else ""

    def cell(self, fact: Fact) -> str:
        return "" if fact is None else self.language.cell(fact, self.names)

    def name(self, who: str) -> str:
        return str(self.language.book.spell(Ref(who), self.names))
