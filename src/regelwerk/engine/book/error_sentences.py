"""The one place where a person's mistake becomes a sentence, for terminal, table and library alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regelwerk.engine.book.telling import Telling

QUOTED = 800
"""How much of a person's text is repeated to them; a sentence takes no more than a thousand characters of it."""


def refusal(error: Exception, telling: Telling) -> str | None:
    """The sentence for a person's mistake; None if it is ours."""
    from regelwerk.dice import ImpossibleFaces, ImpossibleThrow, NotationError
    from regelwerk.engine.book.options import OptionError
    from regelwerk.engine.content.errors import ContentError
    from regelwerk.engine.content.rule_arguments import GivenError
    from regelwerk.engine.interpreters.scripted import ScriptError
    from regelwerk.engine.interpreters.simulate import EndlessGame
    from regelwerk.engine.journal.entries import JournalError
    from regelwerk.engine.system import BrokenSystem, UnknownSystem

    match error:
        case NotationError():
            return notation_refusal(error, telling)
        case ContentError() | OptionError() | JournalError() | ScriptError() | GivenError():
            return telling.tell(error.code, {name: quoted(fact) for name, fact in error.facts.items()})
        case BrokenSystem():
            said = refusal(error.fault, telling) if error.fault is not None else None
            place = "" if said else error.place
            return telling.text("system-broken", name=error.name, why=said or quoted(error.why), place=place)
        case UnknownSystem():
            return telling.text("system-unknown", name=error.name, known=", ".join(error.known))
        case ImpossibleFaces():
            return faces_refusal(error, telling)
        case ImpossibleThrow():
            return telling.text("engine-throw-impossible", why=str(error))
        case EndlessGame():
            return telling.text("engine-game-endless")
    return None


def notation_refusal(error: Any, telling: Telling) -> str:
    """The notation, a mark under the character, and the sentence."""
    shown = str(error).rpartition("\n")[0]
    return f"{shown}\n{error.sentence(telling.lang)}"


def faces_refusal(error: Any, telling: Telling) -> str:
    """Which die of which throw cannot have shown this."""
    key = f"engine-faces-{error.reason.replace('_', '-')}"
    return telling.text(key, throw=error.throw.description(), die=error.die + 1, face=error.face)


def quoted(fact: Any, most: int = QUOTED) -> Any:
    """A fact of a mistake, cut where it only repeats a very long text; what stands inside a phrase a little sooner."""
    from regelwerk.engine.facts import Phrase

    if isinstance(fact, Phrase):
        return Phrase(fact.key, tuple((name, quoted(inner, most - 200)) for name, inner in fact.facts))
    return f"{fact[:most]}…" if isinstance(fact, str) and len(fact) > most else fact
