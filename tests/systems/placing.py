"""What the displays, amendments and recruits of all systems have in common: their words, and that games go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.book.messages import Names, phrasebook
from regelwerk.engine.facts import Phrase
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.screen.display import Amendment, Display, Part
from regelwerk.engine.system import System
from regelwerk.languages import supplied_languages


def words(system: System, shown: Any, names: Names, lang: str) -> Iterator[str]:
    """Every word of something shown, put into a language; what cannot be said raises."""
    book = phrasebook(lang, system.package)
    if isinstance(shown, tuple) and not isinstance(shown, Phrase) and not hasattr(shown, "_fields"):
        for part in shown:
            yield from words(system, part, names, lang)
    elif is_dataclass(shown):
        for field in fields(shown):
            value = getattr(shown, field.name)
            if field.type == "Key":
                yield book.text(value) if value else ""
            elif field.type == "tuple[Key, ...]":
                yield from map(book.text, value)
            elif is_dataclass(value) or isinstance(value, tuple):
                yield from words(system, value, names, lang)
    elif shown is not None:
        yield str(book.spell(shown, names))


def check_words(system: System, shown: Display | tuple[Amendment, ...], names: Names) -> None:
    """Everything can be said in both languages, and in each of them everything is said."""
    for lang in supplied_languages():
        assert list(words(system, shown, names, lang))


def part(display: Display, who: str, name: str) -> Any:
    """The part of somebody's card that goes by this message key."""
    card = next(card for card in display.cards if card.id == who)
    return next(one for one in card.parts if one.name == name)


def part_names(parts: tuple[Part, ...]) -> set[str]:
    return {one.name for one in parts}


def play_on(system: System, session: Session[Any], most: int) -> None:
    """Everybody decides by the usual tactic, until the game is over or so many answers are given."""
    tactic = system.tactics[system.default_tactic]
    for _ in range(most):
        if session.outcome is not None:
            return
        prompt = session.prompts[0]
        decision = tactic.decide(prompt)
        session.answer(prompt.seat, decision.outcomes()[0] if isinstance(decision, Law) else decision)


def other_values(amendment: Amendment) -> list[Any]:
    """What a master might enter: the ends of a number, the other position of a switch, every choice."""
    match amendment.kind:
        case "number":
            return sorted({amendment.low, amendment.high, amendment.value})
        case "switch":
            return [True, False]
    return [value for value, _ in amendment.choices]
