"""Attacks: skill, thresholds, weak spots, penetration and what a hit marks.

`declare_attack` makes numbers of an attack: `attack_check` as it is announced, `armoured` what the target's protection
does to it once all interrupts are in. `resolve_attack` throws and lands it: it knows nothing but those numbers, so
previews, named questions and the computer's estimates run it too. `apply_attack` tells it and marks the boxes.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Literal, NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Args, Band, Stake, stakes
from regelwerk.engine.effects import Note, Play, do, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.rules.body.monitors import Endurance, can_probe, endurance, knocked_out
from regelwerk.systems.darkspace.rules.body.stress import suffer
from regelwerk.systems.darkspace.rules.chase.gunnery import machine_guns
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, cost_by_class, cost_by_size
from regelwerk.systems.darkspace.rules.core.attempts import answered, declare_probe, numbers_of
from regelwerk.systems.darkspace.rules.core.circumstances import attack_skill
from regelwerk.systems.darkspace.rules.core.groups import entrenched
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, Rolled, manner, own_check, resolve_probe
from regelwerk.systems.darkspace.rules.core.side_probes import finish
from regelwerk.systems.darkspace.rules.core.strength import more_targets
from regelwerk.systems.darkspace.rules.fight.ambush import STEALTH_OF_ATTACKS, aftermath, may_ambush
from regelwerk.systems.darkspace.rules.fight.cover import Protection, damage_cover, protection
from regelwerk.systems.darkspace.rules.fight.declaring import with_effect, with_steps, with_weak_spot
from regelwerk.systems.darkspace.rules.fight.reach import Reach, range_burden, reach, reach_over
from regelwerk.systems.darkspace.rules.movement.distances import apart
from regelwerk.systems.darkspace.state import Actor, Deed, World, weapons_of
from regelwerk.systems.darkspace.values import (
    ATTACK_SKILL,
    PHYSICAL,
    Physical,
    Weapon,
    half_up,
    penetration,
    weapon_damage,
)

MISS = 14
STRONG = 3
"""What strong penetration and a broken defence add to the result."""
CRITICAL_DAMAGE = 2
BODY: tuple[Physical, ...] = ("vital", "interaction", "mobility")


class Strike(Value, frozen=True):
    """An attack in numbers, as it is thrown."""

    cast: Cast
    plus: int
    """What penetration and a broken defence add."""
    penetration: int
    soft: int
    damage: int
    one_track: bool = False
    """The target has a single monitor: a plain object or a group."""
    raised: int = 0
    """By how much all thresholds are higher (DS-GRP-04)."""
    unstoppable: bool = False
    """Armour is ignored: an ambush that bypasses it (DS-AMB-03)."""
    critical_plus: int = 0
    """What a critical adds to the result (DS:critical_plus3)."""
    cover: bool = False
    """The target is behind something, which takes what would mark the defensive monitor (DS-COV-02)."""
    target: str = ""
    endurance: Endurance = Endurance()
    """What hits would mean to the target: nothing follows from it but what people are told before they decide."""


class Hit(Value, frozen=True):
    """Where an attack has landed."""

    rolled: Rolled
    result: int
    monitor: Physical | Literal[""] = ""
    """Empty: missed, or bounced off."""
    damage: int = 0
    bounced: bool = False

    @property
    def critical(self) -> bool:
        return self.rolled.critical


def suffered(args: Args, hit: Hit) -> int:
    """What is at stake for the target: damage that its cover does not take."""
    return 0 if args[0].cover and hit.monitor == "defensive" else hit.damage


HARM = Stake(
    suffered,
    "ds-stake-damage",
    whom=lambda args: args[0].target,
    by=lambda args: args[0].cast.who,
    harms=True,
    bands=(
        Band("ds-band-hit", lambda args, hit: suffered(args, hit) > 0),
        Band("ds-band-pierced", lambda _, hit: hit.monitor in BODY),
        Band("ds-band-filled", lambda args, hit: (hit.monitor, hit.damage) in args[0].endurance.fills),
        Band("ds-band-out", lambda args, hit: (hit.monitor, hit.damage) in args[0].endurance.ends),
    ),
)
"""What anything that strikes does to its target: hit, past its armour, a monitor full, out of action."""


@stakes(HARM)
@rule("DS-ATT-02", "DS-ATT-05")
def resolve_attack(values: Strike) -> Play[Hit]:
    """Throw an attack and land it."""
    rolled = yield from resolve_probe(values.cast)
    return land(values, rolled)


@rule("DS-ATT-04", "DS-ATT-06", "DS-ATT-08", "DS-PEN-02", "DS:critical_needs_hit", "DS:critical_plus3")
def land(values: Strike, rolled: Rolled) -> Hit:
    """Which monitor the result picks, whether the weapon gets through, and what damage it does."""
    result = rolled.result + values.plus + (values.critical_plus if rolled.critical else 0)
    monitor = band(result - values.raised)
    critical = rolled.critical
    if not monitor and critical and not values.cast.options.critical_needs_hit:
        monitor = "defensive"
    if not monitor:
        return Hit(rolled, result)
    if values.soft > values.penetration and not critical and not values.unstoppable:
        return Hit(rolled, result, bounced=True)
    damage = values.damage + (CRITICAL_DAMAGE if critical else 0)
    return Hit(rolled, result, "vital" if values.one_track else monitor, damage)


@rule("DS-ATT-04", "DS-CORE-18")
def band(result: int) -> Physical | Literal[""]:
    """The monitor of a result; empty for a miss."""
    if result <= MISS:
        return ""
    if result >= 20:
        return "vital"
    return {19: "interaction", 18: "mobility"}.get(result, "defensive")  # type: ignore[return-value]


def weapon_of(world: World, deed: Deed) -> Weapon:
    """The weapon of a deed: one's own, or a gun of the machine that one handles."""
    actor = world.find(deed.who)
    if deed.detail:
        return world.find(deed.detail).sheet.weapon(deed.tool)
    for weapon in weapons_of(actor, world.scene.options):
        if weapon.id == deed.tool:
            return weapon
    raise KeyError(deed.tool)


