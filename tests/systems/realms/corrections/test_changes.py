"""A master's corrections and conceding: what may be set, what comes of it, and what is refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, enemy, model, piece, told, world

GAME = Realms()


def table(mars: Model | None = None) -> World:
    others = enemy(), enemy("amboss", (20, 70), type="mike")
    crate = piece("kiste", box(70, 10, 80, 20), 4)
    return world(mars or model(), *others, acting="mars", pieces=(crate,))


def corrected(field: str, value: Any, who: str = "mars", start: World | None = None) -> World:
    return GAME.correct(start or table(), {"who": who, "set": field, "to": value})


@pytest.mark.rule("RE-PRE-01")
@pytest.mark.parametrize("field", ["prone", "fast", "fire_ready", "guard"])
def test_markers_are_set_and_nothing_else_changes(field: str) -> None:
    after = corrected(field, True)
    assert getattr(after.find("mars"), field) is True
    assert after.change("mars", **{field: False}) == table()


@pytest.mark.rule("RE-PRE-01", "RE-AP-01")
def test_numbers_are_set() -> None:
    vitals = corrected("markers", 2, start=corrected("ap", 3, start=corrected("hp", 2))).find("mars").vitals
    assert (vitals.hp, vitals.ap, vitals.markers, vitals.status) == (2, 3, 2, "active")


@pytest.mark.rule("RE-DMG-10", "RE-MIK-12")
def test_hit_points_and_state_go_together() -> None:
    def after(field: str, value: Any, who: str = "mars", start: World | None = None) -> tuple[int, str]:
        vitals = corrected(field, value, who, start).find(who).vitals
        return vitals.hp, vitals.status

    assert after("hp", 0) == (0, "out")
    assert after("hp", 0, "amboss") == (0, "wreck")
    assert after("hp", 2, start=corrected("hp", 0)) == (2, "active")
    assert after("state", "removed") == (0, "removed")
    assert after("hp", 3, start=corrected("state", "removed")) == (0, "removed"), "it is gone"
    assert after("state", "active", start=corrected("state", "removed")) == (1, "active")
    assert after("state", "active") == (4, "active")


@pytest.mark.rule("RE-MIK-07", "RE-MIK-14")
def test_zones_of_a_mike() -> None:
    vitals = corrected("left_arm", 2, "amboss").find("amboss").vitals
    assert vitals.limbs == (6, 2, 6)
    lame = corrected("legs", 0, "amboss")
    assert (lame.find("amboss").vitals.limbs, lame.find("amboss").vitals.legs) == ((6, 6, 0), "can_turn")
    assert corrected("legs", 1, "amboss", lame).find("amboss").vitals.legs == "ok"


@pytest.mark.rule("RE-CRT-02")
def test_whoever_is_made_critical_has_become_it() -> None:
    vitals = corrected("critical", True).find("mars").vitals
    assert (vitals.critical, vitals.was_critical) == (True, ("torso",))
    healed = corrected("critical", False, start=corrected("critical", True)).find("mars").vitals
    assert (healed.critical, healed.was_critical) == (False, ("torso",))


@pytest.mark.rule("RE-GEO-15")
def test_a_model_is_put_where_there_is_room() -> None:
    moved = corrected("facing", 90, start=corrected("at", [10, 20.5])).find("mars")
    assert (moved.at.in_cm, moved.facing, moved.floor) == ((10, 20.5), 9000, 0)
    up = corrected("at", [75, 15]).find("mars")
    assert up.floor == 4 * CENTIMETRE, "on the crate"


@pytest.mark.rule("RE-CAM-02")
def test_only_what_has_camouflage_hides() -> None:
    scout = table(model(camouflage="passive", camouflage_level=1))
    assert corrected("revealed", False, start=scout).find("mars").camouflaged
    with pytest.raises(ValueError, match="has no camouflage"):
        corrected("revealed", False)


@pytest.mark.rule("RE-DMG-10")
def test_whoever_is_taken_away_drops_what_it_carries() -> None:
    start = replace(table(model(carries=0)), objects=(None,))
    after = corrected("state", "out", start=start)
    assert (after.objects, after.find("mars").carries) == ((start.find("mars").at,), -1)
    assert corrected("hp", 1, start=start).objects == (None,)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"who": "nobody", "set": "hp", "to": 1}, "no model 'nobody'; there are mars, amok, amboss"),
        ({"who": "mars", "set": "luck", "to": 1}, "'luck' cannot be corrected"),
        ({"who": "mars", "set": "hp", "to": 5}, "from 0 to 4"),
        ({"who": "mars", "set": "ap", "to": True}, "whole number"),
        ({"who": "mars", "set": "prone", "to": 1}, "true or false"),
        ({"who": "mars", "set": "legs", "to": 1}, "only MIKe"),
        ({"who": "amboss", "set": "legs", "to": 7}, "from 0 to 6"),
        ({"who": "mars", "set": "state", "to": "wreck"}, "active, out, removed, not 'wreck'"),
        ({"who": "mars", "set": "at", "to": [65, 45]}, "where there is room"),
        ({"who": "mars", "set": "at", "to": [0.5, 45]}, "where there is room"),
        ({"who": "mars", "set": "at", "to": [69, 15]}, "where there is room"),
        ({"who": "mars", "set": "at", "to": "here"}, "centimetres"),
        ({"who": "mars", "set": "facing", "to": 360}, "from 0 to 359"),
        ({"concede": "green"}, "no side 'green'; there are blue, red"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.correct(table(), change)


def test_nobody_is_corrected_before_it_is_on_the_table() -> None:
    with pytest.raises(ValueError, match="not on the table yet"):
        corrected("state", "active", start=table(model(status="waiting")))


@pytest.mark.rule("RE-GAM-03")
@pytest.mark.parametrize(("side", "winner"), [("blue", "red"), ("red", "blue")])
@pytest.mark.parametrize("stage", ["setup", "deploy", "phase", "round_end"])
def test_whoever_concedes_has_lost_at_any_time(side: str, winner: str, stage: Any) -> None:
    over = GAME.outcome(GAME.correct(replace(table(), stage=stage), {"concede": side}))
    assert over is not None
    assert (over.winner, over.rule_id, over.seats) == (winner, "RE-GAM-03", (winner,))


def test_the_game_goes_on_after_the_acting_model_was_taken_out() -> None:
    after = corrected("state", "out")
    assert told(lambda: GAME.step(after)).result.phase is None
