"""Corrections: any command, before whatever comes next; what makes no sense changes nothing."""

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.corrections.changes import corrected
from regelwerk.systems.factions.rules.master.commands import read_command
from regelwerk.systems.factions.values import Command
from systems.factions.builders import step, world
from systems.factions.stories import bare


@pytest.mark.rule("FA-GM-15", "FA-GEN-10")
def test_a_correction_is_carried_out_before_whatever_comes_next() -> None:
    state = world(bare("wache"), bare("orden"), turn="wache", pending=(Command("set_minor", "wache", to="true"),))
    waiting = corrected(state, {"command": "adjust_rp:wache:2 # Fund"})
    assert waiting.pending == (read_command("adjust_rp:wache:2 # Fund"), *state.pending)
    after = step(waiting).result
    assert (after.find("wache").rp, after.turns) == (2, state.turns)


@pytest.mark.rule("FA-GM-15")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "adjust_rp:niemand:2",
        "adjust_rp:wache",
        "begin_phase",
        "begin_mission",
        "end_mission",
        "no_consequence",
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(text: str) -> None:
    state = world(bare("wache"), turn="wache")
    with pytest.raises(ValueError):
        corrected(state, {"command": text})


@pytest.mark.rule("FA-GM-15", "FA-GM-17")
def test_a_phase_can_be_broken_off_only_while_it_lasts_and_a_campaign_at_any_time() -> None:
    within = world(bare("wache"), turn="wache")
    assert corrected(within, {"command": "end_phase"}).pending == (read_command("end_phase"),)
    assert corrected(within, {"command": "end_campaign"}).pending == (read_command("end_campaign"),)
    with pytest.raises(ValueError):
        corrected(replace(within, round=0, stage="between"), {"command": "end_phase"})


@pytest.mark.rule("FA-GM-15")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("shaken", False), ("minor", False), ("control", ""), ("operations", "W8"), ("effectiveness", "W6"),
        ("damaged:torfestung", False), ("seized:torfestung", False),
    ],
)  # fmt: skip
def test_a_form_that_says_what_is_so_already_changes_nothing(field: str, value: object) -> None:
    state = world(bare("wache", assets=("torfestung",)), turn="wache")
    assert corrected(state, {"who": "wache", "set": field, "to": value}) == state
