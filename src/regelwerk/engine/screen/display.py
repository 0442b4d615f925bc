"""The place where a game happens, language-free: everybody as a card, and the lanes and ties that belong to all.

A board (`engine.board`) is a table of cells for the terminal; a place is what a screen draws. A system says here *what*
there is to see in the few forms below; colours and shapes are the client's, sentences are made when somebody looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from regelwerk.engine.facts import Fact, Phrase

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.screen.board import Board

Shape = Literal["heart", "coin", "box", "circle", "diamond", "bar"]
"""How the units of a meter look: hearts that are lost, coins that are spent, boxes that fill, ..."""
CellState = Literal["empty", "full", "half", "crossed", "spent"]
ChipState = Literal["active", "idle", "spent", "suspended", "damaged", "bad", "good", "hidden"]


@dataclass(frozen=True, slots=True)
class Meter:
    """So much of something out of at most so much: hearts, actions, a monitor."""

    name: str
    """A message key, here and below."""
    value: int
    most: int
    shape: Shape = "box"
    warn: int | None = None
    """From here on (boxes that fill: upwards; what is lost or spent: downwards) it is serious."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One field of a row: how it is filled, and what may be written in it."""

    state: CellState = "empty"
    text: Fact = None


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of fields: life circles, rows of physis and psyche, layers of armour. Each row may have a name."""

    name: str
    rows: tuple[tuple[Fact, tuple[Cell, ...]], ...]
    shape: Shape = "box"
    rings: tuple[int, ...] = ()
    """Where each row is drawn as a circle: how many of its cells lie in each ring, from the outside in."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number or a few words under a name; a tally opens to its terms."""

    name: str
    value: Fact
    quiet: bool = False
    """Belongs behind "more": not what people look for in the middle of a fight."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Something somebody has: a weapon, a condition, an asset, a plan."""

    text: Fact
    state: ChipState = "active"
    title: Phrase | None = None
    """What it does, in a sentence."""


@dataclass(frozen=True, slots=True)
class Chips:
    name: str
    chips: tuple[Chip, ...]
    quiet: bool = False
    """Belongs behind "more", as a quiet figure does."""


@dataclass(frozen=True, slots=True)
class Trait:
    """A die that stands for how good somebody is at something, such as a d8."""

    name: str
    die: Fact


@dataclass(frozen=True, slots=True)
class Traits:
    name: str
    traits: tuple[Trait, ...]


Part: TypeAlias = Meter | Rows | Figure | Chips | Traits


@dataclass(frozen=True, slots=True)
class Card:
    """One participant: who decides for it, whether it acts now, is out, or is hidden from somebody at the table."""

    id: str
    side: str
    seat: str
    parts: tuple[Part, ...]
    acts: bool = False
    out: bool = False
    hidden: bool = False
    """Not everybody knows of it: shown so to those who do."""
    where: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """One place in the order of acting: who, with which number, and whether it is over, now, or to come."""

    who: str
    label: Fact = None
    state: Literal["done", "now", "next"] = "next"


@dataclass(frozen=True, slots=True)
class Order:
    """Who acts when."""

    name: str
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """Somebody or something on a lane."""

    text: Fact
    at: float
    side: str = ""
    acts: bool = False


@dataclass(frozen=True, slots=True)
class Lane:
    """Numbers on one line: an AE track with blocks of three, distances, a chase, security levels."""

    name: Phrase
    first: int
    last: int
    tokens: tuple[Token, ...]
    block: int = 1
    """So many numbers belong together."""
    goal: int | None = None
    unit: str = ""
    """A message key."""
    labels: tuple[tuple[int, Fact], ...] = ()
    """What is written at a number."""


@dataclass(frozen=True, slots=True)
class Tie:
    """Something between two: a relation, or what one has done to the other."""

    one: str
    other: str
    text: Fact
    mood: Literal["good", "bad", "neutral"] = "neutral"
    fresh: bool = False
    """It happened in this phase."""


@dataclass(frozen=True, slots=True)
class Ties:
    name: str
    ties: tuple[Tie, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """Something with parts of its own that nobody plays: a network with its monitors, a clock, a goal."""

    title: Phrase
    parts: tuple[Part, ...]
    hidden: bool = False


Fixture: TypeAlias = Order | Lane | Ties | Box


@dataclass(frozen=True, slots=True)
class Place:
    """All that somebody with one view sees, in the order in which it is drawn."""

    cards: tuple[Card, ...]
    fixtures: tuple[Fixture, ...] = ()
    heading: Phrase | None = None
    """Where we are: the round, the phase, who is acting."""
    round: int = 0


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something that is drawn over the map while an answer is considered, in the unit of the board.

    A path and an area have their corners; a line goes from the first place to the second; a circle has its middle and
    its radius; a wedge its tip, its radius, and the ends of its arc, counter-clockwise from the first to the second.
    """

    shape: Literal["path", "line", "circle", "wedge", "area"]
    kind: str
    """What it is, for its look: move, refused, seen, noticed, sight, partly, blocked, range, template, ..."""
    points: tuple[tuple[float, float], ...]
    radius: float | None = None
    text: Phrase | None = None


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die on the tray; dice of the same group belong together (0: to none), kept ones are not chosen from."""

    face: int
    sides: int
    group: int = 0
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Tray:
    """The dice that a question is about, and the places of those that each answer takes, by its key.

    Dice that show the same are as good as each other: an answer that takes one of them takes any.
    """

    dice: tuple[LyingDie, ...]
    takes: tuple[tuple[str, tuple[int, ...]], ...]
    keeps: bool = False
    """Whether the dice that an answer takes are kept; otherwise it does something else with them."""


@dataclass(frozen=True, slots=True)
class Amendment:
    """Something that a master may correct: of whom, as what it stands now, and what it may become.

    `change` is the correction as `Game.correct` takes it, with the present value under `to`.
    """

    who: str
    """A participant; empty for what belongs to nobody alone."""
    name: str
    """A message key."""
    change: Json
    kind: Literal["number", "switch", "choice"]
    value: int | bool | str
    low: int | None = None
    high: int | None = None
    choices: tuple[tuple[str, Fact], ...] = ()
    """The values of a choice, each with what people call it."""
    of: Fact = None
    """What of theirs it is about, if the name does not say: a weapon, say, whose shots are counted."""

    def to(self, value: int | bool | str) -> Json:
        """The correction that sets another value."""
        return {**self.change, "to": value}


@dataclass(frozen=True, slots=True)
class Recruit:
    """Somebody of a content whom a master may bring into a running game, and the correction that does it.

    `change` carries all the data it needs, for a journal replays without content files.
    """

    id: str
    name: tuple[tuple[str, str], ...]
    """By language."""
    kind: str
    """A message key."""
    change: Json


def plain_place(board: Board) -> Place:
    """A place made of a board alone: the cells of everybody as figures, the tracks as lanes."""
    return Place(
        tuple(
            Card(
                one.id,
                one.side,
                one.seat,
                tuple(
                    Figure(column, cell)
                    for column, cell in zip(board.columns, one.cells, strict=True)
                    if cell is not None and cell not in ("", ())
                ),
                one.acts,
                one.out,
                where=one.place,
            )
            for one in board.participants
        ),
        tuple(
            Lane(
                track.name,
                0,
                max([*(at for _, at in track.marks), track.goal or 0], default=0),
                tuple(Token(text, at) for text, at in track.marks),
                goal=track.goal,
            )
            for track in board.tracks
        ),
    )
