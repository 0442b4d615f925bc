"""A campaign as one file: its history, and by which format, system and rules it was written."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from regelwerk.engine.campaign.casting import with_entries
from regelwerk.engine.campaign.history import MOST_ENTRIES, Campaign, campaign_of
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.game import Json
from regelwerk.engine.system import System, UnknownSystem, system

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMAT = 1
KIND = "regelwerk-campaign"
LONGEST = 10_000_000
"""Characters of a file at most."""


def file_of(entries: Sequence[Json]) -> str:
    """The text of the file."""
    found = campaign_of(entries)
    told = {"kind": KIND, "format": FORMAT, "system": found.system, "rules": found.rules, "entries": list(entries)}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def read_file(text: str) -> tuple[System, Campaign]:
    """The campaign of a file. One of another format, system or rules version is refused with a sentence."""
    told = _parsed(text)
    if told.get("kind") != KIND or not isinstance(told.get("entries"), list):
        raise ContentError("campaign-file-none")
    if told.get("format") != FORMAT:
        raise ContentError("campaign-file-format", found=str(told.get("format"))[:20], known=FORMAT)
    try:
        chosen = system(str(told.get("system")))
    except UnknownSystem:
        raise ContentError("campaign-file-system", system=str(told.get("system"))[:40]) from None
    if told.get("rules") != chosen.game.rules_version:
        raise ContentError(
            "campaign-file-rules",
            found=str(told.get("rules"))[:40],
            known=chosen.game.rules_version,
            system=chosen.name,
        )
    if not 0 < len(told["entries"]) <= MOST_ENTRIES:
        raise ContentError("campaign-damaged")
    found = campaign_of(told["entries"])
    if (found.system, found.rules) != (chosen.name, chosen.game.rules_version):
        raise ContentError("campaign-damaged")
    for hero in found.heroes.values():
        with_entries(chosen, chosen.content(), hero.tables)
    return chosen, found


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise ContentError("campaign-file-long", most=LONGEST)
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise ContentError("campaign-file-none") from None
    if not isinstance(told, dict):
        raise ContentError("campaign-file-none")
    return told
