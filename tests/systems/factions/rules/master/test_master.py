"""The master: what each command does, missions, and what characters spend."""

from typing import Any

import pytest

from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.master.commands import read_command
from regelwerk.systems.factions.state import Act, Asset, Faction, Mission, Modifier, Turn, World, Wound
from regelwerk.systems.factions.values import Command, Die
from systems.factions.builders import CONTENT, Dice, faction, possible, step, world
from systems.factions.stories import a_plan, bare, facts, questions, terms, with_people

PLAIN = Options()


def commanded(key: str, *answers: str, faces: Dice = (), options: Options = PLAIN, **changes: Any) -> Transcript[World]:
    """One command on the watch, with a trading house beside it."""
    state = world(bare("wache", **changes), bare("kontor"), options=options)
    return step(replace(state, pending=(read_command(key),)), *answers, faces=faces)


def watch(key: str, *answers: str, **changes: Any) -> Faction:
    return commanded(key, *answers, **changes).result.find("wache")


# -- commands -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-GM-02", "FA-WND-08", "FA-END-04")
def test_fa_gm_02_destroying_and_restoring() -> None:
    after = commanded("destroy_faction:wache", rp=5).result
    assert (after.find("wache").destroyed, after.find("wache").rp, after.fallen) == (True, 0, ("wache",))
    after = after.put(replace(after.find("kontor"), trophies=("wache",)))
    back = step(replace(after, pending=(Command("restore_faction", "wache"),))).result
    assert (back.find("wache").destroyed, back.find("wache").wounds, back.fallen) == (False, (), ())
    assert back.find("kontor").trophies == ()


@pytest.mark.rule("FA-GM-02", "FA-AST-05", "FA:unusable_assets_count")
def test_fa_gm_02_who_is_back_maintains_no_more_than_the_limit() -> None:
    first, *others = (Asset(kind) for kind in list(CONTENT.assets.values())[:3])
    fallen = bare(
        "wache",
        resources="W4",
        destroyed=True,
        assets=(replace(first, suspended_by=1), *others),
        wounds=(Wound(1, first.id), Wound(10), Wound(11), Wound(12)),
    )
    state = world(fallen, bare("kontor"), options=Options(unusable_assets_count=False))
    back = step(replace(state, pending=(Command("restore_faction", "wache"),)), first.id)
    assert questions(back) == ["FA-AST-05"]
    assert [asset.dormant for asset in back.result.find("wache").assets] == [True, False, False]


@pytest.mark.rule("FA-GM-03", "FA-RP-06", "FA-GEN-10")
def test_fa_gm_03_points_never_fall_below_nothing() -> None:
    assert watch("adjust_rp:wache:5", rp=2).rp == 7
    assert watch("adjust_rp:wache:-5", rp=2).rp == 0


@pytest.mark.rule("FA-GM-04", "FA-GEN-01", "FA-AST-05")
def test_fa_gm_04_dice_are_set_free_of_charge_and_what_follows_follows() -> None:
    assert watch("set_die:wache:operations:W12+1").operations == Die(12, 1)
    assert watch("set_die:wache:operations:-1").operations == Die(6)
    assert watch("set_die:wache:operations:+1").operations == Die(10)
    assert watch("set_die:wache:effectiveness:none").effectiveness is None
    assert watch("set_die:wache:effectiveness:-1", effectiveness="W4").effectiveness is None
    assert watch("set_die:wache:effectiveness:+1", effectiveness="none").effectiveness == Die(4)
    assert watch("set_die:wache:operations:-1", operations="W4").operations == Die(4)
    crowded = commanded(
        "set_die:wache:resources:W4", "torfestung", assets=("reiterstaffel", "torfestung", "silver_mine")
    )
    assert questions(crowded) == ["FA-AST-05"]
    assert crowded.result.find("wache").asset("torfestung").dormant


@pytest.mark.rule("FA:effectiveness_minimum", "FA-GM-04", "FA-RUL-61")
def test_ruling_61_or_nobody_is_without_effectiveness() -> None:
    armed = Options(effectiveness_minimum="W4")
    assert watch("set_die:wache:effectiveness:none", options=armed).effectiveness == Die(4)
    made = commanded("create_faction:neu", options=armed).result
    assert made.find("neu").effectiveness == Die(4)
    assert (
        commanded("create_faction:neu", options=Options(effectiveness_minimum="none")).result.find("neu").effectiveness
        is None
    )


