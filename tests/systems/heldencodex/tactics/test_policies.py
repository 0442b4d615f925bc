"""Tactics: given this situation, the computer does that; and whatever it does is legal."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Policy
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.content.setup import duel_document, scenario_document, start
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body import aid
from regelwerk.systems.heldencodex.rules.chase.obstacles import Laying, Passing, Seen
from regelwerk.systems.heldencodex.rules.fight import fight
from regelwerk.systems.heldencodex.rules.fight.combat_dice import GroupScene
from regelwerk.systems.heldencodex.rules.fight.fight_state import put
from regelwerk.systems.heldencodex.rules.fight.stances import stance
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Attack
from regelwerk.systems.heldencodex.rules.melee.replies import ReplyScene
from regelwerk.systems.heldencodex.rules.people import drinking
from regelwerk.systems.heldencodex.rules.people.haggling import Bargain
from regelwerk.systems.heldencodex.rules.people.influence import Burden, Tricks
from regelwerk.systems.heldencodex.rules.probe.goals import shot
from regelwerk.systems.heldencodex.rules.probe.groups import whole_groups
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.learning import LearnScene, choices
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.rules.road import journey, watch
from regelwerk.systems.heldencodex.rules.road.sneaking import Guard, Onward
from regelwerk.systems.heldencodex.rules.scene.plans import JourneyPlan, TreatPlan, WatchPlan
from regelwerk.systems.heldencodex.rules.shooting.shots import Target
from regelwerk.systems.heldencodex.rules.shooting.targets import ShootScene
from regelwerk.systems.heldencodex.state import Circle, Hero, World
from regelwerk.systems.heldencodex.system import SYSTEM
from regelwerk.systems.heldencodex.tactics.actions import group
from regelwerk.systems.heldencodex.tactics.melee import reply
from regelwerk.systems.heldencodex.tactics.other_parts import (
    answer_offer,
    drink,
    grit,
    haggle_on,
    keep_watch,
    learn,
    obstacle,
    offer,
    onward,
    past,
    point_of,
    tricks,
    wish_or_die,
)
from regelwerk.systems.heldencodex.tactics.policies import DEFAULT, TACTICS
from regelwerk.systems.heldencodex.tactics.shots import shoot_or_aim
from regelwerk.systems.heldencodex.tactics.weights import CAREFUL, SENSIBLE
from soaking import every
from systems.heldencodex.builders import circle, critical, hero, severe, told, world
from systems.heldencodex.ring import ANNA, BERT, CARL, OPTIONS, armed, bout, fighter, ring

CONTENT = SYSTEM.content()
GAME = SYSTEM.game
Decisions = list[tuple[str, str]]


class Watched(Policy):
    """A tactic whose answers are written down; each of them is legal."""

    name = "watched"

    def __init__(self, tactic: Policy) -> None:
        self.tactic = tactic
        self.answers: Decisions = []

    def decide(self, prompt: Choose[Any]) -> str:
        key = self.tactic.decide(prompt)
        assert isinstance(key, str)
        assert not isinstance(prompt.answers.find(key), Refusal), (prompt.rule_id, key)
        self.answers.append((prompt.rule_id, key))
        return key


def decided(state: World, tactic: str = DEFAULT, part: Any = fight) -> Decisions:
    """What is decided in one step: the rule by which was asked, and the answer."""
    watched = Watched(TACTICS[tactic])
    Simulation(watched, RandomDice(1)).run(part.step(state))
    return watched.answers


def action(state: World, tactic: str = DEFAULT) -> str:
    """What whoever is next does."""
    return decided(state, tactic)[0][1]


def robber(who: str = BERT, weapon: str = "arming_sword", skill: str = "13/3", **changes: Any) -> Hero:
    """Somebody who gives up when badly wounded."""
    return armed(who, weapon, skill, gives_up=True, **changes)


# -- actions of a fight -----------------------------------------------------------------------------------------------


def test_armoured_opponents_are_attacked_at_bare_rows() -> None:
    knight = robber(armour="mail_hauberk kite_shield")
    answers = decided(ring((armed(ANNA), (9, 10, 11, 14)), (knight, (4, 5, 6))))
    # Five rows are armoured: the nine pays for leaving out all of them, and nothing parries 10 and 11.
    assert answers[:4] == [
        ("HC-MEL-05", f"aimed:{BERT}"),
        ("HC-AIM-01", "exclude:head,torso,arms,legs,shield"),
        ("HC-AIM-02", "devalue:9"),
        ("HC-MEL-05", "with:10/11"),
    ]


def test_nobody_aims_at_somebody_without_armour() -> None:
    for dice in ((9, 10, 11, 14), (12, 12), (6, 7, 13)):
        assert not action(ring((armed(ANNA), dice), (robber(), (4, 5)))).startswith("aimed")


def test_an_open_guard_is_pierced_with_the_fewest_dice() -> None:
    answers = decided(ring((armed(ANNA), (4, 10, 11, 11)), (robber(), (4, 5))))
    # One eleven opens the guard, the rest of the group lies ready for the next phase.
    assert answers[:2] == [("HC-MEL-05", f"piercing:{BERT}"), ("HC-PRC-01", "dice:11")]


def test_two_who_cannot_parry_are_swept() -> None:
    state = ring((armed(ANNA), (9, 11, 14)), (robber(), (4, 5)), (robber(CARL), (6, 7)))
    # The lowest dice that will do go to each of them.
    assert decided(state)[:3] == [("HC-MEL-05", "sweep"), ("HC-SWP-01", "die:9"), ("HC-SWP-01", "die:11")]


def test_maces_strike_with_power_where_most_attacks_stay_open() -> None:
    answers = decided(ring((armed(ANNA, "mace", "12/3"), (3, 9, 10, 11)), (robber(), (5, 6))))
    # A seven is out of reach of 5 and 6, and three dice reach it.
    assert answers[:3] == [("HC-MEL-05", f"power:{BERT}"), ("HC-POW-01", "value:7"), ("HC-POW-05", "strike")]


def test_bare_hands_choke() -> None:
    brawler = armed(ANNA, "fist", "14/3")
    assert action(ring((brawler, (6, 6, 7, 7)), (robber(BERT, "fist", "9/2"), (4, 6)))) == f"choke:{BERT}"


def test_reach_that_parries_the_approach_is_left_alone() -> None:
    spear = robber(BERT, "spear", "12/2")
    assert action(ring((armed(ANNA), (9, 10, 14)), (spear, (5, 11)))) == "pass"
    assert action(ring((armed(ANNA), (9, 10, 10)), (spear, (5, 8)))) != "pass"


def test_the_weaker_of_two_is_struck_first() -> None:
    weak = robber(CARL, circles=(severe(), circle(2)))
    anna = armed(ANNA, "dagger", "14/3")
    assert action(ring((anna, (10, 11, 12)), (robber(), (4,)), (weak, (4,)))) == f"attack:{CARL}"
    # Without a group an attack would leave her nothing to parry with: she waits.
    assert action(ring((anna, (9, 11, 14)), (robber(), (4,)), (weak, (4,)))) == "pass"


def test_who_has_had_enough_runs_only_from_many() -> None:
    hurt = armed(ANNA, gives_up=True, circles=(severe(), circle(3)))
    many = ring((hurt, (9, 11, 14)), (armed(BERT), (4, 5)), (armed(CARL), (6, 7)))
    one = ring((hurt, (9, 11, 14)), (armed(BERT), (4, 5)))
    assert action(many).startswith("flee:")
    assert action(many, "careful").startswith("flee:")
    assert not action(many, "aggressive").startswith("flee:")
    assert not action(one).startswith("flee:")


@pytest.mark.rule("HC-MEL-24", "HC:give_up")
@pytest.mark.parametrize("name", TACTICS)
def test_heroes_give_up_like_everybody_whom_nobody_plays(name: str) -> None:
    def surrenders(*circles: Circle, options: Options = OPTIONS, dice: tuple[int, ...] = (9, 11)) -> bool:
        anna = armed(ANNA, "arming_sword", "15/5", circles=circles)
        return action(ring((anna, dice), (armed(BERT), (4, 5)), options=options), name) == "surrender"

    assert surrenders(critical()) and surrenders(severe(), severe()) and surrenders(circle(5), circle(3))
    assert not surrenders() and not surrenders(severe()) and not surrenders(circle(5), circle(2))
    assert not surrenders(critical(), options=Options(give_up="never"))
    # Also who has nothing to strike with.
    assert surrenders(critical(), dice=(2,))


@pytest.mark.rule("HC-MEL-24")
def test_shooters_give_up_instead_of_shooting() -> None:
    def choice(*circles: Circle) -> str:
        archer = hero("jost", skills={"hunting_bow": "16/3"}, circles=circles)
        owner = prober(archer, "hunting_bow", OPTIONS)
        target = Target(BERT, "large", "stay", 20)
        return shoot_or_aim(ShootScene(owner, Lying((), 4), (9, 10, 11, 18), shot(14, 0), archer, target, hero(BERT)))

    assert (choice(), choice(severe()), choice(critical())) == ("shoot", "shoot", "surrender")


@pytest.mark.rule("HC-CAS-03")
def test_the_computer_names_the_group_by_what_follows() -> None:
    def named(theirs: tuple[int, ...]) -> str:
        state = ring((armed(ANNA, "arming_sword", "14/4"), (4, 5, 6, 13, 13)), (armed(BERT), theirs))
        state = put(state, replace(fighter(state, ANNA), group=()))
        return group(GroupScene(state, ANNA, whole_groups((4, 5, 6, 13, 13), 14, True, OPTIONS)), SENSIBLE)

    # Bert parries 4, 5 and 6, but not two blows of 13, let alone one of 26.
    assert named((7, 8, 9)) == "group:13,13"
    # Against somebody who parries nothing three blows bring more.
    assert named((2, 2)) == "group:4,5,6"


# -- answers to attacks -----------------------------------------------------------------------------------------------


def replied(mine: tuple[int, ...], manoeuvres: tuple[tuple[int, ...], ...], theirs: tuple[int, ...]) -> str:
    """How Bert, who has acted already unless he has a group, answers Anna's attack with these manoeuvres."""
    state = ring((armed(ANNA), theirs), (robber(), mine, {"acted": True, "only_defends": True}))
    scene = ReplyScene(stance(state, ANNA, BERT), stance(state, BERT, ANNA), Attack(manoeuvres), OPTIONS)
    return reply(scene, SENSIBLE)


