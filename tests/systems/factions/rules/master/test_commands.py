"""The master's commands as they are typed: what makes sense, and what is refused with which reason."""

from typing import Any

import pytest

from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.master.commands import (
    FIELDS,
    CommandAnswers,
    Unusable,
    check,
    key_of,
    label,
    read_command,
)
from regelwerk.systems.factions.rules.master.master import RULES
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.values import Command
from systems.factions.builders import faction, step, world
from systems.factions.stories import a_plan, bare, with_people


def town(**changes: Any) -> World:
    worn = replace(faction("wache").asset("reiterstaffel"), damaged=True, seized="coming")
    plans = (a_plan("offen", progress=2), a_plan("fertig", status="complete"), a_plan("aus", status="cancelled"))
    state = world(
        faction("kontor", plans=plans),
        faction("wache", controller="kontor", wounds=1, assets=("torfestung", worn)),
        bare("bettler"),
        bare("zirkel", destroyed=True),
        offers=("silver_mine",),
    )
    return replace(with_people(state, "ana"), **{"stage": "between", **changes})


def refused(key: str, state: World | None = None) -> str:
    """The rule by which a command is refused, "" if it is not; also that an answer says the same."""
    state = state or town()
    found = CommandAnswers(state, ()).find(key)
    try:
        check(state, read_command(key))
    except Unusable as error:
        assert isinstance(found, Refusal) and found.rule_id == error.rule_id
        assert found.reason == error.reason
        return error.rule_id
    assert isinstance(found, Answer)
    return ""


POSSIBLE = [
    "create_faction:neu",
    "create_faction:neu:operations=W8,rp=3,minor=true,effectiveness=W6,seat=wache",
    "destroy_faction:wache",
    "restore_faction:zirkel",
    "adjust_rp:wache:-3",
    "set_die:wache:operations:W12+2",
    "set_die:wache:operations:+1",
    "set_die:wache:effectiveness:none",
    "offer_asset:hidden_refuge",
    "withdraw_offer:silver_mine",
    "grant_asset:wache:silver_mine",
    "remove_asset:wache:torfestung",
    "destroy_asset_base:wache:torfestung",
    "damage_asset:wache:torfestung",
    "repair_asset:wache:reiterstaffel",
    "seize_asset:wache:torfestung",
    "release_asset:wache:reiterstaffel",
    "add_wounds:wache:2",
    "add_wounds:wache:4:soakable",
    "heal_wounds:wache:1",
    "set_shaken:wache:true",
    "set_control:wache:ana",
    "set_control:bettler:kontor",
    "set_control:wache",
    "create_plan:wache:neu:1:operations",
    "adjust_plan:kontor:offen:-2:progress",
    "adjust_plan:kontor:offen:2:required",
    "cancel_plan:kontor:offen",
    "cancel_plan:kontor:fertig",
    "cancel_plan:kontor:offen:if_open",
    "resolve_plan:kontor:fertig:mission",
    "set_minor:wache:true",
    "situational_modifier:wache:attack:-2:phase",
]


@pytest.mark.rule("FA-GEN-10", "FA-GM-15")
@pytest.mark.parametrize("key", POSSIBLE)
def test_what_makes_sense_is_taken_and_told_again_as_it_was_typed(key: str) -> None:
    assert refused(key) == ""
    assert key_of(read_command(key)) == key
    assert label(read_command(key)).key == f"fa-command-{key.partition(':')[0]}"
    assert read_command(f"{key} # weil es so ist").reason.default == "weil es so ist"


