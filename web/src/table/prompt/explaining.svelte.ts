/** What answers mean, for whoever wants to know: asked for once for each question, never sent along with it. */
import type { Sent } from '../context';
import type { Command, Explained, Explanation } from '../wire';

const STORED = 'regelwerk.explain';

/** Whether all answers are explained at once, in this browser, until somebody says otherwise. */
class Explaining {
  #on = $state(typeof localStorage !== 'undefined' && localStorage.getItem(STORED) === 'on');

  get on(): boolean {
    return this.#on;
  }

  toggle(): void {
    this.#on = !this.#on;
    localStorage.setItem(STORED, this.#on ? 'on' : 'off');
  }
}

export const explaining = new Explaining();

const NOTHING: Explained = { lines: [], answers: {}, words: [] };

/** The explanations of one question. */
export class Explainer {
  readonly #prompt: string;
  readonly #send: (command: Command) => Promise<Sent>;
  #found = $state.raw<Explained>(NOTHING);
  #isAsked = false;

  constructor(prompt: string, send: (command: Command) => Promise<Sent>) {
    this.#prompt = prompt;
    this.#send = send;
  }

  /** Asks the server, once; whoever could not be answered may ask again. */
  async ask(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const sent = await this.#send({ do: 'explain', prompt: this.#prompt });
    if (sent.done?.explained) this.#found = sent.done.explained;
    else this.#isAsked = false;
  }

  /** Which of the explanations an answer has. */
  place(key: string): number | undefined {
    return this.#found.answers[key];
  }

  of(key: string): Explanation | null {
    const place = this.place(key);
    return place === undefined ? null : (this.#found.lines[place] ?? null);
  }

  get words(): Explanation[] {
    return this.#found.words;
  }
}

/** The answers that begin a run of answers with the same explanation: it stands once, above what it is about. */
export function firstOfEach(keys: readonly string[], of: (key: string) => Explanation | null): Set<string> {
  let before: Explanation | null = null;
  const found = new Set<string>();
  for (const key of keys) {
    const one = of(key);
    if (one && one !== before) found.add(key);
    before = one;
  }
  return found;
}
