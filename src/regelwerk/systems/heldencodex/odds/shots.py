"""Questions about shots: the chance to hit at once or after a phase of aiming, and what a hit does."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb

from regelwerk.dice import Law
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, is_no, number, one_of
from regelwerk.engine.questions import Answered
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.odds.arguments import (
    MOST_VALUE,
    Asked,
    ForGoal,
    ability_of,
    asked_dice,
    asked_options,
    character,
    dice_of,
    dice_of_hero,
    named,
)
from regelwerk.systems.heldencodex.odds.best_play_odds import BestOdds
from regelwerk.systems.heldencodex.odds.dice import BY_RULE, HIT, hit_answers, yes_or_no
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import Move
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, Goal, measure
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, total_bonus
from regelwerk.systems.heldencodex.rules.probe.probe import resolve_probe
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, Settled
from regelwerk.systems.heldencodex.rules.scene.plans import TargetSize
from regelwerk.systems.heldencodex.rules.shooting.aiming import after_aiming
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    MOVING,
    TARGETS,
    Archer,
    Target,
    demanded,
    minimum,
    ranged_lead,
    shoot_at,
)
from regelwerk.systems.heldencodex.rules.shooting.strikes import legendary_matches
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import DamageDice, Weapon

MOVES: dict[str, Move] = {"stay": "stay", "slow": "slow", "fast": "fast"}
SIZES: dict[str, TargetSize] = {size: size for size in TARGETS}
MOST_METRES = 1000
FOLLOWED = 12_000
"""How many shots, told apart by dice and minimum, are followed to their hits."""
ALWAYS = 10**6
"""The result of a legendary shot, where it needs none (HC:legendary_shot_auto_hit)."""


def shot_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether a shot hits, and what the hit does."""
    asked, weapon = _shooter(content, given)
    if given.get("minimum") is None:
        asked = asked._replace(tallies=(*asked.tallies, ("hc-odds-tally-minimum", _standing_still(given))))
    return tuple(_answers(asked, weapon, MOVING[_move(given, "move")], _needed(content, given), given))


def _move(given: Arguments, name: str) -> Move:
    return MOVES[one_of(given, name, MOVES, "stay")]


def _shooter(content: Content, given: Arguments) -> tuple[Asked, Weapon | None]:
    """The dice of a shooter, and the weapon if it is somebody's."""
    if given.get("who") is None:
        return asked_dice(content, given, runs=True), None
    hero = character(content, given)
    weapon = _weapon(content, hero, given)
    ts = DamageDice(weapon.ts.dice + total_bonus(hero.sheet, weapon.id, "TS"), weapon.ts.die)
    return asked_dice(content, given, weapon.id), replace(weapon, ts=ts)


def _weapon(content: Content, hero: Hero, given: Arguments) -> Weapon:
    if given.get("weapon") is not None:
        found = content.weapons.find(str(given["weapon"]))
        if not found.ranged:
            raise ContentError("hc-odds-not-ranged", weapon=named(found.name))
        return found
    for weapon in hero.sheet.weapons:
        if weapon.ranged:
            return weapon
    raise ContentError("hc-odds-no-shooter", who=named(hero.sheet.name))


def _standing_still(given: Arguments) -> Tally:
    """What a target demands before any dice fall for it: its size and the distance."""
    size = SIZES[one_of(given, "size", SIZES, "large")]
    return minimum(size, 0, number(given, "metres", 0, MOST_METRES, 20), 0, asked_options(given))


def _needed(content: Content, given: Arguments) -> Law[int]:
    """The law of the minimum: the target's size, the master's dice, the distance, and how well the target evades."""
    if given.get("minimum") is not None:
        return Law.certain(number(given, "minimum", 1, MOST_METRES))
    size: TargetSize = SIZES[one_of(given, "size", SIZES, "large")]
    metres = number(given, "metres", 0, MOST_METRES, 20)
    target = Target("", size, _move(given, "target_move"), metres)
    return BestOdds(ForGoal(RESULT)).law(demanded, target, _evading(content, given), asked_options(given))


