"""Campaigns in both databases: appended at an expected position or not at all, backed up, restored and checked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from regelwerk.engine.campaign.examples import begun
from regelwerk.engine.campaign.history import SceneLine
from regelwerk.engine.game import Json
from regelwerk.engine.system import system
from regelwerk.table.storage.backups import back_up, opened, restore
from regelwerk.table.storage.checks import check
from regelwerk.table.storage.records import NoSuchCampaign, StoreError, WriteConflict
from regelwerk.table.storage.schema import campaign_entries
from regelwerk.table.storage.store import Store


def test_of_two_at_one_position_one_is_first(database: str) -> None:
    asyncio.run(one_is_first(database))


async def one_is_first(database: str) -> None:
    chosen = system("phasesix")
    entries = begun(chosen, chosen.content(), "Probe", ["leyla"], [SceneLine("schlaegerei")])
    store = await Store.open(database)
    try:
        await store.campaigns.create("c1", "Probe", "phasesix", entries)
        began = {"kind": "began", "game": "g", "scene": "schlaegerei", "cast": {"leyla": "leyla"}}
        await store.campaigns.append("c1", len(entries), [began])
        with pytest.raises(WriteConflict):
            await store.campaigns.append("c1", len(entries), [began])
        found = await store.campaigns.campaign("c1")
        assert found.head == len(entries) + 1 and list(found.games) == ["g"]
        (listed,) = await store.campaigns.listed()
        assert (listed.title, listed.head) == ("Probe", found.head)
        await store.campaigns.remove("c1")
        for gone in (store.campaigns.remove, store.campaigns.campaign):
            with pytest.raises(NoSuchCampaign):
                await gone("c1")
    finally:
        await store.close()


async def stored(url: str, entries: list[Json]) -> None:
    store = await Store.open(url)
    await store.campaigns.create("c1", "Probe", "phasesix", entries)
    await store.close()


def test_campaigns_are_backed_up_and_checked(sqlite_url: str, tmp_path: Path) -> None:
    chosen = system("phasesix")
    entries = begun(chosen, chosen.content(), "Probe", ["leyla"], [SceneLine("schlaegerei")])
    asyncio.run(stored(sqlite_url, entries))
    back_up(sqlite_url, tmp_path / "backup")
    other = f"sqlite:///{tmp_path}/other/games.db"
    restore(tmp_path / "backup", other)
    assert check(other).is_well and check(other).campaigns == 1
    with pytest.raises(StoreError, match="table-restore-not-empty"):
        restore(tmp_path / "backup", other)
    with opened(other) as database, database.write_transaction() as connection:
        connection.execute(update(campaign_entries).where(campaign_entries.c.n == 0).values(data="{}"))
    (finding,) = check(other).findings
    assert (finding.code, finding.title) == ("table-check-campaign", "Probe")
