"""Every throw and every decision of a step: the chances before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from regelwerk.engine.effects import Choose, Gather, Roll
from regelwerk.engine.interpreters.outlook import Reached
from regelwerk.engine.policies import Fixed, Policy
from regelwerk.players.analysis.comparing import Compared, Question, compare
from regelwerk.players.analysis.course import Course, Step, answer_to
from regelwerk.players.analysis.moments import Decided, Moment
from regelwerk.players.analysis.worth import PATHS, Chances, Worth
from regelwerk.players.judging import Judge
from regelwerk.players.thinking import Effort, Thinker

S = TypeVar("S")


FUTURES, ANSWERS = 120, 10
"""How many futures are looked at for a decision, and of how many answers at most."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How thoroughly a game is looked at."""

    effort: Effort
    """How long something better than the given answer is looked for."""
    again: int
    """By how many fresh futures it is held against the given answer."""
    futures: int
    """By how many imagined ends of the round a position is judged, where there are too many to take them all."""
    doubt: float = 2.0
    """By how many standard errors something else must be better."""
    paths: int = PATHS
    """How many ways to the end of a step, or of the round, are too many."""

    @classmethod
    def of(cls, futures: int = FUTURES) -> Depth:
        """So many futures for a decision; the rest in proportion."""
        return cls(Effort(futures=futures, answers=ANSWERS), again=2 * futures // 3, futures=5 * futures // 4)


class Examined(NamedTuple):
    """The moments of a step, and the chances at its end."""

    moments: tuple[Moment, ...]
    after: Chances


@dataclass(frozen=True, slots=True)
class Examiner(Generic[S]):
    """Looks at the steps of one game, each for itself: the same step and seed always give the same moments."""

    course: Course[S]
    judge: Judge[S]
    imagined: Policy
    """How everybody plays in thought."""
    advisers: tuple[Policy, ...]
    """Tactics whose answers are looked at beside the one that was given."""
    depth: Depth
    seed: str

    def examined(self, number: int) -> Examined:
        """What moved the chances in a step, and what they are after it."""
        step = self.course.steps[number]
        if not step.given:
            before, after = self.judge.chances(step.state), self.judge.chances(step.after)
            return Examined((Moment(step.n, number, "intervention", step.by, "", before, after),), after)
        seed = f"{self.seed}/{step.n}"
        worth = Worth(self.judge, self.imagined, step, seed, self.depth.futures, self.depth.paths)
        found: list[Moment] = []
        for count, given in enumerate(step.given):
            if isinstance(given.need, Roll):
                roll = given.need
                before, after = worth.after(count), worth.after(count + 1)
                found.append(Moment(given.n, number, "throw", roll.seat, roll.who, before, after))
            else:
                found += self._decisions(number, step, count, worth.after(count + 1))
        return Examined(tuple(found), worth.after(len(step.given)))

    def _decisions(self, number: int, step: Step[S], count: int, after: Chances) -> list[Moment]:
        """One decision, or several that were made at the same time.

        After the last of them the chances are those of the position; before each there is more by what it cost.
        """
        given = step.given[count]
        choices = given.need.choices if isinstance(given.need, Gather) else (given.need,)
        keys = given.told[1] if isinstance(given.need, Gather) else (given.told[1],)
        found: list[Moment] = []
        for choice, key in reversed(list(zip(choices, keys, strict=True))):
            assert isinstance(choice, Choose)
            party = self.judge.party_of(step.state, choice.seat)
            if not party:
                continue
            decided = self._decided(self.question(step, count, choice), key, party)
            before = _with(after, party, decided.cost)
            found.append(Moment(given.n, number, "decision", choice.seat, choice.who, before, after, decided))
            after = before
        return found[::-1]

    def question(self, step: Step[S], count: int, choice: Choose[object]) -> Question[S]:
        """A question as it was asked after the step was given so much."""
        seed = f"{self.seed}/{step.given[count].n}/{choice.seat}/{choice.who}"
        return Question(Reached(self.course.game, step.state, step.told[:count]), choice, seed)

    def _decided(self, asked: Question[S], key: str, party: str) -> Decided:
        """What was decided, and what would have been better beyond doubt from what the seat knew."""
        choice = asked.choice
        decided = Decided(choice.question, key, answer_to(choice, key).label)
        own = Fixed(((choice.rule_id, key),))
        thinker = Thinker("analysis", self.judge, own, self.imagined, self.advisers, self.depth.effort)
        best = thinker.consider(asked.at, choice, asked.seed)[0]
        if best.key == key:
            return decided
        # The best of many was lucky, and so was what passed a test: each time other dice are asked.
        if not self.compared(asked, key, best.key, dice="test").gain(self.judge, party).is_beyond(self.depth.doubt):
            return decided
        gain = self.compared(asked, key, best.key).gain(self.judge, party)
        if not gain.is_beyond(0.0):
            return decided
        better = answer_to(choice, best.key).label
        return Decided(choice.question, key, decided.answer, best.key, better, gain.given, gain.other, gain.error)

    def compared(self, asked: Question[S], given: str, better: str, dice: str = "measure") -> Compared[S]:
        """Where the given answer and a better one lead."""
        return compare(asked, given, better, self.imagined, self.depth.effort, self.depth.again, dice=dice)


def _with(chances: Chances, party: str, more: float) -> Chances:
    """Chances with so much more for one party, which the others lack in proportion to what they have.

    What somebody may gain is limited by what the others have: nobody's chance is more than certain.
    """
    own = chances.get(party, 0.0)
    rest = sum(chance for other, chance in chances.items() if other != party)
    more = min(more, rest)
    if more <= 0.0:
        return chances
    return {other: own + more if other == party else chance - more * chance / rest for other, chance in chances.items()}
