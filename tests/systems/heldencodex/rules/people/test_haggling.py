"""Haggling: rounds, concessions, giving in, and what is left of psyche afterwards. Most haggle with a single W8."""

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.people import haggling
from regelwerk.systems.heldencodex.rules.people.haggling import Bargain, forced_price, resolve_round
from regelwerk.systems.heldencodex.rules.people.offering import Offers, concession
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.probe import Side
from regelwerk.systems.heldencodex.rules.scene.plans import HagglePlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, played, possible, questions, refusal, told, world

PLAN = HagglePlan("horse", buyer="elsbeth", seller="dealer", price=200, goal=180)
WIN, LOSE = (7, 5), (5, 7)
"""Faces of the buyer and of the seller."""


def market(options: Options | None = None, buyer: Any = None, **seller: Any) -> World:
    """A buyer with 18 psyche points and a seller with nine, one W8 each, and the price found reasonable."""
    fair = {"skills": {"haggle": "7/0"}}
    state = world(
        hero("elsbeth", **{**fair, **(buyer or {})}),
        hero("dealer", **{**fair, "psyche_rows": (3, 3, 3), **seller}),
        options=options,
    )
    return step(told(lambda: haggling.begin(state, PLAN)).result).result


def step(state: World, *answers: str, faces: tuple[int, ...] = ()) -> Transcript[World]:
    return told(lambda: haggling.step(state), *answers, faces=faces)


def rounds(state: World, *faces: tuple[int, int]) -> World:
    """Some rounds in which everybody goes on."""
    for both in faces:
        state = step(state, faces=both).result
    return state


def psyche(state: World) -> tuple[int, int]:
    return state.find("elsbeth").left("psyche"), state.find("dealer").left("psyche")


# -- the opening ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HAG-01")
@pytest.mark.parametrize("answers", [("decline", "accept"), ("accept", "decline")])
def test_hc_hag_01_without_a_price_that_both_find_reasonable_there_is_no_haggling(answers: tuple[str, str]) -> None:
    state = world(hero("elsbeth"), hero("dealer"))
    over = played(haggling, state, PLAN, *answers)
    assert [(one.prompt.who, possible(one)) for one in over.asked] == [
        ("elsbeth", ["accept", "decline"]),
        ("dealer", ["accept", "decline"]),
    ]
    assert over.result.marks == ("horse:lost",)
    assert over.result.heroes == state.heroes


# -- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HAG-02")
@pytest.mark.parametrize(
    ("faces", "left"), [(WIN, (18, 8)), (LOSE, (17, 9)), ((6, 6), (18, 9)), ((2, 3), (18, 9)), ((8, 7), (18, 8))]
)
def test_hc_hag_02_the_loser_of_a_round_loses_a_point_and_a_tie_costs_nothing(
    faces: tuple[int, int], left: tuple[int, int]
) -> None:
    assert psyche(rounds(market(), faces)) == left


@pytest.mark.rule("HC-HAG-02", "HC-SIV-01")
def test_hc_hag_02_both_throw_sieves() -> None:
    state = market(buyer={"skills": {"haggle": "10/1"}})
    after = step(state, "keep:10", faces=(5, 10, 10, 7))
    assert questions(after) == ["HC-SIV-01"]
    assert facts(after, "hc-haggled", "result", "against") == [(20, 7)]


@pytest.mark.rule("HC-HAG-02", "HC-HIM-03")
def test_hc_hag_02_high_mastery_swaps_dice_with_the_other_side() -> None:
    state = market(buyer={"skills": {"haggle": "21/0"}})
    after = step(state, "swap:4:7:dealer", faces=(4, 7))
    assert facts(after, "hc-haggled", "result", "against") == [(7, 4)]
    assert psyche(after.result) == (18, 8)


@pytest.mark.rule("HC-HAG-02")
def test_hc_hag_02_the_law_of_a_round_is_that_of_all_pairs_of_faces() -> None:
    state = market()
    sides = [Side(prober(state.find(who), "haggle", state.options), "sieve", RESULT) for who in ("elsbeth", "dealer")]
    law = Odds().law(resolve_round, *sides).map(lambda found: found.winner)
    worth = [0, 0, 0, 4, 5, 6, 7, 8]
    pairs = [(one > other) - (one < other) for one in worth for other in worth]
    assert dict(law.pairs()) == {winner: pairs.count(winner) for winner in (1, -1, 0)}


