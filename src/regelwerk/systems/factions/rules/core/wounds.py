"""Wounds: soaking them, what they suspend, the fourth one, and how they are healed."""

from __future__ import annotations

from functools import lru_cache, partial

from regelwerk.dice import Sum
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Number, Play, changing, choose, do, meanwhile, note, roll
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import (
    bennie_price,
    hidden_only_with_refuge,
    is_usable,
    named,
    within_limit,
)
from regelwerk.systems.factions.rules.core.checks import after_roll, change_rp, modifiers, roller
from regelwerk.systems.factions.rules.core.payments import payment
from regelwerk.systems.factions.rules.core.recovery import offer_after_own_failure, offer_shake_off
from regelwerk.systems.factions.rules.core.rolls import NOTHING, TARGET_NUMBER, Roller, Spent, Tested, price_in_rp, test
from regelwerk.systems.factions.rules.core.shaken import shake, steadied
from regelwerk.systems.factions.rules.phase.visibility import audience, seen_by
from regelwerk.systems.factions.state import Asset, Faction, World, Wound, seat_of
from regelwerk.systems.factions.values import in_words

FATAL = 4


@rule("FA-CORE-09", "FA-CORE-10", "FA-SHK-02", "FA-SHK-03", "FA-ATK-04", "FA:shaken_damage_wounds")
def wounds_of_blow(raises: int, *, shaken: bool, options: Options) -> int:
    """Each raise is a wound; who is shaken already suffers at least one."""
    if not shaken:
        return raises
    return raises + 1 if options.shaken_damage_wounds == "raises_plus_one" else max(1, raises)


@rule("FA-ATK-04", "FA-CORE-09")
def struck(world: World, who: str, raises: int, by: str) -> Play[World]:
    """Damage that reaches resilience: shaken, and a wound for each raise."""
    wounds = yield from wounds_struck(by, who, raises, world.find(who).shaken, world.options)
    return (yield from suffer(world, who, wounds, by, in_attack=True))


def wounds_struck(by: str, who: str, raises: int, shaken: bool, options: Options) -> Play[int]:
    """The wounds of a blow, told before anybody soaks them."""
    wounds = wounds_of_blow(raises, shaken=shaken, options=options)
    yield note("FA-ATK-04", "fa-hits", who=Ref(by), target=Ref(who), wounds=wounds, again=shaken)
    if not shaken:
        yield changing(partial(_seen_shaken, who))
    return wounds


def _seen_shaken(who: str, world: World) -> World:
    """Whoever is asked to soak sees that the blow has shaken; whoever soaks all of it is not."""
    return shake(world, who)


@rule("FA-SHK-02", "FA-SHK-03", "FA:shaken_on_shaken_source")
def shaken_by_spies(world: World, who: str, by: str) -> Play[World]:
    """Espionage with a raise shakes; who is shaken already suffers a wound instead."""
    shaken = world.find(who).shaken
    wounds = int(shaken and world.options.shaken_on_shaken_source == "any")
    yield note("FA-SHK-03", "fa-spies-shake", who=Ref(by), target=Ref(who), again=shaken, wounds=wounds)
    return (yield from suffer(world, who, wounds, by, in_attack=False))


@rule("FA-CORE-13", "FA-CORE-14", "FA-ATK-05", "FA-WND-05", "FA:soak_scope", "FA:soak_all_ends_shaken")
def suffer(world: World, who: str, wounds: int, by: str, *, in_attack: bool) -> Play[World]:
    """A blow with its wounds: soak them first, then be shaken, then take those that are left one by one."""
    if in_attack or world.options.soak_scope == "any_wound":
        yield meanwhile(world)
        endured = yield from do(resolve_wounds, declare_wounds(world, who), wounds, world.options)
    else:
        endured = Endured(wounds)
    return (yield from apply_wounds(world, who, endured, by))


