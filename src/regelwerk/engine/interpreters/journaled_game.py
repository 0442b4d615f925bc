"""A game as its journal says: its state, what it needs now, and how another entry changes both.

State is derived from the entries by running the rules again, at most one step back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Generic, TypeVar

from regelwerk.dice import ImpossibleFaces
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.effects import Choose, Gather, Roll
from regelwerk.engine.game import Game, Moment, Outcome, moment_of
from regelwerk.engine.interpreters.answers_ahead import AheadAnswer
from regelwerk.engine.interpreters.running import MOST_TOLD, EndlessRule, Need, Run
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import Entry, Journal, JournalError, Json
from regelwerk.engine.lessons.guide import guide_of

S = TypeVar("S")
STANDING, AHEAD = "standing", "ahead"
"""What an answer was given by if a standing order settled it, or one that was given ahead."""
KEPT_STATES = 32
"""How many states at step boundaries are kept at hand; older ones are read from the journal when needed."""


class JournaledGame(Generic[S]):
    """One game over one journal: where it stands. What is done to it is in `session`."""

    def __init__(
        self,
        game: Game[S],
        start: S,
        journal: Journal,
        store: Callable[[Entry], None],
    ) -> None:
        self.game = game
        self.journal = journal
        self.guide = guide_of(journal)
        """Who leads through a lesson, where the game is one."""
        self._start = start
        self._store = store
        self._heard: list[Json] = []
        self._gathered: dict[int, Answer[Any]] = {}
        self._orders: dict[Order, None] = {}
        self._ahead: list[AheadAnswer] = []
        self._spent: set[tuple[Order | AheadAnswer, str]] = set()
        """What has answered which figure by itself in this step."""
        self.given: list[tuple[str, Any]] = []
        self._states: dict[int, S] = {}
        """The states at the last step boundaries, by the entry that led to them."""
        self.state = start
        self.asked_at = 0
        """The entry since which is needed what is needed now: it tells one question from the next."""
        self.round_ends: dict[Moment, S] = {}
        """The last state of each round since the session was opened, also where the step after it needed nobody."""
        self.run: Run[S] | None = None
        self._need: Need | None = None
        if journal.entries:
            self._restore()
        else:
            self._begin_step()
            self._heard[:0] = [] if self.guide is None else [{"event": "lesson"}]
            self._record("start", {})

    # -- what is going on -------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.run is None else None

    @property
    def meanwhile(self) -> S:
        """The state as far as the step under way has come, where its rules have announced one; else where it began."""
        seen: S = self.state if self.run is None else self.run.so_far(self.state)
        return seen

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """The names, by language, of everything that the log speaks of; what is gone keeps its name."""
        return {**self._first_names, **self.game.names(self.state)}

    @cached_property
    def _first_names(self) -> Mapping[str, Mapping[str, str]]:
        return self.game.names(self._start)

    @property
    def prompts(self) -> tuple[Choose[Any], ...]:
        """The questions that are open now."""
        need = self.run.need if self.run else None
        if isinstance(need, Choose):
            return (need,)
        if isinstance(need, Gather):
            return tuple(c for i, c in enumerate(need.choices) if i not in self._gathered)
        return ()

    @property
    def asked(self) -> dict[str, Choose[Any]]:
        """The questions that are open now, each under a name of its own that no other question of this game has."""
        need = self.run.need if self.run else None
        if isinstance(need, Choose):
            return {f"{self.asked_at}.0": need}
        if isinstance(need, Gather):
            return {f"{self.asked_at}.{i}": c for i, c in enumerate(need.choices) if i not in self._gathered}
        return {}

    @property
    def wanted_faces(self) -> Roll[Any] | None:
        """The throw whose faces a seat has to type in, if one is waiting."""
        roll = self._next_throw
        return None if roll is not None and self._awaits_shares(roll) else roll

    @property
    def _next_throw(self) -> Roll[Any] | None:
        need = self.run.need if self.run else None
        return need if isinstance(need, Roll) else None

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats whose shares of chance the dice wait for."""
        return tuple(self.journal.promises.awaited) if self.journal.header.has_leaves else ()

    def _awaits_shares(self, roll: Roll[Any]) -> bool:
        """Whether the table cannot throw yet; faces that are typed in need nobody's share."""
        return bool(self.awaited) and roll.seat not in self.journal.promises.typed

    @property
    def orders(self) -> tuple[Order, ...]:
        """The standing orders in force, in the order in which they were given."""
        return tuple(self._orders)

    @property
    def stored_state(self) -> Json | None:
        """The state at the last step boundary as it is stored; None: where everything started."""
        return next((e.state for e in reversed(self.journal.effective()) if e.state is not None), None)

    def state_after(self, n: int) -> S:
        """The state at the last step boundary up to an entry, of those that count."""
        stored = [entry for entry in self.journal.effective() if entry.state is not None and entry.n <= n]
        return self._stored(stored[-1]) if stored else self._start

    @property
    def log(self) -> list[tuple[int, Json]]:
        """The events of all entries that count, with the entry's number."""
        return [(entry.n, event) for entry in self.journal.effective() for event in entry.events]

    # -- another entry ----------------------------------------------------------------------------------------

    def _record(self, kind: str, data: Json, force_state: bool = False) -> None:
        """Store what happened, with what it caused, and move on to the next step if one ended."""
        ended = self._finish_steps()
        state = self.game.freeze(self.state) if ended or force_state else None
        entry = self.journal.seal(kind, data, self._heard, state)
        self._store(entry)
        self.journal.append(entry)
        self._heard = []
        if state is not None:
            self._keep(entry.n, self.state)
        self._notice_need(entry.n)

    def _keep(self, n: int, state: S) -> None:
        self._states[n] = state
        if len(self._states) > KEPT_STATES:
            del self._states[min(self._states)]

    def _notice_need(self, n: int) -> None:
        """Remember which entry brought up what is needed now."""
        need = self.run.need if self.run else None
        if need is not self._need:
            self._need, self.asked_at = need, n

    def _begin_step(self) -> None:
        """Begin the next step, unless the game is over."""
        self._gathered = {}
        self._ahead = []
        self._spent = set()
        self.given = []
        if self.game.outcome(self.state) is not None:
            self.run = None
            return
        state = self.state
        self.run = Run(lambda: self.game.step(state), lambda note: self._heard.append(events.noted(note)))

    def _finish_steps(self) -> bool:
        """Take over the results of finished steps; a step may need nobody."""
        ended, steps = False, 0
        while self.run is not None and self.run.finished:
            assert self.run.result is not None
            steps += 1
            if steps > MOST_TOLD:
                raise EndlessRule(f"{MOST_TOLD} steps of {self.game.name} asked for nothing")
            self.state = self.run.result
            self.round_ends[moment_of(self.game, self.state)] = self.state
            ended = True
            self._begin_step()
        return ended

    @contextmanager
    def _undisturbed(self) -> Iterator[None]:
        """What fails, be it a rule or the store, has not happened: everything is as the journal says."""
        try:
            yield
        except BaseException:
            self._restore()
            raise

    def close(self) -> None:
        """Let go of the step in progress, which refers back here: then all of it is freed without a collection."""
        self.run = None

    # -- what an entry does -----------------------------------------------------------------------------------

    def _give(self, prompt: Choose[Any], answer: Answer[Any]) -> None:
        assert self.run is not None
        need = self.run.need
        if not isinstance(need, Gather):
            self.given.append(("answer", answer.key))
            self.run.feed(answer.value)
            return
        self._gathered[need.choices.index(prompt)] = answer
        if len(self._gathered) == len(need.choices):
            answers = [self._gathered[i] for i in range(len(need.choices))]
            self._gathered = {}
            self.given.append(("gathered", tuple(a.key for a in answers)))
            self.run.feed(tuple(a.value for a in answers))

    def _order(self, order: Order, on: bool) -> None:
        self._orders.pop(order, None)
        if on:
            self._orders[order] = None

    def _settled(self, prompt: Choose[Any]) -> tuple[Order | AheadAnswer, Answer[Any]] | None:
        """What answers a question by itself, and how.

        An answer that was named answers a figure once in a step: who is asked again after it is asked in earnest. So
        does a default among several answers in a row.
        """
        given: list[Order | AheadAnswer] = [*self._ahead, *self._orders]
        for one in given:
            answer = one.settles(prompt)
            if answer is None:
                continue
            is_in_a_row = isinstance(one, AheadAnswer) and one.place > 0
            may_repeat = answer.key == prompt.default and not is_in_a_row
            if may_repeat or (one, prompt.who) not in self._spent:
                return one, answer
        return None

    def _spend(self, prompt: Choose[Any], by: str) -> None:
        """Remember what answers a figure by itself."""
        settled = self._settled(prompt) if by in (AHEAD, STANDING) else None
        if settled is not None:
            self._spent.add((settled[0], prompt.who))

    # -- once more from the journal ---------------------------------------------------------------------------

    def _restore(self) -> None:
        """Derive everything from the journal: the last checkpoint, and what was answered since."""
        kept = self.journal.effective()
        last, self.state = self._last_boundary(kept)
        now = moment_of(self.game, self.state)
        self.round_ends = {at: end for at, end in self.round_ends.items() if at < now} | {now: self.state}
        self._orders = {}
        for entry in kept:
            if entry.kind == "standing":
                self._order(Order.from_json(entry.data), entry.data["on"])
        self._begin_step()
        self._finish_steps()
        self._notice_need(last)
        # What was answered under other rules is not repeated: play goes on from the start of the step.
        changed = [entry.n for entry in self.journal.entries if entry.kind == "rules_changed"]
        since = max(last, *changed, 0)
        for entry in kept:
            if entry.n > since:
                self._repeat(entry)
                self._notice_need(entry.n)
        # Whatever is asked after something was taken back is asked anew.
        taken_back = [entry.n for entry in self.journal.entries if entry.kind == "undo"]
        self.asked_at = max(self.asked_at, *taken_back, *changed, 0)
        self._heard = []

    def _last_boundary(self, kept: Sequence[Entry]) -> tuple[int, S]:
        """The last step boundary that counts: the entry that led to it, and the state there."""
        stored = next((entry for entry in reversed(kept) if entry.state is not None), None)
        if stored is None:
            return kept[0].n, self._start
        state = self._stored(stored)
        # An old state may not be kept if there are many newer ones.
        self._keep(stored.n, state)
        return stored.n, state

    def _stored(self, entry: Entry) -> S:
        """The state that was stored with an entry."""
        state = self._states.get(entry.n)
        return self._thawed(entry, entry.state or {}) if state is None else state

    def _thawed(self, entry: Entry, state: Json) -> S:
        try:
            return self.game.thaw(self._start, state)
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise JournalError("journal-entry", wrong="state", entry=str(entry.n)) from error

    def _repeat(self, entry: Entry) -> None:
        if entry.kind == "answer":
            prompt = next((p for p in self.prompts if is_answered_by(p, entry.data)), None)
            found = None if prompt is None else prompt.answers.find(entry.data["key"])
            if prompt is None or found is None or isinstance(found, Refusal):
                raise JournalError("journal-differs", entry=entry.n)
            self._spend(prompt, entry.data.get("by", ""))
            self._give(prompt, found)
        elif entry.kind == "ahead":
            self._ahead += ahead_of(entry)
        elif entry.kind == "faces":
            roll = self.wanted_faces
            if roll is None or self.run is None:
                raise JournalError("journal-differs", entry=entry.n)
            try:
                faces = roll.throw.faces_from(entry.data["faces"])
            except ImpossibleFaces:
                raise JournalError("journal-differs", entry=entry.n) from None
            self.given.append(("faces", faces))
            self.run.feed(roll.throw.read(faces))
        self._finish_steps()


def is_answered_by(prompt: Choose[Any], data: Json) -> bool:
    """Whether this question was answered: a seat may have several at once, and an order may settle any of them."""
    return (prompt.seat, prompt.who, prompt.question.key) == (data["seat"], data["who"], data["question"])


def ahead_of(entry: Entry) -> list[AheadAnswer]:
    """The answers that an entry gives ahead: one for all figures that it names, or one for each."""
    try:
        return [AheadAnswer.from_json(one) for one in (entry.data, *entry.data.get("more", ()))]
    except (ValueError, LookupError, TypeError) as error:
        raise JournalError("journal-entry", wrong="ahead", entry=str(entry.n)) from error
