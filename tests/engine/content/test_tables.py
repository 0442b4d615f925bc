"""Content by table and id: found by whatever people call it."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pytest

from regelwerk.engine.content.documents import rivals, versus
from regelwerk.engine.content.errors import DOCUMENT, ContentError
from regelwerk.engine.content.files import Found, Shelf
from regelwerk.engine.content.tables import Table, Tables
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name


class Thing(NamedTuple):
    id: str
    name: Name


AXE, WOLF = (
    Thing("axe", Name.of("Axt", en="axe")),
    Thing("wolf", Name.of("Wölfin", en="she-wolf")),
)


@dataclass(frozen=True, slots=True)
class Content(Tables):
    shelf: ClassVar[Shelf] = Shelf("somewhere", "xx", {"weapon": "weapons", "foe": "foes", "hero": "heroes"})
    weapons: Table[Thing]
    foes: Table[Thing]
    heroes: Table[Thing]


READ = {"weapons": {"axe": Found({"name": "Axt"}, DOCUMENT)}}
CONTENT = Content.of(READ, weapons={"axe": AXE}, foes={"wolf": WOLF}, heroes={"axel": Thing("axel", Name.of("Axel"))})


def test_things_are_found_by_kind_or_in_their_table() -> None:
    assert CONTENT.weapons.find("AXT") is CONTENT.find("weapon", "axe") is AXE
    assert CONTENT.foes.find_id("woelfin") == CONTENT.find_id("foe", "She Wolf") == "wolf"
    assert list(CONTENT.together("hero", "foe")) == ["axel", "wolf"]
    assert CONTENT.plain == {"weapons": {"axe": {"name": "Axt"}}}
    assert pickle.loads(pickle.dumps(CONTENT)) == CONTENT


def test_what_is_not_there_is_refused_by_its_kind() -> None:
    with pytest.raises(ContentError) as refused:
        CONTENT.weapons.find("sword")
    assert (refused.value.code, refused.value.facts["kind"]) == ("content-not-found", Word("xx-content-kind-weapon"))
    with pytest.raises(ContentError) as refused:
        CONTENT.together("hero", "foe").find("nobody")
    assert refused.value.facts["kind"] == Word("xx-content-kind-participant")
    with pytest.raises(ContentError) as refused:
        CONTENT.find("waepon", "axe")
    assert refused.value.code == "content-unknown-kind"


def test_rivals_are_told_apart() -> None:
    first, second = rivals(("axe", AXE.name), ("wolf", WOLF.name))
    assert (first.who, first.id, second.id, versus(first.name, second.name)["de"]) == (
        "axe",
        "axe",
        "wolf",
        "Axt – Wölfin",
    )
    first, second = rivals(("wolf", WOLF.name), ("wolf", WOLF.name))
    assert [(one.who, one.id, one.name["en"]) for one in (first, second)] == [
        ("wolf", "wolf_1", "she-wolf 1"),
        ("wolf", "wolf_2", "she-wolf 2"),
    ]
