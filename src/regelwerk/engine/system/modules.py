"""What the modules offer that a system names: those that read content, set up games and find characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from regelwerk.engine.content.files import Shelf, Source
    from regelwerk.engine.game import Json
    from regelwerk.engine.screen.sheet.page import Page
    from regelwerk.engine.screen.sheets import Character
    from regelwerk.engine.state_values import Name

S_co = TypeVar("S_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
C_co = TypeVar("C_co", covariant=True)
C_contra = TypeVar("C_contra", contravariant=True)


class LoadingModule(Protocol[C_co]):
    """Reads content files."""

    SHELF: Shelf

    def load(self, folders: Sequence[Source] = (), /) -> C_co:
        """The supplied content, with the folders' content beside or over it; raises ContentError."""


class SetupModule(Protocol[S_co, C_contra]):
    """Makes self-contained documents of content, and start states of documents."""

    def scenario_document(self, content: C_contra, name: str, options: Mapping[str, Any], /) -> Json: ...
    def duel_document(self, content: C_contra, first: str, second: str, options: Mapping[str, Any], /) -> Json: ...
    def duellists(self, document: Json, /) -> tuple[str, str]: ...
    def start(self, document: Json, /) -> S_co: ...


class SheetModule(Protocol[S_contra, C_contra]):
    """Finds characters who live on from one game to the next."""

    def of_content(self, content: C_contra, name: str, /) -> Character: ...
    def of_game(self, document: Json, state: S_contra, name: str, /) -> Character: ...
    def everybody(self, content: C_contra, /) -> Mapping[str, Name]:
        """Who has a sheet, by id."""

    def cards(self, content: C_contra, /) -> Mapping[str, Page]:
        """What comes on a playing card by itself, by id: gear, foes, machines."""
