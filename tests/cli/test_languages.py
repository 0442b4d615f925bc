"""A language is data: one that nobody speaks is brought in a folder, and whole games are told in it alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pseudo_language as pseudo
from regelwerk.engine.system import system
from regelwerk.languages import chain, languages, nearest, supplied_languages

PLACES = {"phasesix", "regelwerk", "rules", "systems", "tests"}
"""In which folders a rule lives."""
SCENES = {
    "phasesix": "schlaegerei",
    "factions": "erbe",
    "heldencodex": "duel",
    "darkspace": "schiesserei",
    "realms": "uebung",
}


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.write(tmp_path_factory.mktemp("language"))


def said(brought: Path, *args: str, code: int = 0) -> str:
    """What the command prints, in a process that finds the language in its folder."""
    environment = {**os.environ, "REGELWERK_LANGUAGES": str(brought), "COLUMNS": "100", "REGELWERK_LANG": ""}
    program = str(Path(sys.executable).parent / "regelwerk")
    ran = subprocess.run([program, *args], env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert ran.returncode == code, ran.stderr
    return ran.stdout + ran.stderr


def test_the_language_asked_for_its_base_and_german() -> None:
    assert languages() == supplied_languages() == ("de", "en")
    assert [nearest(asked) for asked in ("de-AT", "EN_us", "en", "pl", "")] == ["de", "en", "en", None, None]
    assert chain("pt-BR") == ("pt-BR", "pt", "de") and chain("de-AT") == ("de-AT", "de")


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_whole_games_are_told_in_it_and_in_nothing_else(name: str, brought: Path, tmp_path: Path) -> None:
    game, played = tmp_path / "game.jsonl", system(name)
    start = played.start(played.scenario(played.content(), SCENES[name], {}))
    computers = [word for seat in played.game.seats(start) for word in ("--seat", f"{seat}=computer")]
    told = said(
        brought, "--lang", "pl-PL", "play", name, SCENES[name], *computers, "--seed", "7", "--file", str(game)
    )  # fmt: skip
    assert len(told) > 1000
    assert pseudo.unmarked_words(told.replace(str(game), ""), pseudo.names()) == set()


@pytest.mark.slow
def test_commands_numbers_plurals_and_refusals(brought: Path) -> None:
    assert re.search(r"^3Ŵ6\n", said(brought, "--lang", "pl", "odds", "3W6"))
    assert f"{pseudo.marked('Mittelwert')} 10,500" in said(brought, "--lang", "pl", "odds", "3W6")
    assert pseudo.unmarked_words(said(brought, "--lang", "pl", "rules", "PS-HIT-01"), pseudo.names()) <= PLACES
    assert pseudo.marked("Der Würfel braucht") in said(brought, "--lang", "pl", "odds", "3W0", code=2)
    assert "de, en, pl" in said(brought, "--lang", "fr", "odds", "3W6", code=2)
