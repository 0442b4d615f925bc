"""Equipment: using things, healing, coming back from being out."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.rules.core.equipment import ACTS, treated, usable_items, why_not
from regelwerk.systems.realms.rules.core.phase import begin
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from systems.realms.builders import enemy, facts, item, model, possible, refusal, told, world

(USE,) = ACTS
SPRAY = item(ap=1, uses=3, heals=1)
STIM = item("stimulans", ap=2, modifiers=(("agi", 1), ("bw", 1)))
SCANNER = item("scanner", spotting=1)
MEDIC = model(items=(SPRAY, SCANNER))
HURT = model("luna", at=(47.5, 45), left=2)


def table(*models: Model, **changes: Any) -> World:
    return world(*models, acting="mars", **changes)


def spray(target: str) -> Deed:
    return Deed("use_equipment", "mars", targets=(Shots(target),), item="spray")


def used(start: World, deed: Deed) -> World:
    return told(lambda: USE.perform(start, deed)).result


def refused(target: Model, medic: Model = MEDIC) -> str:
    why = why_not(table(medic, target), medic, medic.card.items[0], target)
    return "" if why is None else why.rule_id


@pytest.mark.rule("RE-EQP-01", "RE-EQP-02", "RE-EQP-03", "RE:ruling_109")
def test_what_costs_nothing_needs_no_action() -> None:
    assert [one.id for one in usable_items(MEDIC)] == ["spray"]
    assert USE.offered(table(model(items=(SCANNER,))), model(items=(SCANNER,))) is False


@pytest.mark.rule("RE-EQP-02", "RE-EQP-03")
def test_a_spray_heals_whoever_is_touched() -> None:
    done = used(table(MEDIC, HURT), spray("luna"))
    healed = done.find("luna")
    assert (healed.vitals.hp, healed.ap, healed.prone, healed.had_phase) == (3, 6, False, False)
    assert done.find("mars").ap == 5
    assert done.find("mars").uses_left("spray", 3) == 2
    myself = model(items=(SPRAY,), left=1)
    assert used(table(myself), spray("mars")).find("mars").vitals.hp == 2


@pytest.mark.rule("RE-EQP-02", "RE-EQP-03", "RE:ruling_108")
def test_on_whom_it_works() -> None:
    assert refused(HURT) == ""
    assert refused(model("luna", at=(49, 45), left=2)) == "RE-EQP-03", "not in contact"
    assert refused(model("luna", at=(47.5, 45))) == "RE-EQP-03", "unhurt"
    assert refused(model("luna", at=(48.25, 45), type="mike", left=2)) == "RE-EQP-03", "infantry only"
    assert refused(HURT, replace(MEDIC, used=(("spray", 3),))) == "RE-EQP-03", "used up"
    assert refused(HURT, model(items=(SPRAY,), ap=0)) == "RE-ACT-01"


@pytest.mark.rule("RE-EQP-02", "RE-EQP-03")
def test_what_raises_nothing_is_not_used() -> None:
    placebo = model(items=(item("placebo", ap=1, modifiers=(("agi", 0),)),))
    assert refused(placebo, placebo) == "RE-EQP-03"
    stimulated = model(items=(STIM,), aided=(("agi", 1), ("bw", 1)))
    assert refused(stimulated, stimulated) == "RE-EQP-03", "it works already"
    assert refused(model(items=(STIM,)), model(items=(STIM,))) == ""


@pytest.mark.rule("RE-EQP-03")
def test_the_log_says_what_an_item_raises() -> None:
    start = table(model(items=(STIM,)))
    story = told(lambda: USE.perform(start, Deed("use_equipment", "mars", targets=(Shots("mars"),), item="stimulans")))
    ((raised,),) = facts(story, "re-item-helps", "raised")
    assert raised == (
        phrase("re-item-raises", what=Word("re-attribute-agi"), amount=1),
        phrase("re-item-raises", what=Word("re-attribute-bw"), amount=1),
    )


@pytest.mark.rule("RE-EQP-02")
def test_what_is_asked() -> None:
    second = model("io", at=(42.5, 45), left=1)
    start = table(MEDIC, HURT, second, model("weit", at=(60, 45), left=1), enemy(at=(45, 47.5), left=1))
    asked = told(lambda: USE.declare(start, MEDIC)).asked[0]
    assert possible(asked) == ["spray:luna", "spray:io", "back"]
    assert refusal(asked, "spray:mars") == "RE-EQP-03"
    single = told(lambda: USE.declare(table(MEDIC, HURT), MEDIC))
    assert single.asked == [] and single.result == spray("luna")
    assert USE.offered(table(MEDIC, HURT), MEDIC) is True
    alone = USE.offered(table(MEDIC), MEDIC)
    assert isinstance(alone, Refused) and alone.rule_id == "RE-EQP-03"


@pytest.mark.rule("RE-DMG-10", "RE-EQP-03", "RE-CRT-01", "RE:ruling_39")
def test_whoever_was_out_comes_back_lying_down() -> None:
    out = model("luna", at=(47.5, 45), left=0, status="out", ap=3, unused=3, fire_ready=True, guard=True, fast=True)
    start = table(MEDIC, out, queue=("luna", "mars"))
    run = told(lambda: USE.perform(start, spray("luna")))
    assert facts(run, "re-comes-round", "who", "critical") == [(Ref("luna"), True)]
    done = used(start, spray("luna"))
    back = done.find("luna")
    assert back.active and back.prone and back.had_phase
    assert (back.vitals.hp, back.ap, back.unused) == (1, 0, 0)
    assert not (back.fire_ready or back.guard or back.fast)
    assert back.vitals.critical and back.vitals.markers == 0, "below half, without further loss"
    assert done.queue == ("mars",), "its phase of this round is gone"
    strong = model("luna", at=(47.5, 45), left=0, status="out")
    healthy = treated(table(MEDIC, strong), "luna", 2).find("luna")
    assert not healthy.vitals.critical


@pytest.mark.rule("RE-EQP-02", "RE-EQP-03", "RE:ruling_108")
def test_one_line_says_what_it_cost_what_it_did_and_what_is_left() -> None:
    run = told(lambda: USE.perform(table(MEDIC, HURT), spray("luna")))
    assert [line.message for line in run.log] == ["re-healed"]
    ((by, who, cost, uses, hp),) = facts(run, "re-healed", "by", "who", "cost", "uses", "hp")
    assert (by, who, cost.total, uses, hp) == (Ref("mars"), Ref("luna"), 1, 2, 1)
    endless = model(items=(replace(SPRAY, uses=0),))
    assert facts(told(lambda: USE.perform(table(endless, HURT), spray("luna"))), "re-healed", "uses") == [(-1,)]


@pytest.mark.rule("RE-DMG-11")
def test_whoever_was_removed_does_not() -> None:
    gone = model("luna", at=(47.5, 45), left=0, status="removed")
    assert isinstance(USE.offered(table(MEDIC, gone), MEDIC), Refused)


@pytest.mark.rule("RE-EQP-03")
def test_attributes_are_raised_while_it_works() -> None:
    quick = model(items=(STIM,))
    assert why_not(table(quick), quick, STIM, quick) is None
    deed = Deed("use_equipment", "mars", targets=(Shots("mars"),), item="stimulans")
    done = used(table(quick), deed)
    now = done.find("mars")
    assert attribute(done, now, "agi").total == 5 and attribute(done, now, "bw").total == 5
    assert now.ap == 4 and now.used == ()
    why = why_not(done, now, STIM, now)
    assert why is not None and why.rule_id == "RE-EQP-03", "a second dose adds nothing"
    assert told(lambda: begin(done, "mars")).result.find("mars").aided == (), "until the next phase begins"


@pytest.mark.rule("RE-REA-09", "RE-EQP-02")
def test_a_use_whose_target_is_gone_is_lost() -> None:
    gone = model("luna", at=(47.5, 45), left=0, status="removed")
    done = told(lambda: USE.perform(table(MEDIC, gone), spray("luna")))
    assert done.notes("re-act-lost")
    assert done.result.find("mars").uses_left("spray", 3) == 3
