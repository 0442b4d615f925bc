/** The outlines of dice by their sides, drawn in a square of 100, and where the pips of a W6 sit. */
export type Point = readonly [number, number];

function regular(corners: number, radius: number, turn: number): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i * 360) / corners + turn) * (Math.PI / 180);
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)] as const;
  });
}

const OUTLINES: Record<number, Point[]> = {
  4: regular(3, 56, -90).map(([x, y]) => [x, y + 10] as const),
  8: regular(4, 48, -90),
  10: [
    [50, 3],
    [95, 46],
    [92, 60],
    [50, 97],
    [8, 60],
    [5, 46],
  ],
  12: regular(10, 48, -90),
  20: regular(6, 48, -90),
};

/** The lines inside a die that make it look like a body, from the rim towards the face that lies on top. */
const EDGES: Record<number, [Point, Point][]> = {
  8: [
    [
      [2, 50],
      [50, 70],
    ],
    [
      [98, 50],
      [50, 70],
    ],
    [
      [50, 70],
      [50, 98],
    ],
  ],
  10: [
    [
      [5, 46],
      [24, 60],
    ],
    [
      [95, 46],
      [76, 60],
    ],
    [
      [24, 60],
      [50, 76],
    ],
    [
      [76, 60],
      [50, 76],
    ],
    [
      [50, 76],
      [50, 97],
    ],
    [
      [24, 60],
      [50, 3],
    ],
    [
      [76, 60],
      [50, 3],
    ],
  ],
};

/** The corners of a die's outline; null for a W6, which is a rounded square, and for dice nobody can draw. */
export function outline(sides: number | null | undefined): Point[] | null {
  return sides ? (OUTLINES[sides] ?? null) : null;
}

/** The corners of the face on top, where it is smaller than the outline. */
export function top(sides: number | null | undefined): Point[] | null {
  if (sides === 12) return regular(5, 31, -90);
  if (sides === 20) return regular(3, 34, -90).map(([x, y]) => [x, y + 3] as const);
  return null;
}

export function edges(sides: number | null | undefined): [Point, Point][] {
  if (!sides) return [];
  const inner = top(sides);
  const outer = outline(sides);
  if (sides === 12 && inner && outer) {
    return inner.map((corner, i) => [corner, outer[i * 2] as Point]);
  }
  if (sides === 20 && inner && outer) {
    const nearest: [number, number][] = [
      [0, 0],
      [0, 1],
      [0, 5],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 4],
      [2, 5],
    ];
    return nearest.map(([from, to]) => [inner[from] as Point, outer[to] as Point]);
  }
  return EDGES[sides] ?? [];
}

const LOW = 27;
const MID = 50;
const HIGH = 73;
const PIPS: Record<number, Point[]> = {
  1: [[MID, MID]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** The pips of a face of a W6; none if it is not one. */
export function pips(sides: number | null | undefined, face: number): Point[] {
  return sides === 6 ? (PIPS[face] ?? []) : [];
}

export function path(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** The sides in a die's short name, such as W8 or d8. */
export function sidesIn(die: string): number | null {
  const found = /[WwDd](\d+)/.exec(die);
  return found?.[1] ? Number(found[1]) : null;
}

/** Dice in runs of the same group, in the order in which they lie; group 0 is no group. */
export function runs<T extends { group: number }>(
  dice: readonly T[],
): { group: number; dice: { die: T; at: number }[] }[] {
  const found: { group: number; dice: { die: T; at: number }[] }[] = [];
  const places = new Map<number, { die: T; at: number }[]>();
  dice.forEach((die, at) => {
    const same = die.group ? places.get(die.group) : undefined;
    if (same) {
      same.push({ die, at });
      return;
    }
    const started = [{ die, at }];
    found.push({ group: die.group, dice: started });
    if (die.group) places.set(die.group, started);
  });
  return found;
}
