"""The report of a tournament: shares of the points, Elo points, and what is certain."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from regelwerk.cli.reports.estimates import plain_estimate, share
from regelwerk.cli.voice import Voice
from regelwerk.engine.book.options import spell
from regelwerk.engine.game import Json
from regelwerk.lab.claims import Claim, at_least
from regelwerk.lab.tournament import Match, ratings
from regelwerk.languages import written_in
from regelwerk.version import VERSION

if TYPE_CHECKING:
    from regelwerk.lab.plot import Picture


VERDICTS = {"shown": "cli-tournament-shown", "not shown": "cli-tournament-not-shown", "": "cli-tournament-open"}


@dataclass(frozen=True, slots=True)
class Terms:
    """All that the numbers of a tournament depend on; shares in percent, as they were typed."""

    system: str
    rules: str
    scenario: str
    players: tuple[str, ...]
    games: int
    seconds: float | None
    futures: int | None
    target: float | None
    margin: float
    certainty: float
    seed: int
    options: dict[str, Any]
    folders: tuple[str, ...]
    content: Json
    """Entries that the supplied content does not have like this."""

    @property
    def claim(self) -> Claim | None:
        """What is said of the first of every pairing."""
        if self.target is None:
            return None
        return at_least(self.target / 100, self.margin / 100, self.certainty / 100)

    @property
    def command(self) -> str:
        """What to type to play it again."""
        return shlex.join(["regelwerk", "tournament", self.system, self.scenario, *self._flags()])

    def _flags(self) -> Iterator[str]:
        yield from ("--players", ",".join(self.players), "--games", str(self.games))
        if self.seconds is not None:
            yield from ("--seconds", f"{self.seconds:.12g}")
        if self.futures is not None:
            yield from ("--futures", str(self.futures))
        if self.target is not None:
            yield from ("--target", f"{self.target:.12g}", "--margin", f"{self.margin:.12g}")
            yield from ("--certainty", f"{self.certainty:.12g}")
        yield from ("--seed", str(self.seed))
        for name, value in self.options.items():
            yield from ("--option", f"{name}={spell(value)}")
        for folder in self.folders:
            yield from ("--content", folder)


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """All matches, with what is needed to put them into words."""

    voice: Voice
    document: Json
    matches: tuple[Match, ...]
    terms: Terms

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
    voice, claim = report.voice, report.terms.claim
    failed = any(any(match.faults) for match in report.matches)
    voice.print(report.title, style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for key in ("cli-tournament-share", "cli-tournament-elo", "cli-tournament-games"):
        table.add_column(voice.text(key), header_style="dim", justify="right", no_wrap=True)
    if failed:
        table.add_column(voice.text("cli-tournament-faults"), header_style="dim", justify="right", no_wrap=True)
    for match in report.matches:
        names = voice.text(
            "cli-tournament-pairing", first=voice.tactics(match.first), second=voice.tactics(match.second)
        )
        elo = match.elo
        told = f"{elo.value:+.0f} ({elo.low:+.0f} … {elo.high:+.0f})"
        faults = [f"{match.faults.first} : {match.faults.second}"] if failed else []
        table.add_row(Text(names, style="bold"), share(match.share, voice), told, str(match.games), *faults)
    voice.print(table)
    if failed:
        voice.print(voice.text("cli-tournament-stood-in"))
    if claim is not None:
        for match in report.matches:
            voice.print(_told(report, claim, VERDICTS[match.verdict], match))
        voice.print(_told(report, claim, "cli-tournament-test"), style="dim")
    if len(report.matches) > 1:
        voice.print()
        for name, points in sorted(ratings(report.matches).items(), key=lambda pair: -pair[1]):
            voice.print(f"{points:+6.0f}  {voice.tactics(name)}")
    voice.print()
    voice.print(voice.text("cli-tournament-method", seed=report.terms.seed), style="dim")


def _told(report: TournamentReport, claim: Claim, key: str, match: Match | None = None) -> str:
    """A sentence about the claim, or about what became of it in a match."""
    voice = report.voice
    told = {
        "target": _percent(voice, claim.target),
        "clear": _percent(voice, claim.clear),
        "certainty": _percent(voice, claim.certainty),
        "risk": _percent(voice, 1 - claim.certainty),
    }
    if match is None:
        return voice.text(key, **told)
    return voice.text(key, **told, first=voice.tactics(match.first), games=match.games)


def _percent(voice: Voice, share: float) -> str:
    """A share that somebody has chosen: with no more digits than it has."""
    digits = next((digits for digits in range(3) if abs(round(100 * share, digits) - 100 * share) < 1e-9), 3)
    return voice.percent(share, digits)


def plain_report(report: TournamentReport) -> dict[str, Any]:
    """The report as JSON."""
    terms = report.terms
    return {
        "version": VERSION,
        "system": terms.system,
        "rules": terms.rules,
        "scenario": terms.scenario,
        "options": terms.options,
        "content": terms.content,
        "players": terms.players,
        "games": terms.games,
        "seed": terms.seed,
        "seconds": terms.seconds,
        "futures": terms.futures,
        "target": terms.target,
        "margin": terms.margin,
        "certainty": terms.certainty,
        "command": terms.command,
        "matches": [
            {
                "first": match.first,
                "second": match.second,
                "games": match.games,
                "share": plain_estimate(match.share),
                "elo": plain_estimate(match.elo),
                "verdict": match.verdict or None,
                "faults": list(match.faults),
                "pairs": [[pair.game, pair.mirrored] for pair in match.pairs],
            }
            for match in report.matches
        ],
        "ratings": ratings(report.matches),
    }
