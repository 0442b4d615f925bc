/** What people read for the id of a rule: catalogue numbers as they are; what settles an open question is a ruling. */
import type { Lang } from './wire';
import { wordsIn } from './words/index.svelte';

export function ruleName(id: string, lang: Lang): string {
  if (!id.includes(':')) return id;
  const number = /:ruling_(\d+)$/.exec(id)?.[1];
  return [wordsIn(lang).ruling, number].filter(Boolean).join(' ');
}
