"""Armour: the table of hits, where hits land, the shield."""

import pytest

from regelwerk.engine.facts import Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import HitScene, meet, rows_of, take_hits
from regelwerk.systems.heldencodex.state import ArmourRow, Hero
from regelwerk.systems.heldencodex.values import Level
from systems.heldencodex.builders import facts, hero, possible, questions, told

PLAIN = Options()


def met(level: Level, points: str, unarmed: bool = False, options: Options = PLAIN) -> tuple[str, str, bool]:
    """The wound, the points afterwards, whether the hit got through."""
    light, heavy = map(int, points.split("/"))
    wound, row, pierced = meet(ArmourRow("torso", light, heavy), level, unarmed, options)
    return wound, f"{row.light}/{row.heavy}", pierced


def hit(victim: Hero, *hits: Level, answers: tuple[str, ...] = (), **how: object) -> Transcript[Hero]:
    options = how.pop("options", PLAIN)
    return told(lambda: take_hits(victim, hits, options, **how), *answers)  # type: ignore[arg-type]


def wounds(victim: Hero) -> tuple[int, int, int]:
    """Light, severe and critical wounds of somebody whose light wounds lie in circles of their own."""
    light = sum(sum(c.outer) for c in victim.circles if not c.serious)
    return light, victim.severe_wounds, victim.critical_wounds


def points(victim: Hero, row_id: str) -> tuple[int, int]:
    row = victim.row(row_id)
    assert row is not None
    return row.light, row.heavy


@pytest.mark.rule("HC-ARM-01", "HC-ARM-03")
@pytest.mark.parametrize(
    ("level", "points", "expected"),
    [
        ("light", "0/0", ("light", "0/0", False)),
        ("severe", "0/0", ("severe", "0/0", False)),
        ("critical", "0/0", ("critical", "0/0", False)),
        ("light", "2/0", ("", "1/0", False)),
        ("severe", "2/0", ("light", "1/0", True)),
        ("critical", "2/0", ("severe", "1/0", True)),
        ("light", "2/4", ("", "2/4", False)),
        ("severe", "2/4", ("", "2/3", False)),
        ("critical", "2/4", ("severe", "2/3", True)),
    ],
)
def test_hc_arm_01_the_table_of_hits(level: Level, points: str, expected: tuple[str, str, bool]) -> None:
    assert met(level, points) == expected


@pytest.mark.rule("HC-ARM-02", "HC-UNA-01")
def test_hc_una_01_bare_hands_overcome_heavy_armour_but_do_not_harm_it() -> None:
    assert met("severe", "0/2", unarmed=True) == ("", "0/2", False)
    assert met("critical", "0/2", unarmed=True) == ("severe", "0/2", True)
    assert met("severe", "2/0", unarmed=True) == ("light", "1/0", True), "light armour is no metal"


@pytest.mark.rule("HC-ARM-03", "HC:pierce_costs_point")
def test_hc_arm_03_what_gets_through_may_cost_no_point() -> None:
    sparing = Options(pierce_costs_point=0)
    assert met("severe", "2/0", options=sparing) == ("light", "2/0", True)
    assert met("critical", "0/3", options=sparing) == ("severe", "0/3", True)
    assert met("severe", "0/3", options=sparing) == ("", "0/2", False), "stopping costs its point all the same"


@pytest.mark.rule("HC-ARM-04", "HC:layered_armour")
def test_hc_arm_04_only_one_layer_reacts_unless_layers_are_stacked() -> None:
    assert met("critical", "1/1") == ("severe", "1/0", True)
    assert met("severe", "1/0") == ("light", "0/0", True), "then the light layer is next"
    stacked = Options(layered_armour="stacked")
    assert met("critical", "1/1", options=stacked) == ("light", "0/0", True)
    assert met("critical", "0/1", options=stacked) == ("severe", "0/0", True)
    assert met("critical", "1/1", unarmed=True, options=stacked) == ("light", "0/1", True)
    assert met("severe", "1/1", options=stacked) == ("", "1/0", False)


# -- Where hits land --------------------------------------------------------------------------------------------------

KNIGHT = hero("richart", armour="mail_hauberk")


def test_rows_that_carry_nothing_exist_but_a_shield_must_be_there() -> None:
    assert rows_of(hero()) == ("head", "torso", "arms", "hands", "legs", "feet")
    assert rows_of(hero(armour="gambeson kite_shield"))[-1] == "shield"
    assert "shield" not in rows_of(hero(armour={"shield": "0/0"}))
    assert rows_of(hero(armour={"tail": "1/0"}))[-1] == "tail"


@pytest.mark.rule("HC-MEL-22", "HC-ARM-01")
def test_e7_two_severe_hits_on_the_torso_of_a_hauberk_are_both_stopped() -> None:
    played = hit(KNIGHT, "severe", "severe", answers=("row:torso", "row:torso"))
    assert questions(played) == ["HC-MEL-22", "HC-MEL-22"]
    assert points(played.result, "torso") == (2, 2)
    assert wounds(played.result) == (0, 0, 0)


@pytest.mark.rule("HC-MEL-22")
def test_e7_on_bare_hands_they_are_two_severe_wounds() -> None:
    played = hit(KNIGHT, "severe", "severe", answers=("row:hands", "row:hands"))
    assert wounds(played.result) == (0, 2, 0)
    assert facts(played, "hc-hit-lands", "row") == [(Word("hc-row-hands"),)] * 2


