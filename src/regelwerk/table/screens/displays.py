"""A display as people see it: every word in one language, and everybody by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import orjson

from regelwerk.engine.book.messages import Names
from regelwerk.engine.facts import Fact, Ref
from regelwerk.engine.screen.display import Card, Cell, Chips, Display, Figure, Meter, Overlay, Tie, Turn
from regelwerk.engine.screen.images import NO_IMAGES, SceneImages
from regelwerk.engine.screen.map import Area, Piece
from regelwerk.engine.screen.marks import marks
from regelwerk.engine.state_values import Value
from regelwerk.engine.tally import Tally
from regelwerk.table.screens.deltas import Node, leaf
from regelwerk.table.screens.language import Language
from regelwerk.table.wire import display as wire
from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.display import OverlayView, TieView
from regelwerk.table.wire.numbers import Sum

KEPT = 200
"""How many cards, fixtures and their parts are remembered in words: from one answer to the next hardly any change."""
KEPT_MARKS = 16
N = TypeVar("N", bound=Node)


def display_node(
    language: Language, names: Names, display: Display, images: SceneImages = NO_IMAGES
) -> dict[str, Node]:
    """Everything on the table in words, a `DisplayView`: cards, fixtures and what is on the map piece by piece."""
    return _speaker(language, names, images).display(display)


def overlay_view(language: Language, names: Names, overlay: Overlay) -> OverlayView:
    """What a map shows while an answer is only considered."""
    return OverlayView(**_speaker(language, names).said(overlay))


def tie_view(language: Language, names: Names, tie: Tie) -> TieView:
    """An arrow between two participants."""
    return TieView(**_speaker(language, names).said(tie))


def sum_of(language: Language, names: Names, name: str, tally: Tally) -> Sum:
    """A number with its reasons, under the message key that names it."""
    return Sum(**sum_fields(language, names, language.text(name), tally))


def sum_fields(language: Language, names: Names, name: str, tally: Tally) -> dict[str, Any]:
    """A number with its reasons, under a name in words: the fields of a `Sum`."""
    terms = [
        {
            "amount": term.amount,
            "label": language.text(term.message),
            "source": names[term.source][language.lang] if term.source in names else "",
            "rule": term.rule_id,
        }
        for term in tally.terms
    ]
    return {"name": name, "total": tally.total, "terms": terms}


def _speaker(language: Language, names: Names, images: SceneImages | None = None) -> _Speaker:
    speaker = language.speaker
    if (
        not isinstance(speaker, _Speaker)
        or (speaker.names is not names and speaker.names != names)
        or (images is not None and images != speaker.images)
    ):
        speaker = language.speaker = _Speaker(language, names, images or NO_IMAGES)
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


def _plan(kind: type[Any]) -> _Plan:
    return _PLANS.get(kind) or _PLANS.setdefault(kind, _planned(kind))


def _is_empty(part: Any) -> bool:
    return type(part) is Chips and not part.chips


class _Speaker:
    """Puts displays into words, as long as nobody is called otherwise; what has not changed is not said again.

    What it says has the fields of the views in `wire.display`, but no view is made on the way: a model for each part of
    each card costs more than all of its words. The tests read everything back as those views.
    """

    def __init__(self, language: Language, names: Names, images: SceneImages) -> None:
        self.language = language
        self.names = names
        self.images = images
        self.marks: dict[str, str] = {}
        self.signs: dict[str, str] = {}
        self._marked: dict[tuple[Any, ...], dict[str, str]] = {}
        self._lists: dict[int, tuple[tuple[Any, ...], tuple[bytes, ...]]] = {}
        """By the identity of a list, which is kept here as long as it counts."""
        self._kept: dict[tuple[Any, str], Any] = {}
        self._kept_before: dict[tuple[Any, str], Any] = {}

    def display(self, display: Display) -> dict[str, Node]:
        drawn = display.map
        self.marks = self._marks(display)
        signs = {} if drawn is None else dict(drawn.signs)
        if signs != self.signs:
            self.signs = signs
            self._lists.clear()
        round_told = self.language.text("engine-log-round", round=display.round) if display.round else ""
        return {
            "heading": leaf(self.cell(display.heading) or round_told),
            "round": leaf(display.round),
            "cards": tuple([self._once(card, self.marks[card.id], self._node) for card in display.cards]),
            "fixtures": tuple([self._once(fixture, "", self._node) for fixture in display.fixtures]),
            "map": b"null" if drawn is None else self._node(drawn),
            "background": b"null" if self.images.background is None else self._json(self.images.background),
        }

    def _marks(self, display: Display) -> dict[str, str]:
        """The marks of everybody: they change only if somebody comes or goes, but not all seats see the same people."""
        key = display.map is not None and display.map.facings, *[(card.id, card.side) for card in display.cards]
        found = self._marked.get(key)
        if found is None:
            if len(self._marked) >= KEPT_MARKS:
                self._marked.clear()
            found = self._marked[key] = marks(display, self.names, self.language.lang)
        return found

    def _once(self, thing: Any, beside: str, make: Callable[[Any], N]) -> N:
        """What was put into words before, or is now; `beside` is what else the words depend on.

        What was not used again while as much as is kept came anew is forgotten.
        """
        key = (thing, beside)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept, self._kept_before = {}, self._kept
            found = self._kept_before.get(key)
            if found is None:
                found = make(thing)
            self._kept[key] = found
        kept: N = found
        return kept

    def _node(self, thing: Any) -> dict[str, Node]:
        """A card, a fixture or the map by its fields, and what it consists of one by one."""
        plan = _plan(type(thing))
        node: dict[str, Node] = {name: leaf(value) for name, value in self._fields(thing, plan).items()}
        for name in plan.inner:
            node[name] = self._leaves(getattr(thing, name))
        return node

    def _leaves(self, parts: tuple[Any, ...]) -> tuple[bytes, ...]:
        """What something consists of, one by one; a list that is the same object is told by the same object."""
        if not parts:
            return ()
        found = self._lists.get(id(parts))
        if found is None:
            if len(self._lists) >= KEPT:
                self._lists.clear()
            told = tuple([self._leaf(part) for part in parts if not _is_empty(part)])
            found = self._lists[id(parts)] = parts, told
        return found[1]

    def _leaf(self, part: Any) -> bytes:
        if not isinstance(part, Value):
            return leaf(part)
        return self._once(part, self.signs.get(part.sign, "") if type(part) is Piece else "", self._json)

    def _json(self, thing: Any) -> bytes:
        return leaf(self.said(thing))

    def said(self, thing: Any) -> dict[str, Any]:
        """A part of a display, with the fields of its view."""
        plan = _plan(type(thing))
        told = self._fields(thing, plan)
        for name in plan.inner:
            told[name] = [self._shown(part) for part in getattr(thing, name) if not _is_empty(part)]
        return told

    def _fields(self, thing: Any, plan: _Plan) -> dict[str, Any]:
        """All fields but those that consist of other parts."""
        told = plan.defaults.copy()
        for name in plan.plain:
            told[name] = getattr(thing, name)
        for name in plan.texts:
            told[name] = self.cell(getattr(thing, name))
        for name in plan.keys:
            told[name] = self.text(getattr(thing, name))
        if plan.has_more:
            told |= self._more(thing)
        return told

    def _shown(self, part: Any) -> Any:
        """A part of something; cells of rows are alike again and again."""
        if type(part) is Cell:
            return orjson.Fragment(self._once(part, "", self._json))
        return self.said(part) if isinstance(part, Value) else part

    def _more(self, thing: Any) -> dict[str, Any]:
        """What a view says beyond the fields of the thing itself."""
        match thing:
            case Card():
                name = self.name(thing.id)
                side_name = self.language.seat(thing.side, self.names)
                faces = {"portrait": self.images.portrait(thing.id), "token": self.images.token(thing.id)}
                return {"name": name, "mark": self.marks[thing.id], "side_name": side_name, **faces}
            case Meter():
                return {"serious": thing.serious}
            case Figure(name=name, value=Tally() as value):
                told = sum_fields(self.language, self.names, self.language.text(name), value)
                return {"text": self.cell(value), "sum": told}
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
