"""The line-up: from a scenario and its content to the state in which a fight begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_meanings, check_once, stated_options
from regelwerk.engine.effects import MASTER
from regelwerk.engine.state_values import Name, replace
from regelwerk.space import Field, Point, first_obstacle, rectangle
from regelwerk.systems.phasesix.content.loading import Content, check_id, check_items, check_reference
from regelwerk.systems.phasesix.content.models import levels
from regelwerk.systems.phasesix.content.scenario_models import ParticipantEntry, ScenarioEntry
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.handlings.facing import facing_their_enemies
from regelwerk.systems.phasesix.state import Combat, Fighter, Scene
from regelwerk.systems.phasesix.values import PACKAGE, Item, Levels, Sheet

HANDS = 2
EVERYBODY = "*"


def scenario_options(entry: ScenarioEntry, place: Location) -> Options:
    """The options that a scenario states, the others as by default."""
    return stated_options(Options, entry.options, PACKAGE, place)


def line_up(entry: ScenarioEntry, content: Content, options: Options, place: Location) -> Combat:
    """The start of a fight. Whatever does not fit together is refused with its place in the file."""
    has_map = options.space == "plane"
    _check_sides(entry, place)
    field = _field(entry, place) if has_map else None
    fighters = []
    for number, (participant, sheet) in enumerate(_sheets(entry, content, place)):
        here = place.at("participants", number)
        position = position_of(participant, field, here) if field else None
        fighters.append(participant_of(participant, sheet, position, here))
    ids = [fighter.id for fighter in fighters]
    _check_goals(entry, ids, place.at("goals"))
    _check_pairs(entry, ids, place.at("pair_cover"))
    check_meanings(_all_names(entry, fighters), place)
    scene = Scene(
        entry.name.value(),
        options,
        field,
        entry.round_limit,
        entry.goals.value(),
        tuple((pair.attacker, pair.target, str(pair.cover)) for pair in entry.pair_cover),
        tuple((piece.id, piece.name.value()) for piece in entry.terrain) if has_map else (),
        tuple((side, name.value()) for side, name in entry.sides.items()),
    )
    if options.facing_model != "none":
        fighters = list(facing_their_enemies(fighters))
    return _in_order(Combat(scene, tuple(fighters)), entry, place)


@rule("PS-INI-05")
def fighter(sheet: Sheet, ready: tuple[str, ...] | None = None) -> Fighter:
    """A participant at the start of a fight: as earlier ones have left them, else unhurt and loaded; no actions yet.

    In hand is what is named or comes first.
    """
    wear = sheet.wear
    worn = dict(wear.armor)
    return Fighter(
        sheet,
        hearts=_left(wear.hearts, sheet.max_hearts),
        boosts=wear.boosts,
        bonus_dice=_left(wear.bonus_dice, sheet.bonus_dice),
        destiny_dice=_left(wear.destiny_dice, sheet.destiny_dice),
        rerolls=_left(wear.rerolls, sheet.rerolls),
        conditions=wear.conditions,
        ready=first_in_hand(sheet) if ready is None else ready,
        ammo=tuple(sorted({**dict(_full_ammo(sheet)), **dict(wear.ammo)}.items())),
        items=tuple(sorted((item.id, number) for item, number in sheet.items)),
        armor_condition=tuple(worn.get(piece.id, 100) for piece in sheet.armor),
    )


def _left(left: int | None, most: int) -> int:
    return most if left is None else left


def first_in_hand(sheet: Sheet) -> tuple[str, ...]:
    """The first listed weapons that two hands can hold; a shield takes a hand unless the first weapon needs both."""
    if sheet.foe:
        return ()
    ready: list[str] = []
    free = HANDS
    for weapon in sheet.weapons:
        if weapon.hands <= free:
            ready.append(weapon.id)
            free -= weapon.hands
        if len(ready) == 1 and sheet.shield is not None and free:
            break
    return tuple(ready)


def _full_ammo(sheet: Sheet) -> Levels:
    """Shots, throws and uses left, for all that is counted."""
    counted = ((weapon.id, weapon.uses or weapon.capacity) for weapon in sheet.weapons)
    return tuple(sorted((weapon, number) for weapon, number in counted if number is not None))


def _check_sides(entry: ScenarioEntry, place: Location) -> None:
    for side in entry.sides:
        check_id(side, place.at("sides", side))
        if not any(participant.side == side for participant in entry.participants):
            raise place.at("sides", side).error("ps-content-side-empty", side=side)
    for number, participant in enumerate(entry.participants):
        here = place.at("participants", number)
        check_reference("side", participant.side, entry.sides, here.at("side"))
        if participant.seat is not None:
            check_id(participant.seat, here.at("seat"))
            if participant.seat == MASTER:
                raise here.at("seat").error("content-id-reserved", id=MASTER)


def _sheets(entry: ScenarioEntry, content: Content, place: Location) -> list[tuple[ParticipantEntry, Sheet]]:
    """Everybody's sheet with id, name, side and seat; several of a kind are numbered."""
    known = content.participants
    several = Counter(participant.who for participant in entry.participants if participant.id is None)
    numbers: Counter[str] = Counter()
    sheets: list[tuple[ParticipantEntry, Sheet]] = []
    for number, one in enumerate(entry.participants):
        here = place.at("participants", number)
        check_reference("participant", one.who, known, here.at("who"))
        template = known[one.who]
        own_id, name = one.id or one.who, template.name
        if one.id is None and several[one.who] > 1:
            numbers[one.who] += 1
            own_id = f"{one.who}_{numbers[one.who]}"
            name = name.numbered(numbers[one.who])
        check_id(own_id, here.at("id"))
        if any(own_id == sheet.id for _, sheet in sheets):
            raise here.error("content-named-twice", id=own_id)
        sheet = replace(
            template,
            id=own_id,
            name=one.name.value() if one.name else name,
            side=one.side,
            seat=one.seat or one.side,
            items=all_items(template, one, content, here),
        )
        sheets.append((one, sheet))
    return sheets


