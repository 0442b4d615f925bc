/** What people read for the id of a rule: catalogue numbers as they are; what settles an open question is a ruling. */
import type { Lang } from './wire';

export function ruleName(id: string, lang: Lang): string {
  if (!id.includes(':')) return id;
  const number = /:ruling_(\d+)$/.exec(id)?.[1];
  return [lang === 'de' ? 'Auslegung' : 'ruling', number].filter(Boolean).join(' ');
}
