"""The live interpreter: a game being played. People and dice answer; the journal remembers.

Everything that happens is an entry: stored first, then acknowledged. State is derived from the entries by running the
rules again, at most one step back.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from hashlib import sha256
from itertools import takewhile
from typing import Any, Generic, TypeVar

from regelwerk.dice import ImpossibleFaces
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.effects import ALL, MASTER, Audience, Choose, Gather, Roll, only
from regelwerk.engine.game import Game, Moment, Outcome, moment_of
from regelwerk.engine.interpreters.answers_ahead import AheadAnswer, asked_alike
from regelwerk.engine.interpreters.dealers import AGAIN, HAND, Dealer, Dealt, FairDealer, Turn
from regelwerk.engine.interpreters.rewinding import AnswerAgain, FacesAgain, StepSoFar
from regelwerk.engine.interpreters.running import MOST_TOLD, EndlessRule, Need, Run
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import LASTING, STEPPING, Entry, Header, Journal, JournalError, Json, as_stored
from regelwerk.engine.journal.fairness import commitment
from regelwerk.engine.lessons.guide import DOCUMENT_KEY, GIVEN, LEFT, guide_of

S = TypeVar("S")
ENGINE_VERSION = "1"


class NotAsked(ValueError):
    """Nobody asked this seat, or somebody has already answered."""


class Refused(ValueError):
    """The rules refuse this answer; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.key} is refused: {refusal.reason.key} ({refusal.rule_id})")


class NothingToUndo(ValueError):
    """There is no such entry to go back to."""


TIME_OUT = "time_out"
"""What answered if somebody's time had run out. (In games before 0.6.1 it was `time`, and left no trace in the log.)"""
FAULTS = {
    f"{who}_{fault}": (who, fault)
    for who, faults in (("program", ("slow", "wrong", "dead")), ("computer", ("slow", "wrong", "crashed")))
    for fault in faults
}
"""What answered if a program or a computer sat there and failed (the tactic did), with what was the matter with it."""
BY_THEMSELVES = (STANDING := "standing", AHEAD := "ahead", AGAIN)
"""What answers that follow by themselves are given by."""
FREE = ("answer", "standing", "ahead", "seed", LEFT, *LASTING)
"""The entries by which nothing is thrown."""
MOST_OBEYED = 200
"""How many answers follow by themselves without dice between them: orders may lead in a circle, and then people are
asked."""
KEPT_STATES = 32
"""How many states at step boundaries are kept at hand; older ones are read from the journal when needed."""


