"""`regelwerk report`: a saved game as text, Markdown and HTML; what a seat may know; escaped, cited, drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.running import fine, refused
from regelwerk.cli.reports.game.chart import Chart, ChartLine, chart_file, inline_chart, inline_swatch
from regelwerk.cli.reports.game.markdown import escaped
from regelwerk.engine import system as registry
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.journal.entries import Journal, JournalFile
from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.languages import supplied_languages
from tiny.token import FOX, HOUND, Hunt, HuntGame, HuntView, start

SAVED = Path(__file__).parents[2] / "saved" / "phasesix" / "hohlweg-v1.jsonl"
SVG = "{http://www.w3.org/2000/svg}"


class WildHunt(HuntGame):
    """The hunt with names that mean something to Markdown and HTML."""

    def names(self, state: Hunt) -> Mapping[str, Mapping[str, str]]:
        wild = "<b>*Wiese* & 1|2"
        return {**super().names(state), "west": {"de": wild, "en": wild}, FOX: {"de": "Fuchs<1>", "en": "Fox<1>"}}


class HuntSystem:
    """As much of a rule system as a report asks for."""

    name = "token"
    title: Mapping[str, str] = {"de": "Jagd & Hund", "en": "Hunt & hound"}
    package = "tiny"
    game = WildHunt()
    news = frozenset({"token-caught"})

    def start(self, document: Any) -> Hunt:  # noqa: ARG002  there is only one
        return start(rounds=3)

    def standings(self, view: HuntView) -> Standings:
        """How many places are left to search, and a number that only those know who see the fox."""
        figures = (len(view.possible), None if view.fox is None else view.round)
        standing = (Standing(FOX, view.caught, figures), Standing(HOUND, False, figures))
        return Standings(("picks-coins", "picks-points"), standing)


ANSWERS = ((FOX, "2,1"), (HOUND, "rest"), (FOX, "1,1"), (HOUND, "patch:west"), (FOX, "1,2"), (HOUND, "patch:west"))
FACES = (2, 5)


@pytest.fixture
def hunt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished hunt on disk: the hound leaps short in the second round and catches the fox in the third."""
    monkeypatch.setattr(registry, "system", lambda _name: HuntSystem())
    return saved_hunt(tmp_path / "hunt.jsonl", ANSWERS)


def saved_hunt(path: Path, answers: tuple[tuple[str, str], ...]) -> Path:
    document = {"name": {"de": "Die <Jagd>"}}
    session = new_session(WildHunt(), start(rounds=3), document, seed=b"7" * 32, by_hand=frozenset({HOUND}))
    faces = iter(FACES)
    for seat, key in answers:
        session.answer(seat, key)
        if session.wanted_faces is not None:
            session.type_faces(HOUND, [next(faces)])
    JournalFile(path).create(session.journal)
    return path


def parts(text: str, heading: str) -> str:
    """What stands under a heading of a Markdown report, up to the next one of its kind."""
    return text.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]


