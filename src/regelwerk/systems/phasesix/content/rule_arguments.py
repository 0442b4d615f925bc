"""Trying one rule: its parameters from plain data, people and gear by name or inline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regelwerk.dice import Hits
from regelwerk.engine.book.messages import Names
from regelwerk.engine.content.argument_reader import ArgumentReader
from regelwerk.engine.content.rule_arguments import GivenError, Reader, check_fields, shown
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import NO_NAME, field_names, replace
from regelwerk.space import Field, NotAPoint, Point, parse_point
from regelwerk.systems.phasesix.content.lineup import EVERYBODY, fighter
from regelwerk.systems.phasesix.content.loading import Content
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
INLINE = {"id": "given", "name": "given"}
HITS: Json = {"normals": 0, "crits": 0, "megas": []}
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
"""What stands before the target's hearts; what is left out does not help."""
DEFAULT_MAP = [40, 20]


class RuleArguments(ArgumentReader[Content, Combat]):
    """Values of rules of Phase Six."""

    state = Combat
    options_kind = Options
    people = "fighters"
    known = ("fighters", "options", "cover", "actor", "round", "map", "scenario")
    fields_given = ("round",)
    example = "hagen"
    bare_number = ("", "ps-term-given")

    def special(self) -> Mapping[Any, Reader]:
        return {
            Fighter: self.fighter,
            Sheet: self.sheet,
            Handling: self.handling,
            Hits: self.with_usual(Hits, HITS),
            Defence: self.with_usual(Defence, DEFENCE),
            Point: self.point,
            **{kind: self._gear(kind, word) for kind, word in KINDS.items()},
        }

    def _gear(self, kind: type[Any], word: str) -> Reader:
        plain = self.by_name(word, kind, INLINE)

        def read(data: Any, where: str) -> Any:
            return self._carried(data, where) if isinstance(data, Mapping) and "of" in data else plain(data, where)

        return read

    def _carried(self, data: Mapping[str, Any], where: str) -> Weapon:
        """A weapon that only somebody has: `{"of": "wolf", "weapon": "bite"}`."""
        sheet = self.content.participants.find(str(data["of"]))
        for weapon in sheet.weapons:
            if data.get("weapon") in (weapon.id, *weapon.name.spoken):
                return self.named(weapon)
        known = ", ".join(weapon.id for weapon in sheet.weapons)
        raise GivenError("given-value", where=f"{where}.weapon", value=shown(data.get("weapon")), kind=known)

    # -- people -----------------------------------------------------------------------------------------------

    def sheet(self, data: Any, where: str) -> Sheet:
        """Somebody by name, or `{"who": name, ...}` with other values than on their sheet."""
        changes = self.changes(data, where)
        known = field_names(Sheet)
        check_fields(changes, ("who", *known), where)
        found = self.content.participants.find(str(changes["who"]))
        values: Json = {"side": "a"}
        if "attributes" in changes:
            values["attributes"] = self._attributes(changes.pop("attributes"), found, f"{where}.attributes")
        values |= self.fields(Sheet, changes, where, known)
        values.setdefault("seat", values["side"])
        return replace(found, **values)

    def _attributes(self, data: Any, sheet: Sheet, where: str) -> tuple[int, ...]:
        if not isinstance(data, Mapping) or any(name not in ATTRIBUTES for name in data):
            raise GivenError("given-value", where=where, value=shown(data), kind=", ".join(ATTRIBUTES))
        return tuple(self.read(int, data.get(name, sheet.attribute(name)), f"{where}.{name}") for name in ATTRIBUTES)

    def fighter(self, data: Any, where: str) -> Fighter:
        """Somebody in a fight: what changes in it stands beside what is on the sheet."""
        changes = self.changes(data, where)
        # Extra dice and rerolls stand on the sheet and in the fight: what is given is what is left.
        in_fight = tuple(name for name in field_names(Fighter) if name != "items")
        made = fighter(self.sheet({name: value for name, value in changes.items() if name not in in_fight}, where))
        made = replace(made, **self.fields(Fighter, changes, where, in_fight))
        self.names |= names(Combat(Scene(NO_NAME), (made,)))
        return made

    # -- fights -----------------------------------------------------------------------------------------------

    def scenario(self, name: str, options: Mapping[str, Any]) -> Combat:
        return start(scenario_document(self.content, name, options))

    def names_in(self, state: Combat) -> Names:
        return names(state)

    def arranged(self, state: Combat, data: Mapping[str, Any], where: str) -> Combat:
        """Somebody's turn in a round: of those who were named, the first one's."""
        state = replace(state, round=data.get("round", max(1, state.round)))
        if "actor" not in data and "fighters" not in data:
            return state
        ids = [one.id for one in state.fighters]
        actor = data.get("actor", ids[0])
        if actor not in ids:
            raise GivenError("given-value", where=f"{where}.actor", value=shown(actor), kind=", ".join(ids))
        return replace(state, phase="turn", turn=ids.index(actor))

    def meeting(self, listed: Sequence[Any], data: Mapping[str, Any], options: Options, where: str) -> Combat:
        """People who fight: the first on side a, the others on side b."""
        found: list[Fighter] = []
        for n, one in enumerate(listed):
            changes = {"side": "b" if n else "a", **self.changes(one, f"{where}.fighters[{n}]")}
            made = self.fighter(changes, f"{where}.fighters[{n}]")
            found.append(_told_apart(made, {other.id for other in found}))
        mapped = any(one.position is not None for one in found)
        size = self.read(tuple[float, float], data.get("map", DEFAULT_MAP), f"{where}.map")
        if not mapped:
            options = replace(options, space="none")
        cover = self.read(tuple[tuple[str, int], ...], data.get("cover", {}), f"{where}.cover")
        if cover:
            options = replace(options, terrain_cover="manual")
        pairs = tuple((EVERYBODY, target, str(number)) for target, number in cover)
        scene = Scene(NO_NAME, options, Field.metres(*size) if mapped else None, pair_cover=pairs)
        return Combat(scene, tuple(found))

    # -- small things -----------------------------------------------------------------------------------------

    def handling(self, data: Any, where: str) -> Handling:
        """By its key, `attack:axe:melee:robber`, or as an object."""
        if not isinstance(data, str):
            return self.read_fields(Handling, data, where)
        kind, *parts = data.split(":")
        wanted = PARTS.get(kind, ())
        if len(parts) != len(wanted):
            shape = ":".join((kind, *wanted))
            raise GivenError("given-value", where=where, value=shown(data), kind=shape)
        return Handling(kind, **dict(zip(wanted, parts, strict=True)))

    def point(self, data: Any, where: str) -> Point:
        """A place in metres, as `"12.5,3"` or `[12.5, 3]`."""
        try:
            if isinstance(data, str):
                return parse_point(data)
            return Point.metres(*self.read(tuple[float, float], data, where))
        except NotAPoint:
            raise GivenError("given-value", where=where, value=shown(data), kind='"x,y"') from None


given = RuleArguments.given


def _told_apart(made: Fighter, taken: set[str]) -> Fighter:
    """The second of a name gets a number: `robber`, `robber_2`."""
    number, own = 2, made.id
    while own in taken:
        own = f"{made.id}_{number}"
        number += 1
    return made if own == made.id else replace(made, sheet=replace(made.sheet, id=own))
