"""Trying one rule: its parameters from plain data, models, gear and tables by name or inline.

Places are written in centimetres (`"45.5,30"`), facings in degrees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.content.argument_reader import ArgumentReader
from regelwerk.engine.content.rule_arguments import GivenError, Reader, check_fields, mapping, shown
from regelwerk.engine.facts import called
from regelwerk.engine.state_values import field_names, replace
from regelwerk.space import Point, parse_point
from regelwerk.space.points import NotAPoint
from regelwerk.systems.realms.content.lineup import vitals as at_full_strength
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.odds.participants import (
    AHEAD,
    BACK,
    FIRST,
    SECOND,
    beyond,
    names_in,
    nobody,
    somebody,
    table,
)
from regelwerk.systems.realms.odds.targets import deployed
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import Blow, Clash, declare_hit
from regelwerk.systems.realms.rules.damage.damage_contest import Contest
from regelwerk.systems.realms.rules.damage.wounds import Victim
from regelwerk.systems.realms.rules.melee.melee_roll import Bout
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Environment
from regelwerk.systems.realms.rules.shooting.hitting import Attempt
from regelwerk.systems.realms.state import Deed, Model, Phase, Vitals, World
from regelwerk.systems.realms.values import CENTIMETRE, PACKAGE, Armour, Card, DamageProfile, Item, Weapon

CARD = tuple(name for name in field_names(Card) if name not in ("id", "hp"))
STATE = tuple(name for name in field_names(World) if name not in ("scene", "options", "models"))
MODEL = tuple(name for name in field_names(Model) if name not in ("id", "card", "vitals", "at", "facing"))
KNOWN = ("who", "id", "at", "facing", *MODEL, *field_names(Vitals), *CARD)
START, APART, BESIDE = Point.cm(20, 45), 20.0, 6 * CENTIMETRE
"""Where the first model stands, how far from it the next ones, and how far these from each other."""
PLAIN_TABLE = 90 * CENTIMETRE
FIELD = Battlefield("table", called(PACKAGE, "re-name-table"), PLAIN_TABLE, PLAIN_TABLE)
USUAL: Mapping[type[Any], Mapping[str, Any]] = {
    Contest: {"attacker": FIRST, "attacker_seat": FIRST, "target": SECOND, "target_seat": SECOND, "attack_dice": 1,
              "defence_dice": 1, "rerolls": []},
    Bout: {"attacker": FIRST, "attacker_seat": FIRST, "defender": SECOND, "defender_seat": SECOND, "agility": [1, 1]},
    Attempt: {"seat": FIRST, "who": FIRST, "dice": 1},
    Victim: {"id": SECOND, "seat": SECOND, "aids": []},
}  # fmt: skip
"""Kinds of numbers of which need not be said who they are about."""
GEAR = {"weapon": Weapon, "armour": Armour, "item": Item, "battlefield": Battlefield}


class RuleArguments(ArgumentReader[Content, World]):
    """Values of rules of Realms."""

    state = World
    options_kind = Options
    people = "models"
    known = ("scenario", "models", "distance", "battlefield", "environment", "options", *STATE)
    fields_given = STATE
    bare_number = ("RE-DIE-04", "re-odds-term-given")

    def special(self) -> Mapping[Any, Reader]:
        return {
            Model: self.model,
            Card: self.card,
            Deed: self.deed,
            Blow: self.blow,
            Clash: self.clash,
            DamageProfile: self.profile,
            Point: self.point,
            **{kind: self.with_usual(kind, usual) for kind, usual in USUAL.items()},
            **{made: self.by_name(kind, made) for kind, made in GEAR.items()},
        }

    # -- tables and models --------------------------------------------------------------------------------------

    def scenario(self, name: str, options: Mapping[str, Any]) -> World:
        """A scenario after deployment."""
        return deployed(start(scenario_document(self.content, name, options)))

    def names_in(self, state: World) -> Names:
        return names_in(state)

    def meeting(self, listed: Sequence[Any], data: Mapping[str, Any], options: Options, where: str) -> World:
        """Models on a table: the first looks east, those of the other side stand before it and look back."""
        far = self.read(float, data.get("distance", APART), f"{where}.distance")
        models: list[Model] = []
        for number, one in enumerate(listed):
            found = self.model(one, f"{where}.models[{number}]", FIRST if not models else SECOND)
            found = replace(found, id=_unlike(found.id, models))
            if not _has(one, "at"):
                found = replace(found, at=_place(found, models, far))
            if not _has(one, "facing"):
                found = replace(found, facing=AHEAD if found.side == FIRST else BACK)
            models.append(found)
        made = table(options, models, phase=Phase(models[0].id, settled=True))
        return replace(made, scene=replace(made.scene, battlefield=self._field(data, where)))

    def _field(self, data: Mapping[str, Any], where: str) -> Battlefield:
        """The table that was named, or an empty one; its environment may be another."""
        hints = {"battlefield": Battlefield, "environment": Environment}
        given = {name: self.read(kind, data[name], f"{where}.{name}") for name, kind in hints.items() if name in data}
        found: Battlefield = given.pop("battlefield", FIELD)
        return replace(found, **given)

    def model(self, data: Any, where: str, side: str = FIRST) -> Model:
        """A model on the table that was given, by id; or a model by name; or `{"who": name, ...}` with changes."""
        if isinstance(data, str) and self.now is not None and any(one.id == data for one in self.now.models):
            return self.now.find(data)
        changes = {"who": data} if isinstance(data, str) else mapping(data, where)
        check_fields(changes, KNOWN, where)
        who = changes.get("who")
        found = nobody(side) if who is None else somebody(self.content, str(who), side)
        card = replace(found.card, **self.fields(Card, changes, where, CARD))
        vitals = replace(found.vitals, limbs=at_full_strength(card).limbs)
        vitals = replace(vitals, **self.fields(Vitals, changes, where, field_names(Vitals)))
        state = self.fields(Model, changes, where, (*MODEL, "at"))
        if "facing" in changes:
            state["facing"] = self._hundredths(changes["facing"], where) % 36000
        found = replace(found, id=str(changes.get("id", found.card.id)), card=card, vitals=vitals, **state)
        self.names[found.id] = card.name.by_language
        return found

    def card(self, data: Any, where: str) -> Card:
        if isinstance(data, str) or "who" in mapping(data, where):
            return self.model(data, where).card
        check_fields(data, field_names(Card), where)
        return replace(nobody(FIRST).card, **self.fields(Card, data, where, field_names(Card)))

    # -- deeds and dice -----------------------------------------------------------------------------------------

    def deed(self, data: Any, where: str) -> Deed:
        """An action by its fields; `target` names the only one."""
        changes = dict(mapping(data, where))
        if "target" in changes:
            changes["targets"] = [[changes.pop("target"), changes.pop("shots", 1)]]
        if "facing" in changes:
            changes["facing"] = self._hundredths(changes["facing"], where)
        return self.read_fields(Deed, changes, where)

    def blow(self, data: Any, where: str) -> Blow:
        """A hit by its fields; `weapon` brings the profile along."""
        changes = dict(mapping(data, where))
        if "weapon" in changes:
            changes["profile"] = changes.pop("weapon")
        return self.read_fields(Blow, {"attacker": "", "kind": "shot", **changes}, where)

    def clash(self, data: Any, where: str) -> Clash:
        """A blow against protection: `{"attacker": "mars", "target": "amboss", "weapon": "gewehr"}`, or its fields."""
        changes = dict(mapping(data, where))
        if "contest" in changes:
            return self.read_fields(Clash, changes, where)
        attacker = replace(self.model(changes.pop("attacker", {}), f"{where}.attacker", FIRST), id=FIRST)
        target = replace(self.model(changes.pop("target", {}), f"{where}.target", SECOND), id=SECOND)
        world = table(self.options(self.usual, "options"), (attacker, target))
        self.names |= names_in(world)
        return declare_hit(world, self.blow({**changes, "attacker": FIRST, "target": SECOND}, where)).clash

    # -- small things -------------------------------------------------------------------------------------------

    def profile(self, data: Any, where: str) -> DamageProfile:
        """A damage profile by its fields, or that of a weapon."""
        if isinstance(data, str):
            return self.named(self.content.weapons.find(data)).profile
        return self.read_fields(DamageProfile, data, where)

    def point(self, data: Any, where: str) -> Point:
        """A place in centimetres, as text or as two numbers."""
        if isinstance(data, list) and len(data) == 2:
            return Point.cm(*(self.read(float, one, where) for one in data))
        try:
            return parse_point(str(data), CENTIMETRE)
        except NotAPoint as error:
            raise GivenError("given-value", where=where, value=shown(data), kind='"45.5,30"') from error

    def _hundredths(self, degrees: Any, where: str) -> int:
        read: float = self.read(float, degrees, f"{where}.facing")
        return round(read * 100)


given = RuleArguments.given


def _unlike(own: str, others: list[Model]) -> str:
    """An id that nobody else has."""
    taken = {other.id for other in others}
    return own if own not in taken else next(f"{own}-{n}" for n in range(2, 99) if f"{own}-{n}" not in taken)


def _place(model: Model, others: list[Model], far: float) -> Point:
    """The first one's place, or one beside those of the same side."""
    beside = BESIDE * sum(other.side == model.side for other in others)
    if not others:
        return START
    first = others[0]
    at = first.at if model.side == first.side else beyond(first, model, far)
    return Point(at.x, at.y + beside)


def _has(data: Any, name: str) -> bool:
    return isinstance(data, Mapping) and name in data
