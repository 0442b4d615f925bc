"""What people type at a prompt: commands in both languages, and the faces of real dice."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, NamedTuple

from regelwerk.cli.errors import UserError

WORDS = {
    "undo": ("undo", "zurück", "zurueck", "u"),
    "log": ("log", "protokoll", "l"),
    "rule": ("rule", "rules", "regel", "regeln", "/"),
    "save": ("save", "sichern", "speichern"),
    "quit": ("quit", "exit", "ende", "q"),
    "help": ("help", "hilfe", "h"),
    "explain": ("explain", "erklären", "erklaeren", "?"),
    "goal": ("goal", "ziel"),
    "never": ("never", "nie"),
    "ask": ("ask", "fragen"),
    "table": ("table", "tisch"),
    "map": ("map", "karte"),
    "why": ("why", "warum"),
    "all": ("all", "alle"),
    "best": ("best", "bestes"),
    "hint": ("hint", "tipp", "rat"),
    "concede": ("concede", "aufgeben"),
    "correct": ("correct", "berichtigen", "berichtige"),
}
YES, NO = ("j", "ja", "y", "yes"), ("n", "nein", "no")
_COMMANDS = {word: command for command, words in WORDS.items() for word in words}


class Typed(NamedTuple):
    """A command and the words after it."""

    command: str
    rest: str


def command_in(text: str) -> Typed | None:
    """The typed command; None if it is none."""
    word, _, rest = text.strip().partition(" ")
    command = _COMMANDS.get(word.casefold())
    return Typed(command, rest.strip()) if command else None


def key_in(text: str, kinds: Collection[str]) -> str:
    """A key from faces with or without its kind, as `12 9` or `keep 12,9` for `keep:12,9`; "" if it is none of them."""
    kind, _, rest = text.strip().partition(" ") if text[:1].isalpha() else ("", "", text)
    kind = kind or (next(iter(kinds)) if len(kinds) == 1 else "")
    faces = re.split(r"[\s,]+", rest.strip())
    return f"{kind}:{','.join(faces)}" if kind in kinds and all(face.isdecimal() for face in faces) else ""


def faces_in(text: str) -> list[int | list[int]]:
    """Faces as `5 6,5 3`: dice apart, the chain of one die with commas. As JSON, `[[5],[6,5],3]`, too."""
    if text.lstrip().startswith("["):
        return _from_json(text)
    found: list[int | list[int]] = []
    for word in text.split():
        if not re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6})*", word):
            raise UserError("cli-wrong-faces", word=word)
        chain = [int(face) for face in word.split(",")]
        found.append(chain if len(chain) > 1 else chain[0])
    return found


def answers_in(text: str) -> list[str]:
    """Keys of answers with commas between them, or as a JSON list if a key has commas itself."""
    if not text.lstrip().startswith("["):
        return [key.strip() for key in text.split(",") if key.strip()]
    data = _list_in(text, "cli-wrong-answers")
    if not all(isinstance(key, str) for key in data):
        raise UserError("cli-wrong-answers", word=text)
    return [str(key) for key in data]


def _list_in(text: str, code: str) -> list[Any]:
    """A JSON list; `code` says what is wrong if it is none."""
    import json

    try:
        data = json.loads(text)
    except ValueError:
        raise UserError(code, word=text) from None
    return list(data)


def _from_json(text: str) -> list[int | list[int]]:
    data = _list_in(text, "cli-wrong-faces")
    for die in data:
        chain = die if isinstance(die, list) else [die]
        if not chain or any(type(face) is not int for face in chain):
            raise UserError("cli-wrong-faces", word=str(die))
    return data
