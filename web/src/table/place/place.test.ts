import { describe, expect, it, test } from 'vitest';
import type { LaneView } from '../wire';
import { pieces } from '../cards/rings';
import { arcs, folded, knots } from './arcs';
import { nearest, next, places } from './landings';
import { blocks, isTrack, levels, scale, share, ticks } from './lanes';

const lane = (more: Partial<LaneView> = {}): LaneView => ({
  fixture: 'lane',
  name: 'AE',
  first: 1,
  last: 12,
  block: 3,
  goal: null,
  unit: '',
  tokens: [],
  labels: [],
  mover: '',
  ...more,
});
const token = (text: string, at: number) => ({ text, at, side: '', acts: false });

test('an AE track is blocks of three', () => {
  expect(isTrack(lane())).toBe(true);
  expect(blocks(lane()).map((block) => block.numbers)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12],
  ]);
});

test('a long distance is a line with a few round numbers', () => {
  const long = lane({ first: 0, last: 120, block: 1 });
  expect(isTrack(long)).toBe(false);
  expect(isTrack(lane({ block: 1 }))).toBe(false);
  expect(isTrack(lane({ block: 1, last: 2, labels: [{ at: 1, text: 'nah' }] }))).toBe(true);
  expect(ticks(long)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  expect(share(long, 30)).toBe(0.25);
});

test('a name on a line drives the numbers away that it would cover', () => {
  const named = lane({ first: 0, last: 120, block: 1, labels: [{ at: 62, text: 'Ziel' }] });
  expect(scale(named).map((mark) => mark.text)).toEqual(['Ziel', '0', '20', '40', '80', '100', '120']);
});

test('tokens that would touch stand above each other and inside the lane', () => {
  const crowded = lane({
    first: 0,
    last: 100,
    block: 1,
    tokens: [token('Anna', 50), token('Bert', 51), token('Zoe', 100)],
  });
  const placed = levels(crowded, 320);
  expect(placed.map((one) => one.level)).toEqual([0, 1, 0]);
  for (const one of placed) expect(one.left).toBeGreaterThanOrEqual(0);
});

test('everybody in a tie is a knot once, and a second tie of two lies above the first', () => {
  const tie = (one: string, other: string) => ({
    one,
    one_name: one,
    other,
    other_name: other,
    text: '',
    mood: 'good',
    fresh: false,
  });
  const ties = [tie('a', 'b'), tie('b', 'a'), tie('b', 'c')];
  const all = knots(ties);
  expect(all.map((knot) => knot.id)).toEqual(['a', 'b', 'c']);
  const [first, second] = arcs(ties, all, 100);
  expect(second!.top).toBeLessThan(first!.top);
});

test('a long name is folded once', () => {
  expect(folded('Asche')).toEqual(['Asche']);
  expect(folded('Wache der Sieben Tore')).toEqual(['Wache der Sieben', 'Tore']);
});

test('a life circle has a piece for every cell', () => {
  expect(pieces([8, 4, 1])).toHaveLength(13);
  expect(new Set(pieces([8, 4, 1]).map((piece) => piece.path)).size).toBe(13);
});

describe('planning on a lane', () => {
  const landings = [3, 1, 3, -2].map((at, i) => ({ at, label: '', key: `way ${i}`, after: '' }));
  it('finds the nearest place that an answer leads to', () => {
    expect(places(landings)).toEqual([-2, 1, 3]);
    expect([nearest(landings, 0), nearest(landings, 2.4), nearest(landings, -9)]).toEqual([1, 3, -2]);
    expect(nearest([], 1)).toBeNull();
  });
  it('goes from place to place by keys, and stops at the last one', () => {
    expect([next(landings, 0, 1), next(landings, 1, 1), next(landings, 3, 1)]).toEqual([1, 3, null]);
    expect([next(landings, 0, -1), next(landings, 3, -1)]).toEqual([-2, 1]);
  });
});
