"""Playthroughs: a whole game as a text that people can read and a program can play again.

A head says what is played; then every answer (`> seat · who: key`) and throw (`* seat throw: faces`) stands with the
log lines that it caused. Answers that one participant gives in a row share a line, and so do throws in a row, separated
by ` | `. An empty line comes before a step of the game that somebody else opens.
Played again, the same answers and faces must give the same text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from regelwerk.engine.book.messages import Names, Phrasebook
from regelwerk.engine.effects import MASTER, Roll
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.dealers import HAND, Dealt, Turn
from regelwerk.engine.interpreters.session import ENGINE_VERSION, Session
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import Entry, Header, Journal, Json
from regelwerk.engine.journal.fairness import commitment

S = TypeVar("S")
SEPARATOR = " | "
"""Between answers, or throws, that share a line."""


class PlaythroughError(ValueError):
    """A playthrough that cannot be read or no longer fits the rules: which line, and what is wrong."""


class GivenAnswer(NamedTuple):
    """An answer in a text: on which line, who gave it for whom, and what it was."""

    line: int
    seat: str
    who: str
    key: str


def write(head: Mapping[str, str], session: Session[Any], book: Phrasebook) -> str:
    """The text of a game that was played."""
    names = session.names
    lines = [*(f"{key}: {value}" for key, value in head.items()), ""]
    opener, step_begins = "", False
    for entry in session.journal.effective():
        spoken = _spoken(entry, book.lang)
        if spoken is not None:
            speaker, told = spoken
            if step_begins and speaker != opener:
                lines.append("")
            if step_begins:
                opener, step_begins = speaker, False
            if lines[-1].startswith(speaker):
                lines[-1] += SEPARATOR + told
            else:
                lines.append(speaker + told)
        lines += _notes(entry, book, names)
        step_begins = step_begins or entry.state is not None
    outcome = session.outcome
    if outcome is not None:
        lines += ["", f"= {book.say(outcome.reason, names)} ({outcome.rule_id})"]
    return "\n".join(lines) + "\n"


def _spoken(entry: Entry, lang: str) -> tuple[str, str] | None:
    """Who answers or that dice are thrown, as a line begins, and what follows."""
    data = entry.data
    if entry.kind == "answer":
        if SEPARATOR in data["key"]:
            raise PlaythroughError(f"{data['key']!r} holds what separates answers")
        return f"> {data['seat']} · {data['who']}: ", data["key"]
    if entry.kind == "faces":
        throw = events.throw_of(data).notation(lang)
        return "* ", f"{data['seat']} {throw}: {spell_faces(data['faces'])}"
    return None


def _notes(entry: Entry, book: Phrasebook, names: Names) -> Iterator[str]:
    for event in entry.events:
        if event["event"] == "note":
            yield f"  {event['rule']}  {book.text(event['message'], events.facts_of(event), names)}"


def spell_faces(faces: list[list[int]]) -> str:
    """Faces as people write them: dice apart, the chain of an exploded die with a plus."""
    return " ".join("+".join(map(str, chain)) for chain in faces)


def read_faces(text: str) -> list[list[int]]:
    return [[int(face) for face in chain.split("+")] for chain in text.split()]


def read_head(text: str) -> dict[str, str]:
    """What is played: the lines before the first empty one."""
    head = text.split("\n\n", 1)[0]
    return {key: value for key, _, value in (line.partition(": ") for line in head.splitlines())}


class _Faces:
    """Deals the faces that stand in the text."""

    def __init__(self, dealt: list[tuple[int, list[list[int]]]]) -> None:
        self._left = dealt[::-1]

    def deal(self, roll: Roll[Any], turn: Turn) -> Dealt | None:  # noqa: ARG002  the text has the order
        if not self._left:
            raise PlaythroughError(f"{roll.throw.notation()} ({roll.cause}) is thrown, but the text has no more faces")
        line, faces = self._left.pop()
        try:
            return Dealt(roll.throw.faces_from(faces), HAND)
        except ValueError as error:
            raise PlaythroughError(f"line {line}: {error}") from error

    def reveal(self) -> str:
        return ""

    def renew(self) -> str | None:
        return None

    def settles(self, entry: int, kind: str) -> bool:  # noqa: ARG002
        return kind == "reveal"


def read_answers(text: str) -> list[GivenAnswer]:
    """All answers, in their order."""
    answers = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("> "):
            speaker, _, keys = line[2:].partition(": ")
            seat, _, who = speaker.partition(" · ")
            answers += [GivenAnswer(number, seat, who, key) for key in keys.split(SEPARATOR)]
    return answers


def _read_throws(text: str) -> list[tuple[int, list[list[int]]]]:
    """The faces of all throws, in their order, each with its line."""
    return [
        (number, read_faces(told.rpartition(": ")[2]))
        for number, line in enumerate(text.splitlines(), start=1)
        if line.startswith("* ")
        for told in line[2:].split(SEPARATOR)
    ]


def play_again(text: str, game: Game[S], start: S, document: Json) -> Session[S]:
    """Play a text's answers and faces again."""
    for session in playing_again(text, game, start, document):  # noqa: B007  the last one has them all
        pass
    return session


def playing_again(text: str, game: Game[S], start: S, document: Json) -> Iterator[Session[S]]:
    """The game before each of a text's answers, and after the last one."""
    seats = game.seats(start)
    made_by = (game.name, ENGINE_VERSION, game.rules_version)
    # Whoever throws, the text has the faces.
    header = Header(*made_by, document, seats, commitment(b""), typed=(*seats, MASTER, ""))
    session = Session(game, start, Journal(header), _Faces(_read_throws(text)))
    for given in read_answers(text):
        yield session
        try:
            session.answer(given.seat, given.key)
        except ValueError as error:
            raise PlaythroughError(f"line {given.line}: {error}") from error
    yield session
