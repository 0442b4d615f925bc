"""Places in people's own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import Name, replace
from regelwerk.space import Point
from regelwerk.systems.realms.rules.mission.scenes import Mission, Piece
from regelwerk.systems.realms.rules.movement.landmarks import Landmark, Wish, coordinates, find, read
from regelwerk.systems.realms.rules.movement.spoken_places import folded
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, enemy, model, named, piece, world, zone


def table() -> World:
    amboss = enemy("amboss", at=(60, 45), name=Name.of("MIKe „Amboss“", en="MIKe “Anvil”"))
    scout = enemy("spaeher", at=(30, 30), name=Name.of("Späher", en="Scout"))
    walls = (piece("t1", box(20, 40, 30, 41)), piece("t11", box(50, 40, 60, 41)))
    woods = (zone("forest", box(5, 20, 20, 30), "z1"),)
    return world(model(at=(45, 45), facing=90), amboss, scout, pieces=walls, zones=woods,
                 objects=(Point.cm(50, 50), None, Point.cm(40, 50)))  # fmt: skip


AMBOSS = Landmark("model", "amboss", Point.cm(60, 45))
T1 = Landmark("piece", "t1", Point.cm(25, 40.5))


@pytest.mark.rule("RE-MOV-05")
@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("25 cm Richtung Amboss", Wish("towards", 25 * CENTIMETRE, AMBOSS)),
        ("25 cm towards amboss", Wish("towards", 25 * CENTIMETRE, AMBOSS)),
        ("12,5 auf den Amboss zu", Wish("towards", 12_500_000, AMBOSS)),
        ("7 cm zu amboss", Wish("towards", 7 * CENTIMETRE, AMBOSS)),
        ("richtung anvil", Wish("towards", None, AMBOSS)),
        ("8 cm weg von amboss", Wish("away", 8 * CENTIMETRE, AMBOSS)),
        ("away from Anvil", Wish("away", None, AMBOSS)),
        ("hinter T1", Wish("behind", None, T1)),
        ("behind t1", Wish("behind", None, T1)),
        ("neben Amboss", Wish("beside", None, AMBOSS)),
        ("next to the anvil", Wish("beside", None, AMBOSS)),
        ("auf t1", Wish("onto", None, T1)),
        ("onto t1", Wish("onto", None, T1)),
        ("zu Objekt 1", Wish("to", None, Landmark("object", "object-1", Point.cm(50, 50)))),
        ("to object 3", Wish("to", None, Landmark("object", "object-3", Point.cm(40, 50)))),
        ("zum Späher", Wish("to", None, Landmark("model", "spaeher", Point.cm(30, 30)))),
        ("in z1", Wish("to", None, Landmark("zone", "z1", Point.cm(12.5, 25)))),
        ("mitte", Wish("to", None, Landmark("place", "middle", Point.cm(45, 45)))),
        ("10 cm nord", Wish("heading", 10 * CENTIMETRE, heading=9000)),
        ("10 cm nach Südwesten", Wish("heading", 10 * CENTIMETRE, heading=22500)),
        ("southeast", Wish("heading", None, heading=31500)),
        ("5 cm geradeaus", Wish("heading", 5 * CENTIMETRE, heading=9000)),
        ("left", Wish("heading", None, heading=18000)),
    ],
)
def test_what_people_say(text: str, wish: Wish) -> None:
    here = table()
    assert read(text, here, here.find("mars")) == wish


@pytest.mark.rule("RE-MOV-05")
@pytest.mark.parametrize(
    ("words", "heading"),
    [
        ("o ost osten e east", 0),
        ("no nordost nordosten ne northeast", 4500),
        ("n nord norden north", 9000),
        ("nw nordwest nordwesten northwest", 13500),
        ("w west westen", 18000),
        ("sw südwest südwesten southwest", 22500),
        ("s süd süden south", 27000),
        ("so südost südosten se southeast", 31500),
    ],
)
def test_every_word_for_a_point_of_the_compass_means_the_same(words: str, heading: int) -> None:
    here = table()
    for word in words.split():
        assert read(word, here, here.find("mars")) == Wish("heading", None, heading=heading)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hinter t9", "re-refuse-unknown-place"),
        ("zu objekt 2", "re-refuse-unknown-place"),
        ("5 cm irgendwohin", "re-refuse-unreadable"),
        ("", "re-refuse-unreadable"),
        ("neben mike", "re-refuse-ambiguous"),
    ],
)
def test_what_nobody_understands_is_told(text: str, reason: str) -> None:
    here = replace(table(), models=(*table().models, enemy("hammer", name=Name.of("MIKe Hammer"))))
    found = read(text, here, here.find("mars"))
    assert isinstance(found, Refused) and found.reason.key == reason


def test_a_whole_name_goes_before_the_beginning_of_another() -> None:
    here = table()
    assert find("t1", here) == T1
    found = find("t", here)
    assert isinstance(found, Refused)
    assert find("spä", here) == Landmark("model", "spaeher", Point.cm(30, 30))
    several = find("ambo", replace(here, models=(*here.models, model("ambo-2", name=named("ambo zwei")))))
    assert isinstance(several, Refused)
    assert dict(several.reason.facts)["several"] == (Ref("amboss"), Ref("ambo-2"))


def test_names_are_compared_without_umlauts_and_marks() -> None:
    assert folded('  MIKe „Größe"  X-2 ') == "mike groesse x 2"


@pytest.mark.rule("RE-GEO-01")
@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("45.5,30", [(45.5, 30)]),
        ("(45.5, 30)", [(45.5, 30)]),
        ("45,5 30", [(45.5, 30)]),
        ("45,5, 30,25", [(45.5, 30.25)]),
        ("45,5 cm / 30 cm", [(45.5, 30)]),
        ("10,20;12,5 30", [(10, 20), (12.5, 30)]),
        ("45,5,30", None),
        ("10 cm nord", None),
        ("45", None),
    ],
)
def test_coordinates_as_people_write_them(text: str, places: list[tuple[float, float]] | None) -> None:
    assert coordinates(text) == (None if places is None else tuple(Point.cm(*at) for at in places))


def test_of_two_namesakes_the_clearly_nearer_one_is_meant() -> None:
    name = Name.of("Betonmauer", en="concrete wall")
    walls = tuple(Piece(piece(one, box(x, 40, x + 4, 41)).solid, name) for one, x in (("west", 10), ("ost", 70)))
    here = world(model(at=(20, 45)), pieces=walls)
    for words in ("Betonmauer", "die Mauer", "wall"):
        near, between = find(words, here, Point.cm(20, 45)), find(words, here, Point.cm(40, 45))
        assert isinstance(near, Landmark) and near.id == "west"
        assert isinstance(between, Refused) and between.reason.key == "re-refuse-ambiguous"
    called = find("Betonmauer ost", here, Point.cm(20, 45))
    assert isinstance(called, Landmark) and called.id == "ost", "as the log calls it"


def test_what_is_on_the_map_can_be_typed() -> None:
    here = world(model(), pieces=(piece("hofmauer_sued", box(20, 40, 30, 41)),))
    assert find("t1", here) == find("hofmauer_sued", here) == Landmark("piece", "hofmauer_sued", Point.cm(25, 40.5))


def test_whoever_misspells_something_is_told_what_there_is() -> None:
    found = find("ambos-mike 7", table())
    assert isinstance(found, Refused) and Ref("amboss") in dict(found.reason.facts)["known"]  # type: ignore[operator]


def test_places_to_hold_have_numbers() -> None:
    ends = table().scene.mission.ends
    here = world(model(), mission=Mission("stellung", named("x"), ends, "hold", (Point.cm(20, 45),), 3, 5 * CENTIMETRE))
    assert find("Stellung 1", here) == find("place 1", here) == Landmark("object", "object-1", Point.cm(20, 45))


def test_a_language_brings_its_words_for_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = {"north": "nord, septentrion", "behind": "derrière", "towards": "vers, en direction de … tout droit"}
    brought = {
        "regelwerk.engine": "engine-language = Français\n",
        "regelwerk.systems.realms": "".join(f"re-typed-{meaning} = {said}\n" for meaning, said in spoken.items()),
    }
    for package, text in brought.items():
        (tmp_path / package).mkdir()
        (tmp_path / package / "fr.ftl").write_text(text, "utf-8")
    assert isinstance(read("derrière t1", table(), table().models[0]), Refused)
    monkeypatch.setenv("REGELWERK_LANGUAGES", str(tmp_path))
    on_it = table()
    me = on_it.models[0]
    assert read("derrière t1", on_it, me) == Wish("behind", None, T1)
    assert read("5 cm en direction de Amboss tout droit", on_it, me) == Wish("towards", 5 * CENTIMETRE, AMBOSS)
    assert read("10 cm septentrion", on_it, me) == Wish("heading", 10 * CENTIMETRE, heading=9000)
    assert read("hinter t1", on_it, me) == Wish("behind", None, T1)  # the others still mean what they meant
