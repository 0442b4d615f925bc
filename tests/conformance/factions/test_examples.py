"""The worked examples of Factions, die by die, through the real rules."""

import pytest

from conformance.factions.nebelhafen import (
    START,
    Dice,
    acting,
    asked,
    facts,
    hurt,
    play,
    question,
    refusal,
    step,
    terms,
    totals,
    town,
    turn_is_over,
    turn_of,
    usable,
    with_asset,
)
from regelwerk.engine.answers import Refusal
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import defense, limit, resilience
from regelwerk.systems.factions.rules.core.checks import modifiers
from regelwerk.systems.factions.rules.master.commands import Unusable, check, read_command
from regelwerk.systems.factions.rules.phase.ending import score
from regelwerk.systems.factions.state import RED_JOKER, Plan, World
from regelwerk.systems.factions.values import ROLL_KINDS, Character, Die

OPTIONS = Options()


def defense_of(world: World, who: str) -> int:
    return defense(world.find(who), OPTIONS).total


# -- the starter factions have the derived values that the examples count on -----

DERIVED = {
    "asche": (7, 5, 2),
    "kontor": (5, 6, 5),
    "orden": (5, 7, 3),
    "wache": (6, 7, 3),
    "zirkel": (4, 5, 4),
    "bettler": (4, 4, 2),
    "faehrleute": (5, 4, 3),
}


@pytest.mark.rule("FA-DER-01", "FA-DER-02", "FA-DER-04")
@pytest.mark.parametrize(("who", "values"), DERIVED.items())
def test_the_starter_factions_have_their_derived_values(who: str, values: tuple[int, int, int]) -> None:
    faction = START.find(who)
    found = defense(faction, OPTIONS).total, resilience(faction, OPTIONS).total, limit(faction, OPTIONS)
    assert found == values


# -- 1 and 2 gather -----


@pytest.mark.rule("FA-GAT-01", "FA-GAT-02", "FA-AST-08", "FA-CORE-01", "FA-CORE-02", "FA-CORE-04")
def test_e01_two_raises_bring_three_points_and_the_silver_mine_a_fourth() -> None:
    gathered = step(acting(town(), "kontor"), "gather", faces=[7, (6, 5)])
    assert totals(gathered) == [12]
    assert facts(gathered, "fa-rolled", "grade") == [3]
    assert facts(gathered, "fa-earns", "change", "rp") == [(4, 12)]
    assert terms(gathered, "fa-earns", "earned") == {"FA-GAT-02": 3, "FA-AST-08": 1}
    assert gathered.result.find("kontor").rp == 12


@pytest.mark.rule("FA-GAT-02", "FA-AST-08")
def test_e02_a_failure_brings_nothing_and_the_mine_adds_nothing() -> None:
    gathered = step(acting(town(), "kontor"), "gather", faces=[2, 1])
    assert totals(gathered) == [3]
    assert gathered.result.find("kontor").rp == 8
    assert gathered.result.find("kontor").action == "used"


# -- 3 and 4 an attack, and what becomes of its victim -----


def the_attack() -> Transcript[World]:
    faces: Dice = [(8, 2), 4, 5, (6, 3), 2, 5]
    return step(acting(town(), "wache"), "attack:asche", "soak", "fluesternetz", faces=faces)


@pytest.mark.rule(
    "FA-ATK-01",
    "FA-ATK-03",
    "FA-ATK-04",
    "FA-ATK-05",
    "FA-CORE-08",
    "FA-CORE-09",
    "FA-CORE-13",
    "FA-WND-02",
    "FA-WND-05",
)
def test_e03_two_wounds_one_soaked_the_other_suspends_an_asset() -> None:
    fought = the_attack()
    assert totals(fought) == [10, 14, 5]
    assert facts(fought, "fa-hits", "wounds") == [2]
    assert [modifiers.total for modifiers in facts(fought, "fa-soaks-with", "modifiers")] == [0]
    assert facts(fought, "fa-soaked", "soaked", "left") == [(1, 1)]
    asche = fought.result.find("asche")
    assert (asche.shaken, len(asche.wounds), asche.rp) == (True, 1, 0)
    assert usable(asche) == ["katakomben"]
    assert asche.asset("fluesternetz").suspended_by == asche.wounds[0].number


