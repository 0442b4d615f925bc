"""The worked examples of cards, rerolls, losses and the critical state, as shots of a phase."""

import pytest

from conformance.realms.playing import act, arms, asked_of, said, supplied, wears
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.state_values import Name
from regelwerk.systems.realms.content.cards import Gear, card
from regelwerk.systems.realms.content.models import ModelEntry
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import profile
from regelwerk.systems.realms.rules.sight.positions import danger_radius, perception_range
from regelwerk.systems.realms.values import Armour, Card
from systems.realms.builders import armour, enemy, model, weapon, world


def loaded(grams: int) -> Card:
    """Infantry with KO 5 and a suit of this weight."""
    suit = Armour("anzug", Name.of("Anzug", en="suit"), 3, grams=grams)
    values = {"agi": 4, "bw": 4, "ko": 5, "fk": 3, "wn": 3, "eh": 3, "hp": 4}
    names = {"name": {"de": "A", "en": "A"}, "faction": {"de": "B", "en": "B"}}
    entry = ModelEntry.model_validate({**names, **values, "armour": "anzug"})
    return card("a", entry, Gear({}, {"anzug": suit}, {}), DOCUMENT)


@pytest.mark.rule("RE-CAR-01", "RE-CAR-03", "RE-CAR-04", "RE-CARD-02")
@pytest.mark.parametrize(
    ("grams", "left"), [(25_000, 4), (25_001, 3), (50_000, 3), (50_001, 2), (60_000, 2), (75_001, 1)]
)
def test_example_1_a_heavy_load(grams: int, left: int) -> None:
    made = loaded(grams)
    assert (made.agi, made.bw, made.fk) == (left, left, 3)


@pytest.mark.rule("RE-CAR-02")
def test_example_1_the_supplied_soldiers_carry_what_they_can() -> None:
    assert not [one.id for one in supplied().models.values() if one.encumbrance]


@pytest.mark.rule("RE-CRT-01", "RE-CRT-03", "RE-CRT-04", "RE-CRT-05", "RE-DMG-13", "RE-ATR-02")
@pytest.mark.parametrize(("ap", "left"), [(0, (0, 1)), (1, (0, 0)), (6, (4, 0))])
def test_example_17_critical_with_few_action_points(ap: int, left: tuple[int, int]) -> None:
    target = enemy(at=(60, 45), hp=5, fk=7, wn=6, eh=5, ap=ap)
    table = world(model(at=(30, 45), fk=10, weapons=arms("scharfschuetzengewehr")), target, acting="mars")
    told = act(table, "mars act normal_shot", throws=[[1], [12], [1]])
    hurt = told.result.find("amok")
    assert (hurt.vitals.hp, hurt.vitals.critical) == (1, True)
    assert (hurt.vitals.ap, hurt.vitals.markers) == left
    now = [profile(hurt.card, hurt.vitals, (), name, Options()).total for name in ("fk", "wn")]
    assert now == [6, 5]
    assert (perception_range(told.result, hurt).total, danger_radius(told.result, hurt).total) == (13, 8)


@pytest.mark.rule("RE-EFF-05", "RE-EFF-17", "RE-DMG-05", "RE-DMG-08", "RE-SHO-05", "RE-SHK-01", "RE:ruling_44")
def test_example_20_rerolls() -> None:
    shooter = model(at=(30, 45), fk=10, weapons=arms("sturmgewehr_cal50"))
    table = world(shooter, enemy(at=(50, 45), ko=4, armour=wears("kompositpanzer")), acting="mars")
    lines = "mars act aimed_shot", "mars explosiv reroll", "amok kompositpanzerung reroll"
    told = act(table, *lines, throws=[[1], [4], [8], [10], [11], [5]])
    facts = [asked_of(told, who, word).prompt.question.facts for who, word in (("mars", "expl"), ("amok", "komp"))]
    assert [(dict(one)["attack"], dict(one)["defence"]) for one in facts] == [(11, 14), (17, 14)]
    assert said(told, "re-contest-tied", "attack", "defence") == [(17, 17)]
    assert (told.result.find("amok").vitals.hp, told.result.find("amok").ap) == (4, 5)
    proof = armour(5, ("explosiv", "kompositpanzerung"), kinetik=1)
    told = act(world(shooter, enemy(at=(50, 45), armour=proof), acting="mars"), lines[0], throws=[[1], [4], [8]])
    assert said(told, "re-contest-lost", "attack", "defence") == [(11, 14)]
    assert told.result.find("amok").ap == 6


@pytest.mark.rule("RE-EFF-09", "RE-EFF-15", "RE-EFF-16", "RE-ARE-08", "RE:ruling_48")
@pytest.mark.parametrize(("spot", "ko_die", "loss"), [("@50,45", 4, 4), ("@54,45", 4, 2), ("@54,45", 3, 1)])
def test_example_21_halved_halved_again_and_doubled(spot: str, ko_die: int, loss: int) -> None:
    thrower = model(at=(30, 45), fk=10, weapons=(weapon("werfer", 2, damage=5, effects=("monomolekular",), area=4),))
    target = enemy(at=(50, 45), hp=9, ko=3, armour=wears("mike_panzerung"))
    table = world(thrower, target, acting="mars")
    told = act(table, "mars act normal_shot", f"mars shot werfer:{spot}", throws=[[1], [12], [1], [ko_die], [1]])
    assert told.result.find("amok").vitals.hp == 9 - loss