class Session(Generic[S]):
    """One running game over one journal."""

    def __init__(
        self,
        game: Game[S],
        start: S,
        journal: Journal,
        dealer: Dealer,
        store: Callable[[Entry], None] = lambda _: None,
        obeys: Callable[[int], bool] = lambda _: True,
    ) -> None:
        """`obeys` says whether the entry with this number may follow by itself: an answer by a standing order, or one
        that is given again after a correction."""
        self.game = game
        self.journal = journal
        self.guide = guide_of(journal)
        """Who leads through a lesson, where the game is one."""
        self.dealer = dealer
        self._start = start
        self._store = store
        self._obeys = obeys
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
        self.throw_dice()

    # -- what is going on -------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.run is None else None

    @property
    def meanwhile(self) -> S:
        """The state as far as the step under way has come, where its rules have announced one; else where it began."""
        announced: S | None = self.run.meanwhile if self.run is not None else None
        return self.state if announced is None else announced

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
        choices = need.choices if isinstance(need, Gather) else self.prompts
        return {f"{self.asked_at}.{i}": c for i, c in enumerate(choices) if i not in self._gathered}

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

    # -- what people do ---------------------------------------------------------------------------------------

    def answer(self, seat: str, key: str, *, asked: str | None = None, by: str = "") -> None:
        """Answer the open question of a seat: its first one, or the one that is `asked` under this name.

        `by` says what answered instead of the seat itself, such as the time that ran out.
        """
        prompt = self._asked_of(seat, asked)
        found = prompt.answers.find(key)
        if isinstance(found, Refusal):
            raise Refused(found)
        self._take_answer(prompt, found, by)
        self.throw_dice()

    def _asked_of(self, seat: str, asked: str | None) -> Choose[Any]:
        prompt = next((p for name, p in self.asked.items() if p.seat == seat and asked in (None, name)), None)
        if prompt is None:
            raise NotAsked(seat)
        return prompt

    def type_faces(self, seat: str, given: Sequence[int | Sequence[int]]) -> None:
        """Faces of real dice, typed in; impossible ones raise and change nothing."""
        roll = self.wanted_faces
        if roll is None or roll.seat != seat:
            raise NotAsked(seat)
        self._take_faces(roll, Dealt(roll.throw.faces_from(given), HAND))
        self.throw_dice()

    def standing(self, order: Order, on: bool) -> None:
        """A standing order: from now on, and for what is asked right now, the default answers until it is lifted."""
        with self._undisturbed():
            self._order(order, on)
            self._record("standing", order.to_json(on=on))
        self.throw_dice()

    def answer_ahead(self, seat: str, key: str, figures: Sequence[str] | None, *, asked: str | None = None) -> None:
        """Answer the open question of a seat, and in this step for other figures (None: all) that are asked the same.

        A question that has changed until it comes up, or whose answer costs more, is asked after all.
        """
        prompt = self._asked_of(seat, asked)
        ahead = AheadAnswer.to_prompt(prompt, key, None if figures is None else tuple(figures))
        if isinstance(ahead, Refusal):
            raise Refused(ahead)
        with self._undisturbed():
            self._ahead.append(ahead)
            self._record("ahead", as_stored(ahead.to_json()))
        self.throw_dice()

    def asked_alike(self, asked: str, *, sees_all: bool) -> tuple[Choose[Any], ...]:
        """The questions of the same kind that the seat of an open one is asked besides or next."""
        prompt = self.asked[asked]
        need = self.run.need if self.run else None
        if isinstance(need, Gather):
            like = AheadAnswer(prompt.seat, prompt.rule_id, prompt.question, prompt.default, None, prompt.default)
            return tuple(one for one in self.prompts if one is not prompt and like.settles(one) is not None)
        run = StepSoFar(self.game, self.state, tuple(self.given), {}).run_again()
        return tuple(asked_alike(run, prompt, sees_all=sees_all))

    @property
    def orders(self) -> tuple[Order, ...]:
        """The standing orders in force, in the order in which they were given."""
        return tuple(self._orders)

    def undo(self, to: int, by: str) -> None:
        """Go back to right after entry `to`. Free if `undo_is_free`; otherwise the caller has the master's consent."""
        kept = self.journal.effective()
        if all(entry.n != to for entry in kept[:-1]):
            raise NothingToUndo(to)
        self._play_by_present_rules()
        entry = self.journal.seal("undo", {"to": to, "by": by})
        self._store(entry)
        self.journal.append(entry)
        self._restore()
        self.throw_dice()

    def undo_is_free(self, to: int) -> bool:
        """Nothing was rolled or revealed since that entry. Who learns may try everything out."""
        if self.journal.header.lesson:
            return True
        later = takewhile(lambda entry: entry.n > to, reversed(self.journal.effective()))
        return all(entry.kind in FREE and not _reveals(entry) for entry in later)

    def notices(self, change: Json) -> Audience:
        """Who sees that something is different after a correction; the others may know no more than that there was one.

        A spectator has the view of a seat without a name.
        """
        after = self.game.correct(self.state, change)
        seats = (*self.game.seats(self.state), "")
        noticing = [seat for seat in seats if self.game.view(self.state, seat) != self.game.view(after, seat)]
        is_open = len(noticing) == len(seats) or after == self.state
        return ALL if is_open else only(*(seat for seat in noticing if seat))

    def correct(self, change: Json, by: str, audience: Audience = ALL, *, rewinds: bool = True) -> None:
        """A master's correction: rewind to the step's start, apply it, and give the step's answers again.

        They are given again by themselves as long as the same is asked and the same is thrown; whatever has become
        another question or another throw is asked and thrown anew. (In games before 0.6.1 nothing was given again, and
        what was rewound still counted as told: such a correction is one that does not rewind.)
        """
        change = as_stored(change)
        state = self.game.correct(self.state, change)
        self._play_by_present_rules()
        again = self._step_so_far() if rewinds else None
        opening = self._opening() if rewinds else None
        ahead = self._ahead if rewinds else []
        data: Json = {"change": change, "by": by} | events.audience_of(audience)
        told = {"event": "correction"} | data
        if rewinds:
            data["rewinds"] = self.journal.step_began
        with self._undisturbed():
            self.state = state
            self.round_ends[moment_of(self.game, state)] = state
            self._begin_step()
            # How the step begins was told already, and is told again only if it begins otherwise now.
            self._heard = [told, *([] if self._heard == opening else self._heard)]
            self._record("correction", data, force_state=True)
        left = self._give_again(again) if again is not None else []
        self._keep_ahead([*ahead, *left], state)
        self.throw_dice()

    def add_seed(self, seat: str, text: str) -> None:
        """A seat's own contribution to the dice, in a journal of format 1 or 2: every throw from here on depends on it.

        Everybody sees it before the dice fall, the host too; since format 3 seats `pledge` and `share` instead.
        """
        if self.journal.header.has_leaves:
            raise NotAsked(seat)
        self._record("seed", {"seat": seat, "text": text})
        self.throw_dice()

    def pledge(self, seat: str, pledge: str) -> None:
        """A seat promises a share of chance. It counts from the next agreed point on."""
        self._promise("pledge", {"seat": seat, "commitment": pledge, "at": list(moment_of(self.game, self.state))})

    def share(self, seat: str, nonce: str, text: str) -> None:
        """A seat shows the share that it has pledged. With the last one the dice are settled, and fall."""
        self._promise("share", {"seat": seat, "nonce": nonce, "text": text})

    def give_up_waiting(self, seats: Sequence[str]) -> None:
        """The dice fall without the shares of these seats, and everybody sees it."""
        self._promise("missing", {"seats": list(seats)})

    def switch_typing(self, seat: str, on: bool, by: str) -> None:
        """From here on a seat types in the faces of real dice, or no longer."""
        self._promise("typing", {"seat": seat, "on": on, "by": by})

    def write(self, by: str, place: str, to: str, text: str, audience: Audience) -> None:
        """Something that somebody wrote, kept with the game: it changes nothing in it, and no undo takes it back."""
        self._record("letter", {"by": by, "place": place, "to": to, "text": text} | events.audience_of(audience))

    def _promise(self, kind: str, data: Json) -> None:
        """Record something about the dice; what breaks a promise raises JournalError and changes nothing."""
        if not self.journal.header.has_leaves:
            raise JournalError("journal-dice-format", entry=self.journal.next_number)
        self.journal.promises.check(self.journal.next_number, kind, data)
        self._record(kind, data)
        self.throw_dice()

    def follow(self, entries: Sequence[Entry]) -> None:
        """Take over entries that somebody else has stored behind ours."""
        for entry in entries:
            if entry.n != self.journal.next_number or entry.previous != self.journal.last_hash:
                raise JournalError("journal-chain", entry=entry.n)
            self.journal.append(entry)
        self._restore()

    def promise_new_dice(self, promised: str) -> None:
        """The secret of the dice was lost: from here on other dice are thrown."""
        self._record("new_dice", _new_dice(self.journal, promised))
        self.throw_dice()

    def throw_dice(self) -> None:
        """Throw whatever nobody throws by hand, and obey standing orders. When the game is over, the dice are laid
        open.

        Every answer does so by itself; it is asked for again only if storing a throw failed.
        """
        obeyed = 0
        while (roll := self._next_throw) is not None or (obeyed < MOST_OBEYED and self._answer_as_ordered()):
            if roll is None:
                obeyed += 1
                continue
            given = self._given(roll)
            if given is not None:
                self._take_faces(roll, given)
                obeyed = 0
                continue
            obeyed = 0
            if self.journal.laid_open:
                promised = self.dealer.renew()
                if promised is None:
                    return
                self._record("new_dice", _new_dice(self.journal, promised))
            self._begin_dealing(roll)
            if self._awaits_shares(roll):
                return
            dealt = self.dealer.deal(roll, Turn.of(self.journal, roll))
            if dealt is None:
                return
            self._take_faces(roll, dealt)
        is_over = self.outcome is not None and not self.journal.laid_open
        if is_over and self.dealer.settles(self.journal.next_number, "reveal"):
            self._heard += [*self._taken_back(), *self._given_in_all()]
            self._record("reveal", {"seed": self.dealer.reveal()})

    def _given(self, roll: Roll[Any]) -> Dealt | None:
        """The faces that a lesson gives for this throw; who throws real dice gets none."""
        is_typed = roll.seat in self.journal.promises.typed if self.guide is not None else True
        if self.guide is None or is_typed or not self.dealer.settles(self.journal.next_number, "faces"):
            return None
        faces = self.guide.faces(roll)
        return None if faces is None else Dealt(faces, GIVEN)

    def _given_in_all(self) -> list[Json]:
        """How many throws a lesson gave: told at the end."""
        return [] if self.guide is None else [{"event": "lesson_over", "throws": self.journal.promises.given}]

    def leave_lesson(self, by: str) -> None:
        """The lesson is over for good: from here on nothing is given, and the game is one like any other."""
        if self.guide is None or self.guide.position.left:
            raise NotAsked(by)
        self._heard.append({"event": LEFT, "by": by})
        self._record(LEFT, {"by": by})

    def _begin_dealing(self, roll: Roll[Any]) -> None:
        """At the agreed point, close the pledges of those who came later: now they are to share."""
        if not self.journal.header.has_leaves or roll.seat in self.journal.promises.typed:
            return
        promises = self.journal.promises
        due = promises.due(moment_of(self.game, self.state))
        if due and self.dealer.settles(self.journal.next_number, "deal"):
            self._record("deal", {"dealing": promises.dealing + 1, "pledges": due})

    def _taken_back(self) -> list[Json]:
        """How many throws that everybody saw each seat took back: told at the end."""
        if not self.journal.header.has_leaves:
            return []
        undone = sorted(self.journal.promises.undone_openly.items())
        return [{"event": "undone", "by": by, "throws": throws} for by, throws in undone if throws > 0]

    # -- once more ----------------------------------------------------------------------------------------------

    def _opening(self) -> list[Json]:
        """What the step under way told before it needed anybody."""
        heard: list[Json] = []
        if self.run is not None:
            state = self.state
            Run(lambda: self.game.step(state), lambda note: heard.append(events.noted(note)))
        return heard

    def _step_so_far(self) -> StepSoFar[S] | None:
        """What the step under way was given; None if it has only begun."""
        if not self.given and not self._gathered:
            return None
        return StepSoFar(self.game, self.state, tuple(self.given), {n: a.key for n, a in self._gathered.items()})

    def _give_again(self, before: StepSoFar[S]) -> list[AheadAnswer]:
        """Give what a step was given before, as long as it asks and throws the same.

        Where something else is asked in between, the answers after it hold for when their question comes.
        """
        items = list(before.items())
        for place, item in enumerate(items):
            if not self._obeys(self.journal.next_number) or not self._give_one_again(item):
                return [one.ahead() for one in items[place:] if isinstance(one, AnswerAgain)]
        return []

    def _give_one_again(self, item: AnswerAgain | FacesAgain) -> bool:
        if isinstance(item, FacesAgain):
            roll = self.wanted_faces
            if roll is None or not item.fits(roll):
                return False
            if self.journal.header.has_leaves and item.roll.audience != roll.audience:
                # Who has not seen these dice could not tell them from others that are put there.
                return False
            self._take_faces(roll, Dealt(item.faces, AGAIN))
            return True
        fitting = ((prompt, item.fits(prompt)) for prompt in self.prompts)
        found = next(((prompt, answer) for prompt, answer in fitting if answer is not None), None)
        if found is not None:
            self._take_answer(*found, AGAIN)
        return found is not None

    def _keep_ahead(self, ahead: Sequence[AheadAnswer], state: S) -> None:
        """What was answered ahead in a step that was rewound still holds, as far as the step has not ended again."""
        for one in ahead:
            if self.state is state and self._obeys(self.journal.next_number):
                with self._undisturbed():
                    self._ahead.append(one)
                    self._record("ahead", as_stored(one.to_json()) | {"by": AGAIN})

    # -- how it works -----------------------------------------------------------------------------------------

    def _play_by_present_rules(self) -> None:
        """A finished game that goes on after all is played by the rules of today, and its journal says so."""
        if rules_in_force(self.journal) != self.game.rules_version:
            _note_changed_rules(self.game, self.journal, self._store)

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

    def close(self) -> None:
        """Let go of the step in progress, which refers back here: then all of it is freed without a collection."""
        self.run = None

    @contextmanager
    def _undisturbed(self) -> Iterator[None]:
        """What fails, be it a rule or the store, has not happened: everything is as the journal says."""
        try:
            yield
        except BaseException:
            self._restore()
            raise

    def _shows_others(self, prompt: Choose[Any]) -> bool:
        """Whether this is the last of the simultaneous answers, after which all are known."""
        need = self.run.need if self.run else None
        return isinstance(need, Gather) and self.prompts == (prompt,)

    def _order(self, order: Order, on: bool) -> None:
        self._orders.pop(order, None)
        if on:
            self._orders[order] = None

    def _answer_as_ordered(self) -> bool:
        """Give one answer that was given ahead or that a standing order settles."""
        for prompt in self.prompts:
            found = self._settled(prompt)
            if found is not None and self._obeys(self.journal.next_number):
                given, answer = found
                self._take_answer(prompt, answer, AHEAD if isinstance(given, AheadAnswer) else STANDING)
                return True
        return False

    def _settled(self, prompt: Choose[Any]) -> tuple[Order | AheadAnswer, Answer[Any]] | None:
        """What answers a question by itself, and how.

        An answer that was named answers a figure once in a step: who is asked again after it is asked in earnest.
        """
        given: list[Order | AheadAnswer] = [*self._ahead, *self._orders]
        for one in given:
            answer = one.settles(prompt)
            if answer is not None and (answer.key == prompt.default or (one, prompt.who) not in self._spent):
                return one, answer
        return None

    def _take_answer(self, prompt: Choose[Any], answer: Answer[Any], by: str = "") -> None:
        data: Json = {"seat": prompt.seat, "who": prompt.who, "question": prompt.question.key, "key": answer.key}
        if by:
            data["by"] = by
        if self._shows_others(prompt):
            data["reveals"] = True
        step = None if self.guide is None else self.guide.step_for(prompt)
        if step is not None:
            data["step"] = step
        with self._undisturbed():
            if by == TIME_OUT:
                self._heard.append(events.timed_out(prompt, answer))
            elif by in FAULTS:
                self._heard.append(events.player_failed(prompt.seat, *FAULTS[by]))
            self._spend(prompt, by)
            self._give(prompt, answer)
            self._record("answer", data)

    def _spend(self, prompt: Choose[Any], by: str) -> None:
        """Remember what answers a figure by itself."""
        settled = self._settled(prompt) if by in (AHEAD, STANDING) else None
        if settled is not None:
            self._spent.add((settled[0], prompt.who))

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

    def _take_faces(self, roll: Roll[Any], dealt: Dealt) -> None:
        assert self.run is not None
        faces = dealt.faces
        told = events.thrown(roll, faces, self.journal.header.format)
        turn = Turn.of(self.journal, roll)
        data = {"seat": roll.seat, "throw": told["throw"], "faces": told["faces"]} | dealt.to_json(turn)
        with self._undisturbed():
            self._heard.append(told)
            self.given.append(("faces", faces))
            self.run.feed(roll.throw.read(faces))
            self._record("faces", data)

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
            self._ahead.append(_read_ahead(entry))
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


