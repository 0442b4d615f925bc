"""Every system's games can be reviewed: what is found adds up, and is told in every language and as plain data."""

from __future__ import annotations

import json
from html import unescape

import pytest

from regelwerk.languages import supplied_languages
from regelwerk.players.analysis.examining import Depth
from regelwerk.players.analysis.page import html
from regelwerk.players.analysis.review import review
from regelwerk.players.analysis.telling import debriefing, plain_review
from table.played import played

SHALLOW = Depth.of(4)

SCENES = [
    pytest.param("darkspace", "schusswechsel", 12, id="darkspace"),
    pytest.param("factions", "erbe", 12, id="factions"),
    pytest.param("heldencodex", "duel", 12, id="heldencodex"),
    pytest.param("phasesix", "schlaegerei", 12, id="phasesix"),
    pytest.param("realms", "uebung", 12, id="realms"),
]


@pytest.mark.parametrize(("name", "scene", "answers"), SCENES)
def test_the_review_of_a_game_adds_up_and_can_be_read(name: str, scene: str, answers: int) -> None:
    """The beginning of a game: thinking about a whole one takes its time in some systems."""
    chosen, session = played(name, answers, scene)
    found = review(chosen, session.journal, seed=3, depth=SHALLOW)
    assert found.is_whole and found.steps
    account = found.account
    assert {moment.kind for moment in account.moments} == {"throw", "decision"}
    assert account.seats
    for row in account.sums():
        assert row.luck + row.own + row.others + row.corrected == pytest.approx(row.ends - row.begins, abs=1e-9)
        assert row.own <= 0.0
    assert any(row.luck for row in account.sums())
    for point in account.points:
        assert sum(point.chances.values()) == pytest.approx(1.0)
    for lang in supplied_languages():
        page = debriefing(chosen, session.journal, found, lang)
        assert len(page.sections) == 7
        text = unescape(html(page))
        assert f'lang="{lang}"' in text
        assert all(party in text for party in page.parties)
        plain = json.loads(json.dumps(plain_review(chosen, found, page)))
        assert plain["page"]["lang"] == lang
        assert [one["luck"] for one in plain["seats"]] == [row.luck for row in account.sums()]
        assert len(plain["moments"]) == len(account.moments)
