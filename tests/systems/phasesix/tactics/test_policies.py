"""Tactics: given this situation, the computer does that; and whatever it does is legal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

from regelwerk.dice import Hits, RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose, Play, Roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import BySeat, Policy
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.space import Piece, Point, metres_between, rectangle
from regelwerk.systems.phasesix.content.setup import duel_document, scenario_document, start
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import Attack, Defence, Figures, hit_pool, planned
from regelwerk.systems.phasesix.rules.attack.defence import NO_GUARD, defences_against
from regelwerk.systems.phasesix.rules.body.conditions import dying
from regelwerk.systems.phasesix.rules.core.rolls import Purse, plain_pool, pool_roll
from regelwerk.systems.phasesix.rules.core.rounds import take_turn
from regelwerk.systems.phasesix.rules.handlings.reactions import ReactionScene, declare
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter, Goals, Scene
from regelwerk.systems.phasesix.tactics.estimates import arms_of, best_blow, expected_loss, wound_tails
from regelwerk.systems.phasesix.tactics.policies import DEFAULT, TACTICS
from soaking import every
from systems.phasesix.builders import CONTENT, FOES, GAME, HEROES, fight, someone

STEADY, RECKLESS, CAUTIOUS, MARKSMAN, LIGHT = (
    TACTICS[name] for name in ("steady", "reckless", "cautious", "marksman", "light")
)
SCENARIOS = ("hohlweg", "lagerhalle", "gruft", "schlaegerei", "feuergefecht")


def asked(play: Play[Any]) -> Choose[Any]:
    """The first question of a rule."""
    effect = next(play)
    while not isinstance(effect, Choose):
        effect = play.send(None)
    return effect


def decided(prompt: Choose[Any], tactic: Policy) -> str:
    """The tactic's answer; it is legal."""
    key = tactic.decide(prompt)
    assert isinstance(key, str)
    assert not isinstance(prompt.answers.find(key), Refusal), key
    return key


def in_turn(state: Combat, tactic: Policy = STEADY) -> str:
    """What the actor does next."""
    return decided(asked(take_turn(state)), tactic)


def reaction(state: Combat, who: str, weapon: str, hits: Hits, tactic: Policy = STEADY, mode: Any = "melee") -> str:
    """The answer to the actor's attack that has just hit so often."""
    actor, target = state.actor, state.find(who)
    strike = planned(state.scene, actor, target, actor.sheet.weapon(weapon), mode).strike
    offers = defences_against(state, strike, hits)
    scene = ReactionScene(state, who, actor.id, strike, hits)
    return decided(asked(declare(scene, offers, phrase("ps-ask-reaction"))), tactic)


@dataclass(frozen=True)
class Noted(Policy):
    """A tactic whose answers are written down."""

    tactic: Policy
    answers: list[str] = field(default_factory=list, hash=False)
    name: str = "noted"

    def decide(self, prompt: Choose[Any]) -> str:
        self.answers.append(decided(prompt, self.tactic))
        return self.answers[-1]


def one_step(state: Combat, tactic: Policy = STEADY) -> tuple[Combat, list[str]]:
    """One step, everybody with the same tactic, fixed dice; and what was answered."""
    noted = Noted(tactic)
    return Simulation(noted, RandomDice(1)).run(GAME.step(state)), noted.answers


def on_map(*fighters: Fighter, at: Mapping[str, tuple[float, float]], terrain: tuple[Piece, ...] = ()) -> Combat:
    return fight(*fighters, positions=at, terrain=terrain)


def apart(state: Combat, one: str, other: str) -> float:
    first, second = state.find(one).position, state.find(other).position
    assert first is not None and second is not None
    return metres_between(first, second)


# -- whatever happens, it is legal --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_pairing_of_tactics_plays_every_scenario_to_its_end(name: str) -> None:
    state = start(scenario_document(CONTENT, name, {}))
    first, second = dict.fromkeys(fighter.seat for fighter in state.fighters)
    for number, (one, other) in enumerate(product(TACTICS.values(), repeat=2)):
        # A new simulation each time: with an empty memory every rule is played, not drawn from its law.
        for seed in every(2, (number, number + 100)):
            simulation = Simulation(BySeat(((first, one), (second, other))), RandomDice(seed))
            final = simulation.play(GAME, state, max_steps=2000)
            outcome = GAME.outcome(final)
            assert outcome is not None
            assert final.round <= 21, (one.name, other.name, outcome)


