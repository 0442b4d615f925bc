"""A campaign on a phone: begun, cast, played, taken over; the second scene begins with the wounds of the first."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.test_pages import seriously_wrong

WOUNDED = "gestrichene Segmente +2 (jetzt 2)"


def test_wounds_go_from_scene_to_scene_on_a_phone(arrive: Arrive, house: House) -> None:
    host = arrive(house.host_link, phone=True, bypass_csp=True)
    page = host.page

    def is_fine() -> None:
        assert seriously_wrong(host) == []
        assert not host.is_wider_than_the_screen

    page.get_by_role("link", name="Neue Kampagne").click()
    page.get_by_role("combobox", name="Spielsysteme").select_option("heldencodex")
    expect(page.get_by_text("Herbst an der Straße", exact=True)).to_be_visible()
    page.get_by_text("Selbst zusammenstellen").click()
    page.get_by_label("Name der Kampagne").fill("Herbst <b>1192</b>")
    for name in ("Richart", "Jost", "Zweikampf"):
        page.get_by_role("checkbox", name=name).first.check()
    is_fine()
    page.get_by_role("button", name="Kampagne beginnen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Herbst <b>1192</b>")
    campaign = page.url

    # The lobby has Richart in his place; Jost takes it, and gives it back.
    page.get_by_role("button", name="„Zweikampf“ vorbereiten").click()
    page.get_by_role("heading", name="Besetzung").wait_for()
    place = page.get_by_role("button", name="Wer spielt Richart?")
    place.click()
    is_fine()
    page.get_by_role("group", name="Wer spielt Richart?").get_by_role("button", name="Jost").click()
    page.get_by_role("button", name="Wer spielt Jost?").click()
    page.get_by_role("group", name="Wer spielt Jost?").get_by_role("button", name="Richart").click()
    place.wait_for()

    # The master's word is the quickest duel: two segments, and the opponent falls.
    game = page.url.rsplit("/", 1)[1]
    token = page.evaluate("game => localStorage.getItem(`regelwerk.seat.${game}`)", game)
    house.ask("POST", "lobby/begin", token)
    for change in (
        {"who": "richart", "set": "outer:1", "to": 2},
        {"who": "mercenary", "set": "state", "to": "dead"},
    ):
        house.ask("POST", "table/commands", token, {"do": "correct", "change": change})
    page.goto(f"{house.address}#/result/{game}")
    expect(page.get_by_text(WOUNDED)).to_be_visible()
    is_fine()
    page.get_by_role("button", name="Ergebnis übernehmen").click()
    expect(page.get_by_text("Das Ergebnis ist übernommen.")).to_be_visible()
    page.get_by_role("link", name="Zur Kampagne").click()
    expect(page.get_by_text(WOUNDED).first).to_be_visible()
    is_fine()

    # The next game begins with these wounds.
    page.get_by_role("button", name="Vorbereiten : Zweikampf").click()
    page.get_by_role("heading", name="Besetzung").wait_for()
    game = page.url.rsplit("/", 1)[1]
    token = page.evaluate("game => localStorage.getItem(`regelwerk.seat.${game}`)", game)
    house.ask("POST", "lobby/begin", token)
    forms = house.ask("GET", "table/amendments", token)
    assert '"outer:1","to":2' in str(forms).replace("'", '"').replace(" ", "")

    # The master heals by the form; a mistake is told at its field, and a draft outlives the page.
    page.goto(campaign)
    page.get_by_role("button", name="Ändern : Richart").click()
    lost = page.get_by_label("Verlorene Physis")
    lost.fill("-1")
    expect(lost).to_have_attribute("aria-invalid", "true")
    is_fine()
    lost.fill("0")
    wounds = page.get_by_role("group", name="Wunden", exact=True)
    wounds.get_by_role("button", name="Nr. 1 entfernen").last.click()
    page.reload()
    expect(page.get_by_text("Entwurf", exact=True)).to_be_visible()
    page.get_by_role("button", name="Ändern : Richart").click()
    expect(page.get_by_text("Dein Entwurf ist noch da.")).to_be_visible()
    # Somebody else plans a scene meanwhile: the draft stays, and goes in with a second try.
    path, host_token = f"campaigns/{campaign.rsplit('/', 1)[1]}", house.host_link.rpartition("/")[2]
    plan = {"head": house.ask("GET", path, host_token)["head"], "scenes": ["duel", "duel"]}
    house.ask("PUT", f"{path}/scenes", host_token, plan)
    page.get_by_role("button", name="Sichern", exact=True).click()
    expect(page.get_by_text("Jemand anders hat die Kampagne gerade geändert.")).to_be_visible()
    host.complaints = [said for said in host.complaints if "409" not in said]
    page.get_by_role("button", name="Sichern", exact=True).press("Enter")
    expect(page.get_by_text("Richart ist geändert.")).to_be_visible()
    expect(page.get_by_role("button", name="Ändern : Richart")).to_be_focused()
    expect(page.get_by_text("gestrichene Segmente −2 (jetzt 0)")).to_be_visible()
    expect(page.get_by_text("wie zu Beginn")).to_have_count(1)

    # Both are taken back.
    for n in (1, 2):
        page.get_by_role("button", name="Zurücknehmen").first.click()
        sure = page.get_by_role("group", name="Diesen Eintrag zurücknehmen?")
        sure.get_by_role("button", name="Zurücknehmen").click()
        expect(page.get_by_text("(zurückgenommen)")).to_have_count(n)
    expect(page.get_by_text("wie zu Beginn").first).to_be_visible()


def test_what_was_chosen_last_counts_however_late_the_answer_to_the_first_is(arrive: Arrive, house: House) -> None:
    host = arrive(house.host_link)
    page = host.page
    held: list[Route] = []
    page.route("**/campaigns/choices/phasesix*", lambda route: held.append(route))
    page.get_by_role("link", name="Neue Kampagne").click()
    page.get_by_role("combobox", name="Spielsysteme").select_option("heldencodex")
    page.get_by_text("Selbst zusammenstellen").click()
    heroes = page.get_by_role("checkbox", name="Richart")
    expect(heroes.first).to_be_visible()
    for late in held:
        with page.expect_response(late.request.url) as answered:
            late.continue_()
        answered.value.finished()
    assert held
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    expect(page.get_by_role("combobox", name="Spielsysteme")).to_have_value("heldencodex")
    expect(heroes.first).to_be_visible()
