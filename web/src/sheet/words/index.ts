/** Words about sheets. */
import { inEveryLanguage } from '$lib/books';
import de, { type SheetWords } from './de';

export const sheetWords = inEveryLanguage('sheet', de, import.meta.glob<SheetWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
