"""What of a confrontation is worth reading aloud afterwards."""

from __future__ import annotations

FIGHT = (
    "ds-ambush-phase", "ds-attack-hits", "ds-attack-bounces", "ds-announces-ram", "ds-cover-gone", "ds-taken-out",
    "ds-incapacitated", "ds-destroyed", "ds-overwhelmed", "ds-group-weaker", "ds-joins", "ds-rejoins", "ds-comes-back",
    "ds-leaves", "ds-round-limit", "ds-over",
)  # fmt: skip
BODIES = ("ds-grits", "ds-treats", "ds-brings-round", "ds-breathes", "ds-dies", "ds-disfigured", "ds-falls")
CORTEX = (
    "ds-hack-lands", "ds-alarm", "ds-hunts", "ds-firewall-broken", "ds-firewall-gone", "ds-vanishes", "ds-seized",
    "ds-crashes", "ds-switched-off", "ds-expelled", "ds-enters-network", "ds-takes-controls", "ds-takes-remote",
)  # fmt: skip
CHASE = (
    "ds-chase-begins", "ds-advances", "ds-held-back", "ds-collides", "ds-accident", "ds-boards", "ds-falls-off",
    "ds-adrift", "ds-escapes", "ds-caught-stopped", "ds-caught-taken", "ds-chase-over",
)  # fmt: skip
BREAK_IN = (
    "ds-infiltration", "ds-se-won", "ds-shut-down", "ds-backup", "ds-guard-charisma", "ds-guard-persuade",
    "ds-guard-intimidate", "ds-threshold", "ds-unaware", "ds-walked-in-on", "ds-ambush-done", "ds-ambush-failed",
    "ds-spotted", "ds-silenced", "ds-word-sent", "ds-discovered", "ds-infiltration-over", "ds-alerted",
    "ds-fight-heard",
)  # fmt: skip
NEWS = frozenset({"ds-event", *FIGHT, *BODIES, *CORTEX, *CHASE, *BREAK_IN})
