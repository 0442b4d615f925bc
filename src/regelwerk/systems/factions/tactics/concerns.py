"""What matters in a campaign, for those who judge who is going to win it."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.concerns import Row
from regelwerk.systems.factions.rules.actions.improve import ASSET_PRICE
from regelwerk.systems.factions.rules.core.assets import is_usable, limit
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
)
from regelwerk.systems.factions.tactics.turn import ENDLESS
from regelwerk.systems.factions.values import Command

CONCERNS = (
    "prospects",
    "prospects_late",
    "remainder_late",
    "purse",
    "purse_late",
    "to_buy",
    "progress",
    "shaken",
    "to_come",
    "danger",
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
        hope, progress = _plans(world, me, mine, turns)
        prospects = _lasting(world, me, turns) + hope
        if not progress:
            # Who has no plan to work on gathers.
            prospects += turns * RP * earnings(me.resources, mine.rolls["gather"], mine.kit.earnings, options)
        purse = float(min(me.rp, PURSE))
        room = limit(me, options) - len(me.assets) if turns and world.offers else 0
        danger = 0.0
        for other, theirs, _ in parties:
            if other is not me:
                blow = prospect(theirs.arms, mine.foe, 0, options)
                danger += GREAT * blow.prize + blow.losses
        rows[me.sheet.id] = (
            prospects,
            late * prospects,
            late * RP * ((me.rp + me.invested) % 5),
            purse,
            late * purse,
            max(0.0, min(room, me.rp / ASSET_PRICE)),
            progress,
            float(me.shaken),
            float(to_come),
            turns * danger / rivals,
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


def _plans(world: World, me: Faction, mine: Profile, turns: int) -> tuple[float, float]:
    """What open plans promise in the turns that are left, and how far the best of them has come."""
    hope = progress = 0.0
    for plan in me.plans:
        if plan.status == "open":
            die, missing = me.die(plan.kind.attribute), max(1, plan.required - plan.progress)
            chance = completion(die, mine.rolls["plan"], mine.kit.plan_hits, missing, turns, world.scene.options)
            hope = max(hope, chance * plan_worth(plan.kind))
            progress = max(progress, (1 + plan.progress) / (1 + plan.required))
    return hope, progress


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
