"""Cover: what hides half of a target, what the place it is in does for it, and whom it helps against a hit."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally
from regelwerk.space.bases import touches
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Piece
from regelwerk.systems.realms.rules.sight.environment import cover_from_place, gives_cover_2_inside
from regelwerk.systems.realms.rules.sight.positions import HALF, Sighting, body, sighting, size_of
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import SIZES

RULES = {1: "RE-COV-04", 2: "RE-COV-05"}


class Cover(NamedTuple):
    """The cover of one target against one shooter."""

    level: int = 0
    rule_id: str = ""
    """By which rule: that of the level, or of the zone or environment that gives it."""
    source: str = ""
    """The piece, model, zone or environment."""
    touching: bool = False
    """The target touches cover II and defends itself with +2 (RE-COV-06)."""

    @property
    def message(self) -> str:
        return f"re-term-cover-{self.level}"


NO_COVER = Cover()


@rule("RE-COV-01", "RE-COV-02", "RE-COV-03", "RE-COV-06", "RE-GEO-10", "RE-GEO-11", "RE-MIK-03")
def cover(world: World, shooter: Model, target: Model) -> Cover:
    """The best cover that a target has from a shooter: of several sources only the highest counts."""
    return seen_cover(world, shooter, target, sighting(world, shooter, target))


@rule("RE-COV-01", "RE-GEO-10")
def seen_cover(world: World, shooter: Model, target: Model, sight: Sighting) -> Cover:
    """The same for a caller that knows already how the shooter sees the target."""
    pieces = _hiding_pieces(world, sight)
    best = _best(_by_pieces(world, pieces), _by_models(world, target, sight)) if pieces or sight.by_model else NO_COVER
    level, rule_id, source = cover_from_place(world, target, shooter.at)
    if level > best.level:
        best = Cover(level, rule_id, source)
    if best.level < 2:
        return best
    shape = body(target, world.options)
    touching = gives_cover_2_inside(world, target, shooter.at) or any(
        touches(shape, piece.solid) for piece, _ in _giving_cover_2(world, pieces)
    )
    return best._replace(touching=touching)


def _best(one: Cover, other: Cover) -> Cover:
    return other if other.level > one.level else one


Hiding = tuple[tuple[Piece, int], ...]
_PLACE = itemgetter(0)


def _hiding_pieces(world: World, sight: Sighting) -> Hiding:
    """The pieces that are cover at all and hide something of the target, each with the cells it hides."""
    if not sight.by_piece:
        return ()
    pieces = _covering(world.scene.battlefield)
    found = [(*pieces[name], cells) for name, cells in sight.by_piece if name in pieces]
    return tuple((piece, cells) for _, piece, cells in (sorted(found, key=_PLACE) if len(found) > 1 else found))


@lru_cache(maxsize=64)
def _covering(field: Battlefield) -> dict[str, tuple[int, Piece]]:
    """The pieces of a table that are cover at all, by their names, each with its place in their order."""
    return {piece.id: (number, piece) for number, piece in enumerate(field.pieces) if piece.cover}


@rule("RE-COV-01", "RE-GEO-10", "RE:cover_union")
def _by_pieces(world: World, pieces: Hiding) -> Cover:
    """A piece is cover if it hides half of the target by itself; a table may let several do so together."""
    for level in (2, 1):
        at_least = tuple((piece, cells) for piece, cells in pieces if piece.cover >= level)
        if not at_least:
            continue
        most, cells = max(at_least, key=lambda entry: entry[1].bit_count())
        if world.options.cover_union == "union":
            for _, also in at_least:
                cells |= also
        if cells.bit_count() >= HALF:
            return Cover(level, RULES[level], most.id)
    return Cover()


@rule("RE-GEO-11", "RE:cover_union")
def _giving_cover_2(world: World, pieces: Hiding) -> Hiding:
    """The pieces that are cover II against this shooter: alone, or each that has a share in it."""
    strong = tuple((piece, cells) for piece, cells in pieces if piece.cover == 2)
    if world.options.cover_union == "single":
        return tuple((piece, cells) for piece, cells in strong if cells.bit_count() >= HALF)
    return strong if _by_pieces(world, strong).level else ()


@rule("RE-COV-07", "RE-GEO-10", "RE:model_cover", "RE:wreck")
def _by_models(world: World, target: Model, sight: Sighting) -> Cover:
    """Larger models of its own side that stand in the way are cover I, and so is a wreck."""
    own_size = SIZES.index(size_of(target, world.options))
    for who, cells in sight.by_model:
        if cells.bit_count() < HALF:
            continue
        model = world.find(who)
        if model.vitals.status == "wreck":
            return Cover(1, RULES[1], who)
        ours = model.side == target.side or world.options.model_cover == "any_model"
        if ours and not model.prone and SIZES.index(model.card.size) > own_size:
            return Cover(1, "RE-COV-07", who)
    return Cover()


@rule("RE-COV-04", "RE-COV-05")
def with_cover(value: Tally, found: Cover) -> Tally:
    """A value to hit, lowered by the level of cover."""
    if not found.level:
        return value
    return value.plus(-found.level, found.rule_id, found.message, found.source)
