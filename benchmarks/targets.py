"""How long a Realms player ponders: whom one model can shoot at, and with what exact odds, on the starter table.

The shooter carries an explosive assault rifle, the enemies are the starter models, each unlike the others. Cold is the
first answer of a fresh process (imports and content aside), warm the same question asked again.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from time import thread_time

from regelwerk.engine.odds import odds
from regelwerk.space import Point
from regelwerk.systems.realms.chances import REROLLING, Chance, chances
from regelwerk.systems.realms.content import load
from regelwerk.systems.realms.damage import clash_of, harm_done
from regelwerk.systems.realms.hitting import attempt_of, blow_of, shot
from regelwerk.systems.realms.setup import scenario_document, start
from regelwerk.systems.realms.state import Deed, Model, Shots, Vitals, World
from regelwerk.systems.realms.targets import legal_targets
from regelwerk.systems.realms.values import Card, limb_hp

ENEMIES = (3, 6, 12)
CARDS = (
    "schuetze", "mg_schuetze", "panzerjaeger", "spaeher", "truppfuehrerin", "amboss", "sturmsoldat", "schleicher",
    "ordensmeister", "brecher", "strahler", "kundschafter",
)  # fmt: skip
GUN = "sturmgewehr_cal50"
MODE = "normal_shot"


def report(repeats: int) -> str:
    """One line for each number of enemies."""
    lines = [f"targets of one model with their exact odds, milliseconds (best of {repeats})"]
    lines.append(f"{'':22}{'in sight':>10}{'cold':>10}{'warm':>10}")
    for enemies in ENEMIES:
        runs = [_fresh(enemies) for _ in range(repeats)]
        cold, warm = min(run["cold"] for run in runs), min(run["warm"] for run in runs)
        lines.append(f"{f'{enemies} enemies':22}{runs[0]['targets']:10}{cold:10.1f}{warm:10.1f}")
    return "\n".join(lines)


def disagreements() -> list[str]:
    """Targets whose chances are not those of the shot itself, worked out on its own."""
    world = table(ENEMIES[-1])
    return [
        f"shot at {deed.target}: its chances are not those of the rule"
        for deed in deeds(world)
        if _differs(world, deed)
    ]


def _differs(world: World, deed: Deed) -> bool:
    (found,) = chances(world, deed)
    clash = clash_of(world, blow_of(world, deed, 0))[0]
    law = odds(shot, attempt_of(world, deed, found.value.total), clash, policy=REROLLING)
    hit = law.where(lambda landed: landed.hit)
    wound = law.where(lambda landed: harm_done(clash, landed.vitals) > 0)
    return (found.hit, found.wound) != (hit, wound)


def table(enemies: int) -> World:
    """The starter table with a shooter at its edge and enemies in a wide arc before it."""
    content = load()
    world = start(scenario_document(content, "standard", {"premeasure": "always"}))
    mars = replace(content.find("model", "mars"), fov=180)
    shooter = _placed(mars, "shooter", "blue", Point.cm(45, 2), 9000)
    others = [
        _placed(content.find("model", name), name, "red", Point.cm(4 + 7.4 * n, 50 + 18 * (n % 2)), 27000)
        for n, name in enumerate(CARDS[:enemies])
    ]
    return world._replace(models=(shooter, *others), stage="order", round=1)


def _placed(card: Card, name: str, side: str, at: Point, facing: int) -> Model:
    limbs = (limb_hp(card.hp),) * 3 if card.is_mike else (0, 0, 0)
    return Model(name, card, side, Vitals(card.hp, limbs, 6), at, facing=facing)


def deeds(world: World) -> list[Deed]:
    """One shot at each target."""
    shooter = world.models[0]
    gun = next(weapon for weapon in shooter.card.weapons if weapon.id == GUN)
    return [Deed(MODE, shooter.id, GUN, (Shots(target.id),)) for target in legal_targets(world, shooter, gun, MODE)]


def ponder(world: World) -> list[tuple[Chance, ...]]:
    return [chances(world, deed) for deed in deeds(world)]


def _once(enemies: int) -> dict[str, float]:
    world = table(enemies)
    times = []
    for _ in range(2):
        begin = thread_time()
        found = ponder(world)
        times.append((thread_time() - begin) * 1e3)
    return {"targets": len(found), "cold": times[0], "warm": times[1]}


def _fresh(enemies: int) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.targets", "once", str(enemies)]
    found: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found


if __name__ == "__main__":
    if sys.argv[1:2] == ["once"]:
        print(json.dumps(_once(int(sys.argv[2]))))
    else:
        print(report(int(sys.argv[1]) if len(sys.argv) > 1 else 5), *disagreements(), sep="\n")
