"""Campaigns and their histories in the database: an entry is appended at an expected position, or not at all."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, insert, select, update

from regelwerk.engine.campaign.history import Campaign, campaign_of
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.journal.entries import Json, canonical
from regelwerk.table.storage.records import CampaignRecord, NoSuchCampaign, WriteConflict
from regelwerk.table.storage.rows import column_values
from regelwerk.table.storage.schema import campaign_entries, campaigns
from regelwerk.table.storage.write_thread import Transaction, WriteThread

T = TypeVar("T")
Read = Callable[[Callable[[Connection], Any]], Awaitable[Any]]


class Campaigns:
    """The campaigns of a store."""

    def __init__(self, write_thread: WriteThread, read: Read) -> None:
        self._write_thread = write_thread
        self._read = read

    async def listed(self) -> list[CampaignRecord]:
        """All campaigns, the one that changed last first."""
        query = select(campaigns).order_by(campaigns.c.changed.desc(), campaigns.c.id)
        found: list[CampaignRecord] = await self._read(
            lambda connection: [CampaignRecord(*row) for row in connection.execute(query)]
        )
        return found

    async def campaign(self, own_id: str) -> Campaign:
        """A campaign as its history has made it; raises NoSuchCampaign, or ContentError for one that is damaged."""
        found: Campaign = await self._read(lambda connection: read_campaign(connection, own_id))
        return found

    async def create(self, own_id: str, title: str, system: str, entries: Sequence[Json]) -> None:
        """A new campaign with the beginning of its history."""
        row = column_values({"id": own_id, "system": system, "title": title})

        def write(transaction: Transaction) -> None:
            transaction.connection.execute(insert(campaigns).values(**row, head=len(entries), changed=time.time()))
            transaction.connection.execute(insert(campaign_entries), _rows(own_id, 0, entries))

        await self._write_thread.write("", write)

    async def append(self, own_id: str, head: int, entries: Sequence[Json]) -> None:
        """Append all entries if the history still ends at `head`, or none and raise `WriteConflict`."""
        query = update(campaigns).where(campaigns.c.id == own_id, campaigns.c.head == head)
        query = query.values(head=head + len(entries), changed=time.time())
        rows = _rows(own_id, head, entries)

        def write(transaction: Transaction) -> None:
            if transaction.connection.execute(query).rowcount != 1:
                raise WriteConflict(own_id, head)
            transaction.connection.execute(insert(campaign_entries), rows)

        await self._write_thread.write("", write)

    async def remove(self, own_id: str) -> None:
        """Remove a campaign with its history; its games stay."""

        def write(transaction: Transaction) -> None:
            if transaction.connection.execute(delete(campaigns).where(campaigns.c.id == own_id)).rowcount != 1:
                raise NoSuchCampaign(own_id)

        await self._write_thread.write("", write)


def read_campaign(connection: Connection, own_id: str) -> Campaign:
    """A campaign out of its rows; one whose history has a gap is damaged."""
    known = connection.execute(select(campaigns).where(campaigns.c.id == own_id)).first()
    if known is None:
        raise NoSuchCampaign(own_id)
    query = select(campaign_entries).where(campaign_entries.c.campaign == own_id).order_by(campaign_entries.c.n)
    rows = connection.execute(query).all()
    if [row.n for row in rows] != list(range(known.head)):
        raise ContentError("campaign-damaged")
    try:
        return campaign_of([json.loads(row.data) for row in rows])
    except (ValueError, RecursionError) as error:
        raise ContentError("campaign-damaged") from error


def _rows(own_id: str, head: int, entries: Sequence[Json]) -> list[dict[str, Any]]:
    return [
        column_values({"campaign": own_id, "n": head + more, "data": canonical(entry)})
        for more, entry in enumerate(entries)
    ]
