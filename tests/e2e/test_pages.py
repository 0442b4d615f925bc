"""Every page: nothing sticks out on a phone, axe finds nothing serious in either light, and a keyboard is enough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE, Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = """async (rules) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const look = async () => {
        // Colours that have just been changed are on their way, however short it is.
        await frame();
        await frame();
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        const { passes, violations } = await axe.run(rules ? { runOnly: rules } : {});
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        return { looked: passes.length, wrong: serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) };
    };
    const seen = await look();
    if (!seen.wrong.length) return seen;
    // A page that was told something in the meantime is looked at once more: what is wrong with it stays wrong.
    await new Promise((done) => setTimeout(done, 500));
    return look();
}"""
FOCUSED = "document.activeElement?.labels?.[0]?.innerText ?? document.activeElement?.innerText ?? ''"
FIRST_SCENES = {
    "phasesix": ("schlaegerei", "heroes"),
    "darkspace": ("halle9", "rhea"),
    "heldencodex": ("duel", "richart"),
    "factions": ("nebelhafen", "asche"),
    "realms": ("standard", "blue"),
}


def settled(person: Person) -> None:
    """Wait until the page has what it asked the server for."""
    person.page.get_by_role("heading", level=1).first.wait_for()
    expect(person.page.get_by_text("Einen Augenblick …")).to_have_count(0)


def seriously_wrong(person: Person) -> list[object]:
    """What axe finds on the page, with the elements that it is about: everything by day, colours also by night."""
    person.page.evaluate(AXE.read_text("utf-8"))
    by_day = person.page.evaluate(SERIOUS)
    person.page.emulate_media(color_scheme="dark")
    by_night = person.page.evaluate(SERIOUS, ["color-contrast"])
    person.page.emulate_media(color_scheme="light")
    assert by_day["looked"] > 10 and by_night["looked"] == 1
    return [*by_day["wrong"], *by_night["wrong"]]


def every_page(house: House) -> dict[str, str]:
    """The address of one page of each kind."""
    lobby = house.prepare("phasesix", "schlaegerei", ("heroes",))
    begun = house.begin(house.prepare("phasesix", "schlaegerei", ("heroes",)))
    return {  # except the table, which is another one for each system
        "start": house.host_link,
        "lobby": lobby.master,
        "replay": f"#/replay/{begun.id}",
        "rules": "#/rules/phasesix",
        "rule": "#/rules/phasesix/PS-ATK-01",
        "odds": "#/odds/phasesix/attack?attacker=hagen&target=wolf",
        "archive": "#/archive",
        "operation": "#/operation",
        "verify": f"#/verify/{begun.id}",
    }


def test_every_page_fits_a_phone_and_axe_finds_nothing_serious(arrive: Arrive, house: House) -> None:
    person = arrive(phone=True, bypass_csp=True)
    too_wide, found = [], {}
    for name, link in every_page(house).items():
        person.page.set_viewport_size(PHONE)
        person.go(link)
        settled(person)
        if person.is_wider_than_the_screen:
            too_wide.append(name)
        person.page.set_viewport_size(DESK)
        found[name] = seriously_wrong(person)
    assert too_wide == []
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("system", FIRST_SCENES)
def test_every_table_fits_a_phone_and_everybody_can_use_it(system: str, arrive: Arrive, house: House) -> None:
    scene, seat = FIRST_SCENES[system]
    game = house.begin(house.prepare(system, scene, (seat,)))
    person = arrive(game.players[seat], phone=True, bypass_csp=True)
    person.sit_down()
    tabs = person.page.get_by_role("navigation", name="Ansichten").get_by_role("button").all()
    assert len(tabs) >= 3
    too_wide = []
    for tab in tabs:
        tab.click()
        if person.is_wider_than_the_screen:
            too_wide.append(tab.inner_text())
    assert too_wide == []
    person.page.set_viewport_size(DESK)  # where everything is seen at once
    assert seriously_wrong(person) == []


def tab_to(person: Person, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    wanted = re.compile(name)
    for _ in range(200):
        person.page.keyboard.press("Tab")
        if wanted.search(" ".join(person.page.evaluate(FOCUSED).split())):
            return
    pytest.fail(f"{name} cannot be reached by keyboard")


def test_a_keyboard_is_enough_from_the_start_page_to_an_answer(arrive: Arrive, house: House) -> None:
    host = arrive(house.host_link)
    keys = host.page.keyboard
    settled(host)
    tab_to(host, "Phase Six")
    while not host.page.get_by_role("radio", name="Dark Space").is_checked():
        keys.press("ArrowRight")
    tab_to(host, "^Vorbereiten ?: Zweikampf")
    keys.press("Enter")
    host.page.get_by_role("button", name="Beginnen", exact=True).wait_for()
    tab_to(host, "^Wer spielt ?: Rhea")
    keys.type("die Spiel")
    expect(host.page.get_by_label(re.compile("^Wer spielt.*Rhea"))).to_have_value("master")
    expect(host.page.get_by_role("button", name="Beginnen", exact=True)).to_be_enabled()
    tab_to(host, "^Beginnen$")
    keys.press("Enter")
    host.sit_down()
    host.offers.first.wait_for()
    question = host.question.inner_text()
    keys.press("1")
    expect(host.question).not_to_have_text(question)


def test_the_language_is_changed_in_the_middle_of_a_game(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("darkspace", "duell", ("rhea",)))
    person = arrive(game.players["rhea"])
    person.sit_down()
    person.page.get_by_role("button", name="English").click()
    expect(person.page.get_by_role("region", name="Log")).to_contain_text("Round 1")
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    person.page.get_by_role("button", name="Deutsch").click()
    expect(person.page.get_by_role("region", name="Verlauf")).to_contain_text("Runde 1")
