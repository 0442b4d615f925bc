"""Factions as command line, table and lab see them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.engine.board import Board, Standings
from regelwerk.engine.game import Json, Question
from regelwerk.engine.policies import Policy
from regelwerk.systems.factions.game import Factions
from regelwerk.systems.factions.news import NEWS
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.tactics import DEFAULT, TACTICS

if TYPE_CHECKING:
    from regelwerk.engine.given import Given


class FactionsSystem:
    """Content, scenarios, tactics and questions of Factions. Heavy parts load when they are needed."""

    name = "factions"
    title: Mapping[str, str] = {"de": "Fraktionen", "en": "Factions"}
    package = "regelwerk.systems.factions"
    game = Factions()
    tactics: Mapping[str, Policy] = TACTICS
    default_tactic = DEFAULT
    news = NEWS
    duel_tactic = "war"

    @property
    def questions(self) -> Mapping[str, Question]:
        from regelwerk.systems.factions.questions import QUESTIONS

        return QUESTIONS

    def content(self, folders: Sequence[Path] = ()) -> Any:
        from regelwerk.systems.factions.content import load

        return load(folders)

    def scenarios(self, content: Any) -> Mapping[str, Mapping[str, str]]:
        return {name: {"de": entry.name.de, "en": entry.name.en} for name, entry in content.scenarios.items()}

    def scenario(self, content: Any, name: str, options: Mapping[str, Any]) -> Json:
        from regelwerk.systems.factions.setup import scenario_document

        return scenario_document(content, name, options)

    def duel(self, content: Any, first: str, second: str, options: Mapping[str, Any]) -> Json:
        from regelwerk.systems.factions.setup import duel_document

        return duel_document(content, first, second, options)

    def duellists(self, document: Json) -> tuple[str, str]:
        first, second = (one["seat"] for one in document["factions"])
        return first, second

    def start(self, document: Json) -> World:
        from regelwerk.systems.factions.setup import start

        return start(document)

    def board(self, view: World) -> Board:
        from regelwerk.systems.factions.board import board

        return board(view)

    def standings(self, view: World) -> Standings:
        from regelwerk.systems.factions.board import standings

        return standings(view)

    def given(self, content: Any, rule: Callable[..., Any], given: Json) -> Given:
        from regelwerk.systems.factions.trying import given as read

        return read(content, rule, given)

    def new_content(self, kind: str) -> str:
        from regelwerk.systems.factions.content import template

        return template(kind)


SYSTEM = FactionsSystem()
