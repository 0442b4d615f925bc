/** Sides by number: each gets one of four colours, in the order in which they stand at the table. */
import type { PlaceView } from './wire';

export function sidesOf(place: Pick<PlaceView, 'cards'> | null | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of place?.cards ?? []) {
    if (card.side && !found.has(card.side)) found.set(card.side, (found.size % 4) + 1);
  }
  return found;
}

export function colour(number: number): string {
  return number ? `var(--side-${number})` : 'var(--muted)';
}
