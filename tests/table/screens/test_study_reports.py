"""Reports of studies for the browser: each kind has its picture, drawn from the numbers that its table tells."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regelwerk.lab.studies import designs
from regelwerk.lab.studies.plans import Plan
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.running import Progress, run
from regelwerk.lab.studies.study import Axis, Study, Variant
from regelwerk.table.screens.study_reports import report_of
from regelwerk.table.wire.pages.workshop import BarsPicture, HeatPicture, LinesPicture

STRENGTH = "characters.hagen.attributes.strength"
BLOW = designs.setting("phasesix", question="attack", given={"attacker": "hagen", "target": "bear", "weapon": "axe"})
BRAWL = designs.setting("phasesix", "schlaegerei", tactic="light")


def grid() -> Study:
    return designs.sweep(BLOW, [Axis("weapons.axe.penetration", (0, 1)), Axis("given.target", ("bear", "wolf"))])


def test_two_numbers_are_a_map_of_what_the_table_says() -> None:
    found = report_of(run(grid()), "de").sections[0]
    assert isinstance(found.picture, HeatPicture)
    assert found.picture.rows == ["0", "1"]
    assert found.table is not None
    assert [[cell.text for cell in row if cell] for row in found.picture.cells] == [
        [cell.text for cell in row[1:]] for row in found.table.rows
    ]


def test_a_matrix_is_sorted_in_the_picture_as_in_the_table() -> None:
    subject = designs.setting("phasesix", question="attack", given={"weapon": "axe"})
    sides = Axis("given.attacker", ("hagen",)), Axis("given.target", ("bear", "wolf", "zombie"))
    found = report_of(run(designs.matrix(subject, *sides)), "de").sections[0]
    assert isinstance(found.picture, HeatPicture) and found.table is not None
    assert found.table.head[1:-1] == found.picture.columns
    values = [cell.value for cell in found.picture.cells[0] if cell]
    assert values == sorted(values, reverse=True)


def test_words_stand_side_by_side_without_a_line_between_them() -> None:
    study = designs.sweep(BLOW, [Axis("given.target", ("wolf", "bear"))])
    picture = report_of(run(study), "en").sections[0].picture
    assert isinstance(picture, LinesPicture)
    assert not picture.is_joined
    assert [(point.at, point.label) for point in picture.points] == [(0.0, "Wolf"), (1.0, "Bear")]


def test_changed_odds_are_bars_from_zero() -> None:
    subject = designs.setting("phasesix", question="attack", given={"attacker": "hagen", "weapon": "axe"})
    study = designs.compare(subject, Variant({"weapons.axe.penetration": 2}))
    picture = report_of(run(study), "de").sections[0].picture
    assert isinstance(picture, BarsPicture)
    assert picture.bars[0].value > 0
    assert picture.bars[0].text.startswith("+")


@pytest.mark.parametrize(
    ("design", "expected"),
    [
        (lambda: designs.sensitivity(BRAWL, ["initiative_formula", "quick_reaction"], games=20), None),
        (lambda: designs.compare(BRAWL, Variant({STRENGTH: 8}), games=40), BarsPicture),
        (lambda: designs.balance(BRAWL, [Axis(STRENGTH, (1, 4, 8))], target=0.5, games=100), LinesPicture),
        (lambda: designs.explore(BRAWL, games=20), BarsPicture),
    ],
)
def test_studies_of_games_can_be_shown_at_any_time(design: Callable[[], Study], expected: type | None) -> None:
    study = design()
    told = []

    def look(_: Progress, plan: Plan) -> None:
        if len(plan.sums) >= min(2, study.size):
            told.append(report_of(Results(study, plan), "de"))

    last = report_of(run(study, told=look), "de")
    assert told
    if expected is not None:
        assert isinstance(last.sections[0].picture, expected)
    if study.kind == "explore":
        picture = last.sections[0].picture
        assert isinstance(picture, BarsPicture)
        assert sum(bar.value for bar in picture.bars) == pytest.approx(1)
    if study.kind == "balance":
        assert isinstance(last.sections[0].picture, LinesPicture)
        assert last.sections[0].picture.target == 0.5
