"""Disfigurements: who throws, with how many dice, what the rows do, and what players may choose."""

import pytest

from regelwerk.engine.facts import Phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.corrections.changes import corrected
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.disfigurement import ROWS, choices, disfigure, scars
from regelwerk.systems.darkspace.rules.body.monitors import boxes
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.state import Actor, World
from systems.darkspace.builders import character, henchman, machine, possible, told, world

PLAIN = Options()
WOUNDED = character(constitution=4, hurt={"vital": 3})


def scarred(actor: Actor, *answers: str, faces: tuple[int, ...], options: Options = PLAIN) -> Transcript[World]:
    return told(lambda: scars(world(actor, options=options)), *answers, faces=faces)


def row(result: int, *answers: str, actor: Actor = WOUNDED, options: Options = PLAIN) -> Actor:
    return told(lambda: disfigure(world(actor, options=options), "rhea", result), *answers).result.find("rhea")


@pytest.mark.rule("DS-DIS-01", "DS-DIS-02", "DS-DIS-04")
def test_we_19_a_four_maims_limbs_by_stress_or_by_dexterity() -> None:
    run = scarred(WOUNDED, "stress", faces=(4,))
    assert [line.message for line in run.log][:2] == ["ds-scar-throw", "ds-disfigured"], "what the die is thrown for"
    assert possible(run.asked[0]) == ["lower", "stress"]
    rhea = run.result.find("rhea")
    assert (rhea.base_stress, rhea.stress) == (2, 2)
    rested = corrected(run.result, {"who": "rhea", "set": "stress", "to": 0})
    assert rested.find("rhea").stress == 2
    assert scarred(WOUNDED, "lower", faces=(4,)).result.find("rhea").reductions == (("dexterity", 1),)


@pytest.mark.rule("DS-DIS-01", "DS:rule_of_ten")
def test_we_19_a_ten_only_raises_the_result() -> None:
    run = scarred(WOUNDED, faces=(10, 1))
    assert run.result.find("rhea") == replace(WOUNDED, rank=1)
    assert len(run.notes("ds-unscathed")) == 1
    assert len(scarred(WOUNDED, faces=(10,), options=Options(rule_of_ten=False)).notes("ds-unscathed")) == 1


@pytest.mark.rule("DS-DIS-01")
def test_ds_dis_01_the_two_highest_of_one_die_per_free_box_count() -> None:
    assert (
        scarred(character(constitution=4, hurt={"vital": 1}), faces=(1, 4, 3)).notes("ds-disfigured")[0].facts["result"]
        == 7
    )


@pytest.mark.rule("DS-DIS-01", "DS:disfigurement_trigger")
def test_r_41_who_throws_is_the_tables_ruling() -> None:
    beaten = character(constitution=2, hurt={"interaction": 3, "mobility": 3}, was_out=True)
    down = character(constitution=2, hurt={"vital": 2}, was_out=True)
    assert scarred(beaten, faces=(9, 8)).log, "two free boxes, two dice"
    assert scarred(down, faces=(7,)).result.find("rhea").base_stress == 2, "no free box, one die"
    only_out = Options(disfigurement_trigger="incapacitated")
    assert scarred(WOUNDED, faces=(), options=only_out).log == []
    assert scarred(down, faces=(7,), options=only_out).log
    assert scarred(down, faces=(), options=Options(disfigurement_trigger="off")).log == []


@pytest.mark.rule("DS-DIS-01")
@pytest.mark.parametrize(
    "other",
    [
        character("rhea", hurt={"mobility": 3}),
        character("rhea", hurt={"vital": 3}, dead=True, was_out=True),
        henchman("rhea", 3, hurt={"vital": 2}, was_out=True),
        machine("rhea", hurt={"vital": 2}),
    ],
    ids=["no vital wound", "dead", "henchman", "machine"],
)
def test_ds_dis_01_nobody_else_throws(other: Actor) -> None:
    assert scarred(other, faces=()).log == []


