"""Learning throws: for experience points, by luck, for the star and for high mastery; learning as a part of a scene.

A part `x` sets the mark `x:won` if somebody has learnt something, `x:lost` otherwise.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Literal, NamedTuple

from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import ALL, Audience, Play, choose, do, note
from regelwerk.engine.effects import MASTER as MASTER_SEAT
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import LEARN, STAR, STAR_DICE, STAR_FACE, TOP_FACE, Goal, twenties
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, base_die, total_bonus
from regelwerk.systems.heldencodex.rules.probe.reading import MASTER, Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, go_on, throw_once
from regelwerk.systems.heldencodex.rules.scene.plans import LearnPlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of
from regelwerk.systems.heldencodex.values import MOST_DICE, attribute_pool

Aim = Literal["raise", "star"]


class Lesson(NamedTuple):
    """What somebody can learn: the value as it stands, its dice, and whether the star can be earned."""

    what: str
    value: int
    die: int
    most: int
    """The possible learning dice."""
    skill: bool
    star: bool = False
    """Whether the star is still to be earned, and may be."""
    beyond: bool = False
    """Whether the value may rise above 20."""


@rule("HC-LRN-05", "HC:learning_pool", "HC:fkw_bonus_scope")
def lesson(hero: Hero, what: str, options: Options) -> Lesson:
    """The possible learning dice of a value: those of a probe, without items and penalties.

    By one ruling a value that an item lifts is learned from where it stands then.
    """
    attribute = hero.attribute(what)
    if attribute is not None:
        dice, die = attribute_pool(attribute)
        value, star, beyond = attribute, False, options.attribute_high_mastery
    else:
        skill = hero.skill(what)
        assert skill is not None, what
        extra = total_bonus(hero.sheet, what, "FkW") if options.fkw_bonus_scope == "all" else 0
        dice, die = 1 + skill.bonus_dice, base_die(skill, extra, options)
        value, beyond = skill.fkw + extra, True
        star = skill.general and not skill.star and value >= STAR_FACE
    most = min(MOST_DICE, options.learning_pool or dice)
    return Lesson(what, value, die, most, attribute is None, star, beyond)


@rule("HC-LRN-03", "HC-HIM-01", "HC-HIM-02", "HC-HIM-05", "HC:attribute_high_mastery")
def twenties_needed(given: Lesson) -> int:
    """How many twenties it takes to rise: none up to 20, two for 21, then one more for each point."""
    return given.value - MASTER + 2 if given.value >= MASTER else 0


@rule("HC-LRN-03", "HC-HIM-02", "HC-HIM-05")
def can_rise(given: Lesson, dice: int) -> bool:
    """Whether this many dice can raise the value at all; as there are no more than six, 25 is the end."""
    if given.value >= MASTER:
        return given.beyond and given.die == TOP_FACE and dice >= twenties_needed(given)
    return dice > 0 and given.value < given.die


@rule("HC-STAR-01", "HC-STAR-02")
def can_earn_star(given: Lesson, dice: int) -> bool:
    """The star takes a general skill from 12 on, and three dice that can show 12."""
    return given.star and dice >= STAR_DICE and given.die >= STAR_FACE


def goal_of(given: Lesson, aim: Aim) -> Goal:
    """What the dice of a lesson are kept for."""
    if aim == "star":
        return STAR
    return twenties(twenties_needed(given)) if given.value >= MASTER else LEARN


class Learnt(NamedTuple):
    """What a learning throw brought: points, and perhaps the star."""

    points: int
    star: bool


@rule("HC-LRN-03", "HC-STAR-02", "HC-HIM-02", "HC:star_with_raise", "HC:high_mastery_jump")
def learnt(faces: Faces, given: Lesson, aim: Aim, options: Options) -> Learnt:
    """What lying dice teach: one point if one of them is higher than the value; the star for three dice of 12."""
    star = can_earn_star(given, len(faces)) and sum(face >= STAR_FACE for face in faces) >= STAR_DICE
    points = 0
    if can_rise(given, len(faces)):
        if given.value < MASTER:
            points = int(max(faces) > given.value)
        else:
            surplus = faces.count(TOP_FACE) - twenties_needed(given) + 1
            points = max(0, surplus if options.high_mastery_jump else min(1, surplus))
    if not options.star_with_raise:
        star, points = (star, 0) if aim == "star" else (False, points)
    return Learnt(points, star)


@rule("HC-LRN-01", "HC-LRN-04")
@stakes(
    Stake(
        lambda _, learnt: learnt.points, "hc-stake-learning", lambda args: args[1],
        bands=(
            Band("hc-band-learns", lambda _, learnt: learnt.points > 0 or learnt.star),
            Band("hc-band-star", lambda _, learnt: learnt.star),
        ),
    )
)  # fmt: skip
def resolve_lesson(
    seat: str, who: str, given: Lesson, dice: int, aim: Aim, options: Options, audience: Audience = ALL
) -> Play[Learnt]:
    """A sieve throw in which ones are dice like others; a single die is simply thrown."""
    reading = Reading(given.value, given.die, options=options)
    prober = Prober(who, seat, given.what, dice, reading, audience=audience)
    lying = Lying((), dice)
    if dice == 1:
        lying = yield from throw_once(prober, lying)
    else:
        lying = yield from do(go_on, prober, 1, goal_of(given, aim), lying)
    return learnt(lying.faces, given, aim, options)


@rule("HC-LRN-01", "HC-LRN-02")
def learning_throw(
    hero: Hero, what: str, dice: int, options: Options, *, aim: Aim = "raise", price: int = 1, audience: Audience = ALL
) -> Play[Hero]:
    """One learning throw: each die costs experience, then the value rises, or the star is earned, or nothing is."""
    given = lesson(hero, what, options)
    hero = replace(hero, ep=hero.ep - dice * price)
    who, word = Ref(hero.id), Ref(what)
    yield note(
        "HC-LRN-02", "hc-lesson", audience, who=who, what=word, dice=dice, die=given.die, ep=dice * price,
        value=given.value, twenties=twenties_needed(given),
    )  # fmt: skip
    found = yield from do(resolve_lesson, _thrower(hero, audience), hero.id, given, dice, aim, options, audience)
    if found.star:
        yield note("HC-STAR-02", "hc-star-earned", audience, who=who, what=word)
    if found.points:
        value = given.value + found.points
        rule_id = "HC-HIM-02" if value > MASTER else "HC-LRN-03"
        yield note(rule_id, "hc-learnt", audience, who=who, what=word, value=value)
    if found == Learnt(0, False):
        yield note("HC-LRN-03", "hc-learnt-nothing", audience, who=who, what=word)
    return _with_lesson(hero, given, found)


def _thrower(hero: Hero, audience: Audience) -> str:
    """Who throws and decides: the owner, or the master where the owner may not see the dice."""
    return seat_of(hero) if audience.includes(seat_of(hero)) else MASTER_SEAT


def _with_lesson(hero: Hero, given: Lesson, found: Learnt) -> Hero:
    if not given.skill:
        return hero.with_attribute(given.what, given.value + found.points)
    skill = hero.skill(given.what)
    assert skill is not None
    return hero.with_skill(skill._replace(fkw=skill.fkw + found.points, star=skill.star or found.star))


# -- Luck -------------------------------------------------------------------------------------------------------------


class LuckScene(NamedTuple):
    """What is known when lucky dice teach an attribute."""

    hero: Hero
    dice: int
    lessons: tuple[Lesson, ...]
    options: Options


@rule("HC-LUK-02", "HC-LUK-03", "HC-LUK-04", "HC:lucky_learning_cost")
def learn_by_luck(hero: Hero, dice: int, options: Options, audience: Audience = ALL) -> Play[Hero]:
    """Lucky dice that were left as they are teach an attribute of the owner's choice, in one throw of as many dice."""
    price = options.lucky_learning_cost
    dice = min(dice, MOST_DICE, hero.ep) if price else min(dice, MOST_DICE)
    lessons = tuple(
        given for given in (lesson(hero, name, options) for name, _ in hero.attributes) if can_rise(given, dice)
    )
    if not lessons:
        return hero
    cost = (Cost("hc-cost-ep", dice * price),) if price else ()
    answers = [
        Answer(
            f"attribute:{given.what}",
            given.what,
            phrase("hc-answer-attribute", what=Ref(given.what), value=given.value),
            cost,
        )
        for given in lessons
    ]
    # The most promising one: the smallest share of faces that teach nothing.
    default = f"attribute:{min(lessons, key=lambda given: given.value / given.die).what}"
    if price:
        answers.insert(0, Answer("none", "", phrase("hc-answer-learn-nothing")))
        default = "none"
    what = lessons[0].what
    if len(answers) > 1:
        question = phrase("hc-ask-luck", who=Ref(hero.id), dice=dice)
        scene = LuckScene(hero, dice, lessons, options)
        seat = _thrower(hero, audience)
        what = yield from choose(seat, hero.id, "HC-LUK-02", question, Listed(answers), default, scene)
    if not what:
        return hero
    return (yield from learning_throw(hero, what, dice, options, price=price, audience=audience))


