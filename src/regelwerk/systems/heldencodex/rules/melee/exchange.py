"""An exchange of blows: one attack, the answer to it, counters, and the hits that come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed, Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, resolve_damage, tell_damage
from regelwerk.systems.heldencodex.rules.fight.harm import Bodies, Landing, harm, land_hits
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import (
    Attack,
    Manoeuvres,
    Stance,
    approach,
    common,
    faces_of,
    group_manoeuvres,
    spelt,
    ways_to_attack,
)
from regelwerk.systems.heldencodex.rules.melee.replies import Reply, ask_parry, ask_reply, counter_dice, tell_parry
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.values import DamageDice


class Exchanged(NamedTuple):
    """What an exchange brought: hits on both sides, dice that both have used, and what became of distance."""

    hits: Hits = ()
    """On the defender."""
    back: Hits = ()
    """On the attacker."""
    attacker_spent: Faces = ()
    defender_spent: Faces = ()
    defended: bool = False
    """Every manoeuvre was parried."""
    reach_broken: bool = False
    fled: str = ""
    """Who got away."""
    attacked_too: bool = False
    """The defender has used the own attack of this phase."""
    countered: bool = False
    """The defender has countered."""
    bodies: Bodies | None = None
    """Both after the hits have landed."""


DEFENDER_SUFFERS = harm(
    lambda args: args[1].who, lambda args: args[0].who, lambda done: done.hits,
    lambda args: args[3].defender, lambda done: done.bodies.defender,
)  # fmt: skip
ATTACKER_SUFFERS = harm(
    lambda args: args[0].who, lambda args: args[1].who, lambda done: done.back,
    lambda args: args[3].attacker, lambda done: done.bodies.attacker,
)  # fmt: skip
GETS_AWAY = Stake(
    lambda args, done: int(done.fled == args[0].who), "hc-stake-escape", whom=lambda args: args[0].who,
    bands=(Band("hc-band-escapes", lambda args, done: done.fled == args[0].who),),
)  # fmt: skip


@rule("HC-MEL-06", "HC-MEL-08", "HC-MEL-15", "HC-RCH-02", "HC-RCH-04", "HC-UNA-02", "HC-FLE-01")
@stakes(DEFENDER_SUFFERS, ATTACKER_SUFFERS)
def resolve_exchange(
    attacker: Stance, defender: Stance, attack: Attack, bodies: Bodies, options: Options
) -> Play[Exchanged]:
    """A named attack is answered, blows are struck, and both sides take what has hit them."""
    done = yield from blows(attacker, defender, attack, options)
    return (yield from suffered(attacker, defender, done, bodies, attack.rows, options))


@rule("HC-FLE-01")
@stakes(GETS_AWAY, ATTACKER_SUFFERS)
def resolve_flight(
    attacker: Stance, defender: Stance, attack: Attack, bodies: Bodies, options: Options
) -> Play[Exchanged]:
    """The same exchange, begun to get away: what counts is whether the way is free afterwards."""
    return resolve_exchange(attacker, defender, attack, bodies, options)


@rule("HC-MEL-22", "HC-RCH-02")
def suffered(
    attacker: Stance, defender: Stance, done: Exchanged, bodies: Bodies, rows: tuple[str, ...], options: Options
) -> Play[Exchanged]:
    """What has hit both sides lands: first what came back, then the attack, if it was aimed in the rows left open."""
    struck, target = bodies
    if done.back:
        struck = yield from do(land_hits, struck, done.back, Landing(defender.weapon.unarmed), options)
    if done.hits:
        target = yield from do(land_hits, target, done.hits, Landing(attacker.weapon.unarmed, rows), options)
    return done._replace(bodies=Bodies(struck, target))


def blows(attacker: Stance, defender: Stance, attack: Attack, options: Options) -> Play[Exchanged]:
    """An attack is answered manoeuvre by manoeuvre, in the order in which they were named."""
    reply = yield from ask_reply(attacker, defender, attack, options)
    if reply.kind == "mutual":
        return (yield from mutual_attack(attacker, defender, attack, options))
    yield from tell_parry(defender, reply.plan, "HC-MEL-08")
    near = approach(attacker, defender)
    start = reply.at if reply.kind == "counter" else None
    done = Exchanged()
    coming = list(attack.manoeuvres)
    unparried: list[Faces] = []
    for at, block in enumerate(reply.plan):
        manoeuvre, coming = coming[0], coming[1:]
        if not manoeuvre:  # Its dice have parried a counter.
            continue
        done = done._replace(attacker_spent=_with(done.attacker_spent, manoeuvre))
        if not block:
            unparried.append(manoeuvre)
            continue
        done = done._replace(defender_spent=_with(done.defender_spent, block))
        if at < near:
            return (yield from held_off(attacker, defender, reply, done, options))
        if at == start:
            done, left = yield from counter(attacker, defender, reply, done, coming, options)
            if left is None:
                break
            coming = left
    landed = unparried[near:]
    if not unparried:
        return done._replace(defended=True)
    done = done._replace(reach_broken=defender.reach and bool(landed))
    if not landed or done.fled:
        return done
    if attack.purpose == "flee":
        yield note("HC-FLE-01", "hc-fled", who=Ref(attacker.who), whom=Ref(defender.who))
        return done._replace(fled=attacker.who)
    named = _with(attack.faces, without(done.attacker_spent, common(done.attacker_spent, attack.faces)))
    held = without(attacker.group, common(attacker.group, named))
    return (yield from land(attacker, defender, done, landed, held, options))


def _with(faces: Faces, more: Faces) -> Faces:
    return tuple(sorted(faces + more))


@rule("HC-RCH-02", "HC-RCH-03", "HC-RCH-06", "HC-UNA-02")
def held_off(attacker: Stance, defender: Stance, reply: Reply, done: Exchanged, options: Options) -> Play[Exchanged]:
    """The approach was parried: the attack is over, and from a polearm the parry strikes at once.

    The attacker may stop that with an unspent die of the group, or several equal ones.
    """
    done = done._replace(defended=True)
    if not defender.reach:
        yield note("HC-UNA-02", "hc-held-off", who=Ref(attacker.who), defender=Ref(defender.who))
        if reply.kind == "counter":
            done, _ = yield from counter(attacker, defender, reply, done, [], options)
        return done
    block = reply.plan[0]
    yield note("HC-RCH-02", "hc-reach-counter", who=Ref(defender.who), attacker=Ref(attacker.who), value=sum(block))
    unspent = without(attacker.group, common(attacker.group, done.attacker_spent))
    plan = yield from ask_parry(defender, attacker, (sum(block),), unspent, "HC-RCH-02", options)
    done = done._replace(attacker_spent=_with(done.attacker_spent, faces_of(plan)))
    if plan[0]:
        return done
    if reply.purpose == "flee":
        yield note("HC-FLE-01", "hc-fled", who=Ref(defender.who), whom=Ref(attacker.who))
        return done._replace(fled=defender.who)
    hits = yield from strike(defender, attacker.who, EXTRA, options)
    return done._replace(back=hits)


@rule("HC-MEL-13", "HC-MEL-14", "HC-MEL-15", "HC-FLE-01")
def counter(
    attacker: Stance,
    defender: Stance,
    reply: Reply,
    done: Exchanged,
    coming: list[Faces],
    options: Options,
) -> Play[tuple[Exchanged, list[Faces] | None]]:
    """A counter out of a parry: unparried it strikes (or opens the way out) and ends what was still to come.

    Parried, the attack goes on with what is left of the manoeuvres to come.
    """
    dice = counter_dice(attacker, defender, reply.plan, reply.at)
    way = yield from choose_counter(attacker, defender, dice)
    done = done._replace(defender_spent=_with(done.defender_spent, faces_of(way)), countered=True)
    unspent = without(attacker.group, common(attacker.group, done.attacker_spent))
    values = tuple(sum(block) for block in way)
    yield note("HC-MEL-13", "hc-counters", who=Ref(defender.who), attacker=Ref(attacker.who), manoeuvres=way)
    plan = yield from ask_parry(defender, attacker, values, unspent, "HC-MEL-15", options)
    used = faces_of(plan)
    done = done._replace(attacker_spent=_with(done.attacker_spent, used))
    if all(plan):
        yield note("HC-MEL-15", "hc-counter-parried", who=Ref(attacker.who), defender=Ref(defender.who))
        held = without(unspent, common(unspent, faces_of(tuple(coming))))
        return done, _without_dice(coming, without(used, common(used, held)))
    if reply.purpose == "flee":
        yield note("HC-FLE-01", "hc-fled", who=Ref(defender.who), whom=Ref(attacker.who))
        return done._replace(fled=defender.who), None
    yield note("HC-MEL-15", "hc-countered", who=Ref(defender.who), attacker=Ref(attacker.who))
    landed = [block for block, parried in zip(way, plan, strict=True) if not parried]
    held = without(dice, faces_of(way))
    struck = yield from land(defender, attacker, Exchanged(), landed, held, options)
    done = done._replace(back=struck.hits, defender_spent=_with(done.defender_spent, struck.attacker_spent))
    return done, None


def _without_dice(coming: list[Faces], used: Faces) -> list[Faces]:
    """The manoeuvres still to come, without dice that were used otherwise; () where nothing is left of one."""
    left = []
    for block in coming:
        taken = common(block, used)
        used = without(used, taken)
        left.append(without(block, taken))
    return left


@rule("HC-MEL-13", "HC-MEL-06")
def choose_counter(attacker: Stance, defender: Stance, dice: Faces) -> Play[Manoeuvres]:
    """With which dice a counter is made: with one of them, or with all."""
    ways: list[Manoeuvres] = [((face,),) for face in sorted(set(dice))]
    if len(dice) > 1:
        ways += group_manoeuvres(dice, False)
    if len(ways) == 1:
        return ways[0]
    answers = Listed([Answer(f"with:{spelt(way)}", way, phrase("hc-answer-with", manoeuvres=way)) for way in ways])
    question = phrase("hc-ask-counter", who=Ref(defender.who), attacker=Ref(attacker.who), dice=dice)
    scene = (defender, attacker, dice)
    default = f"with:{spelt(ways[-1])}"
    return (yield from choose(defender.seat, defender.who, "HC-MEL-13", question, answers, default, scene))


@rule("HC-MEL-16", "HC-MEL-17", "HC:extra_unparried")
def land(
    attacker: Stance, defender: Stance, done: Exchanged, landed: Sequence[Faces], held: Faces, options: Options
) -> Play[Exchanged]:
    """One hit lands; what else of the group is not used adds damage dice.

    The manoeuvre with the fewest dice lands, the dice of the others that were not parried add one each.
    """
    extra = EXTRA.plus(spare_dice(landed, options), "HC-MEL-16", "hc-term-unparried")
    if held:
        question = phrase("hc-ask-extra", who=Ref(attacker.who), whom=Ref(defender.who), most=len(held))
        answers = Numbers(0, len(held), "hc-answer-extra")
        scene = (attacker, defender, held)
        used = yield from choose(attacker.seat, attacker.who, "HC-MEL-17", question, answers, str(len(held)), scene)
        extra = extra.plus(used, "HC-MEL-17", "hc-term-unused")
        done = done._replace(attacker_spent=_with(done.attacker_spent, held[:used]))
    hits = yield from strike(attacker, defender.who, extra, options)
    return done._replace(hits=hits)


@rule("HC-MEL-16", "HC:extra_unparried")
def spare_dice(landed: Sequence[Faces], options: Options) -> int:
    """The damage dice that manoeuvres bring which were not parried, beside the one with the fewest dice that lands."""
    return sum(map(len, landed)) - min(map(len, landed)) if options.extra_unparried == "bonus_die" else 0


EXTRA = Tally()
"""Damage dice beside those of the weapon: none as yet."""


@rule("HC-MEL-16", "HC-MEL-18", "HC-QUA-02")
def damage_dice(striker: Stance, dice: DamageDice, extra: Tally) -> Tally:
    """The dice of a damage throw: those of the weapon, of a fine one more, and what the attack adds or takes off."""
    own = tally(dice.dice, "HC-MEL-18", "hc-term-ts").plus(striker.ts_bonus, "HC-QUA-02", "hc-term-item")
    return Tally((*own.terms, *extra.terms))


@rule("HC-MEL-16", "HC-MEL-18", "HC-QUA-02", "HC:pts")
def strike(striker: Stance, whom: str, extra: Tally, options: Options) -> Play[Hits]:
    """The damage throw of a hit: the weapon's dice or, where it has a second profile, those, and what adds to them."""
    ts, pts = striker.weapon.ts, striker.weapon.pts
    dice = ts
    if pts is not None and options.pts == "attacker_choice":
        answers: Listed[DamageDice] = Listed(
            [
                Answer("ts", ts, phrase("hc-answer-ts", dice=ts.dice, die=ts.die)),
                Answer("pts", pts, phrase("hc-answer-pts", dice=pts.dice, die=pts.die)),
            ]
        )
        question = phrase("hc-ask-pts", who=Ref(striker.who), weapon=Ref(striker.weapon.id))
        scene = (striker, extra.total)
        dice = yield from choose(striker.seat, striker.who, "HC-MEL-18", question, answers, "ts", scene)
    thrown = damage_dice(striker, dice, extra)
    yield from tell_damage(striker.who, whom, thrown, dice.die)
    return (yield from do(resolve_damage, thrown.total, dice.die, striker.who, striker.seat, whom, options))


