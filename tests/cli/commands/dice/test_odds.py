"""`regelwerk odds`: exact laws of throws and of questions to a system."""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from cli.running import fine, refused
from regelwerk.cli.front import app
from regelwerk.cli.main import run

ATTACK = ("odds", "phasesix", "attack")
HAGEN = (*ATTACK, "--attacker", "hagen", "--target", "wolf")


def test_a_pool_has_its_binomial_law() -> None:
    data = fine("odds", "2W6>=5", "--json", "--at-least", "1").data
    assert {o["outcome"]: Fraction(int(o["weight"]), int(data["total"])) for o in data["outcomes"]} == {
        0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9),
    }  # fmt: skip
    assert data["mean"] == pytest.approx(2 / 3)
    assert data["at_least"] == {"n": 1, "probability": pytest.approx(5 / 9)}


def test_the_table_has_bars_and_the_chance_of_at_least_so_much() -> None:
    lines = fine("odds", "W4", "--at-least", "3").out.splitlines()
    assert lines[0] == "W4"
    assert [line.split() for line in lines[2:6]] == [
        [str(n), "25,00", "%", "█" * 40, f"{100 - 25 * (n - 1)},00", "%"] for n in (1, 2, 3, 4)
    ]
    assert lines[6:] == ["Mittelwert 2,500", "Mindestens 3: 50,000 %"]


def test_the_least_outcome_is_certainly_reached() -> None:
    # Six sixths as floats add up to less than one.
    assert fine("odds", "W6").out.splitlines()[2].endswith(" 100,00 %")


def test_the_likeliest_outcome_has_the_longest_bar() -> None:
    lines = fine("odds", "2W6").out.splitlines()[2:13]
    bars = [line.count("█") for line in lines]
    assert bars == sorted(bars[:6]) + sorted(bars[6:], reverse=True)
    assert max(bars) == bars[5] == 40


def test_an_unbounded_throw_says_that_a_rest_remains() -> None:
    out = fine("odds", "W6!", "--at-least", "7", "--lang", "en").out
    assert "Mean 4.200" in out and "a rest of less than 1e-15" in out
    assert "At least 7: 16.667 %" in out
    assert "At least 500: < 0.001 %" in fine("odds", "W6!", "--at-least", "500", "--lang", "en").out


def test_many_outcomes_share_rows_and_lose_nothing() -> None:
    lines = fine("odds", "100W6").out.splitlines()[2:-1]
    assert len(lines) <= 42
    assert lines[0].startswith("  ≤ ") and lines[-1].startswith("  ≥ ")
    assert sum(float(line.split("%")[0].split()[-1].replace(",", ".")) for line in lines) == pytest.approx(100, abs=0.2)


def test_hostile_notation_is_refused_at_once() -> None:
    assert "höchstens 1000" in refused("odds", "1000000W6")
    assert "zu viel" in refused("odds", "w6", "w6")


def test_a_plot_is_written_or_nothing_is(tmp_path: Path) -> None:
    picture = tmp_path / "law.svg"
    assert str(picture) in fine("odds", "3W6", "--plot", str(picture)).out
    assert "<svg" in picture.read_text("utf-8")
    for wrong, sentence in (("law.gif", "svg, png oder pdf"), ("nowhere/law.svg", "gibt es nicht")):
        assert sentence in refused("odds", "3W6", "--plot", str(tmp_path / wrong))
    assert "passt hier nicht" in refused("odds", "3X6", "--plot", str(tmp_path / "other.svg"))
    assert [path.name for path in tmp_path.iterdir()] == ["law.svg"]


def test_without_matplotlib_a_plot_is_refused_with_the_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert 'pip install "regelwerk[plot]"' in refused("odds", "3W6", "--plot", str(tmp_path / "law.svg"))
    assert list(tmp_path.iterdir()) == []


def test_a_bare_notation_loads_nothing_heavy() -> None:
    """Neither what reads commands and options nor what plays games: it would take longer than the answer."""
    script = "import sys; from regelwerk.cli.main import run; sys.argv = ['regelwerk', 'odds', '4W10h2+3']\n"
    script += "run(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "regelwerk.dice.notation" in loaded and "Mittelwert" in loaded
    assert not {
        "fastapi",
        "fluent.runtime",
        "lark",
        "numpy",
        "pydantic",
        "rich",
        "shapely",
        "typer",
        "regelwerk.engine.game",
        "regelwerk.engine.system",
        "regelwerk.systems",
    } & set(loaded)


