"""Whatever people send, reading it takes time in proportion to its length: every pattern, and what uses them."""

from __future__ import annotations

import ast
import pkgutil
import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from re import _constants as node
from re import _parser as parser
from types import ModuleType
from typing import Any

import pytest
from httpx import Response

import regelwerk
from regelwerk.engine.content.errors import hint, spellings
from regelwerk.engine.journal.upgrades import throw_in_text
from regelwerk.engine.system import system
from regelwerk.table.games.own_content import line_of, problems
from regelwerk.table.wire.pages.content import ContentProblem
from table.house import House

LENGTH = 20_000
GENEROUS = 0.6
"""Seconds. In proportion it is a few thousandths; by the square already several seconds."""
MADE_ON_THE_SPOT = {"regelwerk.table.screens.rule_pages"}
"""Its pattern is a word of at most a hundred letters that somebody looks for in our own texts."""
LETTERS = (" ", "\t", "a", "W", "0", "9", ".", ",", ";", "+", "-", "−", '"', "'", "#", "_", "[", "(", "/", ":", "é")
METHODS = ("match", "fullmatch", "search", "sub", "findall", "finditer", "split")
REPEATS = (node.MAX_REPEAT, node.MIN_REPEAT, node.POSSESSIVE_REPEAT)


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(regelwerk.__path__, "regelwerk."):
        if not found.name.endswith("__main__") and ".migrations." not in found.name:
            yield import_module(found.name)


@cache
def uses() -> list[tuple[str, str, str]]:
    """Every pattern of the program with the module that has it and the way it is used."""
    return sorted(set(_uses()))


def _uses() -> Iterator[tuple[str, str, str]]:
    for module in modules():
        source = Path(module.__file__ or "").read_text("utf-8")
        if "re." not in source:
            continue
        called: dict[str, set[str]] = {}
        for call in (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)):
            match call.func:
                case ast.Attribute(value=ast.Name(id="re"), attr=method) if method in METHODS:
                    if module.__name__ not in MADE_ON_THE_SPOT:
                        yield module.__name__, method, _written(call.args[0], module)
                case ast.Attribute(value=ast.Name(id=name), attr=method) if method in METHODS:
                    called.setdefault(name, set()).add(method)
        for name, value in vars(module).items():
            for pattern in _patterns(value):
                for method in called.get(name, {"match", "fullmatch"}):
                    yield module.__name__, method, pattern.pattern


def _written(argument: ast.expr, module: ModuleType) -> str:
    return str(eval(compile(ast.Expression(argument), "pattern", "eval"), vars(module)))


def _patterns(value: Any) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _patterns(part)


def beginnings(parts: Any, before: str = "") -> Iterator[str]:
    """Texts that lead to each place of a pattern where something may be repeated for ever."""
    for kind, argument in parts:
        if kind in REPEATS:
            if argument[1] == node.MAXREPEAT:
                yield before
            yield from beginnings(argument[2], before)
        elif kind is node.SUBPATTERN:
            yield from beginnings(argument[3], before)
        elif kind is node.BRANCH:
            for branch in argument[1]:
                yield from beginnings(branch, before)
        before += fitting([(kind, argument)])


def fitting(parts: Any) -> str:
    """A short text that fits a part of a pattern, or nearly."""
    found = ""
    for kind, argument in parts:
        if kind is node.LITERAL:
            found += chr(argument)
        elif kind in REPEATS:
            found += fitting(argument[2]) * argument[0]
        elif kind is node.SUBPATTERN:
            found += fitting(argument[3])
        elif kind is node.BRANCH:
            found += fitting(argument[1][0])
        elif kind in (node.IN, node.ANY, node.NOT_LITERAL):
            found += next((one for one in LETTERS[2:] if _is_in(kind, argument, one)), "a")
    return found


def _is_in(kind: Any, argument: Any, letter: str) -> bool:
    if kind is node.ANY:
        return True
    if kind is node.NOT_LITERAL:
        return bool(ord(letter) != argument)
    for what, of in argument:
        if what is node.LITERAL and of == ord(letter):
            return True
        if what is node.RANGE and of[0] <= ord(letter) <= of[1]:
            return True
        if what is node.CATEGORY:
            return (of is node.CATEGORY_DIGIT) == letter.isdigit()
    return False