def test_everything_is_stopped_with_the_fewest_dice() -> None:
    assert replied((5, 9, 12), ((9,),), (9,)) == "parry:9"
    assert replied((5, 9, 12), ((9,), (10,)), (9, 10)) == "parry:9/12"
    assert replied((6, 6, 12), ((11,),), (11,)) == "parry:12"


def test_what_cannot_be_stopped_is_not_parried_in_vain() -> None:
    # Of one manoeuvre that nothing reaches there is nothing to stop.
    assert replied((4, 5), ((12,),), (12,)) == "parry:-"


def test_who_cannot_parry_strikes_as_well() -> None:
    attack = Attack(((12,),))
    held_back = ring((armed(ANNA), (12, 12, 13)), (robber(), (9, 10)))
    scene = ReplyScene(stance(held_back, ANNA, BERT), stance(held_back, BERT, ANNA), attack, OPTIONS)
    # Nineteen against twelve: one damage die more for Bert, one fewer for Anna, and hers stay out of it.
    assert reply(scene, SENSIBLE) == "mutual"
    all_in = ring((armed(ANNA), (12,)), (robber(), (9, 10, 11)))
    scene = ReplyScene(stance(all_in, ANNA, BERT), stance(all_in, BERT, ANNA), attack, OPTIONS)
    # Anna will have nothing left to parry with: Bert takes the blow and waits for his turn.
    assert reply(scene, SENSIBLE) == "parry:-"


