/** A table that keeps its promises, in memory; and a dishonest host's workshop, who may change anything and seals it again. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { FairDice } from '../src/fairness/faces';
import type { Json, Receipt, View } from '../src/fairness/files';
import { commitment, entryHash, hashOf, keyOf, leafHash, pledgeOf, type Share } from '../src/fairness/hashes';

const VEIL = bytesToHex(Uint8Array.from({ length: 32 }, (_, i) => 32 + i));
export const SEED = bytesToHex(Uint8Array.from({ length: 32 }, (_, i) => i));
export const HEROES: Share = { nonce: '11'.repeat(32), text: 'drei Raben' };
export const MASTER: Share = { nonce: '22'.repeat(32), text: '' };

export interface Entry {
  kind: string;
  data: Json;
  events: Json[];
  /** The seats that may know of it; null: everybody may. */
  audience: string[] | null;
}

/** JSON with sorted names and without spaces. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

export class Game {
  seed = SEED;
  seats = ['foes', 'heroes'];
  typed: string[] = [];
  pledges: Record<string, string> = { heroes: pledgeOf('heroes', HEROES), master: pledgeOf('master', MASTER) };
  entries: Entry[] = [];
  dealing = 0;
  shares = new Map<string, Share>();
  readonly numbers = new Map<string, number>();
  /** The promise in the header, if it is not that of the seed. */
  promised = '';

  get header(): string {
    const document = leafHash(this.#salt('document'), '{"scenario":"hof"}');
    const { seats, pledges, typed } = this;
    const promised = this.promised || commitment(SEED);
    return canonical({ commitment: promised, document, engine: '1', pledges, regelwerk: 3, rules: '2.2', seats, system: 'phasesix', typed });
  }

  get game(): string {
    return hashOf(this.header);
  }

  add(kind: string, data: Json = {}, events: Json[] = [], audience: string[] | null = null): this {
    this.entries.push({ kind, data, events, audience });
    return this;
  }

  /** Goes back to so many entries, as if no more had happened. */
  cut(entries: number): this {
    this.entries.splice(entries);
    this.numbers.clear();
    for (const { data } of this.entries)
      if (typeof data.number === 'number') this.numbers.set(data.by === 'hand' ? 'hand' : String(data.stream), data.number);
    return this;
  }

  /** Two contributions, the master's first. */
  shared(): this {
    return this.add('start').share('master', MASTER).share('heroes', HEROES);
  }

  share(seat: string, share: Share): this {
    this.shares = new Map(this.shares).set(seat, share);
    return this.add('share', { seat, ...share });
  }

  /** The table throws for a seat, with honest dice. */
  throw(seat: string, dice: number, sides: number, audience: string[] | null = null): this {
    const stream = audience ? '5f0c66e1a7b8d293' : 'open';
    const number = (this.numbers.get(stream) ?? 0) + 1;
    this.numbers.set(stream, number);
    const source = new FairDice(keyOf(this.seed, this.dealing, this.shares), stream, number);
    const draws = Array.from({ length: dice }, () => [sides, source.below(sides)] as const);
    const faces = draws.map(([, drawn]) => [drawn + 1]);
    const what = { added: { dice: draws.map(() => sides), bonus: 0 } };
    return this.#thrown({ seat, by: 'server', throw: what, faces, stream, number, draws }, audience);
  }

  type(seat: string, faces: number[][]): this {
    const number = (this.numbers.get('hand') ?? 0) + 1;
    this.numbers.set('hand', number);
    const what = { added: { dice: faces.map(() => 6), bonus: 0 } };
    return this.#thrown({ seat, by: 'hand', throw: what, faces, stream: 'open', number }, null);
  }

  /** The throw of an earlier entry lies there again. */
  again(n: number, changed: Json = {}): this {
    const { seat, throw: what, faces } = this.entries[n]!.data;
    return this.#thrown({ seat, by: 'again', throw: what, faces, ...changed }, null);
  }

  /** At the agreed point these have pledged for a new dealing. */
  deal(dealing: number, shares: Record<string, Share>): this {
    const pledges = Object.fromEntries(Object.entries(shares).map(([seat, share]) => [seat, pledgeOf(seat, share)]));
    for (const [seat, pledge] of Object.entries(pledges)) this.add('pledge', { seat, commitment: pledge, at: [0, 1] });
    return this.add('deal', { dealing, pledges });
  }

  reveal(): this {
    return this.add('reveal', { seed: this.seed });
  }

  /** Another seed; contributions begin anew. */
  renew(seed: string): this {
    this.seed = seed;
    this.shares = new Map();
    this.dealing += 1;
    return this.add('new_dice', { commitment: commitment(seed), dealing: this.dealing });
  }

  #thrown(data: Json, audience: string[] | null): this {
    return this.add('faces', data, [{ event: 'dice', seat: data.seat, throw: data.throw, faces: data.faces }], audience);
  }

  /** What a seat may take home. */
  view(seat = 'heroes'): View {
    const entries = this.entries.map((entry, n) => {
      const leaves = [['all', whole(entry)], ['open', open(entry)], ...this.seats.map((one) => [`seat:${one}`, part(entry, one)])].map(
        ([name, text]) => ({ salt: this.#salt(`${n}/${name}`), text: text ?? '' }),
      );
      const own = seat === 'master' ? 0 : this.seats.indexOf(seat) + 2;
      return { leaves: leaves.map(({ salt, text }) => leafHash(salt, text)), open: leaves[1]!, own: seat ? leaves[own]! : null };
    });
    return { seat, header: this.header, entries };
  }

  /** The hashes of all entries, as they stand now. */
  get hashes(): string[] {
    let previous = this.game;
    return this.view().entries.map(({ leaves }, n) => (previous = entryHash(previous, n, leaves)));
  }

  /** What the browser at a seat has kept, if it saw these numbers of entries. */
  receipt(seen = this.entries.map((_, n) => n + 1)): Receipt {
    const { game, pledges, hashes } = this;
    const heads = seen.map((n): [number, string] => [n, hashes[n - 1]!]);
    const own = pledges.heroes === pledgeOf('heroes', HEROES) ? HEROES : null;
    return { regelwerk: 'receipt', format: 1, game, table: 't', title: 'Hof', seat: 'heroes', commitment: commitment(SEED), pledges, own, heads };
  }

  #salt(name: string): string {
    return bytesToHex(hmac(sha256, hexToBytes(VEIL), utf8ToBytes(name)).slice(0, 16));
  }
}

/** A view as it is written into a file. */
export function fileOf(view: View): string {
  const leaf = (one: { salt: string; text: string } | null): [string, string] | undefined => (one ? [one.salt, one.text] : undefined);
  const entries = view.entries.map(({ leaves, open: all, own }) => ({ leaves, open: leaf(all), own: leaf(own) }));
  return JSON.stringify({ regelwerk: 'view', format: 1, seat: view.seat, header: view.header, entries });
}

function whole({ kind, data, events }: Entry): string {
  return canonical({ kind, data, ...(events.length ? { events } : {}) });
}

function open(entry: Entry): string {
  if (!entry.audience) return whole(entry);
  return entry.kind === 'correction' ? canonical({ kind: 'correction', data: { by: entry.data.by } }) : '{}';
}

function part(entry: Entry, seat: string): string {
  return entry.audience?.includes(seat) ? whole(entry) : '{}';
}
