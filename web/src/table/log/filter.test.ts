import { expect, test } from 'vitest';
import type { Line } from '../wire';
import { chapters, lastThrow, meaningOf, shown } from './filter';

const line = (n: number, more: Partial<Line> = {}): Line => ({
  n,
  i: 0,
  kind: 'note',
  text: `${n}`,
  rule: '',
  seat: '',
  round: null,
  chapter: '',
  dice: null,
  sums: [],
  secret: false,
  undone: false,
  about: [],
  letter: null,
  news: false,
  ...more,
});
const dice = { who: '', throw: '1W6', dice: [], by_hand: false };

test('a throw means what is told after it, unless a round or another throw began', () => {
  const [first, told, second, round] = [
    line(1, { dice }),
    line(2, { text: 'Treffer.' }),
    line(3, { dice }),
    line(4, { round: 2 }),
  ];
  expect(meaningOf([first, told, second, round], first)).toBe('Treffer.');
  expect(meaningOf([first, told, second, round], second)).toBe('');
  expect(meaningOf([first, second], first)).toBe('');
});

test('a filter keeps what a seat did or what concerns somebody', () => {
  const log = [line(1, { seat: 'a' }), line(2, { about: ['hagen'] }), line(3, { seat: 'b', about: ['hagen'] })];
  expect(shown(log, 'seat:a').map((one) => one.n)).toEqual([1]);
  expect(shown(log, 'about:hagen').map((one) => one.n)).toEqual([2, 3]);
  expect(shown(log, '')).toHaveLength(3);
});

test('the news leave out how it came about and what was taken back', () => {
  const log = [line(1, { news: true }), line(2), line(3, { news: true, undone: true })];
  expect(shown(log, 'news').map((one) => one.n)).toEqual([1]);
});

test('rounds stay chapters even if the line that opens one is filtered out', () => {
  const log = [line(1), line(2, { round: 1 }), line(3, { seat: 'a' }), line(4, { round: 2, seat: 'a' })];
  expect(chapters(log, '').map((one) => [one.round, one.lines.length])).toEqual([
    [null, 1],
    [1, 2],
    [2, 1],
  ]);
  expect(chapters(log, 'seat:a').map((one) => [one.round, one.lines.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('the last throw is one that was not taken back', () => {
  const log = [line(1, { dice }), line(2), line(3, { dice, undone: true })];
  expect(lastThrow(log)?.n).toBe(1);
  expect(lastThrow([line(1)])).toBeNull();
  expect(lastThrow([line(0, { dice }), ...Array.from({ length: 9 }, (_, n) => line(n + 1))])).toBeNull();
});
