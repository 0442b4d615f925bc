"""The power attack of blunt weapons: a named value, and damage dice that are collected over the phases."""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Listed, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import stakes
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.arming import losses_of
from regelwerk.systems.heldencodex.rules.fight.consequences import apply_hits
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, resolve_damage, tell_damage
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, Power, fight_of, put
from regelwerk.systems.heldencodex.rules.fight.harm import Bodies, Landing, land_hits
from regelwerk.systems.heldencodex.rules.fight.stances import bodies, keep_reach, spend, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import DEFENDER_SUFFERS, EXTRA, damage_dice
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance
from regelwerk.systems.heldencodex.rules.melee.parrying import Plan
from regelwerk.systems.heldencodex.rules.melee.replies import ParryScene, parrying_dice, tell_parry
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, usable
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.rules.probe.reading import LIVE
from regelwerk.systems.heldencodex.state import World

DEFAULTS = Options()


@rule("HC-POW-01", "HC-POW-06", "HC:power_cap")
def values_to_name(fighter: Fighter, target: str, options: Options = DEFAULTS) -> range:
    """The values that may be named: up to the combat value and the highest die that attacks, higher than last time."""
    least = LIVE
    if fighter.power is not None and fighter.power.target == target:
        least = fighter.power.value + 1
    highest = max(attacking_dice(fighter.dice, least, fighter.value, options), default=0)
    return range(least, min(fighter.value, highest) + 1)


@rule("HC-POW-02", "HC:power_cap")
def attacking_dice(dice: Faces, named: int, value: int, options: Options) -> Faces:
    """Every die that reaches the named value is an attack, also one above the combat value."""
    most = value if options.power_cap == "fkw" else max(dice, default=0)
    return tuple(face for face in dice if named <= face <= most)


class Guard(NamedTuple):
    """A defence against a power attack: dice against attacks one by one, or matches against one of them."""

    singles: Faces = ()
    matches: Faces = ()

    @property
    def key(self) -> str:
        if self.matches:
            return f"matches:{'+'.join(map(str, self.matches))}"
        return f"parry:{','.join(map(str, self.singles))}" if self.singles else "parry:-"

    def is_safe(self, attacks: int) -> bool:
        """Whether nothing of so many attacks gets through."""
        return bool(self.matches) or len(self.singles) == attacks

    def against(self, attacks: int) -> Plan:
        """The blocks that stand against a number of attacks; matches stop all of them at once."""
        if self.matches:
            return (self.matches,)
        return (*((face,) for face in self.singles), *((),) * (attacks - len(self.singles)))


@rule("HC-POW-03", "HC:power_parry_value")
def guards(theirs: Stance, attacks: Faces, named: int, options: Options) -> tuple[Guard, ...]:
    """Every sensible defence: the fewest matches that stop one attack, or as many single dice as will do."""
    dice = usable(parrying_dice(theirs), theirs.value)
    against = sorted(attacks, reverse=True) if options.power_parry_value == "face" else [named] * len(attacks)
    found = []
    lowest = min(against)
    for face in sorted(set(dice)):
        number = next((n for n in range(2, dice.count(face) + 1) if n * face >= lowest), 0)
        if number:
            found.append(Guard(matches=(face,) * number))
    singles: list[int] = []
    left = list(dice)
    for value in against:
        stopping = [face for face in left if face >= value]
        if stopping:
            singles.append(min(stopping))
            left.remove(min(stopping))
    if len(singles) == len(attacks):
        found.insert(0, Guard(tuple(sorted(singles))))
    elif singles:
        found.append(Guard(tuple(sorted(singles))))
    return (*found, Guard())


@rule("HC-POW-03")
def gets_through(theirs: Stance, attacks: Faces, named: int, options: Options) -> int:
    """How many attacks get through the best defence."""
    return min(
        0 if way.is_safe(len(attacks)) else len(attacks) - len(way.singles)
        for way in guards(theirs, attacks, named, options)
    )


