"""Influence: tricks, what stops them, and what an emptied row costs."""

from itertools import permutations, product
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.people import influence
from regelwerk.systems.heldencodex.rules.people.influence import (
    Burden,
    TalkScene,
    Tricks,
    answer_tricks,
    pay_for_row,
    resolve_persuasion,
    throw_of,
    unneutralised,
)
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, whole_groups
from regelwerk.systems.heldencodex.rules.probe.pools import dice_lost_to_rows, prober
from regelwerk.systems.heldencodex.rules.probe.probe import Side
from regelwerk.systems.heldencodex.rules.scene.plans import InfluencePlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, played, possible, questions, told, world

PLAIN = Options()
PLAN = InfluencePlan("plea", influencer="elsbeth", victim="guard", skill="oratory", rounds=3)


def talk(
    *answers: str,
    faces: Faces = (),
    options: Options = PLAIN,
    plan: InfluencePlan = PLAN,
    star: bool = True,
    helper: Any = None,
    **victim: Any,
) -> Transcript[World]:
    """Elsbeth (value 10, three W12) talks to a guard with self-control 10."""
    speaker = hero("elsbeth", skills={"oratory": "10/2*" if star else "10/2"})
    others = [hero("jost", **helper)] if helper else []
    return played(
        influence, world(speaker, hero("guard", **victim), *others, options=options), plan, *answers, faces=faces
    )


def one_round(**changes: Any) -> InfluencePlan:
    return InfluencePlan("plea", influencer="elsbeth", victim="guard", skill="oratory", rounds=1, **changes)


# -- the throws -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-INF-01", "HC-STAR-03")
def test_hc_inf_01_a_sieve_throw_and_with_the_star_a_cascade() -> None:
    assert throw_of(hero(skills={"oratory": "13/2*"}), "oratory") == "cascade"
    assert throw_of(hero(skills={"oratory": "13/2"}), "oratory") == "sieve"
    assert throw_of(hero(), "seduce") == "sieve"


@pytest.mark.rule("HC-INF-01", "HC-INF-03")
def test_hc_inf_01_the_victim_answers_with_a_sieve_on_self_control() -> None:
    over = talk("keep:8,8", "keep:9,9", faces=(8, 8, 2, 9, 9, 9, 4, 5), plan=one_round())
    assert [one.roll.who for one in over.rolled] == ["elsbeth", "elsbeth", "guard", "guard"]
    assert facts(over, "hc-tricks-answered", "faces", "through") == [((9, 9), 1)]
    assert over.result.find("guard").psyche_lost == 1


# -- tricks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-INF-02", "HC-INF-03")
@pytest.mark.parametrize(
    ("tricks", "dice", "left"),
    [((8, 8, 9), (9, 9), 1), ((8, 8, 9), (), 3), ((8, 8), (7, 7, 7), 2), ((4, 9), (8, 9), 0), ((4, 9), (8, 8), 1)],
)
def test_hc_inf_03_a_die_stops_one_trick_that_is_not_higher(tricks: Faces, dice: Faces, left: int) -> None:
    assert unneutralised(tricks, dice, PLAIN) == left


@pytest.mark.rule("HC-INF-03")
def test_hc_inf_03_as_many_tricks_as_possible_are_stopped() -> None:
    handfuls = [tuple(sorted(faces)) for n in range(4) for faces in product((4, 6, 7, 9), repeat=n)]
    for tricks, dice in product(set(handfuls), repeat=2):
        padded = (*dice, *[0] * len(tricks))
        best = min(sum(t > d for t, d in zip(tricks, way, strict=False)) for way in set(permutations(padded)))
        assert unneutralised(tricks, dice, PLAIN) == best


@pytest.mark.rule("HC:neutralise", "HC-INF-03")
def test_hc_neutralise_where_only_numbers_count_any_die_stops_a_trick() -> None:
    count = Options(neutralise="count")
    assert unneutralised((8, 8, 9), (4, 4), count) == 1
    assert unneutralised((8, 8), (4, 4, 4), count) == 0


