"""What is on the screen is really on it: on a phone, on a desk, and on a television across the room."""

from __future__ import annotations

import math
import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import Person

LARGE_PHONE = ViewportSize(width=390, height=844)
LAPTOP = ViewportSize(width=1400, height=900)
TELEVISION = ViewportSize(width=1280, height=720)
AT_REST = "document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 100)))"
BRAWL = """
[scenarios.rauferei]
name = { de = "Rauferei", en = "Brawl" }
introduction = { de = "Alle auf einem Haufen.", en = "Everybody in one heap." }
map = [30, 20]
round_limit = 2
sides.heroes = { de = "Helden", en = "heroes" }
sides.foes = { de = "Rudel", en = "pack" }
participants = [
    { who = "hagen", side = "heroes", at = [10, 10] },
    { who = "leyla", side = "heroes", at = [11, 11] },
    { who = "wolf", side = "foes", at = [11, 10] },
    { who = "wolf", side = "foes", at = [10, 11] },
]
"""
DUEL = """
[scenarios.weite]
name = { de = "Weite", en = "Wide open" }
introduction = { de = "Einer sieht den anderen.", en = "One sees the other." }
map = [30, 20]
round_limit = 9
sides.heroes = { de = "Helden", en = "heroes" }
sides.foes = { de = "Rudel", en = "pack" }
participants = [{ who = "hagen", side = "heroes", at = [3, 10] }, { who = "wolf", side = "foes", at = [28, 18] }]
"""


def is_inside(person: Person, part: Locator) -> bool:
    """Whether all of it is within the window."""
    box, window = part.bounding_box(), person.page.viewport_size
    assert box is not None and window is not None
    fits_across = box["x"] >= 0 and box["x"] + box["width"] <= window["width"] + 1
    return fits_across and box["y"] >= 0 and box["y"] + box["height"] <= window["height"] + 1


def test_at_the_end_of_a_game_the_hosts_phone_keeps_everything_on_the_screen(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("realms", "uebung", ("blue",)))
    house.ask("POST", "table/commands", game.players["blue"].rpartition("/")[2], {"do": "concede"})
    host = arrive(game.master, viewport=LARGE_PHONE)
    expect(host.prompt).to_contain_text("Das Spiel ist zu Ende")
    pages = host.page.get_by_role("navigation", name="Seiten").get_by_role("link")
    tabs = host.page.get_by_role("navigation", name="Ansichten").get_by_role("button")
    assert (pages.count(), tabs.count()) == (3, 3)
    assert not host.is_wider_than_the_screen
    assert all(is_inside(host, part) for part in [*pages.all(), *tabs.all()])


def share(person: Person, part: Locator) -> float:
    """How much of the window something takes."""
    box, window = part.bounding_box(), person.page.viewport_size
    assert box is not None and window is not None
    return box["width"] * box["height"] / (window["width"] * window["height"])


def board_of(person: Person) -> Locator:
    """The edge of the table on the map."""
    return person.page.get_by_role("application").locator("rect.frame")


def test_the_battlefield_is_most_of_the_screen(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("realms", "altstadt", ("blue",)))
    person = arrive(game.players["blue"], viewport=LAPTOP)
    person.sit_down()
    field = person.page.get_by_role("application", name="Karte")
    while person.page.get_by_role("region", name="Reihenfolge").count() == 0:  # until all stand on the table
        if not person.answer():
            person.page.wait_for_timeout(20)
    person.page.evaluate(AT_REST)
    assert share(person, field) > 0.55
    assert share(person, board_of(person)) > 0.4
    person.page.get_by_role("button", name="Lage", exact=True).click()  # the rest has a column of its own
    expect(person.page.get_by_role("heading", name="Mission: Bergung")).to_be_in_viewport()
    assert share(person, board_of(person)) > 0.4


