import { describe, expect, it } from 'vitest';
import { patched, updated } from '../src/lib/merge';
import type { Wire } from '../src/lib/wire';
import { line, table } from './examples';

describe('what has changed in a value', () => {
  const before = { heading: 'Runde 1', cards: [{ id: 'a', parts: [1, 2] }, { id: 'b', parts: [3] }], map: null };

  it('is put where it belongs, and the rest stays the same object', () => {
    const after = patched(before, {
      changed: { heading: 'Runde 2' },
      inside: { cards: { inside: { 1: { inside: { parts: { length: 2, changed: { 1: 4 } } } } } } },
    } as unknown as Wire<'Patch'>);
    expect(after).toEqual({ heading: 'Runde 2', cards: [before.cards[0], { id: 'b', parts: [3, 4] }], map: null });
    expect(after.cards[0]).toBe(before.cards[0]);
    expect(before.cards[1]).toEqual({ id: 'b', parts: [3] });
  });

  it('may be that a list is shorter', () => {
    const shorter = patched(before, { inside: { cards: { length: 1 } } } as unknown as Wire<'Patch'>);
    expect(shorter.cards).toEqual([before.cards[0]]);
    const gone = patched(before, { inside: { cards: { length: 0 } } } as unknown as Wire<'Patch'>);
    expect(gone.cards).toEqual([]);
  });

  it('first gets its length, then its values, then what is inside them', () => {
    const patch = { length: 3, changed: { 1: { n: [] }, 2: { n: [9] } }, inside: { 0: { changed: { n: [7] } } } };
    expect(patched([{ n: [1] }, { n: [2] }], patch as unknown as Wire<'Patch'>)).toEqual([{ n: [7] }, { n: [] }, { n: [9] }]);
  });
});

describe('an update', () => {
  it('changes fields, what is inside them, and the log', () => {
    const view = table({ log: [line(1)], fairness: { throws: 3, worth: 'viel' } as unknown as Wire<'Fairness'> });
    const after = updated(view, {
      type: 'update',
      version: 1,
      head: 9,
      lines: [line(8)],
      struck: [1],
      changed: { paused: true },
      inside: { fairness: { changed: { throws: 4 } } },
    } as unknown as Wire<'Update'>);
    expect(after).toMatchObject({ paused: true, head: 9, fairness: { throws: 4, worth: 'viel' } });
    expect(after.log.map(({ n, undone }) => [n, undone])).toEqual([
      [1, true],
      [8, false],
    ]);
    expect(after.seats).toBe(view.seats);
  });
});
