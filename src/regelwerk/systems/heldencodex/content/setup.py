"""Setting up a scene: a scenario or a duel as one self-contained document, and the start of a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.documents import as_document, rivals, stated_scenario, versus
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.facts import called
from regelwerk.engine.game import Json
from regelwerk.systems.heldencodex.content.loading import GEAR, SHELF, Content, read_parts
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import PACKAGE


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id, scenario = stated_scenario(content, name)
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


@rule("HC-MEL-24")
def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two within reach of each other, and nothing else. Both give up when badly wounded."""
    one, other = two = rivals(*((found.id, found.name) for found in map(content.characters.find, (first, second))))
    scenario: Json = {
        "name": versus(one.name, other.name),
        "introduction": dict(called(PACKAGE, "hc-duel-introduction").by_language),
        "sides": {rival.id: rival.name for rival in two},
        "characters": [{**rival._asdict(), "side": rival.id, "seat": rival.id, "gives_up": True} for rival in two],
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
    gear = {table: dict(content.plain[table]) for table in GEAR}
    people = {key: characters[key] for key in sorted(used)}
    return as_document(content, (scenario_id, scenario), Options, options, {**gear, "characters": people})


def start(document: Json) -> World:
    """The world in which a document's scene begins; documents are checked like content files."""
    from regelwerk.engine.content.entries import valid
    from regelwerk.systems.heldencodex.content.lineup import line_up
    from regelwerk.systems.heldencodex.content.models import DocumentEntry

    entry: DocumentEntry = valid(document, DocumentEntry, DOCUMENT)
    gear, characters = read_parts(SHELF.from_plain(entry.content, DOCUMENT.at("content")))
    return line_up(entry, characters, gear, DOCUMENT)
