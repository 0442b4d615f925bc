"""The end of a campaign: when it comes, how factions are scored, who has won."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.game import Outcome
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.rules.core.assets import is_usable
from regelwerk.systems.factions.state import Faction, World


@rule("FA-END-01", "FA:campaign_end")
def end_reason(world: World) -> str:
    """Why the campaign ends with this phase; nothing if it goes on."""
    scene = world.scene
    ends = scene.options.campaign_end
    if ends == "never":
        return ""
    great = [faction for faction in world.factions if not faction.minor and not faction.destroyed]
    if len(great) <= 1:
        return "last_standing"
    if ends == "last_standing":
        return ""
    if _end_plans(world):
        return "plan"
    return "max_phases" if scene.max_phases and world.phase >= scene.max_phases else ""


def _end_plans(world: World) -> tuple[str, ...]:
    """The completed plans with which the scenario ends."""
    ending = world.scene.end_plans
    if not ending:
        return ()
    plans = [plan for faction in world.factions for plan in faction.plans]
    return tuple(plan.id for plan in plans if plan.id in ending and plan.status == "complete")


@rule("FA-END-02", "FA-END-04", "FA-END-06")
def score(world: World, faction: Faction) -> Tally:
    """Points for plans, for destroyed rivals, for wealth and assets; less for wounds."""
    if faction.destroyed:
        return Tally()
    plans = sum(1 for plan in faction.plans if plan.status == "complete")
    great = sum(1 for who in faction.trophies if not world.find(who).minor)
    minor = len(faction.trophies) - great
    figure = Tally().plus(6 * plans, "FA-END-02", "fa-term-plans", "plans")
    figure = figure.plus(4 * great + minor, "FA-END-02", "fa-term-trophies", "trophies")
    figure = figure.plus((faction.rp + faction.invested) // 5, "FA-END-02", "fa-term-wealth", "wealth")
    usable = sum(1 for asset in faction.assets if is_usable(asset, world.options))
    figure = figure.plus(usable, "FA-END-02", "fa-term-assets", "assets")
    return figure.plus(-len(faction.wounds), "FA-END-02", "fa-term-wounds", "wounds")


@rule("FA-END-03")
def ranking(world: World, scores: Mapping[str, Tally]) -> tuple[tuple[str, ...], ...]:
    """The great factions from the first rank to the last; equals share a rank, the destroyed come behind."""

    def standing(faction: Faction) -> tuple[int, ...]:
        who = faction.sheet.id
        if faction.destroyed:
            return (0, world.fallen.index(who) if who in world.fallen else 0)
        return (1, scores[who].total, -len(faction.wounds), faction.rp)

    great = {faction.sheet.id: standing(faction) for faction in world.factions if not faction.minor}
    ranks = sorted(set(great.values()), reverse=True)
    return tuple([tuple([who for who, stands in great.items() if stands == rank]) for rank in ranks])


def great_scores(world: World) -> dict[str, Tally]:
    """The points of the great factions that still stand."""
    great = [faction for faction in world.factions if not faction.minor and not faction.destroyed]
    return {faction.sheet.id: score(world, faction) for faction in great}


def _points(ranks: tuple[tuple[str, ...], ...], scores: Mapping[str, Tally]) -> tuple[Phrase, ...]:
    """The points of all who still stand, best first; of the first rank also what they come from."""
    return tuple(
        phrase("fa-points" if number else "fa-points-of-first", who=Ref(who), score=scores[who])
        for number, rank in enumerate(ranks)
        for who in rank
        if who in scores
    )


@rule("FA-END-01", "FA-END-03", "FA-GM-17")
def outcome(world: World) -> Outcome | None:
    """Who has won and why, once the campaign has ended; a shared first rank has no winner."""
    if not world.ended:
        return None
    scores = great_scores(world)
    ranks = ranking(world, scores) or ((),)
    standing = tuple(who for who in ranks[0] if who in scores)
    winner = standing[0] if len(standing) == 1 else None
    best = [scores[who].total for rank in ranks for who in rank if who in scores]
    reason = phrase(
        f"fa-end-{world.ended.replace('_', '-')}",
        phase=world.phase,
        number=len(standing),
        first=tuple(Ref(who) for who in standing),
        points=_points(ranks, scores),
        tied=winner is not None and len(best) > 1 and best[0] == best[1],
        plans=tuple(Ref(plan) for plan in _end_plans(world)),
    )
    return Outcome(winner, reason, "FA-END-01")
