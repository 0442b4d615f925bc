"""Trying one rule: its parameters from plain data, factions, assets and scenarios by name or inline."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.content.argument_reader import ArgumentReader
from regelwerk.engine.content.rule_arguments import Given, GivenError, Reader, check_fields, parameters, shown
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import NO_NAME, field_names, replace
from regelwerk.systems.factions.content.loading import Content
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


def given(content: Content, rule: Callable[..., Any], data: Json) -> Given:
    """The arguments of a rule; the basis of a roll is its world."""
    if "basis" in parameters(rule) and "world" in data:
        data = {"basis": data["world"], **data}
    return RuleArguments.given(content, rule, data)


class RuleArguments(ArgumentReader[Content, World]):
    """Values of rules of Factions."""

    state = World
    options_kind = Options
    people = "factions"
    known = ("factions", "scenario", "options", "turn", "stage", "phase", "offers")
    fields_given = ("stage", "phase", "offers")
    example = "wache"
    bare_number = ("", "fa-term-given")

    def special(self) -> Mapping[Any, Reader]:
        return {
            Faction: self.faction,
            Sheet: lambda data, where: self.faction(data, where).sheet,
            AssetKind: self.asset_kind,
            Asset: self.asset,
            Plan: lambda data, where: self._owned(data, where, "plans", "plan"),
            Wound: lambda data, where: Wound(data) if type(data) is int else self.read_fields(Wound, data, where),
            Turn: lambda data, where: Turn(data, "act") if type(data) is str else self.read_fields(Turn, data, where),
            Die: self.die,
            Act: self._by_key(Act, read_act, '"attack:asche", "gather", …'),
            Move: self._by_key(Move, read_move, '"improve:operations", …'),
            Command: self._by_key(Command, read_command, '"adjust_rp:wache:2", …'),
            Roller: self.roller,
        }

    # -- factions and worlds ----------------------------------------------------------------------------------

    def faction(self, data: Any, where: str) -> Faction:
        """A faction by name, or `{"who": name, ...}` with what is different about it."""
        changes = self.changes(data, where)
        check_fields(changes, ("who", "id", *field_names(Faction)), where)
        found = self.content.factions.find(str(changes.pop("who")))
        own_id = changes.pop("id", found.id)
        if own_id != found.id:
            found = replace(found, sheet=replace(found.sheet, id=str(own_id), seat=str(own_id)))
        values = {name: self._part(found, name, value, f"{where}.{name}") for name, value in changes.items()}
        found = _with_suspended(replace(found, **values))
        self.names |= names(World(Scene(NO_NAME), (found,)))
        return found

    def _part(self, faction: Faction, name: str, data: Any, where: str) -> Any:
        """A part of a faction: of its assets and plans only the changes need to be given, by their id."""
        if name in ("assets", "plans") and isinstance(data, Mapping):
            owned: tuple[Any, ...] = getattr(faction, name)
            check_fields(data, [one.id for one in owned], where)
            return tuple(self.changed(one, data.get(one.id, {}), f"{where}.{one.id}") for one in owned)
        if name == "wounds" and type(data) is int and data >= 0:
            return tuple(Wound(number) for number in range(1, data + 1))
        if name == "sabotage" and type(data) is bool:
            return ("coming",) if data else ()
        return self.fields(Faction, {name: data}, where.rpartition(".")[0], (name,))[name]

    def scenario(self, name: str, options: Mapping[str, Any]) -> World:
        return start(scenario_document(self.content, name, options))

    def names_in(self, state: World) -> Names:
        return names(state)

    def meeting(self, listed: Sequence[Any], data: Mapping[str, Any], options: Options, where: str) -> World:  # noqa: ARG002  the shape of every meeting
        found = [self.faction(one, f"{where}.factions[{n}]") for n, one in enumerate(listed)]
        ids = [faction.id for faction in found]
        for n, own_id in enumerate(ids):
            if own_id in ids[:n]:
                place = f"{where}.factions[{n}]"
                raise GivenError("given-value", where=place, value=own_id, kind=f'{{"who": …, "id": "{own_id}_2"}}')
        kinds = {kind.template: kind for kind in self.content.assets.values()}
        kinds |= {a.kind.template: a.kind for one in found for a in one.assets if a.kind.template not in kinds}
        scene = Scene(NO_NAME, options, tuple(kinds[key] for key in sorted(kinds)))
        return World(scene, tuple(sorted(found, key=lambda faction: faction.id)))

    def arranged(self, state: World, data: Mapping[str, Any], where: str) -> World:
        """Somebody's turn, if one is given."""
        if "turn" not in data:
            return state
        turn: Turn = self.read(Turn, data["turn"], f"{where}.turn")
        if not state.has(turn.who):
            known = ", ".join(faction.id for faction in state.factions)
            raise GivenError("given-value", where=f"{where}.turn", value=shown(turn.who), kind=known)
        faction = state.find(turn.who)
        state = state.put(replace(faction, action=faction.action or "available"))
        return replace(state, turns=(turn,), stage=data.get("stage", "order"))

    # -- assets, plans and rolls ------------------------------------------------------------------------------

    def asset_kind(self, data: Any, where: str) -> AssetKind:
        """A kind of asset by name, or what a faction owns: `{"of": "wache", "asset": "torfestung"}`."""
        if isinstance(data, str):
            return self.named(self.content.assets.find(data))
        kind: AssetKind = self._owned(data, where, "assets", "asset").kind
        return self.named(kind)

    def asset(self, data: Any, where: str) -> Asset:
        """An asset of a faction, `{"of": "wache", "asset": "torfestung", "damaged": true}`, or a kind by name."""
        if isinstance(data, str):
            return Asset(self.asset_kind(data, where))
        asset: Asset = self._owned(data, where, "assets", "asset")
        return asset

    def _owned(self, data: Any, where: str, table: str, word: str) -> Any:
        """What a faction owns, with changes: `{"of": "asche", "plan": "ratsschatz", "progress": 3}`."""
        if not isinstance(data, Mapping) or not isinstance(data.get("of"), str) or word not in data:
            kind = f'{{"of": "wache", "{word}": …}}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        owned = getattr(self.faction(data["of"], f"{where}.of"), table)
        for one in owned:
            if one.id == data[word]:
                changes = {name: value for name, value in data.items() if name not in ("of", word)}
                return self.changed(one, changes, where)
        known = ", ".join(one.id for one in owned) or "–"
        raise GivenError("given-value", where=f"{where}.{word}", value=shown(data[word]), kind=known)

    def _by_key(self, kind: type[Any], read: Callable[[str], Any], example: str) -> Reader:
        """Reads what has a key, as in answers and commands; or its fields."""

        def reader(data: Any, where: str) -> Any:
            if not isinstance(data, str):
                return self.read_fields(kind, data, where)
            try:
                found = read(data)
            except Unusable:
                found = None
            if found is None:
                raise GivenError("given-value", where=where, value=shown(data), kind=example)
            return found

        return reader

    def die(self, data: Any, where: str) -> Die:
        try:
            return read_die(data if isinstance(data, str) else "")
        except ValueError:
            raise GivenError("given-value", where=where, value=shown(data), kind='"W8", "W12+1"') from None

    def roller(self, data: Any, where: str) -> Roller:
        """One side of a roll: `{"who": "wache", "die": "W8", "modifier": -1}`; without points nothing is rerolled."""
        changes = self.changes(data, where)
        who = changes.pop("who")
        seat = self.faction(who, f"{where}.who").sheet.seat
        return self.read_fields(Roller, {"sheet": who, "seat": seat, **changes}, where)


def _with_suspended(faction: Faction) -> Faction:
    """Wounds that name an asset suspend it."""
    for wound in faction.wounds:
        if any(asset.id == wound.asset for asset in faction.assets):
            faction = faction.with_asset(replace(faction.asset(wound.asset), suspended_by=wound.number))
    return faction
