"""What states are made of: values that never change, made, compared and hashed by the hundred thousand.

A value is declared like a dataclass, `class Weapon(Value, frozen=True)`, and changed by making another one:
`replace(weapon, range=12)`. Values are structs of msgspec: made in a tenth of the time that a dataclass or a named
tuple takes, hashed at most once, and of no concern to the garbage collector, since what never changes forms no circles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, TypeVar

from msgspec import NODEFAULT, Struct
from msgspec.structs import replace as replace

from regelwerk.languages import DEFAULT_LANGUAGE, ByLanguage, languages, sayings

R = TypeVar("R")


class Value(Struct, frozen=True, order=True, cache_hash=True, gc=False):
    """Something fixed: content, options, a scene, the numbers of an act, a result. Laws list results in their order."""


class State(Value, frozen=True):
    """Something that changes in the course of a game: the world, a participant. An id alone does not stand for it."""


class Name(Value, frozen=True):
    """What something is called: a text for each language in which content names it, or a message that says it."""

    texts: tuple[tuple[str, str], ...] = ()
    """By language, in the order of their codes; one that lacks a text uses that of another (`regelwerk.languages`)."""
    package: str = ""
    said: Any = None
    """A phrase, and the package that has a sentence for it: for what rules name and no content does."""

    @staticmethod
    def of(texts: Mapping[str, str] | str, /, **others: str) -> Name:
        """A name by its texts, or by that of the default language and others: `Name.of("Dolch", en="dagger")`.

        A text that equals that of the default language need not be told, so equal names are equal values.
        """
        given = {**({DEFAULT_LANGUAGE: texts} if isinstance(texts, str) else texts), **others}
        usual = given.get(DEFAULT_LANGUAGE)
        told = (one for one in given.items() if one[0] == DEFAULT_LANGUAGE or one[1] != usual)
        return Name(tuple(sorted(told)))

    @property
    def by_language(self) -> ByLanguage:
        """The text for each installed language, and for whatever other one content names it in. Nobody changes it."""
        return _by_language(self, languages())

    def _in_all(self, installed: tuple[str, ...]) -> ByLanguage:
        if self.said is None:
            texts = ByLanguage(self.texts)
            return ByLanguage({**{lang: texts[lang] for lang in installed}, **texts})
        return ByLanguage({lang: self._said_in(lang) for lang in installed})

    def _said_in(self, lang: str) -> str:
        facts = {key: fact.by_language[lang] if isinstance(fact, Name) else fact for key, fact in self.said.facts}
        return sayings(self.package, lang)[self.said.key].format(**facts)

    @property
    def default(self) -> str:
        """The text in the default language."""
        if self.said is None:
            return ByLanguage(self.texts)[DEFAULT_LANGUAGE]
        return self._said_in(DEFAULT_LANGUAGE)

    def plain(self) -> dict[str, Any]:
        """As it is stored."""
        if self.said is None:
            return dict(self.texts)
        from regelwerk.engine.facts import to_json

        return {"package": self.package, **to_json(self.said)}

    @staticmethod
    def read(data: Mapping[str, Any]) -> Name:
        """As it was stored."""
        if "phrase" not in data:
            return Name.of(data)
        from regelwerk.engine.facts import from_json

        return Name(package=data["package"], said=from_json(data))

    @property
    def spoken(self) -> tuple[str, ...]:
        """The texts in all languages, each once."""
        return tuple(dict.fromkeys(self.by_language.values()))

    def __bool__(self) -> bool:
        return self.said is not None or any(text for _, text in self.texts)

    def __str__(self) -> str:
        return " / ".join(self.spoken)

    def numbered(self, number: int | str) -> Name:
        """The name of one of several; without a number as it is."""
        return combined(lambda name: f"{name} {number}", self) if number else self


@lru_cache(maxsize=4096)
def _by_language(name: Name, installed: tuple[str, ...]) -> ByLanguage:
    return name._in_all(installed)


def in_all_languages(names: Mapping[str, Name], installed: tuple[str, ...]) -> Mapping[str, ByLanguage]:
    """Many names by language."""
    return {key: _by_language(name, installed) for key, name in names.items()}


def combined(how: Callable[..., str], *names: Name) -> Name:
    """A name made of others, in every language that one of them has."""
    texts = [name.by_language for name in names]
    return Name.of({lang: how(*(text[lang] for text in texts)) for lang in sorted({lang for t in texts for lang in t})})


NO_NAME = Name()


def is_record(kind: Any) -> bool:
    """Whether a class has declared fields: a value, a named tuple or a dataclass."""
    return isinstance(kind, type) and (issubclass(kind, Struct) or hasattr(kind, "_fields") or is_dataclass(kind))


def field_names(kind: Any) -> tuple[str, ...]:
    """The fields that a record of this kind is made from, in their order."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__  # type: ignore[no-any-return]
    return tuple(field.name for field in fields(kind) if field.init) if is_dataclass(kind) else tuple(kind._fields)


def defaults_of(kind: Any) -> Mapping[str, Any]:
    """The fields that need not be given, with what they are then."""
    return _defaults_of(kind)


@cache
def _defaults_of(kind: Any) -> Mapping[str, Any]:
    if issubclass(kind, Struct):
        names, defaults = kind.__struct_fields__, kind.__struct_defaults__
        given = zip(names[len(names) - len(defaults) :], defaults, strict=True)
        return {name: default for name, default in given if default is not NODEFAULT}
    if is_dataclass(kind):
        return {field.name: field.default for field in fields(kind) if field.default is not MISSING}
    found: Mapping[str, Any] = kind._field_defaults
    return found


def with_fields(value: R, changes: Mapping[str, Any]) -> R:
    """A record with some of its fields, named by data, set anew."""
    changed: Any = value
    made: R = changed._replace(**changes) if isinstance(value, tuple) else replace(changed, **changes)
    return made
