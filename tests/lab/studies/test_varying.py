"""What may vary, and what is said when it may not."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.book.error_sentences import refusal
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.system import system
from regelwerk.lab.reports.words import Words
from regelwerk.lab.studies.designs import setting, sweep
from regelwerk.lab.studies.prepared import prepare
from regelwerk.lab.studies.study import Axis, Setting, Study, StudyError, Variant, from_plain, to_plain
from regelwerk.lab.studies.varying import by_id, latin, limits, overlays, parse_axis, present, varied

PHASESIX = system("phasesix")
BRAWL = Setting("phasesix", "schlaegerei")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("a.b.c=1..4", (1, 2, 3, 4)),
        ("a.b.c=0..10:5", (0, 5, 10)),
        ("a.b.c=0.5..1:0.25", (0.5, 0.75, 1.0)),
        ("a.b.c=-2..0", (-2, -1, 0)),
        ("a.b.c=x,y, x", ("x", "y")),
        ("a.b.c=1,4..5,true", (1, 4, 5, True)),
        ("a.b.c=2.5", (2.5,)),
    ],
)
def test_values_are_listed_or_a_range(text: str, values: tuple[Any, ...]) -> None:
    assert parse_axis(text) == Axis("a.b.c", values)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a.b.c", "lab-wrong-axis"),
        ("=1", "lab-wrong-axis"),
        ("a.b.c=", "lab-empty-axis"),
        ("a.b.c=4..1", "lab-empty-range"),
        ("a.b.c=1..4:0", "lab-empty-range"),
        ("a.b.c=0..1000000", "lab-long-range"),
    ],
)
def test_what_cannot_be_read_says_so(text: str, code: str) -> None:
    with pytest.raises(StudyError) as wrong:
        parse_axis(text)
    assert wrong.value.code == code


def test_a_changed_entry_is_laid_over_the_content_and_nothing_else_changes() -> None:
    meant = varied(PHASESIX, BRAWL, Variant({"weapons.axe.penetration": 2, "characters.hagen.attributes.strength": 5}))
    content = PHASESIX.content(overlays(meant))
    assert content.weapons["axe"].penetration == 2
    assert PHASESIX.content().weapons["axe"].penetration == 0
    assert {**content.plain["weapons"], "axe": 0} == {**PHASESIX.content().plain["weapons"], "axe": 0}
    assert prepare(BRAWL, Variant({"options.overkill": "raise_level"})).document["options"]["overkill"] == "raise_level"


def test_names_may_be_typed_and_become_ids() -> None:
    assert by_id(PHASESIX, BRAWL, "weapon.Axt.penetration") == "weapons.axe.penetration"
    assert by_id(PHASESIX, BRAWL, "options.overkill") == "options.overkill"


def test_places_in_lists_are_counted_from_one() -> None:
    scene = Variant({"scenarios.schlaegerei.participants#2.at#1": 5})
    meant = varied(PHASESIX, BRAWL, scene)
    assert meant.content["scenarios"]["schlaegerei"]["participants"][1]["at"] == [5, 7]
    assert present(PHASESIX, meant, "scenarios.schlaegerei.participants#2.at#1") == 5
    assert present(PHASESIX, BRAWL, "scenarios.schlaegerei.participants#2.at#1") == 3
    assert present(PHASESIX, BRAWL, "weapons.axe.nothing") is None
    assert present(PHASESIX, BRAWL, "options.overkill") == "ignored"


def test_the_content_says_how_far_a_number_may_go() -> None:
    assert limits(PHASESIX, BRAWL, "weapons.axe.penetration") == (0.0, 100.0)


WRONG = {
    "weapons.axe.penetratoin=1": "„penetratoin“ gibt es nicht. Meintest du: penetration?",
    "weapons.axe.penetration=101": "weapons.axe.penetration: 101 ist zu groß, höchstens 100.",
    "weapons.axe.penetration=viel": "weapons.axe.penetration: ",
    "weapons.axd.penetration=1": "Waffe „axd“ gibt es nicht. Meintest du: Axt, axe?",
    "waffen.axe.penetration=1": "Einen Pfad „waffen.axe.penetration“ gibt es nicht.",
    "weapons.axe=1": "„weapons.axe“ ist zu kurz",
    "weapons.axe.modes#9=melee": "Eine Stelle „#9“ gibt es dort nicht.",
    "weapons.axe.name.de.x=1": "Eine Stelle „x“ gibt es dort nicht.",
    "options.overkil=ignored": "Meintest du: overkill?",
    "options.overkill=viel": "Möglich sind: ignored, raise_level.",
    "tactic=stedy": "Eine Taktik „stedy“ gibt es nicht. Meintest du: steady?",
    "tactics.hero=steady": "Einen Platz „hero“ gibt es nicht. Meintest du: heroes?",
    "scenario=hof9": "Szenario „hof9“ gibt es nicht.",
    "given.target=wolf": "Einen Pfad „given.target“ gibt es nicht.",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_leads_nowhere_is_said_before_anything_runs(text: str) -> None:
    with pytest.raises((ContentError, OptionError)) as wrong:
        sweep(BRAWL, [parse_axis(text)])
    said = refusal(wrong.value, Words(Study("sweep", BRAWL, (Variant(),)), "de"))
    assert said is not None
    assert WRONG[text] in said
    assert refusal(wrong.value, Words(Study("sweep", BRAWL, (Variant(),)), "en"))


def test_a_grid_of_ten_million_points_is_refused_with_what_to_do() -> None:
    texts = ("weapons.axe.penetration=0..99", "characters.hagen.hearts=1..100", "foes.wolf.hearts=1..1000")
    with pytest.raises(StudyError) as wrong:
        sweep(BRAWL, [parse_axis(text) for text in texts])
    assert (wrong.value.code, wrong.value.facts["size"]) == ("lab-large-grid", 10_000_000)


def test_a_latin_hypercube_covers_every_axis_evenly() -> None:
    axes = [Axis("a", tuple(range(10))), Axis("b", tuple(range(5)))]
    points = latin(axes, 10, seed=4)
    assert len(points) == 10
    assert sorted(point.changes["a"] for point in points) == list(range(10))
    assert sorted(point.changes["b"] for point in points) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert latin(axes, 10, seed=4) == points != latin(axes, 10, seed=5)


def test_a_study_survives_json_and_its_digest_is_what_the_numbers_depend_on() -> None:
    study = sweep(setting("phasesix", "Schlägerei"), [parse_axis("weapons.axe.penetration=0..2")])
    assert study.setting.scenario == "schlaegerei"
    assert from_plain(to_plain(study)) == study
    other = sweep(setting("phasesix", "schlaegerei"), [parse_axis("weapons.axe.penetration=0..3")])
    assert study.digest != other.digest
    assert study.command == (
        "regelwerk lab sweep phasesix schlaegerei --vary weapons.axe.penetration=0..2 --measure wins.foes"
    )
    with pytest.raises(StudyError):
        from_plain({"kind": "sweep", "setting": 3})


def test_the_digest_does_not_depend_on_how_a_default_came_about() -> None:
    axis = parse_axis("weapons.axe.penetration=0..2")
    assert sweep(BRAWL, [axis]).digest == sweep(BRAWL, [axis], precision=float("0"), measure="wins.foes").digest
