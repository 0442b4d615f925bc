/** Takes part in fair dice for one seat, without a click: pledges, shares, and keeps a receipt of all that the table says. */
import type { Command, TableView } from '$lib/wire';
import { MOST_CHARACTERS, type Receipt } from './files';
import { freshNonce, pledgeOf } from './hashes';
import { keptAt, load, save, type Alarm, type Kept, type Shelf } from './kept';

type Fairness = NonNullable<TableView['fairness']>;
type Send = (command: Command) => Promise<unknown>;

/** The format whose dice can be checked with a receipt. */
const FORMAT = 3;
const MASTER = 'master';

export class Keeper {
  /** What the table did that an honest one does not. */
  alarm: Alarm | null = $state(null);
  /** The word that somebody typed for the dice here. */
  word: string = $state('');

  readonly #table: string;
  readonly #send: Send;
  readonly #shelf: Shelf;
  /** What was kept when this page was opened. What another tab has written since may be newer than what we are told. */
  readonly #before: Map<string, Kept>;
  /** The last head that this page was told. */
  #head: number | null = null;
  #name: string | null = null;
  /** Which dealing it is, and who wants to take part in the next. */
  #situation = '';
  /** Pledges whose command is under way. */
  readonly #underWay = new Set<string>();
  /** Whether the table has taken a pledge from this page. */
  #isTaken = false;
  /** The situation in which the table did not want our pledge. */
  #refused = '';

  constructor(table: string, send: Send, shelf: Shelf = localStorage) {
    this.#table = table;
    this.#send = send;
    this.#shelf = shelf;
    this.#before = keptAt(shelf, table);
  }

