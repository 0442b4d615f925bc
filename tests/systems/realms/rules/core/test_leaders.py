"""Leaders and deputies."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.leaders import deployment_rerolls, free_shifts, leader_of
from systems.realms.builders import enemy, model, world

LEADER = (("gruppenfuehrer", 1),)


def leads(*models: Any, **options: Any) -> str | None:
    found = leader_of(world(*models, enemy(eh=9), options=Options(**options)), "blue")
    return None if found is None else found.id


@pytest.mark.rule("RE-LEAD-01", "RE-LEAD-02", "RE-GRP-02")
def test_whoever_has_the_trait_leads() -> None:
    assert leads(model(eh=5), model("luna", eh=1, traits=(("gruppenfuehrer", 0),))) == "luna"
    assert leads(model(eh=5), model("luna", eh=1, traits=LEADER, status="waiting")) == "luna", "before the deployment"


@pytest.mark.rule("RE-LEAD-03", "RE:deputy")
@pytest.mark.parametrize("status", ["out", "removed", "wreck"])
def test_the_most_resolute_takes_over_unless_there_are_no_deputies(status: str) -> None:
    fallen = model("luna", eh=9, traits=LEADER, status=status)
    assert leads(fallen, model(eh=3), model("nora", eh=4)) == "nora"
    assert leads(fallen, model(eh=4, agi=3), model("nora", eh=4, agi=5)) == "nora"
    assert leads(fallen, model(eh=4), model("nora", eh=4)) == "mars", "then the order of the list"
    assert leads(fallen, model(eh=4, critical=True), model("nora", eh=4)) == "nora", "as they are now"
    assert leads(fallen, model("nora", eh=8, status="out"), model(eh=1)) == "mars"
    assert leads(fallen, model(), deputy="none") is None
    assert leads(fallen) is None


@pytest.mark.rule("RE:leader_trait", "RE-TRA-01")
def test_the_level_of_the_trait_is_what_it_is_worth() -> None:
    captain, deputy = model(traits=(("gruppenfuehrer", 2),)), model("luna")
    shifts, rerolls = Options(), Options(leader_trait="reroll_deployment")
    assert [free_shifts(one, shifts) for one in (captain, deputy)] == [2, 0]
    assert [free_shifts(one, rerolls) for one in (captain, deputy)] == [0, 0]
    assert [deployment_rerolls(one, rerolls) for one in (captain, deputy, None)] == [2, 0, 0]
    assert deployment_rerolls(captain, shifts) == 0
