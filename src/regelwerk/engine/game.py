"""The contract between a game and everything that plays it, and the registry of rule systems."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from regelwerk.dice import Law
from regelwerk.engine.advice import Advice
from regelwerk.engine.book.messages import Names
from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.facts import Phrase
from regelwerk.engine.policies import Policy
from regelwerk.engine.screen.standings import Standings
from regelwerk.engine.tally import Tally

if TYPE_CHECKING:
    from regelwerk.engine.content.rule_arguments import Given
    from regelwerk.engine.screen.display import Amendment, Display, Fixture, Overlay, Recruit, Tray
    from regelwerk.engine.screen.printing import Printing, Wanted
    from regelwerk.engine.screen.sheets import Character

S = TypeVar("S")
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody: a draw), why, and by which rule.

    The winner is a seat, or a side that several seats share: then these are the `seats`.
    """

    winner: str | None
    reason: Phrase
    rule_id: str
    seats: tuple[str, ...] = ()

    def won_by(self, seat: str) -> bool:
        """Whether a seat has won, alone or with others."""
        return seat == self.winner or seat in self.seats


class Game(Protocol[S]):
    """A game is steps. State is immutable and hashable; where we are in round and turn is in the state."""

    name: str
    rules_version: str

    def seats(self, state: S) -> tuple[str, ...]:
        """The seats that take part, besides the master."""

    def step(self, state: S) -> Play[S]:
        """Do whatever the state says comes next; return the next state."""

    def outcome(self, state: S) -> Outcome | None:
        """Who won and why, or None while the game goes on."""

    def view(self, state: S, seat: str) -> Any:
        """What this seat may know of the state: a hashable value."""

    def imagine(self, view: Any) -> Law[S]:
        """The states that are consistent with a view, weighted."""

    def show(self, view: Any) -> Json:
        """A view as plain data for clients."""

    def forget(self, state: S) -> S:
        """The state without what no longer matters for the future (a mere count of rounds, say)."""

    def round_of(self, state: S) -> int:
        """Which round (phase, turn) is being played."""

    def asked_in(self, prompt: Choose[Any]) -> S | None:
        """The state in which a question is asked, in the middle of a step, if the question tells."""

    def names(self, state: S) -> Mapping[str, Mapping[str, str]]:
        """The names, by language, of everything that facts refer to."""

    def freeze(self, state: S) -> Json:
        """The changing part of a state as plain data."""

    def thaw(self, start: S, data: Json) -> S:
        """The state again, from the start state and what `freeze` gave."""

    def correct(self, state: S, change: Json) -> S:
        """A master's correction applied; raises ValueError with a sentence if it makes no sense."""


@runtime_checkable
class HasParts(Protocol):
    """What a game tells besides whose scenes have several parts: rounds are counted anew in each of them."""

    def part_of(self, state: Any) -> int:
        """Which part of the scene is being played, counted from 1; 0 before the first."""

    def parts(self, state: Any) -> tuple[ScenePart, ...]:
        """All parts of the scene in their order, also those that may never be played."""


@dataclass(frozen=True, slots=True)
class ScenePart:
    """A part of a scene: its caption, and the message key of what people call a round in it."""

    caption: Phrase
    unit: str = ""


Moment = tuple[int, int]
"""The part of a scene and the round in it; 0 for the part in a game that knows no parts."""


def moment_of(game: Game[S], state: S) -> Moment:
    """Where a game is: in which part, and in which round of it."""
    return game.part_of(state) if isinstance(game, HasParts) else 0, game.round_of(state)


def parts_of(game: Game[S], start: S) -> tuple[ScenePart, ...]:
    """The parts of a scene; none where a game knows no parts, or where there is only one."""
    found = game.parts(start) if isinstance(game, HasParts) else ()
    return found if len(found) > 1 else ()


@dataclass(frozen=True, slots=True)
class Parameter:
    """One thing a question about odds wants to know: its name, a default, help in both languages."""

    name: str
    help: Mapping[str, str]
    default: str | None = None
    required: bool = False
    many: bool = False
    bare: bool = False
    """May be given without its name, in its place among those that may; what is required always may."""
    flag: bool = False
    """Its name alone says yes."""
    kinds: tuple[str, ...] = ()
    """The kinds of content of which it names something."""
    values: tuple[str, ...] = ()
    """The words that it takes, where they are few."""
    is_file: bool = False
    """May name a saved game on the machine of whoever asks."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The exact answer to one question about odds, with the numbers that it rests on.

    Outcomes that stand for something other than a number have their message keys in `words`. A law that takes too long
    to work out lists no outcomes (`UNLISTED`); what is asked for is then told by `worth` alone.
    """

    title: Phrase
    law: Law[int]
    measure: str
    tallies: tuple[tuple[str, Tally], ...]
    policy: str
    words: tuple[tuple[int, str], ...] = ()
    names: Names = field(default_factory=dict)
    """The names of what the terms of the tallies come from."""
    worth: Fraction | None = None
    """What is asked for in one number: the probability of success, or where outcomes are numbers their expectation."""
    tries: int = 0
    """From so many simulated tries, where an exact answer is out of reach; 0: exact."""

    @property
    def counts(self) -> bool:
        """Whether the outcomes are numbers throughout, so that a mean of them says something."""
        return not self.words

    @property
    def is_listed(self) -> bool:
        """Whether the law is known."""
        return self.law is not UNLISTED


