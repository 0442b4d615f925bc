"""Questions to a seat: what may be answered, what not and why, and dice to be typed in."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.numbers import Odds


class Offer(Wire):
    """One possible answer. What belongs together has the same `kind`; `subject` is whom or what it is about."""

    key: str
    label: str
    cost: str = ""
    kind: str = ""
    subject: str = ""
    odds: Odds | None = None
    worth: float | None = None
    """What it is worth by the best play, as a share of the best or as a chance, where that is known."""
    worth_text: str = ""


class NotPossible(Wire):
    """What people might try in vain, why, and by which rule; `more` others fail for the same reason."""

    label: str
    reason: str
    rule: str
    more: int = 0


class PointingView(Wire):
    """How a key is made of what somebody points at on the map: `before`, then what `form` says.

    Places are written `x,y` in the map's unit. path: all bends and the end, joined by `;`; place: one; stance: one and
    where to look, `x,y@degrees`; direction: only the degrees, 0 to the east, counter-clockwise.
    """

    form: Literal["path", "place", "stance", "direction"]
    before: str = ""
    label: str = ""


class Choice(Wire):
    """One question to one seat. Its id stays the same until it is answered or no longer asked."""

    id: str
    seat: str
    who: str
    asked: str
    """The question's key: what a standing order is about."""
    title: str
    """Who is asked, if the question itself does not say."""
    question: str
    rule: str
    offers: list[Offer]
    refused: list[NotPossible] = []
    default: str
    default_label: str
    finite: bool = True
    """Whether all answers are listed; otherwise places and paths are answers too."""
    pointing: list[PointingView] = []
    """How to answer on the map, if one can."""
    numbers: tuple[int, int] | None = None
    """The bounds, if any whole number between them is an answer."""
    may_stand: bool = False
    """Whether a standing order could answer it: the default costs nothing."""
    goal: str = ""
    """What the worths of the offers are about."""
    odds_pending: bool = False
    tray: Tray | None = None
    deadline: float | None = None
    """Seconds that are left to answer, if the master has set a limit."""


class TrayDie(Wire):
    """A die that lies on the table."""

    face: int
    sides: int
    group: int = 0
    """Dice of the same group belong together; 0: to none."""
    kept: bool = False


class Tray(Wire):
    """Dice to be kept or grouped: which offer takes which dice, as places in `dice`."""

    dice: list[TrayDie]
    choices: dict[str, list[int]]
    """By the key of an offer. Dice that show the same are as good as each other."""
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
    """The sides of each die, where the number of dice is known beforehand."""
    explodes: bool = False
    grows: bool = False
    """Each die that shows its highest number brings one more die."""
    example: str


class Waiting(Wire):
    """Somebody who has yet to answer, for those who may not see the question."""

    seat: str
    name: str
