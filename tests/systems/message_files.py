"""What the message files of a system say, and the source that asks for the messages, as trees to look through."""

from __future__ import annotations

import ast
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  named by the library
        self.found.add(node.id.name)


@cache
def variables_of(package: str, lang: str) -> dict[str, set[str]]:
    """The messages of a language with the variables that each of them uses."""
    text = resources.files(package).joinpath("messages", f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            seen = _Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


@cache
def source_of(package: str) -> tuple[ast.Module, ...]:
    """The modules of a system."""
    return tuple(
        ast.parse(path.read_text("utf-8")) for path in sorted(Path(str(resources.files(package))).rglob("*.py"))
    )


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def texts(node: ast.AST) -> list[str]:
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
