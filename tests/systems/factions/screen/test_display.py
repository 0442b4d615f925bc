"""What people see of a campaign: faction cards, the order of the phase, ties and arrows; what is veiled stays so."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.journal.events import noted
from regelwerk.engine.screen.display import (
    Box,
    Card,
    Cell,
    Chip,
    Display,
    Figure,
    Meter,
    Order,
    Row,
    Tie,
    Ties,
    Trait,
)
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.phase.visibility import seen_by
from regelwerk.systems.factions.screen.display import display
from regelwerk.systems.factions.state import BLACK_JOKER, Act, Turn, World
from systems.factions.builders import CONTENT, faction, step, world
from systems.factions.listening import Listener
from systems.factions.stories import a_plan, bare
from systems.placing import check_words, part

SYSTEM = system("factions")


def card(shown: Display, who: str) -> Card:
    return next(one for one in shown.cards if one.id == who)


def fixture(shown: Display, kind: type[Any]) -> Any:
    return next(one for one in shown.fixtures if isinstance(one, kind))


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_has_dice_points_wounds_and_numbers_that_open() -> None:
    state = world(bare("wache", rp=4, wounds=3, operations="W12+1", effectiveness="W6"), turn="wache")
    shown = display(state)
    assert card(shown, "wache").acts
    dice = part(shown, "wache", "fa-place-dice").traits
    assert dice[1] == Trait("fa-attribute-operations", phrase("fa-die", sides=12, bonus=1), "fa-board-operations")
    assert dice[-1] == Trait("fa-attribute-effectiveness", phrase("fa-die", sides=6, bonus=0), "fa-board-effectiveness")
    assert part(shown, "wache", "fa-board-rp") == Figure("fa-board-rp", 4, column="fa-board-rp")
    assert part(shown, "wache", "fa-board-wounds") == Meter("fa-board-wounds", 3, 4, warn=3, column="fa-board-wounds")
    assert part(shown, "wache", "fa-place-action") == Meter("fa-place-action", 1, 1, "coin")
    assert part(shown, "wache", "fa-place-defense").value.terms[0].rule_id == "FA-DER-01"


def test_assets_show_whether_they_work() -> None:
    own = faction("wache").asset("torfestung")
    states = {
        "active": own,
        "suspended": replace(own, suspended_by=1, damaged=True),
        "damaged": replace(own, damaged=True),
        "bad": replace(own, seized="counting"),
        "idle": replace(own, dormant=True),
    }
    for state, asset in states.items():
        (chip,) = part(display(world(bare("wache", assets=(asset,)))), "wache", "fa-board-assets").chips
        assert (chip.state, chip.text[0] == Ref("torfestung")) == (state, state == "active")


def test_plans_fill_up_field_by_field() -> None:
    plans = (a_plan(progress=1), a_plan("alt", required=2, progress=2, status="complete"))
    rows = part(display(world(bare("wache", plans=plans))), "wache", "fa-board-plans").rows
    told = phrase("fa-board-plan", plan=Ref("plan"), progress=1, required=3)
    complete = (Ref("alt"), Word("fa-plan-state-complete"))
    assert rows == (
        Row(((Ref("plan"),),), (Cell("full"), Cell("empty"), Cell("empty")), told),
        Row((complete,), (Cell("full"),) * 2, complete),
    )


def test_burdens_are_bad_and_other_notes_are_not() -> None:
    state = world(bare("wache", shaken=True, minor=True, card=7, sabotage=("coming",)))
    assert [chip.state for chip in part(display(state), "wache", "fa-board-notes").chips] == [
        "active", "bad", "idle", "bad",
    ]  # fmt: skip


# -- the veil ---------------------------------------------------------------------------------------------------------


def table(hidden: Any) -> World:
    plans = (a_plan("geheim", "operations", 9, progress=4),)
    act = Act("advance_plan", "", "", "geheim")
    own = bare("wache", rp=777, invested=10, plans=plans, controller="kontor", order=act)
    state = world(own, bare("orden", rp=5), bare("kontor"), options=Options(hidden_values=hidden))
    return replace(state, turns=(Turn("wache", "declared", act),))


@pytest.mark.rule("FA:hidden_values")
def test_where_nothing_is_hidden_whoever_watches_sees_what_the_master_sees() -> None:
    state = table("none")
    assert SYSTEM.game.view(state, "") == state
    assert "hidden" not in {chip.state for chip in _chips(display(state), "wache")}
    assert "fa-place-secret" not in str(display(state))


@pytest.mark.rule("FA:hidden_values")
@pytest.mark.parametrize("seat", ["orden", ""])
def test_what_a_view_hides_is_not_on_its_screen(seat: str) -> None:
    shown = display(seen_by(table("plans_and_rp"), seat))
    assert "geheim" not in str(shown) and "777" not in str(shown)
    assert part(shown, "wache", "fa-board-plans").chips == (Chip("?", "hidden"),)
    assert part(shown, "wache", "fa-board-rp").chips == (Chip("?", "hidden"),)
    assert all(one.name != "fa-figure-score" for one in card(shown, "wache").parts)
    assert part(display(seen_by(table("plans"), seat)), "wache", "fa-board-rp") == Figure(
        "fa-board-rp", 777, column="fa-board-rp"
    )


@pytest.mark.rule("FA:hidden_values")
@pytest.mark.parametrize("seat", ["wache", "kontor", "master"])
def test_who_knows_a_secret_sees_that_it_is_one(seat: str) -> None:
    shown = display(seen_by(table("plans_and_rp"), seat))
    (row,) = part(shown, "wache", "fa-board-plans").rows
    assert row.name == ((Ref("geheim"), Word("fa-place-secret")),)
    assert part(shown, "wache", "fa-board-rp").chips == (Chip(777, "hidden"),)


@pytest.mark.rule("FA:hidden_values")
def test_whoever_has_no_seat_sees_nobodys_plans_in_a_whole_campaign() -> None:
    state = SYSTEM.start(SYSTEM.scenario(CONTENT, "funkstille", {"hidden_values": "plans_and_rp"}))
    plans = {plan.id for one in state.factions for plan in one.plans}
    for later in Listener(2).listen(state, 40).states[::5]:
        view = SYSTEM.game.view(later, "")
        told = f"{display(view)} {SYSTEM.game.show(view)}"
        assert not [plan for plan in plans if f"'{plan}'" in told]
        assert all(one.rp == 0 and one.veiled for one in view.factions)


def _chips(shown: Display, who: str) -> list[Chip]:
    return [chip for one in card(shown, who).parts for chip in getattr(one, "chips", ())]


# -- what belongs to all ----------------------------------------------------------------------------------------------


def test_the_order_of_the_phase_knows_jokers_and_minor_factions() -> None:
    factions = (
        bare("asche", card=50), bare("kontor", card=30), bare("orden", card=BLACK_JOKER), bare("wache", minor=True),
    )  # fmt: skip
    state = world(*factions, turn="kontor", waiting=("orden",), minors=("wache",))
    order = fixture(display(state), Order)
    assert [(turn.who, turn.state) for turn in order.turns] == [
        ("asche", "done"), ("kontor", "now"), ("orden", "next"), ("wache", "next"),
    ]  # fmt: skip
    assert order.turns[2].label == phrase("fa-card-joker", colour=Word("fa-black"))
    assert not [one for one in display(replace(state, stage="between")).fixtures if isinstance(one, Order)]


def test_ties_tell_control_orders_spies_and_what_is_declared() -> None:
    state = world(
        bare("wache", controller="kontor", order=Act("gather"), intel=("orden", "orden"), found_by=("orden",)),
        bare("orden"), bare("kontor"), turns=(Turn("orden", "declared", Act("attack", "kontor")),),
    )  # fmt: skip
    assert fixture(display(state), Ties).ties == (
        Tie("kontor", "wache", Word("fa-place-controls")),
        Tie("kontor", "wache", phrase("fa-board-order", act=phrase("fa-act-gather")), fresh=True),
        Tie("orden", "wache", Word("fa-place-intel"), "bad"),
        Tie("orden", "wache", Word("fa-place-found"), "bad"),
        Tie("orden", "kontor", phrase("fa-act-attack", target=Ref("kontor")), "bad", fresh=True),
    )


def test_what_is_on_offer_lies_on_the_market() -> None:
    shown = display(world(bare("wache"), offers=("silver_mine",)))
    assert fixture(shown, Box).parts[0].chips == (Chip(Ref("silver_mine")),)


def test_arrows_tell_what_happened_in_this_phase_only() -> None:
    struck = step(world(bare("wache"), bare("orden"), turn="wache"), "attack:orden", faces=[1, 2])
    before = [noted(line) for line in struck.log]
    assert SYSTEM.lately(reversed(before)) == (
        Ties(
            "fa-place-lately",
            (
                Tie("wache", "orden", Word("fa-place-attacks"), "bad", fresh=True),
                Tie("wache", "orden", Word("fa-place-misses"), "neutral", fresh=True),
            ),
        ),
    )
    begun = {"event": "note", "message": "fa-phase", "rule": "FA-GM-15", "facts": {"phase": 2}}
    assert SYSTEM.lately([begun, *reversed(before)]) == ()
    dice = {"event": "dice", "who": "wache"}
    assert SYSTEM.lately([dice]) == ()


@pytest.mark.parametrize("scene", ["funkstille", "nebelhafen"])
def test_every_moment_of_a_campaign_can_be_told(scene: str) -> None:
    heard = Listener(4).listen(SYSTEM.start(SYSTEM.scenario(CONTENT, scene, {})), 60)
    for state in heard.states[::6]:
        for seat in ("master", ""):
            check_words(SYSTEM, SYSTEM.display(SYSTEM.game.view(state, seat)), SYSTEM.game.names(state))
    arrows = SYSTEM.lately(reversed([noted(line) for line in heard.notes]))
    for drawn in arrows:
        check_words(SYSTEM, Display((), (drawn,)), SYSTEM.game.names(heard.states[-1]))
