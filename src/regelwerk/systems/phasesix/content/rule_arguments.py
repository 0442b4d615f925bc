"""Trying one rule: its parameters from plain data, people and gear by name or inline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, get_type_hints

from regelwerk.dice import Hits
from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.rule_arguments import Given, GivenError, arguments, build, build_fields, parameters, shown
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Field, NotAPoint, Point, parse_point
from regelwerk.systems.phasesix.content.lineup import EVERYBODY, fighter
from regelwerk.systems.phasesix.content.loading import PACKAGE, Content
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.game import names
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import Defence
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.state import Combat, Fighter, Scene
from regelwerk.systems.phasesix.values import ATTRIBUTES, Armor, Item, Sheet, Shield, Weapon

GEAR_MODE_TARGET, GEAR_TARGET, TARGET, GEAR = ("gear", "mode", "target"), ("gear", "target"), ("target",), ("gear",)
PARTS = {
    **dict.fromkeys(("attack", "coup_de_grace"), GEAR_MODE_TARGET),
    **dict.fromkeys(("aim", "throw_item", "use_item"), GEAR_TARGET),
    **dict.fromkeys(("first_aid", "stabilise", "put_out", "wake", "steal"), TARGET),
    **dict.fromkeys(("reload", "ready", "brace", "take_up", "parry"), GEAR),
}
"""What stands in the key of a handling after its kind."""
KINDS: dict[type[Any], str] = {Weapon: "weapon", Armor: "armor", Shield: "shield", Item: "item"}
DEFENCE: Json = {
    "seat": "b",
    "who": "target",
    "cover": [],
    "protection": 0,
    "wounds_per_hit": 1,
    "wounds_that_matter": 1000,
    "crit_removal": "worst_first",
    "counts_prevented": False,
    "loses_aim_on": "",
}
COMBAT = ("fighters", "options", "cover", "actor", "round", "map", "scenario")
DEFAULT_MAP = [40, 20]


def given(content: Content, rule: Callable[..., Any], data: Json) -> Given:
    """The arguments of a rule; the default options need not be given."""
    wanted = parameters(rule)
    filled = {**{name: {} for name, kind in wanted.items() if kind is Options}, **data}
    reading = Reading(content)
    made = arguments(rule, filled, reading.readers)
    return Given(made, reading.names)


class Reading:
    """Reads the values of one rule and remembers the names that came up."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.names: dict[str, dict[str, str]] = {}
        self.readers: dict[Any, Callable[[Any, str], Any]] = {
            Combat: self.combat,
            Fighter: self.fighter,
            Sheet: self.sheet,
            Handling: self.handling,
            Hits: self.hits,
            Options: self.options,
            Defence: self.defence,
            Name: self.name,
            Point: self.point,
            Tally: self.tally,
            **{kind: self._gear(kind, word) for kind, word in KINDS.items()},
        }

    def _gear(self, kind: type[Any], word: str) -> Callable[[Any, str], Any]:
        def read(data: Any, where: str) -> Any:
            if isinstance(data, str):
                found = self.content.find(word, data)
            elif isinstance(data, Mapping) and "of" in data:
                found = self._carried(data, where)
            else:
                inline = {"id": "given", "name": "given", **data} if isinstance(data, Mapping) else data
                found = build_fields(kind, inline, self.readers, where)
            self.names[found.id] = found.name.by_language
            return found

        return read

    def _carried(self, data: Mapping[str, Any], where: str) -> Weapon:
        """A weapon that only somebody has: `{"of": "wolf", "weapon": "bite"}`."""
        sheet = self.content.participants.find(str(data["of"]))
        for weapon in sheet.weapons:
            if data.get("weapon") in (weapon.id, weapon.name.de, weapon.name.en):
                return weapon
        known = ", ".join(weapon.id for weapon in sheet.weapons)
        raise GivenError("given-value", where=f"{where}.weapon", value=shown(data.get("weapon")), kind=known)

    # -- people -----------------------------------------------------------------------------------------------

    def sheet(self, data: Any, where: str) -> Sheet:
        """Somebody by name, or `{"who": name, ...}` with other values than on their sheet."""
        changes = self._changes(data, where)
        found = self.content.participants.find(str(changes.pop("who")))
        values: Json = {"side": "a"}
        hints = get_type_hints(Sheet)
        if "attributes" in changes:
            values["attributes"] = self._attributes(changes.pop("attributes"), found, f"{where}.attributes")
        known = [field.name for field in fields(Sheet)]
        for name, value in changes.items():
            if name not in known:
                raise GivenError("given-field", where=where, name=name, known=", ".join(["who", *known]))
            values[name] = build(hints[name], value, self.readers, f"{where}.{name}")
        values.setdefault("seat", values["side"])
        return replace(found, **values)

    def _attributes(self, data: Any, sheet: Sheet, where: str) -> tuple[int, ...]:
        if not isinstance(data, Mapping) or any(name not in ATTRIBUTES for name in data):
            raise GivenError("given-value", where=where, value=shown(data), kind=", ".join(ATTRIBUTES))
        return tuple(
            build(int, data.get(name, sheet.attribute(name)), self.readers, f"{where}.{name}") for name in ATTRIBUTES
        )

    def _changes(self, data: Any, where: str) -> Json:
        if isinstance(data, str):
            return {"who": data}
        if not isinstance(data, Mapping) or not isinstance(data.get("who"), str):
            raise GivenError("given-value", where=where, value=shown(data), kind='"hagen", {"who": "hagen", …}')
        return dict(data)

    def fighter(self, data: Any, where: str) -> Fighter:
        """Somebody in a fight: what changes in it stands beside what is on the sheet."""
        changes = self._changes(data, where)
        hints = get_type_hints(Fighter)
        # Extra dice and rerolls stand on the sheet and in the fight: what is given is what is left.
        in_fight = {name: value for name, value in changes.items() if name in Fighter._fields and name != "items"}
        on_sheet = {name: value for name, value in changes.items() if name not in in_fight}
        made = fighter(self.sheet(on_sheet, where))
        values = {n: build(hints[n], value, self.readers, f"{where}.{n}") for n, value in in_fight.items()}
        made = made._replace(**values)
        self.names.update(names(Combat(Scene(Name("", "")), (made,))))
        return made

    # -- fights -----------------------------------------------------------------------------------------------

    def combat(self, data: Any, where: str) -> Combat:
        """The start of a scenario, or people who fight: the first on side a, the others on side b."""
        if not isinstance(data, Mapping) or not ("scenario" in data or "fighters" in data):
            kind = '{"scenario": …}, {"fighters": […]}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        for name in data:
            if name not in COMBAT:
                raise GivenError("given-field", where=where, name=str(name), known=", ".join(COMBAT))
        state = self._scenario(data, where) if "scenario" in data else self._free_fight(data, where)
        number = build(int, data.get("round", max(1, state.round)), self.readers, f"{where}.round")
        state = state._replace(round=number)
        if "actor" in data or "fighters" in data:
            ids = [one.id for one in state.fighters]
            actor = data.get("actor", ids[0])
            if actor not in ids:
                raise GivenError("given-value", where=f"{where}.actor", value=shown(actor), kind=", ".join(ids))
            state = state._replace(phase="turn", turn=ids.index(actor))
        self.names.update(names(state))
        return state

    def _scenario(self, data: Mapping[str, Any], where: str) -> Combat:
        options = _mapping(data.get("options", {}), f"{where}.options")
        return start(scenario_document(self.content, str(data["scenario"]), options))

    def _free_fight(self, data: Mapping[str, Any], where: str) -> Combat:
        people = data["fighters"]
        if not isinstance(people, list) or not people:
            raise GivenError("given-value", where=f"{where}.fighters", value=shown(people), kind="[…]")
        found: list[Fighter] = []
        for n, one in enumerate(people):
            changes = {"side": "b" if n else "a", **self._changes(one, f"{where}.fighters[{n}]")}
            made = self.fighter(changes, f"{where}.fighters[{n}]")
            found.append(self._told_apart(made, {other.id for other in found}))
        options = self.options(data.get("options", {}), f"{where}.options")
        mapped = any(one.position is not None for one in found)
        size = build(tuple[float, float], data.get("map", DEFAULT_MAP), self.readers, f"{where}.map")
        if not mapped:
            options = replace(options, space="none")
        cover = build(tuple[tuple[str, int], ...], data.get("cover", {}), self.readers, f"{where}.cover")
        if cover:
            options = replace(options, terrain_cover="manual")
        pairs = tuple((EVERYBODY, target, str(number)) for target, number in cover)
        scene = Scene(Name("", ""), options, Field.metres(*size) if mapped else None, pair_cover=pairs)
        return Combat(scene, tuple(found))

    def _told_apart(self, made: Fighter, taken: set[str]) -> Fighter:
        """The second of a name gets a number: `robber`, `robber_2`."""
        number, own = 2, made.id
        while own in taken:
            own = f"{made.id}_{number}"
            number += 1
        return made if own == made.id else made._replace(sheet=replace(made.sheet, id=own))

    def options(self, data: Any, where: str) -> Options:
        return make_options(Options, _mapping(data, where), read_catalogue(PACKAGE))

    # -- small things -----------------------------------------------------------------------------------------

    def handling(self, data: Any, where: str) -> Handling:
        """By its key, `attack:axe:melee:robber`, or as an object."""
        if not isinstance(data, str):
            return build_fields(Handling, data, self.readers, where)
        kind, *parts = data.split(":")
        wanted = PARTS.get(kind, ())
        if len(parts) != len(wanted):
            shape = ":".join((kind, *wanted))
            raise GivenError("given-value", where=where, value=shown(data), kind=shape)
        return Handling(kind, **dict(zip(wanted, parts, strict=True)))

    def hits(self, data: Any, where: str) -> Hits:
        """Normal hits, crits and the bonuses of mega crits; what is left out is none."""
        nothing = {"normals": 0, "crits": 0, "megas": []}
        return build_fields(Hits, {**nothing, **data} if isinstance(data, Mapping) else data, self.readers, where)

    def defence(self, data: Any, where: str) -> Defence:
        """What stands before the target's hearts; what is left out does not help."""
        return build_fields(Defence, {**DEFENCE, **data} if isinstance(data, Mapping) else data, self.readers, where)

    def name(self, data: Any, where: str) -> Name:
        return Name(data, data) if isinstance(data, str) else build_fields(Name, data, self.readers, where)

    def point(self, data: Any, where: str) -> Point:
        """A place in metres, as `"12.5,3"` or `[12.5, 3]`."""
        try:
            if isinstance(data, str):
                return parse_point(data)
            return Point.metres(*build(tuple[float, float], data, self.readers, where))
        except NotAPoint:
            raise GivenError("given-value", where=where, value=shown(data), kind='"x,y"') from None

    def tally(self, data: Any, where: str) -> Tally:
        """A number whose reasons are not told."""
        return tally(build(int, data, self.readers, where), "", "ps-term-given")


def _mapping(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind="{…}")
    return data
