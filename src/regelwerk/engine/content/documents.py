"""Documents: a scenario or a duel in one piece with all the content it uses."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple

from msgspec.structs import asdict

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.tables import Tables
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name, Value, combined

FORMAT = 1


class Rival(NamedTuple):
    """One of the two in a duel: the id in the content, the id and the name in the duel."""

    who: str
    id: str
    name: dict[str, str]


def stated_scenario(content: Tables, name: str) -> tuple[str, Json]:
    """The id of a scenario, and a copy of what its file says."""
    scenario_id = content.find_id("scenario", name)
    return scenario_id, deepcopy(dict(content.plain["scenarios"][scenario_id]))


def rivals(first: tuple[str, Name], second: tuple[str, Name]) -> tuple[Rival, Rival]:
    """Two by id and name; one and the same twice are told apart by numbers."""
    if first[0] != second[0]:
        return Rival(first[0], first[0], first[1].by_language), Rival(second[0], second[0], second[1].by_language)
    who, name = first
    one, other = (Rival(who, f"{who}_{number}", name.numbered(number).by_language) for number in (1, 2))
    return one, other


def versus(first: Mapping[str, str], second: Mapping[str, str]) -> dict[str, str]:
    """The name of a duel."""
    return dict(combined("{} – {}".format, Name.of(first), Name.of(second)).texts)


def as_document(
    content: Tables,
    scenario: tuple[str, Json],
    kind: type[Value],
    options: Mapping[str, Any],
    used: Mapping[str, Any],
) -> Json:
    """A scenario by its id and data, with all its options, and with the content that it uses."""
    package = content.shelf.package
    scenario_id, stated = scenario
    return {
        "system": package.rpartition(".")[2],
        "format": FORMAT,
        "scenario": scenario_id,
        **stated,
        "options": asdict(make_options(kind, options, read_catalogue(package))),
        "content": deepcopy(dict(used)),
    }
