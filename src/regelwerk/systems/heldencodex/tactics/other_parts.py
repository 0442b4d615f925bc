"""Everything but fighting: haggling, talk, drink, chases, sneaking, watches, treatment, learning, the road."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.effects import MASTER
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.aid import DEAD, Treatment, TreatScene
from regelwerk.systems.heldencodex.rules.body.regeneration import Share, ShareScene
from regelwerk.systems.heldencodex.rules.body.rows import emptied
from regelwerk.systems.heldencodex.rules.chase.chase import tempo_of
from regelwerk.systems.heldencodex.rules.chase.obstacles import Laying, Passing, ways_past
from regelwerk.systems.heldencodex.rules.people.drinking import TRACKS, Thirst
from regelwerk.systems.heldencodex.rules.people.haggling import Bargain
from regelwerk.systems.heldencodex.rules.people.influence import Burden, Tricks, unneutralised
from regelwerk.systems.heldencodex.rules.people.offering import BREAK_OFF
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, reach
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.learning import Choice, LearnScene, LuckScene, goal_of
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, prober
from regelwerk.systems.heldencodex.rules.probe.reading import MASTER as MASTER_VALUE
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, result, without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from regelwerk.systems.heldencodex.rules.road.journey import HerbScene, NightScene
from regelwerk.systems.heldencodex.rules.road.sneaking import Onward
from regelwerk.systems.heldencodex.rules.road.watch import Shift, cost_of_shift
from regelwerk.systems.heldencodex.state import Hero, Track, seat_of
from regelwerk.systems.heldencodex.tactics.weights import Temper
from regelwerk.systems.heldencodex.values import attribute_pool, die_by_value

IMPORTANT = frozenset({"first_aid", "medicine", "reaction", "running", "sneak", "hide"})
"""Probes beside combat arts that are worth a light wound."""
PHYSIS = 0.25
"""A point of physis beside a step of tempo in a chase."""
ANNOYED = 0.3
"""An obstacle that can be passed still costs a die."""
STAR, ATTRIBUTE, NEXT_DICE = 4.0, 1.3, 1.0
"""What can be learnt beside a point of a skill: the star, a point of an attribute, and more or larger dice with it."""
LEAST_PROMISE = 0.06
"""Experience is kept where a point of it promises less."""
HERBS_ENOUGH = 12
GOOD_WATCH, POOR_WATCH = 0.75, 0.2
"""Who stays awake less often leaves a shift to somebody who is fresh, or does not even try."""
FRESH = 2
"""A watcher who has kept no more shifts than this can keep another one."""
PLAIN = Options()
FLOOR = 0.5
"""Below this part of the starting price a seller would rather keep what he has."""


# -- gritted teeth ----------------------------------------------------------------------------------------------------


def grit(hero: Hero, ability: str, most: int, temper: Temper) -> str:
    """A light wound for a die pays in a fight and where much is at stake, as long as there are few wounds."""
    skill = hero.skill(ability)
    fights = skill is not None and not skill.general
    if not fights and ability not in IMPORTANT:
        return "grit:0"
    return f"grit:{max(0, min(most, temper.grit - hero.marked))}"


# -- haggling ---------------------------------------------------------------------------------------------------------


def haggle_on(scene: Bargain, default: str) -> str:
    """Go on while there is hope; who is about to lose the last point against a fresh opponent leaves in time."""
    if default == "accept":
        return default
    desperate = scene.own_psyche <= 1 and scene.their_psyche > 3
    return BREAK_OFF if desperate and (scene.buying or scene.table <= FLOOR * scene.price) else default


def answer_offer(scene: Bargain) -> str:
    """A buyer takes what reaches the goal, a seller what the asking price was; the losing side takes what comes."""
    losing = scene.own_psyche < scene.their_psyche
    if scene.buying:
        return "accept" if scene.their_offer <= scene.goal or (losing and scene.own_psyche <= 2) else "refuse"
    return "accept" if scene.their_offer >= scene.price or losing else "refuse"


def offer(scene: Bargain, default: str) -> str:
    """The usual concession; a seller who has come down to the floor keeps what he has."""
    too_low = not scene.buying and scene.table - scene.step < FLOOR * scene.price
    return BREAK_OFF if too_low else default


# -- influence --------------------------------------------------------------------------------------------------------


def wish_or_die(scene: Burden) -> str:
    """Heroes bear the first empty row and grant a wish before the second; others are talked round at once."""
    hero = scene.hero
    yields = seat_of(hero) == MASTER or hero.sheet.gives_up
    return "wish" if yields or hero.burdening_rows > 1 else "penalty"


def tricks(scene: Tricks, options: Options) -> str:
    """The group of which most gets through, whichever group stands against it."""

    def through(group: Faces) -> tuple[int, int]:
        against = scene.against or ((),)
        return min(unneutralised(group, other, options) for other in against), sum(group)

    return f"tricks:{listed(max(scene.groups, key=through))}"


# -- drinking ---------------------------------------------------------------------------------------------------------


def drink(scene: Thirst, temper: Temper) -> str:
    """Drink on as long as the worst drink does not knock out, nor empties more rows than one cares to lose."""
    hero = scene.hero
    room = sum(hero.left(track) - 1 for track in TRACKS)
    lost = sum(hero.emptied(track) for track in TRACKS)
    return "drink" if room >= 2 and lost <= 2 * temper.tired else "stop"


def point_of(hero: Hero) -> str:
    """The track on which a point hurts least: no last point, no row emptied, then where most is left."""

    def hurts(track: Track) -> tuple[bool, bool, int]:
        after = emptied(hero.rows(track), hero.lost(track) + 1)
        return hero.left(track) <= 1, after > hero.emptied(track), -hero.left(track)

    return min(TRACKS, key=hurts)


# -- chases -----------------------------------------------------------------------------------------------------------


def obstacle(scene: Laying) -> str:
    """Throw a die into an opponent's way if that costs the opponent more tempo than oneself."""
    me, reading, layable, others, laid = scene
    left = without(me.left, tuple(sorted(one.face for one in laid)))
    now = tempo_of(result(left, reading), me.slowed)
    best, key = 0.0, "none"
    for face in sorted(set(layable)):
        cost = now - tempo_of(result(without(left, (face,)), reading), me.slowed)
        for other in others:
            if other.side == me.side or any(one.whom == other.who for one in laid):
                continue
            stops = any(own >= face for own in other.left)
            gain = ANNOYED if stops else 1.0 + PHYSIS
            if gain - cost > best:
                best, key = gain - cost, f"lay:{face}@{other.who}"
    return key


