"""The worked examples of damage, wounds, MIKes and detonations, with their own numbers."""

from typing import Any

import pytest

from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import profile
from regelwerk.systems.realms.rules.damage.damage import Blow, strike
from regelwerk.systems.realms.rules.damage.detonation import explosions
from regelwerk.systems.realms.rules.damage.structure import Aim, zone_hit
from regelwerk.systems.realms.rules.sight.positions import danger_radius, perception_range
from regelwerk.systems.realms.state import Model, Vitals, World
from regelwerk.systems.realms.values import DamageProfile
from systems.realms.builders import armour, enemy, facts, model, questions, told, world

RIFLE = DamageProfile("kinetik", 1, 4, 3)
GRENADE = DamageProfile("schlag", 2, 4, 2, ("paralyse",))
VEST = armour(3, kinetik=1)


def struck(target: Model, harm: DamageProfile, faces: list[int], *answers: str, **changes: Any) -> Model:
    kind = changes.pop("kind", "shot")
    scene: World = world(model(), target)
    blow = Blow("mars", target.id, harm, kind, **changes)
    return told(lambda: strike(scene, blow), *answers, faces=faces).result.find(target.id)


@pytest.mark.rule("RE-DMG-06", "RE-DMG-07", "RE-DMG-10")
def test_example_5_thirteen_against_ten_puts_three_hit_points_out() -> None:
    scene = world(model(), enemy(hp=3, armour=VEST))
    story = told(lambda: strike(scene, Blow("mars", "amok", RIFLE, "shot")), faces=[8, 6])
    assert facts(story, "re-contest-won", "attack", "defence") == [(13, 10)]
    hurt = story.result.find("amok")
    assert (hurt.vitals.hp, hurt.vitals.status, hurt.on_table) == (0, "out", True)


@pytest.mark.rule("RE-EFF-11", "RE-ARE-08")
def test_example_8_a_shock_grenade_brings_two_shocks_or_one() -> None:
    assert struck(enemy(), GRENADE, [12, 1, 9, 9], kind="area").vitals.ap == 4
    assert struck(enemy(), GRENADE, [12, 1, 9], kind="area", partial=True).vitals.ap == 5


@pytest.mark.rule("RE-CAM-08", "RE-CAM-09")
def test_example_14_a_hidden_model_doubles_its_dice() -> None:
    hidden = enemy(camouflage="active", revealed=False, armour=armour(3))
    scene = world(model(), hidden)
    blow = Blow("mars", "amok", RIFLE, "area", hidden=True)
    story = told(lambda: strike(scene, blow), faces=[1, 2, 7, 3, 9])
    assert facts(story, "re-contest-lost", "defence") == [(12,)]


@pytest.mark.rule("RE-MIK-05", "RE-MIK-08", "RE-MIK-14")
def test_example_15_a_mike_loses_its_legs() -> None:
    mike = enemy(type="mike", ko=7, hp=9)
    assert mike.vitals.limbs == (6, 6, 6)
    hurt = struck(mike, DamageProfile("schlag", 2, 8, 6), [12, 12, 1, 8]).vitals
    assert (hurt.limbs, hurt.legs, hurt.status) == ((6, 6, 0), "immobile", "active")
    assert told(lambda: zone_hit(Aim("blue", "amok", ("legs",), Options())), faces=[12]).result == "torso"


@pytest.mark.rule("RE-MIK-12", "RE-DET-01", "RE-DET-02", "RE-DET-03", "RE-DET-04")
def test_example_16_a_critical_torso_explodes() -> None:
    mike = enemy("amboss", (45.0, 45.0), type="mike", ko=7, hp=9, left=2, critical=True, was_critical=("torso",))
    near, partly = model("mars", (50.0, 45.0), hp=9), model("nord", (45.0, 52.5), hp=9)
    scene = world(near, partly, mike)
    hit = Blow("mars", "amboss", RIFLE, "shot")
    blown = told(lambda: strike(scene, hit), faces=[1, 12, 1, 9]).result
    assert blown.find("amboss").vitals.detonates
    story = told(lambda: explosions(blown), faces=[12, 1, 1, 12, 1, 1])
    assert facts(story, "re-explosion", "radius", "strength", "damage") == [(7, 7, 4)]
    assert [story.result.find(one).vitals.hp for one in ("mars", "nord")] == [5, 7]
    # One face lower and it collapses.
    held = told(lambda: strike(scene, hit), faces=[1, 12, 1, 6]).result.find("amboss").vitals
    assert (held.status, held.detonates) == ("wreck", False)


@pytest.mark.rule("RE-CRT-03", "RE-CRT-04", "RE-CRT-05", "RE-DMG-13", "RE:critical_perception")
@pytest.mark.parametrize(("ap", "left"), [(0, (0, 1)), (1, (0, 0))])
def test_example_17_critical_with_few_action_points(ap: int, left: tuple[int, int]) -> None:
    soldier = enemy(hp=5, fk=7, wn=6, eh=5, ap=ap)
    hurt = struck(soldier, DamageProfile("kinetik", 1, 4, 4), [12, 1])
    assert (hurt.vitals.ap, hurt.vitals.markers) == left
    assert (hurt.vitals.hp, hurt.vitals.critical) == (1, True)
    options, scene = Options(), world(hurt)
    assert profile(hurt.card, hurt.vitals, (), "fk", options).total == 6
    assert profile(hurt.card, hurt.vitals, (), "wn", options).total == 5
    assert perception_range(scene, hurt).total == 13
    assert danger_radius(scene, hurt).total == 8
    # Where the printed range is halved, WN 6 counts.
    assert perception_range(world(hurt, options=Options(critical_perception="card_value")), hurt).total == 15


@pytest.mark.rule("RE-EFF-05", "RE-EFF-17", "RE-DMG-05", "RE-DMG-08")
def test_example_20_rerolls() -> None:
    harm = DamageProfile("kinetik", 2, 5, 3, ("explosiv",))
    composite = enemy(hp=9, armour=armour(6, ("kompositpanzerung",)))
    scene, blow = world(model(), composite), Blow("mars", "amok", harm, "shot")
    story = told(lambda: strike(scene, blow), "reroll", "reroll", faces=[4, 8, 10, 11, 12])
    assert facts(story, "re-contest-tied", "attack", "defence") == [(17, 17)]
    assert story.result.find("amok").vitals == Vitals(9, ap=5)
    proof = world(model(), enemy(hp=9, armour=armour(6, ("kompositpanzerung", "explosiv"))))
    story = told(lambda: strike(proof, blow), faces=[4, 8])
    assert (questions(story), facts(story, "re-contest-lost", "attack", "defence")) == ([], [(11, 14)])


@pytest.mark.rule("RE-EFF-16", "RE-ARE-08", "RE-EFF-09", "RE:ruling_48")
def test_example_21_the_loss_pipeline() -> None:
    sturdy = enemy(hp=9, armour=armour(4, ("strukturverstaerkt",)))
    harm = DamageProfile("schnitt", 1, 5, 5, ("monomolekular",))
    assert struck(sturdy, harm, [12, 1, 12, 1], kind="area", partial=True).vitals.hp == 7
    assert struck(sturdy, harm, [12, 1, 1, 1], kind="area", partial=True).vitals.hp == 8
    assert struck(sturdy, harm, [12, 1, 1, 1]).vitals.hp == 7
