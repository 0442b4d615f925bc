/** Where one's own token on a lane may go: the places to which the answers of the open question lead. */
import type { Choice } from '../wire';

export type Landing = Choice['landings'][number];

/** The places that answers lead to, in their order on the lane. */
export function places(landings: readonly Landing[]): number[] {
  return [...new Set(landings.map((one) => one.at))].sort((one, other) => one - other);
}

/** The place nearest to where a finger is; of two as near the lower one. Null: there is none. */
export function nearest(landings: readonly Landing[], at: number): number | null {
  return places(landings).reduce<number | null>(
    (best, one) => (best === null || Math.abs(one - at) < Math.abs(best - at) ? one : best),
    null,
  );
}

/** The next place in a direction; from nowhere the first one ahead of where the token stands. */
export function next(landings: readonly Landing[], from: number, by: 1 | -1): number | null {
  const ahead = places(landings).filter((one) => (one - from) * by > 0);
  return (by > 0 ? ahead[0] : ahead.at(-1)) ?? null;
}
