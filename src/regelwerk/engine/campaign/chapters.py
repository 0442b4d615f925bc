"""What can happen in a campaign: each function makes the next entry of its history, or says why that cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regelwerk.engine.campaign.carrying import carried
from regelwerk.engine.campaign.casting import Cast, own_tables, places, with_entries
from regelwerk.engine.campaign.history import (
    MOST_ENTRIES,
    MOST_HEROES,
    MOST_SCENES,
    Campaign,
    Hero,
    SceneLine,
    changed_heroes,
)
from regelwerk.engine.content.errors import ContentError, hint
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import to_json
from regelwerk.engine.game import Json
from regelwerk.engine.seating import seats_for_people
from regelwerk.engine.state_values import Name

if TYPE_CHECKING:
    from regelwerk.engine.system import System

Tables = Mapping[str, Mapping[str, Any]]


def founded(system: System, title: str) -> Json:
    """The first entry."""
    if system.casting is None or system.carrying is None or system.sheets is None:
        raise ContentError("campaign-no-casting", system=system.name)
    return {"kind": "founded", "system": system.name, "rules": system.game.rules_version, "title": title}


def joined(system: System, content: Any, campaign: Campaign, name: str) -> Json:
    """Somebody of a content joins as they are there, with what of their gear is not supplied."""
    known = [key for table in _participants(system) for key in content.plain.get(table, {})]
    if name not in known:
        raise ContentError("campaign-hero-unknown", hero=name[:80], hint=hint(name[:80], known))
    if name in campaign.heroes:
        raise ContentError("campaign-hero-twice", hero=name)
    if len(campaign.heroes) >= MOST_HEROES:
        raise ContentError("campaign-too-many", most=MOST_HEROES)
    tables = system.character(content, name).tables()
    return _version(Hero(name, next(iter(tables)), tables, False, campaign.head), "joined")


def _participants(system: System) -> tuple[str, ...]:
    casting = system.casting
    if casting is None:
        raise ContentError("campaign-no-casting", system=system.name)
    return casting.tables


def edited(system: System, content: Any, campaign: Campaign, hero: str, tables: Tables) -> Json:
    """The master has changed somebody between two scenes; raises ContentError if the new entry cannot be loaded."""
    found = known_hero(campaign, hero)
    if hero not in tables.get(found.table, {}):
        raise ContentError("campaign-hero-missing", hero=hero, table=found.table)
    with_entries(system, content, tables)
    return _version(found._replace(tables=tables), "edited")


def entered(system: System, content: Any, own: Tables, campaign: Campaign, hero: str, entry: Json) -> Json:
    """The master has changed only somebody's entry; what it names of one's own comes along from now on."""
    found = known_hero(campaign, hero)
    named = own_tables(
        system.loading.SHELF, _merged(own, found.tables, {found.table: {hero: entry}}), found.table, hero
    )
    tables = _merged(named, found.tables, {found.table: {hero: entry}})
    return edited(system, content, campaign, hero, tables)


def _merged(*layers: Tables) -> dict[str, dict[str, Any]]:
    """Tables over each other: the last entry of an id counts."""
    made: dict[str, dict[str, Any]] = {}
    for layer in layers:
        for table, entries in layer.items():
            made.setdefault(table, {}).update(entries)
    return made


def fate(campaign: Campaign, hero: str, *, lost: bool) -> Json:
    """The master says that somebody is lost, or is back."""
    return _version(known_hero(campaign, hero)._replace(lost=lost), "lost" if lost else "found")


def known_hero(campaign: Campaign, hero: str) -> Hero:
    found = campaign.heroes.get(hero)
    if found is None:
        raise ContentError("campaign-hero-unknown", hero=hero[:80], hint=hint(hero[:80], campaign.heroes))
    return found


def _version(hero: Hero, why: str) -> Json:
    tables = {table: dict(entries) for table, entries in hero.tables.items()}
    return {
        "kind": "hero", "hero": hero.id, "table": hero.table, "tables": tables, "lost": hero.lost, "why": why
    }  # fmt: skip


def planned(system: System, content: Any, scenes: Sequence[SceneLine]) -> Json:
    """The scenes in their order. Each exists, and has seats for people."""
    if len(scenes) > MOST_SCENES:
        raise ContentError("campaign-too-many", most=MOST_SCENES)
    known = system.scenarios(content)
    for line in scenes:
        if line.scene not in known:
            raise ContentError("campaign-scene-unknown", scene=line.scene[:80], hint=hint(line.scene[:80], known))
        start = system.start(system.scenario(content, line.scene, {}))
        if not seats_for_people(system, start) or not places(system, content, line.scene):
            raise ContentError("campaign-scene-seats", scene=line.scene)
    return {"kind": "scenes", "scenes": [line.plain() for line in scenes]}


def cast_tables(campaign: Campaign, cast: Cast) -> dict[str, dict[str, Any]]:
    """The entries of the campaign's heroes in a cast; who is lost is refused."""
    made: dict[str, dict[str, Any]] = {}
    for name in cast.values():
        hero = campaign.heroes.get(name)
        if hero is None:
            continue
        if hero.lost:
            raise ContentError("campaign-hero-lost", hero=Name.of(hero.names))
        for table, entries in hero.tables.items():
            made.setdefault(table, {}).update(entries)
    return made