def test_every_kind_of_command_is_tried() -> None:
    alone = {kind for kind, fields in FIELDS.items() if not fields}
    assert {key.partition(":")[0] for key in POSSIBLE} | alone | {"mission_spend"} == set(FIELDS)
    assert set(RULES) == set(FIELDS) - {"begin_phase", "begin_mission", "end_mission", "no_consequence"}


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        pytest.param("", "FA-GM-15", marks=pytest.mark.rule("FA-GM-15")),
        ("fly", "FA-GM-15"),
        ("adjust_rp", "FA-GM-15"),
        ("adjust_rp:wache", "FA-GM-15"),
        ("adjust_rp:wache:2:3", "FA-GM-15"),
        ("adjust_rp:wache:viel", "FA-GM-15"),
        ("adjust_rp:wache:1.5", "FA-GM-15"),
        ("adjust_rp:wache:1_000", "FA-GM-15"),
        ("adjust_rp:wache:٣", "FA-GM-15"),
        ("adjust_rp:wache:99999999999999999999", "FA-GM-15"),
        ("adjust_rp:niemand:2", "FA-GM-01"),
        pytest.param("adjust_rp:zirkel:2", "FA-GM-02", marks=pytest.mark.rule("FA-GM-02")),
        ("destroy_faction:zirkel", "FA-GM-02"),
        ("restore_faction:wache", "FA-GM-02"),
        pytest.param("create_faction:wache", "FA-GM-01", marks=pytest.mark.rule("FA-GM-01")),
        ("create_faction:ana", "FA-GM-01"),
        ("create_faction:", "FA-GM-01"),
        ("create_faction:Die Neuen", "FA-GM-01"),
        ("create_faction:neu:operations=W7", "FA-GM-01"),
        ("create_faction:neu:rp=-1", "FA-GM-01"),
        ("create_faction:neu:magic=W8", "FA-GM-01"),
        ("create_faction:neu:seat=niemand", "FA-GM-01"),
        pytest.param("set_die:wache:luck:W8", "FA-GM-04", marks=pytest.mark.rule("FA-GM-04")),
        ("set_die:wache:operations:none", "FA-GM-04"),
        ("set_die:wache:operations:W9", "FA-GM-04"),
        pytest.param("offer_asset:x", "FA-GM-05", marks=pytest.mark.rule("FA-GM-05", "FA-GM-07")),
        ("withdraw_offer:hidden_refuge", "FA-GM-05"),
        ("grant_asset:wache:x", "FA-GM-05"),
        ("damage_asset:wache:silbermine", "FA-GM-05"),
        pytest.param("add_wounds:wache:0", "FA-GM-08", marks=pytest.mark.rule("FA-GM-08")),
        ("add_wounds:wache:5", "FA-GM-08"),
        ("heal_wounds:wache:-1", "FA-GM-08"),
        ("add_wounds:wache:1:vielleicht", "FA-GM-15"),
        pytest.param("set_shaken:wache:ja", "FA-GM-15", marks=pytest.mark.rule("FA-GM-09")),
        pytest.param("set_control:kontor:wache", "FA-CTL-05", marks=pytest.mark.rule("FA-GM-10", "FA-CTL-05")),
        ("set_control:wache:wache", "FA-CTL-05"),
        ("set_control:wache:zirkel", "FA-GM-10"),
        ("set_control:wache:niemand", "FA-GM-10"),
        pytest.param("create_plan:wache::3:operations", "FA-GM-11", marks=pytest.mark.rule("FA-GM-11")),
        ("create_plan:wache:neu:0:operations", "FA-GM-11"),
        ("create_plan:kontor:offen:3:operations", "FA-GM-11"),
        ("create_plan:wache:neu:3:luck", "FA-GM-15"),
        ("adjust_plan:kontor:x:1:progress", "FA-GM-11"),
        ("adjust_plan:kontor:fertig:-1:progress", "FA-GM-11"),
        ("cancel_plan:kontor:aus", "FA-GM-11"),
        ("resolve_plan:kontor:offen:immediate", "FA-GM-11"),
        ("resolve_plan:kontor:fertig:später", "FA-GM-15"),
        ("set_minor:wache:1", "FA-GM-15"),
        pytest.param("situational_modifier:wache:luck:1:phase", "FA-GM-13", marks=pytest.mark.rule("FA-GM-13")),
        ("situational_modifier:wache:attack:0:phase", "FA-GM-13"),
        ("situational_modifier:wache:attack:1000:phase", "FA-GM-13"),
        ("situational_modifier:wache:attack:1:immer", "FA-GM-15"),
        pytest.param("mission_spend:wache:ana:1", "FA-GM-16", marks=pytest.mark.rule("FA-GM-16")),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_rule(key: str, rule: str) -> None:
    assert refused(key) == rule


@pytest.mark.rule("FA-GM-16", "FA-CTL-07", "FA-RP-03")
def test_fa_gm_16_spending_only_at_the_start_of_a_mission_by_the_character_in_control_and_what_is_there() -> None:
    state = town(stage="mission")
    state = state.put(replace(state.find("wache"), controller="ana"))
    assert refused("mission_spend:wache:ana:4", state) == ""
    assert refused("mission_spend:wache:ana:5", state) == "FA-RP-03"
    assert refused("mission_spend:wache:ana:0", state) == "FA-RP-03"
    assert refused("mission_spend:wache:kontor:1", state) == "FA-CTL-07"
    assert refused("mission_spend:kontor:ana:1", state) == "FA-CTL-07"


@pytest.mark.rule("FA-GM-11", "FA-END-06")
def test_fa_gm_11_why_a_plan_cannot_be_moved_or_resolved() -> None:
    reasons = {
        "adjust_plan:kontor:fertig:1:progress": "fa-no-open-plan",
        "cancel_plan:kontor:aus": "fa-no-open-plan",
        "resolve_plan:kontor:offen:mission": "fa-no-complete-plan",
    }
    for key, reason in reasons.items():
        found = CommandAnswers(town(), ()).find(key)
        assert isinstance(found, Refusal) and found.reason.key == reason


