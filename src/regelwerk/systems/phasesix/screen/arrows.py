"""Which lines of a fight go from one participant to another, and are drawn as arrows."""

from __future__ import annotations

from regelwerk.engine.screen.happenings import Arrow

HARM = Arrow("target")
HELP = Arrow("target", mood="good")
ARROWS = {
    "ps-attacks": HARM,
    "ps-throws": HARM,
    "ps-tries-coup": HARM,
    "ps-steals-action": HARM,
    "ps-uses-item": HELP,
    "ps-aids": HELP,
    "ps-tries-to-stabilise": HELP,
}
