"""What each seat sees of a game: a `TableView`, field by field, each worked out once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import orjson

from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.interpreters.dealers import AGAIN
from regelwerk.engine.journal.events import is_for
from regelwerk.table.screens.displays import display_view
from regelwerk.table.screens.language import Tongue
from regelwerk.table.screens.log_lines import lines_of
from regelwerk.table.screens.outlooks import Outlook, with_outlook
from regelwerk.table.screens.questions import choice_view, hand_view
from regelwerk.table.screens.scenario_pages import PERSON, tactic_info
from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.live import OddsNews
from regelwerk.table.wire.log import Line
from regelwerk.table.wire.questions import Choice, Waiting
from regelwerk.table.wire.table import Ending, Fairness, Me, OrderInForce, SeatView, UndoRequest

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.game import Json, System
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.journal.entries import Entry, Journal
    from regelwerk.table.games.table_state import Desk
    from regelwerk.table.storage.store import GameRecord, SeatRecord

NOBODY = ""
"""Whoever only watches sees what this seat sees: whatever is for all."""
RECENT = 120
"""So many entries of the log are sent to whoever sits down; older ones when they are asked for."""
CACHED_LINES = 3_000
CACHED_DISPLAYS = 8
CACHED_CHOICES = 32
CACHED_RESTING = 100

T = TypeVar("T")
Fields = dict[str, bytes]
"""The fields of a `TableView` as JSON, by name."""


def sees_as(seat: SeatRecord) -> str:
    """Whose view somebody with this seat has."""
    if seat.role == "master":
        return MASTER
    return seat.seat if seat.role == "player" else NOBODY


def answers_for(seat: SeatRecord, seats: Iterable[SeatRecord]) -> list[str]:
    """The seats of the game that somebody decides for: a player for their own, the master for all that are left.

    The master may leave even the master's own seat to the computer, and only watch over the rules.
    """
    if seat.role == "spectator":
        return []
    if seat.role == "player":
        return [seat.seat] if seat.player == PERSON else []
    own = [MASTER] if seat.player == MASTER else []
    return [*own, *(one.seat for one in seats if one.role == "player" and one.player == MASTER)]


def last_own(session: Session[Any], seats: Iterable[str] | None) -> int | None:
    """The entry to go back to in order to take back what these seats (None: anybody) did last; None: nothing."""
    kept = session.journal.effective()
    for place in range(len(kept) - 1, 0, -1):
        kind, data = kept[place].kind, kept[place].data
        is_decided = kind in ("answer", "standing") and data.get("by", AGAIN) == AGAIN
        is_own = is_decided or (kind == "faces" and data["by"] == "hand")
        if is_own and (seats is None or data["seat"] in seats):
            return kept[place - 1].n
    return None


def player_name(player: str, tongue: Tongue) -> str:
    """Who plays a seat, in words."""
    if player in (PERSON, MASTER, ""):
        return tongue.text(f"table-player-{player or 'nobody'}")
    return tactic_info(player, tongue).title


def _moment(session: Session[Any], seat: str) -> Any:
    """The state in the middle of what is going on: as an open question tells it, or as the rules have announced it.

    Where somebody who is asked does not see everything, what the question tells may be less than others know.
    """
    game, state = session.game, session.state
    for prompt in session.prompts:
        if prompt.seat == seat or game.view(state, prompt.seat) is state:
            asked = game.asked_in(prompt)
            if asked is not None:
                return asked
    return session.meanwhile


def _newest_first(journal: Journal, seat: str) -> Iterator[Json]:
    """The events of a game that a seat has heard of and that count, the last one first."""
    for entry in reversed(journal.effective()):
        for event in reversed(entry.events):
            if "audience" not in event or (seat and is_for(event, seat)):
                yield event


class Shown(NamedTuple):
    """A display as it is shown: as JSON, and the sides of the seats in it."""

    json: bytes
    sides: tuple[tuple[str, str], ...]


class Screens:
    """Renders one game for everybody at its table. Whatever does not change is not worked out again."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._tongues: dict[str, Tongue] = {}
        self._lines: dict[tuple[int, str, str], list[Line]] = {}
        self._displays: dict[tuple[str, Any], Shown] = {}
        self._questions: dict[tuple[str, str], Choice] = {}
        self._choices: dict[tuple[str, str], Choice] = {}
        """The same, with their odds where these are known."""
        self._outlooks: dict[str, Outlook] = {}
        self._resting: dict[tuple[Any, ...], Fields] = {}
        self._names: Names = {}
        self._names_for: tuple[Any, Mapping[str, str]] | None = None
        self._shared: dict[tuple[Any, ...], Any] = {}
        """What is the same for several seats at this moment."""

    def new_moment(self) -> None:
        """Something may have changed."""
        self._shared.clear()

    def _once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What is worked out once in a moment, for everybody."""
        if key not in self._shared:
            self._shared[key] = make()
        found: T = self._shared[key]
        return found

    def tongue(self, lang: str) -> Tongue:
        if lang not in self._tongues:
            self._tongues[lang] = Tongue(lang, self.system)
        return self._tongues[lang]

    def names(self, session: Session[Any], renamed: Mapping[str, str]) -> Names:
        """All names, with those that the master has given instead."""
        if self._names_for is None or self._names_for[0] is not session.state or self._names_for[1] is not renamed:
            given = {who: {"de": name, "en": name} for who, name in renamed.items()}
            self._names = {**session.names, **given}
            self._names_for = (session.state, renamed)
        return self._names

    # -- the log ----------------------------------------------------------------------------------------------

    def lines(self, entry: Entry, seat: str, lang: str, names: Names) -> list[Line]:
        """The sentences of an entry for a seat; what everybody may know is told once for all."""
        is_open = not any("audience" in event for event in entry.events)
        key = (entry.n, "*" if is_open else seat, lang)
        found = self._lines.get(key)
        if found is None:
            found = lines_of(self.tongue(lang), names, entry, seat, self.system)
            if len(self._lines) >= CACHED_LINES:
                self._lines.clear()
            self._lines[key] = found
        return found

    def log(self, journal: Journal, seat: str, lang: str, names: Names, since: int, until: int) -> list[Line]:
        """The lines of some entries; what was taken back is marked."""
        kept = {entry.n for entry in journal.effective()}
        found = []
        for entry in journal.entries[since:until]:
            is_undone = entry.n not in kept and entry.kind != "undo"
            for line in self.lines(entry, seat, lang, names):
                found.append(line.model_copy(update={"undone": True}) if is_undone else line)
        return found

    # -- the display ------------------------------------------------------------------------------------------

    def display(self, session: Session[Any], seat: str, lang: str, names: Names) -> Shown:
        """The display as a seat sees it in the middle of what is going on."""
        return self._once(("display", seat, lang), lambda: self._display(session, seat, lang, names))

    def _display(self, session: Session[Any], seat: str, lang: str, names: Names) -> Shown:
        view = session.game.view(_moment(session, seat), seat)
        lately = self.system.lately(_newest_first(session.journal, seat))
        key = (lang, (view, lately))
        found = self._displays.get(key)
        if found is None:
            display = self.system.display(view)
            display = replace(display, fixtures=(*display.fixtures, *lately)) if lately else display
            shown = display_view(self.tongue(lang), names, display)
            found = Shown(_json(shown), tuple({card.seat: card.side for card in shown.cards}.items()))
            if len(self._displays) > CACHED_DISPLAYS:
                self._displays.clear()
            self._displays[key] = found
        return found

    def forget_names(self) -> None:
        """Somebody is called something else now."""
        self._displays.clear()
        self._lines.clear()
        self._forget_choices()
        self._names_for = None

    # -- questions --------------------------------------------------------------------------------------------

    def choice(self, prompt: Choose[Any], asked: str, lang: str, names: Names) -> Choice:
        """An open question, with its odds as soon as they are known."""
        key = (asked, lang)
        if key not in self._choices:
            bare, known = self._bare(prompt, asked, lang, names), self._outlooks.get(asked)
            self._choices[key] = bare if known is None else self._foreseen(bare, known, lang, names)[0]
        return self._choices[key]

    def _bare(self, prompt: Choose[Any], asked: str, lang: str, names: Names) -> Choice:
        """An open question without odds; what was asked before is forgotten."""
        key = (asked, lang)
        if key not in self._questions:
            if len(self._questions) > CACHED_CHOICES:
                self._forget_choices()
            self._questions[key] = choice_view(self.tongue(lang), names, prompt, asked)
        return self._questions[key]

    def _forget_choices(self) -> None:
        self._questions.clear()
        self._choices.clear()

    def foresee(self, asked: str, outlook: Outlook) -> None:
        """The odds of an open question are known now."""
        if len(self._outlooks) > CACHED_CHOICES:
            self._outlooks.clear()
        self._outlooks[asked] = outlook
        for lang in self._tongues:
            self._choices.pop((asked, lang), None)

    def odds_news(self, prompt: Choose[Any], asked: str, lang: str, names: Names) -> OddsNews:
        """What to tell those who have the question already."""
        bare = self._bare(prompt, asked, lang, names)
        self._choices[asked, lang], news = self._foreseen(bare, self._outlooks[asked], lang, names)
        return news

    def _foreseen(self, choice: Choice, outlook: Outlook, lang: str, names: Names) -> tuple[Choice, OddsNews]:
        return with_outlook(self.tongue(lang), names, choice, outlook)

    # -- all fields -------------------------------------------------------------------------------------------

    def resting(self, record: GameRecord, seats: list[SeatRecord], seat: SeatRecord, lang: str, desk: Desk) -> Fields:
        """What there is to see as long as nothing has begun, and what seldom changes afterwards."""
        own = tuple(answers_for(seat, seats))
        key = (seat, own, lang, desk, record.title, record.stage, record.version)
        if key not in self._resting:
            if len(self._resting) > CACHED_RESTING:
                self._resting.clear()
            self._resting[key] = self._at_rest(record, own, seat, lang, desk)
        return {**self._resting[key], "head": _json(record.head)}

    def _at_rest(self, record: GameRecord, own: tuple[str, ...], seat: SeatRecord, lang: str, desk: Desk) -> Fields:
        texts = record.header["document"] if record.header else {}
        introduction = texts.get("introduction")
        name = texts.get("name")
        return {
            "game": _json(record.id),
            "title": _json(record.title),
            "system": _json(self.system.name),
            "system_title": _json(self.system.title[lang]),
            "scene": _json(name[lang] if isinstance(name, dict) and lang in name else record.draft.get("scene", "")),
            "introduction": _json(introduction[lang] if isinstance(introduction, dict) else ""),
            "stage": _json(record.stage.value),
            "lang": _json(lang),
            "me": _json(Me(role=seat.role, seat=seat.seat, name=seat.name, answers_for=list(own))),
            "paused": _json(desk.paused),
            "countdown": _json(desk.countdown),
        }

    def playing(
        self,
        session: Session[Any],
        seats: list[SeatRecord],
        seat: SeatRecord,
        lang: str,
        desk: Desk,
        names: Names,
        left: Callable[[str], float | None] = lambda _: None,
    ) -> Fields:
        """What one seat sees of the running game, but for the log."""
        tongue = self.tongue(lang)
        own = answers_for(seat, seats)
        display = self.display(session, sees_as(seat), lang, names).json
        choices = [
            self.choice(prompt, asked, lang, names).model_copy(update={"deadline": left(asked)})
            for asked, prompt in session.asked.items()
            if prompt.seat in own
        ]
        roll = session.wanted_faces
        hand = (
            hand_view(tongue, names, roll, f"{session.asked_at}.0") if roll is not None and roll.seat in own else None
        )
        asked = self._once(("asked",), lambda: _asked_seats(session))
        others = [one for one in asked if one not in own]
        return {
            "display": display,
            "choices": _json(choices),
            "hand": _json(hand),
            "waiting": _json([Waiting(seat=s, name=tongue.seat(s, names)) for s in others]),
            "ending": _json(self._ending(session, own, tongue, names)),
            "undo": self._once(("undo", lang), lambda: _json(self._wish(session, desk, tongue, names))),
            "may_undo": _json(self._may_undo(session, seat, own)),
            "orders": _json(
                [
                    OrderInForce(seat=one.seat, question=one.question, who=one.who, text=tongue.order(one, names))
                    for one in session.orders
                    if one.seat in own
                ]
            ),
            "may_concede": _json(seat.role == "player" and self._may_concede(session, seat.seat)),
            "fairness": self._once(("fairness",), lambda: _json(_fairness(session.journal))),
        }

    def seats(
        self,
        seats: list[SeatRecord],
        lang: str,
        names: Names,
        connected: Mapping[int, int],
        sides: tuple[tuple[str, str], ...],
    ) -> bytes:
        """Who sits where."""
        return self._once(("seats", lang, sides), lambda: self._seats(seats, lang, names, connected, dict(sides)))

    def _seats(
        self, seats: list[SeatRecord], lang: str, names: Names, connected: Mapping[int, int], sides: Mapping[str, str]
    ) -> bytes:
        tongue = self.tongue(lang)
        views = [
            SeatView(
                seat=one.seat,
                name=tongue.seat(one.seat, names) if one.seat else one.name,
                person=one.name if one.seat and one.player == PERSON else "",
                player=one.player,
                player_name=player_name(one.player, tongue) if one.seat else "",
                connected=connected.get(one.id, 0),
                side=sides.get(one.seat, ""),
                manual=one.manual,
            )
            for one in seats
            if not one.revoked
        ]
        return _json(views)

    def _ending(self, session: Session[Any], own: list[str], tongue: Tongue, names: Names) -> Ending | None:
        outcome = session.outcome
        if outcome is None:
            return None
        winner = tongue.seat(outcome.winner, names) if outcome.winner is not None else ""
        return Ending(
            winner=winner,
            text=tongue.say(outcome.reason, names),
            rule=outcome.rule_id,
            won=any(outcome.won_by(seat) for seat in own),
        )

    def _wish(self, session: Session[Any], desk: Desk, tongue: Tongue, names: Names) -> UndoRequest | None:
        """Who wants to take back, and the first thing that would be undone, if everybody may know it: rather what
        came of dice than the dice."""
        if desk.undo is None:
            return None
        later = (e for e in session.journal.effective() if desk.undo is not None and e.n > desk.undo.to)
        told = [line for e in later for line in self.lines(e, NOBODY, tongue.lang, names)]
        text = next((line.text for line in told if line.dice is None), told[0].text if told else "")
        name = tongue.seat(desk.undo.by, names)
        return UndoRequest(by=desk.undo.by, name=name, to=desk.undo.to, text=text)

    def _may_undo(self, session: Session[Any], seat: SeatRecord, own: list[str]) -> str:
        if seat.role == "spectator":
            return "no"
        to = last_own(session, None if seat.role == "master" else own)
        if to is None:
            return "no"
        if seat.role == "master":
            return "free"
        return "free" if self._once(("free", to), lambda: session.undo_is_free(to)) else "ask"

    def _may_concede(self, session: Session[Any], seat: str) -> bool:
        if session.outcome is not None:
            return False
        try:
            session.game.correct(session.state, {"concede": seat})
        except ValueError:
            return False
        return True


def _asked_seats(session: Session[Any]) -> list[str]:
    """Everybody whom we wait for."""
    roll = session.wanted_faces
    return list(dict.fromkeys([*(p.seat for p in session.prompts), *([roll.seat] if roll is not None else [])]))


def _fairness(journal: Journal) -> Fairness:
    promised, seed = journal.header.commitment, ""
    seeds: dict[str, str] = {}
    for entry in journal.entries:
        if entry.kind == "new_dice":
            promised, seed = str(entry.data["commitment"]), ""
        elif entry.kind == "reveal":
            seed = str(entry.data["seed"])
        elif entry.kind == "seed":
            seeds[str(entry.data["seat"])] = str(entry.data["text"])
    return Fairness(commitment=promised, seeds=seeds, seed=seed)


def _json(value: Any) -> bytes:
    """A value of the wire as JSON."""
    if isinstance(value, Wire):
        return value.model_dump_json().encode()
    return orjson.dumps(value, default=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, Wire):
        return orjson.Fragment(value.model_dump_json())
    raise TypeError(type(value).__name__)


def joined(fields: Mapping[str, bytes]) -> bytes:
    """Fields as one JSON object."""
    return orjson.dumps({name: orjson.Fragment(value) for name, value in fields.items()})