def test_matches_to_spare_counter() -> None:
    state = ring((armed(ANNA), (9,)), (robber(), (10, 10, 10)))
    scene = ReplyScene(stance(state, ANNA, BERT), stance(state, BERT, ANNA), Attack(((9,),)), OPTIONS)
    assert reply(scene, SENSIBLE) == "counter:10"


@pytest.mark.rule("HC-MEL-23")
def test_in_a_bout_the_first_hit_is_stopped_at_any_price() -> None:
    """Elsewhere a scratch is taken for the sake of a great attack; where it ends the fight it is parried."""

    def answer(*mine: int, **plan: Any) -> str:
        state = ring((armed(ANNA), (10,)), (robber(), mine), **plan)
        scene = ReplyScene(stance(state, ANNA, BERT), stance(state, BERT, ANNA), Attack(((10,),)), OPTIONS)
        return reply(scene, SENSIBLE)

    assert (answer(8, 8, 12), answer(8, 8, 12, to_first_hit=True)) == ("parry:-", "parry:8+8")
    assert (answer(9, 9, 9), answer(9, 9, 9, to_first_hit=True)) == ("parry:-", "counter:9+9")
    # To strike as well would only mean that both are hit.
    assert answer(8, 9, 11, to_first_hit=True) == "parry:11"


