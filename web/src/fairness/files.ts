/** The two files that a check takes, read from text that anybody may have written. */
import { isHash, isHex, type Share } from './hashes';

export type Json = Record<string, unknown>;

/** What a check can find; `docs/dev/fair-dice.md` lists them, the files' own are below. */
export type Code =
  | 'journal-chain'
  | 'journal-dice'
  | 'journal-number'
  | 'journal-typed'
  | 'journal-share'
  | 'journal-seed'
  | 'receipt-malformed'
  | 'receipt-size'
  | 'receipt-other-game'
  | 'receipt-promise'
  | 'receipt-cut-short'
  | 'receipt-differs'
  | 'receipt-share'
  | 'view-malformed'
  | 'view-size'
  | 'view-journal'
  | 'view-old'
  | 'view-newer';

/** Something that is not as it was promised: where, and how many entries are concerned. */
export interface Finding {
  code: Code;
  /** The entry, counted from 0 as everywhere. */
  entry?: number;
  /** How many entries the receipt saw, or up to how many it agrees. */
  seen?: number;
  /** How many entries the file has. */
  has?: number;
}

/** A file that cannot be checked, or a check that found something. */
export class Found extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

/** What a browser has seen of a game, kept where the host cannot reach it. */
export interface Receipt {
  regelwerk: 'receipt';
  format: 1;
  game: string;
  table: string;
  title: string;
  seat: string;
  commitment: string;
  pledges: Record<string, string>;
  own: Share | null;
  heads: [entries: number, hash: string][];
  /** What people call the seats. */
  names?: Record<string, string>;
}

export interface Leaf {
  salt: string;
  text: string;
}

/** A player's export: the whole chain of hashes, and of every entry what this seat may know. */
export interface View {
  seat: string;
  /** The header as text, as it is hashed. */
  header: string;
  entries: { leaves: string[]; open: Leaf; own: Leaf | null }[];
}

export const RECEIPT_BYTES = 2 ** 20;
export const VIEW_BYTES = 64 * 2 ** 20;
export const MOST_HEADS = 5000;
export const MOST_CHARACTERS = 200;

export type Read = { receipt: Receipt; view?: undefined } | { view: View; receipt?: undefined };

/** Whichever of the two it is. */
export function read(text: string): Read {
  const data = parsed(text);
  if (data?.regelwerk === 'receipt') {
    if (text.length > RECEIPT_BYTES) throw new Found({ code: 'receipt-size' });
    return { receipt: receiptFrom(data) };
  }
  return { view: viewFrom(data, text) };
}

/** What is inside a file that a person gave; too large a one is not even read. */
export async function readFile(file: Blob): Promise<Read> {
  if (file.size > VIEW_BYTES) throw new Found({ code: 'view-size' });
  return read(await file.text());
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isShare(value: unknown): value is Share {
  if (!isObject(value) || !isHash(value.nonce) || typeof value.text !== 'string') return false;
  return [...value.text].length <= MOST_CHARACTERS;
}

export function arePledges(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every(isHash);
}

export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** The object in a text; null if there is none. */
export function parsed(text: string): Json | null {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) ? data : null;
  } catch {
    return null;
  }
}

export function receiptFrom(data: Json): Receipt {
  const { game, commitment, pledges, own = null, heads } = data;
  const isWhole =
    data.format === 1 &&
    isHash(game) &&
    isHash(commitment) &&
    arePledges(pledges) &&
    (own === null || (isShare(own) && typeof data.seat === 'string')) &&
    areHeads(heads);
  if (!isWhole) throw new Found({ code: 'receipt-malformed' });
  const names = isObject(data.names) ? Object.entries(data.names).filter(([, name]) => typeof name === 'string') : [];
  const said = (name: string): string => (typeof data[name] === 'string' ? (data[name] as string) : '');
  return {
    regelwerk: 'receipt',
    format: 1,
    game,
    table: said('table'),
    title: said('title'),
    seat: said('seat'),
    commitment,
    pledges,
    own: own && { nonce: (own as Share).nonce, text: (own as Share).text },
    heads,
    ...(names.length ? { names: Object.fromEntries(names) as Record<string, string> } : {}),
  };
}

function areHeads(value: unknown): value is Receipt['heads'] {
  if (!Array.isArray(value) || value.length > MOST_HEADS) return false;
  let before = 0;
  return value.every((one) => {
    if (!Array.isArray(one) || one.length !== 2 || !isCount(one[0]) || one[0] <= before || !isHash(one[1])) return false;
    before = one[0];
    return true;
  });
}

function viewFrom(data: Json | null, text: string): View {
  if (data?.regelwerk !== 'view') throw new Found({ code: isJournal(text) ? 'view-journal' : 'view-malformed' });
  if (typeof data.format === 'number' && data.format > 1) throw new Found({ code: 'view-newer' });
  const { seat, header, entries } = data;
  if (data.format !== 1 || typeof seat !== 'string' || typeof header !== 'string' || !Array.isArray(entries))
    throw new Found({ code: 'view-malformed' });
  return { seat, header, entries: entries.map(entryFrom) };
}

function entryFrom(data: unknown): View['entries'][number] {
  const open = isObject(data) && leafFrom(data.open);
  const own = isObject(data) && data.own !== undefined && data.own !== null ? leafFrom(data.own) : null;
  if (!isObject(data) || !areTexts(data.leaves) || !data.leaves.every(isHash) || !open || own === false)
    throw new Found({ code: 'view-malformed' });
  return { leaves: data.leaves, open, own };
}

function leafFrom(data: unknown): Leaf | false {
  if (!Array.isArray(data) || data.length !== 2) return false;
  const [salt, text] = data as unknown[];
  return isHex(salt) && typeof text === 'string' && { salt, text };
}

/** The master's file: one JSON object a line, with everybody's secrets. */
function isJournal(text: string): boolean {
  const end = text.indexOf('\n');
  return typeof parsed(end < 0 ? text : text.slice(0, end))?.regelwerk === 'number';
}
