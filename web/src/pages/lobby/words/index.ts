/** Words for sharing out the figures of a scene, one file for each language. */
import { inEveryLanguage } from '$lib/books';
import de, { type SeatingWords } from './de';

export const seatingWords = inEveryLanguage('seating', de, import.meta.glob<SeatingWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
