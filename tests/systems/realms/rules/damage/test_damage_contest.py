"""The damage contest and its rerolls."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage_contest import (
    Contest,
    RerollScene,
    SharedScene,
    Verdict,
    contest,
    shared_attack,
    worth_rerolling,
    worth_rerolling_shared,
)
from systems.realms.builders import questions, told

ALL = ("explosiv", "vibro", "kompositpanzerung")


def sides(attack: int = 5, defence: int = 5, rerolls: tuple[str, ...] = (), **changes: Any) -> Contest:
    dice = changes.pop("attack_dice", 1), changes.pop("defence_dice", 1)
    options = Options(**changes.pop("options", {}))
    made = Contest("mars", "blue", "amok", "red", dice[0], attack, dice[1], defence, rerolls, options)
    return made._replace(**changes)


def fought(values: Contest, *answers: str, faces: list[int]) -> Transcript[Verdict]:
    return told(lambda: contest(values), *answers, faces=faces)


@pytest.mark.rule("RE-DMG-06", "RE-DMG-08", "RE-DMG-09", "RE-DIE-07")
@pytest.mark.parametrize(("attack", "defence", "outcome"), [(7, 6, "won"), (6, 6, "tied"), (6, 7, "lost")])
def test_the_higher_total_wins(attack: int, defence: int, outcome: str) -> None:
    assert fought(sides(), faces=[attack, defence]).result == Verdict(outcome)  # type: ignore[arg-type]


@pytest.mark.rule("RE-ARM-03", "RE:bonus_die")
def test_more_dice_keep_the_best() -> None:
    assert fought(sides(defence_dice=3), faces=[8, 2, 9, 4]).result.outcome == "lost"
    added = sides(defence_dice=2, options={"bonus_die": "sum"})
    assert fought(added, faces=[8, 5, 3]).result.outcome == "tied"
    flat = sides(defence_dice=2, options={"bonus_die": "flat_plus_1"})
    assert fought(flat, faces=[8, 7]).result.outcome == "tied"


@pytest.mark.rule("RE-DIE-09", "RE:damage_margin")
@pytest.mark.parametrize(("die", "extra"), [(7, 0), (12, 1)])
def test_the_margin_may_add_damage(die: int, extra: int) -> None:
    wide = sides(6, 5, options={"damage_margin": "plus_1_per_6"})
    assert fought(wide, faces=[die, 6]).result == Verdict("won", extra)
    assert fought(sides(6, 5), faces=[die, 6]).result == Verdict("won", 0)


@pytest.mark.rule("RE-EFF-05", "RE-EFF-14", "RE-EFF-17", "RE:ruling_44")
def test_rerolls_come_in_order_and_each_new_result_stands() -> None:
    # 5 and 6, 7 and 6 after explosiv: still ahead, so only the defender is asked.
    story = fought(sides(rerolls=ALL), "reroll", "reroll", faces=[5, 6, 7, 12])
    assert questions(story) == ["RE-EFF-05", "RE-EFF-17"]
    assert story.result.outcome == "lost"
    story = fought(sides(rerolls=ALL), "reroll", "reroll", "reroll", faces=[5, 6, 4, 1, 3])
    assert questions(story) == ["RE-EFF-05", "RE-EFF-14", "RE-EFF-17"]
    assert story.result.outcome == "won"
    assert [asked.prompt.seat for asked in story.asked] == ["blue", "blue", "red"]


@pytest.mark.rule("RE-EFF-05", "RE-EFF-17")
def test_the_default_throws_nothing_again() -> None:
    story = fought(sides(rerolls=ALL), faces=[5, 6])
    assert (story.result.outcome, [asked.taken for asked in story.asked]) == ("lost", ["keep", "keep"])


@pytest.mark.rule("RE-EFF-05")
def test_nobody_is_asked_who_cannot_do_better_unless_the_margin_counts_or_a_friend_is_hit() -> None:
    explosive = sides(rerolls=("explosiv",))
    assert questions(fought(explosive, faces=[9, 2])) == []
    assert questions(fought(explosive._replace(options=Options(damage_margin="plus_1_per_6")), faces=[9, 2])) != []
    assert questions(fought(explosive._replace(piercing=True), faces=[9, 2])) != []
    friend = explosive._replace(target_seat="blue")
    assert questions(fought(friend, faces=[9, 2])) != []
    assert questions(fought(friend, faces=[2, 9])) == []


@pytest.mark.rule("RE-EFF-05", "RE-EFF-14", "RE-EFF-17")
@pytest.mark.parametrize(
    ("effect", "attack", "seat", "wanted"),
    [
        ("explosiv", 5, "red", True),
        ("vibro", 6, "red", True),
        ("vibro", 7, "red", False),
        ("explosiv", 7, "blue", True),
        ("explosiv", 6, "blue", False),
        ("kompositpanzerung", 7, "red", True),
        ("kompositpanzerung", 6, "red", False),
    ],
)
def test_a_plain_player_rerolls_when_behind(effect: str, attack: int, seat: str, wanted: bool) -> None:
    assert worth_rerolling(RerollScene(effect, sides(target_seat=seat), attack, 6)) is wanted


@pytest.mark.rule("RE:area_contests")
def test_one_damage_die_may_stand_for_a_whole_template() -> None:
    assert fought(sides(fixed_attack=7), faces=[6]).result.outcome == "won"
    options = Options()
    assert told(lambda: shared_attack("blue", "mars", False, options), faces=[3]).result == 3
    again = told(lambda: shared_attack("blue", "mars", True, options), "reroll", faces=[3, 8])
    assert (again.result, questions(again)) == (8, ["RE-EFF-05"])
    assert worth_rerolling_shared(SharedScene("mars", 6)) and not worth_rerolling_shared(SharedScene("mars", 7))


@pytest.mark.rule("RE:durchschlag")
@pytest.mark.parametrize(("attack", "pierced"), [(9, True), (8, False)])
def test_twice_the_other_total_goes_through(attack: int, pierced: bool) -> None:
    assert fought(sides(3, 4, piercing=True), faces=[attack, 2]).result == Verdict("won", 0, pierced)


@pytest.mark.rule("RE-DMG-06")
def test_the_cap_of_the_defence_changes_no_odds() -> None:
    values = sides(5, 6, options={"damage_margin": "plus_1_per_6"}, piercing=True)
    law = Odds().law(contest, values)
    count: dict[Verdict, int] = {}
    for attack in range(6, 18):
        for defence in range(7, 19):
            found = fought(values, faces=[attack - 5, defence - 6]).result
            count[found] = count.get(found, 0) + 1
    assert {verdict: law.probability(verdict) * 144 for verdict in law} == count
