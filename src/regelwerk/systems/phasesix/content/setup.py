"""Setting up a fight: a scenario or a duel as one self-contained document, and the start state of a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regelwerk.engine.content.documents import as_document, rivals, stated_scenario, versus
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.facts import called
from regelwerk.engine.game import Json
from regelwerk.systems.phasesix.content.loading import TABLES, Content, from_plain
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat
from regelwerk.systems.phasesix.values import PACKAGE

# A duel on a map begins ten metres apart, on open ground.
_DUEL_MAP = [30, 20]
_DUEL_PLACES = ([10, 10], [20, 10])


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id, scenario = stated_scenario(content, name)
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two participants against each other; without a map unless the options ask for one."""
    one, other = rivals(*((found.id, found.name) for found in map(content.participants.find, (first, second))))
    scenario: Json = {
        "name": versus(one.name, other.name),
        "introduction": dict(called(PACKAGE, "ps-duel-introduction").by_language),
        "sides": {"a": one.name, "b": other.name},
        "participants": [{**one._asdict(), "side": "a"}, {**other._asdict(), "side": "b"}],
    }
    settled = {"space": "none", **options}
    if settled["space"] != "none":
        scenario["map"] = list(_DUEL_MAP)
        for participant, place in zip(scenario["participants"], _DUEL_PLACES, strict=True):
            participant["at"] = list(place)
    return _document(content, "duel", scenario, settled)


def _document(content: Content, scenario_id: str, scenario: Json, options: Mapping[str, Any]) -> Json:
    used = used_content(content, scenario["participants"])
    return as_document(content, (scenario_id, scenario), Options, options, used)


def used_content(content: Content, participants: list[Json]) -> Json:
    """The plain content that these participants need, and no more."""
    used: dict[str, set[str]] = {table: set() for table in TABLES.values()}
    for participant in participants:
        who = participant["who"]
        sheet = content.participants[who]
        used["foes" if sheet.foe else "characters"].add(who)
        used["items"].update(participant.get("extra_items", {}), (item.id for item, _ in sheet.items))
        used["armor"].update(piece.id for piece in sheet.armor)
        if not sheet.foe:
            used["weapons"].update(weapon.id for weapon in sheet.weapons)
        if sheet.shield is not None:
            used["shields"].add(sheet.shield.id)
    return {table: {key: content.plain[table][key] for key in sorted(keys)} for table, keys in used.items() if keys}


def duellists(document: Json) -> tuple[str, str]:
    """The sides of a duel, in the order in which they were named."""
    first, second = (one["side"] for one in document["participants"])
    return first, second


def start(document: Json) -> Combat:
    """The state in which a document's fight begins; documents are checked like content files."""
    from regelwerk.engine.content.entries import valid
    from regelwerk.systems.phasesix.content.lineup import line_up, scenario_options
    from regelwerk.systems.phasesix.content.scenario_models import DocumentEntry

    entry: DocumentEntry = valid(document, DocumentEntry, DOCUMENT)
    content = from_plain(entry.content, DOCUMENT.at("content"))
    return line_up(entry, content, scenario_options(entry, DOCUMENT), DOCUMENT)
