"""The exchange: an attack with everything that answers it, from its declaration to the wounds.

Three stages: `declare_attack` turns the state and a choice into numbers, `resolve_attack` lets dice and reactions
decide, `apply_attack` puts the result into the state.
"""

from __future__ import annotations

from functools import lru_cache

from regelwerk.dice import Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, do_read, last, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import (
    NO_BLOW,
    Attack,
    Blow,
    Defence,
    Plan,
    Strike,
    announcement,
    hit_roll,
    planned,
    rounds_used,
    soak,
    take_hits,
)
from regelwerk.systems.phasesix.rules.attack.cover import cover_in_turn, cover_numbers
from regelwerk.systems.phasesix.rules.attack.defence import (
    NO_GUARD,
    Guard,
    Warded,
    declare_guard,
    defences_against,
    ward_off,
)
from regelwerk.systems.phasesix.rules.attack.protection import damage_armor
from regelwerk.systems.phasesix.rules.body.wounds import afflict, wound
from regelwerk.systems.phasesix.rules.core.rolls import NOTHING_SPENT, Pool, Purse, Spent, having_spent
from regelwerk.systems.phasesix.rules.handlings import gear
from regelwerk.systems.phasesix.rules.handlings.handlings import NOTHING, Handling
from regelwerk.systems.phasesix.rules.handlings.reactions import DEFENCES, Declared, declare_all, reactors
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Levels, Mode, Weapon


class Answering(Value, frozen=True):
    """Who may answer an attack and what they see when they decide; then what they have declared and paid."""

    scene: Combat
    strike: Strike
    asked: tuple[str, ...]
    declared: tuple[Declared, ...] = ()

    @property
    def own_defence(self) -> Handling:
        """What the target itself does about the hits."""
        target = self.strike.target
        own = (d.handling for d in self.declared if d.who == target and d.handling.kind in DEFENCES)
        return next(own, NOTHING)


class Struck(Value, frozen=True):
    """What hits did after the target's own defence, and the extra dice which that defence has cost."""

    blow: Blow
    spent: Spent = NOTHING_SPENT


class Resolved(Value, frozen=True):
    """What came of an attack: the blow, what the hit roll has cost, and what was declared in answer.

    If anybody was asked, `fighters` are all participants after they have paid for their dice and answers.
    """

    blow: Blow
    spent: Spent = NOTHING_SPENT
    fighters: tuple[Fighter, ...] = ()
    declared: tuple[Declared, ...] = ()


# -- declare ------------------------------------------------------------------------------------------------------


@rule("PS-ATK-01", "PS-ATK-03")
def declare_attack(
    state: Combat, who: str, handling: Handling, *, walking: bool, reacting: bool
) -> Play[tuple[Combat, Plan, Answering | None]]:
    """Say who attacks whom and with which numbers."""
    state, plan, answering = declared_attack(state, who, handling, walking=walking, reacting=reacting)
    yield meanwhile(state)
    yield announcement(plan.strike)
    return state, plan, answering


def declared_attack(
    state: Combat, who: str, handling: Handling, *, walking: bool = False, reacting: bool = False
) -> tuple[Combat, Plan, Answering | None]:
    """The numbers of an attack, and who may answer it."""
    asked = may_answer(state, who, handling.target, reacting=reacting)
    state, plan = prepared(state, who, handling, walking=walking, reacting=reacting, answered=bool(asked))
    return state, plan, Answering(state, plan.strike, asked) if asked else None


@rule("PS-ATK-03", "PS-AIM-05", "PS-SGL-02", "PS-BST-02", "PS-MOD-04")
def prepared(
    state: Combat, who: str, handling: Handling, *, walking: bool, reacting: bool, answered: bool = False
) -> tuple[Combat, Plan]:
    """An attack's numbers are fixed, then ammunition and aim are used up; a thrown weapon is gone."""
    fighter, target = state.find(who), state.find(handling.target)
    weapon = fighter.sheet.weapon(handling.gear)
    mode = weapon.mode(handling.mode)
    assert mode is not None
    plan = planned(state.scene, fighter, target, weapon, mode, walking=walking, reacting=reacting, answered=answered)
    used = _used(state, gear.drawn(fighter, weapon), weapon, mode)
    return (state if used is fighter else state.put(used)), plan


