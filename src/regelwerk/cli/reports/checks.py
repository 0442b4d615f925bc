"""What the battery found, as a table with sentences, or as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from regelwerk.battery.running import Checked, Finding
    from regelwerk.battery.speed import Speed
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.system import System

MANY = 5
"""Most findings of one check that are told: the first usually explains the others."""


def show_report(
    voice: Voice, system: System, report: Sequence[Checked], speed: Speed | None, *, looked_at_tests: bool
) -> None:
    """A line for every check, then every finding with its place."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for checked in report:
        passed = not checked.findings
        mark = Text("✓", style="green") if passed else Text("✗", style="bold red")
        if not checked.games:
            mark = Text("–", style="dim")
        games = voice.text("cli-check-games", number=checked.games) if checked.games != 1 else ""
        said = Text(voice.text(f"battery-check-{checked.name}"), style="" if passed else "bold")
        table.add_row(mark, said, Text(games, style="dim"), Text(f"{checked.seconds:.1f} s", style="dim"))
    voice.print(system.title[voice.lang], style="bold")
    voice.print(table)
    for checked in report:
        for finding in checked.findings[:MANY]:
            _show_finding(voice, system, finding)
        if len(checked.findings) > MANY:
            voice.print(voice.text("cli-check-more", number=len(checked.findings) - MANY))
    if not looked_at_tests:
        voice.print(voice.text("cli-check-no-tests"))
    if speed is not None:
        steps = speed.steps // speed.games
        games = voice.number(speed.games_per_second, 1)
        voice.print(voice.text("cli-check-speed", games=games, tactic=speed.tactic, steps=steps))
    failed = sum(bool(checked.findings) for checked in report)
    voice.print(voice.text("cli-check-failed" if failed else "cli-check-passed", number=failed), style="bold")


def _show_finding(voice: Voice, system: System, finding: Finding) -> None:
    where = f" · {finding.trial}" if finding.trial else ""
    voice.print("")
    voice.print(f"✗ {voice.text(f'battery-check-{finding.check}')}{where}", style="bold red")
    voice.print(Padding(voice.tell(finding.message, finding.facts), (0, 0, 0, 2)))
    if finding.rule_id:
        voice.print(voice.text("cli-check-rule", rule=finding.rule_id))
    for place in finding.places:
        voice.print(voice.text("cli-check-place", place=place), soft_wrap=True)
    voice.print(voice.text("cli-check-again", system=system.name, check=finding.check), soft_wrap=True)


def plain_report(voice: Voice, system: System, report: Sequence[Checked], speed: Speed | None) -> dict[str, Any]:
    """The same as data."""
    return {
        "system": system.name,
        "rules_version": system.game.rules_version,
        "checks": [
            {
                "check": checked.name,
                "games": checked.games,
                "seconds": round(checked.seconds, 3),
                "findings": [
                    {
                        "game": finding.trial,
                        "sentence": voice.tell(finding.message, finding.facts),
                        "message": finding.message,
                        "rule": finding.rule_id,
                        "places": list(finding.places),
                    }
                    for finding in checked.findings
                ],
            }
            for checked in report
        ],
        "games_per_second": None if speed is None else round(speed.games_per_second, 1),
        "passed": not any(checked.findings for checked in report),
    }
