"""What people are told before they decide: what happens, to whom, how likely, and for whom it is good."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from conformance.realms.playing import GAME, arms, wears
from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.interpreters.preview import Previews, Prospect, preview_for
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.screen.chances import Chances, in_words
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.state import World
from systems.realms.builders import blade, enemy, model, weapon, world


class Spoken(Telling):
    """One language of the system."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, "regelwerk.systems.realms")


def at_the_table(start: World, *answers: tuple[str, str]) -> Session[World]:
    session = new_session(GAME, start, {}, seed=b"stakes", by_hand=frozenset({"blue", "red"}))
    for seat, key in answers:
        session.answer(seat, key)
    return session


def shown(session: Session[World], key: str) -> Prospect:
    (prompt,) = session.prompts
    preview = preview_for(GAME, session.state, session.given, prompt, key, Previews(REROLLING))
    assert preview is not None
    (prospect,) = preview.prospects
    return prospect


def words(session: Session[World], key: str, lang: str = "de") -> Chances:
    return in_words(Spoken(lang), shown(session, key), GAME.names(session.state))


def duel(*, hp: int = 9, gun: Any = None, **options: Any) -> World:
    shooter = model(at=(30, 45), fk=6, agi=4, weapons=(gun,) if gun is not None else arms("gewehr"))
    target = enemy(at=(45, 45), agi=4, hp=hp, armour=wears("kampfweste"))
    return world(shooter, target, acting="mars", options=Options(premeasure="always", **options))


@pytest.mark.rule("RE-SHO-02", "RE-DMG-06")
def test_a_shooter_reads_whom_a_shot_hits_wounds_and_puts_out() -> None:
    told = words(at_the_table(duel(hp=3)), "normal_shot")
    assert [text for _, text in told.chances] == ["trifft Amok", "das Ziel verliert AP", "schaltet aus"], (
        "whoever is wounded here is put out, and that is the graver"
    )
    hardier = words(at_the_table(duel(hp=5)), "normal_shot")
    assert [text for _, text in hardier.chances] == ["trifft Amok", "das Ziel verliert AP", "verwundet"]
    assert told.chances[0].share == 0.5
    assert told.is_good
    assert told.mean.startswith("im Mittel 0,") and told.mean.endswith(" TP")
    english = words(at_the_table(duel(hp=3)), "normal_shot", "en")
    assert [text for _, text in english.chances] == [
        "hits Amok",
        "the target loses AP",
        "puts out of action",
    ]


@pytest.mark.rule("RE-SHO-02", "RE-MOV-18")
def test_whoever_is_shot_at_reads_what_happens_to_it_and_that_it_is_bad() -> None:
    session = at_the_table(duel(), ("blue", "normal_shot"))
    told = words(session, "none")
    assert [text for _, text in told.chances][:3] == ["du wirst getroffen", "du verlierst AP", "du wirst verwundet"]
    assert not told.is_good
    assert words(session, "dodge").chances[0].share < told.chances[0].share == 0.5


@pytest.mark.rule("RE-EFF-11", "RE-SHK-02")
def test_a_paralysing_weapon_takes_action_points_and_no_hit_points() -> None:
    gun = weapon(effects=("paralyse",), damage=2)
    prospect = shown(at_the_table(duel(gun=gun)), "normal_shot")
    assert prospect.law.at_least(1) == 0
    told = words(at_the_table(duel(gun=gun)), "normal_shot")
    assert [text for _, text in told.chances] == ["trifft Amok", "das Ziel verliert AP"]
    assert told.mean == ""


@pytest.mark.rule("RE-MEL-02", "RE-MEL-08")
def test_a_blow_is_told_like_a_shot() -> None:
    fighter = model(at=(45, 45), agi=5, weapons=(blade(),))
    start = world(fighter, enemy(at=(47.5, 45), hp=9), acting="mars")
    told = words(at_the_table(start, ("blue", "melee")), "schwert:amok")
    assert [text for _, text in told.chances][:3] == ["trifft Amok", "das Ziel verliert AP", "verwundet"]
    assert told.is_good


@pytest.mark.rule("RE-CAM-14")
def test_a_search_says_who_is_found() -> None:
    hidden = enemy(at=(50, 45), camouflage="active", camouflage_level=2, revealed=False)
    start = world(model(at=(45, 45), wn=6), hidden, acting="mars")
    session = at_the_table(replace(start, options=Options(premeasure="always")), ("blue", "spot"))
    prospect = shown(session, "0")
    assert (prospect.whom, prospect.by, prospect.is_good) == ("amok", "mars", True)
    assert prospect.chances == (Fraction(4, 12),)
    told = words(session, "0")
    assert told.chances[0].text == "entdeckt Amok"


@pytest.mark.rule("RE-ARE-02")
def test_a_template_says_whether_it_comes_down_on_target() -> None:
    grenade = weapon("granate", 1, (20, 3), area=3)
    thrown = at_the_table(duel(gun=grenade), ("blue", "normal_shot"))
    told = words(thrown, "granate:amok")
    assert told.chances[0].text == "der Einschlag ist am Ziel"
    assert told.is_good
    aimed = at_the_table(duel(gun=grenade), ("blue", "normal_shot"), ("blue", "granate:amok"))
    bad = words(aimed, "none")
    assert (bad.chances[0].text, bad.is_good) == ("der Einschlag ist bei dir", False)


def test_models_of_one_side_stand_together() -> None:
    table = world(model(), model("luna"), enemy())
    assert GAME.allied(table, "mars", "luna")
    assert not GAME.allied(table, "mars", "amok")
