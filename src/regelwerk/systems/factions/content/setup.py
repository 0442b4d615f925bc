"""Setting up a campaign: a scenario or a duel as one self-contained document, and the start of a document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.documents import as_document, rivals, stated_scenario, versus
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.facts import called
from regelwerk.engine.game import Json
from regelwerk.systems.factions.content.loading import SHELF, Content, read_parts
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.values import PACKAGE


@rule("FA-GM-17")
def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id, scenario = stated_scenario(content, name)
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two factions at war with each other and nothing else: it ends when one is left.

    The deck is shuffled for every phase unless the options say otherwise: how many cards are left would multiply the
    states of a war by 27, and changes hardly anything.
    """
    one, other = two = rivals(*((found.id, found.name) for found in map(content.factions.find, (first, second))))
    scenario: Json = {
        "name": versus(one.name, other.name),
        "introduction": dict(called(PACKAGE, "fa-duel-introduction").by_language),
        "plans": False,
        "factions": [{**rival._asdict(), "seat": rival.id, "minor": False, "controller": ""} for rival in two],
    }
    return _document(content, "duel", scenario, {"reshuffle": "every_phase", **options})


def duellists(document: Json) -> tuple[str, str]:
    """The seats of the two at war, in the order in which they were named."""
    first, second = (one["seat"] for one in document["factions"])
    return first, second


def _document(content: Content, scenario_id: str, scenario: Json, options: Mapping[str, Any]) -> Json:
    factions = content.plain["factions"]
    used = _with_mentioned((one["who"] for one in scenario["factions"]), content)
    needed = {"assets": dict(content.plain["assets"]), "factions": {key: factions[key] for key in sorted(used)}}
    return as_document(content, (scenario_id, scenario), Options, options, needed)


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
