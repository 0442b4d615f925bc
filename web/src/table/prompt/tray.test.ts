import { expect, test } from 'vitest';
import type { Tray } from '../wire';
import { canGrow, dicePlaces, matching } from './tray';

const die = (face: number, sides = 12) => ({ face, sides, group: 0, kept: false });
const tray: Tray = {
  dice: [die(12), die(9), die(9), die(3), die(3, 6)],
  choices: { 'keep:12,9': [0, 1], 'keep:9,9': [1, 2], 'keep:3': [3], 'keep:3s': [4], 'keep:': [] },
  keeps: true,
};

test('the answer is the one that keeps exactly these dice', () => {
  expect(matching(tray, new Set([1, 2]))).toEqual(['keep:9,9']);
  expect(matching(tray, new Set())).toEqual(['keep:']);
});

test('a die that looks the same is as good as the one that is meant', () => {
  expect(matching(tray, new Set([0, 2]))).toEqual(['keep:12,9']);
});

test('the same face on a die with other sides is another die', () => {
  expect(matching(tray, new Set([4]))).toEqual(['keep:3s']);
});

test('dice that no answer keeps are no answer, but some could become one', () => {
  expect(matching(tray, new Set([0]))).toEqual([]);
  expect(canGrow(tray, new Set([0]))).toBe(true);
  expect(canGrow(tray, new Set([0, 3]))).toBe(false);
  expect(canGrow(tray, new Set([1, 2]))).toBe(false);
});

test('advice lays its dice out', () => {
  expect(dicePlaces(tray, 'keep:9,9')).toEqual(new Set([1, 2]));
  expect(dicePlaces(tray, 'unknown')).toEqual(new Set());
});
