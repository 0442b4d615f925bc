"""Questions about two against each other: one attack, haggling, a chase."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from regelwerk.dice import Law, RandomDice, TooManyOutcomes
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.odds_arguments import Arguments, number, one_of
from regelwerk.engine.policies import Policy
from regelwerk.engine.questions import Answered
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.odds.arguments import Asked, ForGoal, asked_options, character, dice_of_hero, named
from regelwerk.systems.heldencodex.odds.best_play_laws import lying
from regelwerk.systems.heldencodex.odds.dice import hit_answers
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import take_hits
from regelwerk.systems.heldencodex.rules.chase import chase
from regelwerk.systems.heldencodex.rules.fight.arming import choices_of_arms
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.rules.melee.attacks import name_manoeuvres
from regelwerk.systems.heldencodex.rules.melee.exchange import exchange
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Attack, Stance, ways_to_attack
from regelwerk.systems.heldencodex.rules.people.haggling import HAGGLE
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP, RESULT
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group
from regelwerk.systems.heldencodex.rules.probe.mastery import shifted
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, prober, total_bonus
from regelwerk.systems.heldencodex.rules.probe.probe import probe
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, balancings, conversions, score
from regelwerk.systems.heldencodex.rules.scene.plans import ChasePlan
from regelwerk.systems.heldencodex.state import Hero, Scene, World
from regelwerk.systems.heldencodex.tactics.policies import DEFAULT, TACTICS
from regelwerk.systems.heldencodex.values import BASIC_ART, Weapon

S = TypeVar("S", bound=Hashable)

ATTACK = ((0, "hc-odds-no-attack"), (1, "hc-odds-parried"), (2, "hc-odds-hit"))
ROUND = ((-1, "hc-odds-loses"), (0, "hc-odds-tie"), (1, "hc-odds-wins"))
WHOLE = ((-1, "hc-odds-gives-in"), (0, "hc-odds-both-spent"), (1, "hc-odds-other-gives-in"))
BACK = ((0, "hc-odds-unharmed"), (1, "hc-odds-struck-back"))
THEIRS = {
    "hc-odds-tally-dice": "hc-odds-tally-dice-theirs",
    "hc-odds-tally-value": "hc-odds-tally-value-theirs",
}
CHASE = ((0, "hc-odds-caught"), (1, "hc-odds-escapes"))
FOLLOWED = 60_000
"""How many paths of an attack are followed before it is simulated instead."""
TRIES = 2_000
CHASES = 300
SEED = 1192


# -- an attack --------------------------------------------------------------------------------------------------------


class Fencer(NamedTuple):
    """Somebody before an exchange of blows: the dice in hand, the weapon and what it demands."""

    prober: Prober
    weapon: Weapon
    lead: int
    ts_bonus: int = 0

    def stance(self, dice: Faces, against: Fencer) -> Stance:
        """With these dice on the table."""
        value, options = self.prober.reading.value, self.prober.options
        reaches = self.weapon.kind == "polearm" and (
            against.weapon.kind != "polearm" or options.reach_vs_reach == "both"
        )
        return Stance(
            self.prober.who,
            self.prober.seat,
            dice,
            best_group(dice, value, True, options),
            value,
            self.weapon,
            self.ts_bonus,
            helpless=not dice,
            reach=reaches and bool(dice),
        )


class Fought(NamedTuple):
    """What an attack came to: as the numbers in ATTACK, the hits on both sides, what they mark on the target."""

    end: int
    hits: Hits = ()
    back: Hits = ()
    marked: int = 0


def combat_dice(prober: Prober, lead: int) -> Play[Faces]:
    """The combat dice of one phase, after ones were settled; with W8 they are thrown once."""
    probed = yield from probe(prober, "single" if prober.reading.die == 8 else "cascade", lead, GROUP)
    return probed.left


def one_attack(first: Fencer, second: Fencer, target: Hero, options: Options) -> Play[Fought]:
    """Both throw, then the first one attacks with the dice on the table and the other answers."""
    mine = first.stance((yield from do(combat_dice, first.prober, first.lead)), second)
    theirs = second.stance((yield from do(combat_dice, second.prober, second.lead)), first)
    ways = tuple(ways_to_attack(mine, theirs, options))
    if not ways:
        return Fought(0)
    way = yield from name_manoeuvres(mine, theirs, ways, options)
    done = yield from do(exchange, mine, theirs, Attack(way), options)
    marked = (yield from do(_marks, target, done.hits, first.weapon.unarmed, options)) if done.hits else 0
    return Fought(2 if done.hits else 1, done.hits, done.back, marked)


def _marks(target: Hero, hits: Hits, unarmed: bool, options: Options) -> Play[int]:
    """How many segments hits mark behind the armour."""
    after = yield from take_hits(target, hits, options, unarmed=unarmed)
    return after.marked - target.marked


def attack_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """One attack: whether it gets through, what hits it brings, and what is left of them behind the armour."""
    options = asked_options(given)
    heroes = character(content, given, "attacker"), character(content, given, "target")
    fencers = [_fencer(content, heroes[0], given, "weapon"), _fencer(content, heroes[1], given, "target_weapon")]
    (first, asked), (second, against) = fencers
    policy = TACTICS[one_of(given, "tactic", tuple(TACTICS), DEFAULT)]
    law, tries = law_or_tries(policy, one_attack, first, second, heroes[1], options)
    title = phrase("hc-odds-title-attack", who=asked.subject, whom=against.subject)
    figures = _of_both(asked, against)
    names = {**asked.names, **against.names}
    ends = law.map(lambda fought: fought.end)
    marked = law.map(lambda fought: fought.marked)
    hits = hit_answers(phrase("hc-odds-title-attack-hits"), law.map(lambda fought: fought.hits), policy.name, tries)
    back = law.map(lambda fought: int(bool(fought.back)))
    return (
        Answered(title, ends, "hc-odds-attack", figures, policy.name, ATTACK, names, ends.probability(2), tries),
        hits[0],
        Answered(phrase("hc-odds-title-marked"), marked, "hc-stake-segments", (), policy.name, tries=tries),
        Answered(
            phrase("hc-odds-title-back"),
            back,
            "hc-odds-attack",
            (),
            policy.name,
            BACK,
            names,
            back.probability(1),
            tries,
        ),
    )


def _of_both(one: Asked, other: Asked) -> tuple[tuple[str, Tally], ...]:
    """The figures of two sides, the second one's under names of their own."""
    return (*one.tallies, *((THEIRS[label], tally) for label, tally in other.tallies))


