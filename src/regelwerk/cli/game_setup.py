"""What a game needs besides content: a scenario, and who plays each seat."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.policies import Policy
    from regelwerk.engine.system import System

PERSON = ("human", "mensch")
COMPUTER = ("computer",)
PROGRAM = "program:"
"""What stands before the command of an outside program."""


def choose_scenario(voice: Voice, system: System, content: Any) -> str:
    """Ask which scenario to play; without a terminal, take the recommended first one."""
    known = system.scenarios(content)
    names = system.easiest_first(content)
    if not sys.stdin.isatty():
        return names[0]
    for number, name in enumerate(names, start=1):
        voice.print(f"{number:>3}  {known[name][voice.lang]}  ({name})")
    while True:
        typed = input(voice.text("cli-play-which") + " ").strip() or "1"
        found = scenarios_meant(typed, names, known)
        if len(found) == 1:
            return found[0]
        key = "cli-play-which-several" if found else "cli-play-which-none"
        voice.print(voice.text(key, typed=typed, last=len(names), names=", ".join(found)))


def scenarios_meant(typed: str, names: Sequence[str], titles: Mapping[str, Mapping[str, str]]) -> list[str]:
    """The scenarios that the text may mean: by number, by id, by title, or by a part of either."""
    if typed.isdecimal():
        return [names[int(typed) - 1]] if 1 <= int(typed) <= len(names) else []
    words = typed.casefold()
    called = {name: [name.casefold(), *(title.casefold() for title in titles[name].values())] for name in names}
    exactly = [name for name in names if words in called[name]]
    return exactly or [name for name in names if any(words in one for one in called[name])]


def seated(
    system: System, start: Any, wishes: Sequence[str] | None, before: dict[str, str] | None = None
) -> dict[str, str]:
    """Who plays each seat.

    By default people play the first side, and the computer the others and seats with participants on both sides. If
    `wishes` name seats for people, they get exactly these. Seats of a resumed game keep their players from `before`
    unless a wish names them; but a program is only started where a wish names it, never because a file does.
    """
    from regelwerk.engine.seating import seats_for_people

    seats = system.game.seats(start)
    wanted = wanted_seats(system, start, wishes or ())
    own = frozenset() if "human" in wanted.values() else seats_for_people(system, start)
    found = {seat: "human" if seat in own else system.default_tactic for seat in seats}
    found |= {seat: who for seat, who in (before or {}).items() if seat in found and _is_known(system, who)}
    return found | wanted


def wanted_seats(system: System, start: Any, wishes: Sequence[str]) -> dict[str, str]:
    """The typed wishes by seat; a side stands for all its seats, and a wish for a single seat takes precedence."""
    from regelwerk.engine.seating import seats_of_sides

    seats = {seat: (seat,) for seat in system.game.seats(start)}
    sides = {side: own for side, own in seats_of_sides(system, start).items() if side not in seats}
    known = ", ".join((*seats, *sides))
    by_side: dict[str, str] = {}
    by_seat: dict[str, str] = {}
    for wish in wishes:
        name, equals, who = wish.partition("=")
        if not equals:
            raise UserError("cli-wrong-seat-form", seat=wish, seats=known)
        if name not in seats and name not in sides:
            raise UserError("cli-wrong-seat", seat=name, seats=known)
        who = _who(system, who)
        if name in seats:
            by_seat[name] = who
        else:
            by_side |= dict.fromkeys(sides[name], who)
    return by_side | by_seat


def _who(system: System, typed: str) -> str:
    """Who is meant: a person, a program, a tactic or a level by its name; raises UserError."""
    if typed in PERSON:
        return "human"
    if typed in COMPUTER:
        return system.default_tactic
    if typed in system.tactics or _is_program(typed):
        return typed
    from regelwerk.players.levels import known_as, names

    if known_as(typed) not in names(system):
        raise UserError("cli-wrong-player", who=typed, tactics=", ".join(names(system)))
    return known_as(typed)


def _is_program(who: str) -> bool:
    """Whether this names a program, with a command that can be read."""
    import shlex

    try:
        return who.startswith(PROGRAM) and bool(shlex.split(who.removeprefix(PROGRAM)))
    except ValueError:
        return False


def _is_known(system: System, who: str) -> bool:
    """Whether somebody whom a saved game names can play; a program cannot."""
    if who == "human" or who in system.tactics:
        return True
    from regelwerk.players.levels import names

    return who in names(system)


def named_tactic(system: System, name: str) -> Policy:
    """A tactic by its name. The levels are none: they take too long for thousands of games."""
    if name not in system.tactics:
        from regelwerk.players.levels import known_as, names

        if known_as(name) in names(system):
            raise UserError("cli-level-no-tactic", level=name, known=", ".join(system.tactics))
        raise UserError("cli-wrong-tactic", tactic=name, known=", ".join(system.tactics))
    return system.tactics[name]
