"""Damage: what a blow meets, whether it gets through, and what it does to the model that is hit.

`declare_hit` puts a blow and the target's protection into numbers with reasons, `resolve_hit` throws and wounds (it
knows the numbers only, so odds and previews run it too), `apply_hit` carries the result to the table; `strike` is all
three in a row. A rule that rolls to hit runs `resolve_hit` inside a `resolve…` of its own. The reasons for the numbers
are told once the blow has landed: their line rides along, and makes no difference to any law.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Args, Band, stakes
from regelwerk.engine.effects import Note, Play, do, meanwhile, note
from regelwerk.engine.facts import Fact, Ref, Word
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.space.arcs import in_front
from regelwerk.space.bases import EPS
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import profile as attribute_now
from regelwerk.systems.realms.rules.core.rolls import as_thrown
from regelwerk.systems.realms.rules.damage.bands import Harm, attack_stake, is_felt, lost_hp
from regelwerk.systems.realms.rules.damage.damage_contest import Contest, Verdict, contest
from regelwerk.systems.realms.rules.damage.structure import Aim, damage_zone, is_destroyed, zone_hit
from regelwerk.systems.realms.rules.damage.wounds import Victim, ko_roll, lose, shock, shocks
from regelwerk.systems.realms.rules.sight.positions import distance
from regelwerk.systems.realms.state import Model, Vitals, World, seat_of
from regelwerk.systems.realms.values import LIMBS, RADIUS, Card, DamageProfile, Zone

Kind = Literal["shot", "area", "melee", "detonation", "fall"]
STOPPED_BY_FIELDS = ("desintegrator", "elektro", "panzerbrechend")
COVER = 2
"""What touching cover II adds to the defence roll (RE-COV-06)."""
MACHINES = ("mike", "drone")


class Blow(NamedTuple):
    """A hit that has landed: by whom, on whom, with what, and how the target stands to it.

    What the environment takes off the strength of heat (RE-ENV-05) is reckoned here: `profile` is the weapon's own.
    """

    attacker: str
    """Empty if nobody is to blame."""
    target: str
    profile: DamageProfile
    kind: Kind
    bonus: int = 0
    """What further shots at the same target add to the damage roll (RE-AUT-04)."""
    cover: bool = False
    """The target touches cover II that counts here."""
    shielded: bool = False
    """A shield of the target counts here: in melee, or against what comes from the front."""
    hidden: bool = False
    """The target is camouflaged and unrevealed: caught by a template it doubles its dice (RE-CAM-08)."""
    partial: bool = False
    """The template covers only a part of the base."""
    fixed_attack: int | None = None
    """What the shared damage die shows (RE:area_contests, see `shared_attack`)."""
    reach: int = 0
    """How far in centimetres the shot carries that may go through its target (RE:durchschlag); 0: no further."""


class Compared(NamedTuple):
    """What both sides of a damage contest throw and add, with all reasons, and the effects that count."""

    attack_dice: Tally
    attack: Tally
    defence_dice: Tally
    defence: Tally
    effects: tuple[str, ...] = ()
    """Effects of the weapon that do something here."""
    stopped: tuple[str, ...] = ()
    """Those that would, but armour or a field stops them."""


class Line:
    """A line of the log that waits for its moment, or none.

    Words make no difference to any law: all lines are equal, so that numbers which are told are remembered together
    with those that are not.
    """

    __slots__ = ("note",)

    def __init__(self, note: Note | None = None) -> None:
        self.note = note

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line)

    def __hash__(self) -> int:
        return 0


UNTOLD = Line()


class Clash(NamedTuple):
    """Everything that contest and loss need and that is no table."""

    contest: Contest
    victim: Victim
    vitals: Vitals
    damage: int
    effects: tuple[str, ...] = ()
    """Effects of the weapon that neither armour nor a field has stopped."""
    sturdy: bool = False
    """Only half the damage counts (RE-EFF-16)."""
    partial: bool = False
    line: Line = UNTOLD
    """What the log says of both sides once the blow has landed."""


class DeclaredHit(NamedTuple):
    """A blow as it is about to be stood or suffered: the numbers, and the reasons for them."""

    clash: Clash
    reasons: Compared

    @property
    def told(self) -> Clash:
        """The numbers with the line that gives their reasons."""
        return self.clash._replace(line=Line(_versus(self.clash, self.reasons)))


@rule("RE-DMG-05", "RE-EFF-01", "RE-EFF-03", "RE-EFF-10", "RE:ruling_46")
def active_effects(target: Model, profile: DamageProfile) -> tuple[str, ...]:
    """The weapon's effects that count: what the armour names too is neutralised, and fields stop some."""
    armour = target.card.armour
    stopped = set(armour.effects if armour else ())
    if target.card.has_field:
        stopped.update(STOPPED_BY_FIELDS)
    return tuple(effect for effect in profile.effects if effect not in stopped)


