"""Questions about odds: the chances of the specification by numbers, models by name, and what cannot be asked."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.questions import Answered
from regelwerk.systems.realms.odds.arguments import CRITICAL, EXPLODES, MISSED, OUT, REMOVED, SHAKEN, WOUNDED
from systems.realms.asking import answers


def ask(question: str, options: Any = None, **given: Any) -> dict[str, Answered]:
    """The answers to a question by the keys of their titles."""
    found = answers(question, options, **given)
    return {answer.title.key.removeprefix("re-odds-title-").removeprefix("bare-"): answer for answer in found}


def share(question: str, title: str, options: Any = None, **given: Any) -> Fraction:
    """The one number that an answer is about."""
    worth = ask(question, options, **given)[title].worth
    assert worth is not None
    return worth


def chances(answer: Answered, *outcomes: int) -> list[str]:
    return [str(answer.law.probability(outcome)) for outcome in outcomes]


def terms(answer: Answered, number: int = 0) -> list[tuple[int, str]]:
    """A tally of an answer: each amount with its rule."""
    return [(term.amount, term.rule_id) for term in answer.tallies[number][1].terms]


# -- damage -----------------------------------------------------------------------------------------------------------

LOST, TIED, WON = range(3)


@pytest.mark.rule("RE-DMG-06", "RE-DMG-07", "RE-EFF-05", "RE-EFF-14", "RE-ARM-02", "RE-ARM-03")
@pytest.mark.parametrize(
    ("given", "law"),
    [
        ({"strength": 4, "level": 1, "protection": 5, "armour_level": 1}, ["55/144", "11/144", "13/24"]),
        ({"strength": 5, "level": 2, "protection": 7, "armour_level": 2, "effects": "explosiv"},
         ["265/576", "25/576", "143/288"]),
        ({"strength": 5, "level": 1, "protection": 3, "armour_level": 1, "shield": True},
         ["793/1728", "35/432", "265/576"]),
        ({"strength": 5, "level": 2, "protection": 5, "armour_level": 1, "effects": "vibro"},
         ["611/864", "11/288", "55/216"]),
    ],
    ids=["P2", "P7", "P11", "P12"],
)  # fmt: skip
def test_the_damage_contest(given: dict[str, Any], law: list[str]) -> None:
    answer = ask("damage", **given)["damage"]
    assert chances(answer, WON, TIED, LOST) == law and answer.worth == Fraction(law[0])


@pytest.mark.rule("RE-EFF-09")
def test_p10_a_monomolecular_blade_doubles_the_loss() -> None:
    lost = ask("damage", weapon="monomolekular_katana", protection=3, armour_level=0, ko=3)["lost-hp"]
    assert chances(lost, 6) == ["9/16"]


@pytest.mark.rule("RE-ARM-03", "RE-COV-06", "RE-ARE-08")
def test_shields_only_help_in_front_and_cover_where_it_is_touched() -> None:
    plain = {"strength": 5, "level": 1, "protection": 3, "damage": 3}
    bare = share("damage", "damage", **plain)
    assert share("damage", "damage", **plain, shield=True) < bare
    assert share("damage", "damage", **plain, shield=True, rear=True) == bare
    covered = ask("damage", **plain, touching=True)["damage"]
    assert terms(covered, 1)[-1] == (2, "RE-COV-06")
    assert max(ask("damage", **plain, partial=True)["lost-hp"].law.outcomes()) == 2, "half of 3, rounded up"


# -- shots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-SHO-02", "RE-DIE-06")
def test_p1_a_shot_by_its_value_alone() -> None:
    found = ask("shot", fk=2)
    assert found["shot"].worth == Fraction(1, 6) and list(found) == ["shot"]


@pytest.mark.rule("RE-AUT-04", "RE-DMG-06")
def test_p9_four_shots_hit_and_wound() -> None:
    given = {"fk": 5, "weapon": "maschinenpistole", "shots": 4, "protection": 3, "armour_level": 1}
    found = ask("shot", **given)
    assert found["shot"].worth == Fraction(2, 3) and found["fate"].worth == Fraction(1, 2)
    assert terms(found["shot"]) == [(5, "RE-ATR-01"), (3, "RE-AUT-04")]
    assert terms(found["fate"]) == [(4, "RE-DMG-06"), (1, "RE-DMG-07"), (3, "RE-AUT-04")]
    with pytest.raises(ContentError, match="odds-number"):
        ask("shot", **{**given, "mode": "aimed"})


@pytest.mark.rule("RE-SHO-04", "RE-SHO-06", "RE-SHO-10", "RE-RNG-02", "RE-COV-05", "RE-MODS-01", "RE-MODS-03")
@pytest.mark.parametrize(
    ("given", "reasons"),
    [
        ({"distance": 42}, [(-1, "RE-RNG-02")]),
        ({"distance": 42, "mode": "aimed"}, [(1, "RE-SHO-04")]),
        ({"mode": "snap"}, [(-2, "RE-SHO-06")]),
        ({"mode": "reaction", "emerging": True}, [(-1, "RE-SHO-10"), (-1, "RE-SHO-10")]),
        ({"cover": 1}, [(-1, "RE-COV-04")]),
        ({"cover": 2, "distance": 2}, [(-2, "RE-COV-05")]),
        ({"environment": "urban"}, [(-1, "RE-ENV-02")]),
        ({"zone": "dense_forest"}, [(-2, "RE-ZON-05")]),
        ({"fast": True, "dodge": True}, [(-1, "RE-MODS-04"), (-1, "RE-MOV-18")]),
        ({"prone": True}, [(1, "RE-MODS-03")]),
        ({"target_prone": True}, [(-1, "RE-MODS-01")]),
        ({"size": "large"}, [(1, "RE-MODS-01")]),
        ({"active_camouflage": True}, [(-1, "RE-CSH-02")]),
        ({"attacker_critical": True}, [(-1, "RE-CRT-03")]),
    ],
)
def test_every_reason_counts(given: dict[str, Any], reasons: list[tuple[int, str]]) -> None:
    assert terms(ask("shot", attacker="schuetze", weapon="gewehr", **given)["shot"]) == [(5, "RE-ATR-01"), *reasons]


@pytest.mark.rule("RE-COV-06", "RE-GEO-11")
def test_touched_cover_helps_against_the_damage_too() -> None:
    given = {"attacker": "schuetze", "target": "sturmsoldat", "cover": 2, "distance": 20}
    behind, touching = ask("shot", **given)["fate"], ask("shot", **given, touching=True)["fate"]
    assert (2, "RE-COV-06") in terms(touching, 1) and (2, "RE-COV-06") not in terms(behind, 1)


@pytest.mark.rule("RE-DMG-09", "RE-DMG-10", "RE-DMG-11", "RE-DMG-13", "RE-SHK-01")
def test_what_becomes_of_the_target() -> None:
    given = {"fk": 12, "strength": 12, "protection": 0, "damage": 3, "ko": 0}
    fresh = ask("shot", **given, hp=10)["fate"].law
    assert set(fresh.outcomes()) == {WOUNDED}, "12 against a die alone always gets through"
    assert set(ask("shot", **given, hp=3)["fate"].law.outcomes()) == {OUT}
    assert set(ask("shot", **given, hp=2)["fate"].law.outcomes()) == {REMOVED}
    named = {**given, "target": "schuetze", "armour_level": 0}
    assert set(ask("shot", **named)["fate"].law.outcomes()) == {CRITICAL}
    assert set(ask("shot", **named, critical=True)["fate"].law.outcomes()) == {WOUNDED}
    weak = ask("shot", **{**given, "fk": 6, "strength": 0})["fate"]
    assert chances(weak, MISSED, SHAKEN, WOUNDED) == ["1/2", "1/24", "11/48"]


@pytest.mark.rule("RE-MIK-05", "RE-MIK-12")
def test_a_mike_has_zones_and_may_explode() -> None:
    found = ask("shot", attacker="panzerjaeger", target="amboss", hp=1)
    assert found["zones"].law.probability(1) == 3 * found["zones"].law.probability(2), "6 faces to 2"
    assert found["fate"].law.probability(EXPLODES) > 0
    assert "zones" not in ask("shot", attacker="panzerjaeger", target="schuetze")


@pytest.mark.rule("RE-EFF-11")
def test_paralysis_is_counted_in_action_points() -> None:
    lost = ask("shot", fk=12, strength=12, damage=2, ko=0, effects="paralyse")["lost-ap"]
    assert chances(lost, 2) == ["1"]


# -- templates --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-ARE-02", "RE-ARE-03", "RE-ARE-05")
def test_a_template_goes_astray_by_three_for_each_point_and_at_most_half_the_way() -> None:
    found = ask("area", fk=5, radius=5, distance=20)
    assert found["area"].worth == Fraction(5, 12)
    assert chances(found["aside"], 0, 3, 6, 9, 10) == ["5/12", "1/12", "1/12", "1/12", "1/3"]


@pytest.mark.rule("RE-ARE-04", "RE-ARE-07", "RE-ARE-08", "RE-GEO-12")
def test_whom_a_template_covers() -> None:
    given = {"fk": 5, "radius": 5, "distance": 20}
    spot = ask("area", **given)["covered-spot"]
    assert chances(spot, 2, 1, 0) == ["1/2", "1/12", "5/12"], "full to 3.75 cm, partly to 6.25 cm"
    near = ask("area", **given, beside=3)["covered-beside"]
    far = ask("area", **given, beside=3, clock=6)["covered-beside"]
    assert near.law == far.law and near.law.probability(2) > 0, "the clock is even"
    away = ask("area", **given, beside=9)["covered-beside"]
    assert away.worth is not None and near.worth is not None and 0 < away.worth < near.worth


@pytest.mark.rule("RE-ARE-01", "RE-ARE-08")
def test_what_a_template_costs_with_all_its_deviations() -> None:
    found = ask("area", attacker="werferin", target="schuetze", distance=24)
    hit, direct = found["area"].worth, ask("damage", attacker="werferin", weapon="splittergranate", target="schuetze")
    lost = found["lost-blast"].law
    assert hit is not None and lost.probability(2) == hit * direct["lost-hp"].law.probability(2)
    assert lost.probability(1) > 0, "half of it where only a part is covered"
    stunned = ask("area", attacker="mars", weapon="schockgranate", target="schuetze", distance=24)
    assert stunned["stunned-blast"].law.at_least(1) > 0 and "lost-blast" not in stunned, "paralysis costs no hit points"
    assert "stunned-blast" not in ask("area", attacker="mars", weapon="schockgranate", distance=24)


# -- melee ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MEL-02", "RE-MEL-13", "RE-MEL-15", "RE-MEL-16")
@pytest.mark.parametrize(
    ("given", "chance"),
    [
        ({"agi": 4, "target_agi": 4, "charge": True}, "167/288"),
        ({"agi": 4, "target_agi": 5, "charge": True, "rear": True}, "13/24"),
        ({"agi": 4, "target_agi": 5, "friends": 2}, "13/24"),
        ({"agi": 4, "target_agi": 4, "charge": True, "friends": 1, "target_friends": 1}, "167/288"),
        ({"agi": 4, "target_agi": 4, "ambush": True}, "167/288"),
        ({"agi": 4, "target_agi": 4, "charge": True, "guard": True}, "1/2"),
        ({"agi": 4, "target_agi": 0}, "1"),
    ],
    ids=["P5", "P6", "friends", "both", "ambush", "guard", "no agility"],
)
def test_the_melee_roll(given: dict[str, Any], chance: str) -> None:
    assert share("melee", "melee", **given) == Fraction(chance)


@pytest.mark.rule("RE-MEL-06", "RE-MEL-12")
def test_what_a_melee_does_to_both() -> None:
    found = ask("melee", attacker="sturmsoldat", target="brecher")
    assert list(found) == ["melee", "fate", "lost-hp", "riposte"]
    hit, back = found["melee"].worth, found["riposte"].law.at_least(1)
    assert hit is not None and 0 < back < (1 - hit), "only who has repelled it strikes back"
    sword, fists = (
        ask("melee", attacker="sturmsoldat", target="brecher", riposte=one) for one in ("pistole", "unarmed")
    )
    assert sword["riposte"].law.mean() != fists["riposte"].law.mean()


@pytest.mark.rule("RE:melee_tie")
def test_both_may_hit_where_the_table_says_so() -> None:
    roll = ask("melee", {"melee_tie": "both_hit"}, agi=4, target_agi=4, strength=3)["melee"]
    assert chances(roll, 2) == ["1/12"] and roll.worth == Fraction(13, 24)


# -- who comes first, and who is seen ---------------------------------------------------------------------------------


@pytest.mark.rule("RE-REA-07", "RE-REA-08", "RE:bonus_die", "RE:interrupt_bonus", "RE:interrupt_tie")
@pytest.mark.parametrize(
    ("active", "reacting", "options", "chance"),
    [
        ("4", "4", {}, "253/864"),
        ("4", "4", {"bonus_die": "sum"}, "55/432"),
        ("4", "7", {}, "311/576"),
        ("4", "4", {"interrupt_bonus": "none"}, "11/24"),
        ("4", "4", {"interrupt_bonus": "none", "interrupt_tie": "reactor"}, "13/24"),
    ],
    ids=["P3", "P3 sum", "P4", "no bonus", "reactor"],
)
def test_interrupts(active: str, reacting: str, options: dict[str, str], chance: str) -> None:
    assert share("interrupt", "interrupt", options, active=active, reacting=reacting) == Fraction(chance)


@pytest.mark.rule("RE-REA-07")
def test_interrupts_by_name() -> None:
    answer = ask("interrupt", active="amboss", reacting="mars")["interrupt"]
    assert answer.worth == share("interrupt", "interrupt", active=4, reacting=6)
    assert [terms(answer, n) for n in (0, 1)] == [[(4, "RE-ATR-01")], [(6, "RE-ATR-01")]]


@pytest.mark.rule("RE-ORD-02", "RE-ORD-03", "RE:initiative_tie")
def test_who_of_two_acts_first() -> None:
    assert share("initiative", "initiative", first="5", second="5") == Fraction(1, 2)
    assert share("initiative", "initiative", first="mars", second="amboss") == Fraction(99, 144), "6 against 4"
    resolve = {"initiative_tie": "higher_eh"}
    assert share("initiative", "initiative", resolve, first="5/4", second="5/3") == Fraction(78, 144)
    again = share("initiative", "initiative", {"initiative_tie": "reroll"}, first="6", second="5")
    assert again == Fraction(78, 144) / (1 - Fraction(11, 144))


@pytest.mark.rule("RE-CAM-14", "RE-CAM-16", "RE-CAM-18")
def test_spotting() -> None:
    assert share("spot", "spot", wn=5, level=2) == Fraction(1, 4)
    assert share("spot", "spot", wn=5, level=2, support=1) == Fraction(7, 16)
    assert share("spot", "spot", wn=5, level=2, extra=3) == Fraction(1, 2)
    named = ask("spot", spotter="spaeher", sought="schleicher", zone="thicket")["spot"]
    assert terms(named) == [(6, "RE-ATR-01"), (-1, "RE-ZON-06"), (-2, "RE-CAM-14")]


# -- what cannot be asked ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "given", "code"),
    [
        ("shot", {}, "re-odds-who-or-numbers"),
        ("shot", {"fk": 99}, "odds-number"),
        ("shot", {"fk": 5, "mode": "drunk"}, "odds-word"),
        ("shot", {"fk": 5, "distance": "far"}, "re-odds-length"),
        ("shot", {"fk": 5, "distance": "700"}, "re-odds-too-wide"),
        ("shot", {"fk": 5, "effects": "fluffy"}, "odds-word"),
        ("shot", {"fk": 5, "cover": 3}, "odds-number"),
        ("shot", {"attacker": "nobody at all"}, "content-not-found"),
        ("shot", {"attacker": "schuetze", "distance": 300}, "re-odds-refused"),
        ("shot", {"attacker": "schuetze", "weapon": "messer"}, "re-odds-refused"),
        ("shot", {"attacker": "mg_schuetze", "weapon": "maschinengewehr", "mode": "reaction"}, "re-odds-refused"),
        ("shot", {"attacker": "werferin", "weapon": "splittergranate"}, "re-odds-area-weapon"),
        ("area", {"attacker": "schuetze", "weapon": "gewehr"}, "re-odds-no-area"),
        ("area", {"fk": 5}, "re-odds-no-radius"),
        ("area", {"attacker": "schuetze"}, "re-odds-no-weapon"),
        ("melee", {"attacker": "schuetze", "weapon": "gewehr"}, "re-odds-no-melee-weapon"),
        ("melee", {"attacker": "schuetze", "target": "brecher", "riposte": "gewehr"}, "odds-word"),
        ("damage", {"protection": 3}, "re-odds-who-or-numbers"),
        ("spot", {"level": 2}, "re-odds-who-or-numbers"),
    ],
)
def test_what_cannot_be_asked_is_refused(question: str, given: dict[str, Any], code: str) -> None:
    with pytest.raises(ContentError) as refused:
        ask(question, **given)
    assert refused.value.code == code


# -- what is thrown, and who is hidden --------------------------------------------------------------------------------


@pytest.mark.rule("RE:type_levels", "RE:bonus_die")
def test_odds_tell_the_dice_that_are_thrown() -> None:
    given = {"strength": 5, "level": 3, "protection": 3, "armour_level": 1, "shield": True}

    def told(**options: Any) -> dict[str, int]:
        found = ask("damage", {"type_levels": "difference_bonus_dice", **options}, **given)["damage"]
        return {key.removeprefix("re-odds-tally-"): value.total for key, value in found.tallies}

    assert told() == {"attack-dice": 3, "attack": 5, "defence-dice": 2, "defence": 3}
    assert told(bonus_die="flat_plus_1") == {"attack": 7, "defence-dice": 1, "defence": 4}


@pytest.mark.rule("RE-CAM-07", "RE-CAM-14", "RE-CSH-01")
def test_a_hidden_target_is_spotted_before_it_is_shot_at() -> None:
    found = ask("shot", attacker="schuetze", target="schleicher", hidden=True, distance=12)
    assert list(found)[:3] == ["spot-first", "spot-and-hit", "shot"]
    assert (found["spot-first"].worth, found["shot"].worth) == (Fraction(2, 12), Fraction(4, 12)), "WN 4 less 2"
    assert found["spot-and-hit"].worth == Fraction(2, 12) * Fraction(4, 12)
    assert share("shot", "spot-first", fk=5, hidden=True, camouflage=1) == Fraction(2, 12), "WN 3 less 1"
    with pytest.raises(ContentError) as error:
        ask("shot", attacker="schuetze", target="schleicher", hidden=True, distance=25)
    assert error.value.facts["rule"] == "RE-CAM-17"


@pytest.mark.rule("RE-CAM-08", "RE:area_vs_camouflaged")
def test_a_template_that_catches_somebody_hidden_meets_twice_the_dice() -> None:
    given = {"attacker": "mars", "target": "schleicher", "weapon": "schockgranate"}
    dice = [value.total for key, value in ask("damage", **given, hidden=True)["damage"].tallies if key.endswith("dice")]
    assert dice == [4]
    seen, hidden = ask("area", **given)["stunned-blast"], ask("area", **given, hidden=True)["stunned-blast"]
    assert hidden.law.mean() < seen.law.mean()
    assert [term.rule_id for _, value in ask("area", **given, hidden=True)["area"].tallies for term in value.terms] == [
        "RE-ATR-01"
    ], "aimed at the spot: its camouflage blurs nothing"
