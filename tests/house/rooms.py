"""The tree of rooms on the architecture page: `python -m house.rooms` (in tests/) writes it anew.

A room is a folder with an `__init__.py`; the first line of its docstring says what belongs in it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "regelwerk"
PAGE = ROOT / "docs" / "dev" / "architecture.md"
TREE = re.compile(r"(?<=^```text\nsrc/regelwerk/\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
WIDTH = 20


def purpose(room: Path) -> str:
    """What belongs in a room: the first line of its docstring."""
    text = ast.get_docstring(ast.parse((room / "__init__.py").read_text("utf-8"))) or ""
    return text.partition("\n")[0]


def rooms(folder: Path = SOURCE, depth: int = 1) -> Iterator[str]:
    """One line for each room, those inside others indented."""
    for room in sorted(path.parent for path in folder.glob("*/__init__.py")):
        name = "  " * depth + f"{room.name}/"
        yield f"{name:{WIDTH}} {purpose(room)}\n"
        yield from rooms(room, depth + 1)


def renewed(page: str) -> str:
    """The page with the tree as it is now."""
    return TREE.sub(lambda _: "".join(rooms()), page, count=1)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
