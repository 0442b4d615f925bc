"""The best that an answer can come to: its seat plays on as well as it can, and pays what that costs.

A preview shows one payment alone; this is the second number, for those who ask. The others follow a fixed policy, and
what is worth most is judged by the first stake: as much of it as possible if it is good for the seat, otherwise as
little; between equals the cheaper way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar

from regelwerk.engine.answers import Answer
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.effects import Choose, Do, Play
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.odds import Odds, Path
from regelwerk.engine.interpreters.one_seat import NotSolvable, OneSeat, OthersOnly
from regelwerk.engine.interpreters.preview import Previews, Prospect, StepInputs, runs, stakes_reached
from regelwerk.engine.interpreters.running import Frame, asked_after
from regelwerk.engine.policies import Policy

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Best:
    """What the best play comes to on average: the number at stake, the chance of each band, and the costs."""

    mean: Fraction
    chances: tuple[Fraction, ...]
    costs: tuple[tuple[str, Fraction], ...] = ()
    """How much of each currency is paid on average, besides the price of the answer itself."""

    @property
    def price(self) -> Fraction:
        return sum((amount for _, amount in self.costs), Fraction(0))

    def with_cost(self, answer: Answer[Any]) -> Best:
        """The same if this answer has to be paid for it."""
        if not answer.cost:
            return self
        costs = dict(self.costs)
        for cost in answer.cost:
            costs[cost.message] = costs.get(cost.message, Fraction(0)) + cost.amount
        return Best(self.mean, self.chances, tuple(costs.items()))


def mixture(parts: Sequence[tuple[Best, Fraction]]) -> Best:
    """What several ways come to together, each with its share."""
    costs: dict[str, Fraction] = {}
    for best, share in parts:
        for message, amount in best.costs:
            costs[message] = costs.get(message, Fraction(0)) + share * amount
    bands = zip(*(best.chances for best, _ in parts), strict=True)
    return Best(
        sum((share * best.mean for best, share in parts), Fraction(0)),
        tuple(sum((share * c for c, (_, share) in zip(band, parts, strict=True)), Fraction(0)) for band in bands),
        tuple(costs.items()),
    )


Worth = Callable[[Any], Best]


class BestProspects:
    """Solves rules with stakes for one seat that wants as much of the first stake as possible, or as little."""

    def __init__(self, seat: str, others: Policy, *, wants_more: bool) -> None:
        self._fixed = Odds(OthersOnly(seat, others))
        self._seat = OneSeat(seat, self._fixed)
        self._wants_more = wants_more

    def of(self, frames: Sequence[Frame], value: Any) -> Best:
        """What an answer comes to in running rules, the first of which has the stakes."""
        do = frames[0].do
        assert do is not None
        worth = _read(do)
        for frame in frames[:-1]:
            worth = self._continued(frame, worth)
        return self._from(frames[-1].start, (*frames[-1].path, value), worth)

    def of_rule(self, do: Do) -> Best:
        """What a rule with stakes comes to from its beginning."""
        return self._from(lambda: do.rule(*do.args), (), _read(do))

    def _continued(self, frame: Frame, worth: Worth) -> Worth:
        known: dict[Any, Best] = {}

        def of(result: Any) -> Best:
            if result not in known:
                known[result] = self._from(frame.start, (*frame.path, result), worth)
            return known[result]

        return of

    def _from(self, start: Callable[[], Play[Any]], path: Path, worth: Worth) -> Best:
        try:
            effect = asked_after(start(), path)
        except StopIteration as end:
            return worth(end.value)
        if self._seat.is_own(effect):
            assert isinstance(effect, Choose)
            return self._chosen(effect, start, path, worth)
        if isinstance(effect, Do) and self._seat.is_asked_in(effect):
            inner = self._continued(Frame(start, None, start(), list(path)), worth)
            return self._from(lambda: effect.rule(*effect.args), (), inner)
        law = self._fixed.outcomes(effect)
        return mixture([(self._from(start, (*path, o), worth), Fraction(w, law.total)) for o, w in law.items()])

    def _chosen(self, prompt: Choose[Any], start: Callable[[], Play[Any]], path: Path, worth: Worth) -> Best:
        if not prompt.answers.finite:
            raise NotSolvable(f"{prompt.question.key} ({prompt.rule_id}) has no finite list of answers")
        found = [
            self._from(start, (*path, answer.value), worth).with_cost(answer) for answer in prompt.answers.listed()
        ]
        return max(found, key=lambda best: (best.mean if self._wants_more else -best.mean, -best.price))


def _read(do: Do) -> Worth:
    """What the results of a rule mean for its first stake."""
    stake, *_ = stakes_of(do.rule)

    def of(result: Any) -> Best:
        reached = tuple(Fraction(band.reached(do.args, result)) for band in stake.bands)
        number = stake.measure(do.args, result)
        return Best(Fraction(number), reached or (Fraction(number >= 1),))

    return of


def best_for(
    game: Game[S], state: S, given: StepInputs, prompt: Choose[Any], key: str, previews: Previews, shown: Prospect
) -> Best | None:
    """The best that an answer can come to, beside what its preview has shown; None where that cannot be said.

    A seat that does not know everything would have to play alike in all that it imagines, so there it is not said.
    """
    imagined = list(game.imagine(game.view(state, prompt.seat)))
    if len(imagined) != 1:
        return None
    ways = list(runs(game, imagined[0], given, prompt.seat))
    if len(ways) != 1:
        return None
    run, _ = ways[0]
    solver = BestProspects(prompt.seat, previews.policy, wants_more=shown.is_good)
    parts: list[tuple[Best, Fraction]] = []
    try:
        values = previews.values(run.need, prompt, key)
        for value, weight in values.items():
            share = Fraction(weight, values.total)
            reached = stakes_reached(run.frames, value, previews.odds(prompt.seat))
            if isinstance(reached, int):
                parts.append((solver.of(run.frames[reached:], value), share))
            elif reached is None:
                return None
            else:
                parts += [(solver.of_rule(do), share * part) for do, part in reached]
    except (NotSolvable, LookupError):
        return None
    return mixture(parts)