def _fencer(content: Content, hero: Hero, given: Arguments, name: str) -> tuple[Fencer, Asked]:
    """Somebody with the weapon that is asked for, or the first one for melee."""
    arms = [one for one in choices_of_arms(hero) if not one.weapon.ranged]
    if given.get(name) is not None:
        wanted = content.weapons.find_id(str(given[name]))
        arms = [one for one in arms if one.weapon.id == wanted]
    if not arms:
        raise ContentError("hc-odds-no-weapon", who=named(hero.sheet.name))
    weapon, art = arms[0]
    asked = dice_of_hero(content, hero, art, given)
    lead = 1 if art == BASIC_ART else weapon.lead
    return Fencer(asked.prober, weapon, lead, total_bonus(hero, weapon.id, "TS")), asked


def law_or_tries(policy: Policy, rule: Callable[..., Play[S]], *args: Hashable) -> tuple[Law[S], int]:
    """The exact law of a rule if it can be followed, with 0; otherwise what many tries gave, and how many."""
    found: Law[S] | None = Odds(policy).law_within(FOLLOWED, rule, *args)
    if found is not None:
        return found, 0
    simulation = Simulation(policy, RandomDice(SEED))
    return Law.uniform(simulation.run(rule(*args)) for _ in range(TRIES)), TRIES


# -- haggling ---------------------------------------------------------------------------------------------------------


class Thrown(NamedTuple):
    """What matters of a probe against somebody: the result, and the psyche points that it costs."""

    result: int
    psyche: int


