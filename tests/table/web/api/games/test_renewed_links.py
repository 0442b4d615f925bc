"""A link that got into the wrong hands is replaced: the old one stops working at once, also where it is in use."""

from __future__ import annotations

import asyncio
from pathlib import Path

from regelwerk.table.storage.store import Store
from regelwerk.table.web.tokens import host_token, is_host
from table.clients import Screen, begun
from table.house import House, open_house
from table.made import opened, using
from table.servers import SECRET, Servers


def test_the_hosts_link_is_renewed_and_the_old_one_opens_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        master, old = house.new_game(), house.host
        made = house.ask("POST", "/api/host/renew", old).json()
        assert (made["link"], made["masters"]) == (f"#/host/{made['token']}", 0)
        assert made["token"] == house.host != old
        for method, path in (("GET", "/api/games"), ("GET", "/api/operation"), ("POST", "/api/host/renew")):
            assert house.refused(401, method, path, old)["code"] == "table-link-unknown"
        wanted = {"system": "phasesix", "scene": "schlaegerei"}
        assert house.refused(401, "POST", "/api/games", old, json=wanted)["code"] == "table-link-unknown"
        assert house.get("/api/me", made["token"])["role"] == "host"
        assert house.get("/api/me", master)["role"] == "master", "whoever leads a game goes on"
        again = house.ask("POST", "/api/host/renew", made["token"]).json()["token"]
        assert len({old, made["token"], again}) == 3


def test_what_the_old_link_could_see_is_renewed_with_it_if_wanted(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        masters = [house.new_game(), house.new_game()]
        seat = house.tokens(masters[0])["heroes"]
        made = house.ask("POST", "/api/host/renew?masters=true", house.host).json()
        assert made["masters"] == 2
        for master in masters:
            assert house.refused(401, "GET", "/api/me", master)["code"] == "table-link-unknown"
        assert house.get("/api/me", seat)["role"] == "player"
        listed = {one["token"] for one in house.get("/api/games", house.host)}
        assert not listed & set(masters)
        assert all(house.get("/api/me", token)["role"] == "master" for token in listed)


def test_only_the_host_renews_the_hosts_link(house: House) -> None:
    master = house.new_game()
    assert house.refused(403, "POST", "/api/host/renew", master)["code"] == "table-only-host"
    assert house.refused(401, "POST", "/api/host/renew")["code"] == "table-token-missing"


def test_a_master_replaces_the_own_link(house: House) -> None:
    master = house.new_game()
    own = next(one for one in house.lobby(master)["seats"] if one["role"] == "master")
    lobby = house.ask("POST", f"/api/lobby/seats/{own['id']}/renew", master).json()
    link = next(one["link"] for one in lobby["seats"] if one["role"] == "master")
    assert house.refused(401, "GET", "/api/lobby", master)["code"] == "table-link-unknown"
    assert house.lobby(link.removeprefix("#/t/"))["game"] == lobby["game"]


def test_each_generation_has_a_link_of_its_own(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.host_generation() == 0
        # Two operators at once: each gets a link, the later one is valid.
        assert sorted(await asyncio.gather(store.renew_host(), store.renew_host())) == [1, 2]
        assert await store.host_generation() == 2

    using(database, use)
    tokens = [host_token(SECRET, n) for n in range(3)]
    assert [is_host(SECRET, token, 2) for token in tokens] == [False, False, True]
    assert tokens[0] == host_token(SECRET), "links from before there were generations stay valid"


def test_a_screen_at_another_server_is_closed_when_its_link_is_renewed(postgres_url: str, servers: Servers) -> None:
    async def run() -> None:
        game, tokens = await begun(postgres_url, "feuergefecht", 1)
        first, second = servers.start(postgres_url), servers.start(postgres_url)
        try:
            seat = next(iter(tokens))
            screens = [await Screen.open(server.port, tokens[seat]) for server in (first, second)]
            async with opened(postgres_url) as store:
                (record,) = (one for one in await store.seats(game) if one.seat == seat)
                await store.change_seat(record, generation=record.generation + 1, token_hash="new")
            for screen in screens:
                await screen.until(lambda screen=screen: screen.is_cut)  # type: ignore[misc]
                assert screen.closed == "table-link-revoked"
        finally:
            for server in (first, second):
                server.kill()
                await asyncio.to_thread(server.wait)

    asyncio.run(run())