class PowerScene(NamedTuple):
    """What the attacker knows: both fighters, what was collected, and what naming a value would bring."""

    attacker: Stance
    target: Stance
    collected: int
    values: tuple[int, ...]
    options: Options


class Swing(NamedTuple):
    """A power attack that was named: the value, the dice that attack, what was collected, and how it may go on."""

    value: int
    attacks: Faces
    collected: int
    taken: int
    """The dice that the target has less in the next phase if it goes on."""
    may_go_on: bool
    may_renounce: bool


class Swung(NamedTuple):
    """What became of it: the guard, the dice collected, how it ended, and the hits if it struck."""

    guard: Guard
    collected: int
    end: Literal["stopped", "strike", "go_on", "renounce"]
    hits: Hits
    bodies: Bodies


@rule("HC-POW-01")
def power_attack(world: World, who: str, target: str) -> Play[World]:
    """A power attack is named, guarded against, and strikes or goes on."""
    mine, theirs = stance(world, who, target), stance(world, target, who)
    swing = yield from declare_power_attack(world, mine, theirs)
    done = yield from do(resolve_power_attack, mine, theirs, swing, bodies(world, who, target), world.options)
    return (yield from apply_power_attack(world, mine, theirs, swing, done))


@rule("HC-POW-01", "HC-POW-02", "HC-POW-06", "HC-POW-07", "HC:lost_balance")
def declare_power_attack(world: World, mine: Stance, theirs: Stance) -> Play[Swing]:
    """A value is named; every die that reaches it is an attack."""
    options, target = world.options, theirs.who
    fighter = fight_of(world).fighter(mine.who)
    before = fighter.power if fighter.power is not None and fighter.power.target == target else None
    collected, taken = (before.collected, before.taken) if before else (0, 0)
    named = yield from _name(mine, theirs, tuple(values_to_name(fighter, target, options)), collected, options)
    attacks = attacking_dice(fighter.dice, named, fighter.value, options)
    yield note("HC-POW-01", "hc-power-attack", who=Ref(mine.who), whom=Ref(target), value=named, attacks=len(attacks))
    taken += 2 if options.lost_balance == "minus_one_die_more" else 1
    going = put(world, replace(fighter, power=Power(target, named, collected, taken)))
    foe = world.find(target)
    left = pool(foe, fight_of(world).fighter(target).art, options, losses_of(fight_of(going), target)).dice.total
    may_go_on = left > 0 and named < fighter.value and not foe.down
    return Swing(named, attacks, collected, taken, may_go_on, left <= 0)


@rule("HC-POW-03", "HC-POW-04")
@stakes(DEFENDER_SUFFERS)
def resolve_power_attack(mine: Stance, theirs: Stance, swing: Swing, both: Bodies, options: Options) -> Play[Swung]:
    """What is not parried collects damage dice: they strike now, or the attack goes on."""
    attacks = swing.attacks
    guard = yield from _ask_guard(mine, theirs, attacks, swing.value, options)
    yield from tell_parry(theirs, guard.against(len(attacks)), "HC-POW-03")
    if guard.is_safe(len(attacks)):
        yield note("HC-POW-03", "hc-power-stopped", who=Ref(theirs.who), attacker=Ref(mine.who))
        return Swung(guard, 0, "stopped", (), both)
    collected = swing.collected + len(attacks) - len(guard.singles)
    yield note("HC-POW-04", "hc-power-collected", who=Ref(mine.who), dice=collected)
    end = yield from strike_or_go_on(mine, theirs, swing, collected, options)
    if end != "strike":
        return Swung(guard, collected, end, (), both)
    ts = mine.weapon.ts
    dice = damage_dice(mine, ts, EXTRA.plus(collected, "HC-POW-04", "hc-term-collected"))
    yield from tell_damage(mine.who, theirs.who, dice, ts.die)
    hits = yield from do(resolve_damage, dice.total, ts.die, mine.who, mine.seat, theirs.who, options)
    body = both.defender
    if hits:
        body = yield from do(land_hits, body, hits, Landing(mine.weapon.unarmed), options)
    return Swung(guard, collected, "strike", hits, both._replace(defender=body))


