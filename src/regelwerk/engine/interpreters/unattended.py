"""What follows in a game by itself: dice fall, orders and answers given ahead are obeyed, the dice are laid open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from regelwerk.engine.answers import Answer
from regelwerk.engine.effects import Choose, Gather, Roll
from regelwerk.engine.game import Game, moment_of
from regelwerk.engine.interpreters.answers_ahead import AheadAnswer
from regelwerk.engine.interpreters.dealers import AGAIN, Dealer, Dealt, Turn, new_dice
from regelwerk.engine.interpreters.journaled_game import AHEAD, STANDING, JournaledGame
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import Entry, Journal, Json
from regelwerk.engine.lessons.guide import GIVEN

S = TypeVar("S")
TIME_OUT = "time_out"
"""What answered if somebody's time had run out. (In games before 0.6.1 it was `time`, and left no trace in the log.)"""
FAULTS = {
    f"{who}_{fault}": (who, fault)
    for who, faults in (("program", ("slow", "wrong", "dead")), ("computer", ("slow", "wrong", "crashed")))
    for fault in faults
}
"""What answered if a program or a computer sat there and failed (the tactic did), with what was the matter with it."""
LED = "led"
"""What answered for a figure that a master has left to the computer."""
BY_THEMSELVES = (STANDING, AHEAD, AGAIN)
"""What answers that follow by themselves are given by."""
MOST_OBEYED = 200
"""How many answers follow by themselves without dice between them: orders may lead in a circle, and then people are
asked."""


class UnattendedGame(JournaledGame[S]):
    """A game that goes on until somebody has to decide, to throw or to share."""

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
        self.dealer = dealer
        self._obeys = obeys
        super().__init__(game, start, journal, store)
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
                self._record("new_dice", new_dice(self.journal, promised))
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

    # -- answers ----------------------------------------------------------------------------------------------

    def _answer_as_ordered(self) -> bool:
        """Give one answer that was given ahead or that a standing order settles."""
        for prompt in self.prompts:
            found = self._settled(prompt)
            if found is not None and self._obeys(self.journal.next_number):
                given, answer = found
                self._take_answer(prompt, answer, AHEAD if isinstance(given, AheadAnswer) else STANDING)
                return True
        return False

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

    def _shows_others(self, prompt: Choose[Any]) -> bool:
        """Whether this is the last of the simultaneous answers, after which all are known."""
        need = self.run.need if self.run else None
        return isinstance(need, Gather) and self.prompts == (prompt,)

    # -- dice -------------------------------------------------------------------------------------------------

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

    def _given(self, roll: Roll[Any]) -> Dealt | None:
        """The faces that a lesson gives for this throw; who throws real dice gets none."""
        is_typed = roll.seat in self.journal.promises.typed if self.guide is not None else True
        if self.guide is None or is_typed or not self.dealer.settles(self.journal.next_number, "faces"):
            return None
        faces = self.guide.faces(roll)
        return None if faces is None else Dealt(faces, GIVEN)

    def _begin_dealing(self, roll: Roll[Any]) -> None:
        """At the agreed point, close the pledges of those who came later: now they are to share."""
        if not self.journal.header.has_leaves or roll.seat in self.journal.promises.typed:
            return
        promises = self.journal.promises
        due = promises.due(moment_of(self.game, self.state))
        if due and self.dealer.settles(self.journal.next_number, "deal"):
            self._record("deal", {"dealing": promises.dealing + 1, "pledges": due})

    # -- at the end -------------------------------------------------------------------------------------------

    def _taken_back(self) -> list[Json]:
        """How many throws that everybody saw each seat took back: told at the end."""
        if not self.journal.header.has_leaves:
            return []
        undone = sorted(self.journal.promises.undone_openly.items())
        return [{"event": "undone", "by": by, "throws": throws} for by, throws in undone if throws > 0]

    def _given_in_all(self) -> list[Json]:
        """How many throws a lesson gave: told at the end."""
        return [] if self.guide is None else [{"event": "lesson_over", "throws": self.journal.promises.given}]
