"""The worked examples of movement: a ruin, and a swamp that one has to pay for."""

import pytest

from conformance.realms.playing import act, asked_of, refused, said
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, model, world, zone

RUIN = zone("ruin", box(48, 40, 60, 50))
SWAMP = zone("swamp", box(51, 20, 80, 70))
INTO_THE_RUIN = "mars act move", "mars path 49,45"
INTO_THE_SWAMP = "mars act move", "mars path 51,45;56,45"


@pytest.mark.rule("RE-ZON-08", "RE-PAS-02", "RE-PAS-03", "RE-MOV-06", "RE:ruin_test")
@pytest.mark.parametrize(("die", "left", "x", "prone"), [(4, 4, 49.0, False), (5, 3, 48.0, True)])
def test_example_18_into_a_ruin(die: int, left: int, x: float, prone: bool) -> None:
    table = world(model(wn=4, bw=4), enemy(at=(80, 80)), zones=(RUIN,), acting="mars")
    told = act(table, *INTO_THE_RUIN, throws=[[die]])
    mover = told.result.find("mars")
    assert (mover.ap, round(mover.at.in_cm[0], 4), mover.prone) == (left, x, prone)


def moor(ap: int) -> World:
    return world(model(bw=4, wn=4, ap=ap), enemy(at=(80, 80)), zones=(SWAMP,), acting="mars")


@pytest.mark.rule("RE-MOV-03", "RE-PAS-02", "RE-ACT-01", "RE-GEO-16", "RE:ruling_78")
def test_example_24_seven_action_points_for_eleven_centimetres() -> None:
    poor = act(moor(6), "mars act move")
    assert refused(asked_of(poor, "mars", "path"), "51,45;56,45") == "RE-ACT-01"
    dear = act(moor(7), *INTO_THE_SWAMP, "mars movement-test no")
    assert said(dear, "re-walks", "cm") == [11.0]
    assert dear.result.find("mars").ap == 0


@pytest.mark.rule("RE-PAS-03", "RE-PAS-04")
@pytest.mark.parametrize(("die", "left"), [(4, 2), (5, 0)])
def test_example_24_one_test_for_the_whole_way(die: int, left: int) -> None:
    told = act(moor(7), *INTO_THE_SWAMP, "mars movement-test yes", throws=[[die]])
    assert told.result.find("mars").ap == left
