/** How terrain looks: which hatching stands for which kind, and how dark a height is. */
import type { Wire } from '$lib/wire';

export type Area = Wire<'AreaView'>;

/** An image under the map: where it lies in memory, its lower left corner and its size; null: it fills the map. */
export interface Background {
  readonly url: string;
  readonly at: readonly [number, number] | null;
  readonly size: readonly [number, number] | null;
  readonly text: string;
}

/** A tile of hatching: its size in tiles of one, and its strokes. */
export interface Hatching {
  readonly size: number;
  readonly ink: 'green' | 'water' | 'stone' | 'side';
  readonly strokes: string;
  readonly filled?: boolean;
}

export const HATCHINGS: Record<string, Hatching> = {
  forest: { size: 26, ink: 'green', strokes: 'M6 16l5 -9l5 9zM18 25l4 -7l4 7z' },
  dense_forest: { size: 16, ink: 'green', strokes: 'M2 9l4 -7l4 7zM9 15l3 -6l3 6z', filled: true },
  thicket: { size: 12, ink: 'green', strokes: 'M2 10v-5M5 10v-7M8 10v-4' },
  swamp: { size: 18, ink: 'water', strokes: 'M1 6q4 -4 8 0t8 0M5 14q3 -3 6 0t6 0' },
  crater: { size: 20, ink: 'stone', strokes: 'M3 6a4 2.5 0 0 0 8 0M11 15a3 2 0 0 0 6 0' },
  building: { size: 14, ink: 'stone', strokes: 'M0 7h14M7 0v14' },
  ruin: { size: 14, ink: 'stone', strokes: 'M0 14l14 -14M-2 2l4 -4M12 16l4 -4M4 4l3 3' },
  road: { size: 24, ink: 'stone', strokes: 'M0 12h12' },
  high: { size: 5, ink: 'stone', strokes: 'M0 5l5 -5M-1 1l2 -2M4 6l2 -2' },
  low: { size: 9, ink: 'stone', strokes: 'M0 9l9 -9M-1 1l2 -2M8 10l2 -2' },
  deployment: { size: 16, ink: 'side', strokes: 'M4 4h.1M12 12h.1' },
  extraction: { size: 12, ink: 'side', strokes: 'M0 0l12 12M-1 11l2 2M11 -1l2 2' },
  open: { size: 16, ink: 'stone', strokes: 'M4 4h.1M12 12h.1' },
};

/** One unit of a hatching tile in units of the table: tables of every size look alike when seen whole. */
export function tileOf(size: readonly [number, number]): number {
  return Math.max(size[0], size[1]) / 760;
}

/** The hatching of an area, by the end of its kind's name; what has no kind is solid or it is not. */
export function hatchingOf(area: Pick<Area, 'kind' | 'solid'>): string {
  const kind = area.kind.split('-').at(-1) ?? '';
  return kind in HATCHINGS ? kind : area.solid ? 'high' : 'open';
}

/** How dark something of a height is beside the highest of the table: from a breath to a third. */
export function shade(area: Pick<Area, 'height' | 'solid'>, highest: number): number {
  if (!area.solid) return 0;
  return area.height === null || !highest ? 0.2 : 0.08 + (0.3 * Math.min(area.height, highest)) / highest;
}

/** What stands on an area on the map, the longest first: what it is called, and how high it is. */
export function labelsOf(area: Area, unit: string, lang: string): string[] {
  // Whose ground it is people see by its colour.
  if (HATCHINGS[hatchingOf(area)]?.ink === 'side') return [];
  const height = area.height === null ? '' : `${area.height.toLocaleString(lang, { maximumFractionDigits: 1 })} ${unit}`;
  return [[area.name, height].filter(Boolean).join(' · '), area.name];
}

/** One area for each kind on the table, for the legend. */
export function kindsOf(areas: readonly Area[]): Area[] {
  const found = new Map<string, Area>();
  for (const area of areas) if (area.kind_name && !found.has(area.kind)) found.set(area.kind, area);
  return [...found.values()];
}
