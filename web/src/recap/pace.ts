/** How long a stage of a recap is seen: long enough to read it, and to look at what is drawn. */
import type { Stage } from './recap.svelte';

const LOOK = 1400;
const LETTER = 38;
const LONGEST = 9000;

/** In milliseconds. */
export function pace(stage: Pick<Stage, 'lines' | 'title'>): number {
  const letters = stage.title.length + stage.lines.reduce((sum, line) => sum + line.length, 0);
  return Math.min(LONGEST, LOOK + LETTER * letters);
}
