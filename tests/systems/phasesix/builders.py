"""Builders: fighters from the supplied content, and fights in the middle of a turn, for tests that tell stories."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Play, do
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.engine.state_values import Name, replace
from regelwerk.space import Field, Piece, Point
from regelwerk.systems.phasesix.content.lineup import fighter
from regelwerk.systems.phasesix.content.loading import load
from regelwerk.systems.phasesix.game import PhaseSix
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.throwing import (
    declare_blast,
    declare_throw,
    land,
    resolve_blast,
    wounds_dealt,
)
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.state import Combat, Fighter, Scene
from regelwerk.systems.phasesix.values import ATTRIBUTES, Sheet

CONTENT = load()
GAME = PhaseSix()
HEROES, FOES = "heroes", "foes"
MAP_M = (200, 100)
Dice = Sequence[int | Sequence[int]]
"""Faces in throwing order; an exploded die is given as its chain."""


def sheet_of(who: str, *, side: str | None = None, id: str | None = None, **changes: Any) -> Sheet:  # noqa: A002
    """A sheet of the supplied content on a side of its own, with some fields changed; gear may be named by id."""
    known = CONTENT.participants[who]
    side = side or (FOES if known.foe else HEROES)
    if "weapons" in changes:
        changes["weapons"] = tuple(CONTENT.weapons[w] if isinstance(w, str) else w for w in changes["weapons"])
    if "armor" in changes:
        changes["armor"] = tuple(CONTENT.armor[a] if isinstance(a, str) else a for a in changes["armor"])
    if isinstance(changes.get("shield"), str):
        changes["shield"] = CONTENT.shields[changes["shield"]]
    if "attributes" in changes:
        raised: Mapping[str, int] = changes["attributes"]
        changes["attributes"] = tuple(raised.get(name, known.attribute(name)) for name in ATTRIBUTES)
    return replace(known, id=id or who, side=side, seat=side, **changes)


def someone(
    who: str,
    *,
    side: str | None = None,
    id: str | None = None,  # noqa: A002
    ready: tuple[str, ...] | None = None,
    dice: tuple[int, int, int] = (0, 0, 0),
    sheet: Mapping[str, Any] | None = None,
    **changing: Any,
) -> Fighter:
    """A participant with 2 actions and, unless `dice` says so, without bonus dice, destiny dice and rerolls.

    `sheet` changes the fixed part, everything else the changing part: `someone("hagen", hearts=2, boosts=1)`.
    """
    bonus, destiny, rerolls = dice
    start = fighter(sheet_of(who, side=side, id=id, **(sheet or {})), ready)
    usual = {"actions": 2, "bonus_dice": bonus, "destiny_dice": destiny, "rerolls": rerolls}
    return replace(start, **{**usual, **changing})


def fight(
    *fighters: Fighter,
    options: Options | None = None,
    cover: Mapping[tuple[str, str], str] | None = None,
    positions: Mapping[str, tuple[float, float]] | None = None,
    terrain: Iterable[Piece] = (),
    turn: int = 0,
    number: int = 1,
) -> Combat:
    """A fight in which the first one named is acting; without positions there is no map.

    `cover` names the cover per pair (attacker or `*`, target); on a map it makes the table's word count.
    """
    options = options or Options()
    if positions is None:
        options, field = replace(options, space="none"), None
    else:
        field = Field.metres(*MAP_M, tuple(terrain))
        fighters = tuple(replace(f, position=Point.metres(*positions[f.id])) for f in fighters)
        if cover:
            options = replace(options, terrain_cover="manual")
    pairs = tuple((attacker, target, level) for (attacker, target), level in (cover or {}).items())
    return Combat(Scene(Name.of("Probe", en="test"), options, field, pair_cover=pairs), fighters, "turn", turn, number)


def step(state: Combat, *answers: str, faces: Dice = ()) -> Transcript[Combat]:
    """One step of the game with given answers and given dice."""
    return scripted(lambda: GAME.step(state), faces, answers)


def enemies_lose(state: Combat, who: str, handling: Handling) -> Play[int]:
    """What a throw that nobody answers takes from the thrower's enemies."""
    state, thrown = yield from declare_throw(state, who, handling, walking=False)
    blasting = yield from do(land, thrown)
    _, caught = yield from declare_blast(state, who, handling, blasting, reacting=True)
    blows = yield from do(resolve_blast, caught.blast)
    return wounds_dealt(caught.blast, blows, enemies=True)


def possible(asked: Asked) -> set[str]:
    """The keys of all answers that were on offer."""
    return {answer.key for answer in asked.prompt.answers.listed()}


def refusal(asked: Asked, key: str) -> str:
    """The rule by which an answer was refused; "" if it was not."""
    found = asked.prompt.answers.find(key)
    return found.rule_id if isinstance(found, Refusal) else ""
