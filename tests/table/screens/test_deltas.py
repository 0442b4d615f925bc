"""What has changed between two moments: whoever applies it has the later one."""

from __future__ import annotations

from random import Random

import orjson
import pytest

from regelwerk.client import patched
from regelwerk.table.screens.deltas import Deltas, Node, leaf, whole


def some(random: Random, depth: int) -> Node:
    """A value with parts: fields come in any order, and some of them are missing."""
    kind = random.randrange(3) if depth else 0
    if kind == 0:
        return leaf(random.randrange(4))
    if kind == 1:
        return tuple([some(random, depth - 1) for _ in range(random.randrange(4))])
    return fields(random, depth)


def fields(random: Random, depth: int) -> dict[str, Node]:
    return {name: some(random, depth - 1) for name in random.sample("abcd", random.randrange(2, 5))}


@pytest.mark.parametrize("seed", range(200))
def test_a_patch_makes_one_value_of_another_whatever_the_order_of_their_fields(seed: int) -> None:
    random = Random(seed)
    before = fields(random, 3)
    changed = {name: some(random, 2) for name in before}
    now = {name: node if random.randrange(2) else changed[name] for name, node in before.items()}
    items = list((now | {"e": leaf(1)} if random.randrange(2) else now).items())
    random.shuffle(items)
    now = dict(items)
    patch = {name: orjson.loads(part) for name, part in Deltas().between(before, now).items()}
    assert patched(orjson.loads(whole(before)), patch) == orjson.loads(whole(now))
    assert not Deltas().between(now, dict(reversed(now.items())))