@rule("DS-INF-23")
def targets(world: World, who: str) -> tuple[Actor, ...]:
    """Possible targets: opponents who are present and not hidden, and plain objects."""
    side = world.find(who).side
    return tuple(
        actor
        for actor in world.actors
        if actor.side != side
        and actor.present
        and not actor.infiltrating
        and not actor.dead
        and actor.sheet.kind != "system"
        and not (actor.out and not actor.sheet.is_person)
        and actor.out not in ("broken", "gave_up", "adrift")
    )


@rule("DS-ACT-04", "DS-ATT-01", "DS-MON-08")
def attack_deeds(world: World, actor: Actor) -> Offer:
    """Every weapon against everybody whom it reaches, what fits the distance and goes deepest first."""
    if not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    found: list[tuple[int, int, Deed]] = []
    why: Refused | None = None
    own = [(weapon, "") for weapon in weapons_of(actor, world.options) if weapon.kind != "terminal"]
    preys = targets(world, actor.id)
    far = {"": [apart(world, actor, prey) for prey in preys]}
    for weapon, mount in (*own, *machine_guns(world, actor)):
        here = world.find(mount) if mount else actor
        if mount not in far:
            far[mount] = [apart(world, here, prey) for prey in preys]
        through = penetration(weapon, world.options)
        for prey, distance in zip(preys, far[mount], strict=True):
            there = reach_over(world, here, prey, weapon, distance)
            if there.refused is None:
                deed = Deed("attack", actor.id, prey.id, weapon.id, mount)
                found.append((there.steps + bool(prey.out), -through, deed))
            elif weapon.kind not in ("melee", "natural"):
                why = why or there.refused
    if found:
        found.sort(key=itemgetter(0, 1))
        return [deed for _, _, deed in found]
    return why or Refused(phrase("ds-refuse-no-target"), "DS-DST-02")


