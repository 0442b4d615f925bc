"""What a master's screen offers to correct: the fields of a form, and who may be brought into a game."""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.engine.facts import Fact, Word
from regelwerk.engine.game import Json
from regelwerk.engine.screen.display import Amendment, Recruit
from regelwerk.engine.state_values import Name

Choices = tuple[tuple[str, Fact], ...]


class Form(NamedTuple):
    """The fields of a form that concern one participant; nobody in particular without a name."""

    who: str = ""

    def number(self, field: str, name: str, value: int, low: int, high: int, of: Fact = None) -> Amendment:
        return Amendment(self.who, name, self._change(field, value), "number", value, low, high, of=of)

    def switch(self, field: str, name: str, value: bool, of: Fact = None) -> Amendment:
        return Amendment(self.who, name, self._change(field, value), "switch", value, of=of)

    def choice(self, field: str, name: str, value: str, choices: Choices, of: Fact = None) -> Amendment:
        return Amendment(self.who, name, self._change(field, value), "choice", value, choices=choices, of=of)

    def _change(self, field: str, value: int | bool | str) -> dict[str, Any]:
        change = {"set": field, "to": value}
        return {"who": self.who, **change} if self.who else change


def recruit(who: str, name: Name, kind: Word, content: Json) -> Recruit:
    """Somebody who may be brought in, with the content that is needed for it."""
    return Recruit(who, tuple(name.by_language.items()), kind.key, {"add": {"who": who, "content": content}})