@pytest.mark.parametrize(
    "options",
    [
        {"reaction_timing": "before_roll", "parry_unarmed": True, "throw_mode_dodgeable": True},
        {"reaction_scope": "defensive_only", "cover_combination": "sequential", "foe_at_zero": "dead"},
        {"reaction_attack_target": "actor_only", "walk_extra_scope": "attack_only", "bonus_dice_after_roll": "never"},
        {"space": "none", "steal_target": "saved_first", "gained_actions_expire": "end_of_round"},
        {"reaction_window_per": "handling", "crouched_movement": "any", "aim_limit": "perception_2023"},
        {"walk_extra_as_reaction": True, "coup_melee_only": True, "distance_scope": "all", "rule_wrong_distance": True},
        {"bonus_dice_after_roll": "any_time", "overkill": "raise_level", "stabilised_state": "awake"},
    ],
)
def test_other_rulings_do_not_lead_a_tactic_astray(options: dict[str, Any]) -> None:
    for (number, name), tactic in every(3, product(enumerate(SCENARIOS), (STEADY, CAUTIOUS))):
        state = start(scenario_document(CONTENT, name, options))
        final = Simulation(tactic, RandomDice(number)).play(GAME, state, max_steps=2000)
        assert GAME.outcome(final) is not None


@pytest.mark.parametrize("tactic", TACTICS.values(), ids=list(TACTICS))
@pytest.mark.parametrize("space", ["none", "plane"])
def test_duels_without_a_round_limit_come_to_an_end(tactic: Policy, space: str) -> None:
    for first, second in (("hagen", "leyla"), ("mira", "wolf"), ("nadja", "juri"), ("guard_shield", "skeleton")):
        state = start(duel_document(CONTENT, first, second, {"space": space}))
        final = Simulation(tactic, RandomDice(5)).play(GAME, state, max_steps=5000)
        assert GAME.outcome(final) is not None


def test_tactics_are_values_with_names() -> None:
    assert DEFAULT == "steady"
    assert all(name == tactic.name for name, tactic in TACTICS.items())
    assert len({hash(tactic) for tactic in TACTICS.values()}) == len(TACTICS) == 5


# -- estimates ----------------------------------------------------------------------------------------------------


def defence(cover: tuple[int, ...] = (), protection: int = 0, wounds_per_hit: int = 1) -> Defence:
    return Defence("", "", cover, protection, wounds_per_hit, 12, "worst_first", False, "")


def attack(dice: int, crit: int | None, against: Defence) -> Attack:
    """So many dice against 5+ at somebody with 12 hearts."""
    figures = Figures(
        tally(dice, "PS-HIT-02", "x"),
        tally(5, "PS-ROL-01", "x"),
        None if crit is None else tally(crit, "PS-CRT-01", "x"),
    )
    pool = hit_pool(figures, Options(), "apart", wounds_that_matter=12, wounds_per_hit=against.wounds_per_hit)
    return Attack(Purse("", ""), pool, against, 12, 12)


@pytest.mark.parametrize(
    ("dice", "crit", "cover", "protection", "at_least_one"),
    [
        (5, 11, (), 0, 0.86831276),
        (7, 11, (), 3, 0.40920253),
        (8, 7, (), 5, 0.76771834),
        (10, None, (), 4, 0.21312808),
        (6, 11, (5,), 1, 0.46236929),
        (6, 11, (4,), 3, 0.15965415),
    ],
)
def test_estimates_of_an_attack_are_the_specifications_numbers(
    dice: int, crit: int | None, cover: tuple[int, ...], protection: int, at_least_one: float
) -> None:
    against = defence(cover=cover, protection=protection)
    assert wound_tails(attack(dice, crit, against))[0] == pytest.approx(at_least_one, abs=1e-8)


def test_estimates_count_mega_crits_and_wounds_per_hit() -> None:
    assert sum(wound_tails(attack(7, 11, defence(protection=2)))) == pytest.approx(0.89204171, abs=2e-3)
    assert sum(wound_tails(attack(2, None, defence(wounds_per_hit=3)))) == pytest.approx(2.0)


def test_known_hits_are_thinned_by_cover_and_armour() -> None:
    assert expected_loss(Hits(3, 1, (1,)), NO_GUARD, defence(protection=1), 9) == 4
    assert expected_loss(Hits(3, 1, (1,)), NO_GUARD, defence(protection=1), 2) == 2
    behind = defence(cover=(4,), protection=1, wounds_per_hit=2)
    assert expected_loss(Hits(2, 0, ()), NO_GUARD, behind, 9) == pytest.approx(0.25 * 2)


# -- whom and how to attack ----------------------------------------------------------------------------------------


def test_finishes_off_the_weakened_enemy_first() -> None:
    hagen = someone("hagen", ready=("axe",))
    fresh, hurt = someone("wolf", id="fresh"), someone("wolf", id="hurt", hearts=1)
    assert in_turn(fight(hagen, fresh, hurt), RECKLESS) == "attack:axe:melee:hurt"