@rule("DS-COST-02", "DS-COST-03", "DS:turret_ae")
def weapon_cost(weapon: Weapon, options: Options) -> Tally:
    """Half the size of the weapon; a turret is handled by its class."""
    by_class = weapon.kind == "turret" and options.turret_ae == "mk"
    return cost_by_class(weapon, options) if by_class else cost_by_size(weapon, options)


@rule("DS-DEF-11", "DS:pin_follow_up")
def attack_cost(world: World, deed: Deed) -> Tally:
    """What the weapon costs. Who was pinned down is shot at for less."""
    options = world.options
    cost = weapon_cost(weapon_of(world, deed), options)
    first = world.phase is not None and world.phase.acts == 0
    if not options.pin_follow_up or not first or cost.total <= 1:
        return cost
    if world.find(deed.who).cheaper == (deed.target, deed.tool):
        cost = cost.plus(-1, "DS-DEF-11", "ds-term-pinned-before")
    return cost


@rule("DS-ATT-01", "DS-MOV-09", "DS-DEF-07", "DS-ATT-10", "DS-RNG-03")
def attack_check(world: World, deed: Deed) -> Check:
    """The attack as it is announced: skill, aim, distance, weak spot, the target's full defence."""
    weapon = weapon_of(world, deed)
    found = reach(world, deed.detail or deed.who, deed.target, weapon)
    return announced(deed, world.find(deed.who), world.find(deed.target), weapon, found, world.options)


def announced(deed: Deed, actor: Actor, target: Actor, weapon: Weapon, found: Reach, options: Options) -> Check:
    """The same between two whose state is at hand, over a distance that is known."""
    skill = attack_skill(ATTACK_SKILL[weapon.kind], actor)
    check = own_check(actor, skill, "DS-ATT-01", options, concerns=(deed.target,))
    if actor.aim:
        check = replace(check, pool=check.pool.plus(actor.aim, "DS-MOV-09", "ds-term-aim"))
    burden = range_burden(replace(found, steps=max(0, found.steps - deed.amount)))
    if burden is not None:
        check = replace(check, burdens=(*check.burdens, burden))
    if deed.weak_spot:
        check = check.hampered("DS-ATT-10", "ds-term-weak-spot")
    if target.full_defence:
        check = check.changed(-target.full_defence, "DS-DEF-07", "ds-term-full-defence", target.id)
    return check


class Armoured(Value, frozen=True):
    """What the target's protection makes of an attack."""

    plus: Tally
    soft: int
    hard: int
    through: int
    """The penetration of the weapon."""
    cover: bool


@rule("DS-PEN-03", "DS-PEN-04", "DS-PEN-05", "DS-MON-14", "DS-ATT-07", "DS-ATT-10", "DS-AMB-03")
@rule("DS:plus3_stacking", "DS:ambush_gap", "DS:bypass_plus3", "DS:bypass_scope")
def armoured(world: World, deed: Deed, weapon: Weapon) -> Armoured:
    """Soft and hard armour of this attack and what is added to its result."""
    guard = protection(world, deed.target, weapon.kind, deed.who)
    return against(guard, deed, world.find(deed.who), weapon, world.options)


def against(guard: Protection, deed: Deed, actor: Actor, weapon: Weapon, options: Options) -> Armoured:
    """The same against a protection that is known."""
    soft, hard = guard.soft, guard.hard
    focus = talent(actor, "concentration", options) if deed.ambush == "gap" else 0
    if deed.weak_spot:
        soft, hard = half_up(soft), half_up(hard)
    if options.ambush_gap == "armour":
        soft, hard = max(0, soft - focus), max(0, hard - focus)
        focus = 0
    if deed.ambush == "bypass" and options.bypass_plus3:
        hard = 0
    through = penetration(weapon, options)
    plus = Tally()
    if through >= hard:
        plus = plus.plus(STRONG, "DS-PEN-03", "ds-term-strong-penetration")
    broken = guard.broken or (guard.boxes > 0 and guard.free - focus <= 0)
    if broken and not (plus.terms and options.plus3_stacking == "single"):
        plus = plus.plus(STRONG, "DS-MON-14", "ds-term-broken-defence")
    return Armoured(plus, soft, hard, through, guard.cover)


