"""Questions about one throw: probes, learning, herbs, drink, defence and damage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from regelwerk.dice import Law
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.interpreters.odds import Odds, TooManyPaths
from regelwerk.engine.odds_arguments import Arguments, number
from regelwerk.engine.questions import UNLISTED, Answered
from regelwerk.engine.state_values import Name
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
from regelwerk.systems.heldencodex.odds.best_play_odds import BestOdds
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, resolve_damage, weight
from regelwerk.systems.heldencodex.rules.melee.parrying import max_parried
from regelwerk.systems.heldencodex.rules.people.drinking import ENOUGH, minimum_of, reaching, resolve_drink
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import (
    GROUP,
    HERBS,
    LEARNING,
    RESULT,
    SIZES,
    STAR_DICE,
    STAR_FACE,
    TOP_FACE,
    Goal,
    measure,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.learning import Aim as LearnAim
from regelwerk.systems.heldencodex.rules.probe.learning import Lesson, lesson, resolve_lesson
from regelwerk.systems.heldencodex.rules.probe.learning import goal_of as goal_of_lesson
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, Settled
from regelwerk.systems.heldencodex.rules.road.herbs import WILDERNESS, resolve_search
from regelwerk.systems.heldencodex.values import LEVELS, MOST_DICE, ThrowKind

Words = tuple[tuple[int, str], ...]
SUCCESS: Words = ((0, "hc-odds-fails"), (1, "hc-odds-succeeds"))
WORST: Words = ((0, "hc-odds-no-hit"), *((n, f"hc-odds-{level}") for n, level in enumerate(LEVELS, start=1)))
"""The worst of some hits in words."""
DRINK: Words = ((0, "hc-odds-two-points"), (1, "hc-odds-one-point"), (ENOUGH, "hc-odds-holds"))
DEFENCE: Words = ((0, "hc-odds-gets-through"), (1, "hc-odds-all-stopped"))
HIT: Words = ((0, "hc-odds-misses"), (1, "hc-odds-hit"))
BY_RULE = 50_000
"""How many different throws are followed through the whole rule of a probe: five twenty-sided dice show 42,504."""
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
    """What the rule of a probe makes of its dice; of more dice than can be followed, what their best play is worth."""
    title = phrase("hc-odds-title", subject=asked.subject, throw=Word(f"hc-throw-{kind}"), goal=goal.phrase())
    probes = None if goal.name in LEARNING else _probes(asked.prober, kind, lead, goal)
    if probes is None:
        yield _solved(asked, kind, lead, goal, title)
        return
    shown = _shown(goal, SIZES if kind == "cascade" else RESULT)
    outcomes = probes.map(lambda probed: _worth(shown, probed, asked.reading))
    if goal.is_chance:
        reached = probes.map(lambda probed: _worth(goal, probed, asked.reading))
        yield _answer(asked, title, reached, "hc-odds-probe", SUCCESS, reached.probability(1))
        title = phrase("hc-odds-title-then")
    yield _answer(asked, title, outcomes, _measure(shown), (), outcomes.mean(), again=goal.is_chance)
    if kind == "single":
        psyche, mythos = probes.map(lambda probed: probed.psyche), probes.map(lambda probed: probed.mythos)
        yield _answer(asked, phrase("hc-odds-title-psyche"), psyche, "hc-odds-psyche", (), psyche.mean(), again=True)
        yield _answer(asked, phrase("hc-odds-title-mythos"), mythos, "hc-odds-mythos", (), mythos.mean(), again=True)


def _probes(prober: Prober, kind: ThrowKind, lead: int, goal: Goal) -> Law[Probed] | None:
    """A probe followed through its rule; None if it has too many throws for that."""
    if kind == "single" and comb(prober.reading.die + prober.dice - 1, prober.dice) > BY_RULE:
        return None
    try:
        return BestOdds(ForGoal(goal)).law(resolve_probe, prober, kind, lead, goal)
    except TooManyPaths:
        return None


def _solved(asked: Asked, kind: ThrowKind, lead: int, goal: Goal, title: Phrase) -> Answered:
    """What the best play of dice is worth: a chance or a mean, without a law."""
    prober = asked.prober
    need = {"single": prober.dice, "sieve": 1, "cascade": lead}[kind]
    found = chance(prober.dice, asked.reading, need, goal, free=prober.free if kind != "single" else 0)
    if goal.is_chance:
        return _answer(asked, title, yes_or_no(found), "hc-odds-probe", SUCCESS, found)
    return _answer(asked, title, UNLISTED, _measure(goal), (), found)


def _shown(goal: Goal, otherwise: Goal) -> Goal:
    """Which number of the dice is shown: the one that is played for, as far as it is one."""
    return SIZES if goal == GROUP else otherwise if goal.is_chance else goal


def _measure(goal: Goal) -> str:
    return f"hc-odds-{goal.name}"


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
    return (_learning(_learning_dice(content, given), "raise"),)


def star_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The chance to earn the star."""
    asked = _learning_dice(content, {"value": str(STAR_FACE), **given})
    if asked.prober.dice < STAR_DICE or asked.reading.die != TOP_FACE:
        raise ContentError("hc-odds-star-dice", least=STAR_DICE)
    return (_learning(asked, "star"),)


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
        ability=phrase("hc-named", name=Name.of(names_in(content, hero)[ability])),
        dice=told_dice(most, found.die),
        value=found.value,
    )
    return Asked(Prober(hero.id, "", ability, most, Reading(found.value, found.die, options=options)), subject)