def _evading(content: Content, given: Arguments) -> Prober | None:
    """The dice with which the target evades: a single throw."""
    if given.get("evade") is None or is_no(given["evade"]):
        return None
    if given.get("target") is not None:
        target = character(content, given, "target")
        return dice_of_hero(content, target, ability_of(content, target, str(given["evade"])), given).prober
    dice, die = dice_of(str(given["evade"]), "evade")
    value = number(given, "evade_value", 0, MOST_VALUE, die)
    return Prober("", "", "", dice, Reading(value, die, options=asked_options(given)))


# -- the answers ------------------------------------------------------------------------------------------------------


def _answers(
    asked: Asked, weapon: Weapon | None, strikes: int, needed: Law[int], given: Arguments
) -> Iterator[Answered]:
    goal = Goal("total", 0, strikes)
    title = phrase("hc-odds-title-shot", subject=asked.subject, minimum=_told(needed))
    hit = _chance_to_hit(asked, goal, needed)
    yield Answered(title, yes_or_no(hit), "hc-odds-shot", asked.tallies, asked.policy, HIT, asked.names, hit)
    if flag(given, "aim"):
        aimed = _after_aiming(asked, goal, needed)
        title = phrase("hc-odds-title-aimed", lead=ranged_lead(asked.reading.die))
        yield Answered(title, yes_or_no(aimed), "hc-odds-shot", (), asked.policy, HIT, asked.names, aimed)
    if weapon is not None and _throws(asked) * len(needed) <= FOLLOWED:
        archer = Archer("", "", (), asked.reading.value, weapon.ts, strikes)
        hits = _hits(_settled_dice(asked, goal), needed, archer, asked.reading.options)
        yield from hit_answers(phrase("hc-odds-title-shot-hits", weapon=named(weapon.name)), hits, asked.policy)


def _throws(asked: Asked) -> int:
    return comb(asked.reading.die + asked.prober.dice - 1, asked.prober.dice)


def _after_aiming(asked: Asked, goal: Goal, needed: Law[int]) -> Fraction:
    options = asked.reading.options
    if options.aim_ones != "per_phase" or not options.ignored_ones_locked:
        raise ContentError("hc-odds-aim-options")
    return after_aiming(asked.prober.dice, asked.reading, goal, needed)


def _told(needed: Law[int]) -> Phrase:
    """A minimum in words: a number, or from one number to another."""
    low, high = min(needed.outcomes()), max(needed.outcomes())
    return phrase("hc-odds-between", low=low if low < high else 0, high=high)


def _settled_dice(asked: Asked, goal: Goal) -> Law[Faces]:
    """The dice of one throw, after ones and luck."""
    probes = BestOdds(ForGoal(goal)).law(resolve_probe, asked.prober, "single", 1, goal)
    return probes.map(lambda probed: () if probed.fumble else probed.left)


def _chance_to_hit(asked: Asked, goal: Goal, needed: Law[int]) -> Fraction:
    """The chance that a throw reaches the minimum; of more dice than can be followed, that of their best play."""
    if _throws(asked) > BY_RULE:
        dice, reading = asked.prober.dice, asked.reading
        return sum(
            (
                Fraction(w, needed.total) * chance(dice, reading, dice, goal._replace(target=n))
                for n, w in needed.items()
            ),
            Fraction(0),
        )
    reading = asked.reading
    auto_hit = reading.options.legendary_shot_auto_hit

    def reached(left: Faces) -> int:
        legendary = auto_hit and legendary_matches(left, reading.value)[1]
        return ALWAYS if legendary else measure(goal, Settled(left), left, reading)

    return chance_to_hit(_settled_dice(asked, goal).map(reached), needed)


def chance_to_hit(results: Law[int], needed: Law[int]) -> Fraction:
    """The chance that a result reaches a minimum."""
    return sum((Fraction(w, needed.total) * results.at_least(least) for least, w in needed.items()), Fraction(0))


def _hits(left: Law[Faces], needed: Law[int], archer: Archer, options: Options) -> Law[Hits]:
    odds = Odds()
    return left.bind(
        lambda dice: needed.bind(
            lambda least: odds.law(shoot_at, archer._replace(left=dice), least, "", options).map(lambda shot: shot.hits)
        )
    )
