"""Break-ins of computer players: what is tried, and with whom."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.infiltration import Trial, laid_out, resolve_infiltration
from regelwerk.systems.darkspace.rules.break_in.infiltration_acts import AgreeScene, GroupScene
from regelwerk.systems.darkspace.rules.core.probe import Cast
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, Goal, SideGoals
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.tactics.break_in import Typical, agrees, judged, party, prospects
from regelwerk.systems.darkspace.tactics.weights import SENSIBLE
from systems.darkspace.builders import character, henchman, world
from systems.darkspace.deciding import first_act

PLAN = AreaPlan("crew", 2, 2)
GOALS = (SideGoals("crew", ((Goal("threshold", number=1),),)),)
SNEAK = Typical(4, 70, 60)


def inside(*actors: Actor, **changes: Any) -> World:
    return replace(world(*actors, goals=GOALS, **changes), area=laid_out(PLAN))


def sneaker(id: str = "nadja", **changes: Any) -> Actor:  # noqa: A002
    return character(id, infiltrating=True, skills={"agility": 4, "body_control": 3, "luck": 2}, **changes)


def test_the_nearer_the_threshold_and_the_greater_the_lead_the_better() -> None:
    assert prospects(4, 8, False, SNEAK) > prospects(12, 8, False, SNEAK)
    assert prospects(12, 8, False, SNEAK) > prospects(12, 0, False, SNEAK)
    assert prospects(12, 8, False, SNEAK) > prospects(12, 8, True, SNEAK)


def test_success_and_stealth_of_one_alone_are_exact() -> None:
    cast = Cast("", "", 4, "normal", 0, None, -1, Options(), True)
    trial = Trial((cast,), 1, 4, 3, 14)
    law = odds(resolve_infiltration, trial).map(lambda tried: tried.judged)
    exact = {outcome: ways / law.total for outcome, ways in law.pairs()}
    found = dict(judged(trial))
    assert set(found) == set(exact)
    for outcome, share in exact.items():
        assert found[outcome] == pytest.approx(share)


def test_two_throws_are_better_than_one() -> None:
    cast = Cast("", "", 3, "normal", 0, None, -1, Options(), True)
    alone, both = Trial((cast,), 1, 4, 3, 14), Trial((cast, cast), 1, 4, 3, 14)
    success = [sum(share for outcome, share in judged(trial) if outcome.success) for trial in (alone, both)]
    assert success[1] > success[0]


def test_infiltrators_go_on_by_stealth_and_leave_guards_alone() -> None:
    guard = henchman(waiting=True)
    scene = inside(sneaker(weapons=("pistol",)), guard, acting="nadja")
    assert first_act(scene) == "sneak"


def test_comrades_go_along_unless_they_are_at_the_end_of_their_nerves() -> None:
    sneak = Deed("sneak", "nadja")
    calm = inside(sneaker(), sneaker("ilko"), acting="nadja")
    assert party(GroupScene(calm, sneak, ("ilko",), ""), ["alone", "with:ilko"], SENSIBLE) == "with:ilko"
    strained = inside(sneaker(), sneaker("ilko", stress=19), acting="nadja")
    assert party(GroupScene(strained, sneak, ("ilko",), ""), ["alone", "with:ilko"], SENSIBLE) == "alone"


def test_whoever_is_asked_by_another_player_helps_unless_at_the_end_of_their_nerves() -> None:
    sneak = Deed("sneak", "nadja")
    calm = inside(sneaker(), sneaker("ilko"), acting="nadja")
    assert agrees(AgreeScene(calm, sneak, "ilko"), SENSIBLE) == "help"
    strained = inside(sneaker(), sneaker("ilko", stress=19), acting="nadja")
    assert agrees(AgreeScene(strained, sneak, "ilko"), SENSIBLE) == "stay"
