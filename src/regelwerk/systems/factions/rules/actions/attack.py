"""Attack: operations against defence, striking power and effectiveness against resilience, and the answer to a miss."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.dice import ExplodingMix
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, choose, do, last, meanwhile, note, roll
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import bennie_price, defense, resilience, usable
from regelwerk.systems.factions.rules.core.checks import after_roll, modifiers, roller, without_intel
from regelwerk.systems.factions.rules.core.recovery import offer_after_own_failure, offer_shake_off
from regelwerk.systems.factions.rules.core.rolls import (
    RAISE,
    Roller,
    Spent,
    Tested,
    bought_reroll,
    hits_beyond_doubt,
    price_in_rp,
    test,
)
from regelwerk.systems.factions.rules.core.wounds import (
    FATAL,
    Bearer,
    Endured,
    apply_wounds,
    declare_wounds,
    resolve_wounds,
    struck,
    wounds_of_blow,
    wounds_struck,
)
from regelwerk.systems.factions.rules.phase.visibility import seen_by
from regelwerk.systems.factions.state import Faction, World, seat_of
from regelwerk.systems.factions.values import Die, Sheet, in_words

NO_EFFECT = -1
"""Damage below resilience; 0 shakes, and each raise is a wound."""
SOAKABLE_RAISES = 28
"""More raises at once, or more wounds soaked, do not come up together in 1e15 attacks."""

# The same few throws come up in every path of every attack: finding them is cheaper than making them anew.
_known_throw = lru_cache(maxsize=1024)(ExplodingMix)


class Striker(Value, frozen=True):
    """The attacking side: its attack roll, and its damage dice with the sum of their modifiers."""

    roller: Roller
    damage: tuple[int, ...]
    damage_modifier: int


class Sturdiness(Value, frozen=True):
    """What damage is compared with: resilience, and how many raises matter."""

    resilience: int
    most: int


class Mark(Value, frozen=True):
    """What of the attacked faction counts: two target numbers, and how many raises matter."""

    defense: int
    resilience: int
    most: int

    @property
    def sturdy(self) -> Sturdiness:
        return Sturdiness(self.resilience, self.most)


class Victim(Value, frozen=True):
    """Whom an attack befalls: whether it is shaken already, and how many wounds would destroy it."""

    id: str
    shaken: bool
    fatal: int


class Blow(Value, frozen=True):
    """An attack as far as it was rolled: the attack roll, and what the damage came to."""

    hit: Tested
    raises: int = NO_EFFECT
    spent: Spent = Spent()
    endured: Endured | None = None
    """What the target made of it, if it has answered already."""

    @property
    def is_hit(self) -> bool:
        return self.hit.grade >= 1


class DamageScene(Value, frozen=True):
    """What is known when a damage roll may be thrown again."""

    striker: Striker
    mark: Mark
    raises: int
    spent: Spent = Spent()


@rule("FA-ATR-01", "FA-DER-03", "FA-ATK-03", "FA-CORE-20", "FA:effectiveness_capped")
@lru_cache(maxsize=4096)
def damage_dice(striking_power: Die, effectiveness: Die | None, options: Options) -> tuple[tuple[int, ...], int]:
    """The damage dice and what they add beyond W12: striking power, and effectiveness like a weapon."""
    sides, bonus = striking_power.sides, striking_power.bonus
    if effectiveness is None:
        return (sides,), bonus
    if options.effectiveness_capped and effectiveness.sides > sides:
        return (sides, sides), bonus
    return (sides, effectiveness.sides), bonus + effectiveness.bonus


@rule("FA-ATK-01", "FA-ATK-06", "FA-GEN-02")
def striker(world: World, attacker: Faction, hit: Tally, harm: Tally) -> Striker:
    """A faction about to attack, with the dice it has; rerolls are paid from what is there now."""
    dice, bonus = damage_dice(attacker.striking_power, attacker.effectiveness, world.options)
    side = roller(world, world.find(attacker.id), "attack", attacker.operations, hit.total)
    return Striker(side, dice, bonus + harm.total)


def mark(world: World, target: Faction) -> Mark:
    """A faction about to be attacked. More raises than destroy it do not matter, unless it could soak them.

    Among simultaneous attacks it may still come by the points to do so, and where points are hidden nobody can tell.
    """
    options = world.options
    unsure = world.stage == "minors_act" or options.hidden_values == "plans_and_rp"
    can_soak = unsure or target.rp >= bennie_price(target, "soak", options)
    most = SOAKABLE_RAISES if can_soak else max(1, FATAL - len(target.wounds))
    return Mark(defense(target, options).total, resilience(target, options).total, most)


@rule("FA-ATK-01", "FA-ATK-02", "FA-ATK-03", "FA:attack_raise_bonus_damage", "FA:attack_raise_bonus_per_raise")
def strike(attacker: Striker, target: Mark, options: Options) -> Play[Blow]:
    """Roll to hit; on a hit roll damage. A table may add a W6 for raises on the attack roll."""
    side = attacker.roller
    most = 1
    if options.attack_raise_bonus_damage:
        endless = options.attack_raise_bonus_per_raise
        most = hits_beyond_doubt(side.die, side.modifier, target.defense) if endless else 2
    hit = yield from test(side, "attack", target.defense, most, options)
    if hit.grade < 1:
        return Blow(hit)
    extra = min(hit.grade, most) - 1
    if extra:
        yield note("FA-ATK-02", "fa-bonus-dice", who=Ref(side.id), dice=extra)
    dice = attacker.damage + (6,) * extra
    if options.damage_reroll == "forbidden":
        return (yield from last(home, hit, side.sheet, side.seat, dice, attacker.damage_modifier, target.sturdy))
    raises = yield from do(damage, side.sheet, side.seat, dice, attacker.damage_modifier, target.sturdy)
    return (yield from _damage_rerolls(attacker, target, hit, dice, raises))


@rule("FA-ATK-03")
def home(hit: Tested, sheet: Sheet, seat: str, dice: tuple[int, ...], modifier: int, target: Sturdiness) -> Play[Blow]:
    """A hit with its damage, where that is thrown only once."""
    return Blow(hit, (yield from damage(sheet, seat, dice, modifier, target)))


class Assault(NamedTuple):
    """An attack as it was declared: all that its dice depend on."""

    attacker: Striker
    target: Mark
    victim: Victim
    bearer: Bearer | None
    """Who may soak; None while simultaneous attacks are rolled, which are answered later."""


def wounds_left(args: tuple[Striker, Mark, Victim, Bearer | None, Options], blow: Blow) -> int:
    """The wounds that an attack leaves behind; those of a blow that nobody has answered yet count in full."""
    if blow.endured is not None:
        return blow.endured.left
    if blow.raises == NO_EFFECT:
        return 0
    victim, options = args[2], args[-1]
    return min(victim.fatal, wounds_of_blow(blow.raises, shaken=victim.shaken, options=options))


def _shakes(args: tuple[Striker, Mark, Victim, Bearer | None, Options], blow: Blow) -> bool:
    """Whether an attack shakes somebody who was not shaken before, wounded or not."""
    soaked = blow.endured is not None and blow.endured.soaked_all
    return blow.raises != NO_EFFECT and not soaked and not args[2].shaken


@rule("FA-ATK-01", "FA-ATK-04", "FA-ATK-05")
@stakes(
    Stake(
        wounds_left,
        "fa-stake-wounds",
        whom=lambda args: args[2].id,
        by=lambda args: args[0].roller.id,
        harms=True,
        bands=(
            Band("fa-band-hit", lambda _, blow: blow.is_hit),
            Band("fa-band-shaken", _shakes),
            Band("fa-band-wounded", lambda args, blow: wounds_left(args, blow) > 0),
            Band("fa-band-destroyed", lambda args, blow: wounds_left(args, blow) >= args[2].fatal),
        ),
    )
)
def resolve_attack(
    attacker: Striker, target: Mark, victim: Victim, bearer: Bearer | None, options: Options
) -> Play[Blow]:
    """Strike, and let the target soak; without a bearer nobody answers yet.

    How far the damage went beyond the wounds of a blow that was answered is forgotten.
    """
    if bearer is None:
        return (yield from last(strike, attacker, target, options))
    blow = yield from do(strike, attacker, target, options)
    if blow.raises == NO_EFFECT:
        return blow
    wounds = yield from wounds_struck(attacker.roller.id, victim.id, blow.raises, victim.shaken, options)
    endured = yield from do(resolve_wounds, bearer, wounds, options)
    return Blow(blow.hit, 0, blow.spent, endured)


@rule("FA-CORE-08", "FA-CORE-09", "FA-ATK-03", "FA-ATK-04")
def damage(sheet: Sheet, seat: str, dice: tuple[int, ...], modifier: int, target: Sturdiness) -> Play[int]:
    """All dice are added, each aces on its own; compared with resilience like a roll with its target number."""
    resilience, most = target.resilience, target.most
    total = yield from roll(
        _known_throw(dice, modifier),
        "FA-ATK-03",
        seat=seat,
        who=sheet.id,
        steps=range(resilience, resilience + RAISE * most + 1, RAISE),
    )
    raises = NO_EFFECT if total < resilience else (total - resilience) // RAISE
    yield note(
        "FA-CORE-09", "fa-damage", who=Ref(sheet.id), total=total, resilience=resilience, raises=raises
    )  # fmt: skip
    return raises


@rule("FA:damage_reroll", "FA-CORE-12")
def _damage_rerolls(attacker: Striker, target: Mark, hit: Tested, dice: tuple[int, ...], raises: int) -> Play[Blow]:
    """Damage cannot be thrown again, unless the table sells that too."""
    side = attacker.roller
    spent = Spent()
    while side.price is not None and side.rp - hit.spent.rp - spent.rp >= side.price and raises < target.most:
        answers = Listed(
            [
                Answer("accept", False, phrase("fa-answer-accept")),
                Answer("reroll", True, phrase("fa-answer-reroll"), price_in_rp(side.price)),
            ]
        )
        ask = phrase("fa-ask-damage-reroll", who=Ref(side.id), raises=raises)
        scene = DamageScene(attacker, target, raises, spent)
        if not (yield from choose(side.seat, side.id, "FA:damage_reroll", ask, answers, "accept", scene)):
            break
        spent = spent.and_paid(side.price)
        yield from bought_reroll(side, side.price, side.rp - hit.spent.rp - spent.rp)
        again = yield from do(damage, side.sheet, side.seat, dice, attacker.damage_modifier, target.sturdy)
        if again < raises:
            yield note("FA-CORE-12", "fa-better-counts", who=Ref(side.id))
        raises = max(raises, again)
    return Blow(hit, raises, spent)


@rule("FA-ATK-06", "FA:qrf_modifier")
def attack_modifiers(world: World, who: str, target: str, *, free: bool) -> Tally:
    """What changes an attack roll of one faction on another."""
    hit = modifiers(world.find(who), "attack", world.options, world.find(target))
    return hit.plus(world.options.qrf_modifier, "FA:qrf_modifier", "fa-term-free-attack") if free else hit


@rule("FA-ATK-01", "FA-SHK-11")
def announce_attack(world: World, who: str, target: str, *, free: bool = False) -> Play[None]:
    """Who attacks whom, with what, against what, and which damage a hit would do: told before anybody answers it."""
    attacker, victim, options = world.find(who), world.find(target), world.options
    yield note(
        "FA-ATK-01",
        "fa-attack",
        who=Ref(who),
        target=Ref(target),
        die=in_words(attacker.operations),
        modifiers=attack_modifiers(world, who, target, free=free),
        defense=defense(victim, options),
        damage=_damage_in_words(attacker.striking_power, attacker.effectiveness, options),
        harm=modifiers(attacker, "damage", options, victim),
        resilience=resilience(victim, options),
        free=free,
    )


@lru_cache(maxsize=256)
def _damage_in_words(striking_power: Die, effectiveness: Die | None, options: Options) -> Phrase:
    """The dice that a hit does damage with: W10+W6."""
    (first, *second), bonus = damage_dice(striking_power, effectiveness, options)
    if not second:
        return phrase("fa-die", sides=first, bonus=bonus)
    return phrase(
        "fa-dice", first=phrase("fa-die", sides=first, bonus=0), second=phrase("fa-die", sides=second[0], bonus=bonus)
    )


@rule("FA-SHK-11")
def threatened_by_attack(world: World, who: str, target: str, *, free: bool = False) -> Phrase:
    """The question to a shaken faction that is about to be attacked."""
    return phrase(
        "fa-ask-shake-off-attacked",
        who=Ref(target),
        by=Ref(who),
        die=in_words(world.find(who).operations),
        modifiers=attack_modifiers(world, who, target, free=free),
        defense=defense(world.find(target), world.options).total,
        free=free,
    )


@rule("FA-ATK-01", "FA-ATK-06", "FA-PHA-09")
def declare_attack(world: World, who: str, target: str, basis: World, *, free: bool = False) -> Assault:
    """The numbers of an attack: modifiers and target numbers as in the `basis`, payments from what is there now."""
    attacker, victim = basis.find(who), basis.find(target)
    hit = attack_modifiers(basis, who, target, free=free)
    harm = modifiers(attacker, "damage", world.options, victim)
    # Simultaneous attacks are all rolled before anybody answers one.
    answers = None if basis.stage == "minors_act" else declare_wounds(world, target)
    befalls = Victim(target, victim.shaken, FATAL - len(victim.wounds))
    return Assault(striker(world, attacker, hit, harm), mark(basis, victim), befalls, answers)


@rule("FA-ATK-01", "FA-ATK-06", "FA-SPY-12")
def roll_attack(world: World, who: str, target: str, basis: World, *, free: bool = False) -> Play[tuple[World, Blow]]:
    """Declare an attack, roll, and pay for it; intelligence on the target is used up."""
    assault = declare_attack(world, who, target, basis, free=free)
    yield meanwhile(world)
    blow = yield from do(resolve_attack, *assault, world.options)
    world = without_intel(world, target, who)
    spent = Spent(blow.hit.spent.rp + blow.spent.rp, blow.hit.spent.assets)
    world = yield from after_roll(world, who, "attack", spent, blow.hit.grade)
    if blow.is_hit and world.find(who).modifiers:
        world = yield from after_roll(world, who, "damage", Spent(), 0)
    return world, blow


@rule("FA-ATK-04", "FA-AST-09", "FA-AST-10", "FA:found_duration")
def apply_attack(world: World, who: str, target: str, blow: Blow, *, free: bool = False) -> Play[World]:
    """What the rolls bring: shaken and wounds, or after a miss perhaps a counter-attack."""
    if world.find(target).destroyed:
        return world
    if world.options.found_duration == "one_attack":
        victim = world.find(target)
        world = world.put(replace(victim, found_by=tuple(one for one in victim.found_by if one != who)))
    if not blow.is_hit:
        yield note("FA-ATK-01", "fa-misses", who=Ref(who), target=Ref(target))
        return (yield from counter_attack(world, target, who, to_free=free))
    if blow.raises == NO_EFFECT:
        yield note("FA-CORE-09", "fa-no-effect", who=Ref(who), target=Ref(target))
        return world
    if blow.endured is not None:
        return (yield from apply_wounds(world, target, blow.endured, who))
    return (yield from struck(world, target, blow.raises, who))


@rule("FA-ATK-01", "FA-SHK-11", "FA-CORE-21")
def attack(world: World, who: str, target: str, *, free: bool = False) -> Play[World]:
    """A whole attack, free or not. A faction that fails badly outside its own turn may shake that off at once."""
    yield from announce_attack(world, who, target, free=free)
    if world.find(target).shaken:
        world = yield from offer_shake_off(world, target, threatened_by_attack(world, who, target, free=free))
    world, blow = yield from roll_attack(world, who, target, world, free=free)
    world = yield from apply_attack(world, who, target, blow, free=free)
    return (yield from offer_after_own_failure(world, who, blow.hit.grade)) if free else world


@rule("FA-AST-09", "FA-AST-10", "FA-AST-11", "FA-CORE-21", "FA:qrf_while_shaken", "FA:qrf_chain", "FA:qrf_per_phase")
def counter_attack(world: World, who: str, attacker: str, *, to_free: bool) -> Play[World]:
    """After a failed attack on it a faction with a quick reaction force may attack the attacker at once."""
    options = world.options
    faction = world.find(who)
    force = usable(faction, "free_attack_on_miss", options)
    too_often = options.qrf_per_phase and faction.counter_attacks >= options.qrf_per_phase
    if not force or too_often or faction.destroyed or world.find(attacker).destroyed:
        return world
    if (to_free and not options.qrf_chain) or (faction.shaken and not options.qrf_while_shaken):
        return world
    answers = Listed(
        [
            Answer("decline", False, phrase("fa-answer-decline")),
            Answer("free_attack", True, phrase("fa-answer-free-attack", target=Ref(attacker))),
        ]
    )
    seat = seat_of(world, faction)
    ask = phrase("fa-ask-free-attack", who=Ref(who), target=Ref(attacker))
    scene = (seen_by(world, seat), who, attacker)
    if not (yield from choose(seat, who, "FA-AST-09", ask, answers, "decline", scene)):
        return world
    yield note("FA-AST-09", "fa-counter-attacks", who=Ref(who), asset=Ref(force[0].id), target=Ref(attacker))
    reveals = options.free_attack_reveals
    faction = replace(faction, counter_attacks=faction.counter_attacks + 1)
    world = world.put(revealed(faction) if reveals else faction)
    return (yield from attack(world, who, attacker, free=True))


@rule("FA-AST-15", "FA:free_attack_reveals")
def revealed(faction: Faction) -> Faction:
    """An attacker is no longer hidden."""
    return replace(faction, hidden=False, found_by=()) if faction.hidden else faction
