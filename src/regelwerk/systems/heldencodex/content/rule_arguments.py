"""Trying one rule: its parameters from plain data, people, weapons and scenes by name or inline."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, get_type_hints

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.rule_arguments import Given, GivenError, arguments, build, build_fields, parameters, shown
from regelwerk.engine.game import ContentError, Json
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.state_values import Name
from regelwerk.systems.heldencodex.content.loading import PACKAGE, Content
from regelwerk.systems.heldencodex.content.setup import scenario_document, start
from regelwerk.systems.heldencodex.game import PARTS, Heldencodex
from regelwerk.systems.heldencodex.odds.arguments import ability_of, dice_of, names_in
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.arming import choices_of_arms
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, GoalUnknown, parse
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group
from regelwerk.systems.heldencodex.rules.probe.learning import Lesson, lesson
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, is_combat_art, prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan
from regelwerk.systems.heldencodex.state import ArmourRow, Circle, Hero, Scene, World, seat_of
from regelwerk.systems.heldencodex.values import DamageDice, Item, Sheet, Skill, Weapon, die_by_value

WORLD = ("characters", "scenario", "part", "fight", "options", "clock", "marks", "round")
SHEET = tuple(field.name for field in fields(Sheet) if field.name not in ("id", "circles"))
LYING = (
    "faces",
    "left",
    "dice",
    "thrown",
    "kept",
    "group",
    "natural",
    "carried",
    "saved",
    "guard",
    "obstacles",
    "taken",
)
"""Parameters and fields that hold lying dice: they are put in order."""
_SKILL = re.compile(r"([0-9]{1,2})(?:/([0-9]))?(\*?)")
_ROW = re.compile(r"([0-9]{1,2})/([0-9]{1,2})")


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
        self.names: dict[str, Mapping[str, str]] = {}
        self.now: World | None = None
        self.readers: dict[Any, Callable[[Any, str], Any]] = {
            World: self.world,
            Hero: self.hero,
            Circle: self.circle,
            Skill: self.skill,
            Weapon: self.weapon,
            Item: self.item,
            DamageDice: self.damage_dice,
            Goal: self.goal,
            Reading: self.reading,
            Prober: self.prober,
            Lesson: self.lesson,
            Stance: self.stance,
            Fighter: self.fighter,
            Options: self.options,
            Name: self.name,
            Content: lambda _data, _where: self.content,
            tuple[int, ...]: self.faces,
        }

    # -- people and worlds ------------------------------------------------------------------------------------

    def hero(self, data: Any, where: str) -> Hero:
        """Somebody by name, or `{"who": name, ...}` with what is different about them."""
        changes = _changes(data, where)
        found = self.content.characters.find(str(changes.pop("who")))
        sheet: dict[str, Any] = {"id": str(changes.pop("id", found.id))}
        hints = {**get_type_hints(Sheet), **get_type_hints(Hero)}
        values: dict[str, Any] = {}
        for name, value in changes.items():
            place = f"{where}.{name}"
            if name in SHEET:
                sheet[name] = build(hints[name], value, self.readers, place)
            elif name in Hero._fields and name != "sheet":
                values[name] = self._part(found, name, hints[name], value, place)
            else:
                known = ", ".join(["who", "id", *Hero._fields[1:], *SHEET])
                raise GivenError("given-field", where=where, name=name, known=known)
        found = found._replace(sheet=replace(found.sheet, **sheet), **values)
        self._name(World(Scene(Name("", "")), (found,)))
        return found

    def _part(self, hero: Hero, name: str, hint: Any, data: Any, where: str) -> Any:
        """A part of somebody: of attributes, skills and armour only those that change need to be given."""
        match name:
            case "attributes":
                changed = {**dict(hero.attributes), **_mapping(data, where)}
                return tuple(sorted((k, build(int, v, self.readers, f"{where}.{k}")) for k, v in changed.items()))
            case "skills" if isinstance(data, Mapping):
                skills = [self.skill_of(hero, key, text, f"{where}.{key}") for key, text in data.items()]
                return tuple({skill.id: skill for skill in (*hero.skills, *skills)}.values())
            case "armour" if isinstance(data, Mapping):
                rows = {row.id: row for row in hero.armour} | {k: _row(k, t, f"{where}.{k}") for k, t in data.items()}
                return tuple(rows.values())
            case "circles" if isinstance(data, list):
                first = [self.circle(one, f"{where}[{n}]") for n, one in enumerate(data)]
                return (*first, *hero.circles[len(first) :])
        return build(hint, data, self.readers, where)

    def world(self, data: Any, where: str) -> World:
        """The start of a scenario, or some people; perhaps with one of its parts begun, or in the middle of a fight."""
        if not isinstance(data, Mapping) or not ("scenario" in data or "characters" in data):
            kind = '{"scenario": …}, {"characters": […]}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        for name in data:
            if name not in WORLD:
                raise GivenError("given-field", where=where, name=str(name), known=", ".join(WORLD))
        options = data.get("options", self.usual)
        if "scenario" in data:
            document = scenario_document(self.content, str(data["scenario"]), _mapping(options, f"{where}.options"))
            world = start(document)
        else:
            world = World(Scene(Name("", ""), self.options(options, f"{where}.options")), self._people(data, where))
        hints = get_type_hints(World)
        for name in ("clock", "marks", "round"):
            if name in data:
                world = world._replace(**{name: build(hints[name], data[name], self.readers, f"{where}.{name}")})
        if "part" in data:
            world = _begun(world, str(data["part"]), f"{where}.part")
        if "fight" in data:
            world = self._fighting(world, _mapping(data["fight"], f"{where}.fight"), f"{where}.fight")
        self.now = world
        self._name(world)
        return world

    def _people(self, data: Mapping[str, Any], where: str) -> tuple[Hero, ...]:
        listed = data["characters"]
        if not isinstance(listed, list) or not listed:
            raise GivenError("given-value", where=f"{where}.characters", value=shown(listed), kind="[…]")
        found = [self.hero(one, f"{where}.characters[{n}]") for n, one in enumerate(listed)]
        for n, hero in enumerate(found):
            if hero.id in [other.id for other in found[:n]]:
                kind = f'{{"who": …, "id": "{hero.id}_2"}}'
                raise GivenError("given-value", where=f"{where}.characters[{n}]", value=hero.id, kind=kind)
        return tuple(found)

    def _fighting(self, world: World, data: Mapping[str, Any], where: str) -> World:
        """A fight of everybody, in which some have dice on the table: `{"richart": {"dice": [9, 12, 12]}}`."""
        if not isinstance(world.act, Fight):
            world = scripted(lambda: PARTS["fight"].begin(world, FightPlan("fight")), (), ()).result
        fight = world.act
        known = [fighter.who for fighter in fight.fighters]
        for who, state in data.items():
            if who not in known:
                raise GivenError("given-field", where=where, name=str(who), known=", ".join(known))
            fighter = self._fighter(
                world.find(who), {"who": who, **_mapping(state, f"{where}.{who}")}, f"{where}.{who}"
            )
            fight = fight.with_fighter(fighter)
        return world._replace(act=fight)

    def _fighter(self, hero: Hero, data: Mapping[str, Any], where: str) -> Fighter:
        """A fighter with the first weapon, its value, and the best group of the dice, unless told otherwise."""
        arms = next(iter(choices_of_arms(hero)))
        state = {"weapon": arms.weapon.id, "art": arms.art, **data}
        made = build_fields(Fighter, state, self.readers, where)
        options = self.options(self.usual, "options")
        value = made.value or prober(hero, made.art, options).reading.value
        group = made.group if "group" in data else best_group(made.dice, value, True, options)
        return made._replace(value=value, group=group)

    def fighter(self, data: Any, where: str) -> Fighter:
        """Somebody in the fight of the world that was given, by id."""
        fight = self.now.act if self.now is not None else None
        if not isinstance(fight, Fight) or data not in [fighter.who for fighter in fight.fighters]:
            known = ", ".join(f.who for f in fight.fighters) if isinstance(fight, Fight) else '{"fight": …}'
            raise GivenError("given-value", where=where, value=shown(data), kind=known)
        return fight.fighter(data)

    # -- dice -------------------------------------------------------------------------------------------------

    def faces(self, data: Any, where: str) -> Faces:
        """Numbers; lying dice are put in order."""
        if not isinstance(data, list | tuple):
            raise GivenError("given-value", where=where, value=shown(data), kind="[…]")
        found = tuple(build(int, one, self.readers, f"{where}[{n}]") for n, one in enumerate(data))
        return tuple(sorted(found)) if where.rpartition(".")[2] in LYING else found

    def reading(self, data: Any, where: str) -> Reading:
        """How dice are read: `{"value": 14}`; the die is that of the value, the options those of the rule."""
        state = {"options": self.usual, **_mapping(data, where)}
        if type(state.get("value")) is int:
            state.setdefault("die", die_by_value(state["value"]))
        return build_fields(Reading, state, self.readers, where)

    def prober(self, data: Any, where: str) -> Prober:
        """Somebody's dice, `{"who": "jost", "ability": "sneak"}`, or bare ones: `{"dice": "4W20", "value": 14}`."""
        if isinstance(data, Mapping) and isinstance(data.get("dice"), str):
            dice, die = _dice(data["dice"], f"{where}.dice")
            rest = {name: value for name, value in data.items() if name != "dice"}
            return Prober("", "", "", dice, self.reading({"die": die, **rest}, where))
        changes = _changes(data, where)
        hero = self.hero(changes.pop("who"), f"{where}.who")
        if not isinstance(changes.get("ability"), str):
            raise GivenError("given-field-missing", where=where, name="ability", kind="str")
        ability = ability_of(self.content, hero, changes.pop("ability"))
        found = prober(hero, ability, self.options(self.usual, "options"))
        hints = get_type_hints(Prober)
        for name in changes:
            if name not in Prober._fields:
                known = ", ".join(["who", "ability", *Prober._fields[3:]])
                raise GivenError("given-field", where=where, name=name, known=known)
        return found._replace(**{n: build(hints[n], v, self.readers, f"{where}.{n}") for n, v in changes.items()})

    def lesson(self, data: Any, where: str) -> Lesson:
        """What somebody can learn, `{"who": "jost", "what": "sneak"}`, or an object of its fields."""
        if not isinstance(data, Mapping) or "who" not in data:
            return build_fields(Lesson, data, self.readers, where)
        hero = self.hero(data["who"], f"{where}.who")
        what = ability_of(self.content, hero, str(data.get("what", "")))
        return lesson(hero, what, self.options(self.usual, "options"))

    def stance(self, data: Any, where: str) -> Stance:
        """A fighter with dice on the table: `{"who": "richart", "dice": [9, 12, 12]}`; the group is the best one."""
        changes = _changes(data, where)
        hero = self.hero(changes.pop("who"), f"{where}.who")
        arms = next(iter(choices_of_arms(hero)))
        weapon = self.weapon(changes.pop("weapon"), f"{where}.weapon") if "weapon" in changes else arms.weapon
        options = self.options(self.usual, "options")
        art = weapon.id if hero.skill(weapon.id) is not None else arms.art
        value = changes.setdefault("value", prober(hero, art, options).reading.value)
        dice = self.faces(changes.pop("dice", []), f"{where}.dice")
        changes.setdefault("group", list(best_group(dice, value, True, options)) if type(value) is int else [])
        state = {"who": hero.id, "seat": seat_of(hero), "dice": dice, "weapon": weapon.id, **changes}
        return build_fields(Stance, state, self.readers, where)._replace(weapon=weapon)

    def goal(self, data: Any, where: str) -> Goal:
        try:
            return parse(data if isinstance(data, str) else str(data) if type(data) is int else "")
        except GoalUnknown as error:
            raise GivenError("given-value", where=where, value=shown(data), kind=error.facts["known"]) from None

    # -- small things -----------------------------------------------------------------------------------------

    def circle(self, data: Any, where: str) -> Circle:
        """A life circle by how many segments of each ring are marked: `{"outer": 2, "middle": 1, "severe": 1}`."""
        state = dict(_mapping(data, where))
        shape = {"outer": 6, "middle": 3, "inner": 1}
        for ring, size in shape.items():
            marked = state.get(ring, 0)
            if type(marked) is int:
                if not 0 <= marked <= size:
                    raise GivenError("given-value", where=f"{where}.{ring}", value=shown(marked), kind=f"0 … {size}")
                state[ring] = [at < marked for at in range(size)]
        return build_fields(Circle, state, self.readers, where)

    def skill(self, data: Any, where: str) -> Skill:
        return build_fields(Skill, data, self.readers, where)

    def skill_of(self, hero: Hero, key: str, data: Any, where: str) -> Skill:
        """A skill as sheets show it, `12/2*`: value, bonus dice, the star."""
        found = _SKILL.fullmatch(data) if isinstance(data, str) else None
        if found is None:
            raise GivenError("given-value", where=where, value=shown(data), kind='"9/2", "12/2*"')
        own = ability_of(self.content, hero, key)
        general = own not in self.content.weapons and not is_combat_art(hero, own)
        return Skill(own, int(found[1]), int(found[2] or 0), bool(found[3]), general)

    def weapon(self, data: Any, where: str) -> Weapon:
        found = self.content.find("weapon", data) if isinstance(data, str) else None
        found = found or build_fields(Weapon, data, self.readers, where)
        self.names[found.id] = found.name.by_language
        return found

    def item(self, data: Any, where: str) -> Item:
        return (
            self.content.find("item", data) if isinstance(data, str) else build_fields(Item, data, self.readers, where)
        )

    def damage_dice(self, data: Any, where: str) -> DamageDice:
        if isinstance(data, str):
            return DamageDice(*_dice(data, where))
        return build_fields(DamageDice, data, self.readers, where)

    def options(self, data: Any, where: str) -> Options:
        return make_options(Options, _mapping(data, where), read_catalogue(PACKAGE))

    def name(self, data: Any, where: str) -> Name:
        return Name(data, data) if isinstance(data, str) else build_fields(Name, data, self.readers, where)

    def _name(self, world: World) -> None:
        self.names |= names_in(self.content)
        self.names |= Heldencodex().names(world)


def _begun(world: World, part: str, where: str) -> World:
    """The world with one part of its scene begun."""
    plans = {plan.id: plan for plan in world.scene.plans}
    if part not in plans:
        raise GivenError("given-value", where=where, value=part, kind=", ".join(plans) or "–")
    return scripted(lambda: PARTS[plans[part].kind].begin(world, plans[part]), (), ()).result


def _row(row: str, text: Any, where: str) -> ArmourRow:
    found = _ROW.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise GivenError("given-value", where=where, value=shown(text), kind='"2/4"')
    return ArmourRow(row, int(found[1]), int(found[2]))


def _dice(text: str, where: str) -> tuple[int, int]:
    try:
        return dice_of(text)
    except ContentError:
        raise GivenError("given-value", where=where, value=shown(text), kind='"3W8", "4W20"') from None


def _changes(data: Any, where: str) -> Json:
    if isinstance(data, str):
        return {"who": data}
    if not isinstance(data, Mapping) or not isinstance(data.get("who"), str | Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind='"richart", {"who": "richart", …}')
    return dict(data)


def _mapping(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind="{…}")
    return data
