"""What stands on somebody's sheet, in no language: the one description from which all its forms are made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from regelwerk.engine.facts import Fact, Phrase, Word, phrase, to_json
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.heldencodex.content.characters import unmarked
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.pools import Pool, is_combat_art, pool, total_bonus
from regelwerk.systems.heldencodex.rules.shooting.shots import ranged_lead
from regelwerk.systems.heldencodex.state import ArmourRow, Circle, Hero, Track
from regelwerk.systems.heldencodex.values import BASIC_ART, Bonus, DamageDice, Weapon

AbilityKind = Literal["attribute", "skill", "art"]


class AbilityLine(NamedTuple):
    """An attribute or skill: its value, the dice of a probe, and how many of them are usable now."""

    id: str
    name: Name
    kind: AbilityKind
    value: int
    dice: int
    die: int
    usable: int
    star: bool = False
    bonuses: tuple[Bonus, ...] = ()
    """What fine items add."""


class TrackRow(NamedTuple):
    """One row of a track: how much of it is lost, and whether its loss costs no die because a wish was granted."""

    points: int
    lost: int
    spared: bool = False

    @property
    def is_empty(self) -> bool:
        return self.lost == self.points


class WeaponLine(NamedTuple):
    """A weapon in its owner's hands: the art, the dice, the lead, and the damage dice with what items add."""

    id: str
    name: Name
    ranged: bool
    value: int
    dice: int
    die: int
    usable: int
    lead: int
    ts: DamageDice
    pts: DamageDice | None


class ItemLine(NamedTuple):
    """Something fine: what it does, and what it is used with."""

    id: str
    name: Name
    bonuses: tuple[Bonus, ...]
    used_with: tuple[Name, ...]


class CharacterSheet(NamedTuple):
    """A whole sheet."""

    id: str
    name: Name
    lucky_number: int
    respect: int
    ep: int
    mythos: int
    regeneration: int
    conditions: tuple[Fact, ...]
    """Whatever else is the matter with somebody."""
    attributes: tuple[AbilityLine, ...]
    skills: tuple[AbilityLine, ...]
    physis: tuple[TrackRow, ...]
    psyche: tuple[TrackRow, ...]
    circles: tuple[Circle, ...]
    armour: tuple[ArmourRow, ...]
    weapons: tuple[WeaponLine, ...]
    items: tuple[ItemLine, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        found: dict[str, Any] = _plain(self)
        return found


def sheet_of(hero: Hero, names: Mapping[str, Name], options: Options) -> CharacterSheet:
    """Somebody's sheet as they are now; `names` are those of abilities and weapons."""
    fresh = unhurt(hero)

    def ability(own_id: str) -> AbilityLine:
        return _ability(hero, fresh, own_id, names[own_id], options)

    return CharacterSheet(
        hero.id,
        hero.sheet.name,
        hero.sheet.lucky_number,
        hero.respect,
        hero.ep,
        hero.mythos,
        hero.sheet.regeneration,
        tuple(_conditions(hero)),
        tuple(ability(name) for name, _ in hero.attributes),
        tuple(ability(skill.id) for skill in hero.skills),
        track_of(hero, "physis"),
        track_of(hero, "psyche"),
        hero.circles,
        hero.armour,
        tuple(_weapon(hero, fresh, weapon, options) for weapon in hero.sheet.weapons),
        tuple(
            ItemLine(item.id, item.name, item.bonuses, tuple(names[used] for used in item.used_with))
            for item in hero.sheet.items
        ),
    )


def unhurt(hero: Hero) -> Hero:
    """Somebody rested and without wounds: with all the dice that they ever have."""
    whole = (unmarked(hero.sheet.circle),) * hero.sheet.circles
    return replace(
        hero, circles=whole, physis_lost=0, psyche_lost=0, wished_rows=(), breathless=False, dazed=False, down=""
    )


def _ability(hero: Hero, fresh: Hero, own_id: str, name: Name, options: Options) -> AbilityLine:
    full = pool(fresh, own_id, options)
    usable = pool(hero, own_id, options).dice.total
    kind: AbilityKind = "attribute" if full.skill is None else "art" if is_combat_art(hero, own_id) else "skill"
    helping = tuple(bonus for item in hero.sheet.items if own_id in item.used_with for bonus in item.bonuses)
    star = full.skill is not None and full.skill.star
    return AbilityLine(own_id, name, kind, _learned(full), full.dice.total, full.die, usable, star, helping)


def _learned(made: Pool) -> int:
    """The value without what items add to it."""
    return made.value.terms[0].amount


def _weapon(hero: Hero, fresh: Hero, weapon: Weapon, options: Options) -> WeaponLine:
    """A weapon with its own art; in melee with the basic one, if that is all that its owner has learned."""
    has_basic = hero.skill(BASIC_ART) is not None and not weapon.ranged
    art = BASIC_ART if has_basic and hero.skill(weapon.id) is None else weapon.id
    full = pool(fresh, art, options)
    usable = pool(hero, art, options).dice.total
    lead = ranged_lead(full.die) if weapon.ranged else 1 if art == BASIC_ART else weapon.lead
    more = total_bonus(hero.sheet, weapon.id, "TS")
    ts = weapon.ts._replace(dice=weapon.ts.dice + more)
    pts = None if weapon.pts is None else weapon.pts._replace(dice=weapon.pts.dice + more)
    return WeaponLine(
        weapon.id, weapon.name, weapon.ranged, _learned(full), full.dice.total, full.die, usable, lead, ts, pts
    )


def track_of(hero: Hero, track: Track) -> tuple[TrackRow, ...]:
    """The rows of a track; they empty from the first to the last, and wishes were granted for some of them."""
    left, made = hero.lost(track), []
    for points in hero.rows(track):
        made.append(TrackRow(points, min(left, points)))
        left -= made[-1].lost
    if track == "psyche":
        made = [row._replace(spared=row.is_empty and at in hero.wished_rows) for at, row in enumerate(made, 1)]
    return tuple(made)


def _conditions(hero: Hero) -> Iterator[Word | Phrase]:
    if hero.down:
        yield Word(f"hc-down-{hero.down}")
    if hero.breathless:
        yield Word("hc-board-breathless")
    if hero.dazed:
        yield Word("hc-board-dazed")
    if hero.drinks:
        yield phrase("hc-board-drinks", drinks=hero.drinks)
    if hero.queasy:
        yield phrase("hc-sheet-queasy", points=hero.queasy)


def _plain(value: Any) -> Any:
    match value:
        case Word() | Phrase():
            return to_json(value)
        case Name():
            return value.by_language
        case Bonus() | DamageDice():
            return str(value)
        case tuple() if hasattr(value, "_asdict"):
            return {name: _plain(inner) for name, inner in value._asdict().items()}
        case tuple():
            return [_plain(inner) for inner in value]
    return value