@pytest.mark.rule("FA-SHK-04", "FA-SHK-06", "FA-CORE-16", "FA-WND-01", "FA-AST-12", "FA-AST-16")
def test_e04_a_raise_frees_it_to_act_but_hiding_fails_by_the_wound() -> None:
    begun = step(turn_of(the_attack().result, "asche"), faces=[3, (6, 3)])
    assert totals(begun) == [8]
    asche = begun.result.find("asche")
    assert (asche.shaken, asche.action) == (False, "available")

    hides = step(begun.result, "asset_action:katakomben", faces=[4, 2])
    assert totals(hides) == [3]
    asche = hides.result.find("asche")
    assert (asche.hidden, asche.action) == (False, "used")


# -- 5 and 6 sabotage, and who profits from it -----


def the_sabotage() -> Transcript[World]:
    answers = ("espionage:zirkel", "accept", "accept", "sabotage", "decline")
    return step(acting(town(), "asche"), *answers, faces=[9, 3, 3, 5])


@pytest.mark.rule("FA-SPY-01", "FA-SPY-02", "FA-SPY-04", "FA-CORE-06", "FA-CORE-07")
def test_e05_espionage_with_a_raise_lowers_defence_and_shakes() -> None:
    assert defense_of(town(), "zirkel") == 4
    spied = the_sabotage()
    assert totals(spied) == [10, 5]
    assert facts(spied, "fa-espionage-succeeds", "raised") == [True]
    assert defense_of(spied.result, "zirkel") == 2
    assert spied.result.find("zirkel").shaken


@pytest.mark.rule("FA-CORE-10", "FA-SHK-02", "FA-CORE-14", "FA-RP-01", "FA-SPY-04")
def test_e06_a_cheap_soak_takes_the_only_wound_and_ends_shaken() -> None:
    fought = step(acting(the_sabotage().result, "wache"), "attack:zirkel", "decline", "soak", faces=[1, 3, 2, 4, 4, 1])
    assert totals(fought) == [3, 6, 4]
    assert facts(fought, "fa-hits", "wounds", "again") == [(1, True)]
    assert [cost.amount for cost in fought.asked[-1].prompt.answers.listed()[1].cost] == [2]
    zirkel = fought.result.find("zirkel")
    assert (zirkel.rp, zirkel.wounds, zirkel.shaken) == (4, (), False)
    assert usable(zirkel) == ["werkstatt", "automaten"]

    assert defense_of(fought.result, "zirkel") == 2
    its_turn = step(turn_of(replace(fought.result, turns=()), "zirkel")).result
    assert defense_of(its_turn, "zirkel") == 2
    acted = step(its_turn, "gather", faces=[2, 3]).result
    assert defense_of(acted, "zirkel") == 4


# -- 7 siphon and tie -----


@pytest.mark.rule("FA-CORE-06", "FA-SPY-02", "FA-SPY-06", "FA-SPY-07")
@pytest.mark.parametrize(
    ("own", "other", "wounds", "against", "moved"),
    [
        ((5, 2), ((6, 1), 4), (), (6, 7), 0),
        ((5, 2), ((6, 1), 4), ("handelsflotte",), (6, 6), 0),
        ((7, 2), ((6, 1), 4), ("handelsflotte",), (8, 6), 3),
        ((9, 2), ((6, 1), 4), ("handelsflotte",), (10, 6), 6),
    ],
    ids=["behind", "tie", "success", "raise"],
)
def test_e07_a_quarter_or_half_changes_hands_but_not_on_a_tie(
    own: tuple[int, int],
    other: tuple[tuple[int, int], int],
    wounds: tuple[str, ...],
    against: tuple[int, int],
    moved: int,
) -> None:
    """Both dice of `kontor` are W6 and cannot come to 6: a wound takes 7 down to it."""
    world = acting(town(kontor={"rp": 12, **hurt("kontor", *wounds)}), "asche")
    answers = ["espionage:kontor", "accept"] + (["accept", "siphon"] if moved else [])
    spied = step(world, *answers, faces=[*own, *other])
    assert tuple(totals(spied)) == against
    assert facts(spied, "fa-siphon", "moved") == ([moved] if moved else [])
    assert (spied.result.find("kontor").rp, spied.result.find("asche").rp) == (12 - moved, 3 + moved)


# -- 8 quick reaction force -----


