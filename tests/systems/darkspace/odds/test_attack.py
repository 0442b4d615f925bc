"""Questions about attacks and hacking: monitors, damage, the end of a target, a row of hacks."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from systems.darkspace.odds.test_questions import ask, share

BARE = {"pool": 4, "skill": 3, "size": 2, "mk": 2, "armour": 3, "armour_size": 5}
"""A carbine against armour that it does not go clean through."""


@pytest.mark.rule("DS-ATT-04", "DS-PEN-03")
def test_p8_where_an_attack_lands() -> None:
    law = ask("attack", **BARE)["bare-attack"].law
    chances = ("7607/50000", "0", "1173/5000", "2549/25000", "5497/50000", "5017/12500")
    assert [law.probability(n) for n in range(6)] == [Fraction(chance) for chance in chances]


@pytest.mark.rule("DS-PEN-04", "DS-MON-14")
def test_no_armour_and_a_broken_defence_make_it_easier() -> None:
    plain = share("attack", "bare-attack", **BARE)
    unarmoured = share("attack", "bare-attack", **{**BARE, "armour": 0})
    broken = share("attack", "bare-attack", **BARE, hurt="defensive=5")
    assert plain < unarmoured == broken
    # 15 less a skill of 3 and the 3 for either.
    assert broken == share("probe", "probe", pool=4, difficulty=9)


@pytest.mark.rule("DS-PEN-02", "DS-ATT-08", "DS-ATT-10")
def test_soft_armour_stops_everything_but_criticals_and_weak_spots() -> None:
    knife = {**BARE, "size": 1, "mk": 1, "melee": True}
    hits = ask("attack", **knife)["bare-attack"]
    assert hits.worth == share("probe", "critical", pool=4)
    assert dict(hits.words)[1] == "ds-odds-bounces"
    weak = ask("attack", **knife, weak_spot=True)["bare-attack"]
    assert weak.worth is not None and weak.worth > hits.worth
    assert weak.law.probability(1) == 0


@pytest.mark.rule("DS-ATT-06", "DS-ATT-09", "DS-INC-02")
def test_the_damage_and_the_end_at_once() -> None:
    answers = ask("attack", attacker="rhea", target="marok", weapon="gewehr", distance="extended")
    assert set(answers["damage"].law.outcomes()) == {0, 2, 4}
    # Four vital boxes: only a critical fills them.
    assert answers["out"].worth == share("probe", "critical", pool=4)
    hurt = ask("attack", attacker="rhea", target="marok", weapon="gewehr", distance="extended", hurt="vital=2")
    assert hurt["out"].worth == hurt["attack"].law.probability(5)


@pytest.mark.rule("DS-RNG-03", "DS-MOV-09")
def test_distance_hampers_and_aim_helps() -> None:
    def chance(**given: Any) -> Fraction:
        return share("attack", "attack", attacker="rhea", target="marok", weapon="gewehr", **given)

    assert chance() == chance(distance="extended")
    assert chance(distance="short") < chance(distance="long") < chance() < chance(aim=True)
    with pytest.raises(ContentError) as refused:
        chance(distance="near")
    assert refused.value.facts["rule"] == "DS-RNG-03"


@pytest.mark.rule("DS-DEF-04", "DS-DEF-06", "DS-DEF-07")
def test_a_defender_takes_off_the_result() -> None:
    answers = ask("attack", attacker="rhea", target="marok", weapon="klinge", defend=True, extra_ae=1, full_defence=1)
    (bonus,) = (tally for key, tally in answers["attack"].tallies if key == "ds-odds-tally-bonus")
    terms = {term.rule_id: term.amount for term in bonus.terms}
    assert terms == {"DS-CORE-05": 3, "DS-DEF-04": -4, "DS-DEF-06": -1, "DS-DEF-07": -2}
    assert answers["attack"].policy == "as-asked"


@pytest.mark.rule("DS-DEF-09", "DS-DEF-03")
def test_only_what_fits_can_interrupt() -> None:
    far = {"attacker": "rhea", "target": "marok", "weapon": "gewehr", "distance": "long"}
    assert share("attack", "attack", **far, pin="schwergewehr") < share("attack", "attack", **far)
    for given in ({"defend": True}, {"pin": "klinge"}, {"pin": "pistole", "ambush": "gap"}):
        with pytest.raises(ContentError) as refused:
            ask("attack", **far, **given)
        assert refused.value.code == "ds-odds-no-interrupt"


@pytest.mark.rule("DS-COV-02", "DS-AMB-03")
def test_cover_protects_and_an_ambush_goes_past_it() -> None:
    shot = {"attacker": "rhea", "target": "nadja", "weapon": "karabiner"}
    open_field, covered = share("attack", "attack", **shot), share("attack", "attack", **shot, cover="bruestung")
    assert covered < open_field
    marked = ask("attack", **shot, cover="bruestung")["marked"].law
    assert marked.probability(0) > ask("attack", **shot, cover="bruestung")["damage"].law.probability(0)
    taken = share("attack", "out", attacker="rhea", target="ilko", weapon="gewehr", ambush="take_out")
    assert taken > share("attack", "out", attacker="rhea", target="ilko", weapon="gewehr")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "ds-odds-who-or-pool"),
        ({"attacker": "ilko", "weapon": "terminal"}, "ds-odds-terminal"),
        ({"attacker": "rhea", "target": "marok", "hurt": "vital=9"}, "odds-number"),
        ({"attacker": "rhea", "target": "marok", "hurt": "pride=1"}, "odds-word"),
        ({"attacker": "rhea", "target": "marok", "weapon": "klinge", "distance": "long"}, "ds-odds-refused"),
    ],
)
def test_attacks_that_cannot_be_asked_about(given: dict[str, Any], code: str) -> None:
    with pytest.raises(ContentError) as refused:
        ask("attack", **given)
    assert refused.value.code == code


# -- hacking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CTX-01", "DS-CTX-04", "DS-CTX-08")
def test_a_hack_by_bands_alarm_and_access() -> None:
    law = ask("hack", hacker="ilko", target="zentrale")["hack"].law
    # 12 or less is the firewall of class 4: main pair up to 9.
    assert law.probability(2) == 1 - share("probe", "probe", pool=4, difficulty=10)
    alarmed = ask("hack", hacker="ilko", target="zentrale", alarm=True, access=2)["hack"]
    assert [tally.total for _, tally in alarmed.tallies] == [6, 3, 16]
    assert alarmed.law.probability(2) == 1 - share("probe", "probe", pool=6, difficulty=14)


@pytest.mark.rule("DS-CTX-12")
def test_access_may_be_complete_at_once() -> None:
    assert share("hack", "full-access", hacker="ilko", target="zentrale") == share("probe", "critical", pool=4)
    almost = ask("hack", hacker="ilko", target="zentrale", access=3)
    assert almost["full-access"].worth == almost["hack"].law.probability(5)


@pytest.mark.rule("DS-CTX-09", "DS-CTX-10", "DS-CTX-11", "DS-CTX-12")
def test_a_row_of_hacks_is_followed_through_alarm_and_cut_off() -> None:
    one = ask("hacking", hacker="ilko", target="zentrale", attacks=1)
    assert one["siege"].worth == share("hack", "full-access", hacker="ilko", target="zentrale")
    assert one["siege-alarm"].worth == ask("hack", hacker="ilko", target="zentrale")["hack"].law.probability(2)
    six = ask("hacking", hacker="ilko", target="zentrale", attacks=6)
    assert six["siege"].worth == 1 - six["siege-when"].law.probability(0)
    # Two hits of this terminal break a firewall of four boxes: nobody is ever thrown out.
    assert six["siege-thrown-out"].worth == 0 and six["siege-broken"].worth
    harder = ask("hacking", hacker="ilko", target="zollnetz", attacks=6, alarm=True)
    assert harder["siege-thrown-out"].worth


@pytest.mark.rule("DS-CORE-19")
def test_whoever_buys_dice_for_every_hack_runs_out_of_stress() -> None:
    given = {"hacker": "ilko", "target": "tuersteuerung"}
    # Three times six points are all that anybody can take on; later hacks buy what is left.
    siege = ask("hacking", **given, attacks=5, bought=6)
    assert siege["siege-when"].law.probability(1) == share("hack", "full-access", **given, bought=6)
    assert share("hacking", "siege", **given, attacks=5) < (siege["siege"].worth or 0)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"hacker": "rhea", "target": "zentrale"}, "ds-odds-no-terminal"),
        ({"hacker": "ilko", "target": "rhea"}, "ds-odds-no-system"),
        ({"hacker": "ilko", "target": "zentrale", "terminal": "gewehr"}, "ds-odds-not-terminal"),
    ],
)
def test_hacks_that_cannot_be_asked_about(given: dict[str, Any], code: str) -> None:
    with pytest.raises(ContentError) as refused:
        ask("hack", **given)
    assert refused.value.code == code


@pytest.mark.rule("DS-ATT-04", "DS-INC-02")
def test_the_bands_of_an_attack_are_those_of_its_law() -> None:
    answers = ask("attack", attacker="rhea", target="marok", weapon="gewehr", distance="extended", hurt="vital=2")
    answer = answers["attack"]
    bands = {words.key: chance for words, chance in answer.bands}
    assert bands["ds-band-hit"] == answer.worth
    assert bands["ds-band-pierced"] == answer.law.at_least(3), "mobility, interaction, vital"
    assert bands["ds-band-out"] == answers["out"].worth
    lamed = ask("attack", attacker="rhea", target="marok", weapon="gewehr", distance="extended", hurt="mobility=3")
    bands = {words.key: chance for words, chance in lamed["attack"].bands}
    assert bands["ds-band-filled"] == lamed["attack"].law.probability(3), "the leg goes, and it is not the end"


@pytest.mark.rule("DS-AMB-03")
def test_the_bands_count_who_is_taken_out_from_an_ambush() -> None:
    answers = ask("attack", attacker="rhea", target="marok", weapon="gewehr", distance="extended", ambush="take_out")
    bands = {words.key: chance for words, chance in answers["attack"].bands}
    assert bands["ds-band-out"] == answers["out"].worth


@pytest.mark.rule("DS-DEF-07")
def test_full_defence_alone_takes_2_off_for_each_point_of_stress() -> None:
    shot = {"attacker": "lagerwache", "target": "rhea", "distance": "long"}
    guarded = ask("attack", **shot, full_defence=2)["attack"]
    assert dict(guarded.tallies)["ds-odds-tally-bonus"].total == -4
    assert guarded.worth == share("attack", "attack", **shot, guarded=2)
