"""Commands typed instead of an answer: undo, log, save, correct and the others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError
from regelwerk.cli.reports.rule_pages import show_rules
from regelwerk.cli.saved_games import save_copy
from regelwerk.cli.terminal.corrections import change_in, correction_lines, why_not_corrected
from regelwerk.cli.terminal.log_lines import LogPrinter
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.dealers import AGAIN
from regelwerk.engine.interpreters.session import NotAsked
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.journal import events

if TYPE_CHECKING:
    from regelwerk.cli.terminal.game import TerminalGame
    from regelwerk.cli.terminal.typed import Typed
    from regelwerk.engine.effects import Choose


class LeaveGame(Exception):
    """The player leaves; the game is saved."""


class GameCommands:
    """Carries out the commands of one game."""

    def __init__(self, game: TerminalGame) -> None:
        self._game = game

    def run(self, typed: Typed, seat: str, prompt: Choose[Any] | None = None) -> None:
        match typed.command:
            case "undo":
                self._undo()
            case "log":
                self._log(seat)
            case "rule":
                show_rules(self._game.voice, self._game.system, typed.rest)
            case "save":
                self._save(typed.rest)
            case "quit":
                raise LeaveGame
            case "table":
                self._game.print_table(seat, prompt, always=True)
            case "map":
                self._picture(typed.rest, prompt)
            case "goal":
                self._game.print_aims(seat)
            case "why" if prompt is not None:
                self._why(prompt)
            case "never" if prompt is not None:
                self._never(prompt)
            case "ask":
                self._ask_again()
            case "concede":
                self._concede(seat)
            case "skip":
                self._skip(seat)
            case "correct":
                self._correct(typed.rest)
            case _:
                self._game.voice.print(self._game.voice.text("cli-play-help"))

    def _concede(self, seat: str) -> None:
        """Concede for a side, where the rules of the game provide for it."""
        change = {"concede": seat}
        try:
            self._game.session.game.correct(self._game.session.state, change)
        except ValueError:
            self._game.voice.print(self._game.voice.text("cli-play-no-conceding"))
            return
        if self._game.is_sure("cli-play-concede", seat=self._game.name(seat)):
            self._game.session.correct(change, seat)

    def _skip(self, seat: str) -> None:
        """Leave a guided scene and go on as in any other game."""
        try:
            self._game.session.leave_lesson(seat)
        except NotAsked:
            self._game.voice.print(self._game.voice.text("cli-learn-none"))

    def _correct(self, text: str) -> None:
        """A master's correction; without arguments, list what can be corrected."""
        state = self._game.session.state
        offered = (*self._game.system.amendments(state), *self._game.system.rulings(state))
        if not text:
            for line in correction_lines(offered, self._game.voice):
                self._game.voice.print(line, style="dim")
            self._game.voice.print(self._game.voice.text("cli-play-correct"))
            return
        try:
            change = change_in(text, offered, self._game.voice, self._game.names)
        except UserError as error:
            self._game.voice.print(self._game.voice.tell(error.code, error.facts))
            return
        why = why_not_corrected(self._game.session, change)
        if why:
            self._game.voice.print(self._game.voice.text("cli-play-no-correction", why=why))
        elif self._game.session.comes_too_late(change):
            who = self._game.name(str(change["who"]))
            self._game.voice.print(self._game.voice.text("engine-ruling-late", who=who))
        else:
            self.enter_correction(change)

    def enter_correction(self, change: dict[str, Any]) -> None:
        """Apply a correction, and say if it restarts the step in progress."""
        was_under_way = bool(self._game.session.given)
        self._game.session.correct(change, MASTER, self._game.session.notices(change))
        if was_under_way:
            self._game.voice.print(self._game.voice.text("cli-play-step-again"))

    def _picture(self, name: str, prompt: Choose[Any] | None) -> None:
        """Draw the table into a file, by default beside the saved game."""
        file = Path(name) if name else self._game.path.with_suffix(".svg")
        try:
            is_drawn = self._game.pictures.write(file, prompt)
        except OSError as error:
            self._game.voice.print(self._game.voice.text("cli-wrong-file", file=str(file), why=str(error.strerror)))
            return
        key = "cli-play-drawn" if is_drawn else "cli-play-no-picture"
        self._game.voice.print(self._game.voice.text(key, file=str(file)), soft_wrap=True)

    def _why(self, prompt: Choose[Any]) -> None:
        """Print the reasons of all refused answers, or that there are none."""
        refusals = prompt.answers.refused()
        for refusal in refusals:
            self._game.voice.print(self._game.printer.refusal(refusal))
        if not refusals:
            self._game.voice.print(self._game.voice.text("cli-play-nothing-refused"))

    def _undo(self) -> None:
        """Undo what a person did last; ask first if dice were rolled since."""
        kept = self._game.session.journal.effective()
        own = [n for n, entry in enumerate(kept) if self._is_own(entry.kind, entry.data)]
        if not own or own[-1] == 0:
            self._game.voice.print(self._game.voice.text("cli-play-nothing-to-undo"))
            return
        to = kept[own[-1] - 1].n
        seat = str(kept[own[-1]].data["seat"])
        if not self._game.session.undo_is_free(to) and not self._game.is_sure("cli-play-undo-dice"):
            return
        self._game.session.undo(to, seat)
        self._game.voice.print(self._game.voice.text("cli-play-undone"))
        self._game.keep_secrets()

    def _is_own(self, kind: str, data: Mapping[str, Any]) -> bool:
        return kind in ("answer", "standing") and data["seat"] in self._game.people and data.get("by", AGAIN) == AGAIN

    def _never(self, prompt: Choose[Any]) -> None:
        """A standing order for this question about this participant; it answers the open one too."""
        default = self._game.voice.say(prompt.answers.find(prompt.default).label, self._game.printer.names)
        if self._game.is_sure("cli-play-never", who=self._game.name(prompt.who or prompt.seat), answer=default):
            self._game.session.standing(Order.for_prompt(prompt), True)

    def _ask_again(self) -> None:
        """Print and lift all standing orders of the people here."""
        own = [order for order in self._game.session.orders if order.seat in self._game.people]
        for order in own:
            self._game.voice.print(self._game.voice.order(order, self._game.printer.names), style="dim")
            self._game.session.standing(order, False)
        self._game.voice.print(self._game.voice.text("cli-play-ask-again", number=len(own)))

    def _log(self, seat: str) -> None:
        story = LogPrinter(self._game.voice, self._game.printer.names)
        for _, event in self._game.session.log:
            if events.is_for(event, seat):
                for line in story.tell(event):
                    self._game.voice.print(line)

    def _save(self, name: str) -> None:
        """Say where the game is saved, or save a copy under a name."""
        if not name:
            self._game.voice.print(self._game.voice.text("cli-play-saved", file=str(self._game.path)), soft_wrap=True)
            return
        try:
            save_copy(Path(name), self._game.session.journal, self._game.secrets())
        except UserError as error:
            self._game.voice.print(self._game.voice.tell(error.code, error.facts), soft_wrap=True)
            return
        self._game.voice.print(self._game.voice.text("cli-play-saved", file=name), soft_wrap=True)
