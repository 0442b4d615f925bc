"""The beginning of a phase: dice losses, which art and weapon, who moves how, at whom a shooter aims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.fight_state import (
    IN_REACH,
    Fight,
    Fighter,
    Move,
    acting,
    fight_of,
    is_able,
    is_in_fight,
    opponents,
    put,
)
from regelwerk.systems.heldencodex.rules.probe.pools import Loss, Losses, pool, prober
from regelwerk.systems.heldencodex.rules.probe.probe import grit_teeth
from regelwerk.systems.heldencodex.rules.probe.rulings import DICE, dice_by_ruling, ruling_counted
from regelwerk.systems.heldencodex.rules.shooting.targets import on_targets
from regelwerk.systems.heldencodex.state import Hero, World, seat_of
from regelwerk.systems.heldencodex.values import BASIC_ART, FIST, Weapon


class Arms(NamedTuple):
    """A weapon and the art with which it is used."""

    weapon: Weapon
    art: str

    @property
    def key(self) -> str:
        return f"take:{self.weapon.id}" + (":basic" if self.art == BASIC_ART else "")


@rule("HC-POOL-05", "HC-MEL-02", "HC-RNG-24")
def choices_of_arms(hero: Hero) -> Iterator[Arms]:
    """The weapons somebody has, each with its own art, or with the basic combat art."""
    weapons = hero.sheet.weapons or (FIST,)
    if hero.skill(FIST.id) is not None and FIST.id not in {weapon.id for weapon in weapons}:
        weapons = (*weapons, FIST)
    basic = hero.skill(BASIC_ART) is not None
    for weapon in weapons:
        own = hero.skill(weapon.id) is not None
        if own or weapon.ranged or not basic:
            yield Arms(weapon, weapon.id)
        if basic and not weapon.ranged:
            yield Arms(weapon, BASIC_ART)


@rule("HC-POW-05", "HC-POW-06", "HC-PRC-03", "HC-CHK-02")
def losses_of(fight: Fight, who: str) -> Losses:
    """The dice that opponents take from a fighter as long as their attacks go on."""
    losses = []
    for foe in fight.fighters:
        if foe.power is not None and foe.power.target == who and foe.power.taken:
            losses.append(Loss(foe.power.taken, "HC-POW-05", "hc-term-off-balance"))
        if foe.piercing is not None and foe.piercing.target == who:
            losses.append(Loss(1, "HC-PRC-03", "hc-term-pierced"))
    stolen = fight.fighter(who).stolen
    if stolen:
        losses.append(Loss(stolen, "HC-CHK-02", "hc-term-choked"))
    ruled = fight.fighter(who).ruled
    if ruled:
        losses.append(Loss(-ruled, DICE.rule_id, "hc-term-ruling"))
    return tuple(losses)


@rule("HC-PRC-03")
def only_single_throws(fight: Fight, who: str) -> bool:
    """Whose guard was opened by a piercing attack may only make single throws."""
    return any(foe.piercing is not None and foe.piercing.target == who for foe in fight.fighters)


@rule("HC-RNG-24", "HC:closing")
def metres(options: Options) -> tuple[int, int]:
    """How far a fighter moves in a phase, slowly and fast."""
    slow, fast = options.closing.split("_")
    return int(slow), int(fast)


@rule("HC-RNG-01", "HC-RNG-04", "HC-RNG-24", "HC-MEL-23")
def make_ready(world: World, who: str) -> Play[World]:
    """One fighter makes ready for the phase: weapon, movement, target, gritted teeth."""
    fighter = fight_of(world).fighter(who)
    hero = world.find(who)
    if not is_able(world, fighter):
        return world
    arms = yield from _choose_arms(world, hero, fighter)
    if (arms.weapon.id, arms.art) != (fighter.weapon, fighter.art):
        # Dice that lie there belong to the art with which they were thrown.
        fighter = replace(fighter, carried=())
    fighter = replace(fighter, weapon=arms.weapon.id, art=arms.art)
    world = put(world, fighter)
    world = yield from move(world, who)
    fighter = fight_of(world).fighter(who)
    if arms.weapon.ranged:
        target = yield from _choose_target(world, hero, fighter)
        world = put(world, replace(fighter, target=target))
        fighter = fight_of(world).fighter(who)
    fighter = replace(fighter, ruled=0)
    losses = losses_of(fight_of(put(world, fighter)), who)
    ruled = dice_by_ruling(hero, arms.art, world.options, losses)[len(losses) :]
    fighter = replace(fighter, ruled=-sum(one.dice for one in ruled))
    hero, world = ruling_counted(hero, DICE), put(world, fighter)
    losses = losses_of(fight_of(world), who)
    yield meanwhile(acting(world.put(hero), who))
    hero, gritted = yield from grit_teeth(hero, arms.art, world.options, losses)
    dice = pool(hero, arms.art, world.options, losses, gritted).dice
    if dice.total == 0:
        yield note("HC-MEL-23", "hc-helpless", who=Ref(who))
    elif losses:
        why = tuple(dict.fromkeys(Word(loss.message) for loss in losses))
        yield note(losses[0].rule_id, "hc-fewer-dice", who=Ref(who), dice=dice.total, why=why)
    return put(world.put(hero), replace(fighter, gritted=gritted))


def _choose_arms(world: World, hero: Hero, fighter: Fighter) -> Play[Arms]:
    arms = list(choices_of_arms(hero))
    if len(arms) == 1:
        return arms[0]
    losses = losses_of(fight_of(world), fighter.who)
    answers = Offers(
        {one.key: one for one in arms},
        lambda key, one: Answer(key, one, _arms_in_words(one, hero, losses, world.options)),
    )
    last = [one.key for one in arms if (one.weapon.id, one.art) == (fighter.weapon, fighter.art)]
    question = phrase("hc-ask-arms", who=Ref(hero.id))
    default = last[0] if last else arms[0].key
    scene = (world, hero.id)
    return (yield from choose(seat_of(hero), hero.id, "HC-RNG-24", question, answers, default, scene, alone=True))


def _arms_in_words(arms: Arms, hero: Hero, losses: Losses, options: Options) -> Phrase:
    found = pool(hero, arms.art, options, losses)
    key = "hc-answer-arms-basic" if arms.art == BASIC_ART else "hc-answer-arms"
    return phrase(key, weapon=Ref(arms.weapon.id), value=found.value, dice=found.dice, die=found.die)


@rule("HC-RNG-01", "HC-CHK-05")
def _choose_target(world: World, hero: Hero, fighter: Fighter) -> Play[str]:
    """Anybody may be the target, the sleeping too; those who are awake are named first. In a hold only the choker."""
    foes = [foe.who for foe in sorted(opponents(world, fighter), key=lambda foe: not is_able(world, foe))]
    if fighter.choked_by:
        foes = [fighter.choked_by]
    if len(foes) == 1:
        return foes[0]
    answers = Offers(
        {f"target:{foe}": foe for foe in foes},
        lambda key, foe: Answer(key, foe, phrase("hc-answer-target", whom=Ref(foe))),
    )
    question = phrase("hc-ask-target", who=Ref(hero.id))
    default = f"target:{fighter.target if fighter.target in foes else foes[0]}"
    shooter = prober(hero, fighter.art, world.options, losses_of(fight_of(world), hero.id))
    advice = on_targets(world, fighter, shooter, foes)
    scene = (world, hero.id)
    return (yield from choose(seat_of(hero), hero.id, "HC-RNG-01", question, answers, default, scene, advice))


class Step(NamedTuple):
    """A way to move: how fast, and towards the opponents or away from them."""

    move: Move
    towards: int


@rule("HC-RNG-08", "HC-RNG-24", "HC:closing", "HC:out_of_reach")
def move(world: World, who: str) -> Play[World]:
    """Where opponents are not in reach a fighter may move, slowly or fast, towards all of them or back."""
    fight = fight_of(world)
    fighter = fight.fighter(who)
    gaps = {foe.who: fight.distance(who, foe.who) for foe in opponents(world, fighter)}
    if not gaps or max(gaps.values()) <= IN_REACH or fighter.choked_by:
        return put(world, replace(fighter, move="stay"))
    slow, fast = metres(world.options)
    steps = {"stay": Step("stay", 0), "slow": Step("slow", slow), "fast": Step("fast", fast)}
    if min(gaps.values()) > IN_REACH:
        steps |= {"back_slow": Step("slow", -slow), "back_fast": Step("fast", -fast)}
    answers = Offers(
        steps,
        lambda key, step: Answer(
            key, step, phrase("hc-answer-move", way=Word(f"hc-move-{key}"), metres=abs(step.towards))
        ),
    )
    hero = world.find(who)
    question = phrase("hc-ask-move", who=Ref(who), metres=min(gaps.values()))
    step = yield from choose(seat_of(hero), who, "HC-RNG-24", question, answers, "stay", (world, who), alone=True)
    for foe, gap in gaps.items():
        if gap > IN_REACH:
            fight = fight.with_distance(who, foe, max(2, gap - step.towards))
    if step.towards:
        yield note(
            "HC-RNG-24", "hc-moves", who=Ref(who), fast=step.move == "fast", back=step.towards < 0,
            metres=min(fight.distance(who, foe) for foe in gaps),
        )  # fmt: skip
    return replace(world, act=fight.with_fighter(replace(fighter, move=step.move)))


def who_is_in(world: World) -> tuple[str, ...]:
    """Everybody who is still in the fight, in its order."""
    return tuple(f.who for f in fight_of(world).fighters if is_in_fight(world, f))