@pytest.mark.rule("FA-AST-09", "FA-AST-10", "FA-AST-11", "FA-CORE-21")
def test_e08_a_miss_is_answered_by_a_free_attack_that_costs_no_action() -> None:
    world = acting(town(), "orden")
    fought = step(world, "attack:wache", "accept", "free_attack", faces=[2, 4, 5, 5, 1, 2])
    assert totals(fought) == [4, 5, 3]
    assert len(fought.notes("fa-no-effect")) == 1
    orden = fought.result.find("orden")
    assert (orden.shaken, orden.wounds, orden.action) == (False, (), "used")
    its_turn = step(turn_of(replace(fought.result, turns=()), "wache")).result
    assert its_turn.find("wache").action == "available"


@pytest.mark.rule("FA-AST-11", "FA:qrf_chain")
def test_e08_a_free_attack_that_misses_is_not_answered() -> None:
    world = acting(town(orden=with_asset("orden", "quick_reaction_force")), "orden")
    fought = step(world, "attack:wache", "accept", "free_attack", "accept", faces=[2, 4, 3, 4])
    assert totals(fought) == [4, 4]
    assert asked(fought) == ["FA-PHA-05", "FA-CORE-12", "FA-AST-09", "FA-CORE-12"]


# -- 9 hidden refuge -----


def hidden() -> World:
    return step(acting(town(), "asche"), "asset_action:katakomben", faces=[4, 3]).result


def found_by_orden() -> World:
    answers = ("espionage:asche", "accept", "accept", "intel")
    return step(acting(hidden(), "orden"), *answers, faces=[5, 4, 2, 3]).result


@pytest.mark.rule("FA-AST-12", "FA-AST-13", "FA-AST-14", "FA-ATK-07", "FA-SPY-03", "FA-SPY-12")
def test_e09_only_who_has_found_the_hidden_may_attack() -> None:
    world = hidden()
    assert (world.find("asche").hidden, world.find("asche").found_by) == (True, ())
    assert refusal(acting(world, "wache"), "attack:asche") == "FA-AST-13"
    world = found_by_orden()
    assert world.find("asche").found_by == ("orden",)
    assert refusal(acting(world, "wache"), "attack:asche") == "FA-AST-13"
    struck = step(acting(world, "orden"), "attack:asche", "accept", faces=[3, 2])
    assert facts(struck, "fa-attack", "modifiers")[0].total == 2
    again = step(acting(struck.result, "orden"), "attack:asche", "accept", faces=[3, 2])
    assert facts(again, "fa-attack", "modifiers")[0].total == 0


@pytest.mark.rule("FA-AST-13", "FA-AST-15")
def test_e09_whoever_attacks_is_seen_and_hidden_anew_must_be_found_anew() -> None:
    world = step(acting(found_by_orden(), "asche"), "attack:kontor", "accept", faces=[2, 3]).result
    assert (world.find("asche").hidden, world.find("asche").found_by) == (False, ())
    assert refusal(acting(world, "wache"), "attack:asche") == ""
    world = step(acting(world, "asche"), "asset_action:katakomben", faces=[4, 3]).result
    assert refusal(acting(world, "orden"), "attack:asche") == "FA-AST-13"


# -- 10 and 19 getting back on one's feet -----


@pytest.mark.rule("FA-REO-01", "FA-REO-02", "FA-REO-03", "FA-REO-04", "FA-WND-03", "FA-SHK-07")
def test_e10_reorganised_while_shaken_everything_is_back_but_the_action() -> None:
    world = town(orden={"shaken": True, **hurt("orden", "hospital", "pilgerstrom")})
    begun = step(turn_of(world, "orden"), "decline", "accept", "decline", faces=[3, 2])
    assert totals(begun) == [1]
    assert begun.result.find("orden").shaken

    mended = step(begun.result, "reorganise", faces=[(10, 1), 4])
    assert facts(mended, "fa-reorganises", "modifiers")[0].total == -2
    assert totals(mended) == [9]
    orden = mended.result.find("orden")
    assert (orden.wounds, orden.shaken, orden.action) == ((), False, "lost")
    assert usable(orden) == ["hospital", "pilgerstrom"]


def failed_recovery() -> World:
    world = town(wache={"shaken": True, **hurt("wache", "torfestung")})
    begun = step(turn_of(world, "wache"), "decline", "accept", "decline", faces=[2, 3])
    assert totals(begun) == [2]
    wache = begun.result.find("wache")
    assert (wache.shaken, wache.rp) == (True, 4)
    assert refusal(begun.result, "gather") == "FA-SHK-01"
    return begun.result


