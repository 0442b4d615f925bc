"""How a game may go on from a question: what its seat can imagine, one answer, then tactics for a number of steps.

Nothing here knows the true state: a position is first taken apart into the worlds that its seat cannot tell from one
another. Each of them holds a state at the beginning of the step and what the step was given since.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Any, Generic, NamedTuple, TypeVar

from regelwerk.dice import Dice, Law
from regelwerk.engine.effects import Choose, Do, Gather, Meanwhile, Note, Play, Roll
from regelwerk.engine.game import Game, Moment, moment_of
from regelwerk.engine.interpreters.odds import TooManyPaths, UnboundedRoll, bounded_law
from regelwerk.engine.interpreters.outlook import Position
from regelwerk.engine.interpreters.preview import is_same, runs
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Policy, value_of

S = TypeVar("S")
T = TypeVar("T")


class World(NamedTuple, Generic[S]):
    """One way that things may stand as far as a seat knows, and what it is asked there."""

    state: S
    given: tuple[Any, ...]
    """What the step was told so far, as its rules understood it."""
    need: Choose[Any] | Gather
    share: Fraction


def worlds(at: Position, prompt: Choose[Any]) -> list[World[Any]]:
    """All that the seat of a question can imagine, with their shares, as far as the same is asked there."""
    found = []
    for imagined, weight in at.game.imagine(at.game.view(at.state, prompt.seat)).items():
        for run, share in runs(at.game, imagined, at.given, prompt.seat):
            if isinstance(run.need, Choose | Gather) and asked_in(run.need, prompt) is not None:
                found.append(World(imagined, tuple(run.fed), run.need, weight * share))
    return found


def asked_in(need: Choose[Any] | Gather, prompt: Choose[Any]) -> Choose[Any] | None:
    """The question as it is asked in an imagined world, alone or together with others."""
    choices = need.choices if isinstance(need, Gather) else (need,)
    return next((choice for choice in choices if is_same(choice, prompt)), None)


def resumed(play: Play[T], given: list[Any]) -> Play[T]:
    """A rule that is told what it was told before (the last first) and then asks on by itself.

    Rules that run inside of it are entered as long as something is left to tell.
    """
    try:
        effect = play.send(None)
        while True:
            kind = effect.__class__
            answer: Any = None
            if kind is Do and given:
                assert isinstance(effect, Do)
                answer = yield from resumed(effect.rule(*effect.args), given)
            elif kind is not Note and kind is not Meanwhile:
                answer = given.pop() if given else (yield effect)
            effect = play.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


SMALL = 100
"""A throw with more outcomes than this is cast: working out its law would take longer than all its futures."""


class Thought(Simulation):
    """A few steps at random. Rules come up too seldom for laws of their own, but throws are drawn from theirs.

    One number for each throw, from its worst outcome to its best: with the same numbers another throw is as lucky.
    """

    def _answer(self, effect: Any) -> Any:
        if effect.__class__ is Roll and effect.throw.fewest_outcomes <= SMALL:
            try:
                return bounded_law(effect).draw(self.dice)
            except (TooManyPaths, UnboundedRoll):
                pass
        return super()._answer(effect)

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))


class Futures(Generic[S]):
    """Plays positions on with one policy for everybody."""

    def __init__(self, game: Game[S], policy: Policy, dice: Dice) -> None:
        self._game = game
        self._policy = policy
        self._simulation = Thought(policy, dice)

    def after(self, world: World[S], prompt: Choose[Any], key: str, rounds: int, steps: int, dice: CommonDice) -> S:
        """The state after an answer and the rest of its step, at the end of the round or of a later one.

        All answers are judged at the same point of the game that way; a number of steps is the limit.
        """
        self._simulation.dice = dice
        game, run = self._game, self._simulation.run
        told = [self._told(world.need, prompt, key, dice), *reversed(world.given)]
        part, number = moment_of(game, world.state)
        last = part, number + rounds - 1
        state = run(resumed(game.step(world.state), told))
        for _ in range(steps):
            if game.outcome(state) is not None or moment_of(game, state) > last:
                break
            dice.next_step()
            state = run(game.step(state))
        return state

    def onward(self, state: S, last: Moment, steps: int, dice: Dice) -> S:
        """The state after this round, or a number of steps, or at the end of the game."""
        self._simulation.dice = dice
        return self._simulation.run(self._until(state, last, steps))

    def rest(self, state: S, given: Sequence[Any], dice: Dice) -> S:
        """The state at the end of a step that was told so much already."""
        self._simulation.dice = dice
        return self._simulation.run(resumed(self._game.step(state), list(reversed(given))))

    def _until(self, state: S, last: Moment, steps: int) -> Play[S]:
        """Steps as if they were one rule, which costs less than to begin each on its own."""
        game = self._game
        step, outcome = game.step, game.outcome
        for _ in range(steps):
            if outcome(state) is not None or moment_of(game, state) > last:
                break
            state = yield from step(state)
        return state

    def _told(self, need: Choose[Any] | Gather, prompt: Choose[Any], key: str, dice: Dice) -> Any:
        """What the rule is told if a question gets this answer; the policy gives the others' simultaneous ones."""
        if isinstance(need, Choose):
            return value_of(need, key)
        own = asked_in(need, prompt)
        return tuple([value_of(choice, key if choice is own else self.answer(choice, dice)) for choice in need.choices])

    def answer(self, prompt: Choose[Any], dice: Dice) -> str:
        """What the policy answers."""
        return drawn(self._policy.decide(prompt), dice)


WHOLE = 1 << 64
EVENLY = tuple(int((prime**0.5 % 1) * WHOLE) for prime in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53))
"""How far the numbers of a throw lie apart from one future to the next: multiples of these fill the circle evenly."""
THROWS = 4
"""So many throws of each step are spread evenly over the futures; the others are left to chance."""


class CommonDice:
    """The dice of one future, which all answers meet: the same number for the same throw of the same step.

    What was thrown in one step changes nothing in the next. Over several futures the first throws are spread evenly
    from unlucky to lucky, so that few futures show the mean better than by chance.
    """

    __slots__ = ("_begin", "_future", "_step", "_throw")

    def __init__(self, seed: str, future: int) -> None:
        self._begin = int.from_bytes(sha256(seed.encode()).digest()[:8])
        self._future = future
        self._step = self._throw = 0

    def next_step(self) -> None:
        self._step += 1
        self._throw = 0

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def below(self, n: int) -> int:
        place = THROWS * self._step + self._throw
        is_even = self._throw < THROWS and place < len(EVENLY)
        self._throw += 1
        if is_even:
            return (scrambled(self._begin + place) + self._future * EVENLY[place]) % WHOLE * n // WHOLE
        return scrambled(self._begin + (self._future << 32) + (self._step << 16) + self._throw) * n // WHOLE


def scrambled(number: int) -> int:
    """A number of 64 bits that looks like chance and follows from another (SplitMix64)."""
    number = (number + 0x9E3779B97F4A7C15) % WHOLE
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) % WHOLE
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) % WHOLE
    return number ^ (number >> 31)


def drawn(decision: str | Law[str], dice: Dice) -> str:
    """One key of a decision."""
    return decision if isinstance(decision, str) else decision.draw(dice)


def pick(found: Sequence[World[S]], dice: Dice) -> World[S]:
    """One of the worlds by their shares."""
    if len(found) == 1:
        return found[0]
    whole = sum((world.share for world in found), Fraction(0))
    grains = 1 << 30
    at = Fraction(dice.below(grains), grains) * whole
    for world in found:
        at -= world.share
        if at < 0:
            return world
    return found[-1]
