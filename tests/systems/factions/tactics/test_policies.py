"""Tactics: given this situation, the computer does that; and whatever it does is legal."""

from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from regelwerk.dice import Attempt, RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import MASTER, Choose, Do, Play, Roll
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import BySeat, Policy
from regelwerk.engine.state_values import defaults_of, replace
from regelwerk.systems.factions.content.setup import duel_document, scenario_document, start
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import counter_attack
from regelwerk.systems.factions.rules.actions.espionage import apply_espionage
from regelwerk.systems.factions.rules.core.recovery import recover
from regelwerk.systems.factions.rules.core.rolls import Contest, Reply, Roller, resolve_contest
from regelwerk.systems.factions.rules.core.rolls import test as roll_test
from regelwerk.systems.factions.rules.core.wounds import declare_wounds, healed, resolve_wounds, wounded
from regelwerk.systems.factions.rules.phase.phase import close, next_turn
from regelwerk.systems.factions.state import RED_JOKER, Act, Faction, Turn, World, Wound
from regelwerk.systems.factions.tactics.policies import DEFAULT, TACTICS
from regelwerk.systems.factions.tactics.tempers import TEMPERS
from regelwerk.systems.factions.tactics.turn import best_act
from soaking import every
from systems.factions.builders import CONTENT, GAME, faction, world

OWN, WAR, LIGHT = TACTICS["own"], TACTICS["war"], TACTICS["light"]
BALANCED, AGGRESSIVE, CAUTIOUS, SCHEMING = (
    TACTICS[name] for name in ("balanced", "aggressive", "cautious", "scheming")
)
SCENARIOS = ("erbe", "funkstille", "nebelhafen", "perlenbogen", "salz", "torsturm")


def asked(play: Play[Any], *results: Any) -> Choose[Any]:
    """The first question of a rule; rolls and steps on the way have these results."""
    effect, given = next(play), list(results)
    while not isinstance(effect, Choose):
        effect = play.send(given.pop(0) if isinstance(effect, Do | Roll) else None)
    return effect


def decided(prompt: Choose[Any], tactic: Policy) -> str:
    """The tactic's answer; it is legal."""
    key = tactic.decide(prompt)
    assert isinstance(key, str)
    assert not isinstance(prompt.answers.find(key), Refusal), key
    return key


def in_turn(state: World, tactic: Policy = BALANCED) -> str:
    """What the faction does whose turn it is."""
    return decided(asked(GAME.step(state)), tactic)


def ending(state: World, phases: int) -> World:
    """The same world in a campaign of so many phases."""
    return replace(state, scene=replace(state.scene, max_phases=phases))


def planless(who: str, **changes: Any) -> Faction:
    return faction(who, plans=(), **changes)


# -- the action of a turn ---------------------------------------------------------------------------------------------


def test_the_poor_gather() -> None:
    state = world(planless("kontor", rp=0), faction("wache", rp=1), turn="kontor")
    assert in_turn(state, CAUTIOUS) == "gather"


def test_a_rival_at_deaths_door_is_attacked() -> None:
    weak = faction("zirkel", wounds=3, shaken=True, rp=0, assets=())
    state = world(faction("wache"), faction("kontor"), weak, turn="wache")
    for tactic in (BALANCED, AGGRESSIVE, CAUTIOUS, SCHEMING, WAR):
        assert in_turn(state, tactic) == "attack:zirkel"


def test_a_plan_one_hit_from_done_is_finished() -> None:
    (plan,) = faction("wache").plans
    state = world(faction("wache", plans=(replace(plan, progress=plan.required - 1),)), faction("zirkel"), turn="wache")
    assert in_turn(state, AGGRESSIVE) == "advance_plan:ausnahmezustand"


