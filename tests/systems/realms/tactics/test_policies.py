"""Tactics: whole games are played to their end, every answer is legal, and playing beats not playing."""

from __future__ import annotations

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import BySeat, Defaults, Policy
from regelwerk.engine.state_values import replace
from regelwerk.space import CENTIMETRE, parse_point
from regelwerk.systems.realms.content.setup import duel_document, scenario_document, start
from regelwerk.systems.realms.rules.core import rounds
from regelwerk.systems.realms.rules.melee import opponents
from regelwerk.systems.realms.rules.mission.deployment import PlaceScene, why_not
from regelwerk.systems.realms.rules.shooting.autofire import spread
from regelwerk.systems.realms.rules.sight.camouflage import may_hide
from regelwerk.systems.realms.state import Deed, Phase, Shots, World
from regelwerk.systems.realms.system import SYSTEM
from regelwerk.systems.realms.tactics.deployment import most_urgent, place
from regelwerk.systems.realms.tactics.light import hunch
from regelwerk.systems.realms.tactics.policies import DEFAULT, PLAIN, PRIOR, TACTICS, Tactic
from regelwerk.systems.realms.tactics.threat import sized_up
from regelwerk.systems.realms.tactics.weights import RAIDING, SENSIBLE, SHREWD, TEMPERS, Temper
from systems.realms.builders import armour, blade, enemy, model, weapon, world

CONTENT = SYSTEM.content()
GAME = SYSTEM.game
STEPS = 1500
RIFLE = weapon()


def ended(begun: World, policy: Policy, seed: int) -> World:
    """The end of a game."""
    return Simulation(policy, RandomDice(seed)).play(GAME, begun, STEPS)


def scenario(name: str, **options: object) -> World:
    return start(scenario_document(CONTENT, name, options))


def test_the_tactics_are_named_after_their_tempers() -> None:
    assert list(TACTICS) == [temper.name for temper in TEMPERS] == ["sensible", "aggressive", "careful", "light"]
    assert TACTICS[DEFAULT].name == "sensible"


@pytest.mark.parametrize("tactic", sorted(TACTICS))
def test_every_tactic_plays_a_short_scenario_to_its_end(tactic: str) -> None:
    assert ended(scenario("uebung"), TACTICS[tactic], 3).verdict is not None


