"""Protection: what armour stops, what penetration takes off it, and how hits become wounds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.dice import Hits
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import Blow, Defence, defence_of, soak, take_hits
from regelwerk.systems.phasesix.rules.attack.cover import cover_roll
from regelwerk.systems.phasesix.rules.attack.protection import penetrated, protection_tally
from regelwerk.systems.phasesix.values import Weapon
from systems.phasesix.builders import fight, someone, step

STAB = "attack:short_sword:melee:hagen"


def defence(
    protection: int = 0, wounds_per_hit: int = 1, cover: tuple[int, ...] = (), *, matters: int = 99, count: bool = True
) -> Defence:
    return Defence("s", "x", cover, protection, wounds_per_hit, matters, "worst_first", count, "hit")


def soaked(hits: Hits, against: Defence) -> Blow:
    return scripted(lambda: soak(hits, against)).result


@pytest.mark.rule("PS-PRO-01")
def test_ps_pro_01_what_cover_did_not_remove_is_a_hit_on_the_target() -> None:
    """Four successes, cover 4+ takes two, the other two arrive."""
    played = scripted(lambda: take_hits(Hits(4, 0, ()), defence(cover=(4,))), [4, 6, 3, 1])
    assert (played.result.wounds, played.result.spoils_aim) == (2, True)
    nothing = scripted(lambda: take_hits(Hits(2, 0, ()), defence(cover=(4,))), [4, 6])
    assert (nothing.result.wounds, nothing.result.spoils_aim) == (0, False)


@pytest.mark.rule("PS-PRO-03")
@pytest.mark.parametrize(
    ("protection", "penetration", "effective"), [(0, 0, 0), (2, 0, 2), (2, 1, 1), (2, 2, 0), (4, 1, 3)]
)
def test_ps_pro_03_penetration_lowers_protection(protection: int, penetration: int, effective: int) -> None:
    assert penetrated(tally(protection, "PS-PRO-03", "x"), penetration).total == effective


@pytest.mark.rule("PS:ruling_41", "PS-PRO-03")
def test_ruling_41_surplus_penetration_is_lost() -> None:
    assert penetrated(tally(1, "PS-PRO-03", "x"), 4).total == 0
    assert soaked(Hits(2, 0, ()), defence(0)).wounds == 2, "and adds no wounds"


@pytest.mark.rule("PS-PRO-03", "PS-CRT-06")
def test_ps_pro_03_protection_takes_normal_hits_only() -> None:
    assert soaked(Hits(3, 0, ()), defence(2)) == Blow(1, 2, True, True)
    assert soaked(Hits(1, 0, ()), defence(2)) == Blow(0, 1, True, True)
    assert soaked(Hits(1, 2, ()), defence(5)) == Blow(2, 1, True, True), "crits pass any armour"


@pytest.mark.rule("PS-PRO-03", "PS:protection_model")
def test_ruling_42_protection_works_afresh_for_every_attack() -> None:
    """Mail 2 less penetration 1 stops one hit of the first attack and one of the second."""
    state = fight(someone("robber"), someone("hagen", actions=0))
    first = step(state, STAB, faces=[5, 5, 1, 1]).result
    assert first.find("hagen").hearts == 5
    assert step(first, STAB, faces=[5, 5, 1, 1]).result.find("hagen").hearts == 4


@pytest.mark.rule("PS-PRO-04", "PS-MEG-04", "PS-MEG-02")
def test_ps_pro_04_every_unstopped_hit_wounds_as_the_weapon_says() -> None:
    assert soaked(Hits(3, 0, ()), defence(1, 2)).wounds == 4
    assert soaked(Hits(1, 2, (3,)), defence(1, 2)).wounds == 2 * 2 + 3, "mega wounds are added once"
    assert Weapon("club", Name.of("Keule", en="club"), "melee", ("melee",)).wounds_per_hit == 1, "nothing said: one"


@pytest.mark.rule("PS-PRO-03")
def test_ps_pro_03_natural_protection_and_all_armour_add_up() -> None:
    dressed = someone("hagen", sheet={"armor": ("leather", "mail_shirt", "leather"), "base_protection": 1})
    figure = protection_tally(dressed, Options())
    assert figure.total == 1 + 1 + 2 + 1
    assert [term.amount for term in figure.terms] == [1, 1, 2, 1]
    assert protection_tally(someone("bear"), Options()).total == 1


@pytest.mark.rule("PS-PRO-03")
def test_ps_pro_03_the_defence_knows_the_weapon() -> None:
    state = fight(someone("robber"), someone("juri"))
    assert defence_of(state, state.find("juri"), (), 1, 1).protection == 3


HITS = st.builds(
    lambda normals, crits, megas: Hits(normals, crits, tuple(sorted(megas[:crits], reverse=True))),
    st.integers(0, 12),
    st.integers(0, 6),
    st.lists(st.integers(1, 4), max_size=6),
)


@settings(derandomize=True, deadline=None)
@given(HITS, st.integers(0, 8), st.integers(0, 8), st.integers(1, 3))
def test_protection_never_creates_wounds_and_more_of_it_never_hurts(
    hits: Hits, less: int, more: int, wounds_per_hit: int
) -> None:
    less, more = sorted((less, more))
    bare = soaked(hits, defence(0, wounds_per_hit))
    weak, strong = soaked(hits, defence(less, wounds_per_hit)), soaked(hits, defence(more, wounds_per_hit))
    assert 0 <= strong.wounds <= weak.wounds <= bare.wounds
    assert bare.wounds - strong.wounds == wounds_per_hit * strong.prevented
    assert strong.prevented <= min(hits.normals, more)
    assert strong.wounds >= wounds_per_hit * hits.crits + sum(hits.megas)


@settings(derandomize=True, deadline=None)
@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_penetrating_is_monotone(protection: int, one: int, other: int) -> None:
    low, high = sorted((one, other))
    figure = tally(protection, "PS-PRO-03", "x")
    assert 0 <= penetrated(figure, high).total <= penetrated(figure, low).total <= protection
    assert penetrated(figure, low).total - penetrated(figure, high).total <= high - low


@settings(derandomize=True, deadline=None)
@given(HITS, st.sampled_from([2, 4, 5, 6]), st.sampled_from(["worst_first", "least_first", "per_die"]), st.data())
def test_hits_after_cover_are_never_more_than_before(
    hits: Hits, number: int, removal: str, data: st.DataObject
) -> None:
    dice = data.draw(
        st.lists(st.integers(1, 6), min_size=hits.normals + hits.crits, max_size=hits.normals + hits.crits)
    )
    left = scripted(lambda: cover_roll("s", "x", number, hits, removal), dice).result
    saved = sum(die >= number for die in dice)
    assert left.normals <= hits.normals
    assert left.crits <= hits.crits
    assert hits.normals + hits.crits - left.normals - left.crits == saved
    assert sum(left.megas) <= sum(hits.megas)
    assert len(left.megas) <= left.crits
