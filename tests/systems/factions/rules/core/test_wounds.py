"""Wounds: soaking, what they suspend, the fourth one, healing."""

from functools import partial
from typing import Any

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.wounds import (
    destroyed,
    healed,
    shaken_by_spies,
    struck,
    suffer,
    wounded,
    wounds_of_blow,
)
from regelwerk.systems.factions.rules.phase.control import instruct
from regelwerk.systems.factions.state import Act, Turn, World, Wound
from systems.factions.builders import Dice, faction, possible, step, world
from systems.factions.stories import a_plan, bare, facts, questions, told

PLAIN = Options()


def hurt(
    fresh: int, *answers: str, faces: Dice = (), options: Options = PLAIN, in_attack: bool = True, **changes: Any
) -> Transcript[World]:
    """The order (structure W10) takes a blow of the watch."""
    state = world(bare("orden", **changes), bare("wache"), options=options)
    return told(lambda: suffer(state, "orden", fresh, "wache", in_attack=in_attack), *answers, faces=faces)


def standing(played: Transcript[World]) -> tuple[int, bool, int]:
    order = played.result.find("orden")
    return len(order.wounds), order.shaken, order.rp


# -- soaking --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-ATK-05", "FA-CORE-13", "FA-ATR-04", "FA-RP-01")
def test_fa_atk_05_points_buy_a_roll_on_structure_and_each_hit_cancels_a_wound() -> None:
    played = hurt(3, "soak", faces=[9, 2], rp=4)
    assert questions(played) == ["FA-ATK-05"]
    assert standing(played) == (1, True, 1)
    assert played.asked[0].prompt.answers.find("soak").cost[0].amount == 3  # type: ignore[union-attr]
    assert standing(hurt(3, "accept", rp=3))[:2] == (3, True)
    assert questions(hurt(1, rp=2)) == [], "fewer than 3 points buy nothing"


@pytest.mark.rule("FA-CORE-13")
def test_fa_core_13_only_wounds_held_before_count_against_it_and_it_may_be_rolled_again() -> None:
    played = hurt(2, "soak", "reroll", faces=[4, 2, 9, 2], rp=6, wounds=1)
    assert facts(played, "fa-rolled", "total") == [3, 8]
    assert standing(played) == (1, False, 0), "no wound is left of this blow"


@pytest.mark.rule("FA-CORE-13")
def test_fa_core_13_one_soak_for_each_blow() -> None:
    played = hurt(2, "soak", "accept", faces=[2, 3], rp=9)
    assert questions(played) == ["FA-ATK-05", "FA-CORE-12", "FA-SHK-11"]


@pytest.mark.rule("FA-ATK-05", "FA-RP-01", "FA-WND-01")
def test_fa_atk_05_price_and_reasons_are_told_before_the_roll() -> None:
    """Whoever holds a wound soaks with −1; what it costs and why it is harder comes first, then the dice."""
    state = world(bare("orden", rp=3, wounds=(Wound(1, ""),)), bare("wache"))
    played = told(lambda: struck(state, "orden", 1, "wache"), "soak", faces=[5, 2])
    lines = [line.message for line in played.log]
    assert lines.index("fa-pays") < lines.index("fa-soaks-with") < lines.index("fa-soaked")
    (soaks,) = played.notes("fa-soaks-with")
    modifiers = soaks.facts["modifiers"]
    assert isinstance(modifiers, Tally)
    assert [(term.amount, term.message) for term in modifiers.terms] == [(-1, "fa-term-wounds")]


@pytest.mark.rule("FA-GEN-05")
def test_fa_gen_05_the_fourth_wound_is_told() -> None:
    state = world(bare("orden", wounds=tuple(Wound(n, "") for n in (1, 2, 3))), bare("wache"))
    lines = [line.message for line in told(lambda: wounded(state, "orden", 1, "wache")).log]
    assert lines.index("fa-fourth-wound") < lines.index("fa-destroyed")


@pytest.mark.rule("FA-CORE-14", "FA:soak_all_ends_shaken", "FA-RUL-13")
def test_ruling_13_soaking_everything_ends_shaken_even_an_older_one() -> None:
    assert standing(hurt(1, "soak", faces=[5, 2], rp=3)) == (0, False, 0)
    assert standing(hurt(1, "soak", faces=[5, 2], rp=3, shaken=True)) == (0, False, 0)
    strict = Options(soak_all_ends_shaken=False)
    assert standing(hurt(1, "soak", faces=[5, 2], rp=3, options=strict)) == (0, False, 0)
    assert standing(hurt(1, "soak", faces=[5, 2], rp=3, shaken=True, options=strict)) == (0, True, 0)