def _used(state: Combat, fighter: Fighter, weapon: Weapon, mode: Mode) -> Fighter:
    left = fighter.ammo_of(weapon)
    if left is not None:
        fighter = gear.with_ammo(fighter, weapon.id, max(0, left - rounds_used(weapon, mode)))
    if fighter.aim is not None:
        fighter = replace(fighter, aim=None)
    if mode == "throw" and weapon.id in fighter.ready:
        fighter = replace(fighter, ready=tuple(name for name in fighter.ready if name != weapon.id))
    if fighter.braced == weapon.id and state.scene.options.brace_duration == "one_shot":
        fighter = replace(fighter, braced="")
    return fighter


@rule("PS-REA-08")
def may_answer(state: Combat, attacker: str, target: str, *, reacting: bool) -> tuple[str, ...]:
    """Who may answer: those who can react; to a reaction nobody (PS:react_to_reactions)."""
    scope = state.scene.options.react_to_reactions if reacting else state.scene.options.reaction_scope
    if scope == "none":
        return ()
    found = [fighter.id for fighter in reactors(state, attacker)]
    return tuple([one for one in found if one == target] if scope == "defensive_only" else found)


# -- resolve ------------------------------------------------------------------------------------------------------


WOUNDS = Stake(
    lambda _, resolved: resolved.blow.wounds,
    "ps-stake-wounds",
    whom=lambda args: args[0].defence.who,
    by=lambda args: args[0].purse.who,
    harms=True,
    bands=(
        Band("ps-band-hit", lambda _, resolved: resolved.blow.hit),
        Band("ps-band-wounded", lambda _, resolved: resolved.blow.wounds > 0),
        Band("ps-band-out", lambda args, resolved: 0 < args[0].fells <= resolved.blow.wounds),
    ),
)
"""What an attack is about: whether it hits, wounds, and puts its target out of the fight."""


@rule("PS-ATK-01", "PS-REA-04")
@stakes(WOUNDS)
def resolve_attack(attack: Attack, answering: Answering | None) -> Play[Resolved]:
    """The hit roll, and what is declared in answer to it; then the attack takes its course.

    The dice know the numbers of the attack alone. Whoever may answer decides from the scene: it belongs to the
    questions, and where nobody may answer there is none.
    """
    if answering is None:
        struck = yield from do(strike_home, attack.purse, attack.pool, attack.defence)
        return Resolved(_at_most(struck.blow, attack.most), struck.spent)
    early = answering.scene.options.reaction_timing == "before_roll"
    if early:
        answering = yield from _answered(answering, None)
    rolled = yield from do(hit_roll, attack.purse, attack.pool)
    attacker = answering.scene.find(answering.strike.attacker)
    spent = having_spent(attacker, rolled.spent)
    if spent is not attacker:
        answering = replace(answering, scene=answering.scene.put(spent))
    yield meanwhile(answering.scene)
    if not early:
        answering = yield from _answered(answering, rolled.hits)
    return (yield from last(take_its_course, attack, rolled.hits, answering))


def strike_home(purse: Purse, pool: Pool, defence: Defence) -> Play[Struck]:
    """The hit roll and what it does to an unhurt target where nobody comes between: one law for all who are hurt."""
    rolled = yield from hit_roll(purse, pool)
    return (yield from last(land_hits, rolled.hits, rolled.spent, defence))


def land_hits(hits: Hits, spent: Spent, defence: Defence) -> Play[Struck]:
    """Hits that nobody wards off, thrown with dice that have cost something."""
    struck = yield from meet_hits(hits, NO_GUARD, defence)
    return Struck(struck.blow, spent)


def _answered(answering: Answering, hits: Hits | None) -> Play[Answering]:
    """Those who may answer are asked; the target may defend itself too."""
    scene, strike, asked = answering.scene, answering.strike, answering.asked
    question = _whether_to_react(strike.attacker, strike.target, hits)
    defences = {strike.target: defences_against(scene, strike, hits)} if strike.target in asked else {}
    scene, declared = yield from declare_all(scene, strike.attacker, asked, defences, question, strike, hits)
    return replace(answering, scene=scene, declared=declared)


@lru_cache(maxsize=1024)
def _whether_to_react(attacker: str, target: str, hits: Hits | None) -> Phrase:
    """The question for a reaction, before the roll or once its hits lie there."""
    actor, aim = Ref(attacker), Ref(target)
    if hits is None:
        return phrase("ps-ask-reaction-before", actor=actor, target=aim)
    return phrase("ps-ask-reaction-attack", actor=actor, target=aim, normals=hits.normals, crits=hits.crits)


