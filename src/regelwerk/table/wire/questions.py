"""Questions to a seat: possible answers, refused ones with reasons, and dice to be typed in."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.numbers import Odds


class Offer(Wire):
    """One possible answer. Answers of the same `kind` belong together; `subject` is whom or what it is about."""

    key: str
    label: str
    cost: str = ""
    kind: str = ""
    subject: str = ""
    odds: Odds | None = None
    worth: float | None = None
    """Its worth under best play, as a chance or a share of the best, where known."""
    worth_text: str = ""


class NotPossible(Wire):
    """A refused answer with its reason and rule; `more` others fail for the same reason."""

    label: str
    reason: str
    rule: str
    more: int = 0


class PointingView(Wire):
    """How a key is made from points on the map: `before`, followed by a value of the given `form`.

    Points are written `x,y` in the map's unit. path: all corners and the end, joined by `;`; place: one point; stance:
    a point and a facing, `x,y@degrees`; direction: only the degrees, 0 to the east, counter-clockwise.
    """

    form: Literal["path", "place", "stance", "direction"]
    before: str = ""
    label: str = ""
    after: str = ""
    """The answer that comes first: the key then answers what the same figure is asked right after it."""


class LandingView(Wire):
    """Where on the lane of whoever is asked an answer leads; `after` is the answer that comes first."""

    at: int
    label: str
    key: str
    after: str = ""


class Scope(Wire):
    """Figures of the seat that are asked the same in a row: one answer may hold for all of them."""

    label: str
    figures: list[str]


class WindowFigure(Wire):
    """A figure that is asked the same in a row: its answers, and by their keys those to what it is asked next."""

    who: str
    name: str
    offers: list[Offer]
    then: dict[str, list[Offer]] = {}


class RowQuestion(Wire):
    """One of several questions that a figure is asked in a row, as it is asked if all before it take the default."""

    question: str
    rule: str
    offers: list[Offer]
    default: str


class NumberView(Wire):
    """A number that the question is about: what a standing order may depend on."""

    name: str
    label: str
    amount: int


class Choice(Wire):
    """One question to one seat. Its id stays the same until it is answered or withdrawn."""

    id: str
    seat: str
    who: str
    asked: str
    """The question's message key, which standing orders refer to."""
    title: str
    """Who is asked, unless the question itself says so."""
    question: str
    rule: str
    offers: list[Offer]
    refused: list[NotPossible] = []
    default: str
    default_label: str
    finite: bool = True
    """Whether all answers are listed; if not, points and paths are answers too."""
    pointing: list[PointingView] = []
    """Ways to answer on the map."""
    landings: list[LandingView] = []
    """Ways to answer on a lane."""
    numbers: tuple[int, int] | None = None
    """The bounds, if every integer between them is an answer."""
    may_stand: bool = False
    """Whether a standing order may answer it, which it may if the default costs nothing."""
    goal: str = ""
    """What the worths of the offers measure."""
    odds_pending: bool = False
    tray: Tray | None = None
    deadline: float | None = None
    """Seconds left to answer, if the master has set a limit."""
    counted: list[NumberView] = []
    """What an order to this question may depend on."""
    scopes: list[Scope] = []
    """For whom else an answer may hold, the smallest scope first; the last one is everybody whom it asks."""
    rest: str = ""
    """That everybody in the last scope takes the default, in words."""
    then: dict[str, list[Offer]] = {}
    """By the key of an offer: the answers to what the same figure is asked right after it, to be given at once."""
    window: list[WindowFigure] = []
    """Everybody who is asked the same in a row, to be answered for at once with a `window` command."""
    row: list[RowQuestion] = []
    """This question and those that the same figure is asked right after it, to be answered with a `row` command."""
    silent: list[str] = []
    """Standing orders that would answer this question but do not, each with the reason."""


class TrayDie(Wire):
    """A die on the table."""

    face: int
    sides: int
    group: int = 0
    """Dice of the same group belong together; 0: no group."""
    kept: bool = False


class Tray(Wire):
    """Dice to be kept or grouped: which offer takes which dice, as indices into `dice`."""

    dice: list[TrayDie]
    choices: dict[str, list[int]]
    """By the key of an offer. Dice that show the same face are interchangeable."""
    keeps: bool = False
    """Whether an offer keeps the dice it takes; otherwise it does something else with them."""


class Hand(Wire):
    """A throw whose faces a seat types in."""

    id: str
    seat: str
    who: str
    title: str
    throw: str
    rule: str
    dice: list[int] | None = None
    """The sides of each die, if the number of dice is known in advance."""
    explodes: bool = False
    grows: bool = False
    """Each die that shows its highest face adds one more die."""
    example: str


class Waiting(Wire):
    """A seat that has yet to answer, shown to those who may not see the question."""

    seat: str
    name: str