# -- before the blows -------------------------------------------------------------------------------------------------


def hunter(**changes: Any) -> Hero:
    skills = {"dagger": "9/2", "hunting_bow": "16/3"}
    return hero(ANNA, weapons=("dagger", "hunting_bow"), skills=skills, **changes)


def made_ready(distance: int, *others: Hero, tactic: str = DEFAULT, who: Hero | None = None) -> list[str]:
    state = bout(who or hunter(), *(others or (robber(),)), distance=distance)
    return [key for _, key in decided(state, tactic)]


def test_a_shooter_shoots_from_afar_and_draws_a_blade_in_reach() -> None:
    assert made_ready(40) == ["take:hunting_bow", "stay"]
    assert made_ready(2, tactic="careful") == ["take:dagger"]


def test_blades_close_in_so_that_they_arrive() -> None:
    def moved(distance: int, foe: Hero) -> list[str]:
        return made_ready(distance, foe, who=armed(ANNA))

    assert moved(40, robber()) == ["fast"]
    assert moved(20, robber()) == ["slow"]
    assert moved(12, robber()) == ["slow"]
    assert moved(2, robber()) == []


def test_who_can_neither_shoot_nor_fight_leaves_it_to_others() -> None:
    healer = hero(ANNA, weapons=("dagger",), skills={"dagger": "6/2"})
    knight = armed(CARL, side="heroes")
    assert made_ready(40, robber(), knight, who=healer) == ["stay"]
    assert made_ready(40, robber(), who=healer) == ["stay"]


@pytest.mark.rule("HC-RNG-24")
def test_who_is_no_match_for_the_others_gives_ground_while_friends_hold_them() -> None:
    healer = hero(ANNA, weapons=("dagger",), skills={"dagger": "6/2"})
    knight = armed(CARL, side="heroes")
    assert made_ready(20, robber(), knight, who=healer) == ["back_fast"]
    # Alone there is nobody behind whom to hide.
    assert made_ready(20, robber(), who=healer) == ["stay"]


@pytest.mark.rule("HC-RNG-24")
def test_nobody_runs_to_where_opponents_walk_up_and_strike() -> None:
    """Whoever has run cannot strike in that phase: 25 m are walked, so that the others have to come or to run."""
    archer = hero(CARL, side="robbers", weapons=("hunting_bow",), skills={"hunting_bow": "16/3"})

    def moved(distance: int, *foes: Hero) -> str:
        return made_ready(distance, *foes, who=armed(ANNA))[0]

    assert [moved(distance, robber()) for distance in (40, 34, 33, 25, 16)] == ["fast", "fast", "slow", "slow", "slow"]
    # Shooters do not walk up to anybody, and every phase in their sight costs.
    assert moved(25, archer) == "fast"
    assert moved(25, archer, robber()) == "slow"