@rule("FA-CORE-14", "FA:soak_all_ends_shaken")
def apply_wounds(world: World, who: str, endured: Endured, by: str) -> Play[World]:
    """What is left of a blow after soaking: nothing at all, or shaken and wounds."""
    world = yield from after_soaking(world, who, endured)
    if endured.soaked_all:
        yield note("FA-CORE-14", "fa-soaked-all", who=Ref(who))
        faction = world.find(who)
        if faction.shaken and world.options.soak_all_ends_shaken:
            world = world.put(steadied(faction, world.options.late_shake_off_restores_action))
        return world
    world = shake(world, who)
    world = yield from wounded(world, who, endured.left, by)
    return (yield from offer_shake_off(world, who))


class Bearer(Value, frozen=True):
    """A faction about to bear a blow: its soak roll and what is left for rerolls, the price, the wounds it holds."""

    roller: Roller
    price: int | None
    """0 is free, None if it cannot be paid."""
    held: int
    left: int = 0
    """What it has once it has paid."""
    modifiers: Tally = Tally()
    """The reasons of the roll's modifier: told with the roll, which is thrown where nothing else is known."""

    @property
    def fatal(self) -> int:
        """The number of wounds that destroys it; any further ones make no difference."""
        return FATAL - self.held


class Endured(Value, frozen=True):
    """What became of a blow: the wounds that are left, whether soaking took all, and what it has cost."""

    left: int
    soaked_all: bool = False
    price: int | None = None
    """What soaking has cost, None if it was not tried."""
    spent: Spent = NOTHING
    grade: int = 0


class SoakScene(Value, frozen=True):
    """What is known when soaking is offered."""

    bearer: Bearer
    wounds: int
    options: Options


def declare_wounds(world: World, who: str) -> Bearer:
    """Structure, and what soaking costs, for a blow about to fall. The penalty counts only the wounds held already."""
    faction = world.find(who)
    price = bennie_price(faction, "soak", world.options)
    if faction.rp < price:
        return Bearer(Roller(faction.sheet, seat_of(world, faction), faction.structure), None, len(faction.wounds))
    figure = modifiers(faction, "soak", world.options)
    left = replace(faction, rp=faction.rp - price)
    side = roller(world, left, "soak", faction.structure, figure.total)
    purse = audience(world, who, "rp")
    if side.purse != purse:
        side = replace(side, purse=purse)
    return Bearer(side, price, len(faction.wounds), left.rp, figure)


@rule("FA-CORE-13", "FA-ATK-05", "FA-RP-01", "FA-SHK-03")
@stakes(
    Stake(
        lambda _, endured: endured.left,
        "fa-stake-wounds",
        whom=lambda args: args[0].roller.id,
        harms=True,
        bands=(
            Band("fa-band-left-wounded", lambda _, endured: endured.left > 0),
            Band("fa-band-destroyed", lambda args, endured: endured.left >= args[0].fatal),
        ),
    )
)
def resolve_wounds(bearer: Bearer, wounds: int, options: Options) -> Play[Endured]:
    """Offer to soak, pay, roll."""
    if not wounds or bearer.price is None:
        return Endured(min(wounds, bearer.fatal))
    side = bearer.roller
    ask = phrase("fa-ask-soak", who=Ref(side.id), wounds=wounds)
    scene = SoakScene(bearer, wounds, options)
    answers = soak_answers(bearer.price)
    threat = (Number("fa-number-wounds", wounds),)
    if not (yield from choose(side.seat, side.id, "FA-ATK-05", ask, answers, "accept", scene, numbers=threat)):
        return Endured(min(wounds, bearer.fatal))
    if bearer.price:
        yield payment("FA-RP-01", side.purse, side.id, bearer.price, bearer.left, "soak")
    yield note("FA-ATK-05", "fa-soaks-with", who=Ref(side.id), die=in_words(side.die), modifiers=bearer.modifiers)
    tested = yield from do(soaking, side, wounds, options, bearer.fatal)
    left = min(bearer.fatal, wounds - max(0, min(wounds, tested.grade)))
    return Endured(left, not left, bearer.price, tested.spent, min(0, tested.grade))


@lru_cache(maxsize=64)
def soak_answers(price: int) -> Listed[bool]:
    """Take the wounds, or soak for resource points."""
    cost = price_in_rp(price)
    return Listed(
        [Answer("accept", False, phrase("fa-answer-take")), Answer("soak", True, phrase("fa-answer-soak"), cost)]
    )


