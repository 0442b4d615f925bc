"""The log as prose: events become sentences, each with its rule, under the headings of the rounds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

from regelwerk.cli.roll import show_faces
from regelwerk.engine.events import facts_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from regelwerk.cli.voice import Voice
    from regelwerk.engine.facts import Fact
    from regelwerk.engine.messages import Names

Json = dict[str, Any]
DEALT = re.compile(r"[0-9]+ Karten? von [0-9]+")
"""How the throw of a deck of cards is written."""


def is_deal(event: Json) -> bool:
    """Whether cards were dealt: nothing to tell, for the sentences that follow name every card."""
    return event["event"] == "dice" and DEALT.fullmatch(event["throw"]) is not None


class Story:
    """Tells events one after another; remembers which round it is in."""

    def __init__(self, voice: Voice, names: Names) -> None:
        self.voice = voice
        self.names = names
        self._round: int | None = None

    def tell(self, event: Json) -> Iterator[RenderableType]:
        """The lines of one event. A note with the fact `round` belongs to that round."""
        if is_deal(event):
            return
        facts = facts_of(event) if event["event"] == "note" else {}
        number = facts.get("round")
        if isinstance(number, int) and number != self._round:
            self._round = number
            yield Rule(self.voice.text("cli-log-round", round=number), style="dim")
            if len(facts) == 1:
                return
        line = Text(self.sentence(event))
        if event["event"] == "dice":
            line.stylize("dim")
        if event.get("rule"):
            line.append(f"  {event['rule']}", style="dim cyan")
        yield line

    def sentence(self, event: Json) -> str:
        """What happened, in words."""
        match event["event"]:
            case "note":
                return self.voice.tell(event["message"], facts_of(event), self.names)
            case "dice":
                faces = show_faces(tuple(tuple(chain) for chain in event["faces"]))
                who = self.voice.seat(event["who"] or event["seat"], self.names)
                facts: dict[str, Fact] = {"who": who, "throw": self.voice.throw(event["throw"]), "faces": faces}
                key = "cli-log-dice" if who else "cli-log-dice-nobody"
                return self.voice.tell(key, facts, self.names)
            case "correction" if "concede" in event["change"]:
                return self.voice.text("cli-log-conceded", who=self.voice.seat(event["by"], self.names))
            case "correction":
                change = json.dumps(event["change"], ensure_ascii=False)
                return self.voice.text("cli-log-correction", by=self.voice.seat(event["by"], self.names), change=change)
            case "rules_changed":
                return self.voice.tell("cli-log-rules-changed", {"before": event["from"], "now": event["to"]})
        raise ValueError(f"unknown event {event['event']!r}")
