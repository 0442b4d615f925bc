import { describe, expect, it } from 'vitest';
import { distance, type Spot } from './geometry';
import { tokensOf, type Standing, type Token } from './tokens';

const at = (id: string, x: number, y: number, radius = 1.25): Standing => ({ id, at: [x, y], radius });

/** How many pixels of the worst pair of tokens lie on each other. */
function worst(tokens: readonly Token[], scale: number): number {
  const all = tokens.flatMap((one, n) => tokens.slice(n + 1).map((other) => one.radius + other.radius - distance(one.at, other.at)));
  return Math.max(...all) * scale;
}

describe('tokens on the map', () => {
  it('stand where their pieces are as long as everybody can be read', () => {
    const melee = [at('a', 40, 40), at('b', 42.5, 40), at('c', 60, 40)];
    for (const token of tokensOf(melee, 10)) {
      expect(token.aside).toBe(false);
      expect(token.at).toEqual(melee.find(({ id }) => id === token.id)?.at);
      expect(token.radius).toBe(1.25);
    }
  });
  it('step aside on a small screen, where bases that touch would cover each other', () => {
    const tokens = tokensOf([at('a', 40, 40), at('b', 42.5, 40), at('c', 60, 40)], 3.4);
    expect(worst(tokens, 3.4)).toBeLessThanOrEqual(0);
    expect(tokens.map(({ aside }) => aside)).toEqual([true, true, false]);
    expect(tokens[0]?.at[1], 'along the line between them').toBe(40);
    expect((tokens[0]?.at[0] ?? 0) + (tokens[1]?.at[0] ?? 0), 'each as far as the other').toBeCloseTo(82.5, 9);
  });
  it('part even if they stand on the very same spot, and a whole crowd does', () => {
    const crowd = Array.from({ length: 6 }, (_, n) => at(`p${n}`, 40 + (n % 2) * 0.5, 40));
    expect(worst(tokensOf(crowd, 3.4), 3.4)).toBeLessThan(1.5);
    const two = tokensOf([at('a', 5, 5), at('b', 5, 5)], 10);
    expect(worst(two, 10)).toBeLessThan(0.01);
  });
  it('let the living stand and move the fallen', () => {
    const tokens = tokensOf([at('fallen', 40, 40), at('living', 41, 40)], 4, (id) => id === 'fallen');
    expect(tokens.map(({ aside }) => aside)).toEqual([true, false]);
    expect(tokens[1]?.at as Spot).toEqual([41, 40]);
  });
});
