"""Unit cards in words: the finished text of each, as the template sets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regelwerk.engine.book.locales import locale
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.facts import Fact, Phrase, Word
from regelwerk.engine.state_values import Name
from regelwerk.systems.realms.screen.print.cards import ROMAN, Attack, Boxes, Cited, Face, Special
from regelwerk.systems.realms.values import ARMOUR_EFFECTS, ATTRIBUTES, PACKAGE, Armour, Item

COLUMNS = ("weapon", "wk", "type", "strength", "damage", "range", "af", "area")
NOTHING = "–"


class Words:
    """Says everything that is on a card in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._book = phrasebook(lang, PACKAGE)
        self._rules = read_catalogue(PACKAGE).rules

    def text(self, key: str, /, **facts: Fact) -> str:
        return self._book.text(key, facts)

    def name(self, name: Name) -> str:
        return name.by_language[self.lang]

    def labels(self) -> Mapping[str, Any]:
        """The words that are the same on every card."""
        return {
            "columns": [self.text(f"re-card-column-{column}") for column in COLUMNS],
            "armour": self.text("re-card-armour"),
            "items": self.text("re-card-items"),
            "traits": self.text("re-card-traits"),
            "outfit": self.text("re-card-outfit"),
            "nothing": self.text("re-card-no-rules"),
        }

    def card(self, face: Face) -> Mapping[str, Any]:
        """One card, front and back."""
        card = face.card
        return {
            "name": self.name(card.name),
            "faction": self.name(card.faction),
            "kind": self.text(f"re-card-type-{card.type}"),
            "leader": self.text("re-card-trait-gruppenfuehrer") if face.is_leader else "",
            "points": self.text("re-card-points", points=card.points) if card.points else "",
            "outfit": self.name(card.outfit),
            "attributes": [[name.upper(), str(card.attribute(name))] for name in ATTRIBUTES],
            "boxes": [self.boxes(boxes) for boxes in face.boxes],
            "fov": card.fov,
            "areas": self.areas(face),
            "body": self.body(face),
            "burdened": self.text("re-card-burdened", n=card.encumbrance) if card.encumbrance else "",
            "traits": ", ".join(self.trait(trait, level) for trait, level in card.traits),
            "weapons": [self.attack(attack) for attack in face.attacks],
            "armour": self.armour(card.armour) if card.armour else None,
            "items": [self.item(item) for item in card.items],
            "back": [self.special(special) for special in face.back],
        }

    def boxes(self, boxes: Boxes) -> Mapping[str, Any]:
        label = self.text("re-card-hp")
        if boxes.zone is not None:
            label = self.text(f"re-limb-{boxes.zone}")
        first, last = boxes.faces
        faces = f"{first}–{last}" if last else ""
        return {"label": label, "faces": faces, "plain": boxes.plain, "orange": boxes.orange}

    def areas(self, face: Face) -> list[tuple[str, str]]:
        """The two circles around the model; the field of view is drawn beside the second."""
        return [
            (self.text("re-card-danger"), self.text("re-card-centimetres", n=face.danger)),
            (self.text("re-card-perception"), self.text("re-card-perceived", n=face.perception, fov=face.card.fov)),
        ]

    def body(self, face: Face) -> list[tuple[str, str]]:
        """Size, way of moving, load, camouflage."""
        card = face.card
        size = self.text("re-card-base", size=Word(f"re-size-{card.size}"), mm=face.base)
        load = self.text("re-card-carried", load=self.kilograms(card.grams), capacity=str(face.capacity))
        lines = [
            (self.text("re-card-size"), size),
            (self.text("re-card-movement"), self.text(f"re-card-movement-{card.movement}")),
            (self.text("re-card-load"), load),
        ]
        if card.camouflage != "none":
            kind = self.text(f"re-card-camouflage-{card.camouflage}")
            lines.append((self.text("re-card-camouflage"), f"{kind} {ROMAN[card.camouflage_level]}"))
        return lines

    def kilograms(self, grams: int) -> str:
        text = f"{grams / 1000:.3f}".rstrip("0").rstrip(".")
        return text.replace(".", locale(self.lang).point)

    def trait(self, trait: str, level: int) -> str:
        return self.text("re-card-title", name=Word(f"re-card-trait-{trait}"), level=ROMAN[level]).strip()

    def attack(self, attack: Attack) -> Mapping[str, Any]:
        weapon, profile = attack.weapon, attack.weapon.profile
        reach = {"ranged": f"{weapon.band}/{weapon.bands}", "melee": self.text("re-card-melee"), "none": NOTHING}
        notes = [self.text(f"re-effect-{effect}") for effect in profile.effects]
        notes += [self.text("re-card-unwieldy")] if weapon.unwieldy else []
        notes += [self.text("re-card-projectile")] if weapon.projectile else []
        notes += [self.text(f"re-limb-{weapon.arm}")] if weapon.arm else []
        return {
            "name": begun(self.name(weapon.name)),
            "wk": ROMAN[weapon.wk],
            "type": self.text(f"re-type-{profile.type}"),
            "level": "+" * profile.level,
            "strength": str(profile.strength),
            "damage": str(profile.damage),
            "range": reach[attack.reach],
            "af": str(weapon.af) if weapon.af else NOTHING,
            "area": self.text("re-card-centimetres", n=weapon.area) if weapon.area else NOTHING,
            "effects": ", ".join(notes),
            "uses": weapon.uses,
        }

    def armour(self, armour: Armour) -> Mapping[str, Any]:
        own = [self.text(f"re-effect-{effect}") for effect in armour.effects if effect in ARMOUR_EFFECTS]
        against = tuple(Word(f"re-effect-{effect}") for effect in armour.effects if effect not in ARMOUR_EFFECTS)
        return {
            "name": begun(self.name(armour.name)),
            "protection": self.text("re-card-protection", n=armour.protection),
            "types": [[self.text(f"re-type-{kind}"), "+" * level] for kind, level in armour.types],
            "effects": ", ".join([*own, *([self.text("re-card-against", effects=against)] if against else [])]),
        }

    def item(self, item: Item) -> Mapping[str, Any]:
        cost = self.text("re-card-ap", n=item.ap) if item.ap else ""
        return {"name": begun(self.name(item.name)), "cost": cost, "uses": item.uses}

    def special(self, special: Special) -> Mapping[str, str]:
        return {
            "title": begun(self.told(special.title).strip()),
            "text": " ".join(self.told(text) for text in special.texts),
        }

    def told(self, what: Name | Phrase | Cited) -> str:
        match what:
            case Cited(rule_id):
                return self.cited(rule_id)
            case Phrase():
                return self._book.say(what)
            case _:
                return self.name(what)

    def cited(self, rule_id: str) -> str:
        """The catalogue's words; about effects they begin with the name of the effect, which is the title here."""
        text = self._rules[rule_id].text[self.lang]
        if not rule_id.startswith("RE-EFF-"):
            return text
        return begun(text.partition(": ")[2])


def begun(text: str) -> str:
    """With a capital letter, as at the beginning of a line."""
    return text[:1].upper() + text[1:]
