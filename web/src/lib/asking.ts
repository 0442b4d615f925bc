/** Questions about odds, and how they are written into an address so that they can be sent to somebody. */
import type { Option, Value } from './settling';
import type { Wire } from './wire';

/** A question as it was typed. The system `throw` stands for any throw in notation, whoever's dice it is. */
export interface Asked {
  system: string;
  question: string;
  given: Record<string, string>;
}

export const ANY_THROW = 'throw';
/** Several answers of a comparison follow the first under this name, each as an address of its own. */
const ALSO = 'also';
export const MOST = 6;
/** Questions of rules that are settled otherwise stand among what is given, under their name behind this. */
export const RULE = 'rule.';

/** All questions of an address, the first and those laid beside it. */
export function questionsOf(system: string, question: string, given: URLSearchParams): Asked[] {
  const first = asked(system, question, given);
  const others = given.getAll(ALSO).map((text) => {
    const [path = '', search = ''] = text.split(/\?(.*)/s);
    const [where = '', what = ''] = path.split('/').map(decodeURIComponent);
    return asked(where, what, new URLSearchParams(search));
  });
  return [first, ...others].filter(isWhole).slice(0, MOST);
}

/** The address parts of a comparison; `questionsOf` reads them back. */
export function addressOf(questions: Asked[]): { system: string; question: string; given: URLSearchParams } {
  const [first, ...others] = questions;
  const given = new URLSearchParams(Object.entries(first?.given ?? {}));
  for (const other of others) given.append(ALSO, written(other));
  return { system: first?.system ?? '', question: first?.question ?? '', given };
}

export function written(one: Asked): string {
  const search = new URLSearchParams(one.given).toString();
  return [one.system, one.question].filter(Boolean).map(encodeURIComponent).join('/') + (search && `?${search}`);
}

/** What the server is asked: lists where a parameter takes several, nothing where nothing was typed. */
export function body(one: Asked, parameters: Wire<'ParameterInfo'>[], rules: Option[] = []): Wire<'OddsRequest'> {
  const given: Record<string, string | string[]> = {};
  for (const parameter of parameters) {
    const text = one.given[parameter.name]?.trim();
    if (!text) continue;
    given[parameter.name] = parameter.many ? text.split(',').map((part) => part.trim()).filter(Boolean) : text;
  }
  return { given, options: settledIn(one, rules), content: [] };
}

/** How a question settles the rules: an address holds only text, the option knows which value is meant. */
function settledIn(one: Asked, rules: Option[]): Record<string, Value> {
  const settled: Record<string, Value> = {};
  for (const [name, text] of Object.entries(one.given)) {
    if (!name.startsWith(RULE)) continue;
    const option = rules.find((rule) => RULE + rule.name === name);
    const known = option?.values.find(({ value }) => String(value) === text)?.value;
    settled[name.slice(RULE.length)] = known ?? (typeof option?.default === 'number' ? Number(text) : text);
  }
  return settled;
}

export function settlesRules(one: Asked): boolean {
  return Object.keys(one.given).some((name) => name.startsWith(RULE));
}

/** The words for what a question was given: those of its parameters and of the open questions of the rules. */
export interface Glossary {
  parameters: Wire<'ParameterInfo'>[];
  rules: Option[];
}
const NO_WORDS: Glossary = { parameters: [], rules: [] };

/** A question in a few words. */
export function brief(one: Asked, words: Glossary = NO_WORDS): string {
  if (one.system === ANY_THROW) return one.given.notation ?? '';
  return told(Object.entries(one.given), words) || one.question;
}

/** What tells a question from those it lies beside; nothing if it says no more than they do. */
export function difference(one: Asked, all: Asked[], words: Glossary = NO_WORDS): string {
  const alike = (name: string, value: string): boolean => all.every((other) => other.given[name] === value);
  return told(Object.entries(one.given).filter(([name, value]) => !alike(name, value)), words);
}

function told(given: [string, string][], words: Glossary): string {
  return given.map(([name, value]) => (name.startsWith(RULE) ? settling(name, value, words) : giving(name, value, words))).join(', ');
}

/** What is chosen speaks for itself; a number needs to be told of what. */
function giving(name: string, value: string, { parameters }: Glossary): string {
  const parameter = parameters.find((one) => one.name === name);
  const asked = (parameter?.help ?? name).split(/[;:(]/, 1)[0]?.trim() ?? name;
  if (value === 'true') return asked;
  const chosen = value.split(',').map((part) => parameter?.choices.find((one) => one.value === part.trim())?.text);
  return chosen.every((text) => text && Number.isNaN(Number(text))) ? chosen.join(' / ') : `${asked} ${value}`;
}

function settling(name: string, value: string, { rules }: Glossary): string {
  const bare = name.slice(RULE.length);
  const text = rules.find((one) => one.name === bare)?.values.find((one) => String(one.value) === value)?.text;
  return text?.replace(/\.$/, '') ?? (value === 'true' ? bare : `${bare} ${value}`);
}

function asked(system: string, question: string, given: URLSearchParams): Asked {
  const named = [...given].filter(([name, value]) => name !== ALSO && value !== '');
  return { system, question, given: Object.fromEntries(named) };
}

function isWhole(one: Asked): boolean {
  return one.system === ANY_THROW ? !!one.given.notation : !!one.system && !!one.question;
}
