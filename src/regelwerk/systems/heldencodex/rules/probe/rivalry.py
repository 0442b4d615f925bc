"""Several probes against each other at once: one who sneaks past many guards, all who run in a chase."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import Goal
from regelwerk.systems.heldencodex.rules.probe.mastery import Rival, second_chance, use_mastery
from regelwerk.systems.heldencodex.rules.probe.probe import (
    IMPOSSIBLE,
    Probed,
    Side,
    apply_probe,
    declare_probe,
    finish,
)
from regelwerk.systems.heldencodex.rules.probe.reading import added_up
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, throw_dice
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import ThrowKind

NOTHING_LIES = Lying((), 0)


def is_ahead(probes: tuple[Probed, ...]) -> bool:
    """Whether nobody has a higher result than the first of several."""
    return probes[0].reaches(max(probed.result for probed in probes))


class Entry(NamedTuple):
    """Somebody who takes part: with which ability and throw, what for, and for which team."""

    hero: Hero
    ability: str
    kind: ThrowKind
    goal: Goal
    team: str
    """Those of one team are no rivals: high mastery does not reach their dice."""


@rule("HC-HIM-03", "HC-HIM-04", "HC-POOL-04")
@stakes(
    Stake(
        lambda _, probes: probes[0].result, "hc-stake-result", lambda args: args[0][0].prober.who,
        bands=(Band("hc-band-ahead", lambda _, probes: is_ahead(probes)),),
    )
)  # fmt: skip
def resolve_contest(sides: tuple[Side, ...], teams: tuple[str, ...]) -> Play[tuple[Probed, ...]]:
    """Everybody throws, then high mastery is used (fewest points first), then everybody settles the own ones."""
    sides = tuple(side.with_goal() for side in sides)
    lying: list[Lying] = []
    for side in sides:
        if not side.prober.dice:
            yield note("HC-POOL-01", "hc-no-dice", side.prober.audience, who=Ref(side.prober.who))
            lying.append(NOTHING_LIES)
            continue
        thrown = yield from do(throw_dice, side.prober, side.kind, side.lead, side.goal)
        faces = yield from second_chance(side.prober, thrown.faces)
        lying.append(replace(thrown, faces=faces))
    for at in sorted(range(len(sides)), key=lambda at: sides[at].prober.mastery):
        if not sides[at].prober.mastery:
            continue
        others = [other for other, team in enumerate(teams) if team != teams[at] and lying[other].faces]
        rivals = tuple(Rival(sides[other].prober.who, lying[other].faces) for other in others)
        faces, rivals = yield from use_mastery(sides[at].prober, lying[at].faces, rivals)
        lying[at] = replace(lying[at], faces=faces)
        for other, rival in zip(others, rivals, strict=True):
            lying[other] = replace(lying[other], faces=rival.faces)
    found = []
    for side, dice in zip(sides, lying, strict=True):
        found.append((yield from finish(side.prober, dice)) if side.prober.dice else IMPOSSIBLE)
    return tuple(found)


@rule("HC-POOL-04", "HC-PHY-04")
def contest_of_many(entries: tuple[Entry, ...], options: Options) -> Play[tuple[tuple[Hero, Probed], ...]]:
    """Whole probes against each other: grit teeth, throw, bear what comes of it; the caller compares them."""
    heroes: list[Hero] = []
    sides: list[Side] = []
    for entry in entries:
        hero, ready = yield from declare_probe(entry.hero, entry.ability, options)
        heroes.append(hero)
        sides.append(Side(ready, entry.kind, entry.goal))
    # Not a step of its own: it has as many results as paths, so odds would gain nothing by remembering them.
    probes = yield from resolve_contest(tuple(sides), tuple(entry.team for entry in entries))
    for side, entry, probed in zip(sides, entries, probes, strict=True):
        yield note(
            "HC-POOL-04", "hc-probe-result", who=Ref(entry.hero.id), ability=Ref(entry.ability), result=probed.result,
            faces=added_up(probed.left, probed.result, side.prober.reading), fumble=probed.fumble,
        )  # fmt: skip
    found = []
    for hero, probed in zip(heroes, probes, strict=True):
        found.append(((yield from apply_probe(hero, probed, options)), probed))
    return tuple(found)
