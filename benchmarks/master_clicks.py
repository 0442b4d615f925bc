"""How often a master clicks: for each act of a player, and until the next player acts, in scenes of all systems.

`python -m benchmarks.master_clicks [GAMES] [SCENE ...]` plays scenes with people on the first side and the master on
all other seats; everybody decides by the usual tactic, which the screen does not know beforehand. The same games are
counted for masters who use what the browser offers in different ways; the table's own functions say where it offers
a list, and what stands beside an answer.

- `one by one`: every question is a click.
- `by hand`: the master decides for every figure. In a window each figure that does something is a click, with what it
  is asked right after that, and the last of them sends the whole window; a window in which nobody does anything is one
  click. Where one figure is asked several times in a row, each answer that is not the suggested one is a click, and the
  last of them sends the whole row; what an answer has changed is asked anew and counts again.
- `then computer`: by hand what a figure is asked first in an act; what it is asked after that the computer decides.
- `two by hand`: by hand, but for two figures of a window at most; for the others the computer decides.
- `led`: whenever a figure is asked, the master leaves all of them to the computer until it is the turn of a player.
- `nobody`: the figures let every window pass.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.answers_ahead import AheadAnswer, AskedFigure, is_as_shown
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.seating import seats_for_people
from regelwerk.engine.system import System, system
from regelwerk.players.futures import drawn
from regelwerk.table.screens.windows import has_few_answers, offered_figures, offered_next, offered_row

SCENES = (
    "darkspace/schiesserei",
    "darkspace/halle9",
    "phasesix/feuergefecht",
    "phasesix/gruft",
    "heldencodex/skirmish",
    "realms/uebung",
    "factions/torsturm",
)
ANSWERS = 400
"""A game is followed for so many answers at most."""


class Given(NamedTuple):
    """An answer of the master: for whom, whether it was the default, and with which click of which list."""

    who: str
    is_default: bool
    listed: int
    """The list that it was given in; -1: none."""
    chip: str
    """What is clicked in the list."""
    follows: bool
    """Whether it was given together with the answer before it."""
    is_first: bool
    """Whether nothing else was asked of the master since the turn of a player began."""


def one_by_one(answers: list[Given]) -> int:
    return len(answers)


def by_hand(answers: list[Given], most: int | None = None) -> int:
    """The clicks that the answers of one act take; at most so many figures of a window are decided by hand."""
    clicks = sum(given.listed < 0 and not given.follows for given in answers)
    for number in {given.listed for given in answers} - {-1}:
        acting = len({given.chip for given in answers if given.listed == number and not given.is_default})
        # The others are left to the computer with a click of its own.
        clicks += max(1, acting) if most is None or acting <= most else most + 1
    return clicks


def then_computer(answers: list[Given]) -> int:
    """What a figure is asked again in an act is no click of the master's."""
    asked_before, first = set[str](), list[Given]()
    for given in answers:
        if given.who not in asked_before or (first and given.listed == first[-1].listed >= 0):
            first.append(given)
        asked_before.add(given.who)
    return by_hand(first)


def two_by_hand(answers: list[Given]) -> int:
    return by_hand(answers, most=2)


def led(answers: list[Given]) -> int:
    """One click for all that is asked until the turn of a player: the computer plays on."""
    return sum(given.is_first for given in answers)


@dataclass
class Screen:
    """What a master's browser offers, question by question."""

    lists: int = 0
    figures: dict[str, AskedFigure] = field(default_factory=dict)
    """Who is still to answer in the window in sight."""
    like: AheadAnswer | None = None
    row: list[Choose[Any]] = field(default_factory=list)
    """What is left of the row in sight."""
    beside: tuple[str, str] | None = None
    """Who is asked which rule next, if that was answered together with the answer before."""
    thrown: tuple[int, int] = (0, 0)
    """The step, and the throws in it: no list goes beyond dice."""
    useless: int = -1
    """A list without what somebody answered in the end, or is asked right after it: it was answered one by one."""

    def given(self, session: Session[Any], asked: str, prompt: Choose[Any], key: str) -> tuple[int, str, bool]:
        """The list, the click in it, and whether an answer goes with the one before."""
        thrown = session.journal.step_began, sum(kind == "faces" for kind, _ in session.given)
        if thrown != self.thrown:
            self.thrown, self.figures, self.like, self.row, self.beside = thrown, {}, None, [], None
        follows, self.beside = self.beside == (prompt.who, prompt.rule_id), None
        if self.row and is_as_shown(self.row[0], prompt, key):
            self.row = self.row[1:]
            return self.lists, f"{len(self.row)} left", False
        self.row = []
        if follows:
            return (self.lists if self.like else -1), prompt.who, True
        if self.like is not None and prompt.who in self.figures and self.like.settles(prompt) is not None:
            figure = self.figures.pop(prompt.who)
            is_listed = not isinstance(figure.prompt.answers.find(key), Refusal)
            if is_listed and (key in figure.following or key not in session.ahead(asked).following()):
                self._look_beside(prompt, key, figure.following)
                return self.lists, prompt.who, False
            self.useless = self.lists
        self.like = None
        return self._offered(session, asked, prompt, key)

    def _offered(self, session: Session[Any], asked: str, prompt: Choose[Any], key: str) -> tuple[int, str, bool]:
        """What a question comes with that nothing has answered yet."""
        window = offered_figures(session.ahead(asked).window(sees_all=True))
        if window:
            self.lists += 1
            self.figures = window
            like = AheadAnswer.to_prompt(prompt, prompt.default, None)
            assert isinstance(like, AheadAnswer)
            self.like = like
            self._look_beside(prompt, key, self.figures.pop(prompt.who).following)
            return self.lists, prompt.who, False
        row = offered_row(session.ahead(asked).row())
        if row:
            self.lists, self.row = self.lists + 1, row[1:]
            return self.lists, f"{len(self.row)} left", False
        if has_few_answers(prompt):
            self._look_beside(prompt, key, session.ahead(asked).following())
        return -1, "", False

    def _look_beside(self, prompt: Choose[Any], key: str, following: Mapping[str, Choose[Any]]) -> None:
        beside = offered_next(following)
        self.beside = (prompt.who, beside[key].rule_id) if key in beside else None


