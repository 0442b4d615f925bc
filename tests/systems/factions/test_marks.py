"""Every option and every ruling of Factions is proved by a test that is marked with it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from regelwerk.engine.book.rulebook import read_catalogue

CATALOGUE = read_catalogue("regelwerk.systems.factions")
HERE = Path(__file__).parent
LAST_RULING = 67


def trees() -> Iterator[ast.Module]:
    """The tests of the rules, as they are written."""
    for path in sorted(HERE.rglob("test_*.py")):
        yield ast.parse(path.read_text("utf-8"))


def marked() -> set[str]:
    """Every rule, option and ruling that some test is marked with."""
    return {
        part.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for part in node.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_every_option_is_proved_by_a_marked_test() -> None:
    assert {f"FA:{name}" for name in CATALOGUE.options} - marked() == set()


def test_every_ruling_is_an_option_or_settled_without_one_and_is_proved() -> None:
    numbers = {option.ruling for option in CATALOGUE.options.values()} | set(CATALOGUE.rulings)
    assert numbers == set(range(1, LAST_RULING + 1))
    assert {f"FA-RUL-{number:02}" for number in numbers} - marked() == set()


def test_the_mark_of_a_ruling_stands_with_the_mark_of_its_option() -> None:
    """Whoever looks for a ruling finds the test of its option, and no other."""
    options: dict[str, set[str]] = {}
    for option in CATALOGUE.options.values():
        options.setdefault(f"FA-RUL-{option.ruling:02}", set()).add(f"FA:{option.name}")
    for number in CATALOGUE.rulings:
        options.setdefault(f"FA-RUL-{number:02}", set()).add(f"FA:ruling_{number}")
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                marks = {part.value for part in node.args if isinstance(part, ast.Constant)}
                for ruling in marks & set(options):
                    assert marks & options[str(ruling)], marks
