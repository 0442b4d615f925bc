/** Words for seats that somebody else plays for a while, one file for each language. */
import { inEveryLanguage } from '$lib/books';
import de, { type SeatWords } from './de';

export const seatWords = inEveryLanguage('seats', de, import.meta.glob<SeatWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
