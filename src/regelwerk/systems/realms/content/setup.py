"""Setting up a game: a scenario or a duel as one self-contained document, and the start of a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regelwerk.engine.content.documents import as_document, stated_scenario, versus
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.facts import called
from regelwerk.engine.game import Json
from regelwerk.systems.realms.content.loading import SHELF, SIDES, Content, read_stock
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.values import PACKAGE

SYSTEM_NAME = "realms"
DUEL_FIELD = "uebungsplatz"
DUEL_MISSION = "standard"


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id, scenario = stated_scenario(content, name)
    forces = {scenario[side]: content.plain["forces"][scenario[side]] for side in SIDES}
    return _document(content, scenario_id, scenario, forces, {**scenario.get("options", {}), **options})


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two models on the practice ground, and nothing else."""
    cards = [content.models.find(name) for name in (first, second)]
    # One and the same model twice is one force; who is who is told by the side.
    forces: dict[str, Json] = {
        card.id: {
            "name": card.name.by_language,
            "faction": card.faction.by_language,
            "members": [card.id],
        }
        for card in cards
    }
    scenario: Json = {
        "name": versus(*(card.name.by_language for card in cards)),
        "introduction": dict(called(PACKAGE, "re-duel-introduction").by_language),
        "mission": DUEL_MISSION,
        "battlefield": DUEL_FIELD,
        **{side: card.id for side, card in zip(SIDES, cards, strict=True)},
    }
    return {**_document(content, "duel", scenario, forces, options), "duel": True}


def duellists(document: Json) -> tuple[str, str]:  # noqa: ARG001  the same for every document
    """The seats of the two who fight, in the order in which they were named."""
    first, second = SIDES
    return first, second


def _document(
    content: Content, scenario_id: str, scenario: Json, forces: Mapping[str, Json], options: Mapping[str, Any]
) -> Json:
    cards = [content.models[member] for force in forces.values() for member in force["members"]]
    used = {
        "weapons": [weapon.id for card in cards for weapon in card.weapons],
        "armours": [card.armour.id for card in cards if card.armour is not None],
        "items": [item.id for card in cards for item in card.items],
        "models": [card.id for card in cards],
        "battlefields": [scenario["battlefield"]],
        "missions": [scenario["mission"]],
    }
    chosen = {table: {key: content.plain[table][key] for key in sorted(set(keys))} for table, keys in used.items()}
    return as_document(content, (scenario_id, scenario), Options, options, {**chosen, "forces": dict(forces)})


def start(document: Json) -> World:
    """The world in which a document's game begins; documents are checked like content files."""
    from regelwerk.engine.content.entries import valid
    from regelwerk.systems.realms.content.lineup import line_up
    from regelwerk.systems.realms.content.models import DocumentEntry

    entry: DocumentEntry = valid(document, DocumentEntry, DOCUMENT)
    stock = read_stock(SHELF.from_plain(entry.content, DOCUMENT.at("content")), alone=entry.duel)
    return line_up(entry, stock, DOCUMENT, duel=entry.duel)
