/** Where things stand on a lane: cells in blocks for short ones, places on a line for long ones. */
import type { LaneView, TokenView } from '../wire';

/** Longer lanes are drawn as a line with a scale. */
export const CELLS = 40;

export interface Block {
  numbers: number[];
}

/** Blocks, and numbers that have names of their own, are cells; bare numbers are a scale. */
export function isTrack(lane: LaneView): boolean {
  const span = lane.last - lane.first;
  return span < CELLS && (lane.block > 1 || lane.labels.length > span / 2);
}

/** The numbers of a lane in blocks that belong together; block edges lie at multiples above the first number. */
export function blocks(lane: LaneView): Block[] {
  const size = Math.max(1, lane.block);
  const found: Block[] = [];
  for (let number = lane.first; number <= lane.last; number++) {
    const last = found.at(-1);
    if (last && (number - lane.first) % size !== 0) last.numbers.push(number);
    else found.push({ numbers: [number] });
  }
  return found;
}

/** Where a number lies between the ends, as a share. */
export function share(lane: LaneView, at: number): number {
  const span = lane.last - lane.first;
  return span > 0 ? Math.min(1, Math.max(0, (at - lane.first) / span)) : 0.5;
}

/** The number at a share of the way between the ends; beyond them it goes on. */
export function numberAt(lane: LaneView, part: number): number {
  return lane.first + part * (lane.last - lane.first);
}

/** Tokens on a line, each on the lowest level on which it does not touch another; `width` in pixels. */
export function levels(lane: LaneView, width: number): { token: TokenView; left: number; level: number }[] {
  const ends: number[] = [];
  return [...lane.tokens]
    .sort((one, other) => one.at - other.at)
    .map((token) => {
      const room = token.text.length * 8.5 + 22;
      const middle = share(lane, token.at) * width;
      const left = Math.min(Math.max(middle - room / 2, 0), Math.max(0, width - room));
      let level = ends.findIndex((end) => end <= left);
      if (level < 0) level = ends.length;
      ends[level] = left + room + 4;
      return { token, left, level };
    });
}

/** What stands under a line: what has a name, and a few round numbers that keep away from it. */
export function scale(lane: LaneView): { at: number; text: string; isNamed: boolean }[] {
  const named = lane.labels.map((label) => ({ ...label, isNamed: true }));
  const isFree = (at: number): boolean =>
    named.every((label) => Math.abs(share(lane, at) - share(lane, label.at)) > label.text.length * 0.012 + 0.03);
  const numbers = ticks(lane).filter(isFree);
  return [...named, ...numbers.map((at) => ({ at, text: String(at), isNamed: false }))];
}

/** A few round numbers. */
export function ticks(lane: LaneView): number[] {
  const span = lane.last - lane.first;
  if (span <= 0) return [lane.first];
  const rough = span / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const whole = Math.max(1, Math.round(step));
  const found: number[] = [];
  for (let at = Math.ceil(lane.first / whole) * whole; at <= lane.last; at += whole) found.push(at);
  return found;
}
