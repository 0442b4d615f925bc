"""What factions have done to each other in this phase: arrows, out of the events that somebody has heard."""

from __future__ import annotations

from collections.abc import Iterable

from regelwerk.engine.game import Json
from regelwerk.engine.screen.display import Fixture, Tie, Ties
from regelwerk.engine.screen.happenings import Arrow, tie_of

BEGINS = "fa-phase"
"""The line with which a phase begins."""
ARROWS = {
    "fa-attack": Arrow("target", "fa-place-attacks"),
    "fa-misses": Arrow("target", "fa-place-misses", "neutral"),
    "fa-counter-attacks": Arrow("target", "fa-place-counter-attacks"),
    "fa-espionage-fails": Arrow("target", "fa-place-spied-in-vain", "neutral"),
    "fa-found": Arrow("target", "fa-place-found"),
    "fa-intel": Arrow("target", "fa-place-intel"),
    "fa-sabotage": Arrow("target", "fa-place-sabotage"),
    "fa-assault": Arrow("target", "fa-place-assault"),
    "fa-siphon": Arrow("target", "fa-place-siphon"),
    "fa-interrupts": Arrow("other", "fa-place-interrupts", "neutral"),
    "fa-instructs": Arrow("subject", "fa-place-instructs", "neutral"),
}


def lately(events: Iterable[Json]) -> tuple[Fixture, ...]:
    """The arrows of this phase in the order in which they came about; events are told newest first."""
    ties: list[Tie] = []
    for event in events:
        if event["event"] == "note" and event["message"] == BEGINS:
            break
        tie = tie_of(event, ARROWS)
        if tie is not None:
            ties.append(tie)
    found = tuple(dict.fromkeys(reversed(ties)))
    return (Ties("fa-place-lately", found),) if found else ()
