"""Questions about shots: the chance to hit at once or after a phase of aiming, and what a hit does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from regelwerk.dice import Handful, Law
from regelwerk.dice.keeping import Duty, Kind, States
from regelwerk.dice.keeping import Play as BestPlay
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import NO, Arguments, flag, number, one_of
from regelwerk.engine.questions import Answered
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
from regelwerk.systems.heldencodex.odds.best_play_laws import law
from regelwerk.systems.heldencodex.odds.dice import HIT, hit_answers, yes_or_no
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import Move
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, Goal, measure, worth
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, total_bonus
from regelwerk.systems.heldencodex.rules.probe.probe import probe
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, Reading, Settled, balancings, with_faces
from regelwerk.systems.heldencodex.rules.scene.plans import TargetSize
from regelwerk.systems.heldencodex.rules.shooting.shooting import ranged_lead
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    MOVING,
    TARGETS,
    Archer,
    minimum,
    resolve_shot,
    target_dice,
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
    return tuple(_answers(asked, weapon, MOVING[_move(given, "move")], _needed(content, given), given))


def _move(given: Arguments, name: str) -> Move:
    return MOVES[one_of(given, name, MOVES, "stay")]


def _shooter(content: Content, given: Arguments) -> tuple[Asked, Weapon | None]:
    """The dice of a shooter, and the weapon if it is somebody's."""
    if given.get("who") is None:
        return asked_dice(content, given, runs=True), None
    hero = character(content, given)
    weapon = _weapon(content, hero, given)
    ts = DamageDice(weapon.ts.dice + total_bonus(hero, weapon.id, "TS"), weapon.ts.die)
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


def _needed(content: Content, given: Arguments) -> Law[int]:
    """The law of the minimum: the target's size, the master's dice, the distance, and how well the target evades."""
    if given.get("minimum") is not None:
        return Law.certain(number(given, "minimum", 1, MOST_METRES))
    options = asked_options(given)
    size: TargetSize = SIZES[one_of(given, "size", SIZES, "large")]
    metres = number(given, "metres", 0, MOST_METRES, 20)
    thrown = target_dice(size, _move(given, "target_move"), options).law()
    evaded = _evasion(content, given)
    return thrown.bind(lambda dice: evaded.map(lambda more: minimum(size, dice, metres, more, options).total))


def _evasion(content: Content, given: Arguments) -> Law[int]:
    """The law of what evading adds: a single throw of the target."""
    if given.get("evade") is None or str(given["evade"]).lower() in NO:
        return Law.certain(0)
    if given.get("target") is not None:
        target = character(content, given, "target")
        prober = dice_of_hero(content, target, ability_of(content, target, str(given["evade"])), given).prober
    else:
        dice, die = dice_of(str(given["evade"]), "evade")
        value = number(given, "evade_value", 0, MOST_VALUE, die)
        prober = Prober("", "", "", dice, Reading(value, die, options=asked_options(given)))
    return Odds(ForGoal(RESULT)).law(probe, prober, "single", 1, RESULT).map(lambda probed: probed.result)


# -- the answers ------------------------------------------------------------------------------------------------------


def _answers(
    asked: Asked, weapon: Weapon | None, strikes: int, needed: Law[int], given: Arguments
) -> Iterator[Answered]:
    goal = Goal("total", 0, strikes)
    title = phrase("hc-odds-title-shot", subject=asked.subject, minimum=_told(needed))
    hit = chance_to_hit(_results(asked, goal), needed)
    yield Answered(title, yes_or_no(hit), "hc-odds-shot", asked.tallies, asked.policy, HIT, asked.names, hit)
    if flag(given, "aim"):
        aimed = after_aiming(asked, goal, needed)
        title = phrase("hc-odds-title-aimed", lead=ranged_lead(asked.reading.die))
        yield Answered(title, yes_or_no(aimed), "hc-odds-shot", (), asked.policy, HIT, asked.names, aimed)
    throws = comb(asked.reading.die + asked.prober.dice - 1, asked.prober.dice)
    if weapon is not None and throws * len(needed) <= FOLLOWED:
        archer = Archer("", "", (), asked.reading.value, weapon.ts, strikes)
        hits = _hits(_settled_dice(asked, goal), needed, archer, asked.reading.options)
        yield from hit_answers(phrase("hc-odds-title-shot-hits", weapon=named(weapon.name)), hits, asked.policy)


