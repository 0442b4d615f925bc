"""Melee: with what one strikes, how a fight in base contact runs, riposte and guard.

`declare_melee` makes numbers with reasons of a blow, `resolve_melee` throws for both sides, `apply_melee` carries the
result to the table. An attack move (charging.py) ends in the same three.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Listed, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Args, Band, stakes
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.acts import Act, announced, paid, price, too_dear
from regelwerk.systems.realms.rules.core.picking import Picking, pick
from regelwerk.systems.realms.rules.core.profile import profile, value
from regelwerk.systems.realms.rules.damage.bands import Harm, attack_stake
from regelwerk.systems.realms.rules.damage.damage import (
    Blow,
    Clash,
    DeclaredHit,
    apply_hit,
    declare_hit,
    resolve_hit,
)
from regelwerk.systems.realms.rules.damage.structure import why_not_fight
from regelwerk.systems.realms.rules.melee.melee_roll import Bout, Onset, Outcome, contest, defence_bonus, melee_bonus
from regelwerk.systems.realms.rules.shooting.targets import why_not_weapon, why_out
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.rules.sight.positions import in_contact, perceives
from regelwerk.systems.realms.state import Deed, Model, Shots, Vitals, World, seat_of
from regelwerk.systems.realms.values import Weapon, unarmed

GUARD = 2
"""What going on guard costs (RE-MEL-09)."""
NONE = "none"
PLAIN = Onset()


# -- weapons ----------------------------------------------------------------------------------------------------------


@rule("RE-MEL-21", "RE-MEL-23", "RE-MEL-24", "RE:derived_profile_ko")
def fists(world: World, model: Model) -> Weapon | None:
    """What somebody strikes with who uses no weapon, by the KO of the card or by the current one."""
    ko = model.card.ko
    if world.options.derived_profile_ko == "current":
        ko = profile(model.card, model.vitals, model.aided, "ko", world.options).total
    return unarmed(model.card.type, ko, world.options)


@rule("RE-MEL-07", "RE:wk1_in_melee")
def suits_melee(world: World, weapon: Weapon) -> bool:
    """Whether a weapon can be used in base contact: one made for it, or a gun of class I without a template."""
    handy = weapon.wk == 1 and (not weapon.area or world.options.wk1_in_melee == "all")
    return weapon.is_melee or handy


@rule("RE-MEL-07", "RE-MEL-21")
def melee_weapons(world: World, model: Model) -> tuple[Weapon, ...]:
    """Everything that a model can strike with now, its fists last; nothing for a MIKe without arms."""
    if why_not_fight(model) is not None:
        return ()
    carried = [
        weapon
        for weapon in model.card.weapons
        if suits_melee(world, weapon) and why_not_weapon(world, model, weapon) is None
    ]
    bare = fists(world, model)
    return (*carried, bare) if bare is not None else tuple(carried)


def melee_weapon(world: World, model: Model, weapon: str) -> Weapon | None:
    """One of the weapons that a model can strike with now, by its id."""
    return next((one for one in melee_weapons(world, model) if one.id == weapon), None)


@rule("RE-MEL-01", "RE-MEL-18")
def why_not_attack(world: World, attacker: Model, defender: Model) -> Refused | None:
    """Why somebody cannot be struck in melee: out, camouflaged, or not in contact."""
    refused = why_out(defender, world.options) or camouflage.why_hidden(defender)
    if refused is not None:
        return refused
    if not in_contact(world, attacker, defender):
        return Refused(phrase("re-refuse-no-contact", whom=Ref(defender.id)), "RE-MEL-01")
    return None


# -- a fight ----------------------------------------------------------------------------------------------------------


class Exchange(NamedTuple):
    """What a fight has brought: how the roll went, and how those who were hit are now."""

    outcome: Outcome
    defender: Vitals | None = None
    attacker: Vitals | None = None
    """Only if both have hit."""


class DeclaredMelee(NamedTuple):
    """A fight as it is about to be rolled: numbers for the dice, tallies and blows for the table."""

    bout: Bout
    hit: DeclaredHit
    back: DeclaredHit | None
    """The defender's own blow, for when both hit."""
    blow: Blow
    blow_back: Blow | None
    attack: Tally
    defence: Tally


