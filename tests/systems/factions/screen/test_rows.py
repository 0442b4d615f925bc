"""The rows of a terminal: what people want to see at a glance."""

from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.screen.display import left_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.screen.display import COLUMNS, display
from regelwerk.systems.factions.screen.standings import FIGURES, standings
from regelwerk.systems.factions.state import Act
from systems.factions.builders import faction, world
from systems.factions.stories import a_plan, bare


def test_a_row_for_each_faction_in_the_order_of_their_ids() -> None:
    state = world(faction("wache"), faction("asche", destroyed=True), turn="wache")
    shown = board_of(display(state))
    assert shown.columns == COLUMNS
    assert [(one.id, one.acts, one.out) for one in shown.rows] == [
        ("asche", False, True),
        ("wache", True, False),
    ]
    assert all(len(one.cells) == len(COLUMNS) for one in shown.rows)


def test_what_is_the_matter_with_an_asset_is_told() -> None:
    worn = replace(faction("wache").asset("torfestung"), suspended_by=1, damaged=True, seized="coming", dormant=True)
    cells = board_of(display(world(bare("wache", assets=(worn, "reiterstaffel"))))).rows[0].cells
    states = tuple(Word(f"fa-asset-state-{state}") for state in ("suspended", "damaged", "seized", "dormant"))
    assert cells[COLUMNS.index("fa-board-assets")] == (((Ref("torfestung"), states),), (Ref("reiterstaffel"),))


def test_what_hangs_over_a_faction_is_told() -> None:
    state = world(
        bare(
            "wache",
            shaken=True,
            hidden=True,
            minor=True,
            card=54,
            sabotage=("coming",),
            intel=("asche",),
            found_by=("orden",),
            controller="kontor",
            order=Act("gather"),
            plans=(a_plan(progress=1), a_plan("alt", status="complete")),
            wounds=2,
            rp=4,
        )
    )
    cells = board_of(display(state)).rows[0].cells
    text = str(cells)
    assert cells[:2] == (left_of(2, 4), 4)
    for key in ("shaken", "hidden", "minor", "sabotaged", "intel", "found", "controlled", "order"):
        assert f"fa-board-{key}" in text, key
    assert "fa-card-joker" in text and "fa-plan-state-complete" in text


def test_the_figures_worth_following() -> None:
    broken = replace(faction("wache").asset("torfestung"), damaged=True)
    state = world(bare("wache", rp=7, wounds=1, assets=(broken, "reiterstaffel")), bare("orden", destroyed=True))
    shown = standings(state)
    assert shown.figures == FIGURES
    assert [(one.id, one.out, one.figures) for one in shown.participants] == [
        ("orden", True, (0, 0, 0, 0)),
        ("wache", False, (7, 1, 1, 1)),
    ]
