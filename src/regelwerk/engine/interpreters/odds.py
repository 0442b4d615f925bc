"""The odds interpreter: every outcome of every throw, weighted by its exact law; a policy chooses.

Generators cannot be copied, so a path is followed by running the rule again with the answers so far. Equal results
are merged, and remembered, at `Do` boundaries only.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from math import lcm
from typing import Any, TypeVar

from regelwerk.dice import Law, TooManyOutcomes
from regelwerk.engine.effects import Choose, Do, Gather, Meanwhile, Note, Play, Roll
from regelwerk.engine.policies import Defaults, Policy, value_of

T = TypeVar("T")
Path = tuple[Any, ...]


class UnboundedRoll(ValueError):
    """A rule rolls without bound and does not say from where on it does not matter."""


class TooManyPaths(RuntimeError):
    """A law would take more paths than were allowed."""


class Odds:
    """Exact laws of rules under one policy. The memory lives as long as the object."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy: Policy = policy or Defaults()
        self._memory: dict[tuple[Callable[..., Any], tuple[Hashable, ...]], Law[Any]] = {}
        self._paths_left: int | None = None

    def law(self, rule: Callable[..., Play[T]], *args: Hashable) -> Law[T]:
        """The exact law of a rule's result, remembered."""
        key = (rule, args)
        law = self._memory.get(key)
        if law is None:
            law = self._memory[key] = self.enumerate(partial(rule, *args))
        return law

    def law_within(self, paths: int, rule: Callable[..., Play[T]], *args: Hashable) -> Law[T] | None:
        """The exact law if it takes no more than a number of paths; what was found on the way is remembered."""
        try:
            with self.within(paths):
                return self.law(rule, *args)
        except TooManyPaths:
            return None

    @contextmanager
    def within(self, paths: int) -> Iterator[None]:
        """Whatever is asked inside raises `TooManyPaths` once it has taken more than a number of paths."""
        self._paths_left = paths
        try:
            yield
        finally:
            self._paths_left = None

    def enumerate(self, start: Callable[[], Play[T]], path: Path = ()) -> Law[T]:
        """The law of a rule's result from the answers given so far."""
        counted = self.count(start, path)
        return counted if isinstance(counted, Law) else Law.of_counted(counted)

    def count(
        self, start: Callable[[], Play[T]], path: Path = (), read: Callable[[T], Hashable] | None = None
    ) -> dict[Any, int] | Law[Any]:
        """Follow all paths of a rule from the answers given so far; merge equal results, or those that `read` alike.

        What comes back are weights that may have a common divisor, or a law where one was known already.
        """
        found: dict[int, dict[Any, int]] = {}
        todo: list[tuple[Callable[[], Play[T]], Path, int, int]] = []
        decide, outcomes_of, memory = self.policy.decide, self.outcomes, self._memory
        is_bounded = self._paths_left is not None
        weight = total = 1
        # Neighbouring paths mostly have the same total, so its shares stay at hand.
        whole, shares = 0, dict[Any, int]()
        law: Law[Any] | None
        while True:
            if is_bounded:
                self._one_path_less()
            send = start().send
            try:
                effect: Any = send(None)
                for answer in path:
                    while (kind := effect.__class__) is Note or kind is Meanwhile:
                        effect = send(None)
                    effect = send(answer)
                while True:
                    kind = effect.__class__
                    if kind is Note:
                        effect = send(None)
                        continue
                    if kind is Choose:
                        decision = decide(effect)
                        if not isinstance(decision, Law):
                            answer = value_of(effect, decision)
                            path = (*path, answer)
                            effect = send(answer)
                            continue
                        law = decision.map(partial(value_of, effect))
                    elif kind is Meanwhile:
                        effect = send(None)
                        continue
                    elif kind is Do:
                        law = memory.get((effect.rule, effect.args)) if effect.remembered else None
                        if effect.last:
                            if law is None:
                                law = self.finishing(effect)
                            if law is None:
                                start, path = partial(effect.rule, *effect.args), ()
                                send = start().send
                                effect = send(None)
                                continue
                            if read is not None:
                                law = law.map(read)
                            if not todo and not found:
                                return law
                            whole = total * law.total
                            shares = found.setdefault(whole, {})
                            for result, share in law.weights.items():
                                shares[result] = shares.get(result, 0) + weight * share
                            break
                        if law is None:
                            law = outcomes_of(effect)
                        if effect.read is not None:
                            whole = total * law.total
                            shares = found.setdefault(whole, {})
                            made = effect.read
                            for outcome, share in law.weights.items():
                                result = made(outcome) if read is None else read(made(outcome))
                                shares[result] = shares.get(result, 0) + weight * share
                            break
                        if effect.then is not None:
                            if is_bounded:
                                self._must_do(len(todo) + len(law.weights) - 1)
                            rest = iter(law.weights.items())
                            answer, share = next(rest)
                            then = effect.then
                            total *= law.total
                            todo += [(partial(then, other), (), weight * part, total) for other, part in rest]
                            weight *= share
                            start, path = partial(then, answer), ()
                            send = start().send
                            effect = send(None)
                            continue
                    else:
                        law = outcomes_of(effect)
                    weights = law.weights
                    if len(weights) == 1:
                        (answer,) = weights
                    else:
                        if is_bounded:
                            self._must_do(len(todo) + len(weights) - 1)
                        rest = iter(weights.items())
                        answer, share = next(rest)
                        total *= law.total
                        todo += [(start, (*path, other), weight * part, total) for other, part in rest]
                        weight *= share
                    path = (*path, answer)
                    effect = send(answer)
            except StopIteration as end:
                if total is not whole:
                    whole, shares = total, found.setdefault(total, {})
                result = end.value if read is None else read(end.value)
                shares[result] = shares.get(result, 0) + weight
            if not todo:
                return merged(found)
            start, path, weight, total = todo.pop()

    def _one_path_less(self) -> None:
        """Count a path, where they are counted."""
        assert self._paths_left is not None
        self._paths_left -= 1
        if self._paths_left < 0:
            raise TooManyPaths

    def _must_do(self, paths: int) -> None:
        """Give up at once where so many paths are certain to be too many."""
        if self._paths_left is not None and paths > self._paths_left:
            raise TooManyPaths

    def finishing(self, effect: Do) -> Law[Any] | None:
        """The law of a rule that finishes another, if its results can be added up at once; else it is followed on."""
        return self.law(effect.rule, *effect.args) if effect.remembered else None

    def outcomes(self, effect: Any) -> Law[Any]:
        """The law of the answer to an effect that asks for one."""
        if effect.__class__ is Do:
            return self.law(effect.rule, *effect.args)
        if effect.__class__ is Roll:
            if effect.steps is None:
                # Working out a law with very many outcomes takes longer than following some of them.
                self._must_do(effect.throw.fewest_outcomes - 1)
            return bounded_law(effect)
        if effect.__class__ is Choose:
            return self.choice(effect)
        assert effect.__class__ is Gather, effect
        return joined(self.choice(prompt) for prompt in effect.choices)

    def choice(self, prompt: Choose[Any]) -> Law[Any]:
        decision = self.policy.decide(prompt)
        if isinstance(decision, Law):
            return decision.map(partial(value_of, prompt))
        return Law.certain(value_of(prompt, decision))


