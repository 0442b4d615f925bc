"""Goals: where somebody wants to go and for what, and what is worth throwing. Tactics use them, rules never do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import ceil
from typing import Literal, NamedTuple

from regelwerk.dice import Hits
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.state_values import replace
from regelwerk.space import (
    Field,
    Path,
    Point,
    cut,
    format_point,
    length,
    metres,
    metres_between,
    near,
    pieces_crossed,
    way_round,
)
from regelwerk.systems.phasesix.rules.attack.cover import cover_numbers
from regelwerk.systems.phasesix.rules.attack.defence import NO_GUARD
from regelwerk.systems.phasesix.rules.attack.throwing import blast_defence, blast_radius
from regelwerk.systems.phasesix.rules.core.rolls import min_roll_of, plain_pool
from regelwerk.systems.phasesix.rules.handlings.ground import OVER_IT, distance_m, has_map, terrain_cover
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.movement import metres_of
from regelwerk.systems.phasesix.rules.handlings.offers import FINE, HELPING_HAND_M, skill_dice, why_not_throw
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.tactics.estimates import (
    HARM_OF_STATUS,
    NO_BLOW,
    Blow,
    Preparation,
    best_blow,
    blow_at,
    can_shoot,
    expected_loss,
    in_contact,
    is_alert,
    melee_arms,
    nameless_defence,
    prize,
    remaining,
    shooters_at,
    some_success,
    standing_enemies,
    successes,
    tails_of,
    threat,
)
from regelwerk.systems.phasesix.tactics.places import exposure
from regelwerk.systems.phasesix.values import Item

Purpose = Literal["help", "strike", "shelter", "find"]
SHORT_OF_IT = 0.9
"""How much of a reach is used up: stopping exactly at its end may be a hair too far away."""
LONGEST_BLAST_M = 6
LIKELY_BLAST_M = 3
FRIENDS_COUNT = 2.0
BOOSTS_COUNT = 0.3
"""A boost is worth less than a wound dealt: it leaves the enemy as strong as before."""
ATTACKS_TO_COME = 5.0
"""A place is good for so many attacks at most."""
ROUNDS_TO_BLEED = 2
"""So many rounds of a fight are left for a wound to bleed, as a rule."""


class Goal(NamedTuple):
    """A place to go to, how near is near enough, and what for."""

    purpose: Purpose
    place: Point
    near_enough: float


# -- helping --------------------------------------------------------------------------------------------------------


def helping_chance(state: Combat, medic: Fighter, patient: Fighter) -> float:
    """The chance that first aid does what the patient needs most."""
    dice = skill_dice(medic, "first_aid", "PS-HEA-03").total
    pool = plain_pool(dice, min_roll_of(medic, "first_aid", state.options).total, state.options)
    return sum(successes(pool)[max(1, patient.level("dying")) :])


def best_aid(state: Combat, me: Fighter) -> Blow:
    """First aid for whoever stands within reach and needs it most, me included: boosts, and an end to the bleeding.

    In the coin of attacks: the share of the patient's health that is won, times how dangerous the patient is.
    """
    best = NO_BLOW
    side = me.sheet.side
    bandages = [item for item, _ in me.sheet.items if item.boosts and me.count_of(item.id)]
    for patient in state.fighters:
        if patient.sheet.side != side or patient.is_helpless or patient.gone or not _is_hurt(patient):
            continue
        if patient is not me and distance_m(state, me, patient) > HELPING_HAND_M:
            continue
        chance = helping_chance(state, me, patient)
        for kind, gear, boosts in (("first_aid", "", 1), *(("use_item", item.id, item.boosts) for item in bandages)):
            missing = patient.sheet.max_hearts - remaining(patient)
            won = BOOSTS_COUNT * min(boosts, missing) + _bleeds(state, patient)
            worth = chance * threat(patient.sheet) * won / remaining(patient)
            if worth > best.worth:
                best = Blow(Handling(kind, gear, "", patient.sheet.id), worth, 0.0, 0.0)
    return best


def _is_hurt(fighter: Fighter) -> bool:
    return remaining(fighter) < fighter.sheet.max_hearts or fighter.has("bleeding")


def _bleeds(state: Combat, patient: Fighter) -> float:
    """The wounds that a patient will lose to bleeding in the next rounds if nobody helps."""
    level = patient.level("bleeding")
    if not level:
        return 0.0
    endurance = patient.sheet.attribute("endurance")
    pool = plain_pool(endurance, min_roll_of(patient, "save", state.options).total, state.options)
    return min(float(remaining(patient)), ROUNDS_TO_BLEED * level * successes(pool)[0])


def patients(state: Combat, me: Fighter) -> list[Fighter]:
    """Friends who lie there and could be saved, those on whom everything depends first."""
    side, vital = me.sheet.side, state.scene.goals.must_live
    down = [f for f in state.fighters if f.conditions and f.sheet.side == side and _could_be_saved(f)]
    return sorted([f for f in down if f.id != me.id], key=lambda f: f.id not in vital) if down else down


def _could_be_saved(friend: Fighter) -> bool:
    return (friend.has("dying") or friend.has("stabilised")) and not friend.is_dead and not friend.gone


def _to_a_patient(state: Combat, me: Fighter) -> Goal | None:
    """Go to a friend who is dying: the best medic does, and others only if nobody threatens them."""
    for patient in patients(state, me):
        if patient.position is None or not patient.has("dying"):
            continue
        vital = patient.id in state.scene.goals.must_live
        if not vital and any(is_alert(enemy) for enemy in standing_enemies(state, me)):
            continue
        if _best_medic(state, patient) == me.id and distance_m(state, me, patient) > HELPING_HAND_M:
            return Goal("help", patient.position, SHORT_OF_IT * HELPING_HAND_M)
    return None


def _best_medic(state: Combat, patient: Fighter) -> str:
    """Who of the patient's friends helps soonest and surest."""

    def fitness(friend: Fighter) -> float:
        turns = 1 + distance_m(state, friend, patient) / max(1, 2 * metres_of(state, friend, "run"))
        return helping_chance(state, friend, patient) / turns

    able = [f for f in state.fighters if f.side == patient.side and not f.is_helpless and not f.gone]
    return max(able, key=fitness).id if able else ""


