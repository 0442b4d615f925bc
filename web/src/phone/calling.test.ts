import { expect, test } from 'vitest';
import { STILL_LOOKING, Turns } from './calling';

test('a turn calls once, also if several questions follow each other', () => {
  const turns = new Turns();
  expect(turns.calls(false, true, 0)).toBe(false);
  expect(turns.calls(true, true, STILL_LOOKING + 1)).toBe(true);
  expect(turns.calls(true, true, STILL_LOOKING + 2)).toBe(false);
});

test('who has just answered and looks is not called for what comes next', () => {
  const turns = new Turns();
  turns.calls(false, true, 1000);
  expect(turns.calls(true, true, 1500)).toBe(false);
  turns.calls(false, false, 2000);
  expect(turns.calls(true, false, 2100)).toBe(true); // who has turned away is
});

test('whoever opens the page with a question on it is not called', () => {
  expect(new Turns().calls(true, true, 99_999)).toBe(false);
});
