"""Trying one rule: its parameters from plain data, models, gear and tables by name or inline.

Places are written in centimetres (`"45.5,30"`), facings in degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, get_type_hints

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.rule_arguments import Given, GivenError, arguments, build, build_fields, parameters, shown
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Point, parse_point
from regelwerk.space.points import NotAPoint
from regelwerk.systems.realms.content.lineup import vitals as at_full_strength
from regelwerk.systems.realms.content.loading import PACKAGE, Content
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
    standing,
    table,
)
from regelwerk.systems.realms.odds.targets import deployed
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import Blow, Clash, clash_of
from regelwerk.systems.realms.rules.damage.damage_contest import Contest
from regelwerk.systems.realms.rules.damage.wounds import Victim
from regelwerk.systems.realms.rules.melee.melee_roll import Bout
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Environment
from regelwerk.systems.realms.rules.shooting.hitting import Attempt
from regelwerk.systems.realms.state import Deed, Model, Phase, Vitals, World
from regelwerk.systems.realms.values import CENTIMETRE, Armour, Card, DamageProfile, Item, Weapon

CARD = tuple(field.name for field in fields(Card) if field.name not in ("id", "hp"))
STATE = tuple(name for name in World._fields if name not in ("scene", "options", "models"))
WORLD = ("scenario", "models", "distance", "battlefield", "environment", "options", *STATE)
MODEL = tuple(name for name in Model._fields if name not in ("id", "card", "vitals", "at", "facing"))
KNOWN = ("who", "id", "at", "facing", *MODEL, *Vitals._fields, *CARD)
START, APART, BESIDE = Point.cm(20, 45), 20.0, 6 * CENTIMETRE
"""Where the first model stands, how far from it the next ones, and how far these from each other."""
PLAIN_TABLE = 90 * CENTIMETRE


def given(content: Content, rule: Callable[..., Any], data: Json) -> Given:
    """The arguments of a rule; the default options need not be given."""
    wanted = parameters(rule)
    filled = {**{name: {} for name, kind in wanted.items() if kind is Options}, **data}
    values = Values(content, filled.get("options", {}))
    made = arguments(rule, filled, values.readers)
    return Given(made, values.names)


class Values:
    """Reads the values of one rule and remembers the names that came up, and the table for who is on it."""

    def __init__(self, content: Content, options: Any) -> None:
        self.content = content
        self.usual = options
        """The options that count wherever no others are given."""
        self.names: dict[str, Mapping[str, str]] = {}
        self.now: World | None = None
        self.readers: dict[Any, Callable[[Any, str], Any]] = {
            World: self.world,
            Model: self.model,
            Card: self.card,
            Deed: self.deed,
            Blow: self.blow,
            Clash: self.clash,
            Contest: self._with({"attacker": FIRST, "attacker_seat": FIRST, "target": SECOND, "target_seat": SECOND,
                                 "attack_dice": 1, "defence_dice": 1, "rerolls": []}, Contest),
            Bout: self._with({"attacker": FIRST, "attacker_seat": FIRST, "defender": SECOND, "defender_seat": SECOND,
                              "agility": [1, 1]}, Bout),
            Attempt: self._with({"seat": FIRST, "who": FIRST, "dice": 1}, Attempt),
            Victim: self._with({"id": SECOND, "seat": SECOND, "aids": []}, Victim),
            Weapon: lambda data, where: self._gear("weapon", Weapon, data, where),
            Armour: lambda data, where: self._gear("armour", Armour, data, where),
            Item: lambda data, where: self._gear("item", Item, data, where),
            Battlefield: lambda data, where: self._gear("battlefield", Battlefield, data, where),
            DamageProfile: self.profile,
            Point: self.point,
            Tally: self.tally,
            Options: self.options,
            Name: self.name,
            Content: lambda _data, _where: self.content,
        }  # fmt: skip

    # -- tables and models --------------------------------------------------------------------------------------

    def world(self, data: Any, where: str) -> World:
        """A scenario after deployment, or some models at a distance; with any state of the game that is given."""
        if not isinstance(data, Mapping) or not ("scenario" in data or "models" in data):
            kind = '{"scenario": …}, {"models": […]}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        for name in data:
            if name not in WORLD:
                raise GivenError("given-field", where=where, name=str(name), known=", ".join(WORLD))
        options = _mapping(data.get("options", self.usual), f"{where}.options")
        if "scenario" in data:
            self.now = deployed(start(scenario_document(self.content, str(data["scenario"]), options)))
        else:
            self.now = self._meeting(data, self.options(options, f"{where}.options"), where)
        self.names |= names_in(self.now)
        hints = get_type_hints(World)
        for name in STATE:
            if name in data:
                value = build(hints[name], data[name], self.readers, f"{where}.{name}")
                self.now = self.now._replace(**{name: value})
        return self.now

    def _meeting(self, data: Mapping[str, Any], options: Options, where: str) -> World:
        """Models on a table: the first looks east, those of the other side stand before it and look back."""
        listed = data["models"]
        if not isinstance(listed, list) or not listed:
            raise GivenError("given-value", where=f"{where}.models", value=shown(listed), kind="[…]")
        far = build(float, data.get("distance", APART), self.readers, f"{where}.distance")
        models: list[Model] = []
        for number, one in enumerate(listed):
            found = self.model(one, f"{where}.models[{number}]", FIRST if not models else SECOND)
            found = found._replace(id=_unlike(found.id, models))
            if not _has(one, "at"):
                found = found._replace(at=_place(found, models, far))
            if not _has(one, "facing"):
                found = found._replace(facing=AHEAD if found.side == FIRST else BACK)
            models.append(found)
        made = table(options, models, phase=Phase(models[0].id, settled=True))
        return made._replace(scene=replace(made.scene, battlefield=self._field(data, where)))

    def _field(self, data: Mapping[str, Any], where: str) -> Battlefield:
        """The table that was named, or an empty one; its environment may be another."""
        found = Battlefield("table", Name("Tisch", "table"), PLAIN_TABLE, PLAIN_TABLE)
        if "battlefield" in data:
            found = build(Battlefield, data["battlefield"], self.readers, f"{where}.battlefield")
        if "environment" in data:
            kind: Environment = build(Environment, data["environment"], self.readers, f"{where}.environment")
            found = replace(found, environment=kind)
        return found

    def model(self, data: Any, where: str, side: str = FIRST) -> Model:
        """A model on the table that was given, by id; or a model by name; or `{"who": name, ...}` with changes."""
        if isinstance(data, str) and self.now is not None and any(one.id == data for one in self.now.models):
            return self.now.find(data)
        changes = {"who": data} if isinstance(data, str) else dict(_mapping(data, where))
        who = changes.pop("who", None)
        found = nobody(side) if who is None else somebody(self.content, str(who), side)
        found = found._replace(id=str(changes.pop("id", found.card.id)))
        for name in changes:
            if name not in KNOWN:
                raise GivenError("given-field", where=where, name=name, known=", ".join(KNOWN))
        found = self._changed(found, changes, where)
        self.names |= {found.id: found.card.name.by_language}
        return found

    def _changed(self, model: Model, changes: Mapping[str, Any], where: str) -> Model:
        """A model with other values on its card, in its vitals or in its state."""

        def read(kind: type[Any], names: tuple[str, ...]) -> dict[str, Any]:
            hints = get_type_hints(kind)
            chosen = [name for name in names if name in changes]
            return {name: build(hints[name], changes[name], self.readers, f"{where}.{name}") for name in chosen}

        printed = read(Card, CARD)
        card = replace(model.card, **printed)
        vitals = model.vitals._replace(limbs=at_full_strength(card).limbs)._replace(**read(Vitals, Vitals._fields))
        model = model._replace(card=card, vitals=vitals, **read(Model, (*MODEL, "at")))
        if "facing" in changes:
            degrees = build(float, changes["facing"], self.readers, f"{where}.facing")
            model = model._replace(facing=round(degrees * 100) % 36000)
        return model

    def card(self, data: Any, where: str) -> Card:
        if isinstance(data, str):
            return self.model(data, where).card
        changes = dict(_mapping(data, where))
        if "who" in changes:
            return self.model(changes, where).card
        usual = standing(nobody(FIRST).card, FIRST).card
        hints = get_type_hints(Card)
        for name in changes:
            if name not in hints:
                raise GivenError("given-field", where=where, name=name, known=", ".join(hints))
        read = {name: build(hints[name], value, self.readers, f"{where}.{name}") for name, value in changes.items()}
        return replace(usual, **read)

    # -- deeds and dice -----------------------------------------------------------------------------------------

    def deed(self, data: Any, where: str) -> Deed:
        """An action by its fields; `target` names the only one."""
        changes = dict(_mapping(data, where))
        if "target" in changes:
            changes["targets"] = [[changes.pop("target"), changes.pop("shots", 1)]]
        if "facing" in changes:
            changes["facing"] = round(build(float, changes["facing"], self.readers, f"{where}.facing") * 100)
        return build_fields(Deed, changes, self.readers, where)

    def blow(self, data: Any, where: str) -> Blow:
        """A hit by its fields; `weapon` brings the profile along."""
        changes = dict(_mapping(data, where))
        if "weapon" in changes:
            changes["profile"] = changes.pop("weapon")
        return build_fields(Blow, {"attacker": "", "kind": "shot", **changes}, self.readers, where)

    def clash(self, data: Any, where: str) -> Clash:
        """A blow against protection: `{"attacker": "mars", "target": "amboss", "weapon": "gewehr"}`, or its fields."""
        changes = dict(_mapping(data, where))
        if "contest" in changes:
            return build_fields(Clash, changes, self.readers, where)
        attacker = self.model(changes.pop("attacker", {}), f"{where}.attacker", FIRST)._replace(id=FIRST)
        target = self.model(changes.pop("target", {}), f"{where}.target", SECOND)._replace(id=SECOND)
        world = table(self.options(self.usual, "options"), (attacker, target))
        self.names |= names_in(world)
        return clash_of(world, self.blow({**changes, "attacker": FIRST, "target": SECOND}, where))[0]

    def _with(self, usual: Mapping[str, Any], kind: type[Any]) -> Callable[[Any, str], Any]:
        """Reads the fields of a kind of numbers; who they are about and the options need not be given."""

        def read(data: Any, where: str) -> Any:
            return build_fields(kind, {**usual, "options": self.usual, **_mapping(data, where)}, self.readers, where)

        return read

    def tally(self, data: Any, where: str) -> Tally:
        """A number, or a tally with its terms."""
        if type(data) is int:
            return tally(data, "RE-DIE-04", "re-odds-term-given")
        return build_fields(Tally, data, self.readers, where)

    # -- small things -------------------------------------------------------------------------------------------

    def profile(self, data: Any, where: str) -> DamageProfile:
        """A damage profile by its fields, or that of a weapon."""
        if isinstance(data, str):
            found: Weapon = self._gear("weapon", Weapon, data, where)
            return found.profile
        return build_fields(DamageProfile, data, self.readers, where)

    def point(self, data: Any, where: str) -> Point:
        """A place in centimetres, as text or as two numbers."""
        if isinstance(data, list) and len(data) == 2:
            return Point.cm(*(build(float, one, self.readers, where) for one in data))
        try:
            return parse_point(str(data), CENTIMETRE)
        except NotAPoint as error:
            raise GivenError("given-value", where=where, value=shown(data), kind='"45.5,30"') from error

    def _gear(self, kind: str, made: type[Any], data: Any, where: str) -> Any:
        """Gear by name, or as an object of its fields."""
        found = (
            self.content.find(kind, data) if isinstance(data, str) else build_fields(made, data, self.readers, where)
        )
        self.names[found.id] = found.name.by_language
        return found

    def options(self, data: Any, where: str) -> Options:
        return make_options(Options, _mapping(data, where), read_catalogue(PACKAGE))

    def name(self, data: Any, where: str) -> Name:
        return Name(data, data) if isinstance(data, str) else build_fields(Name, data, self.readers, where)


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


def _mapping(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind="{…}")
    return data
