"""What goes over the wire at a table: finished text for people, stable keys for what they answer.

These models are the contract between server and browser; the browser's types are generated from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Lang = Literal["de", "en"]
Role = Literal["master", "player", "spectator"]
Key = Annotated[str, Field(min_length=1, max_length=2000)]
"""The key of an answer; a path on a map may be long."""
PromptId = Annotated[str, Field(pattern=r"^[0-9]{1,9}\.[0-9]{1,3}$")]
Name = Annotated[str, Field(min_length=1, max_length=80)]


class Wire(BaseModel):
    """Everything on the wire: unknown fields are refused when read, defaults are spelled out when written."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


# -- numbers with reasons ---------------------------------------------------------------------------------------------


class Term(Wire):
    """One reason of a number."""

    amount: int
    label: str
    source: str = ""
    rule: str = ""


class Sum(Wire):
    """A number that people argue about, with all its reasons."""

    name: str
    total: int
    terms: list[Term]


class Bar(Wire):
    """One outcome of a law."""

    label: str
    share: float


class Odds(Wire):
    """What an answer would bring: the one number that matters, and the law behind it."""

    measure: str
    chance: float
    chance_text: str
    mean_text: str = ""
    bars: list[Bar]
    assumed: str
    """The behaviour that is assumed of everybody."""


# -- questions --------------------------------------------------------------------------------------------------------


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
    example: str


class Waiting(Wire):
    """Somebody who has yet to answer, for those who may not see the question."""

    seat: str
    name: str


# -- what happened ----------------------------------------------------------------------------------------------------


class Die(Wire):
    """One die with its chain of faces, if it was thrown on."""

    faces: list[int]
    sides: int | None = None
    counted: bool = True
    group: int = 0


class Thrown(Wire):
    who: str
    throw: str
    dice: list[Die]
    by_hand: bool = False


class Line(Wire):
    """One sentence of the log: entry and place in it, the rule, the dice, the sums behind its numbers."""

    n: int
    i: int
    kind: Literal["note", "dice", "correction", "undo", "rules", "dice-promise", "end"]
    text: str
    rule: str = ""
    seat: str = ""
    round: int | None = None
    """The round it belongs to, where it says so: a round begins with the first line of it."""
    dice: Thrown | None = None
    sums: list[Sum] = []
    secret: bool = False
    """Not everybody at the table knows it."""
    news: bool = False
    """Worth reading aloud; the others tell how it came about."""
    undone: bool = False
    about: list[str] = []
    """The ids of the participants that it speaks of."""


# -- the place --------------------------------------------------------------------------------------------------------


class MeterView(Wire):
    part: Literal["meter"] = "meter"
    name: str
    value: int
    most: int
    shape: str
    serious: bool = False


class CellView(Wire):
    state: str
    text: str = ""


class RowView(Wire):
    name: str = ""
    cells: list[CellView]


class RowsView(Wire):
    part: Literal["rows"] = "rows"
    name: str
    rows: list[RowView]
    shape: str
    rings: list[int] = []
    """Each row is a circle: so many of its cells lie in each ring, from the outside in."""


class FigureView(Wire):
    part: Literal["figure"] = "figure"
    name: str
    text: str
    sum: Sum | None = None
    quiet: bool = False


class ChipView(Wire):
    text: str
    state: str
    title: str = ""


class ChipsView(Wire):
    part: Literal["chips"] = "chips"
    name: str
    chips: list[ChipView]
    quiet: bool = False


class TraitView(Wire):
    name: str
    die: str


class TraitsView(Wire):
    part: Literal["traits"] = "traits"
    name: str
    traits: list[TraitView]


PartView = Annotated[MeterView | RowsView | FigureView | ChipsView | TraitsView, Field(discriminator="part")]


class CardView(Wire):
    id: str
    name: str
    mark: str
    """One or two letters that stand for them on maps and lanes."""
    side: str
    side_name: str
    seat: str
    acts: bool = False
    out: bool = False
    hidden: bool = False
    where: str = ""
    parts: list[PartView] = []


class TurnView(Wire):
    who: str
    name: str
    label: str = ""
    state: str


class OrderView(Wire):
    fixture: Literal["order"] = "order"
    name: str
    turns: list[TurnView]


