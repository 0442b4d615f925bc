"""What people see of a confrontation: the track, monitors that fill, and as many lanes as there is trouble."""

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.screen.display import Box, Card, Display, Label, Lane, Meter, Order
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system as installed
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.content.loading import load
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, Hazard
from regelwerk.systems.darkspace.screen.display import display
from regelwerk.systems.darkspace.state import Area, Cover, World
from systems.darkspace.builders import armour, character, henchman, system, world, zone
from systems.darkspace.chases import chasing, hauler, juro, patrol, pilot
from systems.placing import check_words, part, part_names

SYSTEM = installed("darkspace")
CONTENT = load()
GAME = DarkSpace()


def dock(**changes: Any) -> World:
    rhea = character(armour=armour(5, 3), weapons=("terminal", "rifle"), stress=4, account=7, **changes)
    where: Any = {"zones": (zone(), zone("yard")), "engaged": (("guard", "rhea"),)}
    return world(rhea, henchman(account=9), system("core", 3), acting="rhea", queue=("guard",), **where)


def card(shown: Display, who: str) -> Card:
    return next(one for one in shown.cards if one.id == who)


def lanes(shown: Display) -> dict[str, Lane]:
    return {one.name.key: one for one in shown.fixtures if isinstance(one, Lane)}


def boxes_of(shown: Display) -> dict[str, Box]:
    return {one.title.key: one for one in shown.fixtures if isinstance(one, Box)}


def test_monitors_are_boxes_that_fill_and_the_last_vital_one_warns() -> None:
    shown = display(dock(hurt={"vital": 1, "mobility": 3}))
    vital, mobility, defensive = (
        part(shown, "rhea", f"ds-monitor-{name}") for name in ("vital", "mobility", "defensive")
    )
    line = phrase("ds-board-vital", left=2, all=3)
    assert vital == Meter("ds-monitor-vital", 1, 3, "box", 2, "ds-board-column-vital", line)
    assert (mobility.value, mobility.most, mobility.warn) == (3, 3, 3)
    assert (defensive.value, defensive.most, defensive.warn) == (0, 5, 5)
    assert "ds-monitor-defensive" not in part_names(card(shown, "guard").parts)


def test_stress_belongs_to_characters() -> None:
    shown = display(dock())
    assert (part(shown, "rhea", "ds-board-stress").value, part(shown, "rhea", "ds-board-stress").most) == (4, 20)
    assert "ds-board-stress" not in part_names(card(shown, "guard").parts)


def test_the_track_has_blocks_of_three_and_everybody_on_it() -> None:
    track = lanes(display(dock()))["ds-place-track"]
    assert (track.first, track.last, track.block) == (6, 11, 3)
    assert [(token.text, token.at, token.acts) for token in track.tokens] == [
        (Ref("rhea"), 7, True),
        (Ref("guard"), 9, False),
    ]


def test_the_order_has_who_acts_and_who_is_still_to_act() -> None:
    order = next(one for one in display(dock()).fixtures if isinstance(one, Order))
    assert [(turn.who, turn.label, turn.state) for turn in order.turns] == [("rhea", 7, "now"), ("guard", 9, "next")]
    assert card(display(dock()), "rhea").acts
    assert part(display(dock()), "rhea", "ds-place-left").value == 3


def test_distances_are_categories_from_whoever_acts() -> None:
    lane = lanes(display(dock()))["ds-place-distances"]
    assert {token.text: token.at for token in lane.tokens} == {Ref("rhea"): 0, Ref("guard"): 0, Ref("core"): 1}
    assert lane.labels[0] == Label(0, Word("ds-distance-near"))


def test_a_system_has_its_four_monitors_and_an_alarm() -> None:
    state = dock().change("core", alarm=True, breach=replace(dock().find("core").breach, access=2))
    box = boxes_of(display(state))["ds-place-system"]
    meters = {one.name: one.value for one in box.parts if isinstance(one, Meter)}
    assert meters == {
        "ds-monitor-access": 2,
        "ds-monitor-memory": 0,
        "ds-monitor-connections": 0,
        "ds-monitor-firewall": 0,
    }
    wall = next(one for one in box.parts if one.name == "ds-place-firewall")
    assert isinstance(wall.value, Tally) and wall.value.total == 12  # type: ignore[union-attr]  # a figure
    assert not box.hidden


