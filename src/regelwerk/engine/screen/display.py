"""What people see of a game, language-free: everybody as a card, what belongs to all, and the map.

A system describes *what* there is to see in the few forms below, once. A browser draws all of it; a terminal prints the
table of those parts that name a column. Colours and shapes are the client's, sentences are made when somebody looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from regelwerk.engine.facts import Fact, Phrase, phrase
from regelwerk.engine.state_values import Value

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.screen.map import Coordinates, Map

Key: TypeAlias = str
"""The key of a message: people see the message."""
Shape = Literal["heart", "coin", "box", "circle", "diamond", "bar"]
"""How the units of a meter look: hearts that are lost, coins that are spent, boxes that fill, ..."""
CellState = Literal["empty", "full", "half", "crossed", "spent"]
ChipState = Literal["active", "idle", "spent", "suspended", "damaged", "bad", "good", "hidden"]


WHERE = "engine-column-where"
"""The column that says where everybody is: on the map, or in the words of the card."""


def left_of(left: int, all_there_are: int) -> Phrase:
    """What is left out of the most there can be, as a column tells it."""
    return phrase("engine-left-of", left=left, all=all_there_are)


class Meter(Value, frozen=True):
    """An amount out of a maximum: hearts, actions, a monitor.

    `column`, here and below, is the column of a terminal's table that tells this part; empty: none does. `line` is what
    it says there, where the part's own number or words are not enough, or too many.
    """

    name: Key
    value: int
    most: int
    shape: Shape = "box"
    warn: int | None = None
    """From here on (boxes that fill: upwards; what is lost or spent: downwards) it is serious."""
    column: Key = ""
    line: Fact = None

    @property
    def serious(self) -> bool:
        """Boxes and bars fill up until it is serious; of everything else there is less and less."""
        if self.warn is None:
            return False
        return self.value >= self.warn if self.shape in ("box", "bar") else self.value <= self.warn


class Cell(Value, frozen=True):
    """One field of a row: how it is filled, and what may be written in it."""

    state: CellState = "empty"
    text: Fact = None


class Row(Value, frozen=True):
    """Fields under a name; a terminal tells the name and what is written in the fields, or the `line` instead."""

    name: Fact
    cells: tuple[Cell, ...]
    line: Fact = None


class Rows(Value, frozen=True):
    """Rows of fields: life circles, rows of physis and psyche, layers of armour."""

    name: Key
    rows: tuple[Row, ...]
    shape: Shape = "box"
    rings: tuple[int, ...] = ()
    """Where each row is drawn as a circle: how many of its cells lie in each ring, from the outside in."""
    column: Key = ""
    line: Fact = None


class Figure(Value, frozen=True):
    """A number or a few words under a name; a tally opens to its terms."""

    name: Key
    value: Fact
    quiet: bool = False
    """Belongs behind "more": not what people look for in the middle of a fight."""
    column: Key = ""
    line: Fact = None


class Chip(Value, frozen=True):
    """Something somebody has: a weapon, a condition, an asset, a plan."""

    text: Fact
    state: ChipState = "active"
    title: Phrase | None = None
    """What it does, in a sentence."""


class Chips(Value, frozen=True):
    """Things of one kind; where there are none, nothing is drawn."""

    name: Key
    chips: tuple[Chip, ...]
    quiet: bool = False
    """Belongs behind "more", as a quiet figure does."""
    column: Key = ""
    line: Fact = None


class Trait(Value, frozen=True):
    """A die that stands for how good somebody is at something, such as a d8."""

    name: Key
    die: Fact
    column: Key = ""


class Traits(Value, frozen=True):
    name: Key
    traits: tuple[Trait, ...]


Part: TypeAlias = Meter | Rows | Figure | Chips | Traits


class Card(Value, frozen=True):
    """One participant: who decides for it, whether it acts now, is out, or is hidden from somebody at the table."""

    id: str
    side: str
    seat: str
    parts: tuple[Part, ...]
    acts: bool = False
    out: bool = False
    hidden: bool = False
    """Not everybody knows of it: shown so to those who do."""
    where: Fact = None
    """Where it is, in words, also for those who do not look at the map."""


class Turn(Value, frozen=True):
    """One turn in the order of acting: who, with which number, and whether it is over, now, or to come."""

    who: str
    label: Fact = None
    state: Literal["done", "now", "next"] = "next"


class Order(Value, frozen=True):
    """Who acts when."""

    name: Key
    turns: tuple[Turn, ...]


class Token(Value, frozen=True):
    """Somebody or something on a lane."""

    text: Fact
    at: float
    side: str = ""
    acts: bool = False


class Label(Value, frozen=True):
    """What is written at a number of a lane."""

    at: int
    text: Fact


class Lane(Value, frozen=True):
    """Numbers on one line: an AE track with blocks of three, distances, a chase, security levels."""

    name: Phrase
    first: int
    last: int
    tokens: tuple[Token, ...]
    block: int = 1
    """How many numbers belong together."""
    goal: int | None = None
    unit: Key = ""
    labels: tuple[Label, ...] = ()
    listed: bool = False
    """A terminal lists it under its table: who has come how far, and the goal."""
    mover: str = ""
    """Whose lane it is: the first token, which is dragged to where the answers of a question lead (`Landing`)."""


class Landing(Value, frozen=True):
    """Where on a lane with a `mover` an answer leads."""

    at: int
    label: Phrase
    key: str
    after: str = ""
    """The answer that comes first, if this one is to what the same figure is asked next."""


class Tie(Value, frozen=True):
    """Something between two: a relation, or what one has done to the other."""

    one: str
    other: str
    text: Fact
    mood: Literal["good", "bad", "neutral"] = "neutral"
    fresh: bool = False
    """It happened in this phase."""


class Ties(Value, frozen=True):
    name: Key
    ties: tuple[Tie, ...]


class Box(Value, frozen=True):
    """Something with parts of its own: a network with its monitors, a clock, a goal."""

    title: Phrase
    parts: tuple[Part, ...]
    hidden: bool = False
    of: str = ""
    """The participant whose row in a terminal's table tells these parts too."""


