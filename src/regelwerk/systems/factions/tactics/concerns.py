"""What matters in a campaign, for those who judge who is going to win it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from regelwerk.engine.concerns import Row
from regelwerk.engine.state_values import Value
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import ASSET_PRICE
from regelwerk.systems.factions.rules.core.assets import is_hidden_from, is_usable, limit
from regelwerk.systems.factions.rules.core.checks import INTEL_BONUS, intel_on
from regelwerk.systems.factions.state import Faction, World, seat_of
from regelwerk.systems.factions.tactics.estimates import (
    GREAT,
    MINOR,
    PLAN,
    RP,
    Profile,
    completion,
    earnings,
    plan_worth,
    profile,
    prospect,
    recovery,
)
from regelwerk.systems.factions.tactics.turn import ENDLESS
from regelwerk.systems.factions.values import Command, Die

CONCERNS = (
    "prospects",
    "prospects_late",
    "remainder_late",
    "purse",
    "purse_late",
    "to_buy",
    "shaken",
    "to_come",
    "danger",
    "danger_late",
    "wounds",
)
"""What is late counts for more the fewer phases are left."""

PURSE = 6
"""Who has so many resource points can pay for whatever happens before the next turn."""
UNHEALED = 0.4
"""The chance that a wound outlasts a turn."""
REPAIRED = 0.5
"""What a damaged asset is worth as long as it can be repaired."""


def concerns(world: World) -> dict[str, Row]:
    """What every faction that may win is going to have, and what it has to fear."""
    options, scene = world.scene.options, world.scene
    left = max(0, scene.max_phases - world.phase) if scene.max_phases else ENDLESS
    parties = [(one, profile(one, options), has_turn_to_come(world, one)) for one in who_may_win(world)]
    rivals = max(1, len(parties) - 1)
    late = 1 / (1 + left + sum([to_come for _, _, to_come in parties]) / max(1, len(parties)))
    rows: dict[str, Row] = {}
    for me, mine, to_come in parties:
        turns = left + to_come
        room = limit(me, options) - len(me.assets) if turns and world.offers else 0
        to_buy = max(0.0, min(room, me.rp / ASSET_PRICE))
        prospects = _lasting(world, me, turns) + to_buy + _to_be_won(me, mine, turns, options)
        purse = float(min(me.rp, PURSE))
        danger = 0.0
        for other, theirs, comes in parties:
            if other is not me and not (me.hidden and is_hidden_from(me, other.sheet.id, options)):
                known = INTEL_BONUS * intel_on(me, other.sheet.id, options) if me.intel else 0
                blow = prospect(theirs.arms, mine.foe, known, options)
                danger += (left + comes) * (GREAT * blow.prize + blow.losses)
        rows[me.sheet.id] = (
            prospects,
            late * prospects,
            late * RP * ((me.rp + me.invested) % 5),
            purse,
            late * purse,
            to_buy,
            float(me.shaken),
            float(to_come),
            danger / rivals,
            late * danger / rivals,
            float(turns * len(me.wounds)),
        )
    return rows


def who_may_win(world: World) -> list[Faction]:
    """The great factions that are left, and those that a mission to come is going to make great."""
    rising = [command.faction for command in _to_come(world) if command.kind == "set_minor" and command.to == "false"]
    return [one for one in world.factions if not one.destroyed and (not one.minor or one.sheet.id in rising)]


def _to_come(world: World) -> Iterator[Command]:
    """What the master is known to do in missions to come."""
    yield from world.pending
    for mission in world.scene.missions:
        if mission.after > world.missions:
            yield from mission.commands


def has_turn_to_come(world: World, faction: Faction) -> bool:
    """Whether a faction can still act in this phase."""
    who = faction.sheet.id
    if world.stage == "deal" or who in world.queue or who in world.waiting:
        return True
    return faction.action == "available" and world.turn_of(who) is not None


def _lasting(world: World, me: Faction, turns: int) -> float:
    """What of the present score is likely to be left at the end, every resource point counting (FA-END-02).

    Wounds heal and assets come back, unless there are no turns left.
    """
    options = world.scene.options
    unhealed = UNHEALED**turns
    score = RP * (me.rp + me.invested) - unhealed * len(me.wounds)
    score += PLAN * len([1 for plan in me.plans if plan.status == "complete"])
    for who in me.trophies:
        score += MINOR if world.find(who).minor else GREAT
    for asset in me.assets:
        if is_usable(asset, options):
            score += 1
        elif turns and not asset.dormant:
            score += (1 - unhealed if asset.suspended_by else 1) * (REPAIRED if asset.damaged else 1)
    return score


def _to_be_won(me: Faction, mine: Profile, turns: int, options: Options) -> float:
    """What the actions that are left are going to bring: plans one after the other, then money.

    Who is shaken may lose the next of them.
    """
    earned = RP * earnings(me.resources, mine.rolls["gather"], mine.kit.earnings, options)
    bonus, extra = mine.rolls["plan"], mine.kit.plan_hits
    open_plans = [
        _Task(me.die(plan.kind.attribute), max(1, plan.required - plan.progress), plan_worth(plan.kind))
        for plan in me.plans
        if plan.status == "open"
    ]
    tasks = tuple(sorted(open_plans, key=lambda task: task.missing / task.worth))
    won = _course(tasks, bonus, extra, earned, turns, options)
    if me.shaken and turns:
        acts = recovery(me.flexibility, mine.rolls["unshake"], options)
        won = acts * won + (1 - acts) * _course(tasks, bonus, extra, earned, turns - 1, options)
    return won


class _Task(Value, frozen=True):
    """A plan: what is rolled for it, what it still needs and what it is worth."""

    die: Die
    missing: int
    worth: float


@lru_cache(maxsize=1 << 15)
def _course(tasks: tuple[_Task, ...], bonus: int, extra: int, earned: float, turns: int, options: Options) -> float:
    """What so many actions are worth if the first plan is completed before the next one, or all of them bring money."""
    if not tasks or not turns:
        return turns * earned
    task, others = tasks[0], tasks[1:]
    worth = before = 0.0
    for needed in range(1, turns + 1):
        done = completion(task.die, bonus, extra, task.missing, needed, options)
        worth += (done - before) * (task.worth + _course(others, bonus, extra, earned, turns - needed, options))
        before = done
    return max(worth, turns * earned)


def party_of(world: World, seat: str) -> str:
    """The faction that a seat leads, or that its character is going to lead, if it may win.

    A minor faction plays for whoever controls it, the master for nobody.
    """
    led = [(one.sheet.id, one.controller) for one in world.factions if seat_of(world, one) == seat]
    given = [(one.to, one.faction) for one in _to_come(world) if one.kind == "set_control"]
    own = [character.id for character in world.scene.characters if character.seat == seat]
    parties = [faction.sheet.id for faction in who_may_win(world)]
    for who in (*[who for pair in led for who in pair], *[who for to, who in given if to in own]):
        if who in parties:
            return who
    return ""