UNLISTED: Law[int] = Law({}, rest=1)
"""The law of something of which only the worth is known; to ask it anything raises RestUnknown."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something people ask a system's odds, by name: its parameters and who answers."""

    name: str
    help: Mapping[str, str]
    parameters: tuple[Parameter, ...]
    ask: Callable[[Any, Mapping[str, Any]], Sequence[Answered]]


@dataclass(frozen=True, slots=True)
class Advised:
    """Which answer is best in a situation that somebody describes: what it is about, the advice, the answers in words.

    `labels` are in the order of the advice.
    """

    title: Phrase
    advice: Advice
    labels: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Advising:
    """How a system is asked for advice on dice: what it wants to know, and who answers."""

    parameters: tuple[Parameter, ...]
    ask: Callable[[Any, Mapping[str, Any]], Advised]


class ContentError(ValueError):
    """Content that cannot be used: in which file, where in it, what is wrong and what would be right."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))


class System(Protocol):
    """A rule system as command line, table and lab see it."""

    name: str
    title: Mapping[str, str]
    package: str
    game: Game[Any]
    tactics: Mapping[str, Policy]
    default_tactic: str
    duel_tactic: str
    """How two fight each other if nobody says otherwise."""
    outlook: Policy | None
    """What the odds beside a question assume of everybody, if that is not the usual tactic."""
    first_scenario: str
    """Where to begin if nobody says where."""
    news: frozenset[str]
    """The messages of the log that are worth reading aloud afterwards; the others tell how it came about."""
    questions: Mapping[str, Question]
    advising: Advising | None
    """How to ask which dice to keep, where dice are kept."""
    patience: float
    """So many seconds people wait for the odds of a question at most."""
    duel_seconds: float
    """So long the states of a duel are looked for before it is fought out."""
    duel_fights: int
    """How often a duel is fought out if nobody says otherwise."""

    def content(self, folders: Sequence[Path] = ()) -> Any:
        """The supplied content, with the folders' content beside or over it; raises ContentError."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of content that can be written."""

    def entries(self, content: Any, kind: str) -> Mapping[str, Mapping[str, str]]:
        """All of one kind in a content by id, with their names by language."""

    def scenarios(self, content: Any) -> Mapping[str, Mapping[str, str]]:
        """The scenarios of a content by id, with their names by language."""

    def scenario(self, content: Any, name: str, options: Mapping[str, Any]) -> Json:
        """A scenario as one self-contained document, with all the content it uses."""

    def duel(self, content: Any, first: str, second: str, options: Mapping[str, Any]) -> Json:
        """A document in which two participants fight each other."""

    def duellists(self, document: Json) -> tuple[str, str]:
        """The seats of the two in a duel's document, in the order in which they were named."""

    def start(self, document: Json) -> Any:
        """The start state of a document."""

    def display(self, view: Any) -> Display:
        """What somebody with this view sees: everybody as a card, what belongs to all, and the map."""

    def lately(self, events: Iterable[Json]) -> tuple[Fixture, ...]:
        """What has gone on between participants lately, out of events that somebody has heard, newest first."""

    def amendments(self, state: Any) -> tuple[Amendment, ...]:
        """What a master may correct, with its present value: each is a change that `Game.correct` takes."""

    def overlays(self, view: Any, prompt: Choose[Any], key: str) -> tuple[Overlay, ...]:
        """What the map shows while somebody with this view considers an answer: as much as may be known beforehand."""

    def tray(self, prompt: Choose[Any]) -> Tray | None:
        """The dice that somebody chooses from with this question; None where it is about something else."""

    def recruits(self, content: Any) -> tuple[Recruit, ...]:
        """Whom of a content a master may bring into a running game, and by which correction."""

    def picture(self, view: Any, seat: str, lang: str) -> str | None:
        """The table as an SVG drawing for this seat; None where nothing is drawn."""

    def standings(self, view: Any) -> Standings:
        """The numbers of every participant that are worth following over the rounds, as this view knows them."""

    def given(self, content: Any, rule: Callable[..., Any], given: Json) -> Given:
        """The arguments of one rule from plain data, content by name or inline; raises GivenError."""

    def character(self, content: Any, name: str) -> Character:
        """Somebody of a content as they begin; raises ContentError, also where nobody lives on."""

    def character_in(self, document: Json, state: Any, name: str) -> Character:
        """Somebody as they are in a game."""

    def printing(self, content: Any, what: str, wanted: Wanted) -> Printing:
        """Something to print, such as cards; raises ContentError, also where there is nothing to print."""

    def new_content(self, kind: str) -> str:
        """A commented TOML template for content of one's own; raises ContentError for an unknown kind."""


class UnknownSystem(LookupError):
    """No installed package offers this system."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(f"no system {name!r}; installed: {', '.join(known)}")


@cache
def system_names() -> tuple[str, ...]:
    """The installed systems, found by their entry points."""
    return tuple(sorted({entry.name for entry in entry_points(group="regelwerk.systems")}))


@cache
def system(name: str) -> System:
    """An installed system by its name."""
    for entry in entry_points(group="regelwerk.systems"):
        if entry.name == name:
            found: System = entry.load()
            return found
    raise UnknownSystem(name, system_names())