def take_its_course(attack: Attack, hits: Hits, answering: Answering) -> Play[Resolved]:
    """The target's reaction first, then cover on what remains (or the other way round, PS:defence_order)."""
    scene, own = answering.scene, answering.own_defence
    attacker, target = scene.find(answering.strike.attacker), scene.find(answering.strike.target)
    defence = attack.defence
    if own.kind == "shield_parry":
        cover = cover_numbers(scene, attacker.position, attacker.id, target, shield_raised=True)
        defence = replace(defence, cover=cover)
    arrived = hits
    if scene.options.defence_order == "cover_then_reaction":
        arrived = yield from do(cover_in_turn, target.seat, target.id, defence.cover, hits, defence.crit_removal)
        defence = replace(defence, cover=())
    if own.kind == "parry":
        target = gear.drawn(target, target.sheet.weapon(own.gear))
    guard = yield from declare_guard(scene, target, own, arrived)
    if guard.kind:
        target = having_spent(target, NOTHING_SPENT)
    others = tuple(d for d in answering.declared if d.handling.kind not in DEFENCES)
    paid = scene.put(target).fighters

    def outcome(struck: Struck) -> Resolved:
        blow = _at_most(_spoiling(struck.blow, hits, defence), attack.most)
        nobody_paid = struck.spent == NOTHING_SPENT
        fighters = paid if nobody_paid else scene.put(having_spent(target, struck.spent)).fighters
        return Resolved(blow, NOTHING_SPENT, fighters, others)

    return (yield from do_read(outcome, meet_hits, arrived, guard, defence))


def meet_hits(hits: Hits, guard: Guard, defence: Defence) -> Play[Struck]:
    """The target's own defence, cover, protection less penetration, wounds."""
    warded = (yield from ward_off(hits, guard)) if guard.kind else Warded(hits)
    left, blow = warded.hits, NO_BLOW
    if left.normals or left.crits:
        # Only cover brings further dice; without it a step of its own would merge nothing.
        blow = (yield from do(take_hits, left, defence)) if defence.cover else (yield from soak(left, defence))
    return Struck(_spoiling(blow, hits, defence), warded.spent)


@rule("PS-AIM-04")
def _spoiling(blow: Blow, hits: Hits, defence: Defence) -> Blow:
    """At some tables any success spoils an aim, whatever became of it (PS:aim_lost_on)."""
    if defence.loses_aim_on == "any_success" and hits.normals + hits.crits:
        return replace(blow, spoils_aim=True)
    return blow


def _at_most(blow: Blow, wounds: int) -> Blow:
    """No more wounds than the target can lose."""
    return blow if blow.wounds <= wounds else replace(blow, wounds=wounds)


# -- apply --------------------------------------------------------------------------------------------------------


class Aftermath(Value, frozen=True):
    """What an attack leaves behind: its target, what the hit roll has cost, what was paid and declared in answer."""

    target: Fighter
    spent: Spent = NOTHING_SPENT
    fighters: tuple[Fighter, ...] = ()
    declared: tuple[Declared, ...] = ()


def bear_attack(
    attack: Attack, answering: Answering | None, target: Fighter, brings: Levels, options: Options
) -> Play[Aftermath]:
    """Dice and answers decide, and the target bears the consequences.

    Nothing is asked of the scene unless somebody answers: whoever else is hurt, the same blows hurt this target alike.
    """
    resolved = yield from do(resolve_attack, attack, answering)
    for fighter in resolved.fighters:
        if fighter.sheet.id == target.sheet.id:
            target = fighter
    target = yield from settle(target, brings, resolved.blow, options)
    return Aftermath(target, resolved.spent, resolved.fighters, resolved.declared)


def apply_attack(state: Combat, attacker: str, aftermath: Aftermath) -> Combat:
    """The state after an attack: dice and answers are paid, and the target is as the attack has left it."""
    if aftermath.fighters:
        state = replace(state, fighters=aftermath.fighters)
    before = state.find(attacker)
    if aftermath.spent != NOTHING_SPENT or before.rulings:
        state = state.put(having_spent(before, aftermath.spent))
    return state.put(aftermath.target)


@rule("PS-AIM-04", "PS-WND-01", "PS-ARM-01", "PS-CND-11")
def settle(target: Fighter, brings: Levels, blow: Blow, options: Options) -> Play[Fighter]:
    """The blow's consequences for the target: aim, wounds, what the weapon brings, damage to armour."""
    if blow.spoils_aim and target.aim is not None:
        yield note("PS-AIM-04", "ps-aim-lost", who=Ref(target.id))
        target = replace(target, aim=None)
    if blow.prevented:
        target = yield from damage_armor(target, blow.prevented)
    if blow.wounds:
        target = yield from wound(target, blow.wounds, options)
        if brings:
            target = yield from afflict(target, brings, blow.wounds)
    return target
