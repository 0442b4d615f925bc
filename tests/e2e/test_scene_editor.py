"""A scene of one's own: built by drag and drop and by keyboard, with images, saved, and tried at once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE
from e2e.test_pages import seriously_wrong, settled
from e2e.test_workshop import fits
from table.pictures import SVG, picture

PLACE = re.compile(r", ([\d.]+) · ([\d.]+) cm$")


def carry(page: Page, what: Locator, to: Locator, across: float, down: float) -> None:
    """Drag something with the mouse to a place inside something else, given in shares of it."""
    what.scroll_into_view_if_needed()
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    x, y = end["x"] + across * end["width"], end["y"] + down * end["height"]
    page.mouse.move(x - 20, y, steps=4)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()


def title_of(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Über die Szene").get_by_label("Name").first


def place_of(item: Locator) -> tuple[float, float]:
    found = PLACE.search(item.get_attribute("aria-label") or "")
    assert found is not None
    return float(found[1]), float(found[2])


def test_a_battlefield_with_a_background_is_built_and_played_at_once(arrive: Arrive, house: House) -> None:
    person = arrive(house.host_link, bypass_csp=True)
    settled(person)
    page = person.page
    page.get_by_text("Realms").first.click()
    page.get_by_role("link", name="Szene bauen").click()
    page.get_by_role("link", name=re.compile("^Als Vorlage nehmen ?: Übung$")).click()
    canvas = page.locator("[data-drop=map]")
    expect(page.get_by_text("Alles in Ordnung.")).to_be_visible()
    title_of(page).fill("Am Bach")
    page.get_by_label("Einleitung").fill("Zwei Trupps am Bach.")

    # By mouse: a house is dragged onto the map, then elsewhere.
    carry(page, page.locator("[data-brick=house]"), canvas, 0.35, 0.5)
    house_item = page.get_by_role("button", name=re.compile("^Haus, "))
    before = place_of(house_item)
    carry(page, house_item, canvas, 0.7, 0.55)
    assert place_of(house_item)[0] > before[0] + 5
    # By keyboard: a forest is laid in the middle, moved, made larger, and a crate comes and goes.
    page.get_by_role("button", name="Wald auf die Karte legen", exact=True).press("Enter")
    forest = page.get_by_role("button", name=re.compile("^Wald, "))
    expect(forest).to_be_focused()
    y = place_of(forest)[1]
    for key in ("ArrowLeft", "Shift+ArrowUp", "+", "r"):
        page.keyboard.press(key)
    assert place_of(forest)[1] > y + 4
    page.get_by_role("button", name="Kisten auf die Karte legen").press("Enter")
    crates = page.get_by_role("button", name=re.compile("^Kisten, "))
    expect(crates).to_be_focused()
    page.keyboard.press("Delete")
    expect(crates).to_have_count(0)
    page.get_by_role("button", name="Zurück", exact=True).click()
    expect(crates).to_have_count(1)
    page.get_by_role("button", name="Wieder vor").click()
    expect(crates).to_have_count(0)

    # Somebody joins by drag and drop, and gets a face; an SVG is refused with a sentence, and nothing changes.
    blue = page.get_by_role("region", name=re.compile("^Blau"))
    carry(page, page.locator("[data-entry=spaeher]"), blue, 0.5, 0.5)
    expect(blue.locator("[data-member]")).to_have_count(3)
    blue.locator("[data-member]").last.click()
    face = {"name": "face.png", "mimeType": "image/png", "buffer": picture(size=(90, 120), colour="orange")}
    page.get_by_label(re.compile("Porträt von Späher")).set_input_files(face)  # type: ignore[arg-type]
    expect(page.get_by_role("img", name="Porträt von Späher")).to_be_visible()
    hostile = {"name": "ground.png", "mimeType": "image/png", "buffer": SVG}
    page.get_by_label(re.compile("Hintergrund$")).set_input_files(hostile)  # type: ignore[arg-type]
    expect(page.get_by_role("alert").filter(has_text="kein Bild")).to_be_visible()
    person.complaints.clear()  # the browser's own line about the refused request
    ground = {"name": "ground.jpg", "mimeType": "image/jpeg", "buffer": picture("JPEG", (300, 300), "olive")}
    page.get_by_label(re.compile("Hintergrund$")).set_input_files(ground)  # type: ignore[arg-type]
    expect(canvas.locator("image.picture")).to_have_count(1)
    page.get_by_label("Was darauf zu sehen ist").fill("Ein Bach")
    expect(page.get_by_text("Alles in Ordnung.")).to_be_visible()
    assert seriously_wrong(person) == []
    page.set_viewport_size(PHONE)
    assert fits(person)
    page.set_viewport_size(DESK)

    # What is not saved is still there after a reload, and a mistake is told at its place.
    page.wait_for_timeout(200)
    page.reload()
    expect(page.get_by_text("Dein Entwurf vom letzten Mal ist noch da.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Am Bach")

    # At once: saved, seated, played, with the background under the map and the face on the card.
    page.get_by_role("button", name="Ausprobieren").click()
    person.sit_down()
    expect(page.locator("image.picture")).to_have_count(1)
    expect(page.locator("img.face")).to_have_count(1)
    game = page.url.rpartition("/")[2]
    token = page.evaluate(f"sessionStorage.getItem('regelwerk.seat.{game}')")
    faces = {card["id"]: card["portrait"] for card in house.ask("GET", "table", token)["display"]["cards"]}
    assert faces.pop("spaeher")
    assert set(faces.values()) == {""}
    assert seriously_wrong(person) == []

    # Afterwards it is a scene of one's own; a thousand times is one click more.
    person.go("#/")
    page.get_by_role("link", name=re.compile("^Bearbeiten ?: Am Bach$")).click()
    expect(page.get_by_text("Alles in Ordnung.")).to_be_visible()
    page.get_by_role("button", name="Tausendmal").click()
    expect(page.get_by_role("combobox", name="Szene", exact=True)).to_have_value("uebung_2")
    expect(page.get_by_role("option", name="Am Bach")).to_have_attribute("selected", "")


def test_people_change_sides_and_places_in_the_other_systems(arrive: Arrive, house: House) -> None:
    person = arrive(house.host_link, bypass_csp=True)
    settled(person)
    page = person.page
    person.go("#/scene/darkspace/einbruch")
    office, yard = (page.get_by_role("region", name=name, exact=True) for name in ("Kontor", "Hof"))
    expect(office.locator("[data-member]")).to_have_count(4)
    carry(page, office.locator("[data-member]").first, yard, 0.5, 0.6)
    expect(yard.locator("[data-member]")).to_have_count(1)
    office.get_by_role("combobox").first.select_option(label="Hof")
    expect(yard.locator("[data-member]")).to_have_count(2)
    page.locator("[data-entry=rhea]").press("Enter")
    expect(office.locator("[data-member]")).to_have_count(3)
    expect(page.get_by_text("Alles in Ordnung.")).to_be_visible()
    assert seriously_wrong(person) == []

    # Two edit one scene: the second is told so, and keeps the draft.
    page.get_by_role("button", name="Sichern").click()
    expect(page.get_by_text("Gesichert.")).to_be_visible()
    other = arrive(house.host_link)
    settled(other)
    other.go("#/scene/darkspace/einbruch_2?file=einbruch_2")
    title_of(other.page).fill("Anders")
    other.page.get_by_role("button", name="Sichern").click()
    expect(other.page.get_by_text("Gesichert.")).to_be_visible()
    title_of(page).fill("Noch anders")
    page.get_by_role("button", name="Sichern").click()
    expect(page.get_by_role("alert").filter(has_text="Jemand anderes")).to_be_visible()
    person.complaints.clear()
    page.get_by_role("button", name="Unter neuem Namen sichern").click()
    expect(page.get_by_text("Gesichert.")).to_be_visible()

    # A scene in which nobody is left says so, where it is.
    person.go("#/scene/heldencodex/duel")
    expect(page.get_by_role("heading", level=1)).to_have_text("Zweikampf")
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Entfernen: ")).first.click()
    expect(page.get_by_role("alert").filter(has_text="characters")).to_be_visible()
    page.set_viewport_size(PHONE)
    assert fits(person)
