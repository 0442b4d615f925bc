"""Which way to look."""

from __future__ import annotations

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.systems.realms.rules.core.acts import BACK
from regelwerk.systems.realms.rules.movement.facings import Facings
from regelwerk.systems.realms.state import Model, World
from systems.realms.builders import enemy, model, world


def table(*others: Model) -> World:
    """Mars at (45, 45) looks east."""
    return world(model(), *others, acting="mars")


@pytest.mark.rule("RE-MOV-07")
@pytest.mark.parametrize(
    ("text", "key", "facing"),
    [("to:amok", "to:amok", 18000), ("zu amok", "to:amok", 18000), ("nord", "90", 9000), ("12.5", "12.5", 1250),
     ("270°", "270", 27000), ("-90", "270", 27000), ("rechts", "270", 27000)],
)  # fmt: skip
def test_directions(text: str, key: str, facing: int) -> None:
    here = table(enemy(at=(20, 45)))
    found = Facings(here, here.find("mars")).find(text)
    assert isinstance(found, Answer)
    assert (found.key, found.value) == (key, facing)


def test_directions_that_are_none() -> None:
    here = table(enemy())
    facings = Facings(here, here.find("mars"))
    for text in ("0", "to:amok", "ost", "to:niemand", "nan", "irgendwohin"):
        assert isinstance(facings.find(text), Refusal)
    assert [answer.key for answer in facings.listed()] == ["90", "45", "315", "270", "225", "180", "135", BACK]
    assert facings.sample(RandomDice(1)).value is not None
