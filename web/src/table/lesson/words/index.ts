/** The words around a guided scene, at the table and on the start page. */
import { inEveryLanguage } from '$lib/books';
import de, { type LessonWords } from './de';

export type { LessonWords };
export const lessonWords = inEveryLanguage('lesson', de, import.meta.glob<LessonWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
