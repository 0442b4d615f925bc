"""`regelwerk play`: a new game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.settings import Folders, Options, Seed, SystemName, chosen_options, content_folders
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.system import System

Scenario = Annotated[str | None, typer.Argument(help="cli-arg-scenario", metavar="SCENARIO")]
Seats = Annotated[list[str] | None, typer.Option("--seat", help="cli-opt-seat", metavar="SIDE=WHO")]
DiceKind = Annotated[str, typer.Option("--dice", help="cli-opt-dice", metavar="fair|manual")]
MapFile = Annotated[Path | None, typer.Option("--map", help="cli-opt-map", metavar="FILE|FOLDER")]
InWords = Annotated[bool, typer.Option("--words", help="cli-opt-words")]
SaveFile = Annotated[Path | None, typer.Option("--file", help="cli-opt-file", metavar="FILE")]

PERSON = ("human", "mensch")
COMPUTER = ("computer",)


def play(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scenario = None,
    seat: Seats = None,
    dice: DiceKind = "fair",
    seed: Seed = None,
    option: Options = None,
    content: Folders = None,
    file: SaveFile = None,
    map: MapFile = None,  # noqa: A002 (what people type)
    words: InWords = False,
) -> None:
    from regelwerk.cli.saved_games import new_game_path
    from regelwerk.cli.terminal.game import TerminalGame
    from regelwerk.engine.interpreters.session import new_session
    from regelwerk.engine.journal.entries import Journal, JournalFile

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    loaded = chosen.content(content_folders(content, chosen.name))
    name = scenario or choose_scenario(voice, chosen, loaded)
    document = chosen.scenario(loaded, name, chosen_options(option))
    start = chosen.start(document)
    seats = seated(chosen, start, seat)
    manual = throws_by_hand(dice)
    people = frozenset(one for one, who in seats.items() if who == "human")
    path = new_game_path(chosen.name, str(document.get("scenario", name)), file)

    def keep(journal: Journal) -> Any:
        JournalFile(path).create(journal)
        return JournalFile(path).append

    session = new_session(
        chosen.game,
        start,
        document,
        seed=seed_bytes(seed),
        open_store=keep,
        by_hand=people if manual else frozenset(),
    )
    game = TerminalGame(voice, chosen, session, seats, path, manual=manual, pictures=map, in_words=words)
    game.keep_secrets()
    introduce(voice, document)
    tell_seats(voice, chosen, start, seats)
    game.play()


def choose_scenario(voice: Voice, system: System, content: Any) -> str:
    """Ask which scenario; where nobody can answer, take the one to begin with."""
    known = system.scenarios(content)
    names = sorted(known, key=lambda name: name != system.first_scenario)
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
    """The scenarios that somebody may mean: by number, by id, by title, or by a part of either."""
    if typed.isdecimal():
        return [names[int(typed) - 1]] if 1 <= int(typed) <= len(names) else []
    words = typed.casefold()
    called = {name: [name.casefold(), *(title.casefold() for title in titles[name].values())] for name in names}
    exactly = [name for name in names if words in called[name]]
    return exactly or [name for name in names if any(words in one for one in called[name])]


def seated(
    system: System, start: Any, wishes: Sequence[str] | None, before: dict[str, str] | None = None
) -> dict[str, str]:
    """Who plays each seat. By default a person plays whoever is on the side that is named first, the computer all
    others, and also a seat that has somebody on either side. Whoever asks for seats of people gets these and no others;
    a game of `before` keeps everybody who is not named."""
    from regelwerk.engine.seating import seats_for_people

    seats = system.game.seats(start)
    wanted = wanted_seats(system, start, wishes or ())
    own = frozenset() if "human" in wanted.values() else seats_for_people(system, start)
    found = {seat: "human" if seat in own else system.default_tactic for seat in seats}
    found |= {seat: who for seat, who in (before or {}).items() if seat in found and _is_known(system, who)}
    return found | wanted


def wanted_seats(system: System, start: Any, wishes: Sequence[str]) -> dict[str, str]:
    """Who is to play which seat, as typed; a side stands for all its seats, and a seat by itself counts for more."""
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
        who = "human" if who in PERSON else system.default_tactic if who in COMPUTER else who
        if not _is_known(system, who):
            raise UserError("cli-wrong-player", who=who, tactics=", ".join(system.tactics))
        if name in seats:
            by_seat[name] = who
        else:
            by_side |= dict.fromkeys(sides[name], who)
    return by_side | by_seat


def _is_known(system: System, who: str) -> bool:
    return who == "human" or who in system.tactics


def throws_by_hand(dice: str) -> bool:
    if dice not in ("fair", "manual"):
        raise UserError("cli-wrong-dice", dice=dice)
    return dice == "manual"


def seed_bytes(seed: int | None) -> bytes | None:
    """The secret of the dice from a number; without one it is drawn at random."""
    from hashlib import sha256

    return None if seed is None else sha256(f"regelwerk {seed}".encode()).digest()


def introduce(voice: Voice, document: Any) -> None:
    """The name of the scenario and its first words, if the document has them."""
    for key, style in (("name", "bold"), ("introduction", "")):
        text = document.get(key)
        if isinstance(text, dict) and voice.lang in text:
            voice.print(text[voice.lang], style=style)
    voice.print(voice.text("cli-play-hint"), style="dim")


def tell_seats(voice: Voice, system: System, start: Any, seats: dict[str, str]) -> None:
    """Who the people play, where there are more seats than two sides or people play several."""
    from regelwerk.engine.effects import MASTER

    people = [seat for seat, who in seats.items() if who == "human"]
    if not people or (len(people) == 1 and len(seats) <= len(("a", "b", MASTER))):
        return
    names = system.game.names(start)
    spoken = ", ".join(voice.seat(seat, names) for seat in people)
    voice.print(voice.text("cli-play-you", names=spoken, seats=", ".join(seats)), style="dim")
