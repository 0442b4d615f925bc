"""Every option of Phase Six is proved by a test that is marked with it."""

import ast
from pathlib import Path

from regelwerk.engine.book.rulebook import read_catalogue

CATALOGUE = read_catalogue("regelwerk.systems.phasesix")
TESTS = Path(__file__).parents[2]


def marked() -> set[str]:
    """Every rule and option that some test is marked with, in all files that name an option of Phase Six."""
    texts = (path.read_text("utf-8") for path in sorted(TESTS.rglob("test_*.py")))
    return {
        part.value
        for text in texts
        if "PS:" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for part in node.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_every_option_is_proved_by_a_marked_test() -> None:
    assert {f"PS:{name}" for name in CATALOGUE.options} - marked() == set()
