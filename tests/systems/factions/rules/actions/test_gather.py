"""Gathering resources: points for successes and raises, and what a mine adds."""

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import World
from systems.factions.builders import Dice, faction, step, world
from systems.factions.stories import a_plan, bare, facts, terms


def gathered(faces: Dice, *assets: str, options: Options | None = None, rp: int = 0) -> int:
    """What the trading house (resources W10) has after gathering."""
    state: World = world(bare("kontor", assets=assets, rp=rp), bare("wache"), turn="kontor", options=options)
    return step(state, "gather", faces=faces).result.find("kontor").rp


@pytest.mark.rule("FA-GAT-01", "FA-GAT-02", "FA-ATR-03")
@pytest.mark.parametrize(("faces", "rp"), [([3, 2], 0), ([4, 2], 1), ([8, 2], 2), ([(10, 3), 2], 3)])
def test_fa_gat_02_a_point_for_the_success_and_one_for_each_raise(faces: Dice, rp: int) -> None:
    assert gathered(faces) == rp


@pytest.mark.rule("FA-AST-08", "FA-RUL-58", "FA:ruling_58")
def test_fa_ast_08_a_silver_mine_adds_a_point_if_anything_was_earned() -> None:
    assert gathered([4, 2], "silbermine") == 2
    assert gathered([3, 2], "silbermine") == 0
    assert gathered([9, 2], "silbermine") == 3, "one more, not one for each"


@pytest.mark.rule("FA-AST-08", "FA-RUL-58", "FA:ruling_58")
def test_ruling_58_a_roll_on_resources_for_a_plan_earns_nothing() -> None:
    rich = bare("kontor", assets=("silbermine",), plans=(a_plan("zoll", "resources", 9),))
    after = step(world(rich, turn="kontor"), "advance_plan:zoll", faces=[9, 2]).result.find("kontor")
    assert (after.rp, after.plans[0].progress) == (0, 2)


@pytest.mark.rule("FA-AST-08")
def test_a_mine_that_is_out_of_hand_adds_nothing() -> None:
    mine = replace(faction("kontor").asset("silbermine"), seized="counting")
    state = world(bare("kontor", assets=(mine,)), turn="kontor")
    assert step(state, "gather", faces=[4, 2]).result.find("kontor").rp == 1


@pytest.mark.rule("FA-RP-06", "FA:rp_cap", "FA-RUL-55")
@pytest.mark.parametrize(("cap", "rp"), [(0, 51), (10, 49), (20, 49), (30, 49), (50, 50)])
def test_ruling_55_points_have_no_upper_limit_unless_the_table_sets_one(cap: int, rp: int) -> None:
    options = Options(rp_cap=cap)  # type: ignore[arg-type]
    state = world(bare("kontor", rp=49), bare("wache"), turn="kontor", options=options)
    assert step(state, "gather", "accept", faces=[9, 2]).result.find("kontor").rp == rp, "what is there stays"
    poor = world(bare("kontor", rp=9), bare("wache"), turn="kontor", options=options)
    assert step(poor, "gather", "accept", faces=[9, 2]).result.find("kontor").rp == (10 if cap == 10 else 11)


@pytest.mark.rule("FA-GAT-02")
def test_the_log_tells_what_was_earned() -> None:
    state = world(bare("kontor", assets=("silbermine",)), bare("wache"), turn="kontor")
    gathered = step(state, "gather", faces=[4, 2])
    assert facts(gathered, "fa-earns", "change", "rp") == [(2, 2)]
    assert terms(gathered, "fa-earns", "earned") == {"FA-GAT-02": 1, "FA-AST-08": 1}
