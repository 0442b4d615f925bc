"""Cover and shields: rolls that take hits away, for crits and normal hits apart."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.dice import HitPool, Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note, roll
from regelwerk.engine.facts import Ref
from regelwerk.space import Point
from regelwerk.systems.phasesix.rules.handlings.facing import block_covers
from regelwerk.systems.phasesix.rules.handlings.ground import terrain_cover
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import shield_cover

CROUCHED_COVER = 6


@rule("PS-COV-03", "PS-COV-04", "PS-SHD-02", "PS-SHD-04")
def cover_numbers(
    state: Combat, source: Point | None, attacker: str, target: Fighter, *, shield_raised: bool
) -> tuple[int, ...]:
    """The cover rolls a target gets: the best one only, or all in turn (PS:cover_combination)."""
    terrain = terrain_cover(state, source, target, attacker)
    numbers = [int(terrain)] if terrain is not None and terrain != "blocked" else []
    if target.has("crouched"):
        numbers.append(CROUCHED_COVER)
    if target.sheet.shield is not None and (
        shield_raised or (block_is_up(state, target) and block_covers(state, target, source, attacker))
    ):
        number = shield_cover(target.sheet.shield, state.scene.options.shield_cover_clamp)
        if number is not None:
            numbers.append(number)
    numbers.sort()
    return tuple(numbers if state.scene.options.cover_combination == "sequential" else numbers[:1])


@rule("PS-SHD-01")
def can_use_shield(state: Combat, fighter: Fighter) -> bool:
    """A shield needs a free hand: at most one one-handed weapon beside it."""
    if fighter.sheet.shield is None or fighter.is_helpless:
        return False
    hands = [fighter.sheet.weapon(weapon).hands for weapon in fighter.ready]
    if state.scene.options.shield_hand_rule == "strict_one_handed":
        return hands == [1]
    return sum(hands) <= 1


@rule("PS-SHD-02")
def block_is_up(state: Combat, fighter: Fighter) -> bool:
    """The block holds in the round after it was made ready, while the bearer can use the shield."""
    return fighter.shield_block in ("up", "renewed") and can_use_shield(state, fighter)


def cover_in_turn(seat: str, who: str, numbers: tuple[int, ...], hits: Hits, removal: str) -> Play[Hits]:
    """All cover rolls one after another (usually there is just one)."""
    for number in numbers:
        if hits.normals + hits.crits:
            hits = yield from cover_roll(seat, who, number, hits, removal)
    return hits


@rule("PS-COV-05", "PS-COV-06", "PS-CRT-07", "PS-MEG-04")
def cover_roll(seat: str, who: str, number: int, hits: Hits, removal: str) -> Play[Hits]:
    """One W6 for each hit, crits and normal hits apart; each success takes one hit of its kind away."""
    yield note("PS-COV-05", "ps-rolls-cover", who=Ref(who), number=number, normals=hits.normals, crits=hits.crits)
    saved_normals = yield from _saves(seat, who, number, hits.normals)
    if removal == "per_die":
        crits = yield from _crit_by_crit(seat, who, number, hits)
    else:
        saved_crits = yield from _saves(seat, who, number, hits.crits)
        crits = without_crits(hits, saved_crits, removal)
    left = Hits(hits.normals - saved_normals, *crits)
    yield note(
        "PS-COV-05",
        "ps-cover",
        who=Ref(who),
        number=number,
        normals=saved_normals,
        crits=hits.crits - left.crits,
        normals_left=left.normals,
        crits_left=left.crits,
    )
    return left


def _saves(seat: str, who: str, number: int, dice: int) -> Play[int]:
    if not dice:
        return 0
    saved = yield from roll(_cover_dice(dice, number), "PS-COV-05", seat=seat, who=who)
    return saved.normals


@lru_cache(maxsize=1024)
def _cover_dice(dice: int, number: int) -> HitPool:
    """The same few throws come up in every path of every attack."""
    return HitPool(dice, number, None, explode=False)


@rule("PS-MEG-04")
def without_crits(hits: Hits, removed: int, removal: str) -> tuple[int, tuple[int, ...]]:
    """The crits left: the worst fall first, since nothing binds the defender (PS:cover_crit_removal)."""
    bonuses = _bonuses(hits)
    left = bonuses[removed:] if removal == "worst_first" else bonuses[: len(bonuses) - removed]
    return len(left), tuple(bonus for bonus in left if bonus)


def _bonuses(hits: Hits) -> list[int]:
    """The extra wounds of every single crit, highest first."""
    return sorted(hits.megas, reverse=True) + [0] * (hits.crits - len(hits.megas))


def _crit_by_crit(seat: str, who: str, number: int, hits: Hits) -> Play[tuple[int, tuple[int, ...]]]:
    """Every crit has a cover die of its own."""
    left: list[int] = []
    for bonus in _bonuses(hits):
        if not (yield from _saves(seat, who, number, 1)):
            left.append(bonus)
    return len(left), tuple(bonus for bonus in left if bonus)
