/** Words for answers that hold for several figures, and for standing orders, one file for each language. */
import { inEveryLanguage } from '$lib/books';
import de, { type OrderWords } from './de';

export const orderWords = inEveryLanguage('orders', de, import.meta.glob<OrderWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
