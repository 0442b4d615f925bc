"""The command that repeats a study, made from the study itself."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Any

from regelwerk.engine.book.options import spell
from regelwerk.lab.studies.study import GAMES, Axis, Setting, Study


def command_of(study: Study) -> str:
    """What to type to get the same numbers."""
    return shlex.join(["regelwerk", "lab", study.kind, *_subject(study.setting), *_changes(study), *_numbers(study)])


def _subject(setting: Setting) -> Iterator[str]:
    yield setting.system
    if setting.scenario:
        yield setting.scenario
    if setting.duel:
        yield from ("--duel", ",".join(setting.duel))
    if setting.question:
        yield from ("--question", setting.question)
    for name, value in setting.given.items():
        for one in value if isinstance(value, list) else [value]:
            yield from ("--given", f"{name}={one}")
    for name, value in setting.options.items():
        yield from ("--option", f"{name}={spell(value)}")
    if setting.tactic:
        yield from ("--tactic", setting.tactic)
    for seat, name in setting.seats.items():
        yield from ("--seat", f"{seat}={name}")
    if setting.rounds:
        yield from ("--rounds", str(setting.rounds))
    for folder in setting.folders:
        yield from ("--content", folder)


def _changes(study: Study) -> Iterator[str]:
    match study.kind:
        case "matrix":
            for flag, axis in zip(("--rows", "--columns"), study.axes, strict=True):
                yield from (flag, f"{axis.path}={values_of(axis)}")
        case "sweep" | "balance":
            for axis in study.axes:
                yield from ("--vary", f"{axis.path}={values_of(axis)}")
            if study.variants:
                yield from ("--points", str(len(study.variants)))
        case "compare":
            other = study.variant(1)
            for path, value in other.changes.items():
                if path not in study.variant(0).changes:
                    yield from ("--vary", f"{path}={spell(value)}")
            if other.content:
                yield from ("--against", other.name)
        case "sensitivity" if study.only:
            yield from ("--only", ",".join(study.only))


def values_of(axis: Axis) -> str:
    """The values of an axis as they are typed; a row of whole numbers as a range."""
    values: Sequence[Any] = axis.values
    if len(values) > 2 and all(type(value) is int for value in values):
        step = values[1] - values[0]
        if step > 0 and list(values) == list(range(values[0], values[-1] + 1, step)):
            return f"{values[0]}..{values[-1]}" + (f":{step}" if step > 1 else "")
    return ",".join(spell(value) for value in values)


def _numbers(study: Study) -> Iterator[str]:
    if study.kind != "explore":
        yield from ("--measure", study.measure)
    if not study.is_asked and study.games != GAMES:
        yield from ("--games", str(study.games))
    if study.precision:
        yield from ("--precision", f"{study.precision:g}")
    if study.kind == "balance":
        yield from ("--target", f"{study.target:g}")
    if study.trials:
        yield from ("--trials", str(study.trials))
    if study.cost:
        yield from ("--cost", study.cost)
    if study.seed:
        yield from ("--seed", str(study.seed))
