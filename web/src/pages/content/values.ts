/** What forms do with plain data: where a field lies, what it begins with, which id a name becomes. */
import type { Wire } from '$lib/wire';
import { FIRST, bases } from '$lib/books';

export type Field = Wire<'FieldView'>;
export type Data = Record<string, unknown>;

/** A problem with the path of its field, as the server writes it: `weapons#2`, `attributes.strength`. */
export type Problem = Wire<'EntryProblem'>;

export const inTable = (path: string, name: string): string => (path ? `${path}.${name}` : name);
export const inList = (path: string, at: number): string => `${path}#${at + 1}`;

/** What stands at exactly this place. */
export const at = (problems: Problem[], path: string): Problem[] => problems.filter(({ field }) => field === path);

/** Whether something is wrong at this place or anywhere inside it. */
export const isWrong = (problems: Problem[], path: string): boolean =>
  problems.some(({ field }) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}#`));

export const isTable = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text in the first language of these that it has. */
export function inLanguage(value: unknown, lang: string): string {
  if (!isTable(value)) return typeof value === 'string' ? value : '';
  const found = [...bases(lang), FIRST].find((code) => typeof value[code] === 'string');
  return found ? String(value[found]) : String(Object.values(value)[0] ?? '');
}

/** A text changed in one language; as long as there is only one, it is a plain text. */
export function withLanguage(value: unknown, lang: string, text: string, alone: boolean): unknown {
  if (!isTable(value)) {
    if (alone) return text || undefined;
    const first = typeof value === 'string' ? value : '';
    return { [FIRST]: first || text, [lang]: text };
  }
  const rest = { ...value, [lang]: text };
  if (!text && lang !== FIRST) delete rest[lang];
  return rest;
}

/** The id of something with this name that nobody else has: small letters, digits, underscores. */
export function idOf(name: string, taken: Iterable<string>): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };
  const plain = name
    .toLowerCase()
    .replace(/[äöüßæø]/g, (sign) => umlauts[sign] ?? sign)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 40);
  return unlike(plain || 'own', taken);
}

/** A word that is not among others: with a number behind it where it must be. */
export function unlike(word: string, taken: Iterable<string>): string {
  const known = new Set(taken);
  let found = word;
  for (let number = 2; known.has(found); number += 1) found = `${word}_${number}`;
  return found;
}

/** What a field begins with when somebody adds it; undefined: it is left out. */
export function fresh(field: Field): unknown {
  if (!field.required && field.name) return undefined;
  switch (field.type) {
    case 'integer':
    case 'number':
      return Math.max(field.least ?? 0, 0);
    case 'choice':
      return field.choices[0]?.value;
    case 'table':
      return freshTable(field.fields);
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () => (field.item ? fresh(field.item) : undefined));
    case 'map':
      return {};
    case 'flag':
      return false;
    case 'text':
      return '';
    default:
      return undefined;
  }
}

export function freshTable(fields: Field[]): Data {
  return Object.fromEntries(fields.map((field) => [field.name, fresh(field)]).filter(([, value]) => value !== undefined));
}

/** A new element of a list: one with an id gets one that the others do not have. */
export function freshElement(list: Field, others: unknown[]): unknown {
  if (!list.item) return undefined;
  const made = fresh(list.item);
  if (!isTable(made) || !list.item.fields.some(({ name, required }) => name === 'id' && required)) return made;
  return { ...made, id: unlike(`${list.name}_${others.length + 1}`, others.map((one) => String(isTable(one) ? one.id : ''))) };
}

/** What may be named of the same entry: keys of a table, or ids of a list. */
export function named(data: Data, tables: string[], lang: string): { id: string; name: string }[] {
  return tables.flatMap((table) => {
    const value = data[table];
    if (isTable(value)) return Object.entries(value).map(([id, one]) => ({ id, name: inLanguage(isTable(one) && 'name' in one ? one.name : one, lang) || id }));
    if (!Array.isArray(value)) return [];
    return value.filter(isTable).map((one) => ({ id: String(one.id ?? one.who ?? ''), name: inLanguage(one.name, lang) || String(one.id ?? one.who ?? '') }));
  });
}

/** What an element of a list is called for people. */
export function titleOf(value: unknown, lang: string, names: (id: string) => string): string {
  if (!isTable(value)) return '';
  const known = value.name ? inLanguage(value.name, lang) : '';
  const who = value.who ?? value.template;
  return known || (typeof who === 'string' ? names(who) : '') || String(value.kind ?? value.do ?? value.id ?? '');
}
