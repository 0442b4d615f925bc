"""Questions about one throw: probes, learning, herbs, drink, defence and damage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from regelwerk.dice import Law, TooManyOutcomes
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, number
from regelwerk.engine.questions import UNLISTED, Answered
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.odds.arguments import (
    MOST_POINTS,
    Asked,
    Best,
    ForGoal,
    Rank,
    asked_ability,
    asked_dice,
    asked_options,
    character,
    dice_of,
    goal_of,
    named,
    names_in,
    throw_of,
    told_dice,
)
from regelwerk.systems.heldencodex.odds.best_play_laws import law
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, damage_throw, weight
from regelwerk.systems.heldencodex.rules.melee.parrying import max_parried
from regelwerk.systems.heldencodex.rules.people.drinking import ENOUGH, hold, minimum_of, reaching
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import (
    GROUP,
    HERBS,
    LEARN,
    LEARNING,
    RESULT,
    SIZES,
    STAR,
    STAR_DICE,
    STAR_FACE,
    TOP_FACE,
    Goal,
    measure,
    twenties,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.learning import lesson
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, probe
from regelwerk.systems.heldencodex.rules.probe.reading import MASTER, Reading, Settled
from regelwerk.systems.heldencodex.rules.road.herbs import WILDERNESS
from regelwerk.systems.heldencodex.values import LEVELS, MOST_DICE, ThrowKind

Words = tuple[tuple[int, str], ...]
SUCCESS: Words = ((0, "hc-odds-fails"), (1, "hc-odds-succeeds"))
WORST: Words = ((0, "hc-odds-no-hit"), *((n, f"hc-odds-{level}") for n, level in enumerate(LEVELS, start=1)))
"""The worst of some hits in words."""
DRINK: Words = ((0, "hc-odds-two-points"), (1, "hc-odds-one-point"), (ENOUGH, "hc-odds-holds"))
DEFENCE: Words = ((0, "hc-odds-gets-through"), (1, "hc-odds-all-stopped"))
HIT: Words = ((0, "hc-odds-misses"), (1, "hc-odds-hit"))
BY_RULE = 10_000
"""How many different throws are followed through the whole rule of a probe: four twenty-sided dice show 8,855."""
MOST_DAMAGE = 12


def yes_or_no(share: Fraction) -> Law[int]:
    """The law of something that happens with this probability."""
    return Law({1: share.numerator, 0: share.denominator - share.numerator})


def worst_of(hits: Hits) -> int:
    """The worst of some hits, as the numbers in WORST."""
    return 1 + max(map(LEVELS.index, hits)) if hits else 0


# -- probes -----------------------------------------------------------------------------------------------------------


def probe_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The chance to reach a goal, or the expectation of a number, and the law of what comes out."""
    kind = throw_of(given)
    asked = asked_dice(content, given, runs=kind == "cascade")
    goal = goal_of(given, "group" if kind == "cascade" else "result")
    lead = number(given, "lead", 1, MOST_DICE, 1)
    return tuple(_probe_answers(asked, kind, lead, goal))


def _probe_answers(asked: Asked, kind: ThrowKind, lead: int, goal: Goal) -> Iterator[Answered]:
    prober, reading = asked.prober, asked.reading
    title = phrase("hc-odds-title", subject=asked.subject, throw=Word(f"hc-throw-{kind}"), goal=goal.phrase())
    learns = goal.name in LEARNING
    if kind == "single" and not learns and comb(reading.die + prober.dice - 1, prober.dice) <= BY_RULE:
        yield from _answers_of_rule(asked, title, goal)
        return
    need = {"single": prober.dice, "sieve": 1, "cascade": lead}[kind]
    free = prober.free if kind != "single" else 0
    found = chance(prober.dice, reading, need, goal, free=free)
    shown = _shown(goal, SIZES if kind == "cascade" else RESULT)
    if goal.is_chance:
        yield _answer(asked, title, yes_or_no(found), "hc-odds-probe", SUCCESS, found)
        title = phrase("hc-odds-title-then")
    try:
        outcomes = None if learns else law(prober.dice, reading, need, goal, shown, free=free)
    except TooManyOutcomes:
        outcomes = None
    if outcomes is not None:
        yield _answer(asked, title, outcomes, _measure(shown), (), outcomes.mean(), again=goal.is_chance)
    elif not goal.is_chance:
        yield _answer(asked, title, UNLISTED, _measure(goal), (), found)


