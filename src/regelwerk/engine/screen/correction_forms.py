"""What a master's screen offers to correct: the fields of a form, and who may be brought into a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from regelwerk.engine.facts import Fact, Word
from regelwerk.engine.game import Json
from regelwerk.engine.rulings import Room, Rulings, values
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

    def rulings(self, given: Rulings, rooms: Iterable[Room]) -> Iterator[Amendment]:
        """What may be decided about somebody's next probe, with what is decided already."""
        for room, value in values(given, rooms):
            change, choices = self._change(room.field, value), tuple((one, Word(name)) for one, name in room.words)
            kind: Literal["number", "choice"] = "choice" if choices else "number"
            yield Amendment(
                self.who, room.name, change, kind, value, None if choices else room.low, None if choices else room.high,
                choices, rule_id=room.rule_id,
            )  # fmt: skip

    def _change(self, field: str, value: int | bool | str) -> dict[str, Any]:
        change = {"set": field, "to": value}
        return {"who": self.who, **change} if self.who else change


def recruit(who: str, name: Name, kind: Word, content: Json) -> Recruit:
    """Somebody who may be brought in, with the content that is needed for it."""
    return Recruit(who, tuple(name.by_language.items()), kind.key, {"add": {"who": who, "content": content}})
