"""Using assets: bonuses that are paid for, and new actions."""

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.use_assets import cannot_use
from regelwerk.systems.factions.state import World
from systems.factions.builders import faction, refusal, step, world
from systems.factions.stories import an_asset, bare, facts, terms


def hired(**changes: object) -> World:
    """The trading house in its turn, with a war chest: 1 point for 1 more on its next attack."""
    return world(bare("kontor", assets=("soeldnerkasse",), **{"rp": 2, **changes}), bare("zirkel"), turn="kontor")


@pytest.mark.rule("FA-USE-01", "FA-USE-03")
def test_fa_use_01_pay_and_the_next_roll_of_that_kind_in_this_turn_gets_the_bonus() -> None:
    used = step(hired(), "use_asset:soeldnerkasse").result
    owner = used.find("kontor")
    assert (owner.rp, owner.action) == (1, "available"), "a free action"
    attack = step(used, "attack:zirkel", faces=[3, 2, 1, 1])
    assert (facts(attack, "fa-rolled", "total"), terms(attack, "fa-attack")) == ([4], {"FA-USE-01": 1})
    assert attack.result.find("kontor").modifiers == ()


@pytest.mark.rule("FA-USE-01", "FA-PHA-07")
def test_fa_use_01_after_the_action_too() -> None:
    acted = step(hired(rp=1), "gather", faces=[3, 2]).result
    assert step(acted, "use_asset:soeldnerkasse").result.find("kontor").rp == 0


@pytest.mark.rule("FA-USE-01")
def test_fa_use_01_once_a_turn_and_gone_at_its_end() -> None:
    used = step(hired(), "use_asset:soeldnerkasse").result
    assert refusal(step(used, "end_turn").asked[0], "use_asset:soeldnerkasse") == "FA-USE-01"
    assert step(used, "end_turn").result.find("kontor").modifiers == ()
    spent = step(used, "attack:zirkel", faces=[1, 2]).result.find("kontor")
    assert cannot_use(spent, spent.assets[0], Options()) is not None, "not even after the roll"
    ended = step(used, "end_turn").result.find("kontor")
    assert cannot_use(ended, ended.assets[0], Options()) is None, "another turn, another use"


@pytest.mark.rule("FA-USE-01", "FA-RP-01")
def test_fa_use_01_what_cannot_be_used_is_refused_with_its_rule() -> None:
    assert refusal(step(hired(rp=0), "end_turn").asked[0], "use_asset:soeldnerkasse") == "FA-USE-01"
    broken = replace(faction("kontor").asset("soeldnerkasse"), damaged=True)
    state = world(bare("kontor", assets=(broken, "silbermine"), rp=2), bare("zirkel"), turn="kontor")
    asked = step(state, "end_turn").asked[0]
    assert refusal(asked, "use_asset:soeldnerkasse") == "FA-WND-03"
    assert refusal(asked, "use_asset:silbermine") == refusal(asked, "use_asset:x") == "FA-USE-01"


@pytest.mark.rule("FA-USE-03")
def test_fa_use_03_any_number_of_assets_in_a_turn() -> None:
    more = an_asset("more", "free_action", kind="pay_for_bonus", roll="attack", amount=2, price=1)
    state = world(bare("kontor", assets=("soeldnerkasse", more), rp=2), bare("zirkel"), turn="kontor")
    state = step(step(state, "use_asset:soeldnerkasse").result, "use_asset:more").result
    attack = step(state, "attack:zirkel", faces=[1, 2, 1, 1])
    assert facts(attack, "fa-rolled", "total") == [5]


@pytest.mark.rule("FA-USE-02", "FA-AST-12")
def test_fa_ast_12_a_refuge_grants_a_regular_action_that_hides() -> None:
    thieves = bare("asche", assets=("katakomben",), found_by=("orden",))
    hidden = step(world(thieves, bare("orden"), turn="asche"), "asset_action:katakomben", faces=[4, 2]).result
    found = hidden.find("asche")
    assert (found.hidden, found.found_by, found.action) == (True, (), "used")
    anew = bare("asche", assets=("katakomben",), hidden=True, found_by=("orden",))
    again = step(world(anew, bare("orden"), turn="asche"), "asset_action:katakomben", faces=[4, 2]).result
    assert again.find("asche").found_by == (), "hidden from all again"


@pytest.mark.rule("FA-AST-16")
def test_fa_ast_16_a_failed_attempt_changes_nothing() -> None:
    thieves = bare("asche", assets=("katakomben",), hidden=True, found_by=("orden",))
    after = step(world(thieves, bare("orden"), turn="asche"), "asset_action:katakomben", faces=[3, 2]).result
    assert (after.find("asche").hidden, after.find("asche").found_by) == (True, ("orden",))


@pytest.mark.rule("FA-USE-02")
def test_fa_use_02_only_a_usable_asset_that_grants_an_action() -> None:
    broken = replace(faction("asche").asset("katakomben"), damaged=True)
    state = world(bare("asche", assets=(broken, "fluesternetz")), bare("orden"), turn="asche")
    asked = step(state, "end_turn").asked[0]
    assert refusal(asked, "asset_action:katakomben") == refusal(asked, "asset_action:fluesternetz") == "FA-USE-02"
    assert refusal(asked, "asset_action:x") == "FA-USE-02"
