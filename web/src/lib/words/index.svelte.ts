import { settings } from '../settings.svelte';
import type { Lang } from '../wire';
import { de, type Words } from './de';
import { en } from './en';

const books: Record<Lang, Words> = { de, en };

/** The interface's words in the language that is set; reactive where it is read. */
export function words(): Words {
  return books[settings.lang];
}