@pytest.mark.rule("FA-GM-05", "FA-AST-03", "FA-IMP-07")
def test_fa_gm_05_offers_gifts_and_losses() -> None:
    assert commanded("offer_asset:silver_mine").result.offers == ("silver_mine",)
    state = world(bare("wache"), bare("kontor"), offers=("silver_mine", "hidden_refuge"))
    gone = step(replace(state, pending=(read_command("withdraw_offer:silver_mine"),))).result
    assert gone.offers == ("hidden_refuge",)
    given = watch("grant_asset:wache:quick_reaction_force", assets=("reiterstaffel",), rp=1)
    assert (len(given.assets), given.rp, given.invested) == (2, 1, 0), "free of charge, and a second one is allowed"
    assert watch("remove_asset:wache:torfestung", assets=("torfestung",)).assets == ()


@pytest.mark.rule("FA-GM-05", "FA-AST-05", "FA-AST-04")
def test_fa_gm_05_a_gift_beyond_the_limit_puts_one_asset_to_sleep() -> None:
    given = watch(
        "grant_asset:wache:silver_mine", "silver_mine", assets=("reiterstaffel", "torfestung"), resources="W4"
    )
    assert [asset.id for asset in given.assets if asset.dormant] == ["silver_mine"]


@pytest.mark.rule("FA-GM-06", "FA-AST-07")
def test_fa_gm_06_the_base_of_an_asset_is_destroyed() -> None:
    assert watch("destroy_asset_base:wache:torfestung", assets=("torfestung",)).assets == ()


@pytest.mark.rule("FA-GM-07")
def test_fa_gm_07_assets_are_damaged_repaired_seized_and_released() -> None:
    assert watch("damage_asset:wache:torfestung", assets=("torfestung",)).assets[0].damaged
    broken = replace(faction("wache").asset("torfestung"), damaged=True, seized="coming")
    assert not watch("repair_asset:wache:torfestung", assets=(broken,)).assets[0].damaged
    assert watch("release_asset:wache:torfestung", assets=(broken,)).assets[0].seized == ""
    assert watch("seize_asset:wache:torfestung", assets=("torfestung",)).assets[0].seized == "coming"


@pytest.mark.rule("FA-GM-08", "FA-WND-02")
def test_fa_gm_08_wounds_suspend_as_usual_and_may_be_soaked_if_the_master_says_so() -> None:
    hurt = commanded("add_wounds:wache:1", assets=("torfestung",), rp=9)
    assert questions(hurt) == []
    assert hurt.result.find("wache").wounds == (Wound(1, "torfestung"),)
    assert not hurt.result.find("wache").shaken
    soaked = commanded("add_wounds:wache:2:soakable", "soak", faces=[5, 2], rp=3)
    assert questions(soaked) == ["FA-ATK-05"]
    assert len(soaked.result.find("wache").wounds) == 1
    assert watch("add_wounds:wache:4").destroyed
    assert watch("heal_wounds:wache:2", wounds=3).wounds == (Wound(1),)


@pytest.mark.rule("FA-GM-09")
def test_fa_gm_09_shaken_without_a_wound() -> None:
    assert watch("set_shaken:wache:true").shaken
    again = watch("set_shaken:wache:true", shaken=True)
    assert (again.shaken, again.wounds) == (True, ())
    steady = watch("set_shaken:wache:false", shaken=True, action="shaken")
    assert (steady.shaken, steady.action) == (False, "available")


@pytest.mark.rule("FA-GM-10", "FA-CTL-05", "FA-CTL-07")
def test_fa_gm_10_control_is_set_and_ended_and_orders_lapse_with_it() -> None:
    assert watch("set_control:wache:kontor").controller == "kontor"
    freed = watch("set_control:wache", controller="kontor", order=Act("gather"))
    assert (freed.controller, freed.order) == ("", None)


@pytest.mark.rule("FA-GM-11", "FA-PLN-02", "FA-PLN-04")
def test_fa_gm_11_plans_are_made_moved_and_completed() -> None:
    made = watch("create_plan:wache:neu:4:structure").plans[0]
    assert (made.id, made.required, made.kind.attribute, made.status) == ("neu", 4, "structure", "open")
    assert watch("adjust_plan:wache:plan:-2:progress", plans=(a_plan(progress=1),)).plans[0].progress == 0
    assert watch("adjust_plan:wache:plan:2:required", plans=(a_plan(),)).plans[0].required == 5
    done = commanded("adjust_plan:wache:plan:9:progress", "mission", plans=(a_plan(),))
    assert questions(done) == ["FA-PLN-04"]
    assert (done.result.find("wache").plans[0].status, done.result.find("wache").plans[0].progress) == ("complete", 3)


