/** The words of the operator's page. */
import { inEveryLanguage } from '$lib/books';
import de, { type OperationWords } from './de';

export type { OperationWords };
export const operationWords = inEveryLanguage('operation', de, import.meta.glob<OperationWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
