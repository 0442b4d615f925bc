"""What each answer of a prompt would bring, worked out within a few seconds or left out."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answer
from regelwerk.engine.effects import Choose, Gather, Roll
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.best_prospects import Best, best_for
from regelwerk.engine.interpreters.preview import Preview, Previews, StepInputs, Worlds, preview_for, worlds_of
from regelwerk.engine.interpreters.running import Need, Run
from regelwerk.engine.patience import OutOfPatience, patience
from regelwerk.engine.policies import Defaults, Policy, value_of
from regelwerk.engine.screen.offers import comparable
from regelwerk.engine.system import System

S = TypeVar("S")
FOR_ADVICE = 0.5
"""Seconds that people wait for advice; who has more patience than usual waits longer."""
PART_FOR_ADVICE = 0.125
"""The part of a great patience that is spent on advice."""
FOR_BEST = 8.0
"""Seconds that people wait for the best play, which they have asked for."""
UNDER_THE_TACTIC = 0.25
"""The part of the patience that is spent on odds under the tactic, before simpler assumptions must do."""
IN_VAIN_FOR = 120.0
"""Seconds for which a position whose odds took too long is not tried again: the machine may have been busy."""
IN_VAIN = 100
"""How many such positions are remembered."""


class Position(Protocol):
    """Where a game stands: the state at the last step boundary, and what the step was given since."""

    @property
    def game(self) -> Game[Any]: ...
    @property
    def state(self) -> Any: ...
    @property
    def given(self) -> StepInputs: ...


@dataclass(frozen=True, slots=True)
class Reached(Generic[S]):
    """A position that is reached again somewhere else: in another process, without a journal."""

    game: Game[S]
    state: S
    given: StepInputs

    def choices(self) -> tuple[Choose[Any], ...]:
        """What is asked there, simultaneous questions in their order; also those that were answered already."""
        need = self.run().need
        return need.choices if isinstance(need, Gather) else (need,) if isinstance(need, Choose) else ()

    def meanwhile(self) -> S:
        """The state as far as the step has come, where its rules have announced one; else where it began."""
        seen: S = self.run().so_far(self.state)
        return seen

    def run(self) -> Run[S]:
        """The step as far as it has come."""
        run = Run(lambda: self.game.step(self.state), lambda _: None)
        for kind, data in self.given:
            run.feed(_told(run.need, kind, data))
        return run


def _told(need: Need | None, kind: str, data: Any) -> Any:
    """What a rule is told in answer to what it needs."""
    match kind, need:
        case "faces", Roll():
            return need.throw.read(need.throw.faces_from(data))
        case "answer", Choose():
            return value_of(need, data)
        case "gathered", Gather():
            return tuple(value_of(choice, key) for choice, key in zip(need.choices, data, strict=True))
    raise LookupError(kind)


def outlook_of(system: System, seconds: float) -> Outlook:
    """How a system looks ahead beside its questions, within a time limit."""
    assumed = system.outlook or system.tactics[system.default_tactic]
    return Outlook(assumed, seconds, simple=system.outlook is not None)


class Outlook:
    """Previews under a tactic; if that takes too long, under the assumption that nobody does anything extra.

    A `simple` tactic is as quickly worked out as that assumption, so it gets all the time there is.
    """

    def __init__(self, tactic: Policy, seconds: float, *, simple: bool = False) -> None:
        first = UNDER_THE_TACTIC * seconds
        self._seconds = seconds
        self._for_advice = min(seconds, max(FOR_ADVICE, PART_FOR_ADVICE * seconds))
        self._in_vain: dict[Hashable, float] = {}
        """Until when the odds of a position are not tried again under one of the assumptions: they took too long."""
        self._assumed = (
            ((Previews(tactic), seconds),)
            if simple
            else ((Previews(tactic), first), (Previews(Defaults()), seconds - first))
        )

    def advice(self, prompt: Choose[Any]) -> Advice | None:
        """What the answers are worth by the best play, if the question knows that and says it in time."""
        if prompt.advice is None:
            return None
        with suppress(OutOfPatience), patience(self._for_advice):
            advice = prompt.advice()
            return advice if advice.worths else None
        return None

    def of(self, at: Position, prompt: Choose[Any], answers: Sequence[Answer[Any]]) -> dict[str, Preview]:
        """The previews by key; all of one prompt rest on the same assumption, so that they can be compared.

        What is not worked out in time is left out. A question that is about nobody has nothing at stake,
        and where advice is to be had it says all that odds would.
        """
        if not prompt.who or prompt.advice is not None:
            return {}
        found: dict[str, Preview] = {}
        for number, (previews, seconds) in enumerate(self._assumed):
            found = {}
            position = at.state, tuple(at.given), prompt.seat, prompt.who, prompt.question.key, number
            if self._in_vain.get(position, 0.0) > monotonic():
                continue
            deadline = monotonic() + seconds
            with suppress(OutOfPatience):
                worlds: Worlds | None = None
                for answer in answers:
                    with patience(deadline - monotonic()):
                        worlds = worlds or worlds_of(at.game, at.state, at.given, prompt.seat)
                        preview = preview_for(at.game, at.state, at.given, prompt, answer.key, previews, worlds)
                    if preview is not None:
                        found[answer.key] = preview
                break
            self._remember_in_vain(position)
        return comparable(found, prompt.default)

    def best(self, at: Position, prompt: Choose[Any], shown: Mapping[str, Preview]) -> dict[str, Best]:
        """The best that each answer can come to with further payments, beside the previews of the same question."""
        previews, _ = self._assumed[-1]
        found: dict[str, Best] = {}
        deadline = monotonic() + max(self._seconds, FOR_BEST)
        with suppress(OutOfPatience):
            for key, preview in shown.items():
                with patience(deadline - monotonic()):
                    best = best_for(at.game, at.state, at.given, prompt, key, previews, preview.prospects[0])
                if best is not None:
                    found[key] = best
        return found

    def _remember_in_vain(self, position: Hashable) -> None:
        """Only this position, and not for ever: another one of the same kind may well be worked out in time."""
        self._in_vain.pop(position, None)
        while len(self._in_vain) >= IN_VAIN:
            del self._in_vain[next(iter(self._in_vain))]
        self._in_vain[position] = monotonic() + IN_VAIN_FOR