# declare


@rule("RE-MEL-02", "RE-MEL-03", "RE-ARM-03")
def declare_melee(
    world: World, attacker: Model, defender: Model, weapon: Weapon, onset: Onset = PLAIN
) -> DeclaredMelee:
    """A fight in numbers with their reasons; a shield counts on every side in melee."""
    attack = melee_bonus(world, attacker, defender, onset)
    defence = defence_bonus(world, defender, attacker, onset)
    agility = value(world, attacker, "agi"), 0 if onset.leaving else value(world, defender, "agi")
    seats = seat_of(world, attacker.id), seat_of(world, defender.id)
    bout = Bout(
        attacker.id, seats[0], defender.id, seats[1], attack.total, defence.total, agility, world.options, onset.leaving
    )
    blow = Blow(attacker.id, defender.id, weapon.profile, "melee", shielded=True)
    returned = _returned(world, attacker, defender)
    back = declare_hit(world, returned) if returned is not None else None
    return DeclaredMelee(bout, declare_hit(world, blow), back, blow, returned, attack, defence)


@rule("RE:melee_tie")
def _returned(world: World, attacker: Model, defender: Model) -> Blow | None:
    """The blow that the defender lands if both hit: with the strongest thing it can strike with."""
    weapons = melee_weapons(world, defender)
    if world.options.melee_tie != "both_hit" or not weapons:
        return None
    best = max(weapons, key=lambda one: (one.profile.strength + one.profile.level, one.profile.damage))
    return Blow(defender.id, attacker.id, best.profile, "melee", shielded=True)


# resolve


def _harm(args: Args, result: Exchange) -> Harm:
    before = args[1].vitals
    return before, before if result.defender is None else result.defender


@stakes(
    attack_stake(
        whom=lambda args: args[0].defender,
        by=lambda args: args[0].attacker,
        harm=_harm,
        first=Band("re-band-hit", lambda _, result: result.defender is not None),
    )
)
@rule("RE-MEL-02", "RE-MEL-04", "RE-MEL-06", "RE:melee_margin", "RE:melee_tie")
def resolve_melee(bout: Bout, clash: Clash, back: Clash | None) -> Play[Exchange]:
    """The melee roll and what a hit does; `back` is the defender's own blow, for when both hit."""
    result = yield from do(contest, bout)
    if result.outcome == "repelled":
        return Exchange("repelled")
    hurt: Vitals = yield from do(resolve_hit, clash._replace(damage=clash.damage + result.extra))
    if result.outcome == "hit" or back is None:
        return Exchange(result.outcome, hurt)
    own: Vitals = yield from do(resolve_hit, back)
    return Exchange("both", hurt, own)


# apply


@rule("RE-MEL-06", "RE-MEL-10", "RE-MEL-19")
def apply_melee(world: World, declared: DeclaredMelee, result: Exchange) -> Play[World]:
    """The consequences of the hits. A model drawn into a melee is no longer on guard, and a surprise works once."""
    attacker, defender = declared.bout.attacker, declared.bout.defender
    if result.defender is not None:
        world = yield from apply_hit(world, declared.blow, result.defender)
    if result.attacker is not None and declared.blow_back is not None:
        world = yield from apply_hit(world, declared.blow_back, result.attacker)
    world = camouflage.surprise_spent(world, attacker)
    return camouflage.surprise_spent(world.change(defender, guard=False), defender)


@rule("RE-MEL-02", "RE-MEL-12", "RE-CAM-11")
def fight(
    world: World, attacker: str, defender: str, weapon: Weapon, onset: Onset = PLAIN, *, riposte: bool = True
) -> Play[World]:
    """A blow: it gives the attacker away, both roll, a hit does its damage, a defender who repelled it may riposte."""
    world = yield from camouflage.ambush(world, attacker)
    declared = declare_melee(world, world.find(attacker), world.find(defender), weapon, onset)
    world = yield from _struck_off(world, attacker, weapon)
    yield note(
        "RE-MEL-02",
        "re-melee",
        who=Ref(attacker),
        whom=Ref(defender),
        weapon=Ref(weapon.id),
        attack=declared.attack,
        defence=declared.defence,
    )
    yield meanwhile(world)
    back = declared.back.told if declared.back is not None else None
    result: Exchange = yield from do(resolve_melee, declared.bout, declared.hit.told, back)
    world = yield from apply_melee(world, declared, result)
    if riposte and result.outcome == "repelled":
        world = yield from _riposte(world, defender, attacker)
    return world