def strike_of(world: World, deed: Deed, check: Check) -> Strike:
    """An attack in numbers, with everybody's interrupts in."""
    weapon = weapon_of(world, deed)
    shield = armoured(world, deed, weapon)
    return in_numbers(numbers_of(world, check), deed, world.find(deed.target), weapon, shield, world.options)


def in_numbers(cast: Cast, deed: Deed, target: Actor, weapon: Weapon, shield: Armoured, options: Options) -> Strike:
    """A throw with a weapon against somebody behind what shields them."""
    strong = any(term.rule_id == "DS-PEN-03" for term in shield.plus.terms)
    return Strike(
        cast,
        shield.plus.total,
        shield.through,
        shield.soft,
        weapon_damage(weapon, options),
        target.sheet.kind in ("object", "group"),
        entrenched(target),
        deed.ambush == "bypass",
        STRONG if options.critical_plus3 and not strong else 0,
        shield.cover,
    )


class Declared(NamedTuple):
    """An attack as it stands when the dice fall."""

    check: Check
    values: Strike
    others: tuple[str, ...]
    """Whom else a group strikes with the same throw (DS-GRP-03)."""
    was_able: bool
    """Whether the target could act before."""


@rule("DS-ATT-02", "DS-CORE-23")
def attack(world: World, deed: Deed) -> Play[Done]:
    """The attack procedure, from the announcement to the boxes."""
    world, declared = yield from declare_attack(world, deed)
    if declared is None:
        return world, False
    hit = yield from do(resolve_attack, declared.values)
    return (yield from apply_attack(world, deed, declared, hit))


@rule("DS-ATT-03", "DS-ATT-05", "DS-RNG-04")
def declare_attack(world: World, deed: Deed) -> Play[tuple[World, Declared | None]]:
    """The attack is announced and paid for, the others answer it; None: its stress has ended it before the throw."""
    if deed.amount:
        world = yield from suffer(world, deed.who, deed.amount, "DS-RNG-04")
        if not world.find(deed.who).able:
            return world, None
    was_able = world.find(deed.target).able
    weapon = weapon_of(world, deed)
    facts: dict[str, Any] = {"who": Ref(deed.who), "whom": Ref(deed.target), "weapon": Ref(weapon.id)}
    yield note("DS-ATT-03", "ds-announces-attack", **facts, ae=deed.paid)
    if deed.ambush:
        yield note("DS-AMB-03", "ds-uses-ambush", who=Ref(deed.who), effect=Word(f"ds-effect-{deed.ambush}"))
    check = attack_check(world, deed)
    world, others = yield from more_targets(world, deed, _also_in_reach(world, deed))
    if world.find(deed.who).infiltrating and world.options.attack_stealth == "pair":
        check = replace(check, secondary=STEALTH_OF_ATTACKS)
    world, check = yield from declare_probe(world, deed, check)
    if not world.find(deed.who).able:
        return world, None
    return world, Declared(check, at_risk(world, deed, strike_of(world, deed, check)), others, was_able)


@rule("DS-AMB-03", "DS:take_out_scope")
def at_risk(world: World, deed: Deed, values: Strike, critical: int = CRITICAL_DAMAGE) -> Strike:
    """The numbers of an attack with what its hits would mean to the target; a critical adds to the damage."""
    target, options = world.find(deed.target), world.options
    damages = (values.damage, values.damage + critical)
    found = endurance(target.sheet, target.hurt, target.reductions, damages, options)
    if deed.ambush == "take_out":
        needed = talent(target, "constitution", options)
        scope = PHYSICAL if options.take_out_scope == "any" else BODY
        at_once = tuple((monitor, damage) for monitor in scope for damage in damages if damage >= needed)
        found = Endurance(tuple(hit for hit in found.fills if hit not in at_once), (*found.ends, *at_once))
    return replace(values, target=deed.target, endurance=found)