@pytest.mark.rule("HC-ARM-03")
def test_e7_a_critical_hit_on_the_arms_and_a_severe_one_on_legs_in_cloth() -> None:
    arms = hit(KNIGHT, "critical", answers=("row:arms",)).result
    assert (points(arms, "arms"), wounds(arms)) == ((1, 2), (0, 1, 0))
    legs = hit(hero(armour="gambeson"), "severe", answers=("row:legs",)).result
    assert (points(legs, "legs"), wounds(legs)) == ((0, 0), (1, 0, 0))


@pytest.mark.rule("HC-MEL-22")
def test_hc_mel_22_the_scene_says_what_is_coming_and_the_default_protects_best() -> None:
    played = hit(KNIGHT, "light", "critical", "severe")
    scene = played.asked[0].prompt.scene
    assert isinstance(scene, HitScene)
    assert scene.hits == ("critical", "severe", "light"), "the worst comes first"
    assert [asked.taken for asked in played.asked if asked.prompt.rule_id == "HC-MEL-22"] == ["row:torso"] * 3
    assert wounds(played.result) == (0, 1, 0)


def test_nobody_is_asked_where_all_rows_are_bare() -> None:
    played = hit(hero(), "light", "severe")
    assert questions(played) == ["HC-INJ-01"], "only where the light wound goes after the severe one"
    assert wounds(played.result)[1:] == (1, 0)


@pytest.mark.rule("HC-MEL-22", "HC-AIM-01")
def test_excluded_rows_are_not_on_offer() -> None:
    played = hit(KNIGHT, "severe", rows=("hands", "legs", "shield"), answers=("row:hands",))
    assert possible(played.asked[0]) == ["row:hands", "row:legs"], "there is no shield to be hit"
    assert hit(KNIGHT, "severe", rows=("feet",)).asked == []


@pytest.mark.rule("HC-RNG-14")
def test_hc_rng_14_all_hits_of_a_shot_land_in_one_row() -> None:
    victim = hero(armour={"torso": "0/1", "legs": "2/0"})
    played = hit(victim, "severe", "severe", one_row=True)
    assert questions(played)[0] == "HC-MEL-22"
    assert questions(played).count("HC-MEL-22") == 1
    assert played.asked[0].taken == "row:legs", "two light wounds rather than a severe one"
    torso = hit(victim, "severe", "severe", one_row=True, answers=("row:torso",))
    assert wounds(torso.result) == (0, 1, 0)


def test_some_attacks_know_no_armour() -> None:
    played = hit(KNIGHT, "critical", "severe", ignore_armour=True)
    assert "HC-MEL-22" not in questions(played)
    assert played.result.armour == KNIGHT.armour
    assert wounds(played.result) == (0, 1, 1)


def test_the_dead_take_no_further_hits() -> None:
    played = hit(hero(sheet_circles=1), "critical", "critical", "severe")
    assert played.result.down == "dead"
    assert len(played.notes("hc-wounded")) == 1


# -- The shield -------------------------------------------------------------------------------------------------------

CARRIER = hero(armour={"torso": "3/0", "arms": "2/0", "legs": "1/0", "shield": "0/1"})


@pytest.mark.rule("HC-SHD-01")
def test_e26_a_beaten_shield_sends_the_other_hits_to_hands_head_or_torso() -> None:
    played = hit(CARRIER, "severe", "severe", "light", answers=("row:shield", "row:torso", "row:torso"))
    assert points(played.result, "shield") == (0, 0)
    assert points(played.result, "torso") == (1, 0)
    assert wounds(played.result) == (1, 0, 0)
    assert possible(played.asked[1]) == ["row:head", "row:torso", "row:hands"]
    assert len(played.notes("hc-shield-beaten")) == 1


@pytest.mark.rule("HC-SHD-01", "HC:shield_beaten")
def test_hc_shd_01_a_hit_that_pierces_the_shield_beats_it_and_wounds_at_once() -> None:
    carrier = hero(armour={"torso": "3/0", "shield": "2/3"})
    answers = ("row:shield", "row:torso")
    played = hit(carrier, "critical", "light", answers=answers)
    assert wounds(played.result) == (0, 1, 0), "lowered to a severe wound; it meets no second row"
    assert points(played.result, "shield") == (2, 2)
    assert "row:shield" not in possible(played.asked[1])
    still = hit(carrier, "critical", "light", answers=answers, options=Options(shield_beaten="empty"))
    assert "row:shield" in possible(still.asked[1])
    assert still.notes("hc-shield-beaten") == []


@pytest.mark.rule("HC-SHD-01")
def test_hc_shd_01_behind_a_beaten_shield_the_hits_of_a_shot_again_share_one_row() -> None:
    answers = ("row:shield", "row:torso")
    played = hit(CARRIER, "severe", "severe", "severe", one_row=True, answers=answers)
    assert [asked.taken for asked in played.asked][:2] == ["row:shield", "row:torso"]
    assert questions(played).count("HC-MEL-22") == 2
    assert points(played.result, "torso") == (1, 0)


@pytest.mark.rule("HC-SHD-01", "HC-AIM-01")
def test_hc_shd_01_an_aimed_attack_leaves_only_what_it_left_open() -> None:
    played = hit(CARRIER, "severe", "light", rows=("legs", "shield"), answers=("row:shield",))
    assert points(played.result, "legs") == (0, 0), "neither hands, head nor torso were open"
    lone = hit(CARRIER, "severe", "light", rows=("shield",), answers=("row:torso",))
    assert points(lone.result, "torso") == (2, 0), "nothing else is left: behind the shield"
