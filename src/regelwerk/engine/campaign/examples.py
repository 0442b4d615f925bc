"""Campaigns to begin with: who takes part and which scenes follow each other, in files beside a system's content."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field

from regelwerk.engine.campaign import chapters
from regelwerk.engine.campaign.history import MOST_HEROES, MOST_SCENES, SceneLine, campaign_of
from regelwerk.engine.content.entries import Entry, Texts, valid_entries
from regelwerk.engine.content.errors import ContentError, hint
from regelwerk.engine.content.files import Found, FoundById, files_beside

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System

FOLDER, TABLE = "campaigns", "campaigns"


class CampaignEntry(Entry):
    """`[campaigns.long_winter]`: a campaign as somebody has planned it."""

    name: Texts
    introduction: Texts
    heroes: Annotated[list[str], Field(min_length=1, max_length=MOST_HEROES)]
    scenes: Annotated[list[str], Field(min_length=1, max_length=MOST_SCENES)]


def examples(system: System, folders: Sequence[Path] = ()) -> dict[str, CampaignEntry]:
    """The planned campaigns of a system by id; raises ContentError for a file that cannot be read."""
    entries: FoundById = {}
    for place, data in files_beside(system.package, FOLDER, folders):
        if isinstance(data, ContentError):
            raise data
        for table, found in data.items():
            if table != TABLE or not isinstance(found, dict):
                raise place.error("content-unknown-table", key=table, hint=hint(table, [TABLE]))
            entries |= {key: Found(entry, place.at(table, key)) for key, entry in found.items()}
    return valid_entries(entries, CampaignEntry)


def example(system: System, name: str, folders: Sequence[Path] = ()) -> CampaignEntry:
    """A planned campaign by its id."""
    known = examples(system, folders)
    if name not in known:
        raise ContentError("campaign-unknown", campaign=name[:80], hint=hint(name[:80], known))
    return known[name]


def begun(system: System, content: Any, title: str, heroes: Sequence[str], scenes: Sequence[SceneLine]) -> list[Json]:
    """The beginning of a campaign's history: who takes part, and what is to be played."""
    entries: list[Json] = [chapters.founded(system, title)]
    for name in heroes:
        entries.append(chapters.joined(system, content, campaign_of(entries), name))
    return [*entries, chapters.planned(system, content, scenes)]
