/** The words about fair dice: at the table, before it, and on the page that checks a game. */
import { inEveryLanguage } from '$lib/books';
import de, { type FairWords } from './de';

export type { FairWords };
export const fairWords = inEveryLanguage('fairness', de, import.meta.glob<FairWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
