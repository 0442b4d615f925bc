"""How the drawn battlefield looks: its colours by day and by night, textures of zones, the shape of a base."""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape

from regelwerk.systems.realms.rules.mission.scenes import ZoneType
from regelwerk.systems.realms.state import Model, World

PIXELS = 10
"""Of one centimetre."""
EDGE = 48
"""Around the table."""
SIDE = 330
"""The legend beside the table."""

STYLE = """
svg{max-width:100%;height:auto}
svg{--page:#ffffff;--table:#f4f1e8;--grid:#e2dccb;--ink:#26221c;--faint:#8b8370;--halo:#ffffff;
--low:#cdbf9f;--high:#8c7b5c;--one:#1f6fb2;--two:#b3372f;--sight:#26221c;--object:#8a5a00;
--danger:#c2410c;--zone:#6f7f4c;--water:#3d7c8f;--stone:#857a68}
@media (prefers-color-scheme:dark){svg{--page:#16181c;--table:#22262b;--grid:#2e343b;--ink:#e8e4da;--faint:#98917f;
--halo:#16181c;--low:#6b6048;--high:#a8956c;--one:#5aa9e6;--two:#ef7b70;--sight:#e8e4da;
--object:#f0b849;--danger:#fb923c;--zone:#9db36f;--water:#6fb7ca;--stone:#a99d88}}
text{fill:var(--ink)}
.page{fill:var(--page)}.table{fill:var(--table)}.grid{stroke:var(--grid);stroke-width:1}
.frame{fill:none;stroke:var(--ink);stroke-width:1.5}.bar{fill:none;stroke:var(--ink);stroke-width:1.5}
.head{font-size:19px;font-weight:600}.edge,.small{font-size:12px;fill:var(--faint)}.bold{font-weight:600}
.middle{text-anchor:middle}.end{text-anchor:end}
.one{--side:var(--one)}.two{--side:var(--two)}
.deployment,.extraction{fill:var(--side);fill-opacity:.07;stroke:var(--side);stroke-opacity:.55;stroke-dasharray:2 5}
.extraction{fill-opacity:.16;stroke-dasharray:8 4;stroke-width:2}
.place{fill:var(--side);font-size:13px;opacity:.8}
.zone{stroke:var(--zone);stroke-width:1.2;stroke-dasharray:5 3}
.piece{stroke:var(--ink);stroke-width:1.2}.low{fill:var(--low)}.high{fill:var(--high)}
.piece-label,.zone-label{font-size:12px;font-weight:600}
.piece-label,.zone-label,.place{paint-order:stroke;stroke:var(--halo);stroke-width:3px;
stroke-linejoin:round}
.glance{fill:var(--side);fill-opacity:.13}
.view{fill:var(--side);fill-opacity:.07;stroke:var(--side);stroke-opacity:.35}
.perception{fill:var(--side);fill-opacity:.12;stroke:var(--side);stroke-opacity:.6;stroke-dasharray:6 4}
.danger{fill:var(--danger);fill-opacity:.1;stroke:var(--danger);stroke-dasharray:2 3}
.sight{stroke:var(--sight);stroke-width:1.6}.partly{stroke-dasharray:7 6;stroke-opacity:.75}
.trail{fill:none;stroke:var(--object);stroke-width:2.5;stroke-dasharray:1 5;stroke-linecap:round}
.trail-start{fill:none;stroke:var(--object);stroke-width:2}
.object{fill:var(--object);stroke:var(--halo);stroke-width:1.5}.object-label{font-size:12px;font-weight:700;fill:var(--halo)}
.hold{fill:var(--object);fill-opacity:.1;stroke:var(--object);stroke-dasharray:4 3}
.base,.nose{fill:var(--side);stroke:var(--halo);stroke-width:1.2}
.letter{font-size:14px;font-weight:700;fill:var(--halo)}
.acting .base{stroke:var(--ink);stroke-width:3}
.prone .base{fill-opacity:.55;stroke:var(--side);stroke-width:2}.lies{stroke:var(--ink);stroke-width:2}
.camouflaged .base,.camouflaged .nose{fill:var(--halo);stroke:var(--side);stroke-dasharray:3 2;stroke-width:1.8}
.camouflaged .letter{fill:var(--side)}
.waiting .base{fill-opacity:.45}
.out .base,.wreck .base,.removed .base{fill:var(--faint);fill-opacity:.5;stroke:var(--side)}
.cross{stroke:var(--side);stroke-width:2.5}
"""

_ZONES: dict[ZoneType, tuple[int, str, str]] = {
    "forest": (26, "zone", '<path d="M6 16l5 -9l5 9zM18 24l4 -7l4 7z"/>'),
    "dense_forest": (16, "zone", '<path d="M2 9l4 -7l4 7zM9 15l3 -6l3 6z" fill-opacity=".35"/>'),
    "thicket": (12, "zone", '<path d="M2 10v-5M5 10v-7M8 10v-4"/>'),
    "swamp": (18, "water", '<path d="M1 6q4 -4 8 0t8 0M5 14q3 -3 6 0t6 0"/>'),
    "crater": (20, "stone", '<path d="M3 6a4 2.5 0 0 0 8 0M11 15a3 2 0 0 0 6 0"/>'),
    "building": (14, "stone", '<path d="M0 7h14M7 0v14" stroke-opacity=".6"/>'),
    "ruin": (14, "stone", '<path d="M0 14l14 -14M-2 2l4 -4M12 16l4 -4M4 4l3 3"/>'),
    "road": (24, "stone", '<path d="M0 12h12"/>'),
}


def patterns() -> str:
    """The textures of all zones: lines in the colour of the ground on a breath of it."""
    return "".join(
        f'<pattern id="{zone}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<rect width="{size}" height="{size}" style="fill:var(--{colour});fill-opacity:.13"/>'
        f'<g style="stroke:var(--{colour});fill:var(--{colour})" fill-opacity="0" stroke-width="1.1" '
        f'stroke-opacity=".85">{drawn}</g></pattern>'
        for zone, (size, colour, drawn) in _ZONES.items()
    )


def escaped(words: str) -> str:
    return escape(words, quote=True)


def text(x: float, y: float, words: str, looks: str = "", more: str = "") -> str:
    """A line of text on its base line."""
    return f'<text class="{looks}" x="{x:g}" y="{y:g}"{more}>{escaped(words)}</text>'


def side_class(world: World, side: str) -> str:
    """The first side has the first colour, for every viewer."""
    return "one" if side == world.scene.sides[0].id else "two"


def shape(model: Model, radius: float, *, looks: bool = True) -> Iterator[str]:
    """A base around the middle of its own place: a disc, with a nose where it looks, crossed out if it is out."""
    if model.active and looks:
        angle = math.radians(model.facing / 100)
        points = ((radius + 8, 0.0), (radius * 0.8, radius * 0.55), (radius * 0.8, -radius * 0.55))
        turned = " ".join(
            f"{x * math.cos(angle) - y * math.sin(angle):.2f},{-x * math.sin(angle) - y * math.cos(angle):.2f}"
            for x, y in points
        )
        yield f'<polygon class="nose" points="{turned}"/>'
    yield f'<circle class="base" r="{radius:g}"/>'
    if model.active and model.prone:
        yield f'<path class="lies" d="M{-radius:g} {radius + 4:g}h{2 * radius:g}"/>'
    if model.vitals.status in ("out", "wreck", "removed"):
        half = radius * 0.7
        yield f'<path class="cross" d="M{-half:g} {-half:g}L{half:g} {half:g}M{-half:g} {half:g}L{half:g} {-half:g}"/>'
