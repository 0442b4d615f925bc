"""Previews: what an answer would bring, before it is given. One code path with odds and resolution.

The law shown is that of the innermost running rule with stakes, run again from its arguments with the answers and
faces so far. If none is running, it is the law of the first rule with stakes that the answer leads to, unless a rule
comes first past which nobody may look (`unforeseen`: what may not be measured in advance). What a seat is shown is
computed from what it knows, never from the true state: a throw that it may not see counts with all its outcomes.
Answers of a step count as known to everybody, so a rule that keeps an answer secret ends its step with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import Any, TypeAlias, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.book.stakes import Stake, stakes_of
from regelwerk.engine.effects import Choose, Do, Gather, Roll
from regelwerk.engine.game import Game, HasSides
from regelwerk.engine.interpreters.odds import Odds, Path, TooManyPaths, bounded_law, joined
from regelwerk.engine.interpreters.reaching import End, Ended, Reached, reaching
from regelwerk.engine.interpreters.running import Frame, Need, Run
from regelwerk.engine.policies import PaysNoMore, Policy, value_of

S = TypeVar("S")
StepInputs = Sequence[tuple[str, Any]]
"""The answers and faces of a step so far, in their order."""


Reading: TypeAlias = tuple[int, tuple[bool, ...]]
"""What a result means for one stake: its number, and which of its bands are reached."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What may come of one stake, to whom and by whom, and what that means to the one who decides."""

    readings: Law[Reading]
    message: str
    bands: tuple[str, ...]
    whom: str = ""
    by: str = ""
    harms: bool = False
    role: str = "other"
    """Who decides: the `target` to whom it happens, the `doer`, or an `other`."""
    is_good: bool = True
    """Whether it is good for the one who decides, the more of it the better."""
    counts: bool = True
    """Whether its number counts something; otherwise it happens or not."""

    @property
    def law(self) -> Law[int]:
        """The law of the number alone."""
        return self.readings.map(lambda reading: reading[0])

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """The chance of each band; of at least one, where a stake has none."""
        if not self.bands:
            return (self.law.at_least(1),)
        counted = [0] * len(self.bands)
        for (_, reached), weight in self.readings.items():
            for place, is_reached in enumerate(reached):
                if is_reached:
                    counted[place] += weight
        return tuple([Fraction(weight, self.readings.total) for weight in counted])

    @property
    def kind(self) -> tuple[str, tuple[str, ...], bool]:
        """What has to be the same for two prospects to be mixed."""
        return self.message, self.bands, self.harms


@dataclass(frozen=True, slots=True)
class Preview:
    """What is at stake, the most important first, and the behaviour assumed of everybody."""

    prospects: tuple[Prospect, ...]
    policy: str

    @property
    def law(self) -> Law[int]:
        """The law of what it is about."""
        return self.prospects[0].law

    @property
    def measure(self) -> str:
        """The message key of what it is about."""
        return self.prospects[0].message


Mixture: TypeAlias = Sequence[tuple[tuple[Prospect, ...], Fraction]]


def mixed(parts: Mixture) -> tuple[Prospect, ...] | None:
    """Prospects of several ways that things may go, with their shares; None if they are not about the same things."""
    if len({tuple(prospect.kind for prospect in prospects) for prospects, _ in parts}) != 1:
        return None
    whole = lcm(*(share.denominator for _, share in parts))
    found = []
    for column in zip(*(prospects for prospects, _ in parts), strict=True):
        readings = Law.mix(
            (prospect.readings, int(share * whole)) for prospect, (_, share) in zip(column, parts, strict=True)
        )
        whom, by = ({getattr(prospect, name) for prospect in column} for name in ("whom", "by"))
        found.append(
            replace(
                column[0],
                readings=readings,
                whom=whom.pop() if len(whom) == 1 else "",
                by=by.pop() if len(by) == 1 else "",
            )
        )
    return tuple(found)


