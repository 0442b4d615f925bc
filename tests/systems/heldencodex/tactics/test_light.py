"""The light tactic: rules of thumb for fights, given these dice."""

import pytest

from regelwerk.engine.answers import Listed
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import phrase
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP, reach, shot
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, legal_keeps
from regelwerk.systems.heldencodex.rules.probe.mastery import Aftermath
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import KeepAnswers, listed
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.tactics.light import LIGHT
from regelwerk.systems.heldencodex.tactics.policies import DEFAULT, TACTICS
from systems.heldencodex.builders import circle, severe
from systems.heldencodex.ring import ANNA, BERT, CARL, OPTIONS, armed, ring
from systems.heldencodex.tactics.test_policies import action, decided, robber

SWORD = Reading(15, 20, runs=True)


def acts(state: World) -> str:
    return action(state, "light")


def kept(situation: Keeping, tactic: str = "light") -> str:
    keeps = legal_keeps(situation)
    prompt = Choose("anna", ANNA, "HC-CAS-01", phrase("x"), KeepAnswers(situation), f"keep:{listed(keeps[0])}",
                    situation)  # fmt: skip
    key = TACTICS[tactic].decide(prompt)
    assert isinstance(key, str)
    assert prompt.answers.meaning(key) in keeps
    return key


def test_it_strikes_where_most_harm_gets_through() -> None:
    knight = robber(armour="mail_hauberk kite_shield")
    assert decided(ring((armed(ANNA), (9, 10, 11, 14)), (knight, (4, 5, 6))), "light")[:2] == [
        ("HC-MEL-05", f"aimed:{BERT}"),
        ("HC-AIM-01", "exclude:head,torso,arms,legs,shield"),
    ]
    weak = robber(CARL, circles=(severe(), circle(2)))
    anna = armed(ANNA, "dagger", "14/3")
    assert acts(ring((anna, (10, 11, 12)), (robber(), (4,)), (weak, (4,)))) == f"attack:{CARL}"


def test_it_waits_where_nothing_gets_through() -> None:
    spear = robber(BERT, "spear", "12/2")
    assert acts(ring((armed(ANNA), (9, 10, 14)), (spear, (5, 11)))) == "pass"


@pytest.mark.rule("HC-MEL-24")
def test_an_outnumbered_side_that_loses_gives_up() -> None:
    def against(*foes: str, marked: int) -> str:
        anna = armed(ANNA, circles=(circle(marked),))
        return acts(ring((anna, (9, 10, 11)), *((robber(foe), (4, 5)) for foe in foes)))

    assert against(BERT, CARL, marked=2) == "surrender"
    assert against(BERT, CARL, marked=0) != "surrender", "so many there were from the beginning"
    assert against(BERT, marked=4) != "surrender", "one against one is not outnumbered"


@pytest.mark.rule("HC-CAS-01")
def test_what_hangs_together_is_kept_and_three_dice_are_enough() -> None:
    assert kept(Keeping((), (4, 9, 10, 14), SWORD, 1, GROUP)) == "keep:9,10"
    assert kept(Keeping((9, 10), (5, 11), SWORD, 1, GROUP)) == "keep:5,11", "a group of three ends the throw"
    assert kept(Keeping((), (2, 5, 8, 14), SWORD, 2, GROUP)) == "keep:8,14", "alone the highest, and what must be"
    assert kept(Keeping((), (1, 6, 12), SWORD, 1, GROUP)) == "keep:1,12", "ones stay"


def test_where_nobody_fights_it_keeps_as_the_sensible_tactic_does() -> None:
    situation = Keeping((), (5, 9, 13), Reading(12, 20), 1, reach(18))
    assert kept(situation) == kept(situation, DEFAULT)


@pytest.mark.rule("HC-LUK-01")
def test_a_lucky_die_joins_the_group() -> None:
    anna = armed(ANNA, lucky_number=3)
    owner = prober(anna, "arming_sword", OPTIONS)

    def becomes(*faces: int) -> str:
        scene = Aftermath(owner._replace(goal=shot(14)), faces)
        return LIGHT.decide(Choose("anna", ANNA, "HC-LUK-01", phrase("x"), Listed([]), "leave", scene))

    assert (becomes(3, 9, 10, 13), becomes(3, 5, 12), becomes(2, 3)) == ("become:10", "become:12", "become:15")
