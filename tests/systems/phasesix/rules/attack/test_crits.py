"""Critical and mega critical hits: where they begin, what they do, what does not move them."""

import pytest

from regelwerk.dice import Hits
from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import Defence, soak, take_hits
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from systems.phasesix.builders import Dice, fight, someone, step

STRIKE = "attack:short_sword:melee:hagen"


def struck(
    faces: Dice, *, robber: Fighter | None = None, options: Options | None = None, armor: int = 0
) -> Transcript[Combat]:
    """A robber's four dice against Hagen, who has only this much protection and cannot answer."""
    hagen = someone("hagen", actions=0, sheet={"armor": (), "base_protection": armor})
    return step(fight(robber or someone("robber"), hagen, options=options), STRIKE, faces=faces)


def announced(played: Transcript[Combat]) -> tuple[int, int, int]:
    facts = played.notes("ps-hits")[0].facts
    return facts["normals"], facts["crits"], facts["mega"]  # type: ignore[return-value]


def hearts(played: Transcript[Combat]) -> int:
    return played.result.find("hagen").hearts


@pytest.mark.rule("PS-CRT-01", "PS-CRT-02")
def test_ps_crt_01_a_die_of_eleven_is_a_crit_each_die_on_its_own() -> None:
    assert announced(struck([(6, 4), (6, 5), 5, 5])) == (3, 1, 0)
    assert announced(struck([(6, 5), (6, 6, 1), 1, 1])) == (0, 2, 0)


@pytest.mark.rule("PS-CRT-03", "PS:ruling_12")
@pytest.mark.parametrize(("min_roll", "normals"), [(3, 2), (8, 1), (10, 1)])
def test_ps_crt_03_the_min_roll_never_moves_the_threshold(min_roll: int, normals: int) -> None:
    robber = someone("robber", sheet={"min_roll": min_roll})
    assert announced(struck([(6, 4), (6, 5), 4, 2], robber=robber)) == (normals, 1, 0)


@pytest.mark.rule("PS:crit_requires_hit", "PS-CRT-01")
@pytest.mark.parametrize(("requires", "hits"), [(True, (0, 1, 0)), (False, (0, 2, 0))])
def test_ps_crit_requires_hit(requires: bool, hits: tuple[int, int, int]) -> None:
    robber = someone("robber", sheet={"min_roll": 12})
    options = Options(crit_requires_hit=requires)
    assert announced(struck([(6, 5), (6, 6, 1), 5, 5], robber=robber, options=options)) == hits


@pytest.mark.rule("PS-CRT-04")
@pytest.mark.parametrize(
    ("who", "key", "dice", "crits"),
    [
        ("hagen", "attack:axe:melee:robber", 7, 1),
        ("juri", "attack:ak_47:single:robber", 8, 1),
        ("juri", "attack:ak_47:burst:robber", 10, 0),
        ("leyla", "attack:throwing_axe:throw:robber", 7, 1),
    ],
)
def test_ps_crt_04_bursts_never_crit(who: str, key: str, dice: int, crits: int) -> None:
    weapon = key.split(":")[1]
    state = fight(someone(who, ready=(weapon,)), someone("robber", actions=0))
    facts = step(state, key, faces=[(6, 6, 5), 5, *[1] * (dice - 2)]).notes("ps-hits")[0].facts
    assert (facts["normals"], facts["crits"], facts["mega"]) == (2 - crits, crits, crits)


@pytest.mark.rule("PS-CRT-05")
def test_ps_crt_05_a_die_is_either_a_hit_or_a_crit() -> None:
    assert announced(struck([(6, 5), (6, 5), 5, (6, 3)])) == (2, 2, 0)


@pytest.mark.rule("PS-CRT-06")
def test_ps_crt_06_armour_stops_hits_not_crits() -> None:
    assert hearts(struck([5, 5, (6, 5), 1], armor=9)) == 6 - 1
    assert hearts(struck([5, 5, (6, 5), 1], armor=2)) == 6 - 1 - 1  # the sword's penetration opens one point


@pytest.mark.rule("PS-CRT-07", "PS-COV-06")
def test_ps_crt_07_cover_is_rolled_for_hits_and_crits_apart() -> None:
    hagen = someone("hagen", actions=0, sheet={"armor": ()})
    state = fight(someone("robber"), hagen, cover={("*", "hagen"): "5"})
    played = step(state, STRIKE, faces=[5, 5, (6, 5), 1, *[1, 1], 5])
    assert [len(roll.faces) for roll in played.rolled] == [4, 2, 1]
    assert hearts(played) == 6 - 2


@pytest.mark.rule("PS-MEG-01")
def test_ps_meg_01_there_is_no_last_six() -> None:
    assert announced(struck([(6, 6, 6, 6, 6, 6, 6, 1), 1, 1, 1])) == (0, 1, 5)


@pytest.mark.rule("PS-MEG-02", "PS-MEG-03")
@pytest.mark.parametrize(
    ("chain", "extra"),
    [
        ((6, 6, 4), 0),
        ((6, 6, 5), 1),
        ((6, 6, 6, 4), 1),
        ((6, 6, 6, 5), 2),
        ((6, 6, 6, 6, 5), 3),
        ((6, 6, 6, 6, 6, 5), 4),
    ],
    ids=["16", "17", "22", "23", "29", "35"],
)
def test_ps_meg_03_every_further_step_is_one_more_wound(chain: tuple[int, ...], extra: int) -> None:
    played = struck([chain, 1, 1, 1], armor=9)
    assert announced(played) == (0, 1, extra)
    assert hearts(played) == max(0, 6 - 1 - extra)


def behind(cover: tuple[int, ...], wounds_per_hit: int = 1) -> Defence:
    return Defence("heroes", "hagen", cover, 0, wounds_per_hit, 20, "worst_first", False, "")


@pytest.mark.rule("PS-MEG-04")
def test_ps_meg_04_extra_wounds_fall_with_their_hit() -> None:
    hits = Hits(0, 2, (3,))
    assert scripted(lambda: take_hits(hits, behind((5,))), [5, 1]).result.wounds == 1
    assert scripted(lambda: take_hits(hits, behind((5,))), [1, 1]).result.wounds == 2 + 3
    assert scripted(lambda: take_hits(hits, behind((5,))), [5, 5]).result.wounds == 0


@pytest.mark.rule("PS-MEG-04", "PS-PRO-04")
def test_ps_meg_04_extra_wounds_are_not_multiplied() -> None:
    assert scripted(lambda: soak(Hits(1, 2, (3,)), behind((), wounds_per_hit=2))).result.wounds == 2 * 3 + 3


@pytest.mark.rule("PS:mega_thresholds", "PS-MEG-03")
@pytest.mark.parametrize(("value", "extra"), [("fixed", 0), ("shifted", 1)])
def test_ps_mega_thresholds_after_aiming_twice(value: str, extra: int) -> None:
    robber = someone("robber", aim=Aim("hagen", "short_sword", 2))
    options = Options(mega_thresholds=value)  # type: ignore[arg-type]
    assert announced(struck([(6, 6, 1), 1, 1, 1], robber=robber, options=options)) == (0, 1, extra)  # 13 = 7 + 6
