import { describe, expect, it } from 'vitest';
import { alike, axis, ceiling, isOrdered, share, type Curve } from '../src/pages/odds/curve';

function curve(bars: [number, number, boolean?][]): Curve {
  const answer = {
    title: '',
    measure: '',
    bars: bars.map(([value, share, ordered = true]) => ({
      value,
      label: String(value),
      share,
      at_least: ordered ? 0 : null,
    })),
    mean: null,
    mean_text: '',
    worth: null,
    worth_text: '',
    sums: [],
    assumed: '',
    exact: true,
    interval_text: '',
    note: '',
    bands: [],
  };
  return { at: 0, name: '', answer };
}

describe('curves over one axis', () => {
  const low = curve([[0, 0.25], [1, 0.5], [2, 0.25]]);
  const high = curve([[2, 0.4], [5, 0.6]]);

  it('share the places that they have in common', () => {
    expect(axis([low, high]).map(({ value }) => value)).toEqual([0, 1, 2, 5]);
  });

  it('know exactly and at least, also where they have no outcome of their own', () => {
    expect(share(low, 1, 'exactly')).toBe(0.5);
    expect(share(low, 5, 'exactly')).toBe(0);
    expect(share(low, 1, 'atLeast')).toBe(0.75);
    expect(share(high, 1, 'atLeast')).toBe(1);
  });

  it('have no order where outcomes are only names', () => {
    expect(isOrdered([low, high])).toBe(true);
    expect(isOrdered([low, curve([[0, 1, false]])])).toBe(false);
  });

  it('end at a round number', () => {
    expect([0.03, 0.12, 0.4, 0.41, 1].map(ceiling)).toEqual([0.05, 0.2, 0.4, 0.5, 1]);
  });
});

describe('curves that measure different things', () => {
  const told = (name: string, measure: string, labels: string[]): Curve => ({
    at: 0,
    name,
    answer: { measure, bars: labels.map((label, value) => ({ value, label, share: 0.5, at_least: null })) } as unknown as Curve['answer'],
  });

  it('do not share an axis', () => {
    const hit = told('hit', 'monitor', ['misses', 'defensive']);
    const damage = told('damage', 'damage', ['0', '1']);
    const again = told('after', 'monitor', ['misses', 'defensive']);
    expect(alike([hit, damage, again])).toEqual([[hit, again], [damage]]);
  });

  it('share none either if a value is called something else', () => {
    const one = told('one', 'effect', ['misses', 'shaken']);
    const other = told('other', 'effect', ['fails', 'succeeds']);
    expect(alike([one, other])).toEqual([[one], [other]]);
  });
});
