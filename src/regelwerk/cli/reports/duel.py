"""The report of a duel: who wins, how long it takes, and what the participants have left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from regelwerk.cli.reports.estimates import plain_estimate, share
from regelwerk.cli.terminal.bars import bar
from regelwerk.cli.voice import Voice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Fact, Phrase
from regelwerk.engine.policies import BySeat
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.screen.display import Card, Display
from regelwerk.engine.system import System
from regelwerk.lab.duel import DuelResult
from regelwerk.lab.estimate import Estimate, exactly, share_estimate

BAR = 20
MOST_ROWS = 12


@dataclass(frozen=True, slots=True)
class DuelReport:
    """A result, with what is needed to put it into words."""

    system: System
    start: Any
    policy: BySeat
    result: DuelResult[Any]

    @property
    def begun(self) -> Display:
        return self.system.display(self.system.game.view(self.start, MASTER))

    def tactic_of(self, seat: str) -> str:
        return dict(self.policy.seats)[seat].name

    def winning(self, one: Card) -> Estimate:
        never = exactly(0.0) if self.result.fights is None else share_estimate(0, self.result.fights)
        return self.result.winners.get(one.side, never)

    def left(self, one: Card) -> dict[int, Estimate]:
        """The law of what a participant has left, such as hearts, at the end."""
        game, system = self.system.game, self.system

        def rest(state: Any) -> int:
            board = board_of(system.display(game.view(state, MASTER)))
            return next(number_in(row.cells[0]) for row in board.rows if row.id == one.id)

        return dict(sorted(self.result.law_of(rest).items(), reverse=True))


def number_in(cell: Fact) -> int:
    """The number in a cell; of a cell such as "3 of 6" the part that is left."""
    number = dict(cell.facts)["left"] if isinstance(cell, Phrase) else cell
    assert isinstance(number, int)
    return number


def show_report(report: DuelReport, voice: Voice) -> None:
    result = report.result
    names = report.system.game.names(report.start)
    sure = _spread(voice, result.exact)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("", "cli-duel-tactic", "cli-duel-wins", ""):
        table.add_column(voice.text(key) if key else "", header_style="dim")
    for one in report.begun.cards:
        chance = report.winning(one)
        shown = Text(bar(chance.value, BAR), style="cyan")
        name = Text(names[one.id][voice.lang], style="bold")
        table.add_row(name, voice.tactics(report.tactic_of(one.seat)), sure(chance), shown)
    draw = result.winners.get(None)
    if draw is not None:
        table.add_row(voice.text("cli-duel-draw"), "", sure(draw), Text(bar(draw.value, BAR), style="cyan"))
    voice.print(table)
    if result.endless:
        voice.print(voice.text("cli-duel-endless", chance=voice.percent(result.endless, 2)))
    else:
        rounds = voice.number(result.rounds.value)
        if not result.exact:
            rounds += f" ({voice.number(result.rounds.low)}–{voice.number(result.rounds.high)})"
        unit = report.system.standings(report.system.game.view(report.start, MASTER)).unit
        if unit:
            voice.print(voice.text("cli-duel-units", rounds=rounds, unit=voice.text(unit)))
        else:
            voice.print(voice.text("cli-duel-rounds", rounds=rounds))
    for one in report.begun.cards:
        _show_left(report, one, voice, names[one.id][voice.lang], voice.text(report.begun.columns[0]))
    voice.print(_method(report, voice), style="dim")


def _show_left(report: DuelReport, one: Card, voice: Voice, name: str, what: str) -> None:
    voice.print()
    voice.print(voice.text("cli-duel-left", name=name, what=what), style="bold")
    shown = _spread(voice, report.result.exact)
    law = report.left(one)
    if len(law) > MOST_ROWS:
        _show_ranges(law, voice)
        return
    texts = {left: shown(chance) for left, chance in law.items()}
    width = max(map(len, texts.values()))
    for left, chance in law.items():
        voice.print(f"{left:>5}  {texts[left]:<{width}}  {bar(chance.value, BAR)}")


def _show_ranges(law: dict[int, Estimate], voice: Voice) -> None:
    """Many numbers grouped into a few ranges, without intervals."""
    least, most = min(law), max(law)
    size = -(-(most - least + 1) // MOST_ROWS)
    for high in range(most, least - 1, -size):
        low = max(least, high - size + 1)
        share = sum(chance.value for left, chance in law.items() if low <= left <= high)
        numbers = f"{low}–{high}" if low < high else str(low)
        voice.print(f"{numbers:>7}  {voice.percent(share):>7}  {bar(share, BAR)}")


def _spread(voice: Voice, exact: bool) -> Callable[[Estimate], str]:
    """Writes a chance: alone if it is exact, otherwise with its interval."""

    def shown(chance: Estimate) -> str:
        return voice.percent(chance.value) if exact else share(chance, voice)

    return shown


def _method(report: DuelReport, voice: Voice) -> str:
    """Whether the numbers are exact, and if not, why."""
    result = report.result
    if result.exact:
        return voice.text("cli-duel-exact", states=result.states)
    limit = result.too_large
    assert limit is not None
    key = "cli-duel-simulated-time" if limit.out_of_time else "cli-duel-simulated-states"
    seconds = voice.number(limit.max_seconds if limit.seen_after is None else limit.seen_after, 1)
    return voice.text(key, fights=result.fights, found=limit.states, states=limit.max_states, seconds=seconds)


def plain_report(report: DuelReport, voice: Voice) -> dict[str, Any]:
    """The report as JSON; estimates have a value and an interval."""
    result = report.result
    return {
        "system": report.system.name,
        "method": result.method,
        "exact": result.exact,
        "states": result.states,
        "fights": result.fights,
        "policy": result.policy,
        "participants": {
            one.id: {
                "name": report.system.game.names(report.start)[one.id][voice.lang],
                "tactic": report.tactic_of(one.seat),
                "wins": plain_estimate(report.winning(one)),
                "left": {str(left): plain_estimate(chance) for left, chance in report.left(one).items()},
            }
            for one in report.begun.cards
        },
        "draw": plain_estimate(result.winners.get(None, Estimate(0.0, 0.0, 0.0))),
        "rounds": None if result.endless else plain_estimate(result.rounds),
        "endless": result.endless,
    }
