"""What people are shown before they decide: the same numbers that the rules work out when the dice fall."""

from fractions import Fraction

import pytest

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.preview import Preview, Previews, preview_for
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.policies import Defaults
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Cast, Mode
from regelwerk.systems.darkspace.rules.cortex.intrusion import Intrusion, resolve_hack
from regelwerk.systems.darkspace.rules.fight.attack import Strike, resolve_attack
from regelwerk.systems.darkspace.state import Cover, World
from regelwerk.systems.darkspace.tactics.policies import PLAIN
from systems.darkspace.builders import armour, character, henchman, system, world

GAME = DarkSpace()
FROM_18 = Fraction(2549, 25000) + Fraction(5497, 50000) + Fraction(5017, 12500)
"""How often four dice and 3 reach 18 or more: the upper three bands of an attack."""


def at_the_table(start: World, *answers: tuple[str, str]) -> Session[World]:
    session = new_session(GAME, start, {}, seed=b"previews")
    for seat, key in answers:
        session.answer(seat, key)
    return session


def shown(session: Session[World], key: str) -> Preview:
    (prompt,) = session.prompts
    found = preview_for(GAME, session.state, session.given, prompt, key, Previews(Defaults()))
    assert found is not None
    return found


def cast(dice: int, bonus: int, mode: Mode = "normal") -> Cast:
    return Cast("rhea", "rhea", dice, mode, bonus, None, 0, Options())


def damage(values: Strike) -> Law[int]:
    return Odds().law(resolve_attack, values).map(lambda hit: hit.damage)


def duel() -> World:
    """Rhea with a knife beside a defender in armour of class 3."""
    rhea = character("rhea", constitution=3, skills={"strength": 4}, weapons=("knife",))
    lina = character("lina", "guards", dexterity=2, constitution=2, armour=armour(5, 3))
    return world(rhea, lina, acting="rhea", engaged=(("lina", "rhea"),))


KNIFE = (("rhea", "attack"), ("rhea", "knife:lina"))


@pytest.mark.rule("DS-ATT-10", "DS-PEN-02")
def test_an_attacker_sees_what_a_weak_spot_is_worth() -> None:
    session = at_the_table(duel(), *KNIFE)
    plain, weak = shown(session, "plain"), shown(session, "weak_spot")
    assert plain.measure == weak.measure == "ds-stake-damage"
    assert plain.law == damage(Strike(cast(3, 4), 0, 2, 3, 1))
    assert weak.law == damage(Strike(cast(3, 4, "hampered"), 0, 2, 2, 1))
    assert weak.law.mean() > plain.law.mean()


@pytest.mark.rule("DS-CORE-19")
def test_a_bought_die_is_in_the_numbers() -> None:
    session = at_the_table(duel(), *KNIFE, ("rhea", "weak_spot"))
    assert shown(session, "2").law == damage(Strike(replace(cast(5, 4, "hampered"), stress=2), 0, 2, 2, 1))


@pytest.mark.rule("DS-DEF-04", "DS-DEF-07")
def test_a_defender_sees_what_defending_is_worth() -> None:
    session = at_the_table(duel(), *KNIFE, ("rhea", "weak_spot"), ("rhea", "0"))
    passed, defended = shown(session, "pass"), shown(session, "defend")
    assert passed.law == damage(Strike(cast(3, 4, "hampered"), 0, 2, 2, 1))
    assert defended.law == damage(Strike(cast(3, 2, "hampered"), 0, 2, 2, 1))


@pytest.mark.rule("DS-CTX-01", "DS-CTX-03")
def test_a_hacker_sees_how_often_something_behind_the_firewall_is_hit() -> None:
    ilka = character("ilka", concentration=4, skills={"tech": 3}, weapons=("terminal",))
    session = at_the_table(world(ilka, system("core", 4), henchman(waiting=True), acting="ilka"), ("ilka", "hack"))
    found = shown(session, "terminal:core")
    numbers = Intrusion(cast(4, 3), 12, 2)
    assert found.measure == "ds-stake-behind-firewall"
    assert found.law == Odds().law(resolve_hack, numbers).map(lambda hacked: hacked.behind)
    assert found.law.where(lambda boxes: boxes > 0) == FROM_18


@pytest.mark.rule("DS-COV-02")
def test_what_cover_takes_is_not_counted_as_damage() -> None:
    rhea = character("rhea", dexterity=3, skills={"body_control": 4}, weapons=("pistol",))
    lina = character("lina", "guards", weapons=("baton",))
    here = world(rhea, lina, acting="rhea", covers=(("hall", Cover("crate", 5, 1)),))
    session = at_the_table(here, ("rhea", "attack"), ("rhea", "0"))
    open_to_fire, behind = shown(session, "pass").law, shown(session, "cover:crate").law
    landed = Odds().law(resolve_attack, Strike(cast(3, 4), 3, 4, 1, 1))
    assert open_to_fire.at_least(1) == landed.where(lambda hit: bool(hit.monitor))
    assert behind.at_least(1) == landed.where(lambda hit: hit.monitor not in ("", "defensive"))


@pytest.mark.rule("DS-DEF-07")
def test_odds_beside_a_question_count_what_its_answers_cost_and_no_more() -> None:
    session = at_the_table(duel(), *KNIFE, ("rhea", "weak_spot"), ("rhea", "0"))
    (prompt,) = session.prompts
    guarded = preview_for(GAME, session.state, session.given, prompt, "full_defence", Previews(PLAIN))
    costs = {answer.key: [cost.amount for cost in answer.cost] for answer in prompt.answers.listed()}
    assert guarded is not None and guarded.law == damage(Strike(cast(3, 2, "hampered"), 0, 2, 2, 1))
    assert costs["full_defence"] == [1, 2]
    assert shown(session, "full_defence").law == guarded.law, "the point of stress that makes it one is in its price"