@pytest.mark.rule("FA-GM-11", "FA-END-06", "FA-PLN-06")
def test_fa_end_06_resolving_decides_only_on_the_effect_and_cancelling_takes_the_success_away() -> None:
    prize = (Command("adjust_rp", "wache", amount=5),)
    complete = a_plan(status="complete", progress=3, effects=prize)
    resolved = commanded("resolve_plan:wache:plan:immediate", plans=(complete,)).result
    assert (resolved.find("wache").plans, resolved.pending) == ((complete,), prize)
    later = commanded("resolve_plan:wache:plan:mission", plans=(complete,)).result
    assert (later.find("wache").plans, later.pending) == ((complete,), ())
    assert watch("cancel_plan:wache:plan", plans=(complete,)).plans[0].status == "cancelled"
    assert watch("cancel_plan:wache:plan:if_open", plans=(complete,)).plans[0].status == "complete"
    assert watch("cancel_plan:wache:plan:if_open", plans=(a_plan(),)).plans[0].status == "cancelled"


@pytest.mark.rule("FA-GM-12")
def test_fa_gm_12_minor_or_not() -> None:
    assert watch("set_minor:wache:true").minor
    assert not watch("set_minor:wache:false", minor=True).minor


@pytest.mark.rule("FA-GM-13")
def test_fa_gm_13_a_modifier_for_a_while() -> None:
    durations: tuple[Any, ...] = ("next_roll", "turn", "phase", "campaign")
    for lasts in durations:
        given = watch(f"situational_modifier:wache:attack:-2:{lasts}").modifiers
        assert given == (Modifier("attack", -2, "master", lasts),)
    state = world(bare("wache", modifiers=given), bare("kontor"), turn="wache")
    kept = step(state, "attack:kontor", faces=[6, 2])
    assert (facts(kept, "fa-rolled", "total"), kept.result.find("wache").modifiers) == ([4], given)
    assert terms(kept, "fa-attack") == {"FA-GM-13": -2}
    once = (Modifier("attack", 3, "x", "next_roll"), Modifier("gather", 1, "x", "next_roll"))
    state = world(bare("wache", modifiers=once), bare("kontor"), turn="wache")
    used = step(state, "attack:kontor", faces=[2, 1, 1, 1])
    assert used.result.find("wache").modifiers == once[1:]


@pytest.mark.rule("FA-GM-13")
def test_fa_gm_13_two_modifiers_for_the_same_reason_add_up() -> None:
    twice = (Modifier("attack", 1, "master", "phase"), Modifier("attack", 2, "master", "campaign"))
    state = world(bare("wache", modifiers=twice), bare("kontor"), turn="wache")
    assert facts(step(state, "attack:kontor", faces=[1, 1]), "fa-rolled", "total") == [4]


@pytest.mark.rule("FA-GM-14")
def test_fa_gm_14_two_ones_may_have_any_consequence() -> None:
    state = world(bare("wache"), bare("kontor"), turn="wache")
    fumbled = step(state, "gather", "add_wounds:wache:1 # die Kasse brennt", faces=[1, 1])
    assert "set_shaken:wache:true" in possible(fumbled.asked[1])
    assert len(step(fumbled.result).result.find("wache").wounds) == 1


@pytest.mark.rule("FA-GM-15", "FA-PHA-08")
def test_fa_gm_15_the_master_may_break_off_a_phase() -> None:
    state = world(bare("wache"), bare("kontor"), turn="wache", queue=("kontor",), options=Options(rounds_per_phase=2))
    ended = step(replace(state, pending=(Command("end_phase"),))).result
    assert (ended.stage, ended.turns, ended.queue, ended.find("wache").action) == ("closing", (), (), "")
    assert step(ended).result.stage == "mission", "the whole phase, not only this round"


@pytest.mark.rule("FA-GM-15", "FA-PHA-09")
def test_fa_gm_15_broken_off_among_the_minor_factions_their_turns_end_too() -> None:
    beggars = bare("bettler", minor=True, sabotage=("coming",))
    state = world(beggars, bare("wache"), minors=("bettler",), queue=("bettler",), stage="minors_start")
    begun = step(state).result
    assert begun.find("bettler").action == "available"
    ended = step(replace(begun, pending=(Command("end_phase"),))).result
    assert (ended.find("bettler").action, ended.find("bettler").sabotage) == ("", ())