# -- A part of a scene ------------------------------------------------------------------------------------------------


class Choice(NamedTuple):
    """One way to spend experience."""

    given: Lesson
    dice: int
    aim: Aim

    @property
    def key(self) -> str:
        return f"{self.aim}:{self.given.what}:{self.dice}"


class LearnScene(NamedTuple):
    """What is known when somebody chooses what to learn."""

    hero: Hero
    choices: tuple[Choice, ...]
    options: Options


class Learning(NamedTuple):
    """A time of learning: who is still to come, and whether anybody has learnt something."""

    plan: LearnPlan
    queue: tuple[str, ...]
    successes: int = 0


@rule("HC-LRN-02", "HC-LRN-05", "HC-STAR-02", "HC-HIM-02")
def choices(hero: Hero, options: Options) -> tuple[Choice, ...]:
    """All that somebody can try to learn with the experience at hand; no dice are wasted that cannot succeed."""
    names = [name for name, _ in hero.attributes] + [skill.id for skill in hero.skills]
    found = []
    for given in (lesson(hero, name, options) for name in names):
        for dice in range(1, min(given.most, hero.ep) + 1):
            if can_rise(given, dice):
                found.append(Choice(given, dice, "raise"))
            if can_earn_star(given, dice):
                found.append(Choice(given, dice, "star"))
    return tuple(found)


