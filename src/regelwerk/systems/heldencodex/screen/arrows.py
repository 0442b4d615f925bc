"""Which lines of a scene go from one hero to another, and are drawn as arrows."""

from __future__ import annotations

from regelwerk.engine.screen.happenings import Arrow

HARM = Arrow()
MEETS = Arrow(mood="neutral")
ARROWS = {
    "hc-attacks": HARM,
    "hc-aimed-attack": HARM,
    "hc-power-attack": HARM,
    "hc-piercing-attack": HARM,
    "hc-chokes": HARM,
    "hc-assassinates": HARM,
    "hc-shoots-at": HARM,
    "hc-both-strike": Arrow("attacker"),
    "hc-aims": MEETS,
    "hc-obstacle-laid": MEETS,
    "hc-guard-discovered": MEETS,
    "hc-guard-noticed": MEETS,
    "hc-haggled": Arrow("seller", mood="neutral"),
    "hc-influence-begins": Arrow("victim", mood="neutral"),
    "hc-cared-for": Arrow("patient", mood="good"),
}
