import { describe, expect, it } from 'vitest';
import { fit, halfWay, heading, isBeside, panned, pathLength, showing, toScreen, toTable, turned, viewBox, wedge, zoomed } from './geometry';
import type { Considered } from '../table/wire';
import { firstPossible, isPlaceAsked, cursorOf, keyOf, NOTHING, offersFor, placesOf, pointed, shortened, turnedBy, type Plan, type Pointing } from './planning';

const table = [90, 60] as const;
const size = { width: 952, height: 652 };
const whole = fit(table, size);
const path: Pointing = { form: 'path', before: '', label: '', after: '' };

describe('table and screen', () => {
  it('fits the whole table with its edge', () => {
    expect(whole).toEqual({ x: 45, y: 30.9, scale: 10 });
    expect(viewBox(whole, size)).toBe('-2.6 -1.7 95.2 65.2');
    // Below there is more room than above, for the numbers.
    expect(toScreen(table, whole, size, [0, 0])).toEqual([26, 617]);
  });
  it('leaves a corner to the buttons, where it costs the table least', () => {
    const [wide, high] = [{ width: 952, height: 800 }, { width: 1200, height: 634 }];
    expect([fit(table, wide, 60), fit(table, high, 60)].map(({ scale }) => scale)).toEqual([10, 10]);
    expect([isBeside(table, wide, 60), isBeside(table, high, 60)]).toEqual([false, true]);
    const { scale } = fit(table, size, 60);
    expect(scale).toBeLessThan(10);
    expect(Math.max(size.width - 90 * scale, size.height - 60 * scale) / 2).toBeGreaterThanOrEqual(60);
  });
  it('finds every place again, however far one has zoomed and panned', () => {
    const window = panned(table, zoomed(table, whole, size, 3, [100, 500]), 40, -25);
    for (const place of [[0, 0], [12.5, 33.1], [90, 60]] as const) {
      const [x, y] = toTable(table, window, size, toScreen(table, window, size, place));
      expect(x).toBeCloseTo(place[0], 9);
      expect(y).toBeCloseTo(place[1], 9);
    }
  });
  it('zooms about the pixel under the finger', () => {
    const before = toTable(table, whole, size, [300, 400]);
    const after = toTable(table, zoomed(table, whole, size, 2, [300, 400]), size, [300, 400]);
    expect(after[0]).toBeCloseTo(before[0], 9);
    expect(after[1]).toBeCloseTo(before[1], 9);
  });
  it('never loses the table', () => {
    expect(zoomed(table, whole, size, 1e9, [0, 0]).scale).toBe(120);
    expect(zoomed(table, whole, size, 1e-9, [0, 0]).scale).toBe(8);
    expect(panned(table, whole, 1e6, 0).x).toBe(0);
  });
  it('follows a place that leaves the window', () => {
    const near = { ...whole, scale: 60, x: 10, y: 10 };
    const [x, y] = toScreen(table, showing(table, near, size, [40, 20]), size, [40, 20]);
    expect(x).toBeCloseTo(size.width - 60, 6);
    expect(y).toBeGreaterThan(59);
    expect(showing(table, whole, size, [45, 30])).toBe(whole);
  });
});

describe('ways and directions', () => {
  it('measures a path and finds its middle', () => {
    const way = [[0, 0], [3, 0], [3, 4]] as const;
    expect(pathLength(way)).toBe(7);
    expect(halfWay(way)).toEqual([3, 0.5]);
  });
  it('counts degrees from the east against the clock', () => {
    expect([heading([0, 0], [1, 0]), heading([0, 0], [0, 1]), heading([0, 0], [0, -1])]).toEqual([0, 90, 270]);
    expect(turned(350, 15)).toBe(5);
  });
  it('draws the large part of a disc for a wide view', () => {
    expect(wedge(table, [10, 10], [20, 10], [10, 0], 10)).toBe('M10 50L20 50A10 10 0 1 0 10 60Z');
    expect(wedge(table, [10, 10], [20, 10], [10, 20], 10)).toBe('M10 50L20 50A10 10 0 0 0 10 40Z');
  });
});

describe('planning', () => {
  it('writes a way corner by corner', () => {
    let plan = pointed(path, NOTHING, [0, 0], [12.345, 3]);
    expect(keyOf(path, plan)).toBe('12.3,3');
    plan = pointed(path, plan, [0, 0], [14, 5]);
    expect(keyOf(path, plan), 'the end follows the finger').toBe('14,5');
    plan = pointed(path, plan, [0, 0], [15, 9.96], true);
    expect(keyOf(path, plan)).toBe('14,5;15,10');
    expect(keyOf(path, shortened(plan))).toBe('14,5');
    expect(keyOf(path, NOTHING)).toBe('');
  });
  it('writes a spot for a weapon, a stance and a direction', () => {
    expect(keyOf({ form: 'place', before: 'granate:@', label: '', after: '' }, pointed({ ...path, form: 'place' }, NOTHING, null, [4, 5])))
      .toBe('granate:@4,5');
    const stance: Pointing = { ...path, form: 'stance' };
    const stood = pointed(stance, NOTHING, null, [4, 5]);
    expect(keyOf(stance, stood)).toBe('4,5');
    expect(keyOf(stance, turnedBy(stood, -15, 90))).toBe('4,5@75');
    const turn: Pointing = { ...path, form: 'direction' };
    expect(keyOf(turn, pointed(turn, NOTHING, [10, 10], [10, 20]))).toBe('90');
    expect(cursorOf(turn, { points: [], facing: 0 }, [10, 10], 5)).toEqual([15, 10]);
  });
  it('reads places back, and nothing else', () => {
    expect(placesOf('45.5,30;50,31')).toEqual([[45.5, 30], [50, 31]]);
    expect(placesOf('granate:@4,5', 'granate:@')).toEqual([[4, 5]]);
    expect(placesOf('30,10@90')).toEqual([[30, 10]]);
    expect(placesOf('hinter t1')).toBeNull();
  });
  it('goes in the first way that is possible, and says why if none is', async () => {
    const ways = ['walk', 'run'].map((after): Pointing => ({ ...path, after }));
    const asked: string[] = [];
    const reach = { walk: 5, run: 9 };
    async function ask(key: string, after: string): Promise<Considered | null> {
      asked.push(`${after} ${key}`);
      const most = reach[after as keyof typeof reach];
      return { key, after, reason: Number(key.split(',')[0]) > most ? `nur ${most} m` : '' } as Considered;
    }
    const to = (x: number): Plan => ({ points: [[x, 0]], facing: null });
    expect(await firstPossible(ways, to(4), ask)).toMatchObject({ after: 'walk', reason: '' });
    expect(await firstPossible(ways, to(7), ask)).toMatchObject({ after: 'run', reason: '' });
    expect(await firstPossible(ways, to(12), ask)).toMatchObject({ after: 'run', reason: 'nur 9 m' });
    expect(asked).toEqual(['walk 4,0', 'walk 7,0', 'run 7,0', 'walk 12,0', 'run 12,0']);
    expect(isPlaceAsked({ pointing: ways } as never)).toBe(false);
    expect(isPlaceAsked({ pointing: [path] } as never)).toBe(true);
  });
  it('finds the answers about somebody', () => {
    const choice = { offers: [{ key: 'gewehr:amok' }, { key: 'back' }, { key: 'amok' }, { key: 'gewehr:amokläufer' }] };
    expect(offersFor(choice as never, 'amok').map((offer) => offer.key)).toEqual(['gewehr:amok', 'amok']);
  });
});