@rule("FA-ATK-05", "FA-RP-01")
def after_soaking(world: World, who: str, endured: Endured) -> Play[World]:
    """A faction that has soaked pays for it, and for rerolls; two ones have consequences."""
    if endured.price is None:
        return world
    faction = world.find(who)
    faction = replace(faction, rp=faction.rp - endured.price)
    return (yield from after_roll(world.put(faction), who, "soak", endured.spent, endured.grade))


@rule("FA-ATR-04", "FA-CORE-13", "FA-ATK-05")
def soaking(roller: Roller, wounds: int, options: Options, fatal: int = FATAL) -> Play[Tested]:
    """A roll on structure: each success and raise cancels one wound of this blow.

    A faction left with a `fatal` number of wounds is destroyed, however many more there are.
    """
    tested = yield from test(roller, "soak", TARGET_NUMBER, wounds, options)
    soaked = max(0, min(wounds, tested.grade))
    yield note("FA-CORE-13", "fa-soaked", who=Ref(roller.id), soaked=soaked, left=wounds - soaked)
    return Tested(max(tested.grade, wounds - fatal), tested.spent) if tested.grade >= 0 else tested


@rule("FA-CORE-13", "FA-GM-08")
def soak(world: World, who: str, wounds: int) -> Play[tuple[World, int]]:
    """Soak wounds that come without a blow. Returns the world and the wounds that are left."""
    yield meanwhile(world)
    endured = yield from do(resolve_wounds, declare_wounds(world, who), wounds, world.options)
    world = yield from after_soaking(world, who, endured)
    world = yield from offer_after_own_failure(world, who, endured.grade)
    return world, endured.left


@rule("FA-WND-01", "FA-WND-02", "FA-GEN-04", "FA-GEN-05", "FA-WND-05")
def wounded(world: World, who: str, wounds: int, by: str) -> Play[World]:
    """Take wounds one by one, each suspends an asset; if one of them is the fourth, there is nothing to suspend."""
    if wounds and len(world.find(who).wounds) + wounds >= FATAL:
        yield note("FA-GEN-05", "fa-fourth-wound", who=Ref(who))
        return (yield from destroyed(world, who, by))
    for _ in range(wounds):
        faction = world.find(who)
        number = 1 + max((wound.number for wound in faction.wounds), default=0)
        asset = yield from _suspended(world, faction, by)
        if asset is not None:
            faction = faction.with_asset(replace(asset, suspended_by=number))
        wound = Wound(number, asset.id if asset is not None else "")
        faction = replace(faction, wounds=(*faction.wounds, wound))
        yield note("FA-WND-01", "fa-wounded", who=Ref(who), wounds=len(faction.wounds))
        world = world.put(faction)
        if asset is not None:
            yield note("FA-WND-02", "fa-suspended", who=Ref(who), asset=Ref(asset.id))
            world = hidden_only_with_refuge(world, who)
            world = yield from within_limit(world, who)
    return world


@rule("FA-WND-02", "FA-WND-04", "FA-WND-09", "FA:suspend_choice")
def _suspended(world: World, faction: Faction, by: str) -> Play[Asset | None]:
    """Which asset the wound suspends: the owner chooses among those that no other wound suspends."""
    free = tuple(asset for asset in faction.assets if not asset.suspended_by)
    free = tuple(asset for asset in free if not asset.dormant) or free
    choice = world.options.suspend_choice
    if choice == "owner_usable":
        free = tuple(asset for asset in free if is_usable(asset, world.options)) or free
    if not free:
        return None
    if choice == "random" and len(free) > 1:
        at = yield from roll(Sum((len(free),)), "FA-WND-04", who=faction.id)
        return free[at - 1]
    chooser = world.find(by) if choice == "attacker" and by and not world.find(by).destroyed else faction
    return (yield from named(world, chooser, "FA-WND-04", "fa-ask-suspend", free))


