/** Places on the table, on the drawing and on the screen. The table counts to the east and to the north from its lower
 *  left corner; the drawing has its y axis downwards; the screen is whatever part of it the window shows. */

export type Spot = readonly [number, number];

/** What of a drawing is seen: the middle of the window in the drawing, and how many pixels a unit takes. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The edge around the table in which its numbers stand, in pixels. */
export const MARGIN = 26;
/** The edge above it, where no numbers stand. */
const ABOVE = 8;
const CLOSEST = 12;

/** A place of the table on the drawing; the same turns it back. */
export function flip(table: Spot, [x, y]: Spot): [number, number] {
  return [x, table[1] - y];
}

/** The window that shows the whole table with room for its edge; `corner`: and for buttons of that size in a corner. */
export function fit(table: Spot, size: Size, corner = 0): Window {
  const { beside, above } = scalesBy(table, size, corner);
  const down = beside >= above ? (MARGIN - ABOVE) / 2 / beside : 0;
  return { x: table[0] / 2, y: table[1] / 2 + down, scale: Math.max(beside, above) };
}

/** Whether buttons in a corner lie better beside the table than above it. */
export function isBeside(table: Spot, size: Size, corner: number): boolean {
  const { beside, above } = scalesBy(table, size, corner);
  return beside >= above;
}

function scalesBy(table: Spot, size: Size, corner: number): { beside: number; above: number } {
  const scale = (dx: number, dy: number): number =>
    Math.min(Math.max(1, size.width - 2 * dx) / table[0], Math.max(1, size.height - 2 * dy) / table[1]);
  const room = Math.max(MARGIN, corner);
  return { beside: scale(room, (MARGIN + ABOVE) / 2), above: scale(MARGIN, room) };
}

export function viewBox(window: Window, size: Size): string {
  const wide = size.width / window.scale;
  const high = size.height / window.scale;
  return [window.x - wide / 2, window.y - high / 2, wide, high].map((n) => Number(n.toFixed(4))).join(' ');
}

/** A pixel of the window as a place of the table. */
export function toTable(table: Spot, window: Window, size: Size, pixel: Spot): [number, number] {
  return flip(table, [
    window.x + (pixel[0] - size.width / 2) / window.scale,
    window.y + (pixel[1] - size.height / 2) / window.scale,
  ]);
}

/** A place of the table as a pixel of the window. */
export function toScreen(table: Spot, window: Window, size: Size, place: Spot): [number, number] {
  const [x, y] = flip(table, place);
  return [(x - window.x) * window.scale + size.width / 2, (y - window.y) * window.scale + size.height / 2];
}

/** Zooms so that what lies under a pixel stays there; never so far that the table is lost or only a thumb of it is seen. */
export function zoomed(table: Spot, window: Window, size: Size, by: number, pixel: Spot): Window {
  const whole = fit(table, size).scale;
  const scale = Math.min(Math.max(window.scale * by, whole * 0.8), whole * CLOSEST);
  const off: Spot = [pixel[0] - size.width / 2, pixel[1] - size.height / 2];
  const x = window.x + off[0] / window.scale - off[0] / scale;
  const y = window.y + off[1] / window.scale - off[1] / scale;
  return held(table, { x, y, scale });
}

export function panned(table: Spot, window: Window, dx: number, dy: number): Window {
  return held(table, { ...window, x: window.x - dx / window.scale, y: window.y - dy / window.scale });
}

/** The middle of the window stays on the table. */
function held(table: Spot, window: Window): Window {
  return { ...window, x: within(window.x, table[0]), y: within(window.y, table[1]) };
}

/** Moves the window just so far that a place is in it, with some room around. */
export function showing(table: Spot, window: Window, size: Size, place: Spot): Window {
  const [x, y] = toScreen(table, window, size, place);
  const room = Math.min(60, size.width / 4, size.height / 4);
  const dx = x < room ? room - x : x > size.width - room ? size.width - room - x : 0;
  const dy = y < room ? room - y : y > size.height - room ? size.height - room - y : 0;
  return dx || dy ? panned(table, window, dx, dy) : window;
}

export function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function pathLength(path: readonly Spot[]): number {
  let whole = 0;
  path.forEach((place, n) => {
    const before = path[n - 1];
    if (before) whole += distance(before, place);
  });
  return whole;
}

/** Where the middle of a path is, walked along it. */
export function halfWay(path: readonly Spot[]): Spot {
  let left = pathLength(path) / 2;
  for (let n = 1; n < path.length; n += 1) {
    const a = path[n - 1] as Spot;
    const b = path[n] as Spot;
    const leg = distance(a, b);
    if (left <= leg && leg > 0) return [a[0] + ((b[0] - a[0]) * left) / leg, a[1] + ((b[1] - a[1]) * left) / leg];
    left -= leg;
  }
  return path[0] ?? [0, 0];
}

/** The direction from one place to another in whole degrees, 0 to the east, counter-clockwise. */
export function heading(from: Spot, to: Spot): number {
  return turned(Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI), 0);
}

export function turned(degrees: number, by: number): number {
  return (((degrees + by) % 360) + 360) % 360;
}

/** The place so far away in a direction. */
export function ahead(from: Spot, degrees: number, far: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [from[0] + far * Math.cos(angle), from[1] + far * Math.sin(angle)];
}

/** The part of a disc round a place between two places on its edge, counter-clockwise, as the drawing writes it. */
export function wedge(table: Spot, tip: Spot, first: Spot, second: Spot, radius: number): string {
  const [x, y] = flip(table, tip);
  const [x1, y1] = flip(table, first);
  const [x2, y2] = flip(table, second);
  const large = turned(heading(tip, second), -heading(tip, first)) > 180 ? 1 : 0;
  return `M${x} ${y}L${x1} ${y1}A${radius} ${radius} 0 ${large} 0 ${x2} ${y2}Z`;
}

/** What somebody sees who looks this way: a wedge, or null for all around. */
export function view(table: Spot, at: Spot, facing: number, degrees: number, radius: number): string | null {
  if (degrees >= 360) return null;
  const [right, left] = [ahead(at, facing - degrees / 2, radius), ahead(at, facing + degrees / 2, radius)];
  return wedge(table, at, right, left, radius);
}

export function middle(corners: readonly Spot[]): Spot {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** How wide and how high an outline is. */
export function extent(corners: readonly Spot[]): Spot {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

/** How far apart the numbers along the edge are: as many units as leave room for them. */
export function gridStep(scale: number): number {
  for (const step of [1, 2, 5, 10, 20, 50, 100]) if (step * scale >= 34) return step;
  return 200;
}
