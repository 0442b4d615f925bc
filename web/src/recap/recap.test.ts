import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shot } from './drawing';
import { pace } from './pace';
import { Recap, type RecapView, type Stage } from './recap.svelte';

function stage(n: number, text = 'Wolf rennt.'): Stage {
  return { n, title: '', lines: [text], more: 0, about: [], ties: [], moves: [], drifts: [], counts: [], places: {} };
}
function told(...stages: Stage[]): RecapView {
  return { since: 1, until: 20, stages };
}
const note = (n: number, kind = 'note') => ({ n, kind });

interface Set {
  recap: Recap;
  asks: () => number;
}
function recapOf(view: () => RecapView | null, wanted = true, still = false): Set {
  let asks = 0;
  const ask = (): Promise<RecapView | null> => {
    asks += 1;
    return Promise.resolve(view());
  };
  return { recap: new Recap({ ask, isWanted: () => wanted, isStill: () => still }), asks: () => asks };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a question after others did something begins a recap that runs at a readable pace', async () => {
  const { recap } = recapOf(() => told(stage(5), stage(9)));
  recap.asked('12.0', [note(11)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(recap.stage?.n).toBe(5);
  await vi.advanceTimersByTimeAsync(pace(stage(5)) - 1);
  expect(recap.stage?.n).toBe(5);
  await vi.advanceTimersByTimeAsync(1);
  expect(recap.stage?.n).toBe(9);
  expect(recap.isRunning).toBe(true);
  await vi.advanceTimersByTimeAsync(pace(stage(9)));
  expect([recap.isRunning, recap.isOver, recap.isOpen]).toEqual([false, true, true]);
});

test('it is skipped, repeated and closed, and an answer ends it', async () => {
  const { recap, asks } = recapOf(() => told(stage(5), stage(9), stage(12)));
  recap.asked('12.0', [note(11)]);
  await vi.advanceTimersByTimeAsync(0);
  recap.toggle();
  expect([recap.stage?.n, recap.isRunning]).toEqual([12, false]);
  recap.toggle();
  expect([recap.stage?.n, recap.isRunning]).toEqual([5, true]);
  recap.decided(14);
  expect(recap.stage).toBeNull();
  recap.again();
  expect(recap.stage?.n).toBe(5);
  expect(asks()).toBe(1);
});

test('nothing is asked for if it is off, or if only oneself did something', async () => {
  const off = recapOf(() => told(stage(5)), false);
  off.recap.asked('12.0', [note(11)]);
  expect(off.asks()).toBe(0);
  const own = recapOf(() => told(stage(5)));
  own.recap.decided(12);
  own.recap.asked('12.0', [note(11)]);
  expect(own.asks()).toBe(0);
  own.recap.asked('15.0', [note(11), note(14)]);
  expect(own.asks()).toBe(1);
});

test('where nothing may move it stands still and is looked at stage by stage', async () => {
  const { recap } = recapOf(() => told(stage(5), stage(9)), true, true);
  recap.asked('12.0', [note(11)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([recap.at, recap.isRunning, recap.isOpen]).toEqual([0, false, true]);
  recap.show(7);
  expect(recap.stage?.n).toBe(9);
});

test('what was corrected or taken back meanwhile is told anew, or no longer', async () => {
  let view: RecapView | null = told(stage(5));
  const { recap, asks } = recapOf(() => view);
  recap.asked('12.0', [note(11)]);
  await vi.advanceTimersByTimeAsync(0);
  recap.rewritten([note(11), note(20, 'undo')]);
  expect(asks()).toBe(1);
  view = { ...told(stage(7)), until: 22 };
  recap.rewritten([note(11), note(21, 'undo')]);
  await vi.advanceTimersByTimeAsync(0);
  expect([asks(), recap.stage?.n]).toEqual([2, 7]);
  view = { ...told(), until: 25 };
  recap.rewritten([note(24, 'correction')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(recap.isOpen).toBe(false);
});

test('a line goes from edge to edge, in a melee from middle to middle', () => {
  expect(shot([0, 0], [10, 0], 1, 2)).toMatchObject({ from: [1, 0], to: [8, 0] });
  expect(shot([0, 0], [2, 0], 1, 2)).toMatchObject({ from: [0, 0], to: [2, 0] });
});