@pytest.mark.rule("DS-DIS-02")
@pytest.mark.parametrize(
    ("result", "answer", "reductions", "stress"),
    [
        (2, "lower", (("dexterity", 1), ("constitution", 1)), 0),
        (2, "stress", (), 3),
        (3, "lower", (("intelligence", 1), ("intuition", 1)), 0),
        (3, "stress", (), 3),
        (5, "lower", (("presence", 1),), 0),
        (5, "stress", (), 2),
        (6, "lower", (("attention", 1),), 0),
        (6, "stress", (), 2),
        (8, "stress", (), 1),
        (9, "stress", (), 1),
    ],
)
def test_ds_dis_02_the_rows_of_the_table(
    result: int, answer: str, reductions: tuple[tuple[str, int], ...], stress: int
) -> None:
    rhea = row(result, answer)
    assert (rhea.reductions, rhea.base_stress) == (reductions, stress)
    assert rhea.handicaps == ()


@pytest.mark.rule("DS-DIS-02")
def test_ds_dis_02_the_worst_and_the_flesh_wound_leave_no_choice() -> None:
    run = told(lambda: disfigure(world(WOUNDED), "rhea", 1))
    assert run.asked == []
    worst = run.result.find("rhea")
    assert (worst.reductions, worst.base_stress) == ((("dexterity", 1), ("constitution", 1)), 3)
    flesh = told(lambda: disfigure(world(WOUNDED), "rhea", 7))
    assert flesh.asked == []
    assert flesh.result.find("rhea").base_stress == 2


@pytest.mark.rule("DS-DIS-02")
def test_ds_dis_02_scars_of_head_and_body_are_handicaps_of_the_players_choice() -> None:
    assert row(8, "handicap:attention").handicaps == ("attention",)
    assert row(9, "handicap:dexterity").handicaps == ("dexterity",)
    marked = replace(WOUNDED, handicaps=("presence",))
    assert [key for key, _ in choices(ROWS[8], marked, PLAIN)] == ["handicap:attention", "stress"]


@pytest.mark.rule("DS-DIS-02", "DS:disfigure_slash")
def test_r_56_by_ruling_only_one_of_two_talents_suffers() -> None:
    one = Options(disfigure_slash="choose")
    assert row(2, "lower:constitution", options=one).reductions == (("constitution", 1),)
    worst = row(1, "lower:dexterity", options=one)
    assert (worst.reductions, worst.base_stress) == ((("dexterity", 1),), 3)
    assert [key for key, _ in choices(ROWS[4], WOUNDED, one)] == ["lower", "stress"]


@pytest.mark.rule("DS-DIS-02")
def test_ds_dis_02_every_result_below_ten_has_a_row() -> None:
    assert sorted(ROWS) == list(range(1, 10))


@pytest.mark.rule("DS-DIS-03")
def test_ds_dis_03_a_lowered_maximum_counts_only_where_the_talent_is_above_it() -> None:
    strong = row(2, "lower", actor=character(constitution=5, dexterity=3, hurt={"vital": 1}))
    assert talent(strong, "constitution", PLAIN) == 4
    assert talent(strong, "dexterity", PLAIN) == 3
    assert boxes(strong, "vital", PLAIN) == 4
    assert strong.sheet.talents[2] == 5, "the value itself is kept"


@pytest.mark.rule("DS-DIS-03")
def test_ds_dis_03_reductions_add_up() -> None:
    twice = row(4, "lower", actor=replace(WOUNDED, reductions=(("presence", 1), ("dexterity", 1))))
    assert twice.reductions == (("presence", 1), ("dexterity", 2))


@pytest.mark.rule("DS-DIS-04")
def test_ds_dis_04_base_stress_lifts_stress_only_up_to_itself() -> None:
    assert row(7, actor=replace(WOUNDED, stress=5)).stress == 5
    assert row(7, actor=replace(WOUNDED, stress=2, base_stress=2)).stress == 4


@pytest.mark.rule("DS-DIS-02")
def test_ds_dis_02_answers_say_what_they_do() -> None:
    run = scarred(WOUNDED, "stress", faces=(4,))
    labels = {answer.key: answer.label.key for answer in run.asked[0].prompt.answers.listed()}
    assert labels == {"lower": "ds-answer-scar-lower", "stress": "ds-answer-scar-stress"}
    assert run.asked[0].prompt.default == "stress", "base stress is the default wherever there is a choice"
    (line,) = told(lambda: disfigure(world(WOUNDED), "rhea", 1)).notes("ds-scar")
    what = line.facts["what"]
    assert isinstance(what, Phrase)
    assert what.key == "ds-answer-scar-both"
