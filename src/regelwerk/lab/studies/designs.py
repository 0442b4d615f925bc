"""The questions that designers ask, made into studies. Everything is checked here, before a game is played."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.errors import hint
from regelwerk.engine.content.files import find_id, overlay_of
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name
from regelwerk.engine.system import System, system
from regelwerk.lab.studies.commands import command_of
from regelwerk.lab.studies.playing import WINS, measures
from regelwerk.lab.studies.prepared import asked_with, prepare, question_of
from regelwerk.lab.studies.study import MOST_GAMES, Axis, Setting, Study, StudyError, Variant
from regelwerk.lab.studies.tasks import MEAN, SOME
from regelwerk.lab.studies.varying import by_id, check_size, latin, overlays, plain_content, present, varied
from regelwerk.version import VERSION

MOST_STATES = 2_000
"""A duel of a matrix is solved exactly up to so many states."""
MOST_ASKED = 4_000
"""In so many questions two versions are held against each other; of more, some are left out evenly."""
SIDES = 2
"""So many arguments that need not be named are gone through, who against whom; with what is for the question to say."""
MOST_CHECKED = 64
"""Up to so many variants are each made ready before anything runs; of more, only every value of every axis."""


def setting(
    system_name: str,
    scenario: str = "",
    *,
    duel: Sequence[str] = (),
    question: str = "",
    given: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    tactic: str = "",
    seats: Mapping[str, str] | None = None,
    rounds: int = 0,
    content: Sequence[Path] = (),
) -> Setting:
    """What is played or asked. Content of one's own is read here and travels along."""
    chosen = system(system_name)
    if bool(scenario) + bool(duel) + bool(question) > 1:
        raise StudyError("lab-one-subject")
    if duel and len(duel) != 2:
        raise StudyError("lab-two-rivals", number=len(duel))
    own = own_content(chosen, content)
    if scenario:
        scenario = scenario_id(chosen, own, scenario)
    asked = Setting(chosen.name, question=question, content=own)
    known = {
        name: [_id_of(chosen, asked, name, one) for one in value]
        if isinstance(value, list)
        else _id_of(chosen, asked, name, value)
        for name, value in (given or {}).items()
    }
    return Setting(
        chosen.name, scenario, tuple(duel), question, known, dict(options or {}), tactic, dict(seats or {}),
        rounds, own, tuple(map(str, content)),
    )  # fmt: skip


def scenario_id(chosen: System, own: dict[str, Any], name: str) -> str:
    """The id of a scenario that goes by this id or name."""
    content = chosen.content(overlays(Setting(chosen.name, content=own)))
    return str(content.find_id("scenario", name))


def own_content(chosen: System, sources: Sequence[Path]) -> dict[str, Any]:
    """The entries of some folders or single files that the supplied content does not have like this."""
    if not sources:
        return {}
    found_in = [overlay_of(path) if path.is_file() else path for path in sources]
    supplied, plain = chosen.content().plain, chosen.content(found_in).plain
    found = {
        table: {key: entry for key, entry in entries.items() if supplied[table].get(key) != entry}
        for table, entries in plain.items()
    }
    return {table: entries for table, entries in found.items() if entries}


def matrix(subject: Setting, rows: Axis | None = None, columns: Axis | None = None, **how: Any) -> Study:
    """Everybody against everybody: rows and columns are arguments of a question, rivals, or paths of a scene."""
    chosen = system(subject.system)
    if subject.scenario:
        if rows is None or columns is None:
            raise StudyError("lab-no-sides-of-scene")
        return _finished(Study("matrix", subject, axes=_checked(subject, [rows, columns]), **how))
    if not subject.duel and not subject.question:
        subject = replace(subject, duel=("", ""))
    first, second = _sides(chosen, subject, rows, columns)
    if subject.duel:
        # The two of the first cell, where the axes name them.
        named = {axis.path: str(axis.values[0]) for axis in (first, second)}
        rivals = zip(("duel.first", "duel.second"), subject.duel, strict=True)
        subject = replace(subject, duel=tuple(named.get(path, who) for path, who in rivals))
        how.setdefault("states", MOST_STATES)
    return _finished(Study("matrix", subject, axes=(first, second), **how))


def _sides(chosen: System, subject: Setting, rows: Axis | None, columns: Axis | None) -> tuple[Axis, Axis]:
    """The two axes of a matrix: those that are named, otherwise all content that fits."""
    rows, columns = (None if axis is None else _checked(subject, [axis])[0] for axis in (rows, columns))
    if subject.duel:
        everybody = () if rows is not None and columns is not None else _rivals(chosen, subject)
        return rows or Axis("duel.first", everybody), columns or Axis("duel.second", everybody)
    asked = question_of(chosen, subject, is_complete=False)
    named = {axis.path for axis in (rows, columns) if axis is not None}
    free = [
        Axis(f"given.{p.name}", _of_kinds(chosen, subject, p.kinds))
        for p in asked.parameters
        if p.kinds and p.name not in subject.given and (p.required or p.bare) and f"given.{p.name}" not in named
    ]
    sides = [side or (free.pop(0) if free else None) for side in (rows, columns)]
    if sides[0] is None or sides[1] is None:
        raise StudyError("lab-no-sides", question=subject.question)
    return sides[0], sides[1]


