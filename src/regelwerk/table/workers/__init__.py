"""Work in processes of its own, so that no table waits for it: computer seats, odds, studies.

A `<what>_pool` lives in the server and hands out the work; the `<what>_worker` of the same name is what a process runs.
Rendering of answers belongs to `screens/`, and deciding what to compute to `games/` and `web/`.
"""
