"""Images are kept once, by the hash of their bytes, as long as anybody uses them."""

from __future__ import annotations

from regelwerk.table.storage.checks import check
from regelwerk.table.storage.images import ImageRecord
from regelwerk.table.storage.store import Store
from table.made import a_game, using
from table.storage.test_checks import codes, execute

ONE, OTHER = (ImageRecord.of(data, "token", 4, 4) for data in (b"one", b"other"))


def test_an_image_stays_as_long_as_somebody_uses_it(database: str) -> None:
    async def use(store: Store) -> None:
        shelf = store.images
        await store.create(a_game("g"), [])
        assert await shelf.put(ONE, "", most=1)
        assert await shelf.put(ONE, "", most=1), "it needs no more room"
        assert not await shelf.put(OTHER, "", most=1)
        await shelf.keep([ONE.hash, OTHER.hash], "g", "")
        assert await shelf.drop(ONE.hash, "")
        assert not await shelf.drop(ONE.hash, "")
        assert await shelf.get(ONE.hash, ["g"]) == ONE
        assert await shelf.get(ONE.hash, [""]) is None
        assert [(one.hash, one.bytes) for one in await shelf.listed("g")] == [(ONE.hash, 3)]
        await store.remove("g")
        assert await shelf.get(ONE.hash, None) is None

    using(database, use)


def test_a_check_finds_images_that_are_torn_or_nobodys(database: str) -> None:
    async def use(store: Store) -> None:
        await store.images.put(ONE, "", most=9)
        await store.images.put(OTHER, "gone", most=9)

    using(database, use)
    execute(database, f"UPDATE images SET width = 5 WHERE hash = '{ONE.hash}'")
    assert codes(check(database)) == [("table-check-orphans", "")]
    execute(database, f"UPDATE images SET data = (SELECT data FROM images WHERE hash = '{OTHER.hash}')")
    assert codes(check(database)) == [("table-check-orphans", ""), ("table-check-image", "")]