def past(scene: Passing) -> str:
    """The way past an obstacle that keeps most tempo; physis counts a little."""
    me, reading, face, _, left, connected = scene

    def worth(dice: Faces, physis: int, slowed: int) -> float:
        return tempo_of(result(without(left, dice), reading), me.slowed + slowed) - PHYSIS * physis

    best, key = worth((), 1, 1), "take"
    for way in ways_past(face, left, connected, reading):
        found = worth(way.dice, int(way.outside), 0)
        if found > best:
            best, key = found, f"{'outside' if way.outside else 'match'}:{listed(way.dice)}"
    return key


# -- sneaking and watching --------------------------------------------------------------------------------------------


def onward(scene: Onward, temper: Temper) -> str:
    """On, unless too many are on the alert before the last steps."""
    alert = sum(guard.state != "unsuspecting" for guard in scene.guards)
    return "back" if scene.band == "near" and alert >= temper.wary else "on"


def keep_watch(scene: Shift, temper: Temper) -> str:
    """A further shift, as long as it does not tire too much; who watches badly leaves it to others who are fresh."""
    hero = scene.hero
    kept = next((one.kept for one in scene.due if one.who == hero.id), 1)
    cost = cost_of_shift(kept)
    if emptied(hero.rows("physis"), hero.physis_lost + cost) > temper.tired:
        return "leave"
    tired = hero.losing("physis", cost)
    good = watch_chance(prober(tired, "watch", PLAIN), scene.minimum)
    others = any(not one.asleep and one.kept <= FRESH for one in scene.due if one.who != hero.id)
    return "leave" if good < (GOOD_WATCH if others else POOR_WATCH) else "keep"