def _read_ahead(entry: Entry) -> AheadAnswer:
    try:
        return AheadAnswer.from_json(entry.data)
    except (ValueError, LookupError, TypeError) as error:
        raise JournalError("journal-entry", wrong="ahead", entry=str(entry.n)) from error


def _reveals(entry: Entry) -> bool:
    """An answer after which somebody knows something that not all know, or that all kept secret before."""
    told = (event for event in entry.events if event["event"] != "time_out")
    return "reveals" in entry.data or any("audience" in event for event in told)


def new_session(
    game: Game[S],
    start: S,
    document: Json,
    *,
    seed: bytes | None = None,
    open_store: Callable[[Journal], Callable[[Entry], None]] = lambda _: lambda _: None,
    by_hand: frozenset[str] = frozenset(),
    pledges: Mapping[str, str] | None = None,
) -> Session[S]:
    """A new game. `open_store` gets the fresh journal and gives back what stores each entry.

    The seats in `by_hand` type in the faces of real dice. `pledges` are promises of seats to contribute to the dice;
    the first throw waits for their shares.
    """
    # A game that is to be repeated is the same to the last byte. What is drawn at random hides what stays hidden even
    # after the seed is laid open.
    veil = secrets.token_bytes(32) if seed is None else sha256(b"veil" + seed).digest()
    seed = seed if seed is not None else secrets.token_bytes(32)
    made_by = (game.name, ENGINE_VERSION, game.rules_version)
    header = Header(
        *made_by, document, game.seats(start), commitment(seed), pledges=dict(sorted((pledges or {}).items())),
        typed=tuple(sorted(by_hand)), veil=veil.hex(), lesson=DOCUMENT_KEY in document,
    )  # fmt: skip
    journal = Journal(header)
    return Session(game, start, journal, FairDealer(seed), open_store(journal))


