"""A scene as an editor has it: plain entries, taken out of content, copied under new ids, written as a file."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from regelwerk.engine.content.edited_files import with_entry
from regelwerk.engine.game import Json
from regelwerk.engine.system import System
from regelwerk.table.games.own_content import Texts
from regelwerk.table.games.own_entries import with_needed

PlainTables = dict[str, dict[str, Json]]
"""Entries by table and id."""
SCENARIOS = "scenarios"


def scene_tables(chosen: System, plain: Mapping[str, Mapping[str, Json]], scene: str) -> PlainTables:
    """A scenario and the entries that are its own parts, such as its battlefield, in the order of a file."""
    stated = plain[SCENARIOS][scene]
    tables: PlainTables = {}
    for table, fields in _parts(chosen, stated, plain).items():
        tables[table] = {stated[field]: deepcopy(plain[table][stated[field]]) for field in fields}
    return {**tables, SCENARIOS: {scene: deepcopy(stated)}}


def copied(chosen: System, tables: PlainTables, scene: str, name: str) -> PlainTables:
    """The same scene under another id, its parts under ids that begin with it: the original stays as it is."""
    stated = dict(tables[SCENARIOS][scene])
    made: PlainTables = {}
    for table, fields in _parts(chosen, tables[SCENARIOS][scene], tables).items():
        for field in fields:
            own = name if len(fields) == 1 else f"{name}_{field}"
            made.setdefault(table, {})[own] = deepcopy(tables[table][stated[field]])
            stated[field] = own
    return {**made, SCENARIOS: {name: stated}}


def _parts(chosen: System, stated: Json, plain: Mapping[str, Mapping[str, Json]]) -> dict[str, list[str]]:
    """The fields of a scenario that name its parts, by table: the field of a kind, or else any that names one of it."""
    parts: dict[str, list[str]] = {}
    for kind in chosen.scene_parts:
        table = chosen.loading.SHELF.tables[kind]
        for field, value in stated.items():
            is_own = field == kind or (kind not in stated and field not in chosen.scene_parts)
            if is_own and isinstance(value, str) and value in plain.get(table, {}):
                parts.setdefault(table, []).append(field)
    return parts


def free_id(wanted: str, taken: Mapping[str, Any]) -> str:
    """An id that nobody has."""
    bare = re.sub(r"_\d+$", "", wanted)
    return next(one for one in (f"{bare}_{number}" for number in range(2, len(taken) + 3)) if one not in taken)


def with_scene(text: str, tables: PlainTables) -> str:
    """The text of a file in which the scene is so; what else stands in it stays."""
    for table in (*(table for table in tables if table != SCENARIOS), SCENARIOS):
        for key, entry in tables.get(table, {}).items():
            text = with_entry(text, table, key, entry)
    return text


def version_of(text: str) -> str:
    """Tells one state of a file from another."""
    return hashlib.sha256(text.encode()).hexdigest()[:16] if text else ""


def beside(chosen: System, file: str, text: str, kept: Mapping[str, str]) -> Texts:
    """The other files of one's own whose entries a file names."""
    return tuple(one for one in with_needed(chosen, [file], {**kept, file: text}) if one[0] != file)
