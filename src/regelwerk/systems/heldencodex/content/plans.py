"""The parts of a scenario from content: each kind with exactly the fields of its plan, checked against who is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from pydantic import Field, create_model

from regelwerk.engine.content.entries import Entry, valid
from regelwerk.engine.content.errors import Location, hint
from regelwerk.engine.content.files import check_known, check_once
from regelwerk.engine.facts import Word
from regelwerk.engine.journal.freezing import hints
from regelwerk.systems.heldencodex.content.gear import Gear
from regelwerk.systems.heldencodex.content.loading import check_id
from regelwerk.systems.heldencodex.rules.probe.quality import LEGENDARY, QUALITIES
from regelwerk.systems.heldencodex.rules.scene.plans import Plan

KINDS: dict[str, type[Plan]] = {plan.kind: plan for plan in Plan.__subclasses__()}

NEEDED = {
    "fight": (),
    "chase": ("leader", "pursuers"),
    "sneak": ("sneaker", "guards"),
    "haggle": ("buyer", "seller", "price", "goal"),
    "influence": ("influencer", "victim"),
    "drink": ("drinkers",),
    "herbs": ("searchers",),
    "craft": ("who", "base_price"),
    "probe": ("who", "ability"),
    "watch": ("watchers",),
    "rest": ("who",),
    "treat": ("healers", "patients"),
    "learn": ("learners",),
    "journey": ("who",),
}
"""The fields without which a part means nothing."""

MARKS = {
    "fight": ("won", "lost", "draw", "fled", "chase"),
    "chase": ("caught", "escaped"),
    "sneak": ("unseen", "back", "discovered", "surprise", "surprised"),
    "haggle": ("won", "lost"),
    "influence": ("won", "lost", "wish", "owes"),
    "drink": ("won", "lost", "drawn"),
    "herbs": ("won", "lost"),
    "craft": ("won", "lost", *(quality.id for quality in (LEGENDARY, *QUALITIES))),
    "probe": ("won", "lost"),
    "watch": ("warned", "surprised", "quiet"),
    "rest": ("rested",),
    "treat": ("won", "lost"),
    "learn": ("won", "lost"),
    "journey": ("won", "lost", "arrived", "died", "unguarded"),
}
"""What can come about in a part: its id with one of these words."""
PERSONAL = {"fight": ("fled",), "watch": ("on_watch",), "journey": ("arrived", "died")}
"""Of these it is also told who: the id of somebody follows."""
PLAIN_MARKS = {"sneak": ("alarm",)}
"""Marks that do not tell in which part they came about."""

MOST = {"gap": 5, "rounds": 20, "most": 60, "searches": 20, "breaks": 48, "days": 60, "minimum": 120, "distance": 500}
_ANY_NUMBER = 1_000_000
_ABILITIES = ("skill", "ability")


class People(NamedTuple):
    """Who takes part: everybody by id, bands of several alike by the id of the band, and the sides."""

    ids: tuple[str, ...]
    bands: Mapping[str, tuple[str, ...]]
    sides: tuple[str, ...]

    def each(self, names: Sequence[str]) -> tuple[str, ...]:
        """These people; a band stands for everybody in it."""
        return tuple(who for name in names for who in self.bands.get(name, (name,)))


def plans(parts: Sequence[Any], people: People, gear: Gear, place: Location) -> tuple[Plan, ...]:
    """The parts of a scenario in their order. A part can depend only on what came about before it."""
    made: list[Plan] = []
    for number, data in enumerate(parts):
        here = place.at(number)
        plan = _plan(data, people, gear, here)
        known = known_marks(made, people)
        for at, mark in enumerate(plan.when):
            check_known(Word("hc-content-kind-mark"), mark.removeprefix("!"), known, here.at("when", at))
        made.append(plan)
    check_once([plan.id for plan in made], place)
    return tuple(made)


def _plan(data: Any, people: People, gear: Gear, place: Location) -> Plan:
    if "kind" not in data:
        raise place.error("content-missing-key", key="kind")
    kind = str(data["kind"])
    if kind not in KINDS:
        raise place.at("kind").error("hc-content-part", value=kind, hint=hint(kind, KINDS))
    entry = valid(data, _model(kind), place)
    for name in NEEDED[kind]:
        if name not in entry.model_fields_set:
            raise place.error("content-missing-key", key=name)
    check_id(entry.id, place.at("id"))
    given = {name: getattr(entry, name) for name in entry.model_fields_set - {"kind"}}
    return KINDS[kind](**{name: _value(name, value, people, gear, place.at(name)) for name, value in given.items()})


@cache
def _model(kind: str) -> type[Entry]:
    """How a part of this kind is written: as its plan declares, with lists and tables for tuples."""
    declared: dict[str, Any] = {"kind": (str, ...), "id": (str, ...)}
    for name, stated in hints(KINDS[kind]).items():
        if name != "id":
            declared[name] = (_written(name, stated), None)
    return create_model(f"{kind.title()}Entry", __base__=Entry, **declared)


def _written(name: str, declared: Any) -> Any:
    """A declared type as a file has it: pairs are a table, other tuples are lists, numbers have limits."""
    if get_origin(declared) is tuple:
        inner = get_args(declared)[0]
        return dict[str, get_args(inner)[1]] if get_origin(inner) is tuple else list[inner]  # type: ignore[misc, valid-type]
    if declared is int:
        return Annotated[int, Field(ge=0, le=MOST.get(name, _ANY_NUMBER))]
    return declared


def _value(name: str, value: Any, people: People, gear: Gear, place: Location) -> Any:
    """What is written of a field, as the plan has it. Everybody named must be there, every ability must be known."""
    if name in _ABILITIES:
        known = {*gear.abilities, *gear.weapons}
        check_known(Word("hc-content-kind-ability"), value, known, place)
    if isinstance(value, dict):
        for named in value:
            _check_somebody(named, people, place.at(named))
        return tuple(sorted((who, word) for named, word in value.items() for who in people.each([named])))
    if isinstance(value, list):
        if name in _names_people():
            check_once(value, place)
            for number, named in enumerate(value):
                _check_somebody(named, people, place.at(number))
            return people.each(value)
        return tuple(value)
    if name in _names_people():
        check_known(Word("hc-content-kind-participant"), value, people.ids, place)
    return value


def _check_somebody(name: str, people: People, place: Location) -> None:
    check_known(Word("hc-content-kind-participant"), name, (*people.ids, *people.bands), place)


@cache
def _names_people() -> frozenset[str]:
    """The fields of plans in which people stand: all plain texts but these."""
    texts = {name for plan in KINDS.values() for name, hint in hints(plan).items() if hint in (str, tuple[str, ...])}
    return frozenset(texts - {"id", "when", *_ABILITIES})


def known_marks(parts: Sequence[Plan], people: People) -> list[str]:
    """All that can come about in these parts."""
    return [mark for plan in parts for mark in marks_of(plan, people)]


def marks_of(plan: Plan, people: People) -> tuple[str, ...]:
    """All that can come about in one part; a fight also tells the side that has won."""
    words = [*MARKS[plan.kind], *(people.sides if plan.kind == "fight" else ())]
    words += [f"{word}:{who}" for word in PERSONAL.get(plan.kind, ()) for who in people.ids]
    return (*(f"{plan.id}:{word}" for word in words), *PLAIN_MARKS.get(plan.kind, ()))
