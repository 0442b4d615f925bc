"""What people see of a scene: bodies and rows, dice that lie, lanes and boxes of each kind of part, in words."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.screen.display import Box, Card, Cell, Chip, Display, Label, Lane, Meter, Order, Row
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from regelwerk.systems.heldencodex.rules.chase.chase import ChaseState, Runner
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter, Power
from regelwerk.systems.heldencodex.rules.people.drinking import Carouse
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.rules.road.herbs import Search
from regelwerk.systems.heldencodex.rules.road.journey import Journey
from regelwerk.systems.heldencodex.rules.road.sneaking import Guard, SneakState
from regelwerk.systems.heldencodex.rules.road.watch import Watcher, WatchState
from regelwerk.systems.heldencodex.rules.scene.plans import (
    ChasePlan,
    DrinkPlan,
    FightPlan,
    HerbsPlan,
    JourneyPlan,
    SneakPlan,
    WatchPlan,
)
from regelwerk.systems.heldencodex.screen.display import display
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import circle, critical, hero, severe, world
from systems.heldencodex.listening import Listener
from systems.placing import check_words, part

SYSTEM = system("heldencodex")
JOST = hero("jost", weapons=("dagger", "short_sword", "hunting_bow"), skills={"dagger": "9/2", "sneak": "14/2*"})
GUARD = hero("guard", side="town", seat="master", weapons=("spear",))
Cells = tuple[Cell, ...]


def card(shown: Display, who: str) -> Card:
    return next(one for one in shown.cards if one.id == who)


def fixture(shown: Display, kind: type[Any]) -> Any:
    return next(one for one in shown.fixtures if isinstance(one, kind))


def states(cells: Cells) -> str:
    return "".join({"crossed": "x", "empty": "o", "full": "#", "half": "/"}[cell.state] for cell in cells)


def fighting(*fighters: Fighter, **changes: Any) -> World:
    return world(JOST, GUARD, act=replace(Fight(FightPlan("brawl"), fighters), **changes), round=2)


# -- bodies -----------------------------------------------------------------------------------------------------------


def test_life_circles_are_drawn_ring_by_ring_and_tell_what_is_wrong() -> None:
    wounded = hero(circles=(circle(2, 1, severe=1, care="first_aid"), critical()))
    circles = part(display(world(wounded)), "jost", "hc-sheet-circles")
    assert (circles.shape, circles.rings) == ("circle", (6, 3, 1))
    assert [states(row.cells) for row in circles.rows] == ["xxooooxooo", "xxxxxxxxxx", *["oooooooooo"] * 3]
    assert circles.rows[0].name == (1, phrase("hc-sheet-severe", wounds=1), Word("hc-sheet-care-first-aid"))
    assert circles.rows[1].name == (2, Word("hc-sheet-critical"))
    assert circles.rows[2].name == (3,)


def test_rows_empty_from_the_first_to_the_last_and_tell_what_they_cost() -> None:
    shown = display(world(hero(physis_lost=8, psyche_lost=6, wished_rows=(1,))))
    costs = phrase("hc-sheet-fewer", dice=1)
    physis = part(shown, "jost", "hc-sheet-physis")
    assert [(row.name, states(row.cells)) for row in physis.rows] == [
        (costs, "xxxxxx"), (None, "xxoooo"), (None, "oooooo"),
    ]  # fmt: skip
    spared = part(shown, "jost", "hc-sheet-psyche").rows[0]
    assert (spared.name, states(spared.cells)) == (None, "xxxxxx"), "a wish was granted for this row"


def test_armour_has_a_row_for_each_protected_part() -> None:
    rows = part(display(world(hero(armour={"head": "0/0", "torso": "2/4"}))), "jost", "hc-sheet-armour").rows
    assert [(row.name, states(row.cells)) for row in rows] == [
        (phrase("hc-board-row", row=Word("hc-row-torso"), light=2, heavy=4), "//####")
    ]
    assert all(one.name != "hc-sheet-armour" for one in card(display(world(hero())), "jost").parts)


def test_abilities_show_the_dice_that_are_left() -> None:
    shown = display(world(replace(JOST, physis_lost=6)))
    (sneak,) = part(shown, "jost", "hc-sheet-skills").chips
    dice = phrase("hc-sheet-die", dice=2, sides=20)
    assert sneak == Chip(phrase("hc-place-ability", ability=Ref("sneak"), value=14, dice=dice), "good")
    assert part(shown, "jost", "hc-sheet-arts").quiet


# -- fights -----------------------------------------------------------------------------------------------------------


def test_dice_that_lie_show_the_group_first_and_those_in_hand_as_empty() -> None:
    shown = display(fighting(Fighter("jost", dice=(4, 9, 12, 12), group=(12, 12), carried=(7,)), Fighter("guard")))
    rows = part(shown, "jost", "hc-board-dice").rows
    assert [(row.name.key, [cell.text for cell in row.cells]) for row in rows] == [
        ("hc-place-group", [12, 12]), ("hc-place-single", [4, 9]), ("hc-place-carried", [7]),
    ]  # fmt: skip
    assert states(rows[0].cells) == "##"
    shown = display(fighting(Fighter("jost", lying=Lying((11,), 2)), Fighter("guard")))
    (row,) = part(shown, "jost", "hc-board-dice").rows
    assert (row.name, states(row.cells)) == (Word("hc-place-lying"), "#oo")


def test_who_acts_who_has_acted_and_whom_one_can_strike() -> None:
    fighters = (Fighter("jost", acted=True), Fighter("guard", dice=(3, 3), power=Power("jost", 9, 2, 1)))
    shown = display(fighting(*fighters, stage="act", queue=("guard",)))
    order = fixture(shown, Order)
    assert (order.name, [(turn.who, turn.state) for turn in order.turns]) == (
        "hc-place-stage-act", [("jost", "done"), ("guard", "now")],
    )  # fmt: skip
    assert (card(shown, "guard").acts, card(shown, "jost").acts) == (True, False)
    assert card(shown, "jost").where == phrase("hc-place-in-reach", who=(Ref("guard"),))
    (chip,) = part(shown, "guard", "hc-board-notes").chips
    assert chip.state == "active", "what somebody is about to do is no burden"


def test_distances_are_a_lane_from_whoever_acts() -> None:
    fighters = (Fighter("jost", weapon="hunting_bow"), Fighter("guard", out="fled"))
    far = fighting(Fighter("jost"), Fighter("guard"), distances=(("guard", "jost", 25),), queue=("jost",))
    lane = fixture(display(far), Lane)
    assert [(token.text, token.at, token.acts) for token in lane.tokens] == [
        (Ref("jost"), 0, True), (Ref("guard"), 25, False),
    ]  # fmt: skip
    assert card(display(far), "jost").where == phrase("hc-place-far", who=Ref("guard"), metres=25)
    shown = display(fighting(*fighters))
    assert card(shown, "guard").out and card(shown, "jost").where is None
    weapons = {chip.text: chip.state for chip in part(shown, "jost", "hc-sheet-weapons").chips}
    assert weapons == {Ref("dagger"): "idle", Ref("short_sword"): "idle", Ref("hunting_bow"): "active"}


# -- other parts ------------------------------------------------------------------------------------------------------


def test_a_chase_is_a_lane_of_gaps_with_the_dice_of_the_round() -> None:
    runners = (Runner("jost", left=(9, 9)), Runner("guard", 3, obstacles=(7,)))
    state = world(JOST, GUARD, act=ChaseState(ChasePlan("run"), runners, "pass", 1), round=2)
    lane = fixture(display(state), Lane)
    assert [(token.text, token.at, token.acts) for token in lane.tokens] == [
        (Ref("jost"), 0, False), (Ref("guard"), 3, True),
    ]  # fmt: skip
    assert (lane.first, lane.last, lane.labels[6]) == (0, 6, Label(6, Word("hc-gap-6")))
    dice, obstacles = fixture(display(state), Box).parts
    assert dice.rows == (Row(Ref("jost"), (Cell("empty", 9), Cell("empty", 9))),)
    assert obstacles.rows == (Row(Ref("guard"), (Cell("crossed", 7),)),)


def test_sneaking_goes_band_by_band_past_guards() -> None:
    plan = SneakPlan("in", sneaker="jost", bands=("far", "near"), hiding=("near",))
    shown = display(world(JOST, GUARD, act=SneakState(plan, (Guard("guard", "alert"),), 1)))
    lane = fixture(shown, Lane)
    assert (lane.tokens[0].at, lane.goal, [label.at for label in lane.labels]) == (1, 2, [0, 1, 2])
    guards, cover = fixture(shown, Box).parts
    assert guards.chips == (Chip((Ref("guard"), Word("hc-place-guard-alert")), "active"),)
    assert cover.name == "hc-place-cover"


def test_a_watch_shows_the_shift_and_who_is_due_but_not_who_comes() -> None:
    plan = WatchPlan("night", watchers=("jost",), intruder="guard")
    shown = display(world(JOST, GUARD, act=WatchState(plan, (Watcher("jost", 1),), 2)))
    assert fixture(shown, Box).parts == (Meter("hc-place-shift", 2, 3),)
    assert [turn.who for turn in fixture(shown, Order).turns] == ["jost"]
    assert "guard" not in str(shown.fixtures)


def test_drinking_counts_cups_and_tells_what_the_next_asks_for() -> None:
    drunk = replace(GUARD, drinks=4)
    lane = fixture(display(world(JOST, drunk, act=Carouse(DrinkPlan("inn"), ("jost", "guard"), 1))), Lane)
    assert [(token.at, token.acts) for token in lane.tokens] == [(0, False), (4, True)]
    assert lane.labels[1] == Label(4, phrase("hc-place-minimum", minimum=8))


def test_a_journey_has_days_provisions_and_shifts() -> None:
    act = Journey(JourneyPlan("road", days=5), "evening", ("jost",), (("jost", 2),), 3)
    shown = display(world(JOST, act=act, round=2))
    assert (fixture(shown, Lane).goal, fixture(shown, Lane).tokens[0].at) == (5, 2)
    herbs, shifts = fixture(shown, Box).parts
    assert (herbs.value, shifts) == (3, Meter("hc-place-shifts-kept", 2, 3))
    search = Search(HerbsPlan("herbs", searchers=("jost",), needed=6), found=9)
    assert fixture(display(world(JOST, act=search)), Box).parts[0] == Meter("hc-place-herbs", 6, 6)


def test_the_heading_tells_the_part_and_the_time() -> None:
    heading = display(world(JOST, clock=33)).heading
    assert heading == phrase(
        "hc-place-heading", part=Word("hc-part-between"), kind="between", round=0, day=1, time="22:30"
    )


@pytest.mark.parametrize("scene", SYSTEM.scenarios(SYSTEM.content()))
def test_every_moment_of_a_scene_can_be_told(scene: str) -> None:
    ears = Listener(5).listen(SYSTEM.start(SYSTEM.scenario(SYSTEM.content(), scene, {})), 60)
    for state in ears.states[::7]:
        for seat in ("master", ""):
            check_words(SYSTEM, SYSTEM.display(SYSTEM.game.view(state, seat)), SYSTEM.game.names(state))


def test_a_severe_wound_is_a_burden() -> None:
    chips = part(display(world(hero(circles=(severe(),), queasy=1))), "jost", "hc-board-notes").chips
    assert [chip.state for chip in chips] == ["bad", "bad"]
