"""The worked examples of shooting, from the announcement to the wound."""

import pytest

from conformance.realms.playing import act, arms, asked_of, refused, said, wears
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, item, model, piece, possible, world

VEST = wears("kampfweste")


@pytest.mark.rule("RE-SHO-02", "RE-SHO-03", "RE-RNG-02", "RE-COV-01", "RE-COV-04", "RE-MODS-04", "RE-DMG-10")
def test_example_5_a_normal_shot_puts_a_soldier_out() -> None:
    crate = piece("kiste", box(60, 40, 60.5, 50), 3.2)
    table = world(
        model(at=(20, 45), fk=5, weapons=arms("gewehr")),
        enemy(at=(64.5, 45), hp=3, armour=VEST, fast=True),
        pieces=(crate,),
        acting="mars",
    )
    told = act(table, "mars act normal_shot", throws=[[2], [8], [6]])
    assert said(told, "re-measured", "cm", "value") == [(42.0, 2)]
    (shot,) = told.notes("re-fires")
    value = shot.facts["value"]
    assert [(term.amount, term.rule_id) for term in value.terms] == [  # type: ignore[union-attr]
        (5, "RE-ATR-01"), (-1, "RE-RNG-02"), (-1, "RE-COV-04"), (-1, "RE-MODS-04")
    ]  # fmt: skip
    assert said(told, "re-contest-won", "attack", "defence") == [(13, 10)]
    fallen = told.result.find("amok")
    assert (fallen.vitals.hp, fallen.vitals.status, fallen.on_table) == (0, "out", True)
    assert told.result.find("mars").ap == 3
    missed = act(table, "mars act normal_shot", throws=[[3]])
    assert missed.result.find("amok") == table.find("amok")


@pytest.mark.rule("RE-SHO-04", "RE-RNG-01", "RE-RNG-02", "RE-RNG-03", "RE:aimed_range")
def test_example_6_aiming_carries_further() -> None:
    table = world(model(at=(5, 45), fk=5, weapons=arms("pistole")), enemy(at=(82.5, 45)), acting="mars")
    lost = act(table, "mars act normal_shot")
    (note,) = lost.notes("re-shot-lost")
    assert note.rule_id == "RE-RNG-03"
    aimed = act(table, "mars act aimed_shot", throws=[[6]])
    assert said(aimed, "re-measured", "cm", "value") == [(75.0, 5)]
    assert aimed.result.find("mars").ap == 3


@pytest.mark.rule("RE-AUT-01", "RE-AUT-02", "RE-AUT-03", "RE-AUT-04", "RE-AUT-05", "RE-GEO-19")
def test_example_7_a_burst_is_split() -> None:
    table = world(
        model(at=(30, 45), fk=5, weapons=arms("maschinenpistole")),
        enemy(at=(45, 45), armour=VEST),
        enemy("boris", at=(45, 50.3), armour=VEST),
        acting="mars",
    )
    lines = "mars act normal_shot", "mars shot maschinenpistole:amok", "mars shots 2", "mars next-target boris"
    told = act(table, *lines, throws=[[6], [6], [5], [1], [6]])
    assert said(told, "re-fires", "value") == [6, 5]
    assert len(told.notes("re-shot-hits")) == len(told.notes("re-shot-misses")) == 1
    assert said(told, "re-versus", "attack") == [6], (
        "strength 4, kinetik 1, and 1 for the second shot; a miss needs none"
    )
    assert said(told, "re-contest-won", "attack", "defence") == [(12, 9)]
    assert [told.result.find(who).vitals.hp for who in ("amok", "boris")] == [2, 4]


def thrown(target_x: float) -> World:
    """A shock grenade on its way to amok, 20 cm off; a friend of his stands behind him."""
    return world(
        model(at=(20, 45), fk=5, weapons=arms("schockgranate")),
        enemy(at=(42.5, 45)),
        enemy("boris", at=(target_x, 45), armour=VEST),
        acting="mars",
    )


GRENADE = "mars act normal_shot", "mars shot schockgranate:amok"


