import { expect, test } from 'vitest';
import type { Offer } from '../wire';
import { waysOf } from './ways';

function offer(key: string, cost = ''): Offer {
  return { key, label: key.toUpperCase(), cost, kind: '', subject: '', odds: null, worth: null, worth_text: '' };
}

test('what is suggested stands first, and what is asked right after an answer takes its place', () => {
  const ways = waysOf([offer('pin', '1 AE'), offer('pass')], { pin: [offer('0'), offer('1', '1 AE')] }, 'pass');
  expect(ways.map(({ key, heading, isDefault }) => [key, heading, isDefault])).toEqual([
    ['pass', '', true],
    ['pin', 'PIN, 1\u00a0AE', false],
  ]);
  expect(ways[1]?.parts.map(({ keys }) => keys)).toEqual([
    ['pin', '0'],
    ['pin', '1'],
  ]);
});

test('an answer that nothing follows is one chip with its price', () => {
  const [way] = waysOf([offer('hide', '2 AE')], {}, 'pass');
  expect(way?.parts).toEqual([{ keys: ['hide'], label: 'HIDE', cost: '2 AE' }]);
});
