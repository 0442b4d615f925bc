"""Playthroughs: a whole game as a text that people can read and a program can play again.

A head says what is played; then every answer (`> seat · who: key`) and throw (`* seat throw: faces`) stands with the
log lines that it caused. Played again, the same answers and faces must give the same text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from regelwerk.dice import Faces
from regelwerk.engine.book.messages import Names, Phrasebook
from regelwerk.engine.effects import Roll
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.session import ENGINE_VERSION, Session
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import Entry, Header, Journal, Json

S = TypeVar("S")


class PlaythroughError(ValueError):
    """A playthrough that cannot be read or no longer fits the rules: which line, and what is wrong."""


def write(head: Mapping[str, str], session: Session[Any], book: Phrasebook) -> str:
    """The text of a game that was played."""
    names = session.names
    lines = [f"{key}: {value}" for key, value in head.items()]
    for entry in session.journal.effective():
        told = list(_lines(entry, book, names))
        lines += ["", *told] if told else []
    outcome = session.outcome
    if outcome is not None:
        lines += ["", f"= {book.say(outcome.reason, names)} ({outcome.rule_id})"]
    return "\n".join(lines) + "\n"


def _lines(entry: Entry, book: Phrasebook, names: Names) -> Iterator[str]:
    if entry.kind == "answer":
        yield f"> {entry.data['seat']} · {entry.data['who']}: {entry.data['key']}"
    elif entry.kind == "faces":
        throw = events.throw_of(entry.data).notation(book.lang)
        yield f"* {entry.data['seat']} {throw}: {spell_faces(entry.data['faces'])}"
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

    def deal(
        self,
        roll: Roll[Any],
        entry: int,  # noqa: ARG002  the text has the order
        contributions: Sequence[str] = (),  # noqa: ARG002  and all that was thrown
    ) -> tuple[Faces, str] | None:
        if not self._left:
            raise PlaythroughError(f"{roll.throw.notation()} ({roll.cause}) is thrown, but the text has no more faces")
        line, faces = self._left.pop()
        try:
            return roll.throw.faces_from(faces), "hand"
        except ValueError as error:
            raise PlaythroughError(f"line {line}: {error}") from error

    def reveal(self) -> str:
        return ""

    def renew(self) -> str | None:
        return None


def play_again(text: str, game: Game[S], start: S, document: Json) -> Session[S]:
    """Play a text's answers and faces again."""
    answers: list[tuple[int, str, str]] = []
    faces: list[tuple[int, list[list[int]]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("> "):
            decider, _, key = line[2:].partition(": ")
            answers.append((number, decider.partition(" · ")[0], key))
        elif line.startswith("* "):
            faces.append((number, read_faces(line.rpartition(": ")[2])))
    header = Header(game.name, ENGINE_VERSION, game.rules_version, document, game.seats(start), "")
    session = Session(game, start, Journal(header), _Faces(faces))
    for number, seat, key in answers:
        try:
            session.answer(seat, key)
        except ValueError as error:
            raise PlaythroughError(f"line {number}: {error}") from error
    return session