@pytest.mark.rule("HC-INF-02", "HC-INF-03")
def test_example_e18_a_group_with_a_run_against_a_pair() -> None:
    over = talk("keep:8,8,9", "keep:2,9,9", faces=(8, 8, 9, 9, 9, 2), plan=one_round())
    assert facts(over, "hc-tricks", "faces") == [((8, 8, 9),)]
    assert over.result.find("guard").psyche_lost == 1
    apart = talk("keep:8,8,9", "keep:4,9,12", faces=(8, 8, 9, 9, 12, 4), plan=one_round())
    assert apart.result.find("guard").psyche_lost == 3, "dice outside a group stop nothing"


@pytest.mark.rule("HC-INF-02")
def test_hc_inf_02_without_the_star_runs_are_no_tricks() -> None:
    over = talk("keep:8,8,9", "keep:2,2,2", faces=(8, 8, 9, 2, 2, 2), plan=one_round(), star=False)
    assert facts(over, "hc-tricks", "faces") == [((8, 8),)]


@pytest.mark.rule("HC-INF-03", "HC-FUM-05")
@pytest.mark.parametrize("faces", [(4, 6, 8), (1, 1, 4), (2, 2, 2), (11, 11, 4)])
def test_hc_inf_03_an_influencer_without_a_group_achieves_nothing(faces: Faces) -> None:
    keep = "keep:" + ",".join(map(str, sorted(faces)))
    answers = [keep] if len(set(faces) - {1}) > 1 or 1 not in faces else []
    over = talk(*answers, faces=(*faces, 2, 2, 2), plan=one_round())
    assert len(over.notes("hc-no-tricks")) == 1
    assert over.result.find("guard").psyche_lost == 0
    assert over.result.marks == ("plea:lost",)


@pytest.mark.rule("HC-INF-02")
def test_hc_inf_02_of_several_groups_the_influencer_names_one() -> None:
    assert whole_groups((5, 5, 8, 9, 9), 14, False, PLAIN) == ((9, 9), (5, 5))
    assert whole_groups((5, 5, 8, 9, 9), 14, True, PLAIN) == ((8, 9, 9), (5, 5))
    speaker = prober(hero("elsbeth", skills={"oratory": "13/3"}), "oratory", PLAIN)
    victim = prober(hero("guard", attributes={"self_control": 7}), "self_control", PLAIN)
    faces = (5, 5, 9, 9, 7, 7, 2)
    named = told(
        lambda: resolve_persuasion(Side(speaker, "sieve", GROUP), Side(victim, "sieve", GROUP)),
        "keep:5,5,9,9", "keep:2,7,7", "tricks:5,5", faces=faces,
    )  # fmt: skip
    assert possible(named.asked[2]) == ["tricks:9,9", "tricks:5,5"]
    assert named.asked[2].prompt.default == "tricks:9,9"
    assert named.asked[2].prompt.scene == Tricks("elsbeth", ((9, 9), (5, 5)), ((7, 7),))
    assert named.result.through == 0


@pytest.mark.rule("HC-INF-02")
def test_hc_inf_02_the_victim_takes_the_group_that_stops_most() -> None:
    victim = prober(hero("guard", attributes={"self_control": 14}), "self_control", PLAIN)

    def answered() -> Play[tuple[int, int]]:
        return answer_tricks(victim, (9, 9), ((4, 4, 4), (12, 12)))

    assert told(answered).result == (0, 0)


@pytest.mark.rule("HC:influence_backfire")
def test_hc_influence_backfire_spare_dice_of_the_victim_cost_the_influencer_psyche() -> None:
    backfire = Options(influence_backfire=True)
    faces = (8, 8, 2, 9, 9, 9)
    keeps = ("keep:2,8,8", "keep:9,9,9")
    assert talk(*keeps, faces=faces, plan=one_round()).result.find("elsbeth").psyche_lost == 0
    assert talk(*keeps, faces=faces, plan=one_round(), options=backfire).result.find("elsbeth").psyche_lost == 1
    none = talk("keep:2,4,8", keeps[1], faces=(8, 4, 2, 9, 9, 9), plan=one_round(), options=backfire)
    assert none.result.find("elsbeth").psyche_lost == 3


