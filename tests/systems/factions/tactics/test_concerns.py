"""What matters in a campaign: who has more of it, who may win, and whom a seat plays for."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import replace
from regelwerk.players.judging import judge_of
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.system import SYSTEM
from regelwerk.systems.factions.tactics.concerns import CONCERNS, concerns, party_of
from systems.factions.builders import CONTENT, GAME, faction, world

SCENARIOS = ("erbe", "funkstille", "nebelhafen", "perlenbogen", "salz", "torsturm")


def begun(scenario: str) -> World:
    return start(scenario_document(CONTENT, scenario, {}))


def row(state: World, who: str) -> dict[str, float]:
    """The numbers of a faction by their names."""
    return dict(zip(CONCERNS, concerns(state)[who], strict=True))


def lasting(state: World, phases: int, **changes: Any) -> World:
    return replace(state, scene=replace(state.scene, max_phases=phases), **changes)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_winners_are_parties_from_the_first_step_to_the_last(scenario: str) -> None:
    state = begun(scenario)
    parties = set(concerns(state))
    for seed in range(20):
        simulation = Simulation(AtRandom(), RandomDice(seed))
        last = state
        while (outcome := GAME.outcome(last)) is None:
            found = concerns(last)
            assert set(found) <= parties
            assert {len(numbers) for numbers in found.values()} <= {len(CONCERNS)}
            last = simulation.run(GAME.step(last))
        assert outcome.winner is None or outcome.winner in concerns(last)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_party_has_a_seat_that_plays_for_it(scenario: str) -> None:
    state = begun(scenario)
    assert {party_of(state, seat) for seat in GAME.seats(state)} - {""} == set(concerns(state))
    assert party_of(state, MASTER) == ""


def test_a_character_plays_for_the_faction_it_leads_or_is_going_to_lead() -> None:
    assert party_of(begun("funkstille"), "jonna") == "lotsen"
    salt = begun("salz")
    assert party_of(salt, "ana") == party_of(salt, "asche") == "asche"


def test_a_minor_faction_plays_for_whoever_controls_it_or_for_nobody() -> None:
    assert party_of(begun("salz"), "bettler") == "kontor"
    assert party_of(begun("nebelhafen"), "faehrleute") == ""


def test_who_is_going_to_be_great_may_win() -> None:
    state = begun("nebelhafen")
    assert "bettler" in concerns(state)
    assert party_of(state, "bettler") == "bettler"
    assert "bettler" not in concerns(replace(state, missions=7))


def test_the_destroyed_and_the_minor_cannot_win() -> None:
    state = world(faction("wache"), faction("orden", destroyed=True), faction("bettler"))
    assert set(concerns(state)) == {"wache"}


def test_a_wounded_and_shaken_faction_has_less() -> None:
    state = lasting(world(faction("wache"), faction("orden")), 8)
    hurt = state.put(faction("wache", wounds=2, shaken=True))
    before, after = row(state, "wache"), row(hurt, "wache")
    assert after["prospects"] < before["prospects"]
    assert after["wounds"] > before["wounds"] == 0
    assert after["shaken"] == 1
    assert after["danger"] > before["danger"]


def test_wounds_weigh_as_much_as_the_score_takes_off_once_nothing_can_heal_them() -> None:
    fit, hurt = faction("wache", plans=()), faction("wache", plans=(), wounds=2)
    over = lasting(world(fit, faction("orden")), 1)
    assert row(over, "wache")["prospects"] - row(over.put(hurt), "wache")["prospects"] == pytest.approx(2)
    begun = replace(over, phase=0, stage="deal")
    assert row(begun, "wache")["prospects"] - row(begun.put(hurt), "wache")["prospects"] < 2


def test_a_plan_nearly_complete_promises_more_and_a_late_one_nothing() -> None:
    house = faction("kontor")
    state = lasting(world(house, faction("orden")), 8)
    nearly = state.put(house.with_plan(replace(house.plans[0], progress=house.plans[0].required - 1)))
    assert row(nearly, "kontor")["prospects"] > row(state, "kontor")["prospects"]
    over = replace(nearly, phase=8)
    # With its turn still to come it may do it yet.
    chance = row(replace(over, queue=("kontor",)), "kontor")["prospects"] - row(over, "kontor")["prospects"]
    assert 3 < chance < 6


def test_plans_are_worked_on_one_after_the_other_and_then_there_is_money() -> None:
    house = faction("kontor", rp=0)
    second = replace(house.plans[0], kind=replace(house.plans[0].kind, id="zweiter"))
    state = lasting(world(house, faction("orden")), 30)
    both = state.put(replace(house, plans=(*house.plans, second)))
    none = state.put(replace(house, plans=()))
    one_more = row(state, "kontor")["prospects"] - row(none, "kontor")["prospects"]
    two_more = row(both, "kontor")["prospects"] - row(none, "kontor")["prospects"]
    # In thirty phases there is time for both, but each takes time from gathering.
    assert 2 < one_more < 6
    assert two_more == pytest.approx(2 * one_more, rel=0.05)
    soon = lasting(both, 6)
    assert row(soon, "kontor")["prospects"] == pytest.approx(row(lasting(state, 6), "kontor")["prospects"], abs=0.1)


def test_whoever_is_shaken_may_lose_an_action_and_whoever_hides_has_nothing_to_fear() -> None:
    house = faction("kontor")
    state = lasting(world(house, faction("orden")), 8)
    shaken = state.put(replace(house, shaken=True))
    assert row(shaken, "kontor")["prospects"] < row(state, "kontor")["prospects"]
    assert row(state, "kontor")["danger"] > row(state.put(replace(house, hidden=True)), "kontor")["danger"] == 0
    spied = state.put(replace(house, intel=("orden",)))
    assert row(spied, "kontor")["danger"] > row(state, "kontor")["danger"]


def test_a_complete_plan_trophies_and_money_are_what_lasts() -> None:
    house = faction("kontor", rp=7, invested=5, assets=(), trophies=("orden", "bettler"))
    house = house.with_plan(replace(house.plans[0], status="complete"))
    state = world(house, faction("orden", destroyed=True), faction("bettler", destroyed=True), faction("wache"))
    over = lasting(state, 1)
    assert row(over, "kontor")["prospects"] == pytest.approx(6 + 4 + 1 + 12 / 5)
    assert row(over, "kontor")["remainder_late"] == pytest.approx(2 / 5)


def test_money_for_an_asset_counts_where_there_is_room_and_an_offer() -> None:
    state = lasting(world(faction("asche", rp=10, assets=()), faction("orden"), offers=("silver_mine",)), 8)
    assert row(state, "asche")["to_buy"] == 2
    assert row(replace(state, offers=()), "asche")["to_buy"] == 0


def test_leads_count_for_more_near_the_end() -> None:
    state = world(faction("kontor", rp=20), faction("orden"))
    assert row(lasting(state, 2), "kontor")["prospects_late"] > row(lasting(state, 8), "kontor")["prospects_late"]


def test_the_judge_favours_whoever_is_ahead() -> None:
    judge = judge_of(SYSTEM)
    state = lasting(world(faction("wache"), faction("orden"), faction("kontor")), 2, phase=2)
    ahead = state.put(faction("wache", rp=4 + 30))
    assert judge.chances(ahead)["wache"] > judge.chances(state)["wache"] + 0.2
    assert sum(judge.chances(state).values()) == pytest.approx(1)