def all_items(
    template: Sheet, one: ParticipantEntry, content: Content, place: Location
) -> tuple[tuple[Item, int], ...]:
    """What somebody carries anyway, and what the scenario adds to it."""
    check_items(one.extra_items, content.items, place.at("extra_items"))
    extra = Counter({item.id: count for item, count in template.items}) + Counter(one.extra_items)
    return tuple((content.items[item], count) for item, count in extra.items())


def participant_of(entry: ParticipantEntry, sheet: Sheet, position: Point | None, place: Location) -> Fighter:
    """One participant in the state in which the scenario begins."""
    ready = _named_in_hand(entry.hands, sheet, place.at("hands")) if entry.hands is not None else None
    made = fighter(sheet, ready)
    stated = entry.model_fields_set
    if entry.hearts is not None:
        made = replace(made, hearts=entry.hearts)
    if "boosts" in stated:
        made = replace(made, boosts=entry.boosts)
    if "conditions" in stated:
        made = replace(made, conditions=levels(entry.conditions))
    if made.hearts > sheet.max_hearts:
        raise place.at("hearts").error("content-too-large", value=str(made.hearts), limit=str(sheet.max_hearts))
    if not (made.hearts or made.boosts or made.is_out) and sheet.wear.hearts != 0:
        raise place.at("hearts").error("ps-content-no-hearts")
    return replace(made, position=position, unaware=entry.unaware)


def _named_in_hand(names: Sequence[str], sheet: Sheet, place: Location) -> tuple[str, ...]:
    """The named weapons; a named shield takes a hand."""
    weapons = {} if sheet.foe else {weapon.id: weapon.hands for weapon in sheet.weapons}
    shield = {} if sheet.shield is None else {sheet.shield.id: 1}
    for number, name in enumerate(names):
        check_reference("gear", name, {**weapons, **shield}, place.at(number))
    check_once(names, place)
    needed = sum({**weapons, **shield}[name] for name in names)
    if needed > HANDS:
        raise place.error("ps-content-hands", needed=needed)
    return tuple(name for name in names if name in weapons)


