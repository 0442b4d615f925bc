"""What a seat sees as numbers between -1 and 1, each at its place: made of its display and standings, nothing else.

`Layout.fields` says for every place what stands there. A layout follows from the start of a game alone: the
participants, the numbers that they have, what lies on the map. Something that only turns up later and has no place of
its own (a condition, a clock) goes into a bin that its name leads to; names may share a bin.

Whole numbers are squeezed: n becomes n / (|n| + scale), where the scale is the most that there can be, or the largest
such number that anybody may know at the start. 0 stays 0, the scale itself is 0.5, and nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import numpy as np

from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.facts import Fact, Phrase, Ref, Word
from regelwerk.engine.screen.display import Box, Chips, Figure, Lane, Meter, Order, Rows
from regelwerk.engine.system import System, catalogue_of
from regelwerk.engine.tally import Tally

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from regelwerk.engine.screen.display import Card, ChipState, Display, Part
    from regelwerk.engine.screen.standings import Standing

SPECTATOR = ""
"""The seat of somebody who only watches: it knows what everybody may know."""
THINGS = 16
"""Bins for what a participant has: weapons, conditions, assets, plans."""
SHARED = 32
"""Bins for what belongs to nobody alone: clocks, networks, goals."""
ROUNDS = 10
"""The scale of the round."""
SHARE: Mapping[ChipState, float] = {
    "active": 1.0, "good": 1.0, "bad": 1.0, "hidden": 1.0, "damaged": 0.5, "idle": 0.5, "suspended": 0.5, "spent": 0.25,
}  # fmt: skip
FILLED = {"full": 1.0, "crossed": 1.0, "spent": 1.0, "half": 0.5, "empty": 0.0}
OF_EVERYBODY = {
    "known": "1 if the seat knows of it",
    "out": "1 if it is out of the game",
    "acts": "1 while it acts",
    "asked": "1 if the question is about it",
    "own": "1 if the seat decides for it",
    "friend": "1 if it is on the side of somebody of the seat's own",
    "turn": "1 if its turn is now; 1/2, 1/3, ... if it is the next, the one after that, ...; 0 if it is over",
    "lane": "how far it is on a line of numbers, such as a distance or a chase, out of its last number",
    "x": "where it stands, from the west to the east of the map",
    "y": "where it stands, from the south to the north",
    "east": "the cosine of where it looks",
    "north": "the sine of where it looks",
}


class Field(NamedTuple):
    """One number of an observation: its name, and what it says."""

    name: str
    meaning: str


class Layout:
    """Where everything stands in the observations of one game."""

    def __init__(self, system: System, start: Any) -> None:
        view, public = (system.game.view(start, seat) for seat in (MASTER, SPECTATOR))
        display, standings = system.display(view), system.standings(view)
        self._system = system
        self._rules = {rule: n for n, rule in enumerate(sorted(catalogue_of(system.name).rules))}
        self._figures = standings.figures
        known = [_figures(one) for one in system.standings(public).participants]
        self._scales = [max([1.0, *(abs(one[n]) for one in known)]) for n in range(len(self._figures))]
        names = dict.fromkeys(name for card in display.cards for name, _ in _numbers(card.parts))
        numbers = [dict(_numbers(card.parts)) for card in system.display(public).cards]
        self._numbers = {name: _scale(name, numbers) for name in names}
        ids = [*(one.id for one in standings.participants), *(card.id for card in display.cards)]
        self._participants = tuple(dict.fromkeys(ids))
        self._marks = tuple(mark.text for mark in display.map.marks) if display.map is not None else ()
        self.fields = tuple(self._fields())

    def _fields(self) -> Iterator[Field]:
        yield Field("asked", "1 if the seat is asked something")
        yield Field("round", f"the round (phase, turn), squeezed with scale {ROUNDS}")
        for rule in self._rules:
            yield Field(f"rule:{rule}", f"1 if the question comes from rule {rule}")
        for n in range(SHARED):
            yield Field(f"shared:{n}", "what belongs to nobody alone and whose name leads to this bin, squeezed")
        for mark in self._marks:
            yield Field(f"mark:{mark}:x", "where this object lies, from the west to the east of the map")
            yield Field(f"mark:{mark}:y", "where it lies, from the south to the north")
        for who in self._participants:
            for name, meaning in OF_EVERYBODY.items():
                yield Field(f"{who}:{name}", meaning)
            for figure, scale in zip(self._figures, self._scales, strict=True):
                yield Field(f"{who}:{figure}", f"its standing, squeezed with scale {scale:g}")
            for name, scale in self._numbers.items():
                yield Field(f"{who}:{name}", f"its number on its card, squeezed with scale {scale:g}")
            for n in range(THINGS):
                yield Field(f"{who}:thing:{n}", "things of its card whose name leads to this bin, squeezed")

    def observe(self, view: Any, seat: str, prompt: Choose[Any] | None = None) -> NDArray[np.float32]:
        """What a seat with this view, asked this question, sees."""
        display = self._system.display(view)
        standings = {one.id: one for one in self._system.standings(view).participants}
        numbers = [float(prompt is not None), _squeezed(display.round, ROUNDS)]
        numbers += [float(prompt is not None and prompt.rule_id == rule) for rule in self._rules]
        numbers += _binned(_of_all(display), SHARED)
        at = {mark.text: mark.at for mark in display.map.marks} if display.map is not None else {}
        for mark in self._marks:
            numbers += _on_map(display, at.get(mark))
        seen = _Seen(display, seat, prompt)
        for who in self._participants:
            numbers += self._participant(who, seen, standings.get(who))
        return np.array(numbers, dtype=np.float32).clip(-1, 1)

    def _participant(self, who: str, seen: _Seen, standing: Standing | None) -> list[float]:
        card = seen.cards.get(who)
        figures = _figures(standing) if standing is not None else [0.0] * len(self._figures)
        out = (standing is not None and standing.out) or (card is not None and card.out)
        own = {} if card is None else dict(_numbers(card.parts))
        return [
            float(card is not None or standing is not None),
            float(out),
            *seen.of_everybody(who),
            *(_squeezed(figure, scale) for figure, scale in zip(figures, self._scales, strict=True)),
            *(_squeezed(own.get(name, (0.0, 1.0))[0], scale) for name, scale in self._numbers.items()),
            *_binned([] if card is None else _things(card.parts), THINGS),
        ]


class _Seen:
    """A display as one seat sees it, by participants."""

    def __init__(self, display: Display, seat: str, prompt: Choose[Any] | None) -> None:
        self.display = display
        self.cards: dict[str, Card] = {card.id: card for card in display.cards}
        self._seat = seat
        self._about = prompt.who if prompt is not None else ""
        self._sides = {card.side for card in display.cards if card.seat == seat}
        self._turns = dict(_turns(display))
        self._lanes = dict(_lanes(display))
        self._pieces = {piece.id: piece for piece in display.map.pieces} if display.map is not None else {}

    def of_everybody(self, who: str) -> list[float]:
        card, piece = self.cards.get(who), self._pieces.get(who)
        facing = piece.facing if piece is not None else None
        return [
            float(card is not None and card.acts),
            float(who == self._about),
            float(card is not None and card.seat == self._seat),
            float(card is not None and card.side in self._sides),
            self._turns.get(who, 0.0),
            self._lanes.get(who, 0.0),
            *_on_map(self.display, piece.at if piece is not None else None),
            *((0.0, 0.0) if facing is None else (cos(radians(facing)), sin(radians(facing)))),
        ]


def _turns(display: Display) -> Iterator[tuple[str, float]]:
    """How soon everybody acts; of several turns the next one counts."""
    for order in display.fixtures:
        if isinstance(order, Order):
            ahead = [turn.who for turn in order.turns if turn.state != "done"]
            yield from reversed([(who, 1 / (1 + n)) for n, who in enumerate(ahead)])


def _lanes(display: Display) -> Iterator[tuple[str, float]]:
    for lane in display.fixtures:
        if isinstance(lane, Lane):
            for token in lane.tokens:
                if isinstance(token.text, Ref):
                    yield token.text.id, token.at / max(1, abs(lane.last), abs(lane.first))


def _on_map(display: Display, at: tuple[float, float] | None) -> list[float]:
    if at is None or display.map is None:
        return [0.0, 0.0]
    return [length / most for length, most in zip(at, display.map.size, strict=True)]


def _figures(standing: Standing) -> list[float]:
    """The figures of a standing; one that the view does not tell is 0."""
    return [float(figure or 0) for figure in standing.figures]


def _numbers(parts: Iterable[Part]) -> Iterator[tuple[str, tuple[float, float]]]:
    """The numbers on a card by their names, each with its own scale."""
    for part in parts:
        match part:
            case Meter():
                yield f"card:{part.name}", (float(part.value), float(part.most))
            case Figure():
                number = _number(part.value)
                if number is not None:
                    yield f"card:{part.name}", (number, abs(number))
            case Rows():
                filled = [FILLED[cell.state] for row in part.rows for cell in row.cells]
                yield f"card:{part.name}", (sum(filled), float(len(filled)))


def _scale(name: str, cards: Iterable[dict[str, tuple[float, float]]]) -> float:
    """The largest scale that a number of this name has on any card."""
    return max([1.0, *(card[name][1] for card in cards if name in card)])


def _things(parts: Iterable[Part]) -> Iterator[tuple[str, float]]:
    """What somebody has, by name, with how much of it."""
    for part in parts:
        if isinstance(part, Chips):
            for chip in part.chips:
                yield f"{part.name} {_name(chip.text)}", (_number(chip.text) or 1.0) * SHARE[chip.state]


def _of_all(display: Display) -> Iterator[tuple[str, float]]:
    """What belongs to nobody alone, by name."""
    for box in display.fixtures:
        if isinstance(box, Box):
            title = _name(box.title)
            for name, (number, scale) in _numbers(box.parts):
                yield f"{title} {name}", number / max(1.0, scale)
            for name, amount in _things(box.parts):
                yield f"{title} {name}", amount


def _binned(named: Iterable[tuple[str, float]], bins: int) -> list[float]:
    """Amounts added up in the bins that their names lead to, squeezed."""
    found = [0.0] * bins
    for name, amount in named:
        found[crc32(name.encode()) % bins] += amount
    return [_squeezed(amount, 1.0) for amount in found]


def _name(fact: Fact) -> str:
    """What a fact is called, without its numbers: they may change while it stays the same thing."""
    match fact:
        case Ref(id):
            return id
        case Word(key):
            return key
        case Phrase(key, facts):
            return " ".join([key, *filter(None, (_name(inner) for _, inner in facts))])
        case tuple():
            return " ".join(filter(None, map(_name, fact)))
        case str():
            return fact
    return ""


def _number(fact: Fact) -> float | None:
    """The number of a fact: itself, a sum's total, what is left of something, the first number in a sentence."""
    match fact:
        case bool():
            return float(fact)
        case int() | float():
            return float(fact)
        case Tally():
            return float(fact.total)
        case Phrase(_, facts):
            told = dict(facts)
            inner = (told["left"],) if "left" in told else told.values()
            return next((number for one in inner if (number := _number(one)) is not None), None)
    return None


def _squeezed(number: float, scale: float) -> float:
    return number / (abs(number) + scale)