def _of_kinds(chosen: System, subject: Setting, kinds: Sequence[str]) -> tuple[str, ...]:
    content = chosen.content(overlays(subject))
    return tuple(key for kind in kinds for key in chosen.entries(content, kind))


def _rivals(chosen: System, subject: Setting) -> tuple[str, ...]:
    """Whoever can fight a duel: the first of the kinds of content of which two can be set against each other."""
    content = chosen.content(overlays(subject))
    found: list[str] = []
    for kind in chosen.kinds:
        if kind == "scenario":
            continue
        keys = list(chosen.entries(content, kind))
        for key in keys:
            try:
                chosen.start(chosen.duel(content, key, key, subject.options))
            except (ValueError, LookupError):
                continue
            found.append(key)
    return tuple(found)


def sweep(subject: Setting, axes: Sequence[Axis], *, points: int = 0, **how: Any) -> Study:
    """What some numbers do: every combination of their values, or only so many points of a Latin hypercube."""
    axes = _checked(subject, axes)
    if points:
        return _finished(Study("sweep", subject, latin(axes, points, how.get("seed", 0)), axes, **how))
    check_size(axes)
    return _finished(Study("sweep", subject, axes=axes, **how))


def _checked(subject: Setting, axes: Sequence[Axis]) -> tuple[Axis, ...]:
    """The axes with their paths by ids, however names were typed; each may vary once."""
    if not axes:
        raise StudyError("lab-no-axis")
    chosen = system(subject.system)
    found = tuple(replace(_named(chosen, subject, axis), path=by_id(chosen, subject, axis.path)) for axis in axes)
    paths = [axis.path for axis in found]
    for path in paths:
        if paths.count(path) > 1:
            raise StudyError("lab-axis-twice", path=path)
    return found


def _named(chosen: System, subject: Setting, axis: Axis) -> Axis:
    """An axis of names with their ids, where an argument of a question names content; raises ContentError."""
    name = axis.path.removeprefix("given.")
    if name == axis.path or not subject.question:
        return axis
    return Axis(axis.path, tuple(_id_of(chosen, subject, name, value) for value in axis.values))


def _id_of(chosen: System, subject: Setting, name: str, value: Any) -> Any:
    """The id of what an argument names; other values as they are."""
    asked = chosen.questions.get(subject.question)
    parameter = next((p for p in asked.parameters if p.name == name), None) if asked is not None else None
    if parameter is None or not parameter.kinds or parameter.is_file or not isinstance(value, str):
        return value
    content = chosen.content(overlays(subject))
    names = {k: Name.of(n) for kind in parameter.kinds for k, n in chosen.entries(content, kind).items()}
    return find_id(Word(f"{chosen.loading.SHELF.prefix}-content-kind-{parameter.kinds[0]}"), value, names)


