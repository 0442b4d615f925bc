"""Commands of people at the table, and their results."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from regelwerk.engine.interpreters.answers_ahead import MOST_IN_A_ROW
from regelwerk.table.wire.base import Hash, Key, Name, PromptId, Wire
from regelwerk.table.wire.display import OverlayView
from regelwerk.table.wire.numbers import Odds
from regelwerk.table.wire.recap import RecapView


def _writable(change: dict[str, Any]) -> dict[str, Any]:
    """Refuse what a journal cannot hold: lone surrogates, NaN and infinity."""
    json.dumps(change, ensure_ascii=False, allow_nan=False).encode()
    return change


Figures = Annotated[list[Name], Field(max_length=100)]


class AnswerIt(Wire):
    """An answer; also for other figures of the seat, or for all that are still asked the same in this step."""

    do: Literal["answer"] = "answer"
    prompt: PromptId
    key: Key
    figures: Figures = []
    everybody: bool = False
    then: Annotated[list[Key], Field(max_length=3)] = []
    """The answers to what the same figure is asked right after it."""
    alone: Annotated[bool, Field(json_schema_extra={"deprecated": True})] = False
    """If it is not the default: all others who are asked the same in this step take that. A `window` says more."""
    computer: bool = False
    """What the figure is asked after it in this step the computer decides, if the master says so."""


class FigureAnswer(Wire):
    """What one figure of a window answers, and then to what it is asked right after that."""

    who: Name
    keys: Annotated[list[Key], Field(min_length=1, max_length=4)]


class AnswerWindow(Wire):
    """Answers for several figures that are asked the same in a row; whoever is not named is asked."""

    do: Literal["window"] = "window"
    prompt: PromptId
    answers: Annotated[list[FigureAnswer], Field(max_length=100)]
    computer: Figures = []
    """For these the computer decides in this step, if the master says so."""


class AnswerRow(Wire):
    """Answers to what one figure is asked in a row; what an answer changes is asked after all, and all that follows."""

    do: Literal["row"] = "row"
    prompt: PromptId
    keys: Annotated[list[Key], Field(min_length=1, max_length=MOST_IN_A_ROW)]


class Lead(Wire):
    """The master lets the computer play figures of the master's seats, or plays them again."""

    do: Literal["lead"] = "lead"
    figures: Figures
    on: bool
    until_turn: bool = True
    """Until it is the turn of somebody else; otherwise until the master takes them back."""


class TypeFaces(Wire):
    do: Literal["faces"] = "faces"
    prompt: PromptId
    faces: Annotated[list[int | Annotated[list[int], Field(max_length=100)]], Field(max_length=200)]


class OrderCondition(Wire):
    """What a number of the question has to be for an order to answer it."""

    number: Name
    comparison: Literal["below", "at_least"]
    amount: Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class Stand(Wire):
    """A standing order: one answer settles this question of this figure from now on; off: ask again."""

    do: Literal["order"] = "order"
    seat: Name
    question: Name
    who: Annotated[str, Field(max_length=80)] | None = None
    """None: an order from an old game, which holds for all figures of the seat."""
    on: bool
    key: Key | None = None
    """None: the default."""
    condition: OrderCondition | None = None
    pays: bool = False
    """Whether it may cost each time what it costs now."""
    figures: Figures = []
    """Other figures of the seat that get the same order."""


class TakeBack(Wire):
    """Undo my last answer, or, for the master, everything after an entry."""

    do: Literal["undo"] = "undo"
    to: Annotated[int, Field(ge=0)] | None = None


class Consent(Wire):
    """The master's answer to an undo request."""

    do: Literal["consent"] = "consent"
    yes: bool


class Correct(Wire):
    do: Literal["correct"] = "correct"
    change: Annotated[dict[str, Any], AfterValidator(_writable)]


class Pause(Wire):
    do: Literal["pause"] = "pause"
    on: bool


class Hurry(Wire):
    """The master has waited long enough: the computer that thinks plays at once, as well as it knows so far."""

    do: Literal["hurry"] = "hurry"


class Countdown(Wire):
    do: Literal["countdown"] = "countdown"
    seconds: Annotated[int, Field(ge=5, le=3600)] | None


class Concede(Wire):
    do: Literal["concede"] = "concede"


class LeaveLesson(Wire):
    """Go on with a guided scene as an ordinary game."""

    do: Literal["leave_lesson"] = "leave_lesson"


class AddSeed(Wire):
    """A seat's own contribution to the dice, in a game of an earlier dice format."""

    do: Literal["seed"] = "seed"
    text: Annotated[str, Field(min_length=1, max_length=200)]