@pytest.mark.rule("HC-RNG-24")
def test_nobody_runs_ahead_of_friends_who_outshoot_the_others() -> None:
    """The others have to come, and meet arrows on the way; without bows, or against better ones, blades go."""
    archer = hero(CARL, side="heroes", weapons=("hunting_bow",), skills={"hunting_bow": "10/2"})
    marksman = hero("dora", side="robbers", weapons=("hunting_bow",), skills={"hunting_bow": "16/3"})
    assert made_ready(40, robber(), archer, who=armed(ANNA))[0] == "stay"
    assert made_ready(40, robber(), armed(CARL, side="heroes"), who=armed(ANNA))[0] == "fast"
    assert made_ready(40, robber(), archer, marksman, who=armed(ANNA))[0] == "fast"


def test_shots_go_where_they_do_most() -> None:
    knight, hurt = robber(armour="mail_hauberk"), robber(CARL, circles=(severe(),))
    assert made_ready(40, knight, hurt)[-1] == f"target:{CARL}"


@pytest.mark.rule("HC-RNG-07", "HC-RNG-21")
def test_nobody_shoots_at_the_one_who_always_gets_away() -> None:
    """Both can bear the same, but one of them is an acrobat: the shot goes at the other, whoever is named first."""
    acrobat, clumsy = robber(skills={"acrobatics": "16/3"}), robber(CARL)
    assert made_ready(40, acrobat, clumsy)[-1] == f"target:{CARL}"
    assert made_ready(40, robber(), robber(CARL, skills={"acrobatics": "16/3"}))[-1] == f"target:{BERT}"


@pytest.mark.rule("HC-FLE-01")
def test_only_the_next_scratch_makes_somebody_run() -> None:
    """Whoever runs leaves the fight to the others: with three light wounds to go one stands."""
    others = (robber(), (4,)), (robber(CARL), (4,))

    def does(marked: int, tactic: str = DEFAULT) -> str:
        weary = armed(ANNA, "dagger", circles=(circle(outer=min(marked, 6), middle=max(0, marked - 6)),))
        return action(ring((weary, (9, 14)), *others), tactic).partition(":")[0]

    assert (does(5), does(7)) == ("pass", "flee")
    assert does(5, "careful") == "flee"


@pytest.mark.rule("HC-RNG-04")
def test_dice_of_another_art_do_not_stay() -> None:
    state = bout(hunter(), robber(), distance=2)
    shooter = replace(state.act.fighter(ANNA), weapon="hunting_bow", art="hunting_bow", carried=(15, 16))
    for answer, carried in (("take:dagger", ()), ("take:hunting_bow", (15, 16))):
        ready = told(lambda: fight.step(replace(state, act=state.act.with_fighter(shooter))), answer).result
        assert ready.act.fighter(ANNA).carried == carried


@pytest.mark.rule("HC-RNG-06", "HC-RUN-03")
def test_runs_are_added_up_in_shots_but_not_in_blows() -> None:
    class Reads(Policy):
        """Remembers how everybody's dice are read."""

        name = "reads"

        def __init__(self) -> None:
            self.adds: dict[str, bool] = {}

        def decide(self, prompt: Choose[Any]) -> str:
            if prompt.rule_id == "HC-RNG-02":
                self.adds[prompt.who] = prompt.scene[0].reading.adds  # type: ignore[index]
            if isinstance(prompt.scene, Keeping):
                self.adds.setdefault(prompt.who, prompt.scene.reading.adds)
            key = TACTICS[DEFAULT].decide(prompt)
            assert isinstance(key, str)
            return key

    reads, state = Reads(), bout(hunter(), robber(), distance=40)
    simulation = Simulation(reads, RandomDice(1))
    while state.act.stage != "order" and state.act.phase == 1:
        state = simulation.run(fight.step(state))
    assert reads.adds == {ANNA: True, BERT: False}


