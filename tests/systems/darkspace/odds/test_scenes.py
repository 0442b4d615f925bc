"""Questions about drives and break-ins: distance, control, success, stealth, and whole plans."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from systems.darkspace.odds.test_questions import ask, share

DRIVE = {"driver": "juro", "machine": "lastgleiter"}


@pytest.mark.rule("DS-CHA-07", "DS-CHA-09")
def test_a_dash_gains_twice_the_power_or_once_or_nothing() -> None:
    law = ask("chase-act", **DRIVE)["drive"].law
    kept = share("probe", "probe", pool=4, skill=4, difficulty=14)
    assert law.probability(8) == kept * kept
    assert law.probability(4) == kept * (1 - kept)
    assert law.probability(0) == 1 - kept == share("chase-act", "control-lost", **DRIVE)


@pytest.mark.slow
@pytest.mark.rule("DS-CHA-12")
def test_fast_and_deadly_wins_or_wrecks() -> None:
    answers = ask("chase-act", **DRIVE, act="fast-and-deadly", risk=7)
    assert set(answers["drive"].law.outcomes()) == {0, 7}
    missed = 1 - share("probe", "probe", pool=4, skill=4, difficulty=18)
    # Seven points wreck a machine of size 6 unless its soft armour of 3 stops them.
    assert 0 < missed - (answers["wrecked"].worth or 0) < Fraction(1, 10**6)


@pytest.mark.rule("DS-CHA-08", "DS-CHA-10", "DS-CHA-14")
def test_crowding_collapses_and_runners() -> None:
    crowd = ask("chase-act", **DRIVE, act="crowd-off")["drive"].law
    assert set(crowd.outcomes()) == {0, 4}
    assert "wrecked" in ask("chase-act", **DRIVE, stress=6) and "wrecked" not in ask("chase-act", **DRIVE)
    assert set(ask("chase-act", driver="nadja")["drive"].law.outcomes()) == {0, 1, 2}


def test_risks_have_bounds() -> None:
    with pytest.raises(ContentError):
        ask("chase-act", **DRIVE, act="fast-and-deadly", risk=10)
    with pytest.raises(ContentError):
        ask("chase-act", driver="juro", machine="turm")


# -- break-ins --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-08", "DS-INF-15")
def test_sneaking_is_p9_against_16() -> None:
    answers = ask("infiltration-act", who="nadja", act="sneak")
    assert answers["infiltration-act"].worth == share("probe", "probe", pool=4, skill=4, difficulty=16)
    assert answers["hidden"].worth == Fraction(5193, 12500)
    assert set(answers["se"].law.outcomes()) == {0, 4}
    # Who fails while level is behind at once, and a failed stealth then is a discovery.
    assert answers["discovered"].worth == 1 - (answers["infiltration-act"].worth or 0)


@pytest.mark.rule("DS-INF-11", "DS-INF-12", "DS-INF-16", "DS-INF-17", "DS-INF-18", "DS-CORE-16")
def test_the_other_acts() -> None:
    def se(who: str, act: str, **given: Any) -> set[int]:
        return set(ask("infiltration-act", who=who, act=act, mk=2, competence=3, **given)["se"].law.outcomes())

    assert se("ilko", "hack", target="camera") == {0, 2}
    assert se("ilko", "hack", target="guard") == {0, 3}
    assert se("nadja", "sprint", room=9) == {0, 5}
    assert se("nadja", "distract", ability="charisma") == {0, 3}
    assert se("rhea", "sabotage", ability="strength", weapon="klinge") == {0, 3}
    assert se("rhea", "secure", **{"with": "nadja"}) == {0}
    alone, together = (
        share("infiltration-act", "infiltration-act", who="ilko", act="sneak", **more)
        for more in ({}, {"with": "nadja,rhea"})
    )
    assert together > alone


PLAN = {"team": "nadja,ilko", "mk": 3, "competence": 3}


@pytest.mark.slow
@pytest.mark.rule("DS-CORE-16", "DS:group_probe_ae")
def test_a_plan_in_a_group_takes_more_rounds_if_everybody_pays() -> None:
    given = {**PLAN, "plan": "sneak nadja+ilko; sneak ilko+nadja", "threshold": 24}
    assert share("infiltration", "plan", **given) < share("infiltration", "plan", {"group_probe_ae": "actor"}, **given)


@pytest.mark.rule("DS-INF-03", "DS-INF-10", "DS-INF-23", "DS-INF-25")
def test_a_plan_of_one_act_is_that_act_over_and_over() -> None:
    answers = ask("infiltration", **PLAN, plan="sneak nadja", threshold=4)
    one = share("probe", "probe", pool=4, skill=4, difficulty=16)
    assert answers["plan"].law.probability(2) == one
    assert answers["acts"].law.probability(1) == 1
    two = ask("infiltration", **PLAN, plan="sneak nadja", threshold=8)
    hidden = Fraction(5193, 12500)
    # After one success the guards have nothing, or a die for a failed stealth: at 5 or more they are ahead.
    seen = one - hidden
    level_or_ahead = hidden + seen * Fraction(4, 10)
    assert two["plan"].law.probability(2) >= level_or_ahead * one
    assert two["when-discovered"].law.probability(1) == 1 - one


@pytest.mark.rule("DS-INF-10")
def test_rounds_end_when_somebody_has_no_action_units_left() -> None:
    options = {"defender_se": "book_only"}
    given = {**PLAN, "plan": "sneak nadja", "threshold": 16}
    # Four acts of 1 AE take a second round, whose beginning is worth a die to the guards.
    assert share("infiltration", "plan", **given) < share("infiltration", "plan", options, **given)


@pytest.mark.slow
@pytest.mark.rule("DS-INF-22", "DS-INF-18")
def test_a_lookout_helps_whoever_comes_next() -> None:
    hurried = {"team": "nadja,ilko,rhea", "threshold": 8}
    plain = share("infiltration", "plan", **hurried, plan="sneak ilko")
    watched = share("infiltration", "plan", **hurried, plan="secure nadja; sneak ilko")
    assert watched != plain
    both = ask("infiltration", **hurried, plan="distract nadja charisma; sneak nadja+ilko+rhea")
    assert sum(both["plan"].law.probability(n) for n in (0, 2)) == 1


def test_the_archive_is_reached_in_about_half_of_all_nights() -> None:
    found = ask("infiltration", **PLAN, plan="sneak nadja; security_hack ilko; sneak nadja", threshold=18)
    assert float(found["plan"].worth or 0) == pytest.approx(0.4916656937)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"plan": " ; "}, "ds-odds-no-plan"),
        ({"plan": "dance nadja"}, "odds-word"),
        ({"plan": "sneak rhea"}, "odds-word"),
        ({"plan": "hack ilko moon"}, "odds-word"),
    ],
)
def test_plans_that_cannot_be_followed(given: dict[str, Any], code: str) -> None:
    with pytest.raises(ContentError) as refused:
        ask("infiltration", **PLAN, **given)
    assert refused.value.code == code


def test_who_has_no_terminal_cannot_hack_their_way_in() -> None:
    with pytest.raises(ContentError) as refused:
        ask("infiltration-act", who="rhea", act="hack")
    assert refused.value.code == "ds-odds-refused"
