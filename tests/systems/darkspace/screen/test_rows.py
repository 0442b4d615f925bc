"""The rows of a terminal and the figures of reports: what is marked, and what is left to say about whoever is out."""

from __future__ import annotations

import pytest

from regelwerk.engine.facts import Fact, Word
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.screen.display import COLUMNS, display
from regelwerk.systems.darkspace.screen.standings import FIGURES, standings
from regelwerk.systems.darkspace.state import Actor, Order
from systems.darkspace.builders import character, machine, system, world


def shown(actor: Actor) -> list[Fact]:
    """What is told of somebody in the last column."""
    rows = {row.id: row for row in board_of(display(world(actor, system("core", 4)))).rows}
    notes = rows[actor.id].cells[COLUMNS.index("ds-board-notes")]
    assert isinstance(notes, tuple)
    return list(notes)


@pytest.mark.rule("DS-MON-07", "DS-INC-03")
def test_a_wreck_is_destroyed_and_has_no_orders() -> None:
    ordered = machine(order=Order("guard", "core", repeat=True))
    assert shown(ordered) == [Word("ds-order-guard")]
    assert shown(replace(ordered, hurt=replace(ordered.hurt, vital=3), out="damage")) == [Word("ds-board-destroyed")]
    stuck = replace(ordered.hurt, interaction=2, mobility=2)
    assert shown(replace(ordered, hurt=stuck, out="damage")) == [Word("ds-out-damage")]
    assert shown(character(aim=1, out="damage")) == [Word("ds-out-damage")]
    assert shown(character(aim=1, dead=True, out="damage")) == [Word("ds-board-dead")]


@pytest.mark.rule("DS-CTX-01", "DS-MON-01")
def test_reports_count_the_boxes_of_systems_too() -> None:
    hacked = world(
        system("core", 4, breach={"firewall": 2}), character(hurt={"vital": 1, "defensive": 2}, stress=3, account=7)
    )
    figures = {one.id: dict(zip(FIGURES, one.figures, strict=True)) for one in standings(hacked).participants}
    assert figures["core"]["ds-figure-boxes"] == 2
    assert figures["rhea"] == {
        "ds-figure-vital": 1, "ds-figure-boxes": 3, "ds-figure-stress": 3, "ds-figure-account": 7,
    }  # fmt: skip
    assert len(display(hacked).cards) == 2
