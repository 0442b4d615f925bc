/** Dice on the tray: which answer keeps exactly these, and what could still be added. */
import type { Tray, TrayDie } from '../wire';

/** Dice with the same sides and the same face are the same to everybody. */
function signature(dice: readonly TrayDie[], places: Iterable<number>): string {
  const faces: string[] = [];
  for (const place of places) {
    const die = dice[place];
    if (die) faces.push(`${die.sides}:${die.face}`);
  }
  return faces.sort().join(' ');
}

/** The keys of the answers that keep exactly these dice: the very same ones first, then others that look the same. */
export function matching(tray: Tray, kept: ReadonlySet<number>): string[] {
  const wanted = signature(tray.dice, kept);
  const exact: string[] = [];
  const alike: string[] = [];
  for (const [key, places] of Object.entries(tray.choices)) {
    if (signature(tray.dice, places) !== wanted) continue;
    const isExact = places.length === kept.size && places.every((place) => kept.has(place));
    (isExact ? exact : alike).push(key);
  }
  return [...exact, ...alike];
}

/** Whether more dice could make an answer of these. */
export function canGrow(tray: Tray, kept: ReadonlySet<number>): boolean {
  const wanted = count(tray.dice, kept);
  return Object.values(tray.choices).some((places) => {
    if (places.length <= kept.size) return false;
    const there = count(tray.dice, places);
    return [...wanted].every(([die, number]) => (there.get(die) ?? 0) >= number);
  });
}

function count(dice: readonly TrayDie[], places: Iterable<number>): Map<string, number> {
  const found = new Map<string, number>();
  for (const place of places) {
    const die = dice[place];
    if (!die) continue;
    const name = `${die.sides}:${die.face}`;
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

/** The dice of an answer, as places on the tray. */
export function dicePlaces(tray: Tray, key: string): Set<number> {
  return new Set(tray.choices[key] ?? []);
}
