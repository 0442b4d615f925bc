"""What somebody brings to a probe: talents, skills, and the pool with its reasons."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.state import Actor
from regelwerk.systems.darkspace.values import STANDS_IN, TALENT_OF, TALENTS, Talent


def talent_limit(options: Options) -> int:
    """The highest talent of the edition in use (DS:core_edition, DS:talent_max)."""
    return 10 if options.core_edition == "HS" else options.talent_max


@rule("DS-DIS-03", "DS-CORE-02", "DS:machine_other_pool")
def talent(actor: Actor, name: Talent, options: Options) -> int:
    """The usable value: a lowered maximum counts, the value on the sheet is kept.

    Henchmen have their competence for everything; machines their class for dexterity, their size for constitution
    and their bots for the rest; systems their class.
    """
    sheet = actor.sheet
    match sheet.kind:
        case "character":
            most = talent_limit(options) - dict(actor.reductions).get(name, 0)
            return max(0, min(sheet.talents[TALENTS.index(name)], most))
        case "henchman" | "group":
            return sheet.competence
        case "machine":
            if name == "dexterity":
                return sheet.mk
            if name == "constitution":
                return sheet.size
            return sheet.mk if options.machine_other_pool == "mk" else sheet.bots
        case "system":
            return sheet.mk
    return 0


@rule("DS:extra_skills")
def known_as(skill: str, options: Options) -> str:
    """The skill that takes the place of one that is missing from the short list."""
    return skill if options.extra_skills else STANDS_IN.get(skill, skill)


def skill_value(actor: Actor, skill: str, options: Options) -> int:
    """The skill on the sheet; a henchman has his competence inside his expertise, machines and systems have none."""
    if skill == "luck" and not options.extra_skills:
        return 0
    sought = known_as(skill, options)
    if actor.sheet.is_person and actor.sheet.kind != "character":
        return actor.sheet.competence if is_expert(actor, sought) else 0
    return dict(actor.sheet.skills).get(sought, 0)


def is_expert(actor: Actor, skill: str) -> bool:
    return actor.sheet.kind != "character" and skill in actor.sheet.expertise


@rule("DS-CORE-02", "DS-CORE-07")
def pool_tally(actor: Actor, skill: str, options: Options) -> Tally:
    """The dice for a probe on a skill: the talent it belongs to; expertise gives a henchman one more."""
    sought = known_as(skill, options)
    name = TALENT_OF[sought]
    source = f"ds-talent-{name}" if actor.sheet.kind == "character" else f"ds-pool-{actor.sheet.kind}"
    pool = tally(talent(actor, name, options), "DS-CORE-02", source, "talent")
    if is_expert(actor, sought):
        pool = pool.plus(1, "DS-CORE-02", "ds-term-expertise", "expertise")
    return pool


def bonus_tally(actor: Actor, skill: str, options: Options) -> Tally:
    """What is added to the dice: the skill."""
    return tally(skill_value(actor, skill, options), "DS-CORE-05", f"ds-skill-{skill}", "skill")