@rule("RE-DMG-02", "RE-DMG-04", "RE-DMG-06", "RE-DMG-07", "RE-AUT-04", "RE-EFF-06", "RE-ENV-05", "RE:type_levels")
def attack_value(world: World, blow: Blow) -> Tally:
    """What the attacker adds to the damage roll."""
    profile = blow.profile
    value = tally(profile.strength, "RE-DMG-06", "re-term-strength", "strength")
    if world.scene.battlefield.environment == "arctic" and profile.has("hitze"):
        value = value.plus(-1, "RE-ENV-05", "re-environment-arctic", "arctic")
    if world.options.type_levels == "add":
        value = value.plus(profile.level, "RE-DMG-07", f"re-type-{profile.type}", profile.type)
    return value.plus(blow.bonus, "RE-AUT-04", "re-term-autofire")


@rule("RE-DMG-03", "RE-DMG-06", "RE-DMG-07", "RE-ARM-01", "RE-COV-06", "RE-ARE-09", "RE-EFF-01", "RE-EFF-13")
@rule("RE:type_levels", "RE:unarmoured_protection", "RE:panzerbrechend", "RE:schrapnell")
def defence_value(world: World, blow: Blow) -> Tally:
    """What the target adds to the defence roll. Halving touches the armour's own value, nothing else."""
    target, options = world.find(blow.target), world.options
    effects = active_effects(target, blow.profile)
    value = _protection(target, effects, options)
    armour = target.card.armour
    if armour and options.type_levels == "add":
        kind = blow.profile.type
        value = value.plus(armour.level(kind), "RE-DMG-07", f"re-type-{kind}", kind)
    ignored = "schrapnell" in effects and options.schrapnell == "ignore_cover_and_camo_bonuses"
    if blow.cover and blow.kind in ("shot", "area", "detonation") and not ignored:
        value = value.plus(COVER, "RE-COV-06" if blow.kind == "shot" else "RE-ARE-09", "re-term-touching-cover")
    return value


