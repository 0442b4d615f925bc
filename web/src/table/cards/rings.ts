/** Life circles: the cells of a row as pieces of rings, from the outside in. */
export interface Piece {
  path: string;
  middle: readonly [number, number];
}

const SIZE = 100;
const RIM = 47;

/** The outlines of all pieces in a square of 100; `rings` says how many lie in each ring. */
export function pieces(rings: readonly number[]): Piece[] {
  const width = RIM / Math.max(rings.length, 1);
  return rings.flatMap((number, ring) => {
    const outer = RIM - ring * width;
    const inner = ring === rings.length - 1 ? 0 : outer - width;
    return Array.from({ length: number }, (_, i) => piece(outer, inner, i, number));
  });
}

function piece(outer: number, inner: number, index: number, number: number): Piece {
  if (number === 1) {
    return {
      path: `${circle(outer)}${inner ? circle(inner) : ''}`,
      middle: [SIZE / 2, inner ? SIZE / 2 - (outer + inner) / 2 : SIZE / 2],
    };
  }
  const from = (index / number) * 2 * Math.PI - Math.PI / 2;
  const to = ((index + 1) / number) * 2 * Math.PI - Math.PI / 2;
  const isLarge = to - from > Math.PI ? 1 : 0;
  const start = spot(outer, from);
  const back = inner
    ? `L${spot(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${spot(inner, from)}`
    : `L${SIZE / 2} ${SIZE / 2}`;
  const half = (from + to) / 2;
  const far = (outer + inner) / 2;
  return {
    path: `M${start}A${outer} ${outer} 0 ${isLarge} 1 ${spot(outer, to)}${back}Z`,
    middle: [SIZE / 2 + far * Math.cos(half), SIZE / 2 + far * Math.sin(half)],
  };
}

function spot(radius: number, angle: number): string {
  return `${(SIZE / 2 + radius * Math.cos(angle)).toFixed(2)} ${(SIZE / 2 + radius * Math.sin(angle)).toFixed(2)}`;
}

function circle(radius: number): string {
  const middle = SIZE / 2;
  return `M${middle - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