def joined(choices: Iterable[Law[Any]]) -> Law[tuple[Any, ...]]:
    """The law of independent choices made together."""
    law: Law[tuple[Any, ...]] = Law.certain(())
    for choice in choices:
        law = law.bind(_with_one_more(choice))
    return law


def _with_one_more(choice: Law[Any]) -> Callable[[tuple[Any, ...]], Law[tuple[Any, ...]]]:
    return lambda done: choice.map(lambda value: (*done, value))


def bounded_law(effect: Roll[T]) -> Law[T]:
    """The law of a roll; a rule that rolls without bound must state its steps."""
    steps = effect.steps
    try:
        law = effect.throw.law() if steps is None else effect.throw.law_in_steps(steps)
    except TooManyOutcomes as error:
        raise TooManyPaths(str(error)) from error
    if not law.is_whole:
        raise UnboundedRoll(
            f"{effect.cause} rolls {effect.throw.notation()} without bound: give the roll steps, "
            "the totals at which something changes"
        )
    return law


def merged(found: dict[int, dict[T, int]]) -> dict[T, int]:
    """Weights over one denominator from weights over several."""
    if len(found) == 1:
        (shares,) = found.values()
        return shares
    whole = lcm(*found)
    weights: dict[T, int] = {}
    for total, shares in found.items():
        factor = whole // total
        for outcome, weight in shares.items():
            weights[outcome] = weights.get(outcome, 0) + weight * factor
    return weights


def odds(rule: Callable[..., Play[T]], *args: Hashable, policy: Policy | None = None) -> Law[T]:
    """The exact law of a rule's result: `odds(attack, hagen, wolf, policy=...)`."""
    return Odds(policy).law(rule, *args)
