"""What a story leaves behind: wounds, conditions, marks and resource points go on (FA-PHA-08, FA-RP-06), as do dice,
assets and the progress of plans."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.campaign.differences import number, numbers, states, things
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.values import ATTRIBUTES


def is_lost(world: World, figure: str) -> bool:
    """A faction that was destroyed is gone."""
    return world.find(figure).destroyed


def changes(before: Json, after: Json) -> tuple[Phrase, ...]:
    """Wounds and resource points first, then dice, assets and plans."""
    return tuple(_changes(before, after))


def _changes(before: Json, after: Json) -> Iterator[Phrase]:
    yield from states(_states(before), _states(after))
    yield from numbers(
        before,
        after,
        {
            "fa-figure-wounds": lambda one: len(one.get("wounds", ())),
            "fa-figure-rp": lambda one: int(one.get("rp", 0)),
        },
    )
    for name in ATTRIBUTES:
        yield from _die(name, before.get("dice", {}).get(name, "W4"), after.get("dice", {}).get(name, "W4"))
    yield from _die("effectiveness", before.get("effectiveness", "none"), after.get("effectiveness", "none"))
    yield from things(_ids(before, "assets"), _ids(after, "assets"))
    known = {plan["id"]: plan for plan in before.get("plans", ())}
    for plan in after.get("plans", ()):
        progress = known.get(plan["id"], {}).get("progress", 0)
        yield from number(Name.of(plan["name"]), progress, plan.get("progress", 0))


def _die(name: str, before: str, after: str) -> Iterator[Phrase]:
    if before != after:
        yield phrase("fa-carried-die", what=Word(f"fa-attribute-{name}"), before=before, after=after)


def _ids(entry: Json, table: str) -> list[str]:
    return [one.get("template") or one["id"] for one in entry.get(table, ())]


def _states(entry: Json) -> list[str]:
    return [f"fa-carried-{name}" for name in ("shaken", "hidden") if entry.get(name)]
