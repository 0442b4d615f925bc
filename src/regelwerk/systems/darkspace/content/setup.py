"""Setting up a scene: a scenario or a duel as one self-contained document, and the start of a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.documents import as_document, rivals, stated_scenario, versus
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.facts import Word, called
from regelwerk.engine.game import Json
from regelwerk.systems.darkspace.content.loading import ACTORS, GEAR, SHELF, Content, read_parts
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.pools import talent_limit
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.values import PACKAGE, TALENTS

ARENA = "arena"


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    """A scenario with all the content it uses; the given options go before the scenario's own."""
    scenario_id, scenario = stated_scenario(content, name)
    return _document(content, scenario_id, scenario, {**scenario.get("options", {}), **options})


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:
    """Two in one zone without cover, and nothing else; machines have the order to attack each other."""
    fighters = [content.find_fighter(name) for name in (first, second)]
    first_one, second_one = two = rivals(*((one.id, one.name) for one in fighters))
    scenario: Json = {
        "name": versus(first_one.name, second_one.name),
        "introduction": dict(called(PACKAGE, "ds-duel-introduction").by_language),
        "sides": {one.id: one.name for one in two},
        "zones": [{"id": ARENA, "name": dict(called(PACKAGE, "ds-name-arena").by_language)}],
        "participants": [{**one._asdict(), "side": one.id, "seat": one.id, "zone": ARENA} for one in two],
        "goals": [{"side": one.id, "ways": [[{"kind": "destroy"}]]} for one in two],
    }
    for line, fighter, other in zip(scenario["participants"], fighters, reversed(two), strict=True):
        if fighter.sheet.kind == "machine":
            line["order"] = {"kind": "attack", "by": line["id"], "target": other.id, "repeat": True}
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
    return as_document(content, (scenario_id, scenario), Options, options, {**gear, **people, "squads": squads})


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
