"""What a scene leaves behind. Wounds and lost points stay until rest and care mend them (HC-INJ-01 to -08, HC-REG-01 to
-06), what was learned stays for good (HC-LRN-03)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from regelwerk.engine.campaign.differences import numbers, states, things, valued
from regelwerk.engine.facts import Phrase
from regelwerk.engine.game import Json
from regelwerk.systems.heldencodex.content.models import CharacterValues
from regelwerk.systems.heldencodex.state import World

_USUAL = CharacterValues()
RINGS = ("outer", "middle", "inner")


def is_lost(world: World, figure: str) -> bool:
    """Only death is for good; who was knocked out comes round."""
    return world.find(figure).down == "dead"


def changes(before: Json, after: Json) -> tuple[Phrase, ...]:
    """Wounds first, then strength, experience, skills and gear."""
    return tuple(_changes(before, after))


def _changes(before: Json, after: Json) -> Iterator[Phrase]:
    yield from states(_states(before), _states(after))
    yield from numbers(
        before,
        after,
        {
            "hc-figure-segments": _segments,
            "hc-figure-critical": lambda one: sum(bool(wound.get("critical")) for wound in one.get("wounds", ())),
            "hc-figure-physis": lambda one: sum(one.get("physis", _USUAL.physis)) - int(one.get("physis_lost", 0)),
            "hc-figure-psyche": lambda one: sum(one.get("psyche", _USUAL.psyche)) - int(one.get("psyche_lost", 0)),
            "hc-carried-ep": lambda one: int(one.get("ep", 0)),
            "hc-carried-respect": lambda one: int(one.get("respect", 0)),
            "hc-carried-mythos": lambda one: int(one.get("mythos", 0)),
            "hc-carried-armour": _armour,
        },
    )
    for table in ("attributes", "skills"):
        yield from valued(before.get(table, {}), after.get(table, {}), _value)
    for table in ("weapons", "items"):
        yield from things(before.get(table, ()), after.get(table, ()))


def _states(entry: Json) -> list[str]:
    found = [f"hc-down-{entry['down']}"] if entry.get("down") else []
    return found + [f"hc-board-{name}" for name in ("breathless", "dazed") if entry.get(name)]


def _segments(entry: Json) -> int:
    return sum(len(wound.get(ring, ())) for wound in entry.get("wounds", ()) for ring in RINGS)


def _armour(entry: Json) -> int:
    return sum(int(points) for row in entry.get("armour_rows", {}).values() for points in row.split("/"))


def _value(told: int | str) -> int:
    """A value as it stands in a file; a skill may have signs behind its number."""
    found = re.match(r"\d+", str(told))
    return int(found[0]) if found else 0
