"""Glances: two lines of sight tell who hides, who has cover and who stands in the open, mostly as a whole look does."""

from __future__ import annotations

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.content.loading import load
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.tactics.destinations import nooks
from regelwerk.systems.realms.tactics.glances import HIDDEN, STEP, TOUCHING, VIEWS, Glance, glances
from regelwerk.systems.realms.tactics.sight import outlooks
from regelwerk.systems.realms.values import RADIUS
from systems.realms.builders import box, enemy, model, piece, world

WALL = piece("mauer", box(24, 40, 25, 52), 4, 2)
TALL = piece("haus", box(40, 35, 50, 55), 12, 1)


def glance(now: World) -> Glance:
    (found,) = glances(now, [now.find("mars")], [now.find("amok")])
    return found


def test_in_the_open_both_are_seen_and_the_distance_is_told_in_steps() -> None:
    found = glance(world(model("mars", (10, 45)), enemy("amok", (30, 45))))
    assert found == Glance([int(17.5 // STEP)], [0], [0])


def test_behind_a_house_nobody_sees_anybody() -> None:
    found = glance(world(model("mars", (30, 45)), enemy("amok", (60, 45)), pieces=(TALL,)))
    assert (found.mine, found.theirs) == ([HIDDEN], [HIDDEN])


def test_whoever_touches_a_low_wall_has_its_cover_and_shoots_over_it() -> None:
    found = glance(world(model("mars", (22.7, 45)), enemy("amok", (60, 45)), pieces=(WALL,)))
    assert (found.mine, found.theirs) == ([0], [TOUCHING])


def test_nine_of_ten_glances_say_what_a_look_says() -> None:
    begun = start(scenario_document(load(), "standard", {}))
    table = begun.scene.battlefield
    mine, other = begun.find("mars"), begun.find("sturmsoldat")
    places = [replace(mine, at=nook.at) for nook in nooks(table, RADIUS["medium"])]
    enemies = [replace(other, at=place.at) for place in places[::9]]
    same = [
        VIEWS[view] == seen
        for quick, whole in zip(glances(begun, places, enemies), outlooks(begun, places, enemies), strict=True)
        for view, seen in zip([*quick.mine, *quick.theirs], [*whole.mine, *whole.theirs], strict=True)
    ]
    assert sum(same) >= 0.85 * len(same)
