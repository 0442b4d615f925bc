"""Sums of independent draws, as products and powers of polynomials with whole-number coefficients.

A law over integers is a polynomial: the outcome is the exponent, the weight the coefficient. Two ways to
multiply:

- Kronecker substitution: write the coefficients side by side into one big integer, wide enough that they
  cannot run into each other, multiply or raise once, and cut the result apart. Best while that integer
  stays short.
- The recurrence for powers: with g = f^n, f·g' = n·f'·g gives each coefficient of g from the ones before
  it. It touches only outcomes that can occur, so it suits wide, sparse and many-dimensional laws.

Vectors become integers first, by mixed radix with room for n-fold sums, so that one recurrence serves both.
"""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from math import prod
from typing import Any

# Measured: beyond this many bits in the result the recurrence overtakes one big power.
_KRONECKER_BITS = 60_000
_PLAIN_PRODUCTS = 400


def power(weights: Mapping[Any, int], n: int) -> dict[Any, int]:
    """Weights of the sum of `n` draws, for outcomes that are integers or tuples of integers."""
    if n == 0:
        x = next(iter(weights), 0)
        return {(0,) * len(x) if isinstance(x, tuple) else 0: 1}
    if n == 1 or not weights:
        return dict(weights)
    if isinstance(next(iter(weights)), tuple):
        return power_of_vectors(weights, n)
    return power_of_integers(weights, n)


def power_of_integers(weights: Mapping[int, int], n: int) -> dict[int, int]:
    """Weights of the sum of `n` draws of an integer."""
    low, high = min(weights), max(weights)
    width = (n * sum(weights.values()).bit_length() + 8) // 8
    if 8 * width * (n * (high - low) + 1) > _KRONECKER_BITS:
        return power_by_recurrence(weights, n)
    return unpack(pack(weights, low, width) ** n, n * low, width)


def power_of_vectors(weights: Mapping[tuple[int, ...], int], n: int) -> dict[tuple[int, ...], int]:
    """Weights of the sum of `n` draws of a vector."""
    columns = list(zip(*weights, strict=True))
    lows = [min(column) for column in columns]
    radices = [n * (max(column) - low) + 1 for column, low in zip(columns, lows, strict=True)]
    steps = [prod(radices[i + 1 :]) for i in range(len(radices))]
    coded = {
        sum((x - low) * step for x, low, step in zip(vector, lows, steps, strict=True)): w
        for vector, w in weights.items()
    }
    shifts = [n * low for low in lows]
    powers = power_by_recurrence(coded, n)
    if len(steps) == 2:
        row, (down, along) = steps[0], shifts
        return {(code // row + down, code % row + along): w for code, w in powers.items()}
    result: dict[tuple[int, ...], int] = {}
    for code, w in powers.items():
        vector = []
        for step, shift in zip(steps, shifts, strict=True):
            x, code = divmod(code, step)
            vector.append(x + shift)
        result[tuple(vector)] = w
    return result


def power_by_recurrence(weights: Mapping[int, int], n: int) -> dict[int, int]:
    """Coefficients of a sparse polynomial to the n-th, one after the other in rising order."""
    origin = min(weights)
    first = weights[origin]
    # A finished coefficient c at k adds (n·d - k)·f_d·c to k·f_0·c_k of every k + d.
    classes = [(x - origin, w, n * (x - origin) * w) for x, w in weights.items() if x != origin]
    result = {n * origin: first**n}
    pending: dict[int, int] = {}
    ahead: list[int] = []
    k, c = 0, first**n
    while True:
        if c:
            for d, w, reach in classes:
                there = k + d
                if there in pending:
                    pending[there] += (reach - k * w) * c
                else:
                    pending[there] = (reach - k * w) * c
                    heappush(ahead, there)
        if not ahead:
            return result
        k = heappop(ahead)
        c = pending.pop(k) // (k * first)
        if c:
            result[k + n * origin] = c


def fair_dice(n: int, sides: int) -> dict[int, int]:
    """Weights of the sum of `n` fair dice."""
    # ((1 - x^s) / (1 - x))^n solves a differential equation, which ties each coefficient to three before it.
    last = n * (sides - 1)
    c = [0] * sides + [1]
    for k in range(last // 2):
        near, far = k + 1 - sides - n * sides, last - k + sides
        c.append(((k + n) * c[-1] + near * c[-sides] + far * c[-sides - 1]) // (k + 1))
    half = c[sides:]
    return {n + k: half[min(k, last - k)] for k in range(last + 1)}


def convolve(left: Mapping[int, int], right: Mapping[int, int]) -> dict[int, int]:
    """Weights of the sum of two independent draws."""
    low_left, low_right = min(left), min(right)
    width = (sum(left.values()).bit_length() + sum(right.values()).bit_length() + 8) // 8
    span = max(left) - low_left + max(right) - low_right + 1
    if len(left) * len(right) <= max(_PLAIN_PRODUCTS, span):
        result: dict[int, int] = {}
        for x, v in left.items():
            for y, w in right.items():
                result[x + y] = result.get(x + y, 0) + v * w
        return result
    return unpack(pack(left, low_left, width) * pack(right, low_right, width), low_left + low_right, width)


def pack(weights: Mapping[int, int], low: int, width: int) -> int:
    """Coefficients side by side in one integer, `width` bytes each, starting with the one of `low`."""
    cells = bytearray(width * (max(weights) - low + 1))
    for x, w in weights.items():
        at = width * (x - low)
        cells[at : at + width] = w.to_bytes(width, "little")
    return int.from_bytes(cells, "little")


def unpack(packed: int, low: int, width: int) -> dict[int, int]:
    """The positive coefficients of a packed polynomial."""
    cells = packed.to_bytes((packed.bit_length() + 7) // 8, "little")
    result: dict[int, int] = {}
    for at in range(0, len(cells), width):
        w = int.from_bytes(cells[at : at + width], "little")
        if w:
            result[low + at // width] = w
    return result