def _about_to_end_the_campaign(missing: int, **changes: Any) -> World:
    """The Ash Children are so many steps from the plan that ends the campaign; the watch is to act."""
    thief = faction("asche", rp=0, **changes)
    plan = thief.plans[0]
    thief = thief.with_plan(replace(plan, progress=plan.required - missing))
    state = ending(world(thief, faction("wache"), faction("orden"), turn="wache", queue=("asche",)), 8)
    return replace(state, scene=replace(state.scene, end_plans=(plan.id,)))


def test_a_rival_about_to_end_the_campaign_is_stopped() -> None:
    """Whoever is shaken cannot act: better than to go on with a plan that then comes too late."""
    for tactic in (BALANCED, AGGRESSIVE, CAUTIOUS, SCHEMING):
        assert in_turn(_about_to_end_the_campaign(7), tactic) == "advance_plan:ausnahmezustand"
        assert in_turn(_about_to_end_the_campaign(1), tactic) == "attack:asche"


def test_nobody_goes_on_with_a_plan_that_comes_too_late_while_spies_may_stop_a_hidden_rival() -> None:
    """A small chance to shake the thief is better than a step of a plan that nobody will see the end of."""
    thief = replace(_about_to_end_the_campaign(1, hidden=True).find("asche"), invested=20)
    house = faction("kontor", rp=4)
    begun = house.with_plan(replace(house.plans[0], progress=3))
    state = ending(world(thief, begun, turn="kontor", queue=("asche",)), 8)
    assert in_turn(state, CAUTIOUS) == "advance_plan:leuchtturmzoll"
    state = replace(state, scene=replace(state.scene, end_plans=(thief.plans[0].id,)))
    assert in_turn(state, CAUTIOUS) == "espionage:asche"


def test_a_rival_that_is_stopped_already_or_has_no_turn_left_is_left_alone() -> None:
    assert in_turn(_about_to_end_the_campaign(1, shaken=True)) != "attack:asche"
    last = replace(_about_to_end_the_campaign(1), phase=8, queue=())
    harmless = replace(last, scene=replace(last.scene, end_plans=()))
    one, other = (best_act(state, state.find("wache"), TEMPERS["balanced"]) for state in (last, harmless))
    assert one == other


def test_controlled_factions_are_sent_to_stop_a_rival_about_to_end_the_campaign() -> None:
    state = _about_to_end_the_campaign(1, id="asche")
    beggars = faction("bettler", controller="wache")
    richer = replace(state.find("orden"), rp=30)
    state = replace(state, factions=tuple(sorted((*state.put(richer).factions, beggars), key=lambda one: one.id)))
    assert in_turn(state, CAUTIOUS) == "instruct:bettler:espionage:asche:sabotage"
    far = _about_to_end_the_campaign(7).find("asche")
    assert in_turn(state.put(far), CAUTIOUS) == "instruct:bettler:espionage:orden:siphon"


def test_with_a_raise_spies_shake_whoever_is_about_to_end_the_campaign() -> None:
    state = _about_to_end_the_campaign(1)
    prompt = asked(apply_espionage(state, "wache", Act("espionage", "asche"), Contest(2)))
    assert decided(prompt, BALANCED) in ("intel", "sabotage")


def test_a_plan_that_cannot_be_finished_any_more_is_left() -> None:
    state = world(faction("kontor", rp=6), faction("wache"), turn="kontor")
    assert in_turn(ending(state, 8), CAUTIOUS) == "advance_plan:leuchtturmzoll"
    assert in_turn(ending(state, 1), CAUTIOUS) == "gather"


def test_a_hidden_rival_is_looked_for_by_spies() -> None:
    hidden = planless("asche", hidden=True, wounds=3, rp=0, assets=("katakomben",))
    state = world(planless("wache", rp=3), hidden, turn="wache")
    assert in_turn(state, AGGRESSIVE) == "espionage:asche"
    assert in_turn(state, WAR) == "espionage:asche"
    found = state.put(replace(hidden, found_by=("wache",)))
    assert in_turn(found, AGGRESSIVE) == "attack:asche"


def test_the_rich_are_robbed() -> None:
    state = world(planless("asche", rp=3), planless("kontor", rp=24), turn="asche")
    assert in_turn(state, SCHEMING) == "espionage:kontor"


