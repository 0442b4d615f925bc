"""Recruits: factions that a master may bring into a running campaign, and how they come into it (FA-GM-01).

The correction is `{"add": {...}}`: a line as in a scenario (`who`, `id`, `name`, `seat`, `minor`, ...), and under
`content` all that the faction is made of, for a journal replays without content files. It comes without plans, which
speak of others who may not be there, and unless the line says otherwise as a minor faction that the master leads.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from regelwerk.engine.book.rulebook import rule
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
from regelwerk.systems.factions.content.commands import Known
from regelwerk.systems.factions.content.lineup import Entered, changed, faction
from regelwerk.systems.factions.content.loading import SHELF, Content, check_id, read_parts
from regelwerk.systems.factions.content.models import LineupEntry
from regelwerk.systems.factions.rules.master.commands import ids_in_use
from regelwerk.systems.factions.state import World

ADDED = Location("add")
MOST_IN_ALL = 54
"""No more than there are cards (FA-PHA-01)."""


def recruits(content: Content) -> tuple[Recruit, ...]:
    """Every faction of a content."""
    known = content.factions
    return tuple(recruit(who, one.name, known.kind, _brought(content, who)) for who, one in known.items())


def _brought(content: Content, who: str) -> Json:
    """A faction as it stands in the files, without plans and bonds, and the templates of its assets."""
    entry = {key: value for key, value in content.plain["factions"][who].items() if key not in ("plans", "controller")}
    templates = {one["template"] for one in entry.get("assets", ()) if "template" in one}
    assets = {key: content.plain["assets"][key] for key in sorted(templates)}
    return deepcopy({"factions": {who: entry}, "assets": assets})


@rule("FA-GM-01", "FA-GM-12")
def called_in(world: World, data: Any) -> World:
    """The world with another faction in it; cards and turns it gets with the next round."""
    data = read_newcomer(data, "id, name, seat, minor, rp, ...")
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
        made = faction(Entered(own_id, entry, ADDED), Known(factions, assets), assets, world.options)
    except ContentError as error:
        raise ValueError(f"this does not fit into the campaign: {error}") from error
    return replace(world, factions=tuple(sorted((*world.factions, made), key=lambda one: one.id)))


def _check_seat(world: World, stated: LineupEntry) -> None:
    seats = {MASTER, *(one.sheet.seat for one in world.factions)}
    seats |= {character.seat for character in world.scene.characters}
    if stated.seat not in seats:
        raise ValueError(f"nobody sits at {stated.seat!r}; there are {', '.join(sorted(seats))}")


def _called(world: World, wanted: str, name: Texts) -> tuple[str, Texts]:
    """An id and a name that nothing else has yet."""
    check_id(wanted, ADDED.at("id"))
    own_id, at = next(free_ids(wanted, ids_in_use(world), 1))
    return own_id, name.numbered(at)
