"""Parsed TOML files are kept in a folder that may vanish, break, or belong to somebody else at any time."""

import os
import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine import parsed_files
from regelwerk.engine.parsed_files import cache_folder, parse_toml
from regelwerk.engine.system import system, system_names

TEXT = 'name = "Axt"\nweights = [1, 2.5, true]\n[long]\ntext = "' + "x" * parsed_files.WORTH_KEEPING + '"\n'
SAID = {"name": "Axt", "weights": [1, 2.5, True], "long": {"text": "x" * parsed_files.WORTH_KEEPING}}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder that is not there yet."""
    monkeypatch.setenv("REGELWERK_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that had to be parsed."""
    texts: list[str] = []
    loads = tomllib.loads

    def listening(text: str) -> dict[str, Any]:
        texts.append(text)
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", listening)
    return texts


def entry_of(folder: Path) -> Path:
    (entry,) = folder.iterdir()
    return entry


def test_a_text_is_parsed_once(folder: Path, parsed: list[str]) -> None:
    assert [parse_toml(TEXT) for _ in range(3)] == [SAID] * 3
    assert parsed == [TEXT]
    assert entry_of(folder).suffix == ".json"


def test_a_changed_text_is_noticed(folder: Path, parsed: list[str]) -> None:
    parse_toml(TEXT)
    assert parse_toml(TEXT.replace("Axt", "Beil"))["name"] == "Beil"
    assert parse_toml(TEXT)["name"] == "Axt"
    assert len(parsed) == 2 == len(list(folder.iterdir()))


def test_a_short_text_is_not_worth_keeping(folder: Path) -> None:
    assert parse_toml("a = 1") == {"a": 1}
    assert not folder.exists()


def test_a_deleted_folder_is_made_again(folder: Path, parsed: list[str]) -> None:
    parse_toml(TEXT)
    entry_of(folder).unlink()
    folder.rmdir()
    assert parse_toml(TEXT) == SAID
    assert parse_toml(TEXT) == SAID
    assert len(parsed) == 2


@pytest.mark.parametrize("broken", [b"", b"{", b"\xff\xfe", b"abc\n{}", b'{"name": "false"}'])
def test_a_broken_entry_is_ignored_and_replaced(folder: Path, parsed: list[str], broken: bytes) -> None:
    parse_toml(TEXT)
    entry_of(folder).write_bytes(broken)
    assert parse_toml(TEXT) == SAID
    assert parse_toml(TEXT) == SAID
    assert len(parsed) == 2


def test_an_entry_that_was_cut_or_changed_is_ignored(folder: Path, parsed: list[str]) -> None:
    parse_toml(TEXT)
    whole = entry_of(folder).read_bytes()
    for damaged in (whole[:-1], whole.replace(b"Axt", b"Bxt")):
        entry_of(folder).write_bytes(damaged)
        assert parse_toml(TEXT) == SAID
    assert len(parsed) == 3


def test_a_folder_that_cannot_be_written_does_no_harm(
    folder: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> int:
        raise PermissionError("read-only")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert [parse_toml(TEXT) for _ in range(2)] == [SAID] * 2
    assert len(parsed) == 2
    assert list(folder.iterdir()) == []


def test_a_folder_that_is_read_only_is_still_read(folder: Path, parsed: list[str]) -> None:
    parse_toml(TEXT)
    folder.chmod(0o500)
    try:
        assert parse_toml(TEXT) == SAID
        assert parse_toml(TEXT + "more = 1") == {**SAID, "long": {**SAID["long"], "more": 1}}  # type: ignore[dict-item]
    finally:
        folder.chmod(0o700)
    assert len(parsed) == 2


def test_a_file_where_the_folder_should_be_does_no_harm(folder: Path) -> None:
    folder.write_text("not a folder")
    assert parse_toml(TEXT) == SAID
    assert folder.read_text() == "not a folder"


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="owners and modes as on Unix")
def test_a_folder_that_others_may_write_to_is_left_alone(
    folder: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    parse_toml(TEXT)
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.chmod(0o777)
    assert parse_toml(TEXT) == SAID
    folder.chmod(0o700)
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    assert parse_toml(TEXT) == SAID
    assert len(parsed) == 3


def test_dates_are_parsed_every_time(folder: Path, parsed: list[str]) -> None:
    dated = f"day = 2024-05-01\n{TEXT}"
    assert parse_toml(dated)["day"].year == parse_toml(dated)["day"].year == 2024
    assert len(parsed) == 2
    assert list(folder.iterdir()) == []


def test_what_is_no_toml_is_refused_every_time(folder: Path) -> None:
    for _ in range(2):
        with pytest.raises(tomllib.TOMLDecodeError):
            parse_toml(f"{TEXT}\n= 3")
    assert list(folder.iterdir()) == []


def test_old_entries_go_when_there_are_too_many(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parsed_files, "MOST_ENTRIES", 6)
    for number in range(7):
        parse_toml(f"{TEXT}number = {number}\n")
        os.utime(max(folder.iterdir(), key=lambda path: path.stat().st_mtime_ns), ns=(number, number))
    assert len(list(folder.iterdir())) == 4


def test_two_processes_at_once_do_not_disturb_each_other(folder: Path) -> None:
    script = (
        "import sys; from regelwerk.engine.parsed_files import parse_toml\n"
        "text = sys.stdin.read()\n"
        "for n in range(40): assert parse_toml(text + f'n = {n}')['long']['n'] == n"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, text=True, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    ends = [process.communicate(TEXT)[1] for process in running]
    assert [process.returncode for process in running] == [0, 0], ends
    assert {path.suffix for path in folder.iterdir()} == {".json"}
    assert len(list(folder.iterdir())) == 40


@pytest.mark.parametrize("name", system_names())
def test_catalogues_and_content_are_the_same_from_the_cache(name: str, folder: Path, parsed: list[str]) -> None:
    root = resources.files(system(name).package)
    texts = [root.joinpath("rules.toml").read_text("utf-8")]
    texts += [file.read_text("utf-8") for file in root.joinpath("content").iterdir() if file.name.endswith(".toml")]
    fresh = [parse_toml(text) for text in texts]
    parsed.clear()
    assert [parse_toml(text) for text in texts] == fresh
    assert all(len(text) < parsed_files.WORTH_KEEPING for text in parsed)
    assert folder.is_dir()


def test_where_the_folder_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("REGELWERK_CACHE", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "regelwerk"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert cache_folder() == tmp_path / ".cache" / "regelwerk"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_folder() == tmp_path / "Library" / "Caches" / "regelwerk"
    monkeypatch.setenv("REGELWERK_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"
    monkeypatch.setenv("REGELWERK_CACHE", "")
    assert cache_folder() is None
    assert parse_toml(TEXT) == SAID