@pytest.mark.rule("HC-HAG-07", "HC-PHY-03")
def test_hc_hag_07_dice_lost_by_emptied_rows_are_missing_in_later_rounds() -> None:
    state = market(skills={"haggle": "7/1"})
    for _ in range(3):
        state = step(state, *(("go_on", "go_on") if state.round else ()), "keep:4,5", faces=(7, 4, 5)).result
    state = step(state, "offer:180", "refuse").result
    after = step(state, "grit:0", faces=(7, 5))
    assert facts(after, "hc-takes-up", "dice")[1][0].total == 1


@pytest.mark.rule("HC-HAG-01")
def test_hc_hag_01_each_side_may_break_off_before_a_further_round() -> None:
    state = rounds(market(), WIN)
    over = step(state, "go_on", "break_off")
    assert [one.prompt.who for one in over.asked] == ["elsbeth", "dealer"]
    assert over.result.marks == ("horse:lost",)
    assert psyche(over.result) == (18, 9)


@pytest.mark.rule("HC-HAG-02", "HC-POOL-05")
def test_hc_hag_02_two_who_cannot_haggle_at_all_come_to_no_end_and_so_break_off() -> None:
    state = market(Options(untrained="forbidden"), buyer={"skills": {}}, skills={})
    over = step(state).result
    assert (over.act, over.marks) == (None, ("horse:lost",))


# -- concessions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HAG-03", "HC-HAG-05", "HC-HAG-07")
def test_example_e20_the_trader_loses_three_rounds_and_a_row_and_her_offer_is_accepted() -> None:
    state = rounds(market(buyer={"psyche_lost": 4}), WIN, LOSE, WIN, WIN)
    assert psyche(state) == (13, 6)
    over = step(state, "offer:180", "accept")
    assert over.asked[0].prompt.default == "offer:180"
    assert questions(over) == ["HC-HAG-03", "HC-HAG-03"]
    assert over.result.marks == ("horse:price:180", "horse:won")
    assert psyche(over.result) == (15, 8)


@pytest.mark.rule("HC-HAG-05", "HC-HAG-07", "HC:haggle_cap")
def test_hc_hag_05_a_winner_does_not_rise_above_the_maximum_unless_the_table_wants_it() -> None:
    for cap, left in (("max", 18), ("none", 19)):
        state = rounds(market(Options(haggle_cap=cap)), WIN, WIN, WIN)  # type: ignore[arg-type]
        assert psyche(step(state, "offer:180", "accept").result) == (left, 8)


@pytest.mark.rule("HC-HAG-03")
def test_hc_hag_03_after_a_refusal_haggling_goes_on_at_once() -> None:
    state = step(rounds(market(), WIN, WIN, WIN), "offer:170", "refuse").result
    assert (state.act.table, state.act.offers, state.marks) == (170, (-1, 170), ())
    after = step(state, faces=(4,))
    assert questions(after) == ["HC-PHY-04"], "both had their chance to break off a moment ago"


@pytest.mark.rule("HC-HAG-03")
def test_hc_hag_03_an_offer_must_be_better_for_the_other_side_than_the_price_on_the_table() -> None:
    asked = step(rounds(market(), WIN, WIN, WIN), "break_off").asked[0]
    assert possible(asked) == ["offer:180", "offer:160", "offer:140", "break_off"]
    assert refusal(asked, "offer:200") == refusal(asked, "offer:230") == "HC-HAG-03"
    assert refusal(asked, "offer:199") == refusal(asked, "offer:0") == ""
    assert [asked.prompt.answers.find(key).key for key in ("offer:x", "offer:", "200")] == ["offer:x", "offer:", "200"]


