/** Words around the newspaper; what is in it comes from the table. */
import { inEveryLanguage } from '$lib/books';
import de, { type NewsWords } from './de';

export const newsWords = inEveryLanguage('news', de, import.meta.glob<NewsWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
