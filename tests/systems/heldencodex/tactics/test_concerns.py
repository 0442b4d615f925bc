"""What matters in a scene: numbers for every side, in fights and in everything else that somebody can lose."""

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.chase.chase import ChaseState, Runner
from regelwerk.systems.heldencodex.rules.fight.fight_state import Piercing, put
from regelwerk.systems.heldencodex.rules.people.drinking import Carouse
from regelwerk.systems.heldencodex.rules.people.haggling import Haggle, Mood
from regelwerk.systems.heldencodex.rules.road.sneaking import Guard, SneakState
from regelwerk.systems.heldencodex.rules.scene.plans import ChasePlan, DrinkPlan, HagglePlan, SneakPlan
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.system import SYSTEM
from regelwerk.systems.heldencodex.tactics.concerns import CONCERNS, concerns, party_of
from regelwerk.systems.heldencodex.tactics.policies import TACTICS
from soaking import every
from systems.heldencodex.builders import hero, severe, world
from systems.heldencodex.ring import ANNA, BERT, CARL, armed, bout, ring

CONTENT = SYSTEM.content()
GAME = SYSTEM.game
HEROES, ROBBERS = "heroes", "robbers"


def of(state: World, side: str, name: str) -> float:
    return concerns(state)[side][CONCERNS.index(name)]


def scene(name: str) -> World:
    return SYSTEM.start(SYSTEM.scenario(CONTENT, name, {}))


# -- fights -----------------------------------------------------------------------------------------------------------


def test_a_wounded_side_has_less() -> None:
    hurt = bout(armed(ANNA), armed(BERT, circles=(severe(),)))
    for name in ("health", "log_health"):
        assert of(hurt, ROBBERS, name) < of(hurt, HEROES, name)
    assert of(hurt, ROBBERS, "standing") == of(hurt, HEROES, "standing") == 1


def test_who_is_out_of_a_fight_does_not_count_any_more() -> None:
    state = bout(armed(ANNA), armed(BERT), armed(CARL))
    gone = put(state, replace(state.act.fighter(CARL), out="gave_up"))
    assert of(state, ROBBERS, "standing") - of(gone, ROBBERS, "standing") == 1
    assert of(state, ROBBERS, "force") > of(gone, ROBBERS, "force")


def test_shooters_count_while_nobody_is_in_reach() -> None:
    hunter = hero(ANNA, weapons=("dagger", "hunting_bow"), skills={"dagger": "9/2", "hunting_bow": "16/3"})
    assert of(bout(hunter, armed(BERT), distance=20), HEROES, "shooters") > 0
    assert of(bout(hunter, armed(BERT), distance=2), HEROES, "shooters") == 0


def test_attacks_that_go_on_and_dice_that_lie_there_press() -> None:
    state = ring((armed(ANNA), (9, 10)), (armed(BERT), (4, 5)))
    anna = state.act.fighter(ANNA)
    assert of(state, HEROES, "pressure") == 0
    assert of(put(state, replace(anna, carried=(9,), piercing=Piercing(BERT, (9,), 1))), HEROES, "pressure") == 3
    assert of(state, HEROES, "group_dice") == 2
    assert of(put(state, replace(anna, acted=True)), HEROES, "group_dice") == 0


# -- everything but fights --------------------------------------------------------------------------------------------


def beside(act: Any) -> World:
    return world(armed(ANNA), armed(BERT), act=act)


def test_a_gap_is_the_fugitives() -> None:
    def ahead(gap: int) -> float:
        runners = Runner(ANNA), Runner(BERT, gap)
        return of(beside(ChaseState(ChasePlan("chase", leader=ANNA, pursuers=(BERT,)), runners)), HEROES, "ahead")

    assert ahead(2) < ahead(5)


def test_a_way_is_the_sneakers_and_so_are_the_guards_on_it() -> None:
    plan = SneakPlan("way", sneaker=ANNA)
    far = beside(SneakState(plan, (Guard(BERT),)))
    near = beside(SneakState(plan, (Guard(BERT, "alert"),), at=2))
    assert of(far, HEROES, "ahead") < of(near, HEROES, "ahead")
    assert of(far, HEROES, "burden") < of(near, HEROES, "burden")


def test_an_offer_of_the_seller_brings_the_buyer_nearer_to_the_goal() -> None:
    plan = HagglePlan("trade", buyer=ANNA, seller=BERT, price=100, goal=80)
    act = Haggle(plan, (Mood(0, False), Mood(0, False)), 100)
    offered = replace(act, offers=(-1, 90))
    # Whoever does not know the goal takes a usual one.
    secret = replace(offered, plan=replace(plan, goal=0))
    assert of(beside(act), HEROES, "ahead") == 0
    assert of(beside(offered), HEROES, "ahead") == of(beside(secret), HEROES, "ahead") == 0.5


def test_drinks_weigh_on_those_who_are_still_at_the_table() -> None:
    drunk = armed(BERT, drinks=5)
    act = Carouse(DrinkPlan("jugs", drinkers=(ANNA, BERT)), (ANNA, BERT))
    state = world(armed(ANNA), drunk, act=act)
    assert (of(state, HEROES, "burden"), of(state, ROBBERS, "burden")) == (0, 5)
    left = replace(state, act=act._replace(out=(BERT,)))
    assert (of(left, ROBBERS, "standing"), of(left, ROBBERS, "burden")) == (0, 0)


# -- what counts in the end -------------------------------------------------------------------------------------------


def test_what_has_been_reached_counts_and_what_is_ruled_out_does_not() -> None:
    state = scene("toll_house")
    begun = replace(state, at=1, marks=("way:unseen",))
    alarmed = replace(state, at=1, marks=("alarm", "way:discovered"))
    warned = replace(state, at=6, marks=("night:warned", "way:unseen"))
    assert of(begun, HEROES, "reached") == 0
    assert of(warned, HEROES, "reached") == 0.5
    # With the alarm nobody gets at the chest any more.
    assert of(alarmed, HEROES, "open") < of(begun, HEROES, "open")
    assert of(warned, "toll", "reached") == 0


def test_a_fight_that_is_won_is_won() -> None:
    state = replace(scene("ford"), at=1, marks=("fight:heroes", "fight:won"))
    assert (of(state, HEROES, "reached"), of(state, ROBBERS, "reached")) == (1, 0)


# -- parties ----------------------------------------------------------------------------------------------------------


def test_seats_play_for_their_side() -> None:
    state = scene("skirmish")
    assert {seat: party_of(state, seat) for seat in GAME.seats(state)} == {
        "adelheid": HEROES,
        "jost": HEROES,
        "richart": HEROES,
        MASTER: ROBBERS,
    }
    assert party_of(scene("journey"), MASTER) == ""


@pytest.mark.parametrize("name", sorted(SYSTEM.scenarios(CONTENT)))
def test_winners_are_parties(name: str) -> None:
    start = scene(name)
    parties = set(concerns(start))
    for seed in every(4, range(4)):
        for policy in (TACTICS["light"], AtRandom()):
            simulation = Simulation(policy, RandomDice(seed))
            state = start
            while GAME.outcome(state) is None:
                found = concerns(state)
                assert set(found) == parties and all(len(row) == len(CONCERNS) for row in found.values())
                state = simulation.run(GAME.step(state))
            outcome = GAME.outcome(state)
            assert outcome is not None and (outcome.winner is None or outcome.winner in parties)
