"""Trying one rule: its parameters from plain data, factions, assets and scenarios by name or inline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, get_type_hints

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.rule_arguments import Given, GivenError, arguments, build, build_fields, parameters, shown
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.factions.content.loading import PACKAGE, Content
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.game import names
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import read_die
from regelwerk.systems.factions.rules.core.rolls import Roller
from regelwerk.systems.factions.rules.master.commands import Unusable, read_command
from regelwerk.systems.factions.rules.phase.acts import read_act
from regelwerk.systems.factions.rules.phase.offers import Move, read_move
from regelwerk.systems.factions.state import Act, Asset, Faction, Plan, Scene, Turn, World, Wound
from regelwerk.systems.factions.values import AssetKind, Command, Die, Sheet

WORLD = ("factions", "scenario", "options", "turn", "stage", "phase", "offers")
DIE = '"W8", "W12+1"'


def given(content: Content, rule: Callable[..., Any], data: Json) -> Given:
    """The arguments of a rule; the default options need not be given, and the basis of a roll is its world."""
    wanted = parameters(rule)
    filled = {**{name: {} for name, kind in wanted.items() if kind is Options}, **data}
    if "basis" in wanted and "world" in filled:
        filled.setdefault("basis", filled["world"])
    reading = Reading(content)
    made = arguments(rule, filled, reading.readers)
    return Given(made, reading.names)


class Reading:
    """Reads the values of one rule and remembers the names that came up."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.names: dict[str, dict[str, str]] = {}
        self.readers: dict[Any, Callable[[Any, str], Any]] = {
            World: self.world,
            Faction: self.faction,
            Sheet: self.sheet,
            AssetKind: self.asset_kind,
            Asset: self.asset,
            Plan: self.plan,
            Wound: self.wound,
            Die: self.die,
            Act: self.act,
            Move: self.move,
            Command: self.command,
            Turn: self.turn,
            Roller: self.roller,
            Options: self.options,
            Name: self.name,
            Tally: self.tally,
        }

    # -- factions and worlds ----------------------------------------------------------------------------------

    def faction(self, data: Any, where: str) -> Faction:
        """A faction by name, or `{"who": name, ...}` with what is different about it."""
        changes = _changes(data, where)
        found = self.content.factions.find(str(changes.pop("who")))
        own_id = changes.pop("id", found.id)
        if own_id != found.id:
            found = found._replace(sheet=replace(found.sheet, id=str(own_id), seat=str(own_id)))
        hints = get_type_hints(Faction)
        values: dict[str, Any] = {}
        for name, value in changes.items():
            if name not in Faction._fields:
                known = ", ".join(["who", "id", *Faction._fields])
                raise GivenError("given-field", where=where, name=name, known=known)
            values[name] = self._part(found, name, hints[name], value, f"{where}.{name}")
        found = _with_suspended(found._replace(**values))
        self.names.update(names(World(Scene(Name("", "")), (found,))))
        return found

    def _part(self, faction: Faction, name: str, hint: Any, data: Any, where: str) -> Any:
        """A part of a faction: of its assets and plans only the changes need to be given, by their id."""
        if name in ("assets", "plans") and isinstance(data, Mapping):
            owned: tuple[Any, ...] = getattr(faction, name)
            for key in data:
                if key not in [one.id for one in owned]:
                    known = ", ".join(one.id for one in owned)
                    raise GivenError("given-field", where=where, name=str(key), known=known)
            return tuple(self._changed(one, data.get(one.id, {}), f"{where}.{one.id}") for one in owned)
        if name == "wounds" and type(data) is int and data >= 0:
            return tuple(Wound(number) for number in range(1, data + 1))
        if name == "sabotage" and type(data) is bool:
            return ("coming",) if data else ()
        return build(hint, data, self.readers, where)

    def _changed(self, owned: Any, data: Any, where: str) -> Any:
        hints = get_type_hints(type(owned))
        for name in _mapping(data, where):
            if name not in owned._fields:
                raise GivenError("given-field", where=where, name=str(name), known=", ".join(owned._fields))
        return owned._replace(**{n: build(hints[n], part, self.readers, f"{where}.{n}") for n, part in data.items()})

    def world(self, data: Any, where: str) -> World:
        """The start of a scenario, or some factions; whose turn it is and what stage may be added."""
        if not isinstance(data, Mapping) or not ("scenario" in data or "factions" in data):
            kind = '{"scenario": …}, {"factions": […]}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        for name in data:
            if name not in WORLD:
                raise GivenError("given-field", where=where, name=str(name), known=", ".join(WORLD))
        if "scenario" in data:
            options = _mapping(data.get("options", {}), f"{where}.options")
            world = start(scenario_document(self.content, str(data["scenario"]), options))
        else:
            world = self._gathered(data, where)
        hints = get_type_hints(World)
        parts = {
            name: build(hints[name], data[name], self.readers, f"{where}.{name}")
            for name in ("stage", "phase", "offers")
            if name in data
        }
        world = world._replace(**parts)
        if "turn" in data:
            turn = self.turn(data["turn"], f"{where}.turn")
            if not world.has(turn.who):
                known = ", ".join(faction.id for faction in world.factions)
                raise GivenError("given-value", where=f"{where}.turn", value=shown(turn.who), kind=known)
            faction = world.find(turn.who)
            world = world.put(faction._replace(action=faction.action or "available"))
            world = world._replace(turns=(turn,), stage=data.get("stage", "order"))
        self.names.update(names(world))
        return world

    def _gathered(self, data: Mapping[str, Any], where: str) -> World:
        listed = data["factions"]
        if not isinstance(listed, list) or not listed:
            raise GivenError("given-value", where=f"{where}.factions", value=shown(listed), kind="[…]")
        found = [self.faction(one, f"{where}.factions[{n}]") for n, one in enumerate(listed)]
        ids = [faction.id for faction in found]
        for n, own_id in enumerate(ids):
            if own_id in ids[:n]:
                place = f"{where}.factions[{n}]"
                raise GivenError("given-value", where=place, value=own_id, kind=f'{{"who": …, "id": "{own_id}_2"}}')
        options = self.options(data.get("options", {}), f"{where}.options")
        kinds = {kind.template: kind for kind in self.content.assets.values()}
        kinds |= {a.kind.template: a.kind for one in found for a in one.assets if a.kind.template not in kinds}
        scene = Scene(Name("", ""), options, tuple(kinds[key] for key in sorted(kinds)))
        return World(scene, tuple(sorted(found, key=lambda faction: faction.id)))

    def sheet(self, data: Any, where: str) -> Sheet:
        return self.faction(data, where).sheet

    # -- assets, plans, wounds --------------------------------------------------------------------------------

    def asset_kind(self, data: Any, where: str) -> AssetKind:
        """A kind of asset by name, or what a faction owns: `{"of": "wache", "asset": "torfestung"}`."""
        if isinstance(data, str):
            found = self.content.assets.find(data)
        else:
            found = self._owned(data, where, "assets", "asset").kind
        self.names[found.id] = found.name.by_language
        return found

    def asset(self, data: Any, where: str) -> Asset:
        """An asset of a faction, `{"of": "wache", "asset": "torfestung", "damaged": true}`, or a kind by name."""
        if isinstance(data, str):
            return Asset(self.asset_kind(data, where))
        asset: Asset = self._owned(data, where, "assets", "asset")
        changes = {name: value for name, value in data.items() if name not in ("of", "asset")}
        changed: Asset = self._changed(asset, changes, where)
        return changed

    def plan(self, data: Any, where: str) -> Plan:
        """A plan of a faction: `{"of": "asche", "plan": "ratsschatz", "progress": 3}`."""
        plan: Plan = self._owned(data, where, "plans", "plan")
        changes = {name: value for name, value in data.items() if name not in ("of", "plan")}
        changed: Plan = self._changed(plan, changes, where)
        return changed

    def _owned(self, data: Any, where: str, table: str, word: str) -> Any:
        if not isinstance(data, Mapping) or not isinstance(data.get("of"), str) or word not in data:
            kind = f'{{"of": "wache", "{word}": …}}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        owned = getattr(self.faction(data["of"], f"{where}.of"), table)
        for one in owned:
            if one.id == data[word]:
                return one
        known = ", ".join(one.id for one in owned) or "–"
        raise GivenError("given-value", where=f"{where}.{word}", value=shown(data[word]), kind=known)

    def wound(self, data: Any, where: str) -> Wound:
        """A wound by its number, or as an object."""
        return Wound(data) if type(data) is int else build_fields(Wound, data, self.readers, where)

    # -- small things -----------------------------------------------------------------------------------------

    def die(self, data: Any, where: str) -> Die:
        try:
            return read_die(data if isinstance(data, str) else "")
        except ValueError:
            raise GivenError("given-value", where=where, value=shown(data), kind=DIE) from None

    def act(self, data: Any, where: str) -> Act:
        """An action by its key, `espionage:orden:siphon`, or as an object."""
        if not isinstance(data, str):
            return build_fields(Act, data, self.readers, where)
        act = read_act(data)
        if act is None:
            raise GivenError("given-value", where=where, value=shown(data), kind='"attack:asche", "gather", …')
        return act

    def move(self, data: Any, where: str) -> Move:
        """A move by its key, as at the question of a turn."""
        move = read_move(data) if isinstance(data, str) else build_fields(Move, data, self.readers, where)
        if move is None:
            raise GivenError("given-value", where=where, value=shown(data), kind='"improve:operations", …')
        return move

    def command(self, data: Any, where: str) -> Command:
        """A command of the master by its key, `adjust_rp:wache:2`, or as an object."""
        if not isinstance(data, str):
            return build_fields(Command, data, self.readers, where)
        try:
            return read_command(data)
        except Unusable:
            raise GivenError("given-value", where=where, value=shown(data), kind='"adjust_rp:wache:2", …') from None

    def turn(self, data: Any, where: str) -> Turn:
        """A turn in progress: whose it is, or an object."""
        if isinstance(data, str):
            return Turn(data, "act")
        return build_fields(Turn, data, self.readers, where)

    def roller(self, data: Any, where: str) -> Roller:
        """One side of a roll: `{"who": "wache", "die": "W8", "modifier": -1}`; without points nothing is rerolled."""
        changes = _changes(data, where)
        who = changes.pop("who")
        seat = self.sheet(who, f"{where}.who").seat
        return build_fields(Roller, {"sheet": who, "seat": seat, **changes}, self.readers, where)

    def options(self, data: Any, where: str) -> Options:
        return make_options(Options, _mapping(data, where), read_catalogue(PACKAGE))

    def name(self, data: Any, where: str) -> Name:
        return Name(data, data) if isinstance(data, str) else build_fields(Name, data, self.readers, where)

    def tally(self, data: Any, where: str) -> Tally:
        """A number whose reasons are not told."""
        return tally(build(int, data, self.readers, where), "", "fa-term-given")


def _with_suspended(faction: Faction) -> Faction:
    """Wounds that name an asset suspend it."""
    for wound in faction.wounds:
        if any(asset.id == wound.asset for asset in faction.assets):
            faction = faction.with_asset(faction.asset(wound.asset)._replace(suspended_by=wound.number))
    return faction


def _changes(data: Any, where: str) -> Json:
    if isinstance(data, str):
        return {"who": data}
    if not isinstance(data, Mapping) or not isinstance(data.get("who"), str):
        raise GivenError("given-value", where=where, value=shown(data), kind='"wache", {"who": "wache", …}')
    return dict(data)


def _mapping(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind="{…}")
    return data
