"""What each seat sees of its table: the fields of a `TableView`, as trees whose leaves are JSON.

Every field is built and serialised once for all seats that see the same. An update sends what has changed in them, and
a snapshot joins all of them; no model is built from them again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from regelwerk.engine.interpreters.standing_orders import BELOW
from regelwerk.engine.journal.entries import LASTING
from regelwerk.languages import written_in
from regelwerk.players.hints import can_hint
from regelwerk.players.levels import thinks
from regelwerk.table.screens.deltas import Node, whole
from regelwerk.table.screens.fairness import fairness_fields, unopened_fields
from regelwerk.table.screens.lessons import lesson_view
from regelwerk.table.screens.questions import hand_view
from regelwerk.table.screens.rendering import Renderer, to_json
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.screens.seats import SPECTATOR, LastOwn, answers_for, player_name, sees_as
from regelwerk.table.screens.windows import silent_fields
from regelwerk.table.wire.commands import OrderCondition
from regelwerk.table.wire.table import Ending, LedFigure, Me, OrderInForce, SeatView, UndoRequest

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.effects import Choose, Roll
    from regelwerk.engine.game import Outcome
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.interpreters.standing_orders import Order
    from regelwerk.engine.journal.promises import Promises
    from regelwerk.table.games.table_state import TableState
    from regelwerk.table.screens.language import Language
    from regelwerk.table.storage.records import GameRecord, SeatRecord

RECENT = 120
"""Number of log entries in a snapshot; older ones are sent on request."""
CACHED_SETTINGS = 100

Fields = dict[str, Node]
"""The fields of a `TableView` by name."""


@dataclass(frozen=True, slots=True)
class TableMoment:
    """A table at one moment: all that its views are made from. Before the game begins there is no session."""

    record: GameRecord
    seats: list[SeatRecord]
    state: TableState
    session: Session[Any] | None
    names: Names
    connected: Mapping[int, int] = field(default_factory=dict)
    """Number of screens by seat id."""
    seconds_left: Callable[[str], float | None] = lambda _: None
    """Time to answer an open question, by its id; None: no limit."""


class SettledFields(NamedTuple):
    """The fields of a seat that seldom change, the seats that it decides for, and what both depend on."""

    depends_on: tuple[Any, ...]
    own: tuple[str, ...]
    fields: Fields


class Pending(NamedTuple):
    """What a game waits for, the same to everybody: seats, a throw that somebody types in; or how it ended."""

    seats: tuple[str, ...]
    roll: Roll[Any] | None
    outcome: Outcome | None


class TableViews:
    """Makes the views of one game."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self._settings: dict[tuple[int, str], SettledFields] = {}
        self._seated: dict[str, tuple[tuple[Any, ...], bytes]] = {}
        self._may_concede: dict[str, tuple[Any, bytes]] = {}
        self._last_own = LastOwn()
        self._promised: dict[str, tuple[Promises, int, Names, Fields]] = {}

    def fields(self, moment: TableMoment, seat: SeatRecord, lang: str) -> Fields:
        """Everything that a seat may see, but for the log."""
        settled = self._settings_of(moment, seat, lang)
        fields: Fields = {**settled.fields, "head": b"%d" % moment.record.head}
        sides: tuple[tuple[str, str], ...] = ()
        if moment.session is not None:
            shown = self.renderer.display(moment.session, sees_as(seat), lang, moment.names)
            fields |= self._play(moment, moment.session, seat, settled.own, lang)
            fields["display"] = shown.node
            sides = shown.sides
        fields["seats"] = self.renderer.once(("seats", lang, sides), lambda: self._seats(moment, lang, sides))
        return fields

    def snapshot(self, moment: TableMoment, fields: Fields, seat: SeatRecord, lang: str) -> bytes:
        """A whole `TableView`: these fields and the recent lines of the log."""
        since, log = 0, b"[]"
        if moment.session is not None:
            since = max(0, moment.record.head - RECENT)
            journal, until = moment.session.journal, moment.record.head
            log = self.renderer.log(journal, sees_as(seat), lang, moment.names, since, until)
        return whole({**fields, "log": log, "log_from": to_json(since)})

    def choices(self, moment: TableMoment, session: Session[Any], seat: SeatRecord, lang: str) -> bytes:
        """The open questions that a person decides, as they are on the screen at this moment."""
        own = answers_for(seat, moment.seats)
        shown = [
            self.renderer.choice(
                prompt, asked, lang, moment.names, self._now(moment, session, asked, prompt, seat, lang)
            )
            for asked, prompt in session.asked.items()
            if prompt.seat in own and not (seat.role == "master" and _is_led(moment, session, prompt))
        ]
        return b"[" + b",".join(shown) + b"]"

    def _now(
        self,
        moment: TableMoment,
        session: Session[Any],
        asked: str,
        prompt: Choose[Any],
        seat: SeatRecord,
        lang: str,
    ) -> dict[str, Any]:
        """What a question tells besides itself: time that is left, for whom else an answer may hold, silent orders."""
        renderer, left = self.renderer, moment.seconds_left(asked)
        found = renderer.ahead(session, asked, (lang, seat.role == "master"), moment.names)
        if session.orders:
            found = found | silent_fields(renderer.language(lang), moment.names, prompt, session.orders)
        return found if left is None else found | {"deadline": left}

    def _settings_of(self, moment: TableMoment, seat: SeatRecord, lang: str) -> SettledFields:
        """The fields that exist before the game begins and seldom change afterwards."""
        record, state = moment.record, moment.state
        depends_on = (seat, moment.seats, state, record.title, record.stage, record.version)
        known = self._settings.get((seat.id, lang))
        if known is None or known.depends_on != depends_on:
            if len(self._settings) > CACHED_SETTINGS:
                self._settings.clear()
            own = tuple(answers_for(seat, moment.seats))
            known = SettledFields(depends_on, own, self._rendered_settings(record, own, seat, lang, state))
            self._settings[seat.id, lang] = known
        return known

    def _rendered_settings(
        self, record: GameRecord, own: tuple[str, ...], seat: SeatRecord, lang: str, state: TableState
    ) -> Fields:
        system = self.renderer.system
        texts = record.header["document"] if record.header else {}
        return {
            "game": to_json(record.id),
            "title": to_json(record.title),
            "system": to_json(system.name),
            "system_title": to_json(system.title[lang]),
            "scene": to_json(written_in(texts.get("name") or record.draft.get("scene"), lang)),
            "introduction": to_json(written_in(texts.get("introduction"), lang)),
            "stage": to_json(record.stage.value),
            "lang": to_json(lang),
            "me": to_json(Me(role=seat.role, seat=seat.seat, name=seat.name, answers_for=list(own))),
            "paused": to_json(state.paused),
            "countdown": to_json(state.countdown),
            "hints": to_json(state.hints and can_hint(system)),
            "has_paper": to_json(system.paper is not None),
            "following": to_json(state.following),
            "fairness": unopened_fields(dict(state.pledges)),
            "head_hash": to_json(""),
            "lesson": b"null",
        }

    def _play(
        self, moment: TableMoment, session: Session[Any], seat: SeatRecord, own: tuple[str, ...], lang: str
    ) -> Fields:
        """The fields of a running game, but for the display."""
        renderer, names = self.renderer, moment.names
        language = renderer.language(lang)
        pending = renderer.once(("pending",), lambda: _pending(session))
        others = tuple([one for one in pending.seats if one not in own])
        is_asked, outcome = len(others) < len(pending.seats), pending.outcome
        orders = [one for one in session.orders if one.seat in own]
        return {
            **renderer.once(("shared", lang), lambda: self._shared(moment, session, lang)),
            "choices": self.choices(moment, session, seat, lang) if is_asked else b"[]",
            "hand": self._hand(session, pending.roll, own, language, names),
            "waiting": renderer.once(("waiting", lang, others), lambda: _waiting(others, language, names)),
            "ending": b"null" if outcome is None else to_json(ending_of(outcome, own, language, names)),
            "aims": renderer.aims(session, sees_as(seat), own, lang, names),
            "may_undo": self._may_undo(session, seat, own),
            "may_rule": b"true" if seat.role == "master" and self.renderer.system.has_rulings else b"false",
            "orders": b"[]" if not orders else _orders(orders, language, names),
            "led": to_json(_led(moment, session, language) if seat.role == "master" else []),
            "may_concede": self._concedes(session, seat),
            "lesson": self._lesson(session, seat, own, lang, names),
        }

    def _shared(self, moment: TableMoment, session: Session[Any], lang: str) -> Fields:
        """The fields of a running game that are the same for everybody."""
        language, head = self.renderer.language(lang), moment.record.head
        return {
            "undo": to_json(self._undo_request(session, moment, language)),
            "handout": self._handout(session, moment, lang),
            "fairness": self._fairness(session, language, moment.names),
            "head_hash": b'"%b"' % session.journal.entries[head - 1].hash.encode() if head else b'""',
        }

    def _fairness(self, session: Session[Any], language: Language, names: Names) -> Fields:
        """What was promised about the dice, told anew only if something was promised, kept or thrown since."""
        if not session.journal.header.has_leaves:
            return fairness_fields(language, session, names)
        promises = session.journal.promises
        known = self._promised.get(language.lang)
        if known is None or known[0] is not promises or known[1] != promises.changes or known[2] is not names:
            fields = fairness_fields(language, session, names)
            known = self._promised[language.lang] = promises, promises.changes, names, fields
        return known[3]

    def _lesson(self, session: Session[Any], seat: SeatRecord, own: tuple[str, ...], lang: str, names: Names) -> bytes:
        """What is told to the learner; the master may read it too."""
        guide = session.guide
        if guide is None or not (seat.role == "master" or guide.lesson.seat in own):
            return b"null"
        language = self.renderer.language(lang)
        return self.renderer.once(("lesson", lang), lambda: to_json(lesson_view(language, names, session, guide)))

    def _handout(self, session: Session[Any], moment: TableMoment, lang: str) -> bytes:
        """The letter on the television: only one that a spectator may read."""
        n = moment.state.handout
        if n is None or n >= moment.record.head:
            return b"null"
        lines = self.renderer.lines(session.journal.entries[n], SPECTATOR, lang, moment.names)
        return to_json(next((line.letter for line in lines if line.letter is not None), None))

    def _hand(
        self, session: Session[Any], roll: Roll[Any] | None, own: tuple[str, ...], language: Language, names: Names
    ) -> bytes:
        """The throw whose faces this person types in."""
        if roll is None or roll.seat not in own:
            return b"null"
        return to_json(hand_view(language, names, roll, f"{session.asked_at}.0"))

    def _seats(self, moment: TableMoment, lang: str, sides: tuple[tuple[str, str], ...]) -> bytes:
        """Who sits where, which seldom changes."""
        key = (moment.seats, dict(moment.connected), sides, moment.names, moment.state.taken_over)
        known = self._seated.get(lang)
        if known is None or known[0] != key:
            known = self._seated[lang] = key, self._rendered_seats(moment, lang, dict(sides))
        return known[1]

    def _rendered_seats(self, moment: TableMoment, lang: str, sides: Mapping[str, str]) -> bytes:
        language = self.renderer.language(lang)
        views = [
            SeatView(
                seat=one.seat,
                name=language.seat(one.seat, moment.names) if one.seat else one.name,
                person=one.name if one.seat and (one.player == PERSON or _is_taken(moment, one)) else "",
                player=one.player,
                player_name=player_name(one.player, language) if one.seat else "",
                thinks=thinks(one.player) > 0,
                connected=moment.connected.get(one.id, 0),
                side=sides.get(one.seat, ""),
                manual=one.manual,
                taken_over=_is_taken(moment, one),
            )
            for one in moment.seats
            if not one.revoked
        ]
        return to_json(views)

    def _concedes(self, session: Session[Any], seat: SeatRecord) -> bytes:
        """Whether this person may concede, which is asked of the rules once for every state."""
        if seat.role != "player":
            return b"false"
        known = self._may_concede.get(seat.seat)
        if known is None or known[0] is not session.state:
            may = b"true" if _may_concede(session, seat.seat) else b"false"
            known = self._may_concede[seat.seat] = session.state, may
        return known[1]

    def _undo_request(self, session: Session[Any], moment: TableMoment, language: Language) -> UndoRequest | None:
        """Who wants to undo, and the first public line that would be undone: rather a result than its dice."""
        pending = moment.state.undo
        if pending is None:
            return None
        later = [one for one in session.journal.effective() if one.n > pending.to and one.kind not in LASTING]
        lines = [line for entry in later for line in self.renderer.lines(entry, SPECTATOR, language.lang, moment.names)]
        text = next((line.text for line in lines if line.dice is None), lines[0].text if lines else "")
        return UndoRequest(by=pending.by, name=language.seat(pending.by, moment.names), to=pending.to, text=text)

    def _may_undo(self, session: Session[Any], seat: SeatRecord, own: tuple[str, ...]) -> bytes:
        if seat.role == "spectator":
            return b'"no"'
        to = self._last_own.of(session, None if seat.role == "master" else own)
        if to is None:
            return b'"no"'
        if seat.role == "master":
            return b'"free"'
        return b'"free"' if self.renderer.once(("free", to), lambda: session.undo_is_free(to)) else b'"ask"'


