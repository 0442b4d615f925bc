"""What a fighter can do when the initiative comes round: the offers with reasons for what is not possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Offers, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.systems.heldencodex.rules.fight.consequences import give_up
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, fight_of, in_reach, is_able, put, weapon_of
from regelwerk.systems.heldencodex.rules.fight.stances import may_still_attack, stance
from regelwerk.systems.heldencodex.rules.melee.attacks import aimed_attack, attack, can_aim
from regelwerk.systems.heldencodex.rules.melee.choke import choke, ways_to_choke
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import approach, ways_to_attack
from regelwerk.systems.heldencodex.rules.melee.piercing_attack import can_pierce, piercing_attack
from regelwerk.systems.heldencodex.rules.melee.power_attack import power_attack, values_to_name
from regelwerk.systems.heldencodex.rules.melee.sweep import WEAPONS as SWEEPING
from regelwerk.systems.heldencodex.rules.melee.sweep import sweep, sweep_targets
from regelwerk.systems.heldencodex.rules.probe.groups import usable
from regelwerk.systems.heldencodex.state import World, seat_of

ActionKind = Literal["pass", "attack", "aimed", "flee", "sweep", "choke", "power", "piercing", "surrender"]


class Action(NamedTuple):
    """What a fighter does, and to whom."""

    kind: ActionKind
    target: str = ""

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.target}" if self.target else self.kind


PASS = Action("pass")


@rule("HC-MEL-05", "HC-SWP-01", "HC-CHK-01", "HC-POW-01", "HC-PRC-01", "HC-AIM-02", "HC-FLE-01")
def possible(world: World, fighter: Fighter) -> Iterator[Action]:
    """Everything that a fighter can do now."""
    yield PASS
    if may_still_attack(fighter) and fighter.dice:
        weapon = weapon_of(world, fighter)
        options = world.options
        for foe in in_reach(world, fighter):
            mine, theirs = stance(world, fighter.who, foe.who), stance(world, foe.who, fighter.who)
            if ways_to_attack(mine, theirs, options):
                yield Action("attack", foe.who)
                if not theirs.helpless:
                    yield Action("flee", foe.who)
            if can_aim(mine, theirs, world.find(foe.who), options):
                yield Action("aimed", foe.who)
            if weapon.kind == "blunt" and not approach(mine, theirs) and values_to_name(fighter, foe.who, options):
                yield Action("power", foe.who)
            if weapon.kind == "sword" and can_pierce(fighter, mine, theirs):
                yield Action("piercing", foe.who)
            holds = foe.choked_by == fighter.who
            if weapon.unarmed and is_able(world, foe) and ways_to_choke(mine, theirs, holds, options):
                yield Action("choke", foe.who)
        if weapon.kind in SWEEPING and usable(fighter.dice, fighter.value) and sweep_targets(world, fighter):
            yield Action("sweep")
    if not world.find(fighter.who).sheet.gives_up:
        yield Action("surrender")


def _refused(world: World, fighter: Fighter) -> list[Refusal]:
    """Why there is no attack, if there is none."""
    label = phrase("hc-answer-attack-somebody")
    if fighter.only_defends:
        return [Refusal("attack", label, phrase("hc-refuse-only-defends"), "HC-MEL-09")]
    if fighter.acted:
        return [Refusal("attack", label, phrase("hc-refuse-acted"), "HC-MEL-15")]
    if fighter.move == "fast":
        return [Refusal("attack", label, phrase("hc-refuse-ran"), "HC-RNG-24")]
    if not usable(fighter.dice, fighter.value):
        return [Refusal("attack", label, phrase("hc-refuse-no-dice", value=fighter.value), "HC-MEL-07")]
    refused = []
    for foe in in_reach(world, fighter):
        mine, theirs = stance(world, fighter.who, foe.who), stance(world, foe.who, fighter.who)
        if approach(mine, theirs) and len(mine.group) < 2:
            rule_id = "HC-RCH-01" if theirs.reach else "HC-UNA-02"
            reason = phrase("hc-refuse-approach", whom=Ref(foe.who))
            refused.append(Refusal(f"attack:{foe.who}", phrase("hc-action-attack", whom=Ref(foe.who)), reason, rule_id))
    return refused


@rule("HC-MEL-05", "HC-MEL-24")
def act(world: World, who: str) -> Play[World]:
    """A fighter whose turn it is attacks in one way or another, waits with the dice on the table, or gives up."""
    fighter = fight_of(world).fighter(who)
    if not is_able(world, fighter):
        return world
    actions = list(possible(world, fighter))
    if actions == [PASS]:
        return world
    answers = Offers(
        {action.key: action for action in actions},
        lambda key, action: Answer(key, action, _in_words(action)),
        lambda: _refused(world, fighter),
    )
    question = phrase("hc-ask-action", who=Ref(who), dice=fighter.dice, group=fighter.group, value=fighter.value)
    seat, scene = seat_of(world.find(who)), (world, who)
    action = yield from choose(seat, who, "HC-MEL-05", question, answers, "pass", scene, alone=True)
    return (yield from _carry_out(world, who, action))


def _in_words(action: Action) -> Phrase:
    return phrase(f"hc-action-{action.kind}", whom=Ref(action.target) if action.target else "")


def _carry_out(world: World, who: str, action: Action) -> Play[World]:
    match action.kind:
        case "attack":
            return (yield from attack(world, who, action.target, "hit"))
        case "flee":
            return (yield from attack(world, who, action.target, "flee"))
        case "aimed":
            return (yield from aimed_attack(world, who, action.target))
        case "sweep":
            return (yield from sweep(world, who))
        case "choke":
            return (yield from choke(world, who, action.target))
        case "power":
            return (yield from power_attack(world, who, action.target))
        case "piercing":
            return (yield from piercing_attack(world, who, action.target))
        case "surrender":
            return (yield from give_up(world, who))
    return put(world, fight_of(world).fighter(who))