@pytest.mark.rule("FA-GM-17", "FA-END-01")
def test_fa_gm_17_the_master_may_end_the_campaign() -> None:
    between = world(bare("wache"), bare("kontor"), stage="between")
    ended = step(step(between, "end_campaign").result).result
    assert ended.ended == "by_master"


# -- between the phases, missions -----------------------------------------------------------------------------------


@pytest.mark.rule("FA-GEN-09", "FA-GEN-10", "FA-GM-15")
def test_fa_gen_09_between_the_phases_the_master_does_what_the_characters_deeds_have_brought_about() -> None:
    state = world(bare("wache"), bare("kontor"), stage="between", phase=1, round=0)
    asked = step(state, "adjust_rp:wache:3 # Dank der Heldinnen")
    assert (asked.asked[0].prompt.seat, possible(asked.asked[0])) == (
        "master",
        {"begin_phase", "begin_mission", "end_campaign"},
    )
    done = step(asked.result)
    assert (done.result.find("wache").rp, done.result.stage) == (3, "between")
    assert facts(done, "fa-command-because", "reason") == [Ref("Dank der Heldinnen")]


def campaign(*missions: Mission, stage: Any = "mission", phase: int = 2, **changes: Any) -> World:
    state = with_people(world(bare("wache", **changes), bare("kontor"), stage=stage, phase=phase, round=0), "ana")
    return replace(state, scene=replace(state.scene, missions=missions))


@pytest.mark.rule("FA-END-05", "FA-GM-15")
def test_fa_end_05_the_commands_of_a_mission_in_order_and_only_after_its_phase() -> None:
    gift, loss = Command("adjust_rp", "wache", amount=3), Command("adjust_rp", "wache", amount=-9)
    state = campaign(Mission(2, (gift, loss)), Mission(3, (gift,)))
    held = step(state).result
    assert (held.stage, held.pending) == ("between", (gift, loss))
    assert step(step(held).result).result.find("wache").rp == 0
    empty = step(campaign(Mission(3, (gift,)))).result
    assert (empty.stage, empty.pending) == ("between", ()), "an empty mission"


@pytest.mark.rule("FA-END-05", "FA-GM-15")
def test_fa_end_05_another_mission_does_not_repeat_the_prepared_one() -> None:
    gift = Command("adjust_rp", "wache", amount=3)
    held = step(step(campaign(Mission(2, (gift,)))).result).result
    again = step(step(held, "begin_mission").result).result
    assert (again.stage, again.pending, again.find("wache").rp) == ("between", (), 3)


@pytest.mark.rule("FA-END-05", "FA:phases_between_missions")
def test_fa_end_05_what_was_prepared_for_a_phase_without_a_mission_waits_for_the_next_one() -> None:
    first, second = Command("adjust_rp", "wache", amount=3), Command("adjust_rp", "wache", amount=1)
    state = campaign(Mission(1, (first,)), Mission(2, (second,)), Mission(3, (first,)), stage="closing", phase=1)
    state = replace(state, round=1, scene=replace(state.scene, options=Options(phases_between_missions=2)))
    assert step(state).result.stage == "between"
    held = step(step(replace(state, phase=2)).result).result
    assert (held.pending, held.missions) == ((first, second), 2)


@pytest.mark.rule("FA-RP-03", "FA-RP-04", "FA-GM-16", "FA-CTL-06")
def test_fa_rp_03_at_the_start_of_a_mission_a_character_in_control_spends_and_the_points_are_gone() -> None:
    state = campaign(controller="ana", rp=5)
    asked = step(state, "3")
    assert (asked.asked[0].prompt.seat, asked.asked[0].prompt.rule_id) == ("ana", "FA-RP-03")
    assert possible(asked.asked[0]) == {"0", "1", "2", "3", "4", "5"}
    assert asked.result.find("wache").rp == 2
    assert step(campaign(controller="kontor", rp=5)).asked == [], "only characters"
    assert step(campaign(controller="ana", rp=0)).asked == [], "only if there is something"


@pytest.mark.rule("FA-RP-05", "FA:mission_money_per_rp", "FA-RUL-56")
@pytest.mark.parametrize("money", [0, 100, 500, 1000])
def test_ruling_56_each_point_is_worth_a_sum_of_money_where_characters_have_none_of_their_own(money: int) -> None:
    state = campaign(controller="ana", rp=5)
    options = Options(mission_money_per_rp=money)  # type: ignore[arg-type]
    state = replace(state, scene=replace(state.scene, options=options))
    (told,) = [line.facts for line in step(state, "3").log if line.facts.get("amount") == 3]
    assert told.get("money", 0) == 3 * money


