"""What the computer would do: the chance to win with the best answers to a question, for whoever is asked.

It is worked out from what the seat that is asked can know, by the same thoughts as those of a strong player.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import Position
from regelwerk.engine.system import System
from regelwerk.players.levels import EFFORTS, STRONG, thinker
from regelwerk.players.thinking import Considered

if TYPE_CHECKING:
    from regelwerk.engine.book.telling import Telling

SHOWN = 3
EFFORT = replace(EFFORTS[STRONG], futures=1_200, seconds=2.0, kept=SHOWN + 1)
"""Whoever asks waits a little longer than for a move, and wants to compare more than two answers."""
LONGEST = 12.0
"""Seconds after which whoever asked is told what is known by then: a machine may be very busy."""
Z95 = 1.96


@dataclass(frozen=True, slots=True)
class Hint:
    """The answer that the computer would give, then the best of the others; and what that rests on."""

    answers: tuple[Considered, ...]
    policy: str
    """How everybody plays in thought."""
    rounds: int

    @property
    def is_usual(self) -> bool:
        """Whether another answer looked better, but not beyond doubt."""
        return any(other.chance > self.answers[0].chance for other in self.answers[1:])


def can_hint(system: System) -> bool:
    """Whether the computer has an opinion: a system has to say what matters."""
    return system.concerns is not None


def hint_for(
    system: System,
    at: Position,
    prompt: Choose[Any],
    seed: str,
    scene: str = "",
    stopped: Callable[[], bool] = lambda: False,
    clock: Callable[[], float] = monotonic,
) -> Hint | None:
    """What the computer would do; None where it cannot tell: there is one answer, or the seat plays for nobody."""
    if not can_hint(system):
        return None
    # Seconds of the processor: on a busy machine a hint takes longer, but it compares as many answers.
    latest = clock() + LONGEST
    who = thinker(system, STRONG, scene, EFFORT, lambda: stopped() or clock() > latest, thread_time)
    found = who.consider(at, prompt, seed)
    if len(found) < 2:
        return None
    return Hint(found[:SHOWN], who.imagined.name, who.effort.rounds)


def margin_of(answer: Considered) -> float:
    """By how much the chance of an answer may be off, 95 times in 100."""
    return min(1.0, Z95 * answer.error)


def chance_in_words(telling: Telling, answer: Considered) -> str:
    """The chance to win with an answer, and how far off it may be by chance."""
    margin = ceil(100 * margin_of(answer))
    return telling.text("engine-hint-chance", chance=telling.percent(answer.chance, 0), margin=margin)


def hint_notes(telling: Telling, hint: Hint) -> list[str]:
    """What a hint rests on, in sentences."""
    told = telling.text(
        "engine-hint-assumed",
        futures=hint.answers[0].futures,
        rounds=hint.rounds,
        policy=telling.policy(hint.policy),
    )
    return [*([telling.text("engine-hint-usual")] if hint.is_usual else []), told]
