"""`regelwerk lab`: studies on the command line, their files, and what is said about bad input."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from cli.running import fine, refused, run
from lab.studies.test_running import KINDS, small
from regelwerk.cli.commands.lab import studies
from regelwerk.cli.reports.lab import clock
from regelwerk.lab.studies.running import read

BLOW = (
    "phasesix",
    "--question",
    "attack",
    "--given",
    "attacker=Hagen",
    "--given",
    "target=Bär",
    "--given",
    "weapon=Axt",
)
SCENE = ("phasesix", "schlaegerei", "--tactic", "light", "--games", "20")


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("REGELWERK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_a_sweep_of_odds_is_exact_and_says_how_to_repeat_it(at_home: Path) -> None:
    out = fine("lab", "sweep", *BLOW, "--vary", "weapons.Axt.penetration=0..2", width=200).out
    assert "Erwartung: am wenigsten 1,51 bei Axt: penetration = 0, am meisten 2,41 bei Axt: penetration = " in out
    assert "Partien: keine, alles genau gerechnet" in out
    command = next(line for line in out.splitlines() if line.startswith("Befehl: regelwerk "))
    again = fine(*command.removeprefix("Befehl: regelwerk ").split(), width=200).out
    assert again == out, "the command that a result names gives the same result"
    (kept,) = (at_home / "lab").iterdir()
    assert read(kept).is_over


def test_a_sweep_of_games_has_intervals_in_both_languages() -> None:
    study = ("lab", "sweep", *SCENE, "--vary", "characters.hagen.attributes.strength=2,4")
    assert "Räuberbande gewinnt" in fine(*study, width=160).out
    english = fine(*study, "--lang", "en", width=160).out
    assert "robber gang wins" in english and "Games: 40 played" in english


def test_a_matrix_names_who_is_never_better() -> None:
    out = fine(
        "lab", "matrix", "phasesix", "--question", "attack", "--columns", "given.target=wolf,bear", width=160
    ).out
    assert "Alle 24 Felder sind genau gerechnet." in out
    assert "Zombie ist nirgends besser als " in out


def test_a_matrix_of_a_scene_sets_what_it_is_told_against_each_other() -> None:
    sides = ("--rows", "characters.hagen.attributes.strength=2,5", "--columns", "foes.wolf.hearts=4,8")
    out = fine("lab", "matrix", *SCENE, *sides, width=160).out
    assert "Alle 4 Felder sind gespielt, mit 95-%-Intervall." in out
    assert "--rows und --columns" in refused("lab", "matrix", *SCENE)


def test_a_comparison_of_all_odds_and_one_in_games() -> None:
    odds = fine("lab", "compare", "phasesix", "--vary", "weapons.axe.penetration=2", width=160).out
    assert "Axt: penetration = 2 verändert 10 von 408 verglichenen Antworten." in odds
    games = fine("lab", "compare", *SCENE, "--vary", "options.aim_throw=true", width=160).out
    assert "hat keine von 20 Partien verändert; mit 95 % Sicherheit verändert es höchstens 15,0 % der Partien." in games


def test_a_folder_is_compared_with_what_is_supplied(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    name = 'name = { de = "Streitaxt", en = "battle axe" }'
    axe = f'[weapons.axe]\n{name}\nkind = "melee"\nmodes = ["melee"]\ndamage_potential = 5\n'
    (own / "axe.toml").write_text(axe, "utf-8")
    out = fine("lab", "compare", "phasesix", "--question", "attack", "--against", str(own), width=200).out
    assert f"{own} verändert 12 von 408 verglichenen Antworten." in out
    assert f"--against {own}" in out
    alone = fine(
        "lab", "compare", "phasesix", "--question", "attack", "--against", str(own / "axe.toml"), width=200
    ).out
    assert "verändert 12 von 408 verglichenen Antworten." in alone


def test_options_that_matter_and_a_scene_that_is_explored() -> None:
    out = fine("lab", "sensitivity", *SCENE, "--only", "overkill,dying_trigger", width=160).out
    assert "Von 2 Änderungen wirken " in out
    explored = fine("lab", "explore", *SCENE, width=160).out
    assert "Welche Entscheidungen zählen" in explored and "Nie in 20 Partien:" in explored


def test_balance_says_where_it_is_fair() -> None:
    vary = ("--vary", "characters.hagen.attributes.strength=1..12", "--target", "2")
    out = fine("lab", "balance", *BLOW, *vary, width=160).out
    assert "erreicht 2,00 irgendwo von Hagen: attributes.strength = " in out


def test_the_same_command_goes_on_and_show_and_report_open_the_file(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "study.jsonl"
    study = ("lab", "sweep", *SCENE, "--vary", "options.overkill=ignored,raise_level", "--file", str(file))
    first = fine(*study, width=160).out
    assert fine(*study, width=160).out == first
    shown = fine("lab", "show", str(file), width=160).out
    assert first.startswith(shown.rstrip("\n"))
    assert fine("lab", "show", str(file), "--json").data["games"] == 40
    fine("lab", "report", str(file), "--pdf", str(tmp_path / "study.pdf"))
    assert (tmp_path / "study.pdf").read_bytes().startswith(b"%PDF")
    fine("lab", "report", str(file))
    assert (tmp_path / "study.html").read_text("utf-8").startswith("<!doctype html>")


def test_an_interrupted_study_says_where_it_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from regelwerk.lab.studies.tasks import Worker

    real, done = Worker.work, list[int]()

    def work(self: Worker, task: object) -> object:
        if len(done) == 1:
            raise KeyboardInterrupt
        done.append(1)
        return real(self, task)  # type: ignore[arg-type]

    monkeypatch.setattr(Worker, "work", work)
    study = ("lab", "sweep", *SCENE, "--vary", "options.overkill=ignored,raise_level", "--file", str(tmp_path / "s"))
    ran = run(*study, width=160)
    assert ran.code == 130
    assert ran.err == f"Angehalten. Was fertig ist, steht in {tmp_path / 's'}; derselbe Befehl macht weiter.\n"
    assert "Diese Studie ist nicht zu Ende: 20 Partien sind gespielt." in ran.out
    monkeypatch.setattr(Worker, "work", real)
    assert "Partien: 40 gespielt" in fine(*study, width=160).out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("sweep", *SCENE), "Es ist nicht gesagt, was sich ändern soll: --vary PFAD=WERTE."),
        (("sweep", *SCENE, "--vary", "weapons.axe.penetration=0..101"), "101 ist zu groß, höchstens 100."),
        (("sweep", *SCENE, "--vary", "x=1..10000000"), "hat mehr als 10.000 Werte. Nimm größere Schritte"),
        (
            ("sweep", *SCENE, "--vary", "options.overkill=ignored", "--measure", "win.foes"),
            "Meintest du: wins.foes, wins.heroes?",
        ),
        (
            ("sweep", *SCENE[:2], "--given", "x", "--question", "attack"),
            "„x“ ist nicht zu lesen; so sieht es aus: name=wert.",
        ),
        (
            ("compare", *SCENE, "--vary", "options.overkill=ignored,raise_level"),
            "hat eine andere Fassung, nicht mehrere",
        ),
        (("balance", *SCENE, "--vary", "weapons.axe.modes=melee"), "lässt sich nur für Zahlen suchen"),
        (("matrix", "phasesix", "--question", "atack"), "Meintest du: attack?"),
        (("explore", "phasesix", "schlaegerej"), "Meintest du: Schlägerei?"),
    ],
)
def test_bad_input_is_a_sentence_with_place_and_remedy(args: tuple[str, ...], said: str) -> None:
    assert said in refused("lab", *args).replace("\n", " ")


@pytest.mark.parametrize("kind", KINDS)
def test_the_command_of_a_study_is_one_that_the_program_takes(kind: str) -> None:
    study = small(kind)
    words = study.command.split()
    assert words[:3] == ["regelwerk", "lab", study.kind]
    known = {name for param in typer.main.get_command(_only(study.kind)).params for name in param.opts}
    assert {word for word in words if word.startswith("--")} <= known


def _only(kind: str) -> typer.Typer:
    app = typer.Typer()
    app.command()(getattr(studies, kind))
    return app


def test_a_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("{}\n")
    assert refused("lab", "show", str(tmp_path / "x")).endswith("ist keine Datei einer Studie.")
    assert "lab-" not in refused("lab", "show", str(tmp_path / "missing"))


def test_a_forecast_is_told_like_a_clock() -> None:
    assert [clock(seconds) for seconds in (4.4, 75, 3_600 * 2 + 61)] == ["0:04", "1:15", "2:01:01"]
