"""The entry point of the command line."""

from __future__ import annotations

import atexit
import gc
import sys

from regelwerk.cli.terminal.encoding import spell_missing_characters

SELDOM = 200_000
"""So many new objects must be there before the collector looks for circles among them: more than loading makes."""


def run() -> None:
    """The program `regelwerk`."""
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    # At the end everything goes; to look for circles beforehand, as Python would, takes a quarter of a short command.
    atexit.register(gc.freeze)
    spell_missing_characters(sys.stdout, sys.stderr)
    if not (answers_version(sys.argv[1:]) or answers_plain_throw(sys.argv[1:])):
        from regelwerk.cli.front import app

        app(prog_name="regelwerk")


def answers_version(args: list[str]) -> bool:
    """Answer `regelwerk --version` at once, if that is all that was typed."""
    if args != ["--version"]:
        return False
    from regelwerk.version import VERSION

    sys.stdout.write(f"regelwerk {VERSION}\n")
    return True


def answers_plain_throw(args: list[str]) -> bool:
    """Answer `regelwerk odds 4W10h2+3` at once, if that is all that was typed.

    Loading what reads commands and options takes longer than the answer. Whatever is wrong is left to the front, which
    says so.
    """
    from regelwerk.cli.language import language

    lang, words = language(args)
    if len(words) != 2 or words[0] != "odds" or words[1].startswith("-"):
        return False
    from regelwerk.cli.reports.odds_notation import answer_notation, looks_like_a_system

    if looks_like_a_system(words[1]):
        return False
    from regelwerk.cli.errors import UserError
    from regelwerk.cli.voice import Voice
    from regelwerk.dice import ImpossibleThrow, NotationError

    try:
        answer_notation(words[1], Voice(lang))
    except (UserError, NotationError, ImpossibleThrow):
        return False
    return True