def apply_attack(world: World, deed: Deed, declared: Declared, hit: Hit) -> Play[Done]:
    """The attack has landed: what stress makes of the throw, the boxes of everybody who was struck, what follows."""
    world, check, rolled = yield from answered(world, deed, declared.check, hit.rolled)
    if world.options.interrupt_window == "after_roll":
        hit = land(strike_of(world, deed, check), rolled)
    if hit.critical:
        yield note("DS-ATT-08", "ds-critical", who=Ref(deed.who))
    yield _told(world, deed, check, hit)
    world = yield from finish(world, check, rolled)
    world = yield from wound(world, deed, hit)
    for other in declared.others:
        world = yield from _strikes_too(world, deed, check, rolled, other)
    world = yield from aftermath(world, deed, declared.was_able, rolled.secondary if check.secondary else None)
    return world, bool(hit.monitor)


@rule("DS-GRP-03")
def _also_in_reach(world: World, deed: Deed) -> tuple[str, ...]:
    """Whom else the same weapon could have been turned on: a group may spend strength to strike them too."""
    if world.find(deed.who).sheet.kind != "group":
        return ()
    weapon = weapon_of(world, deed)
    found = [actor.id for actor in targets(world, deed.who) if actor.able]
    return tuple(one for one in found if reach(world, deed.who, one, weapon).refused is None)


@rule("DS-GRP-03", "DS-DEF-07")
def _strikes_too(world: World, deed: Deed, check: Check, rolled: Rolled, other: str) -> Play[World]:
    """The same throw against one more target; only a full defence is each one's own."""
    shared = Tally(tuple(term for term in check.bonus.terms if term.rule_id != "DS-DEF-07"))
    own = replace(check, bonus=shared).changed(
        -world.find(other).full_defence, "DS-DEF-07", "ds-term-full-defence", other
    )
    thrown = replace(rolled, result=rolled.result + own.bonus.total - check.bonus.total)
    also = replace(deed, target=other)
    hit = land(strike_of(world, also, own), thrown)
    yield _told(world, also, own, hit)
    return (yield from wound(world, also, hit))


def _told(world: World, deed: Deed, check: Check, hit: Hit) -> Note:
    """The line of the log about an attack."""
    weapon = weapon_of(world, deed)
    plus = armoured(world, deed, weapon).plus
    damage = tally(weapon_damage(weapon, world.options), "DS-ATT-09", "ds-term-weapon-damage", deed.tool)
    if hit.critical:
        damage = damage.plus(CRITICAL_DAMAGE, "DS-ATT-08", "ds-term-critical")
    return told(world, deed, check, strike_of(world, deed, check), plus, damage, hit)


@rule("DS-ATT-03", "DS-ATT-04", "DS-PEN-02")
def told(world: World, deed: Deed, check: Check, values: Strike, plus: Tally, damage: Tally, hit: Hit) -> Note:
    """The log says what people announce: the result with its reasons, the threshold, the damage and the penetration."""
    bonus = Tally((*check.bonus.terms, *plus.terms))
    if hit.critical and values.critical_plus:
        bonus = bonus.plus(values.critical_plus, "DS-PEN-03", "ds-term-critical")
    facts: dict[str, Any] = {"who": Ref(deed.who), "whom": Ref(deed.target), "main": hit.rolled.main}
    facts |= {**manner(check, world.options), "bonus": bonus, "result": hit.result}
    if hit.bounced:
        return note("DS-PEN-02", "ds-attack-bounces", penetration=values.penetration, soft=values.soft, **facts)
    if not hit.monitor:
        return note("DS-ATT-04", "ds-attack-misses", least=MISS + 1 + values.raised, **facts)
    facts |= {"monitor": Word(f"ds-monitor-{hit.monitor}"), "range": _range(values, hit), "damage": damage}
    facts |= {"penetration": values.penetration, "soft": values.soft}
    facts |= {"unstoppable": hit.critical or values.unstoppable}
    return note("DS-ATT-04", "ds-attack-hits", **facts)


