"""Words for facts: Fluent messages in German and English, rendered here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Self

from regelwerk.engine.facts import Fact, Phrase, Ref, Word
from regelwerk.engine.tally import Tally

LANGUAGES = ("de", "en")
Names = Mapping[str, Mapping[str, str]]


class MissingMessage(LookupError):
    """A message key without a sentence, or a sentence that lacks one of its facts."""


class Phrasebook:
    """The sentences of some packages in one language."""

    def __init__(self, lang: str, packages: Sequence[str]) -> None:
        self.lang = lang
        self._bundle = _bundle(lang, tuple(packages))

    def keys(self) -> frozenset[str]:
        return frozenset(self._bundle._messages)

    def say(self, phrase: Phrase, names: Names | None = None) -> str:
        """A phrase in this language. References are replaced by names, words by their translation."""
        return self.text(phrase.key, dict(phrase.facts), names)

    def text(self, key: str, facts: Mapping[str, Fact] | None = None, names: Names | None = None) -> str:
        if not self._bundle.has_message(key):
            raise MissingMessage(f"no message {key!r} in {self.lang}")
        values = self._values(facts or {}, names or {})
        pattern = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"message {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def _values(self, facts: Mapping[str, Fact], names: Names) -> dict[str, Any]:
        """The facts by the names that sentences use. With a sum `value` comes `value-reasons`, its terms in words."""
        values: dict[str, Any] = {}
        told = {fact.id for fact in facts.values() if isinstance(fact, Ref)}
        for name, fact in facts.items():
            known = name.replace("_", "-")
            values[known] = self.spell(fact, names)
            if isinstance(fact, Tally):
                causes = {key: named for key, named in names.items() if key not in told}
                values[f"{known}-reasons"] = self.reasons(fact, causes)
        return values

    def reasons(self, tally: Tally, causes: Names) -> str:
        """A sum term by term: what it begins with, then what is added or taken away, each with its cause.

        Whatever a sentence speaks of anyway is not named again as a cause.
        """
        words = []
        for number, term in enumerate(tally.terms):
            name = self.text(term.message)
            if number == 0:
                words.append(f"{name} {term.amount}")
            else:
                cause = causes[term.source][self.lang] if term.source in causes else ""
                words.append(f"{_with_cause(name, cause)} {_signed(term.amount)}")
        return ", ".join(words)

    def spell(self, fact: Fact, names: Names) -> Any:
        """A fact as Fluent takes it: a number stays a number, the rest becomes text."""
        match fact:
            case Ref(id):
                return names[id][self.lang] if id in names else id
            case Word(key):
                return self.text(key, None, names)
            case Phrase():
                return self.say(fact, names)
            case Tally():
                return fact.total
            case tuple():
                return _Things(self._listed(fact, names), len(fact))
            case bool():
                return "true" if fact else "false"
            case None:
                return ""
            case _:
                return fact

    def _listed(self, facts: tuple[Fact, ...], names: Names) -> str:
        """Several things with commas between them; numbers are dice and lie side by side, those of a block add up."""
        if _are_dice(facts):
            return " ".join(map(str, facts))
        return ", ".join(
            "+".join(map(str, fact)) if isinstance(fact, tuple) and _are_dice(fact) else str(self.spell(fact, names))
            for fact in facts
        )


def _with_cause(name: str, cause: str) -> str:
    """What a term is called and what it comes from; a cause that begins with the same word says both."""
    if cause.casefold().startswith(name.casefold()):
        return cause
    return f"{name} ({cause})" if cause else name


def _are_dice(facts: tuple[Fact, ...]) -> bool:
    return all(type(fact) is int for fact in facts)


class _Things(str):
    """Several things as text that still knows how many they are."""

    number: int

    def __new__(cls, text: str, number: int) -> Self:
        made = super().__new__(cls, text)
        made.number = number
        return made


def _count(things: Any) -> Any:
    """For messages: how many things a list has, to choose between wordings; anything else is one thing."""
    from fluent.runtime.types import fluent_number

    return fluent_number(things.number if isinstance(things, _Things) else 1)


def _signed(number: Any) -> str:
    """For messages: a number that is added to another one, so with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


@cache
def _bundle(lang: str, packages: tuple[str, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Any] = {"SIGNED": _signed, "COUNT": _count}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for package in packages:
        text = resources.files(package).joinpath("messages", f"{lang}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def phrasebook(lang: str, *packages: str) -> Phrasebook:
    """The phrasebook of these packages (the engine's own sentences are always in it)."""
    return Phrasebook(lang, ("regelwerk.engine", *packages))
