"""What is different between two moments, and which lines of a log are arrows."""

from __future__ import annotations

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.effects import note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.journal.events import noted
from regelwerk.engine.screen.display import Display, Lane, Tie, Token
from regelwerk.engine.screen.happenings import Arrow, Count, Drift, Happening, Move, happened, tie_of
from regelwerk.engine.screen.map import Coordinates, Map, Piece
from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.engine.system import system, system_names
from regelwerk.languages import supplied_languages

HARM = {"ps-attacks": Arrow("target", "word")}


def stands(hearts: int, actions: int = 2, *, out: bool = False, worths: tuple[int, ...] = ()) -> Standings:
    return Standings(("hearts", "actions"), (Standing("hagen", out, (hearts, actions)),), worths=worths)


def ground(at: Coordinates, trail: tuple[Coordinates, ...] = ()) -> Display:
    return Display((), map=Map((10, 10), "m", (), (Piece("hagen", at, 0.5),), trail=trail))


def lane(at: float, who: str = "hagen") -> Display:
    return Display((), (Lane(phrase("gap", of=Ref(who)), 0, 20, (Token(Ref("kurier"), at),)),))


def test_a_line_between_two_is_an_arrow() -> None:
    event = noted(note("PS-ATK-01", "ps-attacks", who=Ref("wolf"), target=Ref("hagen")))
    assert tie_of(event, HARM) == Tie("wolf", "hagen", Word("word"), "bad", fresh=True)
    assert tie_of(event, {}) is None
    alone = noted(note("PS-ATK-01", "ps-attacks", who=Ref("wolf"), target=Ref("wolf")))
    nowhere = noted(note("PS-ATK-01", "ps-attacks", who=Ref("wolf"), target=phrase("spot")))
    assert tie_of(alone, HARM) is tie_of(nowhere, HARM) is tie_of({"event": "dice"}, HARM) is None


def test_who_moved_is_told_with_the_way_where_it_is_known() -> None:
    far, now = stands(6), stands(6)
    assert happened(ground((1, 1)), ground((5, 1)), far, now) == Happening((Move("hagen", ((1, 1), (5, 1))),))
    trail = ((1.0, 1.0), (3.0, 4.0), (5.0, 1.0))
    assert happened(ground((1, 1)), ground((5, 1), trail), far, now).moves == (Move("hagen", trail),)
    assert happened(ground((1, 1)), ground((1, 1)), far, now) == Happening()


def test_who_came_forward_on_a_lane_is_told_unless_it_is_another_lane_by_now() -> None:
    assert happened(lane(4), lane(9), stands(6), stands(6)).drifts == (Drift(0, Ref("kurier"), 4, 9),)
    assert not happened(lane(4), lane(9, "juro"), stands(6), stands(6)).drifts


def test_what_changed_is_told_as_good_or_bad_and_what_changes_all_the_time_is_not() -> None:
    empty, worths = Display(()), (1, 0)
    found = happened(empty, empty, stands(6, 2), stands(4, 0, out=True, worths=worths))
    assert (found.counts, found.outs) == ((Count("hagen", "hearts", -2, "bad"),), ("hagen",))
    unknown = happened(empty, empty, stands(4, 0), stands(6, 2))
    assert [(one.figure, one.amount, one.mood) for one in unknown.counts] == [
        ("hearts", 2, "neutral"), ("actions", 2, "neutral"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", system_names())
def test_the_arrows_of_every_system_fit_the_sentences_of_its_log(name: str) -> None:
    found = system(name)
    assert found.arrows
    for lang in supplied_languages():
        book = phrasebook(lang, found.package)
        for message, arrow in found.arrows.items():
            source = book._bundle._messages.sources[message]
            assert f"${arrow.one}" in source or message == "hc-haggled", message
            assert f"${arrow.other}" in source, message
            assert not arrow.words or book.text(arrow.words)
        figures = found.standings(
            found.game.view(found.start(found.scenario(found.content(), found.first_scenario, {})), "")
        )
        assert len(figures.worths) == len(figures.figures)
