"""The battery's idea of a rule that is named."""

import pytest

from regelwerk.battery.citing import is_cited
from regelwerk.engine.book.rulebook import read_catalogue


@pytest.mark.parametrize("rule_id", ["TP-BID-01", "TP:ties", "TP:ruling_1"])
def test_what_the_catalogue_has_is_cited(rule_id: str) -> None:
    assert is_cited(rule_id, read_catalogue("tiny"))


@pytest.mark.parametrize("rule_id", ["", ":", "TP-BID-99", "TP:bids", "TP:ruling_2", "TP:ruling_", "TP:1", "ties"])
def test_anything_else_is_not(rule_id: str) -> None:
    assert not is_cited(rule_id, read_catalogue("tiny"))