class Balanced(HTMLParser):
    """Every tag is closed in turn; the text is kept."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def test_markdown_has_a_section_for_each_round_with_sentences_rules_and_standings(hunt: Path) -> None:
    text = fine("report", str(hunt), "--format", "markdown").out
    assert text.startswith("# Die \\<Jagd\\>\n")
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## Runde 1", "## Runde 2", "## Runde 3", "## Ausgang",
    ]  # fmt: skip
    first = parts(text, "Runde 1")
    assert "- Der Fuchs ist gelaufen (Runde 1). (TT-RUN-01)\n- Der Fuchs ist jetzt bei 2,1. (TT-RUN-01)" in first
    assert "- Der Hund ruht. (TT-HNT-01)" in first
    assert "### Stand nach Runde 1\n\n| Wer | Münzen | Gewonnene Punkte |\n| :-- | --: | --: |\n" in first
    assert "| Fuchs\\<1\\> | " in first
    assert "\n- *hound, Wurf W6: \\[2\\]* (TT-HNT-02)\n" in parts(text, "Runde 2")
    assert "\\<b\\>\\*Wiese\\* \\& 1\\|2" in text and "<b>" not in text


def test_the_outcome_stands_at_the_end_and_who_is_out_is_named(hunt: Path) -> None:
    text = fine("report", str(hunt), "--format", "markdown").out
    assert parts(text, "Ausgang").strip() == "Der Sieg geht an: hound. Der Fuchs ist gefangen. (TT-END-01)"
    assert "Fuchs\\<1\\> (ausgeschieden)" in parts(text, "Runde 3")
    assert "ausgeschieden" not in parts(text, "Runde 2")


def test_a_seat_is_told_only_what_it_may_know(hunt: Path) -> None:
    def told(*args: str) -> str:
        return fine("report", str(hunt), "--format", "markdown", *args).out

    fox, hound = told("--seat", FOX), told("--seat", HOUND)
    assert "Der Fuchs ist jetzt bei 2,1." in fox and "Der Fuchs ist jetzt bei 2,1." in told()
    assert "Der Fuchs ist jetzt bei" not in hound and "Der Hund ruht." in hound
    assert "Erzählt wird nur, was dieser Platz wissen darf: hound." in hound and "wissen darf" not in told(
        "--seat", MASTER
    )
    # The standings are those of the seat's own view.
    assert re.search(r"\| hound \| \d+ \| 1 \|", parts(fox, "Runde 1"))
    assert re.search(r"\| hound \| \d+ \| \? \|", parts(hound, "Runde 1"))
    assert re.search(r"hound +\d+ +\?", fine("report", str(hunt), "--seat", HOUND).out)
    assert "<td>?</td>" in fine("report", str(hunt), "--seat", HOUND, "--format", "html").out


def test_html_is_one_whole_page_with_everything_escaped(hunt: Path) -> None:
    text = fine("report", str(hunt), "--format", "html").out
    page = Balanced(text)
    words = " ".join(page.words)
    assert "Die <Jagd>" in words and "<b>*Wiese* & 1|2" in words and "Jagd & Hund" in words
    assert "<b>" not in text and "<Jagd>" not in text
    assert '<html lang="de">' in text and "Der Hund ruht. <span" in text and "TT-HNT-01" in words
    assert "prefers-color-scheme: dark" in text and "@media print" in text and 'name="viewport"' in text
    assert not re.search(r"(?:src|href)=|url\(|@import|<script", text)
    for drawing in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(drawing)


def test_text_is_for_the_terminal_and_for_files(hunt: Path, tmp_path: Path) -> None:
    out = fine("report", str(hunt)).out
    assert "Die <Jagd>" in out and "Der Hund ruht.  TT-HNT-01" in out and "Stand nach Runde 2" in out
    file = tmp_path / "news.txt"
    assert fine("report", str(hunt), "--out", str(file), width=300).out == f"Der Bericht liegt in {file}.\n"
    written = file.read_text("utf-8")
    assert "Der Hund ruht.  TT-HNT-01" in written and not re.search(r"[ \t]\n", written) and "\x1b" not in written


def test_one_round_alone_has_the_course_so_far_and_no_outcome(hunt: Path, tmp_path: Path) -> None:
    text = fine("report", str(hunt), "--phase", "2", "--format", "markdown").out
    assert "## Runde 2" in text and "## Runde 1" not in text and "## Runde 3" not in text and "Ausgang" not in text
    chart = tmp_path / "course.svg"
    fine("report", str(hunt), "--round", "2", "--chart", str(chart))
    labels = [node.text for node in ElementTree.fromstring(chart.read_text("utf-8")).iter(f"{SVG}text")]
    assert "2" in labels and "Runde" in labels and "Fuchs<1>" in labels
    assert "## Ausgang" in fine("report", str(hunt), "--round", "3", "--format", "markdown").out


def test_throws_can_be_left_out(hunt: Path) -> None:
    assert ", Wurf W6" in fine("report", str(hunt)).out
    assert ", Wurf W6" not in fine("report", str(hunt), "--no-dice").out


def test_the_news_are_only_what_is_worth_reading_aloud(hunt: Path) -> None:
    text = fine("report", str(hunt), "--news").out
    assert "Gefangen" in text
    assert ", Wurf" not in text and "Der Hund ruht" not in text


@pytest.mark.parametrize("name", registry.system_names())
def test_what_a_system_calls_news_it_has_words_for(name: str) -> None:
    found = registry.system(name)
    assert found.news
    for lang in supplied_languages():
        assert found.news - phrasebook(lang, found.package).own_keys() == set()


def test_the_ending_of_the_file_decides_and_a_report_may_be_written_again(hunt: Path, tmp_path: Path) -> None:
    for name, begins in (("a.md", "# Die"), ("a.html", "<!doctype html>"), ("a.txt", "Die <Jagd>")):
        for _ in range(2):
            fine("report", str(hunt), "--out", str(tmp_path / name))
        assert (tmp_path / name).read_text("utf-8").startswith(begins)
    fine("report", str(hunt), "--out", str(tmp_path / "b.txt"), "--format", "markdown")
    assert (tmp_path / "b.txt").read_text("utf-8").startswith("# Die")


@pytest.mark.usefixtures("hunt")
def test_what_was_taken_back_is_no_news(tmp_path: Path) -> None:
    session = new_session(WildHunt(), start(rounds=3), {}, seed=b"7" * 32)
    session.answer(FOX, "2,1")
    session.undo(0, FOX)
    session.answer(FOX, "1,2")
    path = tmp_path / "undone.jsonl"
    JournalFile(path).create(session.journal)
    text = fine("report", str(path)).out
    assert "bei 1,2." in text and "bei 2,1." not in text


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_a_round_of_which_a_seat_knows_nothing_is_quiet(hunt: Path, monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    monkeypatch.setattr("regelwerk.engine.journal.events.is_for", lambda event, _seat: event["rule"] == "TT-RUN-01")
    args = ("report", str(hunt), "--round", "3", "--seat", HOUND, "--format", form)
    assert "Nichts, wovon zu berichten wäre." not in fine(*args).out
    monkeypatch.setattr("regelwerk.engine.journal.events.is_for", lambda _event, _seat: False)
    assert "Nichts, wovon zu berichten wäre." in fine(*args).out


@pytest.mark.usefixtures("hunt")
def test_a_game_that_goes_on_says_so(tmp_path: Path) -> None:
    path = saved_hunt(tmp_path / "open.jsonl", ANSWERS[:3])
    text = fine("report", str(path), "--format", "markdown").out
    assert "### Zwischenstand in Runde 2" in text and "### Stand nach Runde 1" in text
    assert parts(text, "Ausgang").strip() == "Das Spiel läuft noch."


def test_a_game_of_other_rules_is_told_from_what_was_stored(hunt: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WildHunt, "rules_version", "2")
    text = fine("report", str(hunt), "--format", "markdown").out
    assert "> Der Spielstand wurde mit der Regelversion 1 gespielt, hier gilt 2." in text
    assert "Der Hund ruht. (TT-HNT-01)" in text and "### Stand nach Runde 1" in text

    def thaw(_game: WildHunt, _start: Hunt, _data: Any) -> Hunt:
        raise KeyError("another form")

    monkeypatch.setattr(WildHunt, "thaw", thaw)
    text = fine("report", str(hunt), "--format", "markdown").out
    assert "> Die gespeicherten Zahlen lassen sich mit den jetzigen Regeln nicht lesen" in text
    assert "Der Hund ruht. (TT-HNT-01)" in text and "###" not in text and "Ausgang" not in text


def test_a_forged_game_is_refused(hunt: Path) -> None:
    journal = JournalFile(hunt).read()
    forged = Journal(journal.header)
    for entry in journal.entries:
        events = [{**event, "message": "token-rests"} for event in entry.events if event["event"] == "note"]
        forged.append(forged.seal(entry.kind, entry.data, events, entry.state))
    JournalFile(hunt).create(forged)
    assert "ergeben die Regeln etwas anderes" in refused("report", str(hunt))


def test_a_saved_fight_begins_with_initiative_and_counts_hearts() -> None:
    text = fine("report", str(SAVED), "--format", "markdown", "--lang", "en").out
    assert "initiative" in parts(text, "To begin with") and "### How it began" in text
    first = parts(text, "Round 1")
    assert "(PS-ATK-01)" in first and "### Standings so far in round 1" in first and "| Wolf (out) | 0 |" in first


@pytest.mark.usefixtures("no_odds")
def test_a_fight_that_runs_out_of_time_has_no_round_after_the_last(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seats = ("--seat", "heroes=computer", "--seat", "foes=computer")
    fine("play", "phasesix", "hof", "--content", yard, "--seed", "3", "--file", str(file), *seats)
    text = fine("report", str(file), "--format", "markdown").out
    headings = [int(number) for number in re.findall(r"^## Runde (\d+)$", text, re.MULTILINE)]
    assert headings == list(range(1, len(headings) + 1)) and len(headings) <= 8
    assert "Der Sieg geht an: " in parts(text, "Ausgang")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--round", "9"), "Runde 9 kommt in diesem Spiel nicht vor. Es gibt: 1, 2, 3."),
        (("--format", "pdf"), "„pdf“ ist keine Form für einen Bericht. Möglich sind: text, markdown, html."),
        (("--seat", "cat"), "Den Platz „cat“ gibt es hier nicht. Es gibt: fox, hound, master."),
        (("--chart", "x.png"), "x.png: Der Verlauf wird als svg gezeichnet."),
        (("--out", "nowhere/x.md"), "Den Ordner nowhere gibt es nicht."),
    ],
)
def test_bad_input_is_refused_with_a_sentence(hunt: Path, args: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("report", str(hunt), *args)


def test_the_game_itself_is_never_overwritten(hunt: Path) -> None:
    before = hunt.read_text("utf-8")
    assert "ist der Spielstand selbst" in refused("report", str(hunt), "--out", str(hunt))
    assert hunt.read_text("utf-8") == before
    assert "gibt es nicht" in refused("report", "missing.jsonl")


def test_a_chart_is_xml_and_its_lines_can_be_told_apart() -> None:
    lines = [ChartLine(f"<{n}>", tuple((x, n * x - 5) for x in range(12))) for n in range(16)]
    charts = [Chart("A & B", (*lines, ChartLine("fell", ((0, 3), (1, 0)), is_out=True))), Chart("none", ())]
    drawn = ElementTree.fromstring(chart_file(charts, "Phase", "<Title>"))
    groups = [group for group in drawn.iter(f"{SVG}g") if group.find(f"{SVG}polyline") is not None]
    looks = set()
    for group in groups[:17]:
        line, mark = group.find(f"{SVG}polyline"), group.find(f"{SVG}path")
        assert line is not None and mark is not None
        looks.add((group.get("stroke"), line.get("stroke-dasharray"), mark.get("d")))
    assert len(looks) == 17
    assert [node.text for node in groups[16].iter(f"{SVG}title")] == ["fell"]
    assert groups[16].findall(f"{SVG}path")[-1].get("d") != groups[16].findall(f"{SVG}path")[0].get("d")
    assert "<Title>" in [node.text for node in drawn.iter(f"{SVG}text")]
    for part in (inline_chart(charts[0], "Phase"), inline_chart(charts[1], "Phase"), inline_swatch(3)):
        ElementTree.fromstring(part)


@pytest.mark.parametrize(
    ("values", "labels"), [((0, 1), "0 1"), ((0, 6), "0 2 4 6"), ((-30, 70), "-40 -20 0 20 40 60")]
)
def test_the_axis_has_few_round_numbers(values: tuple[int, int], labels: str) -> None:
    chart = Chart("x", (ChartLine("a", tuple(enumerate(values))),))
    shown = re.findall(r'text-anchor="end"[^>]*>(-?\d+)<', inline_chart(chart, ""))
    assert " ".join(shown) == labels


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a *b* _c_ [d](e) `f` <g> h|i", r"a \*b\* \_c\_ \[d\](e) \`f\` \<g\> h\|i"),
        ("# no heading", r"\# no heading"),
        ("12. no list", r"12\. no list"),
        ("- no item\nand one line", r"\- no item and one line"),
        ("&lt; stays", r"\&lt; stays"),
        ("3 Wunden", "3 Wunden"),
    ],
)
def test_no_character_means_anything_to_markdown(text: str, written: str) -> None:
    assert escaped(text) == written
