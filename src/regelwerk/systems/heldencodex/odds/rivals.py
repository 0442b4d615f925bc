"""Questions about two against each other: one attack, haggling, a chase."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from typing import NamedTuple, TypeVar

from regelwerk.dice import Law, RandomDice
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.odds_arguments import Arguments, number, one_of
from regelwerk.engine.questions import Answered
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.odds.arguments import Asked, ForGoal, asked_options, character, dice_of_hero, named
from regelwerk.systems.heldencodex.odds.best_play_odds import BestOdds
from regelwerk.systems.heldencodex.odds.dice import hit_answers
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.chase import chase
from regelwerk.systems.heldencodex.rules.fight.arming import choices_of_arms
from regelwerk.systems.heldencodex.rules.fight.combat_dice import name_group
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter, fight_of, put
from regelwerk.systems.heldencodex.rules.fight.harm import is_out
from regelwerk.systems.heldencodex.rules.fight.stances import bodies, stance
from regelwerk.systems.heldencodex.rules.melee.attacks import declare_attack
from regelwerk.systems.heldencodex.rules.melee.exchange import resolve_exchange
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import ways_to_attack
from regelwerk.systems.heldencodex.rules.people.haggling import HAGGLE, Round, resolve_round
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP, RESULT
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, prober
from regelwerk.systems.heldencodex.rules.probe.probe import Side, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.probing import one_side, result_of
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.rules.scene.plans import ChasePlan, FightPlan
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
HARM = (
    (0, "hc-odds-harm-none"),
    (1, "hc-odds-harm-stopped"),
    (2, "hc-odds-harm-light"),
    (3, "hc-odds-harm-badly"),
    (4, "hc-odds-harm-out"),
)
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
    art: str
    lead: int


class Fought(NamedTuple):
    """What an attack came to: as the numbers in ATTACK and HARM, the hits on both sides, what they mark."""

    end: int
    harm: int = 0
    hits: Hits = ()
    back: Hits = ()
    marked: int = 0


def combat_dice(prober: Prober, lead: int) -> Play[Faces]:
    """The combat dice of one phase, after ones were settled; with W8 they are thrown once."""
    probed = yield from resolve_probe(prober, "single" if prober.reading.die == 8 else "cascade", lead, GROUP)
    return () if probed.fumble else probed.left


def one_attack(world: World, first: Fencer, second: Fencer) -> Play[Fought]:
    """Both throw, then the first one attacks with the dice on the table and the other answers."""
    who, target = first.prober.who, second.prober.who
    for fencer in (first, second):
        dice = yield from do(combat_dice, fencer.prober, fencer.lead)
        lying = Lying(dice, 0, throws=1)
        fighter = replace(
            fight_of(world).fighter(fencer.prober.who), lying=lying, dice=dice, value=fencer.prober.reading.value
        )
        world = put(world, fighter)
        world = put(world, replace(fighter, group=(yield from name_group(world, fighter.who))))
    mine, theirs = stance(world, who, target), stance(world, target, who)
    if not ways_to_attack(mine, theirs, world.options):
        return Fought(0)
    named_attack = yield from declare_attack(mine, theirs, "hit", world.options)
    both = bodies(world, who, target)
    done = yield from do(resolve_exchange, mine, theirs, named_attack, both, world.options)
    assert done.bodies is not None
    before, after = both.defender, done.bodies.defender
    return Fought(
        2 if done.hits else 1, _harm(done.hits, before, after, world.options), done.hits, done.back,
        after.marked - before.marked,
    )  # fmt: skip


def _harm(hits: Hits, before: Hero, after: Hero, options: Options) -> int:
    """How bad it is, as the numbers in HARM."""
    if is_out(before, after, options):
        return 4
    if after.severe_wounds + after.critical_wounds > before.severe_wounds + before.critical_wounds:
        return 3
    return 2 if after.marked > before.marked else int(bool(hits))


def attack_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """One attack: whether it gets through, what hits it brings, and what is left of them behind the armour."""
    options = asked_options(given)
    heroes = _two(character(content, given, "attacker"), character(content, given, "target"))
    fencers = [_fencer(content, heroes[0], given, "weapon"), _fencer(content, heroes[1], given, "target_weapon")]
    (first, asked), (second, against) = fencers
    policy = TACTICS[one_of(given, "tactic", tuple(TACTICS), DEFAULT)]
    law, tries = law_or_tries(Odds(policy), one_attack, face_to_face(heroes, (first, second), options), first, second)
    title = phrase("hc-odds-title-attack", who=asked.subject, whom=against.subject)
    figures = _of_both(asked, against)
    names = {**asked.names, **against.names}
    ends = law.map(lambda fought: fought.end)
    marked = law.map(lambda fought: fought.marked)
    hits = hit_answers(phrase("hc-odds-title-attack-hits"), law.map(lambda fought: fought.hits), policy.name, tries)
    harm = law.map(lambda fought: fought.harm)
    back = law.map(lambda fought: int(bool(fought.back)))
    return (
        Answered(title, ends, "hc-odds-attack", figures, policy.name, ATTACK, names, ends.probability(2), tries),
        hits[0],
        Answered(phrase("hc-odds-title-harm"), harm, "hc-odds-attack", (), policy.name, HARM, tries=tries),
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


def face_to_face(heroes: tuple[Hero, Hero], fencers: tuple[Fencer, Fencer], options: Options) -> World:
    """Two on different sides within reach of each other, about to throw."""
    fighters = tuple(Fighter(one.prober.who, weapon=one.weapon.id, art=one.art) for one in fencers)
    plan = FightPlan("fight", fighters=tuple(one.who for one in fighters), distance=1)
    fight = Fight(plan, fighters).with_distance(fighters[0].who, fighters[1].who, 1)
    return World(Scene(NO_NAME, options), heroes, act=fight)


def _two(one: Hero, other: Hero) -> tuple[Hero, Hero]:
    """Both on sides of their own, also where somebody fights somebody just like him."""
    like = f"{other.id}_2" if one.id == other.id else other.id
    return (
        replace(one, sheet=replace(one.sheet, side="first")),
        replace(other, sheet=replace(other.sheet, side="second", id=like)),
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
    return Fencer(asked.prober, weapon, art, 1 if art == BASIC_ART else weapon.lead), asked


def law_or_tries(odds: Odds, rule: Callable[..., Play[S]], *args: Hashable) -> tuple[Law[S], int]:
    """The exact law of a rule if it can be followed, with 0; otherwise what many tries gave, and how many."""
    found: Law[S] | None = odds.law_within(FOLLOWED, rule, *args)
    if found is not None:
        return found, 0
    simulation = Simulation(odds.policy, RandomDice(SEED))
    return Law.uniform(simulation.run(rule(*args)) for _ in range(TRIES)), TRIES


# -- haggling ---------------------------------------------------------------------------------------------------------


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
        odds = BestOdds(ForGoal(RESULT))
        self._options = options
        self._law = cache(lambda *sides: law_or_tries(odds, resolve_round, *sides))

    def of(self, sides: Hagglers) -> tuple[Law[Change], int]:
        """One round, and from how many tries that is known; 0: exactly."""
        found, tries = self._law(*(Side(prober(hero, HAGGLE, self._options), "sieve", RESULT) for hero in sides))
        return found.map(_change), tries

    def after(self, sides: Hagglers) -> Law[Hagglers]:
        """How both are after a round."""
        return self.of(sides)[0].map(
            lambda change: Hagglers(
                sides.buyer.losing("psyche", change.buyer), sides.seller.losing("psyche", change.seller)
            )
        )


def _change(found: Round) -> Change:
    """Ones cost both sides psyche, and who has lost the round a point more (HC-HAG-02)."""
    winner = found.winner
    return Change(winner, found.buyer.psyche + (winner < 0), found.seller.psyche + (winner > 0))


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
    odds = BestOdds(ForGoal(RESULT))
    leads, follows = (
        odds.law(one_side, Side(asked.prober, "single", RESULT), result_of).map(lambda found: found[0])
        for asked in both
    )
    after = leads.bind(lambda lead: follows.map(lambda other: chase.chase_step(lead, other, gap, options).gap))
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
    world = World(Scene(NO_NAME, options), (leader, pursuer))
    simulation = Simulation(TACTICS[DEFAULT], RandomDice(SEED))

    def escaped() -> int:
        now: World = simulation.run(chase.begin(world, plan))
        while now.act is not None:
            now = simulation.run(chase.step(now))
        return int(now.has("chase:escaped"))

    return Law.uniform(escaped() for _ in range(CHASES))
