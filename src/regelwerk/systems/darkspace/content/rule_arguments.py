"""Trying one rule: its parameters from plain data, people, gear and scenes by name or inline."""

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
from regelwerk.systems.darkspace.content.loading import PACKAGE, Content
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.odds.arguments import HERE, TARGETS, THERE, apart, names_in, nobody, scene, somebody
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, basic_check
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, ChasePlan
from regelwerk.systems.darkspace.state import Actor, Area, Chase, Cover, World
from regelwerk.systems.darkspace.values import CATEGORIES, SHORT, Armour, Item, Sheet, Weapon

SHEET = tuple(field.name for field in fields(Sheet) if field.name != "id")
STATE = tuple(name for name in World._fields if name not in ("scene", "actors"))
WORLD = ("scenario", "actors", "distance", "options", *STATE)
FIRST, SECOND = "a", "b"
"""The sides of people in a scene that is made up: the first one, and everybody else."""


def given(content: Content, rule: Callable[..., Any], data: Json) -> Given:
    """The arguments of a rule; the default options need not be given."""
    wanted = parameters(rule)
    filled = {**{name: {} for name, kind in wanted.items() if kind is Options}, **data}
    values = Values(content, filled.get("options", {}))
    made = arguments(rule, filled, values.readers)
    return Given(made, values.names)