def proposed(system: System, content: Any, campaign: Campaign, scene: str) -> dict[str, str]:
    """A cast for a scene: everybody in the place that was written for them, the others in those that people play.

    Whoever cannot take a place is left out: a proposal always begins.
    """
    free = places(system, content, scene)
    start = system.start(system.scenario(content, scene, {}))
    seats = seats_for_people(system, start)
    shown = {card.id: card for card in system.display(system.game.view(start, MASTER)).cards}
    cast: dict[str, str] = {}
    waiting = []
    for hero in campaign.living:
        own = next((one for one, place in free.items() if place == (hero.table, hero.id)), None)
        if own is None or not _fits(system, content, campaign, scene, {**cast, own: hero.id}):
            waiting.append(hero)
        else:
            cast[own] = hero.id
    for hero in waiting:
        for figure, place in free.items():
            played = figure in shown and shown[figure].seat in seats
            taken = {**cast, figure: hero.id}
            if (
                played
                and figure not in cast
                and place.table == hero.table
                and _fits(system, content, campaign, scene, taken)
            ):
                cast = taken
                break
    return cast


def _fits(system: System, content: Any, campaign: Campaign, scene: str, cast: Cast) -> bool:
    try:
        system.start(cast_scenario(system, content, campaign, scene, {}, cast))
    except ContentError:
        return False
    return True


def cast_scenario(
    system: System, content: Any, campaign: Campaign, scene: str, options: Mapping[str, Any], cast: Cast
) -> Json:
    """The document of a scene with the campaign's heroes, as they are now, in their places."""
    tables = cast_tables(campaign, cast)
    loaded = with_entries(system, content, tables) if tables else content
    return system.scenario(loaded, scene, options, cast)


def began(campaign: Campaign, game: str, scene: str, cast: Cast) -> Json:
    """A game of a scene with these heroes."""
    _check_length(campaign)
    return {"kind": "began", "game": game, "scene": scene, "cast": dict(cast)}


def kept(system: System, campaign: Campaign, game: str, document: Json, state: Any, outcome: Json) -> Json:
    """The end of a game of the campaign counts from now on: its heroes are as it has left them."""
    _check_length(campaign)
    started = campaign.games.get(game)
    if started is None:
        raise ContentError("campaign-other-game", title=campaign.title)
    if game in campaign.kept:
        raise ContentError("campaign-kept-already", n=campaign.kept[game])
    found = [one for one in carried(system, document, state) if one.hero in campaign.heroes]
    for one in found:
        # Somebody who was changed since would lose what was changed.
        if campaign.heroes[one.hero].since > started.n:
            raise ContentError("campaign-changed-since", hero=one.hero, n=campaign.heroes[one.hero].since)
    heroes = {
        one.hero: {
            "table": one.table,
            "tables": one.tables,
            "lost": one.lost,
            "changes": [to_json(change) for change in one.changes],
        }
        for one in found
    }
    return {"kind": "kept", "game": game, "scene": started.scene, "outcome": outcome, "heroes": heroes}


def back(campaign: Campaign, n: int) -> Json:
    """An entry counts no longer. What came after it for the same heroes has to be taken back first."""
    _check_length(campaign)
    entries = campaign.entries
    if not 0 <= n < len(entries) or not changed_heroes(entries[n]) or _is_first(campaign, n):
        raise ContentError("campaign-back-what", n=n)
    if n in campaign.taken_back:
        raise ContentError("campaign-back-already", n=n)
    for hero in changed_heroes(entries[n]):
        if campaign.heroes[hero].since > n:
            raise ContentError("campaign-back-later", n=campaign.heroes[hero].since, hero=hero)
    return {"kind": "back", "n": n}


def _is_first(campaign: Campaign, n: int) -> bool:
    """Whether an entry is what somebody joined by, which is no change."""
    return (campaign.entries[n]["kind"], campaign.entries[n].get("why")) == ("hero", "joined")


def _check_length(campaign: Campaign) -> None:
    if campaign.head >= MOST_ENTRIES:
        raise ContentError("campaign-too-long", most=MOST_ENTRIES)
