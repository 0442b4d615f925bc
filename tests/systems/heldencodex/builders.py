"""Builders: heroes without luck, wounds and gear unless told, worlds with them, and rules run with given dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.engine.state_values import Name, field_names, replace
from regelwerk.systems.heldencodex.odds.best_play_odds import law_of_throws
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.best_play import states_of
from regelwerk.systems.heldencodex.rules.probe.goals import Aim, Goal
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.state import ArmourRow, Circle, Hero, Scene, World
from regelwerk.systems.heldencodex.values import (
    BASIC_ART,
    FIST,
    Bonus,
    CircleShape,
    DamageDice,
    Item,
    Sheet,
    Skill,
    Weapon,
)

T = TypeVar("T")

WEAPONS = {
    weapon.id: weapon
    for weapon in (
        FIST,
        Weapon("dagger", Name.of("Dolch", en="dagger"), "dagger", DamageDice(1, 12)),
        Weapon(
            "short_sword",
            Name.of("Kurzschwert", en="short sword"),
            "sword",
            DamageDice(1, 12),
            1,
            DamageDice(2, 8),
        ),
        Weapon("arming_sword", Name.of("Schwert", en="arming sword"), "sword", DamageDice(2, 12), 2),
        Weapon("mace", Name.of("Streitkolben", en="mace"), "blunt", DamageDice(1, 20), 2),
        Weapon("spear", Name.of("Speer", en="spear"), "polearm", DamageDice(2, 12), 2),
        Weapon("hunting_bow", Name.of("Jagdbogen", en="hunting bow"), "bow", DamageDice(2, 12)),
        Weapon("crossbow", Name.of("Armbrust", en="crossbow"), "crossbow", DamageDice(2, 20)),
    )
}
ARMOURS: dict[str, dict[str, str]] = {
    "gambeson": {"torso": "3/0", "arms": "2/0", "legs": "1/0"},
    "leather": {"head": "1/0", "torso": "2/0", "arms": "1/0", "hands": "1/0", "legs": "2/0", "feet": "1/0"},
    "mail_hauberk": {"head": "0/2", "torso": "2/4", "arms": "1/3", "legs": "1/2"},
    "kite_shield": {"shield": "2/3"},
}
ITEMS = {
    item.id: item
    for item in (
        Item("herb_bag", Name.of("Kräuterbeutel", en="herb bag"), (Bonus("W"),), ("first_aid", "medicine")),
        Item("rosary", Name.of("Rosenkranz", en="rosary"), (Bonus("WFr"),), ("self_control",)),
        Item("balanced_dagger", Name.of("Wurfdolch", en="balanced dagger"), (Bonus("W2c"),), ("dagger",)),
        Item("grey_cloak", Name.of("grauer Mantel", en="grey cloak"), (Bonus("FkW", 2),), ("sneak", "hide")),
        Item("touchstone", Name.of("Prüfstein", en="touchstone"), (Bonus("E", 2),), ("haggle",)),
        Item(
            "toledo_sword",
            Name.of("Klinge aus Toledo", en="Toledo sword"),
            (Bonus("TS"),),
            ("arming_sword",),
        ),
    )
}
ATTRIBUTES = {"memory": 8, "reaction": 10, "self_control": 10}
SHEET = set(field_names(Sheet))


def circle(outer: int = 0, middle: int = 0, inner: int = 0, shape: CircleShape | None = None, **changes: Any) -> Circle:
    """A life circle in which the first so many segments of each ring are marked."""
    shape = shape or CircleShape()

    def ring(marked: int, segments: int) -> tuple[bool, ...]:
        return tuple(at < marked for at in range(segments))

    made = Circle(ring(outer, shape.outer), ring(middle, shape.middle), ring(inner, shape.inner))
    return made._replace(**changes)


def severe(**changes: Any) -> Circle:
    """A circle with one severe wound."""
    return circle(2, 1, severe=1)._replace(**changes)


def critical(**changes: Any) -> Circle:
    """A circle with a critical wound."""
    return circle(6, 3, 1, critical=True)._replace(**changes)


def skill(name: str, text: str) -> Skill:
    """A skill as sheets show it: `12/2*` is value 12 with two bonus dice and the star."""
    fkw, _, bonus = text.rstrip("*").partition("/")
    return Skill(name, int(fkw), int(bonus or 0), text.endswith("*"), name != BASIC_ART and name not in WEAPONS)


def rows(points: Mapping[str, str]) -> tuple[ArmourRow, ...]:
    """Armour rows as tables show them: `{"torso": "2/4"}`."""
    return tuple(ArmourRow(row, *map(int, text.split("/"))) for row, text in points.items())


def hero(id: str = "jost", **changes: Any) -> Hero:  # noqa: A002
    """Somebody with three middling attributes, no skills, no lucky number and five whole circles.

    Fields of the sheet and of the changing part are given alike. Skills may be written `{"sneak": "12/2*"}`, armour as
    rows or by its name (`"gambeson"`, or `"gambeson kite_shield"`), weapons and items by their ids, circles as the
    first few of five; attributes are added to the usual ones.
    """
    changes["attributes"] = tuple(sorted({**ATTRIBUTES, **dict(changes.get("attributes", {}))}.items()))
    if isinstance(changes.get("skills"), Mapping):
        changes["skills"] = tuple(skill(name, text) for name, text in changes["skills"].items())
    if isinstance(changes.get("armour"), str):
        changes["armour"] = {row: text for name in changes["armour"].split() for row, text in ARMOURS[name].items()}
    if isinstance(changes.get("armour"), Mapping):
        changes["armour"] = rows(changes["armour"])
    for field, known in (("weapons", WEAPONS), ("items", ITEMS)):
        changes[field] = tuple(known[one] if isinstance(one, str) else one for one in changes.get(field, ()))
    # `circles` are those of the changing part here; a sheet with another number of them is told `sheet_circles`.
    number = changes.pop("sheet_circles", 5)
    shape = changes.get("circle", CircleShape())
    given = tuple(changes.pop("circles", ()))
    whole = tuple(circle(shape=shape) for _ in range(number - len(given)))
    on_sheet = {name: changes.pop(name) for name in tuple(changes) if name in SHEET}
    defaults = {"name": Name.of(id.capitalize()), "side": "heroes", "seat": id, "lucky_number": 0}
    made = Hero(Sheet(**{**defaults, **on_sheet, "id": id, "circles": number}), (), (), (*given, *whole))
    return replace(made, **changes)


def world(*heroes: Hero, options: Options | None = None, plans: Sequence[Any] = (), **changes: Any) -> World:
    """A world with these heroes at six o'clock of the first morning."""
    scene = Scene(Name.of("Probe", en="test"), options or Options(), tuple(plans))
    return replace(World(scene, heroes), **changes)