@pytest.mark.rule("HC:influence_backfire", "HC-INF-04")
def test_hc_influence_backfire_the_influencer_may_have_to_grant_the_wish() -> None:
    speaker = hero("elsbeth", skills={"oratory": "10/2"}, psyche_lost=5)
    state = world(speaker, hero("guard"), options=Options(influence_backfire=True))
    over = played(influence, state, PLAN, "keep:2,2,3", "keep:9,9,9", "wish", faces=(2, 2, 3, 9, 9, 9))
    assert over.asked[-1].prompt.who == "elsbeth"
    assert over.result.marks == ("plea:lost", "plea:owes")


# -- an emptied row ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-INF-04")
def test_hc_inf_04_a_wish_instead_of_a_die_ends_it() -> None:
    over = talk("keep:8,8,9", "keep:2,2,3", "wish", faces=(8, 8, 9, 2, 2, 3), psyche_lost=3)
    assert questions(over)[-1] == "HC-INF-04"
    assert possible(over.asked[-1]) == ["penalty", "wish"]
    assert over.result.marks == ("plea:wish", "plea:won")
    guard = over.result.find("guard")
    assert (guard.emptied("psyche"), guard.wished_rows, dice_lost_to_rows(guard, "watch")) == (1, (1,), 0)


@pytest.mark.rule("HC-INF-04")
def test_hc_inf_04_with_the_penalty_it_may_go_on() -> None:
    over = talk("keep:8,8,9", "keep:2,2,3", "penalty", "end", faces=(8, 8, 9, 2, 2, 3), psyche_lost=3)
    assert over.result.marks == ("plea:lost",)
    guard = over.result.find("guard")
    assert (guard.wished_rows, dice_lost_to_rows(guard, "watch")) == ((), 1)
    last = over.asked[-1].prompt
    assert last.scene == TalkScene("elsbeth", "guard", "oratory", 18, 12, 2)


@pytest.mark.rule("HC:wish_waives", "HC-INF-04")
def test_hc_wish_waives_where_a_wish_spares_nothing_the_die_is_lost_all_the_same() -> None:
    faces = (8, 8, 9, 2, 2, 3)
    over = talk("keep:8,8,9", "keep:2,2,3", "wish", faces=faces, psyche_lost=3, options=Options(wish_waives=False))
    guard = over.result.find("guard")
    assert over.result.has("plea:won")
    assert (guard.wished_rows, dice_lost_to_rows(guard, "watch")) == ((), 1)


@pytest.mark.rule("HC-INF-04")
def test_hc_inf_04_each_emptied_row_is_a_choice_of_its_own() -> None:
    faces = (8, 8, 9, 2, 2, 3)
    over = talk("keep:8,8,9", "keep:2,2,3", "penalty", "wish", faces=faces, psyche_rows=(1, 1, 6))
    guard = over.result.find("guard")
    assert (guard.emptied("psyche"), guard.wished_rows, dice_lost_to_rows(guard, "watch")) == (2, (2,), 1)
    assert dice_lost_to_rows(guard.regaining("psyche", 1), "watch") == 1, "the first row was not wished away"
    assert over.result.has("plea:wish")


@pytest.mark.rule("HC-INF-04")
def test_hc_inf_04_the_loser_decides_and_knows_to_whom_the_wish_would_go() -> None:
    guard = hero("guard", seat="")
    asked = told(lambda: pay_for_row(guard, "elsbeth"), "wish").asked[0]
    assert (asked.prompt.seat, asked.prompt.scene) == ("master", Burden(guard, "elsbeth"))


@pytest.mark.rule("HC-INF-04", "HC-FUM-03")
def test_hc_inf_04_a_row_that_the_victims_own_ones_empty_grants_no_wish() -> None:
    over = talk("keep:2,4,8", faces=(8, 4, 2, 1, 1, 1), plan=one_round(), psyche_rows=(3, 6))
    assert over.result.find("guard").emptied("psyche") == 1
    assert "HC-INF-04" not in questions(over)


