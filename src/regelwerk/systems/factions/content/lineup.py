"""The line-up: from a scenario and its content to the world in which a campaign begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_meanings, check_once, stated_options
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import NO_NAME, Name, Value, replace
from regelwerk.systems.factions.content.assets import owned_kinds
from regelwerk.systems.factions.content.commands import Known, command
from regelwerk.systems.factions.content.loading import check_id
from regelwerk.systems.factions.content.models import FactionEntry, LineupEntry, PlanEntry, ScenarioEntry
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import read_die
from regelwerk.systems.factions.rules.core.assets import is_usable, limit, maintained
from regelwerk.systems.factions.rules.core.wounds import struck_down
from regelwerk.systems.factions.state import Asset, Duration, Faction, Mission, Modifier, Plan, Scene, World, Wound
from regelwerk.systems.factions.values import ATTRIBUTES, PACKAGE, AssetKind, Character, Die, PlanKind, Sheet

MARKS = ("intel", "found_by", "trophies")
"""What tells of other factions."""
COMING: Duration = "coming"


class Entered(Value, frozen=True):
    """A faction as it enters a scenario: under which id, with which values, told where."""

    id: str
    entry: FactionEntry
    place: Location


def line_up(
    entry: ScenarioEntry, factions: Mapping[str, FactionEntry], assets: Mapping[str, AssetKind], place: Location
) -> World:
    """The start of a campaign. Whatever does not fit together is refused with its place in the file."""
    options = stated_options(Options, entry.options, PACKAGE, place)
    entered = _entered(entry, factions, place)
    present = {one.id: one.entry for one in entered}
    known = Known(present, assets, entry.characters)
    characters = _characters(entry, present, place.at("characters"))
    # A plan may speak of somebody who is absent: then that part of it comes to nothing.
    anybody = replace(known, factions={**factions, **present})
    alike = (_among(faction(one, anybody, assets, options), present) for one in entered)
    made = tuple(sorted(alike, key=lambda one: one.id))
    controllers = {one.id: one.entry.controller for one in entered}
    for one in entered:
        check_control(one.id, controllers, entry.characters, one.place)
    check_offers(entry.offers, assets, place.at("offers"))
    plans = [plan.id for one in made for plan in one.plans]
    for number, plan_id in enumerate(entry.end_plans):
        check_known(Word("fa-content-kind-plan"), plan_id, plans, place.at("end_plans", number))
    scene = Scene(
        entry.name.value(),
        options,
        _catalogue(assets, made),
        characters,
        _missions(entry, known, place.at("missions")),
        entry.max_phases,
        tuple(entry.end_plans),
    )
    check_meanings(_all_names(scene, made), place)
    return World(scene, made, offers=tuple(entry.offers))


def _entered(entry: ScenarioEntry, factions: Mapping[str, FactionEntry], place: Location) -> list[Entered]:
    """Everybody with what is different in this scenario; a controller who is absent controls nobody."""
    entered: list[Entered] = []
    several = Counter(one.id or one.who for one in entry.factions)
    for number, one in enumerate(entry.factions):
        here = place.at("factions", number)
        check_known(Word("fa-content-kind-faction"), one.who, factions, here.at("who"))
        own_id = one.id or one.who
        check_id(own_id, here.at("id"))
        if several[own_id] > 1:
            raise here.error("content-named-twice", id=own_id)
        fitted = changed(factions[one.who], one)
        if not entry.plans:
            fitted = fitted.model_copy(update={"plans": []})
        entered.append(Entered(own_id, fitted, here))
    present = {one.id for one in entered} | set(entry.characters)
    return [
        replace(one, entry=one.entry.model_copy(update={"controller": ""}))
        if "controller" not in stated.model_fields_set and one.entry.controller not in present
        else one
        for one, stated in zip(entered, entry.factions, strict=True)
    ]


def changed(entry: FactionEntry, stated: LineupEntry) -> FactionEntry:
    """A faction with everything that a scenario states about it; of the dice only those that it names."""
    changes = {name: getattr(stated, name) for name in stated.model_fields_set - {"who", "id"}}
    if stated.name is None:
        changes.pop("name", None)
    if "dice" in changes:
        named = {name: getattr(stated.dice, name) for name in stated.dice.model_fields_set}
        changes["dice"] = entry.dice.model_copy(update=named)
    return entry.model_copy(update=changes)


@rule("FA-GEN-01", "FA:ruling_63")
def faction(one: Entered, known: Known, assets: Mapping[str, AssetKind], options: Options) -> Faction:
    """A faction as the master has set it; no budget, no balance. Its seat has its id unless stated."""
    entry, place = one.entry, one.place
    seat = one.id if entry.seat is None else entry.seat
    if seat != MASTER:
        check_id(seat, place.at("seat"))
    striking_power, operations, resources, structure, flexibility = (
        _die(getattr(entry.dice, name), place.at("dice", name)) for name in ATTRIBUTES
    )
    made = Faction(
        Sheet(one.id, entry.name.value(), seat, entry.temper),
        striking_power,
        operations,
        resources,
        structure,
        flexibility,
        effectiveness=_effectiveness(entry.effectiveness, options, place.at("effectiveness")),
        rp=entry.rp,
        shaken=entry.shaken,
        assets=_assets(entry, assets, place.at("assets")),
        plans=_plans(one, known),
        minor=entry.minor,
        controller=entry.controller,
        hidden=entry.hidden,
        invested=entry.invested,
        sabotage=tuple(COMING for _ in range(entry.sabotage)),
        intel=_others(one, "intel", known),
        found_by=_others(one, "found_by", known),
        trophies=_others(one, "trophies", known),
        modifiers=tuple(Modifier(told.roll, told.amount, told.source, "campaign") for told in entry.modifiers),
    )
    made = within_limit(_wounded(made, entry.wounds, place.at("wounds")), options)
    if entry.destroyed:
        made = replace(made, destroyed=True, wounds=struck_down(made.wounds))
    refuges = [asset for asset in made.assets if asset.kind.effect.kind == "hide"]
    if options.hidden_without_asset == "ends":
        refuges = [asset for asset in refuges if is_usable(asset, options)]
    if made.hidden and not refuges:
        raise place.at("hidden").error("fa-content-no-refuge")
    return made


def _assets(entry: FactionEntry, known: Mapping[str, AssetKind], place: Location) -> tuple[Asset, ...]:
    """The assets and what has happened to them; one that is out of hand is so until the next turn is over."""
    kinds = owned_kinds(entry.assets, known, place)
    return tuple(
        Asset(kind, damaged=told.damaged, seized=COMING if told.seized else "", dormant=told.dormant)
        for kind, told in zip(kinds, entry.assets, strict=True)
    )


def _others(one: Entered, what: Literal["intel", "found_by", "trophies"], known: Known) -> tuple[str, ...]:
    """Other factions that earlier scenes have left their mark by."""
    named: list[str] = getattr(one.entry, what)
    for number, name in enumerate(named):
        check_known(Word("fa-content-kind-faction"), name, known.factions, one.place.at(what, number))
    return tuple(named)


def _among(made: Faction, present: Collection[str]) -> Faction:
    """Without the marks of factions that are not there."""
    kept = {what: tuple(name for name in getattr(made, what) if name in present) for what in MARKS}
    return replace(made, **kept)


def _die(text: str, place: Location) -> Die:
    try:
        return read_die(text)
    except ValueError as error:
        raise place.error("fa-content-die", value=text) from error


@rule("FA:effectiveness_minimum")
def _effectiveness(text: str, options: Options, place: Location) -> Die | None:
    """The die of effectiveness, or none; a table may say that W4 is the least."""
    if text == "none":
        return Die(4) if options.effectiveness_minimum == "W4" else None
    return _die(text, place)


def _plans(one: Entered, known: Known) -> tuple[Plan, ...]:
    place = one.place.at("plans")
    check_once([plan.id for plan in one.entry.plans], place)
    return tuple(_plan(plan, one.id, known, place.at(number)) for number, plan in enumerate(one.entry.plans))


def _plan(entry: PlanEntry, owner: str, known: Known, place: Location) -> Plan:
    check_id(entry.id, place.at("id"))
    if entry.status == "open" and entry.progress >= entry.required:
        raise place.at("progress").error("content-too-large", value=str(entry.progress), limit=str(entry.required - 1))
    effects = [command(one, known, place.at("effects", n), owner) for n, one in enumerate(entry.effects)]
    note = entry.note.value() if entry.note else NO_NAME
    kind = PlanKind(entry.id, entry.name.value(), entry.attribute, entry.required, entry.outcome, note, tuple(effects))
    return Plan(kind, entry.required, entry.progress, entry.status)


@rule("FA-WND-02")
def _wounded(made: Faction, wounds: Sequence[str], place: Location) -> Faction:
    """Wounds with the assets that they suspend; "" suspends nothing."""
    check_once([asset for asset in wounds if asset], place)
    for number, asset_id in enumerate(wounds, 1):
        if asset_id:
            known = [asset.id for asset in made.assets]
            check_known(Word("fa-content-kind-asset"), asset_id, known, place.at(number - 1))
            made = made.with_asset(replace(made.asset(asset_id), suspended_by=number))
    return replace(made, wounds=tuple(Wound(number, asset) for number, asset in enumerate(wounds, 1)))


@rule("FA-AST-03", "FA-AST-04", "FA-AST-05", "FA:surplus_assets")
def within_limit(made: Faction, options: Options) -> Faction:
    """More assets than the faction can maintain are allowed; of these the last ones listed lie dormant."""
    if options.surplus_assets == "kept":
        return made
    for asset in reversed(made.assets):
        before = maintained(made, options)
        if before <= limit(made, options):
            break
        asleep = made.with_asset(replace(asset, dormant=True))
        if maintained(asleep, options) < before:
            made = asleep
    if options.surplus_assets == "lost":
        made = replace(made, assets=tuple(asset for asset in made.assets if not asset.dormant))
        kept = {asset.id for asset in made.assets}
        made = replace(made, wounds=tuple(w if w.asset in kept else replace(w, asset="") for w in made.wounds))
    return made


@rule("FA-CTL-05", "FA-GEN-12")
def check_control(who: str, controllers: Mapping[str, str], characters: Iterable[str], place: Location) -> None:
    """Factions and characters control factions, in chains, but never in a circle."""
    controller, chain = controllers[who], [who]
    if controller:
        known = (*controllers, *characters)
        check_known(Word("fa-content-kind-controller"), controller, known, place.at("controller"))
    while controller in controllers:
        chain.append(controller)
        if controller in chain[:-1]:
            raise place.at("controller").error("fa-content-circle", chain=" → ".join(chain))
        controller = controllers[controller]


def check_offers(offers: Sequence[str], assets: Iterable[str], place: Location) -> None:
    check_once(offers, place)
    known = list(assets)
    for number, template in enumerate(offers):
        check_known(Word("fa-content-kind-asset"), template, known, place.at(number))


def _characters(entry: ScenarioEntry, factions: Collection[str], place: Location) -> tuple[Character, ...]:
    made = []
    for key, one in entry.characters.items():
        check_id(key, place.at(key))
        if key in factions:
            raise place.at(key).error("content-named-twice", id=key)
        seat = key if one.seat is None else one.seat
        if seat != MASTER:
            check_id(seat, place.at(key, "seat"))
        made.append(Character(key, one.name.value(), seat))
    return tuple(made)


@rule("FA-END-05")
def _missions(entry: ScenarioEntry, known: Known, place: Location) -> tuple[Mission, ...]:
    """The missions in the order of the phases they follow; after the last phase there is none."""
    check_once([str(mission.after) for mission in entry.missions], place)
    known = known.after([one for mission in entry.missions for one in mission.commands])
    made = []
    for number, mission in enumerate(entry.missions):
        here = place.at(number)
        if 0 < entry.max_phases <= mission.after:
            value, last = str(mission.after), str(entry.max_phases - 1)
            raise here.at("after").error("content-too-large", value=value, limit=last)
        commands = [command(one, known, here.at("commands", n)) for n, one in enumerate(mission.commands)]
        made.append(Mission(mission.after, tuple(commands)))
    return tuple(sorted(made, key=lambda mission: mission.after))


def _catalogue(assets: Mapping[str, AssetKind], factions: Iterable[Faction]) -> tuple[AssetKind, ...]:
    """Every kind that can be granted: all templates, and what is owned without one."""
    known = dict(assets)
    for one in factions:
        for asset in one.assets:
            if asset.kind.template == asset.kind.id:
                known.setdefault(asset.kind.template, asset.kind)
    return tuple(known[key] for key in sorted(known))


def _all_names(scene: Scene, factions: Iterable[Faction]) -> Iterator[tuple[str, Name]]:
    yield from ((kind.id, kind.name) for kind in scene.catalogue)
    yield from ((character.id, character.name) for character in scene.characters)
    for one in factions:
        yield one.sheet.id, one.sheet.name
        yield from ((asset.kind.id, asset.kind.name) for asset in one.assets)
        yield from ((plan.kind.id, plan.kind.name) for plan in one.plans)
