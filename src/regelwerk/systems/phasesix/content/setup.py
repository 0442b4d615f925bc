"""Setting up a fight: a scenario or a duel as one self-contained document, and the start state of a document."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict
from typing import Any

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.game import Json
from regelwerk.systems.phasesix.content.loading import PACKAGE, TABLES, Content, from_plain
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat

SYSTEM_NAME = "phasesix"
DOCUMENT_FORMAT = 1

# A duel on a map begins ten metres apart, on open ground.
_DUEL_MAP = [30, 20]
_DUEL_PLACES = ([10, 10], [20, 10])


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id = content.find_id("scenario", name)
    scenario = deepcopy(dict(content.plain["scenarios"][scenario_id]))
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two participants against each other; without a map unless the options ask for one."""
    who = [content.find_id("participant", name) for name in (first, second)]
    names = [content.participants[one].name for one in who]
    ids, labels = list(who), [name.by_language for name in names]
    if who[0] == who[1]:
        ids = [f"{who[0]}_{number}" for number in (1, 2)]
        labels = [{"de": f"{names[0].de} {number}", "en": f"{names[0].en} {number}"} for number in (1, 2)]
    versus = {lang: f"{labels[0][lang]} – {labels[1][lang]}" for lang in ("de", "en")}
    scenario: Json = {
        "name": versus,
        "introduction": {"de": "Ein Duell.", "en": "A duel."},
        "sides": dict(zip("ab", labels, strict=True)),
        "participants": [
            {"who": one, "id": own_id, "name": label, "side": side}
            for one, own_id, label, side in zip(who, ids, labels, "ab", strict=True)
        ],
    }
    settled = {"space": "none", **options}
    if settled["space"] != "none":
        scenario["map"] = list(_DUEL_MAP)
        for participant, place in zip(scenario["participants"], _DUEL_PLACES, strict=True):
            participant["at"] = list(place)
    return _document(content, "duel", scenario, settled)


def _document(content: Content, scenario_id: str, scenario: Json, options: Mapping[str, Any]) -> Json:
    return {
        "system": SYSTEM_NAME,
        "format": DOCUMENT_FORMAT,
        "scenario": scenario_id,
        **scenario,
        "options": asdict(make_options(Options, options, read_catalogue(PACKAGE))),
        "content": used_content(content, scenario["participants"]),
    }


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
    return {
        table: {key: deepcopy(content.plain[table][key]) for key in sorted(keys)}
        for table, keys in used.items()
        if keys
    }


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
