"""Reactions to being shot at."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.dodging import REACTIONS
from regelwerk.systems.realms.rules.sight.positions import size_of
from regelwerk.systems.realms.state import Deed, Phase, Shots, World
from systems.realms.builders import enemy, model, told, weapon, world

DODGE, DROP = REACTIONS
SHOT = Deed("normal_shot", "amok", "gewehr", (Shots("mars"),))


def table(**changes: Any) -> World:
    """Mars sees amok, whose phase it is."""
    return world(model(at=(45, 45), wn=8, **changes), enemy(weapons=(weapon(),)), acting="amok")


@pytest.mark.rule("RE-MOV-18")
def test_re_mov_18_a_dodge_is_for_this_shot() -> None:
    here = table()
    mars = here.find("mars")
    assert DODGE.may(here, mars, SHOT)
    (deed,) = DODGE.deeds(here, mars, SHOT)
    assert DODGE.cost(here, deed).total == 1
    after = told(lambda: DODGE.perform(here, deed, SHOT)).result
    assert after.phase is not None and after.phase.dodging == ("mars",)
    assert DODGE.deeds(after, mars, SHOT) == ()


@pytest.mark.rule("RE-MOV-19", "RE-PRO-01")
def test_re_mov_19_who_drops_is_small_for_this_shot() -> None:
    here = table()
    (deed,) = DROP.deeds(here, here.find("mars"), SHOT)
    assert DROP.cost(here, deed).total == 2
    after = told(lambda: DROP.perform(here, deed, SHOT)).result
    assert size_of(after.find("mars"), here.options) == "small"


@pytest.mark.rule("RE-MOV-19", "RE-MODS-01", "RE-MODS-02")
def test_example_10_dropping_makes_the_shot_harder_by_one() -> None:
    here = world(
        model(at=(45, 45), wn=8), enemy(fk=6, weapons=(weapon(), weapon("rohr", unwieldy=True))), acting="amok"
    )
    dropped = told(lambda: DROP.perform(here, Deed("drop_prone", "mars"), SHOT)).result
    heavy = SHOT._replace(weapon="rohr")
    assert [shot_value(table, SHOT).total for table in (here, dropped)] == [6, 5]
    assert shot_value(dropped, SHOT).terms[-1].message == "re-size-prone", "why somebody of medium size is small"
    assert [shot_value(table, heavy).total for table in (here, dropped)] == [4, 3]


@pytest.mark.rule("RE-MOV-18", "RE-MOV-19")
@pytest.mark.parametrize(
    ("changes", "dodges", "drops"),
    [({"prone": True}, False, False), ({"ap": 1}, True, False), ({"ap": 0}, False, False)],
)
def test_who_can_get_out_of_the_way(changes: dict[str, Any], dodges: bool, drops: bool) -> None:
    here = table(**changes)
    mars = here.find("mars")
    assert (DODGE.may(here, mars, SHOT), DROP.may(here, mars, SHOT)) == (dodges, drops)


@pytest.mark.rule("RE-MOV-18", "RE-MOV-19", "RE:ruling_21")
def test_only_whoever_is_aimed_at() -> None:
    here = table()
    mars = here.find("mars")
    at_juno = SHOT._replace(targets=(Shots("juno"), Shots("hera")))
    at_a_point = SHOT._replace(targets=(), point=mars.at)
    for deed in (at_juno, at_a_point, Deed("move", "amok"), SHOT._replace(kind="melee")):
        assert not DODGE.may(here, mars, deed)
        assert not DROP.may(here, mars, deed)
    assert DODGE.may(here, mars, SHOT._replace(targets=(Shots("juno"), Shots("mars"))))


@pytest.mark.rule("RE-REA-05", "RE:ruling_106")
def test_the_shooter_must_be_perceived() -> None:
    here = table()
    turned = here.change("mars", facing=18000)
    hidden = here.change("amok", revealed=False)
    far = world(model(at=(45, 45), wn=2), enemy(), acting="amok")
    for unseen in (turned, hidden, far):
        assert DODGE.deeds(unseen, unseen.find("mars"), SHOT) == ()
        assert DROP.deeds(unseen, unseen.find("mars"), SHOT) == ()


@pytest.mark.rule("RE:lost_interrupt")
def test_both_must_win_the_contest() -> None:
    assert all(reaction.contested and reaction.needs_win for reaction in REACTIONS)


def test_a_mike_without_legs_cannot_dodge() -> None:
    here = world(model(type="mike", legs="can_turn", wn=8), enemy(), phase=Phase("amok"))
    assert not DODGE.may(here, here.find("mars"), SHOT)
