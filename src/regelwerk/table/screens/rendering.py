"""One game put into words for everybody at its table, with caches: nothing that has not changed is rendered again."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import orjson

from regelwerk.engine.journal.events import is_for
from regelwerk.engine.screen.aims import aim_lines, end_lines, short_aim
from regelwerk.engine.screen.images import images_of
from regelwerk.engine.state_values import replace
from regelwerk.table.screens.deltas import Node, leaf
from regelwerk.table.screens.displays import display_node
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.log_lines import told_lines
from regelwerk.table.screens.prompt_odds import PromptOdds, with_odds
from regelwerk.table.screens.questions import choice_view
from regelwerk.table.screens.scenario_pages import as_names
from regelwerk.table.screens.windows import ahead_fields, takes_looking
from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.log import Line

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.game import Json
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.journal.entries import Entry, Journal
    from regelwerk.engine.screen.aims import Aims
    from regelwerk.engine.screen.images import SceneImages
    from regelwerk.engine.system import System
    from regelwerk.table.screens.windows import Viewer

CACHED_LINES = 200
CACHED_DISPLAYS = 8
CACHED_CHOICES = 32

T = TypeVar("T")


class RenderedDisplay(NamedTuple):
    """A display, and the sides of the seats in it."""

    node: dict[str, Node]
    sides: tuple[tuple[str, str], ...]


class RenderedChoice(NamedTuple):
    """A question, and the same as JSON."""

    fields: Json
    json: bytes


class Renderer:
    """Renders log lines, displays and questions of one game."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._languages: dict[str, Language] = {}
        self._lines: dict[tuple[int, str | None, str], bytes] = {}
        """The lines of entries as JSON, with commas between them: as objects they take several times as much."""
        self._displays: dict[tuple[str, Any], RenderedDisplay] = {}
        self._seen_aims: dict[str, tuple[Any, Aims | None]] = {}
        """By seat, and the state in which it sees them."""
        self._aims: dict[tuple[Aims, tuple[str, ...], str], tuple[Names, bytes]] = {}
        self._questions: dict[tuple[str, str], Json] = {}
        self._choices: dict[tuple[str, str], RenderedChoice] = {}
        """The questions with their odds where these are known."""
        self._ahead: dict[tuple[str, Viewer], Json] = {}
        self._looked_ahead: dict[str, None] = {}
        """The questions, in order, of which is shown what lies ahead, even if that takes looking."""
        self._odds: dict[str, PromptOdds] = {}
        self._names: Names = {}
        self._names_for: tuple[Any, Mapping[str, str]] | None = None
        self._names_from: tuple[Mapping[str, Any], ...] = ()
        self._images: SceneImages | None = None
        self._shared: dict[tuple[Any, ...], Any] = {}
        """Results that several seats share at this moment."""

    def close(self) -> None:
        """Let go of the languages: each and what it keeps for displays refer to each other."""
        for language in self._languages.values():
            language.speaker = None
        self._languages.clear()

    def new_moment(self) -> None:
        """Something may have changed: drop what was shared between seats."""
        self._shared.clear()

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """Computed once per moment for all seats."""
        if key not in self._shared:
            self._shared[key] = make()
        found: T = self._shared[key]
        return found

    def language(self, lang: str) -> Language:
        if lang not in self._languages:
            self._languages[lang] = Language(lang, self.system)
        return self._languages[lang]

    def names(self, session: Session[Any], renamed: Mapping[str, str]) -> Names:
        """All names; those given by the master take precedence."""
        state = session.state
        if self._names_for is None or self._names_for[0] is not state or self._names_for[1] is not renamed:
            sources = session.game.names(state), self.system.names_on_screen(state), renamed
            # As long as nobody is called otherwise these are the same names to everybody who remembers something.
            if sources != self._names_from:
                names = {**session.names, **sources[1], **as_names(renamed)}
                self._names_from = sources
                if names != self._names:
                    self._names = names
            self._names_for = (state, renamed)
        return self._names

    def forget_names(self) -> None:
        """A name has changed, so everything that may contain it is rendered anew."""
        self._displays.clear()
        self._lines.clear()
        self._forget_choices()
        self._odds = {asked: known.untold() for asked, known in self._odds.items()}
        self._names_for = None
        self._names_from = ()

    # -- the log ----------------------------------------------------------------------------------------------

    def lines(self, entry: Entry, seat: str, lang: str, names: Names) -> list[Line]:
        """The sentences of an entry for a seat."""
        return [Line(**told) for told in _parsed(self._told(entry, seat, lang, names))]

    def news(self, entries: Sequence[Entry], seat: str, lang: str, names: Names) -> bytes:
        """The sentences of the newest entries as JSON, with commas between them; once for all if none is secret."""
        is_open = self.once(("open",), lambda: all(entry.is_open for entry in entries))
        return self.once(("news", None if is_open else seat, lang), lambda: self._joined(entries, seat, lang, names))

    def _joined(self, entries: Sequence[Entry], seat: str, lang: str, names: Names) -> bytes:
        told = [self._told(entry, seat, lang, names) for entry in entries]
        return b",".join([line for line in told if line])

    def _told(self, entry: Entry, seat: str, lang: str, names: Names) -> bytes:
        """An entry without secrets is rendered once for all seats."""
        key = (entry.n, None if entry.is_open else seat, lang)
        found = self._lines.get(key)
        if found is None:
            if len(self._lines) >= CACHED_LINES:
                self._lines.clear()
            found = leaf(told_lines(self.language(lang), names, entry, seat, self.system))[1:-1]
            self._lines[key] = found
        return found

    def log(self, journal: Journal, seat: str, lang: str, names: Names, since: int, until: int) -> bytes:
        """The lines of a range of entries as a list in JSON; lines that were taken back are marked."""
        kept = {entry.n for entry in journal.effective() if entry.n >= since}
        found = []
        for entry in journal.entries[since:until]:
            told = self._told(entry, seat, lang, names)
            if entry.n in kept or entry.kind == "undo":
                found.append(told)
            else:
                found.append(orjson.dumps([{**line, "undone": True} for line in _parsed(told)])[1:-1])
        return b"[" + b",".join([one for one in found if one]) + b"]"

    # -- the display ------------------------------------------------------------------------------------------

    def display(self, session: Session[Any], seat: str, lang: str, names: Names) -> RenderedDisplay:
        """The display as a seat sees it, also in the middle of a step."""
        return self.once(("display", seat, lang), lambda: self._display(session, seat, lang, names))

    def _display(self, session: Session[Any], seat: str, lang: str, names: Names) -> RenderedDisplay:
        view = session.game.view(shown_state(session, seat), seat)
        lately = self.system.lately(_newest_first(session.journal, seat))
        key = (lang, (view, lately))
        found = self._displays.get(key)
        if found is None:
            display = self.system.display(view)
            display = replace(display, fixtures=(*display.fixtures, *lately)) if lately else display
            sides = tuple({card.seat: card.side for card in display.cards}.items())
            images = self._images_of(session.journal.header.document)
            found = RenderedDisplay(display_node(self.language(lang), names, display, images), sides)
            if len(self._displays) > CACHED_DISPLAYS:
                self._displays.clear()
            self._displays[key] = found
        return found

    def _images_of(self, document: Json) -> SceneImages:
        """The images of the game, which do not change."""
        if self._images is None:
            self._images = images_of(document)
        return self._images

    # -- what the scene is about ------------------------------------------------------------------------------

    def aims(self, session: Session[Any], seat: str, own: tuple[str, ...], lang: str, names: Names) -> bytes:
        """What the sides want and when the scene ends, as a seat may know it: the fields of an `AimsView`."""
        known = self._seen_aims.get(seat)
        if known is None or known[0] is not session.state:
            view = session.game.view(session.state, seat)
            # Where nothing is secret, all seats have one view. A spectator is called "", so that is no name for it.
            aims = self.once(("aims", view is session.state or seat), lambda: self.system.aims(view))
            known = self._seen_aims[seat] = session.state, aims
        return b"null" if known[1] is None else self._aims_told(known[1], own, lang, names)

    def _aims_told(self, aims: Aims, own: tuple[str, ...], lang: str, names: Names) -> bytes:
        key = (aims, own, lang)
        found = self._aims.get(key)
        if found is None or found[0] is not names:
            language = self.language(lang)
            told = {
                "short": short_aim(aims, own, language, names),
                "ends": " ".join(end_lines(aims, language, names)),
                "lines": aim_lines(aims, language, names),
            }
            if len(self._aims) > CACHED_DISPLAYS:
                self._aims.clear()
            found = self._aims[key] = (names, orjson.dumps({**told, "rule": aims.rule_id}))
        return found[1]

    # -- questions --------------------------------------------------------------------------------------------

    def choice(self, prompt: Choose[Any], asked: str, lang: str, names: Names, now: Json) -> bytes:
        """An open question as JSON, with its odds as soon as they are known; `now`: what changes while it is open."""
        key = (asked, lang)
        if key not in self._choices:
            bare, known = self._bare(prompt, asked, lang, names), self._odds.get(asked)
            self._keep_choice(key, bare if known is None else with_odds(self.language(lang), names, bare, known)[0])
        found = self._choices[key]
        return leaf({**found.fields, **now}) if now else found.json

    def ahead(self, session: Session[Any], asked: str, viewer: Viewer, names: Names) -> Json:
        """What lies ahead of an open question, looked for once; what takes looking only after `add_ahead`."""
        key = asked, viewer
        found = self._ahead.get(key)
        if found is None:
            (lang, is_master), ahead = viewer, session.ahead(asked)
            if asked not in self._looked_ahead and takes_looking(ahead, is_master=is_master):
                return {}
            found = self._keep_ahead(
                asked, viewer, ahead_fields(self.language(lang), names, ahead, is_master=is_master)
            )
        return found

    def add_ahead(self, asked: str, found: Mapping[Viewer, Json]) -> None:
        """What lies ahead of a question may be shown, and is known already to some of those who decide it."""
        _keep(self._looked_ahead, asked, None)
        for viewer, fields in found.items():
            self._keep_ahead(asked, viewer, fields)

    def _keep_ahead(self, asked: str, viewer: Viewer, fields: Json) -> Json:
        if len(self._ahead) > CACHED_CHOICES:
            self._ahead.clear()
        self._ahead[asked, viewer] = fields
        return fields

    def _keep_choice(self, key: tuple[str, str], choice: Json) -> None:
        self._choices[key] = RenderedChoice(choice, leaf(choice))

    def _bare(self, prompt: Choose[Any], asked: str, lang: str, names: Names) -> Json:
        """An open question without odds."""
        key = (asked, lang)
        if key not in self._questions:
            if len(self._questions) > CACHED_CHOICES:
                self._forget_choices()
            self._questions[key] = choice_view(self.language(lang), names, prompt, asked)
        return self._questions[key]

    def forget_closed(self, asked: Container[str]) -> None:
        """Only these questions are open. None that is closed comes back: an undo asks anew."""
        for told in (self._questions, self._choices, self._ahead):
            _drop(told, [key for key in told if key[0] not in asked])
        for known in (self._odds, self._looked_ahead):
            _drop(known, [name for name in known if name not in asked])

    def _forget_choices(self) -> None:
        self._questions.clear()
        self._choices.clear()
        self._ahead.clear()

    def add_odds(self, asked: str, known: PromptOdds) -> None:
        """The odds of an open question have been computed."""
        _keep(self._odds, asked, known)
        for lang in self._languages:
            self._choices.pop((asked, lang), None)

    def odds_news(self, prompt: Choose[Any], asked: str, lang: str, names: Names) -> Json:
        """The odds for screens that already show the question: the fields of an `OddsNews`."""
        bare = self._bare(prompt, asked, lang, names)
        full, news = with_odds(self.language(lang), names, bare, self._odds[asked])
        self._keep_choice((asked, lang), full)
        return news