def begin(world: World, plan: LearnPlan) -> Play[World]:
    """Everybody who learns, one after the other."""
    queue = plan.learners or tuple(hero.id for hero in world.heroes)
    yield note("HC-LRN-01", "hc-learning-begins")
    return replace(world, act=Learning(plan, queue), round=0)


def step(world: World) -> Play[World]:
    """One learning throw of the next learner, or the end of the learning for this one."""
    act: Learning = world.act
    if not act.queue:
        return replace(world.marked(f"{act.plan.id}:{'won' if act.successes else 'lost'}"), act=None)
    hero = world.find(act.queue[0])
    possible = choices(hero, world.options) if not hero.down else ()
    chosen = (yield from _choose(hero, possible, world.options)) if possible else None
    if chosen is None:
        return replace(world, act=act._replace(queue=act.queue[1:]))
    after = yield from learning_throw(hero, chosen.given.what, chosen.dice, world.options, aim=chosen.aim)
    success = after != replace(hero, ep=after.ep)
    return replace(world.put(after), act=act._replace(successes=act.successes + success))


def _choose(hero: Hero, possible: tuple[Choice, ...], options: Options) -> Play[Choice | None]:
    answers: list[Answer[Choice | None]] = [Answer("end", None, phrase("hc-answer-learn-end"))]
    for one in possible:
        what = Ref(one.given.what)
        label = phrase(f"hc-answer-learn-{one.aim}", what=what, value=one.given.value, dice=one.dice, die=one.given.die)
        answers.append(Answer(one.key, one, label, (Cost("hc-cost-ep", one.dice),)))
    question = phrase("hc-ask-learn", who=Ref(hero.id), ep=hero.ep)
    scene = LearnScene(hero, possible, options)
    return (
        yield from choose(
            seat_of(hero), hero.id, "HC-LRN-02", question, Listed(answers), "end", scene,
            partial(_on_choices, possible, options),
        )
    )  # fmt: skip


def _on_choices(possible: tuple[Choice, ...], options: Options) -> Advice:
    """How likely each throw is to bring what it is made for, the most likely first; of equals the cheaper one."""
    worths = [(one.key, _chance(one, options)) for one in sorted(possible, key=lambda one: one.dice)]
    return Advice(phrase("hc-advice-learn"), tuple(sorted(worths, key=lambda one: -one[1])), is_chance=True)


def _chance(choice: Choice, options: Options) -> Fraction:
    given = choice.given
    reading = Reading(given.value, given.die, options=options)
    return chance(choice.dice, reading, 1, goal_of(given, choice.aim))
