"""The worked examples of rounds, order and direct opponents."""

from typing import Any

import pytest

from conformance.realms.playing import act, arms, asked_of, had_phase, play, refused, said
from regelwerk.engine.facts import Ref
from regelwerk.systems.realms.state import World
from systems.realms.builders import enemy, model, possible, world


@pytest.mark.rule("RE-RND-02", "RE-RND-03", "RE-RND-04", "RE-SHK-04", "RE-SHK-05", "RE:ap_carry_halving")
def test_example_2_a_round_begins() -> None:
    table = world(model(ap=0, markers=2, unused=3), enemy(ap=0, markers=7), stage="round_start")
    told = act(table)
    fresh, shaken = (told.result.find(who).vitals for who in ("mars", "amok"))
    assert (fresh.ap, fresh.markers) == (5, 0)
    assert (shaken.ap, shaken.markers) == (0, 1)
    assert said(told, "re-markers-cost", "paid", "ap", "left") == [(2, 5, 0), (6, 0, 1)]


@pytest.mark.rule("RE-RND-03", "RE-RND-08")
def test_example_2_what_was_saved_comes_from_the_round_before() -> None:
    table = world(model(ap=3), enemy(ap=11), stage="round_end", round=1)
    told = play(table, lambda state: state.stage == "order")
    assert [told.result.find(who).ap for who in ("mars", "amok")] == [7, 11]


@pytest.mark.rule("RE-ORD-01", "RE-ORD-02", "RE-ORD-03")
def test_example_3_who_goes_first() -> None:
    told = act(world(model(agi=6), enemy(agi=4)), throws=[[3], [6]])
    assert told.result.queue == ("amok", "mars")
    assert said(told, "re-race-won", "who", "whom") == [(Ref("amok"), Ref("mars"))]


def threatened(**changes: Any) -> World:
    """A model with EH 5 and an enemy exactly at the edge of its danger area, at the start of its phase."""
    return world(
        model(at=(20, 20), facing=90, eh=5, weapons=arms("gewehr"), **changes),
        enemy(at=(20, 29.5)),
        enemy("boris", at=(32, 60)),
        queue=("mars",),
    )


@pytest.mark.rule("RE-DNG-01", "RE-DNG-02", "RE-INI-04", "RE-INI-05", "RE-GEO-18", "RE:forced_attack")
def test_example_4_an_opponent_that_cannot_be_ignored() -> None:
    shots = "mars act normal_shot", "mars shot gewehr:boris", "mars act normal_shot", "mars shot gewehr:amok"
    told = play(
        threatened(), lambda state: state.find("mars").ap < 6, "mars opponent ignore", *shots, throws=[[6], [12]]
    )
    assert told.notes("re-must-fight")[0].facts["whom"] == Ref("amok")
    assert len(told.notes("re-duty-forbids")) == 1, "the shot at the one farther off"
    assert refused(asked_of(told, "mars", "act"), "end") == "RE-INI-05"
    assert told.result.phase is not None and told.result.phase.duty == ()
    ignored = play(
        threatened(), lambda state: state.find("mars").ap < 6, "mars opponent ignore", *shots[:2], throws=[[5], [12]]
    )
    assert said(ignored, "re-shot-misses", "whom") == [Ref("boris")]


@pytest.mark.rule("RE-DNG-01")
def test_example_4_a_step_further_away_it_is_no_direct_opponent() -> None:
    table = threatened().change("amok", at=enemy(at=(20, 29.6)).at)
    told = play(table, had_phase("mars"))
    assert not [asked for asked in told.asked if asked.prompt.rule_id == "RE-INI-04"]


def swordsman(ap: int) -> World:
    return world(
        model(at=(20, 20), bw=5, eh=3, ap=ap, weapons=arms("schwert")),
        enemy(at=(30.5, 20), guard=False),
        queue=("mars",),
    )


@pytest.mark.rule("RE-INI-05", "RE-MOV-09", "RE-MOV-11", "RE-MEL-13", "RE:forced_attack")
def test_example_25_a_forced_attack_over_eight_centimetres() -> None:
    struck = play(
        swordsman(6),
        lambda state: state.find("mars").ap == 3,
        "mars opponent ignore",
        "mars act move",
        "mars path 25,20",
        "mars act attack_move",
        "mars charge schwert:amok",
        throws=[[12], [1], [12]],
    )
    first = asked_of(struck, "mars", "act")
    assert {"move", "turn", "duty"} <= set(possible(first))
    assert refused(first, "end") == refused(first, "guard") == "RE-INI-05"
    (melee,) = struck.notes("re-melee")
    attack = melee.facts["attack"]
    assert [(term.amount, term.rule_id) for term in attack.terms] == [(4, "RE-ATR-01"), (1, "RE-MEL-13")]  # type: ignore[union-attr]
    assert struck.result.find("mars").at.in_cm == pytest.approx((28, 20))
    assert struck.result.phase is not None and not struck.result.phase.duty


@pytest.mark.rule("RE-INI-05", "RE:forced_attack")
def test_example_25_the_way_away_is_forbidden_and_a_poor_model_is_free() -> None:
    lines = "mars opponent fight", "mars act move", "mars path 15,20"
    away = play(swordsman(6), lambda state: state.find("mars").ap < 6, *lines)
    assert len(away.notes("re-duty-forbids")) == 1
    poor = play(swordsman(2), had_phase("mars"))
    assert not [asked for asked in poor.asked if asked.prompt.rule_id == "RE-INI-04"]
    assert "end" in possible(asked_of(poor, "mars", "act"))