@pytest.mark.rule("FA-CORE-14", "FA-SHK-10")
def test_fa_shk_10_a_full_soak_gives_an_action_back_that_was_lost_to_being_shaken() -> None:
    played = hurt(1, "soak", faces=[5, 2], rp=3, shaken=True, action="shaken")
    assert played.result.find("orden").action == "available"


@pytest.mark.rule("FA-CORE-14")
def test_fa_core_14_if_a_wound_remains_the_target_is_shaken() -> None:
    assert standing(hurt(2, "soak", faces=[5, 2], rp=3)) == (1, True, 0)


@pytest.mark.rule("FA:soak_scope", "FA-SHK-03", "FA-RUL-12")
def test_ruling_12_every_wound_can_be_soaked_or_only_those_of_attacks() -> None:
    assert questions(hurt(1, "accept", "decline", rp=3, in_attack=False)) == ["FA-ATK-05", "FA-SHK-11"]
    strict = Options(soak_scope="attack_only")
    assert questions(hurt(1, "decline", rp=3, in_attack=False, options=strict)) == ["FA-SHK-11"]
    assert questions(hurt(1, "accept", "decline", rp=3, options=strict)) == ["FA-ATK-05", "FA-SHK-11"]


# -- shaken again ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-SHK-02", "FA-SHK-03", "FA-CORE-10")
def test_fa_shk_03_shaken_again_by_damage() -> None:
    assert [wounds_of_blow(raises, shaken=True, options=PLAIN) for raises in range(4)] == [1, 1, 2, 3]
    assert [wounds_of_blow(raises, shaken=False, options=PLAIN) for raises in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("FA-SHK-02", "FA-SHK-03", "FA:shaken_on_shaken_source", "FA-RUL-10")
def test_ruling_10_shaken_again_by_spies_is_a_wound_or_only_by_damage() -> None:
    for options, wounds in ((PLAIN, 1), (Options(shaken_on_shaken_source="damage_only"), 0)):
        state = world(bare("orden", shaken=True), bare("wache"), options=options)
        after = told(partial(shaken_by_spies, state, "orden", "wache")).result.find("orden")
        assert (len(after.wounds), after.shaken) == (wounds, True)
    fresh = world(bare("orden"), bare("wache"))
    assert told(lambda: shaken_by_spies(fresh, "orden", "wache")).result.find("orden").wounds == ()


@pytest.mark.rule("FA-ATK-04")
def test_order_of_effects_soak_then_shaken_then_wounds_then_shaking_off() -> None:
    state = world(faction("orden", rp=9), bare("wache"))
    played = told(lambda: struck(state, "orden", 2, "wache"), "soak", "accept", "hospital", "decline", faces=[5, 2])
    assert questions(played) == ["FA-ATK-05", "FA-CORE-12", "FA-WND-04", "FA-SHK-11"]


# -- what wounds suspend --------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-WND-02", "FA-WND-04", "FA-WND-05")
def test_fa_wnd_02_each_wound_suspends_an_asset_of_the_owners_choice() -> None:
    state = world(faction("kontor"))
    played = told(lambda: wounded(state, "kontor", 2, ""), "handelsflotte", "silbermine")
    assert [possible(one) for one in played.asked] == [
        {"silbermine", "handelsflotte", "soeldnerkasse"},
        {"silbermine", "soeldnerkasse"},
    ]
    owner = played.result.find("kontor")
    assert owner.wounds == (Wound(1, "handelsflotte"), Wound(2, "silbermine"))
    assert [asset.suspended_by for asset in owner.assets] == [2, 1, 0]


@pytest.mark.rule("FA-WND-04")
def test_fa_wnd_04_without_another_asset_the_wound_suspends_nothing() -> None:
    state = world(bare("wache", assets=("torfestung",)))
    after = told(lambda: wounded(state, "wache", 2, "")).result.find("wache")
    assert after.wounds == (Wound(1, "torfestung"), Wound(2))


@pytest.mark.rule("FA-WND-05")
def test_fa_wnd_05_a_soaked_wound_suspends_nothing() -> None:
    state = world(faction("orden", rp=3), bare("wache"))
    played = told(lambda: suffer(state, "orden", 1, "wache", in_attack=True), "soak", faces=[5, 2])
    assert all(not asset.suspended_by for asset in played.result.find("orden").assets)


@pytest.mark.rule("FA-WND-09")
def test_fa_wnd_09_a_dormant_asset_is_suspended_only_if_no_other_is_left() -> None:
    dormant = replace(faction("wache").asset("torfestung"), dormant=True)
    state = world(bare("wache", assets=(dormant, "reiterstaffel"), resources="W4"))
    after = told(lambda: wounded(state, "wache", 2, "")).result.find("wache")
    assert after.wounds == (Wound(1, "reiterstaffel"), Wound(2, "torfestung"))


@pytest.mark.rule("FA-WND-09")
def test_fa_wnd_09_an_asset_gained_later_is_not_touched_by_an_old_wound() -> None:
    state = world(bare("wache", wounds=1, rp=5), offers=("silver_mine",), turn="wache")
    after = step(state, "improve:silver_mine").result.find("wache")
    assert (after.wounds[0].asset, after.assets[0].suspended_by) == ("", 0)


@pytest.mark.rule("FA:suspend_choice", "FA-WND-04", "FA-RUL-25")
def test_ruling_25_who_picks_the_suspended_asset_and_from_which() -> None:
    broken = replace(faction("kontor").asset("silbermine"), damaged=True)

    def asked(options: Options) -> Transcript[World]:
        state = world(
            faction("kontor", assets=(broken, "handelsflotte", "soeldnerkasse")), bare("wache"), options=options
        )
        return told(
            lambda: wounded(state, "kontor", 1, "wache"), faces=[2] if options.suspend_choice == "random" else ()
        )

    owner = asked(Options(suspend_choice="owner_any")).asked[0]
    assert (owner.prompt.seat, possible(owner)) == ("kontor", {"silbermine", "handelsflotte", "soeldnerkasse"})
    usable = asked(Options(suspend_choice="owner_usable")).asked[0]
    assert (usable.prompt.seat, possible(usable)) == ("kontor", {"handelsflotte", "soeldnerkasse"})
    attacker = asked(Options(suspend_choice="attacker")).asked[0]
    assert (attacker.prompt.seat, len(possible(attacker))) == ("wache", 3)
    drawn = asked(Options(suspend_choice="random"))
    assert (drawn.asked, drawn.result.find("kontor").wounds) == ([], (Wound(1, "handelsflotte"),))


# -- healing --------------------------------------------------------------------------------------------------------


def scarred(**options: Any) -> World:
    """The order with two wounds, the older one on its hospital."""
    hospital, pilgrims = faction("orden").assets
    assets = (replace(hospital, suspended_by=1), replace(pilgrims, suspended_by=2))
    order = bare("orden", assets=assets, wounds=(Wound(1, "hospital"), Wound(2, "pilgerstrom")))
    return world(order, options=Options(**options))


@pytest.mark.rule("FA-WND-03", "FA-WND-06", "FA:wound_recovery_order", "FA-RUL-26")
def test_ruling_26_the_owner_chooses_which_wound_goes_and_its_asset_is_back_at_once() -> None:
    state = scarred()
    played = told(lambda: healed(state, "orden", 1), "wound:1")
    assert possible(played.asked[0]) == {"wound:1", "wound:2"}
    assert [asset.suspended_by for asset in played.result.find("orden").assets] == [0, 2]
    assert told(lambda: healed(state, "orden", 1)).result.find("orden").wounds == (Wound(1, "hospital"),)


@pytest.mark.rule("FA:wound_recovery_order")
def test_ruling_26_or_the_newest_or_the_oldest_goes_first() -> None:
    newest, oldest = scarred(wound_recovery_order="newest_first"), scarred(wound_recovery_order="oldest_first")
    assert told(lambda: healed(newest, "orden", 1)).result.find("orden").wounds == (Wound(1, "hospital"),)
    assert told(lambda: healed(oldest, "orden", 1)).result.find("orden").wounds == (Wound(2, "pilgerstrom"),)


@pytest.mark.rule("FA-WND-07")
def test_fa_wnd_07_suspended_and_damaged_are_independent() -> None:
    state = scarred()
    broken = replace(state.find("orden").asset("hospital"), damaged=True)
    state = state.put(state.find("orden").with_asset(broken))
    after = told(lambda: healed(state, "orden", 2), "wound:1").result.find("orden").asset("hospital")
    assert (after.suspended_by, after.damaged) == (0, True)


# -- the end of a faction -------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-GEN-04", "FA-GEN-05")
@pytest.mark.parametrize(("before", "fresh"), [(3, 1), (0, 4), (2, 3), (1, 9)])
def test_fa_gen_05_three_wounds_can_be_borne_the_fourth_destroys(before: int, fresh: int) -> None:
    state = world(bare("orden", wounds=before), bare("wache"))
    after = told(lambda: wounded(state, "orden", fresh, "wache")).result.find("orden")
    assert (after.destroyed, len(after.wounds)) == (True, 4)
    assert not told(lambda: wounded(world(bare("orden")), "orden", 3, "")).result.find("orden").destroyed


@pytest.mark.rule("FA-WND-08", "FA-CTL-05", "FA-PHA-10", "FA-END-04")
def test_fa_wnd_08_what_ends_with_a_faction() -> None:
    fallen = faction(
        "orden",
        rp=5,
        shaken=True,
        hidden=True,
        found_by=("wache",),
        on_hold=True,
        intel=("wache",),
        plans=(a_plan(), a_plan("old", status="complete")),
        card=30,
    )
    ruled = bare("bettler", controller="orden", order=Act("gather"), minor=True)
    state = world(fallen, ruled, bare("wache", intel=("orden", "zirkel")), bare("zirkel", on_hold=True))
    state = replace(
        state, queue=("orden", "zirkel"), waiting=("orden",), turns=(Turn("wache", "act"), Turn("orden", "act"))
    )
    played = told(lambda: destroyed(state, "orden", "wache"))
    assert facts(played, "fa-free", "who") == [Ref("bettler")]
    after = played.result
    gone = after.find("orden")
    assert (gone.destroyed, gone.rp, gone.intel, gone.card) == (True, 0, (), 0)
    assert (gone.shaken, gone.hidden, gone.found_by, gone.on_hold) == (False, False, (), False)
    assert [plan.status for plan in gone.plans] == ["cancelled", "complete"]
    assert (after.find("bettler").controller, after.find("bettler").order) == ("", None)
    assert after.find("wache").intel == ("zirkel",), "what it had spied out is gone"
    assert (after.queue, after.waiting, after.turns) == (("zirkel",), (), (Turn("wache", "act"),))
    assert (after.find("wache").trophies, after.fallen) == (("orden",), ("orden",))


@pytest.mark.rule("FA-WND-08", "FA-AST-13", "FA-SPY-05")
def test_fa_wnd_08_nothing_is_left_of_what_was_seized_and_found_out() -> None:
    seized = replace(faction("wache").asset("torfestung"), seized="coming", damaged=True)
    state = world(bare("wache", assets=(seized,)), bare("asche", hidden=True, found_by=("orden", "wache")))
    after = told(lambda: destroyed(state, "wache")).result
    (asset,) = after.find("wache").assets
    assert (asset.seized, asset.damaged) == ("", True), "damage is no matter of time"
    assert after.find("asche").found_by == ("orden",)


@pytest.mark.rule("FA:destroyed_spoils", "FA-WND-08", "FA-RUL-60")
def test_ruling_60_its_points_leave_play_or_go_to_the_destroyer() -> None:
    for options, rp in ((Options(destroyed_spoils="none"), 4), (Options(destroyed_spoils="destroyer_rp"), 9)):
        state = world(faction("orden", rp=5), faction("wache", rp=4), options=options)
        after = told(partial(destroyed, state, "orden", "wache")).result
        assert (after.find("wache").rp, after.find("orden").rp) == (rp, 0)


@pytest.mark.rule("FA-END-04")
def test_fa_end_04_a_destruction_is_credited_to_the_acting_faction_also_under_orders() -> None:
    state = world(bare("wache", controller="zirkel"), bare("orden", wounds=3), bare("zirkel"))
    state = told(lambda: instruct(state, "zirkel", "wache", Act("attack", "orden"))).result
    state = replace(state.put(replace(state.find("wache"), action="available")), turns=(Turn("wache", "act"),))
    after = step(state, faces=[5, 2, (8, 7), 5]).result
    assert (after.find("wache").trophies, after.find("zirkel").trophies) == (("orden",), ())
    by_master = told(lambda: destroyed(world(bare("orden"), bare("wache")), "orden")).result
    assert by_master.find("wache").trophies == ()
