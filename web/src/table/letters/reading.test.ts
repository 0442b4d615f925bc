import { expect, test } from 'vitest';
import type { Line, TableView } from '$lib/wire';
import { unreadAfter } from './reading.svelte';

type Letter = NonNullable<Line['letter']>;

function letter(n: number, by: string, place: Letter['place'] = 'seat'): Line {
  const told = { n, i: 0, kind: 'letter', text: '', letter: { place, by, by_name: by, to: '', to_name: '', text: `${n}` } };
  return told as unknown as Line;
}
const table = (role: TableView['me']['role'], seat: string, log: Line[]): Pick<TableView, 'log' | 'me'> => ({
  log,
  me: { role, seat, name: '', answers_for: [] },
});

test('new is what others wrote to me after I last looked', () => {
  const log = [letter(3, 'master'), letter(5, 'heroes'), letter(7, 'master', 'all'), letter(9, 'master', 'television')];
  expect(unreadAfter(table('player', 'heroes', log), 3).map(({ n }) => n)).toEqual([7]);
  expect(unreadAfter(table('master', 'master', log), -1).map(({ n }) => n)).toEqual([5]);
});

test('a spectator has nothing to read away', () => {
  expect(unreadAfter(table('spectator', '', [letter(3, 'master', 'all')]), -1)).toEqual([]);
});
