"""The log in the terminal: events as sentences with their rules, under headings of parts and rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

from regelwerk.engine.facts import Phrase
from regelwerk.engine.journal.events import facts_of, is_deal

if TYPE_CHECKING:
    from rich.console import RenderableType

    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.game import Outcome

Json = dict[str, Any]


def ending(voice: Voice, outcome: Outcome, names: Names) -> Text:
    """The end of a game: who has won, why, and by which rule."""
    winner = voice.seat(outcome.winner, names) if outcome.winner is not None else ""
    key = "cli-play-won" if winner else "cli-play-draw"
    line = Text(voice.text(key, winner=winner, reason=voice.say(outcome.reason, names)), style="bold")
    line.append(f"  {outcome.rule_id}", style="not bold dim cyan")
    return line


class LogPrinter:
    """Renders events one after another; remembers the current round."""

    def __init__(self, voice: Voice, names: Names) -> None:
        self.voice = voice
        self.names = names
        self._round: int | None = None

    def tell(self, event: Json) -> Iterator[RenderableType]:
        """The lines of one event. A note with a `caption` begins a part, one with the fact `round` is in that round."""
        if is_deal(event):
            return
        facts = facts_of(event) if event["event"] == "note" else {}
        caption = facts.get("caption")
        if isinstance(caption, Phrase):
            self._round = None
            yield Rule(self.voice.say(caption, self.names), style="bold")
            return
        number = facts.get("round")
        if isinstance(number, int) and number != self._round:
            self._round = number
            yield Rule(self.voice.text("engine-log-round", round=number), style="dim")
            if len(facts) == 1:
                return
        line = Text(self.voice.sentence(event, self.names))
        if event["event"] == "dice":
            line.stylize("dim")
        if event.get("rule"):
            line.append(f"  {event['rule']}", style="dim cyan")
        yield line
