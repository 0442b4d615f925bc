"""What would otherwise be loaded in the middle of somebody's answer is loaded before anybody sits down."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from regelwerk.engine.book.messages import LANGUAGES
from regelwerk.table.screens.language import Tongue
from regelwerk.table.screens.scenario_pages import supplied

if TYPE_CHECKING:
    from regelwerk.engine.game import System

WHEN_NEEDED = ("numpy", "shapely")
"""Libraries that rules load only when they need them, which keeps the terminal quick."""


def prepare(system: System) -> None:
    """All rooms of a system, the libraries they use, its content, and its sentences in every language."""
    _load(system.package)
    supplied(system)
    for lang in LANGUAGES:
        Tongue(lang, system).book.keys()


@cache
def _load(package: str) -> None:
    for library in WHEN_NEEDED:
        import_module(library)
    for module in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
