"""Sheets and cards on paper: of every system, in both languages, of content and of a game."""

from __future__ import annotations

import json

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.screen.printing import Printing, Wanted
from regelwerk.engine.screen.sheet.page import Page, Rating, Remark, Section, Track
from regelwerk.engine.screen.sheet.typeset import sheets
from regelwerk.engine.state_values import Name
from regelwerk.engine.system import system, system_names

WHO = {
    "phasesix": ("juri", "glock", ("Juri", "Kevlarweste", "Kevlar vest")),
    "darkspace": ("rhea", "karabiner", ("Rhea Voss", "Monitore", "Monitors")),
    "heldencodex": ("richart", "arming_sword", ("Richart", "Lebenskreise", "Life circles")),
    "factions": ("kontor", "silver_mine", ("Kontor Salzwind", "Schlagkraft", "Striking power")),
    "realms": ("amboss", "amboss", ("Amboss", "Rumpf", "Torso")),
}
"""Who has a sheet, what has a card, and what stands on the sheet: the name, a German and an English word."""
NASTY = '#panic() *a* _b_ "c" \\ <d> $e$ @f `g` // [h] Köln'


def printed(name: str, what: str, *names: str, lang: str = "de") -> Printing:
    chosen = system(name)
    return chosen.printing(chosen.content(), what, Wanted(names, lang))


@pytest.mark.parametrize("name", system_names())
def test_every_system_prints_sheets_and_cards_in_both_languages(name: str) -> None:
    who, thing, (called, german, english) = WHO[name]
    for lang, word in (("de", german), ("en", english)):
        sheet = printed(name, "sheet", who, lang=lang)
        told = json.dumps(sheet.data, ensure_ascii=False)
        assert word in told
        # The title of the file tells whose sheet it is.
        assert sheet.data["sheets"][0]["name"].encode() in (made := sheet.pdf()) and made.startswith(b"%PDF-")
        assert called in told or lang == "en"
    cards = printed(name, "cards", thing, lang="en")
    assert cards.items == 1 and cards.pdf().startswith(b"%PDF-")
    assert printed(name, "cards").items > 10


@pytest.mark.parametrize("name", system_names())
def test_a_game_is_printed_as_it_is_now(name: str) -> None:
    chosen = system(name)
    document = chosen.scenario(chosen.content(), chosen.first_scenario, {})
    state = chosen.start(document)
    everybody = len(chosen.display(chosen.game.view(state, "master")).cards)
    for what in ("sheet", "cards"):
        assert chosen.printing_in(document, state, what, Wanted((), "de")).items == everybody
    with pytest.raises(ContentError):
        chosen.printing_in(document, state, "posters", Wanted())


def test_nobody_unknown_is_printed() -> None:
    for what in ("sheet", "cards"):
        with pytest.raises(ContentError, match="nobody"):
            printed("phasesix", what, "nobody")


def test_no_name_is_read_as_markup_and_the_same_page_gives_the_same_file() -> None:
    parts = (Rating(NASTY, NASTY, NASTY), Track(NASTY, 7, 3, late=2, gaps=(5,)), Remark(NASTY, NASTY))
    page = Page(Name.of(NASTY), NASTY, (Rating(NASTY, NASTY),), (NASTY,), (Section(NASTY, parts, "left"),))
    first, second = (sheets([page], "regelwerk.systems.phasesix", "de").pdf() for _ in range(2))
    assert first == second
