"""Coverage of a rulebook: which functions implement each rule, and which tests prove it."""

from __future__ import annotations

import ast
import inspect
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from regelwerk.engine.book.rulebook import Catalogue, implemented_rules

Proofs = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Covered:
    """One rule that needs code: the functions that implement it and the tests that prove it, as `file:line name`."""

    rule_id: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def is_whole(self) -> bool:
        return bool(self.functions) and bool(self.tests)


def coverage(catalogue: Catalogue, package: str, proofs: Proofs) -> tuple[Covered, ...]:
    """Every rule of the kind `code`, with what stands behind it."""
    import_all(package)
    return tuple(
        Covered(rule_id, places(rule_id, package), proofs.get(rule_id, ()))
        for rule_id, text in catalogue.rules.items()
        if text.kind == "code"
    )


def import_all(package: str) -> None:
    """Load every module of a package, so that all its rules are known."""
    root = import_module(package)
    for module in pkgutil.walk_packages(root.__path__, f"{package}."):
        import_module(module.name)


def import_naming(package: str, rule_id: str) -> None:
    """Load the modules of a package that name a rule: all that `places` needs to find it, and much less than all."""
    root = find_spec(package)
    folders = [Path(folder) for folder in (root.submodule_search_locations or ())] if root is not None else []
    if not folders or not all(folder.is_dir() for folder in folders):
        import_all(package)  # not in plain files
        return
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if rule_id.encode() in path.read_bytes():
                steps = path.relative_to(folder).with_suffix("").parts
                import_module(".".join((package, *steps)).removesuffix(".__init__"))


def rule_functions(package: str) -> dict[str, Callable[..., Any]]:
    """The functions of a package that are marked with a rule, by name; methods as `Class.method`.

    Where chapters have functions of the same name, each goes by its chapter as well: `attack.land`.
    """
    import_all(package)
    found = {f"{f.__module__}.{f.__qualname__}": f for functions in implemented_rules().values() for f in functions}
    own = [f for _, f in sorted(found.items()) if _belongs(f, package)]
    alike = Counter(f.__qualname__ for f in own)
    return {_name_among(f, alike): f for f in own}


def _name_among(function: Callable[..., Any], alike: Counter[str]) -> str:
    name = function.__qualname__
    return name if alike[name] == 1 else f"{function.__module__.rpartition('.')[2]}.{name}"


def places(rule_id: str, package: str) -> tuple[str, ...]:
    """Where a rule lives: `module:line function`."""
    functions = [f for f in implemented_rules().get(rule_id, ()) if _belongs(f, package)]
    return tuple(dict.fromkeys(place_of(function) for function in functions))


def _belongs(function: Callable[..., Any], package: str) -> bool:
    return f"{function.__module__}.".startswith(f"{package}.")


def place_of(function: Callable[..., Any]) -> str:
    bare = inspect.unwrap(function)
    return f"{bare.__module__}:{bare.__code__.co_firstlineno} {bare.__qualname__}"


# -- tests --------------------------------------------------------------------------------------------------------


@cache
def proofs(folder: Path, naming: str = "") -> Proofs:
    """The tests below a folder by the rules they are marked with: `pytest.mark.rule("PS-ATK-01")`.

    Only files that name something are read, if that is all that somebody wants to know.
    """
    found: dict[str, list[str]] = {}
    for name, text in _sources(folder):
        for rule_id, line, test in _marked_tests(text) if naming in text else ():
            found.setdefault(rule_id, []).append(f"{name}:{line} {test}")
    return {rule_id: tuple(dict.fromkeys(tests)) for rule_id, tests in found.items()}


@cache
def _sources(folder: Path) -> tuple[tuple[str, str], ...]:
    """Name and text of every file; one page of rules asks for them once per rule."""
    paths = sorted(folder.rglob("*.py"))
    return tuple((path.relative_to(folder).as_posix(), path.read_text("utf-8")) for path in paths)


@cache
def _marked_tests(source: str) -> tuple[tuple[str, int, str], ...]:
    """Rule, line and name of every marked test; the mark of a module or class holds for all tests in it."""
    module = ast.parse(source)
    aliases = {
        target.id
        for node in module.body
        if isinstance(node, ast.Assign) and _is_mark(node.value, frozenset())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return tuple(_marked(module.body, _module_marks(module, frozenset(aliases)), frozenset(aliases)))


def _marked(body: list[ast.stmt], above: list[str], aliases: frozenset[str]) -> Iterator[tuple[str, int, str]]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        marks = [*above, *(mark for decorator in node.decorator_list for mark in _marks(decorator, aliases))]
        if isinstance(node, ast.ClassDef):
            yield from _marked(node.body, marks, aliases)
        elif node.name.startswith("test"):
            yield from ((mark, node.lineno, node.name) for mark in marks)


def _module_marks(module: ast.Module, aliases: frozenset[str]) -> list[str]:
    """What `pytestmark = ...` says."""
    return [
        mark
        for node in module.body
        if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == "pytestmark" for t in node.targets)
        for mark in _marks(node.value, aliases)
    ]


def _marks(node: ast.AST, aliases: frozenset[str]) -> Iterator[str]:
    """The rules that are named in marks anywhere in an expression, so in the marks of single parameters too."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _is_mark(call.func, aliases):
            yield from (a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def _is_mark(node: ast.AST, aliases: frozenset[str]) -> bool:
    """`pytest.mark.rule`, or a name that stands for it."""
    if isinstance(node, ast.Name):
        return node.id in aliases
    return isinstance(node, ast.Attribute) and node.attr == "rule" and getattr(node.value, "attr", "") == "mark"
