"""What stands on a sheet, in no language: the one description from which all its forms are made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Fact, Phrase, Word, phrase, to_json
from regelwerk.engine.state_values import Name
from regelwerk.systems.darkspace.content.lineup import laid_low
from regelwerk.systems.darkspace.content.people import PLATING
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, system_mk
from regelwerk.systems.darkspace.rules.core.acts import cost_by_class
from regelwerk.systems.darkspace.rules.core.pools import bonus_tally, is_expert, pool_tally, talent, talent_limit
from regelwerk.systems.darkspace.rules.core.probe import Check, Mode, is_handicapped, mode_of
from regelwerk.systems.darkspace.rules.cortex.networks import firewall_value
from regelwerk.systems.darkspace.rules.fight.attack import weapon_cost
from regelwerk.systems.darkspace.state import Actor
from regelwerk.systems.darkspace.values import (
    ATTACK_SKILL,
    CATEGORIES,
    DIGITAL,
    PHYSICAL,
    SKILLS,
    STANDS_IN,
    TALENT_OF,
    TALENTS,
    Armour,
    Item,
    ItemKind,
    Kind,
    Talent,
    Weapon,
    WeaponKind,
    armour_values,
    ideal_range,
    penetration,
    unarmed,
    weapon_damage,
)

USUAL_SIZE = 5
BY_BUILD: tuple[Talent, ...] = ("dexterity", "constitution")
"""What a machine throws for by its class and by its size."""
Handicap = Literal["", "felt", "suppressed"]


class Pool(NamedTuple):
    """What is thrown for something: dice, what is added to them, and whether a handicap is in the way."""

    dice: int
    bonus: int = 0
    mode: Mode = "normal"


class SkillLine(NamedTuple):
    """A skill, or whatever else is thrown for."""

    name: Word
    value: int
    pool: Pool


class TalentLine(NamedTuple):
    """A talent: the value that was bought, the one that counts, and its skills."""

    id: Talent
    value: int
    usable: int
    most: int | None
    """The maximum that disfigurements have left; None: as high as anybody's."""
    handicap: Handicap
    skills: tuple[SkillLine, ...]


class MonitorLine(NamedTuple):
    """The boxes of a monitor."""

    id: str
    boxes: int
    marked: int

    @property
    def free(self) -> int:
        return self.boxes - self.marked


class StressLine(NamedTuple):
    """How strained somebody is, down to where it never falls, and from when it is too much."""

    now: int
    base: int
    limit: int
    """0: it never is."""


class ArmourLine(NamedTuple):
    """Armour that is worn, or plating, which has no name of its own."""

    name: Name | None
    size: int
    mk: int
    soft: int
    hard: int


class CortexLine(NamedTuple):
    """The system that somebody has in the cortex: whose terminal it is, and what it is worth."""

    terminal: Name | None
    mk: int
    firewall: int
    monitors: tuple[MonitorLine, ...]


class WeaponLine(NamedTuple):
    """A weapon or terminal in its owner's hands."""

    id: str
    name: Name
    kind: WeaponKind
    size: int
    mk: int
    pool: Pool
    damage: int
    penetration: int
    ae: int | None
    """None: it depends on what is attacked."""
    ideal: str
    gone: bool


class ItemLine(NamedTuple):
    """Something to use."""

    id: str
    name: Name
    kind: ItemKind
    size: int
    mk: int
    gone: bool


