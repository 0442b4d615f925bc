"""Ground: distances, reach, sight and the cover that terrain gives, on the map or without one."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.space import Field, Point, is_inside_or_on_edge, metres, metres_between, near, pieces_crossed, within
from regelwerk.systems.phasesix.state import Combat, Fighter

Cover = Literal["4", "5", "6", "blocked"]
BEST_FIRST: tuple[Cover, ...] = ("blocked", "4", "5", "6")
OVER_IT = metres(1)
"""A participant this near to a piece of terrain fires over or past it."""


def has_map(state: Combat) -> bool:
    scene = state.scene
    return scene.field is not None and scene.options.space == "plane"


@lru_cache(maxsize=1 << 12)
def spot(place: Point) -> Phrase:
    """A place as people say it: metres, to a decimetre."""
    x, y = place.in_metres
    return phrase("ps-spot", x=round(x, 1), y=round(y, 1))


def distance_m(state: Combat, one: Fighter, other: Fighter) -> float:
    """Metres between two participants, centre to centre; 0 without a map."""
    if not has_map(state) or one.position is None or other.position is None:
        return 0.0
    return metres_between(one.position, other.position)


@rule("PS-GEA-04")
def is_within(state: Combat, one: Fighter, other: Fighter, reach_m: float) -> bool:
    """In reach; without a map everybody is in reach of everybody."""
    if not has_map(state) or one.position is None or other.position is None:
        return True
    return within(one.position, other.position, _reach(reach_m))


_reach = lru_cache(maxsize=256)(metres)
"""Weapons have few different reaches."""


@rule("PS-COV-01", "PS-COV-02")
def terrain_cover(state: Combat, source: Point | None, target: Fighter, attacker: str = "") -> Cover | None:
    """The best cover on the straight line; pieces next to the attacker hinder nobody, unless they block."""
    if state.scene.options.terrain_cover == "manual" or not has_map(state):
        return _cover_by_pair(state, attacker, target)
    field, place = state.scene.field, target.position
    if field is None or source is None or place is None or source == place:
        return None
    return _cover_on_line(source, place, field)


@lru_cache(maxsize=1 << 12)
def _cover_on_line(source: Point, place: Point, field: Field) -> Cover | None:
    found = {
        piece.kind
        for piece in pieces_crossed(source, place, field)
        if piece.kind == "blocked" or (piece.kind and not near(source, piece, OVER_IT))
    }
    return next((cover for cover in BEST_FIRST if cover in found), None)


def _cover_by_pair(state: Combat, attacker: str, target: Fighter) -> Cover | None:
    """Cover as the table named it for this attacker (or any, `*`) and this target."""
    for who, whom, cover in state.scene.pair_cover:
        if whom == target.id and who in (attacker, "*") and cover in BEST_FIRST:
            return next(known for known in BEST_FIRST if known == cover)
    return None


@rule("PS-REA-02")
def perceives(state: Combat, observer: Fighter, other: Fighter) -> bool:
    """Everybody perceives everybody, except sleepers, the unconscious and those who suspect nothing."""
    if observer.is_helpless or (observer.unaware and observer.sheet.side != other.sheet.side):
        return False
    if state.scene.options.perception_default == "line_of_sight":
        return terrain_cover(state, other.position, observer, other.id) != "blocked"
    return True


@rule("PS-BRC-01")
def has_support(state: Combat, fighter: Fighter) -> bool:
    """A weapon can be rested when crouched or lying, or next to terrain that gives 4+ or 5+ cover."""
    field = state.scene.field
    if state.scene.options.brace_support == "always" or not has_map(state) or fighter.has("crouched"):
        return True
    return (
        field is not None
        and fighter.position is not None
        and any(piece.kind in ("4", "5") and near(fighter.position, piece, OVER_IT) for piece in field.pieces)
    )


def stands_at_exit(state: Combat, fighter: Fighter) -> bool:
    """On a piece of ground that the scenario names as a way out."""
    field = state.scene.field
    return (
        field is not None
        and fighter.position is not None
        and any(piece.kind == "exit" and is_inside_or_on_edge(fighter.position, piece) for piece in field.pieces)
    )