# -- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-INF-01")
def test_hc_inf_01_the_influencer_goes_on_for_as_many_rounds_as_there_are() -> None:
    keeps = ("keep:2,8,8", "keep:2,2,2")
    faces = (8, 8, 2, 2, 2, 2)
    over = talk(*keeps, "again", *keeps, "again", *keeps, faces=faces * 3)
    assert (over.result.round, over.result.find("guard").psyche_lost) == (3, 6)
    assert questions(over).count("HC-INF-01") == 2
    assert over.result.marks == ("plea:lost",), "the emptied row was paid with a die"


@pytest.mark.rule("HC-INF-01")
def test_hc_inf_01_who_sleeps_or_has_no_psyche_left_cannot_be_influenced() -> None:
    for victim in ({"down": "asleep"}, {"psyche_lost": 18, "dazed": True}):
        over = talk(**victim)
        assert (over.rolled, over.result.marks) == ([], ("plea:lost",))


@pytest.mark.rule("HC-INF-04", "HC-PHY-03")
def test_hc_inf_04_a_wish_counts_for_its_own_row_and_only_while_that_is_empty() -> None:
    spared = hero(psyche_lost=12, wished_rows=(1,))
    assert [dice_lost_to_rows(spared.regaining("psyche", lost), "memory") for lost in (12, 11, 5)] == [1, 0, 0]
    corrected = Heldencodex().correct(world(spared), {"who": "jost", "set": "psyche_lost", "to": 0}).find("jost")
    assert (corrected.wished_rows, dice_lost_to_rows(corrected, "memory")) == ((), 0)
    assert dice_lost_to_rows(hero(wished_rows=(1,)), "memory") == 0, "no die is won by a wish"


# -- together ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-INF-05", "HC-COM-01", "HC-COM-02")
def test_hc_inf_05_helpers_put_dice_together_and_the_victim_stands_alone() -> None:
    over = talk(
        "keep:2,8,8", "keep:2,3,8", "keep:2,2,2",
        faces=(8, 8, 2, 8, 3, 2, 2, 2, 2), plan=one_round(helpers=("jost",)), helper={"skills": {"oratory": "7/2"}},
    )  # fmt: skip
    assert facts(over, "hc-tricks", "faces") == [((8, 8, 8),)], "also the helper's 8, above his own value"
    assert over.result.find("guard").psyche_lost == 3


@pytest.mark.rule("HC-INF-05", "HC-COM-03")
def test_hc_inf_05_runs_are_tricks_if_the_most_able_has_the_star() -> None:
    answers = ("keep:2,8,8", "keep:2,3,7", "keep:2,2,2")
    faces = (8, 8, 2, 7, 3, 2, 2, 2, 2)
    together = one_round(helpers=("jost",))
    for star, tricks in ((True, (7, 8, 8)), (False, (8, 8))):
        over = talk(*answers, faces=faces, plan=together, helper={"skills": {"oratory": "7/2"}}, star=star)
        assert facts(over, "hc-tricks", "faces") == [(tricks,)]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.rule("HC-INF-03", "HC-INF-04")
def test_whatever_everybody_does_it_ends_and_a_wish_is_the_only_success(seed: int) -> None:
    simulation = Simulation(AtRandom(), RandomDice(seed))
    people = (hero("elsbeth", skills={"oratory": "13/2*"}), hero("guard", psyche_rows=(2, 2, 2)), hero("jost"))
    plan = InfluencePlan("plea", influencer="elsbeth", victim="guard", helpers=("jost",) if seed % 2 else (), rounds=9)
    state = simulation.run(influence.begin(world(*people, options=Options(influence_backfire=seed % 3 == 0)), plan))
    for _ in range(plan.rounds + 1):
        if state.act is not None:
            state = simulation.run(influence.step(state))
    assert state.act is None
    assert state.has("plea:won") == state.has("plea:wish") != state.has("plea:lost")
    assert all(row <= one.emptied("psyche") for one in state.heroes for row in one.wished_rows)
