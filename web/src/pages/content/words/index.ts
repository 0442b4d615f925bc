/** Words of the page on which people make content without files. */
import { inEveryLanguage } from '$lib/books';
import de, { type ContentWords } from './de';

export const contentWords = inEveryLanguage('content', de, import.meta.glob<ContentWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
