"""Fair dice: every face follows from the seed, the entry and the die's place in it, and from nothing else."""

import hashlib
import hmac
from collections import Counter

import pytest

from regelwerk.engine.journal.fairness import EntryDice, commitment

SEED = b"a seed for tests"


def by_hand(entry: int, draw: int, sides: int) -> int:
    """What anybody can work out with a pocket calculator for HMAC."""
    mac = hmac.new(SEED, f"{entry}/{draw}".encode(), hashlib.sha256).digest()
    return int.from_bytes(mac[:8], "big") % sides + 1


def test_faces_can_be_worked_out_by_anybody() -> None:
    dice = EntryDice(SEED, 7)
    assert [dice.die(20) for _ in range(10)] == [by_hand(7, draw, 20) for draw in range(10)]


def test_other_entries_and_seeds_show_other_faces() -> None:
    rows = {tuple(map(EntryDice(seed, entry).die, [6] * 12)) for entry in range(20) for seed in (SEED, b"other")}
    assert len(rows) == 40


def test_all_faces_are_equally_likely() -> None:
    faces = Counter(EntryDice(SEED, entry).die(6) for entry in range(6_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 1_000) ** 2 / 1_000 for count in faces.values()) < 25


def test_the_uneven_end_of_the_range_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([b"\xff" * 32, bytes(7) + b"\x05" + bytes(24)])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(drawn))
    assert EntryDice(SEED, 1).below(6) == 5


@pytest.mark.parametrize("n", [(1 << 64) + 1, 3 << 70, (1 << 256) + 1, 10**100])
def test_enormous_numbers_are_drawn_from_their_whole_range(n: int) -> None:
    dice = EntryDice(SEED, 3)
    quarters = Counter(4 * dice.below(n) // n for _ in range(800))
    assert sorted(quarters) == [0, 1, 2, 3]
    assert sum((count - 200) ** 2 / 200 for count in quarters.values()) < 20


def test_a_draw_of_more_than_eight_bytes_can_be_worked_out_too() -> None:
    n = (1 << 256) + (1 << 255)
    macs = [hmac.new(SEED, f"3/{draw}".encode(), hashlib.sha256).digest() for draw in range(400)]
    # 33 bytes take two digests; what lies beyond the last full multiple of n is drawn again.
    rows = [int.from_bytes((macs[i] + macs[i + 1])[:33], "big") for i in range(0, 400, 2)]
    expected = [row % n for row in rows if row < (1 << 264) - (1 << 264) % n]
    dice = EntryDice(SEED, 3)
    assert [dice.below(n) for _ in range(20)] == expected[:20]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
