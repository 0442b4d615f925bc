"""What people see of a fight: what is on the cards, who comes next, how far apart everybody is."""

import pytest

from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.screen.display import Card, Display, Lane, Meter, Order, left_of
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from regelwerk.engine.tally import Tally
from regelwerk.space import rectangle
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.screen.display import COLUMNS, display
from regelwerk.systems.phasesix.state import Aim, Combat
from systems.phasesix.builders import CONTENT, GAME, fight, someone
from systems.placing import check_words, part

SYSTEM = system("phasesix")
PLACES = {"hagen": (10.0, 10.0), "robber": (20.0, 10.0), "wolf": (10.0, 13.0)}
HAGEN, ROBBER, WOLF = someone("hagen", hearts=2, boosts=1), someone("robber"), someone("wolf", actions=0)


def card(shown: Display, who: str) -> Card:
    return next(one for one in shown.cards if one.id == who)


def chips(shown: Display, who: str, name: str) -> dict[object, str]:
    return {chip.text: chip.state for chip in part(shown, who, name).chips}


def test_hearts_are_hearts_and_actions_are_coins() -> None:
    shown = display(fight(HAGEN, ROBBER, WOLF))
    assert part(shown, "hagen", "ps-board-hearts") == Meter("ps-board-hearts", 2, 6, "heart", 2, "ps-board-hearts")
    assert part(shown, "hagen", "ps-board-boosts") == Meter(
        "ps-board-boosts", 1, 1, "diamond", column="ps-board-boosts", line=1
    )
    assert part(shown, "hagen", "ps-board-actions") == Meter(
        "ps-board-actions", 2, 2, "coin", column="ps-board-actions"
    )
    assert part(shown, "wolf", "ps-board-actions").value == 0
    assert part(shown, "wolf", "ps-board-actions").most == WOLF.sheet.actions


def test_dice_are_there_as_long_as_they_might_come_back() -> None:
    spent = someone("hagen", dice=(0, 1, 0), sheet={"bonus_dice": 2, "destiny_dice": 0, "rerolls": 0})
    shown = display(fight(spent, ROBBER))
    bonus, destiny = (part(shown, "hagen", f"ps-place-{name}-dice") for name in ("bonus", "destiny"))
    assert (bonus.value, bonus.most, destiny.value, destiny.most) == (0, 2, 1, 1)
    one_left = (1, phrase("ps-cost-destiny-die", amount=1))
    assert board_of(shown).rows[0].cells[COLUMNS.index("ps-board-dice")] == (one_left,)
    assert "ps-place-rerolls" not in {one.name for one in card(shown, "hagen").parts}


def test_the_order_says_who_has_acted_who_acts_and_who_comes() -> None:
    state = fight(replace(HAGEN, initiative=9), ROBBER, WOLF, turn=1)
    order = next(one for one in display(state).fixtures if isinstance(one, Order))
    assert [(turn.who, turn.state) for turn in order.turns] == [("hagen", "done"), ("robber", "now"), ("wolf", "next")]
    assert order.turns[0].label == 9
    assert [one.id for one in display(state).cards if one.acts] == ["robber"]


def test_the_dead_have_no_turn_the_dying_have_one() -> None:
    dead, dying = ROBBER.with_condition("dead", 1), WOLF.with_condition("dying", 2)
    shown = display(fight(HAGEN, dead, dying))
    order = next(one for one in shown.fixtures if isinstance(one, Order))
    assert [turn.who for turn in order.turns] == ["hagen", "wolf"]
    assert card(shown, "robber").out
    assert chips(shown, "wolf", "ps-board-notes") == {
        Phrase("ps-place-level", (("condition", Word("ps-condition-dying")), ("level", 2))): "bad"
    }


def test_weapons_are_ready_put_away_or_shot_empty() -> None:
    juri = someone("juri", ready=("ak_47",), ammo=(("ak_47", 0), ("glock", 17)), sheet={"weapons": ("ak_47", "glock")})
    shown = chips(display(fight(juri, ROBBER)), "juri", "ps-place-weapons")
    assert {dict(text.facts)["weapon"]: state for text, state in shown.items() if isinstance(text, Phrase)} == {
        Ref("ak_47"): "spent",
        Ref("glock"): "idle",
    }


def test_aim_and_stolen_actions_are_told() -> None:
    hagen = replace(HAGEN, aim=Aim("robber", "axe", 2), pending_loss=1)
    shown = chips(display(fight(hagen, ROBBER)), "hagen", "ps-board-notes")
    assert {text.key: state for text, state in shown.items() if isinstance(text, Phrase)} == {
        "ps-place-loss": "bad",
        "ps-place-aims": "good",
    }


def test_protection_and_evasion_open_to_their_terms() -> None:
    shown = display(fight(HAGEN, ROBBER))
    assert isinstance(part(shown, "hagen", "ps-figure-protection").value, Tally)
    assert isinstance(part(shown, "hagen", "ps-place-evasion").value, Tally)


def test_damaged_armour_looks_damaged() -> None:
    worn = HAGEN.sheet.armor[0].id
    shown = display(fight(replace(HAGEN, armor_condition=(40,)), ROBBER))
    left = phrase("ps-place-armor-left", armor=Ref(worn), left=40)
    assert chips(shown, "hagen", "ps-place-armor")[left] == "damaged"


def test_distances_are_measured_from_whoever_acts() -> None:
    lane = next(one for one in display(fight(HAGEN, ROBBER, WOLF, positions=PLACES)).fixtures if isinstance(one, Lane))
    assert {token.text: token.at for token in lane.tokens} == {Ref("hagen"): 0, Ref("robber"): 10.0, Ref("wolf"): 3.0}
    assert (lane.first, lane.last, lane.unit) == (0, 10, "ps-place-metres")
    assert [token.acts for token in lane.tokens] == [True, False, False]


def test_without_a_map_nobody_is_anywhere() -> None:
    shown = display(fight(HAGEN, ROBBER))
    assert not any(isinstance(one, Lane) for one in shown.fixtures)
    assert all(one.where is None for one in shown.cards)


def test_cover_counts_against_whoever_acts() -> None:
    wall = rectangle("wall", 14, 5, 15, 15, kind="5")
    shown = display(fight(HAGEN, ROBBER, positions=PLACES, terrain=(wall,)))
    assert dict(part(shown, "robber", "ps-place-cover").value.facts) == {"number": 5, "who": Ref("hagen")}
    assert not any(one.name == "ps-place-cover" for one in card(shown, "hagen").parts)


@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_every_scenario_has_a_display_that_can_be_told(name: str) -> None:
    state = start(scenario_document(CONTENT, name, {}))
    begun = replace(state, phase="turn", round=1)
    for moment in (state, begun):
        shown = SYSTEM.display(GAME.view(moment, ""))
        assert [one.id for one in shown.cards] == [fighter.id for fighter in moment.fighters]
        check_words(SYSTEM, shown, GAME.names(moment))


def test_a_spectator_sees_what_everybody_sees() -> None:
    state: Combat = start(scenario_document(CONTENT, "hohlweg", {}))
    assert {GAME.view(state, seat) for seat in GAME.seats(state)} == {GAME.view(state, "")}


def test_a_terminal_tells_hearts_actions_and_what_is_in_hand() -> None:
    row = board_of(display(fight(HAGEN, ROBBER))).rows[0]
    hearts, boosts, actions, _, notes = row.cells
    assert (row.acts, hearts, boosts, actions) == (True, left_of(2, 6), 1, left_of(2, 2))
    assert notes == (Ref("axe"),)