@rule("HC-MEL-11", "HC-MEL-12", "HC-FLE-01", "HC-RCH-04", "HC:combat_result")
def mutual_attack(attacker: Stance, defender: Stance, attack: Attack, options: Options) -> Play[Exchanged]:
    """Both strike and nobody parries: the higher combat result throws one damage die more, the other one fewer.

    An attacker who only wanted to get away strikes nobody and is gone.
    """
    ways = ways_to_attack(defender, attacker, options)
    way = ways[0]
    if len(ways) > 1:
        answers = Listed([Answer(f"with:{spelt(w)}", w, phrase("hc-answer-with", manoeuvres=w)) for w in ways])
        question = phrase("hc-ask-mutual", who=Ref(defender.who), attacker=Ref(attacker.who))
        scene = (defender, attacker, defender.dice)
        best = max(ways, key=lambda w: combat_result(w, options))
        default = f"with:{spelt(best)}"
        way = yield from choose(defender.seat, defender.who, "HC-MEL-11", question, answers, default, scene)
    first, second = combat_result(attack.manoeuvres, options), combat_result(way, options)
    lead = (first > second) - (first < second)
    flees = attack.purpose == "flee"
    yield note(
        "HC-MEL-11", "hc-both-strike", who=Ref(defender.who), attacker=Ref(attacker.who), first=first, second=second,
        ahead="attacker" if lead > 0 else "defender" if lead < 0 else "nobody", flees=flees,
    )  # fmt: skip
    ahead, behind = (EXTRA.plus(more, "HC-MEL-12", "hc-term-combat-result") for more in (lead, -lead))
    hits: Hits = () if flees else (yield from strike(attacker, defender.who, ahead, options))
    back = yield from strike(defender, attacker.who, behind, options)
    return Exchanged(
        hits,
        back,
        attack.faces,
        faces_of(way),
        reach_broken=defender.reach,
        fled=attacker.who if flees else "",
        attacked_too=True,
    )


@rule("HC-MEL-12", "HC:combat_result")
def combat_result(manoeuvres: Manoeuvres, options: Options) -> int:
    """What an attack is worth in a mutual attack: all its dice, or its best manoeuvre."""
    values = [sum(block) for block in manoeuvres]
    return sum(values) if options.combat_result == "total" else max(values)
