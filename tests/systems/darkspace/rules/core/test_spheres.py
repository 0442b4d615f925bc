"""The list of what each act is about agrees with the acts themselves."""

from __future__ import annotations

from regelwerk.systems.darkspace.rules.core.menu import ACTS
from regelwerk.systems.darkspace.rules.core.spheres import ATTACKS, SPHERES, sphere_of
from regelwerk.systems.darkspace.state import Deed


def test_every_act_is_listed_as_what_it_says_of_itself() -> None:
    assert {kind: sphere_of(Deed(kind, "rhea")) for kind in ACTS} == {kind: act.sphere for kind, act in ACTS.items()}
    assert {kind for kind, act in ACTS.items() if act.nature == "attack"} == ATTACKS


def test_nothing_is_listed_that_nobody_can_do() -> None:
    assert set(SPHERES) <= set(ACTS)
