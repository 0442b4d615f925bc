"""The installed systems, by name, and what is wrong with those that cannot be used.

Installed are those with an entry point, and those in the folders that REGELWERK_SYSTEMS names: a system that is being
written need not be installed to be played, asked and hosted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

from regelwerk.engine.book.rulebook import Catalogue, has_catalogue, read_catalogue
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.parsed_files import parse_toml
from regelwerk.engine.system.rule_system import RuleSystem, System


class UnknownSystem(LookupError):
    """No installed package offers this system."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(f"no system {name!r}; installed: {', '.join(known)}")


GROUP = "regelwerk.systems"
"""The entry points by which systems are found."""


class BrokenSystem(UnknownSystem):
    """An installed package offers this system, but it cannot be used: why, and where to look."""

    def __init__(self, name: str, why: str, place: str = "") -> None:
        super().__init__(name, system_names())
        self.why = why
        self.place = place
        self.fault: Exception | None = None
        """What went wrong, where that is an error with a sentence of its own."""
        self.args = (f"system {name!r} cannot be used: {why}" + (f" ({place})" if place else ""),)


@cache
def _installed() -> Mapping[str, EntryPoint]:
    """The installed systems by name; to look for them takes a while. Of two with one name the first counts."""
    folders = os.environ.get("REGELWERK_SYSTEMS", "").split(os.pathsep)
    beside = [entry_in(Path(folder)) for folder in folders if folder]
    return {entry.name: entry for entry in reversed([*beside, *entry_points(group=GROUP)])}


def entry_in(folder: Path) -> EntryPoint:
    """The system that the `pyproject.toml` of a folder names, importable from now on, as if it were installed."""
    described = folder / "pyproject.toml"
    if not described.is_file():
        raise ContentError("system-no-folder", folder=str(folder))
    entries = parse_toml(described.read_text("utf-8")).get("project", {}).get("entry-points", {}).get(GROUP, {})
    if len(entries) != 1:
        raise ContentError("system-no-entry", folder=str(folder), number=len(entries))
    for sources in (folder, folder / "src"):
        if str(sources.resolve()) not in sys.path:
            sys.path.insert(0, str(sources.resolve()))
    ((name, target),) = entries.items()
    return EntryPoint(name, target, GROUP)


@cache
def system_names() -> tuple[str, ...]:
    """The installed systems, found by their entry points, whether they can be used or not."""
    return tuple(sorted(_installed()))


@cache
def system(name: str) -> System:
    """An installed system by its name; raises UnknownSystem, or BrokenSystem for one that cannot be used."""
    if name not in _installed():
        raise UnknownSystem(name, system_names())
    return _sound(name, _installed()[name])


def system_in(folder: Path) -> System:
    """The system of a folder with a `pyproject.toml`, installed or not; raises BrokenSystem."""
    entry = entry_in(folder)
    return _sound(entry.name, entry)


def working_systems() -> tuple[System, ...]:
    """All installed systems that can be used. One that is broken is left out alone: `broken_systems` says why."""
    return tuple(found for name in system_names() if isinstance(found := _system_or_fault(name), RuleSystem))


def broken_systems() -> tuple[BrokenSystem, ...]:
    """What is wrong with the installed systems that cannot be used."""
    return tuple(found for name in system_names() if isinstance(found := _system_or_fault(name), BrokenSystem))


@cache
def _system_or_fault(name: str) -> System | BrokenSystem:
    """An installed system that has shown its content, catalogue and words, or why it cannot."""
    try:
        found = system(name)
        read_catalogue(found.package)
        scenarios = found.scenarios(found.content())
        _require(name, found.first_scenario in scenarios, f"its first scenario {found.first_scenario!r} does not exist")
    except BrokenSystem as broken:
        return broken
    except Exception as error:
        useless = BrokenSystem(name, f"{type(error).__name__}: {error}", _raised_in(error))
        useless.fault = error
        return useless
    return found


def _sound(name: str, entry: EntryPoint) -> System:
    """What an entry point names, if it is a system that can be asked for anything."""
    try:
        found = entry.load()
    except Exception as error:
        raise BrokenSystem(name, f"{type(error).__name__}: {error}", _raised_in(error)) from error
    _require(name, isinstance(found, RuleSystem), f"{entry.value} is no RuleSystem but {type(found).__name__}")
    for needed in ("name", "title", "package", "game", "tactics", "default_tactic", "first_scenario", "news"):
        _require(name, hasattr(found, needed), f"{entry.value} has no {needed!r}")
    _require(name, found.name == name, f"it calls itself {found.name!r}")
    _require(name, found.default_tactic in found.tactics, f"its default tactic {found.default_tactic!r} does not exist")
    checked: System = found
    return checked


def _require(name: str, holds: bool, otherwise: str) -> None:
    if not holds:
        raise BrokenSystem(name, otherwise)


def _raised_in(error: BaseException) -> str:
    """File and line of the last frame that is not the import machinery's."""
    frames = [frame for frame in extract_tb(error.__traceback__) if "importlib" not in frame.filename]
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


def named_catalogues() -> Mapping[str, Catalogue]:
    """The catalogues of all installed systems that have one which can be read, by name."""
    found = {}
    for name in system_names():
        with suppress(Exception):
            found[name] = catalogue_of(name)
    return found


@cache
def catalogue_of(name: str) -> Catalogue:
    """The catalogue of an installed system, which is not loaded for it if its `rules.toml` lies where it begins."""
    if name in _installed() and has_catalogue(_installed()[name].module):
        return read_catalogue(_installed()[name].module)
    return read_catalogue(system(name).package)