class Values:
    """Reads the values of one rule and remembers the names that came up, and the world for who is in it."""

    def __init__(self, content: Content, options: Any) -> None:
        self.content = content
        self.usual = options
        """The options that count wherever no others are given."""
        self.names: dict[str, Mapping[str, str]] = dict(names_in(content, scene(Options(), ())))
        self.now: World | None = None
        self.readers: dict[Any, Callable[[Any, str], Any]] = {
            World: self.world,
            Actor: self.actor,
            Sheet: lambda data, where: self.actor(data, where).sheet,
            Weapon: self.weapon,
            Armour: lambda data, where: self._gear("armour", Armour, data, where),
            Item: lambda data, where: self._gear("item", Item, data, where),
            Cover: self.cover,
            Check: self.check,
            Cast: self.cast,
            Tally: self.tally,
            Area: self.area,
            Chase: self.chase,
            Options: self.options,
            Name: self.name,
            Content: lambda _data, _where: self.content,
        }

    # -- worlds and people --------------------------------------------------------------------------------------

    def world(self, data: Any, where: str) -> World:
        """The start of a scenario, or some people at a distance; with any state of the scene that is given."""
        if not isinstance(data, Mapping) or not ("scenario" in data or "actors" in data):
            kind = '{"scenario": …}, {"actors": […]}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        for name in data:
            if name not in WORLD:
                raise GivenError("given-field", where=where, name=str(name), known=", ".join(WORLD))
        options = _mapping(data.get("options", self.usual), f"{where}.options")
        if "scenario" in data:
            self.now = start(scenario_document(self.content, str(data["scenario"]), options))
        else:
            self.now = self._meeting(data, self.options(options, f"{where}.options"), where)
        self._name(self.now)
        hints = get_type_hints(World)
        for name in STATE:
            if name in data:
                value = build(hints[name], data[name], self.readers, f"{where}.{name}")
                self.now = self.now._replace(**{name: value})
        return self.now

    def _meeting(self, data: Mapping[str, Any], options: Options, where: str) -> World:
        """People who face each other: the first one here, everybody else of another side there."""
        listed = data["actors"]
        if not isinstance(listed, list) or not listed:
            raise GivenError("given-value", where=f"{where}.actors", value=shown(listed), kind="[…]")
        category = _category(data.get("distance", CATEGORIES[SHORT]), f"{where}.distance")
        actors: list[Actor] = []
        for number, one in enumerate(listed):
            found = apart(self.actor(one, f"{where}.actors[{number}]", FIRST if not actors else SECOND), actors)
            far = category > SHORT and bool(actors) and found.side != actors[0].side and not found.aboard
            actors.append(found._replace(zone=THERE) if far and found.zone == HERE else found)
        made = scene(options, actors, max(category, SHORT))
        first = actors[0]
        for other in actors[1:]:
            if category < SHORT and other.side != first.side:
                made = made.engage(first.id, other.id)
        return made

    def actor(self, data: Any, where: str, side: str = FIRST) -> Actor:
        """Somebody in the world that was given, by id; or somebody by name; or `{"who": name, ...}` with changes."""
        if isinstance(data, str) and self.now is not None and any(one.id == data for one in self.now.actors):
            return self.now.find(data)
        changes = {"who": data} if isinstance(data, str) else dict(_mapping(data, where))
        who = changes.pop("who", None)
        found = nobody(side) if who is None else somebody(self.content, str(who), side, TARGETS)
        hints = {**get_type_hints(Sheet), **get_type_hints(Actor)}
        sheet: dict[str, Any] = {"id": str(changes.pop("id", found.id))}
        state: dict[str, Any] = {}
        for name, value in changes.items():
            place = f"{where}.{name}"
            if name in SHEET:
                sheet[name] = build(hints[name], value, self.readers, place)
            elif name in Actor._fields and name != "sheet":
                state[name] = build(hints[name], value, self.readers, place)
            else:
                known = ", ".join(["who", "id", *Actor._fields[1:], *SHEET])
                raise GivenError("given-field", where=where, name=name, known=known)
        if "side" in sheet:
            sheet.setdefault("seat", sheet["side"])
        if state.get("aboard"):
            state.setdefault("zone", "")
        found = found._replace(sheet=replace(found.sheet, **sheet), **state)
        self.names[found.id] = found.sheet.name.by_language
        return found

    # -- dice ---------------------------------------------------------------------------------------------------

    def check(self, data: Any, where: str) -> Check:
        """A probe of somebody in the world: `{"who": "rhea", "skill": "agility", "difficulty": 14}`, or its fields."""
        fields_of = dict(_mapping(data, where))
        if self.now is None or not {"who", "skill"} <= fields_of.keys() or "pool" in fields_of:
            return build_fields(Check, {"rule_id": "DS-CORE-05", "bonus": 0, **fields_of}, self.readers, where)
        who = self.actor(fields_of.pop("who"), f"{where}.who").id
        skill = build(str, fields_of.pop("skill"), self.readers, f"{where}.skill")
        check = basic_check(self.now, who, skill, str(fields_of.pop("rule_id", "DS-CORE-05")))
        hints = get_type_hints(Check)
        for name, value in fields_of.items():
            if name not in Check._fields:
                raise GivenError("given-field", where=where, name=name, known=", ".join(Check._fields))
            check = check._replace(**{name: build(hints[name], value, self.readers, f"{where}.{name}")})
        return check

    def cast(self, data: Any, where: str) -> Cast:
        """The numbers of a throw: `{"dice": 4, "bonus": 3, "difficulty": 16}`; nobody's, in no mode, without stress."""
        usual = {"who": "", "seat": "", "mode": "normal", "bonus": 0, "difficulty": None, "stress": -1}
        return build_fields(Cast, {**usual, "options": self.usual, **_mapping(data, where)}, self.readers, where)

    def tally(self, data: Any, where: str) -> Tally:
        """A number, or a tally with its terms."""
        if type(data) is int:
            return tally(data, "DS-CORE-07", "ds-odds-term-difficulty")
        return build_fields(Tally, data, self.readers, where)

    # -- states of a scene --------------------------------------------------------------------------------------

    def area(self, data: Any, where: str) -> Area:
        """An area of a class and a competence, `{"mk": 3, "competence": 3}`, with any state of it."""
        state = dict(_mapping(data, where))
        if "plan" not in state:
            wanted = {"side": FIRST, "mk": state.pop("mk", 1), "competence": state.pop("competence", 1)}
            state["plan"] = {**wanted, "obstacles": state.pop("obstacles", [])}
        plan = build_fields(AreaPlan, state.pop("plan"), self.readers, f"{where}.plan")
        hints = get_type_hints(Area)
        found = laid_out(plan)
        for name, value in state.items():
            if name not in Area._fields:
                raise GivenError("given-field", where=where, name=name, known=", ".join(Area._fields))
            found = found._replace(**{name: build(hints[name], value, self.readers, f"{where}.{name}")})
        return found

    def chase(self, data: Any, where: str) -> Chase:
        """A chase by everybody's distance units, `{"des": {"hauler": 12}, "track": [14]}`; the first side flees."""
        state = dict(_mapping(data, where))
        if "plan" not in state:
            start_at = state.get("des", {})
            state["plan"] = {"fleeing": FIRST, "start": start_at, "track": state.pop("track", [14])}
        state.setdefault("des", state["plan"].get("start", {}))
        plan = build_fields(ChasePlan, state.pop("plan"), self.readers, f"{where}.plan")
        return build_fields(Chase, {**state, "plan": plan}, {**self.readers, ChasePlan: lambda made, _: made}, where)

    # -- small things -------------------------------------------------------------------------------------------

    def weapon(self, data: Any, where: str) -> Weapon:
        found: Weapon = self._gear("weapon", Weapon, data, where)
        self.names[found.id] = found.name.by_language
        return found

    def cover(self, data: Any, where: str) -> Cover:
        if not isinstance(data, str):
            return build_fields(Cover, data, self.readers, where)
        plan = self.content.find("cover", data)
        return Cover(plan.id, plan.size, plan.mk)

    def _gear(self, kind: str, made: type[Any], data: Any, where: str) -> Any:
        """Gear by name, or as an object of its fields."""
        return self.content.find(kind, data) if isinstance(data, str) else build_fields(made, data, self.readers, where)

    def options(self, data: Any, where: str) -> Options:
        return make_options(Options, _mapping(data, where), read_catalogue(PACKAGE))

    def name(self, data: Any, where: str) -> Name:
        return Name(data, data) if isinstance(data, str) else build_fields(Name, data, self.readers, where)

    def _name(self, world: World) -> None:
        self.names |= names_in(self.content, world)


def _category(data: Any, where: str) -> int:
    if data not in CATEGORIES:
        raise GivenError("given-value", where=where, value=shown(data), kind=", ".join(CATEGORIES))
    return CATEGORIES.index(data)


def _mapping(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind="{…}")
    return data