@pytest.mark.rule("FA-SHK-07", "FA-SHK-09", "FA-SHK-10", "FA-REO-05")
def test_e19_paid_late_the_action_is_there_again() -> None:
    vain = step(failed_recovery(), "reorganise", "accept", faces=[4, 2])
    assert totals(vain) == [3]
    assert vain.result.find("wache").shaken
    wache = step(vain.result, "shake_off").result.find("wache")
    assert (wache.rp, wache.shaken, wache.action) == (1, False, "available")


@pytest.mark.rule("FA-SHK-10", "FA-REO-04")
def test_e19_reorganised_the_action_is_lost_for_good() -> None:
    mended = step(failed_recovery(), "reorganise", faces=[5, 2]).result
    wache = mended.find("wache")
    assert (wache.wounds, wache.shaken, wache.action) == ((), False, "lost")
    assert refusal(mended, "gather") == "FA-PHA-05"
    assert refusal(mended, "shake_off") == "FA-SHK-09"


# -- 11 improvements -----


@pytest.mark.rule("FA-IMP-02", "FA-IMP-03", "FA-IMP-04", "FA-IMP-06", "FA-DER-06")
def test_e11_operations_and_effectiveness_leave_too_little_for_an_asset() -> None:
    world = step(acting(town(wache={"rp": 17}), "wache"), "improve:operations").result
    wache = world.find("wache")
    assert (wache.rp, wache.operations, defense_of(world, "wache")) == (7, Die(10), 7)
    world = step(world, "improve:effectiveness").result
    wache = world.find("wache")
    assert (wache.rp, wache.effectiveness, wache.invested) == (3, Die(8), 14)
    assert refusal(world, "improve:hidden_refuge") == "FA-IMP-04"


@pytest.mark.rule("FA-IMP-02", "FA-IMP-03", "FA-IMP-05")
def test_e11_beyond_w12_every_step_costs_twelve_again() -> None:
    world = acting(town(zirkel={"rp": 26}), "zirkel")
    for die, rp in ((Die(12), 14), (Die(12, 1), 2)):
        world = step(world, "improve:striking_power").result
        assert (world.find("zirkel").striking_power, world.find("zirkel").rp) == (die, rp)
    assert refusal(world, "improve:effectiveness") == "FA-IMP-03"


# -- 12 a plan -----


@pytest.mark.rule("FA-PLN-02", "FA-PLN-03", "FA-PLN-04", "FA-GM-04")
def test_e12_four_phases_of_work_on_the_war_wagon() -> None:
    world = town()
    work: list[tuple[Dice, int, int]] = [([(8, 8, 1), 2], 5, 5), ([2, 1], 0, 5), ([6, 4], 2, 7)]
    for faces, hits, progress in work:
        worked = step(acting(world, "zirkel"), "advance_plan:donnerwagen", faces=faces)
        assert [one.total for one in facts(worked, "fa-plan-advances", "hits")] == ([hits] if hits else [])
        world = worked.result
        assert world.find("zirkel").plan("donnerwagen").progress == progress
    done = step(acting(world, "zirkel"), "advance_plan:donnerwagen", "immediate", faces=[(8, 5), 3])
    assert totals(done) == [13]
    assert facts(done, "fa-plan-advances", "over", "progress") == [(2, 9)]
    assert done.result.find("zirkel").plan("donnerwagen").status == "complete"
    assert done.result.find("zirkel").effectiveness == Die(10)
    assert step(done.result).result.find("zirkel").effectiveness == Die(12)


# -- 13 initiative -----

CARDS = {"asche": 53, "kontor": 47, "orden": 48, "wache": 21, "zirkel": 50}
"""Red joker, king of hearts, king of spades, seven of clubs, ace of diamonds."""


def dealt() -> World:
    there = town("asche", "kontor", "orden", "wache", "zirkel", "bettler", bettler={"rp": 0})
    return step(replace(there, stage="between", phase=0, round=0), "begin_phase", faces=list(CARDS.values())).result


@pytest.mark.rule("FA-PHA-01", "FA-PHA-02", "FA-PHA-03", "FA-CORE-17", "FA-CORE-18", "FA-CORE-19")
def test_e13_ace_kings_seven_and_the_joker_whenever_it_likes() -> None:
    world = dealt()
    assert {f.id: f.card for f in world.factions if f.card} == CARDS
    assert (world.queue, world.waiting) == (("zirkel", "orden", "kontor", "wache"), ("asche",))
    answers = ["wait", "end_turn"] * 4 + ["take_turn", "end_turn", "end_turn"]
    played = play(world, lambda later: later.stage == "mission", *answers)
    turns = [who.id for who in facts(played, "fa-turn", "who")]
    assert turns == ["zirkel", "orden", "kontor", "wache", "asche"]
    assert facts(played, "fa-minors", "who") == [(Ref("bettler"),)], "at the end of the phase"
    assert not any(faction.card for faction in played.result.factions)
    again = step(step(played.result).result, "begin_phase", faces=[1, 2, 3, 4, 5])
    assert len(again.notes("fa-shuffled")) == 1