  /** The table as it was told just now. */
  see(view: TableView): void {
    const { fairness } = view;
    if (fairness?.format !== FORMAT) return;
    this.#name = nameOf(view.me);
    this.#situation = [fairness.commitment, fairness.dealing, ...Object.keys(fairness.pending)].join(' ');
    const kept = load(this.#shelf, this.#table, this.#name);
    this.word = kept.word;
    if (view.stage !== 'lobby') this.#note(view, fairness, kept);
    if (view.me.role === 'spectator') return;
    if (this.#isWanted(view, fairness)) void this.#pledge();
    else this.#share(fairness);
  }

  /** Takes another word for the dice; in the lobby it replaces the pledge, later it is for the next one. */
  async give(word: string, isLobby: boolean): Promise<void> {
    if (this.#name === null) return;
    const text = wellFormed(word);
    save(this.#shelf, this.#table, this.#name, { ...load(this.#shelf, this.#table, this.#name), word: text });
    this.word = text;
    if (isLobby) await this.#pledge();
  }

  /** What this browser has seen so far; null before the game has begun. */
  get receipt(): Receipt | null {
    return this.#name === null ? null : load(this.#shelf, this.#table, this.#name).receipt;
  }

  /** Writes down what the table says, unless it contradicts what it said before. */
  #note(view: TableView, fairness: Fairness, kept: Kept): void {
    const name = this.#name ?? '';
    const receipt = kept.receipt ?? begun(view, fairness, name);
    const alarm = this.#contradicted(view, fairness, receipt, kept.alarm);
    this.#head = Math.max(view.head, this.#head ?? 0);
    this.alarm = alarm;
    if (alarm) {
      save(this.#shelf, this.#table, name, { ...kept, receipt, alarm });
      return;
    }
    const [last] = receipt.heads.at(-1) ?? [0];
    const heads = view.head > last && view.head_hash ? [...receipt.heads, [view.head, view.head_hash] as [number, string]] : receipt.heads;
    const made = kept.own[pledgedBy(fairness, name)];
    const own = made ? { nonce: made.nonce, text: made.text } : receipt.own;
    save(this.#shelf, this.#table, name, { ...kept, receipt: { ...receipt, title: view.title, names: namesOf(view), own, heads }, alarm });
  }

  #contradicted(view: TableView, fairness: Fairness, receipt: Receipt, before: Alarm | null): Alarm | null {
    if (fairness.game !== receipt.game) return 'game';
    if (!isSame(fairness.opened, receipt.pledges)) return 'promise';
    const known = receipt.heads.find(([entries]) => entries === view.head);
    const kept = this.#before.get(this.#name ?? '')?.receipt;
    const reached = this.#head ?? (kept?.game === receipt.game ? (kept.heads.at(-1)?.[0] ?? 0) : 0);
    if (view.head < reached || (known && known[1] !== view.head_hash)) return 'head';
    // A process that was a moment behind has caught up: what it lost is there again.
    const isThereAgain = before === 'head' && known !== undefined && known === receipt.heads.at(-1);
    return isThereAgain ? null : before;
  }

  /** Whether a pledge of this seat is missing. A seat that the computer plays has nobody who could share. */
  #isWanted(view: TableView, fairness: Fairness): boolean {
    const name = this.#name ?? '';
    // In a guided scene dice are given, and nobody contributes to them.
    if (view.lesson) return false;
    const isPerson = name === MASTER || view.seats.some(({ seat, player }) => seat === name && player === 'person');
    if (!isPerson || view.stage === 'over' || this.#refused === this.#situation) return false;
    const { opened, pledges, pending, shares, awaited } = fairness;
    const has = (seats: object, seat = name): boolean => Object.hasOwn(seats, seat);
    // A page that asks now and then may be told of the table as it was before our pledge.
    if (view.stage === 'lobby') return !has(opened) && !this.#isTaken;
    if (has(pending) || awaited.includes(name)) return false;
    // What was shared is known by now: who lets a newcomer in contributes something fresh, too.
    return has(shares) ? Object.keys(pending).some((other) => !has(shares, other)) : !has(pledges);
  }

  /** Makes a contribution, keeps it, and only then promises it. */
  async #pledge(): Promise<void> {
    const name = this.#name ?? '';
    const kept = load(this.#shelf, this.#table, name);
    let [pledge, made] = Object.entries(kept.own).at(-1) ?? [];
    // One that nobody has seen is as good as a new one, and another tab may be about to promise it.
    if (!pledge || !made || made.shown || made.text !== kept.word) {
      made = { nonce: freshNonce(), text: kept.word };
      pledge = pledgeOf(name, made);
    }
    const isKept = save(this.#shelf, this.#table, name, { ...kept, own: { ...kept.own, [pledge]: made } });
    if (isKept) await this.#deliver(pledge, { do: 'pledge', commitment: pledge });
  }

  /** Shows what was pledged, when it is awaited; the master's comes first. */
  #share({ awaited, pledges }: Fairness): void {
    const name = this.#name ?? '';
    if (!awaited.includes(name) || (name !== MASTER && awaited.includes(MASTER))) return;
    const kept = load(this.#shelf, this.#table, name);
    const pledge = pledges[name] ?? '';
    const made = kept.own[pledge];
    if (!made) return;
    const { nonce, text } = made;
    save(this.#shelf, this.#table, name, { ...kept, own: { ...kept.own, [pledge]: { nonce, text, shown: true } } });
    void this.#deliver(pledge, { do: 'share', nonce, text });
  }

  async #deliver(pledge: string, command: Command): Promise<void> {
    const what = `${command.do} ${pledge}`;
    const situation = this.#situation;
    if (this.#underWay.has(what)) return;
    this.#underWay.add(what);
    try {
      await this.#send(command);
      if (command.do === 'pledge') this.#isTaken = true;
    } catch {
      // The game goes on without. A share is tried again when the table says something new.
      if (command.do === 'pledge') this.#refused = situation;
    } finally {
      this.#underWay.delete(what);
    }
  }
}

/** What a link is called in the journal: its seat, or the master; empty for those who only watch. */
export function nameOf({ role, seat }: TableView['me']): string {
  return role === 'master' ? MASTER : role === 'player' ? seat : '';
}

function begun(view: TableView, { game, commitment, opened }: Fairness, seat: string): Receipt {
  const { game: table, title } = view;
  return { regelwerk: 'receipt', format: 1, game, table, title, seat, commitment, pledges: opened, own: null, heads: [] };
}

function namesOf({ seats }: TableView): Record<string, string> {
  return Object.fromEntries(seats.filter(({ seat }) => seat).map(({ seat, name }) => [seat, name]));
}

/** The pledge by which the table knows a seat now. */
function pledgedBy({ pledges, pending, opened }: Fairness, name: string): string {
  return pending[name] ?? pledges[name] ?? opened[name] ?? '';
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** A word as it can be hashed everywhere alike: whole characters, none that only machines read, and not too many. */
export function wellFormed(word: string): string {
  const readable = word.replace(/\p{C}/gu, ' ').trim();
  return [...readable].slice(0, MOST_CHARACTERS).join('').trim();
}