@pytest.mark.parametrize(
    "words", [["3W6"], ["3W6", "--lang", "en"], ["--lang=en", "w6!"], ["3X6"], ["w6", "--lang", "fr"], ["1000W1000"]]
)
def test_a_bare_notation_is_answered_as_by_the_front(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["regelwerk", "odds", *words])
    try:
        run()
        code: object = 0
    except SystemExit as end:
        code = end.code
    said = capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        app(["odds", *words], prog_name="regelwerk")
    assert (said, code) == (capsys.readouterr(), ended.value.code)


# -- questions to a system ----------------------------------------------------------------------------------------


def test_an_attack_shows_its_law_and_every_number_with_its_rules() -> None:
    out = fine(*HAGEN, "--weapon", "axe").out
    assert "Axt (Nahkampf)" in out and "P(≥ 1) 94,15 %" in out
    assert "Würfel 7 = 4 Nahkampf PS-HIT-02 + 3 Schadenspotential PS-HIT-02" in out
    assert "Exakt gerechnet; angenommenes Verhalten: niemand setzt" in out
    assert "Im Vergleich" not in out


def test_modes_are_compared_side_by_side() -> None:
    out = fine(*ATTACK, "--attacker", "juri", "--target", "robber", "--weapon", "ak_47", "--lang", "en").out
    assert out.index("AK 47 (single shot)") < out.index("Side by side")
    table = out[out.index("Side by side") :]
    assert "AK 47 (single shot)" in table and "AK 47 (burst)" in table


def test_at_a_distance_the_comparison_holds_what_reaches() -> None:
    far = (*ATTACK, "--attacker", "juri", "--target", "guard_mp5", "--distance", "65")
    titles = [answer["title"] for answer in fine(*far, "--json").data["answers"]]
    assert titles == ["AK 47 (Einzelschuss)", "AK 47 (Burst)", "Glock (Einzelschuss)", "Glock (Burst)"]
    assert "waffenlos: Wachmann (MP5) ist 65 m entfernt" in refused(*far, "--weapon", "unarmed")
    assert "bei 80 m ist Schluss. (PS-DST-04)" in refused(*far[:-1], "500")


def test_parameters_may_be_repeated_and_options_count() -> None:
    modes = ("--attacker", "juri", "--target", "wolf", "--weapon", "ak_47", "--mode", "single", "--mode=burst")
    data = fine(*ATTACK, *modes, "--json", "--at-least", "2").data
    assert data["exact"] is True and [a["title"] for a in data["answers"]] == ["AK 47 (Einzelschuss)", "AK 47 (Burst)"]
    single, burst = (answer["mean"] for answer in data["answers"])
    assert burst > single
    covered = fine(*ATTACK, *modes, "--cover", "5", "--json").data["answers"][0]["mean"]
    assert covered < single
    shifted = fine(*HAGEN, "--weapon", "axe", "--option", "crit_requires_hit=false", "--json")
    assert shifted.data["answers"][0]["tallies"]["Würfel"]["total"] == 7


def test_a_plot_holds_all_variants(tmp_path: Path) -> None:
    picture = tmp_path / "attack.svg"
    fine(*HAGEN, "--plot", str(picture))
    assert "Wurfaxt" in picture.read_text("utf-8")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("odds", "phasesix"), "Es fehlt die Frage an phasesix. Möglich sind:\n  attack  Wunden eines Angriffs"),
        (("odds", "phasesix", "flee"), "Die Frage „flee“ gibt es nicht. Möglich sind:\n  attack  "),
        ((*ATTACK, "--attacker", "hagen"), "Es fehlt --target."),
        ((*HAGEN, "--colour", "red"), "„--colour“ gehört nicht zu dieser Frage."),
        ((*HAGEN, "--walking", "maybe"), "„maybe“ passt nicht für walking. Möglich sind true und false."),
        ((*HAGEN, "--weapon"), "Hinter --weapon fehlt der Wert."),
        ((*ATTACK, "--attacker", "hagn", "--target", "wolf"), "Meintest du: Hagen?"),
        ((*HAGEN, "--option", "nonsense=1"), "Die Option „nonsense“ gibt es nicht."),
        ((*HAGEN, "--option", "nonsense"), "Schreibe sie als name=wert."),
        ((*HAGEN, "--content", "/no/such/folder"), "Den Ordner /no/such/folder gibt es nicht."),
    ],
)
def test_bad_questions_are_refused_with_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*args)
