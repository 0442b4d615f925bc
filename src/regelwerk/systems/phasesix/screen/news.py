"""What of a fight is worth reading aloud: who strikes at whom, who is hurt, who falls and who gets up again."""

from __future__ import annotations

RETIRED_NEWS = ("ps-throw-hits", "ps-throw-misses", "ps-dodged", "ps-parried", "ps-blast")
"""How games of former versions told the same."""
NEWS = frozenset(
    {
        "ps-attacks",
        "ps-dodge-succeeds",
        "ps-parry-stops",
        "ps-coup",
        "ps-coup-fails",
        "ps-throws",
        "ps-throw-lands",
        "ps-throw-strays",
        *RETIRED_NEWS,
        "ps-blast-catches",
        "ps-wounded",
        "ps-wounded-no-more",
        "ps-falls",
        "ps-dying-worse",
        "ps-dies",
        "ps-afflicted",
        "ps-bleeds",
        "ps-stabilised",
        "ps-wakes",
        "ps-recovers",
        "ps-bandaged",
        "ps-leaves",
        "ps-steals-action",
        "ps-surprise-ends",
    }
)
