"""Why another answer would have been better: how everybody stands at the end of the round with one and the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import MASTER, Choose, Gather
from regelwerk.engine.system import System
from regelwerk.players.analysis.examining import Examiner
from regelwerk.players.analysis.moments import Moment
from regelwerk.players.thinking import error_of

MOST = 2
"""How many reasons are told."""
CLEAR = 2.0
"""By how many standard errors a figure must differ."""
LEAST = 0.1
"""A mean that differs by less is not told."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A figure of somebody that would have been greater or smaller on average with the better answer."""

    who: str
    figure: str
    """Its message key; empty: the chance to be out of the game."""
    more: float
    """How much greater."""


def reasons(chosen: System, examiner: Examiner[Any], moment: Moment) -> tuple[Reason, ...]:
    """What differs most clearly at the end of the round between the given answer and the better one."""
    decided = moment.decided
    assert decided is not None
    step = examiner.course.steps[moment.step]
    count = next(count for count, given in enumerate(step.given) if given.n == moment.n)
    need = step.given[count].need
    choices = need.choices if isinstance(need, Gather) else (need,)
    choice = next(c for c in choices if isinstance(c, Choose) and (c.seat, c.who) == (moment.seat, moment.who))
    compared = examiner.compared(examiner.question(step, count, choice), decided.key, decided.better_key)
    differences: dict[tuple[str, str], list[float]] = {}
    for ends in compared.ends:
        given, better = (figures_of(chosen, end) for end in ends)
        for name in given:
            if name in better:
                differences.setdefault(name, []).append(better[name] - given[name])
    found: dict[str, tuple[float, Reason]] = {}
    for (who, figure), numbers in differences.items():
        more = sum(numbers) / len(numbers)
        clear = abs(more) / (error_of(numbers) + 1e-6)
        if clear > CLEAR and abs(more) >= LEAST and clear > found.get(who, (0.0,))[0]:
            found[who] = clear, Reason(who, figure, more)
    return tuple(reason for _, reason in sorted(found.values(), key=lambda one: -one[0])[:MOST])


def figures_of(chosen: System, state: Any) -> dict[tuple[str, str], float]:
    """The figures of everybody at a point of the game, and who is out of it, as the master sees them."""
    standings = chosen.standings(chosen.game.view(state, MASTER))
    found: dict[tuple[str, str], float] = {}
    for one in standings.participants:
        found[one.id, ""] = float(one.out)
        for name, figure in zip(standings.figures, one.figures, strict=True):
            if figure is not None:
                found[one.id, name] = float(figure)
    return found
