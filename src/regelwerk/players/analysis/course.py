"""A played game, walked through step by step: where every step began, and which answers and dice it was given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.effects import Choose, Gather, Roll
from regelwerk.engine.game import Game, Json
from regelwerk.engine.interpreters.journaled_game import is_answered_by
from regelwerk.engine.interpreters.replay import replay
from regelwerk.engine.interpreters.running import Need, Run
from regelwerk.engine.journal.entries import Entry, Journal, JournalError
from regelwerk.engine.journal.events import noted, thrown

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Given:
    """What a step needed, and what it was given, as the journal writes it and as the rule understands it."""

    n: int
    """The entry that gave it; of simultaneous answers the last."""
    need: Need
    told: tuple[str, Any]
    value: Any


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One step of a game that needed dice or decisions; or a master's correction, which was given nothing."""

    state: S
    after: S
    given: tuple[Given, ...]
    n: int
    """The entry with which it ended."""
    by: str = ""
    """Who corrected, or conceded."""

    @property
    def told(self) -> tuple[tuple[str, Any], ...]:
        return tuple(given.told for given in self.given)

    @property
    def values(self) -> tuple[Any, ...]:
        return tuple(given.value for given in self.given)


@dataclass(frozen=True, slots=True)
class Course(Generic[S]):
    """All steps of a game that needed somebody; a step that has not come to its end is left out."""

    game: Game[S]
    start: S
    last: S
    steps: tuple[Step[S], ...]


def events_of(game: Game[S], step: Step[S]) -> tuple[Json, ...]:
    """What a step told and threw, in its order, as a journal writes it."""
    heard: list[Json] = []
    run = Run(lambda: game.step(step.state), lambda note: heard.append(noted(note)))
    for given in step.given:
        if isinstance(given.need, Roll):
            heard.append(thrown(given.need, given.told[1]))
        run.feed(given.value)
    return tuple(heard)


def checked_course(game: Game[S], start: S, journal: Journal) -> Course[S]:
    """The course of a game; raises `JournalError` if it was played by other rules, naming the version it needs."""
    replay(game, start, journal)
    return course(game, start, journal)


def course(game: Game[S], start: S, journal: Journal) -> Course[S]:
    """The course of a game that is known to follow the rules of today; what was taken back is left out."""
    walk = _Walk(game, start, start)
    for entry in journal.effective():
        walk.follow(entry)
    return Course(game, start, walk.state, tuple(walk.steps))


@dataclass(slots=True)
class _Walk(Generic[S]):
    """Follows a journal entry by entry."""

    game: Game[S]
    start: S
    state: S
    steps: list[Step[S]] = field(default_factory=list)
    given: list[Given] = field(default_factory=list)
    gathered: dict[int, str] = field(default_factory=dict)
    run: Run[S] | None = None

    def __post_init__(self) -> None:
        self._begin(self.state)
        self._finish(0)

    def follow(self, entry: Entry) -> None:
        match entry.kind:
            case "answer":
                self._answered(entry)
            case "faces":
                roll = self._need(Roll, entry)
                faces = roll.throw.faces_from(entry.data["faces"])
                self._give(Given(entry.n, roll, ("faces", faces), roll.throw.read(faces)))
            case "correction":
                assert entry.state is not None
                corrected = self.game.thaw(self.start, entry.state)
                self.steps.append(Step(self.state, corrected, (), entry.n, str(entry.data["by"])))
                self._begin(corrected)
        self._finish(entry.n)

    def _answered(self, entry: Entry) -> None:
        need = self.run.need if self.run is not None else None
        key = str(entry.data["key"])
        if isinstance(need, Choose) and is_answered_by(need, entry.data):
            self._give(Given(entry.n, need, ("answer", key), answer_to(need, key, entry.n).value))
        elif isinstance(need, Gather):
            place = next(
                (
                    place
                    for place, choice in enumerate(need.choices)
                    if place not in self.gathered and is_answered_by(choice, entry.data)
                ),
                None,
            )
            if place is None:
                raise JournalError("journal-differs", entry=entry.n)
            self.gathered[place] = key
            if len(self.gathered) == len(need.choices):
                keys = tuple(self.gathered[place] for place in range(len(need.choices)))
                self._give(Given(entry.n, need, ("gathered", keys), _together(need.choices, keys, entry.n)))
        else:
            raise JournalError("journal-differs", entry=entry.n)

    def _need(self, kind: type[Roll[Any]], entry: Entry) -> Roll[Any]:
        need = self.run.need if self.run is not None else None
        if not isinstance(need, kind):
            raise JournalError("journal-differs", entry=entry.n)
        return need

    def _give(self, given: Given) -> None:
        assert self.run is not None
        self.given.append(given)
        self.gathered = {}
        self.run.feed(given.value)

    def _begin(self, state: S) -> None:
        self.state, self.given, self.gathered = state, [], {}
        is_over = self.game.outcome(state) is not None
        self.run = None if is_over else Run(lambda: self.game.step(state), lambda _: None)

    def _finish(self, n: int) -> None:
        """Go on to the next step as often as one has ended; one may need nobody."""
        while self.run is not None and self.run.finished:
            assert self.run.result is not None
            if self.given:
                self.steps.append(Step(self.state, self.run.result, tuple(self.given), n))
            self._begin(self.run.result)


def answer_to(prompt: Choose[Any], key: str, n: int = 0) -> Answer[Any]:
    """The answer with this key, which the rules must know."""
    found = prompt.answers.find(key)
    if isinstance(found, Refusal):
        raise JournalError("journal-differs", entry=n)
    return found


def _together(choices: Sequence[Choose[Any]], keys: Sequence[str], n: int) -> tuple[Any, ...]:
    return tuple(answer_to(choice, key, n).value for choice, key in zip(choices, keys, strict=True))