def test_the_wounded_hide_if_they_can() -> None:
    hunted = planless("asche", wounds=2, rp=0, reorganised=1)
    state = world(hunted, faction("wache", rp=0), faction("zirkel", rp=0), turn="asche")
    assert in_turn(state, CAUTIOUS) == "asset_action:katakomben"


def test_orders_are_obeyed() -> None:
    order = Act("espionage", "orden", "siphon")
    state = world(
        faction("bettler", minor=False, controller="kontor", order=order, rp=3), faction("kontor"), faction("orden"),
        turn="bettler",
    )  # fmt: skip
    for tactic in TACTICS.values():
        assert in_turn(state, tactic) == "espionage:orden:siphon"


def test_controlled_factions_are_sent_after_the_leaders_money() -> None:
    rich = faction("wache", rp=12)
    state = world(faction("kontor", rp=0), faction("bettler", controller="kontor"), rich, turn="kontor")
    assert in_turn(state) == "instruct:bettler:espionage:wache:siphon"
    poor = state.put(replace(rich, rp=1))
    assert in_turn(poor) == "instruct:bettler:espionage:wache:sabotage"


def test_nobody_attacks_whom_it_controls() -> None:
    weak = faction("bettler", minor=False, controller="wache", wounds=3, shaken=True, rp=0, order=Act("gather"))
    state = world(planless("wache"), weak, faction("orden"), turn="wache")
    assert in_turn(state, AGGRESSIVE) != "attack:bettler"
    assert in_turn(state.put(replace(weak, controller="")), AGGRESSIVE) == "attack:bettler"


def test_a_bonus_is_paid_for_when_the_attack_is_worth_it() -> None:
    weak = faction("zirkel", wounds=3, shaken=True, rp=0, assets=("spiegelkabinett",))
    state = world(planless("kontor", rp=4), weak, turn="kontor")
    assert in_turn(state, AGGRESSIVE) == "use_asset:soeldnerkasse"
    assert in_turn(state, WAR) == "attack:zirkel"


# -- free actions -----------------------------------------------------------------------------------------------------


def test_the_wounded_reorganise_first() -> None:
    state = world(faction("orden", wounds=1), faction("wache"), turn="orden")
    for tactic in TACTICS.values():
        assert in_turn(state, tactic) == "reorganise"


def test_where_reorganising_costs_the_action_one_wound_can_wait() -> None:
    options = Options(reorganise_action_loss="if_healed")
    state = world(faction("orden", wounds=1, rp=0), faction("wache"), turn="orden", options=options)
    assert in_turn(state) != "reorganise"
    assert in_turn(state.put(faction("orden", wounds=2, rp=0, action="available"))) == "reorganise"


def test_a_damaged_asset_is_repaired_when_there_is_money() -> None:
    mine = replace(faction("kontor").assets[0], damaged=True)
    state = world(faction("kontor", assets=(mine,), rp=8), faction("wache"), turn="kontor")
    assert in_turn(state) == "repair:silbermine"
    assert in_turn(state.put(replace(state.find("kontor"), rp=3))) != "repair:silbermine"


def test_an_asset_is_bought_as_soon_as_it_can_be_paid() -> None:
    """What it costs counts at the end all the same, and the asset counts too: whoever saves instead loses."""
    state = world(faction("wache", rp=5), faction("orden"), turn="wache", offers=("silver_mine", "wachtuerme"))
    assert in_turn(state, CAUTIOUS) == "improve:wachtuerme"
    assert not in_turn(state.put(replace(state.find("wache"), rp=4)), CAUTIOUS).startswith("improve")


def test_what_was_earned_in_a_turn_buys_an_asset_in_the_same_turn() -> None:
    state = world(faction("wache", rp=5), faction("orden"), turn="wache", offers=("silver_mine", "wachtuerme"))
    assert in_turn(state.put(replace(state.find("wache"), action="used")), CAUTIOUS) == "improve:wachtuerme"


