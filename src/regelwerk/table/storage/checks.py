"""A check of a whole database: its storage, its rows, every journal's chain, and every game played again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection, func, select

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.rules_changes import rules_versions
from regelwerk.engine.journal.entries import Header, Journal, JournalError
from regelwerk.engine.system import System, UnknownSystem, system
from regelwerk.table.storage.backups import IMAGE_ROWS, opened
from regelwerk.table.storage.campaigns import read_campaign
from regelwerk.table.storage.database import Database
from regelwerk.table.storage.records import DamagedGameError, GameRecord, Stage, StoreError
from regelwerk.table.storage.rows import check_journal, entry_of, game_of
from regelwerk.table.storage.schema import campaigns, contents, entries, games, image_uses, images, seats

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong: a message key, and the game it is about, if it is about one."""

    code: str
    game: str = ""
    title: str = ""
    where: str = ""


@dataclass(slots=True)
class Report:
    """What a check saw. Games of other rules versions have an intact chain, but were not played again."""

    games: int = 0
    campaigns: int = 0
    entries: int = 0
    replayed: int = 0
    older: int = 0
    findings: list[Finding] = field(default_factory=list)

    @property
    def is_well(self) -> bool:
        return not self.findings


def check(url: str, progress: Progress | None = None) -> Report:
    """Check everything that is stored, also while tables are played; nothing is changed."""
    with opened(url) as found:
        report = Report(findings=[Finding("table-check-storage", where=line) for line in found.problems()])
        report.findings += _readable(found, _orphans)
        report.findings += _readable(found, lambda connection: _campaigns(connection, report))
        report.findings += _readable(found, _torn_images)
        known = found.read(
            lambda connection: connection.execute(select(games.c.id).order_by(games.c.id)).scalars().all()
        )
        for done, game in enumerate(known):
            _check_game(found, str(game), report)
            if progress is not None:
                progress(done + 1, len(known))
    return report


def _readable(database: Database, read: Callable[[Connection], list[Finding]]) -> list[Finding]:
    """What a query finds; where the database cannot read its own pages, that."""
    try:
        return database.read_moment(read)
    except StoreError as error:
        return [Finding("table-check-storage", where=error.code)]


def _orphans(connection: Connection) -> list[Finding]:
    """Rows of games that are not there."""
    found = []
    for table in (entries, seats, contents, image_uses):
        lost = select(func.count()).select_from(table).where(table.c.game.not_in(select(games.c.id)))
        if table in (contents, image_uses):
            lost = lost.where(table.c.game != "")
        number = connection.execute(lost).scalar_one()
        if number:
            found.append(Finding("table-check-orphans", where=f"{table.name}: {number}"))
    return found


def _campaigns(connection: Connection, report: Report) -> list[Finding]:
    """Campaigns whose history cannot be read."""
    found = []
    for row in connection.execute(select(campaigns).order_by(campaigns.c.id)).all():
        report.campaigns += 1
        try:
            read_campaign(connection, row.id)
        except ContentError as error:
            found.append(Finding("table-check-campaign", title=row.title, where=error.code))
    return found


def _torn_images(connection: Connection) -> list[Finding]:
    """Images whose bytes are not those they are named by."""
    rows = connection.execution_options(yield_per=IMAGE_ROWS).execute(select(images.c.hash, images.c.data))
    torn = [row.hash for row in rows if hashlib.sha256(row.data).hexdigest() != row.hash]
    return [Finding("table-check-image", where=one) for one in torn]


def _check_game(database: Database, game: str, report: Report) -> None:
    """One game as of one moment: a table may be playing it."""

    def read(connection: Connection) -> tuple[GameRecord | None, str, Journal | None]:
        row = connection.execute(select(games).where(games.c.id == game)).first()
        if row is None:
            return None, "", None
        record = game_of(row)
        rows = connection.execute(select(entries).where(entries.c.game == game).order_by(entries.c.n))
        stored = [entry_of(one) for one in rows]
        check_journal(record, stored)
        return record, row.title, Journal(Header.from_json(record.header), stored) if record.header and stored else None

    try:
        record, title, journal = database.read_moment(read)
    except (DamagedGameError, StoreError) as damaged:
        report.games += 1
        where = damaged.where if isinstance(damaged, DamagedGameError) else damaged.code
        report.findings.append(Finding("table-check-damaged", game, where=where))
        return
    if record is None:
        return
    report.games += 1
    if journal is None or record.stage is Stage.LOBBY:
        return
    report.entries += len(journal.entries)
    try:
        played = system(record.system)
    except UnknownSystem:
        report.findings.append(Finding("table-check-system", game, title, record.system))
        return
    if set(rules_versions(journal)) != {played.game.rules_version}:
        report.older += 1
        return
    wrong = _replayed(played, journal)
    if wrong:
        report.findings.append(Finding("table-check-replay", game, title, wrong))
    else:
        report.replayed += 1


def _replayed(played: System, journal: Journal) -> str:
    """Play a journal again; where and how it differs, or nothing."""
    try:
        verify(played.game, played.start(journal.header.document), journal)
    except JournalError as error:
        return f"{error.code} {error.facts.get('entry', '')}".strip()
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        return type(error).__name__
    return ""
