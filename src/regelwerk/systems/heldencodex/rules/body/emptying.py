"""Rows of physis and psyche that empty: the log says so, and what it costs."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import ALL, Audience, Play, note
from regelwerk.engine.facts import Ref
from regelwerk.systems.heldencodex.state import Hero, Track

RULES = {"physis": "HC-PHY-01", "psyche": "HC-PHY-03"}


@rule("HC-PHY-01", "HC-PHY-02", "HC-PHY-03")
def tell_emptied(before: Hero, after: Hero, track: Track, audience: Audience = ALL) -> Play[None]:
    """After a loss: each row that it emptied costs a die, and the last point takes the breath or the wits away."""
    who = Ref(after.id)
    for row in range(before.emptied(track) + 1, after.emptied(track) + 1):
        yield note(RULES[track], "hc-row-emptied", audience, who=who, track=track, row=row, rows=len(after.rows(track)))
    if after.left(track) <= 0 < before.left(track):
        yield note(
            "HC-PHY-02" if track == "physis" else "HC-PHY-03", "hc-track-exhausted", audience, who=who, track=track
        )
