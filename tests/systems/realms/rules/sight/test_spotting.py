"""Spotting: as an action, in reaction, with help."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.sight.spotting import ACTS, REACTIONS, declare_spotting, spot_value, why_not
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from systems.realms.builders import (
    box,
    enemy,
    facts,
    item,
    model,
    piece,
    possible,
    questions,
    refusal,
    told,
    weapon,
    world,
)
from systems.realms.builders import zone as area

(SPOT,) = ACTS
AS_REACTION, SUPPORT = REACTIONS
SPOTTER = model(wn=6)
HIDDEN = enemy(at=(60, 45), camouflage="active", camouflage_level=2, revealed=False)
"""12.5 cm away; WN 6 reaches 30 cm."""
LOOK = Deed("spot", "mars", targets=(Shots("amok"),))
CREEP = Deed("guard", "amok")


def table(*models: Model, **changes: Any) -> World:
    return world(*(models or (SPOTTER, HIDDEN)), **{"acting": "mars", **changes})


def refused(spotter: Model = SPOTTER, sought: Model = HIDDEN, **changes: Any) -> str:
    return rule_of(why_not(table(spotter, sought, **changes), spotter, sought))


def rule_of(why: Refused | None) -> str:
    return "" if why is None else why.rule_id


def spotted(start: World, *faces: int, deed: Deed = LOOK, answers: tuple[str, ...] = ()) -> World:
    return told(lambda: SPOT.perform(start, deed), *answers, faces=faces).result


# -- the value --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-CAM-06", "RE-CAM-14", "RE-CAM-16", "RE-EQP-01")
def test_level_extra_points_and_a_scanner() -> None:
    scanner = model(wn=6, items=(item("scanner", spotting=1),))
    value = spot_value(table(scanner, HIDDEN), scanner, HIDDEN, 3)
    assert [(term.amount, term.rule_id) for term in value.terms] == [
        (6, "RE-ATR-01"),
        (-2, "RE-CAM-14"),
        (3, "RE-CAM-16"),
        (1, "RE-EQP-01"),
    ]


@pytest.mark.rule("RE-CAM-14", "RE-ZON-06", "RE-ENV-06")
def test_it_is_a_test_of_perception() -> None:
    thicket = table(zones=(area("thicket", box(40, 40, 50, 50)),))
    assert spot_value(thicket, SPOTTER, HIDDEN, 0).total == 3
    assert spot_value(table(environment="tundra"), SPOTTER, HIDDEN, 0).total == 5


# -- whom -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-CAM-13", "RE-CAM-17", "RE-GEO-17")
def test_whom_one_can_look_for() -> None:
    assert refused() == ""
    assert refused(sought=replace(HIDDEN, revealed=True)) == "RE-CAM-13"
    assert refused(spotter=model(wn=6, facing=180)) == "RE-CAM-17", "behind one's back"
    behind = replace(HIDDEN, at=SPOTTER.at._replace(x=SPOTTER.at.x - 2_500_000))
    assert refused(sought=behind) == "", "whoever touches one is noticed"
    assert refused(sought=behind, options=Options(perception_contact="strict")) == "RE-CAM-17"
    wall = piece("wand", box(50, 30, 51, 60), height=10)
    assert refused(pieces=(wall,)) == "RE-CAM-17"


@pytest.mark.rule("RE:spot_los", "RE-CAM-17")
def test_a_table_may_let_walls_not_matter() -> None:
    wall = piece("wand", box(50, 30, 51, 60), height=10)
    options = Options(spot_los="none")
    assert refused(pieces=(wall,), options=options) == ""
    seen = spotted(table(pieces=(wall,), options=options), 4)
    assert seen.find("amok").revealed
    assert spotted(table(pieces=(wall,))).find("amok").camouflaged, "otherwise no die is thrown"


@pytest.mark.rule("RE-CAM-17", "RE-MEA-02", "RE:premeasure")
def test_the_distance_shows_itself_or_may_be_measured_before() -> None:
    far = enemy(at=(80, 45), camouflage="active", camouflage_level=2, revealed=False)
    assert refused(sought=far) == "", "nobody measures in advance"
    done = told(lambda: SPOT.perform(table(SPOTTER, far), LOOK))
    assert done.rolled == [] and done.notes("re-spot-too-far")
    assert done.result.find("mars").ap == 5, "the point is spent"
    assert refused(sought=far, options=Options(premeasure="always")) == "RE-CAM-17"


@pytest.mark.rule("RE-CAM-15", "RE:spot_limit")
def test_one_attempt_in_a_phase() -> None:
    failed = spotted(table(SPOTTER, model("luna", at=(45, 50), wn=6), HIDDEN), 12)
    mars, luna, sought = failed.models
    assert rule_of(why_not(failed, mars, sought)) == "RE-CAM-15"
    assert rule_of(why_not(failed, luna, sought)) == "RE-CAM-15", "the whole side has had it"
    each = replace(failed, options=Options(spot_limit="once_per_spotter"))
    assert why_not(each, mars, sought) is not None
    assert why_not(each, luna, sought) is None


# -- as an action -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-CAM-13", "RE-CAM-14")
def test_a_success_reveals() -> None:
    assert spotted(table(), 4).find("amok").revealed
    failed = spotted(table(), 5)
    assert failed.find("amok").camouflaged
    assert failed.find("mars").ap == 5
    assert failed.phase is not None and failed.phase.spotted == (("mars", "amok"),)


@pytest.mark.rule("RE-CAM-13", "RE-REA-09")
def test_whoever_is_shot_down_does_not_find_anybody() -> None:
    gunner = enemy("asta", (60, 50), weapons=(weapon(damage=4),), fire_ready=True)
    # The interrupt (1, 1 against 12), a hit, and damage that puts the spotter out.
    after = spotted(table(SPOTTER, HIDDEN, gunner), 1, 1, 12, 1, 12, 1, answers=("reaction_fire:gewehr",))
    assert (after.find("mars").vitals.status, after.find("amok").camouflaged) == ("out", True)


@pytest.mark.rule("RE-CAM-16")
def test_extra_points_are_announced_and_paid() -> None:
    declared = told(lambda: SPOT.declare(table(), SPOTTER), "3")
    assert declared.result == LOOK._replace(extra=3)
    assert questions(declared) == ["RE-CAM-16"], "there is only one to look for"
    assert possible(declared.asked[0]) == ["0", "1", "2", "3", "4", "5", "back"]
    done = spotted(table(), 7, deed=LOOK._replace(extra=3))
    assert done.find("amok").revealed and done.find("mars").ap == 2
    assert told(lambda: SPOT.declare(table(), SPOTTER)).result is None


@pytest.mark.rule("RE-CAM-13")
def test_who_is_asked_about() -> None:
    other = replace(HIDDEN, id="asta", at=model(at=(58, 50)).at)
    behind = replace(HIDDEN, id="rana", at=model(at=(30, 45)).at)
    asked = told(lambda: SPOT.declare(table(SPOTTER, HIDDEN, other, behind), SPOTTER)).asked[0]
    assert possible(asked) == ["amok", "asta", "back"]
    assert refusal(asked, "rana") == "RE-CAM-17"
    assert SPOT.offered(table(SPOTTER, enemy()), SPOTTER) is False
    none = SPOT.offered(table(SPOTTER, behind), SPOTTER)
    assert isinstance(none, Refused) and none.rule_id == "RE-CAM-17"
    poor = SPOT.offered(table(), model(wn=6, ap=0))
    assert isinstance(poor, Refused) and poor.rule_id == "RE-ACT-01"


# -- help -------------------------------------------------------------------------------------------------------------

HELPER = model("luna", at=(45, 52), wn=6, facing=-30)


@pytest.mark.rule("RE-CAM-18", "RE-CAM-01", "RE:bonus_die")
def test_example_13_a_friend_helps() -> None:
    scanner = model(wn=6, items=(item("scanner", spotting=1),))
    done = told(lambda: SPOT.perform(table(scanner, HELPER, HIDDEN), LOOK), "spot_support", faces=[11, 4])
    assert done.result.find("amok").revealed
    assert (done.result.find("mars").ap, done.result.find("luna").ap) == (5, 4)
    ((value, dice),) = facts(done, "re-spots", "value", "dice")
    assert isinstance(value, Tally) and value.total == 5
    assert isinstance(dice, Tally) and dice.total == 2
    assert done.result.phase is not None and done.result.phase.supporting == ()
    flat = table(scanner, HELPER, HIDDEN, options=Options(bonus_die="flat_plus_1"))
    assert spotted(flat, 6, answers=("spot_support",)).find("amok").revealed


@pytest.mark.rule("RE-CAM-18", "RE:support_perception")
def test_whom_a_friend_can_help() -> None:
    def helps(helper: Model, action: Deed = LOOK, **changes: Any) -> bool:
        start = table(SPOTTER, helper, HIDDEN, **changes)
        return SUPPORT.may(start, helper, action) and bool(SUPPORT.deeds(start, helper, action))

    assert helps(HELPER), "the friend itself need not be in its perception area"
    assert not helps(HELPER, options=Options(support_perception="both"))
    assert helps(model("luna", at=(40, 45), wn=6), options=Options(support_perception="both"))
    assert not helps(model("luna", at=(45, 52), wn=2, facing=-30)), "too far from the sought model"
    assert [helps(replace(HELPER, vitals=replace(HELPER.vitals, ap=ap))) for ap in (1, 2)] == [False, True]
    assert not helps(HELPER, Deed("guard", "mars"))


# -- in reaction ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-CAM-13", "RE-CAM-16", "RE-REA-05")
def test_spotting_in_reaction() -> None:
    start = table(acting="amok")
    assert AS_REACTION.may(start, SPOTTER, CREEP)
    deeds = AS_REACTION.deeds(start, SPOTTER, CREEP)
    assert [AS_REACTION.cost(start, deed).total for deed in deeds] == [1, 2, 3, 4, 5, 6]
    assert AS_REACTION.deeds(start, model(wn=6, facing=180), CREEP) == ()
    assert not AS_REACTION.may(table(SPOTTER, enemy(at=(60, 45))), SPOTTER, CREEP), "nothing to spot"
    assert [AS_REACTION.may(start, model(wn=6, ap=ap), CREEP) for ap in (0, 1)] == [False, True]
    wall = piece("wand", box(50, 30, 51, 60), height=10)
    assert AS_REACTION.deeds(table(acting="amok", pieces=(wall,)), SPOTTER, CREEP) == ()


@pytest.mark.rule("RE-CAM-13", "RE-CAM-15", "RE-REA-06")
def test_two_spotters_have_one_attempt_between_them() -> None:
    start = table(SPOTTER, HELPER, HIDDEN, acting="amok")

    def window() -> Any:
        return reactions.before(start, CREEP, (reactions.here(start, "amok"),))

    # Both name it and win the contest against 2; the second one's condition no longer holds.
    done = told(window, "spot", "spot:2", faces=[1, 2, 12, 11, 9])
    after, _ = done.result
    assert after.find("amok").camouflaged
    assert (after.find("mars").ap, after.find("luna").ap) == (5, 6)
    assert done.notes("re-reaction-lapses")


@pytest.mark.rule("RE-CAM-18", "RE:bonus_die")
def test_helpers_add_dice_or_1_where_bonus_dice_are_flat() -> None:
    def declared(**options: Any) -> tuple[int, int]:
        found = declare_spotting(table(options=Options(**options)), SPOTTER, HIDDEN, 0, helpers=2)
        assert (found.value.total, found.dice.total) == (found.search.value, found.search.dice)
        return found.search.value, found.search.dice

    value = spot_value(table(), SPOTTER, HIDDEN, 0).total
    assert declared() == (value, 3)
    assert declared(bonus_die="flat_plus_1") == (value + 2, 1)
