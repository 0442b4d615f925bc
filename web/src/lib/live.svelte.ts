/** The live connection of one seat: what it knows now, and a way to do something that survives a lost connection. */
import { updated, withEarlier, withOdds } from './merge';
import { problem, TableError } from './problem';
import type { Ask, Command, Done, Lang, Line, Problem, ServerMessage, TableView } from './wire';
import { words } from './words/index.svelte';

/** What passes by itself: a restart, a crowd, a line that fell behind, a database that does not answer just now. */
const PASSING = /^table-(closing|too-slow|too-much|no-store|no-room|moved-on|store-.*)$/;

export type Standing = 'connecting' | 'open' | 'reconnecting' | 'closed';

/** As much of a WebSocket as is used here, so that a test can stand in for the network. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  /** The table, so that a proxy can bring all of its screens to one server. */
  game: string;
  token: string;
  lang: Lang;
  connect?: () => Socket;
  earlier?: (before: number) => Promise<Line[]>;
  /** Is told every table and every change of it. */
  seen?: (table: TableView) => void;
}

interface Pending {
  ask: Ask;
  /** How often it went out; more than once if a connection was lost before the answer came. */
  sent: number;
  settle: (done: Done) => void;
  fail: (error: TableError) => void;
}

const ANSWERED = 'table-already-answered';
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** A connection that stays silent this long after it was opened is given up. */
const PATIENCE = 8_000;
/** So is one on which a command stays unanswered: a phone that changed its network does not notice by itself. */
const OVERDUE = 15_000;
/** After so long out of sight the table is fetched afresh. */
const ASLEEP = 60_000;

export class Live {
  table: TableView | null = $state.raw(null);
  standing: Standing = $state('connecting');
  /** Why the server ended the connection for good, or refused it. */
  closed: Problem | null = $state.raw(null);
  /** What the server said before it went away for a moment; empty if it said nothing, or is back. */
  goodbye: string = $state('');
  /** How many commands have not been acknowledged yet. */
  underWay: number = $state(0);

  readonly #options: LiveOptions;
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #lang: Lang;
  #next = 1;
  /** The version of the table that is shown: each message about it makes the next one. */
  #version = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#lang = options.lang;
    this.#connect();
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#hurry);
      document.addEventListener('visibilitychange', this.#seen);
    }
  }

  /** Sends a command; the promise is kept across lost connections and fails only with the server's reason. */
  command(command: Command): Promise<Done> {
    if (this.closed) return Promise.reject(new TableError(this.closed));
    return new Promise<Done>((settle, fail) => {
      const ask: Ask = { id: this.#next++, command };
      const pending = { ask, sent: 0, settle, fail };
      this.#pending.set(ask.id, pending);
      this.underWay = this.#pending.size;
      if (this.standing === 'open') this.#send(pending);
    });
  }

  /** Fetches lines of the log that lie before those at hand. */
  async readBack(): Promise<void> {
    const view = this.table;
    if (!view || !this.#options.earlier || view.log_from === 0) return;
    const lines = await this.#options.earlier(view.log_from);
    const from = lines.reduce((least, line) => Math.min(least, line.n), view.log_from);
    if (this.table) this.table = withEarlier(this.table, lines, lines.length ? from : 0);
  }

  /** Everything is told again, in another language. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    if (this.standing !== 'closed') this.#again();
  }

  close(): void {
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#hurry);
      document.removeEventListener('visibilitychange', this.#seen);
    }
    this.#end(problem('left', ''));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = (this.#options.connect ?? (() => dial(this.#options.game)))();
    this.#socket = socket;
    this.#timer = setTimeout(() => socket === this.#socket && this.#again(), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify({ token: this.#options.token, lang: this.#lang }));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        clearTimeout(this.#timer);
        this.#version = message.version;
        this.table = message.table;
        this.standing = 'open';
        this.goodbye = '';
        this.#pause = FIRST_PAUSE;
        for (const pending of [...this.#pending.values()]) this.#sendAgain(pending);
        this.#options.seen?.(message.table);
        break;
      case 'update':
        if (!this.table || !this.#isNext(message.version)) break;
        this.table = updated(this.table, message);
        this.#options.seen?.(this.table);
        break;
      case 'odds':
        if (this.table && this.#isNext(message.version)) this.table = withOdds(this.table, message);
        break;
      case 'reply':
        this.#answered(message.id, message.done ?? null, message.problem ?? null);
        break;
      case 'closed':
        if (PASSING.test(message.problem.code)) this.goodbye = message.problem.text;
        else this.#end(message.problem);
        break;
    }
  }

  /** Whether nothing was missed before this version of the table; otherwise the whole is asked for. */
  #isNext(version: number): boolean {
    if (version !== this.#version + 1) {
      this.#again();
      return false;
    }
    this.#version = version;
    return true;
  }

  #answered(id: number, done: Done | null, why: Problem | null): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#forget(pending);
    if (done) pending.settle(done);
    // Sent twice and answered already: most likely by the first of the two.
    else if (why && pending.sent > 1 && why.code === ANSWERED) pending.settle(this.#maybeDone());
    else pending.fail(new TableError(why ?? problem('unknown', '')));
  }

  #send(pending: Pending): void {
    pending.sent += 1;
    this.#socket?.send(JSON.stringify(pending.ask));
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#again(), OVERDUE);
  }

  /** A connection came back. What would do harm if it were done twice is not repeated once it went out. */
  #sendAgain(pending: Pending): void {
    if (pending.sent === 0 || isRepeatable(pending.ask.command)) {
      this.#send(pending);
    } else {
      this.#forget(pending);
      pending.settle(this.#maybeDone());
    }
  }

  #forget(pending: Pending): void {
    this.#pending.delete(pending.ask.id);
    this.underWay = this.#pending.size;
    if (!this.underWay) clearTimeout(this.#overdue);
  }

  #maybeDone(): Done {
    return { head: this.table?.head ?? 0, considered: null, best: null, hint: null, recap: null, explained: null, note: words().maybeDone };
  }

  #lost(): void {
    if (this.standing === 'closed') return;
    this.#socket = null;
    this.standing = 'reconnecting';
    clearTimeout(this.#timer);
    clearTimeout(this.#overdue);
    // Not everybody at once: a server that comes back should not be greeted by all its tables in the same moment.
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #again(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#overdue);
    old?.close();
    this.standing = this.table ? 'reconnecting' : 'connecting';
    this.#connect();
  }

  readonly #hurry = (): void => {
    if (this.standing === 'reconnecting' && !this.#socket) this.#connect();
  };

  readonly #seen = (): void => {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.standing === 'open' && this.#hiddenAt && Date.now() - this.#hiddenAt > ASLEEP) this.#again();
    else this.#hurry();
  };

  #end(why: Problem): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#overdue);
    this.standing = 'closed';
    this.closed = why;
    for (const pending of this.#pending.values()) pending.fail(new TableError(why));
    this.#pending.clear();
    this.underWay = 0;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** Whether a command may reach the table twice: taking back, correcting and writing would be done twice. */
function isRepeatable(command: Command): boolean {
  return command.do !== 'undo' && command.do !== 'correct' && command.do !== 'letter';
}

function dial(game: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/table/live?table=${encodeURIComponent(game)}`;
  return new WebSocket(address) as unknown as Socket;
}