class CharacterSheet(NamedTuple):
    """A whole sheet; what a kind of participant does not have is empty."""

    id: str
    name: Name
    kind: Kind
    figures: tuple[tuple[str, int], ...]
    """The numbers that everything hangs on, by what they are; people have a size only if it is not the usual one."""
    conditions: tuple[Fact, ...]
    """Whatever else is the matter."""
    stress: StressLine | None
    talents: tuple[TalentLine, ...]
    probes: tuple[SkillLine, ...]
    """What is thrown by those who have no talents."""
    monitors: tuple[MonitorLine, ...]
    armour: ArmourLine | None
    cortex: CortexLine | None
    weapons: tuple[WeaponLine, ...]
    items: tuple[ItemLine, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        found: dict[str, Any] = _plain(self)
        return found


def sheet_of(actor: Actor, options: Options) -> CharacterSheet:
    """Somebody's or something's sheet as it is now."""
    sheet = actor.sheet
    fists = (unarmed(options),) if sheet.is_person else ()
    physical = tuple(MonitorLine(one, boxes(actor, one, options), getattr(actor.hurt, one)) for one in PHYSICAL)
    return CharacterSheet(
        actor.id,
        sheet.name,
        sheet.kind,
        tuple(_figures(actor)),
        tuple(_conditions(laid_low(actor, options))),
        StressLine(actor.stress, actor.base_stress, options.stress_incapacitates_at) if sheet.has_stress else None,
        tuple(_talent(actor, name, options) for name in TALENTS) if sheet.kind == "character" else (),
        tuple(_probes(actor, options)),
        # A maximum that was lowered after the wound takes boxes with it, marked ones included.
        tuple(one._replace(marked=min(one.marked, one.boxes)) for one in physical if one.boxes),
        _armour(sheet.armour, options) if sheet.armour.id else None,
        _cortex(actor),
        tuple(_weapon(actor, weapon, options) for weapon in (*sheet.weapons, *fists)),
        tuple(_item(item, actor) for item in sheet.items),
    )


def _figures(actor: Actor) -> Iterator[tuple[str, int]]:
    sheet = actor.sheet
    match sheet.kind:
        case "henchman" | "group":
            yield "competence", sheet.competence
            if sheet.kind == "group":
                yield "strength", actor.strength
        case "machine":
            yield from ((name, getattr(sheet, name)) for name in ("size", "mk", "power", "servos", "sensors", "bots"))
        case "system":
            yield "mk", sheet.mk
        case "object":
            yield from (("size", sheet.size), ("mk", sheet.mk))
    if sheet.is_person and sheet.size != USUAL_SIZE:
        yield "size", sheet.size


def _conditions(actor: Actor) -> Iterator[Word | Phrase]:
    if actor.dead:
        yield Word("ds-board-dead")
    elif actor.out:
        yield Word(f"ds-out-{actor.out}")
    if actor.traumatised:
        yield Word("ds-sheet-traumatised")
    if actor.sheet.kind == "group" and actor.strength < actor.sheet.strength:
        yield phrase("ds-sheet-strength-lost", lost=actor.sheet.strength - actor.strength)
    if actor.sheet.open:
        yield Word("ds-sheet-open")


@rule("DS-DIS-03", "DS-DIS-02")
def _talent(actor: Actor, name: Talent, options: Options) -> TalentLine:
    """A talent with what wounds have made of it; the value that was bought stays on the sheet."""
    lowered = dict(actor.reductions).get(name, 0)
    felt: Handicap = "" if name not in actor.handicaps else "suppressed" if name in actor.suppressed else "felt"
    known = [skill for skill in SKILLS if TALENT_OF[skill] == name and _is_known(skill, options)]
    return TalentLine(
        name,
        actor.sheet.talents[TALENTS.index(name)],
        talent(actor, name, options),
        max(0, talent_limit(options) - lowered) if lowered else None,
        felt,
        tuple(_skill(actor, skill, options) for skill in known),
    )


def _is_known(skill: str, options: Options) -> bool:
    """Whether the table plays with a skill (DS:extra_skills)."""
    return options.extra_skills or (skill not in STANDS_IN and skill != "luck")


def _skill(actor: Actor, skill: str, options: Options) -> SkillLine:
    pool = pool_of(actor, skill, options)
    return SkillLine(Word(f"ds-skill-{skill}"), pool.bonus, pool)


def pool_of(actor: Actor, skill: str, options: Options) -> Pool:
    """What somebody throws for a skill when nothing else is in the way."""
    pool, bonus = pool_tally(actor, skill, options), bonus_tally(actor, skill, options)
    check = Check(actor.id, skill, "DS-CORE-02", pool, bonus)
    if is_handicapped(actor, skill, options):
        check = check.hampered("DS-DIS-02", "ds-term-handicap")
    return Pool(pool.total, bonus.total, mode_of(check, options))


@rule("DS-CORE-02", "DS:machine_other_pool")
def _probes(actor: Actor, options: Options) -> Iterator[SkillLine]:
    """Henchmen throw for everything alike, and for their expertise better; machines by their values."""
    match actor.sheet.kind:
        case "henchman" | "group":
            expert = [skill for skill in SKILLS if is_expert(actor, skill)]
            yield from (_skill(actor, skill, options) for skill in expert)
            rest = Word("ds-sheet-other-probes" if expert else "ds-sheet-all-probes")
            yield SkillLine(rest, 0, Pool(actor.sheet.competence))
        case "machine":
            for name in BY_BUILD:
                yield SkillLine(Word(f"ds-talent-{name}"), 0, Pool(talent(actor, name, options)))
            yield SkillLine(Word("ds-sheet-other-probes"), 0, Pool(talent(actor, "intuition", options)))
        case "system":
            yield SkillLine(Word("ds-sheet-all-probes"), 0, Pool(actor.sheet.mk))


def _armour(armour: Armour, options: Options) -> ArmourLine:
    name = None if armour.id == PLATING else armour.name
    return ArmourLine(name, armour.size, armour.mk, *armour_values(armour.mk, options))


def _cortex(actor: Actor) -> CortexLine | None:
    mk = system_mk(actor)
    if not mk:
        return None
    terminal = actor.sheet.terminal
    monitors = tuple(MonitorLine(one, mk, min(mk, getattr(actor.breach, one))) for one in DIGITAL)
    return CortexLine(None if terminal is None else terminal.name, mk, firewall_value(actor).total, monitors)


def _weapon(actor: Actor, weapon: Weapon, options: Options) -> WeaponLine:
    """A weapon with the probe of its kind."""
    skill = ATTACK_SKILL[weapon.kind]
    return WeaponLine(
        weapon.id,
        weapon.name,
        weapon.kind,
        weapon.size,
        weapon.mk,
        pool_of(actor, skill, options),
        weapon_damage(weapon, options),
        penetration(weapon, options),
        _ae(weapon, options),
        CATEGORIES[ideal_range(weapon)],
        weapon.id in actor.used,
    )


@rule("DS:hack_ae")
def _ae(weapon: Weapon, options: Options) -> int | None:
    """What an attack costs; by one ruling that of a terminal depends on the system that is attacked."""
    if weapon.kind != "terminal":
        return weapon_cost(weapon, options).total
    return None if options.hack_ae == "target" else cost_by_class(weapon, options).total


def _item(item: Item, actor: Actor) -> ItemLine:
    return ItemLine(item.id, item.name, item.kind, item.size, item.mk, item.id in actor.used)


def _plain(value: Any) -> Any:
    match value:
        case Word() | Phrase():
            return to_json(value)
        case Name():
            return value.by_language
        case tuple() if hasattr(value, "_asdict"):
            return {name: _plain(inner) for name, inner in value._asdict().items()}
        case tuple():
            return [_plain(inner) for inner in value]
    return value
