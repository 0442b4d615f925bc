"""The dice tray: which dice lie there when dice are to be kept or used, and which of them an answer takes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from regelwerk.engine.answers import Answer
from regelwerk.engine.effects import Choose
from regelwerk.engine.screen.display import LyingDie, Tray
from regelwerk.systems.heldencodex.rules.fight.combat_dice import combat_prober
from regelwerk.systems.heldencodex.rules.fight.fight_state import fight_of
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import die_by_value

KEEPING = ("keep", "carry", "give", "again", "shadow", "swap", "devalue", "group", "tricks", "outside", "match", "lay")
FIGHTING = ("dice", "with", "parry", "counter", "counter_flee", "die", "strike")
KINDS = frozenset((*KEEPING, *FIGHTING))
"""Answers whose keys name dice: `keep:12,9`, `with:9/12+12`, `parry:-/12`, `swap:4:17:rival`, `lay:9@rival`."""
FACES = re.compile(r"[0-9,+/-]*")
LIE = ("thrown", "faces", "dice", "group")
"""The facts of a question that say which dice lie there: the first that does."""
SIZES = (8, 12, 20)


def tray(prompt: Choose[Any]) -> Tray | None:
    """The dice of a question about dice; None if it is about something else."""
    taken = {answer.key: faces for answer in prompt.answers.listed() if (faces := _faces_in(answer)) is not None}
    if not any(taken.values()):
        return None
    facts = dict(prompt.question.facts)
    loose = _loose(facts, taken.values())
    lying: Faces = facts["lying"] if isinstance(facts.get("lying"), tuple) else ()  # type: ignore[assignment]
    reading = _reading(prompt.scene)
    sides = _sides(prompt.scene, reading, loose + lying)
    grouped = Counter(_group(facts, reading, loose + lying))
    dice = []
    for face, kept in [*((face, False) for face in loose), *((face, True) for face in lying)]:
        is_grouped = grouped[face] > 0
        grouped[face] -= is_grouped
        dice.append(LyingDie(face, sides, int(is_grouped), kept))
    takes = ((key, _places(faces, loose)) for key, faces in taken.items())
    found = tuple((key, places) for key, places in takes if places is not None)
    return Tray(tuple(dice), found, keeps=all(key.startswith("keep:") for key in taken))


def _faces_in(answer: Answer[Any]) -> Faces | None:
    """The dice that an answer takes, by their faces; to take none is an answer too."""
    kind, _, rest = answer.key.partition(":")
    if kind not in KINDS:
        return None
    spelt = re.split("[:@]", rest)[0]
    return tuple(map(int, re.findall("[0-9]+", spelt))) if FACES.fullmatch(spelt) else None


def _loose(facts: dict[str, Any], taken: Iterable[Faces]) -> Faces:
    """The dice to choose from, as the question says, or at least all that its answers would take."""
    for name in LIE:
        if isinstance(facts.get(name), tuple):
            found: Faces = facts[name]
            return found
    most: Counter[int] = Counter()
    for faces in taken:
        most |= Counter(faces)
    return tuple(sorted(most.elements()))


def _reading(scene: Any) -> Reading | None:
    """How the dice are read, if the one who decides knows that."""
    found = getattr(scene, "reading", None) or getattr(getattr(scene, "prober", None), "reading", None)
    return found if isinstance(found, Reading) else None


def _sides(scene: Any, reading: Reading | None, faces: Faces) -> int:
    """The size of the dice: as they are read, by the fighter's value, or as large as they must be."""
    if reading is not None:
        return reading.die
    if isinstance(scene, tuple) and isinstance(scene[0], World):
        return combat_prober(scene[0], fight_of(scene[0]).fighter(scene[1])).reading.die
    mine = next((one for one in (scene if isinstance(scene, tuple) else ()) if hasattr(one, "weapon")), None)
    least = die_by_value(mine.value) if mine is not None else SIZES[0]
    return next((size for size in SIZES if size >= max((least, *faces))), SIZES[-1])


def _group(facts: dict[str, Any], reading: Reading | None, faces: Faces) -> Faces:
    """The dice that belong together: as the question says, or the best group of all that lies there."""
    told = facts.get("group")
    if isinstance(told, tuple):
        return told
    if reading is None:
        return ()
    return best_group(tuple(sorted(faces)), reading.value, reading.runs, reading.options)


def _places(faces: Faces, loose: Faces) -> tuple[int, ...] | None:
    """Where dice with these faces lie; None if there are not enough of them."""
    left = list(range(len(loose)))
    found = []
    for face in faces:
        at = next((place for place in left if loose[place] == face), None)
        if at is None:
            return None
        left.remove(at)
        found.append(at)
    return tuple(sorted(found))