@pytest.mark.rule("FA-CORE-18", "FA-ATK-06")
def test_e13_the_joker_counts_for_every_roll_of_its_holder() -> None:
    asche = dealt().find("asche")
    plain = replace(asche, card=0)
    for kind in ROLL_KINDS:
        assert modifiers(asche, kind, OPTIONS).total == modifiers(plain, kind, OPTIONS).total + 2

    hit = step(acting(replace(dealt(), waiting=()), "wache"), "attack:asche", "soak", faces=[(8, 2), 4, 5, 4, 2, 1])
    assert totals(hit) == [10, 9, 4]  # the soak roll shows 2 and counts 4
    assert hit.result.find("asche").wounds == ()
    attacks = step(acting(replace(dealt(), waiting=()), "asche"), "attack:zirkel", "decline", faces=[4, 1, 1, 3])
    assert totals(attacks) == [6, 6]


# -- 14 overkill -----


@pytest.mark.rule("FA-GEN-04", "FA-GEN-05", "FA-WND-08", "FA-CORE-11")
def test_e14_one_wound_and_four_more_destroy() -> None:
    world = acting(town(kontor={"rp": 2, **hurt("kontor", "silbermine")}), "zirkel")
    fought = step(world, "attack:kontor", faces=[3, 5, (10, 7), 6])
    assert totals(fought) == [5, 23]
    assert facts(fought, "fa-hits", "wounds") == [4]
    assert asked(fought) == ["FA-PHA-05"]
    kontor = fought.result.find("kontor")
    assert (kontor.destroyed, len(kontor.wounds)) == (True, 4)
    assert fought.result.find("zirkel").trophies == ("kontor",)


# -- 15 assault with a raise -----


@pytest.mark.rule("FA-SPY-05", "FA-SPY-08", "FA-SPY-09", "FA-AST-09")
def test_e15_seized_and_damaged_the_riders_are_back_after_repair_and_turn() -> None:
    answers = ("espionage:wache", "accept", "accept", "assault:reiterstaffel")
    spied = step(acting(town(), "asche"), *answers, faces=[9, 3, 4, 2])
    assert totals(spied) == [10, 4]
    asset = spied.result.find("wache").asset("reiterstaffel")
    assert (asset.damaged, asset.seized) == (True, "coming")

    missed = step(acting(spied.result, "orden"), "attack:wache", "accept", faces=[2, 4])
    assert asked(missed) == ["FA-PHA-05", "FA-CORE-12"]

    world = step(turn_of(replace(missed.result, turns=()), "wache")).result
    world = step(world, "repair:reiterstaffel").result
    assert world.find("wache").rp == 1
    assert usable(world.find("wache")) == ["torfestung"]
    world = step(world, "end_turn").result
    assert usable(world.find("wache")) == ["reiterstaffel", "torfestung"]


# -- 16 critical failure and reroll -----


@pytest.mark.rule("FA-CORE-05", "FA-CORE-12", "FA-RP-01", "FA:critical_failure_reroll")
def test_e16_a_paid_reroll_beats_two_ones() -> None:
    fought = step(acting(town(), "orden"), "attack:zirkel", "reroll", faces=[1, 1, 4, 3, 1, 2])
    assert facts(fought, "fa-rolled", "total", "grade") == [(1, -1), (4, 1)]
    assert fought.result.find("orden").rp == 2
    assert "FA-GM-14" not in asked(fought)
    assert len(fought.notes("fa-damage")) == 1


# -- 17 control -----


@pytest.mark.rule("FA-CTL-01", "FA-CTL-02", "FA-CTL-07", "FA-PHA-03", "FA-SPY-06")
def test_e17_the_beggars_steal_as_they_are_told_and_keep_it() -> None:
    world = acting(town("kontor", "orden", "bettler", bettler={"controller": "kontor"}), "kontor")
    world = step(world, "instruct:bettler:espionage:orden:siphon").result
    world = play(world, lambda later: later.stage == "minors_act", "end_turn").result
    acted = step(world, "accept", faces=[(4, 1), 2, 4, 3])
    assert asked(acted) == ["FA-CORE-12"], "the beggars have no say in what they do"
    assert totals(acted) == [5, 4]
    rp = {faction.id: faction.rp for faction in acted.result.factions}
    assert rp == {"bettler": 2, "kontor": 8, "orden": 4}


