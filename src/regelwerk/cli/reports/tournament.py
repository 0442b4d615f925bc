"""The report of a tournament: shares of the points, Elo points, and what is certain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from regelwerk.cli.reports.estimates import plain_estimate, share
from regelwerk.cli.voice import Voice
from regelwerk.engine.game import Json
from regelwerk.lab.tournament import Match, ratings
from regelwerk.languages import written_in

if TYPE_CHECKING:
    from regelwerk.lab.plot import Picture


VERDICTS = {"above": "cli-tournament-above", "below": "cli-tournament-below", "": "cli-tournament-open"}


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """All matches, with what is needed to put them into words."""

    voice: Voice
    document: Json
    matches: tuple[Match, ...]
    seconds: float | None
    target: float | None
    margin: float
    seed: int

    @property
    def title(self) -> str:
        return written_in(self.document.get("name") or self.document.get("scenario"), self.voice.lang)

    def picture(self) -> Picture:
        """The share of the points of every match, with its interval."""
        from regelwerk.lab.plot import shares_plot

        voice = self.voice
        rows = [
            (f"{voice.tactics(match.first)} – {voice.tactics(match.second)}", match.share) for match in self.matches
        ]
        return shares_plot(rows, self.title, voice.text("cli-tournament-share"))


def show_report(report: TournamentReport) -> None:
    voice = report.voice
    voice.print(report.title, style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for key in ("cli-tournament-share", "cli-tournament-elo", "cli-tournament-games"):
        table.add_column(voice.text(key), header_style="dim", justify="right", no_wrap=True)
    for match in report.matches:
        names = voice.text(
            "cli-tournament-pairing", first=voice.tactics(match.first), second=voice.tactics(match.second)
        )
        elo = match.elo
        told = f"{elo.value:+.0f} ({elo.low:+.0f} … {elo.high:+.0f})"
        table.add_row(Text(names, style="bold"), share(match.share, voice), told, str(match.games))
    voice.print(table)
    if report.target is not None:
        for match in report.matches:
            voice.print(_verdict(report, match, report.target))
    if len(report.matches) > 1:
        voice.print()
        for name, points in sorted(ratings(report.matches).items(), key=lambda pair: -pair[1]):
            voice.print(f"{points:+6.0f}  {voice.tactics(name)}")
    voice.print()
    voice.print(voice.text("cli-tournament-method", seed=report.seed), style="dim")


def _verdict(report: TournamentReport, match: Match, target: float) -> str:
    voice = report.voice
    return voice.text(
        VERDICTS[match.verdict],
        first=voice.tactics(match.first),
        target=voice.percent(target / 100, 0),
        margin=voice.number(report.margin, 0),
        games=match.games,
    )


def plain_report(report: TournamentReport) -> dict[str, Any]:
    """The report as JSON."""
    return {
        "system": report.document.get("system"),
        "scenario": report.document.get("scenario"),
        "seed": report.seed,
        "seconds": report.seconds,
        "target": report.target,
        "matches": [
            {
                "first": match.first,
                "second": match.second,
                "games": match.games,
                "share": plain_estimate(match.share),
                "elo": plain_estimate(match.elo),
                "verdict": match.verdict or None,
                "pairs": [[pair.game, pair.mirrored] for pair in match.pairs],
            }
            for match in report.matches
        ],
        "ratings": ratings(report.matches),
    }
