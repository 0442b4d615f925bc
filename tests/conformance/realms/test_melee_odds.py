"""The exact numbers of melee, interrupts and spotting, worked out by the rules themselves."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.odds import odds
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.interrupts import Runner, outrun
from regelwerk.systems.realms.rules.melee.melee_roll import Bout, contest
from regelwerk.systems.realms.rules.sight.spotting import Search, resolve_spotting


def hit(attack: int, defence: int, agility: tuple[int, int]) -> str:
    bout = Bout("mars", "blue", "amok", "red", attack, defence, agility, Options())
    return str(odds(contest, bout).map(lambda result: result.outcome).probability("hit"))


def reactor_first(active: int, reacting: int, **options: Any) -> str:
    rules = Options(**options)
    acts, reacts = Runner("blue", "mars", 2, active), Runner("red", "amok", 1, reacting)
    return str(odds(outrun, acts, None, reacts, rules).where(lambda race: race.first))


@pytest.mark.rule("RE-REA-06", "RE-REA-07", "RE:bonus_die")
def test_p3_an_interrupt_between_equals() -> None:
    assert reactor_first(4, 4) == "253/864"
    assert reactor_first(4, 4, bonus_die="sum") == "55/432"


@pytest.mark.rule("RE-REA-07")
def test_p4_an_interrupt_by_the_more_agile() -> None:
    assert reactor_first(4, 7) == "311/576"


@pytest.mark.rule("RE-MEL-02", "RE-MEL-04", "RE:melee_tie")
def test_p5_equal_agility_and_one_more_for_the_attacker() -> None:
    assert hit(5, 4, (4, 4)) == "167/288"


@pytest.mark.rule("RE-MEL-02", "RE-MEL-04", "RE:melee_tie")
def test_p6_two_more_against_higher_agility() -> None:
    assert hit(6, 5, (4, 5)) == "13/24"


@pytest.mark.rule("RE-CAM-14", "RE-CAM-18")
def test_p8_spotting_alone_and_with_help() -> None:
    assert str(odds(resolve_spotting, Search("blue", "mars", "amok", 3, 1, Options())).probability(True)) == "1/4"
    assert str(odds(resolve_spotting, Search("blue", "mars", "amok", 3, 2, Options())).probability(True)) == "7/16"


@pytest.mark.rule("RE-MEL-04", "RE:melee_tie")
def test_merged_odds_are_those_of_all_throws() -> None:
    for attack, defence, agility in ((5, 4, (4, 4)), (6, 5, (4, 5)), (3, 7, (3, 3))):
        won = 0.0
        for own in range(1, 13):
            for other in range(1, 13):
                ahead = own + attack - other - defence or agility[0] - agility[1]
                won += 1 if ahead > 0 else 0.5 if ahead == 0 else 0
        bout = Bout("mars", "blue", "amok", "red", attack, defence, agility, Options())
        law = odds(contest, bout).map(lambda result: result.outcome)
        assert float(law.probability("hit")) == pytest.approx(won / 144)
