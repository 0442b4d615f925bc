"""Reading the arguments of a rule that is tried: what all systems share, beside the types of the values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, get_type_hints

from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.rule_arguments import (
    Given,
    GivenError,
    Reader,
    arguments,
    build,
    build_fields,
    check_fields,
    mapping,
    parameters,
    shown,
)
from regelwerk.engine.content.tables import Tables
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name, field_names, with_fields
from regelwerk.engine.tally import Tally, tally
from regelwerk.languages import CODE, DEFAULT_LANGUAGE

C = TypeVar("C", bound=Tables)
S = TypeVar("S")
N = TypeVar("N")
T = TypeVar("T")


class HasIdAndName(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Name: ...


H = TypeVar("H", bound=HasIdAndName)


class ArgumentReader(ABC, Generic[C, S]):
    """Reads the values of one rule, and remembers the names that came up and the state for who is in it.

    A system says how people are put into a state, and registers a reader for every type whose values people write in a
    way of their own.
    """

    state: ClassVar[Any]
    options_kind: ClassVar[Any]
    people: ClassVar[str]
    """Under which name a state lists who is in it."""
    known: ClassVar[tuple[str, ...]]
    """All that a state may be described by."""
    fields_given: ClassVar[tuple[str, ...]]
    """The fields of the state that may be given as they are."""
    example: ClassVar[str] = ""
    """Somebody of the supplied content, for those who name nobody."""
    bare_number: ClassVar[tuple[str, str] | None] = None
    """The rule and the message of a number whose reasons are not told, where numbers may stand for tallies."""

    def __init__(self, content: C, options: Any) -> None:
        self.content = content
        self.usual = options
        """The options that count wherever no others are given."""
        self.names: dict[str, Mapping[str, str]] = {}
        self.now: S | None = None
        self.readers: dict[Any, Reader] = {
            self.state: self.world,
            self.options_kind: self.options,
            Name: self.name,
            Tally: self.tally,
            type(content): lambda _data, _where: content,
            **self.special(),
        }

    @classmethod
    def given(cls, content: C, rule: Callable[..., Any], data: Json) -> Given:
        """The arguments of a rule; the default options need not be given."""
        usual: Json = {name: {} for name, kind in parameters(rule).items() if kind is cls.options_kind}
        filled = {**usual, **data}
        reader = cls(content, filled.get("options", {}))
        made = arguments(rule, filled, reader.readers)
        return Given(made, reader.names)

    # -- what a system says -----------------------------------------------------------------------------------------

    @abstractmethod
    def special(self) -> Mapping[Any, Reader]:
        """The types whose values are written otherwise than by their fields."""

    @abstractmethod
    def scenario(self, name: str, options: Mapping[str, Any]) -> S:
        """The state in which a scenario begins."""

    @abstractmethod
    def meeting(self, listed: Sequence[Any], data: Mapping[str, Any], options: Any, where: str) -> S:
        """A state with some people in it."""

    @abstractmethod
    def names_in(self, state: S) -> Names:
        """The names of all that may be told about."""

    def arranged(self, state: S, data: Mapping[str, Any], where: str) -> S:  # noqa: ARG002  for those that need it
        """A state with whatever else is given, but is no field of it."""
        return state

    # -- states -----------------------------------------------------------------------------------------------------

    def world(self, data: Any, where: str) -> S:
        """The start of a scenario, or some people; with any state of the game that is given."""
        if not isinstance(data, Mapping) or not ("scenario" in data or self.people in data):
            kind = f'{{"scenario": …}}, {{"{self.people}": […]}}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        check_fields(data, self.known, where)
        options = mapping(data.get("options", self.usual), f"{where}.options")
        if "scenario" in data:
            found = self.scenario(str(data["scenario"]), options)
        else:
            listed = data[self.people]
            if not isinstance(listed, list) or not listed:
                raise GivenError("given-value", where=f"{where}.{self.people}", value=shown(listed), kind="[…]")
            found = self.meeting(listed, data, self.options(options, f"{where}.options"), where)
        # Whatever comes next may speak of those who are in it.
        self.now = found
        made = with_fields(found, self.fields(self.state, data, where, self.fields_given))
        self.now = self.arranged(made, data, where)
        self.names |= self.names_in(self.now)
        return self.now

    def changes(self, data: Any, where: str) -> Json:
        """Somebody by name, or `{"who": name, ...}` with what is different about them."""
        if isinstance(data, str):
            return {"who": data}
        if not isinstance(data, Mapping) or not isinstance(data.get("who"), str | Mapping):
            kind = f'"{self.example}", {{"who": "{self.example}", …}}'
            raise GivenError("given-value", where=where, value=shown(data), kind=kind)
        return dict(data)

    # -- fields -----------------------------------------------------------------------------------------------------

    def read(self, annotation: Any, data: Any, where: str) -> Any:
        """A value of this type."""
        return build(annotation, data, self.readers, where)

    def read_fields(self, kind: type[T], data: Any, where: str) -> T:
        """A value by its fields, even if values of its type are usually written otherwise."""
        return build_fields(kind, data, self.readers, where)

    def fields(self, kind: type[Any], data: Mapping[str, Any], where: str, names: Sequence[str]) -> dict[str, Any]:
        """Those of some fields of a kind that are given."""
        hints = get_type_hints(kind)
        return {name: self.read(hints[name], data[name], f"{where}.{name}") for name in names if name in data}

    def changed(self, value: N, data: Any, where: str) -> N:
        """A named tuple with other values in the fields that are given."""
        kind = type(value)
        check_fields(mapping(data, where), field_names(kind), where)
        return with_fields(value, self.fields(kind, data, where, field_names(kind)))

    def with_usual(self, kind: type[Any], usual: Mapping[str, Any]) -> Reader:
        """Reads a kind of values of which most fields need not be given, the options among them."""
        filled = {**usual, "options": self.usual} if "options" in field_names(kind) else usual

        def read(data: Any, where: str) -> Any:
            return self.read_fields(kind, {**filled, **data} if isinstance(data, Mapping) else data, where)

        return read

    def by_name(self, kind: str, made: type[Any], usual: Mapping[str, Any] | None = None) -> Reader:
        """Reads content of a kind by its id or name, or by its fields."""

        def read(data: Any, where: str) -> Any:
            if isinstance(data, str):
                return self.named(self.content.find(kind, data))
            inline = {**(usual or {}), **data} if isinstance(data, Mapping) else data
            return self.named(self.read_fields(made, inline, where))

        return read

    def named(self, found: H) -> H:
        """Something that has an id and a name, which are remembered."""
        self.names[found.id] = found.name.by_language
        return found

    # -- small things -----------------------------------------------------------------------------------------------

    def options(self, data: Any, where: str) -> Any:
        catalogue = read_catalogue(self.content.shelf.package)
        return make_options(self.options_kind, mapping(data, where), catalogue)

    def name(self, data: Any, where: str) -> Name:
        """A name as one text, or by language."""
        if isinstance(data, str):
            return Name.of(data)
        texts = mapping(data, where)
        odd = [name for name, text in texts.items() if not (CODE.fullmatch(name) and isinstance(text, str))]
        if odd or DEFAULT_LANGUAGE not in texts:
            raise GivenError("given-value", where=where, value=shown(data), kind=f"{{{DEFAULT_LANGUAGE}, …}}")
        return Name.of(texts)

    def tally(self, data: Any, where: str) -> Tally:
        """A number whose reasons are not told, or a tally with its terms."""
        if self.bare_number is None or isinstance(data, Mapping | list):
            return build_fields(Tally, data, self.readers, where)
        return tally(self.read(int, data, where), *self.bare_number)
