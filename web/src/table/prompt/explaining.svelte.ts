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

/** Milliseconds that a pointer rests on an answer before it explains itself. */
const DWELL = 350;

/** An answer that the focus or the pointer rests on, or that a finger holds: it explains itself below its list. */
export class Telling {
  /** The answer that somebody turned to. */
  looked = $state('');
  readonly #explainer: () => Explainer | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(explainer: () => Explainer | null) {
    this.#explainer = explainer;
    $effect(() => () => clearTimeout(this.#timer));
  }

  get told(): Explanation | null {
    return this.#explainer()?.of(this.looked) ?? null;
  }

  turn(event: Event): void {
    clearTimeout(this.#timer);
    const explainer = this.#explainer();
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset.key;
    if (!explainer || !key || this.looked === key) return;
    if (event.type === 'contextmenu') event.preventDefault();
    const wait = event.type === 'pointerover' ? DWELL : 0;
    this.#timer = setTimeout(() => {
      this.looked = key;
      void explainer.ask();
    }, wait);
  }

  /** Whoever goes elsewhere takes the explanation along; the link to its rule is still here. */
  leave(event: FocusEvent | PointerEvent): void {
    clearTimeout(this.#timer);
    const list = event.currentTarget as HTMLElement;
    const to = event.type === 'focusout' ? event.relatedTarget : document.activeElement;
    if (!(to instanceof Node && list.contains(to))) this.looked = '';
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
