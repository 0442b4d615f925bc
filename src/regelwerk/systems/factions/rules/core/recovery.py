"""Getting over shaken: the roll at the start of the turn, and resource points at any time."""

from __future__ import annotations

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import bennie_price
from regelwerk.systems.factions.rules.core.checks import after_roll, modifiers, roller
from regelwerk.systems.factions.rules.core.payments import payment
from regelwerk.systems.factions.rules.core.rolls import CRITICAL, TARGET_NUMBER, Roller, Tested, last_test, price_in_rp
from regelwerk.systems.factions.rules.core.shaken import steadied
from regelwerk.systems.factions.rules.phase.visibility import audience, seen_by
from regelwerk.systems.factions.state import Faction, World, seat_of
from regelwerk.systems.factions.values import in_words


def can_shake_off(world: World, faction: Faction) -> bool:
    """Whether the price of shaking off can be paid; fewer points buy nothing."""
    return faction.shaken and faction.rp >= bennie_price(faction, "shake_off", world.options)


@rule("FA-SHK-09", "FA-SHK-07", "FA-CORE-15", "FA-RP-01", "FA-GEN-06")
def shake_off(world: World, who: str, *, restores: bool = True) -> Play[World]:
    """Resource points end shaken at once, also outside the own turn; in the own turn the action is there again."""
    faction = world.find(who)
    price = bennie_price(faction, "shake_off", world.options)
    faction = steadied(replace(faction, rp=faction.rp - price), restores)
    if price:
        yield payment("FA-RP-01", audience(world, who, "rp"), who, price, faction.rp, "shake-off")
    yield note("FA-SHK-09", "fa-shakes-off", who=Ref(who))
    return world.put(faction)


@rule("FA-SHK-11", "FA-ATK-08", "FA:shake_off_timing")
def offer_shake_off(world: World, who: str, threat: Phrase | None = None) -> Play[World]:
    """Directly after becoming shaken, and before a roll against it, a faction may shake it off.

    Against a threat the question tells who is coming, and with what.
    """
    if world.options.shake_off_timing == "after_failed_roll":
        return world
    ask = threat or phrase("fa-ask-shake-off", who=Ref(who))
    restores = world.options.late_shake_off_restores_action
    return (yield from _offered(world, who, "FA-SHK-11", ask, restores=restores))


@rule("FA-SHK-11", "FA:critical_failure_effect")
def offer_after_own_failure(world: World, who: str, grade: int) -> Play[World]:
    """Where two ones shake, a faction that rolled them outside its own turn may shake that off directly afterwards."""
    shakes = grade == CRITICAL and world.options.critical_failure_effect == "shaken"
    return (yield from offer_shake_off(world, who)) if shakes else world


def _offered(
    world: World, who: str, rule_id: str, ask: Phrase, *, restores: bool = True, price_of_action: bool = False
) -> Play[World]:
    faction = world.find(who)
    price = bennie_price(faction, "shake_off", world.options)
    if not (faction.shaken or price_of_action) or faction.rp < price or faction.destroyed:
        return world
    cost = price_in_rp(price)
    answers = Listed(
        [
            Answer("decline", False, phrase("fa-answer-decline")),
            Answer("shake_off", True, phrase("fa-answer-shake-off"), cost),
        ]
    )
    seat = seat_of(world, faction)
    wanted = yield from choose(seat, who, rule_id, ask, answers, "decline", seen_by(world, seat))
    if not wanted:
        return world
    if price_of_action:
        world = world.put(replace(faction, shaken=True, action="shaken"))
    return (yield from shake_off(world, who, restores=restores))


@rule("FA-SHK-05", "FA-SHK-06", "FA:unshake_success_allows_action")
def leaves_action(grade: int, options: Options) -> bool:
    """Whether a recovery leaves the action of this turn: with a raise, or where the table says so a mere success."""
    return grade >= 2 or (grade == 1 and options.unshake_success_allows_action)


@rule("FA-SHK-04", "FA-ATR-05", "FA-CORE-16")
@stakes(
    Stake(
        lambda _, result: int(result.grade > 0),
        "fa-stake-success",
        whom=lambda args: args[0].id,
        bands=(
            Band("fa-band-steady", lambda _, result: result.grade > 0),
            Band("fa-band-acts", lambda args, result: leaves_action(result.grade, args[1])),
        ),
    )
)
def resolve_recovery(roller: Roller, options: Options) -> Play[Tested]:
    """A roll on flexibility: a success ends shaken, a raise leaves the action as well."""
    return (yield from last_test(roller, "unshake", TARGET_NUMBER, 2, options))


@rule("FA-SHK-04", "FA-ATR-05")
def declare_recovery(world: World, who: str) -> Play[Roller]:
    """Flexibility with all modifiers."""
    faction = world.find(who)
    figure = modifiers(faction, "unshake", world.options)
    yield note("FA-SHK-04", "fa-recovers", who=Ref(who), die=in_words(faction.flexibility), modifiers=figure)
    return roller(world, faction, "unshake", faction.flexibility, figure.total)


@rule("FA-SHK-04", "FA-SHK-07", "FA-CORE-16")
def recover(world: World, who: str) -> Play[World]:
    """At the start of its turn a shaken faction must roll, unless it shakes off first."""
    world = yield from offer_shake_off(world, who)
    if not world.find(who).shaken:
        return world
    rolled = yield from declare_recovery(world, who)
    yield meanwhile(world)
    tested = yield from do(resolve_recovery, rolled, world.options)
    return (yield from apply_recovery(world, who, tested))


@rule("FA-SHK-05", "FA-SHK-06", "FA-SHK-07", "FA-CORE-16", "FA:unshake_success_allows_action")
def apply_recovery(world: World, who: str, tested: Tested) -> Play[World]:
    """A success ends shaken and costs the action, a raise leaves the action as well; a failure can be paid for."""
    options = world.options
    world = yield from after_roll(world, who, "unshake", tested.spent, tested.grade)
    faction = world.find(who)
    if leaves_action(tested.grade, options):
        yield note("FA-SHK-06", "fa-recovered-acts", who=Ref(who))
        return world.put(replace(faction, shaken=False))
    if tested.grade == 1:
        yield note("FA-SHK-05", "fa-recovered", who=Ref(who))
        return (yield from _after_mere_success(world.put(replace(faction, shaken=False, action="lost")), who))
    yield note("FA-SHK-07", "fa-stays-shaken", who=Ref(who))
    world = world.put(replace(faction, shaken=True, action="shaken"))
    return (yield from _offered(world, who, "FA-SHK-07", phrase("fa-ask-shake-off-act", who=Ref(who))))


@rule("FA:shake_off_after_success", "FA-SHK-09")
def _after_mere_success(world: World, who: str) -> Play[World]:
    """A mere success leaves no shaken to shake off; a table may sell the action back all the same."""
    if not world.options.shake_off_after_success:
        return world
    ask = phrase("fa-ask-buy-action", who=Ref(who))
    return (yield from _offered(world, who, "FA-SHK-09", ask, price_of_action=True))
