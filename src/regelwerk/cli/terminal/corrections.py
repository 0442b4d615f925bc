"""Corrections in the terminal: the text after `correct` as a change that a game understands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError
from regelwerk.cli.terminal.typed import NO, YES, is_typed

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.screen.display import Amendment

Json = dict[str, Any]


def change_in(text: str, offered: Sequence[Amendment], voice: Voice, names: Names) -> Json:
    """`mars hp 3` sets a value of a participant; a first word with a colon is a system's own command."""
    words = text.split()
    for one in offered:
        for who in _called(one.who, names):
            rest = _after(words, who.split()) if who else words
            for field in (str(one.change.get("set", "")), voice.text(one.name)):
                value = _after(rest or [], field.split())
                if value:
                    return one.to(_value(" ".join(value), one, voice, names))
    if words and ":" in words[0]:
        return {"command": text}
    raise UserError("cli-play-correct-what", text=text)


def correction_lines(offered: Sequence[Amendment], voice: Voice) -> Iterator[str]:
    """Everything that can be corrected, as it is typed, with its current value."""
    for one in offered:
        value: int | bool | str = one.value
        if one.kind == "switch":
            value = voice.text("engine-change-yes" if one.value else "engine-change-no")
        yield " ".join(part for part in (one.who, str(one.change.get("set", "")), str(value)) if part)


def why_not_corrected(session: Session[Any], change: Json) -> str:
    """Why a correction cannot be applied now; empty if it can."""
    try:
        session.game.freeze(session.game.correct(session.state, change))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        return str(error)
    return ""


def _called(who: str, names: Names) -> tuple[str, ...]:
    return (who, *names[who].values()) if who in names else (who,)


def _after(words: Sequence[str], begin: Sequence[str]) -> list[str] | None:
    """The words after a prefix; None if they do not begin with it."""
    first = [word.casefold() for word in words[: len(begin)]]
    return list(words[len(begin) :]) if first == [word.casefold() for word in begin] else None


def _value(text: str, one: Amendment, voice: Voice, names: Names) -> int | bool | str:
    """A value as typed: a number, yes or no, or a choice by its key or its word."""
    plain = text.casefold()
    match one.kind:
        case "switch" if plain == "true" or is_typed(YES, plain):
            return True
        case "switch" if plain == "false" or is_typed(NO, plain):
            return False
        case "number" if plain.removeprefix("-").isdecimal():
            return int(plain)
        case "choice":
            words = {key: str(voice.cell(word, names)) for key, word in one.choices}
            return next((key for key, word in words.items() if plain in (key.casefold(), word.casefold())), text)
    raise UserError("cli-play-correct-value", value=text, field=voice.text(one.name))