def test_better_dice_are_bought_beyond_the_reserve_only() -> None:
    state = world(faction("wache", rp=9), faction("orden"), turn="wache")
    assert in_turn(state, AGGRESSIVE) == "improve:effectiveness"
    assert not in_turn(state.put(replace(state.find("wache"), rp=6)), AGGRESSIVE).startswith("improve")


def test_strikers_sharpen_their_weapons_and_merchants_do_not() -> None:
    state = world(faction("wache", rp=9), faction("orden"), turn="wache")
    assert in_turn(state, AGGRESSIVE) == "improve:effectiveness"
    state = world(faction("kontor", rp=30), faction("orden"), turn="kontor")
    assert in_turn(state, CAUTIOUS) == "improve:resources"


def test_in_the_last_phase_only_assets_are_bought() -> None:
    state = world(faction("wache", rp=9), faction("orden"), turn="wache", offers=("silver_mine",))
    assert in_turn(ending(state, 1), AGGRESSIVE) == "improve:silver_mine"
    nothing = replace(state, offers=())
    assert not in_turn(ending(nothing, 1), AGGRESSIVE).startswith("improve")


def test_money_wakes_an_asset_that_lies_dormant() -> None:
    """What is paid for a die counts at the end like what is kept, and the asset counts on top."""
    asleep = faction("asche", rp=9, assets=("katakomben", "fluesternetz", "bannerhaus"), plans=())
    sleeper = replace(asleep.assets[-1], dormant=True)
    state = world(asleep.with_asset(sleeper), faction("orden"), turn="asche")
    assert in_turn(ending(state, 1)) == "improve:resources"
    awake = state.put(faction("asche", rp=9, plans=(), action="available"))
    assert in_turn(ending(awake, 1)) != "improve:resources"


def test_near_the_end_money_makes_room_for_one_more_asset() -> None:
    state = world(faction("asche", rp=12, plans=()), faction("orden"), turn="asche", offers=("bannerhaus",))
    assert in_turn(ending(state, 1)) == "improve:resources"
    poor = state.put(replace(state.find("asche"), rp=10))
    assert not in_turn(ending(poor, 1)).startswith("improve")


def test_after_the_action_the_turn_ends() -> None:
    state = world(faction("kontor", rp=30), faction("orden"), turn="kontor")
    state = state.put(replace(state.find("kontor"), action="used"))
    for tactic in TACTICS.values():
        assert in_turn(state, tactic) == "end_turn"


# -- being hurt -------------------------------------------------------------------------------------------------------


def test_one_wound_from_destruction_and_rich_soaks() -> None:
    state = world(faction("wache", wounds=3, rp=9), faction("zirkel"))
    prompt = asked(resolve_wounds(declare_wounds(state, "wache"), 1, state.options))
    for tactic in TACTICS.values():
        assert decided(prompt, tactic) == "soak"


def test_a_soak_that_cannot_succeed_is_not_worth_its_price() -> None:
    frail = faction("zirkel", structure="W4", wounds=2, rp=3, assets=(), modifiers=())
    state = world(frail, faction("wache"))
    prompt = asked(resolve_wounds(declare_wounds(state, "zirkel"), 1, state.options))
    assert decided(prompt, AGGRESSIVE) == "accept"
    assert decided(prompt, CAUTIOUS) == "soak"


def test_the_least_valuable_asset_is_suspended() -> None:
    state = world(faction("kontor"), faction("wache"))
    prompt = asked(wounded(state, "kontor", 1, "wache"))
    assert decided(prompt, CAUTIOUS) == "soeldnerkasse"
    broken = replace(state.find("kontor").assets[0], damaged=True)
    state = state.put(state.find("kontor").with_asset(broken))
    assert decided(asked(wounded(state, "kontor", 1, "wache")), CAUTIOUS) == "silbermine"


