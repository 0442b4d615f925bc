"""What a step was given before it was rewound, and whether the step that begins anew asks for the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from regelwerk.dice import Faces
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.effects import Choose, Gather, Roll
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.answers_ahead import AheadAnswer
from regelwerk.engine.interpreters.running import Need, Run
from regelwerk.engine.policies import value_of

S = TypeVar("S")


class AnswerAgain(NamedTuple):
    """A question of the step as it was, and the answer that it got."""

    prompt: Choose[Any]
    key: str

    def fits(self, asked: Choose[Any]) -> Answer[Any] | None:
        """The same answer, if the same is asked and it costs what it did.

        What else the question tells may have been corrected; but if other dice lie there or another number is to be
        judged, the decision is a new one.
        """
        before, now = self.prompt, asked
        if _asked_for(before) != _asked_for(now):
            return None
        found, cost = now.answers.find(self.key), before.answers.find(self.key)
        if isinstance(found, Refusal) or isinstance(cost, Refusal) or found.cost != cost.cost:
            return None
        return found

    def ahead(self) -> AheadAnswer:
        """The same answer for when the same is asked later in the step."""
        prompt, found = self.prompt, self.prompt.answers.find(self.key)
        pays = () if isinstance(found, Refusal) else found.cost
        return AheadAnswer(
            prompt.seat, prompt.rule_id, prompt.question, prompt.default, (prompt.who,), self.key, pays, prompt.numbers
        )  # fmt: skip


def _asked_for(prompt: Choose[Any]) -> tuple[Any, ...]:
    return prompt.seat, prompt.who, prompt.rule_id, prompt.question.key, prompt.numbers


class FacesAgain(NamedTuple):
    """A throw of the step as it was, and the dice that lie there."""

    roll: Roll[Any]
    faces: Faces

    def fits(self, roll: Roll[Any]) -> bool:
        """Whether the same is thrown for the same reason: then the dice stay where they are."""
        before = self.roll
        return (before.throw.description(), before.cause, before.seat, before.who) == (
            roll.throw.description(), roll.cause, roll.seat, roll.who,
        )  # fmt: skip


class _Fed(NamedTuple):
    """What a rule is told."""

    value: Any


def _again(need: Need | None, item: AnswerAgain | FacesAgain) -> _Fed | None:
    """What a rule is told if it is given the same again; None where it asks for something else.

    Simultaneous answers are not told one by one: after them, dice are taken to change.
    """
    if isinstance(item, FacesAgain):
        return _Fed(need.throw.read(item.faces)) if isinstance(need, Roll) and item.fits(need) else None
    found = item.fits(need) if isinstance(need, Choose) else None
    return None if found is None else _Fed(found.value)


@dataclass(frozen=True, slots=True)
class StepSoFar(Generic[S]):
    """A step under way: the state it began with, what it was given, and simultaneous answers that are not complete."""

    game: Game[S]
    state: S
    given: Sequence[tuple[str, Any]]
    gathered: Mapping[int, str]

    def _begun(self) -> Run[S]:
        return Run(lambda: self.game.step(self.state), lambda _: None)

    def keeps_dice(self, state: S, who: str) -> bool:
        """Whether all dice stay where they lie if the step had begun with another state; none of them are somebody's.

        A ruling on somebody's probe comes before their dice, or too late.
        """
        items = list(self.items())
        if any(isinstance(item, FacesAgain) and item.roll.who == who for item in items):
            return False
        run = StepSoFar(self.game, state, (), {})._begun()
        for place, item in enumerate(items):
            while run.finished and run.result is not None:
                run = StepSoFar(self.game, run.result, (), {})._begun()
            value = _again(run.need, item)
            if value is None:
                # From here on something else is asked, so whatever was thrown after it would be thrown anew.
                return not any(isinstance(later, FacesAgain) for later in items[place:])
            run.feed(value.value)
        return True

    def items(self) -> Iterator[AnswerAgain | FacesAgain]:
        """Answers and dice in the order in which they were given, each with what was asked for then."""
        run = self._begun()
        for kind, data in self.given:
            need = run.need
            if isinstance(need, Roll) and kind == "faces":
                yield FacesAgain(need, data)
                run.feed(need.throw.read(data))
            elif isinstance(need, Choose) and kind == "answer":
                yield AnswerAgain(need, data)
                run.feed(value_of(need, data))
            elif isinstance(need, Gather) and kind == "gathered":
                for choice, key in zip(need.choices, data, strict=True):
                    yield AnswerAgain(choice, key)
                run.feed(tuple(value_of(c, key) for c, key in zip(need.choices, data, strict=True)))
        if isinstance(run.need, Gather):
            for place, key in self.gathered.items():
                yield AnswerAgain(run.need.choices[place], key)
