"""A display in words: cards, lanes, ties, boxes and the map."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.screen.display import (
    Box,
    Card,
    Cell,
    Chip,
    Chips,
    Display,
    Figure,
    Label,
    Lane,
    Meter,
    Order,
    Row,
    Rows,
    Tie,
    Ties,
    Token,
    Trait,
    Traits,
    Turn,
)
from regelwerk.engine.screen.map import Area, Map, Mark, Piece
from regelwerk.engine.system import system
from regelwerk.engine.tally import tally
from regelwerk.table.screens.deltas import whole
from regelwerk.table.screens.displays import display_node, sum_of
from regelwerk.table.screens.language import Language
from regelwerk.table.wire.display import DisplayView
from table.played import SYSTEMS, Strict, onlookers, played

PHASE_SIX = system("phasesix")
NAMES = {
    "hagen": {"de": "Hagen", "en": "Hagen"},
    "wolf": {"de": "Wolf", "en": "wolf"},
    "heroes": {"de": "Helden", "en": "heroes"},
    "wall": {"de": "Mauer", "en": "wall"},
}
HEARTS = "ps-board-hearts"


def seen(display: Display, lang: str = "de") -> DisplayView:
    return DisplayView.model_validate_json(whole(display_node(Language(lang, PHASE_SIX), NAMES, display)))


def card(*parts: Any, **more: Any) -> Card:
    return Card("hagen", "heroes", "heroes", parts, **more)


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_everybody_sees_a_display_in_both_languages(name: str, lang: str) -> None:
    found, session = played(name)
    language = Strict(lang, found)
    for seat in onlookers(found, session):
        view = found.game.view(session.state, seat)
        shown = DisplayView.model_validate_json(whole(display_node(language, session.names, found.display(view))))
        assert shown.cards


def test_a_card_says_who_it_is_and_how() -> None:
    hearts = Meter(HEARTS, 2, 6, "heart", warn=2)
    shown = seen(Display((card(hearts, acts=True, where=phrase("engine-answer", key="x")),)))
    (hagen,) = shown.cards
    assert (hagen.name, hagen.mark, hagen.side_name, hagen.acts, hagen.where) == (
        "Hagen", "H", "Helden", True, "Antwort „x“",
    )  # fmt: skip
    (part,) = hagen.parts
    assert part.model_dump() == {
        "part": "meter", "name": "Herzen", "value": 2, "most": 6, "shape": "heart", "serious": True,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("meter", "serious"),
    [
        (Meter(HEARTS, 3, 6, "heart", warn=2), False),
        (Meter(HEARTS, 1, 6, "heart"), False),
        (Meter(HEARTS, 3, 4, "box", warn=3), True),
        (Meter(HEARTS, 2, 4, "box", warn=3), False),
    ],
)
def test_boxes_fill_and_hearts_are_lost_until_it_is_serious(meter: Meter, serious: bool) -> None:
    (part,) = seen(Display((card(meter),))).cards[0].parts
    assert part.part == "meter"
    assert part.serious is serious


def test_a_figure_opens_to_its_reasons() -> None:
    value = tally(4, "PS-1", HEARTS).plus(-1, "PS-2", HEARTS, "wall")
    (part,) = seen(Display((card(Figure("ps-board-actions", value)),))).cards[0].parts
    assert part.part == "figure"
    assert part.text == "3"
    assert part.sum == sum_of(Language("de", PHASE_SIX), NAMES, "ps-board-actions", value)
    assert part.sum is not None
    assert (part.sum.name, part.sum.total) == ("Aktionen", 3)
    assert [(term.amount, term.source, term.rule) for term in part.sum.terms] == [
        (4, "", "PS-1"),
        (-1, "Mauer", "PS-2"),
    ]


def test_rows_chips_and_traits_are_spelt_out() -> None:
    rows = Rows(HEARTS, (Row(Ref("hagen"), (Cell("full"), Cell("half", 3))), Row(None, ())), "circle")
    chips = Chips(HEARTS, (Chip((Ref("wall"), 2), "spent", phrase("engine-answer", key="x")),))
    traits = Traits(HEARTS, (Trait(HEARTS, "W8"),))
    first, second, third = seen(Display((card(rows, chips, traits),))).cards[0].parts
    assert first.part == "rows"
    assert second.part == "chips"
    assert third.part == "traits"
    assert [(row.name, [(cell.state, cell.text) for cell in row.cells]) for row in first.rows] == [
        ("Hagen", [("full", ""), ("half", "3")]),
        ("", []),
    ]
    assert [(chip.text, chip.state, chip.title) for chip in second.chips] == [("Mauer, 2", "spent", "Antwort „x“")]
    assert [(trait.name, trait.die) for trait in third.traits] == [("Herzen", "W8")]


def test_what_belongs_to_all_is_told_too() -> None:
    title = phrase("engine-answer", key="x")
    fixtures = (
        Order(HEARTS, (Turn("hagen", 7, "now"),)),
        Lane(title, 0, 9, (Token(Ref("wolf"), 2.5, "foes", True),), 3, 9, HEARTS, (Label(3, Word(HEARTS)),)),
        Ties(HEARTS, (Tie("hagen", "wolf", Word(HEARTS), "bad", True),)),
        Box(title, (Meter(HEARTS, 1, 2),), hidden=True),
    )
    order, lane, ties, box = seen(Display((), fixtures)).fixtures
    assert order.fixture == "order"
    assert lane.fixture == "lane"
    assert ties.fixture == "ties"
    assert box.fixture == "box"
    assert [(turn.name, turn.label, turn.state) for turn in order.turns] == [("Hagen", "7", "now")]
    assert (lane.block, lane.goal, lane.unit) == (3, 9, "Herzen")
    assert [(token.text, token.at, token.side, token.acts) for token in lane.tokens] == [("Wolf", 2.5, "foes", True)]
    assert [(label.at, label.text) for label in lane.labels] == [(3, "Herzen")]
    assert [(t.one_name, t.other_name, t.text, t.mood, t.fresh) for t in ties.ties] == [
        ("Hagen", "Wolf", "Herzen", "bad", True),
    ]
    assert (box.title, box.hidden, len(box.parts)) == ("Antwort „x“", True, 1)


def test_the_map_has_areas_marks_and_pieces() -> None:
    piece = Piece("hagen", (1.0, 2.0), 0.5, sign="_")
    area = Area("wall", ((0, 0), (1, 0), (1, 1)), True, kind=HEARTS, height=2.0)
    mark = Mark("1", (3, 3), phrase("engine-answer", key="x"))
    shown = seen(Display((), map=Map((10, 8), "m", (area,), (piece,), (mark,), (("_", HEARTS),)))).map
    assert shown is not None
    assert (shown.size, shown.unit) == ((10, 8), "m")
    assert [(a.name, a.kind_name, a.solid, a.height) for a in shown.areas] == [("Mauer", "Herzen", True, 2.0)]
    assert [(m.text, m.name) for m in shown.marks] == [("1", "Antwort „x“")]
    assert [(p.id, p.at, p.radius, p.sign_name) for p in shown.pieces] == [("hagen", (1.0, 2.0), 0.5, "Herzen")]
    assert seen(Display(())).map is None


def test_a_display_without_a_heading_says_which_round_it_is() -> None:
    assert seen(Display((), round=3)).heading == "Runde 3"
    assert seen(Display((), heading=phrase("engine-answer", key="x"), round=3)).heading == "Antwort „x“"
    assert seen(Display(())).heading == ""


def test_who_is_called_otherwise_is_called_so_at_once() -> None:
    language, display = Language("de", PHASE_SIX), Display((card(),))
    assert b'"name":"Hagen"' in whole(display_node(language, NAMES, display))
    renamed = {**NAMES, "hagen": {"de": "Hagen der Kurze", "en": "Hagen the Short"}}
    assert b'"name":"Hagen der Kurze"' in whole(display_node(language, renamed, display))
