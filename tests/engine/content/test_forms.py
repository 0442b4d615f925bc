"""Forms of content models: every annotation becomes a field that says what it may hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.engine.content.forms import FormField, Reference, beginning, form_of, references
from regelwerk.engine.content.images import Pictured
from regelwerk.engine.content.marks import IN_PLAY, RARE, Among, Refers, Settles, Within


class Inner(Entry):
    who: Annotated[str, Refers("hero", "foe")]
    side: Annotated[str, Within("sides")] = ""


class Base(Pictured):
    power: Annotated[int, Field(ge=1, le=9)] | None = None


class Model(Base):
    name: Texts
    kind: Literal["sharp", "blunt"] = "sharp"
    length: Annotated[float, Field(ge=0.5)] = 1.0
    heavy: bool = False
    sides: dict[str, Texts] = Field(default_factory=dict)
    carried: Annotated[list[Annotated[str, Refers("item", kind="tool")]], Field(max_length=3)] = Field(
        default_factory=list
    )
    skills: dict[Annotated[str, Among(("run", "jump"))], Annotated[int, Field(ge=0, le=5)]] = Field(
        default_factory=dict
    )
    inner: Inner | None = None
    crowd: Annotated[list[Inner], RARE] = Field(default_factory=list)
    wounds: Annotated[int, IN_PLAY] = 0
    more: dict[str, Any] = Field(default_factory=dict)
    rulings: Annotated[dict[str, Any], Settles(), RARE] = Field(default_factory=dict)


FORM = form_of("thing", Model, "xx")
BY_NAME: dict[str, FormField] = {field.name: field for field in FORM.fields}


def test_a_field_knows_its_type_its_limits_and_what_it_is_if_left_out() -> None:
    assert FORM.fields[0].name == "name", "wherever a model inherits from"
    assert (BY_NAME["name"].type, BY_NAME["name"].required) == ("words", True)
    power = BY_NAME["power"]
    assert (power.type, power.least, power.most, power.required, power.default) == ("integer", 1, 9, False, None)
    assert (BY_NAME["kind"].type, BY_NAME["kind"].choices, BY_NAME["kind"].default) == (
        "choice",
        ("sharp", "blunt"),
        "sharp",
    )
    assert (BY_NAME["length"].type, BY_NAME["length"].least, BY_NAME["length"].default) == ("number", 0.5, 1.0)
    assert BY_NAME["heavy"].type == "flag"
    assert BY_NAME["more"].type == "plain"
    assert (BY_NAME["rulings"].type, BY_NAME["rulings"].fold) == ("options", "rare")
    assert BY_NAME["portrait"].type == "image"
    assert (BY_NAME["crowd"].fold, BY_NAME["wounds"].fold, BY_NAME["kind"].fold) == ("rare", "in_play", "")


def test_lists_maps_and_tables_say_what_is_inside() -> None:
    carried, skills, inner = BY_NAME["carried"], BY_NAME["skills"], BY_NAME["inner"]
    assert carried.item is not None and skills.key is not None and skills.item is not None
    assert (carried.type, carried.most, carried.item.refers) == ("list", 3, ("item:kind=tool",))
    assert (skills.type, skills.key.choices, skills.item.most) == ("map", ("run", "jump"), 5)
    assert [(field.name, field.type) for field in inner.fields] == [("who", "reference"), ("side", "reference")]
    assert inner.fields[1].within == ("sides",)
    assert inner.fields[0].messages[:3] == (
        "xx-field-thing-inner-who",
        "content-field-thing-inner-who",
        "xx-field-inner-who",
    )
    assert inner.fields[0].messages[-2:] == ("xx-field-who", "content-field-who")


def test_references_are_found_wherever_they_stand_and_strange_data_name_nothing() -> None:
    data = {"carried": ["rope", ""], "inner": {"who": "anna"}, "crowd": [{"who": "rat"}, 3], "skills": {"run": 1}}
    assert list(references(FORM, data)) == [
        Reference(("carried", 0), ("item",), "rope"),
        Reference(("inner", "who"), ("hero", "foe"), "anna"),
        Reference(("crowd", 0, "who"), ("hero", "foe"), "rat"),
    ]
    strange_data: list[Any] = [None, 3, [], {"carried": "rope", "inner": [], "crowd": {}}]
    for strange in strange_data:
        assert list(references(FORM, strange)) == []


def test_a_new_entry_begins_without_what_changes_only_in_play() -> None:
    assert beginning(FORM, {"kind": "blunt", "wounds": 3}) == {"kind": "blunt"}