class TokenView(Wire):
    text: str
    at: float
    side: str = ""
    acts: bool = False


class LabelView(Wire):
    at: int
    text: str


class LaneView(Wire):
    fixture: Literal["lane"] = "lane"
    name: str
    first: int
    last: int
    block: int = 1
    goal: int | None = None
    unit: str = ""
    tokens: list[TokenView]
    labels: list[LabelView] = []


class TieView(Wire):
    one: str
    one_name: str
    other: str
    other_name: str
    text: str
    mood: str
    fresh: bool


class TiesView(Wire):
    fixture: Literal["ties"] = "ties"
    name: str
    ties: list[TieView]


class BoxView(Wire):
    fixture: Literal["box"] = "box"
    title: str
    parts: list[PartView]
    hidden: bool = False


FixtureView = Annotated[OrderView | LaneView | TiesView | BoxView, Field(discriminator="fixture")]
Spot = tuple[float, float]


class AreaView(Wire):
    """Terrain or ground on the map."""

    id: str
    name: str
    corners: list[Spot]
    solid: bool = False
    kind: str = ""
    kind_name: str = ""
    label: str = ""
    height: float | None = None
    side: str = ""


class MarkView(Wire):
    text: str
    at: Spot
    name: str
    radius: float | None = None
    """So far around it counts as being there."""


class RingView(Wire):
    """How far something of a participant reaches around it; `ahead`: only where it looks."""

    name: str
    radius: float
    ahead: bool = False


class PieceView(Wire):
    """A participant on the map."""

    id: str
    at: Spot
    radius: float
    facing: float | None = None
    sign: str = ""
    sign_name: str = ""
    view: float | None = None
    """How wide its field of view is, in degrees."""
    rings: list[RingView] = []


class MapView(Wire):
    size: Spot
    unit: str
    areas: list[AreaView]
    marks: list[MarkView]
    pieces: list[PieceView]
    measurable: bool = False
    """Whether anybody may measure anything at any time."""
    trail: list[Spot] = []
    """The way of the last move."""


class PlaceView(Wire):
    heading: str
    round: int
    cards: list[CardView]
    fixtures: list[FixtureView] = []
    map: MapView | None = None


class ShapeView(Wire):
    """Something drawn over the map while an answer is considered: a path, a sight line, a range, a template."""

    shape: Literal["path", "line", "circle", "wedge", "area"]
    kind: str
    """What it is, for its look: move, blocked, seen, threat, range, template, ..."""
    points: list[Spot]
    """A wedge: its tip and the ends of its arc, counter-clockwise from the first to the second."""
    radius: float | None = None
    text: str = ""


# -- the table --------------------------------------------------------------------------------------------------------


class SeatView(Wire):
    """Who sits where: a person by link, the master, or a tactic of the computer."""

    seat: str
    name: str
    player: str
    player_name: str
    connected: int = 0
    side: str = ""
    manual: bool = False


class Me(Wire):
    role: Role
    seat: str
    name: str
    answers_for: list[str]
    """The seats whose questions this one answers."""


class UndoRequest(Wire):
    by: str
    name: str
    to: int
    text: str


class OrderInForce(Wire):
    seat: str
    question: str
    text: str


class Ending(Wire):
    winner: str
    text: str
    rule: str
    won: bool = False
    """Whether the seat that looks is among the winners."""


class Fairness(Wire):
    """The promise about the dice, and what seats have added; the seed once it is laid open."""

    commitment: str
    seeds: dict[str, str] = {}
    seed: str = ""


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
    """How many entries the journal has."""
    me: Me
    seats: list[SeatView]
    place: PlaceView | None = None
    log: list[Line] = []
    log_from: int = 0
    """Entries before this one are not in `log`; ask for them by number."""
    choices: list[Choice] = []
    hand: Hand | None = None
    waiting: list[Waiting] = []
    ending: Ending | None = None
    paused: bool = False
    countdown: int | None = None
    undo: UndoRequest | None = None
    may_undo: Literal["no", "free", "ask"] = "no"
    orders: list[OrderInForce] = []
    may_concede: bool = False
    fairness: Fairness | None = None


# -- what people do ---------------------------------------------------------------------------------------------------


