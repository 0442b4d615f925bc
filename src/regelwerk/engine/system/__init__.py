"""A rule system as one typed object, the modules it names, and the registry that finds the installed ones."""

from regelwerk.engine.system.modules import LoadingModule, SetupModule, SheetModule
from regelwerk.engine.system.registry import (
    BrokenSystem,
    UnknownSystem,
    broken_systems,
    catalogue_of,
    named_catalogues,
    system,
    system_in,
    system_names,
    working_systems,
)
from regelwerk.engine.system.rule_system import RuleSystem, System

__all__ = [
    "BrokenSystem",
    "LoadingModule",
    "RuleSystem",
    "SetupModule",
    "SheetModule",
    "System",
    "UnknownSystem",
    "broken_systems",
    "catalogue_of",
    "named_catalogues",
    "system",
    "system_in",
    "system_names",
    "working_systems",
]
