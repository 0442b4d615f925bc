"""What of a scene is worth reading aloud afterwards."""

from __future__ import annotations

FIGHTS = (
    "hc-fight-opens", "hc-attacks", "hc-sweeps", "hc-chokes", "hc-power-attack", "hc-piercing-attack",
    "hc-aimed-attack", "hc-assassinates", "hc-countered", "hc-hold", "hc-shoots-at", "hc-hits-target",
    "hc-misses-target", "hc-gives-up", "hc-leaves", "hc-unconscious", "hc-fight-over", "hc-fight-undecided",
)  # fmt: skip
BODIES = ("hc-wounded", "hc-circle-critical", "hc-dies", "hc-revived")
OTHER_PARTS = (
    "hc-probe-over", "hc-community-over", "hc-row-paid", "hc-deal", "hc-haggle-broken-off", "hc-craft-done",
    "hc-craft-fails", "hc-herbs-over", "hc-dead-drunk", "hc-drinking-won", "hc-drinking-drawn", "hc-chase-caught",
    "hc-chase-escaped", "hc-guard-discovered", "hc-alarm", "hc-sneak-through", "hc-sneak-back", "hc-intruder-noticed",
    "hc-intruder-unnoticed", "hc-night-quiet", "hc-journey-over",
)  # fmt: skip
FAME = ("hc-legendary", "hc-respect-lost", "hc-star-earned", "hc-learnt", "hc-scene-over", "hc-reward")
NEWS = frozenset({*FIGHTS, *BODIES, *OTHER_PARTS, *FAME})
