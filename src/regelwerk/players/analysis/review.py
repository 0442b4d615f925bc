"""The review of a game: all its steps looked at, in this process or in several, as far as somebody waits for it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json, Outcome, moment_of
from regelwerk.engine.journal.entries import Journal, journal_from, lines_of
from regelwerk.engine.policies import Policy
from regelwerk.engine.system import System, system
from regelwerk.players.analysis.course import Course, checked_course, course, events_of
from regelwerk.players.analysis.examining import Depth, Examined, Examiner
from regelwerk.players.analysis.moments import Account, Moment, Point, Turn
from regelwerk.players.analysis.reasons import Reason, reasons
from regelwerk.players.analysis.worth import Chances
from regelwerk.players.judging import Judge, judge_of

Told = Callable[[int, int], bool]
"""Told after each step how many are done, and of how many; says whether to go on."""


@dataclass(frozen=True, slots=True)
class Review:
    """What was found out about a game."""

    account: Account
    turns: tuple[tuple[Turn, tuple[Json, ...]], ...]
    """The turning points, and what happened there."""
    mistakes: tuple[tuple[Moment, tuple[Reason, ...]], ...]
    """The costliest decisions, and why something else would have been better."""
    names: Names
    outcome: Outcome | None
    """How the game ended, if it did and everything was looked at."""
    done: int
    steps: int
    seed: int
    depth: Depth

    @property
    def is_whole(self) -> bool:
        return self.done == self.steps


def review(
    chosen: System,
    journal: Journal,
    *,
    seed: int = 0,
    depth: Depth | None = None,
    workers: int = 1,
    told: Told = lambda _done, _steps: True,
) -> Review:
    """Look at a whole game.

    Raises `JournalError` if it was played by another version of the rules, `ValueFileError` if nobody can judge it.
    Whoever interrupts it, or does not want it to go on, gets what is known so far.
    """
    thorough = Depth.of() if depth is None else depth
    start = chosen.start(journal.header.document)
    walked = checked_course(chosen.game, start, journal)
    examiner = examiner_of(chosen, walked, judge_of(chosen, scene_of(journal)), thorough, seed)
    found: list[Examined] = []
    steps = len(examiner.course.steps)
    with suppress(KeyboardInterrupt):
        for examined in _in_turn(chosen, journal, examiner, workers):
            found.append(examined)
            if not told(len(found), steps):
                break
    account = account_of(examiner, found)
    game = chosen.game
    return Review(
        account,
        tuple((turn, events_of(game, walked.steps[turn.step])) for turn in account.turns()),
        tuple((moment, reasons(chosen, examiner, moment)) for moment in account.mistakes()),
        {**game.names(start), **game.names(walked.last)},
        game.outcome(walked.last) if len(found) == steps else None,
        len(found),
        steps,
        seed,
        thorough,
    )


def scene_of(journal: Journal) -> str:
    return str(journal.header.document.get("scenario", ""))


def examiner_of(chosen: System, walked: Course[Any], judge: Judge[Any], depth: Depth, seed: int) -> Examiner[Any]:
    """Looks at a game as the players of its system do."""
    return Examiner(walked, judge, chosen.tactics[chosen.quick_tactic], _advisers(chosen), depth, str(seed))


def _advisers(chosen: System) -> tuple[Policy, ...]:
    """The tactics of a system, the usual one first; one is the same as the one for thoughts."""
    usual = chosen.tactics[chosen.default_tactic]
    return usual, *[tactic for tactic in chosen.tactics.values() if tactic is not usual]


def account_of(examiner: Examiner[Any], found: Sequence[Examined]) -> Account:
    """The account of the steps that were looked at."""
    walked, judge = examiner.course, examiner.judge
    points = [_point(walked, 0, -1, walked.start, judge.chances(walked.start))]
    for number, (step, examined) in enumerate(zip(walked.steps, found, strict=False)):
        points.append(_point(walked, step.n, number, step.state, examined.after))
    if found and len(found) == len(walked.steps):
        # The last step may have been followed by others that needed nobody.
        points[-1] = replace(points[-1], chances=judge.chances(walked.last))
    parties = tuple(dict.fromkeys(party for point in points for party in point.chances))
    seats = [(seat, judge.party_of(walked.start, seat)) for seat in walked.game.seats(walked.start) if seat != MASTER]
    moments = tuple(moment for examined in found for moment in examined.moments)
    return Account(parties, tuple((seat, party) for seat, party in seats if party), tuple(points), moments)


def _point(walked: Course[Any], n: int, step: int, state: Any, chances: Chances) -> Point:
    """The chances after a step that began in a state."""
    part, number = moment_of(walked.game, state)
    return Point(n, step, part, number, chances)


def _in_turn(chosen: System, journal: Journal, examiner: Examiner[Any], workers: int) -> Iterator[Examined]:
    """All steps in their order, whoever looks at them."""
    steps = range(len(examiner.course.steps))
    if workers < 2 or len(steps) < 2:
        yield from map(examiner.examined, steps)
        return
    # Only who asks for workers pays for loading them. Fresh processes also work where threads are running.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    text = "\n".join(lines_of(journal))
    with ProcessPoolExecutor(
        min(workers, len(steps)),
        mp_context=get_context("spawn"),
        initializer=_employ,
        initargs=(chosen.name, text, examiner.depth, examiner.seed),
    ) as pool:
        try:
            yield from pool.map(_examine, steps)
        finally:
            pool.shutdown(cancel_futures=True)


_employed: list[Examiner[Any]] = []
"""The examiner of this worker process."""


def _employ(name: str, text: str, depth: Depth, seed: str) -> None:
    """Read the game once in a worker process, which leaves it to the others to react to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    chosen = system(name)
    journal = journal_from(text, "")
    walked = course(chosen.game, chosen.start(journal.header.document), journal)
    _employed[:] = [examiner_of(chosen, walked, judge_of(chosen, scene_of(journal)), depth, int(seed))]


def _examine(number: int) -> Examined:
    return _employed[0].examined(number)
