"""A server that is gone for a while: the page says so, keeps what was chosen, and goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    opened = House(tmp_path)
    opened.open()
    yield opened
    opened.close()


def test_after_a_crash_the_table_is_back_at_the_same_question(own_house: House, arrive: Arrive) -> None:
    game = own_house.begin(own_house.prepare("phasesix", "schlaegerei", ("heroes", "foes")))
    players = {seat: arrive(link, house=own_house) for seat, link in game.players.items()}
    for player in players.values():
        player.sit_down()
    while not any(player.offers.count() for player in players.values()):  # whoever is asked may sit down last
        next(iter(players.values())).page.wait_for_timeout(50)
    log = {seat: player.page.get_by_role("region", name="Verlauf").inner_text() for seat, player in players.items()}
    asked, other = sorted(players.values(), key=lambda player: player.offers.count(), reverse=True)
    question = asked.question.inner_text()
    token = game.master.rpartition("/")[2]
    head = own_house.ask("GET", "table", token)["head"]

    own_house.kill()
    for player in players.values():
        expect(player.page.get_by_text("Verbindung unterbrochen")).to_be_visible()
    expect(asked.question).to_have_text(question)
    asked.offers.first.click()
    expect(asked.page.get_by_text("Deine Wahl ist vorgemerkt")).to_be_visible()

    own_house.open()
    for player in players.values():
        expect(player.page.get_by_text("Verbindung unterbrochen")).to_be_hidden()
    expect(asked.page.get_by_text("Deine Wahl ist vorgemerkt")).to_be_hidden()
    for seat, player in players.items():
        assert log[seat].splitlines()[0] in player.page.get_by_role("region", name="Verlauf").inner_text()
    assert own_house.ask("GET", "table", token)["head"] > head  # the answer that was kept is stored
    assert other.page.get_by_role("button", name="Menü").is_visible()
    for player in players.values():  # whatever was being sent when the server was killed breaks off
        player.complaints = [said for said in player.complaints if not lost_connection(said)]


def lost_connection(complaint: str) -> bool:
    """Whether the browser only says that the server was gone, or went in the middle of an answer."""
    return "/api/table/live" in complaint or complaint.startswith("Failed to load resource: net::ERR_")
