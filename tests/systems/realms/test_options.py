"""Rulings that leave nothing to choose. What holds for all stands in `systems/test_options.py`."""

from __future__ import annotations

import pytest

from regelwerk.engine.book.options import OptionError, make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.systems.realms.options import Options

CATALOGUE = read_catalogue("regelwerk.systems.realms")


@pytest.mark.rule("RE:ruling_6", "RE-GAM-02")
def test_a_mission_is_agreed_upon() -> None:
    """Missions picked in secret are not offered: a scenario names the one that both have agreed on."""
    assert make_options(Options, {}, CATALOGUE) == Options()
    assert "mission_choice" not in CATALOGUE.options
    with pytest.raises(OptionError):
        make_options(Options, {"mission_choice": "secret_each"}, CATALOGUE)
