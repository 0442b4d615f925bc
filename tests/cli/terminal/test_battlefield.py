"""Maps in the terminal: plain squares, tables full of terrain, and where everybody is, in words."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.running import fine, refused
from regelwerk.cli.terminal.battlefield import map_lines
from regelwerk.cli.terminal.encoding import spell_missing_characters
from regelwerk.cli.terminal.tabletop import described_lines, paper_for
from regelwerk.cli.voice import Voice
from regelwerk.engine.facts import phrase
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.screen.display import Card, Display
from regelwerk.engine.screen.map import Area, Coordinates, Map, Mark, Piece
from regelwerk.engine.screen.marks import marks

NAMES = {
    "mars": {"de": "Mars", "en": "Mars"},
    "moni": {"de": "Moni", "en": "Moni"},
    "amok": {"de": "Ämok", "en": "Amok"},
    "t1": {"de": "Mauer t1", "en": "wall t1"},
    "kapelle": {"de": "Kapelle t2", "en": "chapel t2"},
    "z1": {"de": "Sumpf z1", "en": "swamp z1"},
}


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[Coordinates, ...]:
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def somebody(name: str, at: Coordinates, side: str = "blue", **more: Any) -> tuple[Card, Piece]:
    """Somebody's card and piece; whatever is not about the piece is about the card."""
    looks = {key: more.pop(key) for key in ("facing", "sign") if key in more}
    return Card(name, side, side, (), **more), Piece(name, at, 0.5, **{"facing": 0.0, **looks})


def shown(people: tuple[tuple[Card, Piece], ...], size: Coordinates, *areas: Area, **more: Any) -> Display:
    cards, pieces = zip(*people, strict=True)
    return Display(cards, map=Map(size, more.pop("unit", "m"), areas, pieces, **more))


def table(*people: tuple[Card, Piece]) -> Display:
    areas = (
        Area("z1", box(0, 0, 9, 6), False, "~", "re-zone-swamp", "z1"),
        Area("t1", box(12, 13, 24, 14), True, "▒", "re-map-low", "t1", 4.0),
        Area("kapelle", box(18, 0, 24, 9), True, "█", "re-map-high", "t2", 12.5),
    )
    signs = (("_", "re-map-prone"), ("x", "re-map-out"))
    marks = (Mark("1", (4.0, 16.0), phrase("re-map-object", number=1)),)
    return shown(people, (30.0, 21.0), *areas, unit="cm", marks=marks, signs=signs, facings=True)


def drawn(display: Display, voice: Voice | None = None, width: int = 40) -> list[str]:
    if voice is None:
        voice = Voice("de")
        voice.system("realms")
        voice.out = Console(width=width, height=24)
    mark = marks(display, NAMES, voice.lang)
    return [line.plain for line in map_lines(board_of(display), mark, voice, NAMES)]


def described(display: Display, voice: Voice) -> list[str]:
    mark = marks(display, NAMES, voice.lang)
    return [line.plain for line in described_lines(board_of(display), mark, voice, NAMES)]


def test_a_table_shows_terrain_by_kind_and_everybody_with_the_way_they_look() -> None:
    mars, amok = somebody("mars", (13, 10), facing=45), somebody("amok", (28, 10), "red", facing=180, sign="_")
    moni = somebody("moni", (10, 1), facing=None, out=True, sign="x")
    assert drawn(table(mars, moni, amok)) == [
        "  20  · · · · · · · · · · · · · · ·",
        "      · · · · · · · · · · · · · · ·",
        "      · ·◆1 · · · · · · · · · · · ·",
        "      · · · · · · · · · · · · · · ·",
        "      · · · · · ·▒▒▒▒▒t1▒▒▒▒▒ · · ·",
        "  10  · · · · · ·M↗ · · · · · · _a←",
        "      · · · · · · · · ·██████ · · ·",
        "      · · · · · · · · ·██████ · · ·",
        "      ~ ~ ~ ~ · · · · ·██t2██ · · ·",
        "      ~ z1~ ~ · · · · ·██████ · · ·",
        "   0  ~ ~ ~ ~ ·Ox · · ·██████ · · ·",
        "     0         10        20         cm",
        "~ Sumpf z1",
        "▒ niedriges Gelände: Mauer t1 (4 cm)",
        "█ hohes Gelände: Kapelle t2 (12,5 cm)",
        "◆1 Objekt 1",
        "_ liegt · x ausgeschaltet · 1 ▢ = 2 cm",
    ]