def test_teeth_are_gritted_where_it_pays() -> None:
    fresh, sore = armed(ANNA), armed(ANNA, circles=(circle(6),))
    assert grit(fresh, "arming_sword", 2, SENSIBLE) == "grit:2"
    assert grit(sore, "arming_sword", 2, SENSIBLE) == "grit:0"
    assert grit(fresh, "haggle", 2, SENSIBLE) == "grit:0"


# -- haggling, talk, drink --------------------------------------------------------------------------------------------

AT_THE_MARKET = Bargain(True, 200, 200, -1, -1, 20, 180, 0, 0, 12, 9)


@pytest.mark.rule("HC-HAG-03")
def test_a_buyer_accepts_what_reaches_the_goal() -> None:
    assert answer_offer(AT_THE_MARKET._replace(their_offer=180)) == "accept"
    assert answer_offer(AT_THE_MARKET._replace(their_offer=190)) == "refuse"
    assert answer_offer(AT_THE_MARKET._replace(their_offer=190, own_psyche=2)) == "accept"


@pytest.mark.rule("HC-HAG-03")
def test_a_seller_does_not_sell_for_nothing() -> None:
    selling = AT_THE_MARKET._replace(buying=False, goal=0, their_offer=190)
    assert answer_offer(selling._replace(their_offer=200)) == "accept"
    assert answer_offer(selling) == "refuse"
    assert offer(selling._replace(table=180), "offer:160") == "offer:160"
    assert offer(selling._replace(table=110), "offer:90") == "break_off"


@pytest.mark.rule("HC-HAG-04")
def test_who_is_about_to_be_forced_breaks_off() -> None:
    assert haggle_on(AT_THE_MARKET, "go_on") == "go_on"
    assert haggle_on(AT_THE_MARKET._replace(own_psyche=1), "go_on") == "break_off"
    assert haggle_on(AT_THE_MARKET._replace(own_psyche=1), "accept") == "accept"


@pytest.mark.rule("HC-INF-04")
def test_heroes_bear_one_row_others_are_talked_round() -> None:
    assert wish_or_die(Burden(hero(psyche_lost=6), BERT)) == "penalty"
    assert wish_or_die(Burden(hero(psyche_lost=12), BERT)) == "wish"
    assert wish_or_die(Burden(hero(psyche_lost=6, seat=MASTER), ANNA)) == "wish"


@pytest.mark.rule("HC-INF-02")
def test_tricks_are_those_that_get_through() -> None:
    scene = Tricks(ANNA, ((5, 5, 5), (12, 12)), ((6, 6, 6),))
    assert tricks(scene, OPTIONS) == "tricks:12,12"


@pytest.mark.rule("HC-DRK-03", "HC-DRK-05")
def test_drinkers_spare_the_row_that_is_nearly_empty() -> None:
    assert point_of(hero(physis_lost=5)) == "psyche"
    assert point_of(hero(physis_lost=5, psyche_lost=11)) == "physis"
    assert point_of(hero(physis_lost=17, psyche_lost=16)) == "psyche"
    assert drink(drinking.Thirst(hero(), 6, (BERT,)), SENSIBLE) == "drink"
    assert drink(drinking.Thirst(hero(physis_lost=17, psyche_lost=16), 6, (BERT,)), SENSIBLE) == "stop"
    assert drink(drinking.Thirst(hero(physis_lost=6), 6, (BERT,)), CAREFUL) == "stop"


# -- chases, sneaking, nights -----------------------------------------------------------------------------------------

RUNS = Reading(11, 12)


def seen(who: str, *left: int, side: str = "robbers") -> Seen:
    return Seen(who, side, left, max(left, default=0), 0, 3, 12)


