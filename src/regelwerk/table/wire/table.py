"""The whole table as one seat may see it."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Lang, Role, Wire
from regelwerk.table.wire.commands import OrderCondition
from regelwerk.table.wire.display import DisplayView
from regelwerk.table.wire.lesson import LessonView
from regelwerk.table.wire.log import Letter, Line
from regelwerk.table.wire.questions import Choice, Hand, Waiting


class SeatView(Wire):
    """Who sits where: a person by link, the master, or a tactic or level of the computer."""

    seat: str
    name: str
    person: str = ""
    """The name of the person who sits there, if it is known."""
    player: str
    player_name: str
    thinks: bool = False
    """Whether it is a computer that may take seconds over a decision; the master can `hurry` it."""
    connected: int = 0
    side: str = ""
    manual: bool = False
    taken_over: bool = False
    """Whether somebody else plays for the person who sits there."""


class Me(Wire):
    role: Role
    seat: str
    name: str
    answers_for: list[str]
    """The seats whose questions this person answers."""


class UndoRequest(Wire):
    by: str
    name: str
    to: int
    text: str


class OrderInForce(Wire):
    """A standing order as a sentence. `who` is the figure it holds for; None: all figures of the seat."""

    seat: str
    question: str
    who: str | None
    text: str
    key: str | None = None
    condition: OrderCondition | None = None


class LedFigure(Wire):
    """A figure of the master's that the computer plays: in this step, until somebody acts, or until taken back."""

    figure: str
    name: str
    until: Literal["step", "turn", "revoked"]


class Ending(Wire):
    winner: str
    text: str
    rule: str
    won: bool = False
    """Whether this seat is among the winners."""


class ShareView(Wire):
    nonce: str
    text: str


class Fairness(Wire):
    """What was promised about the dice, what seats contributed, and our seed once it is revealed."""

    format: int
    game: str = ""
    """The hash of the game; empty before it begins."""
    commitment: str = ""
    dealing: int = 0
    in_force: int = 0
    """The dealing whose shares the dice follow from."""
    opened: dict[str, str] = {}
    """What was pledged before the first throw, by seat."""
    pledges: dict[str, str] = {}
    """What was pledged for this dealing."""
    pending: dict[str, str] = {}
    """What was pledged for the next one."""
    shares: dict[str, ShareView] = {}
    missing: list[str] = []
    """The seats that pledged and did not share."""
    awaited: list[str] = []
    """The seats whose shares the dice wait for."""
    typed: list[str] = []
    """The seats that type in the faces of real dice."""
    throws: int = 0
    typed_throws: int = 0
    undone: dict[str, int] = {}
    """Throws taken back, by who did it."""
    worth: str = ""
    """What the dice are worth as things stand, in a sentence."""
    seed: str = ""
    seeds: dict[str, str] = {}
    """Texts of seats in a game of an earlier dice format."""


class AimsView(Wire):
    """What the scene is about: what this seat wants in a sentence, then what each side wants and when it ends."""

    short: str
    ends: str = ""
    """When the scene ends by itself; among the lines too."""
    lines: list[str] = []
    rule: str = ""


class TableView(Wire):
    """All that one seat may know about its table now."""

    game: str
    title: str
    system: str
    system_title: str
    scene: str
    introduction: str = ""
    stage: Literal["lobby", "running", "over"]
    lang: Lang
    head: int
    """Number of entries in the journal."""
    head_hash: str = ""
    """The hash of the last of them: what a receipt keeps."""
    me: Me
    seats: list[SeatView]
    aims: AimsView | None = None
    display: DisplayView | None = None
    log: list[Line] = []
    log_from: int = 0
    """The first entry in `log`; earlier ones are requested by number."""
    choices: list[Choice] = []
    hand: Hand | None = None
    waiting: list[Waiting] = []
    ending: Ending | None = None
    paused: bool = False
    countdown: int | None = None
    hints: bool = False
    """Whether the computer says what it would do."""
    undo: UndoRequest | None = None
    may_undo: Literal["no", "free", "ask"] = "no"
    may_rule: bool = False
    """Whether the master may decide about single probes, at `/api/table/rulings`."""
    orders: list[OrderInForce] = []
    led: list[LedFigure] = []
    """What the computer plays for the master; nobody else sees it."""
    may_concede: bool = False
    handout: Letter | None = None
    """What the television shows instead of the table."""
    has_paper: bool = False
    """Whether its news are also told as a newspaper, at `/api/news`."""
    following: str = ""
    """The game that was set up after this one; `/api/result/following` has the way there."""
    fairness: Fairness | None = None
    lesson: LessonView | None = None
    """What is told to a learner, where the game is a guided scene."""
