"""What a game without secrets, content and saved states needs beside its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose
from regelwerk.engine.game import Json

S = TypeVar("S")


class TinyGame(Generic[S]):
    """Two seats that see everything; every step counts as a round unless the game says otherwise."""

    rules_version = "1"

    def seats(self, state: S) -> tuple[str, ...]:  # noqa: ARG002
        return ("a", "b")

    def view(self, state: S, seat: str) -> Any:  # noqa: ARG002
        return state

    def imagine(self, view: Any) -> Law[S]:
        return Law.certain(view)

    def show(self, view: Any) -> Json:
        return {"state": str(view)}

    def forget(self, state: S) -> S:
        return state

    def asked_in(self, prompt: Choose[Any]) -> S | None:  # noqa: ARG002  its questions do not tell
        return None

    def round_of(self, state: S) -> int:  # noqa: ARG002
        return 1

    def names(self, state: S) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002
        return {}

    def freeze(self, state: S) -> Json:
        return {"state": state}

    def thaw(self, start: S, data: Json) -> S:  # noqa: ARG002  the data are the state
        state: S = data["state"]
        return state

    def correct(self, state: S, change: Json) -> S:  # noqa: ARG002
        raise ValueError("a benchmark has no master who could correct it")
