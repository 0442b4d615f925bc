/** The words of the scene editor, one file for each language. */
import { inEveryLanguage } from '$lib/books';
import de, { type SceneWords } from './de';

export type { SceneWords };
export const sceneWords = inEveryLanguage('scene', de, import.meta.glob<SceneWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
