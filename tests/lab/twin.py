"""The brute-force twin of the solver: one linear system over all states at once, in fractions."""

from __future__ import annotations

from fractions import Fraction

Rows = list[dict[int, Fraction]]


def absorption(rows: Rows) -> tuple[dict[int, Fraction], Fraction]:
    """The probability of every final state (an empty row), and the expected number of steps, from state 0."""
    size = len(rows)
    # Expected visits v solve v·(I - P) = e_0, over the states that are not final.
    live = [i for i in range(size) if rows[i]]
    place = {state: i for i, state in enumerate(live)}
    n = len(live)
    matrix = [[Fraction(int(i == j)) for j in range(n)] + [Fraction(int(i == 0))] for i in range(n)]
    for state in live:
        for target, p in rows[state].items():
            if target in place:
                matrix[place[target]][place[state]] -= p
    for k in range(n):
        pivot = next(i for i in range(k, n) if matrix[i][k])
        matrix[k], matrix[pivot] = matrix[pivot], matrix[k]
        matrix[k] = [x / matrix[k][k] for x in matrix[k]]
        for i in range(n):
            if i != k and matrix[i][k]:
                factor = matrix[i][k]
                matrix[i] = [x - factor * y for x, y in zip(matrix[i], matrix[k], strict=True)]
    visits = {state: matrix[place[state]][n] for state in live}
    finals = {f: sum((visits[s] * rows[s].get(f, 0) for s in live), Fraction(0)) for f in range(size) if not rows[f]}
    return finals, sum(visits.values(), Fraction(0))
