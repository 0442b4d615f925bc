"""`regelwerk table backup`, `restore`, `check` and `link`: what keeps a table's games safe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from regelwerk.cli.commands.table.table import PORT, Database, Port, database_url, table_folder
from regelwerk.cli.options import AsJson
from regelwerk.cli.voice import Voice

Folder = Annotated[Path, typer.Argument(help="cli-arg-backup", metavar="FOLDER")]
Renew = Annotated[bool, typer.Option("--renew", help="cli-opt-renew")]


def backup(ctx: typer.Context, folder: Folder, database: Database = None) -> None:
    from regelwerk.table.storage.backups import back_up
    from regelwerk.table.web.tokens import KEY_FILE

    voice: Voice = ctx.obj
    key = table_folder() / KEY_FILE
    with _progress(voice) as progress, _told(voice):
        made = back_up(database_url(database), folder, key if key.is_file() else None, progress)
    voice.print(voice.text("cli-backup-made", folder=str(folder), games=made.games, entries=made.entries))
    voice.print(voice.text("cli-backup-key" if key.is_file() else "cli-backup-no-key"))


def restore(ctx: typer.Context, folder: Folder, database: Database = None) -> None:
    from regelwerk.table.storage.backups import restore as put_back
    from regelwerk.table.web.tokens import KEY_FILE

    voice: Voice = ctx.obj
    table_folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    with _progress(voice) as progress, _told(voice):
        found = put_back(folder, database_url(database), table_folder() / KEY_FILE, progress)
    voice.print(voice.text("cli-restored", games=found.games, entries=found.entries))


def link(ctx: typer.Context, renew: Renew = False, port: Port = PORT, database: Database = None) -> None:
    """Also while the table runs: every request looks up which link is valid."""
    import asyncio

    from regelwerk.table.storage.backups import opened
    from regelwerk.table.storage.store import Store
    from regelwerk.table.web.links import base_url, host_link, own_addresses
    from regelwerk.table.web.tokens import host_token, house_secret

    voice: Voice = ctx.obj

    async def generation(store: Store) -> int:
        try:
            return await (store.renew_host() if renew else store.host_generation())
        finally:
            await store.close()

    with _told(voice), opened(database_url(database)) as found:
        store = Store(found)
        fragment = host_link(host_token(house_secret(table_folder()), asyncio.run(generation(store))))
    voice.print(voice.text("cli-link-renewed" if renew else "cli-link-now"))
    for address in ("localhost", *own_addresses()):
        voice.print(f"  {base_url('http', address, port)}{fragment}", soft_wrap=True)


def check(ctx: typer.Context, database: Database = None, as_json: AsJson = False) -> None:
    """Ends with exit code 1 if something is wrong."""
    from dataclasses import asdict

    from regelwerk.table.errors import TableError
    from regelwerk.table.storage.checks import check as checked

    voice: Voice = ctx.obj
    with _progress(voice) as progress, _told(voice):
        report = checked(database_url(database), progress)
    if as_json:
        voice.print_json(asdict(report))
    else:
        numbers = {"games": report.games, "entries": report.entries, "replayed": report.replayed, "older": report.older}
        voice.print(voice.tell("cli-check-seen", numbers))
        for one in report.findings:
            told = TableError(one.code, game=one.game, title=one.title, where=one.where)
            voice.print(told.problem(voice.lang).text, soft_wrap=True)
        voice.print(voice.text("cli-check-well") if report.is_well else voice.text("cli-check-wrong"))
    if not report.is_well:
        raise typer.Exit(1)


@contextmanager
def _progress(voice: Voice) -> Iterator[Callable[[int, int], None] | None]:
    from regelwerk.cli.terminal.progress import progress_bar

    with progress_bar(voice, "cli-upkeep-progress") as progress:
        yield progress


@contextmanager
def _told(voice: Voice) -> Iterator[None]:
    """Errors of the store as sentences of the table."""
    from regelwerk.table.errors import TableError
    from regelwerk.table.storage.records import StoreError
    from regelwerk.table.web.tokens import SecretError

    try:
        yield
    except (StoreError, SecretError) as error:
        voice.complain(TableError(error.code, **error.facts).problem(voice.lang).text)
        raise typer.Exit(2) from None
