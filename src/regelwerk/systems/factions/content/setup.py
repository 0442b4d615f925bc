"""Setting up a campaign: a scenario or a duel as one self-contained document, and the start of a document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import asdict
from typing import Any

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue, rule
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.game import Json
from regelwerk.systems.factions.content.loading import PACKAGE, SHELF, Content, read_parts
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import World

SYSTEM_NAME = "factions"
DOCUMENT_FORMAT = 1


@rule("FA-GM-17")
def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id = content.find_id("scenario", name)
    scenario = deepcopy(dict(content.plain["scenarios"][scenario_id]))
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two factions at war with each other and nothing else: it ends when one is left.

    The deck is shuffled for every phase unless the options say otherwise: how many cards are left would multiply the
    states of a war by 27, and changes hardly anything.
    """
    who = [content.find_id("faction", name) for name in (first, second)]
    names = [content.factions[one].sheet.name for one in who]
    ids, labels = list(who), [name.by_language for name in names]
    if who[0] == who[1]:
        ids = [f"{who[0]}_{number}" for number in (1, 2)]
        labels = [{"de": f"{names[0].de} {number}", "en": f"{names[0].en} {number}"} for number in (1, 2)]
    scenario: Json = {
        "name": {lang: f"{labels[0][lang]} – {labels[1][lang]}" for lang in ("de", "en")},
        "introduction": {"de": "Zwei Fraktionen im Krieg.", "en": "Two factions at war."},
        "plans": False,
        "factions": [
            {"who": one, "id": own_id, "name": label, "seat": own_id, "minor": False, "controller": ""}
            for one, own_id, label in zip(who, ids, labels, strict=True)
        ],
    }
    return _document(content, "duel", scenario, {"reshuffle": "every_phase", **options})


def duellists(document: Json) -> tuple[str, str]:
    """The seats of the two at war, in the order in which they were named."""
    first, second = (one["seat"] for one in document["factions"])
    return first, second


def _document(content: Content, scenario_id: str, scenario: Json, options: Mapping[str, Any]) -> Json:
    factions = content.plain["factions"]
    used = _with_mentioned((one["who"] for one in scenario["factions"]), content)
    return {
        "system": SYSTEM_NAME,
        "format": DOCUMENT_FORMAT,
        "scenario": scenario_id,
        **scenario,
        "options": asdict(make_options(Options, options, read_catalogue(PACKAGE))),
        "content": {
            "assets": deepcopy(dict(content.plain["assets"])),
            "factions": {key: deepcopy(factions[key]) for key in sorted(used)},
        },
    }


def _with_mentioned(who: Iterable[str], content: Content) -> set[str]:
    """These factions, and those that their plans speak of."""
    used, waiting = set(), list(who)
    while waiting:
        key = waiting.pop()
        if key not in used:
            used.add(key)
            effects = [effect for plan in content.factions[key].plans for effect in plan.kind.effects]
            waiting += [name for effect in effects for name in (effect.faction, effect.to) if name in content.factions]
            waiting += [name for name in [content.factions[key].controller] if name]
    return used


def start(document: Json) -> World:
    """The world in which a document's campaign begins; documents are checked like content files."""
    from regelwerk.engine.content.entries import valid
    from regelwerk.systems.factions.content.lineup import line_up
    from regelwerk.systems.factions.content.models import DocumentEntry

    entry: DocumentEntry = valid(document, DocumentEntry, DOCUMENT)
    assets, factions = read_parts(SHELF.from_plain(entry.content, DOCUMENT.at("content")))
    return line_up(entry, factions, assets, DOCUMENT)
