"""What people type at a prompt: commands in all languages, and the faces of real dice."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, NamedTuple

from regelwerk.cli.errors import UserError
from regelwerk.languages import typed_words

COMMANDS = (
    "undo", "log", "rule", "save", "quit", "help", "never", "ask", "table", "map", "why", "all", "best", "hint",
    "concede", "correct",
)  # fmt: skip
YES, NO = "yes", "no"


def is_typed(meaning: str, text: str) -> bool:
    """Whether a typed word means this, in whatever language: people at one table may speak several."""
    return text.strip().casefold() in typed_words("regelwerk.cli", f"cli-typed-{meaning}")


class Typed(NamedTuple):
    """A command and the words after it."""

    command: str
    rest: str


def command_in(text: str) -> Typed | None:
    """The typed command; None if it is none."""
    word, _, rest = text.strip().partition(" ")
    command = next((one for one in COMMANDS if is_typed(one, word)), None)
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
