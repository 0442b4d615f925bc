"""Loads a system before a game opens, so that no answer waits for imports or content."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from regelwerk.languages import languages
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import supplied

if TYPE_CHECKING:
    from regelwerk.engine.system import System

WHEN_NEEDED = ("numpy", "shapely", "fluent.runtime")
"""Libraries that are imported lazily to keep the command line fast."""


def preload(system: System) -> None:
    """All modules of a system, the libraries they use, its content, and its messages in every language."""
    _load(system.package)
    supplied(system)
    for lang in languages():
        Language(lang, system).book.keys()


def parse_messages(system: System) -> None:
    """Every sentence of a system in every language: parsing one takes longer than an answer."""
    for lang in languages():
        Language(lang, system).book.prepare()


@cache
def _load(package: str) -> None:
    for library in WHEN_NEEDED:
        import_module(library)
    for module in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
