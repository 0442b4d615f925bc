"""One path for every act: what rolls dice is written once, in the rules, and everybody else asks it."""

import ast
import inspect
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType, ModuleType

from regelwerk.engine.book.stakes import stakes_of
from regelwerk.systems import factions
from regelwerk.systems.factions import rules

HOME = Path(inspect.getfile(factions)).parent
VALUES = {"Law", "Attempt"}
"""What a module outside the rules may know of dice: laws, and what a throw shows."""
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


def test_only_the_rules_make_throws() -> None:
    for file in HOME.rglob("*.py"):
        if "rules" in file.relative_to(HOME).parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("regelwerk.dice"):
                assert node.module == "regelwerk.dice", file
                assert {name.name for name in node.names} <= VALUES, file
            if isinstance(node, ast.Import):
                assert not any(name.name.startswith("regelwerk.dice") for name in node.names), file
