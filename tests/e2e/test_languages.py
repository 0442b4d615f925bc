"""A language that was brought in a folder: the browser offers it, speaks it on every page, and nothing runs over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

import pseudo_language as pseudo
from e2e.conftest import Arrive
from e2e.house import House

PHONE = ViewportSize(width=390, height=844)
ALLOWED = pseudo.names() | {"Deutsch", "English", "Regelwerk"}


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table of its own, with the language in a folder."""
    brought = pseudo.write(tmp_path_factory.mktemp("language"))
    pseudo.write_browser_words(brought)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGELWERK_LANGUAGES", str(brought))
        opened = House(tmp_path_factory.mktemp("elsewhere"))
        opened.open()
    yield opened
    opened.close()


@pytest.mark.slow
def test_start_lobby_table_and_rules_speak_it_alone_and_fit_on_a_phone(arrive: Arrive, elsewhere: House) -> None:
    game = elsewhere.prepare("phasesix", "schlaegerei", ("heroes",), title=pseudo.marked("Abend"))
    person = arrive(elsewhere.host_link, house=elsewhere, viewport=PHONE, locale="pl-PL")
    language = person.page.get_by_role("combobox", name=pseudo.marked("Sprache"))
    expect(language).to_have_value("pl")

    def looked_at(page: str, *, begins: str) -> None:
        person.go(page)
        expect(person.page.get_by_role("main")).to_contain_text(pseudo.marked(begins))
        expect(person.page.locator("html")).to_have_attribute("lang", "pl")
        shown = person.page.evaluate("document.body.innerText")
        assert pseudo.unmarked_words(shown, ALLOWED) == set(), page
        assert not person.is_wider_than_the_screen, page

    looked_at("#/", begins="Setzt euch.")
    looked_at(game.master, begins="Plätze")
    looked_at("#/rules/phasesix", begins="Regeln")
    elsewhere.begin(game)
    looked_at(game.players["heroes"], begins="Runde 1")

    person.go("#/")
    language.select_option("en")
    expect(person.page.get_by_role("main")).to_contain_text("Take a seat")
