"""What may vary: a path to one number or word of content, an option, a tactic, an argument of a question.

`weapons.gewehr.penetration=1..6`, `options.overkill=ignored,raise_level`, `tactics.asche=war`, `given.aim=0..2`.
Nothing here knows a model: a changed entry is laid over the content, and the content's own checks say what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from itertools import pairwise
from math import prod
from typing import Any

from msgspec.structs import replace

from regelwerk.dice import RandomDice
from regelwerk.engine.book.options import parse_option
from regelwerk.engine.content.errors import ContentError, Location, hint
from regelwerk.engine.content.files import Overlay, find_id
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name
from regelwerk.engine.system import System
from regelwerk.lab.studies.study import MOST_VARIANTS, Axis, Setting, StudyError, Variant

MOST_VALUES = 10_000
"""Of one axis."""
ROOTS = ("options", "tactic", "tactics", "question", "given", "duel", "scenario")
"""What a path may begin with besides the tables of the content."""

_STEP = re.compile(r"#(\d+)|([^.#]+)")
_RANGE = re.compile(r"(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?")

PLACE = Location(Word("lab-place"))
"""Where content of one's own and changed entries stand, for the sentences of the content's checks."""


# -- reading what people type ------------------------------------------------------------------------------------


def parse_axis(text: str) -> Axis:
    """`path=1..6`, `path=0.5..2:0.25`, `path=a,b,c`; raises StudyError."""
    path, equals, values = text.partition("=")
    path = path.strip()
    if not equals or not path:
        raise StudyError("lab-wrong-axis", text=text)
    listed = [value for part in values.split(",") for value in _values(part.strip(), text)]
    # Each once; 1 and true are not the same here.
    found = tuple({(type(value), value): value for value in listed}.values())
    if not found:
        raise StudyError("lab-empty-axis", path=path)
    return Axis(path, found)


def _values(part: str, text: str) -> Iterator[Any]:
    """One value, or all of a range: its ends belong to it."""
    if not part:
        return
    matched = _RANGE.fullmatch(part)
    if matched is None:
        yield _value(part)
        return
    low, high = Fraction(matched[1]), Fraction(matched[2])
    is_whole = "." not in "".join(group or "" for group in matched.groups())
    step = Fraction(matched[3]) if matched[3] else Fraction(1)
    if step == 0 or low > high:
        raise StudyError("lab-empty-range", text=text, range=part)
    if (high - low) / step >= MOST_VALUES:
        raise StudyError("lab-long-range", text=text, range=part, most=MOST_VALUES)
    for number in range(int((high - low) / step) + 1):
        value = low + number * step
        yield int(value) if is_whole else float(value)


def _value(part: str) -> Any:
    if re.fullmatch(r"-?\d+\.\d+", part):
        return float(part)
    return parse_option(f"value={part}")[1]


def check_size(axes: Sequence[Axis]) -> None:
    """Refuse a grid that nobody could play."""
    size = prod(len(axis.values) for axis in axes)
    if size > MOST_VARIANTS:
        raise StudyError("lab-large-grid", size=size, most=MOST_VARIANTS)


def latin(axes: Sequence[Axis], points: int, seed: int) -> tuple[Variant, ...]:
    """Some combinations only, in which every axis is covered evenly."""
    if not 1 <= points <= MOST_VARIANTS:
        raise StudyError("lab-large-grid", size=points, most=MOST_VARIANTS)
    columns = []
    for number, axis in enumerate(axes):
        order = list(range(points))
        dice = RandomDice(f"latin/{seed}/{number}")
        for last in range(points - 1, 0, -1):
            other = dice.below(last + 1)
            order[last], order[other] = order[other], order[last]
        # A place in the middle of each of as many equal parts as there are points.
        columns.append([axis.values[(2 * at + 1) * len(axis.values) // (2 * points)] for at in order])
    paths = [axis.path for axis in axes]
    # Where a point comes twice it is looked at once.
    points_once = dict.fromkeys(zip(*columns, strict=True))
    return tuple(Variant(dict(zip(paths, values, strict=True))) for values in points_once)


# -- making a variant -------------------------------------------------------------------------------------------


def overlays(setting: Setting) -> list[Overlay]:
    """The content of a setting, as what is laid over that of the system."""
    return [Overlay(setting.content, PLACE)] if setting.content else []


def varied(system: System, setting: Setting, variant: Variant) -> Setting:
    """The setting with all that a variant changes; raises StudyError where a path leads nowhere."""
    if variant.content:
        setting = replace(setting, content=_laid_over(setting.content, variant.content))
    changed: dict[str, Any] = {}
    for path, value in variant.changes.items():
        root, _, rest = path.partition(".")
        if root in ROOTS:
            setting = _with(system, setting, root, rest, path, value)
        else:
            _change(system, setting, path, value, changed)
    return replace(setting, content=_laid_over(setting.content, changed)) if changed else setting


def _laid_over(content: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    return {table: {**content.get(table, {}), **over.get(table, {})} for table in {**content, **over}}


def _with(system: System, setting: Setting, root: str, rest: str, path: str, value: Any) -> Setting:
    """The setting with another option, tactic, argument, rival or scenario."""
    match root:
        case "options" if rest:
            return replace(setting, options={**setting.options, rest: value})
        case "given" if rest and setting.question:
            return replace(setting, given={**setting.given, rest: _typed(value)})
        case "question" if not rest:
            return replace(setting, question=str(value))
        case "tactic" if not rest:
            return replace(setting, tactic=str(value))
        case "tactics" if rest:
            return replace(setting, seats={**setting.seats, rest: str(value)})
        case "scenario" if not rest and setting.scenario:
            return replace(setting, scenario=str(value))
        case "duel" if rest in ("first", "second") and setting.duel:
            first, second = setting.duel
            return replace(setting, duel=(str(value), second) if rest == "first" else (first, str(value)))
    raise StudyError("lab-unknown-path", path=path, hint=hint(path, _roots(system)))


def _typed(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _roots(system: System) -> list[str]:
    return [
        *system.loading.SHELF.tables.values(),
        *(f"{root}." for root in ROOTS if root not in ("tactic", "scenario", "question")),
    ]


def _change(system: System, setting: Setting, path: str, value: Any, changed: dict[str, Any]) -> None:
    """Set one value inside an entry; the entry is copied from the content first."""
    table, key, steps = entry_of(system, setting, path)
    entries = changed.setdefault(table, {})
    if key not in entries:
        entries[key] = deepcopy(plain_content(system, setting)[table][key])
    at: Any = entries[key]
    for step, following in pairwise(steps):
        at = _inside(at, step, [] if isinstance(following, int) else {}, path)
    _set(at, steps[-1], value, path)


def entry_of(system: System, setting: Setting, path: str) -> tuple[str, str, list[str | int]]:
    """The table, the id and the way inside the entry that a path means; raises ContentError with what is near."""
    steps = [int(n) - 1 if n else name for n, name in _STEP.findall(path)]
    tables = system.loading.SHELF.tables
    table = steps[0] if steps else ""
    kind = next((kind for kind, name in tables.items() if table in (name, kind)), None)
    if kind is None:
        raise StudyError("lab-unknown-path", path=path, hint=hint(str(table), _roots(system)))
    if len(steps) < 3:
        raise StudyError("lab-short-path", path=path)
    names = system.entries(system.content(overlays(setting)), kind)
    key = find_id(Word(f"{system.loading.SHELF.prefix}-content-kind-{kind}"), str(steps[1]), _named(names))
    return tables[kind], key, list(steps[2:])


def by_id(system: System, setting: Setting, path: str) -> str:
    """A path with ids where names may have been typed: `weapon.Axt.penetration` is `weapons.axe.penetration`."""
    if path.partition(".")[0] in ROOTS:
        return path
    table, key, steps = entry_of(system, setting, path)
    return f"{table}.{key}" + "".join(f"#{step + 1}" if isinstance(step, int) else f".{step}" for step in steps)


def _named(names: Mapping[str, Mapping[str, str]]) -> dict[str, Name]:
    return {key: Name.of(name) for key, name in names.items()}


def plain_content(system: System, setting: Setting) -> Mapping[str, Mapping[str, Any]]:
    """The content of a setting as plain data, by table and id."""
    plain: Mapping[str, Mapping[str, Any]] = system.content(overlays(setting)).plain
    return plain


def _inside(at: Any, step: str | int, missing: Any, path: str) -> Any:
    if isinstance(step, int):
        if not isinstance(at, list) or not 0 <= step < len(at):
            raise StudyError("lab-no-such-place", path=path, step=f"#{step + 1}")
        return at[step]
    if not isinstance(at, dict):
        raise StudyError("lab-no-such-place", path=path, step=step)
    return at.setdefault(step, missing)


def _set(at: Any, step: str | int, value: Any, path: str) -> None:
    if isinstance(step, int):
        _inside(at, step, None, path)
        at[step] = value
    elif isinstance(at, dict):
        at[step] = value
    else:
        raise StudyError("lab-no-such-place", path=path, step=step)


def present(system: System, setting: Setting, path: str) -> Any:
    """What stands at a path now; None where the content leaves it to the default of its model."""
    root, _, rest = path.partition(".")
    match root:
        case "options":
            option = _options(system).get(rest)
            return setting.options.get(rest, None if option is None else option.default)
        case "tactic":
            return setting.tactic or system.default_tactic
        case "tactics":
            return setting.seats.get(rest, setting.tactic or system.default_tactic)
        case "given":
            return setting.given.get(rest)
        case "scenario":
            return setting.scenario
        case "duel":
            return setting.duel[rest == "second"] if setting.duel else None
    table, key, steps = entry_of(system, setting, path)
    at: Any = plain_content(system, setting)[table][key]
    for step in steps:
        try:
            at = at[step]
        except (KeyError, IndexError, TypeError):
            return None
    return at


def _options(system: System) -> Mapping[str, Any]:
    from regelwerk.engine.book.rulebook import read_catalogue

    return read_catalogue(system.package).options


FAR = 10**9
"""A number that no content allows."""


def limits(system: System, setting: Setting, path: str) -> tuple[float | None, float | None]:
    """The smallest and the largest number that the content's own checks let pass at a path, where they say so."""
    found: list[float | None] = []
    for far, code in ((-FAR, "content-too-small"), (FAR, "content-too-large")):
        try:
            system.content(overlays(varied(system, setting, Variant({path: far}))))
            found.append(None)
        except ContentError as error:
            found.append(float(error.facts["limit"]) if error.code == code else None)
    return found[0], found[1]