class Previews:
    """Previews under one policy; remembers laws between questions.

    The one who decides pays for nothing beyond the answer in question: a number that includes a further payment would
    not be this answer's.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._by_seat: dict[str, Odds] = {}

    def odds(self, seat: str) -> Odds:
        """The laws for a seat that pays for nothing further."""
        if seat not in self._by_seat:
            self._by_seat[seat] = Odds(PaysNoMore(seat, self.policy))
        return self._by_seat[seat]

    def of(self, frames: Sequence[Frame], value: Any, seat: str) -> tuple[Prospect, ...] | None:
        """What an answer of a seat brings to the running rules; None if more may happen than can be listed."""
        try:
            return self._of(frames, value, self.odds(seat))
        except TooManyPaths:
            return None

    def _of(self, frames: Sequence[Frame], value: Any, odds: Odds) -> tuple[Prospect, ...] | None:
        reached = stakes_reached(frames, value, odds)
        if reached is None:
            return None
        if not isinstance(reached, int):
            return mixed([(_measured(do, odds.law(do.rule, *do.args)), share) for do, share in reached])
        law: Law[Any] = odds.enumerate(frames[-1].start, (*frames[-1].path, value))
        for frame in reversed(frames[reached:-1]):
            law = law.bind(continued(odds, frame))
        do = frames[reached].do
        assert do is not None
        return _measured(do, law)

    def values(self, need: Need | None, prompt: Choose[Any], key: str) -> Law[Any]:
        """What a rule is told if a prompt gets this answer; the policy gives the others' simultaneous answers."""
        if isinstance(need, Choose) and is_same(need, prompt):
            return Law.certain(value_of(need, key))
        own = [choice for choice in need.choices if is_same(choice, prompt)] if isinstance(need, Gather) else []
        if not isinstance(need, Gather) or not own:
            raise LookupError(f"{prompt.question.key} is not asked here")
        odds = self.odds(prompt.seat)
        return joined(
            Law.certain(value_of(choice, key)) if choice is own[0] else odds.choice(choice) for choice in need.choices
        )


def stakes_reached(frames: Sequence[Frame], value: Any, odds: Odds) -> int | list[tuple[Do, Fraction]] | None:
    """Where an answer finds its stakes: at this level of the running rules, or in the rules that it leads to first.

    None if some path leads to no rule with stakes, or to one past which nobody may look.
    """
    level = _innermost_with_stakes(frames)
    if level is not None:
        return level
    law: Law[End] = Law.certain(Ended(value))
    for frame in reversed(frames):
        law = law.bind(_on_to_stakes(odds, frame))
    found: list[tuple[Do, Fraction]] = []
    for end, weight in law.items():
        if not isinstance(end, Reached):
            return None
        found.append((Do(end.rule, end.args), Fraction(weight, law.total)))
    return found


def _measured(do: Do, law: Law[Any]) -> tuple[Prospect, ...]:
    return tuple(_prospect(stake, do.args, law) for stake in stakes_of(do.rule))


def _prospect(stake: Stake, args: Path, law: Law[Any]) -> Prospect:
    return Prospect(
        law.map(
            lambda result: (stake.measure(args, result), tuple(band.reached(args, result) for band in stake.bands))
        ),
        stake.message,
        tuple(band.message for band in stake.bands),
        stake.whom(args) if stake.whom is not None else "",
        stake.by(args) if stake.by is not None else "",
        stake.harms,
        counts=stake.counts,
    )


def seen_by(prospect: Prospect, who: str, game: Game[S], state: S) -> Prospect:
    """A prospect as the one who decides sees it."""
    role = "target" if prospect.whom == who else "doer" if prospect.by == who else "other"
    if not prospect.whom or prospect.whom == who:
        is_own = bool(prospect.whom) or not prospect.harms
    else:
        is_own = isinstance(game, HasSides) and game.allied(state, who, prospect.whom)
    return replace(prospect, role=role, is_good=is_own != prospect.harms)