def test_where_the_attacker_chooses_it_takes_the_best() -> None:
    state = world(faction("kontor"), faction("wache"), options=Options(suspend_choice="attacker"))
    assert decided(asked(wounded(state, "kontor", 1, "wache")), BALANCED) == "silbermine"


def test_the_most_valuable_asset_is_healed_first() -> None:
    kontor = faction("kontor")
    mine, fleet, chest = kontor.assets
    wounds = (Wound(1, mine.id), Wound(2, chest.id))
    assets = (replace(mine, suspended_by=1), fleet, replace(chest, suspended_by=2))
    state = world(replace(kontor, wounds=wounds, assets=assets), faction("wache"))
    assert decided(asked(healed(state, "kontor", 1)), BALANCED) == "wound:1"


def test_the_shaken_pay_for_an_action_that_matters() -> None:
    (plan,) = faction("wache").plans
    near = replace(plan, progress=plan.required - 1)
    state = world(faction("wache", shaken=True, rp=6, plans=(near,)), faction("zirkel"), turn="wache")
    assert decided(asked(recover(state, "wache")), BALANCED) == "shake_off"
    idle = world(planless("kontor", shaken=True, rp=4), faction("asche", rp=0, hidden=True), turn="kontor")
    assert decided(asked(recover(idle, "kontor")), BALANCED) == "decline"
    assert decided(asked(recover(state, "wache")), WAR) == "decline"


def test_in_others_turns_only_the_rich_or_the_endangered_shake_off() -> None:
    state = world(faction("wache", shaken=True, rp=6), faction("zirkel"), turn="zirkel")

    def answer(**changes: Any) -> str:
        now = state.put(replace(state.find("wache"), **changes))
        return decided(asked(GAME.step(replace(now, turns=(Turn("zirkel", "declared", Act("attack", "wache")),)))), OWN)

    assert answer() == "decline"
    assert answer(rp=12) == "shake_off"
    assert answer(wounds=(Wound(1), Wound(2))) == "shake_off"


def test_a_miss_is_answered_unless_that_gives_away_a_hiding_place() -> None:
    state = world(faction("wache"), faction("zirkel"))
    assert decided(asked(counter_attack(state, "wache", "zirkel", to_free=False)), CAUTIOUS) == "free_attack"
    hidden = faction("wache", assets=("reiterstaffel", "hidden_refuge"), hidden=True, wounds=2)
    state = state.put(hidden)
    assert decided(asked(counter_attack(state, "wache", "zirkel", to_free=False)), CAUTIOUS) == "decline"


# -- spies ------------------------------------------------------------------------------------------------------------


def effect(target: Faction, tactic: Policy, *, raised: bool = False, spy: Faction | None = None) -> str:
    state = world(spy or faction("asche"), target, faction("orden"), turn="asche")
    contested = Contest(2 if raised else 1)
    return decided(asked(apply_espionage(state, "asche", Act("espionage", target.id), contested)), tactic)


def test_spies_take_the_money_of_the_rich() -> None:
    assert effect(faction("kontor", rp=20), SCHEMING) == "siphon"


def test_strikers_spy_before_they_strike() -> None:
    high = faction("wache", operations="W12", rp=0, wounds=3, assets=())
    assert effect(high, AGGRESSIVE, spy=faction("asche", striking_power="W12")) == "intel"


def test_with_a_raise_the_shaken_are_wounded() -> None:
    dying = faction("zirkel", shaken=True, wounds=3, rp=1)
    assert effect(dying, BALANCED, raised=True) in ("intel", "sabotage")


def test_with_a_raise_a_good_asset_of_the_poor_is_damaged() -> None:
    assert effect(faction("wache", rp=0), CAUTIOUS, raised=True, spy=planless("asche")).startswith("assault:")


# -- rolling again ----------------------------------------------------------------------------------------------------


def side(who: str, attribute: str, rp: int, **more: Any) -> Roller:
    one = faction(who)
    return Roller(one.sheet, who, one.die(attribute), 0, rp, 3, **more)