def test_goes_for_the_more_dangerous_of_two_equally_hurt() -> None:
    hagen = someone("hagen", ready=("axe",))
    wolf, zombie = someone("wolf"), someone("zombie", hearts=4)
    assert in_turn(fight(hagen, zombie, wolf), RECKLESS) == "attack:axe:melee:wolf"


def test_nobody_wastes_an_attack_on_the_fallen() -> None:
    hagen = someone("hagen", ready=("axe",))
    fallen = someone("wolf", id="fallen", hearts=0, conditions=(("dying", 1),))
    assert in_turn(fight(hagen, fallen, someone("robber")), RECKLESS) == "attack:axe:melee:robber"


def test_bursts_at_the_unarmoured_and_single_shots_at_armour() -> None:
    guard = someone("guard_mp5", side=FOES, ready=("mp5",), braced="mp5")
    zombie = someone("zombie", side=HEROES)
    assert best_blow(fight(guard, zombie), guard).handling.mode == "burst"
    armoured = someone("leyla", sheet={"armor": ("plate",)})
    assert best_blow(fight(guard, armoured), guard).handling.mode == "single"


def test_kills_a_sleeper_with_a_coup_when_nobody_else_is_there() -> None:
    nadja = someone("nadja", ready=("kar98",))
    sleeper = someone("guard_mp5", side=FOES, conditions=(("asleep", 1),))
    assert in_turn(fight(nadja, sleeper)) == "coup_de_grace:kar98:single:guard_mp5"


def test_the_one_who_is_awake_comes_before_the_sleeper() -> None:
    hagen = someone("hagen", ready=("axe",))
    sleeper = someone("robber", id="sleeper", conditions=(("asleep", 1),))
    assert in_turn(fight(hagen, sleeper, someone("wolf", hearts=1)), RECKLESS) == "attack:axe:melee:wolf"


# -- weapons -------------------------------------------------------------------------------------------------------


def test_reloads_an_empty_bow() -> None:
    mira = someone("mira", ready=("longbow",), ammo=(("longbow", 0),))
    state = on_map(mira, someone("robber"), at={"mira": (5, 5), "robber": (30, 5)})
    assert in_turn(state) == "reload:longbow"


def test_draws_a_weapon_that_can_hurt_when_the_one_in_hand_is_useless() -> None:
    hagen = someone("hagen", ready=(), sheet={"attributes": {"strength": 0, "deftness": 0}})
    assert in_turn(fight(hagen, someone("robber", sheet={"base_protection": 5}))) == "ready:axe"


def test_aims_while_nobody_suspects_anything_and_then_shoots() -> None:
    nadja = someone("nadja", ready=("kar98",))
    unaware = someone("guard_mp5", side=FOES, unaware=True, sheet={"armor": ("plate",)})
    at = {"nadja": (5.0, 5.0), "guard_mp5": (30.0, 5.0)}
    assert in_turn(on_map(nadja, unaware, at=at)) == "aim:kar98:guard_mp5"
    aimed = replace(nadja, aim=Aim("guard_mp5", "kar98", 2))
    assert in_turn(on_map(aimed, unaware, at=at)) == "attack:kar98:single:guard_mp5"


def test_a_marksman_aims_where_others_shoot() -> None:
    mira = someone("mira", ready=("longbow",))
    robber = someone("robber", sheet={"base_protection": 3})
    state = on_map(mira, robber, at={"mira": (5, 5), "robber": (40, 5)})
    assert in_turn(state) == "attack:longbow:single:robber"
    assert in_turn(state, MARKSMAN) == "aim:longbow:robber"


def test_an_archer_aims_at_armour_that_stops_everything_else() -> None:
    mira = someone("mira", ready=("longbow",))
    knight = someone("robber", sheet={"base_protection": 6})
    state = on_map(mira, knight, at={"mira": (5, 5), "robber": (60, 5)})
    assert in_turn(state) == "aim:longbow:robber"


def test_rests_the_rifle_on_a_crate_before_a_long_exchange() -> None:
    nadja = someone("nadja", ready=("kar98",))
    guards = [someone("guard_mp5", id=f"guard_{n}", side=FOES) for n in (1, 2)]
    crate = rectangle("crate", 5.5, 4, 6.5, 6, solid=True, kind="5")
    at = {"nadja": (5.0, 5.0), "guard_1": (40.0, 5.0), "guard_2": (40.0, 8.0)}
    assert in_turn(on_map(nadja, *guards, at=at, terrain=(crate,))) == "brace:kar98"
    braced = replace(nadja, braced="kar98")
    assert in_turn(on_map(braced, *guards, at=at, terrain=(crate,))).startswith("attack:kar98")