def _is_led(moment: TableMoment, session: Session[Any], prompt: Choose[Any]) -> bool:
    """Whether the computer answers this question for the master."""
    return moment.state.leads(prompt.who, session.journal.step_began)


def _led(moment: TableMoment, session: Session[Any], language: Language) -> list[LedFigure]:
    """The figures that the computer plays for the master."""
    return [
        LedFigure(figure=one.figure, name=language.seat(one.figure, moment.names), until=one.until)
        for one in moment.state.led
        if one.holds(session.journal.step_began)
    ]


def _is_taken(moment: TableMoment, seat: SeatRecord) -> bool:
    """Whether somebody else plays for a person; the lobby may have seated the person again."""
    return seat.player != PERSON and seat.role == "player" and seat.seat in moment.state.taken_over


def _waiting(seats: tuple[str, ...], language: Language, names: Names) -> bytes:
    """Those who have yet to answer, to those who may not see the questions: the fields of `Waiting`."""
    return to_json([{"seat": seat, "name": language.seat(seat, names)} for seat in seats])


def _orders(orders: list[Order], language: Language, names: Names) -> bytes:
    return to_json(
        [
            OrderInForce(
                seat=one.seat,
                question=one.question,
                who=one.who,
                text=language.order(one, names),
                key=one.key,
                condition=_condition(one),
            )
            for one in orders
        ]
    )


def _condition(order: Order) -> OrderCondition | None:
    told = order.condition
    if told is None:
        return None
    comparison: Literal["below", "at_least"] = "below" if told.is_ == BELOW else "at_least"
    return OrderCondition(number=told.number, comparison=comparison, amount=told.amount)


def ending_of(outcome: Outcome, own: Sequence[str], language: Language, names: Names) -> Ending:
    """How a game ended, to somebody who decided for these seats."""
    return Ending(
        winner=language.seat(outcome.winner, names) if outcome.winner is not None else "",
        text=language.say(outcome.reason, names),
        rule=outcome.rule_id,
        won=any(outcome.won_by(seat) for seat in own),
    )


def _may_concede(session: Session[Any], seat: str) -> bool:
    if session.outcome is not None:
        return False
    try:
        session.game.correct(session.state, {"concede": seat})
    except ValueError:
        return False
    return True


def _pending(session: Session[Any]) -> Pending:
    roll = session.wanted_faces
    asked = [prompt.seat for prompt in session.prompts]
    return Pending((*dict.fromkeys(asked if roll is None else [*asked, roll.seat]),), roll, session.outcome)
