"""Everybody and everything from content: sheets, how each begins, and how a character is written down again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import asdict

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.entries import Entry, stated, valid
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import Found, FoundById, check_known, check_once
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word, called
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.content.loading import check_id
from regelwerk.systems.darkspace.content.models import (
    CharacterEntry,
    HenchmanEntry,
    MachineEntry,
    ObjectEntry,
    SystemEntry,
)
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, system_mk
from regelwerk.systems.darkspace.rules.core.scenes import CoverPlan
from regelwerk.systems.darkspace.state import Actor, Breach, Damage
from regelwerk.systems.darkspace.values import (
    DIGITAL,
    NO_ARMOUR,
    PACKAGE,
    PHYSICAL,
    SKILLS,
    TALENTS,
    Armour,
    Item,
    Sheet,
    Talent,
    Weapon,
    kept,
    unarmed,
)

USUAL_TALENT = 2
PLATING = "plating"
PLATING_NAME = called(PACKAGE, "ds-name-plating")
LARGEST = Options(core_edition="HS")
"""The edition in which talents go furthest: nobody has more boxes than by this one."""

MODELS: dict[str, type[Entry]] = {
    "characters": CharacterEntry,
    "henchmen": HenchmanEntry,
    "machines": MachineEntry,
    "systems": SystemEntry,
    "objects": ObjectEntry,
}
TABLE_OF = {
    "character": "characters",
    "henchman": "henchmen",
    "group": "henchmen",
    "machine": "machines",
    "system": "systems",
    "object": "objects",
}
"""In which table of a file each kind of participant stands."""
_MERGED = ("talents", "skills", "hurt", "breach")
"""Tables of which a scenario changes only what it names."""


class Gear(NamedTuple):
    """All that participants carry, and all that they hide behind."""

    weapons: Mapping[str, Weapon]
    armours: Mapping[str, Armour]
    items: Mapping[str, Item]
    covers: Mapping[str, CoverPlan]

    def carried(self, names: list[str], place: Location) -> tuple[Weapon, ...]:
        """Weapons by their ids. Fists need not be listed: everybody has them."""
        known = _listed(names, "weapon", self.weapons, place)
        fists = unarmed(Options()).id
        return tuple(self.weapons[key] for key in known if key != fists)

    def worn(self, name: str | None, place: Location) -> Armour:
        if name is None:
            return NO_ARMOUR
        check_known(Word("ds-content-kind-armour"), name, self.armours, place)
        return self.armours[name]

    def packed(self, names: list[str], place: Location) -> tuple[Item, ...]:
        return tuple(self.items[key] for key in _listed(names, "item", self.items, place))


class Cast(NamedTuple):
    """Everybody who can be put into a scene, as they are written, by table and id; squads by their members."""

    tables: Mapping[str, FoundById]
    squads: Mapping[str, tuple[str, ...]]
    gear: Gear

    @property
    def known(self) -> list[str]:
        return [*(key for entries in self.tables.values() for key in entries), *self.squads]

    def table(self, who: str) -> str:
        return next(table for table, entries in self.tables.items() if who in entries)

    def actor(self, who: str) -> Actor:
        """Somebody just as written."""
        table = self.table(who)
        found = self.tables[table][who]
        return made(table, who, valid(found.data, MODELS[table], found.place), self.gear, found.place)

    def entered(self, who: str, own_id: str, changes: Json, place: Location) -> Actor:
        """Somebody under another id and with what a scenario says of them."""
        table = self.table(who)
        found = self.tables[table][who]
        if changes:
            found = Found(_changed(found.data, changes), place)
        return made(table, own_id, valid(found.data, MODELS[table], found.place), self.gear, found.place)


def _changed(data: Any, changes: Json) -> Json:
    """An entry with everything that a scenario states; of some tables only those values that it names."""
    merged = {
        name: {**data[name], **value} if name in _MERGED and isinstance(value, dict) and name in data else value
        for name, value in changes.items()
    }
    return {**data, **merged}


def made(table: str, own_id: str, entry: Any, gear: Gear, place: Location) -> Actor:
    """Somebody or something as its entry says."""
    if entry.side:
        check_id(entry.side, place.at("side"))
    if getattr(entry, "network", ""):
        check_id(entry.network, place.at("network"))
    match table:
        case "characters":
            actor = _character(own_id, entry, gear, place)
        case "henchmen":
            actor = _henchman(own_id, entry, gear, place)
        case "machines":
            actor = _machine(own_id, entry, gear, place)
        case "systems":
            actor = _system(own_id, entry, gear, place)
        case _:
            actor = _object(own_id, entry)
    return _marked(actor, entry, place)


def _marked(actor: Actor, entry: Any, place: Location) -> Actor:
    """With the boxes marked that the entry tells of: never more than there are, whatever a wound has lowered since."""
    whole = replace(actor, reductions=())
    most: dict[str, dict[str, int]] = {
        "hurt": {monitor: boxes(whole, monitor, LARGEST) for monitor in PHYSICAL},
        "breach": {monitor: system_mk(actor) for monitor in DIGITAL},
    }
    for field, limits in most.items():
        for monitor, limit in limits.items():
            marked = getattr(getattr(entry, field, None), monitor, 0)
            if marked > limit:
                raise place.at(field, monitor).error("content-too-large", value=str(marked), limit=str(limit))
    hurt, breach = getattr(entry, "hurt", None), getattr(entry, "breach", None)
    return replace(
        actor,
        hurt=actor.hurt if hurt is None else Damage(*(getattr(hurt, monitor) for monitor in PHYSICAL)),
        breach=actor.breach if breach is None else Breach(*(getattr(breach, monitor) for monitor in DIGITAL)),
    )


@rule("DS-DIS-04")
def _character(own_id: str, entry: CharacterEntry, gear: Gear, place: Location) -> Actor:
    """Somebody with talents and skills, wounds and all. The seat has the own id unless stated."""
    seat = own_id if entry.seat is None else entry.seat
    if seat != MASTER:
        check_id(seat, place.at("seat"))
    _check_names("talent", entry.talents, TALENTS, place.at("talents"))
    _check_names("skill", entry.skills, SKILLS, place.at("skills"))
    sheet = kept(
        Sheet(
            own_id,
            entry.name.value(),
            entry.side,
            seat,
            "character",
            tuple(entry.talents.get(talent, USUAL_TALENT) for talent in TALENTS),
            tuple(sorted(entry.skills.items())),
            size=entry.size,
            armour=gear.worn(entry.armour, place.at("armour")),
            weapons=gear.carried(entry.weapons, place.at("weapons")),
            items=gear.packed(entry.items, place.at("items")),
            network=entry.network,
        )
    )
    _check_names("talent", entry.reductions, TALENTS, place.at("reductions"))
    return Actor(
        sheet,
        stress=max(entry.stress, entry.base_stress),
        base_stress=entry.base_stress,
        reductions=tuple((talent, entry.reductions[talent]) for talent in TALENTS if talent in entry.reductions),
        handicaps=_talents(entry.handicaps, TALENTS, place.at("handicaps")),
        suppressed=_talents(entry.suppressed, entry.handicaps, place.at("suppressed")),
        dead=entry.dead,
        traumatised=entry.traumatised,
        used=_used(entry.used, sheet, place),
    )


def _used(names: list[str], sheet: Sheet, place: Location) -> tuple[str, ...]:
    """What somebody owned and has no more."""
    owned = [*(weapon.id for weapon in sheet.weapons), *(item.id for item in sheet.items)]
    return tuple(_listed(names, "item", owned, place.at("used")))


@rule("DS-GRP-01")
def _henchman(own_id: str, entry: HenchmanEntry, gear: Gear, place: Location) -> Actor:
    """A henchman or a group of them: all technology that they carry has their competence as its class."""
    for number, skill in enumerate(entry.expertise):
        check_known(Word("ds-content-kind-skill"), skill, SKILLS, place.at("expertise", number))
    check_once(entry.expertise, place.at("expertise"))
    mk = entry.competence
    armour = gear.worn(entry.armour, place.at("armour"))
    weapons = gear.carried(entry.weapons, place.at("weapons"))
    items = gear.packed(entry.items, place.at("items"))
    sheet = kept(
        Sheet(
            own_id,
            entry.name.value(),
            entry.side,
            MASTER,
            "group" if entry.strength else "henchman",
            competence=mk,
            expertise=tuple(entry.expertise),
            size=entry.size,
            mk=mk,
            armour=replace(armour, mk=mk) if armour.mk else armour,
            weapons=tuple(replace(one, mk=mk) for one in weapons),
            items=tuple(replace(one, mk=mk) if one.mk else one for one in items),
            network=entry.network,
            strength=entry.strength,
        )
    )
    strength = entry.strength if entry.strength_left is None else entry.strength_left
    return Actor(sheet, strength=strength, dead=entry.dead, used=_used(entry.used, sheet, place))


def _machine(own_id: str, entry: MachineEntry, gear: Gear, place: Location) -> Actor:
    """A machine; its plating is as large as itself."""
    sheet = kept(
        Sheet(
            own_id,
            entry.name.value(),
            entry.side,
            MASTER,
            "machine",
            size=entry.size,
            mk=entry.mk,
            power=entry.power,
            servos=entry.servos,
            sensors=entry.sensors,
            bots=entry.bots,
            armour=Armour(PLATING, PLATING_NAME, entry.size, entry.armour),
            weapons=gear.carried(entry.weapons, place.at("weapons")),
            network=entry.network,
            open=entry.open,
        )
    )
    return Actor(sheet, waiting=True, out="switched_off" if entry.switched_off else "")


def _system(own_id: str, entry: SystemEntry, gear: Gear, place: Location) -> Actor:
    """A system of the cortex, with a terminal if one is fitted."""
    check_id(entry.network, place.at("network"))
    fitted: tuple[Weapon, ...] = ()
    if entry.terminal is not None:
        terminals = [key for key, weapon in gear.weapons.items() if weapon.kind == "terminal"]
        check_known(Word("ds-content-kind-terminal"), entry.terminal, terminals, place.at("terminal"))
        fitted = (gear.weapons[entry.terminal],)
    sheet = kept(
        Sheet(
            own_id,
            entry.name.value(),
            entry.side,
            MASTER,
            "system",
            size=0,
            mk=entry.mk,
            weapons=fitted,
            network=entry.network,
        )
    )
    return Actor(sheet, waiting=True, out="crashed" if entry.crashed else "")


@rule("DS-MON-02")
def _object(own_id: str, entry: ObjectEntry) -> Actor:
    """A plain object; without a class of its own it is not armoured."""
    armour = Armour(PLATING, PLATING_NAME, 0, entry.mk)
    thing = Sheet(own_id, entry.name.value(), entry.side, MASTER, "object", size=entry.size, mk=entry.mk, armour=armour)
    return Actor(kept(thing), waiting=True)


def _listed(names: list[str], kind: str, known: Iterable[str], place: Location) -> list[str]:
    """Names of a list, each known and none twice."""
    check_once(names, place)
    known = list(known)
    for number, name in enumerate(names):
        check_known(Word(f"ds-content-kind-{kind}"), name, known, place.at(number))
    return names


def _check_names(kind: str, names: Iterable[str], known: Iterable[str], place: Location) -> None:
    known = list(known)
    for name in names:
        check_known(Word(f"ds-content-kind-{kind}"), name, known, place.at(name))


def _talents(names: list[str], known: Iterable[str], place: Location) -> tuple[Talent, ...]:
    found = _listed(names, "talent", known, place)
    return tuple(talent for talent in TALENTS if talent in found)


def written(living: Actor) -> Json:
    """Somebody or something as an entry of a content file, just as it is now; what is as usual is left out."""
    sheet = living.sheet
    told: Json = {"name": sheet.name.by_language, "side": sheet.side}
    told |= {"hurt": asdict(living.hurt), "breach": asdict(living.breach)}
    match sheet.kind:
        case "character":
            told |= _written_character(living)
        case "henchman" | "group":
            told |= _written_henchman(living)
        case "machine":
            told |= {name: getattr(sheet, name) for name in ("size", "mk", "power", "servos", "sensors", "bots")}
            told |= {"armour": sheet.armour.mk, "weapons": [weapon.id for weapon in sheet.weapons]}
            told |= {"network": sheet.network, "open": sheet.open, "switched_off": living.out == "switched_off"}
        case "system":
            terminal = sheet.terminal
            told |= {"mk": sheet.mk, "network": sheet.network, "crashed": living.out == "crashed"}
            told["terminal"] = None if terminal is None else terminal.id
        case "object":
            told |= {"size": sheet.size, "mk": sheet.mk}
    return stated(told, MODELS[TABLE_OF[sheet.kind]])


def _written_character(living: Actor) -> Json:
    sheet = living.sheet
    return {
        "seat": None if sheet.seat == sheet.id else sheet.seat,
        "talents": dict(zip(TALENTS, sheet.talents, strict=True)),
        "skills": dict(sheet.skills),
        **_carried(living),
        "stress": living.stress,
        "base_stress": living.base_stress,
        "traumatised": living.traumatised,
        "reductions": dict(living.reductions),
        "handicaps": list(living.handicaps),
        "suppressed": list(living.suppressed),
    }


def _written_henchman(living: Actor) -> Json:
    sheet = living.sheet
    return {
        "competence": sheet.competence,
        "expertise": list(sheet.expertise),
        "strength": sheet.strength,
        **_carried(living),
        "strength_left": None if living.strength == sheet.strength else living.strength,
    }


def _carried(living: Actor) -> Json:
    """What people have on them, and what of it is gone."""
    sheet = living.sheet
    return {
        "size": sheet.size,
        "weapons": [weapon.id for weapon in sheet.weapons],
        "armour": sheet.armour.id or None,
        "items": [item.id for item in sheet.items],
        "network": sheet.network,
        "used": list(living.used),
        "dead": living.dead,
    }
