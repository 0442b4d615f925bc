"""What people are shown before they decide: the numbers that the rules work out when the dice fall, and no sooner."""

from fractions import Fraction

import pytest

from conformance.realms.playing import GAME, arms, wears
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.interpreters.preview import Preview, Previews, preview_for
from regelwerk.engine.interpreters.replay import replay
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import harm_done
from regelwerk.systems.realms.rules.shooting.hitting import declare_shot, resolve_shot
from regelwerk.systems.realms.state import Deed, Shots, World
from systems.realms.builders import enemy, model, world

SHOT = Deed("normal_shot", "mars", "gewehr", (Shots("amok"),))


def at_the_table(start: World, *answers: tuple[str, str], faces: tuple[int, ...] = ()) -> Session[World]:
    """A game of people who throw their own dice."""
    session = new_session(GAME, start, {}, seed=b"previews", by_hand=frozenset({"blue", "red"}))
    for seat, key in answers:
        session.answer(seat, key)
    for face in faces:
        wanted = session.wanted_faces
        assert wanted is not None
        session.type_faces(wanted.seat, [face])
    return session


def shown(session: Session[World], key: str) -> Preview | None:
    (prompt,) = session.prompts
    return preview_for(GAME, session.state, session.given, prompt, key, Previews(REROLLING))


def wounds(table: World) -> Fraction:
    """How likely the shot wounds, by the rule itself."""
    declared = declare_shot(table, SHOT)
    clash = declared.hit.clash
    law = odds(resolve_shot, declared.attempt, clash, policy=REROLLING)
    return law.where(lambda landed: harm_done(clash, landed.vitals) > 0)


def duel(**options: object) -> World:
    shooter = model(at=(30, 45), fk=5, agi=4, weapons=arms("gewehr"))
    target = enemy(at=(45, 45), agi=4, hp=9, armour=wears("kampfweste"))
    return world(shooter, target, acting="mars", options=Options(**options))  # type: ignore[arg-type]


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_nobody_sees_the_odds_of_a_shot_before_it_is_announced() -> None:
    assert shown(at_the_table(duel()), "normal_shot") is None
    measured = shown(at_the_table(duel(premeasure="always")), "normal_shot")
    assert measured is not None and measured.measure == "re-stake-hp"
    assert measured.law.at_least(1) == wounds(duel())


@pytest.mark.rule("RE-MOV-18", "RE-REA-07")
def test_a_target_sees_what_a_dodge_is_worth() -> None:
    """It comes first in 253 of 864 cases; then the shot has one point less."""
    session = at_the_table(duel(), ("blue", "normal_shot"))
    stays, dodges = shown(session, "none"), shown(session, "dodge")
    assert stays is not None and dodges is not None
    wound = Fraction(wounds(duel()), 5)
    assert stays.law.at_least(1) == 5 * wound
    assert dodges.law.at_least(1) == (5 - Fraction(253, 864)) * wound


@pytest.mark.rule("RE-EFF-05", "RE-EFF-17", "RE:ruling_44")
def test_an_attacker_sees_what_throwing_again_is_worth() -> None:
    """With 8 or more the attack is ahead of 14; then composite armour has the last word."""
    table = world(
        model(at=(30, 45), fk=10, weapons=arms("sturmgewehr_cal50")),
        enemy(at=(50, 45), hp=9, armour=wears("kompositpanzer"), ap=0),
        acting="mars",
    )
    session = at_the_table(table, ("blue", "aimed_shot"), faces=(1, 4, 8))
    kept, again = shown(session, "keep"), shown(session, "reroll")
    assert kept is not None and again is not None
    assert kept.law.at_least(1) == 0
    assert again.law.at_least(1) == Fraction(8 + 9 + 10 + 11 + 12, 144)


@pytest.mark.rule("RE-GAM-03", "RE-PRE-01")
def test_a_correction_in_the_middle_of_a_shot_declares_it_again() -> None:
    session = at_the_table(duel(), ("blue", "normal_shot"))
    assert [prompt.seat for prompt in session.prompts] == ["red"], "whoever is shot at may answer"
    session.correct({"who": "amok", "set": "prone", "to": True}, "master")
    assert session.state.find("mars").ap == 6
    assert session.wanted_faces is not None, "the shot was given again, and who lies can neither dodge nor drop"
    again = replay(GAME, duel(), session.journal)
    assert again.state == session.state