def _shown(goal: Goal, otherwise: Goal) -> Goal:
    """Which number of the dice is shown: the one that is played for, as far as it is one."""
    return SIZES if goal == GROUP else otherwise if goal.is_chance else goal


def _measure(goal: Goal) -> str:
    return f"hc-odds-{goal.name}"


def _answers_of_rule(asked: Asked, title: Phrase, goal: Goal) -> Iterator[Answered]:
    """A single throw is followed through its rule, so that it also shows what ones cost and what glory there is."""
    probes = Odds(ForGoal(goal)).law(probe, asked.prober, "single", 1, goal)
    shown = _shown(goal, RESULT)
    outcomes = probes.map(lambda probed: _worth(shown, probed, asked.reading))
    if goal.is_chance:
        reached = probes.map(lambda probed: _worth(goal, probed, asked.reading))
        yield _answer(asked, title, reached, "hc-odds-probe", SUCCESS, reached.probability(1))
        title = phrase("hc-odds-title-then")
    yield _answer(asked, title, outcomes, _measure(shown), (), outcomes.mean(), again=goal.is_chance)
    psyche, mythos = probes.map(lambda probed: probed.psyche), probes.map(lambda probed: probed.mythos)
    yield _answer(asked, phrase("hc-odds-title-psyche"), psyche, "hc-odds-psyche", (), psyche.mean(), again=True)
    yield _answer(asked, phrase("hc-odds-title-mythos"), mythos, "hc-odds-mythos", (), mythos.mean(), again=True)


def _worth(goal: Goal, probed: Probed, reading: Reading) -> int:
    """What a probe is worth for a goal."""
    match goal.name:
        case "result":
            return probed.result
        case "reach":
            return int(probed.reaches(goal.target))
    return measure(goal, Settled(probed.left, unbalanced=probed.psyche), probed.left, reading)


def _answer(
    asked: Asked, title: Phrase, outcomes: Law[int], measure: str, words: Words, worth: Fraction, *, again: bool = False
) -> Answered:
    """An answer about these dice; where they were spoken of before, only the law is new."""
    if again:
        return Answered(title, outcomes, measure, (), asked.policy, words)
    return Answered(title, outcomes, measure, asked.tallies, asked.policy, words, asked.names, worth)


# -- learning and herbs -----------------------------------------------------------------------------------------------


def learn_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The chance to raise a value with a number of learning dice."""
    asked = _learning_dice(content, given)
    value = asked.reading.value
    goal = twenties(value - MASTER + 2) if value >= MASTER else LEARN
    return (_learning(asked, goal),)


def star_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The chance to earn the star."""
    asked = _learning_dice(content, {"value": str(STAR_FACE), **given})
    if asked.prober.dice < STAR_DICE or asked.reading.die != TOP_FACE:
        raise ContentError("hc-odds-star-dice", least=STAR_DICE)
    return (_learning(asked, STAR),)


def _learning_dice(content: Content, given: Arguments) -> Asked:
    """The dice of a learning throw: neither items nor losses change them (HC-LRN-05)."""
    if given.get("who") is None:
        return asked_dice(content, given)
    hero = character(content, given)
    options = asked_options(given)
    ability = asked_ability(content, hero, given)
    if hero.attribute(ability) is None and hero.skill(ability) is None:
        raise ContentError("hc-odds-unlearned", who=named(hero.sheet.name))
    found = lesson(hero, ability, options)
    most = number(given, "use", 1, found.most, found.most)
    subject = phrase(
        "hc-odds-of-who",
        who=named(hero.sheet.name),
        ability=phrase("hc-named", **names_in(content, hero)[ability]),
        dice=told_dice(most, found.die),
        value=found.value,
    )
    return Asked(Prober(hero.id, "", ability, most, Reading(found.value, found.die, options=options)), subject)


