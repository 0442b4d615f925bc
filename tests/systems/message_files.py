"""What the message files of a system say, and the source that asks for the messages, as trees to look through."""

from __future__ import annotations

import ast
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor


class _Uses(visitor.Visitor):
    """What a message is made of: variables, and other messages that stand in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  named by the library
        self.messages.add(node.id.name)


@cache
def variables_of(package: str, lang: str) -> dict[str, set[str]]:
    """The messages of a language with the variables that each of them uses, also through others that stand in it.

    What only stands in others is no sentence of its own and is left out.
    """
    text = resources.files(package).joinpath("messages", f"{lang}.ftl").read_text("utf-8")
    found: dict[str, _Uses] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            found[entry.id.name] = _Uses()
            found[entry.id.name].visit(entry)
    parts = {part for uses in found.values() for part in uses.messages}
    return {
        key: uses.variables.union(*(found[part].variables for part in uses.messages))
        for key, uses in found.items()
        if key not in parts
    }


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
