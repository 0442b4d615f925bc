"""Builders: participants with plain values unless told, worlds with them, and rules run with given dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.engine.state_values import Name, field_names, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.scenes import Zone
from regelwerk.systems.darkspace.rules.cortex.networks import networks_of
from regelwerk.systems.darkspace.state import Actor, Breach, Damage, Phase, Scene, World
from regelwerk.systems.darkspace.values import TALENTS, Armour, Item, Sheet, Weapon, WeaponKind

T = TypeVar("T")

KINDS: dict[str, WeaponKind] = {
    "knife": "melee",
    "baton": "melee",
    "pistol": "ranged",
    "carbine": "ranged",
    "rifle": "ranged",
    "heavy_rifle": "ranged",
    "cannon": "ranged",
    "gun": "turret",
    "datapad": "terminal",
    "terminal": "terminal",
}
SIZES = {
    "knife": (1, 1),
    "baton": (3, 1),
    "pistol": (1, 2),
    "carbine": (2, 2),
    "rifle": (3, 3),
    "heavy_rifle": (4, 3),
    "cannon": (5, 2),
    "gun": (2, 3),
    "datapad": (1, 2),
    "terminal": (3, 3),
}
WEAPONS = {name: Weapon(name, Name.of(name), KINDS[name], *SIZES[name]) for name in KINDS}
MEDKITS = {
    name: Item(name, Name.of(name), "medkit", size, size) for size, name in enumerate(("stim", "medkit", "medbag"), 1)
}
SHEET = set(field_names(Sheet))


def armour(size: int, mk: int) -> Armour:
    return Armour(f"armour_{size}_{mk}", Name.of("Rüstung", en="armour"), size, mk)


def actor(id: str, kind: str, side: str, **changes: Any) -> Actor:  # noqa: A002
    """A participant; fields of the sheet and of the changing part are given alike, gear by its id."""
    changes["weapons"] = tuple(WEAPONS[one] if isinstance(one, str) else one for one in changes.get("weapons", ()))
    changes["items"] = tuple(MEDKITS[one] if isinstance(one, str) else one for one in changes.get("items", ()))
    if isinstance(changes.get("hurt"), Mapping):
        changes["hurt"] = Damage(**changes["hurt"])
    if isinstance(changes.get("breach"), Mapping):
        changes["breach"] = Breach(**changes["breach"])
    on_sheet = {name: changes.pop(name) for name in tuple(changes) if name in SHEET}
    defaults = {"name": Name.of(id.capitalize()), "side": side, "seat": id, "kind": kind}
    changes.setdefault("zone", "" if changes.get("aboard") else "hall")
    return replace(Actor(Sheet(**{**defaults, **on_sheet, "id": id})), **changes)


def character(id: str = "rhea", side: str = "crew", **changes: Any) -> Actor:  # noqa: A002
    """A character: talents are 3 unless named (`dexterity=4`), skills by name (`skills={"body_control": 3}`)."""
    talents = tuple(changes.pop(name, 3) for name in TALENTS)
    skills = tuple(sorted(dict(changes.pop("skills", {})).items()))
    return actor(id, "character", side, talents=talents, skills=skills, **changes)


def henchman(id: str = "guard", competence: int = 2, side: str = "guards", **changes: Any) -> Actor:  # noqa: A002
    """A henchman: gear and armour of his competence; `armour_size` is the size of what he wears."""
    size = changes.pop("armour_size", 0)
    made = actor(id, "henchman", side, competence=competence, armour=armour(size, competence), **changes)
    own = tuple(replace(weapon, mk=competence) for weapon in made.sheet.weapons)
    return replace(made, sheet=replace(made.sheet, weapons=own))


def machine(id: str = "drone", side: str = "guards", **changes: Any) -> Actor:  # noqa: A002
    """A machine of size 3, class 2, all its values 2, without armour."""
    values = {"size": 3, "mk": 2, "power": 2, "servos": 2, "sensors": 2, "bots": 2}
    return actor(id, "machine", side, **{**values, **changes})


def system(id: str = "core", mk: int = 3, side: str = "guards", **changes: Any) -> Actor:  # noqa: A002
    """A system that waits for its first alarm."""
    return actor(id, "system", side, **{"mk": mk, "network": f"{id}_net", "waiting": True, **changes})


def zone(id: str = "hall", **changes: Any) -> Zone:  # noqa: A002
    return Zone(id, Name.of(id), **changes)


def world(*actors: Actor, options: Options | None = None, **changes: Any) -> World:
    """A world with these participants in its first round, all in one zone unless told.

    Fields of the scene and of the world are given alike; `acting` names whose phase runs.
    """
    in_scene = set(field_names(Scene))
    of_scene = {name: changes.pop(name) for name in tuple(changes) if name in in_scene}
    of_scene.setdefault("zones", (zone(),))
    acting = changes.pop("acting", "")
    scene = Scene(**{"id": "test", "name": Name.of("Probe", en="test"), "options": options or Options(), **of_scene})
    ranked = tuple(replace(actor, rank=actor.rank or at) for at, actor in enumerate(actors, 1))
    made = World(scene, ranked, stage="phase" if acting else "order", round=1)
    return replace(replace(made, phase=Phase(acting) if acting else None), **changes)


def same_network(state: World, first: str, second: str) -> bool:
    """Whether the systems of two participants share a network."""
    return not networks_of(state, state.find(first)).isdisjoint(networks_of(state, state.find(second)))


def told(rule: Callable[[], Play[T]], *answers: str, faces: Sequence[int] = ()) -> Transcript[T]:
    """One rule with given answers and given dice, in the order in which they are thrown."""
    return scripted(rule, faces, answers)


def questions(transcript: Transcript[Any]) -> list[str]:
    """The rules by which was asked, in order."""
    return [asked.prompt.rule_id for asked in transcript.asked]


def possible(asked: Asked) -> list[str]:
    """The keys of all answers that were on offer."""
    return [answer.key for answer in asked.prompt.answers.listed()]


def refusal(asked: Asked, key: str) -> str:
    """The rule by which an answer was refused; "" if it was not."""
    found = asked.prompt.answers.find(key)
    return found.rule_id if isinstance(found, Refusal) else ""


def facts(transcript: Transcript[Any], message: str, *names: str) -> list[tuple[Any, ...]]:
    """What the lines of the log with this message say; tallies as their totals."""
    return [
        tuple(getattr(note.facts[name], "total", note.facts[name]) for name in names)
        for note in transcript.notes(message)
    ]
