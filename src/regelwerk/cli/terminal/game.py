"""A game in the terminal: news, the table, one question after another, until it is over or the player leaves."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from regelwerk.cli.errors import UserError
from regelwerk.cli.game_setup import PROGRAM
from regelwerk.cli.options import PROGRAM_SECONDS
from regelwerk.cli.saved_games import Secrets, keep_secrets
from regelwerk.cli.terminal.battlefield import map_lines
from regelwerk.cli.terminal.board import board_table
from regelwerk.cli.terminal.commands import GameCommands, LeaveGame
from regelwerk.cli.terminal.corrections import why_not_corrected
from regelwerk.cli.terminal.log_lines import LogPrinter, ending
from regelwerk.cli.terminal.pictures import Pictures
from regelwerk.cli.terminal.prompts import Offer, PromptPrinter, numbered
from regelwerk.cli.terminal.tabletop import described_lines
from regelwerk.cli.terminal.thinking import Thinking
from regelwerk.cli.terminal.typed import YES, command_in, faces_in, is_typed, key_in
from regelwerk.cli.voice import Voice
from regelwerk.dice import ImpossibleFaces
from regelwerk.dice.description import typed_example
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.error_sentences import faces_refusal
from regelwerk.engine.effects import MASTER, Choose, Roll
from regelwerk.engine.facts import Fact
from regelwerk.engine.interpreters.outlook import outlook_of
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.journal import events
from regelwerk.engine.screen.board import Board, board_of
from regelwerk.engine.screen.marks import marks
from regelwerk.engine.screen.offers import arranged, by_advice
from regelwerk.engine.system import System
from regelwerk.players.faults import decided
from regelwerk.players.games import ByTactic

if TYPE_CHECKING:
    from regelwerk.players.games import Player
    from regelwerk.players.program.player import ProgramPlayer

HUMAN = "human"
RECALLED = 6


class TerminalGame:
    """One game at one terminal. `seats` says who plays each seat: a person, a player by its name, or a program."""

    def __init__(
        self,
        voice: Voice,
        system: System,
        session: Session[Any],
        seats: Mapping[str, str],
        path: Path,
        *,
        manual: bool,
        pictures: Path | None = None,
        in_words: bool = False,
        program_seconds: float = PROGRAM_SECONDS,
    ) -> None:
        self.voice = voice
        self.system = system
        self.session = session
        self.path = path
        self.seats = dict(seats)
        self.manual = manual
        self.people = tuple(seat for seat, who in seats.items() if who == HUMAN)
        self.scenario = str(session.journal.header.document.get("scenario", ""))
        self.thinking = Thinking(voice, in_words=in_words)
        self.stand_in = system.tactics[system.default_tactic]
        """Answers where a player or a program fails."""
        computers = {seat: who for seat, who in seats.items() if who != HUMAN}
        self.players: dict[str, Player] = {
            seat: self._player(who) for seat, who in computers.items() if not who.startswith(PROGRAM)
        }
        self.programs = {
            seat: self._program(seat, who.removeprefix(PROGRAM), program_seconds)
            for seat, who in computers.items()
            if who.startswith(PROGRAM)
        }
        self.names = dict(session.names)
        self.printer = PromptPrinter(voice, self.names)
        self.story = LogPrinter(voice, self.names)
        self.outlook = outlook_of(system, _patience(system.patience))
        self.commands = GameCommands(self)
        self.in_words = in_words
        self.pictures = Pictures(system, session, voice.lang, self.people[0] if self.people else MASTER, pictures)
        self._told: set[tuple[int, int]] = set()
        self._shown: Board | None = None

    # -- the course of the game ------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while self.session.outcome is None:
                roll = self.session.wanted_faces
                if roll is not None:
                    self._ask_faces(roll)
                    continue
                prompt = self._next_prompt()
                self.pictures.follow(prompt)
                self._answer(prompt)
        except (LeaveGame, EOFError, KeyboardInterrupt):
            self.voice.print()
            self.voice.print(self.voice.text("cli-play-left", file=str(self.path)), soft_wrap=True)
            return
        finally:
            for program in self.programs.values():
                program.close(self.session.outcome, self.names)
        self._end()

    def recall(self) -> None:
        """After a break: print only the last few events again."""
        counted: dict[int, int] = {}
        places = []
        for n, _ in self.session.log:
            counted[n] = counted.get(n, -1) + 1
            places.append((n, counted[n]))
        self._told.update(places[:-RECALLED])

    def _next_prompt(self) -> Choose[Any]:
        """The next question; those to computer seats come first, so that nobody waits for them."""
        prompts = self.session.prompts
        return next((prompt for prompt in prompts if prompt.seat not in self.people), prompts[0])

    def _answer(self, prompt: Choose[Any]) -> None:
        if prompt.seat in self.people:
            self._ask(prompt)
            return
        # Derived from the dice, so that the same game makes the same choices again.
        seed = f"{self.session.dealer.reveal()}/{self.session.journal.next_number}"
        program = self.programs.get(prompt.seat)
        if program is not None:
            key = program.decide(self.session, prompt, seed)
            self.session.answer(prompt.seat, key, by=f"program_{program.fault}" if program.fault else "")
            return
        with self._shown_thinking(prompt.seat):
            key, trouble = decided(self.players[prompt.seat], self.stand_in, self.session, prompt, seed)
        self.session.answer(prompt.seat, key, by=f"computer_{trouble}" if trouble else "")

    def _shown_thinking(self, seat: str) -> AbstractContextManager[None]:
        """Say that a computer thinks, if it takes its time."""
        if self.seats[seat] in self.system.tactics:
            return nullcontext()
        from regelwerk.players.levels import thinks

        if not thinks(self.seats[seat]):
            return nullcontext()
        return self.thinking.shown(self.voice.text("cli-play-thinking", who=self.name(seat)))

    def _player(self, who: str) -> Player:
        """A tactic or a level; whoever plays against a tactic does not wait until levels are loaded."""
        if who in self.system.tactics:
            return ByTactic(self.system.tactics[who])
        from regelwerk.players.levels import player

        return player(self.system, who, self.scenario, stopped=self.thinking.stopped)

    def _program(self, seat: str, command: str, seconds: float) -> ProgramPlayer:
        from regelwerk.players.program.player import ProgramPlayer

        words = shlex.split(command)
        return ProgramPlayer(
            self.system, seat, words, self.stand_in, self.voice, scenario=self.scenario, seconds=seconds
        )

    def _end(self) -> None:
        self._print_news(self.people[0] if self.people else MASTER)
        self.print_table(MASTER)
        self.pictures.follow()
        assert self.session.outcome is not None
        self.voice.print(ending(self.voice, self.session.outcome, self.printer.names))
        self.voice.print(self.voice.text("cli-play-over", file=str(self.path)), soft_wrap=True)

    # -- showing ---------------------------------------------------------------------------------------------

    def _print_news(self, seat: str) -> None:
        """Print the new events that this seat may know."""
        self.names.update(self.session.names)
        counted: dict[int, int] = {}
        for n, event in self.session.log:
            counted[n] = counted.get(n, -1) + 1
            place = (n, counted[n])
            if place in self._told or not events.is_for(event, seat):
                continue
            self._told.add(place)
            for line in self.story.tell(event):
                self.voice.print(line)

    def print_table(self, seat: str, prompt: Choose[Any] | None = None, *, always: bool = False) -> None:
        """Print the participants and the map if they have changed, also in the middle of a step."""
        asked = self.session.game.asked_in(prompt) if prompt is not None else None
        state = self.session.meanwhile if asked is None else asked
        if prompt is not None and state is self.session.state and self._shown is not None and not always:
            return
        display = self.system.display(self.session.game.view(state, seat))
        board = board_of(display)
        if board == self._shown and not always:
            return
        before, self._shown = self._shown, board
        self.voice.print()
        mark = marks(display, self.printer.names, self.voice.lang)
        self.voice.print(board_table(board, mark, self.voice, self.printer.names))
        if always or before is None or _drawn(board) != _drawn(before):
            self._print_map(board, mark, in_words=always or self.in_words)
        self.voice.print()

    def _print_map(self, board: Board, mark: dict[str, str], *, in_words: bool) -> None:
        """Print the map, its description in words, or both."""
        if not self.in_words:
            for line in map_lines(board, mark, self.voice, self.printer.names):
                self.voice.print(line)
        if in_words:
            for line in described_lines(board, mark, self.voice, self.names):
                self.voice.print(line)

    # -- asking ----------------------------------------------------------------------------------------------

    def _ask(self, prompt: Choose[Any]) -> None:
        """Ask a person until there is an answer, or until a command has changed the question."""
        self._print_news(prompt.seat)
        self.print_table(prompt.seat, prompt)
        answers = prompt.answers.listed()
        advice = self.outlook.advice(prompt)
        if advice is not None:
            offers = numbered(by_advice(answers, prompt.default, advice))
        else:
            offers = numbered(arranged(answers, prompt.default, self.outlook.of(self.session, prompt, answers)))
        # A question to a whole side already begins with its name.
        if len(self.people) > 1 and prompt.who != prompt.seat:
            self.voice.print(self.voice.tell("cli-play-seat", {"seat": self.name(prompt.seat)}), style="bold")
        # Where lengths are centimetres, the questions themselves say how points are typed.
        on_map = self._shown is not None and self._shown.map is not None and self._shown.map.unit == "m"
        for part in self.printer.question(prompt, offers, on_map=on_map, advice=advice):
            self.voice.print(part)
        entries = len(self.session.journal.entries)
        while len(self.session.journal.entries) == entries:
            text = self._read()
            command = command_in(text)
            if command is not None and command.command == "all":
                self.voice.print(self.printer.everything(prompt, offers, advice))
            elif command is not None and command.command == "best":
                self._print_best(prompt, offers)
            elif command is not None and command.command == "hint":
                self._print_hint(prompt, offers)
            elif command is not None:
                self.commands.run(command, prompt.seat, prompt)
            else:
                self._take(prompt, offers, text)

    def _print_best(self, prompt: Choose[Any], offers: list[Offer]) -> None:
        """What each answer could come to with everything that can still be paid."""
        shown = {offer.answer.key: offer.preview for offer in offers if offer.preview is not None}
        found = self.outlook.best(self.session, prompt, shown)
        lines = self.printer.best_lines([offer for offer in offers if offer.answer.key in found], found)
        for line in lines or [Text(self.voice.text("cli-play-no-best"), style="dim")]:
            self.voice.print(line)

    def _print_hint(self, prompt: Choose[Any], offers: list[Offer]) -> None:
        """What the computer would do here, by what the asked seat knows."""
        # Loaded only when somebody asks.
        from regelwerk.players.hints import can_hint, chance_in_words, hint_for, hint_notes

        if not can_hint(self.system):
            self.voice.print(self.voice.text("cli-play-no-hints"), style="dim")
            return
        seed = f"{self.session.dealer.reveal()}/{self.session.journal.next_number}/hint"
        with self.thinking.shown(self.voice.text("cli-play-hinting")):
            hint = hint_for(self.system, self.session, prompt, seed, self.scenario, self.thinking.stopped)
        if hint is None:
            self.voice.print(self.voice.text("engine-hint-none"), style="dim")
            return
        numbers = {offer.answer.key: offer.number for offer in offers}
        told = [(numbers.get(one.key, ""), one.key, chance_in_words(self.voice, one)) for one in hint.answers]
        for line in self.printer.hint_lines(prompt, told):
            self.voice.print(line)
        for note in hint_notes(self.voice, hint):
            self.voice.print(note, style="dim")

    def _take(self, prompt: Choose[Any], offers: list[Offer], text: str) -> None:
        """Take an answer by its number or key, or by the faces of dice; empty input means the default."""
        key = next((offer.answer.key for offer in offers if offer.number == text), text) or prompt.default
        found = prompt.answers.find(key)
        if isinstance(found, Refusal):
            found = prompt.answers.find(key_in(text, {offer.kind for offer in offers}) or key)
        if isinstance(found, Refusal):
            command = {"command": text}
            if MASTER in self.people and ":" in text and not why_not_corrected(self.session, command):
                # The master may type a system's command at any question, not only at their own.
                self.commands.enter_correction(command)
                return
            reason = self.voice.say(found.reason, self.printer.names)
            self.voice.print(f"{reason} {found.rule_id}".strip())
            return
        self.session.answer(prompt.seat, found.key)

    def _ask_faces(self, roll: Roll[Any]) -> None:
        """Ask for the faces of real dice until they fit."""
        self._print_news(roll.seat)
        throw = roll.throw.description()
        facts: dict[str, Fact] = {
            "who": self.name(roll.who or roll.seat),
            "throw": throw,
            "rule": roll.cause,
            "example": typed_example(throw),
        }
        self.voice.print(self.voice.tell("cli-play-faces", facts), style="bold")
        entries = len(self.session.journal.entries)
        while len(self.session.journal.entries) == entries:
            text = self._read()
            command = command_in(text)
            if command is not None:
                self.commands.run(command, roll.seat)
                continue
            try:
                self.session.type_faces(roll.seat, faces_in(text))
            except ImpossibleFaces as error:
                self.voice.print(faces_refusal(error, self.voice))
            except UserError as error:
                self.voice.print(self.voice.tell(error.code, error.facts))

    def name(self, one: str) -> str:
        return self.voice.seat(one, self.printer.names)

    def _read(self, before: str = "> ") -> str:
        self.voice.out.file.flush()
        return input(before).strip()

    def is_sure(self, key: str, **facts: Any) -> bool:
        self.voice.print(self.voice.text(key, **facts))
        return is_typed(YES, self._read("? "))

    def keep_secrets(self) -> None:
        """Write the secrets file; undoing the end of a game changes the seed."""
        keep_secrets(self.path, self.secrets())

    def secrets(self) -> Secrets:
        return Secrets(bytes.fromhex(self.session.dealer.reveal()), self.seats, self.manual)


def _drawn(board: Board) -> list[tuple[Any, ...]]:
    """Who stands where on the map."""
    return [] if board.map is None else [(one.id, one.at, one.facing, one.sign) for one in board.map.pieces]


def _patience(usual: float) -> float:
    """Time limit for the odds of a question, in seconds: REGELWERK_PATIENCE, or the system's own."""
    try:
        return max(0.0, float(os.environ.get("REGELWERK_PATIENCE", "")))
    except ValueError:
        return usual
