"""Setting up a scene: a scenario or a duel as one self-contained document, and the start of a document."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict
from typing import Any

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue, rule
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.game import Json
from regelwerk.systems.heldencodex.content.loading import GEAR, PACKAGE, SHELF, Content, read_parts
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.state import World

SYSTEM_NAME = "heldencodex"
DOCUMENT_FORMAT = 1


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id = content.find_id("scenario", name)
    scenario = deepcopy(dict(content.plain["scenarios"][scenario_id]))
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


@rule("HC-MEL-24")
def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two within reach of each other, and nothing else. Both give up when badly wounded."""
    who = [content.find_id("character", name) for name in (first, second)]
    names = [content.characters[one].sheet.name for one in who]
    ids, labels = list(who), [name.by_language for name in names]
    if who[0] == who[1]:
        ids = [f"{who[0]}_{number}" for number in (1, 2)]
        labels = [{"de": f"{names[0].de} {number}", "en": f"{names[0].en} {number}"} for number in (1, 2)]
    scenario: Json = {
        "name": {lang: f"{labels[0][lang]} – {labels[1][lang]}" for lang in ("de", "en")},
        "introduction": {"de": "Zwei im Kampf gegeneinander.", "en": "Two against each other."},
        "sides": dict(zip(ids, labels, strict=True)),
        "characters": [
            {"who": one, "id": own_id, "name": label, "side": own_id, "seat": own_id, "gives_up": True}
            for one, own_id, label in zip(who, ids, labels, strict=True)
        ],
        "parts": [{"kind": "fight", "id": "duel"}],
    }
    return _document(content, "duel", scenario, options)


def duellists(document: Json) -> tuple[str, str]:
    """The seats of the two who fight, in the order in which they were named."""
    first, second = (one["seat"] for one in document["characters"])
    return first, second


def _document(content: Content, scenario_id: str, scenario: Json, options: Mapping[str, Any]) -> Json:
    characters = content.plain["characters"]
    used = {one["who"] for one in scenario["characters"]}
    return {
        "system": SYSTEM_NAME,
        "format": DOCUMENT_FORMAT,
        "scenario": scenario_id,
        **scenario,
        "options": asdict(make_options(Options, options, read_catalogue(PACKAGE))),
        "content": {
            **{table: deepcopy(dict(content.plain[table])) for table in GEAR},
            "characters": {key: deepcopy(characters[key]) for key in sorted(used)},
        },
    }


def start(document: Json) -> World:
    """The world in which a document's scene begins; documents are checked like content files."""
    from regelwerk.engine.content.entries import valid
    from regelwerk.systems.heldencodex.content.lineup import line_up
    from regelwerk.systems.heldencodex.content.models import DocumentEntry

    entry: DocumentEntry = valid(document, DocumentEntry, DOCUMENT)
    gear, characters = read_parts(SHELF.from_plain(entry.content, DOCUMENT.at("content")))
    return line_up(entry, characters, gear, DOCUMENT)
