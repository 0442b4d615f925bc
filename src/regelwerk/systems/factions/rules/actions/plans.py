"""Plans: a faction's goals, advanced roll by roll, and what happens when they are reached."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import ALL, MASTER, Do, Play, choose, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import passive, shares, with_assets
from regelwerk.systems.factions.rules.core.checks import NO_MODIFIERS, after_roll, modifiers, roller
from regelwerk.systems.factions.rules.core.rolls import TARGET_NUMBER, Roller, Tested, last_test
from regelwerk.systems.factions.rules.phase.visibility import audience
from regelwerk.systems.factions.state import Asset, Faction, World
from regelwerk.systems.factions.values import in_words


class Advance(NamedTuple):
    """Work on a plan as it was declared: the roll, what is missing, and what assets add to a success."""

    roller: Roller
    missing: int
    extra: int


@rule("FA-PLN-02", "FA-PLN-03", "FA-PLN-07")
def declare_plan(world: World, who: str, plan_id: str, basis: World) -> Play[Advance]:
    """The attribute that the master has set for this plan, with all modifiers as in the `basis`."""
    options = world.scene.options
    faction = basis.find(who)
    plan = faction.plan(plan_id)
    figure = modifiers(faction, "plan", options)
    hearers = audience(world, who, "plans")
    told = "fa-advances"
    if hearers != ALL:
        yield note("FA-PLN-03", "fa-advances-secretly", who=Ref(who))
        told = "fa-advances-hidden"
    die = faction.die(plan.kind.attribute)
    yield note("FA-PLN-03", told, hearers, who=Ref(who), plan=Ref(plan_id), die=in_words(die), modifiers=figure)
    payer = faction if world is basis else world.find(who)
    rolled = roller(world, payer, "plan", die, figure.total, hearers)
    return Advance(rolled, max(1, plan.required - plan.progress), extra_hits(faction, options).total)


@rule("FA-PLN-03")
@stakes(
    Stake(
        lambda args, result: min(args[1], result.grade + args[2]) if result.grade > 0 else 0,
        "fa-stake-progress",
        whom=lambda args: args[0].id,
        bands=(
            Band("fa-band-advances", lambda _, result: result.grade > 0),
            Band("fa-band-completes", lambda args, result: result.grade > 0 and result.grade + args[2] >= args[1]),
        ),
    )
)
def resolve_plan(roller: Roller, missing: int, extra: int, options: Options) -> Play[Tested]:
    """A regular roll on the plan's attribute; more than what is missing expires."""
    return (yield from last_test(roller, "plan", TARGET_NUMBER, max(1, missing - extra), options))


@rule("FA-USE-05")
def extra_hits(faction: Faction, options: Options) -> Tally:
    """What assets such as a workshop add to a roll that has succeeded."""
    return with_assets(NO_MODIFIERS, passive(faction.assets, "plan_bonus_on_success", options))


@rule("FA-PLN-02", "FA-PLN-03", "FA-PLN-07")
def roll_plan(world: World, who: str, plan_id: str, basis: World) -> Play[tuple[World, Tested]]:
    """Declare work on a plan, roll, and pay for rerolls."""
    advance = yield from declare_plan(world, who, plan_id, basis)
    yield meanwhile(world)
    tested: Tested = yield Do(resolve_plan, (*advance, world.scene.options))
    world = yield from after_roll(world, who, "plan", tested.spent, tested.grade)
    return world, tested


@rule("FA-PLN-03", "FA-PLN-04")
def apply_plan(world: World, who: str, plan_id: str, tested: Tested) -> Play[World]:
    """Successes and raises are noted; a failure adds nothing and loses nothing."""
    faction = world.find(who)
    plan = faction.plan(plan_id)
    hearers = audience(world, who, "plans")
    if tested.grade < 1:
        yield note("FA-PLN-03", "fa-plan-stalls", hearers, who=Ref(who), plan=Ref(plan_id))
        return world
    hits = _hits(tested.grade, passive(faction.assets, "plan_bonus_on_success", world.scene.options))
    scored = hits.total
    progress = min(plan.required, plan.progress + scored)
    steps = progress - plan.progress
    yield note(
        "FA-PLN-03",
        "fa-plan-advances",
        hearers,
        who=Ref(who),
        plan=Ref(plan_id),
        hits=hits,
        steps=steps,
        over=scored - steps,
        progress=progress,
        required=plan.required,
        **shares(hits),
    )
    world = world.put(faction.with_plan(replace(plan, progress=progress)))
    return (yield from completed(world, who, plan_id)) if progress >= plan.required else world


@lru_cache(maxsize=256)
def _hits(grade: int, assets: tuple[Asset, ...]) -> Tally:
    return with_assets(tally(grade, "FA-PLN-03", "fa-term-roll"), assets)


@rule("FA-PLN-04", "FA-PLN-05", "FA-GM-11")
def completed(world: World, who: str, plan_id: str) -> Play[World]:
    """A plan is complete: it takes effect at once, or becomes the subject of the next mission, as the master says."""
    faction = world.find(who)
    plan = faction.plan(plan_id)
    world = world.put(faction.with_plan(replace(plan, status="complete")))
    yield note("FA-PLN-04", "fa-plan-complete", who=Ref(who), plan=Ref(plan_id))
    outcomes = ("immediate", "mission") if plan.kind.outcome == "immediate" else ("mission", "immediate")
    answers = Listed([Answer(outcome, outcome, phrase(f"fa-answer-{outcome}")) for outcome in outcomes])
    ask = phrase("fa-ask-plan", who=Ref(who), plan=Ref(plan_id))
    outcome = yield from choose(MASTER, who, "FA-PLN-04", ask, answers, outcomes[0], world)
    return (yield from plan_in_effect(world, who, plan_id, outcome))


@rule("FA-PLN-04", "FA-GM-11", "FA-END-06")
def plan_in_effect(world: World, who: str, plan_id: str, outcome: str) -> Play[World]:
    """What was prepared for the plan happens now, or waits for the mission."""
    plan = world.find(who).plan(plan_id)
    yield note("FA-PLN-04", f"fa-plan-{outcome}", who=Ref(who), plan=Ref(plan_id))
    return replace(world, pending=(*world.pending, *plan.kind.effects)) if outcome == "immediate" else world
