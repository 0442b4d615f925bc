"""Fair dice: every face follows from the seed, the entry and the die's place in it, and from nothing else."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from time import process_time

import pytest

from regelwerk.engine.journal.fairness import OPEN, EntryDice, FairDice, Share, commitment, key_of
from soaking import SOAKING

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


# -- numbered throws ----------------------------------------------------------------------------------------------

KEY = key_of(SEED, 0, ())


def row(number: int, stream: str = OPEN) -> Iterator[int]:
    """The bytes of a throw, worked out as the handbook says."""
    for block in count():
        yield from hmac.new(KEY, f"{stream}/{number}/{block}".encode(), hashlib.sha256).digest()


def by_the_handbook(number: int, sides: int, dice: int, stream: str = OPEN) -> list[int]:
    drawn = row(number, stream)
    found: list[int] = []
    while len(found) < dice:
        x = int.from_bytes(bytes(islice(drawn, 8)), "big")
        if x < 2**64 - 2**64 % sides:
            found.append(x % sides + 1)
    return found


@pytest.mark.parametrize("sides", [2, 6, 7, 10, 20, 100, 3 * 2**62])
def test_numbered_faces_can_be_worked_out_by_anybody(sides: int) -> None:
    for number, stream in ((1, OPEN), (2, OPEN), (1, "5f0c66e1a7b8d293")):
        dice = FairDice(KEY, number, stream)
        assert [dice.die(sides) for _ in range(11)] == by_the_handbook(number, sides, 11, stream)
        assert dice.draws == [[sides, face - 1] for face in by_the_handbook(number, sides, 11, stream)]


def test_enormous_draws_and_dice_share_one_row_of_bytes() -> None:
    dice, drawn = FairDice(KEY, 1), row(1)
    found = [dice.below(2**255), dice.die(6), dice.below(2**72)]
    x, y, z = (int.from_bytes(bytes(islice(drawn, size)), "big") for size in (32, 8, 9))
    assert found == [x % 2**255, y % 6 + 1, z]


def test_a_key_depends_on_seed_dealing_and_every_share_but_not_on_their_order() -> None:
    one, other = Share("anna", "00" * 32, "drei Raben"), Share("ben", "11" * 32, "")
    keys = [
        key_of(SEED, 0, ()), key_of(b"other", 0, ()), key_of(SEED, 1, ()), key_of(SEED, 0, (one,)),
        key_of(SEED, 0, (other,)), key_of(SEED, 0, (one, other)), key_of(SEED, 0, (one._replace(text=""),)),
        key_of(SEED, 0, (one._replace(nonce="11" * 32),)), key_of(SEED, 0, (one._replace(seat="ben"),)),
    ]  # fmt: skip
    assert len(set(keys)) == len(keys)
    assert key_of(SEED, 0, (one, other)) == key_of(SEED, 0, (other, one))
    assert one.value != one.pledge, "what enters the dice is not what was shown before"


FACES = 1_000_000 if SOAKING else 20_000
"""A million of each die in `make soak`."""
CRITICAL = 4.5
"""Standard deviations from the mean of chi-square; beyond it lies less than one of 100,000."""


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100])
def test_every_face_of_every_die_is_equally_likely(sides: int) -> None:
    faces: Counter[int] = Counter()
    for number in range(FACES // 10):
        dice = FairDice(KEY, number)
        faces.update(dice.die(sides) for _ in range(10))
    expected = FACES / sides
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    freedom = sides - 1
    assert abs(chi_square - freedom) < CRITICAL * (2 * freedom) ** 0.5
    assert set(faces) == set(range(1, sides + 1))


def test_neighbouring_throws_know_nothing_of_each_other() -> None:
    pairs = Counter((FairDice(KEY, number).die(6), FairDice(KEY, number + 1).die(6)) for number in range(36_00))
    assert sum((pairs[a, b] - 100) ** 2 / 100 for a in range(1, 7) for b in range(1, 7)) < 35 + 4.5 * 70**0.5


def test_a_throw_is_cheap() -> None:
    """The limit is 20 µs of processor time (`python -m benchmarks.fair_dice`); here with room for a busy machine."""
    runs = []
    for _ in range(5):
        began = process_time()
        for number in range(500):
            dice = FairDice(KEY, number)
            for _ in range(4):
                dice.die(6)
        runs.append((process_time() - began) / 500)
    assert min(runs) < 60e-6
