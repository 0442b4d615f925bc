"""Answers to an attack: parry with blocks, counter out of a parry, or strike back at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Number, Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import (
    Attack,
    Purpose,
    Stance,
    approach,
    common,
    faces_of,
    ways_to_attack,
)
from regelwerk.systems.heldencodex.rules.melee.parrying import Plan, parries
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, match_dice
from regelwerk.systems.heldencodex.rules.probe.reading import without

ReplyKind = Literal["parry", "counter", "mutual"]


class Reply(NamedTuple):
    """How an attack is answered: with which blocks, and whether a counter or an attack of one's own follows."""

    kind: ReplyKind
    plan: Plan = ()
    purpose: Purpose = "hit"
    at: int = 0
    """Out of which parry a counter is made."""
    later: bool = False
    """There was an earlier parry to counter out of."""


class ReplyScene(NamedTuple):
    """What somebody who is attacked knows."""

    attacker: Stance
    defender: Stance
    attack: Attack
    options: Options


@rule("HC-MEL-09", "HC-MEL-10")
def parrying_dice(defender: Stance) -> Faces:
    """The dice that may parry: all of them for who only defends, otherwise those of the group."""
    if defender.helpless:
        return ()
    return defender.dice if defender.may_use_all else defender.group


@rule("HC-MEL-13", "HC-MEL-14")
def counter_dice(attacker: Stance, defender: Stance, plan: Plan, at: int) -> Faces:
    """The dice for a counter: what is left of the group; in the middle of a multiple attack only match dice of it."""
    left = without(defender.group, common(defender.group, faces_of(plan)))
    if at == len(plan) - 1 or at < approach(attacker, defender):
        return left
    matches = match_dice(defender.group)
    return tuple(face for face in left if face in matches)


@rule("HC-MEL-09", "HC-MEL-13", "HC-MEL-14", "HC-RCH-05")
def counters_at(attacker: Stance, defender: Stance, plan: Plan) -> Iterator[int]:
    """Out of which parries a counter can be made: those with match dice of the own group, if dice are left for it.

    Who has parried with dice outside the group only defends. Against a polearm it takes a group of three, and matches
    in it to interrupt an attack; those there are in any case, because one of them parries.
    """
    group = defender.group
    if not defender.may_counter or common(group, faces_of(plan)) != faces_of(plan):
        return
    if attacker.weapon.kind == "polearm" and len(group) < 3:
        return
    matches = match_dice(group)
    for at, block in enumerate(plan):
        if block and block[0] in matches and counter_dice(attacker, defender, plan, at):
            yield at


def replies(scene: ReplyScene) -> Iterator[Reply]:
    """Everything that may be answered to an attack. Who stops the approach needs no other parry."""
    attacker, defender, attack, options = scene
    near = approach(attacker, defender)
    values = tuple(sum(block) for block in attack.manoeuvres)
    plans = parries(values, parrying_dice(defender), defender.value, options)
    if near:
        plans = tuple(plan for plan in plans if not plan[0] or not any(plan[1:]))
    for plan in plans:
        yield Reply("parry", plan)
    for plan in plans:
        yield from _counters(attacker, defender, plan, near)
    if defender.may_attack and not defender.helpless and ways_to_attack(defender, attacker, options):
        yield Reply("mutual")


@rule("HC-MEL-13", "HC-RCH-02", "HC-FLE-01")
def _counters(attacker: Stance, defender: Stance, plan: Plan, near: int) -> Iterator[Reply]:
    """Counters out of one way to parry. Reach strikes by itself; its owner may get away instead."""
    if near and plan[0] and defender.reach:
        if defender.may_counter:
            yield Reply("counter", plan, "flee")
        return
    for number, at in enumerate(counters_at(attacker, defender, plan)):
        yield Reply("counter", plan, "hit", at, number > 0)
        yield Reply("counter", plan, "flee", at, number > 0)


def reply_key(reply: Reply) -> str:
    """A stable key: `parry:-/12/13`, `counter:12+12`, `counter_flee:12`, `mutual`.

    `counter:12/12@2` is made out of the second parry where one could have been made out of the first.
    """
    if reply.kind == "mutual":
        return "mutual"
    blocks = "/".join("+".join(map(str, block)) or "-" for block in reply.plan)
    later = f"@{reply.at + 1}" if reply.later else ""
    return f"{reply.kind}{'_flee' if reply.purpose == 'flee' else ''}:{blocks}{later}"


