/** Sides by number: each gets one of four colours, and keeps it whoever acts first. */
import type { DisplayView } from './wire';

export function sidesOf(display: Pick<DisplayView, 'cards'> | null | undefined): Map<string, number> {
  const sides = new Set((display?.cards ?? []).map((card) => card.side).filter(Boolean));
  return new Map([...sides].sort().map((side, n) => [side, (n % 4) + 1]));
}

export function colour(number: number): string {
  return number ? `var(--side-${number})` : 'var(--muted)';
}
