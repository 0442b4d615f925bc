"""A game of agents in words: the log since the last look, and the board, in German or English.

Whoever watches agents learn sees everything, as a master does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import Note
from regelwerk.engine.facts import Ref
from regelwerk.engine.game import Outcome
from regelwerk.engine.journal import events
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.system import System
from regelwerk.players.environment.match import Told


class Storyteller(Telling):
    """Hears what happens and tells it when asked."""

    def __init__(self, system: System, start: Any, lang: str) -> None:
        self.lang = lang
        self._system = system
        self._names = system.game.names(start)
        self._heard: list[Told] = []

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, self._system.package)

    def hear(self, told: Told) -> None:
        self._heard.append(told)

    def forget(self) -> None:
        """Another game begins."""
        self._heard = []

    def story(self, view: Any, outcome: Outcome | None) -> str:
        """The news and the board."""
        lines = [*self._news(), "", *self._board(view)]
        if outcome is not None:
            lines += ["", f"= {self.say(outcome.reason, self._names)} ({outcome.rule_id})"]
        self._heard = []
        return "\n".join(lines) + "\n"

    def _news(self) -> Iterator[str]:
        for told in self._heard:
            event = events.noted(told) if isinstance(told, Note) else events.thrown(*told)
            if not events.is_deal(event):
                yield f"{self.sentence(event, self._names)}  {event['rule']}".rstrip()

    def _board(self, view: Any) -> Iterator[str]:
        """A line for each participant, with everything that a column tells of it."""
        display = self._system.display(view)
        if display.heading is not None:
            yield self.say(display.heading, self._names)
        board = board_of(display)
        for row in board.rows:
            told = [
                (self.text(column), self.cell(cell, self._names))
                for column, cell in zip(board.columns, row.cells, strict=True)
            ]
            mark = "▶" if row.acts else "×" if row.out else "·"
            name = self.book.spell(Ref(row.id), self._names)
            yield f"{mark} {name}: " + "; ".join(f"{head} {words}" for head, words in told if words)