@pytest.mark.rule("HC-CHS-08")
def test_obstacles_are_laid_where_they_cost_more_than_they_take() -> None:
    # Three eights are fast with two of them as well; nothing of Bert's stops the third.
    me = seen(ANNA, 8, 8, 8, side="heroes")
    assert obstacle(Laying(me, RUNS, me.left, (seen(BERT, 4, 5),))) == f"lay:8@{BERT}"
    # A pair of sixes is brisk, one of them is leisurely: too dear.
    me = seen(ANNA, 6, 6, side="heroes")
    assert obstacle(Laying(me, RUNS, me.left, (seen(BERT, 4, 5),))) == "none"
    # Friends are not hindered.
    me = seen(ANNA, 8, 8, 8, side="heroes")
    assert obstacle(Laying(me, RUNS, me.left, (seen(CARL, 4, side="heroes"),))) == "none"


@pytest.mark.rule("HC-CHS-09")
def test_obstacles_are_passed_without_losing_tempo() -> None:
    # E19: the ten is outside the group and costs a point, the twelve of the sixes stays.
    assert past(Passing(seen(ANNA, 6, 6, 10), RUNS, 9, (), (6, 6, 10), (6, 6))) == "outside:10"
    assert past(Passing(seen(ANNA, 9, 9, 9), RUNS, 9, (), (9, 9, 9), (9, 9, 9))) == "match:9"


@pytest.mark.rule("HC-SNK-01", "HC-SNK-06")
def test_sneakers_turn_back_from_too_many_ears() -> None:
    alert = tuple(Guard(who, "alert") for who in (BERT, CARL))
    assert onward(Onward("near", False, alert), SENSIBLE) == "on"
    assert onward(Onward("near", False, alert), CAREFUL) == "back"
    assert onward(Onward("middle", True, alert), CAREFUL) == "on"


@pytest.mark.rule("HC-WCH-02")
def test_watchers_keep_further_shifts_while_they_are_fresh() -> None:
    plan = WatchPlan("night", watchers=(ANNA,), intruder="")

    def second_shift(tactic: str, **changes: Any) -> str:
        state = told(lambda: watch.begin(world(hero(ANNA, **changes)), plan)).result
        state = Simulation(TACTICS[tactic], RandomDice(2)).run(watch.step(state))
        return decided(state, tactic, watch)[0][1]

    assert second_shift("sensible") == "keep"
    assert second_shift("careful", physis_lost=3) == "leave"


@pytest.mark.rule("HC-WCH-02")
def test_who_watches_badly_leaves_it_to_others_who_are_fresh() -> None:
    untrained, trained = hero(ANNA), hero(ANNA, skills={"watch": "9/2"})
    alone = (watch.Watcher(ANNA, 1),)
    fresh, spent, asleep = (
        (*alone, one) for one in (watch.Watcher(BERT, 2), watch.Watcher(BERT, 3), watch.Watcher(BERT, 2, True))
    )

    def kept(one: Hero, due: tuple[watch.Watcher, ...]) -> str:
        return keep_watch(watch.Shift(3, 6, due, 4, one), SENSIBLE)

    # One die of eight stays awake five times in eight.
    assert [kept(untrained, due) for due in (alone, fresh, spent, asleep)] == ["keep", "leave", "keep", "keep"]
    assert kept(trained, fresh) == "keep"
    # With the first row of physis empty there would be no die left to stay awake with.
    assert kept(hero(ANNA, physis_lost=4), alone) == "leave"


# -- healing and learning ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-AID-01", "HC-AID-02")
def test_the_most_urgent_wound_is_treated_first_with_what_helps() -> None:
    healer = hero(ANNA, skills={"first_aid": "16/3", "medicine": "15/3"})
    patient = hero(BERT, circles=(severe(), critical()))
    plan = TreatPlan("care", healers=(ANNA,), patients=(BERT,))
    state = told(lambda: aid.begin(world(healer, patient), plan)).result
    assert decided(state, part=aid)[0][1] == f"treat:{BERT}:2:medicine"
    treated = state.put(patient.with_circle(1, critical(care="medicine")))
    assert decided(treated, part=aid)[0][1] == f"treat:{BERT}:1:first_aid"


