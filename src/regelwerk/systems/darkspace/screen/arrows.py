"""Which lines of a confrontation go from one participant to another, and are drawn as arrows."""

from __future__ import annotations

from regelwerk.engine.screen.happenings import Arrow

HARM = Arrow()
MEETS = Arrow(mood="neutral")
HELP = Arrow(mood="good")
ARROWS = {
    "ds-announces-attack": HARM,
    "ds-announces-hack": HARM,
    "ds-announces-ram": HARM,
    "ds-covering-fire": HARM,
    "ds-blocked": MEETS,
    "ds-distracts": MEETS,
    "ds-closes-in": MEETS,
    "ds-interrupts-a-routine": MEETS,
    "ds-interrupts-an-act": MEETS,
    "ds-treats": HELP,
}