def seconds(work: Callable[[], Any]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def test_every_pattern_reads_in_proportion_to_the_length() -> None:
    for module, method, pattern in uses():
        check_pattern(module, method, pattern)


def check_pattern(module: str, method: str, pattern: str) -> None:
    compiled = re.compile(pattern)

    def read(text: str) -> None:
        found = getattr(compiled, method)(*(("", text) if method == "sub" else (text,)))
        deque(found if method == "finditer" else (), 0)

    for before in {"", *beginnings(parser.parse(pattern))}:
        for letter in LETTERS:
            text = before + letter * LENGTH + "\0"
            assert seconds(lambda text=text: read(text)) < GENEROUS, (module, before, letter)  # type: ignore[misc]


def test_the_patterns_are_found() -> None:
    found = {(module, method) for module, method, _ in uses()}
    assert ("regelwerk.engine.content.files", "search") in found
    assert ("regelwerk.systems.realms.rules.movement.landmarks", "fullmatch") in found
    assert len(found) > 20


# -- what uses them ---------------------------------------------------------------------------------------------------

BLANKS = "[" + " " * 20_000
FREEZING = {
    "blanks in a bracket": f'[nonsense]\n"""\n{BLANKS}\n"""\n',
    "a text of brackets": f'[nonsense]\na = """\n{BLANKS}\n{BLANKS}\n"""\n',
    "a long key": f"[nonsense]\n{'a' * 90_000}=1\n",
    "dots in a bracket": '[nonsense]\na = """\n[' + "a." * 20_000 + "]\n" + "a=\n" * 15_000 + '"""\n',
    "accents out of order": '[characters]\n"a' + "\u0315\u0300" * 20_000 + '" = 1\n',
    "quotation marks": "'\"" * 45_000,
    "dots and blanks": '[nonsense]\na = """\n' + "a . " * 24_000 + '"""\n',
}


@pytest.mark.parametrize("what", FREEZING)
def test_a_file_that_means_to_freeze_the_house_is_told_what_is_wrong_with_it(what: str) -> None:
    chosen = system("phasesix")
    chosen.content()
    found: list[ContentProblem] = []
    assert seconds(lambda: found.extend(problems(chosen, "text", FREEZING[what], (), "de"))) < 5 * GENEROUS
    (problem,) = found
    assert 0 < len(problem.text) < 2_000


def test_another_process_looks_at_files_and_has_no_more_than_its_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def checked(text: str) -> Response:
        return house.ask("POST", "/api/content/phasesix/check", house.host, json={"text": text})

    checking = house.app.state.checking
    monkeypatch.setattr(checking, "seconds", 200.0)
    assert checked(FREEZING["blanks in a bracket"]).status_code == 200
    monkeypatch.setattr(checking, "seconds", 0.0)
    late = checked("# never looked at")
    assert (late.status_code, late.json()["code"]) == (422, "table-content-too-long")


def test_the_line_of_a_mistake_is_found_in_one_reading() -> None:
    where = "nonsense.hagen.weapons#2"
    for line in (BLANKS, "[" * 50_000, "[" + "a." * 25_000, "=" * 50_000, "a." * 25_000 + "=", " " * 50_000 + "x"):
        text = f"[nonsense.hagen]\n{line}\nweapons = 1\n"
        assert seconds(lambda text=text: line_of(text, where)) < GENEROUS  # type: ignore[misc]
    many = "[nonsense." + "a." * 20_000 + "b]\n" + "a=1\n" * 12_000
    assert seconds(lambda: line_of(many, "nonsense." + "a." * 20_000 + "b.c")) < GENEROUS


def test_the_line_is_the_one_that_leads_furthest() -> None:
    text = '# own\n[characters]\n\n[characters.hagen]\nname = "H"\n [ "characters" . mira ] # here\n\tweapons = ["x"]\n'
    assert line_of(text, "characters") == 2
    assert line_of(text, "characters.hagen.hearts") == 4
    assert line_of(text, "characters.hagen.name") == 5
    assert line_of(text, "characters.mira.weapons#1") == 7
    assert line_of(text, "weapons.bow") is None
    assert line_of(text, "") is None


def test_names_are_compared_by_their_beginning_only() -> None:
    long = "a" + "\u0315\u0300" * 40_000
    assert seconds(lambda: spellings(long)) < GENEROUS
    assert seconds(lambda: hint(long, [long[::-1], "b" * 50_000, *(f"x{n}" for n in range(2_000))])) < 3 * GENEROUS


def test_a_notation_from_a_forged_file_is_read_at_once() -> None:
    def read(text: str) -> None:
        throw_in_text(text).seen(((6,), (1,)))

    for text in ("1" * 60_000, "W" * 60_000, "W6 gegen " * 9_000, "W6+" * 60, "999999999W6", "9" * 190 + "W6"):
        assert seconds(partial(read, text)) < GENEROUS
