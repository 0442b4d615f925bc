/** What the table says about the device it is shown on. */
import { inEveryLanguage } from '$lib/books';
import de, { type PhoneWords } from './de';

export const phoneWords = inEveryLanguage('phone', de, import.meta.glob<PhoneWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
