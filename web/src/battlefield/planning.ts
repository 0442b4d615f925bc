/** An answer that is being pointed out on the map, and the key that it amounts to. */
import type { Choice, Considered, Offer } from '../table/wire';
import { ahead, heading, turned, type Spot } from './geometry';

export type Pointing = Choice['pointing'][number];

/** Where somebody has pointed so far: corners and the end of a way, or one place; and where to look. */
export interface Plan {
  readonly points: readonly Spot[];
  readonly facing: number | null;
}

export const NOTHING: Plan = { points: [], facing: null };
/** So exact is a finger: tenths of a unit. */
const GRAIN = 10;

export function rounded([x, y]: Spot): Spot {
  return [Math.round(x * GRAIN) / GRAIN, Math.round(y * GRAIN) / GRAIN];
}

export function written(place: Spot): string {
  return rounded(place).join(',');
}

/** The key of a plan as the pointing writes it; empty as long as there is nothing to ask. */
export function keyOf(way: Pointing, plan: Plan): string {
  const end = plan.points.at(-1);
  switch (way.form) {
    case 'path':
      return end ? way.before + plan.points.map(written).join(';') : '';
    case 'place':
      return end ? way.before + written(end) : '';
    case 'stance':
      return end ? `${way.before}${written(end)}${plan.facing === null ? '' : `@${plan.facing}`}` : '';
    case 'direction':
      return plan.facing === null ? '' : `${way.before}${plan.facing}`;
  }
}

/** The plan after somebody has pointed at a place; `further` sets another corner instead of moving the end. */
export function pointed(way: Pointing, plan: Plan, from: Spot | null, at: Spot, further = false): Plan {
  const place = rounded(at);
  if (way.form === 'direction') return { points: [], facing: from ? heading(from, place) : null };
  if (way.form !== 'path') return { points: [place], facing: plan.facing };
  return { points: [...(further ? plan.points : plan.points.slice(0, -1)), place], facing: null };
}

/** The plan with its last corner taken away. */
export function shortened(plan: Plan): Plan {
  return { ...plan, points: plan.points.slice(0, -1) };
}

export function turnedBy(plan: Plan, by: number, now: number): Plan {
  return { ...plan, facing: turned(plan.facing ?? now, by) };
}

/** Whether a place answers this question itself, and not only the one after it. */
export function isPlaceAsked(choice: Choice): boolean {
  return choice.pointing.some((way) => !way.after);
}

/** What a plan comes to: in the way that was chosen, or else in the first one that is possible; or why none is. */
export async function firstPossible(
  ways: readonly Pointing[],
  plan: Plan,
  ask: (key: string, after: string) => Promise<Considered | null>,
): Promise<Considered | null> {
  let found: Considered | null = null;
  for (const way of ways) {
    found = await ask(keyOf(way, plan), way.after);
    if (!found?.reason) return found;
  }
  return found;
}

/** Where the cursor of a plan is: at its end, ahead of whoever only turns, or where the piece stands. */
export function cursorOf(way: Pointing, plan: Plan, from: Spot | null, far: number): Spot | null {
  if (way.form === 'direction') return from && plan.facing !== null ? ahead(from, plan.facing, far) : from;
  return plan.points.at(-1) ?? from;
}

/** The places of a key that is written in numbers, without what stands before them; null: it is none. */
export function placesOf(key: string, before = ''): Spot[] | null {
  const found: Spot[] = [];
  for (const part of key.slice(key.startsWith(before) ? before.length : 0).split(';')) {
    const numbers = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:@\d+(?:\.\d+)?)?$/.exec(part);
    if (!numbers) return null;
    found.push([Number(numbers[1]), Number(numbers[2])]);
  }
  return found;
}

/** The answers that are about somebody on the map: their keys name it. */
export function offersFor(choice: Choice | null, id: string): Offer[] {
  return choice ? choice.offers.filter((offer) => offer.key.split(':').includes(id)) : [];
}
