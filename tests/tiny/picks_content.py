"""What picks is played with: scenarios from code instead of files, as documents and start states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from regelwerk.engine.content.files import Shelf, Source
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name
from tiny.picks import SEATS, Picks
from tiny.picks import start as begin

SHELF = Shelf("tiny", "tt", {"scenario": "scenarios"})


class Scenario(NamedTuple):
    """A game of some rounds."""

    name: Name
    rounds: int


class Content(NamedTuple):
    """All scenarios by id."""

    scenarios: Mapping[str, Scenario]


def load(folders: Sequence[Source] = ()) -> Content:  # noqa: ARG001  it reads no files
    return Content(
        {
            "short": Scenario(Name.of("Kurz", en="Short"), 1),
            "long": Scenario(Name.of("Lang", en="Long"), 5),
        }
    )


def scenario_document(content: Content, name: str, options: Mapping[str, Any]) -> Json:
    return {"system": "picks", "rounds": content.scenarios[name].rounds, "options": dict(options)}


def duel_document(content: Content, first: str, second: str, options: Mapping[str, Any]) -> Json:  # noqa: ARG001
    return scenario_document(content, "short", options)


def duellists(document: Json) -> tuple[str, str]:  # noqa: ARG001  always the same two
    first, second = SEATS
    return first, second


def start(document: Json) -> Picks:
    return begin(document["rounds"])