@lru_cache(maxsize=1 << 12)
def watch_chance(owner: Prober, minimum: int) -> float:
    """The chance to stay awake through a shift."""
    return float(chance(owner.dice, owner.reading, owner.dice, reach(minimum))) if owner.dice else 0.0


def shifts(scene: NightScene, temper: Temper) -> str:
    """The free shift always; those that nobody else will take only if one is fresh enough."""
    hero = scene.hero
    wanted = max(1, scene.unwatched - len(scene.to_come))
    while wanted > 1:
        price = sum(cost_of_shift(kept) for kept in range(wanted))
        if price <= hero.left("physis") and emptied(hero.rows("physis"), hero.physis_lost + price) <= temper.tired - 1:
            break
        wanted -= 1
    return f"shifts:{wanted}"


def herbs(scene: HerbScene) -> str:
    """Half an hour is well spent until there are enough herbs."""
    return "herbs" if scene.herbs < HERBS_ENOUGH and not scene.hero.dazed else "march"


# -- treatment and rest -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def sieve_chance(owner: Prober, goal: Goal) -> float:
    """The chance of a sieve throw that is played in the best way."""
    return float(chance(owner.dice, owner.reading, 1, goal, (), owner.free)) if owner.dice else 0.0


def treatment(scene: TreatScene) -> str:
    """What is most urgent and most promising: bleeding circles, then severe wounds, at last the dead."""
    patients = {hero.id: hero for hero in scene.patients}

    def worth(one: Treatment) -> tuple[float, float]:
        good = sieve_chance(prober(scene.healer, one.skill, scene.options), reach(one.minimum))
        if one.circle == DEAD:
            return 0.0, good
        circle = patients[one.patient].circles[one.circle]
        untreated = circle.care == "none"
        urgent = 3.0 if circle.critical and untreated else float(circle.severe) if untreated else 0.5
        # Only medicine lets a critical circle heal.
        lasting = 1.2 if circle.critical and one.skill == "medicine" else 1.0
        return urgent, good * lasting

    return max(scene.treatments, key=worth).key


def share(scene: ShareScene) -> str:
    """The share of a night that gives back most dice, then most segments."""
    hero = scene.hero

    def worth(one: Share) -> tuple[int, int, int]:
        rows = emptied(hero.rows("physis"), hero.physis_lost - one.physis)
        rows += emptied(hero.rows("psyche"), hero.psyche_lost - one.psyche)
        return -rows, one.segments, one.psyche

    return max(scene.shares, key=worth).key


# -- learning ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def learning_chance(one: Choice, options: Options) -> float:
    """The chance that a learning throw brings what it is made for."""
    given = one.given
    return float(chance(one.dice, Reading(given.value, given.die, options=options), 1, goal_of(given, one.aim)))


def lesson_worth(value: int, skill: bool) -> float:
    """What a point is worth: more where it brings more or larger dice."""
    if skill:
        grows = value < MASTER_VALUE and die_by_value(value + 1) > die_by_value(value)
        return 1.0 + NEXT_DICE * grows
    return ATTRIBUTE + NEXT_DICE * (attribute_pool(value + 1) != attribute_pool(value))


def learn(scene: LearnScene) -> str:
    """What a point of experience promises most in, the star above all; what promises too little waits."""

    def promise(one: Choice) -> float:
        worth = STAR if one.aim == "star" else lesson_worth(one.given.value, one.given.skill)
        return worth * learning_chance(one, scene.options) / one.dice

    best = max(scene.choices, key=promise)
    return best.key if promise(best) >= LEAST_PROMISE else "end"


def learn_by_luck(scene: LuckScene, default: str) -> str:
    """The attribute of which most is to be hoped for; what costs experience only if it is worth it."""

    def promise(value: int, die: int) -> float:
        return lesson_worth(value, False) * (1 - value / die)

    best = max(scene.lessons, key=lambda given: promise(given.value, given.die))
    if default == "none" and promise(best.value, best.die) < 2 * LEAST_PROMISE:
        return default
    return f"attribute:{best.what}"