@pytest.mark.rule("FA-GM-16", "FA-END-05")
def test_fa_gm_16_a_prepared_spending_takes_what_is_there_and_is_skipped_at_nothing() -> None:
    spends = Mission(2, (Command("mission_spend", "wache", "ana", 2),))
    assert step(campaign(spends, controller="ana", rp=1), "0").result.find("wache").rp == 0
    skipped = step(campaign(spends, controller="ana", rp=0))
    assert skipped.notes("fa-command-skipped")
    assert skipped.result.pending == ()


@pytest.mark.rule("FA-GM-07", "FA:interrupted_turn_counts")
def test_what_the_master_seizes_in_a_turn_in_progress_counts_for_it() -> None:
    state = world(bare("wache", assets=("torfestung",)), bare("kontor"), turn="wache")
    after = step(replace(state, pending=(read_command("seize_asset:wache:torfestung"),))).result
    assert (after.find("wache").assets[0].seized, after.turns) == ("counting", (Turn("wache", "act"),))


@pytest.mark.rule("FA-GM-07", "FA-SPY-05", "FA-PHA-09")
def test_what_is_seized_from_a_minor_faction_before_the_declarations_is_free_again_after_its_turn() -> None:
    beggars = bare("bettler", minor=True, assets=("silver_mine",))
    state = world(beggars, bare("wache"), stage="minors_start", queue=("bettler",), minors=("bettler",))
    begun = step(state).result
    seized = step(replace(begun, pending=(Command("seize_asset", "bettler", "silver_mine"),))).result
    assert seized.find("bettler").assets[0].seized == "counting"
    while seized.stage != "closing":
        seized = step(seized).result
    assert seized.find("bettler").assets[0].seized == ""


# -- at the start of a mission ----------------------------------------------------------------------------------------


@pytest.mark.rule("FA-GM-16", "FA-RP-03")
def test_fa_gm_16_the_master_can_let_a_character_spend_at_the_start_of_a_mission() -> None:
    state = campaign(controller="ana", rp=5)
    spent = step(state, "0", "mission_spend:wache:ana:2 # Ausrüstung", "end_mission")
    assert [one.prompt.rule_id for one in spent.asked] == ["FA-RP-03", "FA-GM-16", "FA-GM-16"]
    assert possible(spent.asked[1]) == {"end_mission", "mission_spend:wache:ana:1", "mission_spend:wache:ana:5"}
    assert (spent.result.find("wache").rp, spent.result.stage) == (3, "between")
    again = step(step(spent.result, "begin_mission").result, "0", "mission_spend:wache:ana:3")
    assert again.result.find("wache").rp == 0
    assert [one.prompt.rule_id for one in again.asked] == ["FA-RP-03", "FA-GM-16"], "and then there is nothing left"


# -- commands that change nothing -------------------------------------------------------------------------------------


@pytest.mark.rule("FA-GM-11", "FA-END-05")
def test_fa_gm_11_a_complete_plan_is_not_told_to_be_given_up_and_scores() -> None:
    state = world(bare("wache", plans=(a_plan("neu", status="complete"),)), bare("kontor"), stage="between")
    gives_up = Command("cancel_plan", "wache", "neu", to="if_open")
    after = step(replace(state, pending=(gives_up,)))
    assert after.notes("fa-command") == []
    (line,) = after.notes("fa-command-skipped")
    assert line.facts["reason"] == phrase("fa-idle-plan-complete", plan=Ref("neu"))
    assert after.result.find("wache").plan("neu").status == "complete"


@pytest.mark.rule("FA-END-05", "FA-GM-03", "FA-GM-08")
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("adjust_rp:wache:-3", phrase("fa-command-adjust_rp", faction=Ref("wache"), amount=-2)),
        ("heal_wounds:wache:4", phrase("fa-command-heal_wounds", faction=Ref("wache"), amount=1)),
        (
            "adjust_plan:wache:neu:-5:progress",
            phrase("fa-command-adjust_plan", faction=Ref("wache"), item=Ref("neu"), amount=-1, to="progress"),
        ),
    ],
)
def test_fa_end_05_a_command_tells_no_more_than_what_happens(typed: str, told: Phrase) -> None:
    state = world(bare("wache", rp=2, wounds=1, plans=(a_plan("neu", progress=1),)), bare("kontor"), stage="between")
    (line,) = step(replace(state, pending=(read_command(typed),))).notes("fa-command")
    assert line.facts["command"] == told
