"""One path for every act: it is declared, resolved and applied by functions that say so, and resolved by numbers."""

import inspect
from importlib import import_module
from pkgutil import walk_packages
from types import FunctionType, ModuleType

from regelwerk.engine.book.stakes import stakes_of
from regelwerk.systems.factions import rules

STAGES = {
    "attack": ("attack",),
    "contest": ("espionage", "race"),
    "gather": ("gather",),
    "hide": ("hide",),
    "plan": ("plan",),
    "recovery": ("recovery",),
    "reorganise": ("reorganise",),
    "wounds": ("wounds",),
}
"""What each `resolve` resolves: the acts that are declared and applied by these names."""


def modules() -> list[ModuleType]:
    return [import_module(one.name) for one in walk_packages(rules.__path__, f"{rules.__name__}.")]


def functions() -> dict[str, FunctionType]:
    """All functions of the rules by their names."""
    found: dict[str, FunctionType] = {}
    for module in modules():
        own = {name: one for name, one in vars(module).items() if inspect.isfunction(one)}
        found |= {name: one for name, one in own.items() if one.__module__ == module.__name__}
    return found


def test_what_is_at_stake_is_resolved_and_nothing_else() -> None:
    known = functions()
    assert {name for name, one in known.items() if stakes_of(one)} == {f"resolve_{name}" for name in STAGES}
    assert {name for name in known if name.startswith("resolve_")} == {f"resolve_{name}" for name in STAGES}


def test_every_act_is_declared_and_applied() -> None:
    known = functions()
    for acts in STAGES.values():
        for act in acts:
            assert {f"declare_{act}", f"apply_{act}"} <= set(known)


def test_a_resolve_takes_numbers_only() -> None:
    for name in STAGES:
        taken = inspect.signature(functions()[f"resolve_{name}"], eval_str=False).parameters.values()
        assert not {"World", "Faction", "Tally"} & {word for one in taken for word in str(one.annotation).split()}