class AnswerIt(Wire):
    do: Literal["answer"] = "answer"
    prompt: PromptId
    key: Key


class TypeFaces(Wire):
    do: Literal["faces"] = "faces"
    prompt: PromptId
    faces: Annotated[list[int | Annotated[list[int], Field(max_length=100)]], Field(max_length=200)]


class Stand(Wire):
    """A standing order: from now on the default answers this question; off: ask me again."""

    do: Literal["order"] = "order"
    seat: Name
    question: Name
    on: bool


class TakeBack(Wire):
    """Take back my last answer, or for the master everything after an entry."""

    do: Literal["undo"] = "undo"
    to: Annotated[int, Field(ge=0)] | None = None


class Consent(Wire):
    """The master's word on a request to take something back."""

    do: Literal["consent"] = "consent"
    yes: bool


class Correct(Wire):
    do: Literal["correct"] = "correct"
    change: dict[str, Any]


class Pause(Wire):
    do: Literal["pause"] = "pause"
    on: bool


class Countdown(Wire):
    do: Literal["countdown"] = "countdown"
    seconds: Annotated[int, Field(ge=5, le=3600)] | None


class Concede(Wire):
    do: Literal["concede"] = "concede"


class AddSeed(Wire):
    """A seat's own contribution to the dice."""

    do: Literal["seed"] = "seed"
    text: Annotated[str, Field(min_length=1, max_length=200)]


class Manual(Wire):
    """From now on this seat throws real dice, or lets the table throw again."""

    do: Literal["manual"] = "manual"
    on: bool


class Consider(Wire):
    """What would this answer be? Changes nothing."""

    do: Literal["consider"] = "consider"
    prompt: PromptId
    key: Key


Command = Annotated[
    AnswerIt
    | TypeFaces
    | Stand
    | TakeBack
    | Consent
    | Correct
    | Pause
    | Countdown
    | Concede
    | AddSeed
    | Manual
    | Consider,
    Field(discriminator="do"),
]


class Considered(Wire):
    """An answer that was only considered: what it says and costs, or why it is not possible; what the map shows."""

    key: str
    label: str
    cost: str = ""
    reason: str = ""
    rule: str = ""
    odds: Odds | None = None
    shapes: list[ShapeView] = []


class Done(Wire):
    """A command was carried out, and whatever it changed is stored."""

    head: int
    considered: Considered | None = None
    note: str = ""
    """Something to tell the one who asked, such as that the master has to agree."""


class Problem(Wire):
    """Why something was not done: a stable code, a sentence, and the rule if it was a rule."""

    code: str
    text: str
    rule: str = ""
    field: str = ""


# -- the live connection ----------------------------------------------------------------------------------------------


class Hello(Wire):
    """The first message of a connection. The token travels here and in no address."""

    token: Annotated[str, Field(min_length=8, max_length=200)]
    lang: Lang = "de"


class Ask(Wire):
    """A command with a number of the client's own, which comes back with the answer."""

    id: Annotated[int, Field(ge=0, le=2**31)]
    command: Command


class Snapshot(Wire):
    type: Literal["table"] = "table"
    table: TableView


class Update(Wire):
    """What has changed; the fields of `TableView` that are not here are as they were. `lines` are new in the log."""

    type: Literal["update"] = "update"
    head: int
    lines: list[Line] = []
    struck: list[int] = []
    """The entries that were taken back by this."""
    changed: dict[str, Any] = {}


class Worth(Wire):
    """What an answer is worth by the best play: a share of the best one or a chance, and in words."""

    share: float
    text: str


class OddsNews(Wire):
    """The odds of an open question, worked out after it was asked. What is not here has none."""

    type: Literal["odds"] = "odds"
    prompt: str
    odds: dict[str, Odds]
    order: list[str]
    """The offers as they are best listed, by their keys."""
    worths: dict[str, Worth] = {}
    goal: str = ""
    """What the worths are about."""


class Reply(Wire):
    type: Literal["reply"] = "reply"
    id: int
    done: Done | None = None
    problem: Problem | None = None


class Closed(Wire):
    """The server ends the connection and says why."""

    type: Literal["closed"] = "closed"
    problem: Problem


ServerMessage = Annotated[Snapshot | Update | OddsNews | Reply | Closed, Field(discriminator="type")]