@pytest.mark.rule("FA-GM-10", "FA-CTL-05")
def test_fa_ctl_05_chains_of_control_are_allowed() -> None:
    state = town().put(bare("zirkel"))
    assert refused("set_control:zirkel:wache", state) == ""
    assert refused("set_control:kontor:zirkel", state.put(bare("zirkel", controller="wache"))) == "FA-CTL-05"


@pytest.mark.rule("FA-END-05")
def test_fa_end_05_a_command_that_makes_no_sense_any_more_is_skipped_and_that_is_logged() -> None:
    state = town(pending=(Command("adjust_rp", "zirkel", amount=2), Command("adjust_rp", "niemand", amount=2)))
    first = step(state)
    assert first.notes("fa-command-skipped")
    second = step(first.result)
    assert second.notes("fa-command-skipped")
    assert second.result == replace(state, pending=())


@pytest.mark.rule("FA-GM-15")
def test_commands_without_fields_have_their_own_place() -> None:
    for key in ("begin_phase", "end_phase", "end_campaign", "begin_mission", "end_mission"):
        assert isinstance(CommandAnswers(town(), ()).find(key), Refusal)
    listed = CommandAnswers(town(), (Command("begin_phase"),))
    assert isinstance(listed.find("begin_phase"), Answer)


@pytest.mark.rule("FA-END-05", "FA-GM-11")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("adjust_rp:bettler:-1", "fa-idle-rp"),
        ("adjust_rp:wache:0", "fa-idle-rp"),
        ("heal_wounds:bettler:1", "fa-idle-wounds"),
        ("set_shaken:wache:false", "fa-idle-shaken"),
        ("set_minor:wache:false", "fa-idle-minor"),
        ("set_control:wache:kontor", "fa-idle-control"),
        ("set_control:bettler", "fa-idle-control"),
        ("set_die:wache:operations:W8", "fa-idle-die"),
        ("set_die:bettler:operations:-1", "fa-idle-die"),
        ("offer_asset:silver_mine", "fa-idle-offer"),
        ("damage_asset:wache:reiterstaffel", "fa-idle-asset"),
        ("repair_asset:wache:torfestung", "fa-idle-asset"),
        ("seize_asset:wache:reiterstaffel", "fa-idle-asset"),
        ("release_asset:wache:torfestung", "fa-idle-asset"),
        ("adjust_plan:kontor:offen:5:progress", ""),
        ("adjust_plan:kontor:offen:0:progress", "fa-idle-plan"),
        ("cancel_plan:kontor:fertig:if_open", "fa-idle-plan-complete"),
    ],
)
def test_fa_end_05_a_command_that_changes_nothing_is_refused_and_says_why(key: str, reason: str) -> None:
    found = CommandAnswers(town(), ()).find(key)
    assert (found.reason.key if isinstance(found, Refusal) else "") == reason
    assert refused(key) == ("FA-END-05" if reason else "")


@pytest.mark.rule("FA-GM-01", "FA-GM-11")
@pytest.mark.parametrize("command", ["create_faction:{}", "create_plan:wache:{}:3:operations"])
@pytest.mark.parametrize(
    ("key", "reason", "kind"),
    [
        ("kontor", "fa-no-taken-id", "faction"),
        ("zirkel", "fa-no-taken-id", "faction"),
        ("offen", "fa-no-taken-id", "plan"),
        ("torfestung", "fa-no-taken-id", "asset"),
        ("silver_mine", "fa-no-taken-id", "asset"),
        ("ana", "fa-no-taken-id", "character"),
        ("mein plan", "fa-no-id", ""),
        ("Plan", "fa-no-id", ""),
        ("", "fa-no-id", ""),
    ],
)
def test_fa_gm_11_an_identifier_is_unique_among_factions_plans_and_assets(
    command: str, key: str, reason: str, kind: str
) -> None:
    found = CommandAnswers(town(), ()).find(command.format(key))
    assert isinstance(found, Refusal) and found.reason.key == reason
    assert dict(found.reason.facts).get("kind") == (Word(f"fa-content-kind-{kind}") if kind else None)


@pytest.mark.rule("FA-GM-11")
def test_fa_gm_11_a_plan_without_steps_is_refused_for_that() -> None:
    found = CommandAnswers(town(), ()).find("create_plan:wache:neu:0:operations")
    assert isinstance(found, Refusal) and found.reason.key == "fa-no-steps"