# -- 18 mission money -----

ANA, BEN = (Character(who, Name.of(who), who) for who in ("ana", "ben"))


@pytest.mark.rule("FA-RP-03", "FA-RP-04", "FA-GM-16", "FA-CTL-07")
def test_e18_a_character_in_control_spends_at_the_start_of_the_mission_only() -> None:
    world = town("kontor", "orden", kontor={"rp": 12, "controller": "ana"})
    world = replace(world, scene=replace(world.scene, characters=(ANA, BEN)), stage="mission")
    with pytest.raises(Unusable) as error:
        check(world, read_command("mission_spend:kontor:ben:5"))
    assert error.value.rule_id == "FA-CTL-07"
    assert question(world).seat == "ana"
    assert isinstance(question(world).answers.find("13"), Refusal)

    after = step(world, "5").result
    assert (after.find("kontor").rp, after.stage) == (7, "between")
    with pytest.raises(Unusable) as error:
        check(after, read_command("mission_spend:kontor:ana:2"))
    assert error.value.rule_id == "FA-GM-16"


# -- 20 interruption -----


@pytest.mark.rule("FA-CORE-18", "FA-SPY-05", "FA:interrupted_turn_counts", "FA-AST-08")
def test_e20_a_joker_takes_the_mine_before_the_declared_action() -> None:
    world = replace(acting(town("asche", "kontor", asche={"card": RED_JOKER}), "kontor"), waiting=("asche",))
    declared = step(world, "gather").result
    assert declared.find("kontor").action == "available"
    stepped_in = step(declared, "take_turn").result
    assert [turn.who for turn in stepped_in.turns] == ["kontor", "asche"]
    answers = ("espionage:kontor", "accept", "accept", "assault:silbermine", "end_turn")
    spied = play(stepped_in, lambda later: len(later.turns) == 1, *answers, faces=[6, 3, 5, (6, 1)])
    assert totals(spied) == [9, 7]
    assert facts(spied, "fa-espionage-succeeds", "raised") == [False]
    assert "silbermine" not in usable(spied.result.find("kontor"))

    gathered = step(spied.result, faces=[5, 2])
    assert totals(gathered) == [6]
    assert gathered.result.find("kontor").rp == 9
    over = play(gathered.result, turn_is_over, "end_turn").result
    assert "silbermine" in usable(over.find("kontor"))


# -- 21 simultaneous minor factions -----


@pytest.mark.rule("FA-PHA-04", "FA-PHA-09", "FA-SPY-07")
def test_e21_two_thefts_at_once_count_one_after_the_other() -> None:
    ready = {"action": "available"}
    world = replace(town(kontor={"rp": 9}, bettler=ready, faehrleute=ready), stage="minors_act")
    answers = ("espionage:kontor", "espionage:kontor", "accept", "accept", "siphon", "siphon")
    acted = step(world, *answers, faces=[3, 5, 4, 2, 5, 4, 4, 3])
    assert totals(acted) == [5, 4, 5, 4]
    assert facts(acted, "fa-siphon", "moved") == [2, 1]
    rp = {who: acted.result.find(who).rp for who in ("bettler", "faehrleute", "kontor")}
    assert rp == {"bettler": 1 + 2, "faehrleute": 2 + 1, "kontor": 6}


# -- 22 score -----


@pytest.mark.rule("FA-END-02", "FA-END-04", "FA-END-06")
def test_e22_plans_trophies_wealth_assets_and_wounds_make_the_score() -> None:
    plan = START.find("wache").plans[0]
    done = Plan(plan.kind, plan.required, plan.required, "complete")
    rich = {"rp": 7, "invested": 10, "plans": (done,), "trophies": ("zirkel",)}
    world = town(wache={**rich, **hurt("wache", "torfestung")}, zirkel={"destroyed": True})
    terms = {term.source: term.amount for term in score(world, world.find("wache")).terms}
    assert terms == {"plans": 6, "trophies": 4, "wealth": 3, "assets": 1, "wounds": -1}
    assert score(world, world.find("wache")).total == 13
