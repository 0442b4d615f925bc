"""Shots: what a target demands, who evades, what a moving shooter strikes, and what a hit brings."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.dice import Sum
from regelwerk.engine.answers import Answer, Listed, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import stakes
from regelwerk.engine.effects import MASTER, Play, choose, do, note, roll
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, resolve_damage, tell_damage, worst_first
from regelwerk.systems.heldencodex.rules.fight.fight_state import Awareness, Move
from regelwerk.systems.heldencodex.rules.fight.harm import Landing, harm, land_hits
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import common
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, reach
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, legal_groups
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, has_dice_for
from regelwerk.systems.heldencodex.rules.probe.probe import Side, attempt
from regelwerk.systems.heldencodex.rules.probe.probing import one_side, result_of
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.rules.scene.plans import TargetSize
from regelwerk.systems.heldencodex.rules.shooting.strikes import legendary_matches, may_strike
from regelwerk.systems.heldencodex.state import Hero, seat_of
from regelwerk.systems.heldencodex.values import BASIC_ART, DamageDice

TARGETS: dict[TargetSize, tuple[int, int]] = {
    "huge": (3, 3),
    "very_large": (5, 6),
    "large": (7, 6),
    "small": (10, 8),
    "very_small": (15, 8),
    "tiny": (30, 12),
}
"""The minimum for a standing target, and the die that is added to it; a moving one adds more of these dice."""
BLANK: tuple[TargetSize, ...] = ("large", "very_small")
MOVING: dict[Move, int] = {"stay": 0, "slow": 1, "fast": 2}
EVASIONS = ("acrobatics", "hide", "running")
REACTION = 11
"""What a reaction probe must reach to notice a shot (HC-RNG-22) or an ambush (HC-ASN-01)."""


@rule("HC-RNG-20")
def ranged_lead(die: int) -> int:
    """How many dice a shooter must keep of each throw, by the size of the dice."""
    return {8: 3, 12: 2, 20: 1}[die]


@rule("HC-RNG-07", "HC-RNG-08", "HC-RNG-09", "HC:blank_target_cells")
def target_dice(size: TargetSize, move: Move, options: Options) -> Sum:
    """The dice that the master throws for a target of this size that moves like this."""
    _, sides = TARGETS[size]
    more = 0 if size in BLANK and options.blank_target_cells == "none" else MOVING[move]
    return Sum((sides,) * (1 + more))


@rule("HC-RNG-10", "HC:range_rounding")
def for_distance(metres: int, options: Options) -> int:
    """What distance adds to the minimum: one point for each full ten metres."""
    return metres // 10 if options.range_rounding == "floor" else -(-metres // 10)


@rule("HC-RNG-07", "HC-RNG-10", "HC-RNG-23")
def minimum(size: TargetSize, thrown: int, metres: int, evaded: int, options: Options) -> Tally:
    """The minimum of a shot: the target's size, the master's dice, the distance, and how well the target evades."""
    return (
        tally(TARGETS[size][0], "HC-RNG-07", "hc-term-target", size)
        .plus(thrown, "HC-RNG-07", "hc-term-target-dice", "dice")
        .plus(for_distance(metres, options), "HC-RNG-10", "hc-term-distance")
        .plus(evaded, "HC-RNG-23", "hc-term-evaded")
    )


class Archer(NamedTuple):
    """A shooter as a shot sees him: the dice on the table, the value, the weapon's damage dice."""

    who: str
    seat: str
    left: Faces
    value: int
    ts: DamageDice
    strikes: int = 0
    turned: Faces = ()
    """Dice that luck has turned: they do not make a shot legendary (HC-LEG-03)."""


@rule("HC-RNG-11", "HC-RNG-12", "HC-RNG-13", "HC-RNG-19")
def strike_dice(archer: Archer) -> Play[Faces]:
    """A moving shooter strikes one die or two, before the result is taken; a legendary shot needs no standing still."""
    left = archer.left
    if legendary_matches(without(left, archer.turned), archer.value)[1]:
        return left
    for number in range(archer.strikes):
        faces = may_strike(left, archer.value)
        if not faces:
            break
        face = faces[0]
        if len(faces) > 1:
            answers = Offers(
                {f"strike:{f}": f for f in faces},
                lambda key, f: Answer(key, f, phrase("hc-answer-strike", face=f)),
            )
            best = max(faces, key=lambda f: shot_result(without(left, (f,)), archer.value))
            question = phrase("hc-ask-strike", who=Ref(archer.who), dice=left, left=archer.strikes - number)
            scene = (archer, left)
            face = yield from choose(archer.seat, archer.who, "HC-RNG-11", question, answers, f"strike:{best}", scene)
        yield note("HC-RNG-11", "hc-struck", who=Ref(archer.who), face=face)
        left = without(left, (face,))
    return left


NO_OPTIONS = Options()


