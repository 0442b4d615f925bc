"""Drinking: what holds, what it costs, and who is under the table in the end."""

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.people import drinking
from regelwerk.systems.heldencodex.rules.people.drinking import (
    Thirst,
    collapse,
    drink,
    minimum_of,
    points_lost,
    queasy_after_vomiting,
    reaching,
    resolve_drink,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.scene.plans import DrinkPlan
from regelwerk.systems.heldencodex.state import Hero, World
from systems.heldencodex.builders import hero, played, possible, questions, told, world

PLAIN = Options()
READING = Reading(9, 12)


def one_drink(*answers: str, faces: Faces, options: Options = PLAIN, **changes: Any) -> Transcript[tuple[Hero, bool]]:
    """One drink of somebody with drinking 9 (three W12); self-control is one W12 for each that rows leave."""
    drinker = hero(skills={"drinking": "9/2"}, **changes)
    return told(lambda: drink(drinker, options), *answers, faces=faces)


# -- what holds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-DRK-01")
def test_hc_drk_01_the_minimum_rises_with_every_drink() -> None:
    assert [minimum_of(drinks) for drinks in range(4)] == [4, 5, 6, 7]
    assert one_drink(faces=(4, 4, 2)).result[0].drinks == 1
    assert one_drink("psyche", faces=(5, 4, 2), drinks=1).result[0].psyche_lost == 1


@pytest.mark.rule("HC-DRK-02", "HC-DRK-03")
@pytest.mark.parametrize(("faces", "dice"), [((2, 6, 7), 2), ((3, 4, 9), 1), ((2, 3, 5), 0), ((10, 11, 12), 3)])
def test_example_e21_the_third_drink(faces: Faces, dice: int) -> None:
    assert reaching(tuple(face for face in faces if face > 3), 6, READING) == dice


@pytest.mark.rule("HC-DRK-02")
def test_odds_o39_the_third_drink_holds() -> None:
    law = Odds().law(resolve_drink, prober(hero(skills={"drinking": "9/2"}), "drinking", PLAIN), 6)
    holds = sum(weight for (dice, _), weight in law.pairs() if dice == 2)
    assert holds * 1728 == 931 * law.total


@pytest.mark.rule("HC:drink_matches")
def test_hc_drink_matches_the_sum_of_matches_counts_for_each_of_them() -> None:
    sums = READING._replace(options=Options(drink_matches=True))
    assert (reaching((5, 5, 7), 8, READING), reaching((5, 5, 7), 8, sums)) == (0, 2)
    assert reaching((11, 11), 15, sums) == 0, "above the value there are no matches"


@pytest.mark.rule("HC:single_die_over_value", "HC-DRK-02")
def test_hc_drk_02_dice_above_the_value_hold_unless_they_count_for_nothing() -> None:
    void = READING._replace(options=Options(single_die_over_value="void"))
    assert (reaching((10, 12), 6, READING), reaching((10, 12), 6, void)) == (2, 0)


# -- what it costs ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-DRK-03")
def test_hc_drk_03_one_die_costs_a_point_of_choice_and_none_costs_two() -> None:
    one = one_drink("physis", faces=(4, 2, 2))
    assert questions(one) == ["HC-DRK-03"]
    assert possible(one.asked[0]) == ["physis", "psyche"]
    drinker, stays = one.result
    assert (drinker.physis_lost, drinker.psyche_lost, stays) == (1, 0, True)
    drinker, _ = one_drink("physis", "psyche", faces=(2, 2, 2)).result
    assert (drinker.physis_lost, drinker.psyche_lost) == (1, 1)
    assert one_drink(faces=(4, 5, 2)).asked == []


@pytest.mark.rule("HC:drink_zero", "HC-DRK-03")
def test_hc_drink_zero_one_point_or_one_of_each() -> None:
    both = ("physis", "psyche")
    assert points_lost(0, PLAIN) == (both, both)
    assert points_lost(0, Options(drink_zero="one_point")) == (both,)
    each = Options(drink_zero="one_each")
    assert (points_lost(0, each), points_lost(1, each), points_lost(2, each)) == (
        (("physis",), ("psyche",)),
        (both,),
        (),
    )
    drinker, _ = one_drink(faces=(2, 2, 2), options=each).result
    assert (drinker.physis_lost, drinker.psyche_lost) == (1, 1)


@pytest.mark.rule("HC-DRK-04")
@pytest.mark.parametrize(("face", "stays"), [(4, True), (3, False)])
def test_hc_drk_04_an_emptied_row_asks_for_self_control(face: int, stays: bool) -> None:
    after = one_drink("psyche", "grit:0", faces=(4, 2, 2, face, 2), psyche_lost=5, regeneration=5)
    drinker, stayed = after.result
    assert stayed is stays
    assert len(after.notes("hc-vomits")) == (not stays)
    assert drinker.queasy == (0 if stays else 3), "five halved is two"
    assert after.rolled[1].roll.throw.notation() == "2W12", "the emptied row costs a die already"


@pytest.mark.rule("HC-DRK-04")
def test_hc_drk_04_two_rows_emptied_by_one_drink_are_one_probe() -> None:
    after = one_drink("physis", "psyche", "grit:0", faces=(2, 2, 2, 4, 2), psyche_lost=5, physis_lost=5)
    assert len(after.rolled) == 2
    assert after.result[1]


@pytest.mark.rule("HC-DRK-05", "HC-DRK-06")
def test_hc_drk_05_without_psyche_unconscious_and_without_physis_asleep() -> None:
    for track, down in (("psyche", "unconscious"), ("physis", "asleep")):
        lost: dict[str, Any] = {f"{track}_lost": 17}
        after = one_drink("grit:0", track, faces=(4,), regeneration=4, **lost)
        drinker, stays = after.result
        assert (drinker.down, drinker.queasy, stays) == (down, 3, False)
        assert len(after.rolled) == 1, "no self-control helps any more"


@pytest.mark.rule("HC-DRK-04", "HC-FUM-03")
def test_hc_drk_04_only_a_row_that_the_drink_empties_turns_the_stomach() -> None:
    after = one_drink("physis", "physis", faces=(1, 1, 4), psyche_lost=5)
    drinker, stays = after.result
    assert (drinker.psyche_lost, drinker.physis_lost, drinker.emptied("psyche")) == (6, 2, 1)
    assert (len(after.rolled), stays) == (1, True)


@pytest.mark.rule("HC-DRK-05", "HC-FUM-03")
def test_hc_drk_05_the_last_point_may_go_in_the_fight_for_self_control() -> None:
    after = one_drink("psyche", "grit:0", faces=(4, 2, 2, 1, 1), psyche_rows=(2, 1), psyche_lost=1)
    drinker, stays = after.result
    assert (drinker.down, stays) == ("unconscious", False)


@pytest.mark.rule("HC-DRK-05")
def test_hc_drk_05_whoever_comes_exhausted_is_not_dead_drunk_for_that() -> None:
    drinker, stays = one_drink("grit:2", faces=(9, 9), physis_lost=18).result
    assert (drinker.down, drinker.queasy, stays) == ("", 0, True)


@pytest.mark.rule("HC-DRK-05")
def test_hc_drk_05_both_tracks_at_an_end_leave_somebody_unconscious() -> None:
    assert collapse(hero(physis_lost=18, psyche_lost=18)).down == "unconscious"


@pytest.mark.rule("HC-DRK-06", "HC:vomit_rounding")
@pytest.mark.parametrize(
    ("regeneration", "queasy", "floor", "ceil"), [(4, 0, 2, 2), (5, 0, 3, 2), (5, 3, 4, 4), (1, 0, 0, 0), (0, 0, 0, 0)]
)
def test_hc_drk_06_vomiting_halves_what_regeneration_there_is(
    regeneration: int, queasy: int, floor: int, ceil: int
) -> None:
    drinker = hero(regeneration=regeneration, queasy=queasy)
    assert queasy_after_vomiting(drinker, PLAIN) == floor
    assert queasy_after_vomiting(drinker, Options(vomit_rounding="ceil")) == ceil


# -- drinking against each other --------------------------------------------------------------------------------------

PLAN = DrinkPlan("inn", drinkers=("richart", "smith"))


def carouse(*answers: str, faces: Faces, plan: DrinkPlan = PLAN, **richart: Any) -> Transcript[World]:
    """Richart (two W12) against the smith (two W12)."""
    state = world(hero("richart", skills={"drinking": "9/1"}, **richart), hero("smith", skills={"drinking": "10/1"}))
    return played(drinking, state, plan, *answers, faces=faces)


@pytest.mark.rule("HC-DRK-01")
def test_hc_drk_01_who_stops_has_lost() -> None:
    over = carouse("drink", "drink", "drink", "stop", faces=(8, 8, 8, 8, 8, 8))
    assert over.result.marks == ("inn:won",)
    assert (over.result.find("richart").drinks, over.result.find("smith").drinks, over.result.round) == (2, 1, 2)
    assert carouse("stop", "drink", faces=(8, 8)).result.marks == ("inn:lost",)


@pytest.mark.rule("HC-DRK-01")
def test_hc_drk_01_everybody_empties_the_cup_of_a_round_before_it_is_counted() -> None:
    over = carouse("stop", "stop", faces=())
    assert over.result.marks == ("inn:drawn", "inn:lost")


@pytest.mark.rule("HC-DRK-01")
def test_hc_drk_01_the_drinks_may_run_out_before_anybody_drops() -> None:
    plan = DrinkPlan("inn", drinkers=("richart", "smith"), most=1)
    assert carouse("drink", "drink", faces=(8, 8, 8, 8), plan=plan).result.marks == ("inn:drawn", "inn:lost")


@pytest.mark.rule("HC-DRK-04")
def test_hc_drk_04_who_vomits_is_out() -> None:
    over = carouse("drink", "psyche", "grit:0", "drink", faces=(4, 2, 2, 2, 8, 8), psyche_lost=5)
    assert len(over.notes("hc-vomits")) == 1
    assert over.result.marks == ("inn:lost",)


@pytest.mark.rule("HC-DRK-01")
def test_hc_drk_01_a_drinker_knows_the_minimum_and_who_is_still_in() -> None:
    asked = carouse("drink", "drink", faces=(8, 8, 8, 8), drinks=2).asked
    scene = asked[0].prompt.scene
    assert isinstance(scene, Thirst)
    assert (scene.minimum, scene.others) == (6, ("smith",))
    assert asked[0].prompt.default == "stop"


@pytest.mark.rule("HC-DRK-05")
def test_hc_drk_05_who_is_asleep_already_drinks_no_more() -> None:
    over = carouse("drink", faces=(8, 8), down="asleep")
    assert over.result.marks == ("inn:lost",)


@pytest.mark.rule("HC-DRK-01")
def test_hc_drk_01_alone_one_drinks_as_long_as_one_can() -> None:
    plan = DrinkPlan("alone", drinkers=("richart",), most=2)
    assert carouse("drink", "drink", faces=(8, 8, 8, 8), plan=plan).result.marks == ("alone:won",)
    assert carouse("drink", "stop", faces=(8, 8), plan=plan).result.marks == ("alone:drawn", "alone:lost")


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.rule("HC-DRK-05", "HC-DRK-06")
def test_whatever_everybody_does_the_cups_are_empty_in_the_end(seed: int) -> None:
    simulation = Simulation(AtRandom(), RandomDice(seed))
    people = [hero(who, skills={"drinking": "9/2"}, physis_lost=seed % 7) for who in ("richart", "smith", "brawler")]
    plan = DrinkPlan("inn", drinkers=("richart", "smith", "brawler"))
    state = simulation.run(drinking.begin(world(*people), plan))
    while state.act is not None:
        assert state.round <= plan.most
        state = simulation.run(drinking.step(state))
    assert state.has("inn:won") != state.has("inn:lost")
    for one in state.heroes:
        assert (one.left("psyche") == 0) == (one.down == "unconscious")
        assert 0 <= one.queasy < one.sheet.regeneration
