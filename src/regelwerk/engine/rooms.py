"""A system whose package has the usual rooms: each is entered only when something in it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.engine.content.errors import hint
from regelwerk.engine.game import ContentError

if TYPE_CHECKING:
    from regelwerk.engine.content.rule_arguments import Given
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.game import Advising, Json, Question
    from regelwerk.engine.policies import Policy
    from regelwerk.engine.screen.display import Amendment, Display, Fixture, Overlay, Recruit, Tray
    from regelwerk.engine.screen.printing import Printing, Prints, Wanted
    from regelwerk.engine.screen.sheets import Character
    from regelwerk.engine.screen.standings import Standings


@cache
def _exists(module: str) -> bool:
    """Looked up once: a table asks at every question."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


class Rooms:
    """All that systems offer in the same way, from the modules `content`, `setup`, `board`, `questions`, `trying`,
    `character`, `prints`, `picture`, `place`, `amendments`, `recruits`, `overlays`, `tray`, `lately`.

    What belongs to a system alone (its game, its tactics, its name) it says itself; together they are a `System`.
    """

    package: str
    outlook: Policy | None = None
    patience: float = 4.0
    duel_seconds: float = 10.0
    duel_fights: int = 2_000

    def _room(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    def _has(self, name: str) -> bool:
        """Whether there is such a room."""
        return _exists(f"{self.package}.{name}")

    @property
    def questions(self) -> Mapping[str, Question]:
        found: Mapping[str, Question] = self._room("odds.questions").QUESTIONS
        return found

    @property
    def advising(self) -> Advising | None:
        found: Advising | None = getattr(self._room("odds.questions"), "ADVISING", None)
        return found

    def content(self, folders: Sequence[Path] = ()) -> Any:
        return self._room("content.loading").load(folders) if folders else _supplied(self.package)

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self._room("content.loading").SHELF.tables)

    def entries(self, content: Any, kind: str) -> Mapping[str, Mapping[str, str]]:
        found = getattr(content, self._room("content.loading").SHELF.tables[kind])
        # Whoever changes in a game has a fixed sheet, and its name stands there.
        names = {one: getattr(entry, "sheet", entry).name for one, entry in found.items()}
        return {one: {"de": name.de, "en": name.en} for one, name in names.items()}

    def scenarios(self, content: Any) -> Mapping[str, Mapping[str, str]]:
        return self.entries(content, "scenario")

    def scenario(self, content: Any, name: str, options: Mapping[str, Any]) -> Json:
        document: Json = self._room("content.setup").scenario_document(content, name, options)
        return document

    def duel(self, content: Any, first: str, second: str, options: Mapping[str, Any]) -> Json:
        document: Json = self._room("content.setup").duel_document(content, first, second, options)
        return document

    def duellists(self, document: Json) -> tuple[str, str]:
        seats: tuple[str, str] = self._room("content.setup").duellists(document)
        return seats

    def start(self, document: Json) -> Any:
        return self._room("content.setup").start(document)

    def display(self, view: Any) -> Display:
        seen: Display = self._room("screen.display").display(view)
        return seen

    def lately(self, events: Iterable[Json]) -> tuple[Fixture, ...]:
        if not self._has("screen.recent_acts"):
            return ()
        drawn: tuple[Fixture, ...] = self._room("screen.recent_acts").lately(events)
        return drawn

    def amendments(self, state: Any) -> tuple[Amendment, ...]:
        if not self._has("corrections.forms"):
            return ()
        offered: tuple[Amendment, ...] = self._room("corrections.forms").amendments(state)
        return offered

    def overlays(self, view: Any, prompt: Choose[Any], key: str) -> tuple[Overlay, ...]:
        if not self._has("screen.overlays"):
            return ()
        drawn: tuple[Overlay, ...] = self._room("screen.overlays").overlays(view, prompt, key)
        return drawn

    def tray(self, prompt: Choose[Any]) -> Tray | None:
        if not self._has("screen.tray"):
            return None
        lying: Tray | None = self._room("screen.tray").tray(prompt)
        return lying

    def recruits(self, content: Any) -> tuple[Recruit, ...]:
        if not self._has("corrections.recruits"):
            return ()
        known: tuple[Recruit, ...] = self._room("corrections.recruits").recruits(content)
        return known

    def picture(self, view: Any, seat: str, lang: str) -> str | None:
        if not self._has("screen.picture.drawing"):
            return None
        drawn: str | None = self._room("screen.picture.drawing").picture(view, seat, lang)
        return drawn

    def standings(self, view: Any) -> Standings:
        figures: Standings = self._room("screen.standings").standings(view)
        return figures

    def given(self, content: Any, rule: Callable[..., Any], given: Json) -> Given:
        read: Given = self._room("content.rule_arguments").given(content, rule, given)
        return read

    def character(self, content: Any, name: str) -> Character:
        found: Character = self._characters().of_content(content, name)
        return found

    def character_in(self, document: Json, state: Any, name: str) -> Character:
        found: Character = self._characters().of_game(document, state, name)
        return found

    def _characters(self) -> Any:
        """The room of characters who live on, which not every system has."""
        if not self._has("screen.sheet.character"):
            raise ContentError("content-no-sheets", system=self.package.rpartition(".")[2])
        return self._room("screen.sheet.character")

    def printing(self, content: Any, what: str, wanted: Wanted) -> Printing:
        prints = self._prints()
        if what not in prints:
            raise ContentError("content-unknown-print", text=what, hint=hint(what, prints))
        return prints[what](content, wanted)

    def _prints(self) -> Prints:
        """The room of things to print, which not every system has."""
        if not self._has("screen.print.prints"):
            raise ContentError("content-no-prints", system=self.package.rpartition(".")[2])
        found: Prints = self._room("screen.print.prints").PRINTS
        return found

    def new_content(self, kind: str) -> str:
        text: str = self._room("content.loading").template(kind)
        return text


@cache
def _supplied(package: str) -> Any:
    """The content that comes with a system, read once for all who ask: nothing in it is ever changed."""
    return import_module(f"{package}.content.loading").load()
