"""A game in the terminal: news, the table, one question after another, until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regelwerk.cli.errors import Wrong
from regelwerk.cli.reports.rule_pages import show_rules
from regelwerk.cli.saving import Secrets, keep_secrets, save_copy
from regelwerk.cli.settings import patience_for_odds
from regelwerk.cli.terminal.battlefield import map_lines
from regelwerk.cli.terminal.board import board_table
from regelwerk.cli.terminal.correcting import change_in, correction_lines, why_not_corrected
from regelwerk.cli.terminal.offers import Offer, Paper, numbered
from regelwerk.cli.terminal.pictures import Pictures
from regelwerk.cli.terminal.story import Story, ending
from regelwerk.cli.terminal.tabletop import described_lines
from regelwerk.cli.terminal.typed import YES, Typed, command_in, faces_in, key_in
from regelwerk.cli.voice import Voice
from regelwerk.dice import ImpossibleFaces, Law, RandomDice
from regelwerk.dice.counting import typed_example
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.error_sentences import faces_refusal
from regelwerk.engine.effects import MASTER, Choose, Roll
from regelwerk.engine.game import System
from regelwerk.engine.interpreters.dealers import AGAIN
from regelwerk.engine.interpreters.outlook import outlook_of
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.journal import events
from regelwerk.engine.screen.board import Board, board_of
from regelwerk.engine.screen.marks import marks
from regelwerk.engine.screen.offers import arranged, by_advice

HUMAN = "human"
RECALLED = 6


class Leave(Exception):
    """Somebody leaves the table; the game is saved."""


class TerminalGame:
    """One game at one terminal. `seats` says who plays each seat: a person, or a tactic by its name."""

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
    ) -> None:
        self.voice = voice
        self.system = system
        self.session = session
        self.path = path
        self.seats = dict(seats)
        self.manual = manual
        self.people = tuple(seat for seat, who in seats.items() if who == HUMAN)
        self.policies = {seat: system.tactics[who] for seat, who in seats.items() if who != HUMAN}
        self.names = dict(session.names)
        self.paper = Paper(voice, self.names)
        self.story = Story(voice, self.names)
        self.outlook = outlook_of(system, patience_for_odds(system.patience))
        self.in_words = in_words
        self.pictures = Pictures(system, session, voice.lang, self.people[0] if self.people else MASTER, pictures)
        self._told: set[tuple[int, int]] = set()
        self._shown: Board | None = None

    # -- the course of the game ------------------------------------------------------------------------------

    def play(self) -> None:
        """Until it is over or somebody leaves."""
        try:
            while self.session.outcome is None:
                roll = self.session.wanted_faces
                if roll is not None:
                    self._ask_faces(roll)
                    continue
                prompt = self._next_prompt()
                self.pictures.follow(prompt)
                self._answer(prompt)
        except (Leave, EOFError, KeyboardInterrupt):
            self.voice.print()
            self.voice.print(self.voice.text("cli-play-left", file=str(self.path)), soft_wrap=True)
            return
        self._end()

    def recall(self) -> None:
        """After a break: the last few events are told again, the ones before count as known."""
        counted: dict[int, int] = {}
        places = []
        for n, _ in self.session.log:
            counted[n] = counted.get(n, -1) + 1
            places.append((n, counted[n]))
        self._told.update(places[:-RECALLED])

    def _next_prompt(self) -> Choose[Any]:
        """Computer seats answer first, so that nobody waits for them."""
        prompts = self.session.prompts
        return next((prompt for prompt in prompts if prompt.seat in self.policies), prompts[0])

    def _answer(self, prompt: Choose[Any]) -> None:
        policy = self.policies.get(prompt.seat)
        if policy is None:
            self._ask(prompt)
            return
        decision = policy.decide(prompt)
        if isinstance(decision, Law):
            # The same game gives the same chances again, as its dice do.
            decision = decision.draw(RandomDice(f"{self.session.dealer.reveal()}/{self.session.journal.next_number}"))
        self.session.answer(prompt.seat, decision)

    def _end(self) -> None:
        self._news(self.people[0] if self.people else MASTER)
        self._table(MASTER)
        self.pictures.follow()
        assert self.session.outcome is not None
        self.voice.print(ending(self.voice, self.session.outcome, self.paper.names))
        self.voice.print(self.voice.text("cli-play-over", file=str(self.path)), soft_wrap=True)

    # -- showing ---------------------------------------------------------------------------------------------

    def _news(self, seat: str) -> None:
        """The events that were not told yet, as far as this seat may know them, with the names of whatever is new."""
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

    def _table(self, seat: str, prompt: Choose[Any] | None = None, *, always: bool = False) -> None:
        """Who is there and how they are, and the map; only if it has changed, as far as question and rules tell."""
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
        mark = marks(display, self.paper.names, self.voice.lang)
        self.voice.print(board_table(board, mark, self.voice, self.paper.names))
        if always or before is None or _drawn(board) != _drawn(before):
            self._map(board, mark, in_words=always or self.in_words)
        self.voice.print()

    def _map(self, board: Board, mark: dict[str, str], *, in_words: bool) -> None:
        """The map; in words too, or in words alone for those who do not look at maps."""
        if not self.in_words:
            for line in map_lines(board, mark, self.voice, self.paper.names):
                self.voice.print(line)
        if in_words:
            for line in described_lines(board, mark, self.voice, self.names):
                self.voice.print(line)

    # -- asking ----------------------------------------------------------------------------------------------

    def _ask(self, prompt: Choose[Any]) -> None:
        """Ask a person until there is an answer, or until a command has changed what is asked."""
        self._news(prompt.seat)
        self._table(prompt.seat, prompt)
        answers = prompt.answers.listed()
        advice = self.outlook.advice(prompt)
        if advice is not None:
            offers = numbered(by_advice(answers, prompt.default, advice))
        else:
            offers = numbered(arranged(answers, prompt.default, self.outlook.of(self.session, prompt, answers)))
        # A question to a side itself begins with its name.
        if len(self.people) > 1 and prompt.who != prompt.seat:
            self.voice.print(self.voice.tell("cli-play-seat", {"seat": self._name(prompt.seat)}), style="bold")
        # Where lengths are centimetres, the questions themselves say how places are typed.
        on_map = self._shown is not None and self._shown.map is not None and self._shown.map.unit == "m"
        for part in self.paper.question(prompt, offers, on_map=on_map, advice=advice):
            self.voice.print(part)
        entries = len(self.session.journal.entries)
        while len(self.session.journal.entries) == entries:
            text = self._read()
            command = command_in(text)
            if command is not None and command.command == "all":
                self.voice.print(self.paper.everything(prompt, offers, advice))
            elif command is not None:
                self._obey(command, prompt.seat, prompt)
            else:
                self._take(prompt, offers, text)

    def _take(self, prompt: Choose[Any], offers: list[Offer], text: str) -> None:
        """An answer by its number or key, faces of dice by themselves; nothing is the default."""
        key = next((offer.answer.key for offer in offers if offer.number == text), text) or prompt.default
        found = prompt.answers.find(key)
        if isinstance(found, Refusal):
            found = prompt.answers.find(key_in(text, {offer.kind for offer in offers}) or key)
        if isinstance(found, Refusal):
            command = {"command": text}
            if MASTER in self.people and ":" in text and not why_not_corrected(self.session, command):
                # Whoever leads the game may step in with a command at any question, not only at their own.
                self._enter(command)
                return
            reason = self.voice.say(found.reason, self.paper.names)
            self.voice.print(f"{reason} {found.rule_id}".strip())
            return
        self.session.answer(prompt.seat, found.key)

    def _ask_faces(self, roll: Roll[Any]) -> None:
        """Ask for the faces of real dice until they fit."""
        self._news(roll.seat)
        notation = roll.throw.notation()
        facts = {
            "who": self._name(roll.who or roll.seat),
            "throw": self.voice.throw(notation),
            "rule": roll.cause,
            "example": typed_example(notation),
        }
        self.voice.print(self.voice.tell("cli-play-faces", facts), style="bold")
        entries = len(self.session.journal.entries)
        while len(self.session.journal.entries) == entries:
            text = self._read()
            command = command_in(text)
            if command is not None:
                self._obey(command, roll.seat)
                continue
            try:
                self.session.type_faces(roll.seat, faces_in(text))
            except ImpossibleFaces as error:
                self.voice.print(faces_refusal(error, self.voice))
            except Wrong as error:
                self.voice.print(self.voice.tell(error.code, error.facts))

    def _name(self, one: str) -> str:
        return self.voice.seat(one, self.paper.names)

    def _read(self, before: str = "> ") -> str:
        self.voice.out.file.flush()
        return input(before).strip()

    def _is_sure(self, key: str, **facts: Any) -> bool:
        self.voice.print(self.voice.text(key, **facts))
        return self._read("? ").casefold() in YES

    # -- commands --------------------------------------------------------------------------------------------

    def _obey(self, typed: Typed, seat: str, prompt: Choose[Any] | None = None) -> None:
        match typed.command:
            case "undo":
                self._undo()
            case "log":
                self._log(seat)
            case "rule":
                show_rules(self.voice, self.system, typed.rest)
            case "save":
                self._save(typed.rest)
            case "quit":
                raise Leave
            case "table":
                self._table(seat, prompt, always=True)
            case "map":
                self._picture(typed.rest, prompt)
            case "why" if prompt is not None:
                self._why(prompt)
            case "never" if prompt is not None:
                self._never(prompt)
            case "ask":
                self._ask_again()
            case "concede":
                self._concede(seat)
            case "correct":
                self._correct(typed.rest)
            case _:
                self.voice.print(self.voice.text("cli-play-help"))

    def _concede(self, seat: str) -> None:
        """A side gives up, where the rules know what follows from that."""
        change = {"concede": seat}
        try:
            self.session.game.correct(self.session.state, change)
        except ValueError:
            self.voice.print(self.voice.text("cli-play-no-conceding"))
            return
        if self._is_sure("cli-play-concede", seat=self._name(seat)):
            self.session.correct(change, seat)

    def _correct(self, text: str) -> None:
        """A master's correction; alone, the word tells what can be corrected."""
        offered = self.system.amendments(self.session.state)
        if not text:
            for line in correction_lines(offered, self.voice):
                self.voice.print(line, style="dim")
            self.voice.print(self.voice.text("cli-play-correct"))
            return
        try:
            change = change_in(text, offered, self.voice, self.names)
        except Wrong as error:
            self.voice.print(self.voice.tell(error.code, error.facts))
            return
        why = why_not_corrected(self.session, change)
        if why:
            self.voice.print(self.voice.text("cli-play-no-correction", why=why))
        else:
            self._enter(change)

    def _enter(self, change: dict[str, Any]) -> None:
        """Correct, and say what becomes of a step under way."""
        was_under_way = bool(self.session.given)
        self.session.correct(change, MASTER, self.session.notices(change))
        if was_under_way:
            self.voice.print(self.voice.text("cli-play-step-again"))

    def _picture(self, name: str, prompt: Choose[Any] | None) -> None:
        """The table as a drawing, in a file of this name or beside the saved game."""
        file = Path(name) if name else self.path.with_suffix(".svg")
        try:
            is_drawn = self.pictures.write(file, prompt)
        except OSError as error:
            self.voice.print(self.voice.text("cli-wrong-file", file=str(file), why=str(error.strerror)))
            return
        key = "cli-play-drawn" if is_drawn else "cli-play-no-picture"
        self.voice.print(self.voice.text(key, file=str(file)), soft_wrap=True)

    def _why(self, prompt: Choose[Any]) -> None:
        """The reason for everything that is not possible here; if there is nothing of the kind, that is said too."""
        refusals = prompt.answers.refused()
        for refusal in refusals:
            self.voice.print(self.paper.refusal(refusal))
        if not refusals:
            self.voice.print(self.voice.text("cli-play-nothing-refused"))

    def _undo(self) -> None:
        """Back to before what a person did last; with a question if dice fell since."""
        kept = self.session.journal.effective()
        own = [n for n, entry in enumerate(kept) if self._is_own(entry.kind, entry.data)]
        if not own or own[-1] == 0:
            self.voice.print(self.voice.text("cli-play-nothing-to-undo"))
            return
        to = kept[own[-1] - 1].n
        seat = str(kept[own[-1]].data["seat"])
        if not self.session.undo_is_free(to) and not self._is_sure("cli-play-undo-dice"):
            return
        self.session.undo(to, seat)
        self.voice.print(self.voice.text("cli-play-undone"))
        self.keep_secrets()

    def _is_own(self, kind: str, data: Mapping[str, Any]) -> bool:
        return kind in ("answer", "standing") and data["seat"] in self.people and data.get("by", AGAIN) == AGAIN

    def _never(self, prompt: Choose[Any]) -> None:
        """A standing order for questions of this kind about whom this one is about; it answers this one too."""
        default = self.voice.say(prompt.answers.find(prompt.default).label, self.paper.names)
        if self._is_sure("cli-play-never", who=self._name(prompt.who or prompt.seat), answer=default):
            self.session.standing(Order.for_prompt(prompt), True)

    def _ask_again(self) -> None:
        """All standing orders of the people here are told once more and lifted."""
        own = [order for order in self.session.orders if order.seat in self.people]
        for order in own:
            self.voice.print(self.voice.order(order, self.paper.names), style="dim")
            self.session.standing(order, False)
        self.voice.print(self.voice.text("cli-play-ask-again", number=len(own)))

    def _log(self, seat: str) -> None:
        story = Story(self.voice, self.paper.names)
        for _, event in self.session.log:
            if events.is_for(event, seat):
                for line in story.tell(event):
                    self.voice.print(line)

    def _save(self, name: str) -> None:
        """The game saves itself; with a name it is saved once more."""
        if not name:
            self.voice.print(self.voice.text("cli-play-saved", file=str(self.path)), soft_wrap=True)
            return
        try:
            save_copy(Path(name), self.session.journal, self._secrets())
        except Wrong as error:
            self.voice.print(self.voice.tell(error.code, error.facts), soft_wrap=True)
            return
        self.voice.print(self.voice.text("cli-play-saved", file=name), soft_wrap=True)

    def keep_secrets(self) -> None:
        """Beside the journal; after taking back the end of a game other dice are thrown."""
        keep_secrets(self.path, self._secrets())

    def _secrets(self) -> Secrets:
        return Secrets(bytes.fromhex(self.session.dealer.reveal()), self.seats, self.manual)


def _drawn(board: Board) -> list[tuple[Any, ...]]:
    """Who stands where on the map."""
    return [] if board.map is None else [(one.id, one.at, one.facing, one.sign) for one in board.map.pieces]
