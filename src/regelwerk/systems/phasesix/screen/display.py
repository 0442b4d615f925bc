"""A fight as a screen shows it: whose turn comes when, everybody's hearts, coins and gear, and the distances."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.screen.display import (
    Box,
    Card,
    Chip,
    Chips,
    Display,
    Figure,
    Fixture,
    Label,
    Lane,
    Meter,
    Order,
    Part,
    Token,
    Turn,
)
from regelwerk.engine.screen.map import Area, Map, Piece
from regelwerk.engine.screen.regions import region
from regelwerk.space import Field, Point
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.cover import block_is_up, can_use_shield, cover_numbers
from regelwerk.systems.phasesix.rules.attack.protection import protection_tally
from regelwerk.systems.phasesix.rules.core.rolls import min_roll_of
from regelwerk.systems.phasesix.rules.handlings.ground import distance_m, has_map, spot, terrain_cover
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling, label
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Weapon, crawl_m, evasion, run_m, walk_m

COLUMNS = ("ps-board-hearts", "ps-board-boosts", "ps-board-actions", "ps-board-dice", "ps-board-notes")
BASE = 0.5
"""How large somebody is drawn: the rules know no bases."""
REMEMBERED = 1000
"""How many cards are kept: from one answer to the next most people at a table stay as they are."""
FEW_HEARTS = 3
"""A third of the hearts is few."""
POSTURES = ("crouched", "stabilised")
"""Conditions that do nobody harm."""


def display(state: Combat) -> Display:
    """Everybody in the order of the round, the order as a strip, the distances from the one who acts, the map."""
    cards = tuple(_card(state, fighter) for fighter in state.fighters)
    return Display(cards, tuple(_fixtures(state)), _heading(state), state.round, _map(state), COLUMNS)


def _heading(state: Combat) -> Phrase:
    if state.phase == "initiative":
        return phrase("ps-place-before")
    limit = state.scene.round_limit
    if limit is None:
        return phrase("ps-place-round", round=state.round, who=Ref(state.actor.id))
    return phrase("ps-place-round-of", round=state.round, limit=limit, who=Ref(state.actor.id))


# -- what belongs to all ----------------------------------------------------------------------------------------------


def _fixtures(state: Combat) -> Iterator[Fixture]:
    if state.phase != "initiative":
        yield Order("ps-place-order", tuple(_turns(state)))
        if has_map(state) and not state.actor.gone:
            yield _distances(state, state.actor)
    goals = tuple(_goals(state))
    if goals:
        yield Box(phrase("ps-place-goals"), goals)


def _turns(state: Combat) -> Iterator[Turn]:
    """Who is dead or gone has no turn any more; the dying have one, for their saves."""
    for number, fighter in enumerate(state.fighters):
        if fighter.is_dead or fighter.gone:
            continue
        label = fighter.initiative or None
        if number == state.turn:
            yield Turn(fighter.id, label, "now")
        else:
            yield Turn(fighter.id, label, "done" if number < state.turn else "next")


def _distances(state: Combat, actor: Fighter) -> Lane:
    """How far everybody is from the one whose turn it is, and how far the weapons at hand reach."""
    apart = [
        (other, round(distance_m(state, actor, other), 1))
        for other in state.fighters
        if other.id != actor.id and not other.gone and not other.is_dead
    ]
    last = max([1, *(ceil(metres) for _, metres in apart)])
    reaches = {
        weapon.range_m: Ref(weapon.id)
        for weapon in actor.sheet.weapons
        if actor.armed_with(weapon) and weapon.range_m <= last
    }
    tokens = (
        Token(Ref(actor.id), 0, actor.side, acts=True),
        *(Token(Ref(other.id), metres, other.side) for other, metres in apart),
    )
    name = phrase("ps-place-distances", who=Ref(actor.id))
    labels = tuple(Label(metres, weapon) for metres, weapon in sorted(reaches.items()))
    return Lane(name, 0, last, tokens, unit="ps-place-metres", labels=labels)


def _goals(state: Combat) -> Iterator[Part]:
    """What decides the fight besides being the last side standing."""
    limit, goals = state.scene.round_limit, state.scene.goals
    if limit is not None:
        yield Meter("ps-place-rounds", min(state.round, limit), limit, "bar", warn=limit - 1)
    if goals.escape_side:
        yield Figure("ps-place-escape", phrase("ps-place-escape-to", side=Ref(goals.escape_side), x=goals.escape_x_m))
    if goals.must_live:
        chips = tuple(Chip(Ref(who), "bad" if state.find(who).is_out else "active") for who in goals.must_live)
        yield Chips("ps-place-must-live", chips)


def _map(state: Combat) -> Map | None:
    """The map, only where positions count."""
    field = state.scene.field
    if field is None or not has_map(state):
        return None
    pieces = tuple(
        Piece(fighter.id, fighter.position.in_metres, BASE)
        for fighter in state.fighters
        if fighter.position is not None and not fighter.gone
    )
    # Nobody has to guess how far something is: every question about ranges tells it.
    return Map(Point(field.width, field.height).in_metres, "m", _areas(field), pieces, measurable=True)


@lru_cache(maxsize=16)
def _areas(field: Field) -> tuple[Area, ...]:
    return tuple(Area(p.id, tuple(corner.in_metres for corner in p.outline), p.solid) for p in field.pieces)


# -- one participant --------------------------------------------------------------------------------------------------


def _card(state: Combat, fighter: Fighter) -> Card:
    here = fighter.position
    return Card(
        fighter.id,
        fighter.side,
        fighter.seat,
        _parts(fighter, state.options, _surroundings(state, fighter)),
        state.is_actor(fighter),
        fighter.is_out,
        where=_where(here, state.scene.field) if here is not None and has_map(state) and not fighter.gone else None,
    )


@lru_cache(maxsize=REMEMBERED)
def _where(here: Point, field: Field | None) -> Phrase:
    """Where somebody is: on the map by its coordinates, and in words by the part of it."""
    assert field is not None
    there = region(here.in_metres, Point(field.width, field.height).in_metres)
    return phrase("ps-place-where", spot=spot(here), region=there)


class Surroundings(NamedTuple):
    """What a card tells that does not depend on the fighter alone."""

    has_map: bool
    blocks: bool
    shielded: bool
    cover: Phrase | None


def _surroundings(state: Combat, fighter: Fighter) -> Surroundings:
    if fighter.gone:
        return Surroundings(has_map(state), False, False, None)
    blocks = fighter.shield_block and not fighter.is_out and block_is_up(state, fighter)
    shielded = fighter.sheet.shield is not None and can_use_shield(state, fighter)
    return Surroundings(has_map(state), bool(blocks), shielded, _cover(state, fighter))


@lru_cache(maxsize=REMEMBERED)
def _parts(fighter: Fighter, options: Options, around: Surroundings) -> tuple[Part, ...]:
    notes = Chips("ps-board-notes", tuple(_notes(fighter, around)), column="ps-board-notes")
    if fighter.gone:
        return (*_meters(fighter), notes)
    return (*_meters(fighter), notes, *_gear(fighter, around), *_figures(fighter, options, around))


def _meters(fighter: Fighter) -> Iterator[Meter]:
    """Hearts, actions, and the dice that are spent and come back between fights."""
    sheet = fighter.sheet
    few = max(1, sheet.max_hearts // FEW_HEARTS)
    yield Meter("ps-board-hearts", fighter.hearts, sheet.max_hearts, "heart", few, "ps-board-hearts")
    if fighter.boosts:
        yield Meter(
            "ps-board-boosts", fighter.boosts, fighter.boosts, "diamond", column="ps-board-boosts", line=fighter.boosts
        )
    if fighter.is_out:
        return
    most = max(fighter.actions, fighter.actions_max())
    yield Meter("ps-board-actions", fighter.actions, most, "coin", column="ps-board-actions")
    for name, unit, left, most in (
        ("ps-place-bonus-dice", "ps-cost-bonus-die", fighter.bonus_dice, sheet.bonus_dice),
        ("ps-place-destiny-dice", "ps-cost-destiny-die", fighter.destiny_dice, sheet.destiny_dice),
        ("ps-place-rerolls", "ps-cost-reroll", fighter.rerolls, sheet.rerolls),
    ):
        if left or most:
            line = ((left, phrase(unit, amount=left)),) if left else ()
            yield Meter(name, left, max(left, most), "circle", column="ps-board-dice", line=line)


def _notes(fighter: Fighter, around: Surroundings) -> Iterator[Chip]:
    """Conditions, and whatever else changes what one can do."""
    if fighter.gone:
        yield Chip(Word("ps-board-gone"), "idle")
        return
    for condition, level in fighter.conditions:
        word = Word(f"ps-condition-{condition}")
        text: Fact = word if level == 1 else phrase("ps-place-level", condition=word, level=level)
        yield Chip(text, "active" if condition in POSTURES else "bad")
    if fighter.is_out:
        return
    if fighter.unaware:
        yield Chip(Word("ps-board-unaware"), "bad")
    if fighter.pending_loss:
        yield Chip(phrase("ps-place-loss", actions=fighter.pending_loss), "bad")
    if fighter.aim is not None:
        aim = fighter.aim
        yield Chip(phrase("ps-place-aims", target=Ref(aim.target), weapon=Ref(aim.weapon), actions=aim.actions), "good")
    if fighter.braced:
        yield Chip(label(Handling("brace", fighter.braced)), "good")
    if fighter.shield_block:
        yield Chip(label(Handling("shield_block")), "good" if around.blocks else "idle")


def _gear(fighter: Fighter, around: Surroundings) -> Iterator[Chips]:
    """Weapons with the shots left, armour with its condition, things to throw and to use."""
    sheet = fighter.sheet
    weapons = sorted(sheet.weapons, key=lambda weapon: not fighter.armed_with(weapon))
    chips = tuple(_weapon(fighter, weapon) for weapon in weapons)
    in_hand = tuple(chip.text for chip, weapon in zip(chips, weapons, strict=True) if weapon.id in fighter.ready)
    yield Chips("ps-place-weapons", chips, column="ps-board-notes", line=() if fighter.is_out else in_hand)
    worn = [_armor(sheet.armor[n].id, left) for n, left in enumerate(fighter.armor_condition)]
    if sheet.shield is not None:
        worn.append(Chip(Ref(sheet.shield.id), "active" if around.shielded else "idle"))
    yield Chips("ps-place-armor", tuple(worn))
    items = tuple(
        Chip(phrase("ps-place-count", item=Ref(item), number=number), "active" if number else "spent")
        for item, number in fighter.items
    )
    yield Chips("ps-place-items", items)


def _weapon(fighter: Fighter, weapon: Weapon) -> Chip:
    """Ready or put away; one that is shot empty is spent until it is loaded."""
    left, most = fighter.ammo_of(weapon), weapon.uses or weapon.capacity
    title = phrase(
        "ps-place-weapon", penetration=weapon.penetration, wounds=weapon.wounds_per_hit, metres=weapon.range_m
    )
    ready = fighter.armed_with(weapon)
    if left is None:
        return Chip(Ref(weapon.id), "active" if ready else "idle", title)
    text = phrase("ps-place-loaded", weapon=Ref(weapon.id), left=left, most=most)
    return Chip(text, "spent" if not left else "active" if ready else "idle", title)


def _armor(piece: str, condition_pct: int) -> Chip:
    if condition_pct == 100:
        return Chip(Ref(piece))
    text = phrase("ps-place-armor-left", armor=Ref(piece), left=condition_pct)
    return Chip(text, "damaged" if condition_pct else "spent")


def _figures(fighter: Fighter, options: Options, around: Surroundings) -> Iterator[Figure]:
    """Numbers with their reasons: what stops hits, how well one dodges, which cover there is against the actor."""
    sheet = fighter.sheet
    yield Figure("ps-figure-protection", protection_tally(fighter, options))
    yield Figure("ps-place-evasion", evasion(sheet))
    if around.cover is not None:
        yield Figure("ps-place-cover", around.cover)
    yield Figure("ps-figure-min-roll", min_roll_of(fighter, "physical", options), quiet=True)
    if around.has_map:
        paces = phrase("ps-place-paces", walk=walk_m(sheet), run=run_m(sheet), crawl=crawl_m(sheet))
        yield Figure("ps-place-pace", paces, quiet=True)


def _cover(state: Combat, fighter: Fighter) -> Phrase | None:
    """The cover against the acting participant, for the other sides."""
    if state.phase == "initiative" or fighter.is_out or state.actor.is_out or fighter.side == state.actor.side:
        return None
    actor = state.actor
    if terrain_cover(state, actor.position, fighter, actor.id) == "blocked":
        return phrase("ps-place-no-sight", who=Ref(actor.id))
    numbers = cover_numbers(state, actor.position, actor.id, fighter, shield_raised=False)
    return phrase("ps-place-cover-against", number=numbers[0], who=Ref(actor.id)) if numbers else None