@pytest.mark.rule("HC-LRN-02", "HC-STAR-02")
def test_experience_goes_where_it_promises_most() -> None:
    healer = hero(skills={"wilderness": "12/2", "dagger": "6/2"}, ep=6)
    assert learn(LearnScene(healer, choices(healer, OPTIONS), OPTIONS)) == "star:wilderness:3"
    poor = replace(healer, ep=1)
    assert learn(LearnScene(poor, choices(poor, OPTIONS), OPTIONS)).startswith("raise:")
    done = hero(attributes={"memory": 20, "reaction": 20, "self_control": 20}, skills={"haggle": "19/0"}, ep=1)
    assert learn(LearnScene(done, choices(done, OPTIONS), OPTIONS)) == "end"


@pytest.mark.rule("HC-WCH-02")
def test_travellers_take_the_free_shift_and_more_only_while_they_are_fresh() -> None:
    def first_watch(**changes: Any) -> Decisions:
        state = told(
            lambda: journey.begin(world(hero(ANNA, **changes), hero(BERT)), JourneyPlan("road", days=1))
        ).result
        simulation = Simulation(TACTICS[DEFAULT], RandomDice(3))
        while state.act.stage != "evening":
            state = simulation.run(journey.step(state))
        return decided(state, part=journey)

    # Three shifts, two travellers: somebody has to take a second one.
    assert first_watch() == [("HC-WCH-02", "shifts:2")]
    assert first_watch(physis_lost=12) == [("HC-WCH-02", "shifts:1")]


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("name", "tactic"), every(2, product(CONTENT.scenarios, TACTICS)))
def test_every_scene_is_played_to_its_end(name: str, tactic: str) -> None:
    state = start(scenario_document(CONTENT, name, {}))
    watched = Watched(TACTICS[tactic])
    final = Simulation(watched, RandomDice(7)).play(GAME, state, max_steps=5_000)
    assert GAME.outcome(final) is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ford", {"shooter_parry": "basic_art_single", "aim_without_rethrow": False, "aim_ones": "at_shot"}),
        ("ford", {"piercing_first_hit": "first_phase", "power_parry_value": "face", "out_of_reach": "until_closing"}),
        ("ford", {"parry_tie": "attacker", "balance_optional": True}),
        ("journey", {"night_regen_split": "shared", "grit_scope": "all", "balance_optional": True}),
        (
            "market_day",
            {
                "night_regen_split": "shared", "lucky_learning_cost": 1, "e_bonus": "result", "grit_scope": "all",
                "group_shape": "disjoint", "combat_single_die_cap": "none", "sweep_one_per_opponent": False,
                "balance_optional": True, "shadow_ones": True, "influence_backfire": True,
            },
        ),
    ],
)  # fmt: skip
def test_other_rulings_are_played_as_well(name: str, options: dict[str, Any]) -> None:
    """Each ruling in a scene that asks for it."""
    state = start(scenario_document(CONTENT, name, options))
    final = Simulation(Watched(TACTICS[DEFAULT]), RandomDice(3)).play(GAME, state, max_steps=8_000)
    assert GAME.outcome(final) is not None


def test_duels_come_to_an_end_and_the_better_one_mostly_wins() -> None:
    for first, second, least in (("richart", "bandit", 9), ("assassin", "mechthild", 9), ("town_guard", "elsbeth", 8)):
        state = start(duel_document(CONTENT, first, second, {}))
        simulation = Simulation(TACTICS[DEFAULT], RandomDice(11))
        ends = Counter(GAME.outcome(simulation.play(GAME, state)).winner for _ in range(10))  # type: ignore[union-attr]
        assert ends[first] >= least
        assert ends[None] == 0


def test_a_tactic_answers_by_the_prompt_alone() -> None:
    # The same prompt gets the same answer, whatever was asked in between.
    state = ring((armed(ANNA), (9, 10, 11, 14)), (robber(), (4, 5, 6)))
    first = decided(state)
    decided(ring((armed(ANNA), (4, 5)), (robber(), (12, 12, 13))))
    assert decided(state) == first
    assert set(TACTICS) == {"sensible", "aggressive", "careful", "light"}
    assert all(policy.name == name for name, policy in TACTICS.items())