def test_two_in_one_square_stand_side_by_side_and_whoever_acts_keeps_the_place() -> None:
    lines = drawn(table(somebody("mars", (12.2, 10.5)), somebody("moni", (13.8, 10.5), acts=True)))
    assert any("O→M→" in line or "M→O→" in line for line in lines)
    assert lines[5].index("O") == 5 + 12


def test_a_table_is_drawn_as_large_as_the_terminal_allows() -> None:
    assert [paper_for((90, 90), *of).scale for of in ((80, 24), (100, 24), (100, 60), (40, 24))] == [3, 3, 2, 6]


def test_a_map_without_kinds_of_terrain_stays_plain() -> None:
    people = tuple(somebody(name, at, facing=None) for name, at in (("mars", (0.5, 0.5)), ("moni", (3.5, 1.5))))
    display = shown(people, (5.0, 2.0), Area("t1", box(1, 0, 3, 1), solid=True))
    assert drawn(display) == [
        "      · · ·Mo ·",
        "   0 M ▒▒▒▒ · ·",
        "     0         ",
        "▒▒ Mauer t1 1,0–3,1 (1 ▢ = 1 m)",
    ]


def test_where_everybody_is_is_told_in_words() -> None:
    voice = Voice("en")
    voice.system("realms")
    where = phrase("re-map-where-lies", x="13", y="10", around=(), number=0)
    told = described(table(somebody("mars", (13, 10), where=where)), voice)
    assert told[0].startswith("M Mars: ") and "13,10" in told[0]
    assert told[1] == "1 object 1: 4,16"
    assert "wall t1 (4 cm): from 12,13 to 24,14" in told


def test_what_a_terminal_lacks_is_written_in_letters_it_has() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    spell_missing_characters(stream)
    stream.write("Schütze „K↗“ ▒▒t1 é ☃")
    stream.flush()
    assert stream.buffer.getvalue() == b'Schuetze "K>" ==t1 e ?'


@pytest.mark.usefixtures("no_odds")
def test_a_game_is_drawn_into_files_and_told_in_words(tmp_path: Path) -> None:
    pictures, one = tmp_path / "pictures", tmp_path / "one.svg"
    args = ("play", "realms", "uebung", "--seed", "4", "--file", str(tmp_path / "game.jsonl"))
    out = fine(*args, "--map", str(pictures), "--words", typed=f"\nkarte {one}\n").out
    assert f"Gezeichnet in {one}" in out and one.read_text("utf-8").startswith("<svg")
    assert "· ·" not in out and "t1 (4 cm): von 16,22 bis 30,23" in out
    kept = sorted(pictures.iterdir())
    assert len(kept) > 2 and all(file.suffix == ".svg" for file in kept)
    assert "keine Bilder" in refused("play", "phasesix", "schlaegerei", "--map", str(one))


def test_two_in_one_square_are_both_drawn_on_a_plain_map() -> None:
    people = (somebody("mars", (3.2, 3.2)), somebody("amok", (3.6, 3.4), "red"), somebody("moni", (3.9, 3.9)))
    display = shown(people, (12.0, 10.0), facings=True)
    lines = "\n".join(drawn(display, Voice()))
    assert all(mark in lines for mark in marks(display, NAMES, "de").values())
    # Whoever is out gives way to those who still stand.
    mars, amok = somebody("mars", (3.2, 3.2), out=True), somebody("amok", (3.6, 3.4), "red")

    def square(*people: tuple[Card, Piece]) -> list[tuple[int, int]]:
        rows = [line.casefold() for line in drawn(shown(people, (12.0, 10.0), facings=True), Voice())]
        return [(n, row.index("a")) for n, row in enumerate(rows) if "a" in row]

    assert square(mars, amok) == square(amok) != []


def test_words_name_where_people_stand_where_a_system_has_no_words_for_it() -> None:
    people = (
        somebody("mars", (3.0, 4.0)), somebody("amok", (6.0, 8.0), "red"), somebody("moni", (3.0, 5.5), out=True),
    )  # fmt: skip
    words = described(shown(people, (12.0, 10.0), Area("z1", box(5, 7, 9, 9))), Voice())
    assert words[:2] == ["M Mars: 3,4; Abstand: Ämok 5,0 m", "Ä Ämok: 6,8 (Sumpf z1); Abstand: Mars 5,0 m"]


@pytest.mark.usefixtures("no_odds")
def test_a_game_in_words_says_where_everybody_is(tmp_path: Path) -> None:
    words = ("play", "phasesix", "schlaegerei", "--seed", "4", "--words", "--file", str(tmp_path / "game.jsonl"))
    out = fine(*words, typed="quit\n").out
    assert "L Leyla: 3,4; Abstand: Hagen 3,0 m" in out and "·" not in out.partition("Langer Tisch")[0]