@rule("RE-WPN-03", "RE:ruling_108")
def _struck_off(world: World, who: str, weapon: Weapon) -> Play[World]:
    """A weapon with limited uses loses one."""
    if not weapon.uses:
        return world
    model = world.find(who).after_use(weapon.id)
    left = model.uses_left(weapon.id, weapon.uses)
    yield note("RE-WPN-03", "re-use-struck", who=Ref(who), item=Ref(weapon.id), left=left)
    return world.change(who, used=model.used)


# -- riposte ----------------------------------------------------------------------------------------------------------


class RiposteScene(NamedTuple):
    """What somebody knows who may strike back: the table, for whom, at whom, and with what."""

    world: World
    who: str
    whom: str
    weapons: tuple[str, ...]


@rule("RE-MEL-12", "RE-REA-03", "RE-REA-05", "RE:reactions_per_action")
def may_riposte(world: World, who: str, whom: str) -> bool:
    """Whether somebody who has repelled an attack could strike back: it notices the attacker and has yet to react."""
    model, attacker = world.find(who), world.find(whom)
    if not model.active or not perceives(world, model, attacker):
        return False
    if world.options.reactions_per_action == 1 and world.phase is not None and who in world.phase.reacted:
        return False
    return why_not_attack(world, model, attacker) is None


@rule("RE-MEL-12", "RE-MEL-08")
def _riposte(world: World, who: str, whom: str) -> Play[World]:
    """A model that has repelled an attack may strike back at once; nobody ripostes a riposte."""
    model = world.find(who)
    weapons = [weapon for weapon in melee_weapons(world, model) if weapon.wk <= model.ap]
    if not weapons or not may_riposte(world, who, whom):
        return world
    answers: list[Answer[Weapon | None]] = [Answer(NONE, None, phrase("re-answer-no-riposte"))]
    answers += [Answer(one.id, one, phrase("re-answer-weapon", weapon=Ref(one.id)), price(one.wk)) for one in weapons]
    scene = RiposteScene(world, who, whom, tuple(one.id for one in weapons))
    question = phrase("re-ask-riposte", who=Ref(who), whom=Ref(whom))
    weapon = yield from choose(seat_of(world, who), who, "RE-MEL-12", question, Listed(answers), NONE, scene)
    if weapon is None:
        return world
    yield note("RE-MEL-12", "re-riposte", who=Ref(who), whom=Ref(whom), cost=weapon_cost(weapon, "RE-MEL-12"))
    if world.phase is not None:
        world = replace(world, phase=replace(world.phase, reacted=(*world.phase.reacted, who)))
    return (yield from fight(world.pay(who, weapon.wk), who, whom, weapon, riposte=False))


# -- the actions ------------------------------------------------------------------------------------------------------


def weapon_cost(weapon: Weapon, rule_id: str) -> Tally:
    """An attack costs the class of its weapon."""
    return tally(weapon.wk, rule_id, "re-term-wk", weapon.id)


@rule("RE-MEL-08")
def cost(world: World, deed: Deed) -> Tally:
    """The class of the weapon in action points."""
    weapon = melee_weapon(world, world.find(deed.who), deed.weapon)
    assert weapon is not None, deed
    return weapon_cost(weapon, "RE-MEL-08")


@rule("RE-MEL-01", "RE-MEL-08", "RE-ACT-04")
def _offered(world: World, model: Model) -> Refused | bool:
    """Shown to models that touch an enemy."""
    enemies = [enemy for enemy in world.enemies(model) if why_out(enemy, world.options) is None]
    touched = [enemy for enemy in enemies if in_contact(world, model, enemy)]
    if not touched:
        return False
    unable = why_not_fight(model)
    if unable is not None:
        return unable
    reasons = [why_not_attack(world, model, enemy) for enemy in touched]
    if None not in reasons:
        return reasons[0] or False
    weapons = melee_weapons(world, model)
    if not weapons:
        return Refused(phrase("re-refuse-no-melee-weapon"), "RE-MEL-07")
    return too_dear(model, min(weapon.wk for weapon in weapons)) or True


