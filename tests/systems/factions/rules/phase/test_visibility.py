"""What a seat may know: everything, or not the plans, or not the points either."""

from typing import Any

import pytest

from regelwerk.engine.effects import ALL, only
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.master.commands import read_command
from regelwerk.systems.factions.rules.phase.visibility import audience, confidants, imagined, seen_by
from regelwerk.systems.factions.screen.display import display
from regelwerk.systems.factions.screen.standings import standings
from regelwerk.systems.factions.state import Act, Turn, World
from systems.factions.builders import GAME, step, world
from systems.factions.stories import a_plan, bare, with_people


def table(hidden: Any, **changes: Any) -> World:
    plans = (a_plan("geheim", "operations", 9, progress=4),)
    state = world(
        bare("wache", **{"rp": 7, "invested": 10, "plans": plans, **changes}), bare("orden", rp=5), bare("kontor"),
        options=Options(hidden_values=hidden),
    )  # fmt: skip
    return with_people(state, "ana")


@pytest.mark.rule("FA:hidden_values", "FA-RUL-62")
def test_ruling_62_everything_is_open() -> None:
    state = table("none")
    assert seen_by(state, "orden") == state
    assert audience(state, "wache", "plans") == audience(state, "wache", "rp") == ALL


@pytest.mark.rule("FA:hidden_values")
@pytest.mark.parametrize(("hidden", "rp"), [("plans", 7), ("plans_and_rp", 0)])
def test_ruling_62_or_plans_and_perhaps_points_are_known_to_the_owner_and_the_master_only(hidden: Any, rp: int) -> None:
    state = table(hidden)
    veiled = seen_by(state, "orden").find("wache")
    assert (veiled.plans, veiled.rp, veiled.veiled) == ((), rp, True)
    assert seen_by(state, "orden").find("orden") == state.find("orden"), "the own ones are known"
    assert seen_by(state, "wache").find("wache") == state.find("wache")
    assert seen_by(state, "master") == state
    assert audience(state, "wache", "plans") == only("wache")
    assert (audience(state, "wache", "rp") == ALL) is (rp == 7)


@pytest.mark.rule("FA:hidden_values", "FA-CTL-06")
def test_ruling_62_who_controls_a_faction_knows_its_secrets() -> None:
    by_faction = table("plans_and_rp", controller="kontor")
    assert confidants(by_faction, by_faction.find("wache")) == ("kontor", "wache")
    by_person = table("plans_and_rp", controller="ana")
    assert confidants(by_person, by_person.find("wache")) == ("ana", "wache")
    strict = Options(hidden_values="plans_and_rp", character_control_scope="rp_only")
    state = with_people(world(bare("wache", controller="ana"), options=strict), "ana")
    assert "ana" in confidants(state, state.find("wache"))


@pytest.mark.rule("FA:hidden_values")
def test_a_view_does_not_tell_of_a_plan_by_orders_declarations_or_commands_to_come() -> None:
    act = Act("advance_plan", "", "", "geheim")
    state = replace(
        table("plans", order=act),
        turns=(Turn("wache", "declared", act),),
        pending=(read_command("cancel_plan:wache:geheim"),),
    )
    view = seen_by(state, "orden")
    assert "geheim" not in str(GAME.show(view)) and "geheim" not in str(display(view))
    assert view.find("wache").order == Act("advance_plan")
    assert "geheim" in str(GAME.show(seen_by(state, "wache")))


@pytest.mark.rule("FA:hidden_values", "FA-PLN-03")
def test_the_log_does_not_tell_the_others_of_a_plan() -> None:
    state = table("plans")
    state = state.put(replace(state.find("wache"), action="available", rp=0))
    state = replace(state, turns=(Turn("wache", "act"),), waiting=("kontor",)).put(bare("kontor", card=54))
    declared = step(state, "advance_plan:geheim")
    acted = step(declared.result, "wait", faces=[5, 2])
    heard = [line for line in (*declared.log, *acted.log) if line.audience.includes("orden")]
    assert heard and "geheim" not in str([line.facts for line in heard])
    assert any("geheim" in str(line.facts) for line in acted.log if line.audience.includes("wache"))
    assert all(not one.roll.audience.includes("orden") for one in acted.rolled)
    told = [line.message for line in acted.log if line.message.startswith("fa-advances")]
    assert told == ["fa-advances-secretly", "fa-advances-hidden"], "who hears both hears an announcement, then the rest"


@pytest.mark.rule("FA:hidden_values", "FA-CTL-01")
def test_the_log_does_not_tell_the_others_of_an_order_for_a_plan() -> None:
    state = table("plans", controller="kontor")
    state = replace(state.put(replace(state.find("kontor"), action="available")), turns=(Turn("kontor", "act"),))
    ordered = step(state, "instruct:wache:advance_plan:geheim")
    heard = [line.facts for line in ordered.log if line.audience.includes("orden")]
    assert heard and "geheim" not in str(heard)


@pytest.mark.rule("FA:hidden_values", "FA-GM-03", "FA-GM-11")
def test_what_the_master_does_to_secrets_stays_one() -> None:
    for key, hidden in (("adjust_rp:wache:4", "plans_and_rp"), ("adjust_plan:wache:geheim:1:progress", "plans")):
        done = step(replace(table(hidden), pending=(read_command(key),)))
        assert done.log and not any(line.audience.includes("orden") for line in done.log)
        skipped = step(replace(table(hidden), pending=(read_command("cancel_plan:wache:x"),)))
        assert not any(line.audience.includes("orden") for line in skipped.log)


@pytest.mark.rule("FA:hidden_values")
def test_unknown_figures_stay_unknown() -> None:
    figures = {one.id: one.figures for one in standings(seen_by(table("plans_and_rp"), "orden")).participants}
    assert figures["wache"][0] is None and figures["wache"][3] is None
    assert figures["orden"][0] == 5
    open_points = {one.id: one.figures for one in standings(seen_by(table("plans"), "orden")).participants}
    assert open_points["wache"][0] == 7


@pytest.mark.rule("FA:hidden_values")
def test_what_is_imagined_fits_the_view() -> None:
    view = seen_by(table("plans_and_rp"), "orden")
    world_like = imagined(view)
    assert not any(one.veiled for one in world_like.factions)
    assert world_like.find("orden") == view.find("orden")
    assert imagined(table("none")) == table("none")
