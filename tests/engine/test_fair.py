"""Fair dice: every face follows from the seed, the entry and the die's place in it, and from nothing else."""

import hashlib
import hmac
from collections import Counter

import pytest

from regelwerk.engine.fair import FairDice, commitment

SEED = b"a seed for tests"


def by_hand(entry: int, draw: int, sides: int) -> int:
    """What anybody can work out with a pocket calculator for HMAC."""
    mac = hmac.new(SEED, f"{entry}/{draw}".encode(), hashlib.sha256).digest()
    return int.from_bytes(mac[:8], "big") % sides + 1


def test_faces_can_be_worked_out_by_anybody() -> None:
    dice = FairDice(SEED, 7)
    assert [dice.die(20) for _ in range(10)] == [by_hand(7, draw, 20) for draw in range(10)]


def test_other_entries_and_seeds_show_other_faces() -> None:
    rows = {tuple(map(FairDice(seed, entry).die, [6] * 12)) for entry in range(20) for seed in (SEED, b"other")}
    assert len(rows) == 40


def test_all_faces_are_equally_likely() -> None:
    faces = Counter(FairDice(SEED, entry).die(6) for entry in range(6_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 1_000) ** 2 / 1_000 for count in faces.values()) < 25


def test_the_uneven_end_of_the_range_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([b"\xff" * 32, bytes(7) + b"\x05" + bytes(24)])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(drawn))
    assert FairDice(SEED, 1).below(6) == 5


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