def told(rule: Callable[[], Play[T]], *answers: str, faces: Sequence[int] = ()) -> Transcript[T]:
    """One rule with given answers and given dice, in the order in which they are thrown."""
    return scripted(rule, faces, answers)


def played(part: Any, state: World, plan: Any, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """A whole part of a scene: the module's `begin`, then its steps until the part is over."""

    def whole() -> Play[World]:
        playing: World = yield from part.begin(state, plan)
        while playing.act is not None:
            playing = yield from part.step(playing)
        return playing

    return scripted(whole, faces, answers)


def questions(transcript: Transcript[Any]) -> list[str]:
    """The rules by which was asked, in order."""
    return [asked.prompt.rule_id for asked in transcript.asked]


def possible(asked: Asked) -> list[str]:
    """The keys of all answers that were on offer."""
    return [answer.key for answer in asked.prompt.answers.listed()]


def refusal(asked: Asked, key: str) -> str:
    """The rule by which an answer was refused; "" if it was not."""
    found = asked.prompt.answers.find(key)
    return found.rule_id if isinstance(found, Refusal) else ""


def facts(transcript: Transcript[Any], message: str, *names: str) -> list[tuple[Any, ...]]:
    """What the lines of the log with this message say."""
    return [tuple(note.facts[name] for name in names) for note in transcript.notes(message)]


def law_of_best_play(
    count: int, reading: Reading, need: int, goal: Goal, measure: Goal, kept: Faces = (), free: int = 0
) -> Law[int]:
    """What lying dice are worth for one goal if they were kept for another one in the best way."""
    throws = law_of_throws(Prober("", "", "", count, reading), need, goal, Lying(kept, count, free=free))
    final = states_of(Aim(measure, reading), len(kept) + count)
    return throws.map(lambda lying: final.worths[final.after(lying.faces)])
