"""All that a rule may ask for. A rule yields an effect; an interpreter answers it.

Effects are made once and never changed. They are structs because the exact interpreter makes hundreds of thousands of
them: one costs a third of a dataclass.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Any, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

from msgspec import Struct

from regelwerk.dice import Steps, Throw
from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answers
from regelwerk.engine.facts import Fact, Phrase

T = TypeVar("T")
V = TypeVar("V")
R = TypeVar("R")
P = ParamSpec("P")

MASTER = "master"


class Audience(NamedTuple):
    """Who may learn of something: everybody, or some seats. The master always may."""

    seats: frozenset[str] | None = None

    def includes(self, seat: str) -> bool:
        return self.seats is None or seat == MASTER or seat in self.seats


ALL = Audience()
MASTER_ONLY = Audience(frozenset())


def only(*seats: str) -> Audience:
    return Audience(frozenset(seats))


class Roll(Struct, Generic[T], frozen=True, eq=False, gc=False):
    """Dice, thrown by a seat for one of its participants, for a reason.

    `steps` are the totals at which something changes, in rising order: odds do not tell apart what lies between two of
    them, below the first or above the last. Without steps every outcome matters.
    """

    throw: Throw[T]
    cause: str
    seat: str = ""
    who: str = ""
    steps: Steps | None = None
    audience: Audience = ALL


class Number(NamedTuple):
    """A number that a question is about: the message key that names it, and how much it is."""

    name: str
    amount: int


class Choose(Struct, Generic[V], frozen=True, eq=False, gc=False):
    """One decision by one seat for one of its participants.

    `scene` is what the decider knows beyond the question itself; a tactic decides from the prompt alone.
    """

    seat: str
    who: str
    rule_id: str
    question: Phrase
    answers: Answers[V]
    default: str
    scene: Hashable = None
    advice: Callable[[], Advice] | None = None
    """What the answers are worth, best first, where the best play is known; worked out only when somebody asks."""
    numbers: tuple[Number, ...] = ()
    """What the decider can count by now (hits, dice, distance): a standing order may depend on them."""
    alone: bool = False
    """Whether no other figure is asked this in the same step: then nobody looks for others to answer for as well."""


class Gather(Struct, frozen=True, eq=False, gc=False):
    """Choices that the rules make simultaneous: nobody sees another's answer before all are in."""

    choices: tuple[Choose[Any], ...]


class Do(Struct, frozen=True, eq=False, gc=False):
    """Another rule as a step of its own: where odds are merged and remembered."""

    rule: Callable[..., Generator[Any, Any, Any]]
    args: tuple[Hashable, ...]
    last: bool = False
    remembered: bool = True
    then: Callable[[Any], Generator[Any, Any, Any]] | None = None
    """What each result goes on with to the end of the rule that asks."""
    read: Callable[[Any], Any] | None = None
    """What each result comes to for the rule that asks, which then ends: nothing is asked any more."""


class Note(Struct, frozen=True, eq=False, gc=False):
    """A line of the log: which rule, which message, which numbers."""

    rule_id: str
    message: str
    facts: dict[str, Fact]
    audience: Audience = ALL


class Meanwhile(Struct, frozen=True, eq=False, gc=False):
    """The state as far as a step has come: what people see until the step ends. Nothing follows from it.

    A rule yields it when something has changed that people would look for (somebody paid, moved, fell) and dice or
    questions follow before the step returns its state. A rule that knows only a few values says what it changes in
    whatever state was announced last.
    """

    state: Hashable = None
    change: Callable[[Any], Any] | None = None


Effect: TypeAlias = Roll[Any] | Choose[Any] | Gather | Do | Note | Meanwhile
Play: TypeAlias = Generator[Effect, Any, T]


def roll(
    throw: Throw[T],
    cause: str,
    *,
    seat: str = "",
    who: str = "",
    steps: Steps | None = None,
    audience: Audience = ALL,
) -> Play[T]:
    """Throw dice and read them."""
    outcome: T = yield Roll(throw, cause, seat, who, steps, audience)
    return outcome


def choose(
    seat: str,
    who: str,
    rule_id: str,
    question: Phrase,
    answers: Answers[V],
    default: str,
    scene: Hashable = None,
    advice: Callable[[], Advice] | None = None,
    numbers: tuple[Number, ...] = (),
    alone: bool = False,
) -> Play[V]:
    """Ask one seat; the value of its answer comes back."""
    value: V = yield Choose(seat, who, rule_id, question, answers, default, scene, advice, numbers, alone)
    return value


def gather(*choices: Choose[V]) -> Play[tuple[V, ...]]:
    """Ask several seats at once; the values come back in the order of the choices."""
    values: tuple[V, ...] = yield Gather(choices)
    return values


def do(rule: Callable[P, Play[T]], /, *args: P.args, **none: P.kwargs) -> Play[T]:
    """Run another rule as a step of its own (its arguments by position: they are the key of its odds)."""
    if none:
        raise TypeError(f"do({rule.__name__}) takes its arguments by position")
    result: T = yield Do(rule, args)
    return result


def last(rule: Callable[P, Play[T]], /, *args: P.args, **none: P.kwargs) -> Play[T]:
    """Let another rule finish this one: `return (yield from last(rule, ...))`.

    Its results are ours, so odds need not come back here for each of them. They go on from there without remembering
    a law: for arguments that hardly ever recur.
    """
    if none:
        raise TypeError(f"last({rule.__name__}) takes its arguments by position")
    result: T = yield Do(rule, args, True, False)
    return result


def do_last(rule: Callable[P, Play[T]], /, *args: P.args, **none: P.kwargs) -> Play[T]:
    """Let another rule finish this one as a step of its own, for arguments that recur: odds add its law to ours."""
    if none:
        raise TypeError(f"do_last({rule.__name__}) takes its arguments by position")
    result: T = yield Do(rule, args, True)
    return result


def do_then(then: Callable[[R], Play[T]], rule: Callable[P, Play[R]], /, *args: P.args, **none: P.kwargs) -> Play[T]:
    """Run another rule as a step of its own and let `then` finish this one with its result.

    It is `do` and what follows it; odds go on from each result with `then`, not with this rule from its beginning.
    """
    if none:
        raise TypeError(f"do_then({rule.__name__}) takes its arguments by position")
    result: R = yield Do(rule, args, then=then)
    return (yield from then(result))


def do_read(read: Callable[[R], T], rule: Callable[P, Play[R]], /, *args: P.args, **none: P.kwargs) -> Play[T]:
    """Run another rule as a step of its own; what `read` makes of its result is the result of this one.

    It is `do` and an end without dice and questions; odds read each result once, and run nothing for it.
    """
    if none:
        raise TypeError(f"do_read({rule.__name__}) takes its arguments by position")
    result: R = yield Do(rule, args, read=read)
    return read(result)


def note(rule_id: str, message: str, /, audience: Audience = ALL, **facts: Fact) -> Note:
    """A line of the log, to be yielded: nothing comes back."""
    return Note(rule_id, message, facts, audience)


def meanwhile(state: Hashable) -> Meanwhile:
    """What people see from here on in the middle of a step, to be yielded: nothing comes back."""
    return Meanwhile(state)


def changing(change: Callable[[Any], Any]) -> Meanwhile:
    """What is different from here on in what people see, for rules that do not know the whole state."""
    return Meanwhile(change=change)
