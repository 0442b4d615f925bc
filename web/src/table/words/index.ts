/** The table's own interface words, one file for each language; everything about the game arrives as finished text. */
import { inEveryLanguage } from '$lib/books';
import de, { type Words } from './de';

export type { Words };
export const words = inEveryLanguage('table', de, import.meta.glob<Words>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
