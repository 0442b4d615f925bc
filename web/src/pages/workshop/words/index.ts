/** The words of the workshop. */
import { inEveryLanguage } from '$lib/books';
import de, { type WorkshopWords } from './de';

export type { WorkshopWords };
export const workshopWords = inEveryLanguage('workshop', de, import.meta.glob<WorkshopWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