def continued(odds: Odds, frame: Frame) -> Callable[[Any], Law[Any]]:
    """How a rule goes on that waits for the result of another."""
    path = tuple(frame.path)
    return lambda result: odds.enumerate(frame.start, (*path, result))


def _on_to_stakes(odds: Odds, frame: Frame) -> Callable[[End], Law[End]]:
    path = tuple(frame.path)

    def on(end: End) -> Law[End]:
        if not isinstance(end, Ended):
            return Law.certain(end)
        return odds.enumerate(lambda: reaching(frame.start, (*path, end.value)))

    return on


def _innermost_with_stakes(frames: Sequence[Frame]) -> int | None:
    for level in range(len(frames) - 1, -1, -1):
        do = frames[level].do
        if do is not None and stakes_of(do.rule):
            return level
    return None


def is_same(asked: Choose[Any], prompt: Choose[Any]) -> bool:
    """Whether this is the same question, asked in another world."""
    return (asked.seat, asked.who, asked.question.key) == (prompt.seat, prompt.who, prompt.question.key)


Worlds: TypeAlias = Sequence[tuple[Run[Any], Fraction]]
"""The step under way in all worlds that a seat cannot tell apart, with their shares."""


def worlds_of(game: Game[S], state: S, given: StepInputs, seat: str) -> Worlds:
    """Every imagined state in which the step could have gone like this, with its weight."""
    return [
        (run, weight * share)
        for imagined, weight in game.imagine(game.view(state, seat)).items()
        for run, share in runs(game, imagined, given, seat)
    ]


def preview_for(
    game: Game[S],
    state: S,
    given: StepInputs,
    prompt: Choose[Any],
    key: str,
    previews: Previews,
    worlds: Worlds | None = None,
) -> Preview | None:
    """What an answer brings as far as its seat can know; None if not everything it can imagine has the same stakes.

    Whoever asks for several answers to one question gives its worlds, which are the same for all of them.
    """
    found: list[tuple[tuple[Prospect, ...], Fraction]] = []
    for run, share in worlds_of(game, state, given, prompt.seat) if worlds is None else worlds:
        try:
            values = previews.values(run.need, prompt, key)
        except LookupError:
            continue
        for value, value_weight in values.items():
            prospects = previews.of(run.frames, value, prompt.seat)
            if prospects is None:
                return None
            found.append((prospects, share * Fraction(value_weight, values.total)))
    prospects = mixed(found) if found else None
    if prospects is None:
        return None
    return Preview(tuple(seen_by(one, prompt.who, game, state) for one in prospects), previews.policy.name)


def runs(game: Game[S], state: S, given: StepInputs, seat: str, values: Path = ()) -> Iterator[tuple[Run[S], Fraction]]:
    """The step run again on an imagined state, in all ways that the seat cannot tell apart, with their shares."""
    run = Run(lambda: game.step(state), lambda _: None)
    for value in values:
        run.feed(value)
    for item in given[len(values) :]:
        law = _known(run.need, item, seat)
        if law is None:
            return
        if len(law) > 1:
            for value, weight in law.items():
                for branch, share in runs(game, state, given, seat, (*values, value)):
                    yield branch, share * Fraction(weight, law.total)
            return
        (value,) = law.outcomes()
        values = (*values, value)
        run.feed(value)
    yield run, Fraction(1)


def _known(need: Need | None, item: tuple[str, Any], seat: str) -> Law[Any] | None:
    """What a seat knows of what a step was given; None if the step could not have gone like this."""
    kind, data = item
    if isinstance(need, Roll) and kind == "faces" and not need.audience.includes(seat):
        return bounded_law(need)
    try:
        if isinstance(need, Roll) and kind == "faces":
            return Law.certain(need.throw.read(need.throw.faces_from(data)))
        if isinstance(need, Choose) and kind == "answer":
            return Law.certain(value_of(need, data))
        if isinstance(need, Gather) and kind == "gathered":
            return Law.certain(tuple(value_of(c, key) for c, key in zip(need.choices, data, strict=True)))
    except (ValueError, LookupError):
        return None
    return None