@rule("HC-POW-05", "HC-POW-07", "HC-POW-08")
def apply_power_attack(world: World, mine: Stance, theirs: Stance, swing: Swing, done: Swung) -> Play[World]:
    """Dice are spent; what was collected is struck with, waits for the next phase, or is given up."""
    who, target, guard = mine.who, theirs.who, done.guard
    world = spend(world, who, swing.attacks, acted=True)
    world = spend(world, target, tuple(sorted(guard.singles + guard.matches)))
    safe = done.end == "stopped"
    world = keep_reach(world, target, safe, theirs.reach and not safe)
    fighter = fight_of(world).fighter(who)
    if done.end == "go_on":
        power = Power(target, swing.value, done.collected, swing.taken)
        return put(world, replace(fighter, power=power, renewed=True, carries=swing.attacks, may_carry=1))
    world = put(world, replace(fighter, power=None))
    return (yield from apply_hits(world, done.bodies.defender, who, done.hits))


def _name(mine: Stance, theirs: Stance, values: tuple[int, ...], collected: int, options: Options) -> Play[int]:
    if len(values) == 1:
        return values[0]
    answers = Offers(
        {f"value:{value}": value for value in values},
        lambda key, value: Answer(key, value, phrase("hc-answer-value", value=value)),
    )
    question = phrase("hc-ask-power", who=Ref(mine.who), whom=Ref(theirs.who), dice=mine.dice)
    scene = PowerScene(mine, theirs, collected, values, options)
    return (yield from choose(mine.seat, mine.who, "HC-POW-01", question, answers, f"value:{values[0]}", scene))


def _ask_guard(mine: Stance, theirs: Stance, attacks: Faces, named: int, options: Options) -> Play[Guard]:
    ways = guards(theirs, attacks, named, options)
    if len(ways) == 1:
        return ways[0]
    answers = Listed(
        [
            Answer(
                way.key,
                way,
                phrase("hc-answer-guard", faces=way.singles, matches=way.matches, attacks=len(attacks)),
            )
            for way in ways
        ]
    )
    question = phrase("hc-ask-guard", who=Ref(theirs.who), attacker=Ref(mine.who), value=named, attacks=len(attacks))
    scene = ParryScene(mine, theirs, (named,) * len(attacks), parrying_dice(theirs), options)
    return (yield from choose(theirs.seat, theirs.who, "HC-POW-03", question, answers, ways[0].key, scene))


@rule("HC-POW-05", "HC-POW-06", "HC-POW-07")
def strike_or_go_on(
    mine: Stance, theirs: Stance, swing: Swing, collected: int, options: Options
) -> Play[Literal["strike", "go_on", "renounce"]]:
    """Strike now with all dice collected, or carry one die into the next phase while the defender loses one."""
    dice = mine.weapon.ts.dice + mine.ts_bonus + collected
    answers: list[Answer[Literal["strike", "go_on", "renounce"]]] = [
        Answer("strike", "strike", phrase("hc-answer-strike-now", dice=dice))
    ]
    if swing.may_renounce:
        answers.append(Answer("renounce", "renounce", phrase("hc-answer-renounce")))
    elif swing.may_go_on:
        answers.append(Answer("go_on", "go_on", phrase("hc-answer-go-on", dice=collected)))
    if len(answers) == 1:
        return "strike"
    question = phrase("hc-ask-strike-now", who=Ref(mine.who), whom=Ref(theirs.who), dice=collected)
    scene = PowerScene(mine, theirs, collected, (swing.value,), options)
    way = yield from choose(mine.seat, mine.who, "HC-POW-05", question, Listed(answers), "strike", scene)
    if way == "go_on":
        yield note("HC-POW-05", "hc-power-goes-on", who=Ref(mine.who), whom=Ref(theirs.who), dice=collected)
    elif way == "renounce":
        yield note("HC-POW-07", "hc-power-renounced", who=Ref(mine.who), whom=Ref(theirs.who))
    return way
