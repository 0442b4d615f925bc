"""What would otherwise be loaded in the middle of somebody's answer is loaded before anybody sits down."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from regelwerk.engine.messages import LANGUAGES
from regelwerk.table.scenes import supplied
from regelwerk.table.voice import Tongue

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
    for room in pkgutil.iter_modules(import_module(package).__path__):
        import_module(f"{package}.{room.name}")
