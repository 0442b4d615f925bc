"""Area weapons: impact, scatter, and who is under the template."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import declare_hit
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.area import (
    Caught,
    Strayed,
    blow_of,
    deviation,
    farthest,
    impact,
    missed,
    resolve_area_shot,
    stopped_on_the_way,
    under_template,
)
from regelwerk.systems.realms.rules.shooting.hitting import Attempt
from regelwerk.systems.realms.rules.shooting.shooting import fire
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from systems.realms.builders import armour, box, enemy, facts, item, model, piece, told, weapon, world, zone

GRENADE = weapon("granate", 1, (12, 4), "schlag", 2, 4, 2, ("paralyse",), area=4, uses=2)
SHOOTER = model(at=(20, 45), fk=5, weapons=(GRENADE,), ko=6)
TARGET = enemy(at=(42.5, 45))
"""20 cm away."""
AT_TARGET = Deed("normal_shot", "mars", "granate", (Shots("amok"),))
AT_SPOT = Deed("normal_shot", "mars", "granate", point=Point.cm(42.5, 45))


def table(*models: Model, **changes: Any) -> World:
    return world(SHOOTER, *models, **changes)


def landed(at: Point) -> tuple[float, float]:
    """A place to the hundredth of a centimetre: where lines cross is rounded."""
    x, y = at.in_cm
    return round(x, 2), round(y, 2)


def attempt(value: int, dice: int = 1, **options: Any) -> Attempt:
    return Attempt("blue", "mars", value, dice, Options(**options))


@pytest.mark.rule("RE-ARE-02", "RE-ARE-03", "RE-DIE-05", "RE:scatter_no_roll")
def test_the_roll_says_by_how_much_it_missed() -> None:
    assert odds(missed, attempt(5)) == Law({0: 5, **dict.fromkeys(range(1, 8), 1)})
    assert told(lambda: missed(attempt(5)), faces=[9]).result == 4
    # The lowest die counts.
    assert told(lambda: missed(attempt(5, 2)), faces=[11, 7]).result == 2
    # Without a chance a die is thrown all the same, to see how far it goes astray.
    assert told(lambda: missed(attempt(-2)), faces=[3]).result == 3
    assert odds(missed, attempt(0)).probability(0) == 0
    assert told(lambda: missed(attempt(0, scatter_no_roll="max_scatter"))).rolled == []


@pytest.mark.rule("RE-ARE-03", "RE-ARE-05", "RE-GEO-13")
def test_three_centimetres_for_each_point_and_never_more_than_half_the_way() -> None:
    assert [deviation(4, farthest(far)) for far in (50, 24, 20, 19.9, 1.5)] == [12, 12, 10, 9, 0]


@pytest.mark.rule("RE-ARE-02", "RE-ARE-04", "RE-ARE-05")
def test_a_miss_has_a_direction_unless_it_is_too_close_to_go_astray() -> None:
    assert told(lambda: resolve_area_shot(attempt(5), 10, "amok"), faces=[5]).result == Strayed(True)
    assert told(lambda: resolve_area_shot(attempt(5), 10, "amok"), faces=[6, 9]).result == Strayed(False, 3, 9)
    assert told(lambda: resolve_area_shot(attempt(5), 10, "amok"), faces=[12, 9]).result == Strayed(False, 10, 9)
    assert told(lambda: resolve_area_shot(attempt(5), 0, "amok"), faces=[12]).result == Strayed(False)


@pytest.mark.rule("RE-ARE-01", "RE-ARE-04", "RE-ARE-07", "RE-ARE-08", "RE-GEO-12", "RE-GEO-13")
def test_a_miss_goes_off_beyond_the_target() -> None:
    """Value 4 (second band), die 8: 12 cm, at most 10; the clock shows 12, so 10 cm straight on."""
    near, edge = enemy("near", at=(55, 45)), enemy("edge", at=(52.5, 49.5))
    transcript = told(lambda: fire(table(TARGET, near, edge), AT_TARGET), faces=[8, 12, 12, 1, 12, 12, 12, 1, 12])
    assert facts(transcript, "re-area-goes-astray", "cm", "points", "capped") == [(10, 4, True)]
    assert facts(transcript, "re-area-lands", "spot") == [("52.5,45",)]
    # Full for the nearer, partial for the other: two shocks and one.
    assert facts(transcript, "re-paralysed", "shocks") == [(2,), (1,)]
    after = transcript.result
    assert [after.find(who).ap for who in ("amok", "near", "edge")] == [6, 4, 5]


@pytest.mark.rule("RE-ARE-02")
def test_a_success_comes_down_on_the_target() -> None:
    transcript = told(lambda: fire(table(TARGET), AT_TARGET), faces=[4, 1, 12])
    assert facts(transcript, "re-area-strikes", "whom")[0][0][0].id == "amok"
    assert transcript.result.find("mars").used == (("granate", 1),)


@pytest.mark.rule("RE-GEO-13", "RE:scatter_direction")
def test_the_direction_is_a_clock_face_or_any_degree() -> None:
    three = told(lambda: fire(table(), AT_SPOT), faces=[5, 3])
    assert facts(three, "re-area-lands", "spot") == [("42.5,42",)]
    degree = told(lambda: fire(table(options=Options(scatter_direction="uniform_angle")), AT_SPOT), faces=[5, 90])
    assert facts(degree, "re-area-lands", "spot") == [("42.5,42",)]


@pytest.mark.rule("RE-ARE-06", "RE-GEO-14")
def test_what_would_land_unseen_goes_off_at_the_first_thing_in_the_way() -> None:
    wall = piece("wall", box(50, 40, 51, 50), 6)
    low = piece("low", box(22, 40, 23, 50), 3)
    behind = Point.cm(60, 45)
    assert landed(stopped_on_the_way(table(pieces=(wall, low)), SHOOTER, behind)) == (50, 45)
    assert stopped_on_the_way(table(pieces=(low,)), SHOOTER, behind) == behind
    # Any model on the line stops it, but only if the spot cannot be seen.
    buddy = model("buddy", at=(45, 45))
    assert landed(stopped_on_the_way(table(buddy, pieces=(wall,)), SHOOTER, behind)) == (43.75, 45)
    assert stopped_on_the_way(table(buddy), SHOOTER, behind) == behind


@pytest.mark.rule("RE-ARE-06", "RE-GEO-14")
def test_a_miss_behind_a_wall_strikes_before_it() -> None:
    wall, before = piece("wall", box(46, 40, 47, 50), 6), enemy("before", at=(44.5, 47))
    start = table(before, pieces=(wall,))
    story = told(lambda: fire(start, AT_SPOT), faces=[12, 12, 1, 12])
    assert facts(story, "re-area-lands", "spot") == [("52.5,45",)]
    assert [who.id for who in facts(story, "re-area-strikes", "whom")[0][0]] == ["before"]
    assert facts(story, "re-area-unseen", "spot") == [("46,45",)]


@pytest.mark.rule("RE-ARE-06", "RE:wreck")
def test_a_wreck_takes_a_spot_out_of_sight_too() -> None:
    wreck = enemy("wreck", at=(50, 45), type="mike", status="wreck")
    assert landed(stopped_on_the_way(table(wreck), SHOOTER, Point.cm(56, 45))) == (48, 45)


@pytest.mark.rule("RE-ARE-01", "RE-ARE-07", "RE-GEO-12", "RE:own_targets", "RE:area_vs_camouflaged")
def test_friend_and_enemy_are_caught_the_nearest_first() -> None:
    friend = model("friend", at=(42.5, 47.5))
    hidden = enemy("hidden", at=(42.5, 41.5), camouflage="active", revealed=False)
    far = enemy("far", at=(42.5, 50.25))
    here = table(TARGET, friend, hidden, far)
    caught = under_template(here, TARGET.at, 4)
    assert caught == (Caught("amok", False), Caught("friend", False), Caught("hidden", True))
    immune = replace(here, options=Options(area_vs_camouflaged="immune"))
    assert [one.who for one in under_template(immune, TARGET.at, 4)] == ["amok", "friend"]
    # The shooter is not spared either.
    assert [one.who for one in under_template(here, Point.cm(21, 45), 4)] == ["mars"]


@pytest.mark.rule("RE-CAM-08", "RE-GEO-20", "RE-ARE-09", "RE-GEO-11")
def test_how_a_model_stands_to_the_impact() -> None:
    hidden = enemy("hidden", at=(42.5, 45), camouflage="active", revealed=False, armour=armour(3))
    assert (
        declare_hit(table(hidden), blow_of(table(hidden), AT_SPOT, Caught("hidden", False), hidden.at)).clash.contest[6]
        == 4
    )
    bearer = enemy(at=(42.5, 45), facing=180, items=(item("schild", shield=True),))
    here = table(bearer)
    assert blow_of(here, AT_TARGET, Caught("amok", False), Point.cm(40, 45)).shielded
    assert not blow_of(here, AT_TARGET, Caught("amok", False), Point.cm(45, 45)).shielded
    sandbags = piece("sandbags", box(43.75, 43, 45, 47), 3, 2)
    assert blow_of(table(TARGET, pieces=(sandbags,)), AT_TARGET, Caught("amok", False), Point.cm(40, 45)).cover
    wood = zone("dense_forest", box(40, 40, 50, 50))
    assert blow_of(table(TARGET, zones=(wood,)), AT_TARGET, Caught("amok", False), TARGET.at).cover
    inside = zone("dense_forest", box(10, 40, 50, 50))
    assert not blow_of(table(TARGET, zones=(inside,)), AT_TARGET, Caught("amok", False), TARGET.at).cover


@pytest.mark.rule("RE:area_contests")
def test_one_damage_roll_for_all_where_the_table_says_so() -> None:
    friend = model("friend", at=(42.5, 47.5))
    here = table(TARGET, friend)
    separate = told(lambda: impact(here, AT_TARGET, TARGET.at), faces=[1, 12, 2, 12])
    assert len(separate.rolled) == 4
    shared = replace(here, options=Options(area_contests="one_attack_roll"))
    assert len(told(lambda: impact(shared, AT_TARGET, TARGET.at), faces=[1, 12, 12]).rolled) == 3


@pytest.mark.rule("RE-ARE-01")
def test_an_impact_that_reaches_nobody() -> None:
    assert told(lambda: impact(table(TARGET), AT_SPOT, Point.cm(70, 70))).notes("re-area-nobody")


@pytest.mark.rule("RE:area_aim")
def test_a_spot_is_harder_only_for_its_distance_and_how_it_is_shot_at() -> None:
    small = enemy(at=(42.5, 45), size="small", fast=True)
    here = table(small, environment="urban")
    assert shot_value(here, AT_TARGET).total == 5 - 1 - 1 - 1 - 1
    assert [term.rule_id for term in shot_value(here, AT_SPOT).terms] == ["RE-ATR-01", "RE-RNG-02"]
    snap = AT_SPOT._replace(kind="snap_shot")
    assert shot_value(here.change("mars", prone=True), snap).total == 5 - 1 - 2 + 1
