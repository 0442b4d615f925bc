"""Reactions to being shot at: dodging, and throwing oneself to the ground."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.rules.core.acts import Reaction
from regelwerk.systems.realms.rules.sight.positions import perceives
from regelwerk.systems.realms.state import Deed, Model, World

SHOTS = ("normal_shot", "aimed_shot", "snap_shot")
DODGE, DROP = 1, 2
"""What the two cost in action points."""


@rule("RE-MOV-18", "RE-MOV-19", "RE:ruling_21")
def is_shot_at(model: Model, deed: Deed) -> bool:
    """Whether a declared shot is aimed at a model itself; a template that is aimed at a spot gives nobody a chance."""
    return deed.kind in SHOTS and any(shots.target == model.id for shots in deed.targets)


@rule("RE-MOV-18", "RE-MOV-19", "RE-REA-03")
def _may(model: Model, deed: Deed, ap: int) -> bool:
    """Whether somebody upright, on legs that carry it, can still get out of the line of fire."""
    return model.ap >= ap and not model.prone and model.vitals.legs == "ok" and is_shot_at(model, deed)


def may_dodge(world: World, model: Model, deed: Deed) -> bool:  # noqa: ARG001 (the shape of every reaction)
    return _may(model, deed, DODGE)


def may_drop(world: World, model: Model, deed: Deed) -> bool:  # noqa: ARG001 (the shape of every reaction)
    return _may(model, deed, DROP)


@rule("RE-REA-05", "RE:ruling_106")
def _notices(world: World, model: Model, deed: Deed) -> bool:
    """Whether a target sees the shot coming: it perceives the shooter, who is not hidden by camouflage."""
    shooter = world.find(deed.who)
    return shooter.revealed and perceives(world, model, shooter)


@rule("RE-MOV-18")
def dodges(world: World, model: Model, deed: Deed) -> tuple[Deed, ...]:
    """A dodge, once per shot."""
    dodging = world.phase.dodging if world.phase is not None else ()
    if model.id in dodging or not _may(model, deed, DODGE) or not _notices(world, model, deed):
        return ()
    return (Deed("dodge", model.id),)


@rule("RE-MOV-19")
def drops(world: World, model: Model, deed: Deed) -> tuple[Deed, ...]:
    """Throwing oneself to the ground."""
    if not _may(model, deed, DROP) or not _notices(world, model, deed):
        return ()
    return (Deed("drop_prone", model.id),)


@rule("RE-MOV-18")
def dodge_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """A dodge costs 1 AP."""
    return tally(DODGE, "RE-MOV-18", "re-act-dodge")


@rule("RE-MOV-19")
def drop_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """Throwing oneself to the ground costs 2 AP."""
    return tally(DROP, "RE-MOV-19", "re-act-drop_prone")


@rule("RE-MOV-18")
def dodge(world: World, deed: Deed, shot: Deed) -> Play[World]:
    """The shooter has -1 against the dodger, against nobody else."""
    yield note("RE-MOV-18", "re-dodges", who=Ref(deed.who), whom=Ref(shot.who))
    return dodging(world, deed.who)


def dodging(world: World, who: str) -> World:
    """The table with somebody who dodges the shot that is coming."""
    phase = world.phase
    assert phase is not None
    return replace(world, phase=replace(phase, dodging=(*phase.dodging, who)))


@rule("RE-MOV-19", "RE-PRO-01")
def drop_prone(world: World, deed: Deed, shot: Deed) -> Play[World]:
    """The target lies, and counts as small for this very shot."""
    yield note("RE-MOV-19", "re-drops", who=Ref(deed.who), whom=Ref(shot.who))
    return world.change(deed.who, prone=True)


REACTIONS = (
    Reaction("dodge", "RE-MOV-18", may_dodge, dodges, dodge_cost, dodge, needs_win=True),
    Reaction("drop_prone", "RE-MOV-19", may_drop, drops, drop_cost, drop_prone, needs_win=True),
)