def test_in_a_melee_everybody_is_seen_and_can_be_selected(arrive: Arrive, house: House) -> None:
    own = house.keep("phasesix", "rauferei", BRAWL)
    game = house.begin(house.prepare("phasesix", "rauferei", ("heroes",), content=own))
    person = arrive(game.players["heroes"], viewport=LARGE_PHONE)
    person.offers.first.wait_for()
    person.page.get_by_role("button", name="Ort", exact=True).click()
    pieces = person.page.get_by_role("application").locator("g.piece")
    expect(pieces).to_have_count(4)
    person.page.evaluate(AT_REST)
    discs = [piece.locator("circle.base").bounding_box() for piece in pieces.all()]
    for one, other in combinations(discs, 2):
        assert one is not None and other is not None
        apart = math.hypot(one["x"] - other["x"], one["y"] - other["y"])
        assert apart >= (one["width"] + other["width"]) / 2 - 1
    for name in [piece.get_attribute("data-id") for piece in pieces.all()]:
        piece = person.page.locator(f'g.piece[data-id="{name}"]')
        disc = piece.locator("circle.base").bounding_box()
        assert disc is not None
        person.page.mouse.click(disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2)
        expect(piece).to_have_class(re.compile(r"\bselected\b"))


def watch(house: House, system: str, scene: str, people: tuple[str, ...]) -> str:
    """A link to watch a game by, in which these people have not come yet."""
    game = house.begin(house.prepare(system, scene, people))
    lobby = house.ask("POST", "lobby/seats", game.master.rpartition("/")[2], {"role": "spectator", "name": "TV"})
    return str(next(seat["link"] for seat in lobby["seats"] if seat["role"] == "spectator"))


@pytest.mark.parametrize(
    ("system", "scene", "seats", "number"),
    [
        ("heldencodex", "skirmish", ("richart",), 8),
        ("realms", "altstadt", ("blue",), 9),
        ("darkspace", "kanalstrasse", ("juro",), 12),
        ("factions", "nebelhafen", ("asche",), 7),
        ("phasesix", "gruft", ("heroes", "undead"), 8),  # and Hagen, unless he dies at once
    ],
)
def test_a_television_shows_everybody_in_a_crowd(
    system: str, scene: str, seats: tuple[str, ...], number: int, arrive: Arrive, house: House
) -> None:
    watching = arrive(watch(house, system, scene, seats), viewport=TELEVISION)
    cards = watching.page.get_by_role("article")
    cards.nth(number - 1).wait_for()
    watching.page.evaluate(AT_REST)
    log = watching.page.locator(".lately").bounding_box()
    assert log is not None
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert is_inside(watching, card)
        assert box["y"] + box["height"] <= log["y"] + 1, card.inner_text()
    if board_of(watching).count():
        field = watching.page.get_by_role("application").bounding_box()
        board = board_of(watching).bounding_box()
        assert field is not None and board is not None
        assert is_inside(watching, board_of(watching))
        assert board["y"] + board["height"] <= field["y"] + field["height"]


def drag(person: Person, piece: Locator, across: float, up: float) -> None:
    """Drag a figure, by shares of the map's width and height."""
    disc, board = piece.locator("circle.base").bounding_box(), board_of(person).bounding_box()
    assert disc is not None and board is not None
    x, y = disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + across * board["width"], y - up * board["height"], steps=5)
    person.page.mouse.up()


