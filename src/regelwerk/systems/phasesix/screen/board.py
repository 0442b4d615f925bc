"""A fight as people want to see it at a glance: hearts, actions, dice, conditions, and the map."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.screen.board import Area, Board, Participant, Standing, Standings
from regelwerk.space import Point
from regelwerk.systems.phasesix.rules.handlings.ground import has_map
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling, label
from regelwerk.systems.phasesix.state import Combat, Fighter

COLUMNS = ("ps-board-hearts", "ps-board-boosts", "ps-board-actions", "ps-board-dice", "ps-board-notes")


def board(state: Combat) -> Board:
    """Everybody in the order of the round; the map only where places count."""
    participants = tuple(_participant(state, fighter) for fighter in state.fighters)
    field = state.scene.field
    if field is None or not has_map(state):
        return Board(COLUMNS, participants)
    areas = tuple(Area(p.id, tuple(corner.in_metres for corner in p.outline), p.solid) for p in field.pieces)
    # Nobody has to guess how far something is: every question about ranges tells it.
    return Board(COLUMNS, participants, Point(field.width, field.height).in_metres, areas, measurable=True)


def standings(state: Combat) -> Standings:
    """Hearts and boosts are what a fight is about; whoever lies down with some left is out all the same."""
    return Standings(COLUMNS[:2], tuple([_standing(state, fighter) for fighter in state.fighters]))


def _standing(state: Combat, fighter: Fighter) -> Standing:
    """Whoever is to be rescued is not out of it before death."""
    awaited = fighter.id in state.scene.goals.must_live
    out = fighter.is_dead or fighter.gone if awaited else fighter.is_out
    return Standing(fighter.id, out, (fighter.hearts, fighter.boosts))


def _participant(state: Combat, fighter: Fighter) -> Participant:
    cells: tuple[Fact, ...] = (
        fighter.hearts,
        fighter.boosts or None,
        fighter.actions,
        tuple(_dice(fighter)),
        tuple(_notes(fighter)),
    )
    at = fighter.position.in_metres if fighter.position is not None and not fighter.gone else None
    return Participant(fighter.id, fighter.side, fighter.seat, cells, state.is_actor(fighter), fighter.is_out, at)


def _dice(fighter: Fighter) -> Iterator[Fact]:
    if fighter.bonus_dice:
        yield fighter.bonus_dice, phrase("ps-cost-bonus-die", amount=fighter.bonus_dice)
    if fighter.destiny_dice:
        yield fighter.destiny_dice, phrase("ps-cost-destiny-die", amount=fighter.destiny_dice)
    if fighter.rerolls:
        yield fighter.rerolls, phrase("ps-cost-reroll", amount=fighter.rerolls)


def _notes(fighter: Fighter) -> Iterator[Fact]:
    """Conditions, aim, shield, what is in hand with the shots left: whatever changes what one can do."""
    if fighter.gone:
        yield Word("ps-board-gone")
        return
    for condition, level in fighter.conditions:
        word = Word(f"ps-condition-{condition}")
        yield word if level == 1 else (word, level)
    if fighter.is_out:
        return
    if fighter.unaware:
        yield Word("ps-board-unaware")
    if fighter.shield_block:
        yield label(Handling("shield_block"))
    if fighter.aim is not None:
        yield label(Handling("aim", fighter.aim.weapon, "", fighter.aim.target)), f"({fighter.aim.actions})"
    if fighter.braced:
        yield label(Handling("brace", fighter.braced))
    for weapon in fighter.sheet.weapons:
        left = fighter.ammo_of(weapon)
        if weapon.id in fighter.ready:
            yield Ref(weapon.id) if left is None else (Ref(weapon.id), f"({left})")
