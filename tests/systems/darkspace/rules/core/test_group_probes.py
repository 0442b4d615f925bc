"""Group probes: whose throw counts, what a collapse strikes out, and the exact law of it all."""

from collections import Counter
from itertools import product
from typing import NamedTuple

import pytest

from regelwerk.dice import Law
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.group_probes import (
    Counted,
    Joint,
    Pile,
    Toll,
    apply_together,
    declare_together,
    group_check,
    resolve_together,
    throw_together,
    worth_keeping,
)
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, Rolled, basic_check, cast_of
from regelwerk.systems.darkspace.state import Actor, Deed, World
from systems.darkspace.builders import character, facts, henchman, questions, told, world

NO_TENS = Options(rule_of_ten=False)


def rolled(main: int, secondary: int = 0, *, collapse: bool = False) -> Rolled:
    return Rolled(main, main, True, False, collapse, secondary)


def check(scene: World, who: str, *, difficulty: int | None = None) -> Check:
    goal = None if difficulty is None else tally(difficulty, "DS-CORE-06", "ds-term-test")
    return basic_check(scene, who, "agility", "DS-CORE-16", goal, secondary="body_control")


def crew(*skills: int, stress: int = 0) -> tuple[Actor, ...]:
    """Rhea, Ilko and Oda with two dice each and these agility skills; the last of them has this stress."""
    named = tuple(zip(("rhea", "ilko", "oda"), skills, strict=False))
    made = [character(who, dexterity=2, skills={"agility": skill}) for who, skill in named]
    return (*made[:-1], replace(made[-1], stress=stress))


class Joined(NamedTuple):
    """What a group probe has come to."""

    world: World
    best: Counted | None
    bonus: int
    success: bool


def joined(
    people: tuple[Actor, ...], faces: list[int], *answers: str, difficulty: int | None = 16
) -> Transcript[Joined]:
    """A whole group probe; who might collapse throws first, otherwise everybody in turn."""
    scene = world(*people)
    leader, *others = [check(scene, actor.id, difficulty=difficulty) for actor in people]
    openly = tuple(replace(other, difficulty=None) for other in others)

    def probe() -> Play[Joined]:
        now, checks = yield from declare_together(scene, Deed("sneak", leader.who), leader, openly)
        casts = tuple(cast_of(now, one) for one in checks)
        bonus = group_check(now, leader, checks[1:]).bonus.total
        joint = Joint(casts, worth_keeping(casts), bonus, difficulty)
        pile = yield from do(resolve_together, joint)
        success = joint.reached_by(pile)
        now = yield from apply_together(now, checks, pile, success=success)
        return Joined(now, pile.best, bonus, success)

    return told(probe, *answers, faces=faces)


@pytest.mark.rule("DS-CORE-16")
def test_ds_core_16_a_collapse_strikes_out_the_best_throw() -> None:
    # 15 with skill 1, 12 with skill 4, and a collapse at 5: the 15 goes, 12 + 4 is left.
    done = joined(crew(1, 4, 0, stress=6), [4, 1, 9, 6, 7, 5])
    assert done.result.best is not None
    assert (done.result.best.main, done.result.bonus, done.result.success) == (12, 4, True)
    assert facts(done, "ds-joint-throw", "who", "main") == [(Ref("oda"), 5), (Ref("rhea"), 15), (Ref("ilko"), 12)]
    assert facts(done, "ds-group-probe", "main", "struck", "result", "success") == [(12, (15,), 16, True)]


@pytest.mark.rule("DS-CORE-16")
def test_ds_core_16_the_highest_skill_counts_even_of_who_threw_badly() -> None:
    done = joined(crew(0, 5), [6, 5, 1, 1])
    assert done.result.best == Counted(11, 5)
    assert (done.result.bonus, done.result.success) == (5, True)
    assert not joined(crew(0, 4), [6, 5, 1, 1]).result.success


@pytest.mark.rule("DS-CORE-16")
def test_ds_core_16_nothing_left_is_a_failure() -> None:
    rhea, ilko = crew(5, 5, stress=6)
    done = joined((replace(rhea, stress=4), ilko), [3, 1, 3, 2])
    assert done.result.best is None
    assert not done.result.success
    assert facts(done, "ds-group-nothing-left", "struck") == [((5, 4),)]
    assert done.result.world.find("ilko").doubled


