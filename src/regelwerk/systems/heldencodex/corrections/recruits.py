"""Recruits: whom a master may call into a running scene, and how they come into it.

The correction is `{"add": {...}}`: a line as in a scenario (`who`, `side`, `seat`, `count`, ...), and under `content`
all that they are made of, for a journal replays without content files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from regelwerk.engine.content.entries import Texts, valid
from regelwerk.engine.content.errors import ContentError, Location
from regelwerk.engine.content.files import check_known
from regelwerk.engine.corrections import free_ids, read_newcomer
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.screen.correction_forms import recruit
from regelwerk.engine.screen.display import Recruit
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.content.characters import hero
from regelwerk.systems.heldencodex.content.lineup import changed
from regelwerk.systems.heldencodex.content.loading import SHELF, Content, check_id, read_parts
from regelwerk.systems.heldencodex.content.models import LineupEntry
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.state import Hero, World

ADDED = Location("add")
MOST_IN_ALL = 40


def recruits(content: Content) -> tuple[Recruit, ...]:
    """Everybody of a content; the side and more may be written into the change."""
    return tuple(
        recruit(who, one.name, content.characters.kind, _brought(content, who))
        for who, one in content.characters.items()
    )


def _brought(content: Content, who: str) -> Json:
    """A character as it stands in the files, and of all gear and abilities what it speaks of."""
    character = content.plain["characters"][who]
    plain = content.plain
    items = {key: plain["items"][key] for key in character.get("items", ())}
    named = [*character.get("weapons", ()), *character.get("attributes", {}), *character.get("skills", {})]
    named += ["memory", *(used for item in items.values() for used in item["used_with"])]
    brought = {
        "characters": {who: character},
        "items": items,
        "armours": {key: plain["armours"][key] for key in character.get("armour", ())},
        **{
            table: {key: plain[table][key] for key in plain[table] if key in named}
            for table in ("weapons", "abilities")
        },
    }
    return deepcopy({table: dict(entries) for table, entries in brought.items() if entries})


def called_in(world: World, data: Any) -> World:
    """The scene with the newcomers in it; where there is a fight, they are in it."""
    data = read_newcomer(data, "side, seat, count, id, name")
    line = {key: value for key, value in data.items() if key != "content"}
    try:
        gear, characters = read_parts(SHELF.from_plain(data["content"], ADDED.at("content")))
        entry: LineupEntry = valid(line, LineupEntry, ADDED)
        check_known(Word("hc-content-kind-character"), entry.who, characters, ADDED.at("who"))
        if len(world.heroes) + entry.count > MOST_IN_ALL:
            raise ValueError(f"there is room for {MOST_IN_ALL} participants")
        character = changed(characters[entry.who], entry)
        character = character.model_copy(update=_allegiance(world, entry))
        for own_id, name in _called(world, entry, character.name):
            made = hero(own_id, character.model_copy(update={"name": name}), gear, ADDED)
            world = _joined(world, replace(made, sheet=replace(made.sheet, called_in=True)))
    except ContentError as error:
        raise ValueError(f"this does not fit into the scene: {error}") from error
    return world


def _allegiance(world: World, entry: LineupEntry) -> Mapping[str, Any]:
    """Side and seat; unless stated, newcomers are the master's and join the master's people."""
    sides = list(dict.fromkeys(one.sheet.side for one in world.heroes))
    seats = sorted({MASTER, *(one.sheet.seat for one in world.heroes)})
    others = [one.sheet.side for one in world.heroes if one.sheet.seat == MASTER]
    side = entry.side if "side" in entry.model_fields_set else (others or sides)[-1]
    seat = entry.seat if entry.seat is not None else MASTER
    if side not in sides:
        raise ValueError(f"no side {side!r}; there are {', '.join(sides)}")
    if seat not in seats:
        raise ValueError(f"nobody sits at {seat!r}; there are {', '.join(seats)}")
    return {"side": side, "seat": seat}


def _called(world: World, entry: LineupEntry, name: Texts) -> Iterator[tuple[str, Texts]]:
    """Ids and names that nobody has yet: several of a kind are numbered."""
    taken = {key for key, _ in world.scene.names} | {one.id for one in world.heroes}
    band = entry.id or entry.who
    check_id(band, ADDED.at("id"))
    for own_id, at in free_ids(band, taken, entry.count):
        yield own_id, name.numbered(at)


def _joined(world: World, newcomer: Hero) -> World:
    _check_known_abilities(world, newcomer)
    world = replace(world, heroes=(*world.heroes, newcomer))
    fight = world.act
    if not isinstance(fight, Fight) or newcomer.down == "dead":
        return world
    fighter = Fighter(newcomer.id)
    opposed = [one.who for one in fight.fighters if world.find(one.who).sheet.side != newcomer.sheet.side]
    fight = replace(fight, fighters=(*fight.fighters, fighter))
    for other in opposed:
        fight = fight.with_distance(newcomer.id, other, fight.plan.distance)
    # Who comes while others make ready makes ready with them; later on, the next phase is the first.
    if fight.stage == "ready" and fight.queue:
        fight = replace(fight, queue=(*fight.queue, newcomer.id))
    return replace(world, act=fight)


def _check_known_abilities(world: World, newcomer: Hero) -> None:
    """What somebody can do must have a name in this scene."""
    named = {key for key, _ in world.scene.names} | {weapon.id for weapon in newcomer.sheet.weapons}
    used = [*(name for name, _ in newcomer.attributes), *(skill.id for skill in newcomer.skills)]
    used += [ability for item in newcomer.sheet.items for ability in item.used_with]
    unknown = sorted({ability for ability in used if ability not in named})
    if unknown:
        raise ValueError(f"nobody in this scene knows {', '.join(unknown)}")
