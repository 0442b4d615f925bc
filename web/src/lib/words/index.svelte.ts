import { settings } from '../settings.svelte';
import { inEveryLanguage } from '../books';
import de, { type Words } from './de';

const book = inEveryLanguage('general', de as Words, import.meta.glob<Words>(['./*.ts', '!./index.svelte.ts'], { eager: true, import: 'default' }));

/** The interface's words in the language that is set; reactive where it is read. */
export function words(): Words {
  return book(settings.lang);
}

/** The interface's words in a language. */
export const wordsIn = book;