def sieve_law(made: Prober) -> tuple[Law[Thrown], int]:
    """A sieve played for the result, exactly, with 0; where that is out of reach from tries, and how many."""
    if not made.dice:
        return Law.certain(Thrown(0, 0)), 0
    try:
        lies = lying(made.dice, made.reading, 1, RESULT, free=made.free)
    except TooManyOutcomes:
        simulation = Simulation(ForGoal(RESULT), RandomDice(SEED))
        probes = [simulation.run(probe(made, "sieve", 1, RESULT)) for _ in range(TRIES)]
        return Law.uniform(Thrown(one.result, one.psyche) for one in probes), TRIES
    return lies.map(lambda faces: _read(faces, made)), 0


def single_law(made: Prober) -> Law[Thrown]:
    """A single throw for the result."""
    if not made.dice:
        return Law.certain(Thrown(0, 0))
    probes = Odds(ForGoal(RESULT)).law(probe, made, "single", 1, RESULT)
    return probes.map(lambda probed: Thrown(probed.result, probed.psyche))


def _read(faces: Faces, made: Prober) -> Thrown:
    """Lying dice, shifted, turned and settled for the highest result."""
    reading = made.reading
    if not made.shift:
        return _settled(faces, reading)
    if reading.options.e_bonus == "dice":
        ways = (_settled(way, reading) for way in shifted(faces, made.shift, reading.die))
        return max(ways, key=lambda thrown: (thrown.result, -thrown.psyche))
    found = _settled(faces, reading)
    return found._replace(result=found.result + made.shift) if found.result else found


@lru_cache(maxsize=1 << 15)
def _settled(faces: Faces, reading: Reading) -> Thrown:
    """Lying dice, turned and settled for the highest result, then for the fewest points lost."""
    result, spared = max(
        (score(settled, turned, reading), -settled.unbalanced)
        for turned, _ in conversions(faces, reading)
        for settled in balancings(turned, reading)
    )
    return Thrown(result, -spared)


class Hagglers(NamedTuple):
    """Two who haggle, as they are after some rounds."""

    buyer: Hero
    seller: Hero


def haggle_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """One round, who has to make the first concession, and who gives in if nobody accepts an offer before."""
    options = asked_options(given)
    sides = Hagglers(character(content, given, "buyer"), character(content, given, "seller"))
    both = [dice_of_hero(content, hero, HAGGLE, given) for hero in sides]
    laws = Rounds(options)
    first, tries = laws.of(sides)
    policy = "best" if all(asked.policy == "best" for asked in both) else "best-plain"
    winner = first.map(lambda change: change.winner)
    title = phrase("hc-odds-title-haggle", who=both[0].subject, whom=both[1].subject)
    figures = _of_both(*both)
    answers = [
        Answered(title, winner, "hc-odds-round", figures, policy, ROUND, both[0].names, winner.probability(1), tries)
    ]
    for name, is_over in (("concession", _concedes), ("whole", _spent)):
        end = until_over(sides, laws.after, is_over(sides))
        found = phrase(f"hc-odds-title-{name}")
        answers.append(
            Answered(found, end, "hc-odds-haggle", (), policy, WHOLE, both[0].names, end.probability(1), tries)
        )
    return tuple(answers)


class Change(NamedTuple):
    """What one round does: who wins it, and the psyche points that both lose."""

    winner: int
    buyer: int
    seller: int


class Rounds:
    """The laws of haggling rounds; only emptied rows change the dice, so there are few."""

    def __init__(self, options: Options) -> None:
        self._side = cache(lambda hero: sieve_law(prober(hero, HAGGLE, options)))

    def of(self, sides: Hagglers) -> tuple[Law[Change], int]:
        """One round, and from how many tries that is known; 0: exactly."""
        (bought, tries), (sold, more) = (self._side(_without_points(hero)) for hero in sides)
        return bought.bind(lambda one: sold.map(lambda other: _change(one, other))), max(tries, more)

    def after(self, sides: Hagglers) -> Law[Hagglers]:
        """How both are after a round."""
        return self.of(sides)[0].map(
            lambda change: Hagglers(
                sides.buyer.losing("psyche", change.buyer), sides.seller.losing("psyche", change.seller)
            )
        )