def test_a_tactic_decides_the_same_every_time() -> None:
    one, other = (ended(scenario("uebung"), TACTICS[DEFAULT], 5) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("seat", ["blue", "red"])
def test_whoever_plays_beats_whoever_does_not(seat: str) -> None:
    other = "red" if seat == "blue" else "blue"
    policy = BySeat(((seat, TACTICS[DEFAULT]), (other, Defaults())))
    for seed in range(2):
        verdict = ended(scenario("uebung"), policy, seed).verdict
        assert verdict is not None and (verdict.winner, verdict.reason) == (seat, "re-reason-eliminated")


@pytest.mark.parametrize(
    "options",
    [
        {"merge_scope": "final_attack_move", "disengage": "opportunity_attack", "charge_prone": "plus_1_ap"},
        {
            "forced_attack": "all_attacks_this_phase",
            "direct_opponent_timing": "every_action",
            "premeasure": "moves_only",
        },
        {"turn_order": "agi_descending", "expert_order": True, "reactions_per_action": 0, "turn_limit": "unlimited"},
        {"area_aim": "models_only", "shoot_in_contact": "forbidden", "climb": "off", "move_facing": "follow_path"},
    ],
)
def test_other_rulings_do_not_lead_astray(options: dict[str, object]) -> None:
    assert ended(scenario("uebung", **options), TACTICS[DEFAULT], 2).verdict is not None


def test_the_better_fighter_of_a_duel_wins() -> None:
    begun = start(duel_document(CONTENT, "mars", "kundschafter", {}))
    for seed in range(3):
        verdict = ended(begun, TACTICS[DEFAULT], seed).verdict
        assert verdict is not None and verdict.winner == "blue"


# -- single prompts ---------------------------------------------------------------------------------------------------


def test_a_direct_opponent_is_ignored_unless_it_is_the_target_anyway() -> None:
    """Trying to ignore costs nothing, so whoever wants something else tries."""
    near = enemy("amok", (47.5, 45), weapons=(blade(),), agi=2, armour=armour(9))
    prey = enemy("amon", (65, 45.5), weapons=(weapon("mg", 3, (40, 4), af=4),), left=1)
    fighter = model("mars", (45, 45), weapons=(blade(strength=9),), agi=9, eh=12)
    shooter = model("mars", (45, 45), weapons=(RIFLE,), eh=12, bw=0)
    for begun, duty in ((world(fighter, near), ("amok",)), (world(shooter, near, prey), ())):
        begun = replace(begun, phase=Phase("mars"), stage="phase")
        after = Simulation(TACTICS[DEFAULT], RandomDice(1)).run(opponents.settle(begun))
        assert after.phase is not None and after.phase.duty == duty


def test_whoever_can_strike_at_once_acts_before_whoever_sees_nobody() -> None:
    killer = model("mars", (45, 45), weapons=(RIFLE,), fk=7)
    idle = model("venus", (5, 5), facing=180, weapons=(blade(),))
    far = enemy("amok", (65, 45), left=1, weapons=(RIFLE,))
    assert most_urgent(world(idle, killer, far), ("venus", "mars"), SENSIBLE) == "mars"


def test_the_models_of_a_pair_are_picked_by_urgency() -> None:
    killer = model("mars", (45, 45), weapons=(RIFLE,), fk=7)
    idle = model("venus", (5, 5), facing=180, weapons=(blade(),))
    start_ = world(idle, killer, enemy("amok", (65, 45), left=1, weapons=(RIFLE,)))
    queue = Simulation(TACTICS[DEFAULT], RandomDice(1)).run(rounds.next_phase(start_)).queue
    assert "mars" in queue and "venus" not in queue


def test_a_burst_goes_to_one_target_unless_a_weak_one_stands_beside_it() -> None:
    gun = weapon("mg", 3, (40, 4), af=4, strength=6)
    mars = model("mars", (45, 45), weapons=(gun,), fk=8)
    tough = enemy("amok", (60, 45), armour=armour(9))
    simulation = Simulation(TACTICS[DEFAULT], RandomDice(1))
    deed = Deed("normal_shot", "mars", "mg", (Shots("amok"),))
    apart = world(mars, tough, enemy("amon", (60, 70), left=1), acting="mars")
    assert _targets(simulation.run(spread(apart, deed))) == {"amok": 5}
    beside = world(mars, tough, enemy("amon", (60, 48), left=1), acting="mars")
    assert set(_targets(simulation.run(spread(beside, deed)))) == {"amok", "amon"}


def _targets(deed: Deed | None) -> dict[str, int]:
    assert deed is not None
    return {shots.target: shots.shots for shots in deed.targets}


@pytest.mark.parametrize("name", ["standard", "extraktion", "bergung", "altstadt"])
def test_models_are_deployed_legally_and_apart(name: str) -> None:
    begun = replace(scenario(name), stage="deploy")
    for side in ("blue", "red"):
        placed = []
        for one in [one for one in begun.models if one.side == side]:
            text, _, _ = place(PlaceScene(begun, one.id), "", SENSIBLE).partition("@")
            at = parse_point(text, CENTIMETRE)
            assert why_not(begun, one, at) is None
            placed.append(at)
            begun = begun.change(one.id, at=at, vitals=replace(one.vitals, status="active"))
        assert len(set(placed)) == len(placed)


def test_somebody_with_passive_camouflage_begins_where_it_can_hide() -> None:
    begun = scenario("extraktion")
    text, _, _ = place(PlaceScene(begun, "spaeher"), "", SENSIBLE).partition("@")
    at = parse_point(text, CENTIMETRE)
    assert may_hide(begun, replace(begun.find("spaeher"), at=at))


# -- what somebody who looks ahead begins with ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "temper"), [("strandgut", RAIDING), ("bergung", SHREWD), ("uebung", SHREWD)])
def test_somebody_who_looks_ahead_begins_as_the_mission_asks(name: str, temper: Temper) -> None:
    begun = scenario(name)
    as_prior, alike = (ended(begun, policy, 2) for policy in (PRIOR, Tactic("alike", temper)))
    assert as_prior == alike
    assert as_prior != ended(begun, TACTICS[DEFAULT], 2)


def test_where_cover_counts_more_models_are_deployed_farther_back_for_it() -> None:
    def ahead(temper: Temper) -> int:
        """How far the blue side has come forward, all together."""
        begun = replace(scenario("strandgut"), stage="deploy")
        for one in [one for one in begun.models if one.side == "blue"]:
            text, _, _ = place(PlaceScene(begun, one.id), "", temper).partition("@")
            at = parse_point(text, CENTIMETRE)
            begun = begun.change(one.id, at=at, vitals=replace(one.vitals, status="active"))
        return sum(one.at.y for one in begun.models if one.side == "blue")

    assert ahead(RAIDING) < ahead(SENSIBLE)


def test_whoever_carries_something_is_the_better_target_to_a_hunter() -> None:
    begun = scenario("strandgut")
    standing = tuple(replace(one, vitals=replace(one.vitals, status="active")) for one in begun.models)
    begun = replace(begun, models=standing).change("lotsin-2", carries=0)
    prizes = {
        temper.name: {foe.model.id: foe.prize for foe in sized_up(begun, begun.find("lotsin"), temper)}
        for temper in (SENSIBLE, RAIDING)
    }
    assert prizes["sensible"]["lotsin-2"] == pytest.approx(1.6)
    assert prizes["raiding"]["lotsin-2"] == pytest.approx(2.2)
    assert prizes["sensible"]["enterer-2"] == prizes["raiding"]["enterer-2"] == 1.0


def test_the_plain_player_takes_nothing_into_account() -> None:
    after = ended(scenario("uebung"), PLAIN, 1)
    assert after.verdict is not None and after.verdict.winner == ""


def test_whoever_decides_quickly_shoots_whom_it_sees_and_strikes_whom_it_touches() -> None:
    rifle = weapon()
    mars = model("mars", (30, 45), weapons=(rifle,), fk=6)
    assert hunch(world(mars, enemy("amok", (50, 45), weapons=(rifle,)), acting="mars"), "mars").target == "amok"
    knife = model("mars", (30, 45), weapons=(blade(),))
    touched = world(knife, enemy("amok", (32.5, 45), weapons=(rifle,)), acting="mars")
    assert (hunch(touched, "mars").kind, hunch(touched, "mars").target) == ("melee", "amok")


def test_whoever_decides_quickly_and_sees_nobody_goes_to_meet_the_enemy() -> None:
    mars = model("mars", (10, 45), weapons=(blade(),))
    deed = hunch(world(mars, enemy("amok", (80, 45), weapons=(blade(),)), acting="mars"), "mars")
    assert deed.kind == "move"
    assert deed.path[-1].x > mars.at.x