@pytest.mark.rule("RE-ARE-01", "RE-ARE-03", "RE-ARE-04", "RE-ARE-05", "RE-ARE-07", "RE-ARE-08", "RE-EFF-11")
@pytest.mark.rule("RE-GEO-12", "RE-GEO-13")
def test_example_8_a_grenade_goes_astray() -> None:
    # A roll of 5 would have to be made: 20 cm is the second band of the grenade, so the thrower has FK 6.
    table = thrown(55)
    table = table.change("mars", card=model(fk=6, weapons=arms("schockgranate")).card)
    full = act(table, *GRENADE, throws=[[9], [12], [12], [1], [9], [9]])
    assert said(full, "re-fires", "value") == [5]
    assert said(full, "re-area-goes-astray", "cm") == [10]
    assert said(full, "re-area-lands", "spot") == ["52.5,45"]
    assert said(full, "re-paralysed", "shocks") == [2]
    assert [full.result.find(who).ap for who in ("amok", "boris")] == [6, 4]
    partly = table.change("boris", at=enemy(at=(57, 45)).at)
    told = act(partly, *GRENADE, throws=[[9], [12], [12], [1], [9]])
    assert said(told, "re-paralysed", "shocks") == [1]
    assert told.result.find("boris").ap == 5
    assert told.result.find("boris").vitals.hp == 4


@pytest.mark.rule("RE-MOV-19", "RE-PRO-01", "RE-MODS-01", "RE-MODS-02", "RE-REA-08")
def test_example_10_down_before_the_shot() -> None:
    table = world(model(at=(30, 45), fk=6, agi=4, weapons=arms("gewehr")), enemy(at=(45, 45), agi=6), acting="mars")
    lines = "mars act normal_shot", "amok reaction drop_prone"
    told = act(table, *lines, throws=[[5, 9], [8], [6]])
    assert said(told, "re-interrupt-won", "total", "active") == [(14, 13)]
    assert said(told, "re-fires", "value") == [5]
    assert (told.result.find("amok").prone, told.result.find("amok").ap) == (True, 4)
    late = act(table, *lines, throws=[[5, 9], [7], [7]])
    assert said(late, "re-fires", "value") == [6]
    assert (late.result.find("amok").prone, late.result.find("amok").ap) == (False, 6)


@pytest.mark.rule("RE-MODS-02", "RE-MOV-19")
def test_example_10_an_unwieldy_weapon_keeps_its_malus() -> None:
    cannon = arms("mike_sturmkanone")
    table = world(model(at=(30, 45), type="mike", fk=8, weapons=cannon), enemy(at=(45, 45), agi=6), acting="mars")
    standing = act(table, "mars act normal_shot", throws=[[8]])
    assert said(standing, "re-fires", "value") == [7], "8 - 2, and 1 for the second shot of the burst"
    told = act(table, "mars act normal_shot", "amok reaction drop_prone", throws=[[1, 1], [8], [7]])
    assert said(told, "re-fires", "value") == [6]


@pytest.mark.rule("RE-CAM-08", "RE-CAM-09", "RE-CAM-07", "RE-ARE-02", "RE:area_aim")
def test_example_14_a_template_over_somebody_hidden() -> None:
    hidden = enemy(at=(42.5, 45), camouflage="active", revealed=False, armour=wears("kampfweste"))
    table = world(model(at=(20, 45), fk=9, weapons=arms("schockgranate")), hidden, acting="mars")
    told = act(table, "mars act normal_shot", "mars shot schockgranate:@42.5,45", throws=[[1], [5], [2, 7, 3, 9]])
    asked = asked_of(told, "mars", "shot")
    assert refused(asked, "schockgranate:amok") == "RE-CAM-07"
    assert "schockgranate:@42.5,45" in possible(asked)
    assert said(told, "re-contest-lost", "attack", "defence") == [(11, 12)]


@pytest.mark.rule("RE-ARM-03", "RE-COV-06", "RE-GEO-11", "RE-GEO-20")
def test_a_shield_and_touched_sandbags_help_against_a_shot_from_the_front() -> None:
    bags = piece("sandsack", box(61.75, 40, 62.75, 50), 3.2, 2)
    target = enemy(at=(64, 45), armour=VEST, items=(item("schild", shield=True),))
    table = world(model(at=(40, 45), fk=9, weapons=arms("gewehr")), target, pieces=(bags,), acting="mars")
    told = act(table, "mars act normal_shot", throws=[[7], [12], [4, 11], [1]])
    assert said(told, "re-fires", "value") == [7]
    assert said(told, "re-contest-tied", "attack", "defence") == [(17, 17)]


@pytest.mark.rule("RE-ACT-01", "RE-WPN-02")
def test_a_weapon_that_is_too_dear_is_refused_by_its_name() -> None:
    shooter = model(at=(30, 45), ap=4, weapons=arms("panzerfaust", "pistole"))
    table = world(shooter, enemy(at=(45, 45)), enemy("boris", at=(45, 55)), acting="mars")
    asked = asked_of(act(table, "mars act normal_shot"), "mars", "shot")
    assert {"pistole:amok", "pistole:boris"} <= set(possible(asked))
    assert refused(asked, "panzerfaust") == refused(asked, "panzerfaust:amok") == "RE-ACT-01"