def test_a_system_that_has_vanished_from_its_network_is_hidden() -> None:
    core = dock().find("core")
    state = dock().put(replace(core, breach=replace(core.breach, connections=3)))
    assert boxes_of(display(state))["ds-place-system"].hidden


def test_whose_system_was_got_at_shows_it() -> None:
    assert "ds-monitor-access" not in part_names(card(display(dock()), "rhea").parts)
    hacked = dock(breach={"access": 1})
    line = phrase("ds-board-access", marked=1, all=3)
    access = Meter("ds-monitor-access", 1, 3, "box", 3, "ds-board-cortex", line)
    assert part(display(hacked), "rhea", "ds-monitor-access") == access


def test_who_hides_is_hidden_until_the_break_in_is_over() -> None:
    inside = replace(dock(infiltrating=True), area=Area(AreaPlan("crew", 2, 2), 2, 2, (12,), se=5, guard_se=3))
    shown = display(inside)
    assert [one.id for one in shown.cards if one.hidden] == ["rhea"]
    lane = lanes(shown)["ds-board-area"]
    assert (lane.goal, lane.last, [token.at for token in lane.tokens]) == (12, 12, [5, 3])
    assert isinstance(next(one for one in boxes_of(shown)["ds-place-area"].parts).value, Tally)  # type: ignore[union-attr]
    found = replace(inside, area=replace(inside.area, discovered=True)) if inside.area else inside
    assert not any(one.hidden for one in display(found).cards)


def test_a_chase_has_a_lane_in_distance_units() -> None:
    shown = display(chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 9, "patrol": 2}))
    lane = lanes(shown)["ds-board-chase"]
    assert {token.text: token.at for token in lane.tokens} == {Ref("hauler"): 9, Ref("patrol"): 2}
    assert (lane.last, lane.unit) == (9, "ds-place-de")


def test_cover_has_boxes_and_zones_tell_what_is_in_them() -> None:
    crate = Cover("crate", 4, 1, 1)
    state = replace(dock(cover=crate), covers=(("hall", crate),))
    shown = display(state)
    assert part(shown, "rhea", "ds-place-cover") == Meter("ds-place-cover", 1, 4, "box", 3)
    covers = boxes_of(shown)["ds-place-zone"].parts[0]
    assert covers.chips[0].text == phrase("ds-place-standing", cover=Ref("crate"), left=3)  # type: ignore[union-attr]


def test_hazards_show_while_they_last() -> None:
    burning = world(character(), zones=(zone(hazards=(Hazard("fire", 3, 2, 3),)),))
    assert "ds-place-zone" not in boxes_of(display(burning))
    assert "ds-place-zone" in boxes_of(display(replace(burning, round=2)))
    assert "ds-place-zone" not in boxes_of(display(replace(burning, round=4)))


def test_nobody_sees_those_who_have_not_come_yet() -> None:
    state = world(character(), henchman(zone="", waiting=True), acting="rhea")
    shown = display(state)
    assert [one.id for one in shown.cards] == ["rhea"]
    assert "guard" not in repr(shown)


@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_every_scenario_has_a_place_that_can_be_told(name: str) -> None:
    state = start(scenario_document(CONTENT, name, {}))
    simulation = Simulation(AtRandom(), RandomDice(3))
    for number in range(60):
        if GAME.outcome(state) is not None:
            break
        if number % 6 == 0:
            check_words(SYSTEM, SYSTEM.display(GAME.view(state, "")), GAME.names(state))
        state = simulation.run(GAME.step(state))


def test_a_spectator_sees_what_every_seat_sees() -> None:
    state = start(scenario_document(CONTENT, "archiv", {}))
    assert {GAME.view(state, seat) for seat in GAME.seats(state)} == {GAME.view(state, "")}
