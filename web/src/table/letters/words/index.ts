/** Words about letters: handouts, notes and whispers. */
import { inEveryLanguage } from '$lib/books';
import de, { type LetterWords } from './de';

export const letterWords = inEveryLanguage('letters', de, import.meta.glob<LetterWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
