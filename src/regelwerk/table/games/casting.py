"""Who plays whom in a game that is being prepared: heroes of a campaign, of the house's own files, or supplied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.engine.campaign import chapters
from regelwerk.engine.campaign.casting import own_tables, places, with_entries
from regelwerk.engine.content.errors import ContentError
from regelwerk.table.games.own_content import Texts, loaded, tables_of
from regelwerk.table.screens.scenario_pages import Scene, scene_of

if TYPE_CHECKING:
    from regelwerk.engine.campaign.history import Campaign
    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System

CAST, CAMPAIGN = "cast", "campaign"
"""In the draft of a game: who plays whom, and the campaign that it belongs to."""


class Own(NamedTuple):
    """All content files of the house together, as far as they can be loaded: with the supplied content, and alone."""

    content: Any
    plain: Mapping[str, Mapping[str, Any]]
    files: frozenset[str]


def own_content(chosen: System, texts: Texts) -> Own:
    """Everything that the house has written; a file that cannot be loaded is left out."""
    usable = list(texts)
    while True:
        try:
            content = loaded(chosen, tuple(usable))
        except ContentError as error:
            wrong = [one for one in usable if error.facts.get("file") == f"{one[0]}.toml"] or usable[-1:]
            usable = [one for one in usable if one not in wrong]
            continue
        plain: dict[str, dict[str, Any]] = {}
        for _, text in usable:
            for table, entries in tables_of(text).items():
                plain.setdefault(table, {}).update(entries)
        return Own(content, plain, frozenset(name for name, _ in usable))


def cast_entries(chosen: System, draft: Json, campaign: Campaign | None, own: Own | None) -> dict[str, dict[str, Any]]:
    """The entries of everybody in a cast who does not come with the scene's own content."""
    cast: dict[str, str] = dict(draft.get(CAST) or {})
    found = chapters.cast_tables(campaign, cast) if campaign is not None else {}
    casting = chosen.casting
    if own is None or casting is None:
        return found
    known = {hero for entries in found.values() for hero in entries}
    for hero in cast.values():
        table = next((table for table in casting.tables if hero in own.plain.get(table, {})), None)
        if table is None or hero in known:
            continue
        for name, entries in own_tables(chosen.loading.SHELF, own.plain, table, hero).items():
            found.setdefault(name, {}).update(entries)
    return found


def draft_scene(chosen: System, content: Any, draft: Json, entries: Mapping[str, Mapping[str, Any]]) -> Scene:
    """The scene of a draft with its cast; raises ContentError if somebody cannot take their place."""
    if entries:
        content = with_entries(chosen, content, entries)
    return scene_of(
        chosen, content, str(draft["scene"]), draft.get("options", {}), draft.get("seating"), draft.get(CAST)
    )


def kinds_of_places(chosen: System, content: Any, scene: str) -> dict[str, str]:
    """The figures of a scene that heroes may play, with the kind of entry that fits."""
    kinds = {table: kind for kind, table in chosen.loading.SHELF.tables.items()}
    return {figure: kinds[place.table] for figure, place in places(chosen, content, scene).items()}
