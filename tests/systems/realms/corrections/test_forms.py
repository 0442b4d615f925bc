"""What a master may correct: every offer is a correction that the game takes, and does what it says."""

from __future__ import annotations

import pytest

from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.system import system
from regelwerk.systems.realms.corrections.forms import amendments
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, model, piece, world

GAME = system("realms").game


def table() -> World:
    return world(
        model("mars", camouflage="active"),
        model("later", at=(1, 1), status="waiting"),
        enemy("amok", type="mike"),
        pieces=(piece("t1", box(20, 20, 30, 30), 8),),
        acting="mars",
    )


def offer(state: World, who: str, name: str) -> Amendment:
    return next(one for one in amendments(state) if (one.who, one.name) == (who, f"re-amend-{name}"))


def test_every_offer_can_be_taken_as_it_stands_and_changes_nothing_but_whole_centimetres() -> None:
    for one in amendments(table()):
        assert GAME.correct(table(), one.change) == table(), one


def test_nobody_is_offered_what_it_has_not() -> None:
    found = {(one.who, one.name) for one in amendments(table())}
    assert ("mars", "re-amend-revealed") in found and ("amok", "re-amend-revealed") not in found
    assert ("amok", "re-amend-legs") in found and ("mars", "re-amend-legs") not in found
    assert not [one for one in found if one[0] == "later"]
    assert [value for value, _ in offer(table(), "mars", "state").choices] == ["active", "out", "removed"]


def test_offers_do_what_they_say_up_to_their_bounds() -> None:
    for one in amendments(table()):
        if one.kind == "number" and one.name not in ("re-amend-x", "re-amend-y"):
            for value in (one.low, one.high):
                assert value is not None
                changed = GAME.correct(table(), one.to(value))
                if one.name != "re-amend-hp" or value:
                    assert offer(changed, one.who, one.name.removeprefix("re-amend-")).value == value
        if one.kind == "switch":
            assert GAME.correct(table(), one.to(not one.value)) != table()


def test_a_model_is_moved_side_by_side_but_not_half_onto_a_wall() -> None:
    moved = GAME.correct(table(), offer(table(), "mars", "x").to(25))
    assert moved.find("mars").at.in_cm == (25.0, 45.0)
    with pytest.raises(ValueError, match="room"):
        GAME.correct(moved, offer(moved, "mars", "y").to(19))
