"""What stands on the sheet of a model, in no language: its unit card with everything as it is now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.facts import Fact, Word, phrase
from regelwerk.engine.screen.sheet.page import Page, Rating, Remark, Row, Section, Table, Track, page_of
from regelwerk.engine.state_values import Name, combined
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import profile
from regelwerk.systems.realms.rules.damage.structure import why_not_arm
from regelwerk.systems.realms.screen.print.cards import ROMAN, Attack, Cited, Face, Special, face
from regelwerk.systems.realms.state import Model
from regelwerk.systems.realms.values import ATTRIBUTES, LIMBS, PACKAGE, Armour, Attribute, Weapon

COLUMNS = ("weapon", "wk", "type", "strength", "damage", "range", "af", "area")


def attributes_now(model: Model, options: Options) -> dict[Attribute, Tally]:
    """The attributes of a model that nobody commands."""
    return {name: profile(model.card, model.vitals, model.aided, name, options) for name in ATTRIBUTES}


def page(model: Model, attributes: Mapping[Attribute, Tally], options: Options) -> Page:
    """The whole sheet, with everything as it is now."""
    card, shown = model.card, face(model.card, options)
    return page_of(
        card.name,
        (card.faction, Word(f"re-card-type-{card.type}")),
        (Rating(Word(f"re-attribute-{name}"), value) for name, value in attributes.items()),
        _alerts(model),
        Section(Word("re-figure-hp"), tuple(_boxes(model, shown)), "left"),
        Section(Word("re-sheet-body"), tuple(_body(shown)), "right"),
        Section(Word("re-place-weapons"), (_weapons(model, shown),)),
        Section(Word("re-card-armour"), tuple(_armour(card.armour))),
        Section(Word("re-place-items"), (_items(model),)),
        Section(Word("re-sheet-rules"), tuple(one for rules in shown.back for one in specials(rules))),
    )


def _alerts(model: Model) -> Iterator[Fact]:
    vitals = model.vitals
    if vitals.status not in ("active", "waiting"):
        yield Word(f"re-status-{vitals.status}")
        return
    if vitals.critical:
        yield Word("re-board-critical")
    if vitals.markers:
        yield phrase("re-board-markers", n=vitals.markers)
    if vitals.legs != "ok":
        yield Word(f"re-board-legs-{vitals.legs}")


def _boxes(model: Model, shown: Face) -> Iterator[Track]:
    """Hit points to cross off, the critical ones last."""
    left = {"torso": model.vitals.hp, **dict(zip(LIMBS, model.vitals.limbs, strict=True))}
    for boxes in shown.boxes:
        size = boxes.plain + boxes.orange
        lost = size - max(0, left[boxes.zone or "torso"])
        first, last = boxes.faces
        faces = f"{first}–{last}" if last else None
        name = Word(f"re-limb-{boxes.zone}") if boxes.zone else Word("re-figure-hp")
        yield Track(name, size, lost, late=boxes.orange, note=faces)


def _body(shown: Face) -> Iterator[Rating]:
    card = shown.card
    yield Rating(Word("re-card-danger"), phrase("re-card-centimetres", n=shown.danger))
    yield Rating(Word("re-card-perception"), phrase("re-card-perceived", n=shown.perception, fov=card.fov))
    yield Rating(Word("re-card-size"), phrase("re-card-base", size=Word(f"re-size-{card.size}"), mm=shown.base))
    yield Rating(Word("re-card-movement"), Word(f"re-card-movement-{card.movement}"))
    load = phrase("re-card-carried", load=round(card.grams / 1000, 1), capacity=shown.capacity)
    yield Rating(Word("re-card-load"), load)
    if card.points:
        yield Rating(Word("re-sheet-points"), card.points)


def _weapons(model: Model, shown: Face) -> Table:
    rows = tuple(_weapon(model, attack) for attack in shown.attacks)
    return Table(tuple(Word(f"re-card-column-{name}") for name in COLUMNS), rows)


def _weapon(model: Model, attack: Attack) -> Row:
    weapon, shot = attack.weapon, attack.weapon.profile
    left = model.uses_left(weapon.id, weapon.uses)
    reach: dict[str, Fact] = {"ranged": f"{weapon.band}/{weapon.bands}", "melee": Word("re-card-melee"), "none": None}
    is_gone = left <= 0 or (weapon.arm and why_not_arm(model, weapon) is not None)
    return Row(
        (
            weapon.name,
            ROMAN[weapon.wk],
            phrase("re-sheet-type", type=Word(f"re-type-{shot.type}"), level="+" * shot.level),
            shot.strength,
            shot.damage,
            reach[attack.reach],
            weapon.af or None,
            phrase("re-card-centimetres", n=weapon.area) if weapon.area else None,
        ),
        tuple(weapon_notes(weapon)) or None,
        size=weapon.uses,
        marked=weapon.uses - max(0, left) if weapon.uses else 0,
        state="bad" if is_gone else "",
    )


def weapon_notes(weapon: Weapon) -> Iterator[Fact]:
    """Effects and handling."""
    yield from (Word(f"re-effect-{effect}") for effect in weapon.profile.effects)
    if weapon.unwieldy:
        yield Word("re-card-unwieldy")
    if weapon.projectile:
        yield Word("re-card-projectile")
    if weapon.arm:
        yield Word(f"re-limb-{weapon.arm}")


def _armour(armour: Armour | None) -> Iterator[Rating]:
    if armour is not None:
        yield Rating(
            armour.name, phrase("re-card-protection", n=armour.protection), tuple(armour_notes(armour)) or None
        )


def armour_notes(armour: Armour) -> Iterator[Fact]:
    for kind, level in armour.types:
        yield phrase("re-sheet-type", type=Word(f"re-type-{kind}"), level="+" * level)
    yield from (Word(f"re-effect-{effect}") for effect in armour.effects)


def _items(model: Model) -> Table:
    rows = []
    for item in model.card.items:
        left = model.uses_left(item.id, item.uses)
        used = item.uses - max(0, left) if item.uses else 0
        cost = phrase("re-card-ap", n=item.ap) if item.ap else None
        rows.append(Row((item.name, cost), None, item.uses, used, "bad" if left <= 0 else ""))
    return Table((Word("re-place-items"), Word("re-figure-ap")), tuple(rows))


def specials(one: Special) -> Iterator[Remark]:
    """A special rule in its own words or in those of the catalogue; about effects these begin with the name."""
    title: Fact = one.title
    for text in one.texts:
        yield Remark(_cited(text.rule_id) if isinstance(text, Cited) else text, title)
        title = None


def _cited(rule_id: str) -> Name:
    text = Name.of(read_catalogue(PACKAGE).rules[rule_id].text)
    return combined(lambda told: told.partition(": ")[2] or told, text) if rule_id.startswith("RE-EFF-") else text
