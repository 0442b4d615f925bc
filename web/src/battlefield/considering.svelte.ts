/** Asks the table what an answer would mean: not for every twitch of a finger, and only the last question counts. */
import type { Considered } from '../table/wire';

const PATIENCE = 110;

export class Considering {
  /** The answer to the last question that was answered; it stays while the next one is under way. */
  result = $state.raw<Considered | null>(null);
  /** A question is under way or about to be asked. */
  pending = $state(false);
  /** The last question got no answer. */
  failed = $state(false);
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ask: (key: string) => Promise<Considered | null>;

  constructor(ask: (key: string) => Promise<Considered | null>) {
    this.#ask = ask;
  }

  /** Consider this answer soon, or at once. */
  about(key: string, now = false): void {
    clearTimeout(this.#timer);
    const number = ++this.#number;
    if (!key) {
      this.clear();
      return;
    }
    this.pending = true;
    this.failed = false;
    if (now) void this.#send(key, number);
    else this.#timer = setTimeout(() => void this.#send(key, number), PATIENCE);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#number += 1;
    this.result = null;
    this.pending = false;
    this.failed = false;
  }

  async #send(key: string, number: number): Promise<void> {
    const found = await this.#ask(key).catch(() => null);
    if (number !== this.#number) return;
    this.result = found;
    this.failed = found === null;
    this.pending = false;
  }
}
