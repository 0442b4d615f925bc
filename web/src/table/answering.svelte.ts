/** An answer on its way: it stays chosen until the server has spoken, and then says what came of it. */
import type { Command, Problem } from './wire';
import type { Sent } from './context';

export interface Asked {
  send(command: Command): Promise<Sent>;
  isOpen(prompt: string): boolean;
  refused(problem: Problem): void;
}

export class Answering {
  /** What was picked last, until it is acknowledged. */
  picked = $state.raw<{ prompt: string; key: string } | null>(null);
  wrong = $state.raw<{ prompt: string; problem: Problem } | null>(null);
  /** What there is to say once the question is gone, such as who was quicker. */
  after = $state('');

  readonly #asked: Asked;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  keyFor(prompt: string): string | null {
    return this.picked?.prompt === prompt ? this.picked.key : null;
  }

  problemFor(prompt: string): Problem | null {
    return this.wrong?.prompt === prompt ? this.wrong.problem : null;
  }

  async pick(prompt: string, key: string): Promise<void> {
    if (this.picked?.prompt === prompt) return;
    this.picked = { prompt, key };
    this.wrong = null;
    this.after = '';
    const sent = await this.#asked.send({ do: 'answer', prompt, key });
    if (this.picked?.prompt === prompt) this.picked = null;
    if (sent.done) {
      this.after = sent.done.note;
      return;
    }
    this.#asked.refused(sent.problem);
    if (this.#asked.isOpen(prompt)) this.wrong = { prompt, problem: sent.problem };
    else this.after = sent.problem.text;
  }
}