@rule("HC-RNG-06", "HC-RUN-03")
def shot_result(left: Faces, value: int, options: Options = NO_OPTIONS) -> int:
    """The result of a shot: the highest total of a group, or the highest single die."""
    totals = [sum(group) for group in legal_groups(left, value, True, options)]
    return max([*totals, *left], default=0)


class Scored(NamedTuple):
    """How a shot is scored: its result, the surplus dice, and the matches of a legendary shot."""

    result: int
    surplus: int = 0
    legendary: int = 0
    group: Faces = ()
    """The dice that make the result together; none, if it is a single one."""


@rule("HC-RNG-15", "HC-RNG-19", "HC-LEG-03", "HC:surplus_scope", "HC:legendary_surplus")
def scored(left: Faces, value: int, needed: int, options: Options, turned: Faces = ()) -> Scored:
    """The best way to score a shot against a minimum: which group, and how many of its dice are not needed.

    The fewest highest dice that reach the minimum are needed. The matches of a legendary shot count towards the
    minimum first and are no surplus themselves; dice that luck has turned are none of them.
    """
    face, count = legendary_matches(without(left, common(left, turned)), value)
    best = Scored(max(left, default=0))
    if best.result >= needed and options.surplus_scope == "any_group":
        beside = legal_groups(without(left, left[-1:]), value, True, options)
        best = best._replace(surplus=max(map(len, beside), default=0))
    for group in legal_groups(left, value, True, options):
        legendary = count if count and group.count(face) >= count else 0
        first = (face,) * legendary
        rest = sorted(without(group, first), reverse=True)
        total = sum(first)
        while rest and total < needed:
            total += rest.pop(0)
        surplus = len(rest) if sum(group) >= needed else 0
        if legendary and options.legendary_surplus == "none":
            surplus = 0
        found = Scored(sum(group), surplus, legendary, group)
        if _is_better(found, best, needed):
            best = found
    return best


def _is_better(one: Scored, other: Scored, needed: int) -> bool:
    """Hitting first, then being legendary, then surplus, then the result."""
    return (one.result >= needed, one.legendary, one.surplus, one.result) > (
        other.result >= needed, other.legendary, other.surplus, other.result,
    )  # fmt: skip


class Target(NamedTuple):
    """A target as a shot sees it: how large, how it moves, how far away, and whether it knows of the shot."""

    who: str
    size: TargetSize
    move: Move
    metres: int
    awareness: Awareness = "aware"
    rows: tuple[str, ...] = ()
    """The rows in which hits land (none named: in one that the target likes)."""


class Shot(NamedTuple):
    """What a shot brought: hits, whether armour counts, and the target afterwards."""

    hits: Hits = ()
    hit: bool = False
    legendary: bool = False
    body: Hero | None = None


@rule("HC-RNG-07", "HC-RNG-14", "HC-RNG-16", "HC-RNG-19")
@stakes(
    harm(
        lambda args: args[1].who, lambda args: args[0].who, lambda shot: shot.hits, lambda args: args[2],
        lambda shot: shot.body,
    )
)  # fmt: skip
def resolve_shot(archer: Archer, target: Target, body: Hero, options: Options) -> Play[Shot]:
    """The master's dice and the evading target make the minimum; a shot that reaches it hits, in one armour row."""
    needed, body = yield from do(demand, target, body, options)
    shot = yield from do(shoot_at, archer, needed, target.who, options)
    if shot.hits:
        how = Landing(rows=target.rows, one_row=True, ignore_armour=shot.legendary)
        body = yield from do(land_hits, body, shot.hits, how, options)
    return shot._replace(body=body)


@rule("HC-RNG-07", "HC-RNG-08", "HC-RNG-10", "HC-RNG-23")
def demand(target: Target, body: Hero, options: Options) -> Play[tuple[int, Hero]]:
    """What a target demands of a shot, and the target after it has tried to evade."""
    thrown = yield from throw_for_target(target.size, target.move, options)
    body, evaded = yield from evade(body, target.awareness, options)
    needed = minimum(target.size, thrown, target.metres, evaded, options)
    yield note("HC-RNG-07", "hc-shot-demands", whom=Ref(target.who), size=told_size(target.size), minimum=needed)
    return needed.total, body


def demanded(target: Target, evading: Prober | None, options: Options) -> Play[int]:
    """What a target demands that evades with these dice, or stands: as far as one can tell before it decides."""
    thrown = yield from throw_for_target(target.size, target.move, options)
    evaded = 0
    if evading is not None:
        evaded, _ = yield from do(one_side, Side(evading, "single", RESULT), result_of)
    return minimum(target.size, thrown, target.metres, evaded, options).total


