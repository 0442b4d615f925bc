"""Drawings of the handbook: a table as the program draws it, and what an eye sees of somebody behind a wall."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.screen.drawing import number
from regelwerk.engine.system import system
from regelwerk.space import CENTIMETRE, Body, Point, Solid, limbs, look, skyline
from regelwerk.space.sight import LIMBS

HEIGHTS = (2.5, 3.5, 4.5, 5.5)
"""Walls in centimetres."""
FAR = 30
"""From the eye to the target, in centimetres."""
EYE, TALL, RADIUS = 4.875, 6, 1.25
"""A model of medium size: how high its eye is, its height, half the width of its base."""
CELL, GAP, TOP, WIDE = 18, 84, 46, 8
STYLE = (
    "svg{--page:#fff;--ink:#26221c;--faint:#8b8370;--seen:#f4f1e8;--hidden:#8c7b5c;--limb:#b3372f}"
    "@media (prefers-color-scheme:dark){svg{--page:#16181c;--ink:#e8e4da;--faint:#98917f;--seen:#2e343b;"
    "--hidden:#a8956c;--limb:#ef7b70}}"
    ".page{fill:var(--page)}text{fill:var(--ink);font-size:13px;text-anchor:middle}.bold{font-weight:600}"
    ".seen,.hidden{stroke:var(--faint);stroke-width:.6}.seen{fill:var(--seen)}.hidden{fill:var(--hidden)}"
    ".limb{fill:none;stroke:var(--limb);stroke-width:2}"
)
WORDS = {
    "de": {
        "wall": "Mauer {height} cm",
        "hidden": "{cells} von 64 verdeckt",
        "no cover": "keine Deckung",
        "cover": "Deckung",
        "seen": "ganz zu sehen: {limbs}",
        "none": "nichts ganz zu sehen: kein Ziel",
        "head": "Kopf",
        "arm": "Arme",
        "leg": "Beine",
        "title": "Was von einem stehenden Ziel hinter Mauern von vier Höhen zu sehen ist",
    },
    "en": {
        "wall": "wall of {height} cm",
        "hidden": "{cells} of 64 hidden",
        "no cover": "no cover",
        "cover": "cover",
        "seen": "wholly visible: {limbs}",
        "none": "nothing wholly visible: no target",
        "head": "head",
        "arm": "arms",
        "leg": "legs",
        "title": "What is seen of a standing target behind walls of four heights",
    },
}


def crossways(lang: str) -> str:
    """The first scenario of Realms when the first model acts, if everybody takes the suggested answers."""
    played = system("realms")
    document = played.scenario(played.content(), "standard", {})
    session = new_session(played.game, played.start(document), document, seed=b"handbook")
    while session.prompts[0].rule_id != "RE-INI-01":
        session.answer(session.prompts[0].seat, session.prompts[0].default)
    prompt = session.prompts[0]
    asked: Any = played.game.asked_in(prompt)
    drawn = played.picture(played.game.view(asked, prompt.seat), prompt.seat, lang)
    assert drawn is not None
    return drawn


def silhouettes(lang: str) -> str:
    """A standing target that touches walls of several heights, cell by cell as an eye of the same size sees it."""
    parts = [_silhouette(_hidden(height), height, place, lang) for place, height in enumerate(HEIGHTS)]
    width = len(HEIGHTS) * (WIDE * CELL + GAP) + GAP
    tall = TOP + WIDE * CELL + 64
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {tall}" role="img" '
        f'font-family="system-ui, sans-serif" xml:lang="{lang}">\n<title>{WORDS[lang]["title"]}</title>\n'
        f'<style>{STYLE}</style>\n<rect class="page" width="{width}" height="{tall}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _hidden(height: float) -> int:
    """The cells that a wall hides which the target touches."""
    near, far = FAR - RADIUS - 1, FAR - RADIUS
    corners = tuple(Point.cm(x, y) for x, y in ((-4, near), (4, near), (4, far), (-4, far)))
    wall = Solid("wall", corners, 0, round(height * CENTIMETRE))
    target = Body(Point.cm(0, FAR), 0, round(RADIUS * CENTIMETRE), TALL * CENTIMETRE)
    return look(Point.cm(0, 0), round(EYE * CENTIMETRE), target, skyline((wall,))).hidden


def _silhouette(hidden: int, height: float, place: int, lang: str) -> str:
    left = GAP + place * (WIDE * CELL + GAP)
    cells = [
        f'<rect class="{"hidden" if hidden >> 8 * row + column & 1 else "seen"}" x="{left + column * CELL}" '
        f'y="{TOP + row * CELL}" width="{CELL}" height="{CELL}"/>'
        for row in range(WIDE)
        for column in range(WIDE)
    ]
    outlines = [_outline(LIMBS[name], left) for name in LIMBS]
    words, middle, below = WORDS[lang], left + WIDE * CELL / 2, TOP + WIDE * CELL
    written = number(height).replace(".", "," if lang == "de" else ".")
    count = hidden.bit_count()
    seen = list(dict.fromkeys(words[name.split("_")[-1]] for name in limbs(hidden)))
    lines = [
        _text(middle, TOP - 16, words["wall"].format(height=written), "bold"),
        _text(middle, below + 20, words["hidden"].format(cells=count)),
        _text(middle, below + 38, words["cover"] if count >= 32 else words["no cover"], "bold"),
        _text(middle, below + 56, words["seen"].format(limbs=", ".join(seen)) if seen else words["none"]),
    ]
    return "".join([*cells, *outlines, *lines])


def _outline(cells: int, left: float) -> str:
    """The frame round a limb, which is a rectangle of cells."""
    rows = [bit // 8 for bit in range(64) if cells >> bit & 1]
    columns = [bit % 8 for bit in range(64) if cells >> bit & 1]
    x, y = left + min(columns) * CELL + 2, TOP + min(rows) * CELL + 2
    wide, tall = (max(columns) - min(columns) + 1) * CELL - 4, (max(rows) - min(rows) + 1) * CELL - 4
    return f'<rect class="limb" x="{number(x)}" y="{number(y)}" width="{wide}" height="{tall}"/>'


def _text(x: float, y: float, words: str, looks: str = "") -> str:
    return f'<text class="{looks}" x="{number(x)}" y="{number(y)}">{words}</text>'
