"""Words for facts: Fluent messages in every installed language, rendered here and nowhere else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from typing import Any, Self

from regelwerk.engine.book.locales import locale
from regelwerk.engine.book.patterns import LeftToFluent, Patterns
from regelwerk.engine.facts import Fact, Phrase, Ref, Word
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally
from regelwerk.languages import ENGINE, chain, sources

Names = Mapping[str, Mapping[str, str]]
Variables = tuple[tuple[str, Any, int], ...]
"""Facts by the names that sentences use, as Fluent takes them, and how many things each one is."""
LARGE = 1_000_000
REMEMBERED = 2_500
"""How many of the latest sentences a phrasebook keeps: the same few come again and again at a table."""


class MissingMessage(LookupError):
    """A message key without a sentence, or a sentence that lacks one of its facts."""


class Phrasebook:
    """The sentences of some packages in one language.

    What a package does not say in it is said in the next language of its chain (`regelwerk.languages`). A `forgiving`
    one leaves a visible gap where a sentence lacks a fact, or is gone: for what was stored when sentences told less.
    Everybody else wants to know.

    One for the screen speaks to people who see a map and point at it: where a sentence has a twin with this ending, it
    says that one, which tells no coordinates and nothing that would have to be typed.
    """

    def __init__(self, lang: str, packages: Sequence[str], *, forgiving: bool = False, on_screen: bool = False) -> None:
        self.lang = lang
        self.forgiving = forgiving
        self.on_screen = on_screen
        self._bundle = _bundle(lang, tuple(packages))
        self._patterns = Patterns(self._bundle, locale(lang).point, _number_of, _signed)
        self._rendered = lru_cache(maxsize=REMEMBERED)(self._render)

    def keys(self) -> frozenset[str]:
        return frozenset(self._bundle._messages.sources)

    def own_keys(self) -> frozenset[str]:
        """The messages that are said in this language itself; the others are said in another one."""
        return frozenset(self._bundle._messages.own)

    def prepare(self) -> None:
        """Parse all messages now, so that nobody waits for one later; what only Fluent can say it parses again."""
        for key, source in self._bundle._messages.sources.items():
            self._patterns.know(key, partial(_parsed.__wrapped__, key, source))
        # The first large number that somebody counts would load the words of all countries.
        self._bundle.plural_form(LARGE)

    def has(self, key: str) -> bool:
        return key in self._bundle._messages

    def attribute(self, key: str, name: str) -> str:
        """What stands beside a message as its attribute, such as `.rule = PS-ACT-05`; empty if nothing does."""
        lines = [line.strip() for line in self._bundle._messages.sources.get(key, "").splitlines()]
        beside = f".{name} = "
        return next((line.removeprefix(beside) for line in lines if line.startswith(beside)), "")

    def ending(self, ending: str) -> str | None:
        """The key that ends so behind its package's short name, if there is one whose words need no facts."""
        return self._by_ending.get(ending)

    @cached_property
    def _by_ending(self) -> dict[str, str]:
        plain = (key for key, source in self._bundle._messages.sources.items() if "{" not in source)
        return {key.partition("-")[2]: key for key in plain}

    def say(self, phrase: Phrase, names: Names | None = None) -> str:
        """A phrase in this language. References are replaced by names, words by their translation."""
        return self._rendered(phrase.key, self._variables(phrase.facts, names or {}) if phrase.facts else ())

    def text(self, key: str, facts: Mapping[str, Fact] | None = None, names: Names | None = None) -> str:
        return self._rendered(key, self._variables(tuple(facts.items()), names or {}) if facts else ())

    def _render(self, key: str, variables: Variables) -> str:
        values = {name: value for name, value, _ in variables}
        text = self._said(key, values)
        # A sum below nothing has the sign that its terms have; Fluent writes a hyphen.
        if "-" in text and any(map(_is_negative, values.values())):
            return HYPHEN.sub("−", text)
        return text

    def _said(self, key: str, values: dict[str, Any]) -> str:
        if self.on_screen and self.has(key + ON_SCREEN):
            key += ON_SCREEN
        if not self.has(key):
            if self.forgiving:
                return GAP
            raise MissingMessage(f"no message {key!r} in {self.lang}")
        try:
            return self._patterns.say(key, values)
        except LeftToFluent:
            pass
        pattern = self._bundle.fluent.get_message(key).value
        text, errors = self._bundle.fluent.format_pattern(pattern, values)
        if errors and self.forgiving:
            return self._with_gaps(pattern, values)
        if errors:
            raise MissingMessage(f"message {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def _with_gaps(self, pattern: Any, values: dict[str, Any]) -> str:
        """The sentence with gaps for what it lacks; a gap may lead to words that lack something else."""
        text = GAP
        for _ in range(MOST_GAPS):
            text, errors = self._bundle.fluent.format_pattern(pattern, values)
            lacking = [str(error).removeprefix(LACKING) for error in errors if str(error).startswith(LACKING)]
            if not lacking:
                break
            values |= dict.fromkeys(lacking, GAP)
        return str(text)

    def _variables(self, facts: tuple[tuple[str, Fact], ...], names: Names) -> Variables:
        """The facts by the names that sentences use.

        With a sum `value` come its terms in words: `value-reasons` if it begins with a base, `value-changes` if all of
        it is added to something else.
        """
        found: list[tuple[str, Any, int]] = []
        for name, fact in facts:
            known = name.replace("_", "-") if "_" in name else name
            if type(fact) is int or type(fact) is str:
                found.append((known, fact, 1))
                continue
            found.append((known, self.spell(fact, names), len(fact) if type(fact) is tuple else 1))
            if type(fact) is Tally:
                told = {other.id for _, other in facts if isinstance(other, Ref)}
                number = len(fact.terms)
                found.append((f"{known}-reasons", _Things(self.reasons(fact, names, told), number), number))
                changes = _Things(self.reasons(fact, names, told, has_base=False), number)
                found.append((f"{known}-changes", changes, number))
        return tuple(found)

    def reasons(self, tally: Tally, names: Names, told: Container[str] = (), *, has_base: bool = True) -> str:
        """A sum term by term: what it begins with, then what is added or taken away, each with its cause.

        Whatever a sentence speaks of anyway is not named again as a cause, unless others have done the same.
        """
        words = []
        times = Counter(term.message for term in tally.terms)
        for number, term in enumerate(tally.terms):
            name = self.text(term.message)
            if number == 0 and has_base:
                words.append(f"{name} {term.amount if term.amount >= 0 else _signed(term.amount)}")
            else:
                is_cause = term.source in names and (term.source not in told or times[term.message] > 1)
                cause = names[term.source][self.lang] if is_cause else ""
                words.append(f"{_with_cause(name, cause)} {_signed(term.amount)}")
        return locale(self.lang).listed(words)

    def spell(self, fact: Fact, names: Names) -> Any:
        """A fact as Fluent takes it: a number stays a number, the rest becomes text."""
        if type(fact) is Ref:
            return names[fact.id][self.lang] if fact.id in names else fact.id
        if type(fact) is bool:
            return "true" if fact else "false"
        if isinstance(fact, (int, float, str)):
            return fact
        if isinstance(fact, Word):
            return self._rendered(fact.key, ())
        if isinstance(fact, Phrase):
            return self.say(fact, names)
        if isinstance(fact, Tally):
            return fact.total
        if isinstance(fact, tuple):
            return _Things(self._listed(fact, names), len(fact))
        if isinstance(fact, Name):
            return fact.by_language[self.lang]
        if fact is None:
            return ""
        from regelwerk.dice.description import Description

        return fact.notation(self.lang) if isinstance(fact, Description) else fact

    def _listed(self, facts: tuple[Fact, ...], names: Names) -> str:
        """Several things with commas between them; numbers are dice and lie side by side, those of a block add up."""
        if _are_dice(facts):
            return " ".join(map(str, facts))
        return locale(self.lang).listed(
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


class _Gap(str):
    """Stands where a fact is missing; functions of messages leave it alone."""


GAP = _Gap("…")
LACKING = "Unknown external: "
"""How Fluent begins to say that a fact is missing."""
MOST_GAPS = 5
ON_SCREEN = "-on-screen"
"""The ending of a sentence for people who see the map."""


def _count(things: Any) -> Any:
    """For messages: how many things a list has, to choose between wordings; anything else is one thing."""
    from fluent.runtime.types import fluent_number

    return fluent_number(_number_of(things))


def _number_of(things: Any) -> int:
    return things.number if isinstance(things, _Things) else 1


HYPHEN = re.compile(r"(?<![\w–-])-(?=\d)")
"""A hyphen that is meant as the sign of a number."""


def _is_negative(value: Any) -> bool:
    return isinstance(value, (int, float)) and value < 0


def _signed(number: Any) -> str:
    """For messages: a number that is added to another one, so with its sign."""
    if isinstance(number, _Gap):
        return number
    return f"+{number}" if number >= 0 else f"−{-number}"


def _number(number: Any, **how: Any) -> Any:
    """For messages: Fluent's own way to write a number."""
    from fluent.runtime.types import fluent_number

    return number if isinstance(number, _Gap) else fluent_number(number, **how)


class _Bundle:
    """Messages by key, and Fluent's own resolver for what `Patterns` leave to it: it loads the words of all countries,
    and most games end without it.
    """

    def __init__(self, languages: tuple[str, ...], messages: _Messages) -> None:
        self._languages = languages
        self._messages = messages

    @cached_property
    def fluent(self) -> Any:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"SIGNED": _signed, "COUNT": _count, "NUMBER": _number}
        bundle = FluentBundle(list(self._languages), functions=functions, use_isolating=False)
        bundle._messages = self._messages
        return bundle

    def plural_form(self, number: int) -> str:
        """Which plural a whole number takes; that of the usual ones is known without Babel."""
        known = locale(self._languages[0]).plurals
        return known[number] if number < len(known) else str(self.fluent._plural_form(number))


@cache
def _bundle(lang: str, packages: tuple[str, ...]) -> _Bundle:
    found: dict[str, str] = {}
    own: set[str] = set()
    for code in chain(lang):
        for package in packages:
            for key, source in sources(package, code).items():
                found.setdefault(key, source)
        own = own or set(found)
    return _Bundle(tuple(chain(lang)), _Messages(found, own))


class _Messages(dict[str, Any]):
    """Messages by key, each parsed when a sentence first needs it, also from within another one.

    A game speaks a few dozen of a thousand sentences. Cutting a file into entries takes less than a millisecond, which
    is less than reading parsed files back from a disk; parsing them all takes a tenth of a second.
    """

    def __init__(self, sources: Mapping[str, str], own: set[str]) -> None:
        super().__init__()
        self.sources = sources
        self.own = own

    def __contains__(self, key: object) -> bool:
        return key in self.sources

    def __missing__(self, key: str) -> Any:
        found = self[key] = _parsed(key, self.sources[key])
        return found


@cache
def _parsed(key: str, source: str) -> Any:
    """One message; every phrasebook has the engine's own in it, so they are shared."""
    # Fluent's own parser, without the resolver around it.
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            return entry
    raise MissingMessage(f"message {key!r} cannot be read")


@cache
def phrasebook(lang: str, *packages: str) -> Phrasebook:
    """The phrasebook of these packages (the engine's own sentences are always in it)."""
    return Phrasebook(lang, (ENGINE, *packages))


@cache
def forgiving_phrasebook(lang: str, *packages: str, on_screen: bool = False) -> Phrasebook:
    """A phrasebook for what was stored when its sentences told less."""
    return Phrasebook(lang, (ENGINE, *packages), forgiving=True, on_screen=on_screen)