# -- moving --------------------------------------------------------------------------------------------------------


def test_runs_towards_an_enemy_out_of_reach() -> None:
    hagen = someone("hagen", sheet={"weapons": ("axe",)})
    state = on_map(hagen, someone("wolf"), at={"hagen": (5, 5), "wolf": (40, 5)})
    after, answers = one_step(state)
    assert answers[:2] == ["run", "12,5"]
    assert apart(after, "hagen", "wolf") == pytest.approx(28)


def test_walks_up_and_strikes_on_the_way() -> None:
    state = on_map(someone("hagen", ready=("axe",)), someone("wolf", actions=0), at={"hagen": (5, 5), "wolf": (8, 5)})
    after, answers = one_step(state)
    assert answers[:3] == ["walk", "7.1,5", "attack:axe:melee:wolf"]
    assert after.find("hagen").actions == 1


def test_goes_round_what_is_in_the_way() -> None:
    wall = rectangle("wall", 8, 2, 9, 8, solid=True, kind="blocked")
    hagen, wolf = someone("hagen", ready=("axe",)), someone("wolf", actions=0)
    state = on_map(hagen, wolf, at={"hagen": (5, 5), "wolf": (12, 5)}, terrain=(wall,))
    after, answers = one_step(state)
    assert answers[0] == "run"
    assert answers[1].startswith(("8,2;", "8,8;"))
    assert apart(one_step(after)[0], "hagen", "wolf") <= 1


def test_nobody_waits_behind_the_corner_of_a_wall() -> None:
    wall = rectangle("wall", 15, 0, 16, 8, solid=True, kind="blocked")
    juri, guard = someone("juri", items=()), someone("guard_mp5", side=FOES, actions=0)
    at = {"juri": (15.65833594, 8.0), "guard_mp5": (16.52968398, 7.82343867)}
    _, answers = one_step(on_map(juri, guard, at=at, terrain=(wall,)))
    assert answers[0] == "walk"
    assert answers[1].startswith("16,8;")
    assert answers[2].startswith("attack:")


def test_stands_up_to_go_somewhere() -> None:
    hagen = someone("hagen", sheet={"weapons": ("axe",)}, conditions=(("crouched", 1),))
    assert in_turn(on_map(hagen, someone("wolf"), at={"hagen": (5, 5), "wolf": (40, 5)})) == "stand_up"


def test_a_shooter_under_fire_walks_behind_the_crate_and_shoots_from_there() -> None:
    guard = someone("guard_mp5", side=FOES, actions=0)
    crate = rectangle("crate", 6, 7, 7, 9, solid=True, kind="5")
    state = on_map(someone("juri"), guard, at={"juri": (5, 6), "guard_mp5": (40, 8)}, terrain=(crate,))
    after, answers = one_step(state)
    assert answers[:3] == ["walk", "5.5,8", "attack:ak_47:burst:guard_mp5"]
    assert after.find("juri").position == Point.metres(5.5, 8)
    assert in_turn(state, RECKLESS).startswith("attack:ak_47")


def test_a_shooter_in_the_open_runs_for_cover_that_is_worth_the_attack() -> None:
    """Behind the crate the rifle can be rested, and a third of the hits is kept off."""
    crate = rectangle("crate", 10, 7, 11, 9, solid=True, kind="5")
    guards = [someone("guard_mp5", id=f"guard_{n}", side=FOES, actions=0) for n in (1, 2, 3)]
    at = {"nadja": (4.0, 6.0), **{f"guard_{n}": (40.0, 6.0 + n) for n in (1, 2, 3)}}
    state = on_map(someone("nadja", ready=("kar98",)), *guards, at=at, terrain=(crate,))
    after, answers = one_step(state)
    assert answers[:2] == ["run", "9.5,8"]
    assert one_step(after)[1][0] == "brace:kar98"
    assert in_turn(state, RECKLESS).startswith("attack:kar98")


def test_a_shooter_who_can_end_it_with_one_shot_does_not_run_for_cover() -> None:
    crate = rectangle("crate", 10, 7, 11, 9, solid=True, kind="5")
    guard = someone("guard_mp5", side=FOES, actions=0, hearts=1)
    at = {"nadja": (4.0, 6.0), "guard_mp5": (40.0, 8.0)}
    state = on_map(someone("nadja", ready=("kar98",)), guard, at=at, terrain=(crate,))
    assert in_turn(state).startswith("attack:kar98")