def compare(subject: Setting, other: Variant, **how: Any) -> Study:
    """Two versions side by side: in games with the same dice, or (without a scene) in all that can be asked."""
    if not other.changes and not other.content:
        raise StudyError("lab-nothing-changed")
    chosen = system(subject.system)
    other = replace(other, changes={by_id(chosen, subject, path): value for path, value in other.changes.items()})
    if subject.scenario or subject.duel:
        return _finished(Study("compare", subject, (Variant(), other), **how))
    varied(chosen, subject, other)
    asks = _asks(chosen, subject)
    asks = asks[:: max(1, -(-len(asks) // MOST_ASKED))]
    variants = []
    for ask in asks:
        variants += [Variant(ask), replace(other, changes={**ask, **other.changes})]
    return _finished(Study("compare", subject, tuple(variants), **how))


def _asks(chosen: System, subject: Setting) -> list[dict[str, Any]]:
    """All that can be asked of the content: every question, with everything that its first arguments may name."""
    found: list[dict[str, Any]] = []
    if subject.question:
        question_of(chosen, subject, is_complete=False)
    for name in [subject.question] if subject.question else list(chosen.questions):
        stated = subject.given if subject.question else {}
        lists: list[list[tuple[str, Any]]] = []
        named = 0
        for parameter in chosen.questions[name].parameters:
            path = f"given.{parameter.name}"
            is_side = bool(parameter.kinds) and (parameter.required or (parameter.bare and named < SIDES))
            if parameter.name in stated:
                lists.append([(path, stated[parameter.name])])
            elif is_side:
                named += 1
                lists.append([(path, key) for key in _of_kinds(chosen, subject, parameter.kinds)])
            elif parameter.required and parameter.values:
                lists.append([(path, value) for value in parameter.values])
            elif parameter.required:
                lists = []
                break
        if lists:
            found += [{"question": name, **dict(pairs)} for pairs in product(*lists)]
    if not found:
        raise StudyError("lab-nothing-to-ask", system=chosen.name)
    return found


def sensitivity(subject: Setting, names: Sequence[str] = (), **how: Any) -> Study:
    """Which open questions of a rulebook matter: every option, one at a time, against the default."""
    chosen = system(subject.system)
    options = read_catalogue(chosen.package).options
    for name in names:
        if name not in options:
            raise StudyError("lab-unknown-option", option=name, hint=hint(name, options))
    variants = [Variant()]
    for name, option in options.items():
        if names and name not in names:
            continue
        usual = present(chosen, subject, f"options.{name}")
        variants += [Variant({f"options.{name}": value}) for value in option.values if value != usual]
    kept = [variant for variant in variants if _fits(chosen, subject, variant)]
    return _finished(Study("sensitivity", subject, tuple(kept), only=tuple(names), **how))


def _fits(chosen: System, subject: Setting, variant: Variant) -> bool:
    """Whether the scene can be set up with this option; where it cannot, it says nothing about it."""
    try:
        if subject.question:
            meant = varied(chosen, subject, variant)
            asked = question_of(chosen, meant)
            asked.ask(chosen.content(overlays(meant)), asked_with(asked, meant))
        else:
            prepare(subject, variant)
    except ValueError:
        return not variant.changes
    return True


def balance(subject: Setting, axes: Sequence[Axis], *, target: float, trials: int = 0, **how: Any) -> Study:
    """At which value a measure meets its target: one number by bisection, several by a search."""
    axes = _checked(subject, axes)
    check_size(axes)
    if len(axes) > 1 and not trials:
        trials = 30
    if len(axes) == 1 and trials == 0 and any(not isinstance(v, int | float) for v in axes[0].values):
        raise StudyError("lab-no-numbers", path=axes[0].path)
    if len(axes) == 1:
        axes = (Axis(axes[0].path, tuple(sorted(axes[0].values))),)
    return _finished(Study("balance", subject, axes=axes, target=target, trials=trials, **how))


def explore(subject: Setting, **how: Any) -> Study:
    """What happens in a scene: lengths, answers, rules, decisions."""
    if subject.question:
        raise StudyError("lab-games-only")
    return _finished(Study("explore", subject, (Variant(),), **how))


# -- checks -----------------------------------------------------------------------------------------------------


def _finished(study: Study) -> Study:
    """The study with its measure and its versions; raises what is wrong with it."""
    chosen = system(study.setting.system)
    if not 1 <= study.games <= MOST_GAMES:
        raise StudyError("lab-games", games=study.games, most=MOST_GAMES)
    if study.precision < 0:
        raise StudyError("lab-precision")
    if study.cost:
        _check_cost(chosen, study)
    known = _check_variants(chosen, study)
    measure = study.measure or next(iter(known))
    is_answer = study.is_asked and re.fullmatch(rf"({MEAN}|{SOME})(#[1-9]\d?)?", measure)
    if measure not in known and not is_answer:
        raise StudyError("lab-unknown-measure", measure=measure, hint=hint(measure, known))
    study = replace(study, measure=measure, version=VERSION, rules_version=chosen.game.rules_version)
    return replace(study, command=command_of(study))


def _check_variants(chosen: System, study: Study) -> dict[str, str]:
    """Make variants ready, to hear what is wrong with them; the measures of the first."""
    if study.is_asked:
        for variant in _to_check(study):
            meant = varied(chosen, study.setting, variant)
            asked = question_of(chosen, meant)
            chosen.content(overlays(meant))
            if study.kind not in ("matrix", "compare"):
                asked.ask(chosen.content(overlays(meant)), asked_with(asked, meant))
        return {MEAN: "", SOME: ""}
    found: dict[str, str] = {}
    for variant in _to_check(study):
        found = found or dict(measures(prepare(study.setting, variant)))
        if variant.changes or variant.content:
            prepare(study.setting, variant)
    first = next((name for name in found if name.startswith(f"{WINS}.")), "")
    return {first: found[first], **found} if first else found


def _to_check(study: Study) -> list[Variant]:
    """Every variant, or where there are many: every value of every axis, the others as in the first variant."""
    if study.size <= MOST_CHECKED:
        return [study.variant(number) for number in range(study.size)]
    first = study.variant(0)
    found = [first]
    for axis in study.axes:
        found += [replace(first, changes={**first.changes, axis.path: value}) for value in axis.values]
    return found if study.axes else [first, study.variant(1)]


def _check_cost(chosen: System, study: Study) -> None:
    """The field that says what something costs has to be there for everybody in the rows."""
    for key in study.axes[0].values:
        if cost_of(chosen, study, str(key)) is None:
            raise StudyError("lab-no-cost", field=study.cost, id=str(key))


def cost_of(chosen: System, study: Study, key: str) -> float | None:
    """What the content says that something costs."""
    for entries in plain_content(chosen, study.setting).values():
        if key in entries and isinstance(entries[key], dict):
            value = entries[key].get(study.cost)
            return float(value) if isinstance(value, int | float) else None
    return None
