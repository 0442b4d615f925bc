"""What the table shows: facings, signs, terrain by kind, what lies about, and where everybody is in words."""

from __future__ import annotations

from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.screen.map import Mark
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.rules.mission.scenes import Ends, Mission, MissionArea
from regelwerk.systems.realms.rules.movement.landmarks import labels
from regelwerk.systems.realms.screen.battlefield import battlefield
from regelwerk.systems.realms.screen.display import display
from regelwerk.systems.realms.screen.standings import standings
from regelwerk.systems.realms.screen.whereabouts import whereabouts
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, enemy, model, named, piece, world, zone

ENDS = (
    Ends(
        MissionArea("south", box(0, 0, 90, 15), named("south")), MissionArea("out", box(60, 60, 90, 90), named("out"))
    ),
    Ends(MissionArea("north", box(0, 75, 90, 90), named("north"))),
)


def test_everybody_is_shown_with_place_facing_and_sign() -> None:
    shown = display(
        world(
            model("mars", at=(20, 30), facing=135, prone=True),
            model("geist", at=(25, 30), revealed=False, prone=True),
            model("tot", at=(30, 30), status="out"),
            model("spaeter", status="waiting"),
            enemy("amok", status="wreck"),
            acting="mars",
        )
    )
    assert shown.map is not None
    assert (shown.map.unit, shown.map.size) == ("cm", (90.0, 90.0))
    seen = {one.id: (one.at, one.facing, one.sign) for one in shown.map.pieces}
    assert seen["mars"] == ((20.0, 30.0), 135.0, "_")
    assert seen["geist"][2] == "?"
    assert seen["tot"] == ((30.0, 30.0), None, "x")
    assert "spaeter" not in seen
    assert seen["amok"][1:] == (None, "#")
    assert {one.id: (one.out, one.acts) for one in shown.cards} == {
        "mars": (False, True), "geist": (False, False), "tot": (True, False), "spaeter": (False, False),
        "amok": (True, False),
    }  # fmt: skip


def test_terrain_tells_its_kind_its_height_and_what_to_type_for_it() -> None:
    table = world(
        model(),
        pieces=(piece("t2", box(0, 20, 5, 21), 5), piece("kapelle", box(10, 20, 15, 25), 6)),
        zones=(zone("swamp", box(20, 20, 30, 30), "moor"),),
    )
    shown = {
        area.id: (area.solid, area.texture, area.kind, area.label, area.height) for area in battlefield(table).areas
    }
    assert shown == {
        "moor": (False, "~", "re-zone-swamp", "z1", None),
        "t2": (True, "▒", "re-map-low", "t2", 5.0),
        "kapelle": (True, "█", "re-map-high", "t1", 6.0),
    }


def test_labels_are_short_and_no_two_alike() -> None:
    pieces = tuple(piece(one, box(n, 20, n + 0.5, 21)) for n, one in enumerate(("t2", "turm", "tor", "haus", "t1")))
    assert labels(world(model(), pieces=pieces).scene.battlefield) == {
        "t2": "t2", "turm": "t3", "tor": "tor", "haus": "t4", "t1": "t1",
    }  # fmt: skip


def test_deployment_zones_show_while_they_matter_and_objects_while_they_lie() -> None:
    goal = Mission("bergung", named("bergung"), ENDS, "recover", (Point.cm(40, 40), Point.cm(50, 50)), needed=2)
    table = world(model(), mission=goal, objects=(None, Point.cm(50, 50)))
    shown = battlefield(table)
    assert [(area.id, area.side) for area in shown.areas] == [("south", "blue"), ("out", "blue"), ("north", "red")]
    assert shown.marks == (Mark("2", (50.0, 50.0), phrase("re-map-object", number=2)),)
    fight = world(model(), mission=Mission("standard", named("standard"), ENDS))
    assert [area.id for area in battlefield(fight).areas] == ["out"]
    choosing = battlefield(replace(fight, stage="setup")).areas
    assert [(area.id, area.side) for area in choosing] == [("south", ""), ("out", ""), ("north", "")]


def test_the_places_to_hold_show_all_the_time() -> None:
    goal = Mission("stellung", named("stellung"), ENDS, "hold", (Point.cm(45, 45),), 3, 5 * CENTIMETRE)
    assert battlefield(world(model(), mission=goal)).marks == (
        Mark("1", (45.0, 45.0), phrase("re-map-place", number=1), 5.0),
    )


def test_where_somebody_is_in_words() -> None:
    table = world(
        model("mars", at=(12, 22.25), facing=100),
        enemy("amok", at=(14.5, 22.25)),
        model("hoch", at=(32, 42), floor=6 * CENTIMETRE),
        model("tot", at=(60, 60), status="out"),
        pieces=(piece("t1", box(10, 20, 14, 21)), piece("t2", box(30, 40, 34, 44), 6)),
        zones=(zone("swamp", box(10, 20, 20, 30), "z1"),),
    )
    assert whereabouts(table, table.find("mars")) == phrase(
        "re-map-where", x="12", y="22.25", region=Word("engine-region-southwest"), facing=Word("re-compass-north"),
        number=3,
        around=(
            phrase("re-map-in", what=Ref("z1")),
            phrase("re-map-at", what=Ref("t1"), side=Word("re-compass-north")),
            phrase("re-map-touches", whom=Ref("amok")),
        ),
    )  # fmt: skip
    assert dict(whereabouts(table, table.find("hoch")).facts)["around"] == (phrase("re-map-on", what=Ref("t2")),)
    assert whereabouts(table, table.find("tot")).key == "re-map-where-lies"


def test_whoever_is_gone_has_no_action_points_left_to_follow() -> None:
    standing, lying = (
        one.figures for one in standings(world(model(ap=4), enemy(hp=0, status="out", ap=6))).participants
    )
    assert (standing[1], lying[1]) == (4, 0)
