"""How often a master clicks: for each act of a player, and until the next player acts, in scenes of all systems.

`python -m benchmarks.master_clicks [GAMES] [SCENE ...]` plays scenes with people on the first side and the master on
all other seats; everybody decides by the usual tactic, which the screen does not know beforehand. The same games are
counted for masters who use what the browser offers in different ways:

- `one by one`: every question is a click.
- `by hand`: the master decides for every figure. In a window each figure that does something is a click, with what it
  is asked right after that, and the last of them sends the whole window; a window in which nobody does anything is one
  click.
- `two by hand`: as before, but decides for two figures of a window at most; for the others the computer does.
- `led`: whenever a figure is asked, the master leaves all of them to the computer until it is the turn of a player.
- `nobody`: the figures let every window pass.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import NamedTuple

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.seating import seats_for_people
from regelwerk.engine.system import System, system
from regelwerk.players.futures import drawn

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
    """An answer of the master: who was asked under which rule, whether it was the default, which window it was in."""

    who: str
    rule_id: str
    is_default: bool
    window: int
    """The window that it was given in; -1: only this figure was asked."""
    is_first: bool
    """Whether nothing else was asked of the master since the turn of a player began."""


def one_by_one(answers: list[Given]) -> int:
    return len(answers)


def by_hand(answers: list[Given], most: int | None = None) -> int:
    """The clicks that the answers of one act take; at most so many figures of a window are decided by hand."""
    clicks = sum(given.window < 0 for given in _begun(answers))
    for window in {given.window for given in answers} - {-1}:
        acting = len({given.who for given in answers if given.window == window and not given.is_default})
        # The others are left to the computer with a click of its own.
        clicks += max(1, acting) if most is None or acting <= most else most + 1
    return clicks


def two_by_hand(answers: list[Given]) -> int:
    return by_hand(answers, most=2)


def led(answers: list[Given]) -> int:
    """One click for all that is asked until the turn of a player: the computer plays on."""
    return sum(given.is_first for given in answers)


def _begun(answers: list[Given]) -> list[Given]:
    """Without what a figure is asked right after its answer, which is given with it."""
    found: list[Given] = []
    before: Given | None = None
    for given in answers:
        follows = before is not None and given.who == before.who and given.rule_id != before.rule_id
        if not follows:
            found.append(given)
        before = None if follows else given
    return found


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
    acts, step, windows, in_window, is_first = Acts(), -1, 0, dict[tuple[str, str], int](), True
    for _ in range(ANSWERS):
        if session.outcome is not None:
            break
        asked, prompt = next(iter(session.asked.items()))
        if session.journal.step_began != step:
            step = session.journal.step_began
            acts.led_by_player.append(prompt.seat in people)
            acts.answers.append([])
            in_window, is_first = {}, is_first or acts.led_by_player[-1]
        key = drawn(tactic.decide(prompt), dice)
        if prompt.seat not in people:
            figure = (prompt.who, prompt.rule_id)
            alike = () if figure in in_window else session.asked_in_window(asked, sees_all=True)
            # The browser offers a list only where several figures are asked, not where one is asked several times.
            if len({one.prompt.who for one in alike}) > 1:
                # Whoever is foreseen here is answered with it, together with what each is asked right after that.
                windows += 1
                foreseen = [one.prompt for one in alike] + [after for one in alike for after in one.following.values()]
                in_window |= dict.fromkeys(((one.who, one.rule_id) for one in foreseen), windows)
            if nobody and (acts.led_by_player[-1] or alike):
                key = prompt.default
            window = in_window.get(figure, -1)
            acts.answers[-1].append(Given(*figure, key == prompt.default, window, is_first))
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
            ("one by one", one_by_one, False), ("by hand", by_hand, False), ("two by hand", two_by_hand, False),
            ("led", led, False), ("nobody", by_hand, True),
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
