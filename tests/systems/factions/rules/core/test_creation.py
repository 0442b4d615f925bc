"""Creating factions: no procedure, no budget."""

import pytest

from regelwerk.systems.factions.rules.core.creation import created, read_values
from regelwerk.systems.factions.values import Die
from systems.factions.builders import world
from systems.factions.stories import bare


@pytest.mark.rule("FA-GM-01", "FA-GEN-01")
def test_fa_gen_01_all_values_are_free_and_w4_where_nothing_is_said() -> None:
    state = created(
        world(bare("wache")), "riesen", "striking_power=W12+3,effectiveness=W10,rp=40,minor=true,name=Riesen"
    )
    giants = state.find("riesen")
    assert (giants.striking_power, giants.effectiveness, giants.rp, giants.minor) == (Die(12, 3), Die(10), 40, True)
    assert (giants.operations, giants.structure, giants.wounds) == (Die(4), Die(4), ())
    assert giants.sheet.name.default == "Riesen"
    assert [one.id for one in state.factions] == ["riesen", "wache"], "in the order of their ids"


@pytest.mark.rule("FA-GM-01", "FA-RUL-63", "FA:ruling_63")
def test_ruling_63_without_a_seat_the_master_decides() -> None:
    state = created(world(bare("wache")), "neu", "")
    assert (state.find("neu").sheet.seat, state.find("neu").effectiveness) == ("master", None)
    assert created(world(bare("wache")), "neu", "seat=wache").find("neu").sheet.seat == "wache"


@pytest.mark.rule("FA-GM-01")
@pytest.mark.parametrize(
    "text", ["x", "rp", "rp=", "rp=1.5", "rp=-2", "minor=ja", "operations=none", "name=", "wounds=2"]
)
def test_what_cannot_be_set_is_told(text: str) -> None:
    with pytest.raises(ValueError):
        read_values(text)