def _cheapest(world: World, model: Model) -> int:
    return min((weapon.wk for weapon in melee_weapons(world, model)), default=0)


@rule("RE-MEL-08")
def _declare(world: World, model: Model) -> Play[Deed | None]:
    """With what, and at whom."""
    found, refused = [], []
    for enemy in world.enemies(model):
        if not in_contact(world, model, enemy):
            continue
        for weapon in melee_weapons(world, model):
            key = f"{weapon.id}:{enemy.id}"
            label = phrase("re-answer-strike", weapon=Ref(weapon.id), whom=Ref(enemy.id))
            why = why_not_attack(world, model, enemy) or too_dear(model, weapon.wk)
            if why is None:
                found.append(
                    Answer(key, Deed("melee", model.id, weapon.id, (Shots(enemy.id),)), label, price(weapon.wk))
                )
            else:
                refused.append(Refusal(key, label, *why))
    question = phrase("re-ask-melee", who=Ref(model.id))
    return (yield from pick(Picking(world, model.id, "melee"), "RE-MEL-08", question, found, refused))


@rule("RE-MEL-08", "RE-REA-09", "RE:camo_reveal_timing")
def _perform(world: World, deed: Deed) -> Play[World]:
    """Pay, let others react, then fight if both are still there and touch."""
    price_paid = cost(world, deed)
    world = paid(world, deed, price_paid)
    yield announced(deed, "RE-MEL-08", price_paid)
    if world.options.camo_reveal_timing == "on_declaration":
        world = yield from camouflage.ambush(world, deed.who)
    world, window = yield from reactions.before(world, deed, (reactions.here(world, deed.who),))
    world = yield from attack(world, deed, PLAIN)
    return (yield from reactions.after(world, window))


@rule("RE-REA-09", "RE-MEL-01")
def attack(world: World, deed: Deed, onset: Onset) -> Play[World]:
    """A declared attack is carried out if it still can be; otherwise it is lost, and so is what it cost."""
    attacker, defender = world.find(deed.who), world.find(deed.target)
    weapon = melee_weapon(world, attacker, deed.weapon)
    if not attacker.active or weapon is None or why_not_attack(world, attacker, defender) is not None:
        yield note("RE-REA-09", "re-act-lost", who=Ref(deed.who), act=Word(f"re-act-{deed.kind}"))
        return world
    return (yield from fight(world, deed.who, deed.target, weapon, onset))


@rule("RE-MEL-09")
def _guard_offered(_world: World, model: Model) -> Refused | bool:
    if model.guard:
        return Refused(phrase("re-refuse-on-guard"), "RE-MEL-09")
    return too_dear(model, GUARD) or True


def _guard_declared(_world: World, model: Model) -> Play[Deed | None]:
    yield from ()
    return Deed("guard", model.id)


def _guard_cost(_world: World, _deed: Deed) -> Tally:
    return tally(GUARD, "RE-MEL-09", "re-act-guard")


@rule("RE-MEL-09", "RE-MEL-10")
def _go_on_guard(world: World, deed: Deed) -> Play[World]:
    """On guard until the next action, the next phase, or a melee."""
    price_paid = _guard_cost(world, deed)
    world = paid(world, deed, price_paid)
    yield announced(deed, "RE-MEL-09", price_paid)
    world, window = yield from reactions.before(world, deed, (reactions.here(world, deed.who),))
    if not window.stopped:
        world = world.change(deed.who, guard=True)
    return (yield from reactions.after(world, window))


ACTS = (
    Act("melee", "RE-MEL-08", _offered, _cheapest, _declare, cost, _perform),
    Act("guard", "RE-MEL-09", _guard_offered, lambda _world, _model: GUARD, _guard_declared, _guard_cost, _go_on_guard),
)