# -- fighting -------------------------------------------------------------------------------------------------------


def _to_strike(state: Combat, me: Fighter, here: float) -> Goal | None:
    """Go where a melee weapon in hand brings more, for the actions it takes, than can be done from here."""
    weapons = melee_arms(me.sheet, me.ready)
    walk, run = metres_of(state, me, "walk"), max(1, metres_of(state, me, "run"))
    best: Goal | None = None
    for target in standing_enemies(state, me):
        if target.position is None:
            continue
        away = distance_m(state, me, target)
        for weapon in weapons:
            gap = away - weapon.range_m
            walking = gap <= walk
            actions = 1 if walking else 1 + ceil(gap / run)
            # Felling somebody outright is the most that can be hoped for; what cannot win is not worked out.
            if gap <= 0 or prize(target) <= here * actions:
                continue
            there = replace(me, position=target.position)
            tails = tails_of(state, there, target, weapon, "melee", walking=walking)
            worth = blow_at(target, weapon, "melee", tails).worth / actions
            if worth > here:
                here, best = worth, Goal("strike", target.position, SHORT_OF_IT * weapon.range_m)
    return best


def _to_find(state: Combat, me: Fighter) -> Goal | None:
    """Go towards the nearest enemy, wherever that is."""
    places = [enemy.position for enemy in standing_enemies(state, me) if enemy.position is not None]
    if not places or me.position is None:
        return None
    return Goal("find", min(places, key=lambda place: metres_between(me.position or place, place)), 1.0)


def is_covered(state: Combat, me: Fighter, enemies: list[Fighter]) -> bool:
    """Whether some cover stands between somebody and every one of these enemies."""
    return all(cover_numbers(state, e.position, e.id, me, shield_raised=False) for e in enemies)


