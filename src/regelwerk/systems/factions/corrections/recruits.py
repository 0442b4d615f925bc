"""Recruits: factions that a master may bring into a running campaign, and how they come into it (FA-GM-01).

The correction is `{"add": {...}}`: a line as in a scenario (`who`, `id`, `name`, `seat`, `minor`, ...), and under
`content` all that the faction is made of, for a journal replays without content files. It comes without plans, which
speak of others who may not be there, and unless the line says otherwise as a minor faction that the master leads.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.entries import valid
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.game import ContentError, Json
from regelwerk.engine.screen.display import Recruit
from regelwerk.systems.factions.content.commands import Known
from regelwerk.systems.factions.content.lineup import Entered, changed, faction
from regelwerk.systems.factions.content.loading import SHELF, Content, check_id, read_parts
from regelwerk.systems.factions.content.models import LineupEntry, Names
from regelwerk.systems.factions.rules.master.commands import ids_in_use
from regelwerk.systems.factions.state import World

ADDED = Location("add")
MOST_IN_ALL = 54
"""No more than there are cards (FA-PHA-01)."""


def recruits(content: Content) -> tuple[Recruit, ...]:
    """Every faction of a content."""
    return tuple(
        Recruit(
            who,
            (("de", one.sheet.name.de), ("en", one.sheet.name.en)),
            "fa-content-kind-faction",
            {"add": {"who": who, "content": _brought(content, who)}},
        )
        for who, one in content.factions.items()
    )


def _brought(content: Content, who: str) -> Json:
    """A faction as it stands in the files, without plans and bonds, and the templates of its assets."""
    entry = {key: value for key, value in content.plain["factions"][who].items() if key not in ("plans", "controller")}
    templates = {one["template"] for one in entry.get("assets", ()) if "template" in one}
    assets = {key: content.plain["assets"][key] for key in sorted(templates)}
    return deepcopy({"factions": {who: entry}, "assets": assets})


@rule("FA-GM-01", "FA-GM-12")
def called_in(world: World, data: Any) -> World:
    """The world with another faction in it; cards and turns it gets with the next round."""
    if not isinstance(data, dict) or not isinstance(data.get("content"), dict):
        raise ValueError('add takes {"who": id, "content": {...}} and, if you like, id, name, seat, minor, rp, ...')
    if len(world.factions) >= MOST_IN_ALL:
        raise ValueError(f"there is room for {MOST_IN_ALL} factions")
    line = {"minor": True, "seat": MASTER, **{key: value for key, value in data.items() if key != "content"}}
    try:
        assets, factions = read_parts(SHELF.from_plain(data["content"], ADDED.at("content")))
        stated: LineupEntry = valid(line, LineupEntry, ADDED)
        check_known(Word("fa-content-kind-faction"), stated.who, factions, ADDED.at("who"))
        _check_seat(world, stated)
        entry = changed(factions[stated.who], stated)
        own_id, name = _called(world, stated.id or stated.who, entry.name)
        entry = entry.model_copy(update={"name": name, "plans": [], "controller": ""})
        newcomer = faction(Entered(own_id, entry, ADDED), Known(factions, assets), assets, world.options)
    except ContentError as error:
        raise ValueError(f"this does not fit into the campaign: {error}") from error
    return world._replace(factions=tuple(sorted((*world.factions, newcomer), key=lambda one: one.id)))


def _check_seat(world: World, stated: LineupEntry) -> None:
    seats = {MASTER, *(one.sheet.seat for one in world.factions)}
    seats |= {character.seat for character in world.scene.characters}
    if stated.seat not in seats:
        raise ValueError(f"nobody sits at {stated.seat!r}; there are {', '.join(sorted(seats))}")


def _called(world: World, wanted: str, name: Names) -> tuple[str, Names]:
    """An id and a name that nothing else has yet."""
    check_id(wanted, ADDED.at("id"))
    taken = ids_in_use(world)
    if wanted not in taken:
        return wanted, name
    at = next(at for at in range(2, 2 * MOST_IN_ALL + 2) if f"{wanted}_{at}" not in taken)
    return f"{wanted}_{at}", Names(de=f"{name.de} {at}", en=f"{name.en} {at}")