def resume(
    game: Game[S],
    start: S,
    journal: Journal,
    seed: bytes | None,
    *,
    store: Callable[[Entry], None] = lambda _: None,
    by_hand: frozenset[str] | None = None,
) -> Session[S]:
    """Go on where a journal stopped.

    With other rules than those it was played by, play goes on from the last step's stored state, and the journal says
    so; a game that is over stays as it is.
    Without the secret seed of its dice, new dice are promised in an entry of their own.
    Where other seats throw real dice than before (`by_hand`; None: the same), the journal says so too.
    """
    if rules_in_force(journal) != game.rules_version and not journal.laid_open:
        _note_changed_rules(game, journal, store)
    if seed is None or commitment(seed) != _promised(journal):
        seed = secrets.token_bytes(32)
        # Dice that lie open need no promise now: should the game go on after all, the next throw brings one.
        if not journal.laid_open:
            _append(journal, store, journal.seal("new_dice", _new_dice(journal, commitment(seed))))
    if by_hand is not None and journal.header.has_leaves and not journal.is_over:
        for seat in sorted(by_hand ^ journal.promises.typed):
            switch: Json = {"seat": seat, "on": seat in by_hand, "by": MASTER}
            _append(journal, store, journal.seal("typing", switch))
    return Session(game, start, journal, FairDealer(seed, by_hand or frozenset()), store)