@rule("RE-EFF-01", "RE-EFF-10", "RE:unarmoured_protection", "RE:panzerbrechend", "RE:ruling_32", "RE:ruling_111")
def _protection(target: Model, effects: tuple[str, ...], options: Options) -> Tally:
    """The armour's protection as far as it counts; without armour nothing, or the constitution."""
    armour = target.card.armour
    if armour is None:
        if options.unarmoured_protection == "zero":
            return tally(0, "RE-DMG-06", "re-term-unarmoured")
        ko = attribute_now(target.card, target.vitals, target.aided, "ko", options).total
        return tally(ko, "RE:unarmoured_protection", "re-term-unarmoured")
    value = tally(armour.protection, "RE-DMG-06", "re-term-protection", armour.id)
    half = -(armour.protection // 2)
    if "desintegrator" in effects:
        return value.plus(half, "RE-EFF-01", "re-effect-desintegrator")
    if "panzerbrechend" in effects and options.panzerbrechend == "halve_protection":
        return value.plus(half, "RE-EFF-10", "re-effect-panzerbrechend")
    return value


@rule("RE-ARM-02", "RE-ARM-03", "RE-CAM-08", "RE-CAM-09", "RE-EFF-10", "RE-EFF-13")
@rule("RE:panzerbrechend", "RE:type_levels")
def defence_dice(world: World, blow: Blow) -> Tally:
    """How many W12 the target throws: one, one for a shield, one for active camouflage; hidden it doubles them."""
    target, options = world.find(blow.target), world.options
    effects = active_effects(target, blow.profile)
    sees_through = "schrapnell" in effects
    dice = tally(1, "RE-DMG-06", "re-term-base-die")
    if blow.shielded and target.card.has_shield:
        dice = dice.plus(1, "RE-ARM-03", "re-term-shield")
    if target.card.camouflage == "active" and not sees_through:
        dice = dice.plus(1, "RE-CAM-09", "re-term-own-camouflage")
    dice = dice.plus(max(0, -_level_ahead(target, blow.profile, options)), "RE-DMG-07", "re-term-type-dice")
    if blow.hidden and blow.kind in ("area", "detonation") and not sees_through:
        dice = dice.plus(dice.total, "RE-CAM-08", "re-term-hidden")
    if "panzerbrechend" in effects and options.panzerbrechend == "defence_dice_minus_1" and dice.total > 1:
        dice = dice.plus(-1, "RE-EFF-10", "re-effect-panzerbrechend")
    return dice


@rule("RE-DMG-06", "RE:type_levels", "RE:area_contests")
def attack_dice(world: World, blow: Blow) -> Tally:
    """How many W12 the attacker throws: one, and more for a better type where that gives dice.

    The one die of a template is thrown for everybody alike.
    """
    dice = tally(1, "RE-DMG-06", "re-term-base-die")
    if blow.fixed_attack is not None:
        return dice
    ahead = _level_ahead(world.find(blow.target), blow.profile, world.options)
    return dice.plus(max(0, ahead), "RE-DMG-07", "re-term-type-dice")


@rule("RE:type_levels")
def _level_ahead(target: Model, profile: DamageProfile, options: Options) -> int:
    """By how much the weapon's type level is above the armour's, where the difference gives dice."""
    if options.type_levels != "difference_bonus_dice":
        return 0
    armour = target.card.armour
    return profile.level - (armour.level(profile.type) if armour else 0)


@rule("RE-DMG-05", "RE-DMG-06", "RE:bonus_die")
def compared(world: World, blow: Blow) -> Compared:
    """What stands against what, as it is thrown."""
    attack = as_thrown(attack_dice(world, blow), attack_value(world, blow), world.options)
    defence = as_thrown(defence_dice(world, blow), defence_value(world, blow), world.options)
    active = active_effects(world.find(blow.target), blow.profile)
    felt = [effect for effect in blow.profile.effects if _is_felt(world, blow, effect)]
    return Compared(
        *attack,
        *defence,
        tuple(effect for effect in felt if effect in active),
        tuple(effect for effect in felt if effect not in active),
    )


@rule("RE-EFF-02", "RE-EFF-04", "RE-EFF-06", "RE-EFF-07", "RE-EFF-12", "RE-EFF-15")
@rule("RE:durchschlag", "RE:undefined_effects")
def _is_felt(world: World, blow: Blow, effect: str) -> bool:
    """Whether an effect can do anything to this target at this table; some are mere names."""
    card, options = world.find(blow.target).card, world.options
    match effect:
        case "kaelte" | "rail":
            return False
        case "hitze":
            return world.scene.battlefield.environment == "arctic"
        case "emp":
            return options.undefined_effects == "shock" and card.type in MACHINES
        case "durchschlag":
            return options.durchschlag == "line_hit_if_total_doubled" and blow.reach > 0
        case "strukturschaedigend":
            return card.armour is not None and "strukturverstaerkt" in card.armour.effects
        case "desintegrator":
            return _halves(card)
        case "panzerbrechend":
            if options.panzerbrechend == "halve_protection":
                return _halves(card)
            plain = blow._replace(profile=replace(blow.profile, effects=()))
            return defence_dice(world, plain).total > 1
        case "schrapnell":
            covered = blow.cover and blow.kind != "melee" and options.schrapnell == "ignore_cover_and_camo_bonuses"
            doubled = blow.hidden and blow.kind in ("area", "detonation")
            return covered or doubled or card.camouflage == "active"
        case "explosiv":
            return blow.fixed_attack is None
        case _:
            return True


def _halves(card: Card) -> bool:
    """Whether there is protection that could be halved."""
    return card.armour is not None and card.armour.protection > 1


@rule("RE-DMG-01", "RE-DMG-05", "RE-EFF-15", "RE-EFF-16", "RE:durchschlag")
def declare_hit(world: World, blow: Blow) -> DeclaredHit:
    """A blow in numbers, with the reasons for what attacker and defender throw and add."""
    target, options = world.find(blow.target), world.options
    reasons = compared(world, blow)
    effects = active_effects(target, blow.profile)
    guards = target.card.armour.effects if target.card.armour else ()
    seat = seat_of(world, blow.target)
    sides = Contest(
        blow.attacker,
        seat_of(world, blow.attacker) if blow.attacker else seat,
        blow.target,
        seat,
        reasons.attack_dice.total,
        reasons.attack.total,
        reasons.defence_dice.total,
        reasons.defence.total,
        _rerolls(blow, effects, guards),
        options,
        blow.fixed_attack,
        "durchschlag" in effects and blow.reach > 0 and options.durchschlag == "line_hit_if_total_doubled",
        bool(world.scene.seats and blow.attacker) and world.side(blow.attacker) is world.side(blow.target),
    )
    victim = Victim(blow.target, seat, target.card, target.aided, options)
    sturdy = "strukturverstaerkt" in guards and "strukturschaedigend" not in effects
    clash = Clash(sides, victim, target.vitals, blow.profile.damage, effects, sturdy, blow.partial)
    return DeclaredHit(clash, reasons)


@rule("RE-DMG-05", "RE-DMG-06")
def _versus(clash: Clash, reasons: Compared) -> Note:
    """The line of the log that says what stands against what, with all reasons."""
    attacker = clash.contest.attacker
    by: dict[str, Fact] = {"who": Ref(attacker)} if attacker else {}
    facts: dict[str, Fact] = {
        "whom": Ref(clash.victim.id),
        "attack_dice": reasons.attack_dice,
        "attack": reasons.attack,
        "defence_dice": reasons.defence_dice,
        "defence": reasons.defence,
        "damage": threatened(clash),
        "halved": clash.sturdy or clash.partial,
        "stuns": "paralyse" in clash.effects,
        "effects": tuple(Word(f"re-effect-{one}") for one in reasons.effects),
        "stopped": tuple(Word(f"re-effect-{one}") for one in reasons.stopped),
    }
    return Note("RE-DMG-06", "re-versus" if attacker else "re-versus-alone", by | facts)


def _rerolls(blow: Blow, effects: tuple[str, ...], guards: tuple[str, ...]) -> tuple[str, ...]:
    """The effects that let dice be thrown again; a shared damage die has had its reroll already."""
    own = tuple(one for one in ("explosiv", "vibro") if one in effects)
    if blow.fixed_attack is not None:
        own = tuple(one for one in own if one != "explosiv")
    return (*own, "kompositpanzerung") if "kompositpanzerung" in guards else own


def harm_done(clash: Clash, vitals: Vitals) -> int:
    """What is at stake: hit points lost; a paralysing weapon takes action points and brings markers instead.

    A model that is out already has one thing left to lose.
    """
    before = clash.vitals
    if before.status == "out":
        return int(vitals.status != "out")
    if "paralyse" in clash.effects:
        return before.ap - vitals.ap + vitals.markers - before.markers
    return lost_hp(before, vitals)


def _harm(args: Args, vitals: Vitals) -> Harm:
    return args[0].vitals, vitals


@stakes(
    attack_stake(
        whom=lambda args: args[0].victim.id,
        by=lambda args: args[0].contest.attacker,
        harm=_harm,
        first=Band("re-band-felt", lambda args, vitals: is_felt(*_harm(args, vitals))),
    )
)
@rule("RE-DMG-06", "RE-SHO-02", "RE-MEL-06")
def resolve_hit(clash: Clash) -> Play[Vitals]:
    """A hit model: which zone of a MIKe, the damage contest, and what follows from it."""
    zone: Zone = "torso"
    victim, vitals = clash.victim, clash.vitals
    if vitals.status == "out" and victim.options.finish_off == "yes":
        return (yield from _finished(victim, vitals))
    if victim.card.is_mike:
        gone = tuple(limb for limb in LIMBS if is_destroyed(vitals, limb))
        struck = yield from do(zone_hit, Aim(clash.contest.attacker_seat, victim.id, gone, victim.options))
        if struck == "nothing":
            return vitals
        zone = struck
    if clash.line.note is not None:
        yield clash.line.note
    verdict = yield from do(contest, clash.contest)
    hurt = yield from do(inflict, victim, vitals, zone, verdict, loss_of(clash, verdict), clash.effects)
    return replace(hurt, pierced=True) if verdict.pierced else hurt


@rule("RE-DMG-10", "RE:finish_off")
def _finished(victim: Victim, vitals: Vitals) -> Play[Vitals]:
    """A hit on somebody who is out already is the end, whatever it was made with."""
    yield note("RE:finish_off", "re-finished", who=Ref(victim.id))
    return replace(vitals, status="removed")


@rule("RE:damage_margin")
def loss_of(clash: Clash, verdict: Verdict) -> int:
    """The loss that a decided contest brings; a wide margin may raise the damage."""
    if verdict.outcome != "won":
        return 0
    return threatened(clash._replace(damage=clash.damage + verdict.extra)).total


@rule("RE-ARE-08", "RE-EFF-15", "RE-EFF-16", "RE:ruling_48")
def threatened(clash: Clash) -> Tally:
    """The loss at stake: a reinforced structure halves the damage (down), then a partial template (up)."""
    loss = tally(clash.damage, "RE-DMG-02", "re-term-damage")
    if clash.sturdy:
        loss = loss.plus(-((loss.total + 1) // 2), "RE-EFF-16", "re-effect-strukturverstaerkt")
    if clash.partial:
        loss = loss.plus(-(loss.total // 2), "RE-ARE-08", "re-term-partial")
    return loss


@rule("RE-DMG-08", "RE-DMG-09", "RE-EFF-03", "RE-EFF-04", "RE-EFF-07", "RE-EFF-08", "RE-EFF-12")
@rule("RE:elektro_tie", "RE:undefined_effects")
def inflict(
    victim: Victim, vitals: Vitals, zone: Zone, verdict: Verdict, loss: int, effects: tuple[str, ...]
) -> Play[Vitals]:
    """What a contest brings its loser, and the shocks that some effects add however it went.

    Cold and rail are mere names; so is emp unless the table lets it shock machines.
    """
    options = victim.options
    electric = "elektro" in effects
    shaken = True
    match verdict.outcome:
        case "won":
            vitals = yield from _struck(victim, vitals, zone, loss, effects)
            shaken = loss > 0 or electric or options.zero_loss_hit == "shock"
        case "tied":
            vitals = yield from do(shock, victim, vitals)
            if electric and options.elektro_tie == "two_shocks":
                vitals = yield from _shocked_by("RE-EFF-03", "elektro", victim, vitals, more=True)
        case "lost" if electric:
            vitals = yield from _shocked_by("RE-EFF-03", "elektro", victim, vitals, more=False)
        case _:
            shaken = False
    if "mikrowelle" in effects and vitals.status == "active":
        vitals = yield from _shocked_by("RE-EFF-08", "mikrowelle", victim, vitals, more=shaken)
        shaken = True
    machine = options.undefined_effects == "shock" and victim.card.type in MACHINES
    if "emp" in effects and machine and vitals.status == "active":
        vitals = yield from _shocked_by("RE-EFF-04", "emp", victim, vitals, more=shaken)
    return vitals


def _shocked_by(rule_id: str, effect: str, victim: Victim, vitals: Vitals, *, more: bool) -> Play[Vitals]:
    """A shock that an effect brings: on top of what the hit has done, or where it would have done nothing."""
    message = "re-shocked-by" if more else "re-shocked-anyway"
    yield note(rule_id, message, who=Ref(victim.id), effect=Word(f"re-effect-{effect}"))
    return (yield from do(shock, victim, vitals))


@rule("RE-EFF-09", "RE-EFF-11", "RE:zero_loss_hit")
def _struck(victim: Victim, vitals: Vitals, zone: Zone, loss: int, effects: tuple[str, ...]) -> Play[Vitals]:
    """A won contest: shocks if the weapon paralyses, else the loss, which a failed KO roll may double."""
    if not loss:
        return (yield from _without_loss(victim, vitals, effects))
    if "paralyse" in effects:
        if vitals.status != "active":
            yield note("RE-EFF-11", "re-paralysis-in-vain", who=Ref(victim.id))
            return vitals
        yield note("RE-EFF-11", "re-paralysed", who=Ref(victim.id), shocks=loss)
        return (yield from do(shocks, victim, vitals, loss))
    if "monomolekular" in effects and not (yield from ko_roll(victim, vitals, "RE-EFF-09")):
        loss *= 2
        yield note("RE-EFF-09", "re-doubled", who=Ref(victim.id), hp=loss)
    if victim.card.is_mike:
        return (yield from do(damage_zone, victim, vitals, zone, loss))
    return (yield from do(lose, victim, vitals, loss))


@rule("RE:zero_loss_hit", "RE-EFF-03")
def _without_loss(victim: Victim, vitals: Vitals, effects: tuple[str, ...]) -> Play[Vitals]:
    """A hit whose damage was halved away is survived with a shock, or without one; elektro shocks all the same."""
    yield note("RE:zero_loss_hit", "re-no-loss", who=Ref(victim.id))
    if victim.options.zero_loss_hit == "shock":
        return (yield from do(shock, victim, vitals))
    if "elektro" in effects:
        return (yield from _shocked_by("RE-EFF-03", "elektro", victim, vitals, more=False))
    return vitals


@rule("RE-DMG-10", "RE-DMG-11", "RE-MIK-12")
def apply_hit(world: World, blow: Blow, vitals: Vitals) -> Play[World]:
    """The result of a blow on the table: a model that drops out drops what it carries, and a shot may fly on."""
    world = world.hurt(blow.target, replace(vitals, pierced=False))
    target = world.find(blow.target)
    if not target.active and target.carries >= 0:
        number = target.carries
        yield note("RE-DMG-10", "re-drops-object", who=Ref(target.id), number=number + 1)
        objects = tuple(target.at if at == number else lies for at, lies in enumerate(world.objects))
        world = replace(world, objects=objects).change(target.id, carries=-1)
    if vitals.pierced:
        return (yield from _flies_on(world, blow))
    return world


@rule("RE-EFF-02", "RE:durchschlag")
def _flies_on(world: World, blow: Blow) -> Play[World]:
    """A shot that went through its target hits the next model on its line, friend or enemy, within range."""
    shooter, target = world.find(blow.attacker), world.find(blow.target)
    behind = next_on_line(world, shooter, target, blow.reach)
    if behind is None:
        return world
    yield note("RE-EFF-02", "re-pierced", who=Ref(target.id), whom=Ref(behind.id))
    front = in_front(behind.at, behind.facing, shooter.at)
    further = blow._replace(target=behind.id, cover=False, shielded=front, hidden=behind.camouflaged)
    return (yield from strike(world, further))


@rule("RE:durchschlag")
def next_on_line(world: World, shooter: Model, target: Model, reach: int) -> Model | None:
    """The first model behind a target whose base the line of fire crosses."""
    dx, dy = target.at.x - shooter.at.x, target.at.y - shooter.at.y
    far = math.hypot(dx, dy)
    found: list[tuple[float, Model]] = []
    for model in world.models:
        if not model.on_table or model.id in (shooter.id, target.id):
            continue
        x, y = model.at.x - shooter.at.x, model.at.y - shooter.at.y
        along, aside = (x * dx + y * dy) / far, abs(x * dy - y * dx) / far
        if along > far and aside < RADIUS[model.card.size] and distance(world, shooter, model) <= reach + EPS:
            found.append((along, model))
    return min(found, key=lambda entry: entry[0])[1] if found else None


@rule("RE-DMG-01", "RE-DMG-06")
def strike(world: World, blow: Blow) -> Play[World]:
    """A blow that has landed, from the comparison of values to its consequences."""
    declared = declare_hit(world, blow)
    yield meanwhile(world)
    vitals = yield from do(resolve_hit, declared.told)
    return (yield from apply_hit(world, blow, vitals))
