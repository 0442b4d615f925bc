"""The front: languages, help, unknown commands, and sentences that exist in both languages."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import regelwerk.cli
from cli.running import fine, refused
from regelwerk.cli import main
from regelwerk.cli.front import COMMANDS, STUDIES
from regelwerk.cli.terminal import typed
from regelwerk.engine.system import system, system_names
from regelwerk.languages import supplied_languages
from regelwerk.version import VERSION

SOURCES = sorted(Path(regelwerk.cli.__path__[0]).rglob("*.py"))
MADE = {
    "cli-typed-": {*typed.COMMANDS, typed.YES, typed.NO},
    "cli-help-": set(COMMANDS),
    "cli-help-lab-": set(STUDIES),
    "cli-rules-kind-": {"code", "table", "text"},
    "engine-faces-": set(),
}


def keys(lang: str) -> dict[str, str]:
    """The messages with the names of their variables."""
    text = resources.files("regelwerk.cli").joinpath("messages", f"{lang}.ftl").read_text("utf-8")
    body = parse(text).body
    assert not any(isinstance(entry, ftl.Junk) for entry in body)
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(set(names)) == len(names)
    pieces = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return {
        p.partition(" ")[0]: ",".join(sorted(set(re.findall(r"\$[a-z-]+", p))))
        for p in pieces
        if " = " in p or " =\n" in p
    }


def written() -> set[str]:
    """The message keys in the source."""
    found: set[str] = set()
    for path in [*SOURCES, Path(str(resources.files("regelwerk.engine"))) / "content/rule_arguments.py",
                 Path(str(resources.files("regelwerk.systems.phasesix"))) / "content/rule_arguments.py"]:  # fmt: skip
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"(cli|given)(-[a-z]+)+", str(node.value)):
                found.add(str(node.value))
    return found | {start + end for start, ends in MADE.items() for end in ends}


def test_both_languages_say_the_same_things_and_nothing_else() -> None:
    german, english = (keys(lang) for lang in supplied_languages())
    assert german == english
    assert set(german) == written()


def test_the_language_may_stand_anywhere_and_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for args in (("--lang", "en", "odds", "w6"), ("odds", "--lang=en", "w6"), ("odds", "w6", "--lang", "en")):
        assert "Mean 3.500" in fine(*args).out
    assert "Mittelwert 3,500" in fine("odds", "w6").out
    monkeypatch.setenv("REGELWERK_LANG", "en")
    assert "Mean 3.500" in fine("odds", "w6").out
    assert "Mittelwert 3,500" in fine("odds", "w6", "--lang", "de").out


def test_an_unknown_language_is_refused() -> None:
    assert refused("odds", "w6", "--lang", "fr") == "Die Sprache „fr“ gibt es nicht. Möglich sind: de, en."


def test_an_unknown_command_names_the_known_ones() -> None:
    known = ", ".join(("table", *COMMANDS, "campaign", "lab", "content", "new"))
    assert refused("rol") == f"Diesen Befehl gibt es bei „regelwerk“ nicht. Es gibt: {known}."


@pytest.mark.parametrize(
    "command", [(), *((name,) for name in COMMANDS), ("content",), ("content", "new"), ("new", "system")]
)
def test_help_is_in_the_language_of_the_run(command: tuple[str, ...]) -> None:
    german, english = (fine(*command, "--help", "--lang", lang, width=200).out for lang in supplied_languages())
    assert "Aufruf: regelwerk" in german and "Zeigt diese Hilfe." in german
    assert "Usage: regelwerk" in english and "Shows this help." in english
    for text in (german, english):
        assert not re.search(r"cli-(help|opt|arg)", text)


def test_without_anything_the_help_is_shown() -> None:
    assert "Befehle" in fine().out


@pytest.mark.parametrize(("lang", "rules"), [("de", "Regeln"), ("en", "rules")])
def test_the_version_comes_with_the_rules_of_every_system(lang: str, rules: str) -> None:
    versions = [
        f"{one.name}: {one.title[lang]}, {rules} {one.game.rules_version}" for one in map(system, system_names())
    ]
    assert versions
    assert fine("systems", "--lang", lang).out.splitlines() == [f"regelwerk {VERSION}", *versions]
    assert fine("systems", "--json").data["version"] == VERSION


def test_the_version_alone_needs_no_system(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert fine("--lang", "en", "--version").out == f"regelwerk {VERSION}\n"
    monkeypatch.setattr("sys.argv", ["regelwerk", "--version"])
    main.run()
    assert capsys.readouterr().out == f"regelwerk {VERSION}\n"


def test_an_unknown_system_names_the_installed_ones() -> None:
    for args in (("play", "dsa"), ("duel", "dsa", "a", "b"), ("try", "dsa"), ("odds", "dsa", "attack")):
        assert "Das Spielsystem „dsa“ ist nicht installiert. Vorhanden: " in refused(*args)


def test_a_number_that_does_not_fit_is_answered_with_the_numbers_that_do() -> None:
    duel = ("duel", "phasesix", "hagen", "wolf")
    assert "--fights nicht, erwartet wird eine ganze Zahl ≥ 1 ≤ 10000000." in refused(*duel, "--fights", "0")
    assert "--max-seconds nicht, erwartet wird eine Zahl ≥ 0,01." in refused(*duel, "--max-seconds", "0")
    assert "--at-least nicht, erwartet wird eine ganze Zahl." in refused("odds", "3W6", "--at-least", "x")
