/** Whether a game is what it says it is: recomputed from a player's export, with nobody's help. */
import { areDrawn, FairDice } from './faces';
import {
  arePledges,
  areTexts,
  Found,
  isObject,
  parsed,
  type Code,
  type Finding,
  type Json,
  type Leaf,
  type Receipt,
  type View,
} from './files';
import { entryHash, hashOf, isHash, keyOf, leafHash, pledgeOf } from './hashes';
import { Promises, spelled, type Throw } from './promises';

/** What a check has found. With `findings`, the numbers say how far it came. */
export interface Verdict {
  findings: Finding[];
  seat: string;
  system: string;
  entries: number;
  throws: number;
  checked: number;
  unchecked: number;
  byHand: number;
  /** Throws whose faces a lesson gave. */
  given: number;
  /** The entries of typed throws, by seat. */
  hands: Map<string, number[]>;
  undone: Map<string, number>;
  shares: string[];
  missing: string[];
  /** Throws of the table that nobody had contributed to. */
  unshared: number;
  dealings: number;
  /** How often another seed had to be promised. */
  renewed: number;
  revealed: boolean;
  /** Throws among the unchecked whose seed was lost. */
  lost: number;
  /** Whether the game is the one that the receipt saw; null if there is no receipt. */
  receipt: boolean | null;
  /** Up to how many entries the receipt saw it. */
  seen: number;
}

interface Header {
  seats: string[];
  commitment: string;
  pledges: Record<string, string>;
  typed: string[];
  system: string;
  lesson: boolean;
}

/** Checks chain, promises and dice, and whether the receipt saw this game. */
export function verify(view: View, receipt: Receipt | null): Verdict {
  const header = headerFrom(view);
  const chain = new Chain(view, header);
  const game = new Followed(header);
  const torn = attempt(() => view.entries.forEach((entry, n) => chain.take(n, entry)));
  const broken = torn ?? attempt(() => chain.told.forEach((told, n) => game.take(n, told)));
  const seen = receipt && attempt(() => compare(receipt, header, chain, broken ? null : game.promises));
  return {
    ...game.verdict(),
    findings: [broken, seen].filter((one) => one !== null),
    seat: view.seat,
    system: header.system,
    entries: view.entries.length,
    receipt: receipt && broken === null && seen === null,
    seen: receipt?.heads.at(-1)?.[0] ?? 0,
  };
}

/** The hash of the game that an export is about; a receipt has the same. */
export function gameOf(view: View): string {
  return hashOf(view.header);
}

function attempt(check: () => void): Finding | null {
  try {
    check();
    return null;
  } catch (found) {
    if (found instanceof Found) return found.finding;
    throw found;
  }
}

function headerFrom(view: View): Header {
  const data = parsed(view.header);
  if (typeof data?.regelwerk === 'number' && data.regelwerk !== 3)
    throw new Found({ code: data.regelwerk > 3 ? 'view-newer' : 'view-old' });
  const { seats, commitment, pledges, typed, system, lesson = false } = data ?? {};
  const isWhole =
    data?.regelwerk === 3 && areTexts(seats) && isHash(commitment) && arePledges(pledges) && areTexts(typed);
  if (!isWhole || typeof system !== 'string' || typeof lesson !== 'boolean' || !['', 'master', ...seats].includes(view.seat))
    throw new Found({ code: 'view-malformed' });
  return { seats, commitment, pledges, typed, system, lesson };
}

/** The chain of hashes: what was disclosed belongs to it, and nothing was left out of it. */
class Chain {
  readonly game: string;
  /** How many entries the file has. */
  readonly entries: number;
  /** The hash of every entry, and what it tells, up to the first that does not fit. */
  readonly hashes: string[] = [];
  readonly told: Told[] = [];
  readonly #leaves: number;
  /** Which leaf is the reader's own; -1 if they only watched. */
  readonly #own: number;
  readonly #isMaster: boolean;

  constructor(view: View, header: Header) {
    this.game = gameOf(view);
    this.entries = view.entries.length;
    this.#leaves = header.seats.length + 2;
    this.#isMaster = view.seat === 'master';
    this.#own = this.#isMaster ? 0 : view.seat ? header.seats.indexOf(view.seat) + 2 : -1;
  }

