/** An answer on its way: it stays chosen until the server has spoken, and then says what came of it. */
import type { Choice, Command, Considered, Problem } from './wire';
import type { Sent } from './context';

export interface Asked {
  send(command: Command): Promise<Sent>;
  isOpen(prompt: string): boolean;
  refused(problem: Problem): void;
}

/** Milliseconds that somebody rests on an answer before it is looked at. */
const GLANCE = 180;

export class Answering {
  /** What was picked last, until it is acknowledged. */
  picked = $state.raw<{ prompt: string; key: string } | null>(null);
  wrong = $state.raw<{ prompt: string; problem: Problem } | null>(null);
  /** What there is to say once the question is gone, such as who was quicker. */
  after = $state('');

  /** The question that somebody turned to, if not the first. */
  wanted = $state('');
  /** The figures for which an answer is to hold besides the one that is asked. */
  scope = $state.raw<{ prompt: string; figures: string[] } | null>(null);
  /** Whether the computer decides what a figure of the master's is asked after an answer, in the same action. */
  leavesRest = $state(false);
  /** The question about a figure that the computer may play. */
  mayLeave = '';
  /** What the map shows of an answer that somebody looks at in the list. */
  shapes = $state.raw<Considered['shapes']>([]);

  readonly #asked: Asked;
  #looking: ReturnType<typeof setTimeout> | undefined;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** The question in front: the one that was turned to, otherwise the first that is open. */
  inFront(choices: readonly Choice[]): Choice | undefined {
    return choices.find((choice) => choice.id === this.wanted) ?? choices[0];
  }

  /** Somebody rests on an answer, or (without a key) turns away from it: asks what the map would show. */
  look(prompt: string, key: string | null): void {
    clearTimeout(this.#looking);
    if (key === null) {
      this.shapes = [];
      return;
    }
    const timer = setTimeout(() => {
      void this.#asked.send({ do: 'consider', prompt, key, after: '' }).then((sent) => {
        if (timer === this.#looking) this.shapes = sent.done?.considered?.shapes ?? [];
      });
    }, GLANCE);
    this.#looking = timer;
  }

  keyFor(prompt: string): string | null {
    return this.picked?.prompt === prompt ? this.picked.key : null;
  }

  problemFor(prompt: string): Problem | null {
    return this.wrong?.prompt === prompt ? this.wrong.problem : null;
  }

  scopeOf(prompt: string): string[] {
    return this.scope?.prompt === prompt ? this.scope.figures : [];
  }

  /** One answer for all who are still asked the same in this step. */
  pickForAll(prompt: string, key: string): Promise<void> {
    return this.pick(prompt, key, true);
  }

  /** An answer together with the one to what the same figure is asked next. */
  pickWith(prompt: string, key: string, then: string): Promise<void> {
    return this.pick(prompt, key, false, [then]);
  }

  /** Answers for each figure of a window; for those named last the computer decides. */
  pickWindow(prompt: string, answers: { who: string; keys: string[] }[], computer: string[]): Promise<void> {
    return this.#send(prompt, '', { do: 'window', prompt, answers, computer });
  }

  /** Answers to what one figure is asked in a row. */
  pickRow(prompt: string, keys: string[]): Promise<void> {
    return this.#send(prompt, '', { do: 'row', prompt, keys });
  }

  pick(prompt: string, key: string, everybody = false, then: string[] = []): Promise<void> {
    const figures = this.scopeOf(prompt);
    const computer = this.leavesRest && this.mayLeave === prompt;
    return this.#send(prompt, key, { do: 'answer', prompt, key, figures, everybody, then, alone: false, computer });
  }

  async #send(prompt: string, key: string, command: Command): Promise<void> {
    if (this.picked?.prompt === prompt) return;
    this.picked = { prompt, key };
    this.wrong = null;
    this.after = '';
    this.look(prompt, null);
    const sent = await this.#asked.send(command);
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
