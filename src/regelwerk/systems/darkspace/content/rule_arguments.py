"""Trying one rule: its parameters from plain data, people, gear and scenes by name or inline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.content.argument_reader import ArgumentReader
from regelwerk.engine.content.rule_arguments import GivenError, Reader, check_fields, mapping, shown
from regelwerk.engine.state_values import field_names, replace
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.odds.arguments import HERE, TARGETS, THERE, apart, names_in, nobody, scene, somebody
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, basic_check
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.state import Actor, Area, Chase, Cover, World
from regelwerk.systems.darkspace.values import CATEGORIES, SHORT, Armour, Item, Sheet, Weapon

SHEET = tuple(name for name in field_names(Sheet) if name != "id")
ACTOR = tuple(name for name in field_names(Actor) if name != "sheet")
STATE = tuple(name for name in field_names(World) if name not in ("scene", "actors"))
FIRST, SECOND = "a", "b"
"""The sides of people in a scene that is made up: the first one, and everybody else."""
CAST = {"who": "", "seat": "", "mode": "normal", "bonus": 0, "difficulty": None, "stress": -1}
"""The numbers of a throw: nobody's, in no mode, without stress."""


class RuleArguments(ArgumentReader[Content, World]):
    """Values of rules of Dark Space."""

    state = World
    options_kind = Options
    people = "actors"
    known = ("scenario", "actors", "distance", "options", *STATE)
    fields_given = STATE
    bare_number = ("DS-CORE-07", "ds-odds-term-difficulty")

    def __init__(self, content: Content, options: Any) -> None:
        super().__init__(content, options)
        self.names |= names_in(content, scene(Options(), ()))

    def special(self) -> Mapping[Any, Reader]:
        return {
            Actor: self.actor,
            Sheet: lambda data, where: self.actor(data, where).sheet,
            Weapon: self.by_name("weapon", Weapon),
            Armour: self.by_name("armour", Armour),
            Item: self.by_name("item", Item),
            Cover: self.cover,
            Check: self.check,
            Cast: self.with_usual(Cast, CAST),
            Area: self.area,
            Chase: self.chase,
        }

    # -- worlds and people --------------------------------------------------------------------------------------

    def scenario(self, name: str, options: Mapping[str, Any]) -> World:
        return start(scenario_document(self.content, name, options))

    def names_in(self, state: World) -> Names:
        return names_in(self.content, state)

    def meeting(self, listed: Sequence[Any], data: Mapping[str, Any], options: Options, where: str) -> World:
        """People who face each other: the first one here, everybody else of another side there."""
        category = _category(data.get("distance", CATEGORIES[SHORT]), f"{where}.distance")
        actors: list[Actor] = []
        for number, one in enumerate(listed):
            found = apart(self.actor(one, f"{where}.actors[{number}]", FIRST if not actors else SECOND), actors)
            far = category > SHORT and bool(actors) and found.side != actors[0].side and not found.aboard
            actors.append(replace(found, zone=THERE) if far and found.zone == HERE else found)
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
        changes = {"who": data} if isinstance(data, str) else dict(mapping(data, where))
        check_fields(changes, ("who", "id", *ACTOR, *SHEET), where)
        who = changes.get("who")
        found = nobody(side) if who is None else somebody(self.content, str(who), side, TARGETS)
        sheet = {"id": str(changes.get("id", found.id)), **self.fields(Sheet, changes, where, SHEET)}
        state = self.fields(Actor, changes, where, ACTOR)
        if "side" in sheet:
            sheet.setdefault("seat", sheet["side"])
        if state.get("aboard"):
            state.setdefault("zone", "")
        return self.named(replace(found, sheet=replace(found.sheet, **sheet), **state))

    # -- dice ---------------------------------------------------------------------------------------------------

    def check(self, data: Any, where: str) -> Check:
        """A probe of somebody in the world: `{"who": "rhea", "skill": "agility", "difficulty": 14}`, or its fields."""
        stated = dict(mapping(data, where))
        if self.now is None or not {"who", "skill"} <= stated.keys() or "pool" in stated:
            return self.read_fields(Check, {"rule_id": "DS-CORE-05", "bonus": 0, **stated}, where)
        who = self.actor(stated.pop("who"), f"{where}.who").id
        skill = self.read(str, stated.pop("skill"), f"{where}.skill")
        check = basic_check(self.now, who, skill, str(stated.pop("rule_id", "DS-CORE-05")))
        return self.changed(check, stated, where)

    # -- states of a scene --------------------------------------------------------------------------------------

    def area(self, data: Any, where: str) -> Area:
        """An area of a class and a competence, `{"mk": 3, "competence": 3}`, with any state of it."""
        state = dict(mapping(data, where))
        if "plan" not in state:
            wanted = {"side": FIRST, "mk": state.pop("mk", 1), "competence": state.pop("competence", 1)}
            state["plan"] = {**wanted, "obstacles": state.pop("obstacles", [])}
        plan = self.read_fields(AreaPlan, state.pop("plan"), f"{where}.plan")
        return self.changed(laid_out(plan), state, where)

    def chase(self, data: Any, where: str) -> Chase:
        """A chase by everybody's distance units, `{"des": {"hauler": 12}, "track": [14]}`; the first side flees."""
        state = dict(mapping(data, where))
        if "plan" not in state:
            state["plan"] = {"fleeing": FIRST, "start": state.get("des", {}), "track": state.pop("track", [14])}
        state.setdefault("des", mapping(state["plan"], f"{where}.plan").get("start", {}))
        return self.read_fields(Chase, state, where)

    def cover(self, data: Any, where: str) -> Cover:
        if isinstance(data, str):
            plan = self.content.covers.find(data)
            return Cover(plan.id, plan.size, plan.mk)
        return self.read_fields(Cover, data, where)


given = RuleArguments.given


def _category(data: Any, where: str) -> int:
    if data not in CATEGORIES:
        raise GivenError("given-value", where=where, value=shown(data), kind=", ".join(CATEGORIES))
    return CATEGORIES.index(data)