  take(n: number, { leaves, open, own }: View['entries'][number]): void {
    const torn = new Found({ code: 'journal-chain', entry: n });
    if (leaves.length !== this.#leaves || (own === null) !== this.#own < 0) throw torn;
    if (leafHash(open.salt, open.text) !== leaves[1]) throw torn;
    if (own && leafHash(own.salt, own.text) !== leaves[this.#own]) throw torn;
    const [all, mine] = [toldBy(open), own && toldBy(own)];
    if (!all || (own && !mine) || (mine && !this.#agree(all, mine))) throw torn;
    this.hashes.push(entryHash(this.hashes.at(-1) ?? this.game, n, leaves));
    const { kind, data } = mine?.kind ? mine : all;
    this.told.push({ kind, data, events: [...all.events, ...(mine?.events ?? [])] });
  }

  /** The master sees the whole and what everybody sees of it; to a player an entry is told once. */
  #agree(open: Told, own: Told): boolean {
    if (!open.kind) return true;
    if (open.kind === 'correction' && own.kind === 'correction') return true;
    return this.#isMaster ? open.kind === own.kind && spelled(open.data) === spelled(own.data) : own.kind === '';
  }
}

/** What a leaf tells: what happened (nothing where the reader may not know it), and what people saw of it. */
interface Told {
  kind: string;
  data: Json;
  events: Json[];
}

function toldBy(leaf: Leaf): Told | null {
  const told = parsed(leaf.text);
  const { kind = '', data = {}, events = [] } = told ?? {};
  if (!told || typeof kind !== 'string' || !isObject(data) || !Array.isArray(events) || !events.every(isObject)) return null;
  return { kind, data, events };
}

/** The game as far as it was disclosed: its promises are followed, and its throws checked once their seed is open. */
class Followed {
  readonly promises: Promises;
  #checked = 0;
  #lost = 0;
  #renewed = 0;

  constructor({ commitment, pledges, typed, lesson }: Header) {
    this.promises = new Promises(commitment, pledges, typed, lesson);
  }

  take(n: number, { kind, data, events }: Told): void {
    const { promises } = this;
    if (kind === 'new_dice') {
      this.#renewed += 1;
      if (!promises.isOpen) this.#lost += promises.thrown.length;
    }
    const wrong: Code | null = promises.take(n, kind, data) ?? (areSeen(kind, data, events) ? null : 'journal-dice');
    if (wrong) throw new Found({ code: wrong, entry: n });
    if (kind === 'reveal') this.#check(data.seed as string, promises.thrown);
  }

  #check(seed: string, thrown: readonly Throw[]): void {
    const keys = new Map<number, Uint8Array>();
    for (const { n, dealing, shares, stream, number, draws } of thrown) {
      const key = keys.get(dealing) ?? keyOf(seed, dealing, shares);
      keys.set(dealing, key);
      if (!areDrawn(draws, new FairDice(key, stream, number))) throw new Found({ code: 'journal-dice', entry: n });
      this.#checked += 1;
    }
  }

  verdict(): Omit<Verdict, 'findings' | 'seat' | 'system' | 'entries' | 'receipt' | 'seen'> {
    const { promises } = this;
    const byHand = [...promises.typedBy.values()].flat().length;
    const unchecked = this.#lost + (promises.isOpen ? 0 : promises.thrown.length);
    return {
      throws: this.#checked + unchecked + byHand + promises.given,
      checked: this.#checked,
      unchecked,
      byHand,
      given: promises.given,
      hands: promises.typedBy,
      undone: promises.undoneBy,
      shares: [...promises.contributors],
      missing: [...promises.absentees],
      unshared: promises.unshared,
      dealings: promises.dealing + 1,
      renewed: this.#renewed,
      lost: this.#lost,
      revealed: promises.isOpen,
    };
  }
}

/** Whether people saw the faces that were thrown, and no others: the log is made of events. */
function areSeen(kind: string, data: Json, events: readonly Json[]): boolean {
  const thrown = kind === 'faces' ? spelled([data.faces, data.throw]) : '';
  return events.every(({ event, faces, throw: what }) => event !== 'dice' || spelled([faces, what]) === thrown);
}

/** Whether the receipt saw this game, to its end. `promises` are followed to the end, or null if they were broken. */
function compare(receipt: Receipt, header: Header, chain: Chain, promises: Promises | null): void {
  const found = (code: Code, more: Omit<Finding, 'code'> = {}): Found => new Found({ code, ...more });
  if (receipt.game !== chain.game) throw found('receipt-other-game');
  // Who came after another seed was promised knows only that promise.
  const isPromised = receipt.commitment === header.commitment || !promises || promises.promised.has(receipt.commitment);
  if (!isPromised || spelled(receipt.pledges) !== spelled(header.pledges)) throw found('receipt-promise');
  let seen = 0;
  for (const [entries, hash] of receipt.heads) {
    const here = chain.hashes[entries - 1];
    if (here === undefined) break;
    if (here !== hash) throw found('receipt-differs', { seen });
    seen = entries;
  }
  const last = receipt.heads.at(-1)?.[0] ?? 0;
  if (last > chain.entries) throw found('receipt-cut-short', { seen: last, has: chain.entries });
  if (promises && !isKept(receipt, promises)) throw found('receipt-share');
}

/** Whether the holder's contribution was taken, named as missing, or could not be due yet. */
function isKept({ seat, own }: Receipt, promises: Promises): boolean {
  if (own === null) return true;
  const pledge = pledgeOf(seat, own);
  const isDue = promises.pledges.get(seat) === pledge && promises.awaited.has(seat);
  return promises.settled.has(pledge) || promises.pending.get(seat) === pledge || isDue;
}
