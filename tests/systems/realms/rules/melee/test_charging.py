"""The attack move: its way, its price, the melee at its end; and breaking away."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.interpreters.reaching import Hidden, Reached, reaching
from regelwerk.engine.interpreters.scripted import ScriptError
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.space import length
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.melee.charging import ACTS, REACTIONS, approach, charge, way, why_not_target
from regelwerk.systems.realms.rules.movement import movement
from regelwerk.systems.realms.rules.sight.positions import distance, in_contact
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import (
    blade,
    box,
    enemy,
    facts,
    model,
    piece,
    possible,
    questions,
    refusal,
    told,
    weapon,
    world,
    zone,
)

(CHARGE,) = ACTS
(OPPORTUNITY,) = REACTIONS
SWORD = blade()
RUNNER = model(weapons=(SWORD,), bw=5)
NEAR = enemy(at=(52.5, 45), ap=0)
"""A gap of 5 cm: exactly the movement of the runner."""
FAR = enemy(at=(52.6, 45), ap=0)
HIT, HARMLESS = [12, 1], [1, 12]


def table(*models: Model, **changes: Any) -> World:
    return world(*models, **{"acting": "mars", **changes})


def deed_at(start: World, *answers: str, who: str = "mars") -> Deed:
    deed = told(lambda: CHARGE.declare(start, start.find(who)), *answers).result
    assert deed is not None
    return deed


def charged(start: World, *faces: int, answers: tuple[str, ...] = ("schwert:amok",)) -> World:
    deed = deed_at(start, *answers)
    return told(lambda: CHARGE.perform(start, deed), faces=faces).result


# -- the way ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MOV-10", "RE-MOV-11", "RE-GEO-03", "RE-MEL-13")
def test_a_charge_of_exactly_the_movement_ends_in_contact_and_strikes() -> None:
    start = table(RUNNER, NEAR)
    deed = deed_at(start, "schwert:amok")
    done = told(lambda: CHARGE.perform(start, deed), faces=[*HIT, *HARMLESS])
    after = done.result
    assert in_contact(after, after.find("mars"), after.find("amok"))
    assert distance(after, after.find("mars"), after.find("amok")) <= 1e-5
    ((bonus,),) = facts(done, "re-melee", "attack")
    assert isinstance(bonus, Tally) and "RE-MEL-13" in {term.rule_id for term in bonus.terms}
    assert after.find("mars").ap == 4, "the movement is free"
    assert after.phase is not None and after.phase.full_move and after.find("mars").full_moves == 1
    assert after.find("mars").walked == pytest.approx(5 * CENTIMETRE, abs=2)


@pytest.mark.rule("RE-MOV-10", "RE-MOV-11")
def test_at_arms_length_nobody_is_said_to_get_nowhere() -> None:
    start = table(RUNNER, enemy(at=(47.52, 45), ap=0))
    deed = deed_at(start, "schwert:amok")
    done = told(lambda: CHARGE.perform(start, deed), faces=[*HIT, *HARMLESS])
    assert [line.message for line in done.log][:2] == ["re-does-to", "re-melee"]


@pytest.mark.rule("RE-MOV-09", "RE-MOV-11", "RE-MOV-05", "RE-MEA-02", "RE:ruling_56")
def test_a_charge_that_falls_short_moves_and_does_not_strike() -> None:
    start = table(RUNNER, FAR)
    deed = deed_at(start, "schwert:amok")
    done = told(lambda: CHARGE.perform(start, deed))
    assert done.rolled == [] and done.notes("re-charge-short")
    assert done.result.find("mars").at.in_cm == (50, 45)
    assert done.result.find("mars").ap == 4, "the points are spent"


@pytest.mark.rule("RE-MOV-11")
def test_a_charge_that_ends_beside_another_enemy_is_a_melee_with_that_one() -> None:
    beside = enemy("berta", at=(50, 47.5), ap=0)
    done = charged(table(RUNNER, FAR, beside), *HIT, *HARMLESS)
    assert done.find("mars").at.in_cm == (50, 45)
    with pytest.raises(ScriptError, match="faces-left"):
        charged(table(RUNNER, FAR, replace(beside, revealed=False)), *HIT)


@pytest.mark.rule("RE-MOV-05", "RE:premeasure")
def test_who_measures_ahead_is_offered_no_charge_that_falls_short() -> None:
    far = world(RUNNER, FAR, options=Options(premeasure="always"))
    refused = CHARGE.offered(far, RUNNER)
    assert isinstance(refused, Refused)
    assert (refused.reason.key, refused.rule_id) == ("re-refuse-charge-far", "RE-MOV-08")
    assert CHARGE.offered(world(RUNNER, FAR), RUNNER) is True
    assert CHARGE.offered(world(RUNNER, NEAR, options=Options(premeasure="always")), RUNNER) is True


@pytest.mark.rule("RE-MOV-08", "RE:premeasure")
def test_an_enemy_out_of_reach_in_a_straight_line_is_refused_with_that_distance() -> None:
    beyond = enemy(at=(60, 45), ap=0)
    refused = CHARGE.offered(world(RUNNER, beyond, options=Options(premeasure="always")), RUNNER)
    assert isinstance(refused, Refused)
    assert (refused.reason.key, refused.rule_id) == ("re-refuse-charge-apart", "RE-MOV-08")
    distance_and_reach = dict(refused.reason.facts)
    assert (distance_and_reach["cm"], distance_and_reach["reach"]) == (12.5, 5), "from base to base"


@pytest.mark.rule("RE-MOV-05", "RE:premeasure")
def test_where_measuring_is_free_a_charge_that_is_too_far_is_refused() -> None:
    start = table(
        RUNNER, FAR, replace(NEAR, id="asta", at=model(at=(45, 52.5)).at), options=Options(premeasure="always")
    )
    asked = told(lambda: CHARGE.declare(start, RUNNER)).asked[0]
    assert possible(asked) == ["schwert:asta", "unarmed:asta", "back"]
    assert refusal(asked, "schwert:amok") == "RE-MOV-08"


@pytest.mark.rule("RE-GEO-15", "RE-MOV-10")
def test_it_runs_round_walls_and_stops_on_nobody() -> None:
    wall = piece("wand", box(49, 44, 49.5, 46), height=20, climbable=False)
    around = way(table(RUNNER, NEAR, pieces=(wall,)), RUNNER, NEAR)
    assert around is not None and around.plan > 5 * CENTIMETRE
    friend = model("luna", at=(50.2, 45.5))
    past = way(table(RUNNER, NEAR, friend), RUNNER, NEAR)
    assert past is not None
    there = table(replace(RUNNER, at=past.path[-1]), NEAR, friend)
    assert in_contact(there, there.find("mars"), NEAR)
    assert distance(there, there.find("mars"), friend) >= 0
    gap = past.path[-1]
    assert ((gap.x - friend.at.x) ** 2 + (gap.y - friend.at.y) ** 2) ** 0.5 >= 2.5 * CENTIMETRE - 10
    closed = tuple(
        piece(f"w{n}", box(*sides), height=20, climbable=False)
        for n, sides in enumerate(((50, 42, 51, 48), (54, 42, 55, 48), (51, 47, 54, 48), (51, 42, 54, 43)))
    )
    asked = told(
        lambda: CHARGE.declare(
            table(RUNNER, NEAR, replace(FAR, id="asta", at=model(at=(45, 55)).at), pieces=closed), RUNNER
        )
    ).asked[0]
    assert refusal(asked, "schwert:amok") == "RE-GEO-15", "no way leads there"


@pytest.mark.rule("RE-GEO-15", "RE:climb")
def test_it_may_climb_like_any_move() -> None:
    step = piece("stufe", box(47, 30, 60, 60), height=1)
    above = replace(NEAR, floor=CENTIMETRE)
    climb = way(table(RUNNER, above, pieces=(step,)), RUNNER, above)
    assert climb is not None and climb.counted == climb.plan + 2 * CENTIMETRE
    assert way(table(RUNNER, above, pieces=(step,), options=Options(climb="off")), RUNNER, above) is None
    tower = piece("turm", box(50, 30, 60, 60), height=10, climbable=False)
    on_edge = enemy(at=(51.25, 45), floor=10 * CENTIMETRE)
    assert way(table(RUNNER, on_edge, pieces=(tower,)), RUNNER, on_edge) is None, "beside it, but far below"


@pytest.mark.rule("RE-MOV-09", "RE-MEL-18", "RE-CAM-07")
def test_at_whom() -> None:
    hidden = enemy("asta", at=(45, 52), camouflage="active", revealed=False)
    touched = enemy("rana", at=(42.5, 45))
    start = table(RUNNER, NEAR, hidden, touched, enemy("tot", at=(45, 40), status="out"))
    asked = told(lambda: CHARGE.declare(start, RUNNER)).asked[0]
    assert possible(asked) == ["schwert:amok", "unarmed:amok", "back"]
    assert refusal(asked, "schwert:asta") == "RE-CAM-07"
    assert refusal(asked, "schwert:rana") == "RE-MOV-09"


@pytest.mark.rule("RE-MOV-09", "RE:charge_prone", "RE-MIK-14")
def test_who_can_charge() -> None:
    def offered(runner: Model, **options: Any) -> object:
        found = CHARGE.offered(table(runner, NEAR, options=Options(**options)), runner)
        return found.rule_id if isinstance(found, Refused) else found

    assert offered(RUNNER) is True
    assert offered(replace(RUNNER, prone=True)) == "RE-MOV-09"
    assert offered(replace(RUNNER, prone=True), charge_prone="plus_1_ap") is True
    assert offered(model(type="mike", legs="can_turn")) == "RE-MIK-14"
    assert offered(model(weapons=(SWORD,), ap=0)) == "RE-ACT-01"
    assert offered(model(weapons=(SWORD,), movement="flight")) == "RE-MVT-03", "a flyer's phase begins with its flight"
    assert CHARGE.offered(table(RUNNER), RUNNER) is False
    hidden = CHARGE.offered(table(RUNNER, replace(NEAR, revealed=False)), RUNNER)
    assert isinstance(hidden, Refused) and hidden.rule_id == "RE-CAM-07"
    prone = replace(RUNNER, prone=True)
    start = table(prone, NEAR, options=Options(charge_prone="plus_1_ap"))
    assert CHARGE.cost(start, deed_at(start, "schwert:amok")).total == 3


@pytest.mark.rule("RE-PAS-02", "RE-PAS-03", "RE-MOV-10")
def test_difficult_ground_makes_it_dearer_and_a_test_cheaper() -> None:
    start = table(RUNNER, NEAR, zones=(zone("swamp", box(47, 40, 60, 50)),))
    deed = deed_at(start, "schwert:amok", "yes")
    assert deed.test and CHARGE.cost(start, deed).total == 4
    passed = told(lambda: CHARGE.perform(start, deed), faces=[4, *HIT, *HARMLESS]).result
    assert passed.find("mars").ap == 3
    failed = told(lambda: CHARGE.perform(start, deed), faces=[5, *HIT, *HARMLESS])
    assert failed.result.find("mars").ap == 2
    assert [line.message for line in failed.log][:3] == ["re-does-to", "re-tests", "re-test-fails"], "the attack first"
    assert len(failed.notes("re-does-to")) == 1
    (test,) = failed.notes("re-tests")
    assert test.facts["test"] == phrase("re-test-saving", saved=1, ground=(Ref("swamp"),)), "not the sword"


@pytest.mark.rule("RE-ZON-08")
def test_whoever_falls_in_a_ruin_does_not_arrive() -> None:
    start = table(RUNNER, NEAR, zones=(zone("ruin", box(47, 40, 60, 50)),))
    deed = deed_at(start, "schwert:amok")
    done = told(lambda: CHARGE.perform(start, deed), faces=[12])
    assert done.notes("re-charge-short") and done.result.find("mars").prone


@pytest.mark.rule("RE-MOV-03", "RE:merge_scope")
def test_a_table_may_join_moves_to_it() -> None:
    far = enemy(at=(57.5, 45), ap=0)
    assert questions(told(lambda: CHARGE.declare(table(RUNNER, far), RUNNER), "schwert:amok")) == ["RE-MOV-09"]
    start = table(RUNNER, far, options=Options(merge_scope="final_attack_move"))
    asked = told(lambda: CHARGE.declare(start, RUNNER), "schwert:amok", "2")
    assert questions(asked) == ["RE-MOV-09", "RE-MOV-03"]
    assert possible(asked.asked[1]) == ["1", "2", "3", "4", "5", "back"]
    deed = asked.result
    assert deed is not None and deed.actions == 2 and CHARGE.cost(start, deed).total == 3
    after = told(lambda: CHARGE.perform(start, deed), faces=[*HIT, *HARMLESS]).result
    assert in_contact(after, after.find("mars"), after.find("amok"))
    assert after.find("mars").ap == 3


# -- reactions --------------------------------------------------------------------------------------------------------

GUN = weapon("pistole", 1, (20, 3), damage=1)


@pytest.mark.rule("RE-REA-08", "RE-MOV-11")
def test_it_strikes_before_reactions_that_come_too_late() -> None:
    gunner = enemy("asta", at=(60, 45), weapons=(GUN,), fire_ready=True, fk=8)
    start = table(RUNNER, NEAR, gunner)
    deed = deed_at(start, "schwert:amok")
    # The reaction loses its contest (12 against 1), the attack hits and is stood, then the shot misses.
    done = told(lambda: CHARGE.perform(start, deed), "reaction_fire:pistole", faces=[12, 12, 1, *HIT, *HARMLESS, 12])
    causes = [roll.roll.cause for roll in done.rolled]
    assert causes.index("RE-MEL-02") < causes.index("RE-SHO-02")


@pytest.mark.rule("RE:reactions_per_action", "RE-MEL-12")
def test_whoever_ripostes_has_reacted() -> None:
    gunner = enemy(at=(52.5, 45), weapons=(GUN,), fire_ready=True)
    start = table(RUNNER, gunner)
    deed = deed_at(start, "schwert:amok")
    answers = "reaction_fire:pistole", "unarmed"
    # The shot comes too late, the attack is repelled, and so is the riposte: then the shot lapses.
    once = told(lambda: CHARGE.perform(start, deed), *answers, faces=[12, 12, 1, 1, 12, 1, 12])
    assert once.notes("re-riposte") and once.notes("re-reaction-lapses")
    assert once.result.find("amok").ap == 5
    often = replace(start, options=Options(reactions_per_action=0))
    both = told(
        lambda: CHARGE.perform(often, deed), answers[0], "none", answers[1], faces=[12, 12, 1, 1, 12, 1, 12, 12]
    )
    assert both.notes("re-riposte") and not both.notes("re-reaction-lapses")
    assert both.result.find("amok").ap == 3


@pytest.mark.rule("RE:rear_attack", "RE-MEL-15")
def test_where_the_attack_move_began() -> None:
    # Seen from the side, a base at arm's length reaches into the field of view that one further off does not.
    aside = enemy(at=(52.5, 45), facing=120, ap=0)

    def bonuses(options: Options) -> set[str]:
        start = table(RUNNER, aside, options=options)
        deed = deed_at(start, "schwert:amok")
        done = told(lambda: CHARGE.perform(start, deed), faces=[*HIT, *HARMLESS])
        ((bonus,),) = facts(done, "re-melee", "attack")
        assert isinstance(bonus, Tally)
        return {term.rule_id for term in bonus.terms}

    assert "RE-MEL-15" not in bonuses(Options())
    assert "RE-MEL-15" in bonuses(Options(rear_attack="charge_start"))


@pytest.mark.rule("RE-REA-09", "RE-GEO-23")
def test_whoever_falls_on_the_way_strikes_nobody() -> None:
    gunner = enemy("asta", at=(60, 45), weapons=(weapon("pistole", 1, (20, 3), damage=9),), fire_ready=True, fk=12)
    start = table(RUNNER, NEAR, gunner)
    deed = deed_at(start, "schwert:amok")
    done = told(lambda: CHARGE.perform(start, deed), "reaction_fire:pistole", faces=[1, 1, 12, 1, 12, 1])
    assert not done.result.find("mars").active
    assert not done.notes("re-melee") and not done.notes("re-charge-short")


@pytest.mark.rule("RE-CAM-13", "RE:camo_reveal_timing", "RE-MEL-19", "RE:ruling_106")
def test_a_hidden_runner_can_only_be_spotted() -> None:
    sneak = model(weapons=(SWORD,), bw=5, camouflage="active", camouflage_level=3, revealed=False)
    watcher = enemy(at=(52.5, 45), weapons=(GUN,), fire_ready=True, ap=2)
    start = table(sneak, watcher)
    deed = deed_at(start, "schwert:amok")
    done = told(lambda: CHARGE.perform(start, deed), "none", faces=[*HIT, *HARMLESS])
    assert {key.split(":")[0] for key in possible(done.asked[0])} == {"none", "spot"}
    assert done.result.find("mars").revealed
    early = replace(start, options=Options(camo_reveal_timing="on_declaration"))
    open_run = told(lambda: CHARGE.perform(early, deed), "none", faces=[*HIT, *HARMLESS])
    assert {key.split(":")[0] for key in possible(open_run.asked[0])} == {"none", "reaction_fire"}


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_no_preview_tells_whether_a_charge_arrives() -> None:
    def seen(options: Options) -> object:
        start = table(RUNNER, NEAR, options=options)
        deed = charge(start, RUNNER, SWORD, NEAR)
        assert deed is not None
        return told(lambda: reaching(lambda: CHARGE.perform(start, deed))).result

    assert isinstance(seen(Options()), Hidden)
    assert isinstance(seen(Options(premeasure="always")), Reached)


# -- for the duty to attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MOV-09", "RE-INI-05")
def test_example_25_nearer_first_then_the_charge() -> None:
    start = table(RUNNER, enemy(at=(55.5, 45), ap=0))
    foe = start.find("amok")
    assert charge(start, RUNNER, SWORD, foe) is None, "8 cm are too far"
    step = approach(start, RUNNER, foe)
    assert step is not None and step.kind == "move" and length(step.path) == 5 * CENTIMETRE
    nearer = start.change("mars", at=step.path[-1])
    attack = charge(nearer, nearer.find("mars"), SWORD, foe)
    assert attack == Deed("attack_move", "mars", "schwert", (Shots("amok"),), path=attack.path if attack else ())
    assert CHARGE.cost(nearer, attack).total == 2


# -- breaking away ----------------------------------------------------------------------------------------------------

LEAVER = model(at=(45, 45), agi=8)
GRIP = enemy(at=(47.5, 45), weapons=(SWORD,))
AWAY = Deed("move", "mars", path=(LEAVER.at, model(at=(42, 45)).at))
COSTLY = Options(disengage="opportunity_attack")


@pytest.mark.rule("RE:disengage", "RE-REA-05", "RE:perception_contact")
def test_breaking_away_is_free_unless_the_table_says_otherwise() -> None:
    def strikes(action: Deed, *models: Model, options: Options = COSTLY) -> list[str]:
        start = table(*(models or (LEAVER, GRIP)), options=options)
        watcher = start.find("amok")
        return [deed.weapon for deed in OPPORTUNITY.deeds(start, watcher, action)]

    assert strikes(AWAY) == ["schwert", "unarmed"]
    assert strikes(AWAY, options=Options()) == []
    circling = AWAY._replace(path=(LEAVER.at, model(at=(47.5, 42.5)).at))
    assert strikes(circling) == [], "still in contact at the end"
    assert strikes(Deed("guard", "mars")) == []
    assert strikes(AWAY, replace(LEAVER, revealed=False), GRIP) == []
    away = replace(GRIP, facing=0)
    assert strikes(AWAY, LEAVER, away) == ["schwert", "unarmed"], "who is touched is noticed"
    strict = Options(disengage="opportunity_attack", perception_contact="strict")
    assert strikes(AWAY, LEAVER, away, options=strict) == [], "unless the table says otherwise (RE-REA-05)"
    poor = enemy(at=(47.5, 45), weapons=(SWORD,), ap=0)
    assert strikes(AWAY, LEAVER, poor) == ["unarmed"], "a class I weapon costs nothing here"


@pytest.mark.rule("RE:disengage", "RE-MEL-03")
def test_whoever_breaks_away_defends_without_agility() -> None:
    start = table(LEAVER, GRIP, options=COSTLY)
    # The reaction wins its contest (12 + 4 against 8 + 1), the blow hits (4 + 4 against 0 + 7) and does nothing.
    done = told(lambda: movement.move(start, AWAY), "opportunity_attack:schwert", faces=[1, 1, 12, 4, 7, *HARMLESS])
    ((defence,),) = facts(done, "re-melee", "defence")
    assert isinstance(defence, Tally) and defence.total == 0
    assert done.notes("re-melee-hit")
    assert done.result.find("amok").ap == 5
    assert done.result.find("mars").at.in_cm == (42, 45)
    repelled = told(lambda: movement.move(start, AWAY), "opportunity_attack:schwert", faces=[1, 1, 12, 1, 12])
    assert questions(repelled) == ["RE-REA-01"], "and has no time to strike back"


@pytest.mark.rule("RE-MOV-09", "RE-DMG-10", "RE:finish_off")
def test_nobody_runs_at_whoever_is_out_unless_the_table_lets_them() -> None:
    runner, lying = model(at=(40, 45), weapons=(blade(),)), enemy(at=(45, 45), status="out")
    refused = why_not_target(world(runner, lying), runner, lying)
    assert refused is not None and refused.rule_id == "RE-DMG-10"
    assert why_not_target(world(runner, lying, options=Options(finish_off="yes")), runner, lying) is None