def test_dragging_ones_figure_in_ones_turn_plans_the_move(arrive: Arrive, house: House) -> None:
    own = house.keep("phasesix", "weite", DUEL)
    game = house.begin(house.prepare("phasesix", "weite", ("heroes",), content=own))
    person = arrive(game.players["heroes"], viewport=LAPTOP)
    planner, field = person.page.get_by_role("region", name="Planen"), person.page.get_by_role("application")
    while planner.count() == 0:
        if not person.answer():
            person.page.wait_for_timeout(20)
        assert person.answers < 20
    expect(planner).to_contain_text("Zieh deine Figur")
    piece = person.page.locator("g.piece[data-id=hagen]")
    person.page.evaluate(AT_REST)

    # Near by one walks, farther off one runs, beyond that it says why not; Escape thinks again.
    for far, says in ((0.05, "Gehen: "), (0.2, "Rennen: "), (0.6, "Das geht hier nicht:")):
        drag(person, piece, far, 0)
        expect(planner).to_contain_text(says)
    expect(planner.get_by_role("button", name="So machen")).to_be_disabled()
    field.press("Escape")
    expect(planner.get_by_role("button", name="So machen")).to_have_count(0)

    # By keyboard, on a phone: one answer says how and where to, and costs one action.
    person.page.set_viewport_size(LARGE_PHONE)
    person.page.get_by_role("button", name="Ort", exact=True).click()
    for key in ("Enter", "ArrowRight", "ArrowRight"):
        field.press(key)
    expect(planner).to_contain_text("Gehen: 1 m, wie gezeigt")
    expect(planner).to_contain_text("1 Akt.")
    field.press("Enter")
    expect(person.question).not_to_contain_text("noch 2 Aktionen")
    expect(person.question).not_to_contain_text("wohin")
    person.page.get_by_role("button", name="Verlauf", exact=True).click()
    expect(person.page.get_by_text("Hagen geht 1 m")).to_be_visible()


def until_planning(*people: Person) -> tuple[Person, Locator]:
    """Everybody answers as suggested until one of them may plan a way on a lane."""
    for _ in range(200):
        for person in people:
            plan = person.page.get_by_role("application", name="Planen")
            if plan.count():
                return person, plan
            if not person.answer():
                person.page.wait_for_timeout(50)
    raise AssertionError("nobody may go anywhere")


def test_in_dark_space_a_figure_is_dragged_to_whom_it_approaches(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("darkspace", "duell", ("rhea",)))
    person, plan = until_planning(*(arrive(link, viewport=LAPTOP) for link in (game.players["rhea"], game.master)))
    lane = person.page.locator("section.lane", has=plan)
    own, other = lane.locator(".track .token.own"), lane.locator(".track .token:not(.own, .ghost)")
    own.scroll_into_view_if_needed()
    start, end = own.bounding_box(), other.bounding_box()
    assert start is not None and end is not None
    for x, y in ((start["x"] + 9, start["y"] + 9), (end["x"] + 9, end["y"] + 9)):
        person.page.mouse.move(x, y, steps=5)
        person.page.mouse.down()
    person.page.mouse.up()
    expect(lane.locator(".ghost")).to_have_text(own.inner_text())
    expect(plan).to_contain_text(other.inner_text().split()[0])
    expect(plan).to_contain_text("1 AE")
    question = person.question.inner_text()
    plan.get_by_role("button", name="So machen").click()
    expect(person.page.get_by_text(question)).to_have_count(0)
    expect(lane.locator(".ghost")).to_have_count(0)


def test_in_heldencodex_a_step_is_planned_by_keys_on_a_phone(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("heldencodex", "skirmish", ("richart",)))
    person = arrive(game.players["richart"], viewport=LARGE_PHONE)
    person.page.get_by_role("button", name="Ort", exact=True).click()
    _, plan = until_planning(person)
    for key, says in (("ArrowRight", "Langsam näher"), ("ArrowRight", "Schnell näher"), ("ArrowLeft", "Langsam näher")):
        plan.press(key)
        expect(plan).to_contain_text(says)
    plan.press("Escape")
    expect(plan.get_by_role("button")).to_have_count(0)
    assert not person.is_wider_than_the_screen
    plan.press("ArrowRight")
    expect(plan.get_by_role("button", name="So machen")).to_be_enabled()
    plan.press("Enter")
    expect(plan).to_have_count(0)
    person.page.get_by_role("button", name="Verlauf", exact=True).click()
    expect(person.page.get_by_text("15 m")).not_to_have_count(0)
