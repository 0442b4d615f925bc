"""The live interpreter: a game being played. People and dice answer; the journal remembers.

Everything that happens is an entry: stored first, then acknowledged. `journaled_game` says where the game stands,
`unattended` what follows by itself; here is what people do.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, TypeVar

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import ALL, MASTER, Audience, Choose, only
from regelwerk.engine.game import Game, moment_of
from regelwerk.engine.interpreters.answers_ahead import (
    AheadAnswer,
    LookAhead,
    answers_in_a_row,
    answers_in_window,
    asked_in_a_row,
)
from regelwerk.engine.interpreters.dealers import AGAIN, HAND, Dealt, FairDealer, new_dice
from regelwerk.engine.interpreters.rewinding import AnswerAgain, FacesAgain, StepSoFar
from regelwerk.engine.interpreters.rules_changes import note_changed_rules, rules_in_force
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.interpreters.unattended import UnattendedGame
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import LASTING, Entry, Header, Journal, JournalError, Json, as_stored
from regelwerk.engine.journal.fairness import commitment
from regelwerk.engine.lessons.guide import DOCUMENT_KEY, LEFT
from regelwerk.engine.rulings import is_ruling

S = TypeVar("S")
ENGINE_VERSION = "1"
FREE = ("answer", "standing", "ahead", "seed", LEFT, *LASTING)
"""The entries by which nothing is thrown."""


class NotAsked(ValueError):
    """Nobody asked this seat, or somebody has already answered."""


class Refused(ValueError):
    """The rules refuse this answer; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.key} is refused: {refusal.reason.key} ({refusal.rule_id})")


class NothingToUndo(ValueError):
    """There is no such entry to go back to."""


class TooLate(ValueError):
    """The dice of a probe lie on the table: nothing is decided about it any more."""

    def __init__(self, who: str) -> None:
        self.who = who
        super().__init__(f"{who} has thrown already: a ruling comes before the dice")