@pytest.mark.rule("DS-CORE-16", "DS-CORE-19")
def test_ds_core_16_everybody_who_takes_part_may_buy_dice() -> None:
    done = joined(crew(0, 0), [1, 2, 9, 2, 1], "1")
    assert questions(done) == ["DS-CORE-19"]
    assert done.result.best is not None
    assert done.result.best.main == 11
    assert done.result.world.find("ilko").stress == 1


@pytest.mark.rule("DS-CORE-16")
def test_ds_core_16_an_open_group_probe_cannot_fail_while_something_is_left() -> None:
    assert joined(crew(0, 0), [1, 1, 1, 1], difficulty=None).result.success


@pytest.mark.rule("DS-CORE-16", "DS-INF-08")
def test_ds_core_16_the_secondary_pair_is_that_of_the_throw_that_counts() -> None:
    pile = Pile().plus("rhea", rolled(12, 9)).plus("ilko", rolled(15, 4)).plus("oda", rolled(3, 2))
    assert pile.best == Counted(15, 4)
    assert pile._replace(tolls=(Toll("oda", True),)).best == Counted(12, 9)
    assert pile._replace(tolls=(Toll("oda", True),) * 3).best is None
    assert Pile().plus("oda", rolled(3, collapse=True)).toll_of("oda").collapse


def test_a_henchman_in_the_group_throws_his_competence_and_never_collapses() -> None:
    done = joined((*crew(2), henchman("guard", 2)), [4, 1, 8, 7], difficulty=17)
    assert done.result.best is not None
    assert (done.result.best.main, done.result.success) == (15, True)
    assert questions(done) == []


# -- the exact law ----------------------------------------------------------------------------------------------------


def cast(who: str, dice: int, stress: int) -> Cast:
    return Cast(who, who, dice, "normal", 0, None, stress, NO_TENS, pair=True)


def counted(faces: tuple[int, ...]) -> Counted:
    first, second, third = (*sorted(faces, reverse=True), 0)[:3]
    return Counted(first + second, second + third, third >= 9)


@pytest.mark.rule("DS-CORE-16")
@pytest.mark.parametrize("stress", [0, 9])
def test_the_law_of_a_group_is_that_of_all_faces(stress: int) -> None:
    casts = (cast("rhea", 2, stress), cast("ilko", 2, 7))
    law = Odds().law(throw_together, casts, worth_keeping(casts)).map(lambda pile: pile.best)
    found: Counter[Counted | None] = Counter()
    for faces in product(range(1, 11), repeat=4):
        own, other = counted(faces[:2]), counted(faces[2:])
        collapses = (own.main <= stress) + (other.main <= 7)
        found[(*sorted((own, other), reverse=True), None)[collapses]] += 1
    assert law == Law(found)


@pytest.mark.rule("DS-CORE-16")
@pytest.mark.parametrize("stress", [(0, 0, 0), (0, 6, 3), (9, 0, 5), (4, 8, 10)])
def test_the_law_of_three_is_that_of_all_faces_whoever_might_collapse(stress: tuple[int, int, int]) -> None:
    casts = tuple(cast(who, 1, points) for who, points in zip(("rhea", "ilko", "oda"), stress, strict=True))
    law = Odds().law(throw_together, casts, worth_keeping(casts)).map(lambda pile: pile.best)
    found: Counter[Counted | None] = Counter()
    for faces in product(range(1, 11), repeat=3):
        collapses = sum(face <= points for face, points in zip(faces, stress, strict=True))
        found[(*(Counted(face) for face in sorted(faces, reverse=True)), None)[collapses]] += 1
    assert law == Law(found)


def test_only_throws_that_can_come_to_count_are_kept() -> None:
    calm, tense = cast("rhea", 2, 0), cast("ilko", 2, 4)
    assert worth_keeping((calm, calm, calm)) == 1
    assert worth_keeping((calm, tense, tense)) == 3
    casts = (calm, tense, calm)
    best = {
        keep: Odds().law(throw_together, casts, keep).map(lambda pile: pile.best) for keep in (worth_keeping(casts), 3)
    }
    assert best[2] == best[3]
