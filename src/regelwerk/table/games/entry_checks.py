"""An entry that somebody is writing: what is wrong with it and in which field, what follows from it, and its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from regelwerk.engine.content.edited_files import with_entry
from regelwerk.engine.content.errors import ContentError, Location, all_from_validation
from regelwerk.engine.content.toml_text import toml
from regelwerk.engine.system import System
from regelwerk.table.games.own_content import Texts, load_together
from regelwerk.table.games.own_entries import with_needed
from regelwerk.table.screens.content_forms import derived_view
from regelwerk.table.screens.language import Language
from regelwerk.table.user_errors import user_problem
from regelwerk.table.wire.pages.entries import EntryProblem, EntryVerdict

MOST_PROBLEMS = 50


def verdict(
    chosen: System, kind: str, key: str, data: Mapping[str, Any], file: str, beside: Texts, lang: str
) -> EntryVerdict:
    """What people are told of an entry that is to stand in this file; `beside` are all files of the house."""
    table = chosen.loading.SHELF.tables[kind]
    stated = without_nothing(data)
    place = Location(f"{file}.toml", (table, key))
    wrong = _wrong_shapes(chosen, kind, stated, place)
    try:
        text = toml({table: {key: stated}})
    except TypeError:
        return EntryVerdict(problems=_told(wrong[:MOST_PROBLEMS], chosen, place, lang), derived=[], text="")
    if wrong:
        return EntryVerdict(problems=_told(wrong[:MOST_PROBLEMS], chosen, place, lang), derived=[], text=text)
    try:
        kept = dict(beside)
        kept[file] = with_entry(kept.get(file, ""), table, key, stated)
        needed = with_needed(chosen, [file], kept)
        content = load_together(chosen, file, kept[file], needed)
        language = Language(lang, chosen)
        derived = [derived_view(one, language) for one in chosen.derived(content, kind, key)]
    except ContentError as error:
        return EntryVerdict(problems=_told([error], chosen, place, lang), derived=[], text=text)
    return EntryVerdict(problems=[], derived=derived, text=text)


def without_nothing(data: Any) -> Any:
    """Data without what was left empty: a file says nothing of it."""
    if isinstance(data, Mapping):
        return {key: without_nothing(one) for key, one in data.items() if one is not None}
    return [without_nothing(one) for one in data if one is not None] if isinstance(data, list) else data


def _wrong_shapes(chosen: System, kind: str, data: Any, place: Location) -> list[ContentError]:
    """All fields that do not have the shape of their model."""
    try:
        chosen.loading.SHELF.check_id(str(place.steps[-1]), place)
    except ContentError as error:
        return [error]
    model = chosen.entry_models.get(kind)
    if model is None:
        return []
    try:
        model.model_validate(data)
    except ValidationError as error:
        return all_from_validation(error, model, place)
    return []


def _told(errors: list[ContentError], chosen: System, place: Location, lang: str) -> list[EntryProblem]:
    return [_problem(error, chosen, place, lang) for error in errors]


def _problem(error: ContentError, chosen: System, place: Location, lang: str) -> EntryProblem:
    """An error as a sentence without the place, where the reader is looking at it."""
    where = str(error.facts.get("where", ""))
    if error.code == "content-missing-key":
        where = f"{where}.{error.facts['key']}"
    inside = where.removeprefix(place.where) if where.startswith(place.where) else ""
    told = user_problem(error, lang, chosen.package)
    shown = f"{error.facts.get('file', '')}"
    text = told.text.removeprefix(shown).lstrip(",: ")
    if inside:
        stated = str(error.facts.get("where", ""))
        text = text.removeprefix(stated).lstrip(",: ")
    return EntryProblem(code=error.code, text=text, field=inside.lstrip("."))
