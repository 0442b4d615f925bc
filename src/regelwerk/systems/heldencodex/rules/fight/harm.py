"""Harm: hits land on somebody, and what people want to know of it beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Args, Band, Stake
from regelwerk.engine.effects import Play
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import take_hits
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.state import Hero


class Landing(NamedTuple):
    """How hits land: by bare hands or not, in which rows (none named: in all), all in one, past the armour."""

    unarmed: bool = False
    rows: tuple[str, ...] = ()
    one_row: bool = False
    ignore_armour: bool = False


class Bodies(NamedTuple):
    """Both sides of a blow, as far as they can be wounded."""

    attacker: Hero
    defender: Hero


@rule("HC-MEL-22", "HC-ARM-02", "HC-UNA-01")
def land_hits(body: Hero, hits: Hits, how: Landing, options: Options) -> Play[Hero]:
    """Hits land where the victim says, armour stops what it can, the rest wounds."""
    return take_hits(
        body, hits, options, rows=how.rows, one_row=how.one_row, unarmed=how.unarmed, ignore_armour=how.ignore_armour
    )


@rule("HC-MEL-24", "HC:give_up")
def has_had_enough(hero: Hero, options: Options) -> bool:
    """Whether somebody is so badly wounded that fighters whom nobody plays give up."""
    match options.give_up:
        case "serious":
            return hero.critical_wounds >= 1 or hero.severe_wounds >= 2 or hero.marked >= 8
        case "first_severe":
            return hero.critical_wounds + hero.severe_wounds >= 1
    return False


def is_out(before: Hero, after: Hero, options: Options) -> bool:
    """Whether wounds have put somebody out of the fight: dead, or of those who give up."""
    return after.down != before.down or (after.sheet.gives_up and has_had_enough(after, options))


def harm(
    whom: Callable[[Args], str],
    by: Callable[[Args], str],
    hits: Callable[[Any], Hits],
    before: Callable[[Args], Hero],
    after: Callable[[Any], Hero],
) -> Stake:
    """What somebody suffers in an act: hit, wounded through the armour, badly wounded, out; counted in segments.

    Every such act takes the options last.
    """
    return Stake(
        lambda args, done: after(done).marked - before(args).marked,
        "hc-stake-segments",
        whom,
        by,
        harms=True,
        bands=(
            Band("hc-band-hit", lambda _, done: bool(hits(done))),
            Band("hc-band-wounded", lambda args, done: after(done).marked > before(args).marked),
            Band("hc-band-badly", lambda args, done: _serious(after(done)) > _serious(before(args))),
            Band("hc-band-out", lambda args, done: is_out(before(args), after(done), args[-1])),
        ),
    )


def _serious(hero: Hero) -> int:
    return hero.severe_wounds + hero.critical_wounds