def reroll(roller: Roller, kind: str, grade: int, tactic: Policy, most: int = 1, tn: int = 4) -> str:
    return decided(asked(roll_test(roller, kind, tn, most, Options()), grade), tactic)


def test_a_failed_soak_is_worth_another_try() -> None:
    assert reroll(side("orden", "structure", 6), "soak", 0, CAUTIOUS, most=2) == "reroll"


def test_a_failed_gathering_is_not_worth_three_points_but_a_free_try() -> None:
    assert reroll(side("kontor", "resources", 9), "gather", 0, CAUTIOUS, most=6) == "accept"
    pilgrims = side("orden", "resources", 9, free=(("pilgerstrom", 1),))
    assert reroll(pilgrims, "gather", 0, CAUTIOUS, most=6) == "free_reroll:pilgerstrom"


def test_a_hopeless_attack_is_not_rolled_again() -> None:
    assert reroll(side("wache", "operations", 9), "attack", 0, AGGRESSIVE, tn=6) == "reroll"
    assert reroll(side("wache", "operations", 9), "attack", 0, AGGRESSIVE, tn=14) == "accept"
    assert reroll(side("wache", "operations", 9), "attack", 0, WAR, tn=6) == "accept"


def test_the_own_tactic_rerolls_by_the_temper_of_the_roller() -> None:
    for who, grade, tn in product(("wache", "kontor"), (-1, 0), range(4, 12)):
        roller = side(who, "operations", 5)
        temper = TACTICS[roller.sheet.temper]
        assert reroll(roller, "attack", grade, OWN, tn=tn) == reroll(roller, "attack", grade, temper, tn=tn)


def test_a_rich_house_defends_itself_against_spies() -> None:
    spies, rich, poor = (
        side("asche", "operations", 0),
        side("kontor", "operations", 20),
        side("kontor", "operations", 3),
    )

    def defended(victim: Roller) -> str:
        # The spy stands at 7 and cannot roll again; the first reply leaves it a raise.
        play = resolve_contest(replace(spies, price=None), victim, ("espionage", "espionage_defense"), Options())
        return decided(asked(play, Attempt(7, False), Reply(2)), CAUTIOUS)

    assert defended(rich) == "reroll"
    assert defended(poor) == "accept"


# -- jokers -----------------------------------------------------------------------------------------------------------


def test_a_joker_is_played_at_once_unless_it_lies_in_wait() -> None:
    joker = faction("asche", card=RED_JOKER)
    state = world(joker, faction("wache"), waiting=("asche",), queue=("wache",))
    assert decided(asked(next_turn(state)), BALANCED) == "take_turn"
    assert decided(asked(next_turn(state)), SCHEMING) == "wait"
    assert decided(asked(close(replace(state, queue=()))), SCHEMING) == "take_turn"


def test_who_lies_in_wait_interrupts_an_attack_on_itself() -> None:
    joker = faction("asche", card=RED_JOKER)
    state = world(joker, faction("wache"), faction("orden"), waiting=("asche",), turn="wache")

    def against(target: str) -> str:
        turn = Turn("wache", "declared", Act("attack", target))
        return decided(asked(GAME.step(replace(state, turns=(turn,)))), SCHEMING)

    assert against("asche") == "take_turn"
    assert against("orden") == "wait"


# -- legal, whatever happens ------------------------------------------------------------------------------------------


def campaign(name: str, options: dict[str, Any] | None = None) -> World:
    return start(scenario_document(CONTENT, name, options or {}))


def seated(state: World, first: Policy, second: Policy) -> Policy:
    """Two tactics in turn around the table."""
    return BySeat(tuple((seat, (first, second)[n % 2]) for n, seat in enumerate(GAME.seats(state))))


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_pairing_of_tactics_plays_every_scenario_to_its_end(name: str) -> None:
    state = campaign(name)
    for seed, (first, second) in enumerate(product(TACTICS.values(), repeat=2)):
        end = Simulation(seated(state, first, second), RandomDice(seed)).play(GAME, state)
        assert GAME.outcome(end) is not None


