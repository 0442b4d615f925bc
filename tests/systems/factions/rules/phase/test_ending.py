"""The end of a campaign: when, with which scores and ranks."""

from typing import Any

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.phase.ending import end_reason, great_scores, outcome, ranking, score
from regelwerk.systems.factions.state import Faction, World
from systems.factions.builders import faction, step, world
from systems.factions.stories import a_plan, bare, with_options

PLAIN = Options()


def after(*factions: Faction, phase: int = 3, ended: str = "", options: Options = PLAIN, **scene: Any) -> World:
    state = world(*factions, options=options, phase=phase, ended=ended, stage="closing")
    return replace(state, scene=replace(state.scene, **scene))


# -- when -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-END-01")
def test_fa_end_01_after_the_last_phase_with_one_great_faction_left_or_by_a_plan() -> None:
    two = (bare("wache"), bare("orden"), bare("bettler", minor=True))
    assert end_reason(after(*two)) == ""
    assert end_reason(after(*two, max_phases=4)) == ""
    assert end_reason(after(*two, max_phases=3)) == "max_phases"
    assert (
        end_reason(after(bare("wache"), bare("orden", destroyed=True), bare("bettler", minor=True))) == "last_standing"
    )
    done = bare("orden", plans=(a_plan("zoll", status="complete"),))
    assert end_reason(after(bare("wache"), done, end_plans=("zoll",))) == "plan"
    assert end_reason(after(bare("wache"), done, end_plans=("schatz",))) == ""


@pytest.mark.rule("FA:campaign_end", "FA-RUL-65")
@pytest.mark.parametrize(
    ("ends", "phases", "last"),
    [("scenario", "max_phases", "last_standing"), ("last_standing", "", "last_standing"), ("never", "", "")],
)
def test_ruling_65_what_ends_a_campaign(ends: Any, phases: str, last: str) -> None:
    options = Options(campaign_end=ends)
    assert end_reason(after(bare("wache"), bare("orden"), options=options, max_phases=3)) == phases
    assert end_reason(after(bare("wache"), bare("orden", destroyed=True), options=options)) == last


@pytest.mark.rule("FA-END-01")
def test_fa_end_01_it_ends_with_the_end_of_a_phase() -> None:
    closed = step(after(bare("wache"), bare("orden", destroyed=True))).result
    assert closed.ended == "last_standing"
    found = outcome(closed)
    assert found is not None and (found.winner, found.rule_id) == ("wache", "FA-END-01")
    assert outcome(after(bare("wache"), bare("orden"))) is None


# -- scores ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-END-02", "FA-END-04")
def test_fa_end_02_what_counts() -> None:
    fallen, small = bare("zirkel", destroyed=True), bare("bettler", destroyed=True, minor=True)

    def points(**changes: Any) -> int:
        watch = bare("wache", **changes)
        return score(after(watch, fallen, small), watch).total

    assert points() == 0
    assert points(plans=(a_plan("a", status="complete"), a_plan("b", progress=2), a_plan("c", status="cancelled"))) == 6
    assert points(trophies=("zirkel", "bettler")) == 5
    assert [points(rp=rp, invested=4) for rp in (0, 1, 5, 6)] == [0, 1, 1, 2]
    broken = replace(faction("wache").asset("torfestung"), damaged=True)
    assert points(assets=(broken, "reiterstaffel")) == 1
    assert points(wounds=2) == -2
    assert points(destroyed=True, rp=50) == 0


@pytest.mark.rule("FA-END-03")
def test_fa_end_03_ranks_by_score_then_fewer_wounds_then_more_points() -> None:
    state = after(
        bare("asche", rp=5, wounds=1, assets=("katakomben",)),
        bare("kontor", rp=5),
        bare("orden", rp=6),
        bare("wache", rp=6),
        bare("zirkel", rp=10),
        bare("bettler", minor=True, rp=90),
    )
    assert ranking(state, great_scores(state)) == (("zirkel",), ("orden", "wache"), ("kontor",), ("asche",))


@pytest.mark.rule("FA-END-03")
def test_fa_end_03_destroyed_factions_come_last_the_later_fallen_first() -> None:
    fallen = [bare(who, destroyed=True) for who in ("asche", "orden", "zirkel")]
    state = replace(after(*fallen, bare("wache", wounds=3)), fallen=("zirkel", "asche", "orden"))
    assert ranking(state, great_scores(state)) == (("wache",), ("orden",), ("asche",), ("zirkel",))


@pytest.mark.rule("FA-END-03")
def test_fa_end_03_a_single_survivor_wins_whatever_the_score_and_a_shared_rank_has_no_winner() -> None:
    alone = after(bare("wache", wounds=3), bare("orden", destroyed=True, rp=0, invested=90), ended="last_standing")
    found = outcome(alone)
    assert found is not None and found.winner == "wache"
    shared = outcome(after(bare("wache"), bare("orden"), ended="max_phases"))
    assert shared is not None and shared.winner is None
    nobody = outcome(after(bare("wache", destroyed=True), bare("orden", destroyed=True), ended="last_standing"))
    assert nobody is not None and nobody.winner is None


@pytest.mark.rule("FA-END-06", "FA-END-02")
def test_fa_end_06_a_plan_that_became_a_mission_counts_unless_it_is_cancelled() -> None:
    for status, points in (("complete", 6), ("cancelled", 0)):
        watch = bare("wache", plans=(a_plan(status=status),))
        assert score(after(watch), watch).total == points


@pytest.mark.rule("FA:campaign_end")
def test_the_master_may_end_any_campaign() -> None:
    state = with_options(after(bare("wache", rp=5), bare("orden"), ended="by_master"), Options(campaign_end="never"))
    found = outcome(state)
    assert found is not None and found.winner == "wache"


@pytest.mark.rule("FA-END-01", "FA-END-02", "FA-END-03")
def test_the_end_tells_which_plan_ended_the_campaign_and_how_all_stand() -> None:
    vault = a_plan("ratsschatz", status="complete")
    state = after(
        bare("asche", rp=4, plans=(vault,)), bare("wache", rp=25, wounds=1), bare("orden", rp=29), ended="plan",
        end_plans=("ratsschatz",),
    )  # fmt: skip
    found = outcome(state)
    assert found is not None and found.winner == "asche"
    names = {"asche": "Asche", "wache": "Wache", "orden": "Orden", "ratsschatz": "Der Schatz"}
    told = phrasebook("de", "regelwerk.systems.factions").say(
        found.reason, {key: {"de": name, "en": name} for key, name in names.items()}
    )
    assert told == (
        "In Phase 3 ist ein Plan vollendet, mit dem die Kampagne endet: „Der Schatz“. Punkte: Asche 6 "
        "(vollendete Pläne 6), Orden 5, Wache 4."
    )


@pytest.mark.rule("FA-END-03")
@pytest.mark.parametrize(("rp", "tied"), [(9, True), (10, False)])
def test_a_tie_in_points_is_told_where_it_was_broken(rp: int, tied: bool) -> None:
    found = outcome(after(bare("wache", rp=rp), bare("orden", rp=5), ended="max_phases"))
    assert found is not None and (found.winner, dict(found.reason.facts)["tied"]) == ("wache", tied)