@rule("DS-ATT-04", "DS-GRP-04")
def _range(values: Strike, hit: Hit) -> Phrase:
    """The results that pick the monitor of a hit, in words."""
    lowest = MISS + 1 + values.raised
    if hit.result < lowest:
        return phrase("ds-range-critical")
    if values.one_track:
        return phrase("ds-range-from", low=lowest)
    match hit.monitor:
        case "defensive":
            return phrase("ds-range-between", low=lowest, high=lowest + 2)
        case "mobility":
            return phrase("ds-range-exactly", low=lowest + 3)
        case "interaction":
            return phrase("ds-range-exactly", low=lowest + 4)
    return phrase("ds-range-from", low=lowest + 5)


@rule("DS-ATT-06", "DS-AMB-03", "DS:take_out_scope", "DS:take_out_lasts")
def wound(world: World, deed: Deed, hit: Hit) -> Play[World]:
    """A hit marks its monitor, or the cover in front of it; out of hiding it may take the target out at once."""
    if not hit.monitor:
        return world
    weapon = weapon_of(world, deed)
    if hit.monitor == "defensive" and protection(world, deed.target, weapon.kind, deed.who).cover:
        world = yield from damage_cover(world, deed.target, hit.damage)
    else:
        world = yield from harm(world, deed.target, hit.monitor, hit.damage, "DS-ATT-06")
    target = world.find(deed.target)
    scope = hit.monitor in BODY or world.options.take_out_scope == "any"
    if (
        deed.ambush == "take_out"
        and scope
        and target.able
        and hit.damage >= talent(target, "constitution", world.options)
    ):
        yield note("DS-AMB-03", "ds-taken-out", who=Ref(target.id))
        world = knocked_out(world, target.id, "taken_out")
        rounds = world.options.take_out_lasts == "rounds"
        back = world.round + hit.damage if rounds else 0
        world = world.change(target.id, taken_out=hit.damage, back_in=back)
    return world


def declare(world: World, deed: Deed) -> Play[Deed]:
    """What belongs to the announcement: an ambush's effect, a weak spot, stress against a wrong distance."""
    if may_ambush(world, deed.who, deed.target):
        deed = yield from _declare_ambush(world, deed)
    weapon = weapon_of(world, deed)
    if armoured(world, deed, weapon).hard > 0:
        deed = yield from with_weak_spot(world, deed)
    if world.options.stress_range:
        steps = reach(world, deed.detail or deed.who, deed.target, weapon).steps
        deed = yield from with_steps(world, deed, steps)
    return deed


@rule("DS-AMB-03", "DS-GRP-02", "DS:bypass_scope")
def _declare_ambush(world: World, deed: Deed) -> Play[Deed]:
    """One effect: a gap in the armour, past it, or out at once. No single hit takes out a whole group of people."""
    effects = ["gap", "bypass"]
    if world.find(deed.target).sheet.kind != "group":
        effects.append("take_out")
    kind = weapon_of(world, deed).kind
    if world.options.bypass_scope == "unarmoured" and protection(world, deed.target, kind, deed.who).soft:
        effects.remove("bypass")
    answers = [Answer(effect, effect, phrase(f"ds-answer-{effect}")) for effect in effects]
    return (yield from with_effect(world, deed, answers))


def label(world: World, deed: Deed) -> Phrase:
    return phrase("ds-answer-attack", weapon=Ref(weapon_of(world, deed).id), whom=Ref(deed.target))


ACTS = (Act("attack", "attack", "physical", "DS-ATT-01", attack_deeds, attack_cost, attack, label, declare),)