def _drop(known: Any, keys: Sequence[Any]) -> None:
    for key in keys:
        del known[key]


def _parsed(lines: bytes) -> list[Json]:
    """The lines of an entry, each by the fields of a `Line`."""
    found: list[Json] = orjson.loads(b"[" + lines + b"]")
    return found


def _keep(known: dict[str, T], asked: str, what: T) -> None:
    """What cannot be made again is dropped for the oldest question only: others may still be open."""
    known[asked] = what
    if len(known) > CACHED_CHOICES:
        del known[next(iter(known))]


def shown_state(session: Session[Any], seat: str) -> Any:
    """The state in the middle of a step: as an open question tells it, or as the rules have announced it.

    A question to a seat that does not see everything may tell less than other seats know, so it counts for that seat
    only.
    """
    game, state = session.game, session.state
    for prompt in session.prompts:
        if prompt.seat == seat or game.view(state, prompt.seat) is state:
            asked = game.asked_in(prompt)
            if asked is not None:
                return asked
    return session.meanwhile


def _newest_first(journal: Journal, seat: str) -> Iterator[Json]:
    """The events known to a seat that were not taken back, the last one first."""
    for entry in reversed(journal.effective()):
        for event in reversed(entry.events):
            if "audience" not in event or (seat and is_for(event, seat)):
                yield event


def to_json(value: Any) -> bytes:
    """A message, a list of messages or a plain value as JSON."""
    if isinstance(value, Wire):
        return value.model_dump_json().encode()
    return leaf(value, _fragment)


def _fragment(value: Any) -> Any:
    if isinstance(value, Wire):
        return orjson.Fragment(value.model_dump_json())
    raise TypeError(type(value).__name__)
