"""The rulebook: rule functions know their IDs, the catalogue knows every rule in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from regelwerk.engine.parsed_files import parse_toml
from regelwerk.engine.translations import translations, with_texts
from regelwerk.languages import DEFAULT_LANGUAGE, ByLanguage

F = TypeVar("F", bound=Callable[..., Any])

_implementations: dict[str, list[Callable[..., Any]]] = {}


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a function as the place where these rules live. The function itself stays as it is."""

    def mark(function: F) -> F:
        for rule_id in ids:
            _implementations.setdefault(rule_id, []).append(function)
        function.__rule_ids__ = ids  # type: ignore[attr-defined]
        return function

    return mark


def implemented_rules() -> Mapping[str, list[Callable[..., Any]]]:
    return _implementations


def unforeseen(function: F) -> F:
    """Mark a rule that shows something nobody may know before: no preview looks past it."""
    function.__unforeseen__ = True  # type: ignore[attr-defined]
    return function


def is_unforeseen(function: Callable[..., Any]) -> bool:
    return getattr(function, "__unforeseen__", False)


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule of the catalogue."""

    id: str
    heading: Mapping[str, str]
    kind: str
    tag: str
    source: str
    text: Mapping[str, str]
    why: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class OptionText:
    """One open question of a rulebook, with its settled default and the alternatives."""

    name: str
    ruling: int
    rules: tuple[str, ...]
    default: Any
    values: tuple[Any, ...]
    question: Mapping[str, str]
    meaning: Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class RulingText:
    """A gap that is settled without an alternative."""

    number: int
    rules: tuple[str, ...]
    text: Mapping[str, str]


Article: TypeAlias = RuleText | OptionText | RulingText
"""Anything that the catalogue can be asked for."""


def article_id(article: Article) -> str:
    """What an article is asked for by, within its system."""
    match article:
        case RuleText():
            return article.id
        case OptionText():
            return article.name
        case RulingText():
            return f"ruling_{article.number}"


def heading_of(article: Article, lang: str) -> str:
    match article:
        case RuleText():
            return article.heading[lang]
        case OptionText():
            return article.question[lang]
        case RulingText():
            return article.text[lang]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Every rule, option and ruling of one system."""

    rules: Mapping[str, RuleText] = field(default_factory=dict)
    options: Mapping[str, OptionText] = field(default_factory=dict)
    rulings: Mapping[int, RulingText] = field(default_factory=dict)

    @property
    def prefix(self) -> str:
        """The letters that all IDs of a system begin with."""
        return next(iter(self.rules)).partition("-")[0]

    def cited(self, article: Article) -> str:
        """An article as it is cited: `PS-ATK-01`, `PS:aim_throw`, `PS:ruling_78`."""
        return article.id if isinstance(article, RuleText) else f"{self.prefix}:{article_id(article)}"

    def article(self, name: str) -> Article | None:
        """What is cited by this name: a rule, an option or a ruling, the latter two also without the prefix."""
        wanted = name.strip()
        if wanted.upper() in self.rules:
            return self.rules[wanted.upper()]
        prefix, colon, bare = wanted.rpartition(":")
        if colon and prefix.upper() != self.prefix:
            return None
        bare = bare.lower()
        if bare in self.options:
            return self.options[bare]
        number = bare.removeprefix("ruling_")
        if not (bare.startswith("ruling_") and number.isdecimal() and len(number) < 6):
            return None
        # The number of an open question leads to the option that settles it, where a table may settle it differently.
        by_number = (one for one in self.options.values() if one.ruling == int(number))
        return self.rulings.get(int(number)) or next(by_number, None)

    def search(self, words: str, lang: str = DEFAULT_LANGUAGE) -> Iterator[RuleText]:
        """Rules in whose ID, heading or text all the words occur."""
        wanted = words.casefold().split()
        for entry in self.rules.values():
            text = f"{entry.id} {entry.heading[lang]} {entry.text[lang]}".casefold()
            if all(word in text for word in wanted):
                yield entry


def has_catalogue(package: str) -> bool:
    """Whether a package holds a `rules.toml` that can be read without loading it."""
    return _catalogue_file(package) is not None


def _catalogue_file(package: str) -> Path | None:
    """The file of a catalogue, if the package lies in a plain folder."""
    found = find_spec(package)
    folders = (found.submodule_search_locations or ()) if found is not None else ()
    paths = (Path(folder, "rules.toml") for folder in folders)
    return next((path for path in paths if path.is_file()), None)


@cache
def read_catalogue(package: str) -> Catalogue:
    """Read the `rules.toml` of a system's package, with what its translations say."""
    data = catalogue_data(package)
    for lang, texts in translations(package).items():
        data = with_texts(data, {part: texts[part] for part in data if part in texts}, lang)
    rules = {
        rule_id: RuleText(
            rule_id,
            ByLanguage(entry["heading"]),
            entry["kind"],
            entry["tag"],
            entry["source"],
            ByLanguage(entry["text"]),
            ByLanguage(entry.get("why", {})),
        )
        for rule_id, entry in data["rules"].items()
    }
    options = {
        name: OptionText(
            name,
            entry["ruling"],
            tuple(entry["rules"]),
            entry["default"],
            tuple(entry["values"]),
            ByLanguage(entry["question"]),
            {value: ByLanguage(meaning) for value, meaning in entry["meaning"].items()},
        )
        for name, entry in data["options"].items()
    }
    rulings = {
        int(number): RulingText(int(number), tuple(entry["rules"]), ByLanguage(entry["text"]))
        for number, entry in data["rulings"].items()
    }
    return Catalogue(rules, options, rulings)


def catalogue_data(package: str) -> dict[str, Any]:
    """What the `rules.toml` of a package says, with all texts by language."""
    data = parse_toml((_catalogue_file(package) or resources.files(package) / "rules.toml").read_text("utf-8"))
    return {
        "rules": {rule_id: _by_language(entry, FIELDS) for rule_id, entry in data["rules"].items()},
        "options": data.get("options", {}),
        "rulings": {number: _by_language(entry, ("rules",)) for number, entry in data.get("rulings", {}).items()},
    }


FIELDS = ("kind", "tag", "source", "why")
HEADING = "heading"


def _by_language(entry: dict[str, Any], fields: tuple[str, ...]) -> dict[str, Any]:
    """An entry with its texts by language.

    It writes them as its fields: the text itself under the code of its language, a heading under `heading` in the
    default language and under `heading_xx` in others.
    """
    known = {name: entry[name] for name in fields if name in entry}
    headings = {name: text for name, text in entry.items() if name.startswith(HEADING)}
    texts = {name: text for name, text in entry.items() if name not in known and name not in headings}
    if headings:
        known[HEADING] = {
            name.removeprefix(HEADING).removeprefix("_") or DEFAULT_LANGUAGE: headings[name] for name in headings
        }
    return {**known, "text": texts}
