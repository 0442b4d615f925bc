"""One rule with given dice and answers: what fits runs, what does not is named."""

import pytest

from engine.small_rules import asked, both_asked, die, endless, safe_or_risky, two_dice
from regelwerk.dice import Sum
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.scripted import ScriptError, scripted


def test_given_faces_fall_in_order() -> None:
    run = scripted(two_dice, [2, 5])
    assert run.result == 7
    assert [(r.faces, r.outcome) for r in run.rolled] == [(((2,),), 2), (((5,),), 5)]


def test_an_exploding_die_is_given_as_its_chain() -> None:
    assert scripted(lambda: endless(None), [(6, 6, 2)]).rolled[0].outcome == 14


def test_without_answers_the_default_is_taken() -> None:
    run = scripted(asked)
    assert (run.result, [a.taken for a in run.asked]) == (0, ["stay"])
    assert [note.message for note in run.log] == ["x-before"]
    assert run.notes("x-before") == run.log
    assert run.notes("x-other") == []


def test_simultaneous_answers_come_in_the_order_of_the_choices() -> None:
    assert scripted(both_asked, answers=["go", "stay"]).result == (1, 0)


def test_answers_and_faces_together() -> None:
    assert scripted(safe_or_risky, [6], ["go"]).result == 6


def error(faces: list[int | tuple[int, ...]], answers: list[str], rule: object = die) -> ScriptError:
    with pytest.raises(ScriptError) as caught:
        scripted(rule, faces, answers)  # type: ignore[arg-type]
    return caught.value


def test_too_few_faces() -> None:
    found = error([4], [], two_dice)
    assert (found.code, found.facts) == ("script-too-few-faces", {"throw": Sum((6,)).description(), "rule": "X-1"})


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_the_die_does_not_have(face: int) -> None:
    found = error([face], [])
    assert (found.code, str(found.facts["throw"]), found.facts["rule"]) == ("script-impossible", "W6", "X-1")
    assert dict(found.facts["why"].facts)["face"] == face


@pytest.mark.parametrize("faces", [[6, 2], [(4, 2)], [(6,), (2,)]])
def test_chains_that_the_throw_cannot_make(faces: list[int | tuple[int, ...]]) -> None:
    assert error(faces, [], lambda: endless(None)).code == "script-impossible"


def test_a_refused_answer_says_why_and_what_is_possible() -> None:
    found = error([], ["jump"], asked)
    assert found.code == "script-refused"
    assert found.facts["reason"] == phrase("x-too-high")
    assert (found.facts["rule"], found.facts["possible"]) == ("X-3", "stay, go")


def test_an_unknown_answer_is_refused_too() -> None:
    found = error([], ["fly"], asked)
    assert (found.code, found.facts["reason"].key) == ("script-refused", "engine-unknown-answer")


def test_faces_left_over() -> None:
    found = error([4, 5, 6], [])
    assert (found.code, found.facts) == ("script-faces-left", {"left": 2})


def test_answers_left_over() -> None:
    found = error([], ["stay", "go", "go"], asked)
    assert (found.code, found.facts) == ("script-answers-left", {"answers": "go, go"})