def test_the_cautious_lie_down_where_there_is_no_cover() -> None:
    guards = [someone("guard_mp5", id=f"guard_{n}", side=FOES) for n in (1, 2)]
    at = {"nadja": (5.0, 5.0), "guard_1": (40.0, 5.0), "guard_2": (40.0, 8.0)}
    state = on_map(someone("nadja", ready=("kar98",)), *guards, at=at)
    assert in_turn(state, CAUTIOUS) == "crouch"
    assert in_turn(state) == "attack:kar98:single:guard_1"
    lying = state.put(replace(state.actor.with_condition("crouched", 1), actions=1))
    assert in_turn(lying, CAUTIOUS) == "brace:kar98"


# -- grenades ------------------------------------------------------------------------------------------------------


def bunched(**at: tuple[float, float]) -> Combat:
    guards = [someone("guard_mp5", id=f"guard_{n}", side=FOES) for n in (1, 2)]
    places = {"juri": (5.0, 5.0), "guard_1": (20.0, 5.0), "guard_2": (21.0, 6.0), **at}
    friends = [someone("hagen")] if "hagen" in at else []
    return on_map(someone("juri"), *guards, *friends, at=places)


def test_throws_a_grenade_at_two_enemies_who_stand_together() -> None:
    assert in_turn(bunched()).startswith("throw_item:frag_grenade:")


def test_throws_none_at_one_enemy_or_where_a_friend_stands() -> None:
    assert "throw_item" not in in_turn(bunched(guard_2=(20.0, 25.0)))
    assert "throw_item" not in in_turn(bunched(hagen=(22.0, 5.0)))
    assert "throw_item" not in in_turn(bunched(juri=(17.0, 5.0)))


# -- helping -------------------------------------------------------------------------------------------------------


def test_stabilises_a_dying_friend_at_hand() -> None:
    hagen = someone("hagen", hearts=0, conditions=(("dying", 1),), actions=0)
    state = on_map(someone("juri"), hagen, someone("wolf"), at={"juri": (5, 5), "hagen": (5.5, 5), "wolf": (30, 5)})
    assert in_turn(state) == "stabilise:hagen"
    assert in_turn(state, RECKLESS).startswith("attack:")


def test_fights_on_when_the_enemy_is_at_arms_length() -> None:
    hagen = someone("hagen", hearts=0, conditions=(("dying", 1),), actions=0)
    state = on_map(someone("juri"), hagen, someone("wolf"), at={"juri": (5, 5), "hagen": (5.5, 5), "wolf": (5, 6)})
    assert in_turn(state).startswith("attack:")


def test_wakes_a_stabilised_friend_with_bandages() -> None:
    conditions = (("stabilised", 1), ("unconscious", 1))
    hagen = someone("hagen", hearts=0, conditions=conditions, actions=0)
    nadja = someone("nadja", ready=("kar98",))
    state = on_map(nadja, hagen, someone("wolf"), at={"nadja": (5, 5), "hagen": (5.5, 5), "wolf": (30, 5)})
    assert in_turn(state) == "use_item:bandages:hagen"


@pytest.mark.parametrize(("shock", "helps"), [(1, True), (2, False)])
def test_wastes_no_bandage_without_a_die_of_ones_own(shock: int, helps: bool) -> None:
    """Nadja (2 dice for first aid) has a bonus die, but keeps it and the bandage if the shock leaves her no dice."""
    conditions = (("bleeding", 2), ("shocked", shock))
    nadja = someone("nadja", ready=("glock",), hearts=2, conditions=conditions, dice=(1, 0, 0))
    guard = someone("guard_mp5", side="guards", actions=0)
    state = fight(nadja, guard, positions={"nadja": (10, 10), "guard_mp5": (40, 10)})
    assert (in_turn(state) == "use_item:bandages:nadja") is helps


def test_does_not_try_to_save_anybody_without_a_die_of_ones_own() -> None:
    """Everything depends on Hagen, and still there is nothing a stunned medic can do for him."""
    juri = someone("juri", ready=("glock",), conditions=(("shocked", 3),), dice=(1, 0, 0))
    hagen = someone("hagen", hearts=0, conditions=(("dying", 1),), actions=0)
    places = {"juri": (10, 10), "hagen": (10, 11), "zombie": (40, 10)}
    state = fight(juri, hagen, someone("zombie", actions=0), positions=places)
    goals = Goals("", None, ("hagen",))
    state = replace(state, scene=Scene(state.scene.name, state.options, state.scene.field, goals=goals))
    assert in_turn(state) != "stabilise:hagen"
    assert in_turn(state.put(replace(juri, conditions=(), position=state.find("juri").position))) == "stabilise:hagen"