def _learning(asked: Asked, aim: LearnAim) -> Answered:
    """A learning throw by its rule; of more dice than can be followed, the chance of their best play."""
    prober, reading = asked.prober, asked.reading
    given = Lesson(prober.ability, reading.value, reading.die, prober.dice, True, star=aim == "star", beyond=True)
    goal = goal_of_lesson(given, aim)
    title = phrase("hc-odds-title", subject=asked.subject, throw=Word("hc-throw-learning"), goal=goal.phrase())
    try:
        law = BestOdds(ForGoal(goal)).law(resolve_lesson, "", prober.who, given, prober.dice, aim, reading.options)
        found = law.map(lambda learnt: learnt.star if aim == "star" else learnt.points > 0).probability(True)
    except TooManyPaths:
        found = chance(prober.dice, reading, 1, goal)
    return _answer(asked, title, yes_or_no(found), "hc-odds-probe", SUCCESS, found)


def herbs_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The portions of one search."""
    asked = asked_dice(content, given, WILDERNESS)
    title = phrase("hc-odds-title", subject=asked.subject, throw=Word("hc-throw-sieve"), goal=HERBS.phrase())
    try:
        portions = BestOdds(ForGoal(HERBS)).law(resolve_search, asked.prober).map(lambda found: found[0])
    except TooManyPaths:
        return (_solved(asked, "sieve", 1, HERBS, title),)
    return (_answer(asked, title, portions, _measure(HERBS), (), portions.mean()),)


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
    held = Odds(ForHolding(minimum)).law(resolve_drink, asked.prober, minimum).map(lambda found: found[0])
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
    probes = Odds(ForParry(attacks)).law(resolve_probe, prober, "single", 1, GROUP)
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
    hits = Odds().law(resolve_damage, dice, die, "", "", "", options)
    title = phrase("hc-odds-title-damage", dice=told_dice(dice, die))
    return hit_answers(title, hits, "best")


def hit_answers(title: Phrase, hits: Law[Hits], policy: str, tries: int = 0) -> tuple[Answered, ...]:
    """Hits as people want to know them: the worst of them, how many they are, and what they mark without armour."""
    number_of, marked = hits.map(len), hits.map(weight)
    return (
        Answered(title, hits.map(worst_of), "hc-odds-worst", (), policy, WORST, tries=tries),
        Answered(phrase("hc-odds-title-hits"), number_of, "hc-odds-hits", (), policy, tries=tries),
        Answered(phrase("hc-odds-title-segments"), marked, "hc-stake-before-armour", (), policy, tries=tries),
    )
