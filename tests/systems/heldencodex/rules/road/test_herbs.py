"""Searching herbs: portions by the height of each die, and half an hour each time."""

from typing import Any

import pytest

from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import HERBS, portions
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.road import herbs
from regelwerk.systems.heldencodex.rules.scene.plans import HerbsPlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, played, questions, told, world

PLAIN = Options()


def search(
    *answers: str, faces: Faces, searches: int = 1, needed: int = 1, options: Options = PLAIN, **changes: Any
) -> Transcript[World]:
    """Somebody with wilderness 9 and three W12."""
    plan = HerbsPlan("herbs", searchers=("jost",), searches=searches, needed=needed)
    state = world(hero(skills={"wilderness": "9/2"}, **changes), options=options)
    return played(herbs, state, plan, *answers, faces=faces)


@pytest.mark.rule("HC-HRB-02", "HC-HRB-03")
@pytest.mark.parametrize(
    ("left", "found"),
    [((8, 8, 12), 9), ((4, 6, 7), 4), ((10, 11, 12), 8), ((), 0), ((9,), 2), ((12, 12), 6), ((5, 5, 5), 6)],
)
def test_hc_hrb_02_a_number_for_each_die_and_one_more_for_each_match_die_up_to_the_value(
    left: Faces, found: int
) -> None:
    assert portions(left, Reading(9, 12)) == found


@pytest.mark.rule("HC-HRB-02")
def test_hc_hrb_02_sixteen_and_more_finds_four() -> None:
    assert [portions((face,), Reading(13, 20)) for face in (15, 16, 20)] == [3, 4, 4]


@pytest.mark.rule("HC:herb_yield")
def test_hc_herb_yield_by_the_face_or_one_for_each_die() -> None:
    for way, found in (("table", 9), ("face", 30), ("one", 5)):
        options = Options(herb_yield=way)  # type: ignore[arg-type]
        assert portions((8, 8, 12), Reading(9, 12, options=options)) == found


@pytest.mark.rule("HC-HRB-01", "HC-SIV-01")
def test_example_e21_a_sieve_throw_finds_nine_portions_in_half_an_hour() -> None:
    over = search("keep:8,12", faces=(8, 3, 12, 8), needed=9)
    assert questions(over) == ["HC-SIV-01"]
    finds = tuple(phrase("hc-herb-find", face=face, portions=3) for face in (8, 8, 12))
    assert facts(over, "hc-herbs-gathered", "finds", "portions") == [(finds, 9)]
    assert (over.result.marks, over.result.clock) == (("herbs:won",), 1)


@pytest.mark.rule("HC-HRB-03", "HC-FUM-02")
def test_hc_hrb_03_devalued_dice_find_nothing() -> None:
    over = search("keep:1,5,12", "devalue:5", faces=(1, 5, 12))
    assert facts(over, "hc-herbs-gathered", "portions") == [(3,)]


@pytest.mark.rule("HC-HRB-03", "HC-FUM-05")
def test_hc_hrb_03_a_fumbled_search_finds_nothing_even_if_ones_need_not_be_balanced() -> None:
    over = search("keep:1,5,12", "devalue:", faces=(1, 5, 12), options=Options(balance_optional=True))
    assert facts(over, "hc-herbs-gathered", "portions") == [(0,)]
    assert over.result.find("jost").psyche_lost == 1


@pytest.mark.rule("HC-HRB-01")
def test_hc_hrb_01_everybody_searches_in_the_same_half_hour_and_portions_are_counted_together() -> None:
    plan = HerbsPlan("herbs", searchers=("jost", "elsbeth", "richart"), searches=2, needed=8)
    state = world(
        hero("jost", skills={"wilderness": "7/0"}),
        hero("elsbeth", skills={"wilderness": "7/0"}),
        hero("richart", down="asleep"),
    )
    over = played(herbs, state, plan, faces=(7, 4, 3, 8))
    assert facts(over, "hc-herbs-gathered", "portions") == [(2,), (1,), (0,), (2,)]
    assert facts(over, "hc-herbs-over", "found", "enough") == [(5, False)]
    assert (over.result.clock, over.result.round, over.result.marks) == (2, 2, ("herbs:lost",))


@pytest.mark.rule("HC-HRB-01")
def test_hc_hrb_01_one_persons_search_is_one_step() -> None:
    plan = HerbsPlan("herbs", searchers=("jost", "elsbeth"), needed=1)
    state = told(lambda: herbs.begin(world(hero("jost"), hero("elsbeth")), plan)).result
    first = told(lambda: herbs.step(state), faces=(7,)).result
    assert (first.act.at, first.act.found, first.clock) == (1, 2, 0)
    second = told(lambda: herbs.step(first), faces=(2,)).result
    assert (second.act, second.clock) == (None, 1)


@pytest.mark.rule("HC-HRB-03")
def test_odds_o40_the_best_play_for_portions() -> None:
    assert chance(3, Reading(6, 8), 1, HERBS) * 16384 == 52011
