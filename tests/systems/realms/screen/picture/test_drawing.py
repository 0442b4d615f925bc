"""The drawn battlefield: well-formed, true to scale, and showing who sees whom."""

from __future__ import annotations

from xml.etree import ElementTree

from regelwerk.engine.state_values import Name, replace
from regelwerk.engine.system import system
from regelwerk.space import Point
from regelwerk.systems.realms.rules.mission.scenes import Mission
from regelwerk.systems.realms.screen.picture.drawing import picture
from regelwerk.systems.realms.screen.picture.style import EDGE
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, model, named, piece, world, zone

SVG = "{http://www.w3.org/2000/svg}"


def drawing(table: World, lang: str = "de") -> ElementTree.Element:
    return ElementTree.fromstring(picture(table, "blue", lang))


def looking(root: ElementTree.Element, looks: str) -> list[ElementTree.Element]:
    """Everything on the table (not in the legend) that is drawn like this."""
    legend = {id(part) for group in root.iter(f"{SVG}g") if group.get("class") == "legend" for part in group.iter()}
    return [p for p in root.iter() if id(p) not in legend and set(looks.split()) <= set(p.get("class", "").split())]


def crowd() -> World:
    """Mars sees Amok whole, Bodo's head at best, nothing of Carl, and Dora is behind it; Emil hides in plain sight."""
    return world(
        model("mars", at=(20, 45), fov=180),
        enemy("amok", at=(60, 45)),
        enemy("bodo", at=(60, 30)),
        enemy("carl", at=(60, 70)),
        enemy("dora", at=(5, 45)),
        enemy("emil", at=(60, 50), revealed=False),
        pieces=(piece("t1", box(57, 27, 58, 34), 5.5), piece("t2", box(50, 60, 52, 72), 20)),
        zones=(zone("swamp", box(30, 10, 40, 20), "z1"),),
        acting="mars",
    )


def test_bases_are_true_to_scale_and_stand_where_they_stand() -> None:
    root = drawing(world(model("mars", at=(10, 20)), enemy("amok", at=(30, 40), type="mike"), acting="mars"))
    found = {group.get("data-id"): group for group in looking(root, "model")}
    assert found["mars"].get("transform") == f"translate({EDGE + 100} {EDGE + 700})"
    assert set((found["mars"].get("class") or "").split()) == {"model", "one", "active", "acting"}
    radii = {name: group.find(f"{SVG}circle[@class='base']") for name, group in found.items()}
    assert {name: circle.get("r") for name, circle in radii.items() if circle is not None} == {
        "mars": "12.5", "amok": "20",
    }  # fmt: skip
    assert [text.text for text in root.iter(f"{SVG}text") if text.get("class") == "letter middle"][:2] == ["a", "M"]


def test_lines_of_sight_tell_targets_from_what_is_hidden() -> None:
    lines = {line.get("data-to"): line.get("class") for line in looking(drawing(crowd()), "sight")}
    assert lines == {"amok": "sight", "bodo": "sight partly"}


def test_whoever_acts_shows_view_perception_and_danger() -> None:
    root = drawing(crowd())
    (view,), (perception,), (danger,) = (looking(root, kind) for kind in ("view", "perception", "danger"))
    assert "A212.5 212.5 0 0 0" in (perception.get("d") or ""), "4 times 5 cm from the edge of the base"
    assert danger.get("r") == "102.5", "12 cm less a resolve of 3, from the edge of the base"
    assert view.tag == f"{SVG}path"
    assert len(looking(root, "glance")) == 5
    nobody = drawing(world(model(), enemy()))
    assert not looking(nobody, "view") and not looking(nobody, "sight")


def test_an_all_round_view_is_a_disc() -> None:
    (perception,) = looking(drawing(world(model(fov=360), acting="mars")), "perception")
    assert perception.tag == f"{SVG}circle"


def test_terrain_zones_objects_and_the_last_way_are_there() -> None:
    ends = crowd().scene.mission.ends
    goal = Mission("bergung", named("bergung"), ends, "recover", (Point.cm(40, 40), Point.cm(50, 50)), needed=2)
    table = crowd()
    table = replace(
        table,
        scene=world(mission=goal, pieces=table.scene.battlefield.pieces, zones=table.scene.battlefield.zones).scene,
        objects=(Point.cm(40, 40), None),
        trail=(Point.cm(10, 10), Point.cm(10, 20), Point.cm(20, 45)),
    )
    root = drawing(table)
    assert [text.text for text in looking(root, "piece-label")] == ["t1 · 5,5 cm", "t2 · 20 cm"]
    near, far = looking(root, "place")
    assert near.get("x") == far.get("x") == "56" and near.get("y") != far.get("y"), "in the corners, not under models"
    assert [zone.get("fill") for zone in looking(root, "zone")] == ["url(#swamp)"]
    assert [text.text for text in looking(root, "object-label")] == ["1"]
    assert looking(root, "trail")[0].get("points") == "148,848 148,748 248,498"
    assert len(looking(root, "deployment")) == 2 and len(looking(root, "low")) == len(looking(root, "high")) == 1


def test_how_somebody_is_can_be_seen() -> None:
    root = drawing(
        world(model("mars", prone=True), model("geist", revealed=False), model("tot", status="out"), enemy())
    )
    classes = {group.get("data-id"): group.get("class") for group in looking(root, "model")}
    assert classes["mars"] == "model one active prone" and classes["geist"] == "model one active camouflaged"
    crossed = [g.get("data-id") for g in looking(root, "model") if g.find(f"{SVG}path[@class='cross']") is not None]
    assert crossed == ["tot"]


def test_names_are_escaped_and_both_languages_speak() -> None:
    wicked = Name.of('<b>"Rémy" & Söhne</b>', en="<script>")
    table = world(model("mars", name=wicked), enemy(), acting="mars")
    german, english = picture(table, "blue", "de"), picture(table, "blue", "en")
    assert "<b>" not in german and "<script>" not in english
    said = [text.text for text in drawing(table).iter(f"{SVG}text")]
    assert '<b>"Rémy" & Söhne</b>' in said and "Gefahrenbereich" in said
    assert "danger area" in [text.text for text in drawing(table, "en").iter(f"{SVG}text")]
    assert "prefers-color-scheme:dark" in german


def test_only_systems_with_a_drawn_table_have_pictures() -> None:
    realms, fists = system("realms"), system("phasesix")
    assert (realms.picture(crowd(), "blue", "de") or "").startswith("<svg")
    assert fists.picture(None, "blue", "de") is None
