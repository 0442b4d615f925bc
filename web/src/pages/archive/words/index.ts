/** Words of the search in the archive. */
import { inEveryLanguage } from '$lib/books';
import de, { type ArchiveWords } from './de';

export const archiveWords = inEveryLanguage('archive', de, import.meta.glob<ArchiveWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