@pytest.mark.rule("HC-HAG-03")
def test_hc_hag_03_a_buyer_comes_towards_the_seller_by_offering_more() -> None:
    state = rounds(market(buyer={"psyche_rows": (2, 2)}), LOSE, LOSE)
    over = step(state, "offer:210", "accept")
    assert possible(over.asked[0]) == ["offer:220", "offer:240", "offer:260", "break_off"]
    assert refusal(over.asked[0], "offer:190") == "HC-HAG-03"
    assert over.result.marks == ("horse:lost", "horse:price:210")
    assert psyche(over.result) == (3, 9), "one point fewer for the loser, and nothing above the maximum"


@pytest.mark.rule("HC-HAG-03")
def test_hc_hag_03_the_last_offer_is_the_price_on_the_table_for_both() -> None:
    state = step(rounds(market(buyer={"psyche_rows": (2, 2)}), WIN, WIN, WIN), "offer:170", "refuse").result
    for answers in (("grit:1",), ("go_on", "go_on", "grit:1")):
        state = step(state, *answers, faces=LOSE).result
    assert possible(step(state, "break_off").asked[0]) == ["offer:190", "offer:210", "offer:230", "break_off"]


@pytest.mark.rule("HC-HAG-03")
def test_hc_hag_03_a_seller_who_gives_something_away_cannot_offer_less() -> None:
    offers = Offers(buying=False, table=0, step=20)
    assert [answer.key for answer in offers.listed()] == ["offer:0", "break_off"]
    assert offers.find("offer:0") == offers.listed()[0]


@pytest.mark.rule("HC-HAG-03")
def test_hc_hag_03_either_side_may_break_off_over_an_offer() -> None:
    state = rounds(market(), WIN, WIN, WIN)
    for answers in (("break_off",), ("offer:180", "break_off")):
        over = step(state, *answers).result
        assert (over.act, over.marks) == (None, ("horse:lost",))
        assert psyche(over) == (18, 8), "a clear winner is one without a deal too"


@pytest.mark.rule("HC-HAG-07", "HC:haggle_step")
@pytest.mark.parametrize(("price", "percent", "step_"), [(200, 10, 20), (200, 25, 50), (25, 10, 3), (3, 5, 1)])
def test_hc_hag_07_the_usual_concession_is_a_part_of_the_starting_price(price: int, percent: Any, step_: int) -> None:
    assert concession(price, Options(haggle_step=percent)) == step_


@pytest.mark.rule("HC-HAG-03", "HC-FUM-03")
def test_hc_hag_03_a_row_that_a_fumble_empties_demands_a_concession_too() -> None:
    state = rounds(market(psyche_lost=1), (7, 1))
    assert psyche(state) == (18, 6), "one point for the lone 1, one for the round"
    assert questions(step(state, "break_off")) == ["HC-HAG-03"]


@pytest.mark.rule("HC-HAG-03")
def test_hc_hag_03_only_the_buyer_knows_the_goal() -> None:
    scenes = [one.prompt.scene for one in step(rounds(market(), WIN, WIN, WIN), "offer:180", "refuse").asked]
    seller, buyer = scenes
    assert isinstance(seller, Bargain) and isinstance(buyer, Bargain)
    assert (seller.buying, seller.goal, seller.table, seller.step, seller.own_psyche) == (False, 0, 200, 20, 6)
    assert (buyer.buying, buyer.goal, buyer.table, buyer.their_offer, buyer.own_rounds) == (True, 180, 180, 180, 3)


# -- the last point ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HAG-04", "HC-HAG-06", "HC-HAG-07")
def test_hc_hag_04_without_an_offer_of_the_other_the_price_moves_a_step_for_each_row_lost() -> None:
    lost = market(psyche_rows=(2,), psyche_lost=1)
    over = step(lost, faces=WIN).result
    assert over.marks == ("horse:price:180", "horse:won")
    assert psyche(over) == (18, 0), "one point before, and one row lost"


