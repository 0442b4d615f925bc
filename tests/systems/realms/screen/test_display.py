"""The table as a screen shows it: cards in the form that Realms deserves, the order, the mission."""

from __future__ import annotations

from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.screen.display import Box, Card, Chips, Lane, Meter, Order, Rows, left_of
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Mission
from regelwerk.systems.realms.screen.display import display
from regelwerk.systems.realms.state import World
from systems.realms.builders import enemy, item, model, named, weapon, world


def card(table: World, who: str = "mars") -> Card:
    return next(one for one in display(table).cards if one.id == who)


def chips(shown: Card, name: str) -> dict[object, str]:
    return {
        chip.text: chip.state for part in shown.parts if isinstance(part, Chips) and part.name == name
        for chip in part.chips
    }  # fmt: skip


def test_hit_points_are_hearts_and_action_points_coins() -> None:
    shown = card(world(model(hp=9, left=3, ap=2), acting="mars"))
    assert [part for part in shown.parts if isinstance(part, Meter)] == [
        Meter("re-figure-hp", 3, 9, "heart", 3, "re-board-hp", left_of(3, 9)),
        Meter("re-figure-ap", 2, 6, "coin", column="re-board-ap", line=2),
    ]
    assert shown.acts and not shown.out and shown.where is not None


def test_a_mike_shows_its_zones_box_by_box() -> None:
    shown = card(world(model(type="mike", hp=9, left=7, limbs=(6, 0, 4))))
    (zones,) = (part for part in shown.parts if isinstance(part, Rows))
    counts = {row.name: "".join(cell.state[0] for cell in row.cells) for row in zones.rows}
    assert counts == {
        Word("re-limb-torso"): "fffffffcc", Word("re-limb-right_arm"): "ffffff",
        Word("re-limb-left_arm"): "cccccc", Word("re-limb-legs"): "ffffcc",
    }  # fmt: skip


def test_weapons_and_items_show_what_is_left_of_them() -> None:
    arms = (weapon("gewehr"), weapon("rakete", uses=2), weapon("kanone", arm="left_arm"))
    shown = card(
        world(
            model(type="mike", limbs=(6, 0, 6), weapons=arms, items=(item(uses=1),), used=(("rakete", 2), ("spray", 0)))
        )
    )

    def thing(name: str, left: int, uses: int) -> object:
        return phrase("re-place-thing", thing=Ref(name), left=left, uses=uses)

    assert chips(shown, "re-place-weapons") == {
        thing("gewehr", 1, 0): "active", thing("rakete", 0, 2): "spent", thing("kanone", 1, 0): "damaged",
    }  # fmt: skip
    assert chips(shown, "re-place-items") == {thing("spray", 1, 1): "active"}


def test_conditions_say_whether_they_help() -> None:
    hidden = card(world(model(camouflage="active", revealed=False, prone=True, markers=2, guard=True)))
    assert chips(hidden, "re-board-notes") == {
        Word("re-board-prone"): "idle",
        Word("re-board-guard"): "good",
        Word("re-board-camouflaged"): "hidden",
        phrase("re-board-markers", n=2): "bad",
    }
    assert chips(card(world(model(camouflage="active"))), "re-board-notes") == {Word("re-place-revealed"): "suspended"}


def test_spectators_know_what_everybody_knows_and_camouflage_hides_nobody_from_the_eye() -> None:
    """Miniatures stand on the table: camouflage (RE-CAM-07) keeps them from being targets, not from being seen."""
    table = world(model(), enemy(camouflage="passive", revealed=False), acting="mars")
    game = system("realms").game
    seen = {seat: display(game.view(table, seat)) for seat in ("", "blue", "red", "master")}
    assert len(set(map(repr, seen.values()))) == 1
    amok = seen[""].cards[1]
    assert not amok.hidden and chips(amok, "re-board-notes") == {Word("re-board-camouflaged"): "hidden"}


def test_the_order_tells_what_is_over_runs_and_is_still_open() -> None:
    table = world(
        model("mars"), model("venus", at=(40, 40), had_phase=True), model("erde", at=(30, 30)),
        enemy("amok"), enemy("bodo", at=(70, 70), status="out"), acting="mars", queue=("amok",),
    )  # fmt: skip
    (order,) = (one for one in display(table).fixtures if isinstance(one, Order))
    assert [(turn.who, turn.state, turn.label) for turn in order.turns] == [
        ("venus", "done", None), ("mars", "now", None), ("amok", "next", None),
        ("erde", "next", Word("re-place-open")),
    ]  # fmt: skip
    by_agility = replace(table, options=Options(turn_order="agi_descending"))
    (order,) = (one for one in display(by_agility).fixtures if isinstance(one, Order))
    assert order.turns[0].label is not None


def test_the_mission_shows_rounds_goals_and_where_objects_are() -> None:
    ends = world(model()).scene.mission.ends
    goal = Mission("bergung", named("bergung"), ends, "recover", (Point.cm(40, 40), Point.cm(50, 5)), needed=2)
    table = world(model(carries=0), enemy(), mission=goal, objects=(None, Point.cm(50, 5)))
    shown = display(table)
    (lane,) = (one for one in shown.fixtures if isinstance(one, Lane))
    assert (lane.goal, [(token.side, token.at) for token in lane.tokens]) == (2, [("blue", 1), ("red", 0)])
    (box,) = (one for one in shown.fixtures if isinstance(one, Box))
    assert Meter("re-place-rounds", 1, 8, "bar") in box.parts
    (objects,) = (part for part in box.parts if isinstance(part, Chips))
    assert [chip.text for chip in objects.chips] == [
        phrase("re-place-carried", number=1, who=Ref("mars")),
        phrase("re-place-lies", number=2, at="50,5", region=Word("engine-region-south")),
    ]
