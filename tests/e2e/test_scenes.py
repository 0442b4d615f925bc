"""One scene of every system from the first question to the end: a browser for the master, one for each player."""

from __future__ import annotations

import os
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import play


@dataclass(frozen=True, slots=True)
class Evening:
    """A scene, who plays it, and how many answers are left to luck before everybody takes the defaults.

    After so many answers by hand, a long game is brought to its end without the browsers, which look on.
    """

    system: str
    scene: str
    seats: tuple[str, ...]
    by_luck: int = 10_000
    by_hand: int = 10_000


SHORT = (
    Evening("phasesix", "hof", ("heroes", "foes"), by_luck=10, by_hand=14),
    Evening("darkspace", "duell", ("rhea",), by_luck=10, by_hand=12),
    Evening("heldencodex", "duel", ("richart",)),
    Evening("factions", "funkstille", ("chor", "jonna"), by_luck=0, by_hand=10),
    Evening("realms", "uebung", ("blue", "red"), by_luck=10, by_hand=14),
)
LONG = (
    Evening("phasesix", "schlaegerei", ("heroes", "foes"), by_luck=150),
    Evening("darkspace", "schiesserei", ("rhea",), by_luck=60),
    Evening("heldencodex", "skirmish", ("richart",), by_luck=200),
    Evening("factions", "nebelhafen", ("asche", "kontor"), by_luck=0),
    Evening("realms", "standard", ("blue", "red"), by_luck=60),
)
EVENINGS = SHORT if os.environ.get("REGELWERK_SCENES") != "long" else SHORT + LONG
YARD = """
[scenarios.hof]
name = { de = "Im Hof", en = "In the yard" }
introduction = { de = "Ein Wolf steht im Hof.", en = "A wolf stands in the yard." }
round_limit = 4
options = { space = "none" }
sides.heroes = { de = "Helden", en = "heroes" }
sides.foes = { de = "Rudel", en = "pack" }
participants = [{ who = "hagen", side = "heroes" }, { who = "wolf", side = "foes" }]
"""


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: f"{evening.system}-{evening.scene}")
def test_a_scene_is_played_to_its_end(evening: Evening, arrive: Arrive, house: House) -> None:
    own = house.keep("phasesix", "hof", YARD) if evening.scene == "hof" else []
    game = house.begin(house.prepare(evening.system, evening.scene, evening.seats, content=own))
    master = arrive(game.master)
    players = [arrive(link, phone=number > 0) for number, link in enumerate(game.players.values())]
    for person in (master, *players):
        person.sit_down()
    play((master, *players), Random(f"{evening.system} {evening.scene}"), evening.by_luck, evening.by_hand)
    house.play_on(game)
    for person in (master, *players):
        expect(person.page.get_by_role("link", name="Noch einmal ansehen")).to_be_visible()
        expect(person.question).to_have_text(master.question.inner_text())
    assert all(player.answers for player in players)
