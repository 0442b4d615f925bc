import { expect, test } from 'vitest';
import type { TableView } from '../wire';
import { groupsOf } from './leading';

function table(cards: { id: string; name: string; seat: string; out?: boolean }[]): Pick<TableView, 'display' | 'me'> {
  const shown = cards.map((card) => ({ out: false, ...card }));
  return { display: { cards: shown }, me: { answers_for: ['master'] } } as unknown as TableView;
}

const scene = table([
  { id: 'rhea', name: 'Rhea', seat: 'rhea' },
  { id: 'wache_1', name: 'Wache 1', seat: 'master' },
  { id: 'wache_2', name: 'Wache 2', seat: 'master' },
  { id: 'wache_3', name: 'Wache 3', seat: 'master', out: true },
  { id: 'leiter', name: 'Leiter', seat: 'master' },
]);

test('one figure, those of its kind, and all whom the master plays and who are still there', () => {
  expect(groupsOf(scene, 'wache_1').map(({ kind, name, figures }) => [kind, name, figures.length])).toEqual([
    ['one', 'Wache 1', 1],
    ['alike', 'Wache', 2],
    ['all', '', 3],
  ]);
  expect(groupsOf(scene, 'leiter').map(({ kind }) => kind)).toEqual(['one', 'all']);
});

test('a question about nobody whom the master plays offers nothing', () => {
  expect(groupsOf(scene, 'rhea')).toEqual([]);
  expect(groupsOf(scene, '')).toEqual([]);
});