class Pledge(Wire):
    """The hash of a seat's share of chance; also before the game begins."""

    do: Literal["pledge"] = "pledge"
    commitment: Hash


class ShowShare(Wire):
    """The share of chance that a seat has pledged."""

    do: Literal["share"] = "share"
    nonce: Hash
    text: Annotated[str, Field(max_length=200)] = ""


class Manual(Wire):
    """The master's switch: whether a seat throws real dice from now on, or the table throws for it."""

    do: Literal["manual"] = "manual"
    on: bool
    seat: Name | None = None
    """None: the master's own."""


class WriteLetter(Wire):
    """Plain text from the master to everybody, for the television or to one seat; from a player to the master."""

    do: Literal["letter"] = "letter"
    place: Literal["all", "television", "seat"] = "seat"
    to: Name | None = None
    """The seat; None: the master's."""
    text: str


class ShowLetter(Wire):
    """The master puts a letter to everybody on the television, or takes it away."""

    do: Literal["show"] = "show"
    n: Annotated[int, Field(ge=0)] | None
    """The entry of the letter; None: nothing more is shown."""


class TakeOver(Wire):
    """The master lets somebody else play a person's seat for a while, or gives it back."""

    do: Literal["seat"] = "seat"
    seat: Name
    player: Literal["person", "master", "computer"]


class Consider(Wire):
    """Preview an answer. Changes nothing."""

    do: Literal["consider"] = "consider"
    prompt: PromptId
    key: Key
    after: Annotated[str, Field(max_length=2000)] = ""
    """The answer that comes first: the key is then one to what the same figure is asked right after it."""


class AskBest(Wire):
    """What the answers of a question could come to with everything that can still be paid. Changes nothing."""

    do: Literal["best"] = "best"
    prompt: PromptId


class AskHint(Wire):
    """What the computer would do here. Changes nothing."""

    do: Literal["hint"] = "hint"
    prompt: PromptId


class AskRecap(Wire):
    """What others did since I last decided something. Changes nothing."""

    do: Literal["recap"] = "recap"


class Explain(Wire):
    """What the answers of a question mean. Changes nothing."""

    do: Literal["explain"] = "explain"
    prompt: PromptId


Command = Annotated[
    AnswerIt
    | AnswerWindow
    | AnswerRow
    | TypeFaces
    | Stand
    | TakeBack
    | Consent
    | Correct
    | Pause
    | Hurry
    | Countdown
    | Concede
    | AddSeed
    | Pledge
    | ShowShare
    | Manual
    | WriteLetter
    | ShowLetter
    | TakeOver
    | Lead
    | Consider
    | AskBest
    | AskHint
    | AskRecap
    | Explain
    | LeaveLesson,
    Field(discriminator="do"),
]


class Considered(Wire):
    """The preview of an answer: its label and cost, or why it is refused, and what the map shows."""

    key: str
    label: str
    cost: str = ""
    reason: str = ""
    rule: str = ""
    after: str = ""
    """The answer that comes first, if it was asked for."""
    odds: Odds | None = None
    shapes: list[OverlayView] = []


class HintAnswer(Wire):
    """An answer of a hint, with the chance to win (and the bounds of its uncertainty) as numbers and in words."""

    key: str
    label: str
    chance: float
    low: float
    high: float
    text: str


class HintView(Wire):
    """What the computer would do, the answer it would give first; and in sentences what that rests on."""

    answers: list[HintAnswer] = []
    notes: list[str]


class ExplanationView(Wire):
    """A line that explains an answer, or a word that `name` says; with the rule that it comes from."""

    text: str
    rule: str = ""
    name: str = ""


class ExplainedView(Wire):
    """What the answers of a question mean: lines, which of them each answer has, and words that come up."""

    lines: list[ExplanationView]
    answers: dict[str, int]
    """By the key of an answer: the position of its line."""
    words: list[ExplanationView] = []


class Done(Wire):
    """A command was carried out, and its changes are stored."""

    head: int
    considered: Considered | None = None
    best: dict[str, str] | None = None
    """By the key of an answer: what the best play from there comes to and costs, in words."""
    hint: HintView | None = None
    recap: RecapView | None = None
    explained: ExplainedView | None = None
    note: str = ""
    """A remark for the sender, such as that the master has to agree."""


class Problem(Wire):
    """Why something was not done: a stable code, a sentence, and the rule if it was a rule."""

    code: str
    text: str
    rule: str = ""
    field: str = ""
