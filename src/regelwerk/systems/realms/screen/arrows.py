"""Which lines of a skirmish go from one model to another, and are drawn as arrows."""

from __future__ import annotations

from regelwerk.engine.screen.happenings import Arrow

ARROWS = {
    "re-shot-hits": Arrow(words="re-arrow-hits"),
    "re-shot-misses": Arrow(words="re-arrow-misses", mood="neutral"),
    "re-melee": Arrow(words="re-arrow-melee"),
    "re-riposte": Arrow(words="re-arrow-riposte"),
    "re-spots": Arrow(mood="neutral"),
    "re-interrupts": Arrow(mood="neutral"),
    "re-healed": Arrow("who", mood="good", one="by"),
}