def _learning(asked: Asked, goal: Goal) -> Answered:
    found = chance(asked.prober.dice, asked.reading, 1, goal)
    title = phrase("hc-odds-title", subject=asked.subject, throw=Word("hc-throw-learning"), goal=goal.phrase())
    return _answer(asked, title, yes_or_no(found), "hc-odds-probe", SUCCESS, found)


def herbs_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The portions of one search."""
    return tuple(_probe_answers(asked_dice(content, given, WILDERNESS), "sieve", 1, HERBS))


# -- drink, defence, damage -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ForHolding(Best):
    """Plays for dice that reach a minimum."""

    minimum: int

    def rank(self, settled: Settled, faces: Faces, reading: Reading) -> Rank:  # noqa: ARG002
        return int(not settled.fumble), reaching(settled.left, self.minimum, reading)


def drink_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """How many dice hold a drink: two are enough, one costs a point, none costs two."""
    asked = asked_dice(content, given, "drinking")
    nth = number(given, "nth", 1, MOST_POINTS, 1)
    minimum = minimum_of(nth - 1)
    held = Odds(ForHolding(minimum)).law(hold, asked.prober, minimum).map(lambda found: found[0])
    title = phrase("hc-odds-title-drink", subject=asked.subject, number=nth, minimum=minimum)
    return (_answer(asked, title, held, "hc-odds-holding", DRINK, held.probability(ENOUGH)),)


@dataclass(frozen=True, slots=True)
class ForParry(Best):
    """Plays to stop as many manoeuvres as possible."""

    attacks: tuple[int, ...]

    def rank(self, settled: Settled, faces: Faces, reading: Reading) -> Rank:  # noqa: ARG002
        return (max_parried(self.attacks, settled.left, reading.value, reading.options), -settled.unbalanced)


def defence_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """How many manoeuvres a single throw of a combat art stops."""
    attacks = _attacks(str(given["attacks"]))
    asked = asked_dice(content, given, runs=True)
    prober, reading = asked.prober, asked.reading
    probes = Odds(ForParry(attacks)).law(probe, prober, "single", 1, GROUP)
    stopped = probes.map(lambda probed: max_parried(attacks, probed.left, reading.value, reading.options))
    title = phrase("hc-odds-title-defence", subject=asked.subject, attacks=attacks)
    all_stopped = stopped.map(lambda n: int(n == len(attacks)))
    return (
        _answer(asked, title, all_stopped, "hc-odds-defence", DEFENCE, all_stopped.probability(1)),
        _answer(asked, phrase("hc-odds-title-stopped"), stopped, "hc-odds-stopped", (), stopped.mean(), again=True),
    )


def _attacks(text: str) -> tuple[int, ...]:
    """The values of manoeuvres as people write them: `9,12+12`."""
    parts = [part for part in re.split(r"[\s,;/]+", text) if part]
    if not parts or len(parts) > MOST_DICE or not all(re.fullmatch(r"[0-9]{1,3}([+][0-9]{1,3})*", p) for p in parts):
        raise ContentError("hc-odds-attacks", given=text)
    return tuple(sum(map(int, part.split("+"))) for part in parts)


def damage_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:  # noqa: ARG001  dice need no content
    """The hits of a damage throw whose equal dice are added up if that is worse for the victim."""
    dice, die = dice_of(str(given["dice"]), most=MOST_DAMAGE)
    return damage_answers(dice, die, asked_options(given))


def damage_answers(dice: int, die: int, options: Options) -> tuple[Answered, ...]:
    hits = Odds().law(damage_throw, dice, die, "", "", options)
    title = phrase("hc-odds-title-damage", dice=told_dice(dice, die))
    return hit_answers(title, hits, "best")


def hit_answers(title: Phrase, hits: Law[Hits], policy: str, tries: int = 0) -> tuple[Answered, ...]:
    """Hits as people want to know them: the worst of them, how many they are, and what they mark without armour."""
    number_of, marked = hits.map(len), hits.map(weight)
    return (
        Answered(title, hits.map(worst_of), "hc-odds-worst", (), policy, WORST, tries=tries),
        Answered(phrase("hc-odds-title-hits"), number_of, "hc-odds-hits", (), policy, tries=tries),
        Answered(phrase("hc-odds-title-segments"), marked, "hc-stake-segments", (), policy, tries=tries),
    )
