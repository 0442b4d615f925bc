/** Numbers of a study as places in a drawing, and the values that a slider may take. Draws nothing itself. */
import type { Wire } from '$lib/wire';
import type { Curve } from '../odds/curve';

export type Heat = Wire<'HeatPicture'>;
export type Lines = Wire<'LinesPicture'>;
export type Bars = Wire<'BarsPicture'>;
export type Picture = Heat | Lines | Bars;
export type Field = Wire<'FieldInfo'>;
export type Varied = boolean | number | string;
export interface Axis {
  path: string;
  values: Varied[];
}
export interface Range {
  low: number;
  high: number;
}

/** As many values as one thing may take. */
export const MOST_VALUES = 200;
/** A slider over more than this is no use; its end follows what stands there now. */
const WIDEST = 60;

/** From where to where a picture reaches; with another beside it both get the same scale. */
export function rangeOf(picture: Picture, beside: Picture | null = null): Range {
  const all = [...numbersOf(picture), ...(beside?.kind === picture.kind ? numbersOf(beside) : [])];
  const low = Math.min(...all);
  const high = Math.max(...all);
  if (!all.length) return { low: 0, high: 1 };
  if (low === high) return picture.kind === 'bars' ? { low: Math.min(0, low), high: Math.max(0, high) || 1 } : around(low, picture.is_share);
  return picture.kind === 'lines' ? airy({ low, high }, picture.is_share) : { low, high };
}

/** A little room above and below, so that nothing lies on the edge; a share stays one. */
function airy({ low, high }: Range, isShare: boolean): Range {
  const room = (high - low) / 20;
  return isShare ? { low: Math.max(0, low - room), high: Math.min(1, high + room) } : { low: low - room, high: high + room };
}

function around(value: number, isShare: boolean): Range {
  const by = isShare ? 0.05 : Math.max(0.5, Math.abs(value) / 10);
  return { low: isShare ? Math.max(0, value - by) : value - by, high: isShare ? Math.min(1, value + by) : value + by };
}

function numbersOf(picture: Picture): number[] {
  switch (picture.kind) {
    case 'heat':
      return picture.cells.flat().flatMap((cell) => (cell ? [cell.value] : []));
    case 'lines':
      return [
        ...picture.points.flatMap(({ value, low, high }) => [value, low, high]),
        ...(picture.target === null ? [] : [picture.target]),
      ];
    case 'bars':
      return [0, ...picture.bars.flatMap(({ value, low, high }) => [value, low, high])];
  }
}

/** Round numbers from low to high, about so many. */
export function ticks({ low, high }: Range, about = 5): number[] {
  const rough = (high - low) / about;
  if (!(rough > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const found: number[] = [];
  for (let n = Math.ceil(low / step - 1e-9); n * step <= high + step * 1e-9; n++) found.push(Number((n * step).toPrecision(12)));
  return found;
}

/** Where a value lies between the ends, from 0 to 1. */
export function part(value: number, { low, high }: Range): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0.5;
}

/** A path through points, and the band around it: up along the high ends, back along the low ones. */
export function line(points: [number, number][]): string {
  return points.map(([x, y], n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
export function band(upper: [number, number][], lower: [number, number][]): string {
  return upper.length ? `${line(upper)}${line(lower.toReversed()).replace(/^M/, 'L')}Z` : '';
}

/** A number as short as a cell of a map has room for. */
export function brief(value: number, isShare: boolean, lang: string): string {
  if (isShare) return `${(100 * value).toLocaleString(lang, { maximumFractionDigits: 0 })} %`;
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString(lang, { maximumFractionDigits: digits });
}

/** Between which numbers a slider for a field moves: within the content's bounds, and not into the void. */
export function reach(field: Field): Range {
  const seen = field.choices.filter((one) => typeof one === 'number');
  const now = typeof field.value === 'number' ? field.value : 0;
  const most = Math.max(1, ...seen, now);
  const low = field.low ?? Math.min(0, ...seen, now);
  const high = field.high ?? 2 * most;
  return high - low > WIDEST ? { low: Math.max(low, Math.min(0, ...seen, now)), high: Math.min(high, Math.max(2 * most, 10)) } : { low, high };
}

/** All values from one to another; nothing where the range is empty. */
export function between(from: number, to: number, step: number): number[] {
  if (!(step > 0) || !(to >= from)) return [];
  const count = Math.min(MOST_VALUES, Math.floor((to - from) / step + 1e-9) + 1);
  return Array.from({ length: count }, (_, n) => Number((from + n * step).toPrecision(12)));
}

/** The answers of a question that a change touches, each before and after; all of them where none is touched. */
export function pairs({ before, after }: Wire<'ChangedOdds'>, words: { before: string; after: string }): Curve[] {
  const alike = (n: number): boolean => JSON.stringify(before[n]) === JSON.stringify(after[n]);
  const touched = before.flatMap((answer, n) => {
    const now = after[n];
    if (!now || alike(n)) return [];
    return [{ at: 0, answer, name: `${answer.title} (${words.before})` }, { at: 1, answer: now, name: `${now.title} (${words.after})` }];
  });
  return touched.length ? touched : before.map((answer, at) => ({ at, answer, name: answer.title }));
}

/** Facts of two studies that differ, or that only one of them has. */
export function differing(one: Wire<'LabFact'>[], other: Wire<'LabFact'>[]): { name: string; first: string; second: string }[] {
  const names = [...new Set([...one, ...other].map(({ name }) => name))];
  const value = (facts: Wire<'LabFact'>[], name: string): string => facts.find((fact) => fact.name === name)?.value ?? '–';
  return names
    .map((name) => ({ name, first: value(one, name), second: value(other, name) }))
    .filter(({ first, second }) => first !== second);
}
