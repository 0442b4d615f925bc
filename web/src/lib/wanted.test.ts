import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPause, whileWanted } from './wanted';

let found: string[];
let failed: unknown[];
const isFound = (what: string): void => void found.push(what);
const hasFailed = (why: unknown): void => void failed.push(why);

beforeEach(() => {
  [found, failed] = [[], []];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer that takes its time. */
const later = (ms: number, what: string): Promise<string> => new Promise((done) => setTimeout(() => done(what), ms));

test('what was asked for comes, and so does what went wrong', async () => {
  whileWanted(later(10, 'phasesix'), isFound, hasFailed);
  whileWanted(Promise.reject(new Error('no')), isFound, hasFailed);
  await vi.advanceTimersByTimeAsync(10);
  expect([found, failed]).toEqual([['phasesix'], [new Error('no')]]);
});

test('of two questions the first, which is answered last, is not heard any more', async () => {
  const forget = whileWanted(later(20, 'phasesix'), isFound, hasFailed);
  await vi.advanceTimersByTimeAsync(5);
  forget();
  whileWanted(later(5, 'heldencodex'), isFound, hasFailed);
  await vi.advanceTimersByTimeAsync(30);
  expect(found).toEqual(['heldencodex']);
});

test('nobody hears that a question has failed which they have left', async () => {
  const forget = whileWanted(
    later(10, '').then(() => Promise.reject(new Error('no'))),
    isFound,
    hasFailed,
  );
  forget();
  await vi.advanceTimersByTimeAsync(20);
  expect([found, failed]).toEqual([[], []]);
});

test('whoever types on is asked for once, and gets what they have written last', async () => {
  const asked: string[] = [];
  const ask = (text: string, takes: number): (() => void) =>
    afterPause(
      100,
      () => {
        asked.push(text);
        return later(takes, text);
      },
      isFound,
      hasFailed,
    );
  const first = ask('a', 0);
  await vi.advanceTimersByTimeAsync(50);
  first();
  const second = ask('ab', 500);
  await vi.advanceTimersByTimeAsync(200);
  second();
  ask('abc', 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['ab', 'abc']);
  expect(found).toEqual(['abc']);
});
