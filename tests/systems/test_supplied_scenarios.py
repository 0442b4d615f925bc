"""Scenarios that come with a system are tried out here, and not every time that somebody plays."""

from pathlib import Path

import pytest

from regelwerk.engine.system import system, system_names


@pytest.mark.parametrize("name", system_names())
def test_every_supplied_scenario_can_be_lined_up(name: str, tmp_path: Path) -> None:
    """With a folder of one's own, if only an empty one, all scenarios are tried out."""
    assert system(name).scenarios(system(name).content([tmp_path])) == system(name).scenarios(system(name).content())
