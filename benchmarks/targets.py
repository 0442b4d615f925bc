"""How long a Realms player ponders: whom one model can shoot at, and with what exact odds, on tables full of terrain.

The shooter carries an explosive assault rifle, the enemies are the starter models, each unlike the others; low walls
lie about between them. Cold is the first answer of a fresh process (imports and content aside), warm the same question
asked again. The odds of the last column are those that people ask for: the law of the loss for each target.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from math import isclose
from random import Random
from time import thread_time

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds, odds
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.space.solids import Solid
from regelwerk.systems.realms.content.loading import load
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.rules.damage.damage import harm_done
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.shooting.hitting import declare_shot, resolve_shot
from regelwerk.systems.realms.rules.shooting.targets import legal_targets
from regelwerk.systems.realms.state import Deed, Model, Shots, Vitals, World
from regelwerk.systems.realms.tactics.chances import Chance, shot_chance
from regelwerk.systems.realms.values import CENTIMETRE, Card, limb_hp

ENEMIES = (3, 6, 12)
PIECES = (10, 30, 60)
WALL = (4 * CENTIMETRE, CENTIMETRE)
"""How long and how thick the walls are."""
CARDS = (
    "schuetze", "mg_schuetze", "panzerjaeger", "spaeher", "truppfuehrerin", "amboss", "sturmsoldat", "schleicher",
    "ordensmeister", "brecher", "strahler", "kundschafter",
)  # fmt: skip
GUN = "sturmgewehr_cal50"
MODE = "normal_shot"


def report(repeats: int) -> str:
    """One line for each number of enemies and of walls."""
    lines = [f"targets of one model with their exact odds, milliseconds (best of {repeats})"]
    lines.append(f"{'':22}{'in sight':>10}{'cold':>10}{'warm':>10}{'laws':>10}")
    for enemies, pieces in product(ENEMIES, PIECES):
        runs = [_fresh(enemies, pieces) for _ in range(repeats)]
        cold, warm, laws = (min(run[name] for run in runs) for name in ("cold", "warm", "laws"))
        title = f"{enemies} enemies, {pieces} walls"
        lines.append(f"{title:22}{runs[0]['targets']:10}{cold:10.1f}{warm:10.1f}{laws:10.1f}")
    return "\n".join(lines)


def disagreements() -> list[str]:
    """Targets whose chances are not those of the shot itself, worked out on its own."""
    world = table(ENEMIES[-1], PIECES[0])
    return [
        f"shot at {deed.target}: its chances are not those of the rule"
        for deed in deeds(world)
        if _differs(world, deed)
    ]


def _differs(world: World, deed: Deed) -> bool:
    declared = declare_shot(world, deed)
    clash = declared.hit.clash
    found = shot_chance(declared)
    law = odds(resolve_shot, declared.attempt, clash, policy=REROLLING)
    hit = law.where(lambda landed: landed.hit)
    loss = law.map(lambda landed: harm_done(clash, landed.vitals)).mean()
    return not (isclose(found.hit, hit) and isclose(found.loss, loss))


def table(enemies: int, pieces: int) -> World:
    """A table of the usual size with a shooter at its edge and enemies in a wide arc before it."""
    content = load()
    world = start(scenario_document(content, "standard", {"premeasure": "always"}))
    mars = replace(content.models.find("mars"), fov=180)
    shooter = _placed(mars, "shooter", "blue", Point.cm(45, 2), 9000)
    others = [
        _placed(content.models.find(name), name, "red", Point.cm(4 + 7.4 * n, 50 + 18 * (n % 2)), 27000)
        for n, name in enumerate(CARDS[:enemies])
    ]
    field = replace(world.scene.battlefield, pieces=tuple(_walls(pieces)), zones=())
    scene = replace(world.scene, battlefield=field)
    return replace(world, scene=scene, models=(shooter, *others), stage="order", round=1)


def _walls(number: int) -> Iterator[Piece]:
    """Walls here and there, always in the same places; none is high enough to hide a whole model."""
    random = Random(7)
    for n in range(number):
        x, y = random.randrange(86 * CENTIMETRE), random.randrange(6 * CENTIMETRE, 46 * CENTIMETRE)
        wide, deep = WALL if n % 2 else WALL[::-1]
        corners = (Point(x, y), Point(x + wide, y), Point(x + wide, y + deep), Point(x, y + deep))
        height = (3 if n % 3 else 4) * CENTIMETRE
        yield Piece(Solid(f"w{n}", corners, 0, height), cover=2 if n % 4 == 0 else 1)


def _placed(card: Card, name: str, side: str, at: Point, facing: int) -> Model:
    limbs = (limb_hp(card.hp),) * 3 if card.is_mike else (0, 0, 0)
    return Model(name, card, side, Vitals(card.hp, limbs, 6), at, facing=facing)


def deeds(world: World) -> list[Deed]:
    """One shot at each target."""
    shooter = world.models[0]
    gun = next(weapon for weapon in shooter.card.weapons if weapon.id == GUN)
    return [Deed(MODE, shooter.id, GUN, (Shots(target.id),)) for target in legal_targets(world, shooter, gun, MODE)]


def ponder(world: World) -> list[Chance]:
    return [shot_chance(declare_shot(world, deed)) for deed in deeds(world)]


def laws(world: World) -> list[Law[int]]:
    """What each target stands to lose."""
    odds = Odds(REROLLING)
    found = []
    for deed in deeds(world):
        declared = declare_shot(world, deed)
        clash = declared.hit.clash
        law = odds.law(resolve_shot, declared.attempt, clash)
        found.append(law.map(lambda landed, clash=clash: harm_done(clash, landed.vitals)))  # type: ignore[misc]
    return found


def _once(enemies: int, pieces: int) -> dict[str, float]:
    world = table(enemies, pieces)
    times = []
    for asked in (ponder, ponder, laws):
        begin = thread_time()
        found = asked(world)
        times.append((thread_time() - begin) * 1e3)
    return {"targets": len(found), "cold": times[0], "warm": times[1], "laws": times[2]}


def _fresh(enemies: int, pieces: int) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.targets", "once", str(enemies), str(pieces)]
    found: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found


if __name__ == "__main__":
    if sys.argv[1:2] == ["once"]:
        print(json.dumps(_once(int(sys.argv[2]), int(sys.argv[3]))))
    else:
        print(report(int(sys.argv[1]) if len(sys.argv) > 1 else 5), *disagreements(), sep="\n")
