"""A game with as little to write as possible: states are values, everybody knows everything, nothing is corrected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose
from regelwerk.engine.game import Json
from regelwerk.engine.journal.freezing import Freezer

S = TypeVar("S")


class PlainGame(Generic[S]):
    """What most of the `Game` protocol is where a state is one `Value`; `step`, `outcome` and `seats` are its own.

    A game with secrets overrides `view` (what a seat knows, again as a value) and `imagine`; one that a master may
    correct overrides `correct`.
    """

    name: str
    rules_version: str
    freezer = Freezer()

    def view(self, state: S, seat: str) -> Any:  # noqa: ARG002  nothing is secret
        """Everybody knows everything."""
        return state

    def imagine(self, view: Any) -> Law[S]:
        """What is known is all there is."""
        return Law.certain(view)

    def show(self, view: Any) -> Json:
        """A view by its fields."""
        return self.freezer.told(view)

    def forget(self, state: S) -> S:
        """Everything matters."""
        return state

    def asked_in(self, prompt: Choose[Any]) -> S | None:  # noqa: ARG002
        """Questions do not tell in which state they are asked."""
        return None

    def names(self, state: S) -> Mapping[str, Mapping[str, str]]:
        """The names of everybody in the state's `everybody`, by language."""
        everybody: Any = getattr(state, "everybody", ())
        return {one.id: one.name.by_language for one in everybody}

    def freeze(self, state: S) -> Json:
        """A state by its fields."""
        return self.freezer.told(state)

    def thaw(self, start: S, data: Json) -> S:
        """The state again."""
        found: S = self.freezer.made(type(start), self.freezer.parts(type(start), data))
        return found

    def correct(self, state: S, change: Json) -> S:  # noqa: ARG002
        """There is nothing that a master could correct."""
        raise ValueError("this game takes no corrections")
