"""What hits do to a fight: wounds, who gives up, who is dead, who has got away, and when it is over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.arming import choices_of_arms
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Out, fight_of, is_able
from regelwerk.systems.heldencodex.rules.fight.harm import has_had_enough
from regelwerk.systems.heldencodex.rules.probe.pools import has_dice_for
from regelwerk.systems.heldencodex.state import Hero, World, seat_of


@rule("HC-MEL-23", "HC-MEL-24")
def apply_hits(world: World, victim: Hero, striker: str, hits: Hits) -> Play[World]:
    """A body after hits have landed on it: who has hit first is remembered, and who has had enough is out."""
    if not hits:
        return world
    world = world.put(victim)
    if not fight_of(world).first_hit:
        side = world.find(striker).sheet.side
        world = replace(world, act=replace(fight_of(world), first_hit=side))
    return (yield from perhaps_out(world, victim.id))


@rule("HC-MEL-24", "HC-INJ-06")
def perhaps_out(world: World, who: str) -> Play[World]:
    """A fighter who has had enough is out of the fight."""
    fighter = fight_of(world).fighter(who)
    hero = world.find(who)
    if fighter.out or hero.down:
        return world
    if hero.sheet.gives_up and has_had_enough(hero, world.options):
        return (yield from give_up(world, who))
    return world


@rule("HC-MEL-24")
def give_up(world: World, who: str) -> Play[World]:
    """Somebody lays down the arms."""
    yield note("HC-MEL-24", "hc-gives-up", who=Ref(who))
    return leave(world, who, "gave_up")


def leave(world: World, who: str, out: Out) -> World:
    """Somebody is out of the fight: every hold and every attack that goes on ends with it."""
    fight = fight_of(world)
    fighters = []
    for fighter in fight.fighters:
        if fighter.who == who:
            fighter = replace(fighter, out=out, power=None, piercing=None, choked_by="", stolen=0)
        if fighter.choked_by == who:
            fighter = replace(fighter, choked_by="", stolen=0)
        fighters.append(fighter)
    return replace(world, act=replace(fight, fighters=tuple(fighters)))


@rule("HC-FLE-01", "HC-FLE-02", "HC:flee_result")
def flee(world: World, who: str) -> Play[World]:
    """The fugitive leaves the fight; somebody may start a chase. Who was struck down on the way does not get far."""
    if not is_able(world, fight_of(world).fighter(who)):
        return world
    yield note("HC-FLE-02", "hc-leaves", who=Ref(who))
    plan = fight_of(world).plan
    world = world.marked(f"{plan.id}:fled", f"{plan.id}:fled:{who}")
    if world.options.flee_result == "chase_always":
        world = world.marked(f"{plan.id}:chase")
    return leave(world, who, "fled")


@lru_cache(maxsize=1 << 14)
@rule("HC-MEL-23")
def has_dice(hero: Hero, options: Options) -> bool:
    """Whether somebody has a die for any way to fight, if need be with gritted teeth; what foes take does not count."""
    if not (hero.critical_wounds or hero.emptied("psyche") or hero.emptied("physis") or options.untrained != "one_w8"):
        return True
    arts = {arms.art for arms in choices_of_arms(hero)}
    return any(has_dice_for(hero, art, options) for art in arts)


@rule("HC-MEL-23")
def sides_standing(world: World) -> tuple[str, ...]:
    """The sides that still have somebody who is in the fight, awake and not without any dice."""
    return tuple(sorted(set(_standing(world))))


def _standing(world: World) -> Iterator[str]:
    """The side of everybody who stands, as often as somebody stands for it."""
    for fighter in fight_of(world).fighters:
        if not fighter.out:
            hero = world.find(fighter.who)
            if not hero.down and has_dice(hero, world.options):
                yield hero.sheet.side


@rule("HC-MEL-23", "HC-MEL-24", "HC:phase_cap")
def is_over(world: World) -> bool:
    """Whether a fight is over: one side is left, the first hit was all it took, or it has lasted too long."""
    fight = fight_of(world)
    if fight.plan.to_first_hit and fight.first_hit:
        return True
    if fight.phase > last_phase(world):
        return True
    sides = _standing(world)
    first = next(sides, "")
    return next((False for side in sides if side != first), True)


@rule("HC-MEL-24", "HC:phase_cap")
def last_phase(world: World) -> int:
    """The phase with which a fight ends undecided."""
    return max(world.options.phase_cap, fight_of(world).fought_on)


@rule("HC-MEL-24", "HC:phase_cap")
def perhaps_fight_on(world: World) -> Play[World]:
    """A fight that has lasted long ends undecided, unless one of those who still stand wants to fight on."""
    fight = fight_of(world)
    standing = [fighter.who for fighter in fight.fighters if is_able(world, fighter)]
    asked = dict.fromkeys(seat_of(world.find(who)) for who in standing)
    for seat in asked:
        who = next(one for one in standing if seat_of(world.find(one)) == seat)
        answers = Listed(
            [Answer("end", False, phrase("hc-answer-end-undecided")), Answer("on", True, phrase("hc-answer-fight-on"))]
        )
        question = phrase("hc-ask-fight-on", who=Ref(who), phases=fight.phase - 1)
        if (yield from choose(seat, who, "HC-MEL-24", question, answers, "end", (world, who))):
            yield note("HC-MEL-24", "hc-fights-on", who=Ref(who), phases=fight.phase - 1)
            return replace(world, act=replace(fight, fought_on=fight.phase - 1 + world.options.phase_cap))
    return world


@rule("HC-MEL-23", "HC-MEL-24")
def conclude(world: World) -> Play[World]:
    """The fight ends: who has won, and what later parts of the scene may ask for."""
    fight: Fight = fight_of(world)
    standing = sides_standing(world)
    if fight.plan.to_first_hit and fight.first_hit:
        winner = fight.first_hit
    elif len(standing) == 1:
        winner = standing[0]
    else:
        winner = ""
    if winner:
        yield note("HC-MEL-23", "hc-fight-over", side=Ref(winner), phases=fight.phase)
        result = "won" if winner == world.scene.winners else "lost"
        world = world.marked(f"{fight.plan.id}:{result}", f"{fight.plan.id}:{winner}")
    else:
        yield note("HC-MEL-24", "hc-fight-undecided", phases=min(fight.phase, last_phase(world)))
        world = world.marked(f"{fight.plan.id}:draw")
    return replace(world, act=None)


def out_cold(world: World, who: str, rule_id: str) -> Play[World]:
    """Somebody loses consciousness."""
    yield note(rule_id, "hc-unconscious", who=Ref(who))
    return world.put(replace(world.find(who), down="unconscious"))
