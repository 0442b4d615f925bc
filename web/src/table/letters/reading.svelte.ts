/** Which letters have been read on this device. */
import type { Line, TableView } from '$lib/wire';

/** A line of the log that is a letter. */
export type LetterLine = Line & { letter: NonNullable<Line['letter']> };

export const isLetter = (line: Line): line is LetterLine => line.letter !== null;

/** Letters to this person that came after entry `read`: not their own, and not what only the television shows. */
export function unreadAfter(table: Pick<TableView, 'log' | 'me'>, read: number): LetterLine[] {
  const me = table.me.role === 'master' ? 'master' : table.me.seat;
  if (table.me.role === 'spectator') return [];
  return table.log.filter(isLetter).filter(({ n, letter }) => n > read && letter.by !== me && letter.place !== 'television');
}

const known = new Map<string, Reading>();

/** The letters of a seat: everybody on this page means the same ones. */
export function readingOf({ game, me }: Pick<TableView, 'game' | 'me'>): Reading {
  const key = `${game}.${me.role === 'master' ? 'master' : me.seat}`;
  const found = known.get(key) ?? new Reading(key);
  known.set(key, found);
  return found;
}

/** The letters of one game, as far as they were read: kept in this browser, by seat. */
export class Reading {
  readonly #key: string;
  #read: number = $state(-1);

  constructor(seat: string) {
    this.#key = `regelwerk.letters.${seat}`;
    this.#read = Number(localStorage.getItem(this.#key) ?? -1);
  }

  unread(table: TableView): LetterLine[] {
    return unreadAfter(table, this.#read);
  }

  /** Everything up to this entry was read. */
  read(n: number): void {
    if (n <= this.#read) return;
    this.#read = n;
    try {
      localStorage.setItem(this.#key, String(n));
    } catch {
      // No room: next time they are new once more.
    }
  }
}
