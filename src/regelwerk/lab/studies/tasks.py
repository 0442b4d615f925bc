"""Tasks: some games of one variant, or its exact answer. What comes of one depends on nothing but the study."""

from __future__ import annotations

from collections import Counter, OrderedDict
from fractions import Fraction
from functools import partial
from math import inf
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from regelwerk.dice import RandomDice
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER
from regelwerk.engine.questions import Answered
from regelwerk.engine.system import system
from regelwerk.lab.chain import TooLarge, explore
from regelwerk.lab.chunks import collecting_seldom
from regelwerk.lab.solve import solve
from regelwerk.lab.studies.playing import (
    DRAW,
    OUT,
    ROUNDS,
    STEPS,
    WINS,
    Numbers,
    Throwing,
    journal_of,
    play,
    seed_of,
    short,
)
from regelwerk.lab.studies.prepared import Prepared, asked_with, prepare, question_of
from regelwerk.lab.studies.study import Study
from regelwerk.lab.studies.varying import overlays, varied
from regelwerk.lab.studies.watching import watch
from regelwerk.languages import languages

MOST_PREPARED = 64
"""How many variants a worker keeps ready."""
MEAN, SOME = "mean", "some"
"""The two numbers of an answer: what is expected, or how probable it is; and how probable it is that it is not 0."""


class Task(NamedTuple):
    """Some games of a variant, one after the other; no games: its exact answer."""

    variant: int
    first: int = 0
    games: int = 0


class Failure(Struct, frozen=True):
    """A game that a rule or a tactic ended with an error, with the journal that leads there."""

    game: int
    why: str
    journal: str = ""


class Record(Struct, frozen=True, omit_defaults=True):
    """What came of a task: sums of whole numbers, which add up the same in any order, or exact numbers."""

    variant: int
    first: int = 0
    games: int = 0
    """How many were played to the end."""
    sums: dict[str, tuple[int, int]] = {}
    """The sum of a measure over the games, and of its squares."""
    pairs: dict[str, tuple[int, int]] = {}
    """The same for the differences from the first variant, game by game, where there are any."""
    paired: int = 0
    same: int = 0
    """How many of the paired games went like those of the first variant in all that is measured."""
    counts: dict[str, int] = {}
    failed: tuple[Failure, ...] = ()
    exact: dict[str, float] = {}
    labels: dict[str, dict[str, str]] = {}
    """What exact answers are called, by language."""
    refused: str = ""
    """Why there is no exact answer: a message key, or the words of an error."""

    @property
    def played(self) -> int:
        return self.games + len(self.failed)


class Worked(NamedTuple):
    """A record, and the numbers of its single games where others are held against them."""

    record: Record
    rows: dict[int, Numbers]


