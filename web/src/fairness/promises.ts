/** What was promised about the dice of a game, followed entry by entry; `engine/journal/promises.py` is its twin. */
import { areShown, type Draw, type Faces } from './faces';
import { arePledges, areTexts, isCount, isObject, isShare, type Code, type Json } from './files';
import { commitment, isHash, isHex, pledgeOf, type Share } from './hashes';

const MASTER = 'master';

/** A throw of the table, to be checked once the seed is open. */
export interface Throw {
  n: number;
  dealing: number;
  shares: ReadonlyMap<string, Share>;
  stream: string;
  number: number;
  draws: readonly Draw[];
}

/** A throw as it lies there, so that it can be told from others. */
interface Lying {
  n: number;
  what: string;
}

export class Promises {
  /** The hash of the seed that holds now. */
  commitment: string;
  /** Of this one, and of all before it. */
  readonly promised: Set<string>;
  /** The dealing that was begun last, and the one whose shares the dice follow from. */
  dealing = 0;
  #inForce = 0;
  /** What was pledged for the dealing that was begun last, and for the next one. */
  pledges: Map<string, string>;
  pending = new Map<string, string>();
  /** The shares that the dice follow from. A new map for every share: throws keep the one they fell under. */
  shares: ReadonlyMap<string, Share> = new Map();
  /** Shares of a later dealing that is not in force yet. */
  #fresh = new Map<string, Share>();
  /** Who made a later dealing void; they do not pledge for this seed again. */
  #barred = new Set<string>();
  awaited: Set<string>;
  typed: Set<string>;
  isOpen = false;

  /** What the table threw under this seed. */
  thrown: Throw[] = [];
  /** The entries of the throws that a seat typed in. */
  readonly typedBy = new Map<string, number[]>();
  /** How many throws a lesson gave. */
  given = 0;
  readonly #isLesson: boolean;
  /** How many throws of the table nobody had contributed to. */
  unshared = 0;
  readonly undoneBy = new Map<string, number>();
  readonly contributors = new Set<string>();
  readonly absentees = new Set<string>();
  /** Pledges that were dealt with: shared, named missing, or void because another seed was promised. */
  readonly settled = new Set<string>();

  readonly #numbers = new Map<string, number>();
  #standing: Lying[] = [];
  /** The throws that a correction has rewound and that may lie there again, in this order, before any new throw. */
  #rewound: Lying[] = [];
  #correctedBy = '';
  #hidesRewound = false;

  constructor(promised: string, pledges: Record<string, string>, typed: readonly string[], isLesson = false) {
    this.#isLesson = isLesson;
    this.commitment = promised;
    this.promised = new Set([promised]);
    this.pledges = new Map(Object.entries(pledges));
    this.awaited = new Set(this.pledges.keys());
    this.typed = new Set(typed);
  }

  /** Follows one more entry; the answer is what is wrong with it, if anything is. */
  take(n: number, kind: string, data: Json): Code | null {
    switch (kind) {
      case 'pledge':
        return this.#pledge(data);
      case 'deal':
        return this.#deal(data);
      case 'share':
        return this.#share(data);
      case 'missing':
        return this.#miss(data);
      case 'new_dice':
        return this.#newDice(data);
      case 'typing':
        return this.#type(data);
      case 'faces':
        return data.by === 'again' ? this.#again(n, data) : data.by === 'given' ? this.#give(n, data) : this.#throw(n, data);
      case 'undo':
        return this.#undo(n, data);
      case 'correction':
      case 'rules_changed':
        return this.#rewind(n, data);
      case 'reveal':
        return this.#reveal(data);
      default:
        return null;
    }
  }

  #pledge({ seat, commitment: pledge }: Json): Code | null {
    if (typeof seat !== 'string' || !isHash(pledge) || !this.#mayPledge(seat)) return 'journal-share';
    this.pending.set(seat, pledge);
    return null;
  }

  /** Who has shared pledges again only to let somebody else in. */
  #mayPledge(seat: string): boolean {
    if (this.#isLesson || this.isOpen || this.pending.has(seat) || this.awaited.has(seat) || this.#barred.has(seat)) return false;
    return !this.shares.has(seat) || [...this.pending.keys()].some((other) => !this.shares.has(other));
  }

