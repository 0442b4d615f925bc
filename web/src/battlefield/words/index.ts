/** The map's own interface words, one file for each language. */
import { inEveryLanguage } from '$lib/books';
import de, { type MapWords } from './de';

export type { MapWords };
export const mapWords = inEveryLanguage('battlefield', de, import.meta.glob<MapWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
