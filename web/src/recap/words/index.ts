/** Words of the recap, one file for each language. */
import { inEveryLanguage } from '$lib/books';
import de, { type RecapWords } from './de';

export const recapWords = inEveryLanguage('recap', de, import.meta.glob<RecapWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
