"""The newspaper: every event that is printed has its sentences in both languages, and an issue reads like one."""

from __future__ import annotations

import re
from functools import cache

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.languages import supplied_languages
from regelwerk.systems.factions.screen.news import NEWS
from regelwerk.systems.factions.screen.newspaper import PAPER
from regelwerk.table.screens.newspaper import newspaper
from regelwerk.table.wire.pages.news import Newspaper
from systems.factions.sayings import SAYINGS
from systems.message_files import variables_of
from table.played import played

LANGUAGES = supplied_languages()
LONG = [message for message, rank in PAPER.ranks.items() if rank > PAPER.brief]


@cache
def read(lang: str) -> Newspaper:
    """All issues of a game of ten phases."""
    system, session = played("factions", 400, "nebelhafen")
    return newspaper(system, PAPER, session.journal.effective(), session.names, "Nebelhafen", lang)


def texts(paper: Newspaper) -> list[str]:
    stories = [one for issue in paper.issues for one in (issue.lead, *issue.stories) if one is not None]
    briefs = [text for issue in paper.issues for text in issue.briefs]
    return [text for one in stories for text in (one.headline, one.text)] + briefs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentences_and_no_other(lang: str) -> None:
    wanted = {f"{one}-story" for one in PAPER.ranks} | {f"{one}-headline" for one in LONG}
    known = variables_of(PAPER.package, lang)
    assert known.keys() == wanted | {"paper-title", "paper-date"}
    assert PAPER.ranks.keys() <= NEWS
    for key in wanted:
        message = key.rpartition("-")[0]
        assert known[key] <= {*SAYINGS.variables(lang)[message], "edition"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stories_end_like_sentences_in_every_edition(lang: str) -> None:
    book = phrasebook(lang, PAPER.package)
    for key, used in variables_of(PAPER.package, lang).items():
        for value in (0, 1, 2):
            text = book.text(key, dict.fromkeys(used, value))
            assert not re.search(r"  | [.,;:?!]|\.\.|[{}]", text), (key, text)
            if key.endswith("-story"):
                assert text[-1] in ".!", (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_issue_leads_with_what_matters_most(lang: str) -> None:
    paper = read(lang)
    assert [issue.number for issue in paper.issues] == list(range(10, 0, -1))
    first = paper.issues[-1]
    assert first.lead is not None
    assert "rocession" in first.lead.headline or "rozession" in first.lead.headline
    # What the plan leads to is told in the same breath, and the coffers in a line.
    assert first.lead.text.count(".") >= 2
    assert first.briefs
    assert all(issue.date.startswith("Nebelhafen") for issue in paper.issues)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_would_read_numbers_and_keys_aloud(lang: str) -> None:
    for text in texts(read(lang)):
        assert not re.search(r"\bRP\b|\bfa-|→|W\d|\d+ von \d+|\?\?", text), text


def test_what_not_everybody_may_know_is_not_printed() -> None:
    system, session = played("factions", 400, "nebelhafen")
    event = {"event": "note", "rule": "FA-TRN-01", "message": "fa-passes", "facts": {"who": {"ref": "asche"}}}
    kept = session.journal.seal("answer", {}, [event, event | {"audience": ["asche"]}])
    (issue,) = newspaper(system, PAPER, [kept], session.names, "", "de").issues
    assert len(issue.briefs) == 1