def _label(reply: Reply, values: tuple[int, ...]) -> Phrase:
    """An answer in words: with which dice against which of the manoeuvres."""
    if reply.kind == "mutual":
        return phrase("hc-answer-mutual")
    stopped = sum(map(bool, reply.plan))
    blocks = tuple(tuple(block) for block in reply.plan if block)
    key = "hc-answer-parry" if reply.kind == "parry" else "hc-answer-counter"
    if reply.purpose == "flee":
        key = "hc-answer-counter-flee"
    if not stopped:
        return phrase("hc-answer-no-parry")
    against = tuple(value for value, block in zip(values, reply.plan, strict=True) if block)
    # Manoeuvres of the same value are told apart by their place.
    is_unclear = stopped < len(values) and len(set(values)) < len(values)
    numbers = tuple(at for at, block in enumerate(reply.plan, start=1) if block) if is_unclear else ()
    return phrase(
        key, stopped=stopped, manoeuvres=len(reply.plan), blocks=blocks, against=against, numbers=numbers,
        after=reply.at + 1,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def reply_answers(scene: ReplyScene) -> Offers[Reply]:
    """The answers to an attack, the best parries first."""
    values = tuple(sum(block) for block in scene.attack.manoeuvres)
    return Offers(
        {reply_key(reply): reply for reply in replies(scene)},
        lambda key, reply: Answer(key, reply, _label(reply, values)),
    )


@rule("HC-MEL-08", "HC-MEL-09", "HC-MEL-11", "HC-MEL-13")
def ask_reply(attacker: Stance, defender: Stance, attack: Attack, options: Options) -> Play[Reply]:
    """The target parries, counters or strikes back; it is not asked if it can do nothing."""
    nothing = Reply("parry", ((),) * len(attack.manoeuvres))
    if defender.helpless:
        return nothing
    scene = ReplyScene(attacker, defender, attack, options)
    answers = reply_answers(scene)
    first, *others = answers.meanings
    if not others:
        return answers.meanings[first]
    question = phrase(
        "hc-ask-reply",
        who=Ref(defender.who),
        attacker=Ref(attacker.who),
        manoeuvres=tuple(tuple(block) for block in attack.manoeuvres),
        dice=parrying_dice(defender),
        value=defender.value,
        flees=attack.purpose == "flee",
    )
    best = (Number("hc-number-manoeuvre", max(sum(block) for block in attack.manoeuvres)),)
    return (yield from choose(defender.seat, defender.who, "HC-MEL-08", question, answers, first, scene, numbers=best))


class ParryScene(NamedTuple):
    """What somebody knows who can only parry: against which values, with which dice."""

    striker: Stance
    parrier: Stance
    values: tuple[int, ...]
    dice: Faces
    options: Options


@rule("HC-MEL-08", "HC-MEL-10", "HC-MEL-15")
def ask_parry(
    striker: Stance, parrier: Stance, values: tuple[int, ...], dice: Faces, rule_id: str, options: Options
) -> Play[Plan]:
    """With which blocks somebody parries, where there is nothing else to do about it."""
    plans = parries(values, dice, parrier.value, options)
    plan = plans[0]
    if len(plans) > 1:
        plan = yield from _choose_parry(striker, parrier, values, dice, plans, rule_id, options)
    yield from tell_parry(parrier, plan, rule_id)
    return plan


def _choose_parry(
    striker: Stance,
    parrier: Stance,
    values: tuple[int, ...],
    dice: Faces,
    plans: Sequence[Plan],
    rule_id: str,
    options: Options,
) -> Play[Plan]:
    keys = {reply_key(Reply("parry", plan)): plan for plan in plans}
    answers = Offers(keys, lambda key, plan: Answer(key, plan, _label(Reply("parry", plan), values)))
    question = phrase("hc-ask-parry", who=Ref(parrier.who), attacker=Ref(striker.who), values=values, dice=dice)
    scene = ParryScene(striker, parrier, values, dice, options)
    return (yield from choose(parrier.seat, parrier.who, rule_id, question, answers, next(iter(keys)), scene))


def tell_parry(parrier: Stance, plan: Plan, rule_id: str) -> Play[None]:
    """The log says which dice parry how much, and if nothing is parried."""
    blocks, who = tuple(block for block in plan if block), Ref(parrier.who)
    if not blocks:
        yield note(rule_id, "hc-parries-nothing", who=who, helpless=parrier.helpless)
        return
    all_of_it = len(blocks) == len(plan)
    yield note(rule_id, "hc-parries", who=who, blocks=blocks, stopped=len(blocks), of=len(plan), all=all_of_it)