def _told(needed: Law[int]) -> Phrase:
    """A minimum in words: a number, or from one number to another."""
    low, high = min(needed.outcomes()), max(needed.outcomes())
    return phrase("hc-odds-between", low=low if low < high else 0, high=high)


def _settled_dice(asked: Asked, goal: Goal) -> Law[Faces]:
    """The dice of one throw, after ones and luck."""
    probes = Odds(ForGoal(goal)).law(probe, asked.prober, "single", 1, goal)
    return probes.map(lambda probed: () if probed.fumble else probed.left)


def _results(asked: Asked, goal: Goal) -> Law[int]:
    """The law of what one throw reaches; by one ruling a legendary shot always hits."""
    reading = asked.reading
    if not reading.options.legendary_shot_auto_hit:
        return law(asked.prober.dice, reading, asked.prober.dice, goal, goal)

    def reached(left: Faces) -> int:
        return ALWAYS if legendary_matches(left, reading.value)[1] else measure(goal, Settled(left), left, reading)

    return _settled_dice(asked, goal).map(reached)


def chance_to_hit(results: Law[int], needed: Law[int]) -> Fraction:
    """The chance that a result reaches a minimum."""
    return sum((Fraction(w, needed.total) * results.at_least(least) for least, w in needed.items()), Fraction(0))


def _hits(left: Law[Faces], needed: Law[int], archer: Archer, options: Options) -> Law[Hits]:
    odds = Odds()
    return left.bind(
        lambda dice: needed.bind(
            lambda least: odds.law(resolve_shot, archer._replace(left=dice), least, options).map(lambda shot: shot.hits)
        )
    )


# -- aiming -----------------------------------------------------------------------------------------------------------


class Aiming(NamedTuple):
    """What dice are kept for while aiming: the best of them lie there for the shot of the next phase."""

    dice: int
    goal: Goal
    reading: Reading
    needed: Law[int]

    @property
    def scale(self) -> int:
        """Worths are whole numbers of this part."""
        return int(self.reading.die**self.dice * self.needed.total)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        faces = [face for face in range(1, self.reading.die + 1) if face != self.reading.lucky]
        wild = (Kind(self.reading.lucky, 1, self.reading.lucky == FUMBLE, wild=True),) if self.reading.lucky else ()
        return (*(Kind(face, 1, face == FUMBLE) for face in faces), *wild)

    def kind_of(self, face: int) -> int:
        lucky = self.reading.lucky
        if not lucky or face < lucky:
            return face - 1
        return self.reading.die - 1 if face == lucky else face - 2

    def reader(self) -> Callable[[Faces], int]:
        reading, scale = self.reading, self.scale
        reached = {n: self.needed.at_most(n) for n in range(reading.die * self.dice + 1)}

        @cache
        def hits(faces: Faces) -> Fraction:
            return reached[worth(self.goal, faces, reading)]

        @cache
        def shoots(saved: Faces) -> int:
            """The chance of a shot with these dice saved and all others thrown once."""
            rest = Handful(self.dice - len(saved), reading.die).law()
            found = sum(ways * hits(with_faces(saved, thrown)) for thrown, ways in rest.items())
            return int(found * scale / rest.total)

        @cache
        def saves(left: Faces) -> int:
            return max(shoots(saved) for size in range(len(left) + 1) for saved in set(combinations(left, size)))

        return lambda lies: max(saves(settled.left) for settled in balancings(lies, reading))


def after_aiming(asked: Asked, goal: Goal, needed: Law[int]) -> Fraction:
    """The chance of a shot at once after one phase of aiming in which the best dice are saved."""
    reading = asked.reading
    if reading.options.aim_ones != "per_phase" or not reading.options.ignored_ones_locked:
        raise ContentError("hc-odds-aim-options")
    aim = Aiming(asked.prober.dice, goal, reading, needed)
    duty = Duty(ranged_lead(reading.die), reading.options.ones_satisfy_keep)
    return BestPlay(States(aim, asked.prober.dice), duty).worth(()) / aim.scale
