"""The events of a journal sorted by round, and the state at the end of each round.

An event belongs to the round that was announced last: by a note with the fact `round`, `phase` or `turn`, or by the
state of a step that ended. Events between two rounds belong to the earlier one. Where a scene has several parts, a note
with the fact `part` begins the next one, and its rounds are counted anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from regelwerk.engine.game import moment_of
from regelwerk.engine.journal import events

if TYPE_CHECKING:
    from regelwerk.engine.game import Moment
    from regelwerk.engine.journal.entries import Journal
    from regelwerk.engine.system import System

Json = dict[str, Any]
ROUND_FACTS = ("round", "phase", "turn")
"""Facts with the number of the round that a note begins."""


@dataclass(slots=True)
class GatheredRounds:
    """The events of each round, and the last state in it."""

    now: Moment
    lines: dict[Moment, list[Json]] = field(default_factory=dict)
    ends: dict[Moment, Any] = field(default_factory=dict)
    is_readable: bool = True

    def turn_to(self, moment: Moment) -> bool:
        """Go on to a round; true if it is new."""
        if moment <= self.now:
            return False
        self.now = moment
        self.lines[moment] = []
        return True

    def turn_back(self) -> None:
        """Drop the last round if nothing happens in it: the game has ended with the one before."""
        if len(self.lines) > 1 and not self.lines[self.now]:
            del self.lines[self.now]
            final = self.ends.pop(self.now, None)
            self.now = max(self.lines)
            if final is not None:
                self.ends[self.now] = final


def gathered(system: System, start: Any, journal: Journal) -> GatheredRounds:
    """All events by round, and the stored states at the ends of rounds."""
    told = GatheredRounds(moment_of(system.game, start))
    told.lines[told.now] = []
    if told.now[1] < 1:
        told.ends[told.now] = start
    for entry in journal.effective():
        for event in entry.events:
            facts = events.facts_of(event) if event["event"] == "note" else {}
            part = facts.get("part")
            if isinstance(part, int) and told.turn_to((part, 0)):
                continue
            number = next((facts[fact] for fact in ROUND_FACTS if fact in facts), None)
            # A note with nothing but the number of its round becomes the heading.
            if isinstance(number, int) and told.turn_to((told.now[0], number)) and len(facts) == 1:
                continue
            told.lines[told.now].append(event)
        if entry.state is not None:
            try:
                state = system.game.thaw(start, entry.state)
            except (TypeError, ValueError, LookupError, AttributeError):
                told.is_readable = False
                continue
            told.ends[moment_of(system.game, state)] = state
            told.turn_to(moment_of(system.game, state))
    return told
