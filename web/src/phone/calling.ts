/** When somebody is called to the table: once for a turn, and never for a question that follows one's own answer. */
import type { TableView } from '$lib/wire';

/** Milliseconds: who is asked again so soon after answering is still looking. */
export const STILL_LOOKING = 2_500;

/** Whether this person is asked something; before a game begins nobody is. */
export function isAsked(table: Pick<TableView, 'stage' | 'choices' | 'hand' | 'paused'>): boolean {
  return table.stage === 'running' && !table.paused && (table.choices.length > 0 || table.hand !== null);
}

export class Turns {
  #wasAsked = true;
  #since = 0;

  /** Whether to call somebody now. Whoever opens the page sees at once what is asked, and is not called. */
  calls(asked: boolean, isLooking: boolean, now: number): boolean {
    const begins = asked && !this.#wasAsked;
    if (!asked && this.#wasAsked) this.#since = now;
    this.#wasAsked = asked;
    return begins && (!isLooking || now - this.#since > STILL_LOOKING);
  }
}