def _new_dice(journal: Journal, promised: str) -> Json:
    """The promise of other dice."""
    data: Json = {"commitment": promised}
    return data | {"dealing": journal.promises.dealing + 1} if journal.header.has_leaves else data


def _append(journal: Journal, store: Callable[[Entry], None], entry: Entry) -> None:
    store(entry)
    journal.append(entry)


def rules_versions(journal: Journal) -> list[str]:
    """The rules versions that the journal was played by, the one in force last. No undo brings old rules back."""
    changes = [str(entry.data["to"]) for entry in journal.entries if entry.kind == "rules_changed"]
    return [journal.header.rules_version, *changes]


def rules_in_force(journal: Journal) -> str:
    """The rules version that the journal is played by now."""
    return rules_versions(journal)[-1]


def _note_changed_rules(game: Game[Any], journal: Journal, store: Callable[[Entry], None]) -> None:
    """Say that other rules hold from here on. They begin the step anew that was under way."""
    kept = journal.effective()
    stored = [entry.state for entry in kept if entry.state is not None]
    data: Json = {"from": rules_in_force(journal), "to": game.rules_version}
    event = {"event": "rules_changed"} | data
    began = journal.step_began
    if any(entry.n > began and entry.kind in STEPPING for entry in kept):
        data["rewinds"] = began
    _append(journal, store, journal.seal("rules_changed", data, [event], stored[-1] if stored else None))


def _promised(journal: Journal) -> str:
    """The commitment that holds now."""
    later = [str(e.data["commitment"]) for e in journal.entries if e.kind == "new_dice"]
    return later[-1] if later else journal.header.commitment
