"""Groups of henchmen: strength and losses, what strength buys, coordinating and digging in."""

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.rules.core.groups import ACTS, thresholds_raised
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.core.strength import cheaper, losses, more_targets, most_strength, spend_on_probe
from regelwerk.systems.darkspace.state import Actor, Deed, World
from systems.darkspace.builders import actor, character, facts, henchman, possible, told, world

COORDINATE, DIG_IN = ACTS
GROUPS = Options(henchman_groups=True)
SHOT = Deed("attack", "gang", "rhea", "rifle")


def gang(start: int = 4, marked: int = 0, **changes: object) -> Actor:
    """A group that began with some strength and has it all, unless `now` says how much is left."""
    now = changes.pop("now", start)
    made = actor("gang", "group", "guards", competence=2, strength=start, hurt={"vital": marked}, **changes)
    return replace(made, strength=now)


def scene(group: Actor) -> World:
    return world(group, character("rhea"), character("juro"), character("oda"), options=GROUPS)


@pytest.mark.rule("DS-GRP-02", "DS:henchman_groups")
@pytest.mark.parametrize(("marked", "most"), [(0, 4), (1, 4), (4, 4), (5, 3), (15, 1), (19, 1), (20, 0)])
def test_r_90_strength_never_exceeds_a_fifth_of_the_free_boxes(marked: int, most: int) -> None:
    group = gang(marked=marked)
    assert most_strength(group, scene(group)) == most


@pytest.mark.rule("DS-GRP-02", "DS:henchman_groups")
def test_ds_grp_02_losses_lower_the_strength_and_spent_strength_counts() -> None:
    hit = scene(gang(marked=6))
    run = told(lambda: losses(hit, "gang"))
    assert run.result.find("gang").strength == 3
    assert [line.facts["strength"] for line in run.notes("ds-group-weaker")] == [3]
    spent = scene(gang(marked=6, now=2))
    assert told(lambda: losses(spent, "gang")).result == spent
    other = world(henchman("gang", 2, hurt={"vital": 1}))
    assert told(lambda: losses(other, "gang")).result == other


@pytest.mark.rule("DS-GRP-02")
def test_ds_grp_02_a_group_without_free_boxes_is_broken() -> None:
    run = told(lambda: harm(scene(gang(start=1, marked=3)), "gang", "mobility", 2, "DS-ATT-06"))
    assert run.result.find("gang").out == "broken"


@pytest.mark.rule("DS-GRP-03")
def test_ds_grp_03_a_point_of_strength_adds_two_to_a_result() -> None:
    state = scene(gang())
    check = basic_check(state, "gang", "body_control", "DS-ATT-01")
    run = told(lambda: spend_on_probe(state, SHOT, check), "2")
    after, better = run.result
    assert better.bonus.total == check.bonus.total + 4
    assert after.find("gang").strength == 2
    assert possible(run.asked[0]) == ["0", "1", "2", "3"], "the last point stays"
    assert [cost.amount for cost in run.asked[0].prompt.answers.listed()[2].cost] == [2]


@pytest.mark.rule("DS-GRP-03")
def test_ds_grp_03_with_one_point_left_or_without_a_group_nothing_is_asked() -> None:
    for one in (gang(now=1), henchman("gang", 3)):
        state = scene(one)
        check = basic_check(state, "gang", "body_control", "DS-ATT-01")
        run = told(lambda state=state, check=check: spend_on_probe(state, SHOT, check))  # type: ignore[misc]
        assert run.asked == []
        assert run.result == (state, check)


@pytest.mark.rule("DS-GRP-03", "DS:henchman_groups")
def test_ds_grp_03_strength_makes_acts_cheaper_down_to_1_ae() -> None:
    state = scene(gang(start=6))
    cost = tally(3, "DS-COST-02", "ds-term-half-size")
    run = told(lambda: cheaper(state, SHOT, cost), "2")
    after, less = run.result
    assert less.total == 1
    assert after.find("gang").strength == 4
    assert possible(run.asked[0]) == ["0", "1", "2"]
    cheap = told(lambda: cheaper(state, SHOT, tally(1, "DS-COST-02", "ds-term-half-size")))
    assert cheap.asked == []