def test_the_best_medic_goes_to_the_one_who_must_live() -> None:
    hagen = someone("hagen", hearts=0, conditions=(("dying", 1),), actions=0)
    fighters = (someone("juri"), someone("mira"), hagen, someone("zombie"))
    at = {"juri": (2.0, 4.0), "mira": (1.0, 6.0), "hagen": (12.0, 8.0), "zombie": (20.0, 8.0)}
    state = on_map(*fighters, at=at)
    vital = replace(
        state, scene=Scene(state.scene.name, state.options, state.scene.field, goals=Goals("", None, ("hagen",)))
    )
    assert in_turn(vital) == "run"
    assert apart(one_step(vital)[0], "juri", "hagen") == pytest.approx(apart(vital, "juri", "hagen") - 7)
    assert in_turn(replace(vital, turn=1)) == "attack:longbow:single:zombie"
    assert in_turn(state).startswith("attack:")


def test_stops_its_own_bleeding_with_bare_hands() -> None:
    """Nadja bleeds faster than her pistol could end the fight, and has no bandage left."""
    nadja = someone("nadja", ready=("glock",), hearts=3, conditions=(("bleeding", 3),), items=(("bandages", 0),))
    guard = someone("guard_mp5", side=FOES, actions=0)
    places = {"nadja": (10.0, 10.0), "guard_mp5": (40.0, 10.0)}
    assert in_turn(on_map(nadja, guard, at=places)) == "first_aid:nadja"
    assert in_turn(on_map(replace(nadja, conditions=()), guard, at=places)).startswith("attack:glock")


def test_a_bandage_waits_while_a_blow_ends_the_fight() -> None:
    nadja = someone("nadja", ready=("glock",), hearts=2, conditions=(("bleeding", 1),))
    places = {"nadja": (10.0, 10.0), "guard_mp5": (30.0, 10.0)}
    falling = someone("guard_mp5", side=FOES, hearts=1, sheet={"armor": ()})
    assert in_turn(on_map(nadja, falling, at=places)).startswith("attack:glock")
    fresh = someone("guard_mp5", side=FOES)
    assert in_turn(on_map(nadja, fresh, at=places)) == "use_item:bandages:nadja"


def test_wakes_a_sleeping_friend_and_beats_out_flames() -> None:
    places = {"guard_mp5": (10.0, 10.0), "friend": (10.0, 10.5), "juri": (40.0, 10.0)}
    guard = someone("guard_mp5", side=FOES)
    for condition, act in (("asleep", "wake:friend"), ("burning", "put_out:friend")):
        friend = someone("guard_mp5", id="friend", side=FOES, conditions=((condition, 1),))
        assert in_turn(on_map(guard, friend, someone("juri"), at=places)) == act


def test_puts_out_its_flames() -> None:
    hagen = someone("hagen", ready=("axe",), conditions=(("burning", 1),))
    assert in_turn(fight(hagen, someone("bear"))) == "put_out:hagen"


# -- shields and low profiles --------------------------------------------------------------------------------------


def under_fire(**guard: Any) -> Combat:
    """A guard with a shield in the open, three rifles before him."""
    rifles = [someone("nadja", id=name, ready=("kar98",)) for name in ("one", "two", "three")]
    shield = someone("guard_shield", side=FOES, **guard)
    places = {"guard_shield": (10.0, 10.0), "one": (40.0, 8.0), "two": (40.0, 10.0), "three": (40.0, 12.0)}
    return on_map(shield, *rifles, at=places)


def test_holds_the_shield_up_when_it_saves_more_than_two_shots_bring() -> None:
    assert in_turn(under_fire(hearts=2)) == "shield_block"
    assert in_turn(under_fire(hearts=2, actions=1)) != "shield_block"
    assert in_turn(under_fire(hearts=2), RECKLESS) != "shield_block"
    alone = on_map(
        someone("guard_shield", side=FOES),
        someone("nadja", ready=("kar98",), hearts=1),
        at={"guard_shield": (10.0, 10.0), "nadja": (40.0, 10.0)},
    )
    assert in_turn(alone).startswith("attack:glock")


def test_lies_low_when_nothing_can_be_done_about_the_shots() -> None:
    """Somebody too stunned for any roll makes a small target; where nobody shoots the actions are kept."""
    stunned = someone("juri", ready=("glock",), conditions=(("shocked", 12),))
    assert in_turn(fight(stunned, someone("guard_mp5", side=FOES))) == "crouch"
    assert in_turn(fight(stunned, someone("wolf"))) == "end_turn"


# -- keeping an action, reacting -----------------------------------------------------------------------------------


