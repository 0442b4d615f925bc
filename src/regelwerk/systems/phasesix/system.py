"""Phase Six as command line, table and lab see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.engine.board import Board, Standings
from regelwerk.engine.game import Json, Question
from regelwerk.engine.policies import Policy
from regelwerk.systems.phasesix.game import PhaseSix
from regelwerk.systems.phasesix.news import NEWS
from regelwerk.systems.phasesix.state import Combat
from regelwerk.systems.phasesix.tactics import DEFAULT, TACTICS

if TYPE_CHECKING:
    from regelwerk.engine.given import Given


class PhaseSixSystem:
    """Content, scenarios, tactics and questions of Phase Six. Heavy parts load when they are needed."""

    name = "phasesix"
    title: Mapping[str, str] = {"de": "Phase Six: Kampf", "en": "Phase Six: combat"}
    package = "regelwerk.systems.phasesix"
    game = PhaseSix()
    tactics: Mapping[str, Policy] = TACTICS
    default_tactic = DEFAULT
    news = NEWS
    duel_tactic = DEFAULT

    @property
    def questions(self) -> Mapping[str, Question]:
        from regelwerk.systems.phasesix.questions import QUESTIONS

        return QUESTIONS

    def content(self, folders: Sequence[Path] = ()) -> Any:
        from regelwerk.systems.phasesix.content import load

        return load(folders)

    def scenarios(self, content: Any) -> Mapping[str, Mapping[str, str]]:
        return {name: {"de": entry.name.de, "en": entry.name.en} for name, entry in content.scenarios.items()}

    def scenario(self, content: Any, name: str, options: Mapping[str, Any]) -> Json:
        from regelwerk.systems.phasesix.setup import scenario_document

        return scenario_document(content, name, options)

    def duel(self, content: Any, first: str, second: str, options: Mapping[str, Any]) -> Json:
        from regelwerk.systems.phasesix.setup import duel_document

        return duel_document(content, first, second, options)

    def duellists(self, document: Json) -> tuple[str, str]:
        first, second = (one["side"] for one in document["participants"])
        return first, second

    def start(self, document: Json) -> Combat:
        from regelwerk.systems.phasesix.setup import start

        return start(document)

    def board(self, view: Combat) -> Board:
        from regelwerk.systems.phasesix.board import board

        return board(view)

    def standings(self, view: Combat) -> Standings:
        from regelwerk.systems.phasesix.board import standings

        return standings(view)

    def given(self, content: Any, rule: Callable[..., Any], given: Json) -> Given:
        from regelwerk.systems.phasesix.trying import given as read

        return read(content, rule, given)

    def new_content(self, kind: str) -> str:
        from regelwerk.systems.phasesix.content import template

        return template(kind)


SYSTEM = PhaseSixSystem()
