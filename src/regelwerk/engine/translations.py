"""Texts of a catalogue and of content in languages that its own files do not speak: `messages/xx.toml` of its package.

Such a file has the shape of what it translates, with a text where that has one: `[rules.PS-HIT-01]` with `heading` and
`text`, `[content.weapons.longbow]` with `name`. The elements of a list are named by their `id`, or by their position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from regelwerk.engine.parsed_files import parse_toml
from regelwerk.languages import CODE, DEFAULT_LANGUAGE, TEXTS, file_of, languages

CONTENT = "content"


def translations(package: str) -> Mapping[str, Mapping[str, Any]]:
    """What the files of a package say in other languages, by language."""
    return {lang: found for lang in languages() if (found := _read(package, lang))}


@cache
def _read(package: str, lang: str) -> Mapping[str, Any]:
    """What a file says; one that cannot be read says nothing, and `regelwerk check` says so."""
    try:
        return read_translation(package, lang)
    except (OSError, ValueError, RecursionError):
        return {}


def read_translation(package: str, lang: str) -> Mapping[str, Any]:
    """What the file of a package says in a language; raises whatever is wrong with it."""
    file = file_of(package, lang, TEXTS)
    return parse_toml(file.read_text("utf-8")) if file is not None else {}


def is_text(data: Any) -> bool:
    """Whether data are a text by language."""
    return isinstance(data, dict) and isinstance(data.get(DEFAULT_LANGUAGE), str) and all(map(CODE.fullmatch, data))


def with_texts(data: Any, texts: Any, lang: str) -> Any:
    """Data with the texts of one more language in their places; places that do not exist are left out."""
    if isinstance(texts, str):
        if isinstance(data, str):
            return {DEFAULT_LANGUAGE: data, lang: texts}
        return {**data, lang: texts} if is_text(data) else data
    if isinstance(data, list):
        names = _element_names(data)
        return [
            with_texts(one, texts[name], lang) if name in texts else one for name, one in zip(names, data, strict=True)
        ]
    if isinstance(data, dict):
        return {key: with_texts(one, texts[key], lang) if key in texts else one for key, one in data.items()}
    return data


def text_places(data: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Mapping[str, str]]]:
    """All texts by language in some data, each with its place."""
    if is_text(data):
        yield place, data
    elif isinstance(data, dict):
        for key, one in data.items():
            yield from text_places(one, (*place, key))
    elif isinstance(data, list):
        for name, one in zip(_element_names(data), data, strict=True):
            yield from text_places(one, (*place, name))


def lost_places(data: Any, texts: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The places of translations at which there is nothing to translate."""
    if isinstance(texts, str):
        if not isinstance(data, str) and not is_text(data):
            yield place
        return
    inside = dict(zip(_element_names(data), data, strict=True)) if isinstance(data, list) else data
    for key, one in texts.items():
        found = inside.get(key) if isinstance(inside, dict) else None
        yield from lost_places(found, one, (*place, key))


def _element_names(data: list[Any]) -> list[str]:
    ids = [one.get("id") if isinstance(one, dict) else None for one in data]
    return [str(at) if name is None or ids.count(name) > 1 else str(name) for at, name in enumerate(ids)]