@pytest.mark.rule("DS-GRP-03")
def test_ds_grp_03_strength_reaches_further_targets_one_by_one() -> None:
    state = scene(gang(start=3))
    run = told(lambda: more_targets(state, SHOT, ("rhea", "juro", "oda")), "oda", "juro")
    after, also = run.result
    assert also == ("oda", "juro")
    assert after.find("gang").strength == 1
    assert possible(run.asked[0]) == ["nobody", "juro", "oda"]
    none = told(lambda: more_targets(state, SHOT, ("rhea", "juro", "oda")))
    assert none.result == (state, ())
    alone = told(lambda: more_targets(state, SHOT, ("rhea",)))
    assert alone.asked == []


@pytest.mark.rule("DS-GRP-04")
def test_ds_grp_04_coordinating_brings_back_a_point_up_to_the_limit() -> None:
    state = scene(gang(marked=6, now=2))
    assert COORDINATE.cost(state, Deed("coordinate", "gang")).total == 1
    after, success = told(lambda: COORDINATE.perform(state, Deed("coordinate", "gang"))).result
    assert success
    assert after.find("gang").strength == 3
    offer = COORDINATE.deeds(after, after.find("gang"))
    assert isinstance(offer, Refused)
    assert offer.rule_id == "DS-GRP-04"


@pytest.mark.rule("DS-GRP-04")
def test_ds_grp_04_digging_in_is_a_probe_of_the_bare_competence_against_16() -> None:
    state = scene(gang(start=1, expertise=("fitness",)))
    assert list(DIG_IN.deeds(state, state.find("gang"))) == [Deed("dig_in", "gang")]
    assert DIG_IN.cost(state, Deed("dig_in", "gang")).total == 1
    run = told(lambda: DIG_IN.perform(state, Deed("dig_in", "gang")), faces=(9, 7))
    after, success = run.result
    assert success
    assert thresholds_raised(after, "gang") == 2
    assert isinstance(DIG_IN.deeds(after, after.find("gang")), Refused)
    failed, success = told(lambda: DIG_IN.perform(state, Deed("dig_in", "gang")), faces=(9, 6)).result
    assert not success
    assert thresholds_raised(failed, "gang") == 0


@pytest.mark.rule("DS-GRP-01", "DS:henchman_groups")
def test_ds_grp_01_only_groups_coordinate_and_only_where_they_are_played() -> None:
    state = scene(gang(now=2))
    for act in ACTS:
        assert act.deeds(state, state.find("rhea")) == ()
        assert act.deeds(world(gang(now=2)), gang(now=2)) == ()


@pytest.mark.rule("DS-GRP-03")
def test_ds_grp_03_each_point_adds_two_and_the_log_says_what_for() -> None:
    state = scene(gang(start=5))
    check = basic_check(state, "gang", "body_control", "DS-ATT-01")
    run = told(lambda: spend_on_probe(state, SHOT, check), "3")
    after, better = run.result
    assert better.bonus.total == check.bonus.total + 6 and after.find("gang").strength == 2
    assert facts(run, "ds-strength-on-result", "points", "better") == [(3, 6)]
    saved = told(lambda: cheaper(state, SHOT, tally(3, "DS-COST-02", "ds-term-half-size")), "0")
    assert saved.result == (state, tally(3, "DS-COST-02", "ds-term-half-size"))
    assert saved.log == []
    spared = told(lambda: cheaper(state, SHOT, tally(3, "DS-COST-02", "ds-term-half-size")), "2")
    assert facts(spared, "ds-strength-on-cost", "points") == [(2,)]
    also = told(lambda: more_targets(state, SHOT, ("rhea", "juro")), "juro")
    assert [cost.amount for cost in also.asked[0].prompt.answers.listed()[1].cost] == [1]
    assert facts(also, "ds-strength-on-target", "whom") == [(Ref("juro"),)]