@rule("HC-RNG-21", "HC-RNG-22", "HC-RNG-23", "HC-MEL-23")
def evade(body: Hero, awareness: Awareness, options: Options) -> Play[tuple[Hero, int]]:
    """The target of a shot evades, if it knows or notices in time: one probe whose result raises the minimum."""
    who = Ref(body.id)
    if body.down:
        return body, 0
    if awareness == "unsuspecting":
        yield note("HC-RNG-21", "hc-unsuspecting", who=who)
        return body, 0
    if awareness == "noticing":
        yield note("HC-RNG-22", "hc-may-notice", who=who, minimum=REACTION)
        body, probed = yield from attempt(body, "reaction", "single", reach(REACTION), options)
        if not probed.reaches(REACTION):
            yield note("HC-RNG-22", "hc-notices-too-late", who=who)
            return body, 0
    ways = evasions(body, options)
    if not ways:
        return body, 0
    answers = Offers({"stand": "", **{f"evade:{way}": way for way in ways}}, _way_to_evade)
    question = phrase("hc-ask-evade", who=who)
    scene = Evading(body, options)
    way = yield from choose(seat_of(body), body.id, "HC-RNG-23", question, answers, "stand", scene)
    if not way:
        return body, 0
    yield note("HC-RNG-23", "hc-evades", who=who, way=Word(f"hc-evade-{way}"))
    body, probed = yield from attempt(body, way, "single", RESULT, options)
    return body, probed.result


def _way_to_evade(key: str, way: str) -> Answer[str]:
    label = phrase("hc-answer-evade", way=Word(f"hc-evade-{way}")) if way else phrase("hc-answer-stand")
    return Answer(key, way, label)


@rule("HC-RNG-23")
def evasions(body: Hero, options: Options) -> list[str]:
    """The skills with which somebody can evade; behind a shield with the basic combat art, too."""
    known = [*EVASIONS, *([BASIC_ART] if body.has_shield else [])]
    return [way for way in known if has_dice_for(body, way, options)]


class Evading(NamedTuple):
    """What the target of a shot knows: its own dice."""

    hero: Hero
    options: Options


@rule("HC-RNG-06", "HC-RNG-07", "HC-RNG-14", "HC-RNG-15", "HC-RNG-17", "HC-RNG-18", "HC:legendary_shot_auto_hit")
def shoot_at(archer: Archer, needed: int, whom: str, options: Options) -> Play[Shot]:
    """Strike dice, take the result, and if it reaches the minimum throw the damage."""
    left = yield from strike_dice(archer)
    found = scored(left, archer.value, needed, options, archer.turned)
    hits = found.result >= needed or bool(found.legendary and options.legendary_shot_auto_hit)
    yield note(
        "HC-RNG-07", "hc-hits-target" if hits else "hc-misses-target", who=Ref(archer.who), whom=Ref(whom),
        result=found.result, faces=found.group, needed=needed, surplus=found.surplus,
    )  # fmt: skip
    if not hits:
        return Shot()
    extra: Hits = ()
    if found.legendary:
        extra = yield from legendary_hits(archer, found.legendary)
    dice = (
        tally(archer.ts.dice, "HC-RNG-14", "hc-term-ts")
        .plus(found.surplus, "HC-RNG-15", "hc-term-surplus")
        .plus(found.legendary, "HC-RNG-17", "hc-term-legendary")
    )
    yield from tell_damage(archer.who, whom, dice, archer.ts.die)
    thrown = yield from do(resolve_damage, dice.total, archer.ts.die, archer.who, archer.seat, whom, options)
    return Shot(worst_first(thrown + extra), True, found.legendary > 0)


@rule("HC-RNG-17", "HC-RNG-18")
def legendary_hits(archer: Archer, matches: int) -> Play[Hits]:
    """Five matches bring five critical hits, four bring four severe or two critical ones, as the shooter likes."""
    if matches >= 5:
        return ("critical",) * 5
    answers: Listed[Hits] = Listed(
        [
            Answer("critical", ("critical",) * 2, phrase("hc-answer-two-critical")),
            Answer("severe", ("severe",) * 4, phrase("hc-answer-four-severe")),
        ]
    )
    question = phrase("hc-ask-legendary", who=Ref(archer.who))
    return (yield from choose(archer.seat, archer.who, "HC-RNG-17", question, answers, "critical", archer))


@rule("HC-RNG-07", "HC-RNG-08")
def throw_for_target(size: TargetSize, move: Move, options: Options) -> Play[int]:
    """The master throws the dice of the target."""
    return roll(target_dice(size, move, options), "HC-RNG-07", seat=MASTER)


def expected_minimum(size: TargetSize, move: Move, metres: int, options: Options) -> int:
    """What a shooter reckons with before the master's dice fall: the average, rounded up."""
    base, sides = TARGETS[size]
    dice = len(target_dice(size, move, options).dice)
    return base + -(-dice * (sides + 1) // 2) + for_distance(metres, options)


def told_size(size: TargetSize) -> Word:
    return Word(f"hc-size-{size}")