@dataclass
class Acts:
    """A game as the master sees it: who led each act, and what the master answered in it."""

    led_by_player: list[bool] = field(default_factory=list)
    answers: list[list[Given]] = field(default_factory=list)


def play(chosen: System, scene: str, seed: str, *, nobody: bool) -> Acts:
    """One game, or its beginning."""
    document = chosen.scenario(chosen.content(), scene, {})
    start = chosen.start(document)
    people = seats_for_people(chosen, start)
    session = new_session(chosen.game, start, document, seed=seed.encode())
    tactic, dice = chosen.tactics[chosen.default_tactic], RandomDice(seed)
    acts, step, screen, is_first = Acts(), -1, Screen(), True
    for _ in range(ANSWERS):
        if session.outcome is not None:
            break
        asked, prompt = next(iter(session.asked.items()))
        if session.journal.step_began != step:
            step = session.journal.step_began
            acts.led_by_player.append(prompt.seat in people)
            acts.answers.append([])
            is_first = is_first or acts.led_by_player[-1]
        key = drawn(tactic.decide(prompt), dice)
        if prompt.seat not in people:
            if nobody and (acts.led_by_player[-1] or session.ahead(asked).window(sees_all=True)):
                key = prompt.default
            listed, chip, follows = screen.given(session, asked, prompt, key)
            own = [one._replace(listed=-1) if one.listed == screen.useless else one for one in acts.answers[-1]]
            acts.answers[-1] = [*own, Given(prompt.who, key == prompt.default, listed, chip, follows, is_first)]
            is_first = False
        session.answer(prompt.seat, key, asked=asked)
    return acts


def told(numbers: list[int]) -> str:
    if not numbers:
        return "never asked"
    few = sum(number <= 3 for number in numbers) / len(numbers)
    return f"{sum(numbers) / len(numbers):5.1f} max {max(numbers):2}  ≤3: {few:4.0%}"


def waits(acts: Acts, clicks: list[int]) -> list[int]:
    """The clicks between two acts that players lead."""
    found, waited = [], 0
    for by_player, number in zip(acts.led_by_player, clicks, strict=True):
        if by_player and waited:
            found.append(waited)
        waited = number if by_player else waited + number
    return found


def main(games: int, scenes: tuple[str, ...]) -> None:
    print(f"{'':38}{'clicks per act of a player':>27}{'until a player acts':>27}")
    for scene in scenes:
        name, _, chosen = scene.partition("/")
        for words, counted, nobody in (
            ("one by one", one_by_one, False), ("by hand", by_hand, False),
            ("then computer", then_computer, False), ("two by hand", two_by_hand, False), ("led", led, False),
            ("nobody", by_hand, True),
        ):  # fmt: skip
            for_acts: list[int] = []
            between: list[int] = []
            for game in range(games):
                acts = play(system(name), chosen, f"clicks {game}", nobody=nobody)
                clicks = [counted(answers) for answers in acts.answers]
                for_acts += [n for by_player, n in zip(acts.led_by_player, clicks, strict=True) if by_player and n]
                between += waits(acts, clicks)
            print(f"{scene:24}{words:14}{told(for_acts):>27}{told(between):>27}", flush=True)


if __name__ == "__main__":
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    main(numbers[0] if numbers else 3, tuple(one for one in sys.argv[1:] if not one.isdigit()) or SCENES)
