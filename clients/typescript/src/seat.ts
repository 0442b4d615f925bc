/** One seat at a table, by its link. A connection that breaks, or a server that restarts, is no end: it connects again. */
import { updated, withOdds } from '../../../web/src/lib/merge';
import type { Ask, Choice, Command, Done, Problem, ServerMessage, TableView } from '../../../web/src/lib/wire';

/** What passes by itself: a restart, a crowd, a line that fell behind, a database that does not answer just now. */
const PASSING = /^table-(closing|too-slow|too-much|no-store|no-room|moved-on|store-.*)$/;
/** Milliseconds before a lost connection is made anew. */
const PAUSE = 500;
/** What the server says to something that came too fast to be read, and milliseconds until it is sent again. */
const TOO_MUCH = 'table-too-much';
const BREATH = 250;

/** The server has refused something: a stable code and a sentence. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.text}`);
  }
}

interface Pending {
  command: Command;
  settle: (done: Done) => void;
  fail: (error: Error) => void;
}

export class Seat {
  /** All that the seat knows now; null until the table has said it. */
  table: TableView | null = null;
  readonly #address: string;
  readonly #hello: string;
  readonly #pending = new Map<number, Pending>();
  #socket: WebSocket | null = null;
  #version = -1;
  #asked = 0;
  #ended: Error | null = null;
  #isClosed = false;
  #changed: (() => void)[] = [];

  constructor(link: string, lang = 'de') {
    const url = new URL(link);
    const token = /^#\/t\/(.+)$/.exec(url.hash)?.[1];
    if (!token) throw new Error(`a seat's link looks like http://host:8192/#/t/..., not ${link}`);
    this.#address = `${url.protocol.replace('http', 'ws')}//${url.host}/api/table/live`;
    this.#hello = JSON.stringify({ token, lang });
    this.#connect();
  }

  /** The table now, and again after every change, until the game is over or the server ends the connection. */
  async *tables(): AsyncGenerator<TableView> {
    for (let seen: TableView | null = null; ; ) {
      while (this.table === seen && !this.#ended) await new Promise<void>((wake) => this.#changed.push(wake));
      if (this.#ended) throw this.#ended;
      if (!this.table) continue;
      seen = this.table;
      yield seen;
      if (seen.ending) return;
    }
  }

  /** Answers a question. What comes back is stored; throws `Refused`, also if somebody else has answered it. */
  answer(choice: Choice, key: string): Promise<Done> {
    return this.ask({ do: 'answer', prompt: choice.id, key, figures: [], everybody: false, then: [], alone: false, computer: false });
  }

  /** Any other command of the table's API. */
  ask(command: Command): Promise<Done> {
    return new Promise((settle, fail) => {
      this.#pending.set(++this.#asked, { command, settle, fail });
      this.#send(this.#asked);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  #connect(): void {
    const socket = (this.#socket = new WebSocket(this.#address));
    socket.onopen = () => socket.send(this.#hello);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      this.#socket = null;
      this.#version = -1;
      if (!this.#isClosed && !this.#ended) setTimeout(() => this.#connect(), PAUSE);
    };
  }

  #send(id: number): void {
    const pending = this.#pending.get(id);
    if (pending && this.#version >= 0) this.#socket?.send(JSON.stringify({ id, command: pending.command } satisfies Ask));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.table = message.table;
      this.#version = message.version;
      // What was cut off before it was answered goes out again: if it was stored, it is refused as answered already.
      for (const id of this.#pending.keys()) this.#send(id);
    } else if (message.type === 'update' || message.type === 'odds') {
      if (!this.table || message.version !== this.#version + 1) return this.#socket?.close();
      this.#version = message.version;
      this.table = message.type === 'update' ? updated(this.table, message) : withOdds(this.table, message);
    } else if (message.type === 'reply' && message.problem?.code === TOO_MUCH) {
      setTimeout(() => [...this.#pending.keys()].forEach((id) => this.#send(id)), BREATH);
    } else if (message.type === 'reply') {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.problem) pending?.fail(new Refused(message.problem));
      else if (message.done) pending?.settle(message.done);
    } else if (message.type === 'closed' && !PASSING.test(message.problem.code)) {
      this.#ended = new Refused(message.problem);
      for (const { fail } of this.#pending.values()) fail(this.#ended);
    }
    for (const wake of this.#changed.splice(0)) wake();
  }
}
