"""Learns a Phase Six duel with MaskablePPO of sb3-contrib and holds the result against exact best play.

    pip install 'regelwerk[rl]' sb3-contrib
    python examples/duel/train.py

Takes some five minutes on one core. Both sides are giant rats; the other one plays the usual tactic, so `best` can say
exactly how often one wins who never errs, and `duel` how often the usual tactic does against itself.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import regelwerk
from regelwerk.engine.policies import AtRandom, BySeat
from regelwerk.lab.best import Best, best
from regelwerk.lab.duel import duel
from regelwerk.lab.estimate import share_estimate

SYSTEM, RIVALS, SEAT = "phasesix", ("giant_rat", "giant_rat"), "a"
GIVEN: dict[str, Any] = {"content": (Path(__file__).parent,), "options": {"reaction_scope": "defensive_only"}}


def exactly() -> dict[str, float]:
    """How often the seat wins against the usual tactic if it plays as well as possible, as usual, at random."""
    played = regelwerk.system(SYSTEM)
    start = played.start(played.duel(played.content(GIVEN["content"]), *RIVALS, GIVEN["options"]))
    usual = played.tactics[played.default_tactic]
    found = best(played.game, start, SEAT, usual, max_states=1_000_000, max_seconds=3_600)
    assert isinstance(found, Best), found
    chances = {"best play": found.value}
    for name, policy in (("usual tactic", usual), ("random play", AtRandom())):
        fought = duel(played.game, start, BySeat(((SEAT, policy), ("b", usual))), fights=2_000)
        chances[name] = fought.winners[SEAT].value
    return chances


def environment() -> Any:
    return regelwerk.seat_env(SYSTEM, RIVALS, SEAT, max_cycles=200, **GIVEN)


def wins(model: MaskablePPO, games: int) -> int:
    """How many games the agent wins with dice that it has not learned from."""
    env, won = environment(), 0
    for game in range(games):
        seen, info = env.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, ended, stopped, info = env.step(int(action))
            over = ended or stopped
        won += reward > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    for name, chance in exactly().items():
        print(f"{name:14} {chance:.4f}", flush=True)
    model = MaskablePPO(
        "MlpPolicy", make_vec_env(environment, n_envs=8, seed=wanted.seed), n_steps=256, batch_size=512, gamma=1.0,
        gae_lambda=0.95, ent_coef=0.005, learning_rate=lambda left: 1e-3 * left, seed=wanted.seed, device="cpu",
    )  # fmt: skip
    began = process_time()
    model.learn(wanted.steps)
    print(f"learned from {wanted.steps} decisions in {process_time() - began:.0f} s")
    share = share_estimate(wins(model, wanted.games), wanted.games)
    print(f"{'learned':14} {share.value:.4f} ({share.low:.4f} to {share.high:.4f}, {wanted.games} games)")


if __name__ == "__main__":
    main()