def test_keeps_the_last_action_when_a_defence_saves_more_than_an_attack_brings() -> None:
    robber = someone("robber", actions=1, hearts=2)
    state = fight(robber, someone("leyla", ready=("short_sword",)), someone("hagen", ready=("axe",)))
    assert in_turn(state, CAUTIOUS) == "end_turn"
    assert in_turn(state, RECKLESS).startswith("attack:short_sword")
    assert in_turn(state.put(replace(robber, actions=2)), CAUTIOUS).startswith("attack:short_sword")


def test_dodges_what_it_can_dodge() -> None:
    state = fight(someone("bear"), someone("leyla", ready=(), hearts=3))
    assert reaction(state, "leyla", "bite", Hits(2, 1, ())) == "dodge"


def test_parries_many_normal_hits() -> None:
    state = fight(someone("robber"), someone("hagen", ready=("axe",), hearts=4, sheet={"shield": None}))
    assert reaction(state, "hagen", "short_sword", Hits(4, 0, ())) == "parry:axe"


def test_raises_the_shield_against_a_shot_and_shoots_back_if_that_is_worth_more() -> None:
    guard = someone("guard_shield", side=FOES, hearts=2)
    at = {"nadja": (5.0, 5.0), "guard_shield": (25.0, 5.0)}
    empty = on_map(someone("nadja"), replace(guard, ammo=(("glock", 0),)), at=at)
    assert reaction(empty, "guard_shield", "kar98", Hits(2, 0, ()), mode="single") == "shield_parry"
    loaded = on_map(someone("nadja", hearts=1), guard, at=at)
    assert reaction(loaded, "guard_shield", "kar98", Hits(2, 0, ()), mode="single") == "attack:glock:burst:nadja"


def test_strikes_back_when_the_blow_does_not_matter() -> None:
    state = fight(someone("wolf", hearts=1), someone("hagen", ready=("axe",)))
    assert reaction(state, "hagen", "bite", Hits(1, 0, ())) == "attack:axe:melee:wolf"
    assert reaction(state, "hagen", "bite", Hits(0, 0, ())) == "attack:axe:melee:wolf"


def test_does_not_answer_what_friends_do() -> None:
    state = fight(someone("leyla"), someone("hagen", ready=("axe",)), someone("wolf"))
    scene = ReactionScene(state, "hagen", "leyla")
    assert decided(asked(declare(scene, (), phrase("ps-ask-reaction"))), STEADY) == "none"


def test_steals_the_actors_action_when_about_to_fall_and_buys_one_without_destiny_dice() -> None:
    bear, leyla = someone("bear", actions=1), someone("leyla", ready=(), hearts=2, actions=0)
    lucky = fight(bear, replace(leyla, bonus_dice=1, destiny_dice=1))
    assert reaction(lucky, "leyla", "bite", Hits(2, 1, ())) == "steal:bear"
    assert reaction(fight(bear, replace(leyla, bonus_dice=1)), "leyla", "bite", Hits(2, 1, ())) == "buy_action"
    unhurt = fight(bear, replace(leyla, hearts=6, bonus_dice=1))
    assert reaction(unhurt, "leyla", "bite", Hits(1, 0, ())) == "none"


def test_a_stolen_action_is_worth_two() -> None:
    """What the bear can no longer do with it counts as well, so nobody waits until the last moment to steal it."""
    leyla = someone("leyla", ready=("short_sword",), actions=0, dice=(0, 1, 0))
    biting = fight(someone("bear", actions=1), leyla)
    assert reaction(biting, "leyla", "bite", Hits(1, 0, ())) == "steal:bear"
    far_off = on_map(someone("bear"), leyla, at={"bear": (30.0, 5.0), "leyla": (5.0, 5.0)})
    scene = ReactionScene(far_off, "leyla", "bear")
    assert decided(asked(declare(scene, (), phrase("ps-ask-reaction"))), STEADY) == "none"


def test_the_more_dangerous_enemy_is_robbed_in_the_own_turn_before_a_bonus_die_is_spent() -> None:
    leyla = someone("leyla", ready=("short_sword",), actions=0, dice=(1, 1, 0))
    assert in_turn(fight(leyla, someone("robber"), someone("bear"))) == "steal:bear"


# -- dice ----------------------------------------------------------------------------------------------------------


def test_buys_an_action_for_an_attack_that_promises_much() -> None:
    hagen = someone("hagen", ready=("axe",), actions=0, dice=(1, 0, 0))
    assert in_turn(fight(hagen, someone("wolf", hearts=1))) == "buy_action"
    assert in_turn(fight(hagen, someone("robber", sheet={"base_protection": 5}))) == "end_turn"


def test_whoever_is_dying_repeats_a_failed_save() -> None:
    hagen = someone("hagen", hearts=0, conditions=(("dying", 5),), dice=(1, 0, 1))
    saved = sum(not Simulation(STEADY, RandomDice(seed)).run(dying(hagen, Options())).is_dead for seed in range(300))
    # Three dice, three again, one more: 1 - (2/3)^7 = 0.94; without extra dice it would be 0.70.
    assert saved / 300 == pytest.approx(0.94, abs=0.04)