Fixture: TypeAlias = Order | Lane | Ties | Box


class Display(Value, frozen=True):
    """All that somebody with one view sees, in the order in which it is drawn.

    `columns` are those of a terminal's table, from left to right. The first tells the number that keeps somebody in the
    game: as a number, or as a phrase with that number as its fact `left`.
    """

    cards: tuple[Card, ...]
    fixtures: tuple[Fixture, ...] = ()
    heading: Phrase | None = None
    """Where we are: the round, the phase, who is acting."""
    round: int = 0
    map: Map | None = None
    columns: tuple[Key, ...] = ()


class Overlay(Value, frozen=True):
    """Something that is drawn over the map while an answer is considered, in the unit of the map.

    A path and an area have their corners; a line goes from the first point to the second; a circle has its middle and
    its radius; a wedge its tip, its radius, and the ends of its arc, counter-clockwise from the first to the second.
    """

    shape: Literal["path", "line", "circle", "wedge", "area"]
    kind: str
    """What it is, for its look: move, refused, seen, noticed, sight, partly, blocked, range, template, ..."""
    points: tuple[Coordinates, ...]
    radius: float | None = None
    text: Phrase | None = None


class LyingDie(Value, frozen=True):
    """A die on the tray; dice of the same group belong together (0: to none), kept ones are not chosen from."""

    face: int
    sides: int
    group: int = 0
    kept: bool = False


class Tray(Value, frozen=True):
    """The dice that a question is about, and the numbers of those that each answer takes, by its key.

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
    name: Key
    change: Json
    kind: Literal["number", "switch", "choice"]
    value: int | bool | str
    low: int | None = None
    high: int | None = None
    choices: tuple[tuple[str, Fact], ...] = ()
    """The values of a choice, each with what people call it."""
    of: Fact = None
    """What of theirs it is about, if the name does not say: a weapon, say, whose shots are counted."""
    rule_id: str = ""
    """Of a ruling on somebody's next probe: the rule that leaves room for it."""

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
    kind: Key
    change: Json
