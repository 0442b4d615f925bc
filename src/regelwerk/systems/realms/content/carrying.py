"""What a battle leaves behind: hit points, broken limbs and struck-off uses stay (RE-DMG-10, RE-MIK-14)."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.campaign.differences import number, numbers, things
from regelwerk.engine.facts import Phrase, Word
from regelwerk.engine.game import Json
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.values import LIMBS, limb_hp


def is_lost(world: World, figure: str) -> bool:
    """Who was removed or wrecked is gone; at exactly 0 hit points somebody can still be revived (RE-DMG-10)."""
    return world.find(figure).vitals.status in ("removed", "wreck")


def changes(before: Json, after: Json) -> tuple[Phrase, ...]:
    """Hit points first, then limbs and uses."""
    return tuple(_changes(before, after))


def _changes(before: Json, after: Json) -> Iterator[Phrase]:
    yield from numbers(before, after, {"re-figure-hp": _hp})
    for limb in LIMBS:
        yield from number(Word(f"re-limb-{limb}"), _limb(before, limb), _limb(after, limb))
    # What was used is a list of what is gone.
    yield from things(_used(after), _used(before))


def _now(entry: Json) -> Json:
    found: Json = entry.get("now", {})
    return found


def _hp(entry: Json) -> int:
    most: int = entry["hp"]
    left: int = _now(entry).get("hp", most)
    return left


def _limb(entry: Json, limb: str) -> int:
    """What is left of a limb; only a MIKe has any, and says so only where one is not whole."""
    return int(_now(entry).get(limb, limb_hp(entry["hp"])))


def _used(entry: Json) -> list[str]:
    return [thing for thing, number in _now(entry).get("used", {}).items() for _ in range(number)]