@pytest.mark.rule("HC-HAG-04", "HC:haggle_forced")
@pytest.mark.parametrize(
    ("offer", "buying", "rows", "price", "options"),
    [
        (-1, False, 2, 160, Options()),
        (-1, True, 3, 260, Options()),
        (-1, True, 3, 200, Options(haggle_forced="starting_price")),
        (170, True, 3, 170, Options()),
        (0, True, 1, 0, Options()),
        (-1, False, 12, 0, Options()),
    ],
)
def test_hc_hag_04_the_last_offer_of_the_other_or_the_starting_price_moved(
    offer: int, buying: bool, rows: int, price: int, options: Options
) -> None:
    assert forced_price(200, offer, buying, rows, options) == price


@pytest.mark.rule("HC-HAG-04", "HC-HAG-06")
def test_hc_hag_04_the_last_point_forces_the_buyer_to_take_the_sellers_last_offer() -> None:
    state = rounds(market(buyer={"psyche_rows": (4,)}), WIN, WIN, WIN)
    state = step(state, "offer:190", "refuse").result
    for _ in range(4):
        state = step(state, *(() if state.act.asked else ("go_on", "go_on")), "grit:1", faces=LOSE).result
    assert state.marks == ("horse:lost", "horse:price:190")


@pytest.mark.rule("HC-HAG-06", "HC-HAG-07")
def test_hc_hag_06_who_lost_the_last_point_misses_one_for_each_row_and_the_winner_gets_them() -> None:
    state = market(buyer={"psyche_lost": 5}, psyche_rows=(1, 1, 1), skills={"haggle": "7/2"})
    state = step(state, faces=(7, 2, 2, 3)).result
    state = step(state, "offer:199", "refuse").result
    state = step(state, "grit:0", faces=(7, 2, 3)).result
    state = step(state, "offer:198", "refuse").result
    over = step(state, "grit:0", faces=(7, 3)).result
    assert over.marks == ("horse:price:140", "horse:won")
    assert psyche(over) == (13 + 3, 0)
    assert over.find("dealer").dazed, "three points of three are gone for good"


@pytest.mark.rule("HC-HAG-05")
def test_hc_hag_05_who_was_dazed_only_by_haggling_is_so_no_longer() -> None:
    over = rounds(market(psyche_rows=(2,)), WIN, WIN)
    dealer = over.find("dealer")
    assert (dealer.dazed, dealer.left("psyche")) == (False, 1)


@pytest.mark.rule("HC-HAG-06")
def test_hc_hag_06_who_began_with_one_point_ends_with_none_and_dazed() -> None:
    over = rounds(market(psyche_rows=(3, 3), psyche_lost=5, skills={"haggle": "7/1"}), WIN)
    dealer = over.find("dealer")
    assert (dealer.dazed, dealer.left("psyche")) == (True, 0)


@pytest.mark.rule("HC-HAG-06")
def test_hc_hag_06_the_last_point_makes_a_loser_of_whoever_won_more_rounds() -> None:
    over = rounds(market(buyer={"psyche_lost": 17, "skills": {"haggle": "7/2"}}, psyche_lost=1), WIN, LOSE)
    assert over.marks == ("horse:lost", "horse:price:220")
    assert psyche(over) == (0, 9)


@pytest.mark.rule("HC-HAG-07")
def test_hc_hag_07_more_rounds_alone_make_no_clear_winner_nor_does_a_row_alone() -> None:
    more = step(rounds(market(buyer={"psyche_lost": 4}), WIN, WIN), "break_off", "go_on").result
    assert psyche(more) == (14, 9)
    row = step(rounds(market(psyche_lost=2), LOSE, LOSE, WIN), "break_off").result
    assert psyche(row) == (18, 7)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.rule("HC-HAG-05", "HC-HAG-06")
def test_whatever_everybody_does_haggling_ends_and_nobody_is_worse_off_than_by_the_rows_lost(seed: int) -> None:
    simulation = Simulation(AtRandom(), RandomDice(seed))
    state = market(buyer={"skills": {"haggle": "16/3"}, "psyche_lost": 4, "lucky_number": 20}, items=("touchstone",))
    while state.act is not None:
        assert state.round < 500
        state = simulation.run(haggling.step(state))
    buyer, seller = psyche(state)
    assert 11 <= buyer <= 17 and 6 <= seller <= 9
    assert (state.has("horse:won"), state.has("horse:lost")).count(True) == 1