def _field(entry: ScenarioEntry, place: Location) -> Field:
    if entry.map is None:
        raise place.error("ps-content-no-map")
    width, height = entry.map
    if min(width, height) < 1:
        raise place.at("map").error("content-too-small", value=f"{min(width, height):g}", limit="1")
    check_once([piece.id for piece in entry.terrain], place.at("terrain"))
    pieces = []
    for number, piece in enumerate(entry.terrain):
        here = place.at("terrain", number)
        check_id(piece.id, here.at("id"))
        x1, y1, x2, y2 = piece.rectangle
        if max(x1, x2) > width or max(y1, y2) > height:
            raise here.at("rectangle").error("ps-content-outside", width=f"{width:g}", height=f"{height:g}")
        if piece.exit and (piece.solid or piece.cover != "none"):
            raise here.at("exit").error("ps-content-exit-open")
        try:
            pieces.append(rectangle(piece.id, x1, y1, x2, y2, solid=piece.solid, kind=piece.kind))
        except ValueError as error:
            raise here.at("rectangle").error("ps-content-no-area") from error
    return Field.metres(width, height, tuple(pieces))


def position_of(entry: ParticipantEntry, field: Field, place: Location) -> Point:
    if entry.at is None:
        raise place.error("content-missing-key", key="at")
    point = Point.metres(*entry.at)
    if not field.contains(point):
        width, height = Point(field.width, field.height).in_metres
        raise place.at("at").error("ps-content-outside", width=f"{width:g}", height=f"{height:g}")
    obstacle = first_obstacle((point, point), field)
    if obstacle is not None:
        raise place.at("at").error("ps-content-solid", terrain=obstacle.piece.id if obstacle.piece else "")
    return point


def _check_goals(entry: ScenarioEntry, ids: Sequence[str], place: Location) -> None:
    goals = entry.goals
    if bool(goals.escape_side) != (goals.escape_x_m is not None):
        raise place.error("ps-content-escape-half")
    if goals.escape_side:
        check_reference("side", goals.escape_side, entry.sides, place.at("escape_side"))
    if entry.map is not None and goals.escape_x_m is not None and goals.escape_x_m > entry.map[0]:
        value, limit = str(goals.escape_x_m), f"{entry.map[0]:g}"
        raise place.at("escape_x_m").error("content-too-large", value=value, limit=limit)
    for number, name in enumerate(goals.must_live):
        check_reference("participant", name, ids, place.at("must_live", number))


def _check_pairs(entry: ScenarioEntry, ids: Sequence[str], place: Location) -> None:
    for number, pair in enumerate(entry.pair_cover):
        check_reference("participant", pair.attacker, [*ids, EVERYBODY], place.at(number, "attacker"))
        check_reference("participant", pair.target, ids, place.at(number, "target"))


def _all_names(entry: ScenarioEntry, fighters: Iterable[Fighter]) -> Iterable[tuple[str, Name]]:
    yield from ((side, name.value()) for side, name in entry.sides.items())
    yield from ((piece.id, piece.name.value()) for piece in entry.terrain)
    for one in fighters:
        sheet = one.sheet
        yield sheet.id, sheet.name
        yield from ((weapon.id, weapon.name) for weapon in sheet.weapons)
        yield from ((piece.id, piece.name) for piece in sheet.armor)
        yield from ((item.id, item.name) for item, _ in sheet.items)
        if sheet.shield is not None:
            yield sheet.shield.id, sheet.shield.name


@rule("PS-INI-03", "PS-INI-04")
def _in_order(state: Combat, entry: ScenarioEntry, place: Location) -> Combat:
    """With a given initiative nothing is rolled: highest first, then quickness, deftness, order of the line-up."""
    given = [one.initiative for one in entry.participants if one.initiative is not None]
    if not given:
        return state
    if len(given) < len(entry.participants):
        raise place.at("participants").error("ps-content-initiative-partly")
    fighters = [replace(one, initiative=number) for one, number in zip(state.fighters, given, strict=True)]
    fighters.sort(key=lambda one: (-one.initiative, -one.sheet.quickness, -one.sheet.deftness))
    return replace(state, fighters=tuple(fighters), phase="turn_start", round=1)
