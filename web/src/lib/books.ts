/**
 * Words of the interface by language: those built in, found by the names of their files, and those that somebody has
 * brought to the server. What a language does not say is said in German.
 */
export const FIRST = 'de';
/** Spoken to people who ask for a language that is not here. */
export const ELSEWHERE = 'en';

type Book = Record<string, unknown>;
const brought = new Map<string, Record<string, Book>>();
const builtIn = new Set<string>([FIRST]);

/** The languages that this client speaks by itself. */
export function ownLanguages(): string[] {
  return [FIRST, ...[...builtIn].filter((lang) => lang !== FIRST).sort()];
}

/** Remembers what a script says: the words of each part of the interface. */
export function bring(lang: string, areas: Record<string, Book>): void {
  brought.set(lang, areas);
}

/** A language and what it is a kind of: `pt-BR`, `pt`. */
export function bases(lang: string): string[] {
  const parts = lang.split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
}

/** The words of one part of the interface, by language; `files` are theirs by path. */
export function inEveryLanguage<Words extends object>(area: string, first: Words, files: Record<string, Words>): (lang: string) => Words {
  const own = new Map(Object.entries(files).map(([path, words]) => [path.replace(/^.*\/([^/]+)\.ts$/, '$1'), words]));
  for (const lang of own.keys()) builtIn.add(lang);
  const made = new Map<string, Words>();
  return (lang) => {
    const known = made.get(lang);
    if (known) return known;
    const found = [...new Set([...bases(lang), FIRST])].flatMap((code) => [own.get(code), brought.get(code)?.[area] as Words | undefined]);
    const words = found.reverse().reduce<Words>((under, over) => (over ? laidOver(under, over) : under), first);
    made.set(lang, words);
    return words;
  };
}

/** Words with others in their place, key by key. */
function laidOver<Words extends object>(under: Words, over: Words): Words {
  const entries = Object.entries(under).map(([key, word]) => {
    const other: unknown = (over as Book)[key];
    if (typeof word === 'object' && word !== null && typeof other === 'object' && other !== null) return [key, laidOver(word, other)];
    return [key, typeof other === typeof word ? other : word];
  });
  return Object.fromEntries(entries) as Words;
}
