"""Which languages there are, where their files lie, and what is said where one of them has no words for something.

A language is data. It is there as soon as the engine's sentences exist in it: a file `messages/xx.ftl` of the engine.
Every package holds its texts in its folder `messages`: sentences in `xx.ftl`, the texts of its catalogue and content in
`xx.toml`. A language of somebody else brings the same files in a folder of its own, each under the name of the package
that it translates: `regelwerk.engine/xx.ftl`. Such folders are named by REGELWERK_LANGUAGES, or are packages with an
entry point in the group `regelwerk.languages`. What a package says itself is never replaced by them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

DEFAULT_LANGUAGE = "de"
"""Spoken if nobody asks for anything else, and where a language has no words for something."""
ENGINE = "regelwerk.engine"
FOLDERS = "REGELWERK_LANGUAGES"
GROUP = "regelwerk.languages"
SENTENCES, TEXTS, RETIRED, EXPLAINED, FIELDS = ".ftl", ".toml", "retired", "explained", "fields"
"""`retired` is the folder of sentences that no rule says any more, but stored games still hold; `explained` that of the
lines that say what answers mean; `fields` that of what the fields of forms are called."""
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
"""How a language is called: `de`, `pt-BR`, `zh-Hant`."""


# -- which there are --------------------------------------------------------------------------------------------------


def languages() -> tuple[str, ...]:
    """The installed languages, the default first."""
    return _installed(brought_folders())


@cache
def _installed(brought: tuple[Path, ...]) -> tuple[str, ...]:
    folders = (_own(ENGINE), *(folder / ENGINE for folder in brought))
    return _sorted({code for folder in folders for code in _codes(folder, SENTENCES)})


def supplied_languages() -> tuple[str, ...]:
    """The languages that the program itself brings along: what it says, it says in all of them."""
    return _sorted(set(_codes(_own(ENGINE), SENTENCES)))


def languages_of(package: str) -> tuple[str, ...]:
    """The installed languages in which a package says anything at all."""
    return tuple(lang for lang in languages() if file_of(package, lang, SENTENCES) is not None)


def chain(lang: str) -> tuple[str, ...]:
    """In which languages a text is looked for, one after the other: the one asked for, its base, the default."""
    parts = lang.split("-")
    found = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return tuple(dict.fromkeys((*found, DEFAULT_LANGUAGE)))


def nearest(asked: str) -> str | None:
    """The installed language for what somebody asks for: `de` for `de_AT`, `DE` or `de`; None if there is none."""
    if asked == DEFAULT_LANGUAGE:
        return asked
    known = {code.casefold(): code for code in languages()}
    parts = asked.replace("_", "-").casefold().split("-")
    tries = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((known[one] for one in tries if one in known), None)


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return sayings(ENGINE, lang)["engine-language"]


# -- where their files lie --------------------------------------------------------------------------------------------


def file_of(package: str, lang: str, kind: str) -> Path | None:
    """The file of a package in one language; its own first, else one that somebody has brought."""
    own = _own(package) / (lang + kind)
    if own.is_file():
        return own
    others = (folder / (lang + kind) for folder in _brought(package))
    return next((file for file in others if file.is_file()), None)


def sentence_files(package: str, lang: str) -> list[Path]:
    """The files with the sentences of a package in one language; those of its folders lie beside the first."""
    first = file_of(package, lang, SENTENCES)
    if first is None:
        return []
    files = (first, *(first.parent / inside / first.name for inside in (EXPLAINED, FIELDS, RETIRED)))
    return [file for file in files if file.is_file()]


def browser_words(lang: str) -> Path | None:
    """The interface words of the browser in a language that somebody has brought: a script that exports them."""
    files = (folder / "browser" / f"{lang}.js" for folder in brought_folders())
    return next((file for file in files if file.is_file()), None)


@cache
def _own(package: str) -> Path:
    found = find_spec(package)
    folders = (found.submodule_search_locations if found is not None else None) or [""]
    return Path(next(iter(folders)), "messages")


def _brought(package: str) -> Iterator[Path]:
    return (folder / package for folder in brought_folders())


def brought_folders() -> tuple[Path, ...]:
    """The folders of languages that others have brought."""
    return _folders(os.environ.get(FOLDERS, ""))


@cache
def _folders(named: str) -> tuple[Path, ...]:
    from importlib.metadata import entry_points

    packages = (find_spec(one.value) for one in entry_points(group=GROUP))
    places = [place for one in packages if one is not None for place in one.submodule_search_locations or ()]
    return tuple(map(Path, [*(part for part in named.split(os.pathsep) if part), *places]))


def _codes(folder: Path, kind: str) -> Iterator[str]:
    if folder.is_dir():
        yield from (file.stem for file in folder.iterdir() if file.suffix == kind and CODE.fullmatch(file.stem))


def _sorted(codes: set[str]) -> tuple[str, ...]:
    return tuple(sorted(codes, key=lambda code: (code != DEFAULT_LANGUAGE, code)))


# -- texts by language ------------------------------------------------------------------------------------------------


def text_in(texts: Mapping[str, str], lang: str) -> str:
    """A text in a language, or in the first one of its chain that has it; "" where there is none at all."""
    return next((texts[code] for code in chain(lang) if code in texts), next(iter(texts.values()), ""))


def written_in(text: object, lang: str) -> str:
    """A text as content may write it, by language or once for all of them, in a language; "" if there is none."""
    return text_in(text, lang) if isinstance(text, Mapping) else str(text or "")


class ByLanguage(dict[str, str]):
    """A text by language; in languages that lack it, it is said in another one."""

    def __missing__(self, lang: str) -> str:
        return text_in(self, lang)


# -- sentences as they are written ------------------------------------------------------------------------------------

_ENTRY = re.compile(r"^(?=([a-zA-Z][a-zA-Z0-9_-]*) *=)", re.MULTILINE)
"""Where a message begins: whatever else is part of one is indented, or begins with a bracket or a brace."""


def entries(file: str) -> Iterator[tuple[str, str]]:
    """The messages of a file with their keys, as they are written."""
    begins = list(_ENTRY.finditer(file))
    ends = [*(begin.start() for begin in begins[1:]), len(file)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], file[begin.start() : end]


def sources(package: str, lang: str) -> dict[str, str]:
    """The messages of a package in one language alone, as they are written, by key."""
    found: dict[str, str] = {}
    for file in sentence_files(package, lang):
        for key, source in entries(file.read_text("utf-8")):
            found.setdefault(key, source)
    return found


class Saying(str):
    """A short message that is said without loading Fluent, unless it chooses between wordings."""

    __slots__ = ("_lang", "_source")
    _lang: str
    _source: str

    def format(self, *_: object, **facts: Any) -> str:
        """The message with its facts."""
        if "->" not in self._source:
            return _PLACE.sub(lambda found: str(facts[found[1]]), self)
        from fluent.runtime import FluentBundle, FluentResource

        bundle: Any = FluentBundle(list(chain(self._lang)), use_isolating=False)
        bundle.add_resource(FluentResource(self._source))
        text, _ = bundle.format_pattern(bundle.get_message(self._source.partition(" ")[0]).value, facts)
        return str(text)


_PLACE = re.compile(r"\{ *\$([a-z-]+) *\}")


@cache
def sayings(package: str, lang: str) -> Mapping[str, Saying]:
    """The short messages of a package, each in the first language of the chain that has it.

    For the few that are said by commands which are over sooner than Fluent is loaded.
    """
    found: dict[str, Saying] = {}
    for code in chain(lang):
        for key, source in sources(package, code).items():
            if key not in found:
                lines = [line for line in source.partition("=")[2].splitlines() if not line.startswith("#")]
                said = found[key] = Saying(" ".join(" ".join(lines).split()))
                said._lang, said._source = code, source
    return found


def typed_words(package: str, key: str) -> frozenset[str]:
    """The words that people may type for something: those of all languages, which a message lists with commas."""
    said = [sayings(package, lang)[key] for lang in languages()]
    return frozenset(word.strip().casefold() for words in said for word in words.split(","))
