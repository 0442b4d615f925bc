"""What people see while a step is under way: map and cards as far as the rules have come, in every system."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import System, system
from regelwerk.table.screens.deltas import whole
from regelwerk.table.screens.rendering import Renderer, shown_state
from table.played import answer

SCENES = (
    ("darkspace", "halle9"),
    ("factions", "torsturm"),
    ("heldencodex", "duel"),
    ("phasesix", "gruft"),
    ("realms", "uebung"),
)
"""Each with what goes on between a first answer and dice: paying, moving, wounds, dice that were used up."""


def by_hand(name: str, scenario: str) -> tuple[System, Session[Any]]:
    """A game in which everybody types in real dice, so that every throw is a moment to look at the table."""
    found = system(name)
    document = found.scenario(found.content(), scenario, {})
    start = found.start(document)
    seats = frozenset((*found.game.seats(start), MASTER, ""))
    return found, new_session(found.game, start, document, seed=bytes(32), by_hand=seats)


def held_by_the_rules(session: Session[Any]) -> Iterator[Any]:
    """The states that running rules hold, from the outermost to the innermost."""
    assert session.run is not None
    for frame in session.run.frames:
        play: Any = frame.play
        while play is not None and getattr(play, "gi_frame", None) is not None:
            held = play.gi_frame.f_locals
            # What was begun holds the state with which it goes on.
            for found in (*map(held.get, ("state", "world", "scene")), getattr(held.get("begun"), "state", None)):
                if isinstance(found, type(session.state)):
                    yield found
            play = play.gi_yieldfrom


def seen(found: System, state: Any) -> Any:
    """Everybody's card and place on the map, but not whose turn it is: a step may have taken them out of its queue."""
    view = found.game.view(state, MASTER)
    display = found.display(view)
    pieces = () if display.map is None else display.map.pieces
    cards = [replace(card, acts=False) for card in display.cards]
    return cards, [(one.id, one.at, one.facing, one.sign) for one in pieces]


@pytest.mark.parametrize(("name", "scenario"), SCENES)
def test_while_dice_are_thrown_everybody_is_where_the_rules_have_put_them(name: str, scenario: str) -> None:
    found, session = by_hand(name, scenario)
    dice, looks = RandomDice("looks"), 0
    for _ in range(250):
        if session.outcome is not None:
            break
        roll = session.wanted_faces
        if session.given:
            *_, newest = held_by_the_rules(session)
            # Rules that know a few values only say what they have changed; whoever called them counts it in later.
            assert session.run is not None
            changed = reduce(lambda state, change: change(state), session.run.changes, newest)
            shown = shown_state(session, MASTER)
            asked = roll.cause if roll is not None else session.prompts[0].question.key
            assert seen(found, shown) in (seen(found, newest), seen(found, changed)), asked
            looks += 1
        if roll is not None:
            session.type_faces(roll.seat, roll.throw.cast(dice))
        else:
            answer(found, session)
    assert looks > 30


def test_whoever_walks_and_attacks_is_seen_at_the_new_place_with_the_action_paid() -> None:
    found = system("phasesix")
    document = found.scenario(found.content(), "hohlweg", {})
    session = new_session(found.game, found.start(document), document, seed=bytes(32))
    before: Any = None
    while session.prompts[0].question.key not in ("ps-ask-dice-before", "ps-ask-dice-after") or before is None:
        assert session.outcome is None
        prompt = session.prompts[0]
        keys = [one.key for one in prompt.answers.listed()]
        attack = next((key for key in keys if key.startswith("attack")), "")
        match prompt.question.key:
            case "ps-ask-handling" if "walk" in keys:
                before = session.state.find(prompt.who)
                session.answer(prompt.seat, "walk")
            case "ps-ask-way":
                session.answer(prompt.seat, next(key for key in keys if key != prompt.default))
            case "ps-ask-further" if attack:
                session.answer(prompt.seat, attack)
            case _:
                if session.given == []:
                    before = None
                session.answer(prompt.seat, prompt.default)
        if before is not None and not session.given:
            before = None
    who = before.sheet.id
    shown = shown_state(session, session.prompts[0].seat).find(who)
    assert shown.position != before.position and shown.actions == before.actions - 1
    # And that is what the screen tells, to everybody.
    renderer = Renderer(found)
    shown = [whole(renderer.display(session, seat, "de", session.names).node) for seat in (prompt.seat, "", MASTER)]
    assert len(set(shown)) == 1
