"""What a scene leaves behind. Marked boxes, stress and what follows from it stay (DS-MON-01, DS-HEA-01): rests are no
part of this chapter of the rules, so what a rest mends the master changes."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.campaign.differences import numbers, states, things
from regelwerk.engine.facts import Phrase
from regelwerk.engine.game import Json
from regelwerk.systems.darkspace.state import World


def is_lost(world: World, figure: str) -> bool:
    """Who is dead stays so; who was beaten by stress or boxes can come back."""
    return world.find(figure).dead


def changes(before: Json, after: Json) -> tuple[Phrase, ...]:
    """Boxes first, then stress, handicaps and what was used up."""
    return tuple(_changes(before, after))


def _changes(before: Json, after: Json) -> Iterator[Phrase]:
    yield from numbers(
        before,
        after,
        {
            "ds-figure-boxes": lambda one: sum(_boxes(one, "hurt")) + sum(_boxes(one, "breach")),
            "ds-figure-stress": lambda one: int(one.get("stress", 0)),
            "ds-carried-base-stress": lambda one: int(one.get("base_stress", 0)),
            "ds-carried-handicaps": lambda one: len(one.get("handicaps", ())),
            "ds-carried-reductions": lambda one: sum(one.get("reductions", {}).values()),
        },
    )
    yield from states(_states(before), _states(after))
    # What is used up is a list of what is gone.
    yield from things(after.get("used", ()), before.get("used", ()))


def _boxes(entry: Json, monitors: str) -> list[int]:
    return list(entry.get(monitors, {}).values())


def _states(entry: Json) -> list[str]:
    return [f"ds-carried-{name}" for name in ("traumatised", "dead") if entry.get(name)]
