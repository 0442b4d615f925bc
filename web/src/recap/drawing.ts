/** Lines from figure to figure on a drawing. */

type Place = readonly [number, number];

export interface Shot {
  readonly from: [number, number];
  readonly to: [number, number];
  readonly path: string;
}

/** A line between two bases, from edge to edge; where they touch, from middle to middle. */
export function shot(one: Place, other: Place, before: number, after: number): Shot {
  const far = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const isRoom = far > before + after;
  const [dx, dy] = far ? [(other[0] - one[0]) / far, (other[1] - one[1]) / far] : [0, 0];
  const from: [number, number] = isRoom ? [one[0] + dx * before, one[1] + dy * before] : [one[0], one[1]];
  const to: [number, number] = isRoom ? [other[0] - dx * after, other[1] - dy * after] : [other[0], other[1]];
  return { from, to, path: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` };
}
