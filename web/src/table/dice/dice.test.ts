import { expect, test } from 'vitest';
import { edges, outline, pips, runs, sidesIn } from './shapes';
import { faces, fields, flaw, grown, withFace } from './typed';

test('a W6 shows as many pips as its face says, other dice show none', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) expect(pips(6, face)).toHaveLength(face);
  expect(pips(20, 6)).toEqual([]);
});

test('every die that is drawn stays within its square', () => {
  for (const sides of [4, 8, 10, 12, 20]) {
    const points = [...(outline(sides) ?? []), ...edges(sides).flat()];
    expect(points.length).toBeGreaterThan(2);
    for (const [x, y] of points) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(100);
    }
  }
  expect(outline(6)).toBeNull();
});

test('the sides are read off a short name in both languages', () => {
  expect(sidesIn('W8')).toBe(8);
  expect(sidesIn('d12')).toBe(12);
  expect(sidesIn('—')).toBeNull();
});

test('dice of one group lie together, dice of none stay where they are', () => {
  const found = runs([{ group: 1 }, { group: 0 }, { group: 1 }, { group: 0 }]);
  expect(found.map((run) => run.dice.map((one) => one.at))).toEqual([[0, 2], [1], [3]]);
});

test('a die that shows its highest number is thrown on, where dice are', () => {
  expect(withFace([null], 0, 6, 6, true)).toEqual([6, null]);
  expect(withFace([null], 0, 6, 6, false)).toEqual([6]);
  expect(withFace([6, 4], 0, 5, 6, true)).toEqual([5]);
});

test('where the highest number brings another die, a field for it comes and goes', () => {
  expect(grown([[8], [10]], [10, 10])).toEqual([[8], [10], [null]]);
  expect(grown([[8], [10], [10]], [10, 10])).toEqual([[8], [10], [10], [null]]);
  expect(grown([[8], [9], [4]], [10, 10])).toEqual([[8], [9]]);
});

test('what was typed becomes faces and chains', () => {
  expect(faces([[5], [6, 6, 2], [6, null]])).toEqual([5, [6, 6, 2], 6]);
});

test('a missing die and an impossible face are named', () => {
  expect(flaw(fields([6, 6]), [6, 6])).toEqual({ die: 1, kind: 'missing' });
  expect(flaw([[3], [7]], [6, 6])).toEqual({ die: 2, kind: 'high', sides: 6 });
  expect(flaw([[3], [6, null]], [6, 6])).toBeNull();
  expect(flaw([[40]], null)).toBeNull();
});