class Session(UnattendedGame[S]):
    """One running game over one journal."""

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
        self._settle_ahead([ahead])

    def answer_window(
        self, seat: str, answers: Mapping[str, Sequence[str]], *, asked: str | None = None, sees_all: bool = False
    ) -> None:
        """Answer for several figures in a window, for each its own: an answer, and what it is asked right after that.

        Whoever is not named is asked. An answer that is refused ends it: whatever comes then is a new decision.
        """
        prompt = self._asked_of(seat, asked)
        for key in answers.get(prompt.who, ())[:1]:
            found = prompt.answers.find(key)
            if isinstance(found, Refusal):
                raise Refused(found)
        assert self.run is not None
        self._settle_ahead(list(answers_in_window(self.run.again(), prompt, answers, sees_all=sees_all)))

    def answer_row(self, seat: str, keys: Sequence[str], *, asked: str | None = None) -> None:
        """Answer what one figure is asked in a row, in the order of `asked_in_a_row`.

        A question that has become another one through an answer before it is asked, and so is all that follows.
        """
        prompt = self._asked_of(seat, asked)
        for key in keys[:1]:
            found = prompt.answers.find(key)
            if isinstance(found, Refusal):
                raise Refused(found)
        assert self.run is not None
        row = tuple(asked_in_a_row(self.run.again(), prompt))
        self._settle_ahead(list(answers_in_a_row(self.run.again(), row, keys)))

    def _settle_ahead(self, answers: Sequence[AheadAnswer]) -> None:
        """Take answers to what figures are asked in this step, all in one entry."""
        if answers:
            first, *more = (one.to_json() for one in answers)
            with self._undisturbed():
                self._ahead += answers
                self._record("ahead", as_stored(first | ({"more": more} if more else {})))
        self.throw_dice()

    def ahead(self, asked: str) -> LookAhead:
        """What lies ahead of an open question."""
        assert self.run is not None
        return LookAhead(self.run, self.asked[asked], self.prompts)

    def answer_on(self, seat: str, keys: Sequence[str], *, alone: bool = False, asked: str | None = None) -> None:
        """Answer an open question and, with the other keys, what the same figure is asked right after it.

        `alone`: if it was not the default, all others who are asked the same in this step take that. Whatever is asked
        otherwise than it was foreseen is left to the person.
        """
        prompt = self._asked_of(seat, asked)
        self.answer(seat, keys[0], asked=asked)
        for key in keys[1:]:
            own = {name: one for name, one in self.asked.items() if (one.seat, one.who) == (seat, prompt.who)}
            name, following = next(iter(own.items()), ("", None))
            if following is None or isinstance(following.answers.find(key), Refusal):
                return
            self.answer(seat, key, asked=name)
        is_wanted = alone and keys[0] != prompt.default
        rest = AheadAnswer.to_prompt(prompt, prompt.default, None) if is_wanted else None
        if isinstance(rest, AheadAnswer):
            like = next((name for name, one in self.asked.items() if rest.settles(one) is not None), None)
            if like is not None:
                self.answer_ahead(seat, prompt.default, None, asked=like)

    def write(self, by: str, place: str, to: str, text: str, audience: Audience) -> None:
        """Something that somebody wrote, kept with the game: it changes nothing in it, and no undo takes it back."""
        self._record("letter", {"by": by, "place": place, "to": to, "text": text} | events.audience_of(audience))

    def leave_lesson(self, by: str) -> None:
        """The lesson is over for good: from here on nothing is given, and the game is one like any other."""
        if self.guide is None or self.guide.position.left:
            raise NotAsked(by)
        self._heard.append({"event": LEFT, "by": by})
        self._record(LEFT, {"by": by})

    # -- taking back and putting right ------------------------------------------------------------------------

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
        for entry in reversed(self.journal.effective()):
            if entry.n <= to:
                break
            if entry.kind not in FREE or _reveals(entry):
                return False
        return True

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

        A ruling on somebody's probe changes no dice that lie there: it raises TooLate instead.
        """
        change = as_stored(change)
        state = self.game.correct(self.state, change)
        if self.comes_too_late(change):
            raise TooLate(change["who"])
        again = self._step_so_far() if rewinds else None
        self._play_by_present_rules()
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

    def comes_too_late(self, change: Json) -> bool:
        """Whether a ruling is about somebody whose dice lie there, or would change what others have thrown."""
        so_far = self._step_so_far() if is_ruling(change) else None
        return so_far is not None and not so_far.keeps_dice(self.game.correct(self.state, change), change["who"])

    def _play_by_present_rules(self) -> None:
        """A finished game that goes on after all is played by the rules of today, and its journal says so."""
        if rules_in_force(self.journal) != self.game.rules_version:
            note_changed_rules(self.game, self.journal, self._store)

    # -- once more after a correction -------------------------------------------------------------------------

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

    # -- shares of chance -------------------------------------------------------------------------------------

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

    def promise_new_dice(self, promised: str) -> None:
        """The secret of the dice was lost: from here on other dice are thrown."""
        self._record("new_dice", new_dice(self.journal, promised))
        self.throw_dice()

    def _promise(self, kind: str, data: Json) -> None:
        """Record something about the dice; what breaks a promise raises JournalError and changes nothing."""
        if not self.journal.header.has_leaves:
            raise JournalError("journal-dice-format", entry=self.journal.next_number)
        self.journal.promises.check(self.journal.next_number, kind, data)
        self._record(kind, data)
        self.throw_dice()

    # -- other processes --------------------------------------------------------------------------------------

    def follow(self, entries: Sequence[Entry]) -> None:
        """Take over entries that somebody else has stored behind ours."""
        for entry in entries:
            if entry.n != self.journal.next_number or entry.previous != self.journal.last_hash:
                raise JournalError("journal-chain", entry=entry.n)
            self.journal.append(entry)
        self._restore()


def _reveals(entry: Entry) -> bool:
    """An answer after which somebody knows something that not all know, or that all kept secret before."""
    if "reveals" in entry.data:
        return True
    return any("audience" in event and event["event"] != "time_out" for event in entry.events)


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
        note_changed_rules(game, journal, store)
    if seed is None or commitment(seed) != _promised(journal):
        seed = secrets.token_bytes(32)
        # Dice that lie open need no promise now: should the game go on after all, the next throw brings one.
        if not journal.laid_open:
            _append(journal, store, journal.seal("new_dice", new_dice(journal, commitment(seed))))
    if by_hand is not None and journal.header.has_leaves and not journal.is_over:
        for seat in sorted(by_hand ^ journal.promises.typed):
            switch: Json = {"seat": seat, "on": seat in by_hand, "by": MASTER}
            _append(journal, store, journal.seal("typing", switch))
    return Session(game, start, journal, FairDealer(seed, by_hand or frozenset()), store)


def _append(journal: Journal, store: Callable[[Entry], None], entry: Entry) -> None:
    store(entry)
    journal.append(entry)


def _promised(journal: Journal) -> str:
    """The commitment that holds now."""
    later = [str(e.data["commitment"]) for e in journal.entries if e.kind == "new_dice"]
    return later[-1] if later else journal.header.commitment
