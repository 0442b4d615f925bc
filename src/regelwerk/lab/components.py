"""Strongly connected components: states that lead back to each other (Tarjan's algorithm, without recursion)."""

from __future__ import annotations

from collections.abc import Sequence


def components(targets: Sequence[Sequence[int]]) -> list[list[int]]:
    """The components of a graph, each before those that lead to it; the start, 0, reaches everything."""
    size = len(targets)
    found: list[list[int]] = []
    lowest = [0] * size  # the earliest visit reached so far; 0 before the visit, `size + 1` when done
    done = size + 1
    waiting: list[int] = []
    visited = 1
    lowest[0] = 1
    waiting.append(0)
    trail = [(0, 1, iter(targets[0]))]
    while trail:
        node, own, ahead = trail[-1]
        low = lowest[node]
        for target in ahead:
            reached = lowest[target]
            if not reached:
                visited += 1
                lowest[target] = visited
                waiting.append(target)
                lowest[node] = low
                trail.append((target, visited, iter(targets[target])))
                break
            if reached < low:
                low = reached
        else:
            trail.pop()
            if low == own:
                at = len(waiting) - 1
                while waiting[at] != node:
                    at -= 1
                members = waiting[at:]
                del waiting[at:]
                for member in members:
                    lowest[member] = done
                found.append(members)
            else:
                lowest[node] = low
                parent = trail[-1][0]
                if low < lowest[parent]:
                    lowest[parent] = low
    return found
