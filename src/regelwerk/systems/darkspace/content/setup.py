"""Setting up a scene: a scenario or a duel as one self-contained document, and the start of a document."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict
from typing import Any

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue, rule
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.darkspace.content.loading import ACTORS, GEAR, PACKAGE, SHELF, Content, read_parts
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.pools import talent_limit
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.values import TALENTS

SYSTEM_NAME = "darkspace"
DOCUMENT_FORMAT = 1
ARENA = "arena"


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id = content.find_id("scenario", name)
    scenario = deepcopy(dict(content.plain["scenarios"][scenario_id]))
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two in one zone without cover, and nothing else; machines have the order to attack each other."""
    fighters = [content.find_fighter(name) for name in (first, second)]
    who = [one.id for one in fighters]
    ids, labels = list(who), [one.sheet.name.by_language for one in fighters]
    if who[0] == who[1]:
        ids = [f"{who[0]}_{number}" for number in (1, 2)]
        labels = [{lang: f"{name} {number}" for lang, name in labels[0].items()} for number in (1, 2)]
    scenario: Json = {
        "name": {lang: f"{labels[0][lang]} – {labels[1][lang]}" for lang in ("de", "en")},
        "introduction": {"de": "Zwei im Kampf gegeneinander.", "en": "Two against each other."},
        "sides": dict(zip(ids, labels, strict=True)),
        "zones": [{"id": ARENA, "name": {"de": "Arena", "en": "Arena"}}],
        "participants": [
            {"who": one, "id": own_id, "name": label, "side": own_id, "seat": own_id, "zone": ARENA}
            for one, own_id, label in zip(who, ids, labels, strict=True)
        ],
        "goals": [{"side": own_id, "ways": [[{"kind": "destroy"}]]} for own_id in ids],
    }
    for line, fighter, other in zip(scenario["participants"], fighters, reversed(ids), strict=True):
        if fighter.sheet.kind == "machine":
            line["order"] = {"kind": "attack", "by": line["id"], "target": other, "repeat": True}
    if any(one.sheet.kind == "group" for one in fighters):
        options = {"henchman_groups": True, **options}
    return _document(content, "duel", scenario, options)


def duellists(document: Json) -> tuple[str, str]:
    """The seats of the two who fight, in the order in which they were named."""
    first, second = (one["seat"] for one in document["participants"])
    return first, second


def _document(content: Content, scenario_id: str, scenario: Json, options: Mapping[str, Any]) -> Json:
    named = {one["who"] for one in scenario["participants"]}
    squads = {key: squad for key, squad in content.plain["squads"].items() if key in named}
    used = named | {member for squad in squads.values() for member in squad["members"]}
    people = {table: {key: one for key, one in content.plain[table].items() if key in used} for table in ACTORS}
    gear = {table: dict(content.plain[table]) for table in GEAR}
    return {
        "system": SYSTEM_NAME,
        "format": DOCUMENT_FORMAT,
        "scenario": scenario_id,
        **scenario,
        "options": asdict(make_options(Options, options, read_catalogue(PACKAGE))),
        "content": deepcopy({**gear, **people, "squads": squads}),
    }


def start(document: Json) -> World:
    """The world in which a document's scene begins; documents are checked like content files."""
    from regelwerk.engine.content.entries import valid
    from regelwerk.systems.darkspace.content.lineup import line_up
    from regelwerk.systems.darkspace.content.scene_models import DocumentEntry

    entry: DocumentEntry = valid(document, DocumentEntry, DOCUMENT)
    gear, cast = read_parts(SHELF.from_plain(entry.content, DOCUMENT.at("content")))
    world = line_up(entry.scenario, entry, gear, cast, DOCUMENT)
    check_limits(world)
    return world


@rule("DS:talent_max", "DS:skill_max", "DS:core_edition")
def check_limits(world: World) -> None:
    """Nobody goes beyond what the table's edition allows; how far a file may go does not depend on it."""
    options = world.options
    most_skill = 10 if options.core_edition == "HS" else options.skill_max
    for actor in world.actors:
        talents = zip(TALENTS, actor.sheet.talents, strict=False)  # henchmen and machines have none
        stated = [(f"ds-talent-{name}", talent_limit(options), value) for name, value in talents]
        stated += [(f"ds-skill-{name}", most_skill, value) for name, value in actor.sheet.skills]
        for key, limit, value in stated:
            if value > limit:
                raise DOCUMENT.error("ds-content-limit", who=actor.id, what=Word(key), value=value, limit=limit)
