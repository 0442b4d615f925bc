"""The power attack of blunt weapons: a named value, and damage dice that are collected over the phases."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.arming import losses_of
from regelwerk.systems.heldencodex.rules.fight.consequences import strike_home
from regelwerk.systems.heldencodex.rules.fight.damage import damage_throw
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, Power, acting, fight_of, put
from regelwerk.systems.heldencodex.rules.fight.stances import keep_reach, spend, stance
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


class PowerScene(NamedTuple):
    """What the attacker knows: both fighters, what was collected, and what naming a value would bring."""

    attacker: Stance
    target: Stance
    collected: int
    values: tuple[int, ...]
    options: Options


@rule("HC-POW-01", "HC-POW-02", "HC-POW-03", "HC-POW-04", "HC-POW-08")
def power_attack(world: World, who: str, target: str) -> Play[World]:
    """Name a value; every die that reaches it is an attack. What is not parried collects damage dice."""
    options = world.options
    fighter = fight_of(world).fighter(who)
    mine, theirs = stance(world, who, target), stance(world, target, who)
    going_on = fighter.power if fighter.power is not None and fighter.power.target == target else None
    collected = going_on.collected if going_on else 0
    named = yield from _name(mine, theirs, tuple(values_to_name(fighter, target, options)), collected, options)
    attacks = attacking_dice(fighter.dice, named, fighter.value, options)
    yield note("HC-POW-01", "hc-power-attack", who=Ref(who), whom=Ref(target), value=named, attacks=len(attacks))
    guard = yield from _ask_guard(mine, theirs, attacks, named, options)
    yield from tell_parry(theirs, guard.against(len(attacks)), "HC-POW-03")
    world = spend(world, who, attacks, acted=True)
    world = spend(world, target, tuple(sorted(guard.singles + guard.matches)))
    safe = bool(guard.matches) or len(guard.singles) == len(attacks)
    world = keep_reach(world, target, safe, theirs.reach and not safe)
    if safe:
        yield note("HC-POW-03", "hc-power-stopped", who=Ref(target), attacker=Ref(who))
        return put(world, fight_of(world).fighter(who)._replace(power=None))
    collected += len(attacks) - len(guard.singles)
    yield note("HC-POW-04", "hc-power-collected", who=Ref(who), dice=collected)
    return (yield from strike_or_go_on(world, who, target, named, collected, attacks))


def _name(mine: Stance, theirs: Stance, values: tuple[int, ...], collected: int, options: Options) -> Play[int]:
    if len(values) == 1:
        return values[0]
    answers = Listed([Answer(f"value:{v}", v, phrase("hc-answer-value", value=v)) for v in values])
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


@rule("HC-POW-05", "HC-POW-06", "HC-POW-07", "HC:lost_balance")
def strike_or_go_on(world: World, who: str, target: str, named: int, collected: int, attacks: Faces) -> Play[World]:
    """Strike now with all dice collected, or carry one die into the next phase while the defender loses one."""
    options = world.options
    fighter = fight_of(world).fighter(who)
    mine, theirs = stance(world, who, target), stance(world, target, who)
    yield meanwhile(acting(world, who))
    before = fighter.power.taken if fighter.power is not None and fighter.power.target == target else 0
    taken = before + (2 if options.lost_balance == "minus_one_die_more" else 1)
    going = put(world, fighter._replace(power=Power(target, named, collected, taken)))
    foe = world.find(target)
    left = pool(foe, fight_of(world).fighter(target).art, options, losses_of(fight_of(going), target)).dice.total
    dice = mine.weapon.ts.dice + mine.ts_bonus + collected
    answers = [Answer("strike", "strike", phrase("hc-answer-strike-now", dice=dice))]
    if left <= 0:
        answers.append(Answer("renounce", "renounce", phrase("hc-answer-renounce")))
    elif named < fighter.value and not foe.down:
        answers.append(Answer("go_on", "go_on", phrase("hc-answer-go-on", dice=collected)))
    way = "strike"
    if len(answers) > 1:
        question = phrase("hc-ask-strike-now", who=Ref(who), whom=Ref(target), dice=collected)
        scene = PowerScene(mine, theirs, collected, (named,), options)
        way = yield from choose(mine.seat, who, "HC-POW-05", question, Listed(answers), "strike", scene)
    if way == "go_on":
        yield note("HC-POW-05", "hc-power-goes-on", who=Ref(who), whom=Ref(target), dice=collected)
        going_on = fight_of(going).fighter(who)._replace(renewed=True, carries=attacks, may_carry=1)
        return put(going, going_on)
    world = put(world, fighter._replace(power=None))
    if way == "renounce":
        yield note("HC-POW-07", "hc-power-renounced", who=Ref(who), whom=Ref(target))
        return world
    hits = yield from do(damage_throw, dice, mine.weapon.ts.die, who, mine.seat, options)
    return (yield from strike_home(world, target, who, hits))
