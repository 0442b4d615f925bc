/** What this browser keeps of a game, so that nobody can take it back: receipts, and its own contributions. */
import { MOST_HEADS, receiptFrom, type Receipt } from './files';
import type { Share } from './hashes';

/** What a table may not do: become another game, change what was promised, or lose or change entries. */
export type Alarm = 'game' | 'promise' | 'head';

/** A contribution; `shown` once it has left this browser, because then it cannot be promised a second time. */
export interface Made extends Share {
  shown?: boolean;
}

export interface Kept {
  /** The word that somebody typed for the dice. */
  word: string;
  /** Every contribution that was made here, by its pledge. The newest is the last. */
  own: Record<string, Made>;
  /** Null until the game has begun. */
  receipt: Receipt | null;
  alarm: Alarm | null;
}

/** As much of `localStorage` as is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'regelwerk.dice.';
const keyFor = (table: string, name: string): string => `${PREFIX}${table}.${name}`;

export function load(shelf: Shelf, table: string, name: string): Kept {
  const nothing: Kept = { word: '', own: {}, receipt: null, alarm: null };
  try {
    const text = shelf.getItem(keyFor(table, name));
    return text ? { ...nothing, ...(JSON.parse(text) as Partial<Kept>) } : nothing;
  } catch {
    return nothing;
  }
}

/** Whether it is kept now. Where there is too little room, fewer heads have to do. */
export function save(shelf: Shelf, table: string, name: string, kept: Kept): boolean {
  const { receipt } = kept;
  for (const most of [MOST_HEADS, MOST_HEADS / 10, 2]) {
    const thinner = receipt && { ...receipt, heads: thinned(receipt.heads, most) };
    try {
      shelf.setItem(keyFor(table, name), JSON.stringify({ ...kept, receipt: thinner }));
      return true;
    } catch {
      // The next attempt takes less room.
    }
  }
  return false;
}

/** The receipts of all seats that this browser has had at a table. */
export function keptAt(shelf: Shelf, table: string): Map<string, Kept> {
  const prefix = keyFor(table, '');
  const names = keysOf(shelf).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return new Map(names.map((name) => [name, load(shelf, table, name)]));
}

/** The receipt of a game, if this browser has seen it; that of the same seat first. */
export function receiptOf(shelf: Shelf, game: string, seat: string): Receipt | null {
  const receipts: Receipt[] = [];
  for (const key of keysOf(shelf).filter((one) => one.startsWith(PREFIX))) {
    try {
      const { receipt } = JSON.parse(shelf.getItem(key) ?? '{}') as Partial<Kept>;
      if (receipt?.game === game) receipts.push(receiptFrom({ ...receipt }));
    } catch {
      // What cannot be read is no receipt.
    }
  }
  return receipts.find((one) => one.seat === seat) ?? receipts[0] ?? null;
}

/** Forgets what was kept at a table. */
export function forget(shelf: Shelf, table: string): void {
  for (const key of keysOf(shelf).filter((one) => one.startsWith(keyFor(table, '')))) shelf.removeItem(key);
}

function keysOf(shelf: Shelf): string[] {
  return Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '');
}

/** Every second head left out as often as it takes; the first and the last stay. */
export function thinned(heads: Receipt['heads'], most: number): Receipt['heads'] {
  let left = heads;
  while (left.length > Math.max(2, most)) {
    const last = left.length - 1;
    left = left.filter((_, i) => i % 2 === 0 || i === last);
  }
  return left;
}