@rule("FA-WND-08")
def struck_down(wounds: tuple[Wound, ...]) -> tuple[Wound, ...]:
    """The wounds of a faction that is destroyed: four, however it came to that."""
    return wounds + tuple(Wound(9 + n) for n in range(FATAL - len(wounds)))


@rule("FA-GEN-05", "FA-WND-08", "FA-PHA-10", "FA-END-04", "FA-CTL-05", "FA-CTL-07", "FA:destroyed_spoils")
def destroyed(world: World, who: str, by: str = "") -> Play[World]:
    """The fourth wound: out of play with all it had. Its plans, markers and control end; its turn is over."""
    faction = world.find(who)
    yield note("FA-GEN-05", "fa-destroyed", who=Ref(who))
    plans = tuple(replace(p, status="cancelled") if p.status == "open" else p for p in faction.plans)
    kept = struck_down(faction.wounds)
    rp = faction.rp
    fallen = replace(
        faction,
        destroyed=True,
        wounds=kept,
        plans=plans,
        assets=tuple(replace(asset, seized="") if asset.seized else asset for asset in faction.assets),
        rp=0,
        shaken=False,
        hidden=False,
        found_by=(),
        intel=(),
        sabotage=(),
        modifiers=(),
        controller="",
        order=None,
        action="",
        card=0,
        on_hold=False,
    )
    world = replace(
        world.put(fallen),
        fallen=(*world.fallen, who),
        queue=tuple(one for one in world.queue if one != who),
        waiting=tuple(one for one in world.waiting if one != who),
        turns=tuple(turn for turn in world.turns if turn.who != who),
    )
    for other in world.factions:
        if other.controller == who:
            yield note("FA-CTL-05", "fa-free", who=Ref(other.id))
            other = replace(other, controller="", order=None)
        intel = tuple(spy for spy in other.intel if spy != who)
        world = world.put(replace(other, intel=intel, found_by=tuple(spy for spy in other.found_by if spy != who)))
    if by and world.has(by) and by != who:
        victor = world.find(by)
        world = world.put(replace(victor, trophies=(*victor.trophies, who)))
        if world.options.destroyed_spoils == "destroyer_rp":
            world = yield from change_rp(world, by, rp, "FA:destroyed_spoils")
    return world


@rule("FA-WND-03", "FA-WND-06", "FA-WND-07", "FA:wound_recovery_order")
def healed(world: World, who: str, wounds: int) -> Play[World]:
    """Remove wounds, the owner says which; their assets are back at once."""
    for _ in range(min(wounds, len(world.find(who).wounds))):
        faction = world.find(who)
        wound = yield from _healed_first(world, faction)
        faction = replace(faction, wounds=tuple(w for w in faction.wounds if w.number != wound.number))
        yield note("FA-WND-03", "fa-healed", who=Ref(who), wounds=len(faction.wounds))
        if wound.asset:
            faction = faction.with_asset(replace(faction.asset(wound.asset), suspended_by=0))
            yield note("FA-WND-03", "fa-asset-back", who=Ref(who), asset=Ref(wound.asset))
        world = yield from within_limit(world.put(faction), who)
    return world


def _healed_first(world: World, faction: Faction) -> Play[Wound]:
    newest, oldest = faction.wounds[-1], faction.wounds[0]
    order = world.options.wound_recovery_order
    if order == "oldest_first":
        return oldest
    if order == "newest_first" or len({wound.asset for wound in faction.wounds}) == 1:
        return newest
    answers = Listed([Answer(f"wound:{wound.number}", wound, _with_its_asset(wound)) for wound in faction.wounds[::-1]])
    seat = seat_of(world, faction)
    ask = phrase("fa-ask-heal", who=Ref(faction.id))
    default = f"wound:{newest.number}"
    return (yield from choose(seat, faction.id, "FA-WND-06", ask, answers, default, seen_by(world, seat)))


def _with_its_asset(wound: Wound) -> Phrase:
    """A wound by what it suspends, if it suspends anything."""
    return phrase("fa-answer-wound-asset", asset=Ref(wound.asset)) if wound.asset else phrase("fa-answer-wound")