def unusual() -> list[tuple[str, Any]]:
    """Every alternative of every option."""
    hints = get_type_hints(Options)
    return [
        (name, value)
        for name, default in defaults_of(Options).items()
        for value in ((not default,) if hints[name] is bool else get_args(hints[name]))
        if value != default and (name, value) not in (("campaign_end", "never"),)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("option", "value"), unusual())
def test_tactics_stay_legal_under_every_option(option: str, value: Any) -> None:
    options = {option: value}
    if option == "attack_raise_bonus_per_raise":
        options["attack_raise_bonus_damage"] = True
    state = campaign("salz", options)
    for seed, tactic in every(2, enumerate((OWN, SCHEMING, WAR, LIGHT))):
        Simulation(tactic, RandomDice(seed)).play(GAME, state)


@pytest.mark.slow
def test_a_war_between_any_two_factions_ends() -> None:
    for first, second in every(3, product(sorted(CONTENT.factions), repeat=2)):
        state = start(duel_document(CONTENT, first, second, {}))
        end = Simulation(WAR, RandomDice(3)).play(GAME, state)
        assert end.ended == "last_standing"


def test_the_light_tactic_follows_its_plan_then_saves_for_assets_and_then_rests() -> None:
    state = world(faction("wache", rp=3), faction("zirkel", rp=0), turn="wache")
    state = ending(state, 3)
    assert in_turn(state, LIGHT) == "advance_plan:ausnahmezustand"
    idle = state.put(replace(state.find("wache"), plans=()))
    assert in_turn(idle, LIGHT) == "gather"
    rich = idle.put(replace(idle.find("wache"), rp=9))
    assert in_turn(replace(rich, offers=()), LIGHT) == "end_turn"


def test_the_light_tactic_strikes_whoever_is_weakened_and_anybody_where_only_one_may_be_left() -> None:
    state = ending(world(faction("wache", rp=9), faction("zirkel"), turn="wache"), 3)
    state = replace(state.put(replace(state.find("wache"), plans=())), offers=())
    weakened = state.put(replace(state.find("zirkel"), wounds=(Wound(1), Wound(2))))
    assert in_turn(weakened, LIGHT) == "attack:zirkel"
    assert in_turn(state, LIGHT) == "end_turn"
    assert in_turn(ending(state, 0), LIGHT) == "attack:zirkel"


def test_the_light_tactic_buys_when_it_has_acted_and_keeps_a_reserve() -> None:
    state = ending(world(faction("wache", rp=8), faction("zirkel"), turn="wache"), 3)
    offered = replace(state, offers=("silver_mine",))
    rich = offered.put(replace(offered.find("wache"), action="used", assets=()))
    assert in_turn(rich, LIGHT) == "improve:silver_mine"
    assert in_turn(rich.put(replace(rich.find("wache"), rp=7)), LIGHT) == "end_turn"


def test_the_masters_questions_are_left_at_their_defaults() -> None:
    state = campaign("nebelhafen")
    prompt = asked(GAME.step(state))
    assert prompt.seat == MASTER
    for tactic in TACTICS.values():
        assert tactic.decide(prompt) == prompt.default == "begin_phase"


def test_a_faction_that_the_master_leads_is_played_like_any_other() -> None:
    """Without a seat of its own a faction belongs to the master; the computer does not let it idle for that."""
    poor = faction("wache", rp=0)
    led = replace(poor, sheet=replace(poor.sheet, seat=MASTER))
    for tactic in TACTICS.values():
        rest = (faction("zirkel"),)
        own, masters = (in_turn(world(one, *rest, turn="wache"), tactic) for one in (poor, led))
        assert own == masters != "end_turn"


def test_tactics_are_values_with_their_names() -> None:
    assert DEFAULT in TACTICS
    for name, tactic in TACTICS.items():
        assert tactic.name == name
        assert hash(tactic) == hash(tactic)
        assert name == "own" or tactic != OWN
