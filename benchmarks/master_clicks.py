"""How often a master clicks: for each act of a player, and until the next player acts, in scenes of all systems.

`python -m benchmarks.master_clicks [GAMES] [SCENE ...]` plays scenes with people on the first side and the master on
all other seats; everybody decides by the usual tactic. `one by one` counts every question to the master as a click.
`in windows` counts the same game with answers for several figures: an answer is one click together with what the same
figure is asked right after it, and one click says for all figures up to the next that does something, or for all who
are left, that they do nothing. `nobody` is a master whose figures let every window pass.
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
    """An answer of the master: who was asked under which rule, and whether it was the default."""

    who: str
    rule_id: str
    is_default: bool


def one_by_one(answers: list[Given]) -> int:
    return len(answers)


def in_windows(answers: list[Given]) -> int:
    """The clicks that the answers of one act take.

    What a figure is asked right after its answer belongs to the same click; a row of defaults under one rule is one.
    """
    clicks = 0
    before: Given | None = None
    asked_more = False
    for given in answers:
        is_same_figure = before is not None and given.who == before.who and given.rule_id != before.rule_id
        follows = is_same_figure and not asked_more
        passes_too = before is not None and before.is_default and given.is_default and given.rule_id == before.rule_id
        clicks += not (follows or passes_too)
        asked_more, before = follows, given
    return clicks


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
    acts, step = Acts(), -1
    for _ in range(ANSWERS):
        if session.outcome is not None:
            break
        asked, prompt = next(iter(session.asked.items()))
        if session.journal.step_began != step:
            step = session.journal.step_began
            acts.led_by_player.append(prompt.seat in people)
            acts.answers.append([])
        key = drawn(tactic.decide(prompt), dice)
        if prompt.seat not in people:
            if nobody and (acts.led_by_player[-1] or session.asked_alike(asked, sees_all=True)):
                key = prompt.default
            acts.answers[-1].append(Given(prompt.who, prompt.rule_id, key == prompt.default))
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
            ("one by one", one_by_one, False), ("in windows", in_windows, False), ("nobody", in_windows, True),
        ):  # fmt: skip
            for_acts: list[int] = []
            between: list[int] = []
            for game in range(games):
                acts = play(system(name), chosen, f"clicks {game}", nobody=nobody)
                clicks = [counted(answers) for answers in acts.answers]
                for_acts += [n for led, n in zip(acts.led_by_player, clicks, strict=True) if led and n]
                between += waits(acts, clicks)
            print(f"{scene:24}{words:14}{told(for_acts):>27}{told(between):>27}", flush=True)


if __name__ == "__main__":
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    main(numbers[0] if numbers else 3, tuple(one for one in sys.argv[1:] if not one.isdigit()) or SCENES)