def _without_points(hero: Hero) -> Hero:
    """Somebody as far as dice are concerned: the points within a row do not matter."""
    emptied = hero.emptied("psyche")
    return hero._replace(psyche_lost=sum(hero.rows("psyche")[:emptied]))


def _change(one: Thrown, other: Thrown) -> Change:
    winner = (one.result > other.result) - (one.result < other.result)
    return Change(winner, one.psyche + (winner < 0), other.psyche + (winner > 0))


Over = Callable[[Hagglers], int | None]


def _concedes(start: Hagglers) -> Over:
    """Whose row is empty first: 1 if it is the seller's."""

    def over(now: Hagglers) -> int | None:
        lost = [after.emptied("psyche") > before.emptied("psyche") for before, after in zip(start, now, strict=True)]
        return lost[1] - lost[0] if any(lost) else None

    return over


def _spent(_: Hagglers) -> Over:
    """Who has no psyche left: 1 if it is the seller."""

    def over(now: Hagglers) -> int | None:
        spent = [hero.left("psyche") <= 0 for hero in now]
        return spent[1] - spent[0] if any(spent) else None

    return over


def until_over(start: S, after: Callable[[S], Law[S]], over: Callable[[S], int | None]) -> Law[int]:
    """How something ends that never comes back to where it was, except for rounds in which nothing changes.

    Where nothing can change any more, it ends with 0.
    """

    @cache
    def end(state: S) -> Law[int]:
        found = over(state)
        if found is not None:
            return Law.certain(found)
        later = after(state)
        if later.probability(state) == 1:
            return Law.certain(0)
        return later.given(lambda other: other != state).bind(end)

    return end(start)


# -- a chase ----------------------------------------------------------------------------------------------------------


def chase_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The gap after one round without obstacles, and how the whole chase ends if both play sensibly."""
    options = asked_options(given)
    leader, pursuer = character(content, given, "leader"), character(content, given, "pursuer")
    both = [dice_of_hero(content, hero, chase.ABILITY, given) for hero in (leader, pursuer)]
    gap = number(given, "gap", chase.LEVEL + 1, chase.GOT_AWAY - 1, max(1, options.chase_start_gap))
    leads, follows = single_law(both[0].prober), single_law(both[1].prober)
    after = leads.bind(
        lambda one: follows.map(lambda other: chase.chase_step(one.result, other.result, gap, options).gap)
    )
    title = phrase("hc-odds-title-chase", who=both[0].subject, whom=both[1].subject, gap=gap)
    figures = _of_both(*both)
    ends = chases(leader, pursuer, gap, options)
    whole = phrase("hc-odds-title-whole-chase")
    return (
        Answered(title, after, "hc-odds-gap", figures, both[0].policy, (), both[0].names, after.mean()),
        Answered(
            whole,
            ends,
            "hc-odds-chase",
            (),
            DEFAULT,
            CHASE,
            {},
            ends.probability(1),
            CHASES,
        ),
    )


def chases(leader: Hero, pursuer: Hero, gap: int, options: Options) -> Law[int]:
    """Many whole chases with obstacles, by the rules and the default tactic."""
    if leader.id == pursuer.id:
        raise ContentError("hc-odds-same", who=named(leader.sheet.name))
    plan = ChasePlan("chase", leader=leader.id, pursuers=(pursuer.id,), gap=gap)
    world = World(Scene(Name("", ""), options), (leader, pursuer))
    simulation = Simulation(TACTICS[DEFAULT], RandomDice(SEED))

    def escaped() -> int:
        now: World = simulation.run(chase.begin(world, plan))
        while now.act is not None:
            now = simulation.run(chase.step(now))
        return int(now.has("chase:escaped"))

    return Law.uniform(escaped() for _ in range(CHASES))
