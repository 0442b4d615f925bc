"""What of a scene is worth reading aloud afterwards."""

from __future__ import annotations

NEWS = frozenset(
    {
        "hc-fight-begins",
        "hc-attacks",
        "hc-sweeps",
        "hc-chokes",
        "hc-power-attack",
        "hc-piercing-attack",
        "hc-aimed-attack",
        "hc-assassinates",
        "hc-shoots",
        "hc-shot-hits",
        "hc-shot-misses",
        "hc-wounded",
        "hc-dies",
        "hc-gives-up",
        "hc-leaves",
        "hc-unconscious",
        "hc-fight-over",
        "hc-fight-undecided",
        "hc-legendary",
        "hc-respect-lost",
        "hc-scene-over",
        "hc-reward",
    }
)