class Worker:
    """Works on the tasks of one study; keeps variants ready."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._prepared: OrderedDict[int, Prepared] = OrderedDict()

    def work(self, task: Task) -> Worked:
        """Do one task."""
        if task.games == 0:
            asked = self._asked(task.variant) if self.study.is_asked else self._solved(task.variant)
            return Worked(asked, {})
        return self._played(task)

    def prepared(self, variant: int) -> Prepared:
        found = self._prepared.pop(variant, None)
        if found is None:
            found = prepare(self.study.setting, self.study.variant(variant))
        self._prepared[variant] = found
        if len(self._prepared) > MOST_PREPARED:
            self._prepared.popitem(last=False)
        return found

    # -- games ------------------------------------------------------------------------------------------------

    @collecting_seldom()
    def _played(self, task: Task) -> Worked:
        study = self.study
        prepared = self.prepared(task.variant)
        rows: dict[int, Numbers] = {}
        counts: Counter[str] = Counter()
        failed: list[Failure] = []
        for game in range(task.first, task.first + task.games):
            seed = seed_of(study.seed, game)
            try:
                if study.is_watched:
                    rows[game], seen = watch(
                        prepared, partial(prepare, study.setting, study.variant(task.variant)), seed, game
                    )
                    counts.update(seen)
                else:
                    rows[game] = play(prepared, Throwing(prepared.policy, RandomDice(seed)))
            except Exception as error:  # Counted and kept: one game that fails neither vanishes nor stops the rest.
                journal = "" if failed else journal_of(prepared, seed)
                failed.append(Failure(game, f"{type(error).__name__}: {error}"[:300], journal))
        record = Record(
            task.variant, task.first, len(rows), summed(list(rows.values())), counts=dict(sorted(counts.items())),
            failed=tuple(failed),
        )  # fmt: skip
        return Worked(record, rows)

    # -- exactly ----------------------------------------------------------------------------------------------

    def _solved(self, variant: int) -> Record:
        """A duel solved exactly, if it has few enough states. No clock decides, so that every machine says the same."""
        prepared = self.prepared(variant)
        game, states = prepared.system.game, self.study.states
        chain = explore(game, prepared.start, prepared.policy, states, inf)
        if isinstance(chain, TooLarge):
            return Record(variant, refused="lab-not-solved")
        solution = solve(chain)
        if solution.endless:
            return Record(variant, refused="lab-endless")
        exact = {DRAW if winner is None else f"{WINS}.{winner}": share for winner, share in solution.winners.items()}
        exact |= {ROUNDS: solution.rounds, STEPS: solution.steps}
        for numbers, share in solution.law_of(lambda state: standings_of(prepared, state)).items():
            for name, value in numbers:
                exact[name] = exact.get(name, 0.0) + share * value
        return Record(variant, exact=exact)

    def _asked(self, variant: int) -> Record:
        """What a question answers."""
        study = self.study
        chosen = system(study.setting.system)
        meant = varied(chosen, study.setting, study.variant(variant))
        asked = question_of(chosen, meant)
        try:
            answers = asked.ask(chosen.content(overlays(meant)), asked_with(asked, meant))
        except ContentError as error:
            return Record(variant, refused=error.code)
        exact: dict[str, float] = {}
        labels: dict[str, dict[str, str]] = {}
        for number, answer in enumerate(answers):
            name = MEAN if number == 0 else f"{MEAN}#{number + 1}"
            exact[name] = float(worth_of(answer))
            labels[name] = _title(answer, chosen.package)
            if answer.counts and answer.is_listed:
                exact[name.replace(MEAN, SOME)] = float(answer.law.at_least(1))
        tries = next((answer.tries for answer in answers if answer.tries), 0)
        return Record(variant, exact=exact, labels=labels, refused="lab-tried" if tries else "")


def standings_of(prepared: Prepared, state: Any) -> tuple[tuple[str, int], ...]:
    """What is measured of the participants at the end."""
    standings = prepared.system.standings(prepared.system.game.view(state, MASTER))
    found: list[tuple[str, int]] = []
    for one in standings.participants:
        found.append((f"{OUT}.{one.id}", int(one.out)))
        for figure, value in zip(standings.figures, one.figures, strict=True):
            found.append((f"{one.id}.{short(figure)}", value or 0))
    return tuple(found)


def worth_of(answer: Answered) -> Fraction:
    """An answer in one number: what is asked for, or else the mean, or else the chance that there is anything."""
    if answer.worth is not None:
        return Fraction(answer.worth)
    return Fraction(answer.law.mean() if answer.counts else answer.law.at_least(1))


def _title(answer: Answered, package: str) -> dict[str, str]:
    return {lang: phrasebook(lang, package).say(answer.title, answer.names) for lang in languages()}


def summed(rows: list[Numbers]) -> dict[str, tuple[int, int]]:
    """The sum and the sum of the squares of every measure."""
    sums: dict[str, tuple[int, int]] = {}
    for row in rows:
        for name, value in row.items():
            total, squares = sums.get(name, (0, 0))
            sums[name] = total + value, squares + value * value
    return dict(sorted(sums.items()))


def against(record: Record, rows: dict[int, Numbers], base: dict[int, Numbers]) -> Record:
    """The record with what its games differ by from those of the first variant with the same seeds."""
    differing: list[Numbers] = []
    same = paired = 0
    for game, row in rows.items():
        if game not in base:
            continue
        paired += 1
        first = base[game]
        different = {name: row.get(name, 0) - first.get(name, 0) for name in row.keys() | first.keys()}
        changed = {name: value for name, value in different.items() if value}
        same += not changed
        if changed:
            differing.append(changed)
    return replace(record, pairs=summed(differing), paired=paired, same=same)
