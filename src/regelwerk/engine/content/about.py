"""What a lobby says of a scenario before anybody plays it: what kind of game, how long, how hard, what it teaches.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.engine.content.marks import Called

SceneKind = Literal[
    "fight",
    "skirmish",
    "war",
    "intrigue",
    "chase",
    "race",
    "break_in",
    "hacking",
    "rescue",
    "contest",
    "journey",
    "adventure",
]
SceneLevel = Literal["easy", "medium", "hard"]
LEVELS: tuple[SceneLevel, ...] = ("easy", "medium", "hard")
"""How many rules a scene asks for, the fewest first."""
People = Annotated[int, Field(ge=1, le=54)]


class AboutEntry(Entry):
    """`about` of a scenario. All of it may be left out: what nobody has said is not shown.

    `minutes` is for the seating that a table suggests, `regelwerk content measure` counts them. `players` is the least
    and the largest number of people, where it is not as many as there are seats.
    """

    kind: Annotated[SceneKind | None, Called("scene-kind-")] = None
    level: Annotated[SceneLevel | None, Called("scene-level-")] = None
    minutes: Annotated[int, Field(ge=1, le=600)] | None = None
    players: Annotated[list[People], Field(min_length=2, max_length=2)] | None = None
    teaches: Texts | None = None


def about_of(stated: Mapping[str, Any]) -> AboutEntry:
    """What the data of a scenario says about it, which was checked when it was read."""
    return AboutEntry.model_validate(stated.get("about") or {})


def easiest_first(scenes: Mapping[str, AboutEntry], first: str) -> list[str]:
    """Scenarios as beginners go through them: the recommended one, then by level and length, the unrated last."""
    return sorted(scenes, key=lambda name: (name != first, *_place(scenes[name])))


def _place(about: AboutEntry) -> Iterable[int]:
    level = LEVELS.index(about.level) if about.level else len(LEVELS)
    return level, about.minutes or 0
