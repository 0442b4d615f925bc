"""The questions asked of Regelwerk."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from benchmarks import darkspace, factions, q7, realms_shots
from benchmarks import parameters as p
from benchmarks.realms_duel import START, RealmsDuel, damage
from regelwerk.dice import Exploding, HitPool, Hits, Keep, Law, TopPairs, Trait
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.policies import Defaults
from regelwerk.lab import walk  # noqa: F401  loading NumPy is not what is measured
from regelwerk.lab.chain import Chain, explore
from regelwerk.lab.simulate import simulate
from regelwerk.lab.solve import Solution, solve
from regelwerk.systems.darkspace.rules.fight import attack as blows
from regelwerk.systems.factions.rules.actions.attack import Blow, strike
from regelwerk.systems.factions.rules.core.rolls import Contest, resolve_contest
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.rules.shooting.hitting import Landed, resolve_shot

MONITORS = ("", "defensive", "mobility", "interaction", "vital")


def best_two() -> Any:
    return {n: Keep(n, 10, 2, bonus=p.BEST_TWO_SKILL).law() for n in p.BEST_TWO_DICE}


def best_pairs() -> Any:
    return {n: TopPairs(n, 10).law() for n in p.BEST_PAIRS_DICE}


def trait() -> Any:
    top_trait = p.TRAIT_TARGET + 4 * p.TRAIT_TOP_RAISE
    top_damage = p.TOUGHNESS + 4 * p.TOP_WOUND
    total = Exploding(p.DAMAGE_SIDES[0]).law(top_damage) + Exploding(p.DAMAGE_SIDES[1]).law(top_damage)
    by_raise = (total + Exploding(6).law(top_damage)).map(p.harm)
    by_attack = (Law.certain(-2), total.map(p.harm), by_raise)
    answers = {}
    for sides in p.TRAIT_SIDES:
        attack = Trait(sides).law(p.PARRY + 4)
        harm = attack.bind(lambda x: by_attack[(x >= p.PARRY) + (x >= p.PARRY + 4)])
        answers[sides] = (Trait(sides).law(top_trait).map(p.raises), harm)
    return answers


def hit_pool() -> Any:
    one = HitPool(1, p.HIT_FROM, p.CRIT_FROM, top_bonus=p.TOP_BONUS).law()
    behind_cover = one.bind(lambda hits: Law({(0, 0): 1, (hits.normals, past_armour(hits)): 2}))
    answers = {}
    for n in p.HIT_POOL_DICE:
        pool = HitPool(n, p.HIT_FROM, p.CRIT_FROM, top_bonus=p.TOP_BONUS).law()
        answers[n] = (pool, behind_cover.times(n).map(lambda both: max(0, both[0] - p.ARMOUR_LEFT) + both[1]))
    return answers


def past_armour(hits: Hits) -> int:
    return hits.crits + sum(hits.megas)


def realms_damage() -> Any:
    odds = Odds()
    return odds.law(damage, p.REALMS_A, p.REALMS_B), odds.law(damage, p.REALMS_B, p.REALMS_A)


def solved(game: Any, start: Any, policy: Any) -> Solution[Any]:
    chain = explore(game, start, policy)
    assert isinstance(chain, Chain)
    return solve(chain)


def realms_duel() -> Any:
    return solved(RealmsDuel(), START, Defaults()).winners["a"]


def realms_shot() -> Any:
    return Odds(REROLLING).law(resolve_shot, *realms_shots.SHOT)


def realms_targets() -> Any:
    odds = Odds(REROLLING)
    return {name: odds.law(resolve_shot, *values) for name, values in realms_shots.TWELVE.items()}


def phasesix_duel() -> Any:
    setup = q7.setup()
    return solved(setup.game, setup.start, setup.policy).winners[setup.first]


def phasesix_fights() -> Any:
    setup = q7.setup()
    found = simulate(setup.game, setup.start, setup.policy, p.DUEL_FIGHTS, seed=1)
    return found.winners[setup.first].value


def factions_attack() -> Any:
    return Odds().law(strike, *factions.ATTACK, factions.RULES)


def factions_raise() -> Any:
    return Odds().law(strike, *factions.ATTACK, factions.RAISE_RULES)


def factions_table() -> Any:
    odds = Odds()
    return {pair: odds.law(strike, *sides, factions.RULES) for pair, sides in factions.ATTACKS.items()}


def factions_spies() -> Any:
    return Odds().law(resolve_contest, *factions.SPIES, factions.RULES)


def darkspace_attack() -> Any:
    return Odds().law(blows.resolve_attack, darkspace.ATTACKS["normal"])


def darkspace_hampered() -> Any:
    return Odds().law(blows.resolve_attack, darkspace.ATTACKS["hampered"])


def darkspace_eased() -> Any:
    return Odds().law(blows.resolve_attack, darkspace.ATTACKS["eased"])


def darkspace_table() -> Any:
    odds = Odds()
    return {name: odds.law(blows.resolve_attack, values) for name, values in darkspace.TABLE.items()}


QUESTIONS: dict[str, Callable[[], Any]] = {
    "best_two": best_two,
    "best_pairs": best_pairs,
    "trait": trait,
    "hit_pool": hit_pool,
    "realms_damage": realms_damage,
    "realms_duel": realms_duel,
    "realms_shot": realms_shot,
    "realms_targets": realms_targets,
    "phasesix_duel": phasesix_duel,
    "phasesix_fights": phasesix_fights,
    "factions_attack": factions_attack,
    "factions_raise": factions_raise,
    "factions_table": factions_table,
    "factions_spies": factions_spies,
    "darkspace_attack": darkspace_attack,
    "darkspace_hampered": darkspace_hampered,
    "darkspace_eased": darkspace_eased,
    "darkspace_table": darkspace_table,
}


def plain(law: Any) -> dict[Any, float]:
    """A law as probabilities by outcome; what the others do not tell apart is added up."""
    shares: dict[Any, float] = defaultdict(float)
    for x, w in law.items():
        shares[_plain_outcome(x)] += w / law.total
    return shares


def _plain_outcome(x: Any) -> Any:
    match x:
        case Hits():
            return x.normals, x.crits, sum(x.megas)
        case Blow():
            return x.raises if x.is_hit else p.MISS
        case blows.Hit():
            return MONITORS.index(x.monitor), x.damage
        case Landed():
            return p.SHOT_LIFE - x.vitals.hp, p.SHOT_AP - x.vitals.ap
        case Contest():
            return max(0, x.grade)
    return x
