"""Reports: words in both languages, tables behind every picture, one page that needs nothing else."""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import pytest

import regelwerk.lab
from lab.studies.test_running import BRAWL, KINDS, small
from regelwerk.engine.book.messages import phrasebook
from regelwerk.lab.reports.building import report
from regelwerk.lab.reports.html import page
from regelwerk.lab.reports.parts import Report
from regelwerk.lab.reports.pdf import printing
from regelwerk.lab.reports.plain import plain_results
from regelwerk.lab.studies import tasks
from regelwerk.lab.studies.designs import compare, setting, sweep
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.running import run
from regelwerk.lab.studies.study import KINDS as STUDY_KINDS
from regelwerk.lab.studies.study import Variant
from regelwerk.lab.studies.varying import parse_axis
from regelwerk.languages import supplied_languages

SOURCES = sorted(Path(regelwerk.lab.__path__[0]).rglob("*.py"))
MADE = {
    *(f"lab-kind-{kind}" for kind in STUDY_KINDS),
    *(f"lab-measure-{name}" for name in ("mean", "some", "draw", "undecided", "answers", "steps", "wins", "out")),
    *(f"lab-path-{name}" for name in ("tactic", "tactics", "scenario", "question", "duel-first", "duel-second")),
    *(f"lab-{verdict}" for verdict in ("sure", "open", "none")),
}
TOLD_ELSEWHERE = {"lab-one-value", "lab-no-failure"}
"""Said by the command line."""


@pytest.fixture(scope="module")
def found() -> dict[str, Results]:
    odds = compare(setting("phasesix", question="attack"), Variant({"weapons.axe.penetration": 2}))
    return {**{kind: run(small(kind)) for kind in KINDS}, "odds": run(odds)}


def test_both_languages_say_the_same_things_and_nothing_else() -> None:
    texts = {
        lang: resources.files("regelwerk.lab").joinpath("messages", f"{lang}.ftl").read_text("utf-8")
        for lang in supplied_languages()
    }
    keys = {lang: dict(re.findall(r"^(lab[a-z-]+) = (.*)$", text, re.MULTILINE)) for lang, text in texts.items()}
    facts = {lang: {key: set(re.findall(r"\$[a-z]+", said)) for key, said in one.items()} for lang, one in keys.items()}
    assert facts["de"] == facts["en"]
    used = {
        str(node.value)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and re.fullmatch(r"lab(-[a-z]+)+", str(node.value))
    }
    assert used | MADE | TOLD_ELSEWHERE == set(keys["de"])


@pytest.mark.parametrize("lang", supplied_languages())
@pytest.mark.parametrize("kind", [*KINDS, "odds"])
def test_every_kind_of_study_is_told_in_both_languages(found: dict[str, Results], kind: str, lang: str) -> None:
    told = report(found[kind], lang)
    assert told.lead and told.sections
    for section in told.sections:
        assert section.picture is None or section.table is not None, "a table says what a picture shows"
        if section.table is not None:
            assert all(len(row) == len(section.table.head) for row in section.table.rows)
    words = " ".join([told.title, *told.lead, *(name for name, _ in told.facts)])
    assert "lab-" not in words
    command = dict(told.facts)[phrasebook(lang, "regelwerk.lab").text("lab-fact-command")]
    assert command.startswith(f"regelwerk lab {found[kind].study.kind} phasesix")


def test_a_report_names_what_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> dict[str, int]:
        raise ZeroDivisionError("no luck")

    monkeypatch.setattr(tasks, "play", broken)
    results = run(sweep(BRAWL, [parse_axis("options.overkill=ignored")], games=2))
    told = report(results, "de")
    assert told.lead == ("Noch ist nichts gerechnet.",)
    (section,) = told.sections
    assert section.text[0].startswith("2 von 2 Partien sind an einem Fehler gescheitert")
    assert section.table is not None
    assert [cell.text for cell in section.table.rows[0]] == [
        "1",
        "Option overkill = ignored",
        "2",
        "ZeroDivisionError: no luck",
    ]


class Reader(HTMLParser):
    """What a page loads from elsewhere, and the words that it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.loads += [str(values[name]) for name in ("src", "data") if values.get(name)]
        if tag in ("link", "script", "iframe"):
            self.loads.append(tag)
        if tag in ("table", "figure", "article", "section", "svg"):
            self.open.append(tag)


def both(results: Results) -> list[Report]:
    return [report(results, lang) for lang in supplied_languages()]


@pytest.mark.parametrize("kind", ["matrix", "sweep", "sensitivity", "balance", "explore", "odds"])
def test_a_page_needs_nothing_else_and_has_a_table_for_every_picture(found: dict[str, Results], kind: str) -> None:
    pytest.importorskip("matplotlib")
    html = page(both(found[kind]))
    reader = Reader()
    reader.feed(html)
    assert reader.loads == []
    assert reader.open.count("article") == 2
    assert 0 < reader.open.count("svg") == reader.open.count("figure") <= reader.open.count("table")
    assert "Worauf die Zahlen beruhen" in html and "What the numbers rest on" in html


def test_names_are_never_read_as_markup() -> None:
    subject = setting("phasesix", "schlaegerei", tactic="light", options={"overkill": "ignored"})
    results = run(sweep(subject, [parse_axis("characters.hagen.name.de=<b>Hagen</b>")], games=1))
    assert "<b>Hagen" not in page(both(results))


def test_a_report_can_be_printed_and_comes_out_the_same(found: dict[str, Results]) -> None:
    pytest.importorskip("matplotlib")
    pdf = printing(both(found["matrix"])).pdf()
    assert pdf.startswith(b"%PDF")
    assert len(printing(both(found["matrix"])).svg()) >= 2, "a page for each language"


def test_plain_results_hold_everything_that_a_browser_draws_from(found: dict[str, Results]) -> None:
    plain = plain_results(found["sweep"], "de")
    assert [variant["changes"] for variant in plain["variants"]] == [
        {"characters.hagen.attributes.strength": value} for value in (2, 3, 4)
    ]
    value, low, high = plain["variants"][0]["measures"]["wins.foes"]
    assert low <= value <= high
    assert plain["report"]["sections"][0]["table"]["rows"]
    paired = plain_results(found["compare"], "de")["variants"][1]
    assert len(paired["difference"]) == 3 and paired["changed"] <= 30
