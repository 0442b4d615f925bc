"""The house secret, the tokens that derive from it, and the headers of every answer."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from regelwerk.table.security import (
    KEY_FILE,
    SECRET_VARIABLE,
    SecretError,
    host_token,
    house_secret,
    is_host,
    seat_token,
    token_hash,
)
from table.house import House

SECRET = bytes(range(32))


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    made = house_secret(tmp_path)
    assert len(made) == 32
    assert house_secret(tmp_path) == made
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECRET_VARIABLE, SECRET.hex())
    assert house_secret(tmp_path) == SECRET
    assert not (tmp_path / KEY_FILE).exists()


@pytest.mark.parametrize("text", ["", "zz" * 32, "ab" * 31, "geheim"])
def test_a_secret_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    (tmp_path / KEY_FILE).write_text(text)
    with pytest.raises(SecretError) as refused:
        house_secret(tmp_path)
    assert refused.value.code == "table-secret-form"


def test_without_a_folder_the_environment_must_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    with pytest.raises(SecretError):
        house_secret(None)


def test_tokens_differ_by_game_seat_generation_and_secret_and_nothing_else() -> None:
    made = {
        seat_token(secret, game, seat, generation)
        for secret in (SECRET, SECRET[::-1])
        for game in ("a", "b")
        for seat in (1, 11)
        for generation in (1, 2)
    }
    assert len(made) == 16
    assert seat_token(SECRET, "a", 1, 1) == seat_token(SECRET, "a", 1, 1)
    assert all(len(token) == 32 and token.replace("-", "").replace("_", "").isalnum() for token in made)
    assert is_host(SECRET, host_token(SECRET))
    assert not any(is_host(SECRET, token) for token in (*made, "", "ö", host_token(SECRET)[:-1]))
    assert len({token_hash(token) for token in made}) == 16


@pytest.mark.parametrize("path", ["/api/systems", "/api/nothing", "/api/lobby", "/", "/api/throw?notation=x"])
def test_every_answer_says_what_a_browser_may_do_with_it(house: House, path: str) -> None:
    answer = house.ask("GET", path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "geolocation=()" in answer.headers["permissions-policy"]
    assert "set-cookie" not in answer.headers
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_no_other_site_may_read_an_answer(house: House) -> None:
    asked = {"origin": "https://elsewhere.example", "access-control-request-method": "GET"}
    for method in ("GET", "OPTIONS"):
        answer = house.ask(method, "/api/systems", headers=asked)
        assert not any(name.startswith("access-control") for name in answer.headers)
