import { expect, test } from 'vitest';
import type { Odds, Offer } from '../wire';
import { glimpse, grouped, numbered, searched } from './grouping';

const odds: Odds = { measure: 'Wunden', chance: 0.5, chance_text: '50 %', text: 'verwundet', more: [], mean_text: '', is_good: true, bars: [], assumed: '', also: [] };

function offer(key: string, more: Partial<Offer> = {}): Offer {
  const [kind = ''] = key.split(':');
  return { key, label: key, cost: '', kind, subject: '', odds: null, worth: null, worth_text: '', ...more };
}

test('a short list stays as the server orders it', () => {
  const offers = [offer('b'), offer('a', { odds }), offer('pass')];
  expect(grouped(offers, 'pass').map((group) => group.offers.map((one) => one.key))).toEqual([['b', 'a', 'pass']]);
});

test('a long list has its kinds, its lone answers and its default together', () => {
  const offers = [
    offer('shoot:1', { odds }),
    offer('shoot:2', { odds }),
    ...[1, 2, 3, 4].map((n) => offer(`move:anna:${n}`, { subject: 'move:anna' })),
    ...[1, 2].map((n) => offer(`move:bert:${n}`, { subject: 'move:bert' })),
    offer('aim'),
    offer('hide'),
    offer('pass'),
  ];
  const found = grouped(offers, 'pass');
  expect(found.map((group) => group.offers.length)).toEqual([2, 4, 2, 2, 1]);
  expect(found.map((group) => group.subject)).toEqual(['', 'move:anna', 'move:bert', '', '']);
});

test('odds that arrive move nothing: every number answers as before', () => {
  const bare = [
    offer('gather'),
    offer('plan:a'),
    ...[1, 2, 3, 4, 5, 6].map((n) => offer(`attack:${n}`)),
    ...[1, 2, 3, 4].map((n) => offer(`spy:${n}`)),
    offer('pass'),
  ];
  const weighed = bare.map((one) => (one.kind === 'spy' || one.key === 'gather' ? { ...one, odds } : one));
  const keys = (offers: Offer[]) => grouped(offers, 'pass').map((group) => group.offers.map((one) => one.key));
  expect(keys(weighed)).toEqual(keys(bare));
  expect(numbered(grouped(weighed, 'pass'))).toEqual(numbered(grouped(bare, 'pass')));
});

test('of a very long kind only some are shown at first', () => {
  const offers = [...Array.from({ length: 30 }, (_, n) => offer(`move:${n}`)), offer('pass')];
  expect(grouped(offers, 'pass').map((group) => [group.offers.length, glimpse(group)])).toEqual([
    [30, 6],
    [1, 1],
  ]);
});

test('nothing is lost in grouping', () => {
  const offers = Array.from({ length: 30 }, (_, n) => offer(`k${n % 4}:${n}`));
  const keys = grouped(offers, 'k0:0').flatMap((group) => group.offers.map((one) => one.key));
  expect(keys.toSorted()).toEqual(offers.map((one) => one.key).toSorted());
});

test('words are found wherever they stand, with or without their dots', () => {
  const offers = [offer('a', { label: 'Läuft zum Fluss' }), offer('b', { label: 'Zum Wald laufen' })];
  expect(searched(offers, 'fluss lauft').map((one) => one.key)).toEqual(['a']);
  expect(searched(offers, '')).toHaveLength(2);
});

test('the digits answer the first nine as they stand', () => {
  const groups = grouped(
    Array.from({ length: 12 }, (_, n) => offer(`k${n}`)),
    'k11',
  );
  const numbers = numbered(groups);
  expect(numbers.get('k0')).toBe(1);
  expect(numbers.get('k8')).toBe(9);
  expect(numbers.size).toBe(9);
});
