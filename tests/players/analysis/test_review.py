"""A whole game reviewed: by nobody else than the current rules, the same by the same seed, as far as somebody waits."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.journal.entries import Journal, JournalError, JournalFile
from regelwerk.engine.system import system
from regelwerk.languages import supplied_languages
from regelwerk.players.analysis.examining import Depth
from regelwerk.players.analysis.page import html
from regelwerk.players.analysis.review import Review, review
from regelwerk.players.analysis.telling import debriefing, plain_review

PHASESIX = system("phasesix")
OLD = Path(__file__).parents[2] / "saved" / "phasesix" / "gruft-v1.jsonl"
SHALLOW = Depth.of(4)


@cache
def _played() -> Journal:
    """A brawl between two tactics."""
    document = PHASESIX.scenario(PHASESIX.content(), "schlaegerei", {})
    session = new_session(PHASESIX.game, PHASESIX.start(document), document, seed=b"reviewed")
    tactic = PHASESIX.tactics[PHASESIX.default_tactic]
    while session.outcome is None:
        prompt = session.prompts[0]
        decision = tactic.decide(prompt)
        session.answer(prompt.seat, decision if isinstance(decision, str) else decision.outcomes()[0])
    return session.journal


@cache
def _reviewed() -> Review:
    return review(PHASESIX, _played(), seed=3, depth=SHALLOW)


@pytest.mark.slow
def test_a_whole_game_adds_up_for_every_seat() -> None:
    found = _reviewed()
    assert found.is_whole and found.outcome is not None
    kinds = {moment.kind for moment in found.account.moments}
    assert kinds == {"throw", "decision"}
    for row in found.account.sums():
        assert row.explained == pytest.approx(row.ends - row.begins, abs=1e-9)
        assert row.ends == float(row.party == found.outcome.winner)
    for point in found.account.points:
        assert sum(point.chances.values()) == pytest.approx(1.0)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_review_whoever_works_on_it() -> None:
    assert review(PHASESIX, _played(), seed=3, depth=SHALLOW, workers=2) == _reviewed()
    few = review(PHASESIX, _played(), seed=4, depth=SHALLOW, told=lambda done, _: done < 6)
    assert few.account.moments != _reviewed().account.moments[: len(few.account.moments)]


def test_whoever_stops_gets_what_is_known() -> None:
    part = review(PHASESIX, _played(), seed=3, depth=SHALLOW, told=lambda done, _: done < 4)
    assert (part.done, part.is_whole, part.outcome) == (4, False, None)
    assert part.steps > 4
    for row in part.account.sums():
        assert row.explained == pytest.approx(row.ends - row.begins, abs=1e-9)
    page = debriefing(PHASESIX, _played(), part, "de")
    assert page.notice == f"Besprochen sind 4 von {part.steps} Schritten; die Besprechung wurde abgebrochen."


def test_ctrl_c_is_an_end_like_any_other() -> None:
    def interrupts(done: int, _steps: int) -> bool:
        if done == 2:
            raise KeyboardInterrupt
        return True

    assert review(PHASESIX, _played(), depth=SHALLOW, told=interrupts).done == 2


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_came() -> None:
    document = PHASESIX.scenario(PHASESIX.content(), "schlaegerei", {})
    session = new_session(PHASESIX.game, PHASESIX.start(document), document, seed=b"begun")
    prompt = session.prompts[0]
    session.answer(prompt.seat, prompt.default)
    found = review(PHASESIX, session.journal, depth=SHALLOW)
    assert found.is_whole and found.outcome is None
    page = debriefing(PHASESIX, session.journal, found, "en")
    assert page.ending == "The game is not over yet; this covers what has happened so far."
    for row in found.account.sums():
        assert row.explained == pytest.approx(row.ends - row.begins, abs=1e-9)


def test_a_game_of_other_rules_is_refused_with_the_version_it_needs() -> None:
    with pytest.raises(JournalError) as refused:
        review(PHASESIX, JournalFile(OLD).read())
    assert refused.value.code == "journal-rules"
    assert refused.value.facts["needed"] == "1"


@pytest.mark.slow
@pytest.mark.parametrize("lang", supplied_languages())
def test_the_page_says_everything_in_either_language(lang: str) -> None:
    found = _reviewed()
    page = debriefing(PHASESIX, _played(), found, lang)
    assert [section.id for section in page.sections] == [
        "curve", "sums", "turns", "lucky", "unlucky", "mistakes", "method",
    ]  # fmt: skip
    sections = {section.id: section for section in page.sections}
    assert len(sections["turns"].items) == 5
    assert len(sections["lucky"].items) == len(sections["unlucky"].items) == 3
    assert len(sections["mistakes"].items) == 3
    table = sections["sums"].table
    assert table is not None and len(table.heads) == 1 + len(found.account.seats)
    text = html(page)
    assert "\u2026" not in "".join(item.text for section in page.sections for item in section.items)
    assert all(name in text for name in page.parties)
    assert ("Schätzung berichtigt" if lang == "de" else "Estimate corrected") in text


@pytest.mark.slow
def test_the_file_stands_alone_and_is_well_formed() -> None:
    text = html(debriefing(PHASESIX, _played(), _reviewed(), "de"))
    assert "http" not in text and "src=" not in text and "<script" not in text
    open_tags: list[str] = []

    class Checks(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            del attrs
            if tag not in ("meta", "br"):
                open_tags.append(tag)

        def handle_startendtag(self, tag: str, attrs: object) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert open_tags.pop() == tag

    checks = Checks()
    checks.feed(text)
    assert open_tags == []


@pytest.mark.slow
def test_plain_data_hold_all_numbers() -> None:
    found = _reviewed()
    data = plain_review(PHASESIX, found, debriefing(PHASESIX, _played(), found, "en"))
    assert len(data["moments"]) == len(found.account.moments)
    assert data["seats"][0]["luck"] == found.account.sums()[0].luck
    assert data["page"]["lang"] == "en"
