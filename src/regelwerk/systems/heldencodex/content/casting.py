"""Casting: what of a scene's line belongs to the place, whoever takes it."""

from __future__ import annotations

from functools import partial

from regelwerk.engine.campaign.casting import FIGURE, Lines
from regelwerk.systems.heldencodex.content.loading import PLACE_KEYS, build

CASTING = Lines(
    "characters",
    ("characters",),
    partial(build, is_supplied=True),
    kept=frozenset(PLACE_KEYS) - {"name"},
    stated={"characters": {"side": "heroes", "seat": FIGURE}},
)
