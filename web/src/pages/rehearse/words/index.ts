/** The words of the page on which a scene is played many times. */
import { inEveryLanguage } from '$lib/books';
import de, { type ManyWords } from './de';

export type { ManyWords };
export const manyWords = inEveryLanguage('rehearse', de, import.meta.glob<ManyWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
