import { describe, expect, it } from 'vitest';
import { requestOf, sizeOf, type Form } from '../src/pages/workshop/describing';
import { band, between, brief, differing, pairs, part, rangeOf, reach, ticks, type Bars, type Field, type Heat, type Lines } from '../src/pages/workshop/drawing';
import type { Wire } from '../src/lib/wire';
import { workshopWords } from '../src/pages/workshop/words';

const heat = (values: (number | null)[][]): Heat => ({
  kind: 'heat', row_title: '', column_title: '', rows: [], columns: [], is_share: false,
  cells: values.map((row) => row.map((value) => (value === null ? null : { value, text: '' }))),
});
const lines = (points: [number, number, number][], target: number | null = null): Lines => ({
  kind: 'lines', x_title: '', y_title: '', is_joined: true, is_share: true, target, bracket: [],
  points: points.map(([value, low, high], at) => ({ at, label: '', value, low, high, text: '' })),
});
const bars = (...values: number[]): Bars => ({
  kind: 'bars', title: '', is_share: true, bars: values.map((value) => ({ label: '', value, low: value, high: value, text: '', sure: true })),
});
const field = (change: Partial<Field>): Field => ({
  path: 'weapons.axe.penetration', name: 'penetration', kind: 'number', value: 2, low: 0, high: 20, is_whole: true, choices: [0, 1, 5], ...change,
});

describe('pictures of studies', () => {
  it('reach from the lowest to the highest number, with intervals and the target', () => {
    expect(rangeOf(heat([[1, null], [3, 2]]))).toEqual({ low: 1, high: 3 });
    const { low, high } = rangeOf(lines([[0.4, 0.01, 0.5]], 0.6));
    expect(low).toBe(0);
    expect(high).toBeCloseTo(0.6295);
    expect(rangeOf(bars(0.2, -0.1))).toEqual({ low: -0.1, high: 0.2 });
  });

  it('share a scale with what lies beside them, if it is of their kind', () => {
    expect(rangeOf(heat([[1, 3]]), heat([[7]]))).toEqual({ low: 1, high: 7 });
    expect(rangeOf(heat([[1, 3]]), bars(9))).toEqual({ low: 1, high: 3 });
  });

  it('have room around a single number, and never leave what a share can be', () => {
    expect(rangeOf(lines([[1, 1, 1]])).high).toBe(1);
    expect(part(5, { low: 5, high: 5 })).toBe(0.5);
    expect(rangeOf(heat([[null]]))).toEqual({ low: 0, high: 1 });
  });

  it('have round numbers at their side', () => {
    expect(ticks({ low: 0, high: 1 })).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks({ low: 1.4, high: 2.6 })).toEqual([1.5, 1.75, 2, 2.25, 2.5]);
    expect(ticks({ low: 3, high: 3 })).toEqual([3]);
  });

  it('go up along one side of a band and back along the other', () => {
    expect(band([[0, 1], [2, 1]], [[0, 5], [2, 5]])).toBe('M0.0 1.0L2.0 1.0L2.0 5.0L0.0 5.0Z');
    expect(band([], [])).toBe('');
  });

  it('write numbers briefly in the language of the page', () => {
    expect(brief(0.574, true, 'de')).toBe('57 %');
    expect(brief(1.514, false, 'de')).toBe('1,51');
    expect(brief(1234.5, false, 'en')).toBe('1,235');
  });
});

describe('what varies', () => {
  it('moves within the bounds of the content, but not into the void', () => {
    expect(reach(field({}))).toEqual({ low: 0, high: 20 });
    expect(reach(field({ high: 1_000_000 }))).toEqual({ low: 0, high: 10 });
    expect(reach(field({ low: null, high: null, value: null }))).toEqual({ low: 0, high: 10 });
  });

  it('takes every value of a range, and none of an empty one', () => {
    expect(between(0, 1, 0.25)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(between(3, 1, 1)).toEqual([]);
    expect(between(0, 1, 0)).toEqual([]);
    expect(between(0, 1e9, 1)).toHaveLength(200);
  });

  it('makes as many variants as there are combinations', () => {
    const two = [{ path: 'a', values: [1, 2] }, { path: 'b', values: [1, 2, 3] }];
    expect(sizeOf('sweep', two)).toBe(6);
    expect(sizeOf('matrix', [])).toBeNull();
  });

  it('is asked with what its subject knows and nothing else', () => {
    const form: Form = {
      kind: 'matrix', subject: 'question', system: 'phasesix', scenario: 'schlaegerei', question: 'attack', tactic: 'light',
      given: { weapon: 'axe', target: 'wolf' }, axes: [{ path: 'given.target', values: ['bear'] }], measure: '', games: 400,
      precision: 2, target: 50, rounds: 9, seed: 0, name: ' Axt ',
    };
    expect(requestOf(form)).toMatchObject({ scenario: '', tactic: '', rounds: 0, precision: 0, given: { weapon: 'axe' }, name: 'Axt' });
    expect(requestOf({ ...form, kind: 'sweep', subject: 'scene' })).toMatchObject({ scenario: 'schlaegerei', question: '', given: {}, precision: 0.02 });
  });
});

describe('a number that is turned', () => {
  const answer = (title: string, mean: number): Wire<'OddsAnswer'> => ({
    title, mean, measure: '', bars: [], mean_text: '', worth: null, worth_text: '', sums: [], assumed: '', exact: true, interval_text: '', note: '', bands: [],
  });
  const names = { before: 'jetzt', after: 'geändert' };

  it('shows the answers that it touches before and after, and leaves out the others', () => {
    const found = { before: [answer('Axt', 1), answer('Faust', 2)], after: [answer('Axt', 3), answer('Faust', 2)] };
    expect(pairs(found, names).map(({ name }) => name)).toEqual(['Axt (jetzt)', 'Axt (geändert)']);
  });

  it('shows all as they are where it touches none', () => {
    const found = { before: [answer('Axt', 1), answer('Faust', 2)], after: [answer('Axt', 1), answer('Faust', 2)] };
    expect(pairs(found, names).map(({ name }) => name)).toEqual(['Axt', 'Faust']);
  });
});

describe('two studies', () => {
  it('are told apart by the facts that differ', () => {
    const fact = (name: string, value: string) => ({ name, value });
    expect(differing([fact('Spiele', '400'), fact('Startwert', '0')], [fact('Spiele', '800'), fact('Startwert', '0'), fact('Taktik', 'leicht')])).toEqual([
      { name: 'Spiele', first: '400', second: '800' },
      { name: 'Taktik', first: '–', second: 'leicht' },
    ]);
  });

  it('are spoken of in both languages', () => {
    expect(Object.keys(workshopWords('en'))).toEqual(Object.keys(workshopWords('de')));
    expect(workshopWords('de').left(20)).toContain('Minute');
    expect(workshopWords('en').left(300)).toBe('about 5 min left');
  });
});
