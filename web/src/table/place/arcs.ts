/** Relations as arcs over a line of names. */
import type { TiesView } from '../wire';

export interface Knot {
  id: string;
  name: string;
  x: number;
}

export interface Arc {
  path: string;
  top: number;
  x: number;
  tie: TiesView['ties'][number];
}

export const STEP = 96;
export const EDGE = 48;

/** Everybody in a tie, in the order in which they are first named. */
export function knots(ties: TiesView['ties']): Knot[] {
  const names = new Map<string, string>();
  for (const tie of ties) {
    if (!names.has(tie.one)) names.set(tie.one, tie.one_name);
    if (!names.has(tie.other)) names.set(tie.other, tie.other_name);
  }
  return [...names].map(([id, name], i) => ({ id, name, x: EDGE + i * STEP }));
}

/** Each tie as an arc; several between the same two lie one above the other. */
export function arcs(ties: TiesView['ties'], all: readonly Knot[], base: number): Arc[] {
  const places = new Map(all.map((knot) => [knot.id, knot.x]));
  const seen = new Map<string, number>();
  return ties.map((tie) => {
    const [left, right] = [places.get(tie.one) ?? 0, places.get(tie.other) ?? 0].sort((a, b) => a - b) as [number, number];
    const pair = `${left} ${right}`;
    const before = seen.get(pair) ?? 0;
    seen.set(pair, before + 1);
    const high = Math.min(base - 10, 16 + (right - left) * 0.36 + before * 13);
    const x = (left + right) / 2;
    return { path: `M${left} ${base}C${left} ${base - high * 1.3} ${right} ${base - high * 1.3} ${right} ${base}`, top: base - high, x, tie };
  });
}
