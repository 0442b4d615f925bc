/** Words of the result page and of what comes after a game. */
import { inEveryLanguage } from '$lib/books';
import de, { type ResultWords } from './de';

export const resultWords = inEveryLanguage('result', de, import.meta.glob<ResultWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
