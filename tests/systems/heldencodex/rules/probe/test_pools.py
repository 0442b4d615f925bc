"""Usable dice: by value, skill and item, less what emptied rows and wounds take, and gritted teeth."""

from typing import Any

import pytest

from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.pools import pool, prober
from regelwerk.systems.heldencodex.rules.probe.probe import attempt
from regelwerk.systems.heldencodex.state import Hero
from systems.heldencodex.builders import critical, facts, hero, possible, told
from systems.heldencodex.ring import OPTIONS, Dice


def probed(someone: Hero, ability: str, faces: Dice, *answers: str, options: Options = OPTIONS) -> Any:
    """A single throw of somebody: the hero afterwards and the probe."""
    return told(lambda: attempt(someone, ability, "single", RESULT, options), *answers, faces=faces)


# -- usable dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-POOL-02")
@pytest.mark.parametrize(
    ("value", "dice", "die"),
    [(1, 3, 8), (7, 3, 8), (8, 3, 12), (11, 3, 12), (12, 3, 20), (14, 3, 20), (15, 4, 20), (17, 4, 20), (18, 5, 20),
     (20, 5, 20), (21, 6, 20), (25, 6, 20)],
)  # fmt: skip
def test_hc_pool_02_attributes_by_their_table(value: int, dice: int, die: int) -> None:
    found = pool(hero(attributes={"reaction": value}), "reaction", OPTIONS)
    assert (found.dice.total, found.die, found.value.total) == (dice, die, value)


@pytest.mark.rule("HC-POOL-03", "HC:base_die_source")
def test_hc_pool_03_skills_by_their_base_die_and_one_die_more_than_bonus_dice() -> None:
    found = [pool(hero(skills={"hide": f"{fkw}/2"}), "hide", OPTIONS) for fkw in (7, 8, 11, 12)]
    assert [(made.dice.total, made.die) for made in found] == [(3, 8), (3, 12), (3, 12), (3, 20)]
    stated = hero(skills={"hide": "7/2"})
    stated = stated.with_skill(stated.skills[0]._replace(base_die=20))
    explicit = Options(base_die_source="explicit")
    assert (pool(stated, "hide", OPTIONS).die, pool(stated, "hide", explicit).die) == (8, 20)
    # Where nothing is stated the value decides.
    assert pool(hero(skills={"hide": "7/2"}), "hide", explicit).die == 8


@pytest.mark.rule("HC-POOL-01", "HC-QUA-04", "HC:pool_cap_order")
def test_hc_pool_01_never_more_than_six_and_losses_come_off_them() -> None:
    rich = hero(skills={"first_aid": "13/5"}, items=("herb_bag",), psyche_lost=6)
    assert pool(rich, "first_aid", OPTIONS).dice.total == 5
    assert pool(rich, "first_aid", Options(pool_cap_order="penalty_then_cap")).dice.total == 6


@pytest.mark.rule("HC-POOL-05", "HC:untrained")
def test_hc_pool_05_what_one_has_not_learned_takes_one_small_die_or_is_forbidden() -> None:
    nobody = pool(hero(), "hide", OPTIONS)
    assert (nobody.dice.total, nobody.die, nobody.value.total) == (1, 8, 0)
    assert pool(hero(), "hide", Options(untrained="forbidden")).dice.total == 0


@pytest.mark.rule("HC-QUA-02", "HC:fkw_bonus_scope")
def test_hc_qua_02_a_bonus_to_the_value_counts_for_the_probe_or_for_everything() -> None:
    cloaked = hero(skills={"hide": "11/2"}, items=("grey_cloak",))
    probe_only, everything = OPTIONS, Options(fkw_bonus_scope="all")
    assert [pool(cloaked, "hide", options).value.total for options in (probe_only, everything)] == [13, 13]
    assert [pool(cloaked, "hide", options).die for options in (probe_only, everything)] == [12, 20]
    master = hero(skills={"hide": "20/2"}, items=("grey_cloak",))
    assert [prober(master, "hide", options).mastery for options in (probe_only, everything)] == [0, 2]


# -- tired and shaken -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-PHY-01", "HC-PHY-03")
def test_hc_phy_01_an_emptied_row_takes_a_die_until_a_point_is_back() -> None:
    def dice(ability: str, **lost: Any) -> int:
        someone = hero(skills={"hide": "12/2", "oratory": "12/2"}, **lost)
        return pool(someone, ability, OPTIONS).dice.total

    # Physis weakens what is physical, psyche everything.
    assert [dice("hide", physis_lost=lost) for lost in (0, 5, 6, 11, 12)] == [3, 3, 2, 2, 1]
    assert [dice("oratory", physis_lost=lost) for lost in (6, 12)] == [3, 3]
    assert [dice("oratory", psyche_lost=lost) for lost in (5, 6, 12)] == [3, 2, 1]
    assert dice("hide", physis_lost=6, psyche_lost=6) == 1


@pytest.mark.rule("HC-PHY-02", "HC-PHY-03")
def test_hc_phy_02_without_any_points_there_are_no_probes_for_half_an_hour() -> None:
    someone = hero(skills={"hide": "12/5", "oratory": "12/5"})
    breathless = someone.losing("physis", 18)
    dazed = someone.losing("psyche", 18)
    assert [pool(breathless, ability, OPTIONS).dice.total for ability in ("hide", "oratory")] == [0, 6]
    assert [pool(dazed, ability, OPTIONS).dice.total for ability in ("hide", "oratory")] == [0, 0]
    failed = probed(breathless, "hide", ())
    assert (failed.result[1].result, failed.result[1].fumble, failed.rolled) == (0, False, [])


@pytest.mark.rule("HC-PHY-04", "HC:grit_scope")
def test_hc_phy_04_gritted_teeth_buy_back_dice_of_rows_for_light_wounds() -> None:
    tired = hero(skills={"hide": "12/3"}, physis_lost=12, circles=(critical(),))
    done = probed(tired, "hide", (9, 9, 9), "grit:2")
    assert possible(done.asked[0]) == ["grit:0", "grit:1", "grit:2"]
    assert (done.result[1].result, done.result[0].marked) == (27, 12)
    # By one ruling the dice of critical wounds come back too.
    every = Options(grit_scope="all")
    assert possible(probed(tired, "hide", (9, 9, 9, 9), "grit:3", options=every).asked[0])[-1] == "grit:3"
    # The half hour without breath cannot be bought off.
    assert probed(hero(skills={"hide": "12/3"}).losing("physis", 18), "hide", ()).asked == []


@pytest.mark.rule("HC-PHY-04")
def test_hc_phy_04_the_price_is_said() -> None:
    tired = hero(skills={"hide": "12/3"}, physis_lost=6)
    answers = probed(tired, "hide", (9, 9, 9), "grit:0").asked[0].prompt.answers.listed()
    assert [sum(cost.amount for cost in answer.cost) for answer in answers] == [0, 1]
    assert facts(probed(tired, "hide", (9, 9, 9, 9), "grit:1"), "hc-gritted", "dice") == [(1,)]