  #deal({ dealing, pledges }: Json): Code | null {
    if (dealing !== this.dealing + 1 || this.awaited.size || !arePledges(pledges)) return 'journal-share';
    const closed = Object.entries(pledges);
    if (!closed.every(([seat, pledge]) => this.pending.get(seat) === pledge)) return 'journal-share';
    // Known shares do not protect from a newcomer who knows the seed: all pledge anew, and there is somebody new.
    const isAgreed = [...this.shares.keys()].every((seat) => Object.hasOwn(pledges, seat)) && closed.length > this.shares.size;
    if (!isAgreed) return 'journal-share';
    this.dealing += 1;
    this.#fresh = new Map();
    this.pledges = new Map(closed);
    for (const [seat] of closed) this.pending.delete(seat);
    this.awaited = new Set(this.pledges.keys());
    return null;
  }

  #share({ seat, nonce, text }: Json): Code | null {
    const share = { nonce, text };
    if (typeof seat !== 'string' || !this.#isLate(seat) || !isShare(share)) return 'journal-share';
    const pledge = pledgeOf(seat, share);
    if (this.pledges.get(seat) !== pledge) return 'journal-share';
    this.awaited.delete(seat);
    this.settled.add(pledge);
    if (this.dealing === this.#inForce) {
      this.shares = new Map(this.shares).set(seat, share);
    } else {
      this.#fresh.set(seat, share);
      if (this.awaited.size) return null;
      // A later dealing counts as a whole.
      this.shares = this.#fresh;
      this.#fresh = new Map();
      this.#inForce = this.dealing;
    }
    for (const name of this.shares.keys()) this.contributors.add(name);
    return null;
  }

  #miss({ seats }: Json): Code | null {
    if (!areTexts(seats) || !seats.length || !seats.every((seat) => this.#isLate(seat))) return 'journal-share';
    for (const seat of seats) {
      this.awaited.delete(seat);
      this.absentees.add(seat);
      this.settled.add(this.pledges.get(seat) ?? '');
    }
    if (this.dealing === this.#inForce) return null;
    // A later dealing counts not at all if somebody is missing: the dice stay as they were.
    for (const seat of seats) this.#barred.add(seat);
    for (const pledge of this.pledges.values()) this.settled.add(pledge);
    this.awaited.clear();
    this.#fresh = new Map();
    return null;
  }

  /** As long as the master's share is awaited, nobody else may share or be missing: the master may know the seed. */
  #isLate(seat: string): boolean {
    return this.awaited.has(seat) && (seat === MASTER || !this.awaited.has(MASTER));
  }

  #newDice({ commitment: promised, dealing }: Json): Code | null {
    if (!isHash(promised) || dealing !== this.dealing + 1) return 'journal-share';
    for (const pledge of [...this.pledges.values(), ...this.pending.values()]) this.settled.add(pledge);
    this.commitment = promised;
    this.promised.add(promised);
    this.dealing += 1;
    this.#inForce = this.dealing;
    this.#fresh = new Map();
    this.#barred = new Set();
    this.isOpen = false;
    this.pledges = new Map();
    this.pending = new Map();
    this.shares = new Map();
    this.awaited = new Set();
    this.thrown = [];
    return null;
  }

  #type({ seat, on, by }: Json): Code | null {
    if (typeof seat !== 'string' || by !== MASTER || this.typed.has(seat) === on) return 'journal-typed';
    if (on) this.typed.add(seat);
    else this.typed.delete(seat);
    return null;
  }

  #throw(n: number, { seat, by, stream, number, faces, draws, throw: what }: Json): Code | null {
    const isTyped = typeof seat === 'string' && this.typed.has(seat);
    if (by !== (isTyped ? 'hand' : 'server') || (draws === undefined) !== isTyped) return 'journal-typed';
    if (!isTyped && this.awaited.size) return 'journal-share';
    if (!isTyped && this.isOpen) return 'journal-seed';
    const counter = `${by} ${stream}`;
    const next = (this.#numbers.get(counter) ?? 0) + 1;
    if (typeof stream !== 'string' || number !== next) return 'journal-number';
    this.#numbers.set(counter, next);
    this.#rewound = [];
    if (!areFaces(faces)) return 'journal-dice';
    this.#standing.push({ n, what: told(seat, what, faces) });
    if (isTyped) {
      this.typedBy.set(seat, [...(this.typedBy.get(seat) ?? []), n]);
      return null;
    }
    if (!areDraws(draws) || !areShown(faces, draws, what)) return 'journal-dice';
    if (!this.shares.size) this.unshared += 1;
    this.thrown.push({ n, dealing: this.#inForce, shares: this.shares, stream, number: next, draws });
    return null;
  }

  /** Dice that a lesson gives, which only a game can have that says from its beginning that it is one. */
  #give(n: number, { seat, faces, throw: what, ...rest }: Json): Code | null {
    const isTyped = typeof seat === 'string' && this.typed.has(seat);
    if (!this.#isLesson || isTyped || 'stream' in rest || 'number' in rest || 'draws' in rest) return 'journal-typed';
    if (!areFaces(faces)) return 'journal-dice';
    this.#rewound = [];
    this.given += 1;
    this.#standing.push({ n, what: told(seat, what, faces) });
    return null;
  }

  /** Dice that stayed after a correction are those that lay there before. */
  #again(n: number, { seat, faces, throw: what, ...rest }: Json): Code | null {
    if ('stream' in rest || 'number' in rest || 'draws' in rest || !areFaces(faces)) return 'journal-dice';
    const again = told(seat, what, faces);
    const found = this.#rewound.findIndex((one) => one.what === again);
    if (found < 0 || (found > 0 && !this.#hidesRewound)) return 'journal-dice';
    if (this.#hidesRewound) {
      const before = this.#rewound[found];
      this.#standing = this.#standing.filter((one) => one !== before);
    } else {
      this.#count(this.#correctedBy, -1);
    }
    this.#rewound = this.#rewound.slice(found + 1);
    this.#standing.push({ n, what: again });
    return null;
  }

  #undo(n: number, { to, by }: Json): Code | null {
    if (!isCount(to) || to >= n || typeof by !== 'string') return 'journal-chain';
    this.#rewound = [];
    this.#count(by, this.#standing.filter((one) => one.n > to).length);
    this.#standing = this.#standing.filter((one) => one.n <= to);
    return null;
  }

  /** A correction goes back to where the step began. Of a secret one others do not learn how far that is. */
  #rewind(n: number, { rewinds, by }: Json): Code | null {
    this.#hidesRewound = rewinds === undefined;
    if (!this.#hidesRewound && (!isCount(rewinds) || rewinds >= n)) return 'journal-chain';
    this.#correctedBy = typeof by === 'string' ? by : '';
    if (this.#hidesRewound) {
      this.#rewound = [...this.#standing];
      return null;
    }
    const to = rewinds as number;
    this.#rewound = this.#standing.filter((one) => one.n > to);
    this.#standing = this.#standing.filter((one) => one.n <= to);
    this.#count(this.#correctedBy, this.#rewound.length);
    return null;
  }

  #reveal({ seed }: Json): Code | null {
    if (!isHex(seed) || commitment(seed) !== this.commitment || this.isOpen) return 'journal-seed';
    this.isOpen = true;
    return null;
  }

  #count(by: string, throws: number): void {
    if (by && throws) this.undoneBy.set(by, (this.undoneBy.get(by) ?? 0) + throws);
  }
}

/** A throw in one spelling: who threw what, and what lay there. */
function told(seat: unknown, what: unknown, faces: Faces): string {
  return spelled([seat, what, faces]);
}

/** One spelling for equal data, whatever the order of their names. */
export function spelled(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

function areFaces(value: unknown): value is Faces {
  return Array.isArray(value) && value.every((chain) => Array.isArray(chain) && chain.every(Number.isSafeInteger));
}

function areDraws(value: unknown): value is Draw[] {
  const isDraw = (one: unknown): boolean =>
    Array.isArray(one) && one.length === 2 && isCount(one[0]) && isCount(one[1]) && one[1] < one[0];
  return Array.isArray(value) && value.every(isDraw);
}