@pytest.mark.parametrize(("hits", "answer"), [(0, "reroll"), (1, "reroll"), (2, "none")])
def test_an_attack_that_falls_short_by_a_hit_is_rolled_again(hits: int, answer: str) -> None:
    """Seven dice promise two and a third hits."""
    play = pool_roll(Purse("heroes", "juri", rerolls=1), plain_pool(7, 5, Options()), "PS-HIT-01")
    effect = next(play)
    while not isinstance(effect, Choose):
        effect = play.send(Hits(hits, 0, ()) if isinstance(effect, Roll) else None)
    assert decided(effect, STEADY) == answer


# -- the light tactic ----------------------------------------------------------------------------------------------


def test_the_light_one_strikes_where_most_is_to_be_won() -> None:
    hagen = someone("hagen", ready=("axe",))
    fresh, hurt = someone("wolf", id="fresh"), someone("wolf", id="hurt", hearts=1)
    assert in_turn(fight(hagen, fresh, hurt), LIGHT) == "attack:axe:melee:hurt"


def test_the_light_one_loads_draws_or_goes_to_the_nearest() -> None:
    empty = someone("mira", ready=("longbow",), ammo=(("longbow", 0),), sheet={"weapons": ("longbow",)})
    at: dict[str, tuple[float, float]] = {"mira": (5, 5), "hagen": (5, 5), "robber": (30, 5), "wolf": (8, 5)}
    assert in_turn(on_map(empty, someone("robber"), at=at), LIGHT) == "reload:longbow"
    bare = someone("hagen", ready=())
    assert in_turn(on_map(bare, someone("robber"), at=at), LIGHT) == "ready:axe"
    armed = someone("hagen", ready=("axe",))
    _, answers = one_step(on_map(armed, someone("robber"), at=at), LIGHT)
    assert answers[:2] == ["run", "12,5"]
    _, answers = one_step(on_map(armed, someone("robber"), someone("wolf", actions=0), at=at), LIGHT)
    assert answers[:3] == ["walk", "7.1,5", "attack:axe:melee:wolf"]


def test_the_light_one_makes_actions_of_dice_only_where_there_is_somebody_to_strike() -> None:
    hagen = someone("hagen", ready=("axe",), actions=0, dice=(1, 0, 0))
    at: dict[str, tuple[float, float]] = {"hagen": (5, 5), "wolf": (6, 5), "robber": (30, 5)}
    assert in_turn(on_map(hagen, someone("wolf"), at=at), LIGHT) == "buy_action"
    assert in_turn(on_map(hagen, someone("robber"), at=at), LIGHT) == "end_turn"


def test_the_light_one_wards_off_only_what_would_fell_it() -> None:
    state = fight(someone("wolf"), someone("hagen", ready=("axe",), hearts=2, actions=1))
    assert reaction(state, "hagen", "bite", Hits(0, 2, ()), LIGHT) == "parry:axe"
    assert reaction(state, "hagen", "bite", Hits(0, 1, ()), LIGHT) == "attack:axe:melee:wolf"


def test_fists_are_not_looked_at_beside_a_better_weapon_unless_they_were_aimed() -> None:
    hagen = someone("hagen", ready=("axe",), sheet={"attributes": {"strength": 2}})
    assert [weapon.id for weapon, _ in arms_of(fight(hagen), hagen)] == ["axe"]
    aimed = replace(hagen, aim=Aim("wolf", "unarmed", 1))
    assert [weapon.id for weapon, _ in arms_of(fight(aimed), aimed)] == ["axe", "unarmed"]
    bare = someone("hagen", ready=())
    assert "unarmed" in [weapon.id for weapon, _ in arms_of(fight(bare), bare)]


@pytest.mark.parametrize("seed", range(3))
def test_who_has_too_few_actions_left_to_reload_does_something_else(seed: int) -> None:
    """A crossbow takes two actions: with one left nobody tries."""
    document = scenario_document(CONTENT, "hohlweg", {})
    document["content"]["characters"]["mira"]["weapons"] = ["crossbow"]
    for one in document["participants"]:
        one["hands"] = ["crossbow"] if one["who"] == "mira" else one.get("hands", [])
    document["content"]["weapons"]["crossbow"] = dict(CONTENT.plain["weapons"]["crossbow"])
    state, simulation = start(document), Simulation(LIGHT, RandomDice(seed))
    while GAME.outcome(state) is None:
        state = simulation.run(GAME.step(state))