def _to_shelter(state: Combat, me: Fighter, now: Blow) -> Goal | None:
    """A shooter under fire looks for something to fire over; what lies beyond a walk has to be worth the attack."""
    field = state.scene.field
    if field is None or me.position is None or not can_shoot(me) or in_contact(state, me):
        return None
    enemies = shooters_at(state, me)
    if not enemies or is_covered(state, me, enemies):
        return None
    places = tuple(sorted(enemy.position for enemy in enemies if enemy.position is not None))
    spot = _shelter(field, me.position, places, metres_of(state, me, "walk"))
    if spot is None:
        spot = _shelter(field, me.position, places, metres_of(state, me, "run"))
        if spot is None or not _is_worth_a_run(state, me, now, spot):
            return None
    return Goal("shelter", spot, 0.0)


@lru_cache(maxsize=256)
def _is_worth_a_run(state: Combat, me: Fighter, now: Blow, spot: Point) -> bool:
    """Whether a place saves and brings more, over the attacks to come, than the attack that is not made meanwhile."""
    there = replace(me, position=spot, braced="")
    then = state.put(there)
    friends = sum(f.sheet.side == me.sheet.side and is_alert(f) for f in state.fighters)
    saved = (exposure(state, me) - exposure(then, there)) / max(1, friends)
    gear = now.handling.gear
    if gear and me.sheet.weapon(gear).braceable:
        saved += best_blow(then, replace(there, braced=gear)).worth - now.worth
    hearts = sum(remaining(enemy) for enemy in standing_enemies(state, me))
    attacks = min(ATTACKS_TO_COME, hearts / now.wounds) if now.wounds else ATTACKS_TO_COME
    return attacks * saved > now.worth


