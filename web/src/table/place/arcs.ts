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

export const STEP = 108;
export const EDGE = 56;

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
    const [from, to] = [places.get(tie.one) ?? 0, places.get(tie.other) ?? 0];
    const pair = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const before = seen.get(pair) ?? 0;
    seen.set(pair, before + 1);
    const high = Math.min(base - 10, 16 + Math.abs(to - from) * 0.36 + before * 13);
    const x = (from + to) / 2;
    return {
      path: `M${from} ${base}C${from} ${base - high * 1.3} ${to} ${base - high * 1.3} ${to} ${base}`,
      top: base - high,
      x,
      tie,
    };
  });
}

/** A name on at most two lines under its knot. */
export function folded(name: string, room = 16): string[] {
  if (name.length <= room) return [name];
  const words = name.split(' ');
  let first = words.shift() ?? '';
  while (words.length && first.length + 1 + (words[0]?.length ?? 0) <= room) first += ` ${words.shift()}`;
  const rest = words.join(' ');
  const cut = (text: string): string => (text.length > room + 2 ? `${text.slice(0, room)}…` : text);
  return rest ? [cut(first), cut(rest)] : [cut(first)];
}
