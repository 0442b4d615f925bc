"""Files of guided scenes: one that is wrong says what, where and what would be right, and disables itself alone."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.lessons.reading import lessons_of
from regelwerk.engine.lessons.trying import trouble_with
from regelwerk.engine.system import system
from regelwerk.table.user_errors import user_problem

SYSTEM = system("phasesix")
GOOD = (resources.files(SYSTEM.package) / "content/lessons/am_brunnen.toml").read_text("utf-8")


def fault_of(folder: Path, text: str) -> ContentError:
    """What is wrong with a lesson of one's own; the supplied one must be there all the same."""
    (folder / "lessons").mkdir(exist_ok=True)
    (folder / "lessons" / "own.toml").write_text(text, "utf-8")
    found, faults = lessons_of(SYSTEM, [folder])
    assert "am_brunnen" in {one.id for one in found}
    if faults:
        return faults[0]
    trouble = trouble_with(next(one for one in found if one.id == "own"))
    assert trouble is not None
    return trouble


def test_a_lesson_of_ones_own_is_found_in_the_folder_for_lessons(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "mine.toml").write_text(GOOD, "utf-8")
    found, faults = lessons_of(SYSTEM, [tmp_path])
    assert faults == []
    mine = next(one for one in found if one.id == "mine")
    assert trouble_with(mine) is None
    assert mine.document["lesson"]["seat"] == "heroes"
    assert "am_brunnen" not in SYSTEM.scenarios(SYSTEM.content()), "its scene is nobody else's"


BROKEN = [
    ("no toml", "lesson = ", "content-syntax", "own.toml"),
    ("unknown rule", GOOD.replace('"PS-HIT-02"', '"PS-HIT-92"'), "lesson-unknown-rule", "steps#2.rules#1"),
    ("unknown rule of dice", GOOD.replace('rule = "PS-PAR-02"', 'rule = "PS-PAX-02"'), "lesson-unknown-rule", "dice#1"),
    ("missing language", GOOD.replace('en = "Your turn"\n', ""), "content-missing-key", "steps#1.title"),
    ("empty text", GOOD.replace('de = "Dein Zug"', 'de = ""'), "content-empty-text", "steps#1.title.de"),
    ("unknown key", GOOD.replace("minutes = 6", "minutes = 6\nlenght = 1"), "content-unknown-key", "lesson"),
    ("unknown scene", GOOD.replace('scenario = "am_brunnen"', 'scenario = "am_bach"'), "content-unknown-reference", ""),
    ("unknown next scene", GOOD.replace('scenario = "schlaegerei"', 'scenario = "schlagerei"'),
     "content-unknown-reference", "next.scenario"),
    ("no lesson", GOOD.partition("[lesson]")[0], "lesson-missing", ""),
    ("unknown seat", GOOD.replace("minutes = 6", 'minutes = 6\nseat = "nobody"'), "lesson-seat", "seat"),
    ("unknown advice", GOOD.replace('recommended = ["parry:short_sword"]', 'recommended = ["parry:spoon"]'),
     "lesson-unknown-answer", "steps#5.recommended"),
    ("unknown answer", GOOD.replace('keys = ["crouch"]', 'keys = ["crouhc"]'), "lesson-unknown-answer", "steps#1"),
    ("too many faces", GOOD.replace("[5, 4, 2, 1, 3]", "[5, 4, 2, 1, 3, 3]"), "lesson-faces", "steps#9.dice"),
    ("too high a face", GOOD.replace("faces = [5, 5, 2, 1]", "faces = [5, 7, 2, 1]"), "lesson-faces", "steps#4.dice"),
    ("no faces", GOOD.replace('dice = [{ rule = "PS-HIT-01", who = "thief", faces = [5, 5, 2, 1] }]', ""),
     "lesson-no-faces", "steps#4.dice"),
    ("no reply", GOOD.replace('    { asks = "ps-ask-way", who = "thief", key = "3,4" },\n', ""),
     "lesson-no-reply", "steps#3"),
    ("another question", GOOD.replace('asks = "ps-ask-reaction-attack"', 'asks = "ps-ask-other"'),
     "lesson-unguided", "steps#5.asks"),
    ("left over", GOOD.replace('key = "run" },', 'key = "run" },\n    { asks = "ps-ask-way", key = "9,9" },\n'
                               '    { asks = "ps-ask-nothing", key = "run" },', 1), "lesson-left-over", "steps#3"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "where"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_a_wrong_lesson_says_what_is_wrong_and_disables_itself_alone(
    tmp_path: Path, text: str, code: str, where: str
) -> None:
    fault = fault_of(tmp_path, text)
    assert fault.code == code
    assert str(fault.facts["file"]).endswith("/lessons/own.toml")
    assert where in f"own.toml {fault.facts.get('where', '')}"
    german, english = (user_problem(fault, lang, SYSTEM.package).text for lang in ("de", "en"))
    assert "own.toml" in german
    assert german != english


def test_a_step_that_never_comes_up_is_named(tmp_path: Path) -> None:
    steps = GOOD.split("# 9 -")
    fault = fault_of(tmp_path, GOOD + "\n# 10 -" + steps[1].replace("ps-ask-handling", "ps-ask-reaction"))
    assert (fault.code, fault.facts["where"]) == ("lesson-unreached", "lesson.steps#10")