@lru_cache(maxsize=1 << 12)
def _shelter(field: Field, start: Point, enemies: tuple[Point, ...], reach_m: int) -> Point | None:
    """The nearest place beside a piece of good cover that stands between it and all enemies."""
    found: list[tuple[float, Point]] = []
    for piece in field.pieces:
        if piece.kind not in ("4", "5"):
            continue
        west, south, east, north = piece.bounds
        half = OVER_IT // 2
        middle = Point((west + east) // 2, (south + north) // 2)
        for spot in (
            Point(west - half, middle.y),
            Point(east + half, middle.y),
            Point(middle.x, south - half),
            Point(middle.x, north + half),
        ):
            if 0 < metres_between(start, spot) <= reach_m and field.contains(spot):
                hidden = all(_stands_between(field, enemy, spot) for enemy in enemies)
                way = way_round(start, spot, field) if hidden else None
                if way is not None and length(way) <= metres(reach_m):
                    found.append((length(way), spot))
    return min(found)[1] if found else None


def _stands_between(field: Field, enemy: Point, spot: Point) -> bool:
    crossed = pieces_crossed(enemy, spot, field)
    kinds = {piece.kind for piece in crossed if not near(enemy, piece, OVER_IT)}
    return bool(kinds & {"4", "5"}) and "blocked" not in kinds


def goal_of(state: Combat, me: Fighter, now: Blow, later: Preparation, *, seeks_shelter: bool) -> Goal | None:
    """Where to go instead of the best attack from here, now or after a preparation, or None to stay.

    It depends on where everybody stands, not on the actions left: a participant on the way still wants the same.
    """
    if not has_map(state) or me.position is None:
        return None
    to_patient = _to_a_patient(state, me)
    if to_patient is not None:
        return to_patient
    here = max(now.worth, later.worth)
    to_strike = _to_strike(state, me, here)
    if to_strike is not None:
        return to_strike
    if seeks_shelter and (to_shelter := _to_shelter(state, me, now)) is not None:
        return to_shelter
    return None if here > 0 else _to_find(state, me)


def way_of(state: Combat, me: Fighter, goal: Goal, reach_m: float) -> Path:
    """The way to a goal, as far as the given metres carry; one place alone if there is none."""
    field = state.scene.field
    assert field is not None and me.position is not None
    way = way_round(me.position, goal.place, field)
    if way is None:
        return (me.position,)
    # Near enough means nothing round a corner: go at least as far as the last bend, and all the way if that does
    # not help either.
    whole, straight = length(way), length(way[-2:])
    enough = metres(goal.near_enough)
    wanted = min(metres(reach_m), whole - min(enough, straight) if whole > enough else whole)
    if goal.purpose == "find" and can_shoot(me):
        # A shooter stops as soon as there is something to shoot at.
        for share in (0.25, 0.5, 0.75):
            path = cut(way, round(wanted * share))[0]
            if best_blow(state, replace(me, position=path[-1])).worth > 0:
                return path
    return cut(way, wanted)[0]


# -- throwing -------------------------------------------------------------------------------------------------------


def best_throw(state: Combat, me: Fighter) -> Blow:
    """The throw that hurts enemies most and spares friends; one enemy alone is hardly worth a grenade."""
    best = NO_BLOW
    for item, _ in me.sheet.items:
        if not item.is_blast or not me.count_of(item.id):
            continue
        dice = skill_dice(me, "throwing", "PS-THR-01").total
        lands = some_success(plain_pool(dice, min_roll_of(me, "throw", state.options).total, state.options))
        for target, place in _places(state, me, item):
            worth, caught = _blast(state, me, item, place, target)
            worth *= lands if caught > 1 or place is None else lands / 2
            if worth > best.worth:
                best = Blow(Handling("throw_item", item.id, "", target), worth, 0.0, 0.0)
    return best


def _places(state: Combat, me: Fighter, item: Item) -> Iterator[tuple[str, Point | None]]:
    """Enemies to throw at, and the places between two of them."""
    enemies = [e for e in standing_enemies(state, me) if why_not_throw(state, me, e, item) == FINE]
    for enemy in enemies:
        yield enemy.id, enemy.position if has_map(state) else None
    for one, other in combinations(enemies, 2):
        if one.position is None or other.position is None or not has_map(state):
            continue
        middle = Point((one.position.x + other.position.x) // 2, (one.position.y + other.position.y) // 2)
        if (
            distance_m(state, one, other) <= 2 * LIKELY_BLAST_M
            and why_not_throw(state, me, replace(one, position=middle), item) == FINE
        ):
            yield f"@{format_point(middle)}", middle


def _blast(state: Combat, me: Fighter, item: Item, place: Point | None, target: str) -> tuple[float, int]:
    """What a blast does to everybody, friends counting against it, and how many enemies it is likely to catch."""
    worth, caught = 0.0, 0
    for fighter in state.fighters:
        if fighter.is_dead or fighter.gone or (fighter.side != me.side and fighter.is_out):
            continue
        away = 0.0 if fighter.id == target else LONGEST_BLAST_M + 1.0
        if place is not None and fighter.position is not None:
            away = metres_between(place, fighter.position)
        chance = _caught(item.radius_m, away)
        if fighter.side == me.side:
            # A throw that goes astray comes down up to six metres off.
            risky = away <= (item.radius_m if item.radius_m is not None else LONGEST_BLAST_M) + 1
            worth -= FRIENDS_COUNT * threat(fighter.sheet) if risky else 0.0
        elif chance and terrain_cover(state, place, fighter) != "blocked":
            worth += chance * prize(fighter) * _share(state, item, place, fighter)
            caught += chance >= 0.5
    return worth, caught


@lru_cache(maxsize=1 << 10)
def _caught(radius_m: int | None, away: float) -> float:
    """The chance that the blast reaches so far."""
    return float(Odds().law(blast_radius, "", "", radius_m).where(lambda radius: away <= radius))


def _share(state: Combat, item: Item, place: Point | None, victim: Fighter) -> float:
    """The share of the victim's health that the blast takes."""
    left = remaining(victim)
    defence = nameless_defence(blast_defence(state, item, place, victim))
    loss = expected_loss(Hits(item.hits, 0, ()), NO_GUARD, defence, left)
    return loss / left + HARM_OF_STATUS * min(1.0, loss) * sum(level for _, level in item.status_on_wound)
